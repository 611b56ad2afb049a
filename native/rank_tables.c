/* Builds the tables of an order. Only hands of up to five cards are asked of algorithm A; one of six or seven is worth the
 * best of what is left when one card is taken away. */
#include "rank_tables.h"

#include <stdlib.h>
#include <string.h>

#include "rank_search.h"

/* TOO_MANY stands for a number of cards above seven, of which four and all cards of the pack fit into eight bits. */
static const uint64_t ONE_CARD = 1ull << COUNT_BITS, ONE_OF_EACH = 0x1111, TOO_MANY = 0x30ull << COUNT_BITS;

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

/* The strengths of all mixtures of `least` to five cards, each once, after what is in the list already. */
static bool add_all_strengths(const RankOrder *order, const Mixtures *mixtures, int least, List *list)
{
    uint32_t *each = realloc(list->each, (list->many + 2 * mixtures->up_to_five) * sizeof *each);
    if (!each)
        return false;
    list->each = each;
    for (uint32_t i = 0; i < mixtures->up_to_five; i++)
        if (mixtures->each[i].cards >= least)
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
    List all = {calloc(1, sizeof *all.each), 1}, fives = {NULL, 0}; /* place 0 is for no hand at all */
    bool made = all.each && add_all_strengths(&t->order, mixtures, 1, &all) &&
                add_all_strengths(&t->order, mixtures, BEST, &fives);
    t->strengths = all.each;
    t->fives = fives.each;
    t->many = all.many - 1;
    t->many_fives = fives.many;
    return made && t->many <= UINT16_MAX;
}

/* The best place when one card is taken away. */
static uint32_t best_without_one(const RankTables *t, const Mixture *mixture, uint64_t sum, const uint64_t *keys)
{
    uint32_t best = 0;
    for (int symbol = 0; symbol < SYMBOLS; symbol++)
        if (mixture->held[symbol]) {
            uint32_t place = place_by_ranks(t, sum - keys[symbol]);
            best = place > best ? place : best;
        }
    return best;
}

static uint16_t *cell_of(RankTables *t, uint64_t sum)
{
    return &t->places[((uint32_t)(sum >> RANK_BITS) & t->columns) ^ (uint32_t)t->offsets[sum >> ROW_BITS] << 1];
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
        *cell_of(t, sum) = (uint16_t)place;
    }
}

/* The flushes of high hands with up to seven cards, and of low hands those of five. */
static uint32_t strength_of_flush(const RankOrder *order, uint32_t suit, int wild)
{
    int many = count_of(suit) + wild;
    if (!counts_suits(order) || many < BEST || many > MOST_BY_TABLE)
        return 0;
    if (order->low)
        return wild || many > BEST ? 0 : strength_with(order, suit, 0);
    return strength_by_suit(order, suit, wild < BEST ? wild : BEST);
}

static bool fill_flushes(RankTables *t)
{
    int wild = count_of(t->order.wild), most = wild < MOST_BY_TABLE ? wild : MOST_BY_TABLE;
    t->flushes = calloc((size_t)(most + 1) * SETS, sizeof *t->flushes);
    if (!t->flushes)
        return false;
    for (int held = 0; held <= most; held++)
        for (uint32_t suit = 0; suit < SETS; suit++) {
            uint32_t strength = strength_of_flush(&t->order, suit, held);
            t->flushes[held * SETS + suit] = (uint16_t)(strength ? place_in(t, strength) : 0);
        }
    return true;
}

/* Whether the pack is the same in every suit, and nothing is wild. */
static bool is_plain(const RankOrder *order)
{
    return !order->wild && order->cards == order->pack_ranks * EACH_OF_RANK;
}

/* The key of a set of ranks in a suit, from that of the set without its lowest rank. In a plain order a set with a bit
 * that is no card has too many cards; in the others it is found out by its bits. */
