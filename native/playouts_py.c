/* Playouts opened to Python. Each call is one piece of a work, with a random stream of its own; the interpreter's lock
 * is let go meanwhile. */
#include <string.h>

#include "playouts_py.h"
#include "results_py.h"

int to_script(PyObject *wanted, int noise, const Deal *deal, Script *script, const Script **chosen)
{
    char *bytes;
    Py_ssize_t length;
    *chosen = NULL;
    if (wanted == Py_None)
        return 1;
    if (PyBytes_AsStringAndSize(wanted, &bytes, &length) < 0)
        return 0;
    if (length != deal->seats) {
        PyErr_Format(PyExc_ValueError, "a script needs %d numbers of tricks wanted, not %zd", deal->seats, length);
        return 0;
    }
    memset(script, 0, sizeof *script);
    memcpy(script->wanted, bytes, (size_t)length);
    script->noise = (uint32_t)noise;
    *chosen = script;
    return 1;
}

/* A deal, and how it is to be played out; `chosen` is the script, or NULL. */
typedef struct {
    TrickRules rules;
    Deal deal;
    Script script;
    const Script *chosen;
} Playing;

static PyObject *trick_playouts(PyObject *module, PyObject *args)
{
    (void)module;
    Playing p;
    PyObject *rules, *deal, *wanted;
    uint64_t times, seed, stream, counts[MOST_SEATS * (MOST_HAND + 1)] = {0};
    int noise;
    if (!PyArg_ParseTuple(args, "OOOO&O&O&O&", &rules, &deal, &wanted, to_small, &noise, to_mask, &times, to_mask, &seed,
                          to_mask, &stream) ||
        !to_rules_and_deal(rules, deal, &p.rules, &p.deal) || !to_script(wanted, noise, &p.deal, &p.script, &p.chosen))
        return NULL;
    Random rng = random_from(seed, stream);
    Py_BEGIN_ALLOW_THREADS
    count_playouts(&p.rules, &p.deal, p.chosen, times, &rng, counts);
    Py_END_ALLOW_THREADS
    return tuple_of_words(counts, p.deal.seats * (tricks_of(&p.deal) + 1));
}

static PyObject *trick_script(PyObject *module, PyObject *args)
{
    (void)module;
    Playing p;
    PyObject *rules, *deal, *wanted;
    if (!PyArg_ParseTuple(args, "OOS", &rules, &deal, &wanted) ||
        !to_rules_and_open_deal(rules, deal, &p.rules, &p.deal) || !to_script(wanted, 0, &p.deal, &p.script, &p.chosen))
        return NULL;
    return PyLong_FromLong(scripted_move(&p.rules, &p.deal, p.chosen, NULL));
}

/* ---- Whole deals ------------------------------------------------------------------------------------------------- */

static int to_shape(PyObject *bytes, const TrickRules *rules, Shape *shape)
{
    if (!to_struct(bytes, shape, sizeof *shape, "shape of a deal"))
        return 0;
    if (shape_is_sound(rules, shape))
        return 1;
    PyErr_SetString(PyExc_ValueError, "there is no such deal: look at pack, seats, cards and trump");
    return 0;
}

static int to_rules_and_shape(PyObject *rules_bytes, PyObject *shape_bytes, TrickRules *rules, Shape *shape)
{
    return to_trick_rules(rules_bytes, rules) && to_shape(shape_bytes, rules, shape);
}

static PyObject *told(const Shape *shape, const Tally *tally)
{
    return Py_BuildValue("(KKNNN)", (unsigned long long)tally->deals, (unsigned long long)tally->moves,
                         tuple_of_words(tally->taken, shape->seats), tuple_of_words(tally->made, shape->seats),
                         tuple_of_numbers(tally->points, shape->seats));
}

