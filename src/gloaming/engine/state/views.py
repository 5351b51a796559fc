"""The part of a view that all games share."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict, TypeVar, cast

T = TypeVar("T")


class ResultView(TypedDict):
    """How a match ended. winners: seats; scores: one per seat, in the game's own unit; reason: one sentence.

    sides: the name of each seat's side at the end, in games with sides.
    """

    winners: list[int]
    scores: list[int]
    reason: str
    sides: NotRequired[list[str]]


class CommonView(TypedDict):
    """The game, and the seat that sees it (None: a spectator); turn: a seat; result: None until the match is over."""

    game: str
    seat: int | None
    seats: int
    turn: int
    over: bool
    result: ResultView | None


def as_seen(seen: dict[str, Any], shape: type[T]) -> T:
    """Pick the keys of a TypedDict, including those of its bases, from what a seat may see."""
    return cast(T, {key: seen[key] for key in shape.__annotations__})
