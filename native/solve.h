/* Exact play with all cards open: what each seat gets when everybody does the best for himself (max^n), and whether one
 * seat can force its contract against all others together. Both may be told to stop after so many positions. */
#ifndef KOZYR_SOLVE_H
#define KOZYR_SOLVE_H

#include "playouts.h"
#include "positions.h"

/* What each seat is paid for the tricks it has in the end. */
typedef struct {
    int32_t paid[MOST_SEATS][MOST_HAND + 1];
} Points;

typedef struct {
    int32_t of[MOST_SEATS];
} Values;

/* A search: `visited` counts the positions entered, leaves and those of playouts too. `plain` looks at every move and remembers nothing. With
 * a `horizon`, max^n ends after so many tricks of the deal and the rest is played out, by `script` or at random: then the
 * values are guesses, and nothing is remembered. */
typedef struct {
    const TrickRules *rules;
    int plain;
    uint64_t visited, most;
    Memory memory;
    int horizon;
    const Script *script;
    Random rng;
} Search;

enum { NO_HORIZON = MOST_HAND };

/* max^n. Who moves takes what pays him most; of several such moves the one that pays the others least in sum, and then
 * the one that pays less to the next seat clockwise, and the next. That is an order of results, whatever leads to them,
 * so that a value depends neither on the order of the moves nor on what is remembered.
 *
 * 1, and what each seat is paid from here on; or 0 where the search has visited its most. */
int solve_values(Search *search, const Points *points, const Deal *deal, Values *values);

/* The same for each legal move of the seat in turn, in their order: how many there are, and in `best` the number of the
 * one that it takes, the first where several give the same; or 0 where the search has visited its most. */
int solve_moves(Search *search, const Points *points, const Deal *deal, Move list[MOST_MOVES],
                Values values[MOST_MOVES], int *best);

/* Whether `seat` can end with a number of tricks whose bit is set in `wanted`, whatever all others do: 1 or 0; or -1
 * where the search has visited its most. */
int can_force(Search *search, const Deal *deal, int seat, uint32_t wanted);

/* Words that the memory of a search keeps for each position. */
static inline int words_of_values(int seats)
{
    return (seats + 1) / 2;
}

enum { WORDS_OF_FORCE = 1 };

#endif
