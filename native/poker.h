/* A hand of poker as a plain struct: forced bets, cards, streets of betting with cards on the board or an exchange
 * before them, pots. It plays the same game as the Python engine (games/draw, games/shortdeck), which is the law, by the
 * numbers of hand_rules.h. */
#ifndef KOZYR_POKER_H
#define KOZYR_POKER_H

#include "hand_rules.h"
#include "pots.h"

enum { AIMS = 2 };
enum { LOT, DEAL, BET, EXCHANGE, RENEW, OVER }; /* what a hand waits for */
enum { DEALER = -1, ENDED = -2 };               /* whose turn it is, if no seat's */

/* A hand in progress, or one that has been paid. In `round` are the stacks and who is in; `paid` lies in the pots. */
typedef struct {
    Round round;
    Chips paid[MOST_SEATS], price;
    uint64_t held[MOST_SEATS], board, turned, away;
    int64_t worth[MOST_SEATS];                      /* of the hands at a showdown */
    Pot pots[MOST_SEATS];
    RankOrder aims[AIMS];                           /* what is played for, and after OTHER_AIM */
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

static const Chips MOST_CHIPS = 1000000000000;

#endif
