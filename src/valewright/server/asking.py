"""What requests of many kinds bring along, and what they are counted against."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Header, Path, Request

from valewright.server import messages as ms
from valewright.server.addresses import client_address
from valewright.server.limits import Limits
from valewright.server.store import digest

MOST_TOKENS: Final = 200

PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    403: {"model": ms.Problem},
    404: {"model": ms.Problem},
    409: {"model": ms.Problem},
}

TableId = Annotated[ms.TableName, Path()]


def given_tokens(
    tokens: Annotated[
        str | None,
        Header(alias="Valewright-Tokens", description="tokens of seats, with commas between"),
    ] = None,
) -> list[bytes]:
    """What is kept of the tokens that came with a request."""
    found = [] if tokens is None else [token.strip() for token in tokens.split(",")]
    return [digest(token) for token in found[:MOST_TOKENS] if token]


Tokens = Annotated[list[bytes], Depends(given_tokens)]


def limited(what: str) -> Any:
    """Count a request against what its address may do."""

    def count(request: Request) -> str:
        address = client_address(request.scope)
        limits: Limits = request.app.state.limits
        limits.spend(what, address)
        return address

    return Depends(count)
