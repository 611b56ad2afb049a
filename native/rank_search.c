/* Row displacement: the sums of the ranks fall into rows by their highest bits and into columns by others. Each row is
 * shifted (here: its columns are turned over by an exclusive or) until its sums fit into what the rows before it, the
 * fuller ones, have left free. */
#include "rank_search.h"

#include <stdlib.h>
#include <string.h>

#include "random.h"

enum { LEAST_COLUMNS = 1 << 10, MOST_COLUMNS = 1 << 18 };

/* With this seed the first keys that are tried do for the packs in use, wild cards or not; others need a few tries. */
static const uint64_t SEED = 1;

/* How many of each symbol a hand of seven cards may hold. */
static void limits_of(const RankOrder *order, uint8_t limits[SYMBOLS])
{
    uint64_t natural = order->cards & ~order->wild;
    for (int rank = 0; rank < RANKS; rank++)
        limits[rank] = (uint8_t)count_of(natural & EACH_OF_RANK << rank);
    int wild = count_of(order->cards & order->wild);
    limits[WILD] = (uint8_t)(wild < MOST_BY_TABLE ? wild : MOST_BY_TABLE);
}

/* Appends the mixtures with `more` cards of the symbols from `symbol` on; without `each` it only counts. */
static void mix(Mixtures *all, const uint8_t *limits, Mixture *mixture, int symbol, int more)
{
    if (symbol == SYMBOLS) {
        if (more)
            return;
        if (all->each)
            all->each[all->many] = *mixture;
        all->many++;
        return;
    }
    for (int held = 0; held <= limits[symbol] && held <= more; held++) {
        mixture->held[symbol] = (uint8_t)held;
        mix(all, limits, mixture, symbol + 1, more - held);
    }
    mixture->held[symbol] = 0;
}

static void mix_all(Mixtures *all, const uint8_t *limits)
{
    all->many = 0;
    for (int cards = 0; cards <= MOST_BY_TABLE; cards++) {
        Mixture mixture = {.cards = (uint8_t)cards};
        mix(all, limits, &mixture, 0, cards);
        if (cards == BEST)
            all->up_to_five = all->many;
    }
}

bool mixtures_of(const RankOrder *order, Mixtures *mixtures)
{
    uint8_t limits[SYMBOLS];
    limits_of(order, limits);
    mixtures->each = NULL;
    mix_all(mixtures, limits);
    mixtures->each = malloc(mixtures->many * sizeof *mixtures->each);
    if (!mixtures->each)
        return false;
    mix_all(mixtures, limits);
    return true;
}

/* The sums, their columns row by row (from start[row] on), and the rows from the fullest down. */
typedef struct {
    uint32_t start[ROWS + 1];
    uint16_t fullest[ROWS];
    uint32_t *columns;
    uint64_t *sums;
} Sheet;

static void sort_into_rows(Sheet *sheet, uint32_t many, uint32_t columns)
{
    uint32_t next[ROWS];
    memset(sheet->start, 0, sizeof sheet->start);
    for (uint32_t i = 0; i < many; i++)
        sheet->start[(sheet->sums[i] >> ROW_BITS) + 1]++;
    for (uint32_t row = 0; row < ROWS; row++) {
        sheet->start[row + 1] += sheet->start[row];
        next[row] = sheet->start[row];
    }
    for (uint32_t i = 0; i < many; i++)
        sheet->columns[next[sheet->sums[i] >> ROW_BITS]++] = (uint32_t)(sheet->sums[i] >> RANK_BITS) & columns;
}

/* Whether no two sums share both row and column. */
static bool all_differ(const Sheet *sheet)
{
    for (uint32_t row = 0; row < ROWS; row++)
        for (uint32_t i = sheet->start[row]; i < sheet->start[row + 1]; i++)
            for (uint32_t j = sheet->start[row]; j < i; j++)
                if (sheet->columns[i] == sheet->columns[j])
                    return false;
    return true;
}

static uint32_t width_of(const Sheet *sheet, uint32_t row)
{
    return sheet->start[row + 1] - sheet->start[row];
}

