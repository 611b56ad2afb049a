/* The places of many hands: the same tables, read as fast as the machine can. */
#include "rank_tables.h"

enum { BLOCK = 1024 };

/* A mask read suit by suit, in the order in which its bytes lie in memory. */
typedef uint16_t __attribute__((may_alias)) Suit;

/* What is rare in the sum of whole suits: a suit of five, too many cards, or a bit that is no card. */
static const uint64_t FLUSH_HERE = 7ull << FLUSH_BITS, TOO_MANY = 0xF8ull << COUNT_BITS;

static inline uint32_t flush_or(const RankTables *t, uint64_t hand, uint32_t place)
{
    for (int suit = 0; suit < SUITS; suit++) {
        uint32_t flush = t->flushes[ranks_in(hand, suit)];
        place = flush > place ? flush : place;
    }
    return place;
}

/* In a plain order a suit is a word of 16 bits: nothing to shift, and a bit that is no card has a key of its own. */
static void places_of_plain(const RankTables *t, const uint64_t *hands, size_t many, uint16_t *places)
{
    const uint64_t *keys = t->suits;
    bool low = t->order.low;
#ifndef __clang__
#pragma GCC unroll 4
#endif
    for (size_t i = 0; i < many; i++) {
        const Suit *suits = (const Suit *)(hands + i);
        uint64_t key = keys[suits[0]] + keys[suits[1]] + keys[suits[2]] + keys[suits[3]];
        uint32_t place = place_by_ranks(t, key);
        if (__builtin_expect(key & (FLUSH_HERE | TOO_MANY), 0))
            place = low || key & TOO_MANY ? rare_place(t, hands[i], place) : flush_or(t, hands[i], place);
        places[i] = (uint16_t)place;
    }
}

static void places_of_block(const RankTables *t, const uint64_t *hands, size_t many, uint16_t *places)
{
    if (t->plain) {
        places_of_plain(t, hands, many, places);
        return;
    }
    for (size_t i = 0; i < many; i++)
        places[i] = (uint16_t)place_of(t, held_of(t, hands[i]));
}

/* How many places come before the first that is 0. */
static size_t before_none(const uint16_t *places, size_t many)
{
    uint32_t none = 0;
    for (size_t i = 0; i < many; i++)
        none |= places[i] == 0;
    size_t done = none ? 0 : many;
    while (done < many && places[done])
        done++;
    return done;
}

static size_t least(size_t one, size_t other)
{
    return one < other ? one : other;
}

size_t places_of(const RankTables *t, const uint64_t *hands, size_t many, uint16_t *places)
{
    for (size_t start = 0; start < many; start += BLOCK) {
        size_t here = least(many - start, BLOCK);
        places_of_block(t, hands + start, here, places + start);
        size_t done = before_none(places + start, here);
        if (done < here)
            return start + done;
    }
    return many;
}

size_t strengths_of(const RankTables *t, const uint64_t *hands, size_t many, uint32_t *strengths)
{
    uint16_t places[BLOCK];
    for (size_t start = 0; start < many; start += BLOCK) {
        size_t here = least(many - start, BLOCK);
        places_of_block(t, hands + start, here, places);
        size_t done = before_none(places, here);
        for (size_t i = 0; i < done; i++)
            strengths[start + i] = t->strengths[places[i]];
        if (done < here)
            return start + done;
    }
    return many;
}
