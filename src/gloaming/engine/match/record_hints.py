"""Hints in a record: its field `hints` has the numbers of the choices, from 0, at whose questions one was asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gloaming.engine.errors import DamagedRecord


def hints_of(record: Mapping[str, Any]) -> list[int]:
    """The choices for which a hint was asked; none in a record without the field. Raises DamagedRecord."""
    hints = record.get("hints", [])
    choices = record.get("choices")
    last = len(choices) if isinstance(choices, list) else 0
    if not isinstance(hints, list) or not all([type(hint) is int and 0 <= hint <= last for hint in hints]):
        raise DamagedRecord(f"the record's 'hints' are a list of numbers of choices, from 0 to {last}, not {hints!r}")
    if hints != sorted(set(hints)):
        raise DamagedRecord("the record's 'hints' do not ascend")
    return hints


def with_hint(hints: Iterable[int], choice: int) -> list[int]:
    """The hints, and one for the choice of this number."""
    return sorted({*hints, choice})


def hints_left(hints: Iterable[int], left: int) -> list[int]:
    """The hints when only the first `left` choices stand: what was told of later ones is known at the open question."""
    return sorted({min(hint, left) for hint in hints})


def hinted(record: dict[str, Any], hints: Iterable[int]) -> dict[str, Any]:
    """The record with its hints, where there are any."""
    listed = list(hints)
    return {**record, "hints": listed} if listed else record
