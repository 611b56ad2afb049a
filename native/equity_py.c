/* Equities opened to Python. A showdown comes as the arguments (ranks, hands, draws, board, to_come, stub): an object of
 * the type Ranks, eight bytes for the mask of each hand, a byte for how many cards each gets. A tally goes as bytes, eight
 * for each set of seats. */
#include "equity.h"

#include <stdlib.h>
#include <string.h>

#include "arguments_py.h"
#include "ranks_py.h"

enum { MOST_CHOICES = 1326 };
static const unsigned long long MOST_DEALS = 1ull << 32;

/* The arguments of a showdown as they come. */
typedef struct {
    PyObject *ranks;
    const char *hands, *draws;
    Py_ssize_t length, seats;
    uint64_t board, stub;
    int to_come;
} Asked;

/* Whether the cards are of the pack, none lies in two places, each hand can be ranked, and the stub has enough. */
static bool is_showdown(const Showdown *showdown, const int *sizes)
{
    uint64_t used = showdown->board;
    int left = count_of(showdown->stub) - showdown->to_come, board = count_of(used) + showdown->to_come;
    bool good = !(showdown->board & showdown->stub) && showdown->to_come <= MOST_TO_COME;
    for (int seat = 0; seat < showdown->seats; seat++) {
        uint64_t hand = showdown->hands[seat];
        int whole = sizes[seat] + showdown->draws[seat] + board;
        good = good && !(hand & (used | showdown->stub)) && 0 < whole && whole <= MOST_CARDS;
        used |= hand;
        left -= showdown->draws[seat] + (hand ? 0 : sizes[seat]);
    }
    return good && left >= 0 && !((used | showdown->stub) & ~showdown->tables->order.cards);
}

/* The showdown that is asked for. `sizes` has how many cards each seat holds; NULL: what its hand says. */
static bool to_showdown(const Asked *asked, const int *sizes, Showdown *showdown)
{
    int counted[MOST_SEATS];
    if (asked->seats < 2 || asked->seats > MOST_SEATS || asked->length != 8 * asked->seats) {
        PyErr_Format(PyExc_ValueError, "from 2 to %d seats show down, with eight bytes for each hand", MOST_SEATS);
        return false;
    }
    *showdown = (Showdown){.tables = tables_of(asked->ranks), .seats = (int)asked->seats, .board = asked->board};
    if (!showdown->tables)
        return false;
    showdown->stub = asked->stub;
    showdown->to_come = asked->to_come;
    memcpy(showdown->hands, asked->hands, (size_t)asked->length);
    for (int seat = 0; seat < showdown->seats; seat++) {
        showdown->draws[seat] = (unsigned char)asked->draws[seat];
        counted[seat] = count_of(showdown->hands[seat]);
    }
    if (is_showdown(showdown, sizes ? sizes : counted))
        return true;
    PyErr_SetString(PyExc_ValueError, "these hands, board and stub make no showdown");
    return false;
}

static PyObject *told(const uint64_t *tally, const Showdown *showdown)
{
    return PyBytes_FromStringAndSize((const char *)tally, (Py_ssize_t)sizeof *tally << showdown->seats);
}

static PyObject *deals(PyObject *module, PyObject *args)
{
    (void)module;
    Asked asked;
    Showdown showdown;
    uint64_t tally[1 << MOST_SEATS] = {0};
    int first, last;
    if (!PyArg_ParseTuple(args, "Oy#y#O&O&O&O&O&", &asked.ranks, &asked.hands, &asked.length, &asked.draws, &asked.seats,
                          to_mask, &asked.board, to_small, &asked.to_come, to_mask, &asked.stub, to_small, &first,
                          to_small, &last) ||
        !to_showdown(&asked, NULL, &showdown))
        return NULL;
    int size = count_of(showdown.stub);
    Py_BEGIN_ALLOW_THREADS
    count_deals(&showdown, first, last < size ? last : size, tally);
    Py_END_ALLOW_THREADS
    return told(tally, &showdown);
}

static bool to_showdown_alone(PyObject *args, Showdown *showdown)
{
    Asked asked;
    return PyArg_ParseTuple(args, "Oy#y#O&O&O&", &asked.ranks, &asked.hands, &asked.length, &asked.draws, &asked.seats,
                            to_mask, &asked.board, to_small, &asked.to_come, to_mask, &asked.stub) &&
           to_showdown(&asked, NULL, showdown);
}

static PyObject *can_by_ranks(PyObject *module, PyObject *args)
{
    (void)module;
    Showdown showdown;
    return to_showdown_alone(args, &showdown) ? PyBool_FromLong(can_count_by_ranks(&showdown)) : NULL;
}

static PyObject *by_ranks_that_come(PyObject *module, PyObject *args)
{
    (void)module;
    Showdown showdown;
    uint64_t tally[1 << MOST_SEATS] = {0};
    if (!to_showdown_alone(args, &showdown))
        return NULL;
    if (!can_count_by_ranks(&showdown))
        Py_RETURN_NONE;
    Py_BEGIN_ALLOW_THREADS
    count_by_ranks(&showdown, tally);
    Py_END_ALLOW_THREADS
    return told(tally, &showdown);
}

