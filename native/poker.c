/* The course of a hand of poker. See kozyr.games.draw.hand and kozyr.games.shortdeck.hand. */
#include <string.h>

#include "poker.h"

static Chips pot_of(const PokerHand *hand)
{
    Chips sum = 0;
    for (int seat = 0; seat < hand->round.seats; seat++)
        sum += hand->paid[seat];
    return sum;
}

/* Before the cards */

static void post(PokerHand *hand, int seat, Chips due, Chips *where)
{
    Chips amount = due < hand->round.stacks[seat] ? due : hand->round.stacks[seat];
    hand->round.stacks[seat] -= amount;
    where[seat] += amount;
}

static void post_antes(PokerHand *hand, Chips ante)
{
    for (int seat = 0; seat < hand->round.seats; seat++)
        if (hand->round.live >> seat & 1)
            post(hand, seat, ante, hand->paid);
}

/* The blinds, heads-up the small one by the button; who acts first sits at the left of the big one (FD-13, SD-A4). A
 * blind posted short leaves the price as it is (HX-A7). */
static void post_blinds(PokerHand *hand, const HandRules *rules, Seats late)
{
    int small = next_of(hand->dealt, hand->button + 1), big = next_of(hand->dealt, small + 1);
    if (big == hand->button && __builtin_popcount(hand->dealt) == 2) {
        big = small;
        small = hand->button;
    }
    post(hand, small, rules->small, hand->round.bets);
    post(hand, big, rules->big, hand->round.bets);
    for (int seat = 0; seat < hand->round.seats; seat++)
        if (late & hand->dealt & 1u << seat && seat != small && seat != big)
            post(hand, seat, rules->big, hand->round.bets);
    hand->first = next_of(hand->dealt, big + 1);
    hand->price = rules->big;
}

void hand_begin(PokerHand *hand, const HandRules *rules, const RankOrder aims[AIMS], int seats, const Chips *stacks,
                int button, Seats late)
{
    memset(hand, 0, sizeof *hand);
    hand->round.seats = seats;
    hand->button = button;
    memcpy(hand->aims, aims, sizeof hand->aims);
    for (int seat = 0; seat < seats; seat++) {
        hand->round.stacks[seat] = stacks[seat];
        hand->dealt |= (Seats)((stacks[seat] > 0) << seat);
    }
    hand->round.live = hand->dealt;
    hand->first = next_of(hand->dealt, button + 1);
    hand->first_drawer = NOBODY;
    post_antes(hand, rules->ante);
    if (rules->big)
        post_blinds(hand, rules, late);
    if (rules->button) {
        post(hand, button, rules->button, hand->round.bets);
        hand->price = rules->button;
    }
    hand->stage = rules->lot ? LOT : DEAL;
}

/* Whose turn, and what he may do */

int hand_turn(const PokerHand *hand)
{
    switch (hand->stage) {
    case BET:
        return hand->round.turn;
    case EXCHANGE:
        return hand->drawer;
    case OVER:
        return ENDED;
    default:
        return DEALER;
    }
}

/* Whether a bet now needs the openers of the table, and the hand lacks them (FD-A18, FD-A19, FD-A21). */
static bool cannot_open(const PokerHand *hand, const HandRules *rules)
{
    if (!rules->opener || hand->street || hand->aim || hand->round.price)
        return false;
    if (rules->when_checked == DEAL_AGAIN && hand->redeals >= rules->most_redeals)
        return false;
    const RankOrder *order = &hand->aims[0];
    return strength_of(order, hand->held[hand->round.turn]) >> order->natural_first < rules->opener;
}

void hand_bets(const PokerHand *hand, const HandRules *rules, Bets *bets)
{
    round_bets(&hand->round, bets);
    if (bets->ranges && cannot_open(hand, rules))
        bets->ranges = 0;
}

int hand_exchanges(const PokerHand *hand, const HandRules *rules, Exchange *exchanges)
{
    uint64_t held = hand->held[hand->drawer];
    int stub = rules->within_stub ? hand->cards - hand->top : MOST_OWN, many = 1;
    exchanges[0] = (Exchange){held, 0, stub < rules->most_away ? stub : (int)rules->most_away};
    if (!rules->four_with_ace || stub < 4)
        return many;
    for (uint64_t aces = held & ACES & ~hand->aims[hand->aim].wild; aces; aces &= aces - 1)
        exchanges[many++] = (Exchange){held & ~(aces & -aces), 4, 4};
    return many;
}

