/* Deals drawn by chance. A board of five takes two random numbers: one picks three cards among all sets of three, the
 * other two among all pairs, anew where they share a card with what is taken. */
#include "equity.h"

#include <stdlib.h>
#include <string.h>

/* So often are hands drawn for one deal before it is given up. */
enum { MOST_TRIES = 1 << 22 };

/* All sets of one card, of two and of three from the stub, in the order of their cards. */
typedef struct {
    uint32_t sizes[PART + 1];
    Held *sets[PART + 1];
} Parts;

/* Parts of hands, one for each deal of a batch: their keys and their cards. */
typedef struct {
    uint64_t keys[BATCH], cards[BATCH];
} Column;

/* Deals that are made together, step by step: a processor foresees more of a step than of a deal. */
typedef struct {
    const Showdown *showdown;
    int deals;
    uint64_t used[BATCH];
    uint64_t hands[MOST_SEATS][BATCH];
    Column boards;
    int16_t values[MOST_SEATS][BATCH];
} Batch;

/* A place as a signed number, in the same order: a plain x86-64 finds the higher of eight such numbers at once. */
static inline int16_t value_of(uint32_t place)
{
    return (int16_t)(place ^ 0x8000);
}

static void fill_parts(Parts *parts, const Held *stub, int size)
{
    Held *one = parts->sets[1], *two = parts->sets[2], *three = parts->sets[3];
    for (int i = 0; i < size; i++) {
        *one++ = stub[i];
        for (int j = i + 1; j < size; j++) {
            Held pair = held_plus(stub[i], stub[j]);
            *two++ = pair;
            for (int k = j + 1; k < size; k++)
                *three++ = held_plus(pair, stub[k]);
        }
    }
}

static int make_parts(Parts *parts, const Showdown *showdown)
{
    Held stub[PLACES];
    uint32_t size = 0;
    for (uint64_t left = showdown->stub; left; left &= left - 1)
        stub[size++] = held_of(showdown->tables, left & -left);
    uint32_t pairs = size ? size * (size - 1) / 2 : 0, threes = size > 2 ? pairs * (size - 2) / 3 : 0;
    Held *sets = malloc((size + pairs + threes + 1) * sizeof *sets);
    if (sets == NULL)
        return -1;
    *parts = (Parts){{0, size, pairs, threes}, {NULL, sets, sets + size, sets + size + pairs}};
    fill_parts(parts, stub, (int)size);
    return 0;
}

/* Adds to each deal a set of cards that it has not used. Those deals that drew one that they have wait for another turn;
 * there is no branch, for nobody can foresee which they are. */
static void draw_part(Random *rng, const Held *sets, uint32_t size, Batch *batch, Column *held)
{
    int waiting[BATCH], many = batch->deals;
    for (int i = 0; i < many; i++)
        waiting[i] = i;
    while (many) {
        int left = 0;
        for (int turn = 0; turn < many; turn++) {
            Held cards = sets[random_below(rng, size)];
            int i = waiting[turn];
            bool fits = !(cards.cards & batch->used[i]);
            uint64_t taken = -(uint64_t)fits;
            held->keys[i] += cards.key & taken;
            held->cards[i] |= cards.cards & taken;
            batch->used[i] |= cards.cards & taken;
            waiting[left] = i;
            left += !fits;
        }
        many = left;
    }
}

/* Adds `size` cards to each deal, of which `before` have left the stub: in parts, or where less than half of the stub is
 * free, which would seldom leave a part, one by one. */
static void draw_cards(Random *rng, const Parts *parts, int size, int before, Batch *batch, Column *held)
{
    int most = (int)parts->sizes[1] >= 2 * before ? PART : 1;
    while (size) {
        int part = size < most ? size : most;
        draw_part(rng, parts->sets[part], parts->sizes[part], batch, held);
        size -= part;
    }
}

/* The first hand of a choice whose bound is above a random number; where all weigh 1 it has that number. */
static uint64_t picked(Random *rng, const Choice *choice)
{
    uint32_t whole = choice->bounds[choice->size - 1], number = random_below(rng, whole);
    int low = 0, high = choice->size - 1;
    if (whole == (uint32_t)choice->size)
        return choice->hands[number];
    while (low < high) {
        int middle = (low + high) / 2;
        if (number < choice->bounds[middle])
            high = middle;
        else
            low = middle + 1;
    }
    return choice->hands[low];
}

/* Gives a hand to every seat that has a choice, or stops at one that shares a card with another; the cards taken, or 0
 * then. */
static uint64_t try_hands(Random *rng, const Choice *choices, Batch *batch, int deal)
{
    uint64_t used = 0;
    for (int seat = 0; seat < batch->showdown->seats; seat++) {
        if (choices[seat].size == 0)
            continue;
        uint64_t hand = picked(rng, &choices[seat]);
        if (hand & used)
            return 0;
        batch->hands[seat][deal] = hand;
        used |= hand;
    }
    return used;
}

