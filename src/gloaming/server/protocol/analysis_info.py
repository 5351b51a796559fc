"""Structs for the analysis of a finished match: win probabilities, and options that were better than those taken."""

from __future__ import annotations

from gloaming.server.protocol.wire import Wire


class AnalyzedChoice(Wire, frozen=True):
    """A choice made in a finished match.

    where: the turn or phase in which the choice was made, "" if the choice itself begins a turn or phase.
    said: the question and the option taken, as a sentence without a full stop.
    """

    seat: int
    where: str
    said: str


class TurningPoint(Wire, frozen=True):
    """A choice that changed a win probability as much as few others in the match.

    number: the index in `choices`.
    told: what the choice led to, as one or two sentences: one text for each seat, in which that seat is "you", and a
    last one for spectators.
    """

    number: int
    told: list[str]


class AnalysisInfo(Wire, frozen=True):
    """GET /api/tables/ID/analysis: the win probabilities of a finished match before and after each choice.

    win_probabilities: one list per position, with a number from 0 to 1 for each seat. The first position is the start
    of the match, the others follow one choice each.
    turning_points: the choices that changed a win probability most, in match order.
    """

    win_probabilities: list[list[float]]
    choices: list[AnalyzedChoice]
    turning_points: list[TurningPoint]


class BetterChoice(Wire, frozen=True):
    """An option that would have been better than the one taken, given what the seat knew at the time.

    number: the index of the choice in the match, from 0.
    label: the text of the better option.
    gain: the increase in win probability, from 0 to 1.
    error: the standard error of the gain.
    """

    number: int
    label: str
    gain: float
    error: float


class BetterChoices(Wire, frozen=True):
    """GET /api/tables/ID/better/SEAT: better options for the choices of a seat in a finished match, found by a bot.

    looked: the number of choices that the bot examined: those that cost the seat the most win probability.
    """

    looked: int
    better: list[BetterChoice]
