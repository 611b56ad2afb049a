/* Drawing a world uniformly, without trial and error.
 *
 * Let x[g][p] be how many cards of group g go into pool p. So many worlds share one such matrix:
 *
 *     product over g of size(g)! / product over all cells of x[g][p]!    times    the ways to split each pool's cards
 *
 * The row sums of x are the groups' sizes and its column sums the pools', so groups and pools play the same part, and
 * the smaller side is made the state. The table holds, for each cell in order and each vector of what the columns still
 * lack, the sum of 1 / x! over all ways to fill the rest; how much of the row is left follows from the vector's sum. The
 * last row takes what is left and needs no cells. A draw walks through the cells and takes each number with its share of
 * the sum: it can not run into a dead end, since a step that none could finish has the share 0.
 *
 * The counts are doubles. All terms are positive, so nothing cancels: each of at most 64 x 16 additions and products
 * adds a relative error of 2^-53, far below what any sample could show; and no count of a pack of 54 cards comes near
 * the bounds of a double (the least is above 1e-72), so that 0 stands for what is impossible and for nothing else. */
#include "worlds.h"

#include <stdlib.h>
#include <string.h>

#include "cards.h"

static double factorial(int n)
{
    double product = 1;
    for (int i = 2; i <= n; i++)
        product *= i;
    return product;
}

/* Groups and pools */

static void find_pools(Parts *parts, const Unseen *unseen)
{
    uint64_t masks[MOST_PLACES];
    parts->pools = 0;
    for (int place = 0; place < unseen->places; place++) {
        uint64_t mask = unseen->may_hold[place] & unseen->cards;
        int at = 0;
        if (unseen->lacks[place] == 0)
            continue;
        while (at < parts->pools && masks[at] != mask)
            at++;
        if (at == parts->pools) {
            masks[parts->pools++] = mask;
            parts->pool[at].size = 0;
            parts->pool[at].members = 0;
        }
        parts->pool[at].size += unseen->lacks[place];
        parts->pool[at].members |= 1u << place;
    }
}

/* The pools that may hold a card, a bit each. */
static uint32_t pools_of(const Parts *parts, const Unseen *unseen, uint64_t card)
{
    uint32_t pools = 0;
    for (int at = 0; at < parts->pools; at++)
        if (unseen->may_hold[lowest_of(parts->pool[at].members)] & card)
            pools |= 1u << at;
    return pools;
}

/* False when some card can lie nowhere. */
static int find_groups(Parts *parts, const Unseen *unseen)
{
    parts->groups = 0;
    for (uint64_t left = unseen->cards; left; left &= left - 1) {
        uint64_t card = left & -left;
        uint32_t pools = pools_of(parts, unseen, card);
        int at = 0;
        if (!pools)
            return 0;
        while (at < parts->groups && parts->group[at].pools != pools)
            at++;
        if (at == parts->groups) {
            parts->groups++;
            parts->group[at].size = 0;
            parts->group[at].cards = 0;
            parts->group[at].pools = pools;
        }
        parts->group[at].size++;
        parts->group[at].cards |= card;
    }
    return 1;
}

/* The table */

static void lay_rows(Table *table, const Parts *parts)
{
    table->rows = parts->groups;
    table->columns = parts->pools;
    for (int row = 0; row < table->rows; row++) {
        table->row_size[row] = parts->group[row].size;
        table->meets[row] = parts->group[row].pools;
    }
    for (int column = 0; column < table->columns; column++)
        table->column_size[column] = parts->pool[column].size;
}

static void lay_turned(Table *table, const Parts *parts)
{
    table->rows = parts->pools;
    table->columns = parts->groups;
    for (int row = 0; row < table->rows; row++) {
        table->row_size[row] = parts->pool[row].size;
        table->meets[row] = 0;
        for (int column = 0; column < table->columns; column++)
            table->meets[row] |= (uint64_t)(parts->group[column].pools >> row & 1) << column;
    }
    for (int column = 0; column < table->columns; column++)
        table->column_size[column] = parts->group[column].size;
}

