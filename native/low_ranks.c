/* The lowest hand: ace-to-five, where straights and flushes do not count, and deuce-to-seven, where they do (FD-A21). A
 * low value is what five cards are worth as a high hand, taken from a bound; with ace-to-five the ranks are first turned
 * so that the ace is the lowest. */
#include "ranks.h"

static const uint32_t BOUND = 1u << 30;

/* The cards with their ranks turned: the ace in the lowest place, and each other one place up. */
static uint64_t ace_lowest(uint64_t cards)
{
    return (cards & ~ACES) << 1 | (cards & ACES) >> (RANKS - 1);
}

/* A card of a rank that is not held yet, in the suit of which `natural` has least, so that it makes no flush; 0 where all
 * four are held. */
static uint64_t free_card(uint64_t cards, uint64_t natural, int rank)
{
    uint64_t best = 0;
    int least = RANKS + 1;
    for (int suit = 0; suit < SUITS; suit++) {
        uint64_t card = 1ull << (16 * suit + rank);
        int many = count_of(ranks_in(natural, suit));
        if (!(cards & card) && many < least) {
            best = card;
            least = many;
        }
    }
    return best;
}

/* The ranks that wild cards may stand for: the lowest ones of the pack that are not held, enough to get out of the way of
 * a straight, and those held, for where each new one would make a straight. */
static int stand_ins(uint32_t pack, uint32_t held, int wild, int *ranks)
{
    int many = 0;
    uint32_t missing = pack & ~held;
    for (; missing && many < wild + 2; missing &= missing - 1)
        ranks[many++] = lowest_of(missing);
    for (; held; held &= held - 1)
        ranks[many++] = lowest_of(held);
    return many;
}

/* The least that `natural` and the cards taken so far are worth with `wild` more, of ranks[from] and those after it. */
static uint32_t least_with(const RankOrder *order, uint64_t natural, uint64_t cards, int wild, const int *ranks, int many)
{
    if (wild == 0)
        return high_value(order, cards, 0);
    uint32_t least = UINT32_MAX;
    for (; many > 0; ranks++, many--) {
        uint64_t card = free_card(cards, natural, *ranks);
        if (!card)
            continue;
        uint32_t value = least_with(order, natural, cards | card, wild - 1, ranks, many);
        least = value < least ? value : least;
    }
    return least;
}

/* What five cards or fewer are worth as a high hand, the wild ones standing for the ranks that make it lowest; for nothing
 * where all cards of the few ranks of a pack are held. */
static uint32_t worth_of(const RankOrder *order, uint64_t natural, int wild)
{
    uint64_t pack = order->cards & EVERY_CARD;
    if (order->ace_plays_low) {
        natural = ace_lowest(natural);
        pack = ace_lowest(pack);
    }
    if (!wild)
        return high_value(order, natural, 0);
    int ranks[2 * RANKS], many = stand_ins(ranks_of(pack), ranks_of(natural), wild, ranks);
    uint32_t least = least_with(order, natural, natural, wild, ranks, many);
    return least == UINT32_MAX ? high_value(order, natural, 0) : least;
}

/* The least worth of `taken` with `more` of the cards of `left`, and `wild` wild cards. */
static uint32_t least_of(const RankOrder *order, uint64_t taken, uint64_t left, int more, int wild)
{
    if (more == 0)
        return worth_of(order, taken, wild);
    uint32_t least = UINT32_MAX;
    for (int spare = count_of(left) - more; spare >= 0; spare--) {
        uint64_t card = left & -left;
        left ^= card;
        uint32_t value = least_of(order, taken | card, left, more - 1, wild);
        least = value < least ? value : least;
    }
    return least;
}

uint32_t low_value(const RankOrder *order, uint64_t natural, int wild)
{
    int many = count_of(natural), size = many + wild < BEST ? many + wild : BEST;
    uint32_t least = UINT32_MAX;
    for (int used = size > many ? size - many : 0; used <= wild && used <= size; used++) {
        uint32_t value = least_of(order, 0, natural, size - used, used);
        least = value < least ? value : least;
    }
    return BOUND - least;
}
