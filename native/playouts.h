/* Deals played to their end: at random, or by a simple script that knows what each seat wants. And whole deals at
 * random, from the shuffle on. All of it is reproducible by the numbers that it draws from. */
#ifndef KOZYR_PLAYOUTS_H
#define KOZYR_PLAYOUTS_H

#include "random.h"
#include "tricks.h"

/* How a scripted seat plays: towards so many tricks in all, each move at random with a chance of `noise` / 65536. */
typedef struct {
    uint8_t wanted[MOST_SEATS]; /* its bid; 0 where tricks cost, MOST_HAND where each one pays */
    uint32_t noise;             /* 0 for none; no random number is drawn then */
} Script;

/* Any legal move, each as likely as the others. The deal is not over. */
static inline Move random_move(const TrickRules *rules, const Deal *deal, Random *rng)
{
    Moves moves = legal_moves(rules, deal);
    return move_at(rules, deal, &moves, (int)random_below(rng, (uint32_t)moves.count));
}

/* The legal move that the script makes. The deal is not over. */
Move scripted_move(const TrickRules *rules, const Deal *deal, const Script *script, Random *rng);

/* Play to the end, at random where there is no script (NULL). */
void play_out(const TrickRules *rules, Deal *deal, const Script *script, Random *rng);

/* Play `deal` out so many times and add to counts[seat x (tricks of the deal + 1) + tricks taken]. */
void count_playouts(const TrickRules *rules, const Deal *deal, const Script *script, uint64_t times, Random *rng,
                    uint64_t *counts);

/* ---- Whole deals ------------------------------------------------------------------------------------------------- */

enum {
    TRUMP_TURNED = 5,  /* the next card of the stock; where there is none, one drawn before the deal (RP-26, RP-27) */
    TRUMP_LAST = 6,    /* the same, but where there is none, the last card dealt */
    TRUMP_NAMED = 7,   /* one of the four suits or none, at random (GJ-14) */
};

/* What is dealt. A deal with bids has them from the dealer's left, each number as likely as the others (RP-31). */
typedef struct {
    uint8_t pack[MOST_PACK]; /* places of the cards */
    uint8_t size;            /* how many there are */
    uint8_t seats;
    uint8_t cards;           /* to each seat */
    uint8_t trump;           /* a suit, NO_SUIT, or one of the ways above */
    uint8_t circle_at;       /* as in Deal: NO_CIRCLE, or where in the circle that suit stands */
    uint8_t bids;            /* 1 where it is bid, 0 in a deal without bids */
    uint8_t hook;            /* 1 where the bids may not add up to the tricks (RP-32) */
} Shape;

/* One whole deal: `deal` before its first lead, and what led to it. */
typedef struct {
    Deal deal;
    uint8_t dealer;
    uint8_t shown; /* the place of the card that decided the trump, NO_SEAT where none did */
    uint8_t bids[MOST_SEATS];
} Dealt;

/* What many deals brought. `points` are sums of the caller's table, points[bid x (cards + 1) + taken]. */
typedef struct {
    uint64_t deals;
    uint64_t moves;
    uint64_t taken[MOST_SEATS];
    uint64_t made[MOST_SEATS]; /* bids made exactly; 0 in deals without bids */
    int64_t points[MOST_SEATS];
} Tally;

/* Whether a shape from outside may be dealt under sound rules. */
int shape_is_sound(const TrickRules *rules, const Shape *shape);

/* Shuffle, deal, turn the trump and bid. `order` is the pack in any order and comes back in another. */
void deal_at_random(const TrickRules *rules, const Shape *shape, uint8_t order[MOST_PACK], Random *rng, Dealt *dealt);

/* So many whole deals, played at random; added to the tally. */
void random_deals(const TrickRules *rules, const Shape *shape, const int32_t *points, uint64_t times, Random *rng,
                  Tally *tally);

#endif
