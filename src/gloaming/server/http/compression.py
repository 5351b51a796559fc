"""Compress responses: the web page's files at build time, and the JSON of public routes on request.

The length of a compressed response depends on repetitions in it. If a secret (a code, a session, the address of a
table) and text that an attacker has chosen (a name) share a response, its length reveals how much of the secret the
attacker has guessed, even through TLS: the BREACH attack. Therefore a response is compressed only if its route is
wrapped in `compressed`, and only routes whose responses hold no secret may be wrapped.
`tests/server/http/test_compression.py` lists them.

WebSockets compress all messages (permessage-deflate). They carry no codes, keys of open matches or sessions. Their only
secrets are the cards in players' hands, and even the length of an uncompressed message reveals as much about those.
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
"""The file suffix that `web/compress.mjs` adds for each encoding. The encoding with the smaller files comes first."""

LEAST_BYTES: Final = 1_000
"""The size in bytes from which a JSON response is compressed: a smaller one fits into one packet anyway."""

LEVEL: Final = 6
"""The compression level of gzip: 180 kB take 4 ms, in a thread; level 9 takes 6 ms and saves 1 % more."""

MOST_KEPT: Final = 32
"""The maximum number of compressed responses in the cache; five games have about twenty public ones."""


def best_encoding(headers: Headers, offered: Sequence[str]) -> str:
    """Return the one of the offered encodings that the client prefers, the first of equals; "" to send no encoding."""
    weights = _weights(", ".join(headers.getlist("accept-encoding")))
    usual = weights.get("*", 0.0)
    best = max(offered, key=lambda encoding: weights.get(encoding, usual), default="")
    weight = weights.get(best, usual)
    return best if weight > 0 and weight >= weights.get("identity", 0.0) else ""


def _weights(text: str) -> dict[str, float]:
    """Parse the header Accept-Encoding into weights by encoding. An invalid weight becomes 0: not accepted."""
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
    """Wrap a route so that its long responses are compressed. The responses must not hold a secret."""

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
