"""Trusted proxies, and the scheme, host and client address that they report."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

PROXIED: Final = "gloaming.proxied"
"""Key of an ASGI scope that marks its scheme and host as reported by a trusted proxy."""

PEER: Final = "gloaming.peer"
"""Key of an ASGI scope under which the address and port of the connection's other end are kept.

The other end may be a proxy; the client's address is under "client".
"""

SCHEMES: Final = {"http": ("http", "ws"), "https": ("https", "wss")}
"""The scheme of a request and that of a WebSocket, by the scheme that a proxy reports."""

PREFIX: Final = 64
"""The prefix length in bits of the IPv6 network of a household: one client can use all addresses of its network."""


class TrustedProxies:
    """The trusted proxies. networks: the networks of their addresses."""

    def __init__(self, networks: Sequence[Network] = ()) -> None:
        self._networks = tuple(networks)

    def has(self, address: str) -> bool:
        """Return whether an address belongs to a trusted proxy."""
        known = known_address(address)
        return known is not None and any([known in network for network in self._networks])

    def client(self, nearest: str, forwarded: Sequence[str]) -> tuple[str, int]:
        """Return the client's address, and the number of trusted proxies that passed the request on.

        nearest: the address at the other end of the connection; forwarded: the addresses that proxies have added, that
        of the nearest proxy last. An address counts only if a trusted proxy has added it.
        """
        address, hops = nearest, 0
        while self.has(address) and hops < len(forwarded):
            known = known_address(forwarded[-1 - hops])
            if known is None:
                break
            address, hops = str(known), hops + 1
        return address, hops


class ProxyHeaders:
    """Middleware that applies what trusted proxies report about a request, and ignores the same headers from others."""

    def __init__(self, app: ASGIApp, proxies: TrustedProxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on with the scheme, host and client address that the outermost trusted proxy received."""
        if scope["type"] in ("http", "websocket") and scope.get("client") and self._proxies.has(scope["client"][0]):
            self._believe(scope)
        await self._app(scope, receive, send)

    def _believe(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        nearest, port = scope["client"]
        address, hops = self._proxies.client(nearest, _header_values(headers, "x-forwarded-for"))
        if not hops:
            return
        scope[PEER] = scope["client"]
        scope["client"] = (address, 0) if address != nearest else (nearest, port)
        scope[PROXIED] = True
        scheme = _by_outermost(_header_values(headers, "x-forwarded-proto"), hops).lower()
        if scheme in SCHEMES:
            scope["scheme"] = SCHEMES[scheme][scope["type"] == "websocket"]
        host = _by_outermost(_header_values(headers, "x-forwarded-host"), hops)
        if host:
            MutableHeaders(scope=scope)["host"] = host


def _header_values(headers: Headers, name: str) -> list[str]:
    return [entry.strip() for line in headers.getlist(name) for entry in line.split(",")]


def _by_outermost(entries: list[str], hops: int) -> str:
    """Return the value that the outermost of `hops` trusted proxies added; earlier values come from the client."""
    return entries[-min(hops, len(entries))] if entries else ""


def known_address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Parse an IP address; None if it is invalid. An IPv4 address that is written as IPv6 becomes IPv4."""
    try:
        address = ipaddress.ip_address(text.strip().strip("[]").partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def counted_as(address: str) -> str:
    """Return the key by which rate limits count an address: the address itself, or the household's network for IPv6."""
    known = known_address(address)
    if known is None:
        return address
    return str(known) if known.version == 4 else str(ipaddress.ip_network((known, PREFIX), strict=False))


def is_secure(scope: Scope) -> bool:
    """Return whether a request or WebSocket reaches the server over TLS."""
    return scope["scheme"] in ("https", "wss")
