#!/bin/sh
# Make the user that the server runs as, and a data folder that is theirs alone.
#   add-user.sh DATA
set -eu

data=$1
if ! id valewright > /dev/null 2>&1; then
	useradd --system --home-dir "$data" --shell /usr/sbin/nologin --uid "${VALEWRIGHT_UID:-10001}" valewright
fi
install -d -m 700 -o valewright -g valewright "$data"
