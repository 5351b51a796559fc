"""The result of a finished match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Result:
    """The result of a finished match.

    winners: the seats that won, several if they share the victory; scores: the score of each seat, in the game's own
    unit; reason: one sentence about why the match ended; sides: the name of each seat's side at the end, () in games
    without sides.
    """

    __slots__ = ("winners", "scores", "reason", "sides")

    def __init__(self, winners: Sequence[int], scores: Sequence[int], reason: str, sides: Sequence[str] = ()) -> None:
        self.winners: tuple[int, ...] = tuple(winners)
        self.scores: tuple[int, ...] = tuple(scores)
        self.reason: str = reason
        self.sides: tuple[str, ...] = tuple(sides)

    def as_json(self) -> dict[str, Any]:
        """Return the result as JSON data, with `sides` only in games with sides."""
        data: dict[str, Any] = {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}
        if self.sides:
            data["sides"] = list(self.sides)
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.as_json() == other.as_json()

    def __hash__(self) -> int:
        return hash((self.winners, self.scores, self.reason, self.sides))

    def __repr__(self) -> str:
        sides = f", sides={self.sides!r}" if self.sides else ""
        return f"Result(winners={self.winners!r}, scores={self.scores!r}, reason={self.reason!r}{sides})"
