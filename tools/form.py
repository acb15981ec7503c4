"""Say in which form the rules are loaded, and refuse the wrong one.

VALEWRIGHT_EXPECT=plain or VALEWRIGHT_EXPECT=compiled states the form that is meant to be loaded.
"""

import importlib
import os

PROBE = "valewright.kernel.engine"
NAMES = {"plain": "plain Python", "compiled": "compiled", "absent": "not found"}


def loaded_form() -> str:
    """`plain` or `compiled`, by the file the rules were loaded from, or `absent`."""
    try:
        file = importlib.import_module(PROBE).__file__ or ""
    except ModuleNotFoundError as error:
        if error.name is None or not f"{PROBE}.".startswith(f"{error.name}."):
            raise
        return "absent"
    return "compiled" if file.endswith((".so", ".pyd")) else "plain"


def headline() -> str:
    return f"rules: {NAMES[loaded_form()]}"


def complaint() -> str | None:
    """What is wrong with the form that is loaded, or None."""
    expected = os.environ.get("VALEWRIGHT_EXPECT")
    if expected is None:
        return None
    if expected not in ("plain", "compiled"):
        return f"VALEWRIGHT_EXPECT is {expected!r}: it must be plain or compiled"
    if expected != loaded_form():
        return f"{headline()}, but VALEWRIGHT_EXPECT={expected}"
    return None


if __name__ == "__main__":
    wrong = complaint()
    if wrong:
        raise SystemExit(wrong)
    print(headline())
