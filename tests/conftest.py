"""Settings for every test, and the form of the rules they run on."""

import os
import signal

import pytest
from hypothesis import settings

from tools import form

# No deadline: plain Python under coverage is many times slower than the compiled form.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "local")

# A shell that starts a script in the background has it ignore Ctrl-C, and programs started by the
# tests would inherit that; where there is a handler, they start with what is usual.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure() -> None:
    wrong = form.complaint()
    if wrong:
        pytest.exit(wrong, returncode=pytest.ExitCode.USAGE_ERROR)


def pytest_report_header() -> str:
    return form.headline()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests that are coroutines run on asyncio."""
    return "asyncio"
