"""Compress responses: the page's files at build time, the JSON of public routes when it is asked for.

The length of a compressed response depends on what repeats in it. Where a secret (a code of an invite or of a device
transfer, a session, a table's address) and text that a stranger has chosen (a name) share a response, its length tells
the stranger how much of the secret they have guessed, also through TLS: that attack is called BREACH. So a response is
compressed only where its route is wrapped in `compressed`, and a route may be wrapped only if its responses hold no
secret. `tests/server/http/test_compression.py` names these routes.

Sockets compress all messages (permessage-deflate). They carry no codes, keys of open matches or sessions; their only
secrets are cards in hand, and the uncompressed length of a view tells as much of those.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache, wraps
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

Endpoint = Callable[[Request], Awaitable[Response]]

SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}
"""What `web/compress.mjs` adds to a file's name for each encoding; the smaller one first."""

LEAST_BYTES: Final = 1_000
"""Bytes from which JSON is compressed: less fits into one packet in any case."""

LEVEL: Final = 6
"""Of gzip: 180 kB take 4 ms, in a thread; level 9 takes 6 ms and saves 1 % more."""

MOST_KEPT: Final = 32
"""Responses of which the compressed form is kept in memory: the public ones of five games are about twenty."""


def best_encoding(headers: Headers, offered: Sequence[str]) -> str:
    """Return the offered encoding that a client prefers, the first of equals; "" for none."""
    weights = _weights(", ".join(headers.getlist("accept-encoding")))
    usual = weights.get("*", 0.0)
    best = max(offered, key=lambda encoding: weights.get(encoding, usual), default="")
    weight = weights.get(best, usual)
    return best if weight > 0 and weight >= weights.get("identity", 0.0) else ""


def _weights(text: str) -> dict[str, float]:
    """Read Accept-Encoding. An encoding with a weight that is no number is not acceptable."""
    weights = {}
    for part in text.lower().split(","):
        name, *parameters = [field.strip() for field in part.split(";")]
        weight = 1.0
        for parameter in parameters:
            key, _, value = parameter.partition("=")
            if key.strip() == "q":
                try:
                    weight = float(value)
                except ValueError:
                    weight = 0.0
        weights[name] = weight
    return weights


def compressed(endpoint: Endpoint) -> Endpoint:
    """Compress the responses of a route. They must hold no secret."""

    @wraps(endpoint)
    async def answer(request: Request) -> Response:
        response = await endpoint(request)
        response.headers.add_vary_header("Accept-Encoding")
        body = bytes(response.body)
        if len(body) >= LEAST_BYTES and best_encoding(request.headers, ["gzip"]):
            response.body = await asyncio.to_thread(_compress, body)
            response.headers["Content-Encoding"] = "gzip"
            response.headers["Content-Length"] = str(len(response.body))
        return response

    answer.is_compressed = True  # type: ignore[attr-defined]
    return answer


@lru_cache(MOST_KEPT)
def _compress(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)
