"""The odds of what a choice leads to, from what its player knows."""

from __future__ import annotations

from gloaming.engine.odds import percent, successes
from gloaming.engine.state import Option
from gloaming.engine.words import count
from gloaming.games.dont_go_in_there.state import State

GHOST = 0.5
"""How likely a die shows a ghost."""


def odds(s: State, option: Option) -> str:
    """What the dice can be expected to bring; "" where none decide. (DG-ROLL-1, DG-ROLL-2, DG-SECRETPASSAGE-4)"""
    if option[0] == "place":
        return _of_placing(s, option[1], option[2])
    if option[0] == "roll-again":
        now = s.rolled.count(1)
        chances = successes(len(s.rolled), GHOST)
        return f"{_average(len(s.rolled) * GHOST)}; fewer than now: {percent(sum(chances[:now]))}"
    return ""


def likely(s: State, option: Option) -> str:
    """About how many ghosts it will bring. (DG-ROLL-1, DG-ROLL-2, DG-SECRETPASSAGE-4)"""
    if option[0] == "place":
        average, none, _, unknown = _ghosts(s, option[1], option[2])
        return in_words(average, none, unknown > 0)
    return in_words(len(s.rolled) * GHOST, GHOST ** len(s.rolled)) if option[0] == "roll-again" else ""


def in_words(average: float, none: float, hidden: bool = False) -> str:
    """How many ghosts on average. none: how likely there are none; hidden: whether an unseen card may add some."""
    if none == 1.0 and not hidden:
        return "no ghosts"
    if average < 0.05 and hidden:
        return "0 or more ghosts"
    number = f"{average:.1f}".removesuffix(".0")
    if number == "0" and not hidden:
        return "<0.1 ghosts"
    return f"≈{number}{'+' if hidden else ''} {'ghost' if number == '1' and not hidden else 'ghosts'}"


def _average(average: float) -> str:
    return f"{average:.1f} ghosts on average"


def _of_placing(s: State, board: int, space: int) -> str:
    """The ghosts that a meeple brings when the room is resolved as it lies now."""
    average, none, dice, unknown = _ghosts(s, board, space)
    besides = "; the card that lies face down adds its own" if unknown else ""
    rolled = count(dice, "die", "dice")
    if none == 1.0:
        return f"{rolled}: never a ghost on this space{besides}"
    often = _average(average) if average >= 0.05 else "almost never a ghost"
    return f"{rolled}: {often}, no ghost: {percent(none)}{besides}"


def _ghosts(s: State, board: int, space: int) -> tuple[float, float, int, int]:
    """Of a meeple there: ghosts on average, the chance of none, the dice that are known, the cards that are not."""
    dice = 0
    unknown = 0
    for card, looked in zip(s.cards[board], s.looked[board]):
        if (looked >> s.turn) & 1:
            dice += s.box.dice[card]
        else:
            unknown += 1
    lights = s.box.flashlights[s.room[board]][space]
    none = 0.0 if dice > lights else 1.0
    average = 0.0
    for ghosts, chance in enumerate(successes(dice, GHOST)):
        if ghosts <= lights:
            none = min(1.0, none + chance)
        else:
            average += (ghosts - lights) * chance
    return average, none, dice, unknown
