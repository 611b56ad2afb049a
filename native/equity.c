/* Every deal of a showdown, one by one. */
#include "equity.h"

typedef struct {
    const Showdown *showdown;
    uint64_t *tally;
    int first, last;
    int size;
    Held stub[PLACES];
    Held hands[MOST_SEATS];
    Held board;
    uint32_t values[MOST_SEATS];
} Walk;

static void deal_group(Walk *walk, int group, uint64_t used);

/* A group has its cards: the board lies, or a hand is complete; then the next group gets its own. */
static void complete(Walk *walk, int group, Held held, uint64_t used)
{
    const Showdown *showdown = walk->showdown;
    if (group == 0)
        walk->board = held;
    else
        walk->values[group - 1] = place_of(showdown->tables, held);
    if (group == showdown->seats)
        walk->tally[best_of(walk->values, showdown->seats)]++;
    else
        deal_group(walk, group + 1, used);
}

/* Gives a group `left` cards more, the first of them number first .. last - 1 of the stub and the others after it. */
static void deal(Walk *walk, int group, Held held, uint64_t used, int left, int first, int last)
{
    if (left == 0) {
        complete(walk, group, held, used);
        return;
    }
    for (int i = first; i < last; i++) {
        uint64_t card = walk->stub[i].cards;
        if (!(card & used))
            deal(walk, group, held_plus(held, walk->stub[i]), used | card, left - 1, i + 1, walk->size);
    }
}

/* Group 0 is the board, and group n the hand of seat n - 1. The first card of all is one of those asked for. */
static void deal_group(Walk *walk, int group, uint64_t used)
{
    const Showdown *showdown = walk->showdown;
    Held held = group ? held_plus(walk->hands[group - 1], walk->board) : walk->board;
    int left = group ? showdown->draws[group - 1] : showdown->to_come;
    deal(walk, group, held, used, left, used ? 0 : walk->first, used ? walk->size : walk->last);
}

void count_deals(const Showdown *showdown, int first, int last, uint64_t *tally)
{
    Walk walk = {.showdown = showdown, .tally = tally, .first = first, .last = last};
    for (uint64_t left = showdown->stub; left; left &= left - 1)
        walk.stub[walk.size++] = held_of(showdown->tables, left & -left);
    for (int seat = 0; seat < showdown->seats; seat++)
        walk.hands[seat] = held_of(showdown->tables, showdown->hands[seat]);
    walk.board = held_of(showdown->tables, showdown->board);
    deal_group(&walk, 0, 0);
}
