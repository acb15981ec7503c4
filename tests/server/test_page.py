"""The page as files: what is sent for which address, how it is kept, and what it may load."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.types import ASGIApp

from valewright.server.page import NOT_BUILT, Page

SCRIPT = "console.log('a table');\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Valewright</title>")
    (page / "assets" / "index-Ab12.js").write_text(SCRIPT)
    (page / "icon.svg").write_text("<svg/>")
    (page / ".stamp").write_text("secret")
    (tmp_path / "outside.txt").write_text("secret")
    return page


def app(folder: Path) -> ASGIApp:
    api = Starlette(routes=[Route("/api/meta", lambda _: PlainTextResponse("meta"))])
    return Page(api, folder)


def ask(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(app(folder))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            names = {name.replace("_", "-"): value for name, value in headers.items()}
            return await client.request(method, path, headers=names)

    return asyncio.run(asked())


@pytest.mark.parametrize("path", ["/", "/index.html", "/table", "/apis"])
def test_every_other_address_shows_the_page_and_asks_again_next_time(
    folder: Path, path: str
) -> None:
    answer = ask(folder, path)
    assert answer.status_code == 200
    assert "<title>Valewright" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_an_address_further_down_leads_to_the_page(folder: Path) -> None:
    answer = ask(folder, "/table/x")
    assert answer.status_code == 307
    assert answer.headers["location"] == "/"


def test_hashed_files_are_kept_for_ever_and_come_compressed(folder: Path) -> None:
    answer = ask(folder, "/assets/index-Ab12.js", accept_encoding="gzip, br")
    assert answer.text == SCRIPT
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(SCRIPT) / 2
    assert answer.headers["content-type"].startswith("text/javascript")
    plain = ask(folder, "/assets/index-Ab12.js", accept_encoding="identity")
    assert plain.text == SCRIPT
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "Accept-Encoding"


def test_what_a_browser_has_is_not_sent_again(folder: Path) -> None:
    tag = ask(folder, "/").headers["etag"]
    again = ask(folder, "/", if_none_match=f'"other", {tag}')
    assert again.status_code == 304
    assert again.content == b""
    (folder / "index.html").write_text("<!doctype html><title>Valewright, newer</title>")
    assert ask(folder, "/", if_none_match=tag).status_code == 200


def test_head_is_answered_without_a_body(folder: Path) -> None:
    answer = ask(folder, "/", "HEAD")
    assert answer.status_code == 200
    assert answer.content == b""


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js",
        "/favicon.ico",
        "/.stamp",
        "/..%2Foutside.txt",
        "/assets/..%2F..%2Foutside.txt",
        "/%00.js",
        "/" + "a" * 5000 + ".js",
    ],
)
def test_files_that_are_not_there_or_not_for_all(folder: Path, path: str) -> None:
    answer = ask(folder, path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_the_api_is_left_alone(folder: Path) -> None:
    assert ask(folder, "/api/meta").text == "meta"
    assert ask(folder, "/api/nothing").status_code == 404
    assert ask(folder, "/", "POST").status_code == 404


@pytest.mark.parametrize("path", ["/", "/index.html", "/table"])
def test_without_a_page_it_says_how_to_build_one(tmp_path: Path, path: str) -> None:
    answer = ask(tmp_path / "nowhere", path)
    assert answer.status_code == 200
    assert answer.text == NOT_BUILT
    assert "make page" in answer.text
    assert answer.headers["cache-control"] == "no-store"
