/* One seat against all others together: see solve.h. The value is yes or no, so that the first move which settles it
 * ends the search (alpha-beta with two values). */
#include "solve.h"

/* 1 where every number of tricks that can still come is wanted, 0 where none is, -1 else. */
static int settled(const Deal *deal, int seat, uint32_t wanted)
{
    int left = tricks_left(deal);
    uint32_t can = ((2u << left) - 1) << deal->taken[seat];
    return !(wanted & can) ? 0 : (wanted & can) == can ? 1 : -1;
}

/* Whether the seat should try to take tricks: its least wanted number is still to come. */
static int hungry(const Deal *deal, int seat, uint32_t wanted)
{
    return !(wanted >> deal->taken[seat] & 1);
}

/* The moves with the most promising first. Where the seat wants tricks it tries its high cards first, and the others
 * theirs, to take them away; where it has had enough, all try their low ones. */
static int ordered_moves(const Search *search, const Deal *deal, int high, Move *list)
{
    int count = search->plain ? list_moves(search->rules, deal, list) : choose_moves(search->rules, deal, list);
    if (high && !search->plain)
        for (int low = 0, top = count - 1; low < top; low++, top--) {
            Move move = list[low];
            list[low] = list[top];
            list[top] = move;
        }
    return count;
}

static int any_settles(Search *search, const Deal *deal, int seat, uint32_t wanted)
{
    Move list[MOST_MOVES];
    int wish = deal->turn == seat, count = ordered_moves(search, deal, hungry(deal, seat, wanted), list);
    for (int n = 0; n < count; n++) {
        Deal after = *deal;
        apply_move(search->rules, &after, list[n]);
        int forced = can_force(search, &after, seat, wanted);
        if (forced < 0 || forced == wish)
            return forced;
    }
    return !wish;
}

int can_force(Search *search, const Deal *deal, int seat, uint32_t wanted)
{
    if (search->visited++ >= search->most)
        return -1;
    int forced = settled(deal, seat, wanted);
    if (forced >= 0)
        return forced;
    if (deal->laid || search->plain)
        return any_settles(search, deal, seat, wanted);
    uint8_t counts[MOST_SEATS] = {0};
    counts[seat] = deal->taken[seat];
    Position position = position_of(search->rules, deal, counts);
    const uint64_t *known = memory_find(&search->memory, &position);
    if (known)
        return (int)*known;
    forced = any_settles(search, deal, seat, wanted);
    if (forced >= 0) {
        uint64_t found = (uint64_t)forced;
        memory_keep(&search->memory, &position, &found);
    }
    return forced;
}
