"""The odds of options, from what the player to move knows."""

from __future__ import annotations

from gloaming.engine.odds import Forecast, amount_of, percent, successes
from gloaming.engine.phrases import count
from gloaming.engine.state.state import Option
from gloaming.games.dont_go_in_there.state import State

GHOST = 0.5
"""Probability that a die shows a ghost."""


def odds(s: State, option: Option) -> str:
    """Return the odds of the dice for an option as text, "" if the option involves no dice.

    (DG-ROLL-1, DG-ROLL-2, DG-SECRETPASSAGE-4)
    """
    if option[0] == "place":
        return _of_placing(s, option[1], option[2])
    if option[0] == "roll-again":
        now = s.rolled.count(1)
        chances = successes(len(s.rolled), GHOST)
        return f"{_average(len(s.rolled) * GHOST)}; fewer than now: {percent(sum(chances[:now]))}"
    return ""


def likely(s: State, option: Option) -> str:
    """Return the expected ghosts of an option as text, including ghosts taken immediately; "" without dice.

    (DG-ROLL-1, DG-ROLL-2, DG-SECRETPASSAGE-4, DG-ATTIC-1, DG-NURSERY-1)
    """
    if option[0] == "place":
        average, none, _, _ = _ghosts(s, option[1], option[2])
        return in_words(average, none, _at_once(s, option[1], option[2]))
    return in_words(len(s.rolled) * GHOST, GHOST ** len(s.rolled)) if option[0] == "roll-again" else ""


def forecast(s: State, option: Option) -> list[Forecast]:
    """Return the average ghosts of an option, including ghosts taken immediately; [] for options without dice.

    (DG-ROLL-1, DG-ROLL-2, DG-SECRETPASSAGE-4, DG-ATTIC-1, DG-NURSERY-1)
    """
    if option[0] == "place":
        average = _ghosts(s, option[1], option[2])[0] + _at_once(s, option[1], option[2])
    elif option[0] == "roll-again":
        average = len(s.rolled) * GHOST
    else:
        return []
    return [amount_of("ghosts", average, wanted=False)]


def in_words(average: float, none: float, now: int = 0) -> str:
    """Format an expected number of ghosts as text.

    average: the expected ghosts from dice; none: the probability that the dice bring no ghosts; now: the ghosts taken
    immediately.
    """
    if none == 1.0 and now == 0:
        return "no ghosts"
    fewer = " fewer" if average + now <= -0.05 else ""
    number = f"{abs(average + now):.1f}".removesuffix(".0")
    if number == "0" and now == 0:
        return "<0.1 ghosts"
    about = "" if none == 1.0 else "≈"
    return f"{about}{number} {'ghost' if number == '1' else 'ghosts'}{fewer}"


def _average(average: float) -> str:
    return f"{average:.1f} ghosts on average"


def _of_placing(s: State, board: int, space: int) -> str:
    """Return the odds of placing a meeple as text: the ghosts from dice, and the ghosts taken immediately."""
    average, none, dice, unknown = _ghosts(s, board, space)
    rolled = count(dice, "die", "dice") + (" plus those of the face-down card" if unknown else "")
    now = _at_once(s, board, space)
    first = f"; {'take' if now > 0 else 'discard'} {count(abs(now), 'ghost')} immediately" if now else ""
    if none == 1.0:
        return f"{rolled}: no ghosts possible on this space{first}"
    often = _average(average) if average >= 0.05 else "almost no ghosts"
    return f"{rolled}: {often}, no ghosts: {percent(none)}{first}"


def _at_once(s: State, board: int, space: int) -> int:
    """Return the ghosts that a meeple on this space brings immediately, negative if ghosts are discarded.

    (DG-ATTIC-1, DG-NURSERY-1, DG-GHOST-3)
    """
    return max(s.box.effect[s.room[board]].at_once(space), -s.ghosts[s.turn])


def _ghosts(s: State, board: int, space: int) -> tuple[float, float, int, int]:
    """Return four numbers for a meeple on this space.

    These are the average ghosts from dice, the probability of no ghosts, the number of known dice, and the number of
    cards that the player has not seen.
    """
    dice = 0
    unknown = 0
    for card, looked in zip(s.cards[board], s.looked[board]):
        if (looked >> s.turn) & 1:
            dice += s.box.dice[card]
        else:
            unknown += 1
    lights = s.box.flashlights[s.room[board]][space]
    some = 0.0
    average = 0.0
    for more, often in enumerate(_more_dice(s, unknown)):
        for ghosts, chance in enumerate(successes(dice + more, GHOST)):
            if ghosts > lights:
                some += often * chance
                average += often * chance * (ghosts - lights)
    return average, 1.0 - some, dice, unknown


def _more_dice(s: State, unknown: int) -> list[float]:
    """Return the probabilities that the unknown cards add 0, 1, ... dice.

    Each may be any card that the player has not seen.
    """
    unseen = [s.box.dice[card] for card in s.deck + s.removed]
    for cards, seen in zip(s.cards, s.looked):
        unseen += [s.box.dice[card] for card, looked in zip(cards, seen) if not (looked >> s.turn) & 1]
    often = [1.0]
    for _ in range(unknown):
        now = often
        often = [0.0] * (len(now) + max(unseen))
        for dice, chance in enumerate(now):
            for more in unseen:
                often[dice + more] += chance / len(unseen)
    return often
