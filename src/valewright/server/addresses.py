"""Whom limits and turns count for: the address that a request comes from."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

from starlette.types import Scope

UNKNOWN = "unknown"


def client_address(scope: Scope) -> str:
    """The client of a request or of a socket, as one key for all limits.

    >>> client_address({"client": ("192.0.2.7", 4321)})
    '192.0.2.7'
    >>> client_address({"client": ("2001:db8:1:2:3:4:5:6", 4321)})
    '2001:db8:1:2::/64'
    """
    client = scope.get("client")
    return UNKNOWN if not client else limited_as(str(client[0]))


@lru_cache(maxsize=1024)
def limited_as(address: str) -> str:
    """An address as limits count it: of IPv6 the network, for anyone has all addresses of one."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
