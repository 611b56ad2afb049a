#include <string.h>

#include "playouts.h"

/* The loops below count cards at every move: where the processor has an instruction for it, they are compiled with it
 * and the loader picks them. */
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__gnu_linux__)
#define COUNTING __attribute__((target_clones("popcnt", "default")))
#define INSIDE __attribute__((always_inline))
#else
#define COUNTING
#define INSIDE
#endif

/* ---- The script -------------------------------------------------------------------------------------------------- */

/* The cards of the highest, or lowest, rank of a set that is not empty; printed jokers are not among them. */
static uint64_t of_highest_rank(uint64_t cards)
{
    return cards & EACH_OF_RANK << (31 - __builtin_clz(ranks_of(cards)));
}

static uint64_t of_lowest_rank(uint64_t cards)
{
    return cards & EACH_OF_RANK << lowest_of(ranks_of(cards));
}

/* The strongest card of a set: a trump before any other, by rank. */
static int strongest(uint64_t cards, uint64_t trumps)
{
    return lowest_of(of_highest_rank(cards & trumps ? cards & trumps : cards));
}

static int weakest(uint64_t cards, uint64_t trumps)
{
    return lowest_of(of_lowest_rank(cards & ~trumps ? cards & ~trumps : cards));
}

/* The cards of a set that would now be the best of the trick. */
static uint64_t beating(const TrickRules *rules, const Deal *deal, uint64_t cards)
{
    uint64_t trumps = cards & CARDS_OF_SUIT[deal->trump], led = cards & CARDS_OF_SUIT[deal->led];
    int over_joker = rules->beaten_by_trump && deal->led != deal->trump && deal->high_seat == NO_SEAT;
    if (deal->marks & HIGH_LIES && !over_joker)
        return 0;
    if (deal->best > RANKS)
        return trumps >> (16 * deal->trump + deal->best - RANKS) << (16 * deal->trump + deal->best - RANKS);
    if (deal->marks & HIGH_LIES)
        return trumps;
    return trumps | led >> (16 * deal->led + deal->best) << (16 * deal->led + deal->best);
}

/* A joker where it serves: high for who wants the trick and has nothing else to take it, low for who does not. */
static int joker_serves(const TrickRules *rules, const Deal *deal, const Moves *moves, int wants, Move *move)
{
    if (!moves->jokers || (moves->cards && wants && deal->marks & HIGH_LIES && rules->first_joker))
        return 0;
    int joker = lowest_of(moves->jokers);
    if (deal->laid)
        *move = said_move(joker, wants ? SAID_HIGH : SAID_LOW, 0);
    else
        *move = joker_move(rules, deal, joker, wants ? 0 : SUITS);
    return 1;
}

static Move lead_by_script(const TrickRules *rules, const Deal *deal, const Moves *moves, int wants)
{
    uint64_t trumps = CARDS_OF_SUIT[deal->trump];
    Move move;
    if (!moves->cards && joker_serves(rules, deal, moves, wants, &move))
        return move;
    return (Move)(wants ? strongest(moves->cards, trumps) : weakest(moves->cards, trumps));
}

/* Who wants the trick takes it, as cheaply as can be when he is the last and as surely as can be before; who does not
 * throws the strongest card that does not take it, and takes it with his strongest when he must. */
static Move follow_by_script(const TrickRules *rules, const Deal *deal, const Moves *moves, int wants)
{
    uint64_t trumps = CARDS_OF_SUIT[deal->trump], takers = beating(rules, deal, moves->cards);
    uint64_t others = moves->cards & ~takers;
    int last = deal->laid == deal->seats - 1;
    Move move;
    if (wants && takers)
        return (Move)(last ? weakest(takers, trumps) : strongest(takers, trumps));
    if (!wants && others)
        return (Move)strongest(others, trumps);
    if (joker_serves(rules, deal, moves, wants, &move))
        return move;
    if (wants)
        return (Move)weakest(others, trumps);
    return (Move)(last ? strongest(takers, trumps) : weakest(takers, trumps));
}

Move scripted_move(const TrickRules *rules, const Deal *deal, const Script *script, Random *rng)
{
    if (script->noise && random_below(rng, 65536) < script->noise)
        return random_move(rules, deal, rng);
    Moves moves = legal_moves(rules, deal);
    int wants = deal->taken[deal->turn] < script->wanted[deal->turn];
    return deal->laid ? follow_by_script(rules, deal, &moves, wants) : lead_by_script(rules, deal, &moves, wants);
}

/* ---- To the end -------------------------------------------------------------------------------------------------- */

static inline INSIDE void play_at_random(const TrickRules *rules, Deal *deal, Random *rng)
{
    while (!is_over(deal))
        apply_move(rules, deal, random_move(rules, deal, rng));
}

void play_out(const TrickRules *rules, Deal *deal, const Script *script, Random *rng)
{
    if (!script)
        play_at_random(rules, deal, rng);
    else
        while (!is_over(deal))
            apply_move(rules, deal, scripted_move(rules, deal, script, rng));
}

COUNTING void count_playouts(const TrickRules *rules, const Deal *deal, const Script *script, uint64_t times,
                             Random *rng, uint64_t *counts)
{
    int row = tricks_of(deal) + 1;
    for (uint64_t i = 0; i < times; i++) {
        Deal copy = *deal;
        if (script)
            play_out(rules, &copy, script, rng);
        else
            play_at_random(rules, &copy, rng);
        for (int seat = 0; seat < deal->seats; seat++)
            counts[seat * row + copy.taken[seat]]++;
    }
}

/* ---- Whole deals ------------------------------------------------------------------------------------------------- */

