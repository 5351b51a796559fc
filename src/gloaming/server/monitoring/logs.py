"""The server's log: a JSON object per line, or plain lines on a terminal."""

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
"""The shapes of dice keys, identities, cookies and codes, in case one gets into a message."""

FIELDS: Final = ("table", "seat", "rqid", "bot")
"""Fields that a message may have in addition to its text."""


class JsonLines(logging.Formatter):
    """A JSON object per line: time (UTC), level, logger, message, FIELDS and, for exceptions, error."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the message as one line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redacted(record.getMessage()),
            **dict(_fields(record)),
        }
        if record.exc_info:
            line["error"] = redacted(self.formatException(record.exc_info))
        return json.dumps(line)


class PlainLines(logging.Formatter):
    """Time, level, message and fields, for a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the message, and an exception on the lines below it."""
        time = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        fields = "".join([f" {name}={value}" for name, value in _fields(record)])
        line = f"{time} {record.levelname.lower()}: {redacted(record.getMessage())}{fields}"
        return f"{line}\n{redacted(self.formatException(record.exc_info))}" if record.exc_info else line


def log_to(stream: TextIO) -> None:
    """Configure all loggers to write to a stream: JSON, or plain lines on a terminal."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(PlainLines() if stream.isatty() else JsonLines())
    handler.addFilter(_is_ours)
    handler.addFilter(OncePerMinute())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("gloaming").setLevel(logging.INFO)


def redacted(text: str) -> str:
    """Return the text without anything that looks like a secret."""
    return SECRETS.sub("...", text)


THEIRS: Final = ("Invalid ", "ASGI callable returned without completing handshake")
"""Messages of uvicorn that clients can trigger: invalid requests and rejected sockets. Metrics count them."""


NO_FILES: Final = "socket.accept() out of system resource"
"""Message of asyncio for each second without free descriptors; it retries by itself."""


def _is_ours(record: logging.LogRecord) -> bool:
    """Drop log records that clients can trigger at will."""
    return not (record.name == "uvicorn.error" and str(record.msg).startswith(THEIRS))


class OncePerMinute(logging.Filter):
    """Replaces the records of connections refused for lack of descriptors by one line a minute."""

    def __init__(self) -> None:
        super().__init__()
        self._said = -SELDOM

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to write the record."""
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
