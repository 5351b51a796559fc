"""The view of Fatal Frame for the page, the terminal and programs: its types, and the function that builds it."""

from __future__ import annotations

from typing import Any, TypedDict

from gloaming.engine.state.views import CommonView, as_seen
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.constants import CELL_NAMES, CELLS, LONGEST, NOTHING, PHASES, Phase, last_round


class Ghost(TypedDict):
    """A Ghost in play and the Actions attached to it."""

    id: str
    attached: list[str]


class Cell(TypedDict):
    """A cell of the Exterior Map. where: its position in words; location: None while face down."""

    id: str
    where: str
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
    """A player. ready: whether the points are enough for the Shrine; hand: "?" for each hidden card."""

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
    """The current attack."""

    step: int
    ghost: str
    boss: bool
    power: int
    rolled: list[int]
    final: list[int]
    boss_rolled: int | None
    boss_die: int | None


class Seen(CommonView):
    """The fields that are shown unchanged."""

    round: int
    first: int
    threshold: int
    deck: int
    discard: list[str]
    interiors: int
    interior_discard: list[str]
    failed: bool
    warded: bool
    flash: int
    played: list[str]


class View(Seen):
    """The table as a seat sees it. last_round: the round after which nobody can win."""

    phase: Phase
    last_round: int
    bosses: int
    village: list[Cell]
    players: list[Player]
    combat: Combat | None
    only: Phase | None
    paying: str | None


def dress(box: Box, seen: dict[str, Any]) -> View:
    """Return the view as village, players and attack, using only what the seat may see."""
    attached: dict[str, list[str]] = {}
    for action, on in seen["attached"]:
        attached.setdefault(box.piece[on], []).append(box.piece[action])

    def stack(place: int) -> list[Ghost]:
        return [{"id": name, "attached": attached.get(name, [])} for name in seen["ghosts"][place]]

    village: list[Cell] = [
        {
            "id": f"cell-{cell}",
            "where": CELL_NAMES[cell],
            "location": None if location == "?" else location,
            "ghosts": stack(cell),
        }
        for cell, location in enumerate(seen["exterior"])
    ]
    players = [_player(box, seen, seat, attached, stack) for seat in range(seen["seats"])]
    combat: Combat | None = None
    if seen["combat"]:
        fought = seen["fought"]
        boss = fought >= box.first_boss
        combat = {
            "step": seen["combat"],
            "ghost": box.piece[fought],
            "boss": boss,
            "power": box.power(fought),
            "rolled": seen["rolled"],
            "final": seen["final"],
            "boss_rolled": seen["boss_rolled"] or None,
            "boss_die": seen["boss_die"] or None,
        }
    using = seen["using"]
    return {
        **as_seen(seen, Seen),
        "phase": PHASES[seen["phase"]],
        "last_round": last_round(seen["seats"], seen["threshold"]),
        "bosses": seen["boss_pile"],
        "village": village,
        "players": players,
        "combat": combat,
        "only": PHASES[seen["only"]] if seen["only"] else None,
        "paying": None if using == NOTHING else box.piece[using],
    }


def _player(box: Box, seen: dict[str, Any], seat: int, attached: dict[str, list[str]], stack: Any) -> Player:
    camera: Camera = {"id": f"camera-{seat}", "film": None, "orbs": [], "functions": []}
    for name in seen["camera"][seat]:
        sort = box.upgrade(box.number[name]).sort
        if sort == "film":
            camera["film"] = {"id": name, "attached": attached.get(name, [])}
        elif sort == "orb":
            camera["orbs"].append(name)
        else:
            camera["functions"].append({"id": name, "used": box.number[name] in seen["used"]})
    album = seen["album"][seat]
    points = 0
    for name in [*album, *seen["items"][seat]]:
        points += box.value[box.number[name]]
    for name in album:
        points += box.ghost[box.number[name]].gift("worth-others") * (len(album) - 1)
    at = seen["at"][seat]
    inside = seen["inside"][seat]
    boss = seen["boss"][seat]
    return {
        "points": points,
        "ready": points >= seen["threshold"],
        "hand": seen["hand"][seat],
        "album": album,
        "items": seen["items"][seat],
        "camera": camera,
        "at": None if at < 0 else at,
        "inside": None if inside < 0 else inside,
        "path": [
            {"id": room, "ghosts": stack(CELLS + LONGEST * seat + number)}
            for number, room in enumerate(seen["path"][seat])
        ],
        "boss": {"id": boss[0], "life": seen["life"][seat], "attached": attached.get(boss[0], [])} if boss else None,
        "skips": seen["skips"][seat],
    }
