#include <string.h>

#include "tricks.h"

static int is_flag(uint8_t value)
{
    return value <= 1;
}

int rules_are_sound(const TrickRules *rules)
{
    const uint8_t flags[] = {rules->must_trump, rules->must_overtrump, rules->must_head, rules->void_only,
                             rules->lowest_trump, rules->lowest_asked, rules->beaten_by_trump, rules->first_joker};
    for (size_t i = 0; i < sizeof flags; i++)
        if (!is_flag(flags[i]))
            return 0;
    if (rules->circle_steps > sizeof rules->circle)
        return 0;
    for (int i = 0; i < rules->circle_steps; i++)
        if (rules->circle[i] > NO_SUIT)
            return 0;
    return !(rules->jokers & ~(EVERY_CARD | EVERY_JOKER)) && !(rules->as_cards & ~EVERY_CARD) &&
           count_of(rules->jokers) <= MOST_JOKERS;
}

/* Each seat holds as many cards as the one that leads, less the card that it has already laid. No card is held twice,
 * and a printed joker is one of the table's jokers. */
static int hands_are_sound(const TrickRules *rules, const Deal *deal)
{
    uint64_t seen = 0, cards = EVERY_CARD | (rules->jokers & EVERY_JOKER);
    int held = count_of(deal->hands[deal->turn]);
    for (int seat = 0; seat < MOST_SEATS; seat++) {
        uint64_t hand = deal->hands[seat];
        int since_lead = (seat - deal->leader + deal->seats) % deal->seats;
        if (seat >= deal->seats ? hand != 0 : count_of(hand) != held - (since_lead < deal->laid))
            return 0;
        if (hand & seen || hand & ~cards)
            return 0;
        seen |= hand;
    }
    return held + deal->trick <= MOST_HAND;
}

static int table_is_sound(const Deal *deal)
{
    int begun = deal->laid > 0, most = deal->trump == NO_SUIT ? RANKS : 2 * RANKS;
    return (begun ? deal->led < NO_SUIT : deal->led == NO_SUIT && !deal->marks && !deal->best && !deal->faces) &&
           !(deal->faces & ~EVERY_CARD) && deal->marks < 2 * HIGH_LIES && deal->best <= most &&
           deal->best_seat < deal->seats && (deal->high_seat == NO_SEAT || deal->high_seat < deal->seats);
}

static int trump_is_sound(const TrickRules *rules, const Deal *deal)
{
    if (deal->circle_at == NO_CIRCLE)
        return deal->trump <= NO_SUIT;
    return deal->circle_at < rules->circle_steps && deal->trump == rules->circle[deal->circle_at];
}

int deal_is_sound(const TrickRules *rules, const Deal *deal)
{
    if (deal->seats < 2 || deal->seats > MOST_SEATS || deal->leader >= deal->seats || deal->laid >= deal->seats ||
        deal->turn != (deal->leader + deal->laid) % deal->seats)
        return 0;
    int taken = 0;
    for (int seat = 0; seat < MOST_SEATS; seat++)
        taken += deal->taken[seat];
    return taken == deal->trick && trump_is_sound(rules, deal) && table_is_sound(deal) && hands_are_sound(rules, deal);
}

int start_deal(Deal *deal, const TrickRules *rules, int seats, const uint64_t *hands, int leader, int trump,
               int circle_at, const uint8_t *taken)
{
    if (seats < 2 || seats > MOST_SEATS || leader < 0 || leader >= seats || trump < 0 || trump > NO_SUIT ||
        circle_at < 0 || circle_at > NO_CIRCLE)
        return -1;
    memset(deal, 0, sizeof *deal);
    memcpy(deal->hands, hands, (size_t)seats * sizeof *hands);
    deal->seats = (uint8_t)seats;
    deal->leader = deal->turn = deal->best_seat = (uint8_t)leader;
    deal->trump = (uint8_t)trump;
    deal->circle_at = (uint8_t)circle_at;
    deal->led = NO_SUIT;
    deal->high_seat = NO_SEAT;
    for (int seat = 0; taken && seat < seats; seat++) {
        deal->taken[seat] = taken[seat];
        deal->trick += taken[seat];
    }
    return deal_is_sound(rules, deal) ? 0 : -1;
}

int list_moves(const TrickRules *rules, const Deal *deal, Move *list)
{
    Moves moves = legal_moves(rules, deal);
    for (int n = 0; n < moves.count; n++)
        list[n] = move_at(rules, deal, &moves, n);
    return moves.count;
}

int is_legal(const TrickRules *rules, const Deal *deal, Move move)
{
    Moves moves = legal_moves(rules, deal);
    uint64_t card = 1ull << card_of(move);
    if (said_of(move) == SAID_NOTHING)
        return moves.cards & card && !named_of(move);
    if (!(moves.jokers & card))
        return 0;
    for (int n = 0; n < moves.sayings; n++)
        if (joker_move(rules, deal, card_of(move), n) == move)
            return 1;
    return 0;
}
