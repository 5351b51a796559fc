"""The view of Fatal Frame for the page, the terminal and programs: its types and the function that builds it."""

from __future__ import annotations

from typing import Any, TypedDict

from gloaming.engine.state.views import CommonView, as_seen
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.constants import CELL_NAMES, CELLS, LONGEST, NOTHING, PHASES, Phase, last_round


class Ghost(TypedDict):
    """A Ghost in play or a Film on a Camera. attached: the Actions attached to it."""

    id: str
    attached: list[str]


class Cell(TypedDict):
    """A cell of the Exterior Map.

    where: the position of the cell in words; location: None while the Location is face down.
    """

    id: str
    where: str
    location: str | None
    ghosts: list[Ghost]


class Function(TypedDict):
    """A Function on a Camera. used: whether the Function has been used this turn."""

    id: str
    used: bool


class Camera(TypedDict):
    """A player's Camera with its Upgrades."""

    id: str
    film: Ghost | None
    orbs: list[str]
    functions: list[Function]


class Room(TypedDict):
    """An Interior Location in a player's path, and the Ghosts there."""

    id: str
    ghosts: list[Ghost]


class Boss(TypedDict):
    """A Boss in the Shrine. life: the beads left; attached: the Actions attached to the Boss."""

    id: str
    life: int
    attached: list[str]


class Player(TypedDict):
    """A player with cards and position.

    ready: whether the player has enough points for the Shrine; hand: "?" for each hidden card; at: the cell, None
    before the first move; inside: the index in the path, None outside a house; skips: whether the player skips the next
    turn.
    """

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
    """The current attack.

    step: the number of the step; rolled: the attack dice as rolled; final: the current values of the dice; boss_rolled,
    boss_die: the same for the Boss die, None if none was rolled.
    """

    step: int
    ghost: str
    boss: bool
    power: int
    rolled: list[int]
    final: list[int]
    boss_rolled: int | None
    boss_die: int | None


class Seen(CommonView):
    """Fields that are shown unchanged. deck, interiors: the number of cards in each pile."""

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
    """The table as a seat sees it.

    last_round: the last round in which a player can win; bosses: the number of Bosses in the pile; paying: the Function
    being paid for.
    """

    phase: Phase
    last_round: int
    bosses: int
    village: list[Cell]
    players: list[Player]
    combat: Combat | None
    only: Phase | None
    paying: str | None


def dress(box: Box, seen: dict[str, Any]) -> View:
    """Build the view of a seat from the fields that it may see."""
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
