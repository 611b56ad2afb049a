/* Exact play opened to Python. What is paid comes as bytes, an int32 for each number of tricks of each seat. */
#include "solve_py.h"

#include <string.h>

#include "results_py.h"

/* Rules, a deal that is not over, and the search that a call asked for. */
typedef struct {
    TrickRules rules;
    Deal deal;
    Search search;
} Task;

static int to_task(PyObject *rules, PyObject *deal, PyObject *most, Py_ssize_t entries, int plain, Task *task)
{
    if (entries < 0 || entries > MOST_ENTRIES) {
        PyErr_Format(PyExc_ValueError, "a search remembers 0 to %d positions, not %zd", MOST_ENTRIES, entries);
        return 0;
    }
    if (!to_rules_and_open_deal(rules, deal, &task->rules, &task->deal) || !to_mask(most, &task->search.most))
        return 0;
    task->search.rules = &task->rules;
    task->search.plain = plain;
    task->search.visited = 0;
    task->search.horizon = NO_HORIZON;
    return 1;
}

int to_points(const char *bytes, Py_ssize_t length, const Deal *deal, Points *points)
{
    int numbers = tricks_of(deal) + 1;
    Py_ssize_t row = numbers * (Py_ssize_t)sizeof(int32_t);
    if (length != row * deal->seats) {
        PyErr_Format(PyExc_ValueError, "each of %d seats is paid for 0 to %d tricks", deal->seats, numbers - 1);
        return 0;
    }
    for (int seat = 0; seat < deal->seats; seat++)
        memcpy(points->paid[seat], bytes + seat * row, (size_t)row);
    return 1;
}

static PyObject *tuple_of(const Values *values, int seats)
{
    PyObject *tuple = PyTuple_New(seats);
    for (int seat = 0; tuple && seat < seats; seat++)
        PyTuple_SetItem(tuple, seat, PyLong_FromLong(values->of[seat]));
    return whole(tuple);
}

static PyObject *list_of(const Move *moves, const Values *values, int count, int seats)
{
    PyObject *list = PyList_New(count);
    for (int n = 0; list && n < count; n++)
        PyList_SetItem(list, n, Py_BuildValue("(iN)", moves[n], tuple_of(&values[n], seats)));
    return whole(list);
}

static PyObject *trick_solve(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *rules, *deal, *most;
    const char *bytes;
    Py_ssize_t length, entries;
    int plain, count, best;
    Task task;
    Points points;
    Move moves[MOST_MOVES];
    Values values[MOST_MOVES];
    if (!PyArg_ParseTuple(args, "OOy#Onp", &rules, &deal, &bytes, &length, &most, &entries, &plain) ||
        !to_task(rules, deal, most, entries, plain, &task) || !to_points(bytes, length, &task.deal, &points))
        return NULL;
    memory_open(&task.search.memory, task.deal.seats, words_of_values(task.deal.seats),
                plain ? 0 : (size_t)entries);
    Py_BEGIN_ALLOW_THREADS
    count = solve_moves(&task.search, &points, &task.deal, moves, values, &best);
    memory_close(&task.search.memory);
    Py_END_ALLOW_THREADS
    return Py_BuildValue("(KiN)", (unsigned long long)task.search.visited, best,
                         list_of(moves, values, count, task.deal.seats));
}

static PyObject *trick_force(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *rules, *deal, *most;
    Py_ssize_t entries;
    int seat, forced;
    uint64_t wanted;
    Task task;
    if (!PyArg_ParseTuple(args, "OOO&O&On", &rules, &deal, to_small, &seat, to_mask, &wanted, &most, &entries) ||
        !to_task(rules, deal, most, entries, 0, &task))
        return NULL;
    if (seat >= task.deal.seats)
        return PyErr_Format(PyExc_ValueError, "there is no seat %d", seat);
    memory_open(&task.search.memory, task.deal.seats, WORDS_OF_FORCE, (size_t)entries);
    Py_BEGIN_ALLOW_THREADS
    forced = can_force(&task.search, &task.deal, seat, (uint32_t)wanted);
    memory_close(&task.search.memory);
    Py_END_ALLOW_THREADS
    return Py_BuildValue("(Ki)", (unsigned long long)task.search.visited, forced);
}

static PyMethodDef functions[] = {
    {"trick_solve", trick_solve, METH_VARARGS,
     "trick_solve(rules, deal, points, most, entries, plain): positions visited, the number of the best move, and all "
     "moves with what each pays; no moves where `most` did not suffice."},
    {"trick_force", trick_force, METH_VARARGS,
     "trick_force(rules, deal, seat, wanted, most, entries): positions visited, and 1, 0 or -1 for cannot be told."},
    {NULL, NULL, 0, NULL},
};

int add_solve(PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
