"""Win probabilities of a finished match, and better choices than those made."""

from __future__ import annotations

from gloaming.server.protocol.wire import Wire


class AnalyzedChoice(Wire, frozen=True):
    """A choice of a finished match. where: the turn or phase, "" if the choice itself begins it.

    said: the question and the option taken, in words, without a full stop.
    """

    seat: int
    where: str
    said: str


class AnalysisInfo(Wire, frozen=True):
    """GET /api/tables/ID/analysis, for a finished match: the win probabilities after each choice.

    win_probabilities: for each position, one number from 0 to 1 per seat; there is one position more than there are
    choices. turning_points: the numbers, from 0 and in order, of the choices after which a win probability changed
    most.
    """

    win_probabilities: list[list[float]]
    choices: list[AnalyzedChoice]
    turning_points: list[int]


class BetterChoice(Wire, frozen=True):
    """An option that would have been better than the one taken, judged by what the seat knew at the time.

    number: of the choice, from 0; label: of the better option; gain: the increase in win probability, from 0 to 1;
    error: the standard error of the gain.
    """

    number: int
    label: str
    gain: float
    error: float


class BetterChoices(Wire, frozen=True):
    """GET /api/tables/ID/better/SEAT, for a finished match: better options for the choices of a seat, found by a bot.

    looked: how many choices of the seat were examined: those that cost it most.
    """

    looked: int
    better: list[BetterChoice]