static void sort_by_width(Sheet *sheet)
{
    uint32_t place = 0, widest = 0;
    for (uint32_t row = 0; row < ROWS; row++)
        widest = width_of(sheet, row) > widest ? width_of(sheet, row) : widest;
    for (uint32_t width = widest + 1; width-- > 0;)
        for (uint32_t row = 0; row < ROWS; row++)
            if (width_of(sheet, row) == width)
                sheet->fullest[place++] = (uint16_t)row;
}

static bool fits(const uint8_t *taken, const uint32_t *columns, uint32_t width, uint32_t turn)
{
    for (uint32_t i = 0; i < width; i++)
        if (taken[columns[i] ^ turn])
            return false;
    return true;
}

/* Finds an offset for every row; false when one fits nowhere. A row is turned by twice its offset, which has 16 bits. */
static bool lay(const Sheet *sheet, uint32_t columns, uint8_t *taken, uint16_t *offsets)
{
    uint32_t most = columns < 2 * UINT16_MAX ? columns : 2 * UINT16_MAX;
    for (uint32_t place = 0; place < ROWS; place++) {
        uint32_t row = sheet->fullest[place], width = width_of(sheet, row), turn = 0;
        const uint32_t *held = sheet->columns + sheet->start[row];
        while (turn <= most && !fits(taken, held, width, turn))
            turn += 2;
        if (turn > most)
            return false;
        for (uint32_t i = 0; i < width; i++)
            taken[held[i] ^ turn] = 1;
        offsets[row] = (uint16_t)(turn >> 1);
    }
    return true;
}

/* Tries one set of keys with so many columns. */
static bool try_keys(RankTables *t, const Mixtures *mixtures, const uint64_t *keys, Sheet *sheet, uint8_t *taken)
{
    for (uint32_t i = 0; i < mixtures->many; i++)
        sheet->sums[i] = sum_of(&mixtures->each[i], keys);
    sort_into_rows(sheet, mixtures->many, t->columns);
    if (!all_differ(sheet))
        return false;
    sort_by_width(sheet);
    memset(taken, 0, t->columns + 1);
    return lay(sheet, t->columns, taken, t->offsets);
}

/* How many columns are worth a try: at least a third of the cells stay free, so that the rows fit. */
static uint32_t columns_for(uint32_t many)
{
    uint32_t columns = LEAST_COLUMNS;
    while (columns < MOST_COLUMNS && columns * 3 < many * 4)
        columns *= 2;
    return columns;
}

/* Tries keys until some do; after each hundred with more columns. */
static bool search(RankTables *t, const Mixtures *mixtures, uint64_t *keys, Sheet *sheet, uint8_t *taken)
{
    Random random = random_from(SEED, 0);
    uint32_t columns = columns_for(mixtures->many);
    for (int tries = 1; tries <= 10000; tries++) {
        for (int symbol = 0; symbol < SYMBOLS; symbol++)
            keys[symbol] = random_next(&random) >> RANK_BITS << RANK_BITS;
        t->columns = columns - 1;
        if (try_keys(t, mixtures, keys, sheet, taken))
            return true;
        if (tries % 100 == 0 && columns < MOST_COLUMNS)
            columns *= 2;
    }
    return false;
}

bool find_hash(RankTables *t, const Mixtures *mixtures, uint64_t keys[SYMBOLS])
{
    Sheet *sheet = calloc(1, sizeof *sheet);
    uint8_t *taken = malloc(MOST_COLUMNS);
    if (sheet) {
        sheet->sums = malloc(mixtures->many * sizeof *sheet->sums);
        sheet->columns = malloc(mixtures->many * sizeof *sheet->columns);
    }
    if (sheet && taken && sheet->sums && sheet->columns && search(t, mixtures, keys, sheet, taken))
        t->places = calloc(t->columns + 1, sizeof *t->places);
    if (sheet) {
        free(sheet->sums);
        free(sheet->columns);
    }
    free(sheet);
    free(taken);
    return t->places != NULL;
}
