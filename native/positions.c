/* Positions and what is remembered of them: see positions.h. */
#include "positions.h"

#include <stdlib.h>
#include <string.h>

/* ---- Positions --------------------------------------------------------------------------------------------------- */

/* For each suit the ranks that each seat holds, counted among the cards of the suit that are still held. */
typedef struct {
    uint16_t ranks[SUITS][MOST_SEATS];
} Lanes;

/* Whether some joker may still be played as any card: then each card is what it is, and not only higher or lower. */
static int keeps_names(const TrickRules *rules, const Deal *deal)
{
    uint64_t held = 0;
    for (int seat = 0; seat < deal->seats; seat++)
        held |= deal->hands[seat];
    return rules->as_cards && held & rules->jokers;
}

static void rank_anew(const TrickRules *rules, const Deal *deal, Lanes *lanes)
{
    uint64_t held = 0;
    int next[SUITS] = {0};
    for (int seat = 0; seat < deal->seats; seat++)
        held |= deal->hands[seat];
    for (held &= ~rules->jokers; held; held &= held - 1) {
        int place = lowest_of(held), suit = place >> 4, seat = 0;
        while (!(deal->hands[seat] >> place & 1))
            seat++;
        lanes->ranks[suit][seat] |= (uint16_t)(1u << next[suit]++);
    }
}

/* The order in which the suits are written: trumps, then the plain ones by what the seats hold. */
static void order_suits(const Deal *deal, const Lanes *lanes, int *order)
{
    int first = 0, end;
    if (deal->trump != NO_SUIT)
        order[first++] = deal->trump;
    end = first;
    for (int suit = 0; suit < SUITS; suit++) {
        int at = end;
        if (suit == deal->trump)
            continue;
        for (; at > first && memcmp(lanes->ranks[order[at - 1]], lanes->ranks[suit], sizeof lanes->ranks[0]) > 0; at--)
            order[at] = order[at - 1];
        order[at] = suit;
        end++;
    }
}

/* A seat's jokers: bit 13 for one, and 14 for the second. */
static uint64_t jokers_in(const TrickRules *rules, uint64_t hand)
{
    uint64_t jokers = hand & rules->jokers;
    return !jokers ? 0 : jokers & (jokers - 1) ? 3ull << RANKS : 1ull << RANKS;
}

/* The hands as they play, not as they are called. */
static void write_hands(const TrickRules *rules, const Deal *deal, uint64_t *words)
{
    Lanes lanes = {{{0}}};
    int order[SUITS] = {0, 1, 2, 3};
    rank_anew(rules, deal, &lanes);
    if (deal->circle_at == NO_CIRCLE)
        order_suits(deal, &lanes, order);
    for (int seat = 0; seat < deal->seats; seat++) {
        words[seat] = jokers_in(rules, deal->hands[seat]);
        for (int at = 0; at < SUITS; at++)
            words[seat] |= (uint64_t)lanes.ranks[order[at]][seat] << (16 * at);
    }
}

Position position_of(const TrickRules *rules, const Deal *deal, const uint8_t *counts)
{
    Position position = {{0}};
    int names = keeps_names(rules, deal);
    uint8_t rest[2 * sizeof(uint64_t)] = {(uint8_t)(deal->leader + 1 + 128 * names)}; /* never all zeros */
    if (names)
        memcpy(position.words, deal->hands, sizeof deal->hands[0] * deal->seats);
    else
        write_hands(rules, deal, position.words);
    memcpy(rest + 1, counts, deal->seats);
    memcpy(position.words + deal->seats, rest, sizeof rest);
    return position;
}

/* ---- Moves ------------------------------------------------------------------------------------------------------- */

/* The lowest card of each run of `cards` that no card of `others` parts. Of two equal cards the first wins, so that a
 * joker which lies as the lower of two cards parts them too (RP-A21). */
static uint64_t one_of_each_run(uint64_t cards, uint64_t others)
{
    uint64_t kept = 0;
    for (uint64_t left = cards, before = 0; left; left &= left - 1) {
        uint64_t card = left & -left, between = (card - 1) & ~(before - 1);
        int parted = !before || lowest_of(before) >> 4 != lowest_of(card) >> 4 || others & between;
        kept |= parted ? card : 0;
        before = card;
    }
    return kept;
}

