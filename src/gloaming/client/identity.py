"""Who we are to a server: the cookies it gave us, in memory or in a file that only we can read."""

from __future__ import annotations

import json
import os
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

from gloaming.engine.errors import GloamingError


class BadCookieFile(GloamingError):
    """The file of cookies cannot be read or written; the message names it."""


class Cookies:
    """Cookies by server address. file: where they outlast the program; None: they do not."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._kept: dict[str, dict[str, str]] = {} if file is None else _read(file)

    def header(self, address: str) -> dict[str, str]:
        """The header Cookie for a server, where it gave any."""
        cookies = self._kept.get(address, {})
        return {"Cookie": "; ".join([f"{name}={value}" for name, value in cookies.items()])} if cookies else {}

    def keep(self, address: str, given: list[str]) -> None:
        """Remember what the Set-Cookie headers of a server gave."""
        cookies: SimpleCookie = SimpleCookie()
        for header in given:
            try:
                cookies.load(header)
            except CookieError:
                continue
        ours = {name: one.value for name, one in cookies.items()}
        if not ours.items() <= self._kept.get(address, {}).items():
            self._kept.setdefault(address, {}).update(ours)
            if self._file is not None:
                _write(self._file, self._kept)


def _read(file: Path) -> dict[str, dict[str, str]]:
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise BadCookieFile(f"{file}: {error}") from None
    try:
        kept = json.loads(text)
        return {str(one): {str(name): str(value) for name, value in given.items()} for one, given in kept.items()}
    except (ValueError, TypeError, AttributeError, RecursionError):
        raise BadCookieFile(
            f"{file}: no file of cookies: move it away, and your seats are those of a stranger"
        ) from None


def _write(file: Path, kept: dict[str, dict[str, str]]) -> None:
    draft = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as written:
            json.dump(kept, written)
        os.replace(draft, file)
    except OSError as error:
        raise BadCookieFile(f"{file}: {error}") from None
