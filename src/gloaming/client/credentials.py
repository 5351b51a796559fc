"""What a client needs at a server: its address, the client's cookies, and the client's shares of the dice."""

from __future__ import annotations

import secrets
from urllib.parse import urlsplit

from gloaming.client.client_errors import RefusedByServer
from gloaming.client.cookies import Cookies
from gloaming.engine.state.dice_commitment import share_commitment


class Credentials:
    """A server's address, the client's cookies there, and the shares that the client adds to the dice of tables.

    url: the server's URL; cookies: the client's cookies, None for those of a new visitor.
    """

    def __init__(self, url: str, cookies: Cookies | None = None) -> None:
        parts = urlsplit(url if "//" in url else f"http://{url}")
        try:
            port = parts.port
        except ValueError:
            port = -1
        if parts.scheme not in ("http", "https") or not parts.hostname or port == -1:
            raise RefusedByServer(f"the address of a server looks like http://127.0.0.1:8000/, not {url!r}", "bad-url")
        self.address = f"{parts.scheme}://{parts.netloc.rpartition('@')[2].lower()}"
        self.cookies = cookies or Cookies()
        self._shares: dict[str, str] = {}

    @property
    def headers(self) -> dict[str, str]:
        """The headers that every request and WebSocket needs."""
        return {"Origin": self.address, **self.cookies.header(self.address)}

    def promise_share(self) -> str:
        """Create a share of a table's dice, and return the commitment to the share."""
        share = secrets.token_hex(32)
        promised = share_commitment(share)
        self._shares[promised] = share
        return promised

    def promised_share(self, promised: str) -> str | None:
        """Return the share for a commitment; None if the commitment was made by another program."""
        return self._shares.get(promised)
