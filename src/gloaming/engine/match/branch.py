"""Where a branch begins: at a moment of another match, as one of its seats knew it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gloaming.engine.errors import DamagedRecord
from gloaming.engine.state.dice import is_key
from gloaming.engine.state.state import Option, State

FIELD: Final = "from"
"""The field of a record or a save that holds the branch."""

MOST: Final = 8
"""The largest number of branches in a row."""


class Branch:
    """A moment of a match of the same game, seats and options. seed, choices: of that match, up to there.

    seat: by whose knowledge the other match begins; before: where that match itself began, None: at the start of the
    game; position: the state and the open options at that moment, None until they are computed.
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
        """The number of branches in a row that lead here."""
        return 1 if self.before is None else 1 + self.before.depth

    def as_json(self) -> dict[str, Any]:
        """The branch as JSON data, as in records and saves."""
        data: dict[str, Any] = {"seed": self.seed, "choices": self.choices, "seat": self.seat}
        return data if self.before is None else {**data, FIELD: self.before.as_json()}


def branch_of(data: Mapping[str, Any], seats: int, depth: int = 1) -> Branch | None:
    """Where the match of a record or a save begins; None: at the start of its game. Raises DamagedRecord."""
    branch = data.get(FIELD)
    if branch is None:
        return None
    if depth > MOST:
        raise DamagedRecord(f"its '{FIELD}' leads back through more than {MOST} matches")
    if not isinstance(branch, Mapping) or not {"seed", "choices", "seat"} <= branch.keys() <= {
        "seed",
        "choices",
        "seat",
        FIELD,
    }:
        raise DamagedRecord(f"its '{FIELD}' is to have the seed, choices and seat of the match it was played on from")
    seed, choices, seat = branch["seed"], branch["choices"], branch["seat"]
    if not is_key(seed) and type(seed) is not int:
        raise DamagedRecord(f"the seed in its '{FIELD}' is a whole number, or a key of 64 hexadecimal digits")
    if not isinstance(choices, list) or not all([type(choice) is int and choice >= 0 for choice in choices]):
        raise DamagedRecord(f"the choices in its '{FIELD}' are a list of whole numbers")
    if type(seat) is not int or not 0 <= seat < seats:
        raise DamagedRecord(f"the seat in its '{FIELD}' is a number from 0 to {seats - 1}, not {seat!r}")
    return Branch(seed, choices, seat, branch_of(branch, seats, depth + 1), None)


def choices_in(record: Mapping[str, Any]) -> int:
    """How many choices a record holds, with those of the matches it was played on from."""
    count = 0
    data: object = record
    while isinstance(data, Mapping):
        choices = data.get("choices")
        count += len(choices) if isinstance(choices, list) else 0
        data = data.get(FIELD)
    return count
