"""The place where a server keeps its tables, and the workers it shares them with, as it is told."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from valewright.kernel.errors import BadOption
from valewright.server.peers import Peers
from valewright.server.settings import ServerSettings
from valewright.server.store import Store, StoreError
from valewright.server.store.sqlite import SqliteStore

SCHEMES: Final = ("postgresql://", "postgres://")


def open_store(settings: ServerSettings) -> Store:
    """The place of the settings, or an error that says why it cannot be used."""
    if settings.redis and not settings.database:
        raise BadOption("redis: several workers also share a --database")
    if not settings.database:
        return SqliteStore(settings.data)
    checked_address(settings.database)
    from valewright.server.store.postgres import PostgresStore

    return PostgresStore(settings.database)


def checked_address(address: str) -> None:
    """An error where an address is none of a database that can be shared, or cannot be used."""
    if not address.startswith(SCHEMES):
        raise BadOption("database: must begin with postgresql://")
    if find_spec("asyncpg") is None or find_spec("redis") is None:
        raise StoreError("a shared database needs more packages: pip install 'valewright[cluster]'")


def peers_at(store: Store, settings: ServerSettings) -> Peers:
    """Those who share a place."""
    if not settings.database:
        return Peers()
    from valewright.server.cluster import Cluster
    from valewright.server.store.postgres import PostgresStore

    assert isinstance(store, PostgresStore)
    return Cluster(store, settings.redis)
