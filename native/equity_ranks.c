/* Boards counted by the ranks that come, not one by one (high hands of up to seven cards, no wild cards).
 *
 * First every mixture of ranks is shown down once, as if there were no flush, with as much weight as there are ways to
 * take its cards from the stub: 6,188 mixtures of five in place of two million boards. Then flushes are put right. Only
 * one suit can make one; so for each suit, each set of cards of it that completes somebody's flush, and each mixture of
 * ranks in the other three suits, the weight is taken from the outcome without flushes and given to the true one. Seven
 * cards with a flush hold neither a full house nor four of a kind, and in every order a flush is above a straight: so
 * the true value is the higher one of the flush and of what the ranks make. */
#include "equity.h"

/* Beside the cards of a flush there are at most two others. */
enum { MOST_OTHERS = 2, MOST_MIXTURES = 91 };

/* The key of ranks without their suits; keys add up. */
typedef uint64_t RankKey;

static const uint64_t NO_SUITS = ~0xFFFFull;

/* A mixture of ranks: its key, and in how many ways its cards can be taken. */
typedef struct {
    RankKey key;
    uint64_t ways;
} Mixture;

typedef struct {
    const Showdown *showdown;
    uint64_t *tally;
    RankKey hands[MOST_SEATS];
    RankKey keys[RANKS];
    int left[RANKS];
} Mixing;

/* What is asked of one suit, and of as many as are alike: the ranks that the stub has of it, what each seat has with the
 * board, how many must come for a flush, and the mixtures of ranks in the other suits by their size. */
typedef struct {
    const Mixing *mixing;
    uint64_t alike;
    uint32_t stub;
    uint32_t own[MOST_SEATS];
    int needed;
    int many[MOST_OTHERS + 1];
    Mixture mixtures[MOST_OTHERS + 1][MOST_MIXTURES];
} Suit;

static uint64_t ways_to_take(int size, int from)
{
    static const uint8_t table[5][5] = {{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}};
    return table[from][size];
}

/* How many cards of each rank there are outside a suit; inside none where `suit` is SUITS. */
static void count_ranks(uint64_t cards, int suit, int *left)
{
    if (suit < SUITS)
        cards &= ~((uint64_t)EVERY_RANK << (16 * suit));
    for (int rank = 0; rank < RANKS; rank++)
        left[rank] = count_of(cards & EACH_OF_RANK << rank);
}

/* Shows down every mixture of `size` ranks more, from `rank` on, as if there were no flush. */
static void show_mixtures(const Mixing *mixing, int rank, int size, RankKey key, uint64_t ways)
{
    const Showdown *showdown = mixing->showdown;
    if (size == 0) {
        uint32_t values[MOST_SEATS];
        for (int seat = 0; seat < showdown->seats; seat++)
            values[seat] = place_by_ranks(showdown->tables, mixing->hands[seat] + key);
        mixing->tally[best_of(values, showdown->seats)] += ways;
        return;
    }
    for (; rank < RANKS; rank++)
        for (int of = 1; of <= mixing->left[rank] && of <= size; of++)
            show_mixtures(mixing, rank + 1, size - of, key + (RankKey)of * mixing->keys[rank],
                          ways * ways_to_take(of, mixing->left[rank]));
}

/* Notes the mixtures of up to MOST_OTHERS ranks of which so many cards are left. */
static void note_mixtures(Suit *suit, const int *left, int rank, int size, RankKey key, uint64_t ways)
{
    suit->mixtures[size][suit->many[size]++] = (Mixture){key, ways};
    for (; rank < RANKS; rank++)
        for (int of = 1; of <= left[rank] && size + of <= MOST_OTHERS; of++)
            note_mixtures(suit, left, rank + 1, size + of, key + (RankKey)of * suit->mixing->keys[rank],
                          ways * ways_to_take(of, left[rank]));
}

/* These ranks of the suit have come, and `others` cards of other suits: moves the weight of each such board to its true
 * outcome. */
