/* Search over common worlds: what each legal move brings, when the hidden cards are dealt in many ways and every move is
 * tried in all of them, by chance of the same numbers. */
#ifndef KOZYR_SEARCH_H
#define KOZYR_SEARCH_H

#include "playouts.h"
#include "solve.h"

/* How a world is judged after a move. Where all moves of a world can be solved (max^n) within `most_visited` positions,
 * they are; else the deal is played out `times` times, by the script or, without one (NULL), at random. */
typedef struct {
    const Script *script;
    uint32_t times;
    uint64_t most_visited;
    size_t remembered;
} Judging;

/* Sums over worlds w of weight a for one move and seat, x being what the seat is paid there in the mean of the playouts:
 * of a x, a a x and a a x x, from which come mean and standard error. */
typedef struct {
    double ax, aax, aaxx;
} Sums;

typedef struct {
    int moves;
    Move list[MOST_MOVES];
    double a, aa;          /* of the weights and of their squares */
    uint64_t solved;       /* worlds that were solved */
    Sums of[MOST_MOVES][MOST_SEATS];
} Judged;

/* Start with the legal moves of `deal` and no world. */
void judge_nothing(Judged *judged, const TrickRules *rules, const Deal *deal);

/* One world more: `hands` are those of the seats in it. 0 where they make no sound deal with the cards that the seat in
 * turn holds. Each world has `chances` of its own, the same for all moves. */
int judge_world(Judged *judged, const TrickRules *rules, const Deal *deal, const Points *points, const Judging *judging,
                const uint64_t *hands, double weight, Random chances);

#endif
