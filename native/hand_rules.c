/* Whether a hand can be played by some rules. */
#include "hand_rules.h"

#include <stddef.h>

static bool is_between(int64_t value, int64_t least, int64_t most)
{
    return least <= value && value <= most;
}

static bool street_is_sound(const Street *street)
{
    return is_between(street->board, 0, MOST_CARDS) && is_between(street->exchange, 0, 1) &&
           is_between(street->least, 1, MOST_AMOUNT) && is_between(street->most, 0, MOST_AMOUNT);
}

static const char *streets_fault(const HandRules *rules)
{
    int64_t cards = rules->own;
    if (!is_between(rules->own, 1, MOST_OWN) || !is_between(rules->streets, 1, MOST_STREETS))
        return "a hand has 1 to 5 cards for each, and 1 to 4 streets";
    for (int place = 0; place < rules->streets; place++) {
        const Street *street = &rules->street[place];
        if (!street_is_sound(street))
            return "a street has cards on the board, an exchange or none, and bets of one chip or more";
        if (rules->limit >= STEPS && street->most < street->least)
            return "the greatest bet of a street is less than the least";
        cards += street->board;
    }
    return cards > MOST_CARDS ? "a player has at most 9 cards to choose from" : NULL;
}

static const char *bets_fault(const HandRules *rules)
{
    const int64_t bets[] = {rules->ante, rules->small, rules->big, rules->button};
    for (size_t place = 0; place < sizeof bets / sizeof *bets; place++)
        if (!is_between(bets[place], 0, MOST_AMOUNT))
            return "a forced bet is no number of chips";
    if (rules->big ? rules->button > 0 : rules->small > 0)
        return "a button blind stands without other blinds, and a small one beside a big one";
    if (!is_between(rules->limit, NO_LIMIT, LIMITS - 1) || !is_between(rules->cap, NO_CAP, INT16_MAX))
        return "there is no such limit or cap";
    if (rules->when_checked != GO_ON && (rules->big || rules->button))
        return "with live blinds not all can check";
    return NULL;
}

const char *hand_rules_fault(const HandRules *rules)
{
    const int64_t switches[] = {rules->turned, rules->lot, rules->four_with_ace, rules->within_stub, rules->after_last};
    const char *fault = streets_fault(rules);
    for (size_t place = 0; place < sizeof switches / sizeof *switches; place++)
        if (!is_between(switches[place], 0, 1))
            return "a switch is neither 0 nor 1";
    if ((uint64_t)rules->pack & ~(EVERY_CARD | EVERY_JOKER))
        return "the pack holds what is no card";
    if (!is_between(rules->most_away, 0, rules->own) || (rules->four_with_ace && rules->own != MOST_OWN))
        return "nobody exchanges more cards than he has";
    if (!is_between(rules->later_first, LEFT, LATER_FIRST - 1) ||
        !is_between(rules->when_checked, GO_ON, WHEN_CHECKED - 1) || !is_between(rules->most_redeals, 0, MOST_REDEALS) ||
        !is_between(rules->opener, 0, UINT32_MAX))
        return "a choice is none of those there are";
    return fault ? fault : bets_fault(rules);
}

bool hand_has_cards(const HandRules *rules, int players)
{
    int64_t cards = rules->own * players + rules->turned, exchange = 0;
    for (int place = 0; place < rules->streets; place++) {
        cards += rules->street[place].board;
        exchange |= rules->street[place].exchange;
    }
    return cards + (exchange ? rules->own : 0) <= count_of((uint64_t)rules->pack);
}
