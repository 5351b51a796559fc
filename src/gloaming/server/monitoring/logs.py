"""The server's log: one JSON object a line; plain lines where a person reads them as they come."""

from __future__ import annotations

import json
import logging
import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final, TextIO

from gloaming.server.monitoring.file_descriptors import SELDOM

SECRETS: Final = re.compile(
    r"[0-9a-f]{32,}|\b(?=[\w-]*[0-9])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}(?:\.[\w-]{20,})?", re.ASCII
)
"""What keys of dice, identities, cookies and codes look like, wherever one may have slipped into a message."""

FIELDS: Final = ("table", "seat", "rqid", "bot")
"""What a message may carry beside its words."""


class JsonLines(logging.Formatter):
    """A line of JSON: time (UTC), level, logger, message, FIELDS and, where something failed, error."""

    def format(self, record: logging.LogRecord) -> str:
        """The message as one line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": hushed(record.getMessage()),
            **dict(_fields(record)),
        }
        if record.exc_info:
            line["error"] = hushed(self.formatException(record.exc_info))
        return json.dumps(line)


class PlainLines(logging.Formatter):
    """Time, level, message and fields, for a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """The message, and how something failed on lines below it."""
        time = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        fields = "".join([f" {name}={value}" for name, value in _fields(record)])
        line = f"{time} {record.levelname.lower()}: {hushed(record.getMessage())}{fields}"
        return f"{line}\n{hushed(self.formatException(record.exc_info))}" if record.exc_info else line


def log_to(stream: TextIO) -> None:
    """Let every logger write to a stream: JSON or, on a terminal, plain lines."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(PlainLines() if stream.isatty() else JsonLines())
    handler.addFilter(_is_ours)
    handler.addFilter(OncePerMinute())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("gloaming").setLevel(logging.INFO)


def hushed(text: str) -> str:
    """The text without anything that looks like a secret."""
    return SECRETS.sub("...", text)


THEIRS: Final = ("Invalid ", "ASGI callable returned without completing handshake")
"""What uvicorn says of what a client sent that is no text, and of each socket that is refused: they are counted."""


NO_FILES: Final = "socket.accept() out of system resource"
"""What asyncio says each second in which there are no descriptors left; it tries again by itself."""


def _is_ours(record: logging.LogRecord) -> bool:
    """Not a line for what whoever likes may do as often as they like."""
    return not (record.name == "uvicorn.error" and str(record.msg).startswith(THEIRS))


class OncePerMinute(logging.Filter):
    """Lets through but one line a minute of those that each refused connection brings, in words of our own."""

    def __init__(self) -> None:
        super().__init__()
        self._said = -SELDOM

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is to be written."""
        if record.name != "asyncio" or not str(record.msg).startswith(NO_FILES):
            return True
        now = time.monotonic()
        if now - self._said < SELDOM:
            return False
        self._said = now
        record.msg, record.args = "the limit on open files is reached: nobody new can connect for now", ()
        record.exc_info = None
        return True


def _fields(record: logging.LogRecord) -> Iterator[tuple[str, object]]:
    for name in FIELDS:
        if name in record.__dict__:
            yield name, record.__dict__[name]
