/* kozyr.kernel._kernel: the compiled core. It knows masks and numbers and no rule's name; it keeps no state of its own,
 * so that threads and interpreters may share it. Each part is a pair: NAME.c is plain C and knows nothing of Python,
 * NAME_py.c opens it to Python and lets go of the interpreter's lock while it works. */
#include "module.h"

static int fill(PyObject *module)
{
    int (*const parts[])(PyObject *) = {
        add_equity, add_playouts, add_poker, add_ranks, add_search, add_solve, add_tricks, add_worlds,
    };
    for (size_t part = 0; part < sizeof parts / sizeof *parts; part++)
        if (parts[part](module) < 0)
            return -1;
    /* Of the list of what the core offers, which setup.py took: the facade uses no core that was built for another. */
    PyObject *door = PyLong_FromUnsignedLong(DOOR);
    int added = door ? PyModule_AddObjectRef(module, "door", door) : -1;
    Py_XDECREF(door);
    return added;
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, fill},
    {0, NULL},
};

/* Since 3.12 a module says that interpreters with locks of their own may share it: slot Py_mod_multiple_interpreters,
 * Py_MOD_PER_INTERPRETER_GIL_SUPPORTED. The headers of 3.11 have no names for them yet, and 3.11 refuses the slot. */
static PyModuleDef_Slot slots_of_own_locks[] = {
    {Py_mod_exec, fill},
    {3, (void *)2},
    {0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_kernel",
    .m_doc = "The compiled core of Kozyr: see kozyr.kernel.",
    .m_slots = slots,
}, definition_of_own_locks = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_kernel",
    .m_doc = "The compiled core of Kozyr: see kozyr.kernel.",
    .m_slots = slots_of_own_locks,
};

PyMODINIT_FUNC PyInit__kernel(void)
{
    return PyModuleDef_Init(Py_Version < 0x030C0000 ? &definition : &definition_of_own_locks);
}
