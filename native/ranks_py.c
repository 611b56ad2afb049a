/* The type Ranks: an order of hands for Python. One hand comes as a mask, a text or cards, many as a buffer of masks. */
#include "ranks_py.h"

#include <string.h>

#include "arguments_py.h"
#include "hands_py.h"

/* After so many single hands the tables are worth making: by algorithm A a low hand takes far longer than a high one. */
enum { PATIENCE_HIGH = 100000, PATIENCE_LOW = 1000 };

typedef struct {
    PyObject ob_base;
    RankOrder order;
    RankTables *tables; /* NULL as long as nobody needed them */
    uint32_t asked;     /* how many single hands algorithm A has answered */
    PyObject *error;    /* what is raised for a hand that is none */
} Ranks;

static void ranks_dealloc(PyObject *self)
{
    Ranks *ranks = (Ranks *)self;
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    forget(ranks->tables);
    Py_XDECREF(ranks->error);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DECREF(type);
}

static int ranks_traverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(((Ranks *)self)->error);
    return 0;
}

/* The object, if it is of the type. */
static Ranks *checked(PyObject *object)
{
    if (PyType_GetSlot(Py_TYPE(object), Py_tp_dealloc) == (void *)ranks_dealloc)
        return (Ranks *)object;
    PyErr_SetString(PyExc_TypeError, "an object of the type Ranks is wanted");
    return NULL;
}

/* Makes the tables at their first use, under the interpreter's lock: no two threads make them. */
static const RankTables *tables_in(Ranks *ranks)
{
    if (!ranks->tables)
        ranks->tables = tables_for(&ranks->order);
    if (!ranks->tables)
        PyErr_NoMemory();
    return ranks->tables;
}

const RankTables *tables_of(PyObject *object)
{
    Ranks *ranks = checked(object);
    return ranks ? tables_in(ranks) : NULL;
}

const RankOrder *order_of(PyObject *object)
{
    Ranks *ranks = checked(object);
    return ranks ? &ranks->order : NULL;
}

/* Says what is wrong with a set of cards that is no hand; `label` tells which it is. Always NULL. */
static PyObject *refuse_cards(const Ranks *ranks, uint64_t cards, const char *label)
{
    uint64_t foreign = cards & ~ranks->order.cards;
    char card[3];
    int many = count_of(cards);
    if (many < 1 || many > MOST_CARDS)
        return PyErr_Format(ranks->error, "%sa hand has 1 to %d cards, not %d", label, MOST_CARDS, many);
    int place = foreign ? lowest_of(foreign) : 0;
    if (place % 16 == 15 || (place > 15 && place % 16 >= RANKS))
        return PyErr_Format(ranks->error, "%sbit %d of the mask is no card", label, place);
    write_card(place, card);
    return PyErr_Format(ranks->error, "%s%s is not in the pack of %d cards", label, card, count_of(ranks->order.cards));
}

static bool is_hand(const Ranks *ranks, uint64_t cards)
{
    return cards && !(cards & ~ranks->order.cards) && count_of(cards) <= MOST_CARDS;
}

static PyObject *ranks_place(PyObject *self, PyObject *hand)
{
    Ranks *ranks = (Ranks *)self;
    uint64_t cards;
    if (!cards_from(hand, ranks->error, &cards))
        return NULL;
    const RankTables *tables = tables_in(ranks);
    if (!tables)
        return NULL;
    uint32_t place = place_of(tables, held_of(tables, cards));
    return place ? PyLong_FromLong((long)place) : refuse_cards(ranks, cards, "");
}

/* The strength of a hand by the tables; 0 where there are none yet, or for what is no hand. */
static uint32_t looked_up(const Ranks *ranks, uint64_t cards)
{
    const RankTables *tables = ranks->tables;
    return tables ? tables->strengths[place_of(tables, held_of(tables, cards))] : 0;
}

/* The strength of a hand, by algorithm A as long as the tables are not worth making; NULL without memory for them. */
static PyObject *strength_in(Ranks *ranks, uint64_t cards)
{
    uint32_t patience = ranks->order.low ? PATIENCE_LOW : PATIENCE_HIGH;
    if (!ranks->tables && ++ranks->asked >= patience && !tables_in(ranks))
        return NULL;
    uint32_t strength = looked_up(ranks, cards);
    return PyLong_FromLong((long)(strength ? strength : strength_of(&ranks->order, cards)));
}

static PyObject *ranks_strength(PyObject *self, PyObject *hand)
{
    Ranks *ranks = (Ranks *)self;
    uint64_t cards;
    if (!cards_from(hand, ranks->error, &cards))
        return NULL;
    return is_hand(ranks, cards) ? strength_in(ranks, cards) : refuse_cards(ranks, cards, "");
}

