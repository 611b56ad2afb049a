/* Builds the tables of an order. Only hands of up to five cards are asked of algorithm A; one of six or seven is worth the
 * best of what is left when one card is taken away. */
#include "rank_tables.h"

#include <stdlib.h>
#include <string.h>

#include "rank_search.h"

/* A growing list of strengths. */
typedef struct {
    uint32_t *each;
    uint32_t many;
} List;

static bool counts_suits(const RankOrder *order)
{
    return order->tops != 0;
}

/* The cards of a mixture in mixed suits, never five of a suit. */
static uint64_t in_mixed_suits(const Mixture *mixture)
{
    uint64_t cards = 0;
    int suit = 0;
    for (int rank = 0; rank < RANKS; rank++)
        for (int held = 0; held < mixture->held[rank]; held++)
            cards |= 1ull << (16 * (suit++ % SUITS) + rank);
    return cards;
}

/* The strength that a value has, from that of the natural cards alone. */
static uint32_t ordered(const RankOrder *order, uint32_t value, bool natural)
{
    return order->natural_first ? value << 1 | natural : value;
}

/* What the ranks of a mixture of up to five cards are worth, whatever the suits. */
static uint32_t strength_by_ranks(const RankOrder *order, const Mixture *mixture)
{
    uint64_t cards = in_mixed_suits(mixture);
    int wild = mixture->held[WILD];
    if (order->low)
        return strength_with(order, cards, wild);
    uint32_t value = by_ranks(order, cards, wild);
    return ordered(order, value, cards && by_ranks(order, cards, 0) == value);
}

/* What so many wild cards and the ranks of one suit are worth in high hands; 0 where they are no flush. */
static uint32_t strength_by_suit(const RankOrder *order, uint32_t suit, int wild)
{
    uint32_t value = by_suit(order, suit, wild);
    return value ? ordered(order, value, suit && by_suit(order, suit, 0) == value) : 0;
}

/* Whether five cards of these ranks and wild ones may be of one suit; the strength that they have then, or 0. */
static uint32_t strength_suited(const RankOrder *order, const Mixture *mixture)
{
    uint32_t suit = 0;
    for (int rank = 0; rank < RANKS; rank++) {
        if (mixture->held[rank] > 1)
            return 0;
        suit |= (uint32_t)mixture->held[rank] << rank;
    }
    uint64_t natural = order->cards & ~order->wild;
    int wild = mixture->held[WILD];
    for (int place = 0; place < SUITS; place++)
        if ((ranks_in(natural, place) & suit) == suit) {
            if (order->low)
                return wild ? 0 : strength_with(order, suit, 0);
            uint32_t ranks = strength_by_ranks(order, mixture), suited = strength_by_suit(order, suit, wild);
            return suited > ranks ? suited : ranks;
        }
    return 0;
}

static int ascending(const void *one, const void *other)
{
    uint32_t a = *(const uint32_t *)one, b = *(const uint32_t *)other;
    return (a > b) - (a < b);
}

static void sort_each_once(List *list)
{
    qsort(list->each, list->many, sizeof *list->each, ascending);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->many; i++)
        if (kept == 0 || list->each[kept - 1] != list->each[i])
            list->each[kept++] = list->each[i];
    list->many = kept;
}

/* Adds the strengths that hands of these ranks have. Fewer than two natural cards of five are always of one suit. */
static void add_strengths(const RankOrder *order, const Mixture *mixture, List *list)
{
    if (mixture->cards == BEST) {
        uint32_t suited = strength_suited(order, mixture);
        if (suited)
            list->each[list->many++] = suited;
        if (suited && !order->low && mixture->held[WILD] >= BEST - 1)
            return;
    }
    list->each[list->many++] = strength_by_ranks(order, mixture);
}

/* The strengths of all mixtures of `least` to five cards, each once. */
static bool all_strengths(const RankOrder *order, const Mixtures *mixtures, int least, List *list)
{
    list->many = 0;
    list->each = malloc((2 * mixtures->many + 1) * sizeof *list->each);
    if (!list->each)
        return false;
    for (uint32_t i = 0; i < mixtures->many; i++)
        if (mixtures->each[i].cards >= least && mixtures->each[i].cards <= BEST)
            add_strengths(order, &mixtures->each[i], list);
    sort_each_once(list);
    return true;
}

/* The highest place whose strength is not above this one. */
static uint32_t place_in(const RankTables *t, uint32_t strength)
{
    uint32_t below = 0, above = t->many + 1;
    while (above - below > 1) {
        uint32_t middle = (below + above) / 2;
        if (t->strengths[middle] <= strength)
            below = middle;
        else
            above = middle;
    }
    return below;
}

static bool fill_strengths(RankTables *t, const Mixtures *mixtures)
{
    List all, fives;
    if (!all_strengths(&t->order, mixtures, 0, &all))
        return false;
    t->strengths = all.each;
    t->strengths[0] = 0; /* what no cards at all are worth */
    t->many = all.many - 1;
    if (!all_strengths(&t->order, mixtures, BEST, &fives))
        return false;
    t->fives = fives.each;
    t->many_fives = fives.many;
    return t->many <= UINT16_MAX;
}

