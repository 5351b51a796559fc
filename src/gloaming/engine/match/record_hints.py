"""Hints in a record: its field `hints` lists the numbers, from 0, of the choices before which a hint was taken."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gloaming.engine.errors import DamagedRecord


def hints_of(record: Mapping[str, Any]) -> list[int]:
    """Return the choices for which a hint was taken; [] if the record lacks the field. Raises DamagedRecord."""
    hints = record.get("hints", [])
    choices = record.get("choices")
    last = len(choices) if isinstance(choices, list) else 0
    if not isinstance(hints, list) or not all([type(hint) is int and 0 <= hint <= last for hint in hints]):
        raise DamagedRecord(f"'hints' must be a list of numbers of choices, from 0 to {last}, not {hints!r}")
    if hints != sorted(set(hints)):
        raise DamagedRecord("'hints' must be in ascending order, without duplicates")
    return hints


def with_hint(hints: Iterable[int], choice: int) -> list[int]:
    """Add the hint for a choice."""
    return sorted({*hints, choice})


def hints_left(hints: Iterable[int], left: int) -> list[int]:
    """Return the hints after an undo to the first `left` choices. Later hints count for the open question."""
    return sorted({min(hint, left) for hint in hints})


def hinted(record: dict[str, Any], hints: Iterable[int]) -> dict[str, Any]:
    """Return the record with its hints, if there are any."""
    listed = list(hints)
    return {**record, "hints": listed} if listed else record
