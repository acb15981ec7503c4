#!/bin/sh
# Whether the server of this machine is ready: exit status 0 or 1.
#   healthy.sh [PORT]
exec "${PYTHON:-python3}" - "${1:-8123}" <<'PYTHON'
import sys
import urllib.error
import urllib.request

here = urllib.request.build_opener(urllib.request.ProxyHandler({}))
try:
    with here.open(f"http://127.0.0.1:{sys.argv[1]}/api/health", timeout=5) as answer:
        print(answer.read().decode())
except (OSError, urllib.error.URLError) as error:
    sys.exit(f"not ready: {error}")
PYTHON
