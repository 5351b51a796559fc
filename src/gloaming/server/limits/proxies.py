"""Proxies in front of the server: who is believed on the scheme, the host and the address of whoever asks."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

PROXIED: Final = "gloaming.proxied"
"""Whether a scope's scheme and host are what a trusted proxy says of them."""

PEER: Final = "gloaming.peer"
"""Address and port of the other end of the connection, also where a scope's `client` is behind a proxy there."""

SCHEMES: Final = {"http": ("http", "ws"), "https": ("https", "wss")}
"""What a scope of a request, and of a socket, is to say."""

PREFIX: Final = 64
"""Bits of an IPv6 address that one household is given: whoever has them has all addresses below."""


class TrustedProxies:
    """The proxies that are believed. networks: where they are."""

    def __init__(self, networks: Sequence[Network] = ()) -> None:
        self._networks = tuple(networks)

    def has(self, address: str) -> bool:
        """Whether an address is that of a proxy that is believed."""
        known = known_address(address)
        return known is not None and any([known in network for network in self._networks])

    def client(self, nearest: str, forwarded: Sequence[str]) -> tuple[str, int]:
        """Who asks, and how many proxies passed it on: from the nearest on, as far as each is believed.

        told: the addresses that the proxies wrote down, the nearest last.
        """
        address, hops = nearest, 0
        while self.has(address) and hops < len(forwarded):
            known = known_address(forwarded[-1 - hops])
            if known is None:
                break
            address, hops = str(known), hops + 1
        return address, hops


class ProxyHeaders:
    """Puts into a request what the proxies that are believed say of it, and nothing of what anybody else says."""

    def __init__(self, app: ASGIApp, proxies: TrustedProxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on as it reached the outermost proxy that is believed."""
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
    """What the outermost of so many believed proxies wrote; those behind it may have passed it on as it was."""
    return entries[-min(hops, len(entries))] if entries else ""


def known_address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address, IPv4 also where it is written as IPv6; None: this is none."""
    try:
        address = ipaddress.ip_address(text.strip().strip("[]").partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def counted_as(address: str) -> str:
    """As what an address is counted: itself or, where it is IPv6, the network of its household."""
    known = known_address(address)
    if known is None:
        return address
    return str(known) if known.version == 4 else str(ipaddress.ip_network((known, PREFIX), strict=False))


def is_secure(scope: Scope) -> bool:
    """Whether a request or socket is encrypted on its way here."""
    return scope["scheme"] in ("https", "wss")
