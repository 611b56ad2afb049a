/* Search opened to Python. A call judges some of the worlds, the first of them number `first` of all, and gives back sums
 * that may be added to those of other calls. */
#include "search.h"

#include <stdlib.h>
#include <string.h>

#include "playouts_py.h"
#include "results_py.h"
#include "solve_py.h"

/* Worlds as bytes: of `count`, each with a mask for every one of `places`, the first of which are the seats; and a double
 * for each world, or no weights. */
typedef struct {
    const char *masks, *weights;
    Py_ssize_t count;
    int places;
    uint64_t first;
} Given;

/* A task, with all that a world is judged by. */
typedef struct {
    TrickRules rules;
    Deal deal;
    Points points;
    Script script;
    Judging judging;
    Given given;
    uint64_t seed;
} Task;

static int to_given(Py_ssize_t length, Py_ssize_t weighing, const Deal *deal, Given *given)
{
    Py_ssize_t size = given->places * (Py_ssize_t)sizeof(uint64_t);
    if (given->places < deal->seats || given->places > 64 || length % size) {
        PyErr_Format(PyExc_ValueError, "worlds have a mask for each of %d seats, and for other places after them",
                     deal->seats);
        return 0;
    }
    given->count = length / size;
    if (!weighing || weighing == given->count * (Py_ssize_t)sizeof(double))
        return 1;
    PyErr_SetString(PyExc_ValueError, "each world has a weight, or none has one");
    return 0;
}

static int to_judging(int times, int ahead, Py_ssize_t remembered, Judging *judging)
{
    if (times < 1 || remembered < 0 || remembered > MOST_ENTRIES) {
        PyErr_Format(PyExc_ValueError, "a world is played out once or more, and a search remembers 0 to %d positions",
                     MOST_ENTRIES);
        return 0;
    }
    judging->times = (uint32_t)times;
    judging->ahead = ahead;
    judging->remembered = (size_t)remembered;
    return 1;
}

static int to_task(PyObject *args, Task *task)
{
    PyObject *rules, *deal, *wanted;
    const char *points;
    Py_ssize_t paid, length, weighing, remembered;
    int noise, times, ahead;
    Given *given = &task->given;
    if (!PyArg_ParseTuple(args, "OOy#y#O&y#OO&O&O&O&nO&O&", &rules, &deal, &points, &paid, &given->masks, &length, to_small,
                          &given->places, &given->weights, &weighing, &wanted, to_small, &noise, to_small, &times,
                          to_small, &ahead, to_mask, &task->judging.most_visited, &remembered, to_mask, &task->seed,
                          to_mask, &given->first) ||
        !to_rules_and_open_deal(rules, deal, &task->rules, &task->deal) ||
        !to_points(points, paid, &task->deal, &task->points) || !to_given(length, weighing, &task->deal, given) ||
        !to_script(wanted, noise, &task->deal, &task->script, &task->judging.script) ||
        !to_judging(times, ahead, remembered, &task->judging))
        return 0;
    if (!weighing)
        given->weights = NULL;
    return 1;
}

/* All worlds of the task; how many were sound before the first that is not. */
static Py_ssize_t judge(const Task *task, Judged *judged)
{
    const Given *given = &task->given;
    judge_nothing(judged, &task->rules, &task->deal);
    for (Py_ssize_t n = 0; n < given->count; n++) {
        uint64_t hands[MOST_SEATS];
        double weight = 1;
        memcpy(hands, given->masks + n * given->places * (Py_ssize_t)sizeof *hands, sizeof *hands * task->deal.seats);
        if (given->weights)
            memcpy(&weight, given->weights + n * (Py_ssize_t)sizeof weight, sizeof weight);
        Random chances = random_from(task->seed, given->first + (uint64_t)n);
        if (!judge_world(judged, &task->rules, &task->deal, &task->points, &task->judging, hands, weight, chances))
            return n;
    }
    return given->count;
}

/* For each move its number, and ax, aax and aaxx of each seat. */
static PyObject *list_of(const Judged *judged, int seats)
{
    PyObject *list = PyList_New(judged->moves);
    for (int n = 0; list && n < judged->moves; n++) {
        PyObject *sums = PyTuple_New(seats);
        for (int seat = 0; sums && seat < seats; seat++) {
            const Sums *of = &judged->of[n][seat];
            PyTuple_SetItem(sums, seat, Py_BuildValue("(ddd)", of->ax, of->aax, of->aaxx));
        }
        PyList_SetItem(list, n, Py_BuildValue("(iN)", judged->list[n], whole(sums)));
    }
    return whole(list);
}

static PyObject *trick_search(PyObject *module, PyObject *args)
{
    (void)module;
    Task task;
    Judged *judged;
    Py_ssize_t sound = 0;
    if (!to_task(args, &task))
        return NULL;
    judged = malloc(sizeof *judged);
    if (!judged)
        return PyErr_NoMemory();
    Py_BEGIN_ALLOW_THREADS
    sound = judge(&task, judged);
    Py_END_ALLOW_THREADS
    PyObject *told = sound < task.given.count
        ? PyErr_Format(PyExc_ValueError, "world %zd does not fit the deal", sound)
        : Py_BuildValue("(ddKN)", judged->a, judged->aa, (unsigned long long)judged->searched,
                        list_of(judged, task.deal.seats));
    free(judged);
    return told;
}

static PyMethodDef functions[] = {
    {"trick_search", trick_search, METH_VARARGS,
     "trick_search(rules, deal, points, worlds, places, weights, wanted, noise, times, ahead, most_visited, "
     "remembered, seed, first): sums of weights and of their squares, worlds judged by max^n, and for each move what each seat was paid, as sums."},
    {NULL, NULL, 0, NULL},
};

int add_search(PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
