/* What a hand of poker is worth, by tables: algorithm B of docs/kernel.md. They are derived from algorithm A (ranks.h) for
 * any order of hands, by a search that takes some tens of milliseconds, and never change afterwards.
 *
 * Every set of ranks in a suit has a key, and the keys of a hand add up. A key is, from its lowest bit:
 *
 *     4 x 4 bits   how many cards of each suit, so that five of one suit show
 *     8 bits       how many cards
 *     3 bits       suits with five cards and more, for whole hands
 *     37 bits      a number for the ranks: sums of up to seven are different for different ranks
 *
 * A perfect hash of the sum of the ranks gives the place of the hand among all that are not equal. */
#ifndef KOZYR_RANK_TABLES_H
#define KOZYR_RANK_TABLES_H

#include <stddef.h>

#include "ranks.h"

enum {
    MOST_BY_TABLE = 7,
    COUNT_BITS = 16, /* where the number of cards begins */
    FLUSH_BITS = 24, /* where the number of suits with five cards begins */
    RANK_BITS = 27,  /* where the sum of the ranks begins */
    ROW_BITS = 51,   /* where its highest bits begin, which choose the row */
    ROWS = 1 << 13,
    SETS = EVERY_RANK + 1,
};

/* The bits of a key that are not about other suits. A table of keys counts its cards in all four. */
static const uint64_t OF_SPADES = 0xFFFFFFFFF8FF000Full;

/* What to add to a key, and which bits are set then: five cards of a suit, or more than seven in all. */
static const uint64_t THREE_OF_EACH = 0x3333, RARE = 0xF88888;

typedef struct {
    uint64_t *suits;           /* the key of every set of ranks in a suit, and of all 16 bits of a suit if `plain` */
    uint64_t wild[65];         /* the key of so many wild cards */
    uint64_t foreign;          /* what is no card of the pack */
    bool plain;                /* no wild cards, and the same ranks in every suit */
    uint16_t offsets[ROWS];    /* of the perfect hash, for each row */
    uint32_t columns;          /* its mask of columns */
    uint16_t *places;          /* rows laid over each other: the place of each hand by its ranks alone */
    uint16_t *flushes;         /* for each number of wild cards and set of ranks the place of a flush, or 0 */
    uint32_t *strengths;       /* the strength of each place, from 1 up; that of place 0 is 0 */
    uint32_t *fives;           /* the strengths of all hands of five cards that are not equal, from the lowest up */
    uint32_t many, many_fives; /* the highest place; how many fives */
    RankOrder order;
} RankTables;

/* The tables of an order that was prepared; NULL without memory, or for an order of more than 65,535 places. Free them
 * with `forget`. */
RankTables *tables_for(const RankOrder *order);
void forget(RankTables *tables);

/* A part of a hand. Parts without a common card add up to a hand. */
typedef struct {
    uint64_t key, cards;
} Held;

static inline uint64_t key_of_suit(const RankTables *t, uint64_t natural, int suit)
{
    uint64_t own = OF_SPADES - 0xF + (0xFull << 4 * suit);
    return t->suits[natural >> 16 * suit & EVERY_RANK] & own;
}

static inline Held held_of(const RankTables *t, uint64_t cards)
{
    uint64_t natural = cards & ~t->order.wild;
    uint64_t black = key_of_suit(t, natural, 0) + key_of_suit(t, natural, 1);
    uint64_t red = key_of_suit(t, natural, 2) + key_of_suit(t, natural, 3);
    return (Held){black + red + (t->order.wild ? t->wild[count_of(cards & t->order.wild)] : 0), cards};
}

static inline Held held_plus(Held one, Held other)
{
    return (Held){one.key + other.key, one.cards | other.cards};
}

/* The place of a hand with five cards of a suit, with more than seven cards, or with a card that is none; `by_ranks` is
 * that of its ranks alone. */
uint32_t rare_place(const RankTables *t, uint64_t cards, uint32_t by_ranks);

/* The place of the ranks in a key. Whatever the key, no memory outside the tables is read. */
static inline uint32_t place_by_ranks(const RankTables *t, uint64_t key)
{
    uint32_t column = (uint32_t)(key >> RANK_BITS) & t->columns;
    return t->places[column ^ (uint32_t)t->offsets[key >> ROW_BITS] << 1];
}

/* The place of a hand of 1 to MOST_CARDS cards among all hands that are not equal, from 1 for the lowest; 0 for no cards,
 * too many, or a card that is not in the pack. */
static inline uint32_t place_of(const RankTables *t, Held held)
{
    uint32_t place = place_by_ranks(t, held.key);
    if (__builtin_expect(((held.key + THREE_OF_EACH) & RARE) | (held.cards & t->foreign), 0))
        return rare_place(t, held.cards, place);
    return place;
}

/* The places, or the strengths, of many hands. It stops at the first that is none: how many it has done is returned. */
size_t places_of(const RankTables *t, const uint64_t *hands, size_t many, uint16_t *places);
size_t strengths_of(const RankTables *t, const uint64_t *hands, size_t many, uint32_t *strengths);

/* Adds up how many hands of `size` cards whose lowest is `lowest` have each place, up to t->many. Every hand is ranked by
 * both algorithms; place 0 counts those on which they differ. */
void tally_hands(const RankTables *t, int size, int lowest, uint64_t *counts);

#endif
