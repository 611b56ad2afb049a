/* Results for Python: see results_py.h. */
#include "results_py.h"

PyObject *whole(PyObject *filled)
{
    if (PyErr_Occurred())
        Py_CLEAR(filled);
    return filled;
}

PyObject *tuple_of_words(const uint64_t *words, int many)
{
    PyObject *tuple = PyTuple_New(many);
    for (int at = 0; tuple && at < many; at++)
        PyTuple_SetItem(tuple, at, PyLong_FromUnsignedLongLong(words[at]));
    return whole(tuple);
}

PyObject *tuple_of_numbers(const int64_t *numbers, int many)
{
    PyObject *tuple = PyTuple_New(many);
    for (int at = 0; tuple && at < many; at++)
        PyTuple_SetItem(tuple, at, PyLong_FromLongLong(numbers[at]));
    return whole(tuple);
}
