"""Read and write the field `hints` of a record: the indexes of the choices before which a player took a hint."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gloaming.engine.errors import DamagedRecord


def hints_of(record: Mapping[str, Any]) -> list[int]:
    """Return the indexes of the choices before which a hint was taken; [] if the record lacks the field.

    Raises DamagedRecord.
    """
    hints = record.get("hints", [])
    choices = record.get("choices")
    last = len(choices) if isinstance(choices, list) else 0
    if not isinstance(hints, list) or not all([type(hint) is int and 0 <= hint <= last for hint in hints]):
        raise DamagedRecord(f"'hints' must be a list of numbers of choices, from 0 to {last}, not {hints!r}")
    if hints != sorted(set(hints)):
        raise DamagedRecord("'hints' must be in ascending order, without duplicates")
    return hints


def with_hint(hints: Iterable[int], choice: int) -> list[int]:
    """Return the hints with one added for the choice with this index."""
    return sorted({*hints, choice})


def hints_left(hints: Iterable[int], left: int) -> list[int]:
    """Return the hints after an undo that keeps the first `left` choices.

    Hints for choices that were undone count as hints for the open question.
    """
    return sorted({min(hint, left) for hint in hints})


def hinted(record: dict[str, Any], hints: Iterable[int]) -> dict[str, Any]:
    """Return the record with the field `hints`, or unchanged if there are no hints."""
    listed = list(hints)
    return {**record, "hints": listed} if listed else record
