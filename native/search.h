/* Search over common worlds: what each legal move brings, when the hidden cards are dealt in many ways and every move is
 * tried in all of them, by chance of the same numbers. */
#ifndef KOZYR_SEARCH_H
#define KOZYR_SEARCH_H

#include "playouts.h"
#include "solve.h"

/* How a world is judged after a move. `ahead` tricks, that on the table counted, are played by max^n, and then the deal
 * is played out by the script or, without one (NULL), at random; with as many tricks ahead as there are left the world
 * is solved. Where that takes more than `most_visited` positions for all moves together, or `ahead` is 0, the deal is
 * played out `times` times right after the move. */
typedef struct {
    const Script *script;
    uint32_t times;
    int ahead;
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
    uint64_t searched;     /* worlds that were judged by max^n */
    Sums of[MOST_MOVES][MOST_SEATS];
} Judged;

/* Start with the legal moves of `deal` and no world. */
void judge_nothing(Judged *judged, const TrickRules *rules, const Deal *deal);

/* One world more: `hands` are those of the seats in it. 0 where they make no sound deal with the cards that the seat in
 * turn holds. Each world has `chances` of its own, the same for all moves. */
int judge_world(Judged *judged, const TrickRules *rules, const Deal *deal, const Points *points, const Judging *judging,
                const uint64_t *hands, double weight, Random chances);

#endif
