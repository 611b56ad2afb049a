/* Results for Python that all parts make alike. */
#ifndef KOZYR_RESULTS_PY_H
#define KOZYR_RESULTS_PY_H

#include <stdint.h>

#include "module.h"

/* Tuples of so many whole numbers; NULL with an error set without memory. */
PyObject *tuple_of_words(const uint64_t *words, int many);
PyObject *tuple_of_numbers(const int64_t *numbers, int many);

/* A list or tuple that was just filled, if all of it could be made; else it is thrown away: NULL, with the error that was
 * set meanwhile. */
PyObject *whole(PyObject *filled);

#endif
