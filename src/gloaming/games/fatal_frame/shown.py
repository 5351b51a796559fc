"""The view of Fatal Frame, as the page, the terminal and programs get it: its types, and nothing else."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

Phase = Literal["set-up", "draw", "fight", "move", "play", "discard"]


class Ghost(TypedDict):
    """A Ghost in play, and the Actions that lie on it."""

    id: str
    attached: list[str]


class Cell(TypedDict):
    """A cell of the Exterior Map. location: None while it lies face down."""

    id: str
    location: str | None
    ghosts: list[Ghost]


class Function(TypedDict):
    """A Function of a Camera."""

    id: str
    used: bool


class Camera(TypedDict):
    """A Camera and its Upgrades."""

    id: str
    film: Ghost | None
    orbs: list[str]
    functions: list[Function]


class Room(TypedDict):
    """A Location of a path."""

    id: str
    ghosts: list[Ghost]


class Boss(TypedDict):
    """A Boss in a Shrine, and its beads."""

    id: str
    life: int
    attached: list[str]


class Player(TypedDict):
    """A player. ready: whether the points are enough for the Shrine; hand: "?" for each card that is hidden."""

    points: int
    ready: bool
    hand: list[str]
    album: list[str]
    items: list[str]
    camera: Camera
    at: int | None
    inside: int | None
    path: list[Room]
    boss: Boss | None
    skips: bool


class Combat(TypedDict):
    """The attack under way."""

    step: int
    ghost: str
    boss: bool
    power: int
    rolled: list[int]
    final: list[int]
    boss_rolled: int | None
    boss_die: int | None


class View(TypedDict):
    """All that a seat may know of the table."""

    game: str
    seat: int | None
    seats: int
    turn: int
    over: bool
    result: dict[str, Any] | None
    round: int
    phase: str
    first: int
    threshold: int
    deck: int
    discard: list[str]
    interiors: int
    interior_discard: list[str]
    bosses: int
    village: list[Cell]
    players: list[Player]
    combat: Combat | None
    failed: bool
    only: str | None
    warded: bool
    flash: int
    played: list[str]
    paying: str | None
