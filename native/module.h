/* What the parts of the module show each other. Every part adds its own functions and types. */
#ifndef KOZYR_MODULE_H
#define KOZYR_MODULE_H

#ifndef Py_LIMITED_API
#define Py_LIMITED_API 0x030B0000
#endif
#define PY_SSIZE_T_CLEAN
#include <Python.h>

int add_poker(PyObject *module);
int add_ranks(PyObject *module);
int add_tricks(PyObject *module);
int add_playouts(PyObject *module);
int add_worlds(PyObject *module);
int add_equity(PyObject *module);
int add_search(PyObject *module);
int add_solve(PyObject *module);

#endif
