/* Tables of points as they come from Python, for every part that is paid by one. */
#ifndef KOZYR_SOLVE_PY_H
#define KOZYR_SOLVE_PY_H

#include "solve.h"
#include "tricks_py.h"

enum { MOST_ENTRIES = 1 << 24 }; /* that a search may remember */

/* What each seat of a deal is paid for 0, 1, ... all its tricks, an int32 each. 1, or 0 and an error set. */
int to_points(const char *bytes, Py_ssize_t length, const Deal *deal, Points *points);

#endif
