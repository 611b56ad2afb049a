/* Hands between players who do anything that is legal. kozyr.sim.any_hands plays the same hands with the Python engine: it
 * asks for the same random numbers in the same order. */
#include "random_hands.h"
#include "random.h"

/* One of so many, without a random number where there is no choice. */
static uint32_t one_of(Random *rng, uint32_t many)
{
    return many > 1 ? random_below(rng, many) : 0;
}

/* The cards in a random order. */
static int shuffled(Random *rng, uint64_t cards, uint8_t *deck)
{
    int many = 0;
    for (; cards; cards &= cards - 1)
        deck[many++] = (uint8_t)lowest_of(cards);
    for (int place = 0; place < many - 1; place++) {
        int other = place + (int)random_below(rng, (uint32_t)(many - place));
        uint8_t card = deck[place];
        deck[place] = deck[other];
        deck[other] = card;
    }
    return many;
}

/* Some of the cards, from `least` to `most` of them, each set as likely as any other. */
static uint64_t some_of(Random *rng, const Exchange *exchange)
{
    int many = count_of(exchange->of), taken;
    uint32_t chosen;
    uint64_t some = 0, left = exchange->of;
    if (!exchange->most)
        return 0;
    do {
        chosen = random_below(rng, 1u << many);
        taken = __builtin_popcount(chosen);
    } while (taken < exchange->least || taken > exchange->most);
    for (; chosen; chosen >>= 1, left &= left - 1)
        if (chosen & 1)
            some |= left & -left;
    return some;
}

static void deal_by_lot(PokerHand *hand, Random *rng)
{
    int seat = next_of(hand->round.live, hand->button + 1);
    uint32_t steps = one_of(rng, (uint32_t)__builtin_popcount(hand->round.live));
    for (; steps; steps--)
        seat = next_of(hand->round.live, seat + 1);
    hand_lot(hand, seat);
}

/* Any of what is allowed: to fold, to stay, or one of the ranges and in it any sum. */
static void bet(PokerHand *hand, const Piece *piece, Random *rng)
{
    Bets bets;
    hand_bets(hand, &piece->rules, &bets);
    uint32_t folds = bets.stay == CALL || piece->habits.free_folds;
    uint32_t chosen = one_of(rng, folds + 1 + (uint32_t)bets.ranges);
    if (chosen < folds) {
        hand_bet(hand, &piece->rules, FOLD, 0);
    } else if (chosen == folds) {
        hand_bet(hand, &piece->rules, bets.stay, 0);
    } else {
        uint32_t range = chosen - folds - 1;
        Chips lo = bets.lo[range], hi = piece->habits.least ? lo : bets.hi[range];
        hand_bet(hand, &piece->rules, RAISE, lo + one_of(rng, (uint32_t)(hi - lo + 1)));
    }
}

static void exchange(PokerHand *hand, const Piece *piece, Random *rng)
{
    Exchange exchanges[MOST_EXCHANGES];
    int many = hand_exchanges(hand, &piece->rules, exchanges);
    hand_exchange(hand, &piece->rules, some_of(rng, &exchanges[one_of(rng, (uint32_t)many)]));
}

/* A hand to its end; how many decisions the players made. */
static int64_t play(PokerHand *hand, const Piece *piece, Random *rng)
{
    uint8_t deck[MOST_PACK];
    int64_t decisions = 0;
    while (hand->stage != OVER) {
        switch (hand->stage) {
        case LOT:
            deal_by_lot(hand, rng);
            break;
        case BET:
            bet(hand, piece, rng);
            decisions++;
            break;
        case EXCHANGE:
            exchange(hand, piece, rng);
            decisions++;
            break;
        default: {
            int cards = shuffled(rng, hand_deck(hand, &piece->rules), deck);
            hand_shuffled(hand, &piece->rules, deck, cards);
        }
        }
    }
    return decisions;
}

/* The place of a hand's category on the ladder (kozyr.play.ranking); the lowest where an odd order leaves its ladder. */
static int category_of(const RankOrder *order, int64_t worth)
{
    int64_t value = worth >> order->natural_first, place = (order->low ? (1 << 30) - value : value) >> 2 * RANKS;
    return place >= 0 && place < CATEGORIES ? (int)place : 0;
}

static void count_showdown(const PokerHand *hand, Seats winners, Totals *totals)
{
    const RankOrder *aim = &hand->aims[hand->aim];
    totals->showdowns++;
    for (Seats left = hand->round.live; left; left &= (Seats)(left - 1)) {
        int seat = __builtin_ctz(left), category = category_of(aim, hand->worth[seat]);
        totals->shown[seat]++;
        totals->made[hand->aim][category]++;
        totals->winning[hand->aim][category] += winners >> seat & 1;
    }
}

static void count_hand(const PokerHand *hand, const Chips *stacks, Totals *totals)
{
    Seats winners = 0;
    for (int pot = 0; pot < hand->many_pots; pot++)
        winners |= hand->pots[pot].winners;
    for (int seat = 0; seat < hand->round.seats; seat++) {
        Chips won = hand->round.stacks[seat] - stacks[seat];
        uint64_t square = (uint64_t)won * (uint64_t)won;
        totals->won[seat] += won;
        totals->squares_low[seat] += (int64_t)(square & 0xFFFFFFFF);
        totals->squares_high[seat] += (int64_t)(square >> 32);
        totals->taken[seat] += winners >> seat & 1;
    }
    totals->hands++;
    if (hand->shown)
        count_showdown(hand, winners, totals);
}

void play_hands(const Piece *piece, Totals *totals)
{
    Random rng = random_from(piece->seed, piece->stream);
    PokerHand hand;
    for (int64_t played = 0; played < piece->hands; played++) {
        int button = (int)((piece->first + played) % piece->seats);
        hand_begin(&hand, &piece->rules, piece->aims, piece->seats, piece->stacks, button, 0);
        totals->decisions += play(&hand, piece, &rng);
        count_hand(&hand, piece->stacks, totals);
    }
}