/* For the engine, which knows its cards: none at all are ranked too, cards that are not in the pack, and more than nine;
 * but not more of a low hand, of which each five is tried. */
static PyObject *ranks_value(PyObject *self, PyObject *mask)
{
    Ranks *ranks = (Ranks *)self;
    uint64_t cards;
    if (!cards_from(mask, ranks->error, &cards))
        return NULL;
    bool few = count_of(cards) <= MOST_CARDS || !ranks->order.low;
    return few ? strength_in(ranks, cards) : refuse_cards(ranks, cards, "");
}

/* Takes hold of a buffer of whole numbers of `size` bytes each. */
static bool numbers_from(PyObject *object, Py_buffer *buffer, Py_ssize_t size, int flags, const char *which)
{
    if (PyObject_GetBuffer(object, buffer, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | flags) < 0)
        return false;
    const char *format = buffer->format ? buffer->format : "B";
    format += *format == '@' || *format == '=' || *format == '<';
    bool whole = strlen(format) == 1 && strchr("QqLlIiHhNn", *format);
    bool aligned = buffer->len == 0 || (uintptr_t)buffer->buf % (size_t)size == 0;
    if (whole && aligned && buffer->itemsize == size)
        return true;
    PyErr_Format(PyExc_TypeError, "%s must be a buffer of whole numbers of %zd bytes each", which, size);
    PyBuffer_Release(buffer);
    return false;
}

/* Where a piece of an array begins and ends, checked against its masks and its results. */
static bool piece_of(PyObject *const *args, Py_ssize_t masks, Py_ssize_t results, Py_ssize_t *start, Py_ssize_t *stop)
{
    *start = PyLong_AsSsize_t(args[0]);
    *stop = PyLong_AsSsize_t(args[1]);
    if (PyErr_Occurred())
        return false;
    if (masks == results && 0 <= *start && *start <= *stop && *stop <= masks)
        return true;
    PyErr_Format(PyExc_ValueError, "%zd masks, room for %zd results, from %zd to %zd", masks, results, *start, *stop);
    return false;
}

/* Ranks the hands from start to stop of one buffer into another, without the interpreter's lock. */
static PyObject *rank_many(Ranks *ranks, const Py_buffer *masks, const Py_buffer *into, PyObject *const *piece)
{
    Py_ssize_t many = masks->len / 8, results = into->len / into->itemsize, start, stop;
    const RankTables *tables = tables_in(ranks);
    if (!tables || !piece_of(piece, many, results, &start, &stop))
        return NULL;
    const uint64_t *hands = (const uint64_t *)masks->buf + start;
    size_t wanted = (size_t)(stop - start), done;
    Py_BEGIN_ALLOW_THREADS
    if (into->itemsize == 2)
        done = places_of(tables, hands, wanted, (uint16_t *)into->buf + start);
    else
        done = strengths_of(tables, hands, wanted, (uint32_t *)into->buf + start);
    Py_END_ALLOW_THREADS
    if (done == wanted)
        Py_RETURN_NONE;
    char label[40];
    PyOS_snprintf(label, sizeof label, "hand %lld: ", (long long)start + (long long)done);
    return refuse_cards(ranks, hands[done], label);
}

static PyObject *ranks_many(PyObject *self, PyObject *const *args, Py_ssize_t many, Py_ssize_t size)
{
    Py_buffer masks, into;
    if (many != 4)
        return PyErr_Format(PyExc_TypeError, "masks, results, start and stop are wanted, not %zd arguments", many);
    if (!numbers_from(args[0], &masks, 8, 0, "masks"))
        return NULL;
    PyObject *result = NULL;
    if (numbers_from(args[1], &into, size, PyBUF_WRITABLE, "results")) {
        result = rank_many((Ranks *)self, &masks, &into, args + 2);
        PyBuffer_Release(&into);
    }
    PyBuffer_Release(&masks);
    return result;
}

static PyObject *ranks_places(PyObject *self, PyObject *const *args, Py_ssize_t many)
{
    return ranks_many(self, args, many, 2);
}

static PyObject *ranks_strengths(PyObject *self, PyObject *const *args, Py_ssize_t many)
{
    return ranks_many(self, args, many, 4);
}

static PyObject *numbers(const uint32_t *each, uint32_t many)
{
    return PyBytes_FromStringAndSize((const char *)each, (Py_ssize_t)(many * sizeof *each));
}

static PyObject *ranks_ladder(PyObject *self, PyObject *Py_UNUSED(none))
{
    const RankTables *tables = tables_in((Ranks *)self);
    return tables ? numbers(tables->strengths, tables->many + 1) : NULL;
}

static PyObject *ranks_fives(PyObject *self, PyObject *Py_UNUSED(none))
{
    const RankTables *tables = tables_in((Ranks *)self);
    return tables ? numbers(tables->fives, tables->many_fives) : NULL;
}

