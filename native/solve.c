/* max^n with a memory: see solve.h. */
#include "solve.h"

#include <string.h>

static Values paid_now(const Points *points, const Deal *deal)
{
    Values values = {{0}};
    for (int seat = 0; seat < deal->seats; seat++)
        values.of[seat] = points->paid[seat][deal->taken[seat]];
    return values;
}

/* The moves of a playout count as positions, for they take as long. */
static Values paid_in_the_end(Search *search, const Points *points, Deal deal)
{
    search->visited += (uint64_t)tricks_left(&deal) * deal.seats;
    play_out(search->rules, &deal, search->script, &search->rng);
    return paid_now(points, &deal);
}

static int64_t paid_to_others(const Values *values, int seats, int seat)
{
    int64_t sum = 0;
    for (int other = 0; other < seats; other++)
        sum += other == seat ? 0 : values->of[other];
    return sum;
}

/* Whether `seat` takes `one` rather than `other`. */
static int prefers(int seats, int seat, const Values *one, const Values *other)
{
    int64_t less = paid_to_others(other, seats, seat) - paid_to_others(one, seats, seat);
    if (one->of[seat] != other->of[seat])
        return one->of[seat] > other->of[seat];
    if (less)
        return less > 0;
    for (int step = 1; step < seats; step++) {
        int next = (seat + step) % seats;
        if (one->of[next] != other->of[next])
            return one->of[next] < other->of[next];
    }
    return 0;
}

static int best_of_moves(Search *search, const Points *points, const Deal *deal, Values *values)
{
    Move list[MOST_MOVES];
    int count = search->plain ? list_moves(search->rules, deal, list) : choose_moves(search->rules, deal, list);
    for (int n = 0; n < count; n++) {
        Deal after = *deal;
        Values found;
        apply_move(search->rules, &after, list[n]);
        if (!solve_values(search, points, &after, &found))
            return 0;
        if (!n || prefers(deal->seats, deal->turn, &found, values))
            *values = found;
    }
    return 1;
}

int solve_values(Search *search, const Points *points, const Deal *deal, Values *values)
{
    if (search->visited++ >= search->most)
        return 0;
    if (is_over(deal)) {
        *values = paid_now(points, deal);
        return 1;
    }
    if (!deal->laid && deal->trick >= search->horizon) {
        *values = paid_in_the_end(search, points, *deal);
        return 1;
    }
    if (deal->laid || search->plain || search->horizon < NO_HORIZON)
        return best_of_moves(search, points, deal, values);
    Position position = position_of(search->rules, deal, deal->taken);
    size_t size = sizeof values->of[0] * deal->seats;
    const uint64_t *known = memory_find(&search->memory, &position);
    uint64_t found[(MOST_SEATS + 1) / 2] = {0};
    if (known) {
        memcpy(values->of, known, size);
        return 1;
    }
    if (!best_of_moves(search, points, deal, values))
        return 0;
    memcpy(found, values->of, size);
    memory_keep(&search->memory, &position, found);
    return 1;
}

int solve_moves(Search *search, const Points *points, const Deal *deal, Move list[MOST_MOVES],
                Values values[MOST_MOVES], int *best)
{
    int count = list_moves(search->rules, deal, list);
    *best = 0;
    search->visited++;
    for (int n = 0; n < count; n++) {
        Deal after = *deal;
        apply_move(search->rules, &after, list[n]);
        if (!solve_values(search, points, &after, &values[n]))
            return 0;
        if (prefers(deal->seats, deal->turn, &values[n], &values[*best]))
            *best = n;
    }
    return count;
}