int choose_moves(const TrickRules *rules, const Deal *deal, Move *list)
{
    Moves moves = legal_moves(rules, deal);
    int count = 0;
    if (!keeps_names(rules, deal)) {
        uint64_t others = deal->faces;
        for (int seat = 0; seat < deal->seats; seat++)
            others |= seat == deal->turn ? 0 : deal->hands[seat];
        moves.cards = one_of_each_run(moves.cards, others & ~rules->jokers);
    }
    for (uint64_t left = moves.cards; left; left &= left - 1)
        list[count++] = (Move)lowest_of(left);
    if (moves.jokers)
        for (int n = 0; n < moves.sayings; n++)
            list[count++] = joker_move(rules, deal, lowest_of(moves.jokers), n);
    return count;
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

enum { FIRST_ENTRIES = 1 << 8, LONGEST_PROBE = 8 };

void memory_open(Memory *memory, int seats, int found_words, size_t most)
{
    memory->key_words = seats + 2;
    memory->entry_words = memory->key_words + found_words;
    memory->entries = memory->used = 0;
    memory->most = most;
    memory->words = NULL;
}

void memory_close(Memory *memory)
{
    free(memory->words);
    memory->words = NULL;
    memory->entries = 0;
}

static uint64_t hash_of(const Memory *memory, const uint64_t *key)
{
    uint64_t hash = 0;
    for (int at = 0; at < memory->key_words; at++) {
        hash = (hash ^ key[at]) * 0x9E3779B97F4A7C15ull;
        hash ^= hash >> 32;
    }
    return hash;
}

static uint64_t *entry_at(const Memory *memory, uint64_t hash, int probe)
{
    return memory->words + ((hash + (uint64_t)probe) & (memory->entries - 1)) * (size_t)memory->entry_words;
}

/* The entry of a key; or the first free one of its probe; or its first one, to be written over. */
static uint64_t *place_for(const Memory *memory, const uint64_t *key)
{
    uint64_t hash = hash_of(memory, key);
    for (int probe = 0; probe < LONGEST_PROBE; probe++) {
        uint64_t *entry = entry_at(memory, hash, probe);
        if (!entry[memory->key_words - 2] || !memcmp(entry, key, sizeof *key * (size_t)memory->key_words))
            return entry;
    }
    return entry_at(memory, hash, 0);
}

const uint64_t *memory_find(const Memory *memory, const Position *position)
{
    if (!memory->entries)
        return NULL;
    const uint64_t *entry = place_for(memory, position->words);
    int known = !memcmp(entry, position->words, sizeof *entry * (size_t)memory->key_words);
    return known ? entry + memory->key_words : NULL;
}

/* Four times the room, with all that was in it. */
static void grow(Memory *memory)
{
    size_t entries = memory->entries ? 4 * memory->entries : FIRST_ENTRIES, size = (size_t)memory->entry_words;
    Memory larger = *memory;
    if (entries > memory->most || !(larger.words = calloc(entries, size * sizeof *larger.words)))
        return;
    larger.entries = entries;
    for (size_t at = 0; at < memory->entries; at++) {
        const uint64_t *entry = memory->words + at * size;
        if (entry[memory->key_words - 2])
            memcpy(place_for(&larger, entry), entry, size * sizeof *entry);
    }
    free(memory->words);
    *memory = larger;
}

void memory_keep(Memory *memory, const Position *position, const uint64_t *found)
{
    size_t key_size = sizeof *found * (size_t)memory->key_words;
    if (2 * memory->used >= memory->entries)
        grow(memory);
    if (!memory->entries)
        return;
    uint64_t *entry = place_for(memory, position->words);
    memory->used += !entry[memory->key_words - 2];
    memcpy(entry, position->words, key_size);
    memcpy(entry + memory->key_words, found, sizeof *found * (size_t)(memory->entry_words - memory->key_words));
}
