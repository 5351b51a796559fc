"""Find the addresses at which other machines reach the server, and draw QR codes of them."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from gloaming.server.protocol.invite_info import QrCode

EVERYWHERE: Final = ("0.0.0.0", "::")

ELSEWHERE: Final = "192.0.2.1"
"""An address reserved for documentation. Routing to it reveals this machine's own address; nothing is sent to it."""


def reachable_hosts(host: str) -> list[str]:
    """Return the host names or addresses at which other machines reach a server that listens on `host`."""
    if host not in EVERYWHERE:
        return [] if is_this_machine(host) else [host]
    addresses = []
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as away:
            away.connect((ELSEWHERE, 9))
            addresses.append(str(away.getsockname()[0]))
    except OSError:
        pass
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        addresses += [str(place[0]) for *_, place in known]
    except OSError:
        pass
    return [host for host in dict.fromkeys(addresses) if not is_this_machine(host)]


def is_this_machine(host: str) -> bool:
    """Return whether a host is a loopback name or address."""
    if host.lower() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def origins(origin_asked: str, hosts: list[str]) -> list[str]:
    """Return the origins for links that work on other machines, the best first; none if no other machine has access.

    origin_asked: the origin of the page that sent the request; hosts: the result of `reachable_hosts`.
    """
    parts = urlsplit(origin_asked)
    if parts.hostname is not None and not is_this_machine(parts.hostname):
        return [origin_asked]
    return [origin(host, parts.port or 80) for host in hosts]


def origin(host: str, port: int) -> str:
    """Return the HTTP origin of a host and port."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def qr_code(text: str) -> QrCode:
    """Return the QR code of a text."""
    import segno  # only needed if others can reach the server

    rows = segno.make_qr(text, error="m").matrix
    path = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            end = x
            while end < len(row) and row[end]:
                end += 1
            if end > x:
                path.append(f"M{x} {y}.5h{end - x}")
            x = end + 1
    return QrCode(size=len(rows), path="".join(path))
