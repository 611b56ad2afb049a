/* One deal of tricks: the hands, and what the table's rules ask. Plain values that may be copied, compared and thrown
 * away; a move changes a Deal in place, so who wants to take it back keeps a copy (112 bytes).
 *
 * It knows no game. Bids, points and what anybody may know lie outside: whoever calls has a table of points for the
 * tricks taken. Cards are the bits of cards.h; seats count from 0 clockwise. */
#ifndef KOZYR_DEAL_H
#define KOZYR_DEAL_H

#include <stdint.h>

#include "cards.h"

enum {
    MOST_HAND = MOST_PACK / 2, /* cards in one hand: two seats and the whole pack */
    MOST_JOKERS = 2,
    NO_SUIT = 4,      /* the trump of a deal without trumps; the suit led of a trick not begun */
    NO_SEAT = 255,
    NO_CIRCLE = 255,  /* Deal.circle_at where the trump stays for the whole deal */
    ANY_TRICK = 255,  /* TrickRules.demands where every lead may demand */
};

/* What the table agreed about tricks. Flags are 0 or 1. */
typedef struct {
    uint64_t jokers;          /* the cards that are jokers, and no cards of the suit printed on them (RP-A45) */
    uint64_t as_cards;        /* the cards that a joker may be played as; 0 where that is not agreed (RP-54) */
    uint8_t must_trump;       /* who is void owes a trump (RP-38) */
    uint8_t must_overtrump;   /* and a higher one than lies, if he can (RP-A44) */
    uint8_t must_head;        /* who follows suit must play higher, if he can (RP-A44) */
    uint8_t void_only;        /* a joker follows only when its owner is void (RP-A39) */
    uint8_t demands;          /* in the first so many tricks a led joker asks for the highest; later it leads high:
                                 0, 1 or ANY_TRICK (RP-55, RP-A42) */
    uint8_t lowest_trump;     /* a joker may be led as the lowest trump (RP-53) */
    uint8_t lowest_asked;     /* and then asks for everybody's lowest trump (RP-A16) */
    uint8_t beaten_by_trump;  /* a trump beats a joker led high in a plain suit (RP-51) */
    uint8_t first_joker;      /* of two high jokers the first wins, else the later (RP-A19) */
    uint8_t circle_steps;     /* length of the circle of trumps, 0 where no deal goes round by tricks (OV-13) */
    uint8_t circle[5];        /* its suits in order, NO_SUIT for a trick without trumps */
} TrickRules;

/* A deal in progress. Everything that the duties and the winner of the trick on the table need is kept as the cards
 * fall, so that neither has to look at the cards again. */
typedef struct {
    uint64_t hands[MOST_SEATS]; /* the cards that each seat still holds; 0 beyond `seats` */
    uint64_t faces;             /* the cards that lie on the table; a joker played as a card is that card, any other
                                   joker is not there (RP-A21) */
    uint8_t taken[MOST_SEATS];  /* tricks taken */
    uint8_t seats;              /* players: 2 to MOST_SEATS */
    uint8_t leader;             /* who led, or leads, this trick */
    uint8_t turn;               /* whose move it is */
    uint8_t laid;               /* moves made in this trick: 0 to seats - 1 */
    uint8_t trick;              /* tricks finished */
    uint8_t trump;              /* the suit that is trump in this trick, or NO_SUIT */
    uint8_t circle_at;          /* where in the circle that trump stands, or NO_CIRCLE */
    uint8_t led;                /* the suit led or named (RP-A38); NO_SUIT before the lead */
    uint8_t marks;              /* HIGHEST_ASKED and so on: what was said in this trick */
    uint8_t best;               /* power of the best face that lies, 0 for none: see power_of in tricks.h */
    uint8_t best_seat;          /* who laid it; the leader while there is none */
    uint8_t high_seat;          /* the follower whose high joker counts among followers, or NO_SEAT */
} Deal;

_Static_assert(sizeof(TrickRules) <= 32, "the rules fit half a line of the cache");
_Static_assert(sizeof(Deal) == 112, "a deal fits two lines of the cache, and no copy is wasted");

/* Deal.marks */
enum {
    HIGHEST_ASKED = 1, /* all owe their highest card of the suit led, who has none a trump (RP-50, RP-51) */
    LOWEST_ASKED = 2,  /* all owe their lowest trump (RP-A16) */
    LED_HIGH = 4,      /* the trick was led with a high joker */
    HIGH_LIES = 8,     /* a high joker lies, led or followed: nobody need head or overtrump (RP-A44) */
};

/* A move: the card's place (bits 0-5), what is said with it (bits 6-8) and what that names (bits 9-14). An ordinary
 * card's move is its place and nothing else. The trump suit is named like any other; in the words of the table it is
 * "trumps". */
typedef uint16_t Move;

enum {
    SAID_NOTHING,
    SAID_LOW,     /* by who follows: the joker takes nothing (RP-48) */
    SAID_HIGH,    /* by who follows (RP-47) */
    SAID_HIGHEST, /* by who leads, of the suit named: a demand (RP-50, RP-51) */
    SAID_HIGH_OF, /* by who leads, of the suit named: no demand (RP-A42) */
    SAID_LOWEST,  /* by who leads, of the suit named (RP-52, RP-53) */
    SAID_AS,      /* by anybody: as the card whose place is named (RP-54) */
};

static inline Move said_move(int place, int said, int named)
{
    return (Move)(place | said << 6 | named << 9);
}

static inline int card_of(Move move)
{
    return move & 63;
}

static inline int said_of(Move move)
{
    return move >> 6 & 7;
}

static inline int named_of(Move move)
{
    return move >> 9;
}

/* Everything that may be done now: each card of `cards`, and each of `jokers` with each of `sayings` things that may be
 * said. `count` is their number. move_at numbers them from 0: cards from the lowest bit up, then jokers from the lowest
 * bit up, each with its sayings in the order of the table's list. */
typedef struct {
    uint64_t cards;
    uint64_t jokers;
    int sayings;
    int count;
} Moves;

#endif
