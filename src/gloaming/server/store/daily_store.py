"""Days, in universal time, and how long what was dealt on one stays secret."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime, timedelta


def day_of(moment: float) -> str:
    """The day of a Unix time: "2026-10-31"."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def start_of(day: str) -> float:
    """The Unix time at which a day begins."""
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()


def today() -> str:
    """The day that it is."""
    return day_of(time.time())


def before(day: str) -> str:
    """The day before a day."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def is_secret(day: str) -> bool:
    """Whether the deal of a day is still kept secret: to the end of the next, for a try may begin late. "": none."""
    return bool(day) and before(today()) <= day
