"""What requests of many kinds bring along, and what they are counted against."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Header, Path, Request

from valewright.server import messages as ms
from valewright.server.addresses import client_address
from valewright.server.keyrings import Presented
from valewright.server.limits import Limits

MOST_TOKENS: Final = 200

PROBLEMS: Final = ms.refusing(403, 404, 409)

TableId = Annotated[ms.TableName, Path()]


async def presented(
    request: Request,
    tokens: Annotated[
        str | None,
        Header(alias="Valewright-Tokens", description="tokens of seats, with commas between"),
    ] = None,
) -> Presented:
    """What the tokens that came with a request open."""
    shown = [] if tokens is None else [token.strip() for token in tokens.split(",")]
    found: Presented = await request.app.state.carrying.presented(shown[:MOST_TOKENS])
    return found


Given = Annotated[Presented, Depends(presented)]


def opened(given: Given) -> list[bytes]:
    """The tokens of seats that came with a request, or that its devices open."""
    return given.tokens


Tokens = Annotated[list[bytes], Depends(opened)]


def limited(what: str) -> Any:
    """Count a request against what its address may do."""

    def count(request: Request) -> str:
        address = client_address(request.scope)
        limits: Limits = request.app.state.limits
        limits.spend(what, address)
        return address

    return Depends(count)
