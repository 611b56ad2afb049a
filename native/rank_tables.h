/* What a hand of poker is worth, by tables: algorithm B of docs/kernel.md. They are derived from algorithm A (ranks.h) for
 * any order of hands, by a search that takes some tens of milliseconds, and never change afterwards.
 *
 * Every card has a key, and the keys of a hand add up, whole suits at a time. A key is, from its lowest bit:
 *
 *     4 x 4 bits   how many cards of each suit, so that five of one suit show
 *     8 bits       how many cards
 *     40 bits      a number for the rank: sums of up to seven are different for different ranks
 *
 * A perfect hash of the sum of the ranks gives the place of the hand among all that are not equal. */
#ifndef KOZYR_RANK_TABLES_H
#define KOZYR_RANK_TABLES_H

#include <stddef.h>

#include "ranks.h"

enum {
    MOST_BY_TABLE = 7,
    COUNT_BITS = 16,    /* where the number of cards begins */
    RANK_BITS = 24,     /* where the sum of the ranks begins */
    ROW_BITS = 51,      /* where its highest bits begin, which choose the row */
    ROWS = 1 << 13,
    SETS = EVERY_RANK + 1,
    MOST_WILD = 5,
};

/* What to add to a key, and which bits are set then: five cards of a suit, or more than seven in all. */
static const uint64_t THREE_OF_EACH = 0x3333, RARE = 0xF88888;

typedef struct {
    uint64_t suits[SUITS][SETS]; /* the key of every set of ranks in each suit */
    uint64_t jokers[4];          /* the same of the printed jokers, bits 13 and 14 of a mask */
    uint64_t foreign;            /* what is no card of the pack */
    uint16_t offsets[ROWS];      /* of the perfect hash, for each row */
    uint32_t columns;            /* its mask of columns */
    uint16_t *places;            /* rows laid over each other: the place of each hand by its ranks alone */
    uint16_t *flushes;           /* for each number of wild cards and set of ranks the place of a flush, or 0 */
    uint32_t *strengths;         /* the strength of each place, from 1 up; that of place 0 is 0 */
    uint32_t *fives;             /* the strengths of all hands of five cards that are not equal, from the lowest up */
    uint32_t many, many_fives;   /* the highest place; how many fives */
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

static inline Held held_of(const RankTables *t, uint64_t cards)
{
    uint64_t black = t->suits[0][cards & EVERY_RANK] + t->suits[1][cards >> 16 & EVERY_RANK];
    uint64_t red = t->suits[2][cards >> 32 & EVERY_RANK] + t->suits[3][cards >> 48 & EVERY_RANK];
    return (Held){black + red + t->jokers[cards >> 13 & 3], cards};
}

static inline Held held_plus(Held one, Held other)
{
    return (Held){one.key + other.key, one.cards | other.cards};
}

/* The place of a hand with five cards of a suit, with more than seven cards, or with a card that is none. */
uint32_t rare_place(const RankTables *t, Held held, uint32_t by_ranks);

/* The place of a hand of 1 to MOST_CARDS cards among all hands that are not equal, from 1 for the lowest; 0 for no cards,
 * too many, or a card that is not in the pack. Whatever the key, no memory outside the tables is read. */
static inline uint32_t place_of(const RankTables *t, Held held)
{
    uint32_t column = (uint32_t)(held.key >> RANK_BITS) & t->columns;
    uint32_t place = t->places[column ^ (uint32_t)t->offsets[held.key >> ROW_BITS] << 1];
    if (__builtin_expect(((held.key + THREE_OF_EACH) & RARE) | (held.cards & t->foreign), 0))
        return rare_place(t, held, place);
    return place;
}

/* The places, or the strengths, of many hands. It stops at the first that is none: how many it has done is returned. */
size_t places_of(const RankTables *t, const uint64_t *hands, size_t many, uint16_t *places);
size_t strengths_of(const RankTables *t, const uint64_t *hands, size_t many, uint32_t *strengths);

#endif