int shape_is_sound(const TrickRules *rules, const Shape *shape)
{
    uint64_t seen = 0, cards = EVERY_CARD | (rules->jokers & EVERY_JOKER);
    if (shape->size > MOST_PACK || shape->seats < 2 || shape->seats > MOST_SEATS || !shape->cards ||
        shape->cards > MOST_HAND || shape->cards * shape->seats > shape->size)
        return 0;
    for (int i = 0; i < shape->size; i++) {
        uint64_t card = shape->pack[i] < 64 ? 1ull << shape->pack[i] : 0;
        if (!(card & cards) || card & seen)
            return 0;
        seen |= card;
    }
    if (shape->circle_at != NO_CIRCLE &&
        (shape->circle_at >= rules->circle_steps || shape->trump != rules->circle[shape->circle_at]))
        return 0;
    return shape->trump <= TRUMP_NAMED && shape->bids <= 1 && shape->hook <= 1;
}

/* Put a random choice of cards on top, in random order (Fisher and Yates). Several numbers are taken out of each random
 * word, as its digits in mixed radix; the rare words that would favour some choices are thrown away. */
static inline void shuffle_top(uint8_t *order, int size, int wanted, Random *rng)
{
    enum { AT_ONCE = 8 };
    for (int done = 0; done < wanted;) {
        int digits = wanted - done < AT_ONCE ? wanted - done : AT_ONCE, picks[AT_ONCE];
        uint64_t word, choices;
        do {
            word = random_next(rng);
            choices = 1;
            for (int i = 0; i < digits; i++) {
                uint32_t radix = (uint32_t)(size - done - i);
                picks[i] = (int)product_of(word, radix, &word);
                choices *= radix;
            }
        } while (word < choices && word < -choices % choices);
        for (int i = 0; i < digits; i++, done++) {
            uint8_t top = order[done];
            order[done] = order[done + picks[i]];
            order[done + picks[i]] = top;
        }
    }
}

/* The trump by the way of the shape; the card that decides it, if one does, goes to `shown`. */
static inline int trump_by(const TrickRules *rules, const Shape *shape, const uint8_t *order, Random *rng,
                           uint8_t *shown)
{
    int dealt = shape->cards * shape->seats;
    *shown = NO_SEAT;
    if (shape->trump < TRUMP_TURNED)
        return shape->trump;
    if (shape->trump == TRUMP_NAMED)
        return (int)random_below(rng, SUITS + 1);
    if (dealt < shape->size)
        *shown = order[dealt];
    else
        *shown = shape->trump == TRUMP_LAST ? order[dealt - 1] : order[random_below(rng, shape->size)];
    return rules->jokers >> *shown & 1 ? NO_SUIT : *shown >> 4;
}

static inline void bid_at_random(const Shape *shape, int dealer, Random *rng, uint8_t *bids)
{
    int sum = 0, seat = dealer;
    for (int i = 0; i < shape->seats; i++) {
        seat = seat + 1 == shape->seats ? 0 : seat + 1;
        int hooked = i == shape->seats - 1 && shape->hook && sum <= shape->cards;
        int bid = (int)random_below(rng, (uint32_t)(shape->cards + 1 - hooked));
        if (hooked && bid >= shape->cards - sum)
            bid++;
        bids[seat] = (uint8_t)bid;
        sum += bid;
    }
}

/* The cards go round from the dealer's left (RP-25), who leads and bids first. */
static inline void deal_one(const TrickRules *rules, const Shape *shape, uint8_t *order, Random *rng, Dealt *dealt)
{
    int count = shape->cards * shape->seats, turned = count < shape->size;
    int dealer = (int)random_below(rng, shape->seats), seat = dealer + 1 == shape->seats ? 0 : dealer + 1;
    Deal *deal = &dealt->deal;
    memset(dealt, 0, sizeof *dealt);
    deal->seats = shape->seats;
    deal->leader = deal->turn = deal->best_seat = (uint8_t)seat;
    shuffle_top(order, shape->size, count + turned, rng);
    for (int first = 0; first < shape->seats; first++) {
        for (int i = first; i < count; i += shape->seats)
            deal->hands[seat] |= 1ull << order[i];
        seat = seat + 1 == shape->seats ? 0 : seat + 1;
    }
    deal->trump = (uint8_t)trump_by(rules, shape, order, rng, &dealt->shown);
    deal->circle_at = shape->circle_at;
    deal->led = NO_SUIT;
    deal->high_seat = NO_SEAT;
    dealt->dealer = (uint8_t)dealer;
    if (shape->bids)
        bid_at_random(shape, dealer, rng, dealt->bids);
}

void deal_at_random(const TrickRules *rules, const Shape *shape, uint8_t order[MOST_PACK], Random *rng, Dealt *dealt)
{
    deal_one(rules, shape, order, rng, dealt);
}

COUNTING void random_deals(const TrickRules *rules, const Shape *shape, const int32_t *points, uint64_t times,
                           Random *rng, Tally *tally)
{
    uint8_t order[MOST_PACK];
    Dealt dealt;
    memcpy(order, shape->pack, sizeof order);
    for (uint64_t i = 0; i < times; i++) {
        deal_one(rules, shape, order, rng, &dealt);
        play_at_random(rules, &dealt.deal, rng);
        for (int seat = 0; seat < shape->seats; seat++) {
            int bid = dealt.bids[seat], took = dealt.deal.taken[seat];
            tally->taken[seat] += (uint64_t)took;
            tally->made[seat] += shape->bids && bid == took;
            tally->points[seat] += points[bid * (shape->cards + 1) + took];
        }
    }
    tally->deals += times;
    tally->moves += times * shape->cards * shape->seats;
}