static void put_right(const Suit *suit, uint32_t come, int others, RankKey key)
{
    const Mixing *mixing = suit->mixing;
    const RankTables *tables = mixing->showdown->tables;
    int seats = mixing->showdown->seats;
    uint32_t flushes[MOST_SEATS], plain[MOST_SEATS], values[MOST_SEATS];
    for (int seat = 0; seat < seats; seat++)
        flushes[seat] = tables->flushes[suit->own[seat] | come];
    for (int i = 0; i < suit->many[others]; i++) {
        const Mixture *mixture = &suit->mixtures[others][i];
        for (int seat = 0; seat < seats; seat++) {
            plain[seat] = place_by_ranks(tables, mixing->hands[seat] + key + mixture->key);
            values[seat] = plain[seat] > flushes[seat] ? plain[seat] : flushes[seat];
        }
        uint64_t weight = mixture->ways * suit->alike;
        mixing->tally[best_of(plain, seats)] -= weight;
        mixing->tally[best_of(values, seats)] += weight;
    }
}

/* Adds ranks of the suit, from `rank` up, to those that have come; so many cards are still to come. */
static void add_suited(const Suit *suit, int rank, uint32_t come, int needed, int left, RankKey key)
{
    if (needed <= 0)
        put_right(suit, come, left, key);
    if (left == 0)
        return;
    for (uint32_t ranks = suit->stub >> rank << rank; ranks; ranks &= ranks - 1) {
        int next = lowest_of(ranks);
        add_suited(suit, next + 1, come | 1u << next, needed - 1, left - 1, key + suit->mixing->keys[next]);
    }
}

/* Puts right the boards on which somebody has a flush of a suit; `alike` suits are as this one. */
static void count_flushes(const Mixing *mixing, int place, uint64_t alike)
{
    const Showdown *showdown = mixing->showdown;
    Suit suit = {.mixing = mixing, .alike = alike, .stub = ranks_in(showdown->stub, place)};
    int left[RANKS], most = 0;
    for (int seat = 0; seat < showdown->seats; seat++) {
        suit.own[seat] = ranks_in(showdown->hands[seat] | showdown->board, place);
        int held = count_of(suit.own[seat]);
        most = held > most ? held : most;
    }
    if (most + showdown->to_come < BEST)
        return;
    count_ranks(showdown->stub, place, left);
    note_mixtures(&suit, left, 0, 0, 0, 1);
    add_suited(&suit, 0, 0, BEST - most, showdown->to_come, 0);
}

/* Whether two suits are the same in every hand, on the board and in the stub. */
static int are_alike(const Showdown *showdown, int one, int other)
{
    int alike = ranks_in(showdown->stub, one) == ranks_in(showdown->stub, other) &&
                ranks_in(showdown->board, one) == ranks_in(showdown->board, other);
    for (int seat = 0; seat < showdown->seats; seat++)
        alike = alike && ranks_in(showdown->hands[seat], one) == ranks_in(showdown->hands[seat], other);
    return alike;
}

/* Puts flushes right, suits that are alike together. */
static void count_suits(const Mixing *mixing)
{
    for (int suit = 0; suit < SUITS; suit++) {
        uint64_t alike = 1;
        for (int other = 0; other < SUITS && alike; other++)
            if (other != suit && are_alike(mixing->showdown, suit, other))
                alike = other < suit ? 0 : alike + 1;
        if (alike)
            count_flushes(mixing, suit, alike);
    }
}

bool can_count_by_ranks(const Showdown *showdown)
{
    const RankOrder *order = &showdown->tables->order;
    bool can = !order->low && !order->wild;
    for (int seat = 0; seat < showdown->seats; seat++)
        can = can && showdown->draws[seat] == 0 &&
              count_of(showdown->hands[seat] | showdown->board) + showdown->to_come <= BEST + MOST_OTHERS;
    return can;
}

void count_by_ranks(const Showdown *showdown, uint64_t *tally)
{
    const RankTables *tables = showdown->tables;
    Mixing mixing = {.showdown = showdown, .tally = tally};
    for (int seat = 0; seat < showdown->seats; seat++)
        mixing.hands[seat] = held_of(tables, showdown->hands[seat] | showdown->board).key & NO_SUITS;
    for (int rank = 0; rank < RANKS; rank++) {
        uint64_t cards = tables->order.cards & EACH_OF_RANK << rank;
        mixing.keys[rank] = held_of(tables, cards & -cards).key & NO_SUITS;
    }
    count_ranks(showdown->stub, SUITS, mixing.left);
    show_mixtures(&mixing, 0, showdown->to_come, 0, 1);
    count_suits(&mixing);
}
