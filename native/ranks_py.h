/* The ranks for the other parts that speak to Python. */
#ifndef KOZYR_RANKS_PY_H
#define KOZYR_RANKS_PY_H

#include "module.h"
#include "rank_tables.h"

/* The tables of an object of the type Ranks, made if they were not there yet; they live as long as it does. NULL with an
 * error set for any other object, or without memory. */
const RankTables *tables_of(PyObject *ranks);

/* The order of an object of the type Ranks; NULL with an error set for any other object. */
const RankOrder *order_of(PyObject *ranks);

#endif
