/* Hands as Python gives them: a mask, a text, or cards one by one. */
#ifndef KOZYR_HANDS_PY_H
#define KOZYR_HANDS_PY_H

#include <stdbool.h>

#include "module.h"

/* The set of the cards in `hand`: an int is a mask already, a text holds cards with or without blanks between them, and
 * anything else is gone through card by card. False with an error set: `error` for what is no card or is named twice,
 * TypeError for what holds no cards. */
bool cards_from(PyObject *hand, PyObject *error, uint64_t *cards);

/* Writes the text of a card, such as Qd or X1. */
void write_card(int place, char text[3]);

#endif
