/* The play of tricks opened to Python. Rules and deals travel as bytes, which are the structs of deal.h as they stand:
 * they may be kept, compared, hashed and sent to another process of the same program, and each call looks whether they
 * are sound before anything else. */
#include <string.h>

#include "results_py.h"
#include "tricks_py.h"

/* ---- From Python ------------------------------------------------------------------------------------------------- */

int to_trick_rules(PyObject *bytes, void *rules)
{
    if (!to_struct(bytes, rules, sizeof(TrickRules), "rules of tricks"))
        return 0;
    if (rules_are_sound(rules))
        return 1;
    PyErr_SetString(PyExc_ValueError, "the rules of tricks are not sound");
    return 0;
}

int to_deal(PyObject *bytes, const TrickRules *rules, Deal *deal)
{
    if (!to_struct(bytes, deal, sizeof(Deal), "deal"))
        return 0;
    if (deal_is_sound(rules, deal))
        return 1;
    PyErr_SetString(PyExc_ValueError, "the deal is not sound under these rules");
    return 0;
}

int to_rules_and_deal(PyObject *rules_bytes, PyObject *deal_bytes, TrickRules *rules, Deal *deal)
{
    return to_trick_rules(rules_bytes, rules) && to_deal(deal_bytes, rules, deal);
}

int to_rules_and_open_deal(PyObject *rules_bytes, PyObject *deal_bytes, TrickRules *rules, Deal *deal)
{
    if (!to_rules_and_deal(rules_bytes, deal_bytes, rules, deal))
        return 0;
    if (is_over(deal))
        PyErr_SetString(PyExc_ValueError, "the deal is over");
    return !is_over(deal);
}

/* The arguments of a call that takes both and nothing else. */
static int to_both(PyObject *args, TrickRules *rules, Deal *deal)
{
    PyObject *of_rules, *of_deal;
    return PyArg_ParseTuple(args, "OO", &of_rules, &of_deal) && to_rules_and_deal(of_rules, of_deal, rules, deal);
}

/* ---- Rules and deals --------------------------------------------------------------------------------------------- */

/* The switches of TrickRules lie side by side, a byte each. */
enum {
    FIRST_SWITCH = offsetof(TrickRules, must_trump),
    SWITCHES = offsetof(TrickRules, circle_steps) - FIRST_SWITCH,
};

static PyObject *trick_rules(PyObject *module, PyObject *args)
{
    (void)module;
    TrickRules rules = {0};
    const char *switches, *circle;
    Py_ssize_t count, steps;
    if (!PyArg_ParseTuple(args, "O&O&y#y#", to_mask, &rules.jokers, to_mask, &rules.as_cards, &switches, &count,
                          &circle, &steps))
        return NULL;
    if (count != SWITCHES || steps > (Py_ssize_t)sizeof rules.circle) {
        PyErr_Format(PyExc_ValueError, "rules of tricks have %d switches and at most %zd steps of a circle", SWITCHES,
                     (Py_ssize_t)sizeof rules.circle);
        return NULL;
    }
    memcpy((char *)&rules + FIRST_SWITCH, switches, SWITCHES);
    memcpy(rules.circle, circle, (size_t)steps);
    rules.circle_steps = (uint8_t)steps;
    if (!rules_are_sound(&rules)) {
        PyErr_SetString(PyExc_ValueError, "the rules of tricks are not sound");
        return NULL;
    }
    return PyBytes_FromStringAndSize((const char *)&rules, sizeof rules);
}

/* The masks of a sequence of hands; their number, or -1 and an error set. */
static int to_hands(PyObject *sequence, uint64_t hands[MOST_SEATS])
{
    Py_ssize_t seats = PySequence_Size(sequence);
    if (seats > MOST_SEATS)
        PyErr_Format(PyExc_ValueError, "there are %d seats at most, not %zd", MOST_SEATS, seats);
    if (seats < 0 || seats > MOST_SEATS)
        return -1;
    for (Py_ssize_t seat = 0; seat < seats; seat++) {
        PyObject *hand = PySequence_GetItem(sequence, seat);
        int done = hand != NULL && to_mask(hand, &hands[seat]);
        Py_XDECREF(hand);
        if (!done)
            return -1;
    }
    return (int)seats;
}

