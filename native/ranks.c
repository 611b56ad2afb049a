/* The highest hand: what equal ranks make of it, or what a sequence or a suit does, whichever is worth more. Wild cards
 * are not tried out: so many of a kind are within reach of the ranks held so often less the wild cards. */
#include "ranks.h"

enum { ACE = 1 << (RANKS - 1), NAMED = RANKS, LADDER = 2 * RANKS };

/* The ranks held at least so often; index 0 is every rank. */
typedef struct {
    uint32_t at_least[6];
} HeldRanks;

static uint32_t highest(uint32_t ranks)
{
    return ranks ? 1u << (31 - __builtin_clz(ranks)) : 0;
}

/* The highest so many ranks of a set, or all where it has fewer. */
static uint32_t highest_of(uint32_t ranks, int many)
{
    for (int more = count_of(ranks) - many; more > 0; more--)
        ranks &= ranks - 1;
    return ranks;
}

void prepare(RankOrder *order)
{
    uint32_t ranks = order->pack_ranks = ranks_of(order->cards);
    for (int category = 0; category < CATEGORIES; category++)
        order->bases[category] = order->ladder[category] == NO_PLACE ? 0 : (uint32_t)order->ladder[category] << LADDER;
    order->tops = order->low_run = order->low_top = 0;
    if (order->ladder[STRAIGHT] == NO_PLACE || !ranks)
        return;
    int lowest = lowest_of(ranks);
    order->tops = EVERY_RANK & ~((1u << (lowest + 4)) - 1);
    uint32_t run = ACE | 0xFu << lowest;
    if (order->ace_plays_low && lowest + 4 < RANKS && run != 0x1Fu << (RANKS - 5)) {
        order->low_run = run;
        order->low_top = 1u << (lowest + 3);
    }
}

/* The highest rank of the best straight in a set of ranks with so many wild cards, or 0. */
static uint32_t straight_in(const RankOrder *order, uint32_t ranks, int wild)
{
    if (wild == 0) {
        uint32_t tops = ranks & ranks << 1 & ranks << 2 & ranks << 3 & ranks << 4 & order->tops;
        if (tops)
            return highest(tops);
        return order->low_run && (ranks & order->low_run) == order->low_run ? order->low_top : 0;
    }
    for (uint32_t top = ACE; top & order->tops; top >>= 1)
        if (count_of(ranks & (0x1Fu * top >> 4)) + wild >= 5)
            return top;
    return order->low_run && count_of(ranks & order->low_run) + wild >= 5 ? order->low_top : 0;
}

static HeldRanks held_in(uint64_t cards)
{
    uint32_t spades = ranks_in(cards, 0), clubs = ranks_in(cards, 1), diamonds = ranks_in(cards, 2);
    uint32_t hearts = ranks_in(cards, 3), black = spades | clubs, red = diamonds | hearts;
    uint32_t both_black = spades & clubs, both_red = diamonds & hearts;
    return (HeldRanks){{
        EVERY_RANK,
        black | red,
        both_black | both_red | (black & red),
        (both_black & red) | (both_red & black),
        both_black & both_red,
        0,
    }};
}

/* The same with an ace more: what the bug is where it completes nothing (FD-56). */
static HeldRanks with_ace(HeldRanks held)
{
    for (int times = 5; times > 0; times--)
        held.at_least[times] |= held.at_least[times - 1] & ACE;
    return held;
}

static uint32_t pairs_or_less(const RankOrder *order, const uint32_t *held, int wild)
{
    if (held[2 - wild]) {
        uint32_t top = wild ? highest(held[2 - wild]) : highest_of(held[2], 2);
        if (top & (top - 1))
            return order->bases[TWO_PAIR] | top << NAMED | highest(held[1] & ~top);
        return order->bases[PAIR] | top << NAMED | highest_of(held[1] & ~top, 3);
    }
    uint32_t ranks = held[1] ? held[1] : wild ? ACE : 0;
    return order->bases[HIGH_CARD] | highest_of(ranks, 5) << NAMED;
}

static uint32_t of_a_kind(const RankOrder *order, const uint32_t *held, int wild)
{
    if (held[5 - wild])
        return order->bases[FIVE_OF_A_KIND] | highest(held[5 - wild]) << NAMED;
    if (held[4 - wild]) {
        uint32_t top = highest(held[4 - wild]);
        return order->bases[FOUR_OF_A_KIND] | top << NAMED | highest(held[1] & ~top);
    }
    if (held[3 - wild]) {
        uint32_t top = highest(held[3 - wild]), pairs = held[2] & ~top;
        if (pairs)
            return order->bases[FULL_HOUSE] | top << NAMED | highest(pairs);
        return order->bases[THREE_OF_A_KIND] | top << NAMED | highest_of(held[1] & ~top, 2);
    }
    return pairs_or_less(order, held, wild);
}

uint32_t by_ranks(const RankOrder *order, uint64_t natural, int wild)
{
    HeldRanks held = held_in(natural);
    bool bug = wild && order->bug;
    HeldRanks kinds = bug ? with_ace(held) : held;
    uint32_t value = of_a_kind(order, kinds.at_least, bug ? 0 : wild), ranks = held.at_least[1];
    if (count_of(ranks) + wild < BEST || !order->tops)
        return value;
    uint32_t top = straight_in(order, ranks, wild), straight = order->bases[STRAIGHT] | top << NAMED;
    return top && straight > value ? straight : value;
}

/* A flush has no rank twice: its wild cards are the highest ranks that it has not yet (FD-A22). */
static uint32_t filled(uint32_t ranks, int wild)
{
    while (wild-- > 0)
        ranks |= highest(EVERY_RANK & ~ranks);
    return ranks;
}

uint32_t by_suit(const RankOrder *order, uint32_t suit, int wild)
{
    if (!order->tops || count_of(suit) + wild < BEST)
        return 0;
    uint32_t top = straight_in(order, suit, wild);
    if (top)
        return order->bases[top == ACE ? ROYAL_FLUSH : STRAIGHT_FLUSH] | top << NAMED;
    return order->bases[FLUSH] | highest_of(filled(suit, wild), 5) << NAMED;
}

uint32_t high_value(const RankOrder *order, uint64_t natural, int wild)
{
    uint32_t value = by_ranks(order, natural, wild);
    for (int suit = 0; suit < SUITS; suit++) {
        uint32_t suited = by_suit(order, ranks_in(natural, suit), wild);
        value = suited > value ? suited : value;
    }
    return value;
}

uint32_t strength_with(const RankOrder *order, uint64_t natural, int wild)
{
    uint32_t (*value_of)(const RankOrder *, uint64_t, int) = order->low ? low_value : high_value;
    wild = wild < BEST ? wild : BEST;
    uint32_t value = value_of(order, natural, wild);
    if (!order->natural_first)
        return value;
    return value << 1 | (natural && (!wild || value_of(order, natural, 0) == value));
}

uint32_t strength_of(const RankOrder *order, uint64_t cards)
{
    return strength_with(order, cards & ~order->wild, count_of(cards & order->wild));
}
