#!/bin/sh
# Build a wheel of the checkout in the current folder, rules compiled and page included.
#   build-wheel.sh WHEELS
# Puts it into the folder WHEELS, with the wheels of all that a server needs.
set -eu

wheels=$1
python=${PYTHON:-python3}
mkdir -p "$wheels"
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT

"$python" -m venv "$tools/venv"
"$python" tools/requirements.py build run page > "$tools/build.txt"
"$tools/venv/bin/python" -m pip install --quiet --constraint constraints.txt --requirement "$tools/build.txt"
"$tools/venv/bin/python" -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir "$wheels" .
PYTHON="$tools/venv/bin/python" deploy/scripts/fetch-wheels.sh "$wheels"