static PyObject *trick_deal(PyObject *module, PyObject *args)
{
    (void)module;
    TrickRules rules;
    Deal deal;
    PyObject *sequence;
    uint64_t hands[MOST_SEATS];
    const char *taken;
    Py_ssize_t takers;
    int leader, trump, circle_at;
    if (!PyArg_ParseTuple(args, "O&OO&O&O&y#", to_trick_rules, &rules, &sequence, to_small, &leader, to_small, &trump,
                          to_small, &circle_at, &taken, &takers))
        return NULL;
    int seats = to_hands(sequence, hands);
    if (seats < 0)
        return NULL;
    if (takers != seats || start_deal(&deal, &rules, seats, hands, leader, trump, circle_at, (const uint8_t *)taken)) {
        PyErr_SetString(PyExc_ValueError, "these hands, leader, trump and tricks make no deal under these rules");
        return NULL;
    }
    return PyBytes_FromStringAndSize((const char *)&deal, sizeof deal);
}

static PyObject *trick_look(PyObject *module, PyObject *args)
{
    (void)module;
    TrickRules rules;
    Deal deal;
    int64_t taken[MOST_SEATS];
    if (!to_both(args, &rules, &deal))
        return NULL;
    for (int seat = 0; seat < deal.seats; seat++)
        taken[seat] = deal.taken[seat];
    return Py_BuildValue("(NNiiii)", tuple_of_words(deal.hands, deal.seats), tuple_of_numbers(taken, deal.seats),
                         deal.leader, is_over(&deal) ? -1 : deal.turn, deal.laid, deal.trump);
}

/* ---- Moves ------------------------------------------------------------------------------------------------------- */

PyObject *list_of_moves(const Move *moves, int count)
{
    PyObject *list = PyList_New(count);
    for (int n = 0; list && n < count; n++)
        PyList_SetItem(list, n, PyLong_FromLong(moves[n]));
    return whole(list);
}

static PyObject *trick_moves(PyObject *module, PyObject *args)
{
    (void)module;
    TrickRules rules;
    Deal deal;
    Move list[MOST_MOVES];
    return to_both(args, &rules, &deal) ? list_of_moves(list, list_moves(&rules, &deal, list)) : NULL;
}

/* A number of Python as a move that is legal now; 0 and an error set where it is none. */
static int to_legal_move(PyObject *number, const TrickRules *rules, const Deal *deal, Move *move)
{
    int value;
    if (!to_small(number, &value))
        return 0;
    *move = (Move)value;
    if (is_legal(rules, deal, *move))
        return 1;
    PyErr_Format(PyExc_ValueError, "%d is no legal move here", value);
    return 0;
}

static PyObject *trick_play(PyObject *module, PyObject *args)
{
    (void)module;
    TrickRules rules;
    Deal deal;
    PyObject *of_rules, *of_deal, *moves;
    if (!PyArg_ParseTuple(args, "OOO", &of_rules, &of_deal, &moves) ||
        !to_rules_and_deal(of_rules, of_deal, &rules, &deal))
        return NULL;
    Py_ssize_t count = PySequence_Size(moves);
    if (count < 0)
        return NULL;
    for (Py_ssize_t n = 0; n < count; n++) {
        Move move;
        PyObject *number = PySequence_GetItem(moves, n);
        int legal = number != NULL && to_legal_move(number, &rules, &deal, &move);
        Py_XDECREF(number);
        if (!legal)
            return NULL;
        apply_move(&rules, &deal, move);
    }
    return PyBytes_FromStringAndSize((const char *)&deal, sizeof deal);
}

static PyMethodDef functions[] = {
    {"trick_rules", trick_rules, METH_VARARGS,
     "trick_rules(jokers, as_cards, switches, circle): rules as bytes; switches in the order of TrickRules."},
    {"trick_deal", trick_deal, METH_VARARGS,
     "trick_deal(rules, hands, leader, trump, circle_at, taken): a deal before a lead, as bytes."},
    {"trick_look", trick_look, METH_VARARGS,
     "trick_look(rules, deal): hands, tricks taken, leader, turn (-1 when over), moves in the trick, trump."},
    {"trick_moves", trick_moves, METH_VARARGS, "trick_moves(rules, deal): the legal moves in their order."},
    {"trick_play", trick_play, METH_VARARGS, "trick_play(rules, deal, moves): the deal after these moves."},
    {NULL, NULL, 0, NULL},
};

int add_tricks(PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
