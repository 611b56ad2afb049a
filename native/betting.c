/* A betting round. See kozyr.play.betting, whose functions have the same names. */
#include "betting.h"

static inline Chips lesser(Chips a, Chips b)
{
    return a < b ? a : b;
}

static inline Chips greater(Chips a, Chips b)
{
    return a > b ? a : b;
}

/* Who is in and has chips behind. */
static Seats able(const Round *round)
{
    Seats found = 0;
    for (int seat = 0; seat < round->seats; seat++)
        if (round->stacks[seat] > 0)
            found |= (Seats)(1u << seat);
    return found & round->live;
}

/* Where one still waits, the round is over if he is left alone, or can answer nobody and owes nothing (FD-A20). */
static void settle(Round *round)
{
    Seats alone = able(round);
    if (!is_one(alone))
        return;
    int seat = next_of(alone, 0);
    Chips most = 0;
    for (int other = 0; other < round->seats; other++)
        if (other != seat && round->live >> other & 1)
            most = greater(most, round->bets[other]);
    if (!(round->waiting & alone) || most <= round->bets[seat])
        round->waiting = 0;
}

void round_begin(Round *round, Sizes sizes, int cap, int first, Chips price)
{
    round->sizes = sizes;
    round->cap = cap;
    round->price = price;
    round->step = sizes.least;
    round->count = price > 0;
    round->aggressor = round->last = NOBODY;
    round->waiting = able(round);
    round->through = 0;
    round->fresh = __builtin_popcount(round->waiting);
    if (round->fresh == 1)
        settle(round);
    round->turn = round->waiting ? next_of(round->waiting, first) : NOBODY;
}

/* Whether the seat may bet or raise any sum now (FD-A7, FD-A26). */
static bool may_raise(const Round *round, int seat)
{
    Chips price = round->price;
    if (round->cap != NO_CAP && round->count > round->cap)
        return false;
    if (round->fresh <= 0 && price - round->bets[seat] < round->step)
        return false;
    if (round->bets[seat] + round->stacks[seat] <= price)
        return false;
    if (round->through)
        return true; /* they have matched the price and still have chips */
    for (int other = 0; other < round->seats; other++)
        if (other != seat && round->live >> other & 1 && round->bets[other] + round->stacks[other] > price)
            return true;
    return false;
}

/* The pot as it lies, with the bets of the round. */
static Chips middle(const Round *round)
{
    Chips sum = round->pot;
    for (int seat = 0; seat < round->seats; seat++)
        sum += round->bets[seat];
    return sum;
}

/* The greatest sum that the limit allows to somebody with enough chips. */
static Chips limit_of(const Round *round, int seat)
{
    switch (round->sizes.kind) {
    case POT_LIMIT:
        return round->price + middle(round) + greater(0, round->price - round->bets[seat]);
    case POT_AS_IT_LIES:
        return round->price + middle(round);
    case SPREAD:
        return round->price + round->sizes.most;
    default:
        return INT64_MAX;
    }
}

/* The sums that limit and stack allow; all he has where that is less than a full bet or raise. */
static void fill_sums(const Round *round, int seat, Bets *bets)
{
    Chips everything = round->bets[seat] + round->stacks[seat], least = round->price + round->step;
    if (round->sizes.kind == STEPS) {
        bets->lo[0] = bets->hi[0] = lesser(round->price + round->sizes.least, everything);
        bets->lo[1] = bets->hi[1] = lesser(round->price + round->sizes.most, everything);
        bets->ranges = bets->lo[0] == bets->lo[1] ? 1 : 2;
        return;
    }
    bets->ranges = 1;
    bets->lo[0] = lesser(least, everything);
    bets->hi[0] = greater(bets->lo[0], lesser(limit_of(round, seat), everything));
}

void round_bets(const Round *round, Bets *bets)
{
    int seat = round->turn;
    bets->stay = round->bets[seat] < round->price ? CALL : CHECK;
    bets->ranges = 0;
    if (may_raise(round, seat))
        fill_sums(round, seat, bets);
}

/* Puts chips in, up to this sum; whether any are left behind. */
static bool put_in(Round *round, int seat, Chips sum)
{
    round->stacks[seat] -= sum - round->bets[seat];
    round->bets[seat] = sum;
    return round->stacks[seat] > 0;
}

/* All others who can must answer; an all-in below a full raise neither counts nor reopens (FD-A7, FD-A26). */
static void raise_to(Round *round, int seat, Chips sum)
{
    Chips by = sum - round->price;
    bool full = by >= round->step;
    round->waiting |= round->through;
    round->through = put_in(round, seat, sum) ? (Seats)(1u << seat) : 0;
    round->price = sum;
    if (full && round->sizes.kind != STEPS)
        round->step = by;
    round->count += full;
    round->aggressor = seat;
}

void round_act(Round *round, int action, Chips sum)
{
    int seat = round->turn;
    Seats self = (Seats)(1u << seat);
    round->waiting &= (Seats)~self;
    switch (action) {
    case FOLD:
        round->live &= (Seats)~self;
        break;
    case CALL:
        if (put_in(round, seat, lesser(round->price, round->bets[seat] + round->stacks[seat])))
            round->through |= self;
        break;
    case RAISE:
        raise_to(round, seat, sum);
        break;
    default:
        round->through |= self;
    }
    round->fresh--;
    round->last = seat;
    if (is_one(round->waiting))
        settle(round);
    round->turn = round->waiting ? next_of(round->waiting, seat + 1) : NOBODY;
}
