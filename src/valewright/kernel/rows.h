/* The functions of rows.py as machine code, for what mypyc compiles. See there what each means;
   tools/compile_rules.py says which take their place. After an error they give -1, or -113 where
   they give a number otherwise, as mypyc expects. */

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

static inline uint8_t rows_held(int64_t value) {
    return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
}

static inline int rows_put(PyObject *row, int64_t at, int64_t value) {
    uint8_t *to = rows_room(row, at, 1);
    if (to == NULL) {
        return rows_outside();
    }
    *to = rows_held(value);
    return 0;
}

static inline int rows_put_4(PyObject *row, int64_t at, int64_t a, int64_t b, int64_t c,
                             int64_t d) {
    uint8_t *to = rows_room(row, at, 4);
    if (to == NULL) {
        return rows_outside();
    }
    to[0] = rows_held(a);
    to[1] = rows_held(b);
    to[2] = rows_held(c);
    to[3] = rows_held(d);
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

/* Add eight elements to eight others, none of which carries into the next. */
static inline void rows_add_8(uint8_t *to, const uint8_t *from) {
    const uint64_t high = UINT64_C(0x8080808080808080);
    uint64_t a, b;
    memcpy(&a, to, 8);
    memcpy(&b, from, 8);
    a = ((a & ~high) + (b & ~high)) ^ ((a ^ b) & high);
    memcpy(to, &a, 8);
}

static inline int rows_tally(PyObject *row, int64_t at, int64_t dense, PyObject *part) {
    const uint8_t *from = (const uint8_t *)PyBytes_AS_STRING(part);
    int64_t size = (int64_t)PyBytes_GET_SIZE(part);
    uint8_t *to = rows_room(row, at, dense);
    if (to == NULL || dense > size) {
        return rows_outside();
    }
    int64_t done = 0;
    for (; done + 8 <= dense; done += 8) {
        rows_add_8(to + done, from + done);
    }
    for (; done < dense; done++) {
        to[done] = (uint8_t)(to[done] + from[done]);
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

static inline bool rows_alike(PyObject *one, PyObject *other) {
    Py_ssize_t size = PyList_GET_SIZE(one);
    if (size != PyList_GET_SIZE(other)) {
        return false;
    }
    for (Py_ssize_t i = 0; i < size; i++) {
        PyObject *a = PyList_GET_ITEM(one, i);
        PyObject *b = PyList_GET_ITEM(other, i);
        if (a != b && PyObject_RichCompareBool(a, b, Py_EQ) != 1) {
            return false;
        }
    }
    return true;
}

static inline int64_t rows_shuffle(PyObject *items, int64_t first, int64_t second) {
    uint32_t a = (uint32_t)first;
    uint32_t b = (uint32_t)second;
    if ((a | b) == 0) {
        a = 1;
    }
    Py_ssize_t i = PyList_GET_SIZE(items) - 1;
    while (i > 0) {
        uint64_t n = (uint64_t)i + 1;
        uint32_t x = a * UINT32_C(0x9E3779BB);
        uint64_t product = (uint64_t)((x << 5 | x >> 27) * UINT32_C(5)) * n;
        uint32_t low = (uint32_t)product;
        b ^= a;
        a = (a << 26 | a >> 6) ^ b ^ b << 9;
        b = b << 13 | b >> 19;
        if (low < n && low < (UINT64_C(1) << 32) % n) {
            continue;
        }
        Py_ssize_t other = (Py_ssize_t)(product >> 32);
        PyObject *item = PyList_GET_ITEM(items, i);
        PyList_SET_ITEM(items, i, PyList_GET_ITEM(items, other));
        PyList_SET_ITEM(items, other, item);
        i--;
    }
    return (int64_t)((uint64_t)b << 32 | a);
}

static inline int64_t rows_item(PyObject *items, int64_t at) {
    if (at < 0 || at >= (int64_t)PyList_GET_SIZE(items)) {
        rows_outside();
        return -113;
    }
    PyObject *found = PyList_GET_ITEM(items, at);
#if PY_VERSION_HEX < 0x030C0000
    if (PyLong_CheckExact(found)) {
        Py_ssize_t size = Py_SIZE(found);
        if (size == 0) {
            return 0;
        }
        if (size == 1 || size == -1) {
            return (int64_t)size * (int64_t)((PyLongObject *)found)->ob_digit[0];
        }
    }
#else
    if (PyLong_CheckExact(found) && PyUnstable_Long_IsCompact((PyLongObject *)found)) {
        return (int64_t)PyUnstable_Long_CompactValue((PyLongObject *)found);
    }
#endif
    long long value = PyLong_AsLongLong(found);
    return value == -1 && PyErr_Occurred() ? -113 : (int64_t)value;
}

#endif
