"""The cookies of servers, in memory or in a file that only the user can read."""

from __future__ import annotations

import json
import os
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

from gloaming.engine.errors import GloamingError


class BadCookieFile(GloamingError):
    """Raised when the cookie file cannot be read or written. The message names the file."""


class Cookies:
    """The cookies of servers, by address. file: the file in which they are stored, None to keep them in memory."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._stored: dict[str, dict[str, str]] = {} if file is None else _read(file)

    def header(self, address: str) -> dict[str, str]:
        """Return the header Cookie for a server; {} if the server has set no cookies."""
        cookies = self._stored.get(address, {})
        return {"Cookie": "; ".join([f"{name}={value}" for name, value in cookies.items()])} if cookies else {}

    def keep(self, address: str, headers: list[str]) -> None:
        """Store the cookies from a server's response. headers: the values of its Set-Cookie headers."""
        cookies: SimpleCookie = SimpleCookie()
        for header in headers:
            try:
                cookies.load(header)
            except CookieError:
                continue
        ours = {name: cookie.value for name, cookie in cookies.items()}
        if not ours.items() <= self._stored.get(address, {}).items():
            self._stored.setdefault(address, {}).update(ours)
            if self._file is not None:
                _write(self._file, self._stored)


def _read(file: Path) -> dict[str, dict[str, str]]:
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise BadCookieFile(f"{file}: {error}") from None
    try:
        stored = json.loads(text)
        return {str(url): {str(name): str(value) for name, value in cookies.items()} for url, cookies in stored.items()}
    except (ValueError, TypeError, AttributeError, RecursionError):
        raise BadCookieFile(f"{file}: not a cookie file: move or delete it to continue as a new visitor") from None


def _write(file: Path, stored: dict[str, dict[str, str]]) -> None:
    draft = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as written:
            json.dump(stored, written)
        os.replace(draft, file)
    except OSError as error:
        raise BadCookieFile(f"{file}: {error}") from None
