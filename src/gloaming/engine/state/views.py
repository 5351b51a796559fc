"""The parts of a seat's view that all games share."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict, TypeVar, cast

T = TypeVar("T")


class ResultView(TypedDict):
    """How a match ended.

    winners: the seats that won; scores: one per seat, in the game's own unit; reason: one sentence; sides: the name of
    each seat's side at the end, only in games with sides.
    """

    winners: list[int]
    scores: list[int]
    reason: str
    sides: NotRequired[list[str]]


class CommonView(TypedDict):
    """The part of a view that all games share.

    game: the id of the game; seat: the seat that sees the view (None: a spectator); seats: the number of seats; turn:
    the seat whose turn it is; over: whether the match is over; result: None until the match is over; known: the hidden
    cards that the seat has seen, such as a card that it has put back on a pile, by id.
    """

    game: str
    seat: int | None
    seats: int
    turn: int
    over: bool
    result: ResultView | None
    known: list[str]


def as_seen(seen: dict[str, Any], shape: type[T]) -> T:
    """Return a view of the type `shape`: the keys of this TypedDict and its bases, picked from what a seat may see."""
    return cast(T, {key: seen[key] for key in shape.__annotations__})
