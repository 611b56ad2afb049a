/* Equities: a showdown of which some cards are still to come is counted in full or sampled. What comes out is a tally:
 * for each set of seats, as bits, how many deals it shares. Entry 5 counts the deals in which seats 0 and 2 hold the
 * best hands and are equal; where only one bit is set, that seat wins alone. Python's law for it is
 * kozyr/kernel/showdowns.py. */
#ifndef KOZYR_EQUITY_H
#define KOZYR_EQUITY_H

#include "random.h"
#include "rank_tables.h"

enum { MOST_TO_COME = 5, PART = 3, PLACES = 64, BATCH = 256 };

/* For each seat the cards it has and how many of its own it gets; the board, and how many common cards are to come; the
 * stub from which all of them come, and which shares no card with the hands and the board. */
typedef struct {
    const RankTables *tables;
    int seats;
    uint64_t hands[MOST_SEATS];
    int draws[MOST_SEATS];
    uint64_t board;
    int to_come;
    uint64_t stub;
} Showdown;

/* Hands that a seat may have: number i is as likely as bounds[i] - bounds[i - 1] of the last bound. None: size 0. */
typedef struct {
    int size;
    const uint64_t *hands;
    const uint32_t *bounds;
} Choice;

/* The set of the seats whose values are the highest. Without branches, for nobody can foresee who wins. */
static inline unsigned best_of(const uint32_t *values, int seats)
{
    uint32_t top = values[0];
    unsigned best = 0;
    for (int seat = 1; seat < seats; seat++)
        top = values[seat] > top ? values[seat] : top;
    for (int seat = 0; seat < seats; seat++)
        best |= (unsigned)(values[seat] == top) << seat;
    return best;
}

/* Adds every deal whose first card to come is number first .. last - 1 of the stub. */
void count_deals(const Showdown *showdown, int first, int last, uint64_t *tally);

/* Whether every deal can be counted by the ranks that come: high hands of up to seven cards without wild cards, and no
 * cards of their own to come. */
bool can_count_by_ranks(const Showdown *showdown);

/* Adds every deal of a showdown for which that is so. */
void count_by_ranks(const Showdown *showdown, uint64_t *tally);

typedef enum { SAMPLE_DONE, SAMPLE_NO_MEMORY, SAMPLE_CROWDED } SampleResult;

/* Adds `number` deals drawn by chance from the stream `piece` of a seed. The stub has cards enough. It is crowded where
 * choices of hands share cards so often that none that do not were found. */
SampleResult sample_deals(const Showdown *showdown, const Choice *choices, uint64_t seed, uint64_t piece, uint64_t number,
                          uint64_t *tally);

#endif
