/* Worlds: every way in which the unseen cards can lie, and one of them drawn with the same chance as each other.
 *
 * A place is a hidden hand, or the stock: it lacks so many cards and may hold only those of a mask. A world gives every
 * place a set of cards of its size, all unseen cards together, and none that the place may not hold. */
#ifndef KOZYR_WORLDS_H
#define KOZYR_WORLDS_H

#include <stddef.h>
#include <stdint.h>

#include "random.h"

enum { MOST_PLACES = 16, MOST_UNSEEN = 64 };

typedef struct {
    int places;
    uint64_t cards;
    int lacks[MOST_PLACES];
    uint64_t may_hold[MOST_PLACES];
} Unseen;

/* Cards that may lie in the same pools are one group; places that may hold the same cards are one pool. `size` counts
 * the cards of a group or those that a pool lacks; `cards` is a group's mask, `members` a pool's places, a bit each. */
typedef struct {
    int groups, pools;
    struct {
        int size;
        uint64_t cards;
        uint32_t pools;
    } group[MOST_UNSEEN];
    struct {
        int size;
        uint32_t members;
    } pool[MOST_PLACES];
} Parts;

/* The table of counts. Its rows are the groups and its columns the pools, or the other way round where that needs fewer
 * counts. A cell says how many cards of the row go into the column; see worlds.c. */
typedef struct {
    int rows, columns, turned;
    int row_size[MOST_UNSEEN], column_size[MOST_UNSEEN];
    uint64_t meets[MOST_UNSEEN];
    size_t stride[MOST_UNSEEN];
    size_t states;
    int cells;
    double *counts;
} Table;

typedef struct {
    Unseen unseen;
    Parts parts;
    Table table;
} Worlds;

typedef enum { WORLDS_FOUND, WORLDS_NONE, WORLDS_TOO_MANY, WORLDS_NO_MEMORY } WorldsResult;

/* Count the worlds of `unseen`, whose places lack as many cards as there are, with at most `most` numbers in memory. Only
 * after WORLDS_FOUND may the others be called; `worlds_close` gives the memory back. */
WorldsResult worlds_open(Worlds *worlds, const Unseen *unseen, size_t most);
void worlds_close(Worlds *worlds);

/* How many worlds there are: exact below 2^39, else with a relative error below 1e-12. */
double worlds_count(const Worlds *worlds);

/* One world: `hands` gets the cards of each place. */
void worlds_draw(const Worlds *worlds, Random *rng, uint64_t *hands);

#endif
