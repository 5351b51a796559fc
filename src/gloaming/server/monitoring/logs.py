"""Write the server's log: a JSON object per line, or plain lines on a terminal."""

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
"""The shapes of dice keys, identities, cookies and codes, which are removed from messages that contain them."""

FIELDS: Final = ("table", "seat", "rqid", "bot")
"""The fields that a log record may have in addition to its message."""


class JsonLines(logging.Formatter):
    """Formats a log record as a JSON object: time (UTC), level, logger, message, FIELDS, and error for an exception."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a log record as one line of JSON."""
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
    """Formats a log record for a terminal: time, level, message and fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a log record as a line, followed by the lines of its exception."""
        time = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        fields = "".join([f" {name}={value}" for name, value in _fields(record)])
        line = f"{time} {record.levelname.lower()}: {redacted(record.getMessage())}{fields}"
        return f"{line}\n{redacted(self.formatException(record.exc_info))}" if record.exc_info else line


def log_to(stream: TextIO) -> None:
    """Configure all loggers to write to a stream: JSON lines, or plain lines if the stream is a terminal."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(PlainLines() if stream.isatty() else JsonLines())
    handler.addFilter(_is_ours)
    handler.addFilter(OncePerMinute())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("gloaming").setLevel(logging.INFO)


def redacted(text: str) -> str:
    """Return a text with everything that looks like a secret replaced by "..."."""
    return SECRETS.sub("...", text)


THEIRS: Final = ("Invalid ", "ASGI callable returned without completing handshake")
"""The beginnings of uvicorn's messages that clients can trigger. Such records are dropped; metrics count them."""


NO_FILES: Final = "socket.accept() out of system resource"
"""The message that asyncio logs each second while no file descriptor is free. asyncio keeps trying by itself."""


def _is_ours(record: logging.LogRecord) -> bool:
    """Return False for log records that clients can trigger at will, so that they are dropped."""
    return not (record.name == "uvicorn.error" and str(record.msg).startswith(THEIRS))


class OncePerMinute(logging.Filter):
    """Log filter that reports connections refused for lack of file descriptors with one line a minute."""

    def __init__(self) -> None:
        super().__init__()
        self._said = -SELDOM

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to write a log record; shorten the first of each minute, and drop the others of its kind."""
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
