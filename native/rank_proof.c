/* Both algorithms on every hand there is: the proof that the tables say what the bit logic says. */
#include "rank_tables.h"

typedef struct {
    const RankTables *tables;
    uint64_t *counts;
} Tally;

static void count_hand(const Tally *tally, uint64_t hand)
{
    const RankTables *t = tally->tables;
    uint32_t place = place_of(t, held_of(t, hand));
    bool same = place && t->strengths[place] == strength_of(&t->order, hand);
    tally->counts[same ? place : 0]++;
}

/* Counts every hand of `hand` and `more` of the cards of `left`. */
static void count_with(const Tally *tally, uint64_t hand, uint64_t left, int more)
{
    if (more == 0) {
        count_hand(tally, hand);
        return;
    }
    for (int spare = count_of(left) - more; spare >= 0; spare--) {
        uint64_t card = left & -left;
        left ^= card;
        count_with(tally, hand | card, left, more - 1);
    }
}

void tally_hands(const RankTables *t, int size, int lowest, uint64_t *counts)
{
    Tally tally = {t, counts};
    uint64_t card = 1ull << lowest;
    if (size > 0 && card & t->order.cards)
        count_with(&tally, card, t->order.cards & ~card & -card, size - 1);
}