static inline bool is_rare(uint64_t key)
{
    return ((key + THREE_OF_EACH) & RARE) != 0;
}

/* How many cards the choices take. */
static int chosen_cards(const Showdown *showdown, const Choice *choices)
{
    int taken = 0;
    for (int seat = 0; seat < showdown->seats; seat++)
        taken += choices[seat].size ? count_of(choices[seat].hands[0]) : 0;
    return taken;
}

/* Gives hands to the seats that have a choice; where two share a card all of a deal are drawn anew, so that every way to
 * have them is as likely as the product of its weights. False where that leads nowhere. */
static bool choose_hands(Random *rng, const Choice *choices, bool any, Batch *batch)
{
    for (int i = 0; i < batch->deals; i++) {
        batch->used[i] = 0;
        for (int tries = 0; any && !batch->used[i]; tries++) {
            if (tries == MOST_TRIES)
                return false;
            batch->used[i] = try_hands(rng, choices, batch, i);
        }
    }
    return true;
}

/* What a hand is worth with what each deal adds to it. Those that place_of would find rare are put right at the end, for
 * nobody can foresee which they are. */
static void show_hands(const Batch *batch, Held hand, const Column *added, int16_t *values)
{
    const RankTables *tables = batch->showdown->tables;
    int rare[BATCH], many = 0;
    for (int i = 0; i < batch->deals; i++) {
        uint64_t key = hand.key + added->keys[i];
        values[i] = value_of(place_by_ranks(tables, key));
        rare[many] = i;
        many += is_rare(key);
    }
    for (int turn = 0; turn < many; turn++) {
        int i = rare[turn];
        uint32_t by_ranks = place_by_ranks(tables, hand.key + added->keys[i]);
        values[i] = value_of(rare_place(tables, hand.cards | added->cards[i], by_ranks));
    }
}

/* Completes a seat's hands of which the board is known, and shows them. */
static void deal_seat(Random *rng, const Parts *parts, const Choice *choice, int seat, int before, Batch *batch)
{
    const Showdown *showdown = batch->showdown;
    Held hand = held_of(showdown->tables, showdown->hands[seat]);
    if (choice->size == 0 && showdown->draws[seat] == 0) {
        show_hands(batch, hand, &batch->boards, batch->values[seat]);
        return;
    }
    Column own = batch->boards;
    for (int i = 0; choice->size && i < batch->deals; i++) {
        Held chosen = held_of(showdown->tables, batch->hands[seat][i]);
        own.keys[i] += chosen.key;
        own.cards[i] |= chosen.cards;
    }
    draw_cards(rng, parts, showdown->draws[seat], before, batch, &own);
    show_hands(batch, hand, &own, batch->values[seat]);
}

/* Adds who is best in each deal. */
static void show_down(const Batch *batch, uint64_t *tally)
{
    int16_t top[BATCH];
    uint16_t best[BATCH] = {0};
    memcpy(top, batch->values[0], sizeof top);
    for (int seat = 1; seat < batch->showdown->seats; seat++)
        for (int i = 0; i < batch->deals; i++)
            top[i] = batch->values[seat][i] > top[i] ? batch->values[seat][i] : top[i];
    for (int seat = 0; seat < batch->showdown->seats; seat++)
        for (int i = 0; i < batch->deals; i++)
            best[i] |= (uint16_t)((batch->values[seat][i] == top[i]) << seat);
    for (int i = 0; i < batch->deals; i++)
        tally[best[i]]++;
}

static bool deal_batch(Random *rng, const Parts *parts, const Choice *choices, Batch *batch, uint64_t *tally)
{
    const Showdown *showdown = batch->showdown;
    Held board = held_of(showdown->tables, showdown->board);
    int before = chosen_cards(showdown, choices);
    if (!choose_hands(rng, choices, before > 0, batch))
        return false;
    for (int i = 0; i < batch->deals; i++) {
        batch->boards.keys[i] = board.key;
        batch->boards.cards[i] = board.cards;
    }
    draw_cards(rng, parts, showdown->to_come, before, batch, &batch->boards);
    before += showdown->to_come;
    for (int seat = 0; seat < showdown->seats; seat++) {
        deal_seat(rng, parts, &choices[seat], seat, before, batch);
        before += showdown->draws[seat];
    }
    show_down(batch, tally);
    return true;
}

SampleResult sample_deals(const Showdown *showdown, const Choice *choices, uint64_t seed, uint64_t piece, uint64_t number,
                          uint64_t *tally)
{
    Parts parts;
    Batch batch = {.showdown = showdown};
    Random rng = random_from(seed, piece);
    bool found = true;
    if (make_parts(&parts, showdown) < 0)
        return SAMPLE_NO_MEMORY;
    for (uint64_t left = number; left && found; left -= (uint64_t)batch.deals) {
        batch.deals = left < BATCH ? (int)left : BATCH;
        found = deal_batch(&rng, &parts, choices, &batch, tally);
    }
    free(parts.sets[1]);
    return found ? SAMPLE_DONE : SAMPLE_CROWDED;
}
