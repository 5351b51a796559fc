"""Rewrite the golden records: `make golden`.

A golden record is a whole match: its choices, log and result. A different record means that the rules or texts have
changed; a change of the rules needs a new version of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

from gloaming import Match
from gloaming.engine.content.schema import word
from gloaming.engine.state.dice import Dice, seeded
from gloaming.games.fatal_frame.constants import ENTER, FACES, GO, INSIDE, LEAVE, PLAY
from gloaming.games.fatal_frame.packs import BOX
from gloaming.games.fatal_frame.rules.dice import BOSS_DIE
from gloaming.games.fatal_frame.rules.vocabulary import DEEDS
from tests.games.fatal_frame.table import GAME

FOLDER = Path(__file__).parent / "golden"
SEEDS = 3000
ENOUGH = 40
"""The number of seeds to try, and the number of fitting matches from which to choose the shortest."""

WHIM = 25
"""The players of the records choose randomly once in this many choices."""

Case = tuple[int, dict[str, Any], Callable[[Match], bool]]


def state(match: Match) -> Any:
    """Return the state of a match."""
    return match._state


def verbs(match: Match) -> set[str]:
    """Return the verbs of all events."""
    return {event["event"][0] for event in match.events(None)}


def beaten(boss: str) -> Callable[[Match], bool]:
    """Return whether this Boss has been defeated."""

    def wanted(match: Match) -> bool:
        s = state(match)
        return bool(BOX.bosses[s.boss[s.winner][0]].id == boss)

    return wanted


def happened(verb: str) -> Callable[[Match], bool]:
    """Return whether this event has happened."""
    return lambda match: verb in verbs(match)


def twins(match: Match) -> bool:
    """Return whether players have gone from Kiryu House to Tachibana House and the other way round."""
    inside: dict[int, str] = {}
    through: set[tuple[str, str]] = set()
    names = [place.id for place in BOX.exteriors]
    for event in [entry["event"] for entry in match.events(None)]:
        if event[0] == "entered":
            inside[event[1]] = names[event[2]]
        elif event[0] == "left":
            through.add((inside[event[1]], names[event[3]]))
    return {("kiryu-house", "tachibana-house"), ("tachibana-house", "kiryu-house")} <= through


def longer(match: Match) -> bool:
    """Return whether the Shrine required more points than usual."""
    return bool(state(match).threshold > 9)


CASES: dict[str, Case] = {
    "failed-kusabi": (2, {}, beaten("failed-kusabi")),
    "mill-bride": (3, {}, beaten("mill-bride")),
    "bell-abbot": (4, {}, beaten("bell-abbot")),
    "doll-mother": (3, {}, beaten("doll-mother")),
    "thrown-out": (2, {}, happened("thrown-out")),
    "stood-firm": (3, {}, happened("stood-firm")),
    "reshuffled": (4, {}, happened("reshuffled")),
    "twins": (2, {}, twins),
    "limbo": (4, {}, happened("skipped")),
    "stolen": (2, {}, happened("stole")),
    "vanished": (2, {}, happened("vanished")),
    "hand-kept": (2, {}, happened("kept")),
    "longer": (2, {"longer": 3}, longer),
}

DEED_VERBS = {word(deed) for deed in DEEDS}


def played(seats: int, options: dict[str, Any], seed: int) -> Match:
    """Play a match with players who collect points and then go to the Shrine."""
    match = GAME.new(seats=seats, seed=seed, options=options)
    chance = seeded(seed)
    while match.decision:
        choose(match, chance)
    return match


def choose(match: Match, chance: Dice) -> None:
    """Choose the preferred option, and sometimes a random one."""
    assert match.decision is not None
    offered = match.decision.options
    wishes = [wish(state(match), option) for option in offered]
    best = [i for i, strength in enumerate(wishes) if strength == max(wishes)]
    if chance.below(WHIM) == 0:
        best = list(range(len(offered)))
    match.pick(best[chance.below(len(best))])


def wish(s: Any, option: tuple[Any, ...]) -> int:
    """Return how much the player of the records prefers an option."""
    verb = option[0]
    if verb == "move":
        return wish_to_move(s, option[1], option[2])
    if verb in ("orb", "add"):
        return wish_to_add(s, option[-1], 1 if verb == "orb" else 2)
    if verb == "only":
        return 10 if (option[1] == PLAY) == (s.boss[s.turn] != () or s.inside[s.turn] >= 0) else 0
    if verb == "ghost":
        helps = BOX.ghosts[option[1]].power <= 2 + len(s.camera[s.turn]) // 2
        return (50 if helps else -5) if option[2] == s.turn else (5 if helps else 20)
    if verb in DEED_VERBS:
        return 25
    if verb == "function":
        return -3
    return {"item": 90, "upgrade": 60, "stand": 5, "pass": 0, "salvage": 5}.get(verb, 1)


def wish_to_move(s: Any, way: int, to: int) -> int:
    """Return the preference for a move: into the Shrine with enough points, toward it, or through a house."""
    seat = s.turn
    at = s.at[seat]
    ready = s.points(seat) >= s.threshold
    if way == ENTER:
        return 100 if s.exterior[at] == BOX.shrine else 5 if ready else 40
    if way == GO:
        shrine = s.exterior.index(BOX.shrine)
        far = abs(to // 3 - shrine // 3) + abs(to % 3 - shrine % 3)
        house = BOX.exteriors[s.exterior[to]].rooms if s.explored[to] else 2
        return 50 - far if ready else 10 + house
    if way == INSIDE:
        return 30 if (to > s.inside[seat]) != ready else 10
    return 1 if s.boss[seat] else 28 if way == LEAVE else 29


def wish_to_add(s: Any, number: int, more: int) -> int:
    """Return the preference for an addition that beats the Ghost or prevents being thrown out."""
    power = BOX.power(s.fought)
    if number == BOSS_DIE:
        return 20 if s.boss_die in s.final and max(s.final) <= BOX.bosses[0].power else 0
    die = s.final[number]
    wins = die <= power < min(FACES, die + more)
    return 30 if wins and (s.fought >= BOX.first_boss or max(s.final) <= power) else 0


def found(seats: int, options: dict[str, Any], wanted: Callable[[Match], bool]) -> Match:
    """Return the shortest of the first matches that end as wanted."""
    matches = (match for seed in range(SEEDS) if wanted(match := played(seats, options, seed)))
    fitting = list(islice(matches, ENOUGH))
    assert fitting, f"no seed below {SEEDS} does it"
    return min(fitting, key=lambda match: len(match.choices or ()))
