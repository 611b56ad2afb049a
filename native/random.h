/* Random numbers for simulations: xoshiro256** (Blackman and Vigna 2018), its state filled by SplitMix64. They are
 * reproducible by seed and fast, and no good for a real shuffle: cards for people come from kozyr.room. */
#ifndef KOZYR_RANDOM_H
#define KOZYR_RANDOM_H

#include <stdint.h>

typedef struct {
    uint64_t s[4];
} Random;

static inline uint64_t splitmix64(uint64_t *state)
{
    uint64_t z = (*state += 0x9E3779B97F4A7C15ull);
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ z >> 27) * 0x94D049BB133111EBull;
    return z ^ z >> 31;
}

/* The stream number `stream` of a seed: each piece of a work has a stream of its own, so that what comes out does not
 * depend on how many threads share it. */
static inline Random random_from(uint64_t seed, uint64_t stream)
{
    uint64_t state = seed;
    Random rng;
    state = splitmix64(&state) + stream;
    state = splitmix64(&state);
    for (int i = 0; i < 4; i++)
        rng.s[i] = splitmix64(&state);
    return rng;
}

static inline uint64_t rotated(uint64_t x, int by)
{
    return x << by | x >> (64 - by);
}

static inline uint64_t random_next(Random *rng)
{
    uint64_t *s = rng->s, result = rotated(s[1] * 5, 7) * 9, t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotated(s[3], 45);
    return result;
}

/* The product of a word and a number: the high word of it, and the low one in *low. */
static inline uint64_t product_of(uint64_t word, uint32_t number, uint64_t *low)
{
#ifdef __SIZEOF_INT128__
    unsigned __int128 product = (unsigned __int128)word * number;
    *low = (uint64_t)product;
    return (uint64_t)(product >> 64);
#else
    uint64_t below = (word & UINT32_MAX) * number, above = (word >> 32) * number + (below >> 32);
    *low = above << 32 | (uint32_t)below;
    return above >> 32;
#endif
}

/* A number from 0 to below - 1, each as likely as the others (Lemire 2019); `below` is at least 1. */
static inline uint32_t random_below(Random *rng, uint32_t below)
{
    uint64_t product = (random_next(rng) >> 32) * below;
    if ((uint32_t)product < below) {
        uint32_t least = -below % below;
        while ((uint32_t)product < least)
            product = (random_next(rng) >> 32) * below;
    }
    return (uint32_t)(product >> 32);
}

#endif
