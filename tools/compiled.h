/* What compiled code does itself instead of calling Python for it. It comes before all that mypyc
   writes. */

#ifndef VALEWRIGHT_COMPILED_H
#define VALEWRIGHT_COMPILED_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

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
#endif

#endif
