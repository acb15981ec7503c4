#!/bin/sh
# Install Valewright from a folder of wheels, reaching for nothing else.
#   install.sh WHEELS PREFIX
# Makes a virtual environment at PREFIX; PREFIX/bin/valewright is the program.
set -eu

wheels=$1
prefix=$2
"${PYTHON:-python3}" -m venv "$prefix"
"$prefix/bin/python" -m pip install --quiet --disable-pip-version-check --no-index --find-links "$wheels" "$wheels"/*.whl
"$prefix/bin/valewright" --version
