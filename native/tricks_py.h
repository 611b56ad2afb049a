/* Rules and deals as they come from Python, and moves as they go there, for every part that has them. */
#ifndef KOZYR_TRICKS_PY_H
#define KOZYR_TRICKS_PY_H

#include "arguments_py.h"
#include "tricks.h"

/* For "O&" of PyArg_ParseTuple: rules of tricks (TrickRules), from the bytes that trick_rules gave, found sound; 1, or
 * 0 and an error set. */
int to_trick_rules(PyObject *bytes, void *rules);

/* A deal, from the bytes that trick_deal or trick_play gave, found sound under the rules; 1, or 0 and an error set. */
int to_deal(PyObject *bytes, const TrickRules *rules, Deal *deal);

/* Both, for functions whose first two arguments they are; and the same where the deal must not be over. */
int to_rules_and_deal(PyObject *rules_bytes, PyObject *deal_bytes, TrickRules *rules, Deal *deal);
int to_rules_and_open_deal(PyObject *rules_bytes, PyObject *deal_bytes, TrickRules *rules, Deal *deal);

/* Moves for Python; NULL with an error set without memory. */
PyObject *list_of_moves(const Move *moves, int count);

#endif
