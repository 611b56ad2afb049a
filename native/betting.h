/* One betting round as a plain struct: whose turn it is, what he may put in, and when all is even. The same as
 * kozyr.play.betting, which is the law; seats that wait are a set here, for they always wait in the order of the
 * table. Sums are chips that then lie before the player in this round. */
#ifndef KOZYR_BETTING_H
#define KOZYR_BETTING_H

#include <stdbool.h>
#include <stdint.h>

#include "cards.h"

enum { NO_LIMIT, POT_LIMIT, POT_AS_IT_LIES, STEPS, SPREAD, LIMITS };
enum { FOLD, CHECK, CALL, RAISE, BETS };
enum { NO_CAP = -1, NOBODY = -1 };

typedef int64_t Chips;
typedef uint16_t Seats; /* a set: bit s is seat s */

/* How much may be bet. `least` is the least bet; `most` the greatest bet or raise of SPREAD, the second size of
 * STEPS (equal to the first where there is one). */
typedef struct {
    int kind;
    Chips least, most;
} Sizes;

/* What one puts in at once: `stay` is CHECK or CALL; the ranges of a bet or raise, none where it is not allowed. */
typedef struct {
    int stay, ranges;
    Chips lo[2], hi[2];
} Bets;

/* As kozyr.play.betting.Round. `fresh` counts those who wait and have not acted at all; `through` have acted and still
 * have chips, so that a raise calls on them again. */
typedef struct {
    Sizes sizes;
    int seats, turn, fresh, count, cap, aggressor, last;
    Seats live, waiting, through;
    Chips pot, price, step;
    Chips stacks[MOST_SEATS], bets[MOST_SEATS];
} Round;

/* The next seat of a set, clockwise from `first` on; the set is not empty. */
static inline int next_of(Seats set, int first)
{
    uint32_t ahead = (uint32_t)set >> first;
    return ahead ? first + __builtin_ctz(ahead) : __builtin_ctz(set);
}

static inline bool is_one(Seats set)
{
    return set && !(set & (set - 1));
}

/* Begins a round in which `first`, or the next one that can, acts first. `stacks`, `bets`, `live`, `seats` and `pot`
 * are set before; a price counts as the first bet (FD-A26). It is over at once where nobody can answer anybody. */
void round_begin(Round *round, Sizes sizes, int cap, int first, Chips price);

/* What he whose turn it is may do besides folding. */
void round_bets(const Round *round, Bets *bets);

/* Does what is legal: an action of the enum above, with the sum of a RAISE. */
void round_act(Round *round, int action, Chips sum);

#endif
