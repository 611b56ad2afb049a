/* Pots in layers. See kozyr.play.pots. */
#include "pots.h"

int uncalled(const Chips *paid, int seats, Seats live, Chips *amount)
{
    int top = 0;
    Chips second = 0;
    for (int seat = 1; seat < seats; seat++) {
        if (paid[seat] > paid[top]) {
            second = paid[top];
            top = seat;
        } else if (paid[seat] > second) {
            second = paid[seat];
        }
    }
    *amount = paid[top] - second;
    return *amount > 0 && live >> top & 1 ? top : NOBODY;
}

/* The least that somebody who is in has paid above `level`; 0 where nobody has. */
static Chips next_level(const Chips *paid, int seats, Seats live, Chips level)
{
    Chips least = 0;
    for (int seat = 0; seat < seats; seat++)
        if (live >> seat & 1 && paid[seat] > level && (!least || paid[seat] < least))
            least = paid[seat];
    return least;
}

/* What all have paid above `from`, up to `to`; all of it where `to` is 0. */
static Chips between(const Chips *paid, int seats, Chips from, Chips to)
{
    Chips sum = 0;
    for (int seat = 0; seat < seats; seat++)
        if (paid[seat] > from)
            sum += (to && paid[seat] > to ? to : paid[seat]) - from;
    return sum;
}

int layers_of(const Chips *paid, int seats, Seats live, Pot *pots)
{
    int many = 0;
    Chips level = 0, next = next_level(paid, seats, live, 0);
    while (next) {
        Chips above = next_level(paid, seats, live, next);
        Pot *pot = &pots[many++];
        pot->amount = between(paid, seats, level, above ? next : 0);
        pot->seats = pot->winners = 0;
        for (int seat = 0; seat < seats; seat++)
            if (live >> seat & 1 && paid[seat] >= next)
                pot->seats |= (Seats)(1u << seat);
        level = next;
        next = above;
    }
    return many;
}

void award(Pot *pot, const int64_t *values, int button, int seats, Chips *stacks)
{
    int64_t best = INT64_MIN;
    for (Seats left = pot->seats; left; left &= (Seats)(left - 1)) {
        int seat = __builtin_ctz(left);
        if (values[seat] > best) {
            best = values[seat];
            pot->winners = 0;
        }
        if (values[seat] == best)
            pot->winners |= (Seats)(1u << seat);
    }
    int many = __builtin_popcount(pot->winners);
    Chips part = pot->amount / many, odd = pot->amount % many;
    for (int place = 1; place <= seats; place++) {
        int seat = (button + place) % seats;
        if (pot->winners >> seat & 1)
            stacks[seat] += part + (odd-- > 0);
    }
}
