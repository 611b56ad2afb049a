/* Scripts as they come from Python, for every part that plays deals out. */
#ifndef KOZYR_PLAYOUTS_PY_H
#define KOZYR_PLAYOUTS_PY_H

#include "playouts.h"
#include "tricks_py.h"

/* A script, from one byte a seat and the noise; *chosen is NULL where there are no bytes (None). 1, or 0 and an error
 * set. */
int to_script(PyObject *wanted, int noise, const Deal *deal, Script *script, const Script **chosen);

#endif
