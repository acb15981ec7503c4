"""The page as files: what a browser gets at every address that is not the API's."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from valewright.server.wire import of_api

FOLDER: Final = Path(__file__).resolve().parent / "page"
INDEX: Final = "index.html"
HASHED: Final = "assets/"  # files there have their content in their name
FOREVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
SMALL: Final = 500  # bytes that are not worth compressing
TEXTS: Final = ("text/", "application/json", "application/manifest", "image/svg")
PROTECTED: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
KINDS: Final = {".js": "text/javascript", ".mjs": "text/javascript", ".ftl": "text/plain"}

NOT_BUILT: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Valewright</title>
<body style="font: 1.1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; \
padding: 0 1rem">
<h1>The page is not built</h1>
<p>The server runs, but this copy of Valewright came without the page it shows.</p>
<p>In the source tree, run <code>make page</code> and load this address again.</p>
<p>Programs can use the server as it is: <a href="/api/docs">its addresses</a>.</p>
</body>
</html>
"""


class File(NamedTuple):
    """A file as it is sent."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str


class Page:
    """Answers what is not for the API with the files of the page; unknown addresses with it whole.

    Files are read when they are first asked for, and again when they have changed.
    """

    def __init__(self, app: ASGIApp, folder: Path = FOLDER) -> None:
        self.app = app
        self.folder = folder.resolve()
        self._kept: dict[Path, tuple[tuple[int, int], File]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wanted = scope["type"] == "http" and not of_api(scope["path"])
        if wanted and scope["method"] in ("GET", "HEAD"):
            await self.answer(scope["path"], Headers(scope=scope))(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def answer(self, path: str, asked: Headers) -> Response:
        """What an address shows."""
        name = path.strip("/") or INDEX
        found = self._file(name)
        if found is None and "." in name.rsplit("/", 1)[-1] and name != INDEX:
            return Response("there is no such file\n", 404, media_type="text/plain")
        if found is None and "/" in path.strip("/"):
            return RedirectResponse("/")  # the page's own addresses for its files are relative
        if found is None:
            name = INDEX
            found = self._file(name)
        if found is None:
            return Response(NOT_BUILT, 200, {"Cache-Control": "no-store"}, "text/html")
        return _response(found, FOREVER if name.startswith(HASHED) else ASK, asked)

    def _file(self, name: str) -> File | None:
        """A file of the page, or None: nothing outside its folder, nothing whose name has a dot
        in front."""
        if any(part.startswith(".") for part in name.split("/")):
            return None
        try:
            path = (self.folder / name).resolve()
            if not path.is_relative_to(self.folder) or not path.is_file():
                return None
            about = path.stat()
            mark = (about.st_mtime_ns, about.st_size)
            kept = self._kept.get(path)
            if kept is None or kept[0] != mark:
                kept = (mark, _read(path))
                self._kept[path] = kept
        except (OSError, ValueError):
            return None
        return kept[1]


def _read(path: Path) -> File:
    body = path.read_bytes()
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    kind = kind or "application/octet-stream"
    packed = None
    if kind.startswith(TEXTS) and len(body) >= SMALL:
        packed = gzip.compress(body, 9, mtime=0)
    return File(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def _response(found: File, cache: str, asked: Headers) -> Response:
    headers = {"Cache-Control": cache, "ETag": found.tag, **PROTECTED}
    if found.packed is not None:
        headers["Vary"] = "Accept-Encoding"
    if found.tag in (tag.strip() for tag in asked.get("if-none-match", "").split(",")):
        return Response(status_code=304, headers=headers)
    body = found.body
    if found.packed is not None and "gzip" in asked.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = found.packed
    return Response(body, headers=headers, media_type=found.kind)