uint64_t hand_deck(const PokerHand *hand, const HandRules *rules)
{
    uint64_t used = hand->turned | hand->board | hand->away;
    if (hand->stage == DEAL)
        return (uint64_t)rules->pack;
    for (int seat = 0; seat < hand->round.seats; seat++)
        if (hand->round.live >> seat & 1)
            used |= hand->held[seat];
    return (uint64_t)rules->pack & ~used;
}

/* Cards */

/* The next cards of the deck, or as many as it has. */
static uint64_t taken(PokerHand *hand, int many)
{
    uint64_t cards = 0;
    for (; many > 0 && hand->top < hand->cards; many--)
        cards |= 1ull << hand->deck[hand->top++];
    return cards;
}

/* A card is turned up and out of play, and the other three of its rank are wild (FD-A12). */
static void turn_up(PokerHand *hand)
{
    uint64_t before = hand->turned;
    hand->turned = taken(hand, 1);
    for (RankOrder *order = hand->aims; order < hand->aims + AIMS; order++) {
        order->cards = (order->cards | before) & ~hand->turned;
        order->wild = order->cards & EACH_OF_RANK << (lowest_of(hand->turned) & 15);
        prepare(order);
    }
}

/* One card at a time from the left of the button to all who are in; before them one is turned where its rank is wild
 * (FD-10, FD-A12, SD-5). */
static void deal(PokerHand *hand, const HandRules *rules)
{
    Seats live = hand->round.live;
    hand->board = hand->away = 0;
    memset(hand->held, 0, sizeof hand->held);
    if (rules->turned)
        turn_up(hand);
    for (int card = 0; card < rules->own; card++) {
        int seat = next_of(live, hand->button + 1);
        for (int left = __builtin_popcount(live); left; left--) {
            hand->held[seat] |= taken(hand, 1);
            seat = next_of(live, seat + 1);
        }
    }
}

/* All who are in draw, all-in or not, in the order of the table (FD-23, FD-A2, FD-A20). */
static void begin_exchange(PokerHand *hand, const HandRules *rules)
{
    int start = hand->button + 1;
    if (rules->after_last && hand->street)
        start = hand->round.last == NOBODY ? hand->first : hand->round.last + 1;
    hand->drawing = hand->round.live;
    hand->drawer = hand->first_drawer = next_of(hand->drawing, start);
    hand->stage = EXCHANGE;
}

/* Streets */

/* Who acts first, if he can (FD-25, FD-A2, SD-A3). */
static int first_of(const PokerHand *hand, const HandRules *rules)
{
    if (hand->street == 0 || rules->later_first == SAME)
        return hand->first;
    if (rules->later_first == FIRST_DRAWER && hand->first_drawer != NOBODY)
        return hand->first_drawer;
    return hand->button + 1;
}

/* The betting of a street; the forced bets count as bets of the first one. */
static void begin_betting(PokerHand *hand, const HandRules *rules)
{
    const Street *street = &rules->street[hand->street];
    Sizes sizes = {(int)rules->limit, street->least, street->most};
    int cap = __builtin_popcount(hand->round.live) > 2 ? (int)rules->cap : NO_CAP;
    Chips price = hand->street == 0 && !hand->aim ? hand->price : 0;
    hand->board |= taken(hand, (int)street->board);
    hand->round.pot = pot_of(hand);
    round_begin(&hand->round, sizes, cap, first_of(hand, rules), price);
    hand->stage = BET;
}

static void begin_street(PokerHand *hand, const HandRules *rules)
{
    if (rules->street[hand->street].exchange)
        begin_exchange(hand, rules);
    else
        begin_betting(hand, rules);
}

/* The bets of the round go into the pots; what nobody called goes back (FD-T5). */
static void sweep(PokerHand *hand)
{
    Round *round = &hand->round;
    Chips back;
    for (int seat = 0; seat < round->seats; seat++) {
        hand->paid[seat] += round->bets[seat];
        round->bets[seat] = 0;
    }
    int seat = uncalled(hand->paid, round->seats, round->live, &back);
    if (seat != NOBODY) {
        hand->paid[seat] -= back;
        round->stacks[seat] += back;
    }
}

/* The end */

static void finish(PokerHand *hand)
{
    memset(hand->paid, 0, sizeof hand->paid);
    hand->stage = OVER;
}

