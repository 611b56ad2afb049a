/* The search behind rank_tables.h: keys for the ranks, and a perfect hash for their sums. */
#ifndef KOZYR_RANK_SEARCH_H
#define KOZYR_RANK_SEARCH_H

#include "rank_tables.h"

enum { WILD = RANKS, SYMBOLS = RANKS + 1 };

/* So many natural cards of each rank, and so many wild ones. */
typedef struct {
    uint8_t held[SYMBOLS];
    uint8_t cards;
} Mixture;

/* All mixtures of up to seven cards, those of fewer cards first. */
typedef struct {
    Mixture *each;
    uint32_t many, up_to_five;
} Mixtures;

/* Fills in every mixture that the pack of the order allows; false without memory. */
bool mixtures_of(const RankOrder *order, Mixtures *mixtures);

/* A key for each symbol, and the offsets of the rows, so that no two mixtures share a cell; `columns` and a zeroed
 * `places` come with them. False without memory. */
bool find_hash(RankTables *tables, const Mixtures *mixtures, uint64_t keys[SYMBOLS]);

static inline uint64_t sum_of(const Mixture *mixture, const uint64_t keys[SYMBOLS])
{
    uint64_t sum = 0;
    for (int symbol = 0; symbol < SYMBOLS; symbol++)
        sum += mixture->held[symbol] * keys[symbol];
    return sum;
}

#endif
