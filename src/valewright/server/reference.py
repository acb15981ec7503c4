"""The addresses of the API as a page for people: made from the OpenAPI document, with no script."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any, Final

from starlette.responses import HTMLResponse

STYLE: Final = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #1d2b2e; background: #fbfaf6 }
h2 { margin-top: 2.5rem; font-size: 1.1rem } code, pre { font-size: 0.9rem }
pre { overflow-x: auto; padding: 0.8rem; background: #eef0ea; border-radius: 0.4rem }
table { border-collapse: collapse } th, td { padding: 0.2rem 0.8rem 0.2rem 0; text-align: left;
  vertical-align: top } summary { cursor: pointer }
@media (prefers-color-scheme: dark) { body { color: #e6e9e0; background: #16211f }
  pre { background: #22302d } a { color: #9ecbff } }
"""
HASH: Final = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY: Final = (
    f"default-src 'none'; style-src 'sha256-{HASH}'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)


def reference(document: Mapping[str, Any]) -> HTMLResponse:
    """The page; the browser may load nothing for it."""
    body = "\n".join(_lines(document))
    return HTMLResponse(body, headers={"Content-Security-Policy": POLICY})


def _lines(document: Mapping[str, Any]) -> Iterator[str]:
    title = f"{document['info']['title']} {document['info']['version']}"
    yield "<!doctype html>"
    yield f'<html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
    yield '<meta name="viewport" content="width=device-width">'
    yield f"<style>{STYLE}</style>"
    yield f"<h1>{escape(title)}: addresses</h1>"
    yield '<p>For programs: <a href="openapi.json">openapi.json</a>, and'
    yield '<a href="live-schema">the messages of the live tables</a>.</p>'
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield from _operation(method.upper(), path, operation)
    yield "<h2>Shapes</h2>"
    for name, schema in sorted(document.get("components", {}).get("schemas", {}).items()):
        text = json.dumps(schema, indent=2, ensure_ascii=False)
        yield f'<details id="{escape(name)}"><summary><code>{escape(name)}</code></summary>'
        yield f"<pre>{escape(text)}</pre></details>"


def _operation(method: str, path: str, operation: Mapping[str, Any]) -> Iterator[str]:
    yield f"<h2><code>{method} {escape(path)}</code></h2>"
    yield f"<p>{escape(operation.get('summary', ''))}</p>"
    rows = [
        (found["name"], found["in"], found.get("description", ""), _shape(found["schema"]))
        for found in operation.get("parameters", [])
    ]
    for kind, content in operation.get("requestBody", {}).get("content", {}).items():
        rows.append(("body", kind, "", _shape(content.get("schema", {}))))
    for status, answer in operation.get("responses", {}).items():
        for kind, content in answer.get("content", {}).items():
            rows.append((f"answer {status}", kind, "", _shape(content.get("schema", {}))))
    yield "<table>"
    for name, where, words, shape in rows:
        cells = (f"<code>{escape(name)}</code>", escape(where), shape, escape(words))
        yield "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"
    yield "</table>"


def _shape(schema: Mapping[str, Any]) -> str:
    """A schema in a word or two; one that has a name leads to it."""
    if "$ref" in schema:
        name = escape(str(schema["$ref"]).rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    several = [_shape(found) for found in schema.get("anyOf", schema.get("oneOf", []))]
    if several:
        return " or ".join(several)
    if schema.get("type") == "array":
        return f"list of {_shape(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))
