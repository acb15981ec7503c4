"""A running server for each test that asks for one."""

from tests.server.conftest import server

__all__ = ["server"]
