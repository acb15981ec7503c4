#!/bin/sh
# Fetch what a server needs, each file checked against the hashes in deploy/requirements.txt.
#   fetch-wheels.sh WHEELS
# Puts wheels into the folder WHEELS. Run it in a checkout; PYTHON says for which Python.
set -eu

wheels=$1
mkdir -p "$wheels"
"${PYTHON:-python3}" -m pip wheel --quiet --disable-pip-version-check --require-hashes \
	--wheel-dir "$wheels" --requirement deploy/requirements.txt
