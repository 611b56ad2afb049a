/* Reads hands that come from Python. */
#include "hands_py.h"

#include "cards.h"

enum { NONE = 0xFF };

static const char RANK_LETTERS[] = "23456789TJQKA", SUIT_LETTERS[] = "scdh";

/* What the two letters of a card add up to is 128 and its place; with any other letter it is less. */
static const uint8_t RANK_AT[256] = {
    ['2'] = 64, ['3'] = 65, ['4'] = 66, ['5'] = 67, ['6'] = 68, ['7'] = 69, ['8'] = 70,
    ['9'] = 71, ['T'] = 72, ['J'] = 73, ['Q'] = 74, ['K'] = 75, ['A'] = 76,
};
static const uint8_t SUIT_AT[256] = {['s'] = 64, ['c'] = 80, ['d'] = 96, ['h'] = 112};

void write_card(int place, char text[3])
{
    bool joker = place % 16 >= RANKS;
    text[0] = joker ? 'X' : RANK_LETTERS[place % 16];
    text[1] = joker ? (char)('1' + place % 16 - RANKS) : SUIT_LETTERS[place / 16];
    text[2] = 0;
}

/* The place of a card of two letters, or NONE. */
static inline unsigned place_of_text(const char *letters)
{
    unsigned char first = (unsigned char)letters[0], second = (unsigned char)letters[1];
    unsigned sum = (unsigned)RANK_AT[first] + SUIT_AT[second];
    if (__builtin_expect(sum >= 128, 1))
        return sum - 128;
    return first == 'X' && (second == '1' || second == '2') ? RANKS + (unsigned)(second - '1') : NONE;
}

static bool is_blank(char letter)
{
    return letter == ' ' || (letter >= '\t' && letter <= '\r') || (letter >= '\x1C' && letter <= '\x1F');
}

static bool refuse_text(PyObject *text, Py_ssize_t from, Py_ssize_t to, PyObject *error)
{
    PyObject *shown = PyUnicode_Substring(text, from, to);
    if (shown)
        PyErr_Format(error, "%R is no card: write rank and suit, such as Qd, or X1 for a joker", shown);
    Py_XDECREF(shown);
    return false;
}

static bool refuse_twice(int place, PyObject *error)
{
    char text[3];
    write_card(place, text);
    PyErr_Format(error, "%s is named twice", text);
    return false;
}

static inline bool add_card(uint64_t *cards, unsigned place, PyObject *error)
{
    uint64_t card = 1ull << place;
    if (*cards & card)
        return refuse_twice((int)place, error);
    *cards |= card;
    return true;
}

/* The letters of a text in UTF-8; a text that has none, with halves of letters, is no card. */
static const char *letters_of(PyObject *text, PyObject *error, Py_ssize_t *size)
{
    const char *letters = PyUnicode_AsUTF8AndSize(text, size);
    if (!letters && PyErr_ExceptionMatches(PyExc_UnicodeError)) {
        PyErr_Clear();
        refuse_text(text, 0, 20, error);
    }
    return letters;
}

/* The cards of a text of plain letters; *stop is where it ended, before `size` at what is no card. */
static bool cards_in_letters(const char *letters, Py_ssize_t size, PyObject *error, uint64_t *cards, Py_ssize_t *stop)
{
    Py_ssize_t at = 0;
    *cards = 0;
    while (at < size) {
        unsigned place = at + 1 < size ? place_of_text(letters + at) : NONE;
        if (place != NONE) {
            if (!add_card(cards, place, error))
                return false;
            at += 2;
        } else if (is_blank(letters[at])) {
            at++;
        } else {
            break;
        }
    }
    *stop = at;
    return true;
}

/* The text with plain blanks in place of those that only Unicode knows. */
static PyObject *with_plain_blanks(PyObject *text)
{
    PyObject *words = PyUnicode_Split(text, NULL, -1), *blank = PyUnicode_FromString(" ");
    PyObject *joined = words && blank ? PyUnicode_Join(blank, words) : NULL;
    Py_XDECREF(words);
    Py_XDECREF(blank);
    return joined;
}

static bool cards_in_text(PyObject *text, PyObject *error, uint64_t *cards)
{
    Py_ssize_t size, stop;
    const char *letters = letters_of(text, error, &size);
    if (!letters || !cards_in_letters(letters, size, error, cards, &stop))
        return false;
    if (stop == size)
        return true;
    PyObject *joined = with_plain_blanks(text);
    letters = joined ? letters_of(joined, error, &size) : NULL;
    bool read = letters && cards_in_letters(letters, size, error, cards, &stop);
    if (read && stop < size)
        read = refuse_text(joined, stop, stop + 2, error);
    Py_XDECREF(joined);
    return read;
}

static bool refuse_type(void)
{
    PyErr_SetString(PyExc_TypeError, "a hand is an int, a text, or cards");
    return false;
}

/* One card of two letters. */
static bool card_from(PyObject *card, PyObject *error, uint64_t *cards)
{
    if (!PyUnicode_Check(card))
        return refuse_type();
    Py_ssize_t size;
    const char *letters = letters_of(card, error, &size);
    if (!letters)
        return false;
    unsigned place = size == 2 ? place_of_text(letters) : NONE;
    return place == NONE ? refuse_text(card, 0, 20, error) : add_card(cards, place, error);
}

static bool cards_one_by_one(PyObject *hand, PyObject *error, uint64_t *cards)
{
    PyObject *each = PyObject_GetIter(hand), *card;
    if (!each)
        return PyErr_ExceptionMatches(PyExc_TypeError) ? refuse_type() : false;
    *cards = 0;
    bool read = true;
    while (read && (card = PyIter_Next(each))) {
        read = card_from(card, error, cards);
        Py_DECREF(card);
    }
    Py_DECREF(each);
    return read && !PyErr_Occurred();
}

static bool cards_in_int(PyObject *mask, PyObject *error, uint64_t *cards)
{
    if (!PyLong_Check(mask)) {
        PyObject *number = PyNumber_Index(mask);
        bool read = number && cards_in_int(number, error, cards);
        Py_XDECREF(number);
        return read;
    }
    *cards = sizeof(long) == 8 ? PyLong_AsUnsignedLong(mask) : PyLong_AsUnsignedLongLong(mask); /* the first is faster */
    if (*cards != UINT64_MAX || !PyErr_Occurred())
        return true;
    PyErr_Clear();
    PyErr_SetString(error, "a mask of cards has 64 bits");
    return false;
}

bool cards_from(PyObject *hand, PyObject *error, uint64_t *cards)
{
    if (PyLong_Check(hand))
        return cards_in_int(hand, error, cards);
    if (PyUnicode_Check(hand))
        return cards_in_text(hand, error, cards);
    if (PyIndex_Check(hand))
        return cards_in_int(hand, error, cards);
    return cards_one_by_one(hand, error, cards);
}
