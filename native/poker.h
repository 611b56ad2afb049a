/* A hand of poker as a plain struct: forced bets, cards, streets of betting with cards on the board or an exchange
 * before them, pots. It plays the same game as the Python engine (games/draw, games/shortdeck), which is the law; what a
 * table agreed is a plain struct of numbers, and no rule has a name here. */
#ifndef KOZYR_POKER_H
#define KOZYR_POKER_H

#include "betting.h"
#include "cards.h"
#include "pots.h"
#include "ranks.h"

enum { MOST_STREETS = 4, MOST_OWN = BEST, AIMS = 2, MOST_REDEALS = 1000 };
enum { LOT, DEAL, BET, EXCHANGE, RENEW, OVER };     /* what a hand waits for */
enum { DEALER = -1, ENDED = -2 };                   /* whose turn it is, if no seat's */
enum { GO_ON, DEAL_AGAIN, OTHER_AIM, WHEN_CHECKED };   /* when all have checked on the first street */
enum { LEFT, FIRST_DRAWER, SAME, LATER_FIRST };     /* who acts first on a later street */

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

/* A hand in progress, or one that has been paid. In `round` are the stacks and who is in; `paid` lies in the pots. */
typedef struct {
    Round round;
    Chips paid[MOST_SEATS], price;
    uint64_t held[MOST_SEATS], board, turned, away;
    int64_t worth[MOST_SEATS];                      /* of the hands at a showdown */
    Pot pots[MOST_SEATS];
    RankOrder aims[AIMS];                             /* what is played for, and after OTHER_AIM */
    int stage, button, first, street, aim, redeals, drawer, first_drawer, due, many_pots, shown;
    Seats dealt, drawing;
    uint8_t deck[MOST_PACK];
    int top, cards;                                 /* the next card of the deck, and how many it has */
} PokerHand;

/* From `least` to `most` of the cards `of`. */
typedef struct {
    uint64_t of;
    int least, most;
} Exchange;

enum { MOST_EXCHANGES = 1 + SUITS };

/* What is wrong with rules; NULL when a hand can be played by them. */
const char *hand_rules_fault(const HandRules *rules);

/* Whether the pack is large enough for so many players: with an exchange five cards more can always be found (FD-A25). */
bool hand_has_cards(const HandRules *rules, int players);

/* A hand after its forced bets; who has no stack is not dealt in, and at least two are. `late` post a live big blind
 * (HX-A7). The stacks together are at most MOST_CHIPS. */
void hand_begin(PokerHand *hand, const HandRules *rules, const RankOrder aims[AIMS], int seats, const Chips *stacks,
                int button, Seats late);

/* The seat that acts now, DEALER, or ENDED. */
int hand_turn(const PokerHand *hand);

/* What may be done now, for each stage; the deck is a set of cards to be shuffled. */
void hand_bets(const PokerHand *hand, const HandRules *rules, Bets *bets);
int hand_exchanges(const PokerHand *hand, const HandRules *rules, Exchange *exchanges);
uint64_t hand_deck(const PokerHand *hand, const HandRules *rules);

/* What then happens; each only for a legal action of its stage. Cards of a deck are their places, top card first. */
void hand_lot(PokerHand *hand, int seat);
void hand_shuffled(PokerHand *hand, const HandRules *rules, const uint8_t *deck, int cards);
void hand_bet(PokerHand *hand, const HandRules *rules, int action, Chips sum);
void hand_exchange(PokerHand *hand, const HandRules *rules, uint64_t away);

static const Chips MOST_AMOUNT = 1000000000, MOST_CHIPS = 1000000000000;

#endif
