/* Positions at a lead, in a form in which those that play alike are the same, and a table that remembers what was found
 * for them. */
#ifndef KOZYR_POSITIONS_H
#define KOZYR_POSITIONS_H

#include <stddef.h>

#include "tricks.h"

enum { POSITION_WORDS = MOST_SEATS + 2 };

/* Two deals before a lead that give equal positions have the same future: each natural card stands for its rank among
 * those of its suit that are still held, plain suits may change places, and so may two jokers. Where a joker may be
 * played as a card, or trumps go round, cards and suits stay what they are. `counts` are the tricks that matter. */
typedef struct {
    uint64_t words[POSITION_WORDS];
} Position;

Position position_of(const TrickRules *rules, const Deal *deal, const uint8_t *counts);

/* The moves of the seat in turn, one of each set that leads to the same position: cards between which nobody else has
 * one, and jokers; into `list`, with room for MOST_MOVES. Returns their number. */
int choose_moves(const TrickRules *rules, const Deal *deal, Move *list);

/* What was found: a few words for each position. It grows to `most` entries, and then forgets some for others. With
 * `most` 0 it remembers nothing. */
typedef struct {
    int key_words, entry_words;
    size_t entries, used, most;
    uint64_t *words;
} Memory;

void memory_open(Memory *memory, int seats, int found_words, size_t most);
void memory_close(Memory *memory);

/* What was found for a position, or NULL. */
const uint64_t *memory_find(const Memory *memory, const Position *position);

/* Keep what was found; where there is no room for it, nothing happens. */
void memory_keep(Memory *memory, const Position *position, const uint64_t *found);

#endif
