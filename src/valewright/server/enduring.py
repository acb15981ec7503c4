"""What is done again and again must outlive whatever goes wrong in between.

>>> with survived(logging.getLogger("doctest"), "a chore"):
...     raise GameError("not now")
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from valewright.kernel.errors import GameError


@contextmanager
def survived(
    logger: logging.Logger, what: str, failed: Callable[[], object] = bool
) -> Iterator[None]:
    """Log what goes wrong, and go on: an error of ours in words, any other with its traceback.

    ``failed`` is called then.
    """
    try:
        yield
    except GameError as error:
        logger.error("%s: %s", what, error)
        failed()
    except Exception:
        logger.exception("%s", what)
        failed()
