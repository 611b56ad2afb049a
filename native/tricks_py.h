/* Numbers, rules and deals as they come from Python: converters for every part that takes them. */
#ifndef KOZYR_TRICKS_PY_H
#define KOZYR_TRICKS_PY_H

#include "module.h"
#include "tricks.h"

/* For "O&" of PyArg_ParseTuple: 1, or 0 and an error set. A mask of cards (uint64_t), a number below 65536 (int), and
 * rules of tricks (TrickRules, from the bytes that trick_rules gave), found sound. */
int to_mask(PyObject *number, void *mask);
int to_small(PyObject *number, void *small);
int to_trick_rules(PyObject *bytes, void *rules);

/* A deal, from the bytes that trick_deal or trick_play gave, found sound under the rules; 1, or 0 and an error set. */
int to_deal(PyObject *bytes, const TrickRules *rules, Deal *deal);

/* Both, for functions whose first two arguments they are. */
int to_rules_and_deal(PyObject *rules_bytes, PyObject *deal_bytes, TrickRules *rules, Deal *deal);

#endif
