/* Who may win which chips: pots in layers, what nobody called, shares and odd chips. The same as kozyr.play.pots,
 * which is the law. */
#ifndef KOZYR_POTS_H
#define KOZYR_POTS_H

#include "betting.h"

/* Chips, the seats that may win them, and those that did. */
typedef struct {
    Chips amount;
    Seats seats, winners;
} Pot;

/* The seat that put in more than anybody else and is still in, and by how much; NOBODY where all was called (FD-T5). */
int uncalled(const Chips *paid, int seats, Seats live, Chips *amount);

/* The main pot and the side pots in that order, at most MOST_SEATS; how many (FD-38, FD-A13). */
int layers_of(const Chips *paid, int seats, Seats live, Pot *pots);

/* Gives a pot to the best of those who may win it, by the `values` of their hands; odd chips go one each to the winners
 * from the left of the button on (FD-A9). */
void award(Pot *pot, const int64_t *values, int button, int seats, Chips *stacks);

#endif
