"""HTTP responses: JSON data, or a Problem that describes an error."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, TypeVar

import msgspec
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Scope

from gloaming.engine.decoding import decode
from gloaming.server.limits.proxies import is_secure
from gloaming.server.monitoring import metrics
from gloaming.server.protocol.problem_info import Problem

log = logging.getLogger(__name__)

MOST_BYTES = 16384
"""The maximum bytes of a WebSocket message, and of a request body except for imported records and campaigns."""

SLOW_BODY = 20.0
"""Seconds within which a request body has to arrive."""

LONGEST_REASON = 500

SAFE = {
    "Content-Security-Policy": (
        "default-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
"""Headers that are added to every response."""

ENCRYPTED = {
    "Strict-Transport-Security": "max-age=31536000",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""Headers that are also added to every response over TLS."""

Shape = TypeVar("Shape", bound=msgspec.Struct)


class _Count(IntegerConvertor):
    """Converter of a number in a path. It limits the digits, as Python cannot parse a number of thousands of digits."""

    regex = "[0-9]{1,9}"


register_url_convertor("count", _Count())


class Refusal(Exception):
    """Raised to refuse a request.

    status: the HTTP status; error, message: as in Problem; wait: the seconds for the header Retry-After, 0 for no
    header.
    """

    def __init__(self, status: int, error: str, message: str, *, wait: int = 0) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.wait = wait


class SentElsewhere(Exception):
    """Raised to redirect a request to a path that a load balancer routes to the server that owns the table."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


def reply(data: Any, status: int = 200) -> Response:
    """Return data as a JSON response. Caches must not store it, as it differs by person."""
    body = msgspec.json.encode(data)
    return Response(body, status, {"Cache-Control": "no-store"}, media_type="application/json")


def problem(status: int, error: str, message: str) -> Response:
    """Return an error response: a Problem with an error's kind and message, as JSON."""
    if len(message) > LONGEST_REASON:
        message = message[:LONGEST_REASON] + " ..."
    return reply(Problem(error=error, message=message), status)


async def read_bytes(request: Request, most: int) -> bytearray:
    """Return the request body, of at most `most` bytes. Raises Refusal if it is late or too long."""
    body = bytearray()
    try:
        async with asyncio.timeout(SLOW_BODY):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    metrics.limited("bodies")
                    raise Refusal(
                        413, "too-large", f"The request body is too large: at most {most} bytes are accepted."
                    )
    except TimeoutError:
        metrics.limited("bodies")
        raise Refusal(408, "too-slow", f"The request body did not arrive within {SLOW_BODY:g} s. Try again.") from None
    except ClientDisconnect:
        metrics.limited("bodies")
        raise Refusal(400, "bad-request", "The request body is incomplete. Send it again.") from None
    return body


async def read(request: Request, shape: type[Shape], most: int = MOST_BYTES) -> Shape:
    """Decode the request body, of at most `most` bytes, as a `shape`.

    Raises Refusal if it is invalid, late or too long.
    """
    body = await read_bytes(request, most)
    try:
        return decode(body, shape)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal(400, "bad-request", f"The request body must be a {shape.__name__} as JSON: {error}") from None


async def refused(request: Request, refusal: Exception) -> Response:
    """Return a Refusal as a response with a Problem."""
    assert isinstance(refusal, Refusal)
    response = problem(refusal.status, refusal.error, str(refusal))
    if refusal.wait:
        response.headers["Retry-After"] = str(refusal.wait)
    return response


async def sent_on(request: Request, error: Exception) -> Response:
    """Return a redirect, to which clients resend the request with the same method and body."""
    assert isinstance(error, SentElsewhere)
    return Response(status_code=307, headers={"Location": error.path, "Cache-Control": "no-store"})


async def unstored(request: Request, error: Exception) -> Response:
    """Return the Problem for a failing store."""
    return no_store(error)


def no_store(error: Exception) -> Response:
    """Log a store's error and return the Problem for it."""
    log.error("%s", error)
    metrics.failed("store")
    return problem(503, "store", "The server cannot reach its store, so nothing was done. Try again later.")


async def not_served(request: Request, error: Exception) -> Response:
    """Return the Problem for an unknown path or a method that is not allowed."""
    assert isinstance(error, HTTPException)
    allowed = (error.headers or {}).get("Allow", "")
    if error.status_code == 405:
        response = problem(405, "method-not-allowed", f"This address accepts only {allowed}.")
        response.headers["Allow"] = allowed
        return response
    return problem(error.status_code, "not-found", "There is nothing at this address.")


async def failed(request: Request, error: Exception) -> Response:
    """Return the Problem for an internal error, whose details are only in the log."""
    metrics.failed("server")
    response = problem(500, "fault", "The server failed on this request. Its log has the details.")
    response.headers.update(safe(request.scope))
    return response


def safe(scope: Scope) -> dict[str, str]:
    """Return the headers that are added to every response, with those for TLS if the request uses TLS."""
    return {**SAFE, **ENCRYPTED} if is_secure(scope) else SAFE
