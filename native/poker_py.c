/* Hands of poker opened to Python: rules as bytes, the struct of poker.h as it stands; a hand as an object that is played
 * move by move; and long runs of random hands, a piece at a time. */
#include <stddef.h>
#include <string.h>

#include "arguments_py.h"
#include "random_hands.h"
#include "ranks_py.h"
#include "results_py.h"

/* ---- From Python ------------------------------------------------------------------------------------------------- */

static int complain(const char *text)
{
    PyErr_SetString(PyExc_ValueError, text);
    return 0;
}

static int to_hand_rules(PyObject *bytes, void *rules)
{
    if (!to_struct(bytes, rules, sizeof(HandRules), "rules of hands"))
        return 0;
    const char *fault = hand_rules_fault(rules);
    return fault ? complain(fault) : 1;
}

/* The orders that are played for; each ranks all cards of the pack. */
static int to_aims(PyObject *first, PyObject *second, const HandRules *rules, RankOrder aims[AIMS])
{
    const RankOrder *orders[AIMS] = {order_of(first), order_of(second)};
    for (int aim = 0; aim < AIMS; aim++) {
        if (!orders[aim])
            return 0;
        if ((uint64_t)rules->pack & ~orders[aim]->cards)
            return complain("an order does not rank all cards of the pack");
        aims[aim] = *orders[aim];
    }
    return 1;
}

/* A number of chips or hands into a long long; one that does not fit is -1, which is never right. */
static int to_chips(PyObject *number, void *chips)
{
    int over;
    long long value = PyLong_AsLongLongAndOverflow(number, &over);
    if (value == -1 && PyErr_Occurred())
        return 0;
    *(long long *)chips = over ? -1 : value;
    return 1;
}

/* The stacks of a sequence; their number, or -1 and an error set. */
static int to_stacks(PyObject *sequence, Chips most, Chips stacks[MOST_SEATS])
{
    Py_ssize_t seats = PySequence_Size(sequence);
    Chips left = most;
    if (seats < 0)
        return -1;
    for (Py_ssize_t seat = 0; seat < seats && seat < MOST_SEATS; seat++) {
        PyObject *stack = PySequence_GetItem(sequence, seat);
        long long chips = -1;
        int whole = stack && to_chips(stack, &chips);
        Py_XDECREF(stack);
        if (!whole)
            return -1;
        stacks[seat] = chips;
        left = stacks[seat] < 0 || stacks[seat] > left ? -1 : left - stacks[seat];
        if (left < 0)
            break;
    }
    if (seats >= 2 && seats <= MOST_SEATS && left >= 0)
        return (int)seats;
    PyErr_Format(PyExc_ValueError, "stacks are of 2 to %d seats, and at most %lld chips", MOST_SEATS, (long long)most);
    return -1;
}

/* ---- To Python --------------------------------------------------------------------------------------------------- */

static PyObject *of_pots(const Pot *pots, int many)
{
    PyObject *list = PyTuple_New(many);
    for (int pot = 0; list && pot < many; pot++)
        PyTuple_SetItem(list, pot,
                        Py_BuildValue("(Lii)", (long long)pots[pot].amount, (int)pots[pot].seats, (int)pots[pot].winners));
    return whole(list);
}

/* ---- A hand, move by move ---------------------------------------------------------------------------------------- */

typedef struct {
    PyObject_HEAD
    HandRules rules;
    PokerHand hand;
} HandObject;

static int can_begin(const HandRules *rules, int seats, const Chips *stacks, int button)
{
    int players = 0;
    for (int seat = 0; seat < seats; seat++)
        players += stacks[seat] > 0;
    if (players < 2 || button >= seats || !stacks[button])
        return complain("two seats or more have chips, and one of them has the button");
    return hand_has_cards(rules, players) ? 1 : complain("the pack is too small for so many players");
}

static PyObject *hand_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    HandRules rules;
    RankOrder aims[AIMS];
    Chips stacks[MOST_SEATS];
    PyObject *first, *second, *sequence;
    int button, late = 0;
    if (named && PyDict_Size(named))
        return PyErr_Format(PyExc_TypeError, "a hand takes no names of arguments");
    if (!PyArg_ParseTuple(args, "O&OOOO&|O&", to_hand_rules, &rules, &first, &second, &sequence, to_small, &button,
                          to_small, &late) ||
        !to_aims(first, second, &rules, aims))
        return NULL;
    int seats = to_stacks(sequence, MOST_CHIPS, stacks);
    if (seats < 0 || !can_begin(&rules, seats, stacks, button))
        return NULL;
    allocfunc make = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    HandObject *self = (HandObject *)make(type, 0);
    if (!self)
        return NULL;
    self->rules = rules;
    hand_begin(&self->hand, &rules, aims, seats, stacks, button, (Seats)late);
    return (PyObject *)self;
}

static void hand_dealloc(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DECREF(type);
}

static int waits_for(const HandObject *self, int stage)
{
    return self->hand.stage == stage ? 1 : complain("this is not what the hand waits for");
}