/* How many numbers the table would hold: a vector of what the columns lack for each cell, and one for the last row. */
static double weigh(const Table *table)
{
    double states = 1, cells = 1;
    for (int column = 0; column < table->columns; column++)
        states *= table->column_size[column] + 1;
    for (int row = 0; row + 1 < table->rows; row++)
        cells += count_of(table->meets[row]);
    return states * cells;
}

/* The way of laying it that needs fewer numbers; how many those are. */
static double lay(Table *table, const Parts *parts)
{
    double straight, turned;
    lay_turned(table, parts);
    turned = weigh(table);
    lay_rows(table, parts);
    straight = weigh(table);
    table->turned = turned < straight;
    if (table->turned)
        lay_turned(table, parts);
    return table->turned ? turned : straight;
}

static void measure(Table *table)
{
    table->states = 1;
    table->cells = 0;
    for (int column = 0; column < table->columns; column++) {
        table->stride[column] = table->states;
        table->states *= (size_t)table->column_size[column] + 1;
    }
    for (int row = 0; row + 1 < table->rows; row++)
        table->cells += count_of(table->meets[row]);
}

/* The next vector in the order of the table; keeps its sum. */
static void step(const Table *table, int *lack, int *sum)
{
    for (int column = 0; column < table->columns; column++) {
        if (lack[column] < table->column_size[column]) {
            lack[column]++;
            (*sum)++;
            return;
        }
        *sum -= lack[column];
        lack[column] = 0;
    }
}

/* The last row takes all that the columns lack. */
static void count_last_row(Table *table)
{
    int lack[MOST_UNSEEN] = {0}, sum = 0, last = table->rows - 1;
    double *counts = table->counts + (size_t)table->cells * table->states;
    for (size_t state = 0; state < table->states; state++, step(table, lack, &sum)) {
        counts[state] = 0;
        if (sum != table->row_size[last])
            continue;
        counts[state] = 1;
        for (int column = 0; column < table->columns; column++)
            counts[state] *= table->meets[last] >> column & 1 ? 1 / factorial(lack[column]) : !lack[column];
    }
}

/* Cell (row, column): `after` cards belong to later rows, and `ends` says that no later cell of the row takes any. */
static void count_cell(Table *table, int cell, int row, int column, int after, int ends)
{
    int lack[MOST_UNSEEN] = {0}, sum = 0;
    double *counts = table->counts + (size_t)cell * table->states, share[MOST_UNSEEN + 1];
    const double *next = counts + table->states;
    for (int taken = 0; taken <= table->column_size[column]; taken++)
        share[taken] = 1 / factorial(taken);
    for (size_t state = 0; state < table->states; state++, step(table, lack, &sum)) {
        int left = sum - after, most = left < lack[column] ? left : lack[column];
        double total = 0;
        if (left >= 0 && left <= table->row_size[row])
            for (int taken = ends ? left : 0; taken <= most; taken++)
                total += share[taken] * next[state - (size_t)taken * table->stride[column]];
        counts[state] = total;
    }
}

static void count_all(Table *table)
{
    int cell = table->cells, after = 0;
    count_last_row(table);
    for (int row = table->rows - 1; row-- > 0;) {
        uint64_t meets = table->meets[row];
        int ends = 1;
        after += table->row_size[row + 1];
        for (; meets; ends = 0) {
            int column = 63 - __builtin_clzll(meets);
            meets ^= 1ull << column;
            count_cell(table, --cell, row, column, after, ends);
        }
    }
}

WorldsResult worlds_open(Worlds *worlds, const Unseen *unseen, size_t most)
{
    Table *table = &worlds->table;
    worlds->unseen = *unseen;
    table->counts = NULL;
    find_pools(&worlds->parts, unseen);
    if (!find_groups(&worlds->parts, unseen))
        return WORLDS_NONE;
    if (lay(table, &worlds->parts) > (double)most)
        return WORLDS_TOO_MANY;
    measure(table);
    table->counts = malloc(((size_t)table->cells + 1) * table->states * sizeof *table->counts);
    if (!table->counts)
        return WORLDS_NO_MEMORY;
    if (table->rows)
        count_all(table);
    else
        table->counts[0] = 1;
    if (table->counts[table->states - 1] > 0)
        return WORLDS_FOUND;
    worlds_close(worlds);
    return WORLDS_NONE;
}

