"""What the view of every game begins with."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict, TypeVar, cast

T = TypeVar("T")


class ResultView(TypedDict):
    """How a match ended. winners: seats; scores: one a seat, in the game's own measure; reason: one sentence.

    sides: the name of each seat's side at the end, in games that have sides.
    """

    winners: list[int]
    scores: list[int]
    reason: str
    sides: NotRequired[list[str]]


class CommonView(TypedDict):
    """Game, and the seat that sees it, None for a spectator; turn: a seat; result: None while the match goes on."""

    game: str
    seat: int | None
    seats: int
    turn: int
    over: bool
    result: ResultView | None


def as_seen(seen: dict[str, Any], shape: type[T]) -> T:
    """The keys of a TypedDict, and of those that it extends, as they are in what a seat may see."""
    return cast(T, {key: seen[key] for key in shape.__annotations__})
