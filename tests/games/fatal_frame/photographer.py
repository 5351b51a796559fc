"""A simple player of Fatal Frame for tests of the page, based on what a seat sees."""

from __future__ import annotations

import re
from typing import Any

from gloaming.engine.content.schema import word
from gloaming.games.fatal_frame.packs import BOX
from gloaming.games.fatal_frame.rules.vocabulary import DEEDS

DEED_VERBS = {word(deed) for deed in DEEDS}
POWERS = {ghost.name: ghost.power for ghost in BOX.ghosts}

SHRINE = "kureha-shrine"


def away(cell: int, other: int) -> int:
    """Return the distance between two cells in moves."""
    return abs(cell % 3 - other % 3) + abs(cell // 3 - other // 3)


def wish(view: dict[str, Any], options: list[dict[str, Any]]) -> int:
    """Return the option of a player who collects points first, then enters the Shrine."""
    worth = [liking(view, option) for option in options]
    return worth.index(max(worth))


def liking(view: dict[str, Any], option: dict[str, Any]) -> float:
    """Return how much this player prefers an option."""
    verb, label = option["option"][0], option["label"]
    me = view["players"][view["seat"]]
    if verb == "move":
        return moving(view, me, option)
    if verb == "item":
        return 9
    if verb == "upgrade":
        return 8 if ": replace " not in label else -1
    if verb == "ghost":
        name = label.split(" (")[0]
        if me["ready"]:
            return -2 if "yourself" in label else 2
        dice = 1 if me["camera"]["film"] is None else 3
        if "yourself" in label:
            return 6 - POWERS[name] if POWERS[name] <= dice else -2
        return POWERS[name] / 4
    if verb in ("orb", "add"):
        return adding(view, option)
    if verb == "only":
        return 1 if (label.startswith("Move") == (me["boss"] is None)) else 0
    if verb in DEED_VERBS:
        return 3 if re.match(r"(Zero Shot|Double|Steady|Fatal|Long|Snapshot|Lens|Crack|Faded|Torn)", label) else 0.5
    return 0


def moving(view: dict[str, Any], me: dict[str, Any], option: dict[str, Any]) -> float:
    """Return the preference for a move: to the Shrine with enough points, else to houses and unexplored cells."""
    label = option["label"]
    if "into Kureha Shrine" in label:
        return 100
    if me["inside"] is not None:
        if me["boss"]:
            return -5
        if " out " in label:
            return 9 if me["ready"] or me["inside"] else 0
        return float(option["option"][2])
    known = {cell["location"]: at for at, cell in enumerate(view["village"])}
    piece = option["pieces"][0]
    if piece.startswith("cell-") and " into " not in label:
        to: int = int(piece[5:])
        unexplored = view["village"][to]["location"] is None
        varied: int = (to * 7 + view["round"]) % 5
        if me["ready"] and SHRINE in known:
            return 20 - away(to, known[SHRINE])
        return 1 + unexplored * 2 + varied / 10
    return 0.5 if me["ready"] else 1.5


def adding(view: dict[str, Any], option: dict[str, Any]) -> float:
    """Return the preference for an addition that beats the Ghost or changes a matching Boss die."""
    combat = view["combat"]
    number = option["option"][-1]
    if number < 0:
        return 4 if combat["boss_die"] in combat["final"] else -1
    if max(combat["final"]) > combat["power"] and not combat["boss"]:
        return -1
    more = 1 if option["option"][0] == "orb" else 2
    value = combat["final"][number]
    return 5 if value <= combat["power"] < value + more else -1
