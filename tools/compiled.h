/* What compiled code does itself instead of calling Python for it. It comes before all that mypyc
   writes. */

#ifndef VALEWRIGHT_COMPILED_H
#define VALEWRIGHT_COMPILED_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

/* What runs once, when a module is imported, is more than half of all the code: it need not be
   fast, and is compiled quickly instead. */
#if defined(__GNUC__) && !defined(__clang__)
#define VALEWRIGHT_ONCE __attribute__((cold, optimize("O0")))
#elif defined(__clang__)
#define VALEWRIGHT_ONCE __attribute__((cold))
#else
#define VALEWRIGHT_ONCE
#endif

#ifndef Py_GIL_DISABLED
/* Most lists have room for one more item: then it takes five instructions and no call. */
static inline int valewright_append(PyObject *list, PyObject *item) {
    PyListObject *own = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(own);
    if (size < own->allocated) {
        Py_INCREF(item);
        own->ob_item[size] = item;
        Py_SET_SIZE(own, size + 1);
        return 0;
    }
    return PyList_Append(list, item);
}
#define PyList_Append(list, item) valewright_append((PyObject *)(list), (PyObject *)(item))

/* Take the last item off a list, which keeps its room: Python would give back what a short list
   may need again at once. tools/compile_rules.py puts it in the place of mypyc's own. */
static inline PyObject *valewright_pop_last(PyObject *list) {
    PyListObject *own = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(own);
    if (size == 0) {
        PyErr_SetString(PyExc_IndexError, "pop from empty list");
        return NULL;
    }
    Py_SET_SIZE(own, size - 1);
    return own->ob_item[size - 1];
}
#define VALEWRIGHT_POP_LAST(list) valewright_pop_last(list)
#else
#define VALEWRIGHT_POP_LAST(list) CPyList_PopLast(list)
#endif

#endif
