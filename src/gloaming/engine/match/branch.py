"""Branches: matches that start at a moment of another match, from what one seat knew at that moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gloaming.engine.errors import DamagedRecord
from gloaming.engine.state.dice import is_key
from gloaming.engine.state.state import Option, State

FIELD: Final = "from"
"""The field of a record or save that contains the starting point of a branch."""

MOST: Final = 8
"""The maximum length of a chain of branches."""


class Branch:
    """The starting point of a branch: a moment of another match of the same game, with the same seats and options.

    seed, choices: the seed of the other match, and its choices up to that moment.
    seat: the seat whose knowledge the new match starts from.
    before: the branch from which the other match started, or None.
    position: the state and the open options at that moment; None until they are computed.
    """

    __slots__ = ("seed", "choices", "seat", "before", "position")

    def __init__(
        self,
        seed: int | str,
        choices: list[int],
        seat: int,
        before: Branch | None,
        position: tuple[State, list[Option]] | None,
    ) -> None:
        self.seed: int | str = seed
        self.choices: list[int] = choices
        self.seat: int = seat
        self.before: Branch | None = before
        self.position: tuple[State, list[Option]] | None = position

    @property
    def depth(self) -> int:
        """The number of branches in the chain that ends with this one."""
        return 1 if self.before is None else 1 + self.before.depth

    def as_json(self) -> dict[str, Any]:
        """Return the branch as JSON data, as records and saves contain it."""
        data: dict[str, Any] = {"seed": self.seed, "choices": self.choices, "seat": self.seat}
        return data if self.before is None else {**data, FIELD: self.before.as_json()}


def branch_of(data: Mapping[str, Any], seats: int, depth: int = 1) -> Branch | None:
    """Return the branch in a record or save, or None if the match started at the beginning of the game.

    data: the record or save; seats: the number of seats; depth: the position of the branch in the chain, 1 for the
    newest. Raises DamagedRecord.
    """
    branch = data.get(FIELD)
    if branch is None:
        return None
    if depth > MOST:
        raise DamagedRecord(f"'{FIELD}' is nested more than {MOST} deep")
    if not isinstance(branch, Mapping) or not {"seed", "choices", "seat"} <= branch.keys() <= {
        "seed",
        "choices",
        "seat",
        FIELD,
    }:
        raise DamagedRecord(f"'{FIELD}' must have 'seed', 'choices' and 'seat' of the match that it branches from")
    seed, choices, seat = branch["seed"], branch["choices"], branch["seat"]
    if not is_key(seed) and type(seed) is not int:
        raise DamagedRecord(f"the seed in '{FIELD}' must be a whole number, or a key of 64 hexadecimal digits")
    if not isinstance(choices, list) or not all([type(choice) is int and choice >= 0 for choice in choices]):
        raise DamagedRecord(f"the choices in '{FIELD}' must be a list of whole numbers")
    if type(seat) is not int or not 0 <= seat < seats:
        raise DamagedRecord(f"the seat in '{FIELD}' must be a number from 0 to {seats - 1}, not {seat!r}")
    return Branch(seed, choices, seat, branch_of(branch, seats, depth + 1), None)


def choices_in(record: Mapping[str, Any]) -> int:
    """Count the choices in a record, including those of the matches from which its match branched."""
    count = 0
    data: object = record
    while isinstance(data, Mapping):
        choices = data.get("choices")
        count += len(choices) if isinstance(choices, list) else 0
        data = data.get(FIELD)
    return count
