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
        return f"{len(s.rolled) * GHOST:.1f} ghosts on average; fewer than now: {percent(sum(chances[:now]))}"
    return ""


def likely(s: State, option: Option) -> str:
    """How many ghosts it will bring on average. (DG-ROLL-1, DG-ROLL-2)"""
    if option[0] == "place":
        return f"≈ {_ghosts(s, option[1], option[2])[0]:.1f} ghosts"
    return f"≈ {len(s.rolled) * GHOST:.1f} ghosts" if option[0] == "roll-again" else ""


def _of_placing(s: State, board: int, space: int) -> str:
    """The ghosts that a meeple brings when the room is resolved as it lies now."""
    average, none, dice, unknown = _ghosts(s, board, space)
    besides = ", besides the card that lies face down" if unknown else ""
    return f"{count(dice, 'die', 'dice')}: {average:.1f} ghosts on average, none {percent(none)}{besides}"


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
    none = 0.0
    average = 0.0
    for ghosts, chance in enumerate(successes(dice, GHOST)):
        if ghosts <= lights:
            none += chance
        else:
            average += (ghosts - lights) * chance
    return average, none, dice, unknown