/* All others have folded: the last one takes it all (FD-A14). */
static void pay_last(PokerHand *hand)
{
    hand->pots[0] = (Pot){pot_of(hand), hand->round.live, hand->round.live};
    hand->many_pots = 1;
    hand->round.stacks[next_of(hand->round.live, 0)] += hand->pots[0].amount;
    finish(hand);
}

/* Each pot goes to the best hand of those who may win it (FD-38, FD-50, SD-11). */
static void show(PokerHand *hand)
{
    Round *round = &hand->round;
    for (Seats left = round->live; left; left &= (Seats)(left - 1)) {
        int seat = __builtin_ctz(left);
        hand->worth[seat] = strength_of(&hand->aims[hand->aim], hand->held[seat] | hand->board);
    }
    hand->many_pots = layers_of(hand->paid, round->seats, round->live, hand->pots);
    for (int pot = 0; pot < hand->many_pots; pot++)
        award(&hand->pots[pot], hand->worth, hand->button, round->seats, round->stacks);
    hand->shown = 1;
    finish(hand);
}

/* What happens next */

/* The same dealer; who has folded stays out, all others put in another ante, or what they have (FD-A18). */
static void deal_again(PokerHand *hand, const HandRules *rules)
{
    post_antes(hand, rules->ante);
    hand->redeals++;
    hand->stage = rules->lot ? LOT : DEAL;
}

/* What comes when all have checked on the first street, if the hand does not just go on; whether it came (FD-35). */
static bool nobody_opened(PokerHand *hand, const HandRules *rules)
{
    const Round *round = &hand->round;
    int behind = 0;
    if (hand->street || round->last == NOBODY || round->price)
        return false;
    for (int seat = 0; seat < round->seats; seat++)
        behind += round->live >> seat & 1 && round->stacks[seat] > 0;
    if (rules->when_checked == DEAL_AGAIN && hand->redeals < rules->most_redeals && behind > 1) {
        deal_again(hand, rules);
        return true;
    }
    if (rules->when_checked != OTHER_AIM || hand->aim)
        return false;
    hand->aim = 1;
    begin_betting(hand, rules);
    return true;
}

/* Through all streets on which nobody can act, to the next decision or to the end (SD-9, FD-A20). */
static void go_on(PokerHand *hand, const HandRules *rules)
{
    while (hand->stage == BET && !hand->round.waiting) {
        sweep(hand);
        if (is_one(hand->round.live)) {
            pay_last(hand);
        } else if (nobody_opened(hand, rules)) {
            continue;
        } else if (hand->street + 1 == rules->streets) {
            show(hand);
        } else {
            hand->street++;
            begin_street(hand, rules);
        }
    }
}

/* The next draws, or the dealer renews the stub for who still has cards to get (FD-A3), or the betting begins. */
static void next_drawer(PokerHand *hand, const HandRules *rules)
{
    if (hand->due) {
        hand->stage = RENEW;
        return;
    }
    hand->away = 0;
    hand->stage = EXCHANGE;
    hand->drawing &= (Seats)~(1u << hand->drawer);
    if (hand->drawing) {
        hand->drawer = next_of(hand->drawing, hand->drawer + 1);
        return;
    }
    begin_betting(hand, rules);
    go_on(hand, rules);
}

void hand_lot(PokerHand *hand, int seat)
{
    hand->first = seat;
    hand->stage = DEAL;
}

void hand_shuffled(PokerHand *hand, const HandRules *rules, const uint8_t *deck, int cards)
{
    memcpy(hand->deck, deck, (size_t)cards);
    hand->cards = cards;
    hand->top = 0;
    if (hand->stage == RENEW) {
        hand->held[hand->drawer] |= taken(hand, hand->due);
        hand->due = 0;
        next_drawer(hand, rules);
        return;
    }
    hand->street = 0;
    deal(hand, rules);
    begin_street(hand, rules);
    go_on(hand, rules);
}

void hand_bet(PokerHand *hand, const HandRules *rules, int action, Chips sum)
{
    round_act(&hand->round, action, sum);
    go_on(hand, rules);
}

void hand_exchange(PokerHand *hand, const HandRules *rules, uint64_t away)
{
    int many = count_of(away), left = hand->cards - hand->top;
    hand->away = away;
    hand->due = many > left ? many - left : 0;
    hand->held[hand->drawer] = (hand->held[hand->drawer] & ~away) | taken(hand, many);
    next_drawer(hand, rules);
}
