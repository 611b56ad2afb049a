/* Sets of cards. A card is bit 16 x suit + rank of a 64-bit mask: suits are spades, clubs, diamonds, hearts; rank 0 is
 * the deuce and rank 12 the ace. The printed jokers lie in bits 13 and 14. The same numbering as kozyr.cards. And how
 * large packs and tables are, for every part. */
#ifndef KOZYR_CARDS_H
#define KOZYR_CARDS_H

#include <stdint.h>

#if !defined(__GNUC__) && !defined(__clang__)
#error "The core is written for GCC and Clang; without it Kozyr works in Python, slower."
#endif

enum { RANKS = 13, SUITS = 4, EVERY_RANK = 0x1FFF, MOST_PACK = 54, MOST_SEATS = 10 };

static const uint64_t EVERY_CARD = 0x1FFF1FFF1FFF1FFFull, EVERY_JOKER = 0x6000ull;

/* The deuces; shifted by a rank, the cards of that rank. */
static const uint64_t EACH_OF_RANK = 0x0001000100010001ull, ACES = 0x1000100010001000ull;

/* The ranks that a set holds in one suit; the jokers are left out. */
static inline uint32_t ranks_in(uint64_t cards, int suit)
{
    return (uint32_t)(cards >> (16 * suit)) & EVERY_RANK;
}

/* The ranks that a set holds in any suit. */
static inline uint32_t ranks_of(uint64_t cards)
{
    return (uint32_t)(cards | cards >> 16 | cards >> 32 | cards >> 48) & EVERY_RANK;
}

/* How many cards a set holds. Bit arithmetic, for a plain x86-64 has no instruction for it. */
static inline int count_of(uint64_t cards)
{
#ifdef __POPCNT__
    return __builtin_popcountll(cards);
#else
    cards -= cards >> 1 & 0x5555555555555555ull;
    cards = (cards & 0x3333333333333333ull) + (cards >> 2 & 0x3333333333333333ull);
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0Full;
    return (int)(cards * 0x0101010101010101ull >> 56);
#endif
}

/* The place of the lowest card of a set that is not empty. */
static inline int lowest_of(uint64_t cards)
{
    return __builtin_ctzll(cards);
}

#endif