/* The best place when one card is taken away. */
static uint32_t best_without_one(const RankTables *t, const Mixture *mixture, uint64_t sum, const uint64_t *keys)
{
    uint32_t best = 0;
    for (int symbol = 0; symbol < SYMBOLS; symbol++)
        if (mixture->held[symbol]) {
            uint32_t place = t->places[cell_of(t, sum - keys[symbol])];
            best = place > best ? place : best;
        }
    return best;
}

static void fill_places(RankTables *t, const Mixtures *mixtures, const uint64_t *keys)
{
    for (uint32_t i = 0; i < mixtures->many; i++) {
        const Mixture *mixture = &mixtures->each[i];
        uint64_t sum = sum_of(mixture, keys);
        uint32_t place = 0;
        if (mixture->cards > BEST)
            place = best_without_one(t, mixture, sum, keys);
        else if (mixture->cards > 0)
            place = place_in(t, strength_by_ranks(&t->order, mixture));
        t->places[cell_of(t, sum)] = (uint16_t)place;
    }
}

static bool fill_flushes(RankTables *t)
{
    int wild = count_of(t->order.cards & t->order.wild);
    int most = wild < MOST_BY_TABLE ? wild : MOST_BY_TABLE;
    t->flushes = calloc((size_t)(most + 1) * SETS, sizeof *t->flushes);
    if (!t->flushes)
        return false;
    if (!counts_suits(&t->order) || t->order.low)
        return true;
    for (int held = 0; held <= most; held++)
        for (uint32_t suit = 0; suit < SETS; suit++) {
            int many = count_of(suit);
            uint32_t strength = many + held <= MOST_BY_TABLE ? strength_by_suit(&t->order, suit, held < BEST ? held : BEST) : 0;
            t->flushes[held * SETS + suit] = (uint16_t)(strength ? place_in(t, strength) : 0);
        }
    return true;
}

/* The key of one card. A wild card counts in every suit of a high hand, and in none of a low one. */
static uint64_t key_of(const RankOrder *order, uint64_t card, const uint64_t *keys)
{
    int place = lowest_of(card);
    bool wild = card & order->wild;
    uint64_t suits = wild ? 0x1111 : 0x1ull << place / 16 * 4;
    if (!counts_suits(order) || (wild && order->low))
        suits = 0;
    return keys[wild ? WILD : place % 16] | 1ull << COUNT_BITS | suits;
}

/* Cards that are not in the pack have no key: they are found out by their bits. */
static void fill_keys(RankTables *t, const uint64_t *keys)
{
    for (int suit = 0; suit < SUITS; suit++)
        for (uint32_t set = 1; set < SETS; set++) {
            uint64_t card = (uint64_t)(set & -set) << 16 * suit;
            uint64_t key = card & t->order.cards ? key_of(&t->order, card, keys) : 0;
            t->suits[suit][set] = t->suits[suit][set & (set - 1)] + key;
        }
    for (uint64_t jokers = 1; jokers < 4; jokers++) {
        uint64_t card = (jokers & -jokers) << RANKS;
        uint64_t key = card & t->order.cards ? key_of(&t->order, card, keys) : 0;
        t->jokers[jokers] = t->jokers[jokers & (jokers - 1)] + key;
    }
    t->foreign = ~t->order.cards;
}

void forget(RankTables *t)
{
    if (!t)
        return;
    free(t->places);
    free(t->flushes);
    free(t->strengths);
    free(t->fives);
    free(t);
}

RankTables *tables_for(const RankOrder *order)
{
    RankTables *t = calloc(1, sizeof *t);
    Mixtures mixtures = {NULL, 0};
    uint64_t keys[SYMBOLS];
    bool made = false;
    if (t) {
        t->order = *order;
        made = mixtures_of(order, &mixtures) && find_hash(t, &mixtures, keys) && fill_strengths(t, &mixtures) &&
               fill_flushes(t);
    }
    if (made) {
        fill_places(t, &mixtures, keys);
        fill_keys(t, keys);
    } else {
        forget(t);
    }
    free(mixtures.each);
    return made ? t : NULL;
}

uint32_t rare_place(const RankTables *t, Held held, uint32_t by_ranks)
{
    const RankOrder *order = &t->order;
    int many = (int)(held.key >> COUNT_BITS & 0xFF);
    if ((held.cards & t->foreign) || many > MOST_CARDS)
        return 0;
    if (many > MOST_BY_TABLE || order->low)
        return place_in(t, strength_of(order, held.cards));
    uint64_t natural = held.cards & ~order->wild;
    const uint16_t *flushes = t->flushes + SETS * count_of(held.cards & order->wild);
    uint32_t best = by_ranks;
    for (int suit = 0; suit < SUITS; suit++) {
        uint32_t place = flushes[ranks_in(natural, suit)];
        best = place > best ? place : best;
    }
    return best;
}

size_t places_of(const RankTables *t, const uint64_t *hands, size_t many, uint16_t *places)
{
    for (size_t i = 0; i < many; i++) {
        places[i] = (uint16_t)place_of(t, held_of(t, hands[i]));
        if (!places[i])
            return i;
    }
    return many;
}

size_t strengths_of(const RankTables *t, const uint64_t *hands, size_t many, uint32_t *strengths)
{
    for (size_t i = 0; i < many; i++) {
        uint32_t place = place_of(t, held_of(t, hands[i]));
        if (!place)
            return i;
        strengths[i] = t->strengths[place];
    }
    return many;
}
