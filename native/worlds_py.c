/* The worlds opened to Python: places come as bytes, a byte for what each lacks, and eight for the mask that it may hold
 * and for that of the cards known to lie there; worlds go as bytes, a mask of all its cards for each place. */
#include "worlds.h"

#include <string.h>

#include "arguments_py.h"
#include "cards.h"

enum { PLACES_OF_CARDS = 64 };
static const Py_ssize_t MOST_WORLDS = 1 << 20;
static const size_t MOST_COUNTS = 1 << 23; /* 64 MB */

/* The evidence out of the arguments `cards`, `lacks` and `masks`; 0 and a ValueError where they make none. */
static int to_unseen(uint64_t cards, const char *lacks, Py_ssize_t places, const char *masks, Py_ssize_t length,
                     Unseen *unseen)
{
    int lacking = 0;
    if (places > MOST_PLACES || length != places * (Py_ssize_t)sizeof(uint64_t)) {
        PyErr_Format(PyExc_ValueError, "at most %d places, each with a byte for what it lacks and eight for its mask",
                     MOST_PLACES);
        return 0;
    }
    unseen->places = (int)places;
    unseen->cards = cards;
    memcpy(unseen->may_hold, masks, (size_t)length);
    for (int place = 0; place < unseen->places; place++) {
        unseen->lacks[place] = (unsigned char)lacks[place];
        lacking += unseen->lacks[place];
    }
    if (lacking == count_of(cards))
        return 1;
    PyErr_Format(PyExc_ValueError, "the places lack %d cards and %d are unseen", lacking, count_of(cards));
    return 0;
}

/* 1 where there are worlds, 0 where none fits, -1 and an error set where there are too many to be counted. */
static int open_worlds(Worlds *worlds, const Unseen *unseen)
{
    WorldsResult result;
    Py_BEGIN_ALLOW_THREADS
    result = worlds_open(worlds, unseen, MOST_COUNTS);
    Py_END_ALLOW_THREADS
    if (result == WORLDS_TOO_MANY)
        PyErr_SetString(PyExc_OverflowError, "the places differ in too many ways to be counted");
    if (result == WORLDS_NO_MEMORY)
        PyErr_NoMemory();
    return result == WORLDS_FOUND ? 1 : result == WORLDS_NONE ? 0 : -1;
}

static PyObject *count_worlds(PyObject *module, PyObject *args)
{
    (void)module;
    uint64_t cards;
    const char *lacks, *masks;
    Py_ssize_t places, length;
    Unseen unseen;
    Worlds worlds;
    if (!PyArg_ParseTuple(args, "O&y#y#", to_mask, &cards, &lacks, &places, &masks, &length) ||
        !to_unseen(cards, lacks, places, masks, length, &unseen))
        return NULL;
    int found = open_worlds(&worlds, &unseen);
    if (found < 0)
        return NULL;
    if (!found)
        return PyFloat_FromDouble(0);
    double count = worlds_count(&worlds);
    worlds_close(&worlds);
    return PyFloat_FromDouble(count);
}

/* The product of what each card weighs where it lies; `weights` has 64 numbers for each place. */
static double weight_of(const uint64_t *hands, int places, const double *weights)
{
    double product = 1;
    for (int place = 0; place < places; place++)
        for (uint64_t left = hands[place]; left; left &= left - 1)
            product *= weights[place * PLACES_OF_CARDS + lowest_of(left)];
    return product;
}

/* What a draw is asked for: so many worlds, with `known` cards put to those drawn, and `weights` or NULL. */
typedef struct {
    Py_ssize_t count;
    Random rng;
    const char *known, *weights;
} Order;

/* The worlds into `hands`, and what they weigh into `weighs` where that is asked. */
static void fill_worlds(const Worlds *worlds, Order *order, char *hands, char *weighs)
{
    uint64_t known[MOST_PLACES];
    double table[MOST_PLACES * PLACES_OF_CARDS];
    int places = worlds->unseen.places;
    size_t size = (size_t)places * sizeof(uint64_t);
    memcpy(known, order->known, size);
    if (order->weights)
        memcpy(table, order->weights, (size_t)places * PLACES_OF_CARDS * sizeof *table);
    for (Py_ssize_t at = 0; at < order->count; at++) {
        uint64_t world[MOST_PLACES];
        worlds_draw(worlds, &order->rng, world);
        if (order->weights) {
            double weight = weight_of(world, places, table);
            memcpy(weighs + (size_t)at * sizeof weight, &weight, sizeof weight);
        }
        for (int place = 0; place < places; place++)
            world[place] |= known[place];
        memcpy(hands + (size_t)at * size, world, size);
    }
}

static PyObject *filled(const Worlds *worlds, Order *order)
{
    Py_ssize_t size = order->count * worlds->unseen.places * (Py_ssize_t)sizeof(uint64_t);
    PyObject *hands = PyBytes_FromStringAndSize(NULL, size), *both = NULL;
    PyObject *weighs = PyBytes_FromStringAndSize(NULL, order->weights ? order->count * (Py_ssize_t)sizeof(double) : 0);
    if (hands && weighs) {
        char *to_hands = PyBytes_AsString(hands), *to_weighs = PyBytes_AsString(weighs);
        Py_BEGIN_ALLOW_THREADS
        fill_worlds(worlds, order, to_hands, to_weighs);
        Py_END_ALLOW_THREADS
        both = PyTuple_Pack(2, hands, weighs);
    }
    Py_XDECREF(hands);
    Py_XDECREF(weighs);
    return both;
}

static PyObject *draw_worlds(PyObject *module, PyObject *args)
{
    (void)module;
    uint64_t cards, seed, stream;
    const char *lacks, *masks, *weights;
    Py_ssize_t places, length, known, weighing;
    Unseen unseen;
    Worlds worlds;
    Order order;
    if (!PyArg_ParseTuple(args, "O&y#y#y#nO&O&y#", to_mask, &cards, &lacks, &places, &masks, &length, &order.known,
                          &known, &order.count, to_mask, &seed, to_mask, &stream, &weights, &weighing) ||
        !to_unseen(cards, lacks, places, masks, length, &unseen))
        return NULL;
    if (order.count < 0 || order.count > MOST_WORLDS)
        return PyErr_Format(PyExc_ValueError, "0 to %zd worlds at a time, not %zd", MOST_WORLDS, order.count);
    if (known != length || (weighing && weighing != places * PLACES_OF_CARDS * (Py_ssize_t)sizeof(double)))
        return PyErr_Format(PyExc_ValueError, "each place has a mask of known cards, and %d doubles or no weights at all",
                            PLACES_OF_CARDS);
    order.rng = random_from(seed, stream);
    order.weights = weighing ? weights : NULL;
    int found = open_worlds(&worlds, &unseen);
    if (found < 0)
        return NULL;
    if (!found)
        Py_RETURN_NONE;
    PyObject *drawn = filled(&worlds, &order);
    worlds_close(&worlds);
    return drawn;
}

static PyMethodDef functions[] = {
    {"worlds_count", count_worlds, METH_VARARGS, "worlds_count(cards, lacks, masks): how many worlds fit."},
    {"worlds_draw", draw_worlds, METH_VARARGS,
     "worlds_draw(cards, lacks, masks, known, count, seed, stream, weights): hands and weights as bytes, None where no "
     "world fits."},
    {NULL, NULL, 0, NULL},
};

int add_worlds(PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