/* A seat's choice from a pair of bytes: eight for each hand, four for each bound, which ascend. All hands have as many
 * cards, all from the stub. */
static bool to_choice(PyObject *pair, uint64_t stub, Choice *choice)
{
    char *hands, *bounds;
    Py_ssize_t length, size;
    if (!PyTuple_Check(pair) || PyTuple_Size(pair) != 2 ||
        PyBytes_AsStringAndSize(PyTuple_GetItem(pair, 0), &hands, &length) < 0 ||
        PyBytes_AsStringAndSize(PyTuple_GetItem(pair, 1), &bounds, &size) < 0) {
        PyErr_SetString(PyExc_TypeError, "a choice is None, or its hands and bounds as bytes");
        return false;
    }
    *choice = (Choice){(int)(length / 8), (const uint64_t *)hands, (const uint32_t *)bounds};
    bool good = length % 8 == 0 && 0 < length && length <= 8 * MOST_CHOICES && size * 2 == length;
    for (int i = 0; good && i < choice->size; i++) {
        uint64_t hand = choice->hands[i];
        good = hand && !(hand & ~stub) && count_of(hand) == count_of(choice->hands[0]) &&
               (i ? choice->bounds[i - 1] : 0) < choice->bounds[i];
    }
    if (!good)
        PyErr_SetString(PyExc_ValueError, "the hands of a choice are of one size and from the stub, with bounds that ascend");
    return good;
}

/* The choices of all seats, and how many cards each seat holds. */
static bool to_choices(PyObject *tuple, const Asked *asked, Choice *choices, int *sizes)
{
    if (!PyTuple_Check(tuple) || PyTuple_Size(tuple) != asked->seats || asked->seats > MOST_SEATS ||
        asked->length != 8 * asked->seats) {
        PyErr_SetString(PyExc_ValueError, "each seat has a hand, and a choice or None");
        return false;
    }
    for (int seat = 0; seat < asked->seats; seat++) {
        PyObject *choice = PyTuple_GetItem(tuple, seat);
        uint64_t hand;
        memcpy(&hand, asked->hands + 8 * seat, sizeof hand);
        choices[seat] = (Choice){0, NULL, NULL};
        if (choice != Py_None && (hand || !to_choice(choice, asked->stub, &choices[seat]))) {
            if (hand)
                PyErr_SetString(PyExc_ValueError, "a seat has a hand or a choice, not both");
            return false;
        }
        sizes[seat] = count_of(choices[seat].size ? choices[seat].hands[0] : hand);
    }
    return true;
}

static PyObject *sampled(const Showdown *showdown, const Choice *choices, uint64_t seed, uint64_t piece, uint64_t number)
{
    uint64_t tally[1 << MOST_SEATS] = {0};
    SampleResult result;
    Py_BEGIN_ALLOW_THREADS
    result = sample_deals(showdown, choices, seed, piece, number, tally);
    Py_END_ALLOW_THREADS
    if (result == SAMPLE_NO_MEMORY)
        return PyErr_NoMemory();
    if (result == SAMPLE_CROWDED) {
        PyErr_SetString(PyExc_ValueError, "hands without a common card are not to be found by chance");
        return NULL;
    }
    return told(tally, showdown);
}

static PyObject *sample(PyObject *module, PyObject *args)
{
    (void)module;
    Asked asked;
    Showdown showdown;
    PyObject *tuple;
    Choice choices[MOST_SEATS];
    int sizes[MOST_SEATS];
    uint64_t seed, piece, number;
    if (!PyArg_ParseTuple(args, "Oy#y#O&O&O&OO&O&O&", &asked.ranks, &asked.hands, &asked.length, &asked.draws,
                          &asked.seats, to_mask, &asked.board, to_small, &asked.to_come, to_mask, &asked.stub, &tuple,
                          to_mask, &seed, to_mask, &piece, to_mask, &number) ||
        !to_choices(tuple, &asked, choices, sizes) || !to_showdown(&asked, sizes, &showdown))
        return NULL;
    if (number > MOST_DEALS)
        return PyErr_Format(PyExc_ValueError, "a piece has at most %llu deals", MOST_DEALS);
    return sampled(&showdown, choices, seed, piece, number);
}

static PyMethodDef functions[] = {
    {"equity_deals", deals, METH_VARARGS, "Every deal whose first card is one of some: (..., first, last)."},
    {"equity_can_by_ranks", can_by_ranks, METH_VARARGS, "Whether equity_ranks can be asked."},
    {"equity_ranks", by_ranks_that_come, METH_VARARGS, "Every deal by the ranks that come, or None where that cannot be done."},
    {"equity_sample", sample, METH_VARARGS, "Deals by chance: (..., choices, seed, piece, number)."},
    {NULL, NULL, 0, NULL},
};

int add_equity(PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