static PyObject *hand_object_turn(PyObject *self, PyObject *none)
{
    (void)none;
    return PyLong_FromLong(hand_turn(&((HandObject *)self)->hand));
}

static PyObject *hand_object_waits(PyObject *self, PyObject *none)
{
    (void)none;
    return PyLong_FromLong(((HandObject *)self)->hand.stage);
}

static PyObject *hand_object_bets(PyObject *object, PyObject *none)
{
    (void)none;
    HandObject *self = (HandObject *)object;
    Bets bets;
    if (!waits_for(self, BET))
        return NULL;
    hand_bets(&self->hand, &self->rules, &bets);
    PyObject *ranges = PyTuple_New(bets.ranges);
    for (int range = 0; ranges && range < bets.ranges; range++)
        PyTuple_SetItem(ranges, range, Py_BuildValue("(LL)", (long long)bets.lo[range], (long long)bets.hi[range]));
    return Py_BuildValue("(iN)", bets.stay, whole(ranges));
}

static PyObject *hand_object_exchanges(PyObject *object, PyObject *none)
{
    (void)none;
    HandObject *self = (HandObject *)object;
    Exchange exchanges[MOST_EXCHANGES];
    if (!waits_for(self, EXCHANGE))
        return NULL;
    int many = hand_exchanges(&self->hand, &self->rules, exchanges);
    PyObject *list = PyTuple_New(many);
    for (int place = 0; list && place < many; place++) {
        const Exchange *one = &exchanges[place];
        PyTuple_SetItem(list, place, Py_BuildValue("(Kii)", (unsigned long long)one->of, one->least, one->most));
    }
    return whole(list);
}

static PyObject *hand_object_deck(PyObject *object, PyObject *none)
{
    (void)none;
    HandObject *self = (HandObject *)object;
    if (self->hand.stage != RENEW && !waits_for(self, DEAL))
        return NULL;
    return PyLong_FromUnsignedLongLong(hand_deck(&self->hand, &self->rules));
}

/* ---- Moves ------------------------------------------------------------------------------------------------------- */

static PyObject *hand_object_lot(PyObject *object, PyObject *args)
{
    HandObject *self = (HandObject *)object;
    int seat;
    if (!PyArg_ParseTuple(args, "O&", to_small, &seat) || !waits_for(self, LOT))
        return NULL;
    if (seat >= self->hand.round.seats || !(self->hand.round.live >> seat & 1)) {
        complain("the lot falls on a seat that is in the hand");
        return NULL;
    }
    hand_lot(&self->hand, seat);
    Py_RETURN_NONE;
}

static PyObject *hand_object_shuffle(PyObject *object, PyObject *args)
{
    HandObject *self = (HandObject *)object;
    const uint8_t *places;
    Py_ssize_t many;
    uint64_t cards = 0;
    if (!PyArg_ParseTuple(args, "y#", &places, &many) || (self->hand.stage != RENEW && !waits_for(self, DEAL)))
        return NULL;
    for (Py_ssize_t place = 0; place < many; place++)
        cards |= places[place] < 64 ? 1ull << places[place] : 0;
    if (cards != hand_deck(&self->hand, &self->rules) || many != count_of(cards)) {
        complain("a shuffle has every card of the deck once");
        return NULL;
    }
    hand_shuffled(&self->hand, &self->rules, places, (int)many);
    Py_RETURN_NONE;
}

static bool may_bet(const HandObject *self, int act, Chips sum)
{
    Bets bets;
    hand_bets(&self->hand, &self->rules, &bets);
    if (act != RAISE)
        return act == FOLD || act == bets.stay;
    for (int range = 0; range < bets.ranges; range++)
        if (bets.lo[range] <= sum && sum <= bets.hi[range])
            return true;
    return false;
}

static PyObject *hand_object_bet(PyObject *object, PyObject *args)
{
    HandObject *self = (HandObject *)object;
    int act;
    long long sum = 0;
    if (!PyArg_ParseTuple(args, "O&|O&", to_small, &act, to_chips, &sum) || !waits_for(self, BET))
        return NULL;
    if (!may_bet(self, act, sum)) {
        complain("this is not allowed now");
        return NULL;
    }
    hand_bet(&self->hand, &self->rules, act, sum);
    Py_RETURN_NONE;
}

static bool may_exchange(const HandObject *self, uint64_t away)
{
    Exchange exchanges[MOST_EXCHANGES];
    int many = hand_exchanges(&self->hand, &self->rules, exchanges), count = count_of(away);
    for (int place = 0; place < many; place++)
        if (!(away & ~exchanges[place].of) && exchanges[place].least <= count && count <= exchanges[place].most)
            return true;
    return false;
}

static PyObject *hand_object_exchange(PyObject *object, PyObject *args)
{
    HandObject *self = (HandObject *)object;
    uint64_t away;
    if (!PyArg_ParseTuple(args, "O&", to_mask, &away) || !waits_for(self, EXCHANGE))
        return NULL;
    if (!may_exchange(self, away)) {
        complain("these cards may not be put away");
        return NULL;
    }
    hand_exchange(&self->hand, &self->rules, away);
    Py_RETURN_NONE;
}

