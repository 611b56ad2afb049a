/* Arguments from Python that are checked alike in all parts: converters for PyArg_ParseTuple, and structs as bytes. Each
 * gives 1, or 0 with a ValueError or TypeError set. */
#ifndef KOZYR_ARGUMENTS_PY_H
#define KOZYR_ARGUMENTS_PY_H

#include <stddef.h>

#include "module.h"

/* A number from 0 to 2^64 - 1 into a uint64_t: a mask, a seed. */
int to_mask(PyObject *number, void *mask);

/* A number from 0 to 65535 into an int. */
int to_small(PyObject *number, void *small);

/* Bytes that are a struct of `size`, copied to where it may be read; `what` is its name in the error. */
int to_struct(PyObject *bytes, void *to, size_t size, const char *what);

#endif
