"""Win probabilities of a finished match, and better choices than those made."""

from __future__ import annotations

from gloaming.server.protocol.wire import Wire


class AnalyzedChoice(Wire, frozen=True):
    """A choice of a match that is over. where: the turn or phase, "" where the choice itself begins it.

    said: what was asked, and what was chosen, in words without a full stop.
    """

    seat: int
    where: str
    said: str


class AnalysisInfo(Wire, frozen=True):
    """GET /api/tables/ID/analysis, once the match is over: who stood how after each choice.

    win_probabilities: each seat's chance to win, 0 to 1, by moment: one more than there are choices; turning_points:
    the numbers, from 0, of the choices after which somebody's chance changed most, in their order.
    """

    win_probabilities: list[list[float]]
    choices: list[AnalyzedChoice]
    turning_points: list[int]


class BetterChoice(Wire, frozen=True):
    """What would have been better than choice `number`, counted from 0, by what its seat could know then.

    gain: by how much it raises the chance to win, 0 to 1; error: the standard error of that.
    """

    number: int
    label: str
    gain: float
    error: float


class BetterChoices(Wire, frozen=True):
    """GET /api/tables/ID/better/SEAT, once the match is over: what a bot would have done better at that seat.

    looked: how many of the seat's choices were looked into, those that cost it most.
    """

    looked: int
    better: list[BetterChoice]