static PyObject *ranks_tally(PyObject *self, PyObject *args)
{
    int size, lowest;
    if (!PyArg_ParseTuple(args, "ii", &size, &lowest))
        return NULL;
    if (size < 1 || size > MOST_BY_TABLE || lowest < 0 || lowest > 63)
        return PyErr_Format(PyExc_ValueError, "hands of %d cards from bit %d up cannot be counted", size, lowest);
    const RankTables *tables = tables_in((Ranks *)self);
    PyObject *counts = tables ? PyByteArray_FromStringAndSize(NULL, (Py_ssize_t)(tables->many + 1) * 8) : NULL;
    if (!counts)
        return NULL;
    uint64_t *each = (uint64_t *)PyByteArray_AsString(counts);
    memset(each, 0, (tables->many + 1) * sizeof *each);
    Py_BEGIN_ALLOW_THREADS
    tally_hands(tables, size, lowest, each);
    Py_END_ALLOW_THREADS
    return counts;
}

/* Whether an order can be ranked: some cards in it, no bit that is no card, all wild cards among them. */
static bool is_order(const RankOrder *order)
{
    bool cards = order->cards && !(order->cards & ~(EVERY_CARD | EVERY_JOKER)) && !(order->wild & ~order->cards);
    bool jokers = !(order->cards & EVERY_JOKER & ~order->wild);
    for (int category = 0; category < CATEGORIES; category++)
        if (order->ladder[category] != NO_PLACE && order->ladder[category] >= CATEGORIES)
            return false;
    return cards && jokers;
}

static PyObject *ranks_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    static char *names[] = {"cards", "wild", "ladder", "low", "ace_plays_low", "bug", "natural_first", "error", NULL};
    uint64_t cards, wild;
    Py_buffer ladder;
    int low, ace_plays_low, bug, natural_first;
    PyObject *error = PyExc_ValueError;
    if (!PyArg_ParseTupleAndKeywords(args, named, "O&O&y*pppp|O", names, to_mask, &cards, to_mask, &wild, &ladder, &low,
                                     &ace_plays_low, &bug, &natural_first, &error))
        return NULL;
    RankOrder order = {.cards = cards, .wild = wild, .low = low, .ace_plays_low = ace_plays_low, .bug = bug};
    order.natural_first = natural_first;
    bool whole = ladder.len == CATEGORIES;
    if (whole)
        memcpy(order.ladder, ladder.buf, CATEGORIES);
    PyBuffer_Release(&ladder);
    if (!whole || !is_order(&order) || !PyExceptionClass_Check(error))
        return PyErr_Format(PyExc_ValueError, "these cards, wild cards, ladder and error make no order of hands");
    prepare(&order);
    allocfunc allocate = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    Ranks *ranks = (Ranks *)allocate(type, 0);
    if (!ranks)
        return NULL;
    ranks->order = order;
    Py_INCREF(error);
    ranks->error = error;
    return (PyObject *)ranks;
}

static PyMethodDef methods[] = {
    {"place", ranks_place, METH_O, "The place of a hand among all that are not equal, from 1 for the lowest."},
    {"strength", ranks_strength, METH_O, "The rank of a hand, as kozyr.play.ranking.strength gives it."},
    {"value", ranks_value, METH_O, "The strength of any mask, which nobody checks."},
    {"places", (PyCFunction)(void (*)(void))ranks_places, METH_FASTCALL, "Places of masks: (masks, into, start, stop)."},
    {"strengths", (PyCFunction)(void (*)(void))ranks_strengths, METH_FASTCALL, "Strengths: (masks, into, start, stop)."},
    {"ladder", ranks_ladder, METH_NOARGS, "The strength of every place from 0 up, four bytes each."},
    {"fives", ranks_fives, METH_NOARGS, "The strengths of all hands of five cards from the lowest up, four bytes each."},
    {"tally", ranks_tally, METH_VARARGS, "How many hands (size, lowest card) have each place; 0: A and B differ."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_new, ranks_new},
    {Py_tp_dealloc, ranks_dealloc},
    {Py_tp_traverse, ranks_traverse},
    {Py_tp_methods, methods},
    {Py_tp_doc, "An order of poker hands: (cards, wild, ladder, low, ace_plays_low, bug, natural_first, error)."},
    {0, NULL},
};

static PyType_Spec spec = {
    .name = "kozyr.kernel._kernel.Ranks",
    .basicsize = sizeof(Ranks),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = slots,
};

int add_ranks(PyObject *module)
{
    PyObject *type = PyType_FromModuleAndSpec(module, &spec, NULL);
    int added = type ? PyModule_AddType(module, (PyTypeObject *)type) : -1;
    Py_XDECREF(type);
    return added;
}