static PyObject *trick_random_deals(PyObject *module, PyObject *args)
{
    (void)module;
    TrickRules rules;
    Shape shape;
    Tally tally = {0};
    PyObject *of_rules, *of_shape;
    const char *bytes;
    Py_ssize_t length;
    uint64_t times, seed, stream;
    int32_t points[(MOST_HAND + 1) * (MOST_HAND + 1)];
    if (!PyArg_ParseTuple(args, "OOy#O&O&O&", &of_rules, &of_shape, &bytes, &length, to_mask, &times, to_mask, &seed,
                          to_mask, &stream) ||
        !to_rules_and_shape(of_rules, of_shape, &rules, &shape))
        return NULL;
    if (length != (Py_ssize_t)sizeof *points * (shape.cards + 1) * (shape.cards + 1)) {
        PyErr_SetString(PyExc_ValueError, "the table of points is not one of (cards + 1) x (cards + 1) numbers");
        return NULL;
    }
    memcpy(points, bytes, (size_t)length);
    Random rng = random_from(seed, stream);
    Py_BEGIN_ALLOW_THREADS
    random_deals(&rules, &shape, points, times, &rng, &tally);
    Py_END_ALLOW_THREADS
    return told(&shape, &tally);
}

/* One deal as trick_random_deals plays it, and what was done in it. */
static PyObject *deal_told(const TrickRules *rules, const Shape *shape, uint8_t *order, Random *rng)
{
    Dealt dealt;
    Move moves[MOST_SEATS * MOST_HAND];
    deal_at_random(rules, shape, order, rng, &dealt);
    Deal deal = dealt.deal;
    int count = 0;
    while (!is_over(&deal)) {
        moves[count] = random_move(rules, &deal, rng);
        apply_move(rules, &deal, moves[count++]);
    }
    return Py_BuildValue("(y#iiy#N)", &dealt.deal, (Py_ssize_t)sizeof dealt.deal, dealt.dealer, dealt.shown, dealt.bids,
                         (Py_ssize_t)(shape->bids ? shape->seats : 0), list_of_moves(moves, count));
}

static PyObject *trick_deal_logs(PyObject *module, PyObject *args)
{
    (void)module;
    TrickRules rules;
    Shape shape;
    PyObject *of_rules, *of_shape;
    uint8_t order[MOST_PACK];
    uint64_t seed, stream;
    int times;
    if (!PyArg_ParseTuple(args, "OOO&O&O&", &of_rules, &of_shape, to_small, &times, to_mask, &seed, to_mask, &stream) ||
        !to_rules_and_shape(of_rules, of_shape, &rules, &shape))
        return NULL;
    Random rng = random_from(seed, stream);
    memcpy(order, shape.pack, sizeof order);
    PyObject *logs = PyList_New(times);
    for (int i = 0; logs && i < times; i++) {
        PyObject *log = deal_told(&rules, &shape, order, &rng);
        if (!log)
            Py_CLEAR(logs);
        else
            PyList_SetItem(logs, i, log);
    }
    return logs;
}

static PyMethodDef functions[] = {
    {"trick_playouts", trick_playouts, METH_VARARGS,
     "trick_playouts(rules, deal, wanted, noise, times, seed, stream): how often each seat took 0, 1, ... tricks in "
     "all, seat after seat; at random where wanted is None, else by the script."},
    {"trick_script", trick_script, METH_VARARGS, "trick_script(rules, deal, wanted): the move that the script makes."},
    {"trick_random_deals", trick_random_deals, METH_VARARGS,
     "trick_random_deals(rules, shape, points, times, seed, stream): whole deals at random: deals, moves, and by seat "
     "tricks taken, bids made and points."},
    {"trick_deal_logs", trick_deal_logs, METH_VARARGS,
     "trick_deal_logs(rules, shape, times, seed, stream): the deals that trick_random_deals plays: each before its "
     "first lead, the dealer, the card shown, the bids and the moves."},
    {NULL, NULL, 0, NULL},
};

int add_playouts(PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
