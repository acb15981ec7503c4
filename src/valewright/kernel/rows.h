/* The functions of rows.py as machine code, for what mypyc compiles. See there what each means;
   tools/compile_rules.py says which take their place. All of them give -1 after an error. */

#ifndef VALEWRIGHT_ROWS_H
#define VALEWRIGHT_ROWS_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

static int rows_outside(void) {
    PyErr_SetString(PyExc_IndexError, "outside of the row");
    return -1;
}

/* Where so many elements begin in a row, or NULL where it does not have them. */
static inline uint8_t *rows_room(PyObject *row, int64_t at, int64_t size) {
    int64_t length = (int64_t)PyByteArray_GET_SIZE(row);
    if (size < 0 || at < 0 || size > length || at > length - size) {
        return NULL;
    }
    return (uint8_t *)PyByteArray_AS_STRING(row) + at;
}

static inline int rows_put(PyObject *row, int64_t at, int64_t value) {
    uint8_t *to = rows_room(row, at, 1);
    if (to == NULL) {
        return rows_outside();
    }
    *to = (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
    return 0;
}

static inline int rows_put_packed(PyObject *row, int64_t at, int64_t size, int64_t values) {
    uint8_t *to = rows_room(row, at, size);
    if (to == NULL) {
        return rows_outside();
    }
    for (int64_t k = 0; k < size; k++) {
        to[k] = (uint8_t)values;
        values >>= 8;
    }
    return 0;
}

static inline int rows_bump(PyObject *row, int64_t at) {
    uint8_t *to = rows_room(row, at, 1);
    if (to == NULL) {
        return rows_outside();
    }
    *to += 1;
    return 0;
}

static inline int rows_clear(PyObject *row, int64_t at, int64_t size) {
    uint8_t *to = rows_room(row, at, size);
    if (to == NULL) {
        return rows_outside();
    }
    memset(to, 0, (size_t)size);
    return 0;
}

static inline int rows_lay(PyObject *row, int64_t at, PyObject *part) {
    uint8_t *to = rows_room(row, at, (int64_t)PyBytes_GET_SIZE(part));
    if (to == NULL) {
        return rows_outside();
    }
    memcpy(to, PyBytes_AS_STRING(part), (size_t)PyBytes_GET_SIZE(part));
    return 0;
}

static inline int rows_lay_row(PyObject *row, int64_t at, PyObject *part) {
    uint8_t *to = rows_room(row, at, (int64_t)PyByteArray_GET_SIZE(part));
    if (to == NULL) {
        return rows_outside();
    }
    memmove(to, PyByteArray_AS_STRING(part), (size_t)PyByteArray_GET_SIZE(part));
    return 0;
}

static inline int rows_tally(PyObject *row, int64_t at, int64_t dense, PyObject *part) {
    const uint8_t *from = (const uint8_t *)PyBytes_AS_STRING(part);
    int64_t size = (int64_t)PyBytes_GET_SIZE(part);
    uint8_t *to = rows_room(row, at, dense);
    if (to == NULL || dense > size) {
        return rows_outside();
    }
    for (int64_t k = 0; k < dense; k++) {
        to[k] = (uint8_t)(to[k] + from[k]);
    }
    for (int64_t k = dense; k + 1 < size; k += 2) {
        if (rows_bump(row, at + dense + from[k] + ((int64_t)from[k + 1] << 8)) < 0) {
            return -1;
        }
    }
    return 0;
}

static inline int rows_mark(PyObject *row, int64_t at, PyObject *places) {
    Py_ssize_t count = PyTuple_GET_SIZE(places);
    for (Py_ssize_t i = 0; i < count; i++) {
        Py_ssize_t place = PyLong_AsSsize_t(PyTuple_GET_ITEM(places, i));
        if (place == -1 && PyErr_Occurred()) {
            return -1;
        }
        uint8_t *to = rows_room(row, at + place, 1);
        if (to == NULL) {
            return rows_outside();
        }
        *to = 1;
    }
    return 0;
}

static inline char rows_is_marked(PyObject *row, int64_t at) {
    const uint8_t *found = rows_room(row, at, 1);
    return found != NULL && *found != 0;
}

#endif