static PyObject *hand_object_look(PyObject *object, PyObject *none)
{
    (void)none;
    const PokerHand *hand = &((HandObject *)object)->hand;
    const Round *round = &hand->round;
    int seats = round->seats;
    return Py_BuildValue("(iiiNNNLiNKKN)", hand->stage, hand->street, hand->redeals,
                         tuple_of_numbers(round->stacks, seats), tuple_of_numbers(hand->paid, seats),
                         tuple_of_numbers(round->bets, seats), (long long)round->price, (int)round->live,
                         tuple_of_words(hand->held, seats), (unsigned long long)hand->board,
                         (unsigned long long)hand->turned, of_pots(hand->pots, hand->many_pots));
}

static PyMethodDef methods[] = {
    {"turn", hand_object_turn, METH_NOARGS, "The seat that acts now, -1 the dealer, -2 when the hand has ended."},
    {"waits", hand_object_waits, METH_NOARGS, "What the hand waits for: kozyr.kernel.poker.Wait."},
    {"bets", hand_object_bets, METH_NOARGS, "Check or call, and the ranges of a bet or raise."},
    {"exchanges", hand_object_exchanges, METH_NOARGS, "Each: from how many to how many of which cards may go away."},
    {"deck", hand_object_deck, METH_NOARGS, "The cards that the dealer is to shuffle."},
    {"lot", hand_object_lot, METH_VARARGS, "lot(seat): it acts first."},
    {"shuffle", hand_object_shuffle, METH_VARARGS, "shuffle(places): the deck as bytes, top card first."},
    {"bet", hand_object_bet, METH_VARARGS, "bet(act, sum=0): kozyr.kernel.poker.Act, with the sum of a bet or raise."},
    {"exchange", hand_object_exchange, METH_VARARGS, "exchange(cards): puts them away for as many others."},
    {"look", hand_object_look, METH_NOARGS, "All there is to see: the fields of kozyr.kernel.poker.Look."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot hand_slots[] = {
    {Py_tp_new, hand_new},
    {Py_tp_dealloc, hand_dealloc},
    {Py_tp_methods, methods},
    {Py_tp_doc, "PokerHand(numbers, aim, other_aim, stacks, button, late=0): a hand after its forced bets."},
    {0, NULL},
};

static PyType_Spec hand_spec = {
    .name = "kozyr.kernel._kernel.PokerHand",
    .basicsize = sizeof(HandObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = hand_slots,
};

/* ---- Long runs --------------------------------------------------------------------------------------------------- */

static PyObject *hand_rules(PyObject *module, PyObject *args)
{
    (void)module;
    HandRules rules;
    if (!PyArg_ParseTuple(args, "O&", to_hand_rules, &rules))
        return NULL;
    return PyBytes_FromStringAndSize((const char *)&rules, sizeof rules);
}

static int piece_is_sound(const Piece *piece)
{
    for (int seat = 0; seat < piece->seats; seat++)
        if (!piece->stacks[seat])
            return complain("in a run all seats have chips");
    if (piece->hands < 0 || piece->hands > 1 << 20)
        return complain("a piece has 0 to 1048576 hands");
    return hand_has_cards(&piece->rules, piece->seats) ? 1 : complain("the pack is too small for so many players");
}

static PyObject *random_hands(PyObject *module, PyObject *args)
{
    (void)module;
    Piece piece;
    Totals totals = {0};
    PyObject *first, *second, *sequence;
    long long hands;
    int free_folds, least;
    if (!PyArg_ParseTuple(args, "O&OOOppO&O&O&O&", to_hand_rules, &piece.rules, &first, &second, &sequence, &free_folds,
                          &least, to_mask, &piece.seed, to_mask, &piece.stream, to_small, &piece.first, to_chips, &hands) ||
        !to_aims(first, second, &piece.rules, piece.aims))
        return NULL;
    piece.seats = to_stacks(sequence, MOST_PLAYED, piece.stacks);
    piece.hands = hands;
    piece.habits = (Habits){free_folds, least};
    if (piece.seats < 0 || !piece_is_sound(&piece))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    play_hands(&piece, &totals);
    Py_END_ALLOW_THREADS
    return PyBytes_FromStringAndSize((const char *)&totals, sizeof totals);
}

static PyMethodDef functions[] = {
    {"hand_rules", hand_rules, METH_VARARGS, "hand_rules(numbers): the same, if a hand can be played by them."},
    {"random_hands", random_hands, METH_VARARGS,
     "random_hands(numbers, aim, other_aim, stacks, free_folds, least, seed, stream, first, hands): the totals as bytes."},
    {NULL, NULL, 0, NULL},
};

int add_poker(PyObject *module)
{
    PyObject *type = PyType_FromModuleAndSpec(module, &hand_spec, NULL);
    int done = type ? PyModule_AddType(module, (PyTypeObject *)type) : -1;
    Py_XDECREF(type);
    return done < 0 ? -1 : PyModule_AddFunctions(module, functions);
}
