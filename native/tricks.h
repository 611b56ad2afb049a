/* The play of tricks, inline, for it is the inside of every loop: what may be played (legal_moves), a move
 * (apply_move), and so who takes the trick (RP-36 to RP-55, RP-A42 to RP-A46). What is not asked often is in tricks.c. */
#ifndef KOZYR_TRICKS_H
#define KOZYR_TRICKS_H

#include "deal.h"

static const uint64_t CARDS_OF_SUIT[SUITS + 1] = {
    0x1FFFull, 0x1FFFull << 16, 0x1FFFull << 32, 0x1FFFull << 48, 0 /* NO_SUIT */
};

/* A deal before a lead; 0, or -1 where the values make no deal. `hands` holds `seats` masks of equal size; `circle_at`
 * is NO_CIRCLE or a place in the circle, whose suit must be `trump`; `taken` holds the tricks taken before, and may be
 * NULL for none. A trick in progress is its lead and the moves after it, by apply_move. */
int start_deal(Deal *deal, const TrickRules *rules, int seats, const uint64_t *hands, int leader, int trump,
               int circle_at, const uint8_t *taken);

/* Whether rules, or a deal under sound rules, may be given to the functions below, which check nothing. */
int rules_are_sound(const TrickRules *rules);
int deal_is_sound(const TrickRules *rules, const Deal *deal);

/* Every legal move in its order into `list`, which has room for MOST_MOVES; their number. */
enum { MOST_MOVES = MOST_HAND + MOST_JOKERS * (2 * SUITS + SUITS * RANKS) };
int list_moves(const TrickRules *rules, const Deal *deal, Move *list);

/* Whether a move is one of the legal ones. */
int is_legal(const TrickRules *rules, const Deal *deal, Move move);

/* A deal that has nothing left to play. */
static inline int is_over(const Deal *deal)
{
    return !deal->laid && !deal->hands[deal->leader];
}

/* How many tricks are not finished, that on the table among them; and how many the deal has in all. */
static inline int tricks_left(const Deal *deal)
{
    return count_of(deal->hands[deal->turn]);
}

static inline int tricks_of(const Deal *deal)
{
    return deal->trick + tricks_left(deal);
}

/* ---- What may be played ------------------------------------------------------------------------------------------ */

/* The highest card of a set that is not empty, as a set. */
static inline uint64_t top_of(uint64_t cards)
{
    return 1ull << (63 - __builtin_clzll(cards));
}

/* The cards of `own`, all of one suit, above all of that suit among `faces`; where there are none, all of them. */
static inline uint64_t higher_of(uint64_t own, uint64_t faces)
{
    uint64_t above = faces ? own & ~(top_of(faces) | (top_of(faces) - 1)) : own;
    return above ? above : own;
}

static inline int is_trumped(const Deal *deal)
{
    return deal->led != deal->trump && deal->best > RANKS;
}

/* What is owed by who has the suit led: any, the highest or lowest on command, or one that heads the trick. */
static inline uint64_t owed_with_suit(const TrickRules *rules, const Deal *deal, uint64_t own)
{
    if (deal->marks & HIGHEST_ASKED)
        return top_of(own);
    if (deal->marks & LOWEST_ASKED)
        return own & -own;
    if (rules->must_head && !(deal->marks & HIGH_LIES) && !is_trumped(deal))
        return higher_of(own, deal->faces & CARDS_OF_SUIT[deal->led]);
    return own;
}

/* What is owed by who has none of it: a trump where that is a duty, a higher one where it can be (RP-A44). */
static inline uint64_t owed_when_void(const TrickRules *rules, const Deal *deal, uint64_t natural)
{
    uint64_t of_trump = CARDS_OF_SUIT[deal->trump], trumps = natural & of_trump, plain = natural & ~of_trump;
    if (!trumps)
        return natural;
    if (rules->must_overtrump && !(deal->marks & (HIGH_LIES | HIGHEST_ASKED)))
        trumps = higher_of(trumps, deal->faces & of_trump);
    return rules->must_trump || deal->marks & HIGHEST_ASKED ? trumps : trumps | plain;
}

/* How many things may be said with a joker now, but for the cards that it may stand for (RP-A42): who leads names any
 * suit as high or highest and any as lowest, trumps only where that is agreed; who follows says high or low. */
static inline int words_now(const TrickRules *rules, const Deal *deal)
{
    return deal->laid ? 2 : 2 * SUITS - (deal->trump != NO_SUIT && !rules->lowest_trump);
}

static inline int sayings_now(const TrickRules *rules, const Deal *deal)
{
    int words = words_now(rules, deal);
    return rules->as_cards ? words + count_of(rules->as_cards) : words;
}

/* Everything that the seat in turn may do. In a deal that is over there is nothing. */
static inline Moves legal_moves(const TrickRules *rules, const Deal *deal)
{
    uint64_t hand = deal->hands[deal->turn], natural = hand & ~rules->jokers, jokers = hand & rules->jokers;
    Moves moves = {natural, jokers, 0, 0};
    if (deal->laid) {
        uint64_t own = natural & CARDS_OF_SUIT[deal->led];
        moves.cards = own ? owed_with_suit(rules, deal, own) : owed_when_void(rules, deal, natural);
        if (rules->void_only && own)
            moves.jokers = 0;
    }
    moves.count = count_of(moves.cards);
    if (moves.jokers) {
        moves.sayings = sayings_now(rules, deal);
        moves.count += count_of(moves.jokers) * moves.sayings;
    }
    return moves;
}

