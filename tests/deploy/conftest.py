"""A running server, as the tests of the server have it."""

from tests.server.conftest import server

__all__ = ["server"]