static uint64_t key_of(const RankTables *t, uint32_t set, const uint64_t *keys)
{
    const uint64_t flush = 1ull << FLUSH_BITS;
    bool suited = counts_suits(&t->order);
    if (t->plain && set & ~t->order.pack_ranks)
        return TOO_MANY;
    uint64_t key = (t->suits[set & (set - 1)] & ~flush) + keys[lowest_of(set)] + ONE_CARD + (suited ? ONE_OF_EACH : 0);
    return suited && count_of(set) >= BEST ? key | flush : key;
}

/* A wild card counts in every suit of a high hand, and in none of a low one, which keeps out of the way of a flush. */
static bool fill_keys(RankTables *t, const uint64_t *keys)
{
    uint32_t sets = t->plain ? 1 << 16 : SETS;
    t->suits = calloc(sets, sizeof *t->suits);
    if (!t->suits)
        return false;
    for (uint32_t set = 1; set < sets; set++)
        t->suits[set] = key_of(t, set, keys);
    uint64_t wild = keys[WILD] + ONE_CARD + (counts_suits(&t->order) && !t->order.low ? ONE_OF_EACH : 0);
    for (int many = 0; many <= 64; many++)
        t->wild[many] = many <= MOST_BY_TABLE ? many * wild : TOO_MANY;
    return true;
}

void forget(RankTables *t)
{
    if (!t)
        return;
    free(t->suits);
    free(t->places);
    free(t->flushes);
    free(t->strengths);
    free(t->fives);
    free(t);
}

static bool fill(RankTables *t, Mixtures *mixtures)
{
    uint64_t keys[SYMBOLS];
    if (!mixtures_of(&t->order, mixtures) || !find_hash(t, mixtures, keys) || !fill_strengths(t, mixtures))
        return false;
    if (!fill_flushes(t) || !fill_keys(t, keys))
        return false;
    fill_places(t, mixtures, keys);
    return true;
}

RankTables *tables_for(const RankOrder *order)
{
    RankTables *t = calloc(1, sizeof *t);
    Mixtures mixtures = {NULL, 0, 0};
    if (!t)
        return NULL;
    t->order = *order;
    t->foreign = ~order->cards;
    t->plain = is_plain(order);
    bool made = fill(t, &mixtures);
    free(mixtures.each);
    if (made)
        return t;
    forget(t);
    return NULL;
}

/* The better of the place by ranks and those of the suits. */
static uint32_t with_flushes(const uint16_t *flushes, uint64_t natural, uint32_t place)
{
    for (int suit = 0; suit < SUITS; suit++) {
        uint32_t flush = flushes[ranks_in(natural, suit)];
        place = flush > place ? flush : place;
    }
    return place;
}

/* The place of five cards of a low hand, which may be of one suit. */
static uint32_t place_of_five(const RankTables *t, uint64_t cards)
{
    uint64_t key = held_of(t, cards).key;
    if (!((key + THREE_OF_EACH) & RARE))
        return place_by_ranks(t, key);
    return with_flushes(t->flushes, cards & ~t->order.wild, 0);
}

/* The place of the best low hand in `taken` and `more` of the cards of `left`. */
static uint32_t best_low(const RankTables *t, uint64_t taken, uint64_t left, int more)
{
    if (more == 0)
        return place_of_five(t, taken);
    uint32_t best = 0;
    for (int spare = count_of(left) - more; spare >= 0; spare--) {
        uint64_t card = left & -left;
        left ^= card;
        uint32_t place = best_low(t, taken | card, left, more - 1);
        best = place > best ? place : best;
    }
    return best;
}

uint32_t rare_place(const RankTables *t, uint64_t cards, uint32_t by_ranks)
{
    int many = count_of(cards);
    if ((cards & t->foreign) || many > MOST_CARDS)
        return 0;
    if (t->order.low)
        return best_low(t, 0, cards, BEST);
    if (many > MOST_BY_TABLE)
        return place_in(t, strength_of(&t->order, cards));
    const uint16_t *flushes = t->flushes + SETS * count_of(cards & t->order.wild);
    return with_flushes(flushes, cards & ~t->order.wild, by_ranks);
}