/* The place of card number `n`, from 0, of a set that has it. */
static inline int nth_of(uint64_t cards, int n)
{
    while (n--)
        cards &= cards - 1;
    return lowest_of(cards);
}

/* Suit number `n` in the order in which a joker's owner lists them: spades to hearts, the trump suit last. */
static inline int nth_suit(int trump, int n)
{
    return n == SUITS - 1 && trump != NO_SUIT ? trump : n + (n >= trump);
}

/* The joker with saying number `n`. */
static inline Move joker_move(const TrickRules *rules, const Deal *deal, int joker, int n)
{
    int words = words_now(rules, deal);
    if (n >= words)
        return said_move(joker, SAID_AS, nth_of(rules->as_cards, n - words));
    if (deal->laid)
        return said_move(joker, n ? SAID_LOW : SAID_HIGH, 0);
    if (n >= SUITS)
        return said_move(joker, SAID_LOWEST, nth_suit(deal->trump, n - SUITS));
    return said_move(joker, deal->trick < rules->demands ? SAID_HIGHEST : SAID_HIGH_OF, nth_suit(deal->trump, n));
}

/* Move number `n`, from 0 to moves->count - 1. */
static inline Move move_at(const TrickRules *rules, const Deal *deal, const Moves *moves, int n)
{
    if (!moves->jokers)
        return (Move)nth_of(moves->cards, n);
    int natural = count_of(moves->cards);
    if (n < natural)
        return (Move)nth_of(moves->cards, n);
    n -= natural;
    return joker_move(rules, deal, nth_of(moves->jokers, n / moves->sayings), n % moves->sayings);
}

/* ---- A move ------------------------------------------------------------------------------------------------------ */

/* How a face stands in the trick: trumps above the suit led, each by rank; 0 for one that cannot win. */
static inline int power_of(int face, int led, int trump)
{
    int suit = face >> 4, rank = face & 15;
    return suit == trump ? 1 + RANKS + rank : suit == led ? 1 + rank : 0;
}

/* A card, or a joker as a card, comes to lie there. Of two equal cards the first wins (RP-A21). */
static inline void lay_face(Deal *deal, int face)
{
    if (!deal->laid)
        deal->led = (uint8_t)(face >> 4);
    int power = power_of(face, deal->led, deal->trump), beats = power > deal->best;
    deal->faces |= 1ull << face;
    deal->best = (uint8_t)(beats ? power : deal->best);
    deal->best_seat = beats ? deal->turn : deal->best_seat;
}

/* A joker comes to lie there, and what was said with it counts (RP-47 to RP-53). */
static inline void lay_joker(const TrickRules *rules, Deal *deal, int said, int named)
{
    if (said == SAID_AS) {
        lay_face(deal, named);
    } else if (!deal->laid) {
        deal->led = (uint8_t)named;
        if (said != SAID_LOWEST)
            deal->marks = LED_HIGH | HIGH_LIES | (said == SAID_HIGHEST ? HIGHEST_ASKED : 0);
        else if (named == deal->trump && rules->lowest_asked)
            deal->marks = LOWEST_ASKED;
    } else if (said == SAID_HIGH) {
        deal->marks |= HIGH_LIES;
        if (!rules->first_joker || deal->high_seat == NO_SEAT)
            deal->high_seat = deal->turn;
    }
}

/* Who takes the full trick (RP-A43): a high joker, else who laid the best face; where none lies that can win, the best
 * seat is still the leader, with his joker led as lowest. A led high joker steps back where a trump beats it. */
static inline int winner_of(const TrickRules *rules, const Deal *deal)
{
    if (!(deal->marks & HIGH_LIES))
        return deal->best_seat;
    int led_counts = deal->marks & LED_HIGH && !(rules->beaten_by_trump && is_trumped(deal));
    if (led_counts && (rules->first_joker || deal->high_seat == NO_SEAT))
        return deal->leader;
    return deal->high_seat != NO_SEAT ? deal->high_seat : deal->best_seat;
}

/* The winner leads the next trick (RP-43), under the next trump where it goes round by tricks (OV-13). */
static inline void finish_trick(const TrickRules *rules, Deal *deal)
{
    int winner = winner_of(rules, deal);
    deal->taken[winner]++;
    deal->trick++;
    deal->leader = deal->turn = deal->best_seat = (uint8_t)winner;
    deal->laid = deal->marks = deal->best = 0;
    deal->led = NO_SUIT;
    deal->high_seat = NO_SEAT;
    deal->faces = 0;
    if (deal->circle_at != NO_CIRCLE) {
        deal->circle_at = (uint8_t)((deal->circle_at + 1) % rules->circle_steps);
        deal->trump = rules->circle[deal->circle_at];
    }
}

/* The seat in turn makes a move, which must be legal. */
static inline void apply_move(const TrickRules *rules, Deal *deal, Move move)
{
    int place = card_of(move);
    deal->hands[deal->turn] &= ~(1ull << place);
    if (said_of(move) == SAID_NOTHING)
        lay_face(deal, place);
    else
        lay_joker(rules, deal, said_of(move), named_of(move));
    deal->laid++;
    deal->turn = (uint8_t)(deal->turn + 1 == deal->seats ? 0 : deal->turn + 1);
    if (deal->laid == deal->seats)
        finish_trick(rules, deal);
}

#endif
