/* What a hand of poker is worth, by bit logic on sets of ranks and without a table: algorithm A of docs/kernel.md. It is
 * the specification of rank_tables.h, and gives the very numbers of kozyr.play.ranking, whose law it copies. */
#ifndef KOZYR_RANKS_H
#define KOZYR_RANKS_H

#include <stdbool.h>
#include <stdint.h>

#include "cards.h"

enum { MOST_CARDS = 9, BEST = 5 };

/* What a hand is called, in the numbering of kozyr.play.ranking.Category. */
enum {
    HIGH_CARD,
    PAIR,
    TWO_PAIR,
    THREE_OF_A_KIND,
    STRAIGHT,
    FLUSH,
    FULL_HOUSE,
    FOUR_OF_A_KIND,
    STRAIGHT_FLUSH,
    ROYAL_FLUSH,
    FIVE_OF_A_KIND,
    CATEGORIES,
    NO_PLACE = 0xFF,
};

/* An order of hands: which pack, which category stands where on the ladder, what is wild (FD-43, SD-14, FD-A22). The
 * first fields are those of kozyr.play.ranking.Order; `prepare` fills the rest from them. */
typedef struct {
    uint64_t cards, wild;
    uint8_t ladder[CATEGORIES]; /* the place of each category, or NO_PLACE */
    bool low;                   /* the lowest hand wins */
    bool ace_plays_low;         /* the ace may stand below the lowest rank of the pack */
    bool bug;                   /* wild cards are aces, or complete a straight or flush (FD-56) */
    bool natural_first;         /* of two equal hands one without wild cards wins */

    uint32_t bases[CATEGORIES]; /* the least value of a hand in each category */
    uint32_t tops;              /* the highest ranks of the straights; none where they do not count */
    uint32_t low_run, low_top;  /* the straight with the ace low, and its highest rank; 0 where there is none */
    uint32_t pack_ranks;
} RankOrder;

/* Fills in what follows from the first fields. */
void prepare(RankOrder *order);

/* The rank of a set of one to MOST_CARDS cards of the pack: a place on the ladder above the 13 ranks that name the hand,
 * above the 13 ranks beside them; a low hand is taken from a bound; `natural_first` adds a bit. Nothing is checked. */
uint32_t strength_of(const RankOrder *order, uint64_t cards);

/* The same from natural cards and a number of wild ones. */
uint32_t strength_with(const RankOrder *order, uint64_t natural, int wild);

/* The two halves of a high hand without natural_first's bit: what ranks make of it, and what one suit does (0 for
 * nothing). It is worth the better of them. A low hand has no such halves. */
uint32_t by_ranks(const RankOrder *order, uint64_t natural, int wild);
uint32_t by_suit(const RankOrder *order, uint32_t suit, int wild);

/* The value of the best low hand (native/low_ranks.c). */
uint32_t low_value(const RankOrder *order, uint64_t natural, int wild);

/* The value of the best high hand. */
uint32_t high_value(const RankOrder *order, uint64_t natural, int wild);

#endif