void worlds_close(Worlds *worlds)
{
    free(worlds->table.counts);
    worlds->table.counts = NULL;
}

double worlds_count(const Worlds *worlds)
{
    const Parts *parts = &worlds->parts;
    double count = worlds->table.counts[worlds->table.states - 1];
    for (int at = 0; at < parts->groups; at++)
        count *= factorial(parts->group[at].size);
    for (int at = 0; at < parts->pools; at++)
        count *= factorial(parts->pool[at].size);
    for (int place = 0; place < worlds->unseen.places; place++)
        count /= factorial(worlds->unseen.lacks[place]);
    return count < (double)(1ull << 39) ? (double)(uint64_t)(count + 0.5) : count;
}

/* A draw */

/* From 0 to below 1, in steps of 2^-53. */
static double random_part(Random *rng)
{
    return (double)(random_next(rng) >> 11) * 0x1p-53;
}

/* How many cards of the row go into the column, by their shares of all ways to go on from `state`. */
static int draw_cell(const Table *table, int cell, size_t state, int column, int left, int lack, Random *rng)
{
    const double *counts = table->counts + (size_t)cell * table->states, *next = counts + table->states;
    double mark = random_part(rng) * counts[state];
    int most = left < lack ? left : lack, last = 0;
    for (int taken = 0; taken <= most; taken++) {
        double part = next[state - (size_t)taken * table->stride[column]] / factorial(taken);
        if (part <= 0)
            continue;
        last = taken;
        if (mark < part)
            break;
        mark -= part;
    }
    return last;
}

/* The matrix of a world: `go[group][pool]` cards of each group go into each pool. */
static void draw_matrix(const Table *table, Random *rng, uint8_t go[MOST_UNSEEN][MOST_PLACES])
{
    int lack[MOST_UNSEEN], cell = 0;
    size_t state = table->states - 1;
    memcpy(lack, table->column_size, sizeof lack);
    for (int row = 0; row < table->rows; row++) {
        int left = table->row_size[row], last = row + 1 == table->rows;
        for (uint64_t meets = table->meets[row]; meets; meets &= meets - 1) {
            int column = lowest_of(meets), ends = !(meets & (meets - 1));
            int taken = last ? lack[column] : ends ? left : draw_cell(table, cell, state, column, left, lack[column], rng);
            cell++;
            left -= taken;
            lack[column] -= taken;
            state -= (size_t)taken * table->stride[column];
            *(table->turned ? &go[column][row] : &go[row][column]) = (uint8_t)taken;
        }
    }
}

/* `many` cards of a set, any as likely as others, taken out of it: each card in turn goes with its chance. */
static uint64_t draw_cards(uint64_t *cards, int many, Random *rng)
{
    uint64_t drawn = 0, rest = *cards;
    for (int left = count_of(rest); many && many < left; rest &= rest - 1, left--)
        if (random_below(rng, (uint32_t)left) < (uint32_t)many) {
            drawn |= rest & -rest;
            many--;
        }
    if (many)
        drawn |= rest;
    *cards ^= drawn;
    return drawn;
}

void worlds_draw(const Worlds *worlds, Random *rng, uint64_t *hands)
{
    const Parts *parts = &worlds->parts;
    uint8_t go[MOST_UNSEEN][MOST_PLACES] = {{0}};
    uint64_t pools[MOST_PLACES] = {0};
    draw_matrix(&worlds->table, rng, go);
    for (int group = 0; group < parts->groups; group++) {
        uint64_t cards = parts->group[group].cards;
        for (int pool = 0; pool < parts->pools; pool++)
            pools[pool] |= draw_cards(&cards, go[group][pool], rng);
    }
    memset(hands, 0, sizeof *hands * (size_t)worlds->unseen.places);
    for (int pool = 0; pool < parts->pools; pool++)
        for (uint32_t members = parts->pool[pool].members; members; members &= members - 1) {
            int place = lowest_of(members);
            hands[place] = draw_cards(&pools[pool], worlds->unseen.lacks[place], rng);
        }
}
