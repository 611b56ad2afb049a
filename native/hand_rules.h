/* What a table agreed about a hand of poker: a plain struct of numbers, in which no rule has a name. */
#ifndef KOZYR_HAND_RULES_H
#define KOZYR_HAND_RULES_H

#include "betting.h"
#include "ranks.h"

enum { MOST_STREETS = 4, MOST_OWN = BEST, MOST_REDEALS = 1000 };
enum { GO_ON, DEAL_AGAIN, OTHER_AIM, WHEN_CHECKED }; /* when all have checked on the first street */
enum { LEFT, FIRST_DRAWER, SAME, LATER_FIRST };      /* who acts first on a later street */

static const Chips MOST_AMOUNT = 1000000000;

/* Before the betting of a street: so many cards on the board, or an exchange. */
typedef struct {
    int64_t board, exchange, least, most;
} Street;

/* What a table agreed: as a whole a list of 64-bit numbers, in this order. */
typedef struct {
    int64_t pack, own, turned, lot;                 /* the pack, cards for each; 1: one is turned, the rest of its rank
                                                       wild (FD-A12); 1: a lot says who acts first (FD-17) */
    int64_t ante, small, big, button;               /* forced bets, 0 for none */
    int64_t limit, cap, streets;                    /* NO_LIMIT .. SPREAD; raises after a bet, or NO_CAP */
    Street street[MOST_STREETS];
    int64_t most_away, four_with_ace, within_stub;  /* cards exchanged at most; 1: four where a natural ace stays;
                                                       1: no more than the stub holds (FD-A25) */
    int64_t after_last;                             /* 1: the next after the last to act draws first (FD-23) */
    int64_t later_first;                            /* LEFT, FIRST_DRAWER or SAME (FD-25) */
    int64_t when_checked, most_redeals;             /* FD-35 */
    int64_t opener;                                 /* the least rank that may open, 0 for any hand (FD-A19) */
} HandRules;

/* What is wrong with rules; NULL when a hand can be played by them. */
const char *hand_rules_fault(const HandRules *rules);

/* Whether the pack is large enough for so many players: with an exchange five cards more can always be found (FD-A25). */
bool hand_has_cards(const HandRules *rules, int players);

#endif
