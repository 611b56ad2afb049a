/* Arguments from Python: see arguments_py.h. */
#include "arguments_py.h"

#include <stdint.h>
#include <string.h>

/* Any number that does not fit is a ValueError. */
static int to_unsigned(PyObject *number, unsigned long long most, unsigned long long *value)
{
    *value = PyLong_AsUnsignedLongLong(number);
    if (*value == (unsigned long long)-1 && PyErr_Occurred()) {
        if (!PyErr_ExceptionMatches(PyExc_OverflowError))
            return 0;
        PyErr_Clear();
    } else if (*value <= most) {
        return 1;
    }
    PyErr_Format(PyExc_ValueError, "%S is not between 0 and %llu", number, most);
    return 0;
}

int to_mask(PyObject *number, void *mask)
{
    unsigned long long value;
    if (!to_unsigned(number, UINT64_MAX, &value))
        return 0;
    *(uint64_t *)mask = value;
    return 1;
}

int to_small(PyObject *number, void *small)
{
    unsigned long long value;
    if (!to_unsigned(number, UINT16_MAX, &value))
        return 0;
    *(int *)small = (int)value;
    return 1;
}

int to_struct(PyObject *bytes, void *to, size_t size, const char *what)
{
    char *from;
    Py_ssize_t length;
    if (PyBytes_AsStringAndSize(bytes, &from, &length) < 0)
        return 0;
    if ((size_t)length != size) {
        PyErr_Format(PyExc_ValueError, "these %zd bytes are no %s", length, what);
        return 0;
    }
    memcpy(to, from, size);
    return 1;
}
