/* Many hands between players who do anything that is legal, and what comes of them. */
#ifndef KOZYR_RANDOM_HANDS_H
#define KOZYR_RANDOM_HANDS_H

#include "poker.h"

/* How they play: 1 where they fold although it costs nothing to stay; 1 where a bet or raise is always the least. */
typedef struct {
    int64_t free_folds, least;
} Habits;

/* Sums over hands; lists by seat. `taken` counts the hands in which a seat won a pot, `shown` those in which it was in
 * at the showdown. The squares of what was won are sums of their low and high 32 bits. `made` counts the hands shown by
 * their place on the ladder, and `winning` those that won a pot. */
typedef struct {
    int64_t hands, decisions, showdowns;
    int64_t won[MOST_SEATS], squares_low[MOST_SEATS], squares_high[MOST_SEATS], taken[MOST_SEATS], shown[MOST_SEATS];
    int64_t made[AIMS][CATEGORIES], winning[AIMS][CATEGORIES];
} Totals;

/* A piece of a long run: its hands, by the random numbers of its own stream. The button moves from hand to hand, and lies
 * at the seat `first` in the first one. All begin each hand with `stacks`, none empty, together at most MOST_PLAYED. */
typedef struct {
    HandRules rules;
    RankOrder aims[AIMS];
    Habits habits;
    Chips stacks[MOST_SEATS];
    int seats, first;
    uint64_t seed, stream;
    int64_t hands;
} Piece;

/* Plays a piece, and adds what came of it. */
void play_hands(const Piece *piece, Totals *totals);

static const Chips MOST_PLAYED = 4000000000;

#endif
