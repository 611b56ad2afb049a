/* kozyr.kernel._kernel: the compiled core. It knows masks and numbers and no rule's name; it keeps no state of its own,
 * so that threads and interpreters may share it. Each part is a pair: NAME.c is plain C and knows nothing of Python,
 * NAME_py.c opens it to Python and lets go of the interpreter's lock while it works. */
#include "module.h"

static int fill(PyObject *module)
{
    if (add_ranks(module) < 0 || add_tricks(module) < 0 || add_playouts(module) < 0 || add_worlds(module) < 0 ||
        add_solve(module) < 0)
        return -1;
    return PyModule_AddStringConstant(module, "abi", "cp311");
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, fill},
    {0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_kernel",
    .m_doc = "The compiled core of Kozyr: see kozyr.kernel.",
    .m_slots = slots,
};

PyMODINIT_FUNC PyInit__kernel(void)
{
    return PyModuleDef_Init(&definition);
}
