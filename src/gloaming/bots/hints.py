"""Hints: the option that a bot recommends, compared with the second best in numbers that a player understands."""

from __future__ import annotations

from math import sqrt
from typing import Final

from gloaming.bots.comparison import win_probabilities
from gloaming.bots.registry import adviser, bot
from gloaming.bots.seat_view import SeatView
from gloaming.engine.match.match import Match
from gloaming.engine.odds import Forecast, chance_of
from gloaming.engine.phrases import advised, begun, listed
from gloaming.engine.state.dice import seeded

WORLDS: Final = 24
"""The number of imagined worlds in which the options are compared."""

MOST_COMPARED: Final = 5
"""The maximum number of options that are compared with one another."""

SURE: Final = 2.0
"""The number of standard errors from which on a difference in win probability counts."""

WIN: Final = "you win"
"""The name of the win probability among the numbers of an option."""


class Compared:
    """An option with its label and the numbers that a hint shows for it, the win probability last."""

    __slots__ = ("option", "label", "numbers")

    def __init__(self, option: int, label: str, numbers: list[Forecast]) -> None:
        self.option: int = option
        self.label: str = label
        self.numbers: list[Forecast] = numbers

    def is_dominated_by(self, other: Compared) -> bool:
        """Return whether another option has the same numbers, all at least as good as shown, and one of them better."""
        if [number.name for number in self.numbers] != [number.name for number in other.numbers]:
            return False
        pairs = [(mine.shown, theirs.shown) for mine, theirs in zip(self.numbers, other.numbers)]
        return all([theirs >= mine for mine, theirs in pairs]) and any([theirs > mine for mine, theirs in pairs])


class Advice:
    """A hint. best: the recommended option; second: the second best, None if there is nothing to compare.

    odds: the odds of the recommended option as text, "" for none.
    """

    __slots__ = ("best", "second", "odds")

    def __init__(self, best: Compared, second: Compared | None, odds: str) -> None:
        self.best: Compared = best
        self.second: Compared | None = second
        self.odds: str = odds

    @property
    def reason(self) -> str:
        """What the option wins and risks compared with the second best, as sentences; its odds without a second."""
        if self.second is None:
            return advised(self.odds, "")
        return f"{_compare(self.best, self.second)} Second best: {self.second.label.rstrip('.')}."

    @property
    def text(self) -> str:
        """The label of the recommended option and the reason, as sentences."""
        return " ".join([part for part in (advised(self.best.label, ""), self.reason) if part])


def advise(match: Match, seat: int, seed: int, expected: int | None = None) -> Advice:
    """Return a hint for the open question of a seat, from what the seat knows.

    expected: the option that the guide of a lesson expects, which is recommended without a comparison. Raises
    BadWeights.
    """
    view = SeatView(match, seat)
    if expected is not None:
        return Advice(Compared(expected, match.describe(expected).label, []), None, match.odds(expected))
    chosen = bot(adviser(match.game), seed).choose(view)
    compared, best = _compare_options(view, match, chosen, seed)
    others = [candidate for candidate in compared if candidate is not best]
    second = max(others, key=lambda candidate: candidate.numbers[-1].value, default=None)
    return Advice(best, second, match.odds(best.option))


def _compare_options(view: SeatView, match: Match, chosen: int, seed: int) -> tuple[list[Compared], Compared]:
    """Return the compared options and the best of them, which no other dominates.

    The best is the bot's choice, unless another wins significantly more often or is better in every number. Options
    whose win probability is that of the best within the error get the same one.
    """
    options = _candidates(view, match, chosen)
    worlds = WORLDS if len(options) > 1 else 0
    chances = win_probabilities(view, options, worlds, seeded(seed, "hint"))
    compared = []
    for option, probabilities in zip(options, chances):
        numbers = match.forecast(option)
        if worlds:
            numbers = [*numbers, chance_of(WIN, sum(probabilities) / worlds, wanted=True)]
        compared.append(Compared(option, match.describe(option).label, numbers))
    best = 0
    ahead = _ahead(chances, best)
    while ahead:
        best = max(ahead, key=lambda i: compared[i].numbers[-1].value)
        ahead = _ahead(chances, best)
    if worlds:
        for candidate, probabilities in zip(compared, chances):
            if _lead(probabilities, chances[best]) == 0:
                candidate.numbers[-1] = compared[best].numbers[-1]
    found = compared[best]
    dominating = [candidate for candidate in compared if found.is_dominated_by(candidate)]
    while dominating:
        found = dominating[0]
        dominating = [candidate for candidate in compared if found.is_dominated_by(candidate)]
    return compared, found


def _candidates(view: SeatView, match: Match, chosen: int) -> list[int]:
    """Return the options to compare, the bot's choice first.

    These are first the options whose odds are better in every number, then those that the policy prefers.
    """
    decision = view.decision
    assert decision is not None
    probabilities = view.policy() or [1.0] * len(decision.options)
    others = [i for i in range(len(decision.options)) if i != chosen]
    mine = Compared(chosen, "", match.forecast(chosen))
    dominating = [i for i in others if mine.is_dominated_by(Compared(i, "", match.forecast(i)))]
    others.sort(key=lambda i: (i not in dominating, -probabilities[i], i))
    return [chosen, *others][:MOST_COMPARED]


def _ahead(chances: list[list[float]], best: int) -> list[int]:
    """Return the options that win significantly more often than `best`."""
    return [i for i in range(len(chances)) if chances[i] and _lead(chances[i], chances[best]) > 0.0]


def _lead(probabilities: list[float], others: list[float]) -> float:
    """Return by how much an option wins more often than another in the same worlds; 0 within the error."""
    gains = [mine - other for mine, other in zip(probabilities, others)]
    gain = sum(gains) / len(gains)
    variance = sum([(each - gain) ** 2 for each in gains]) / max(len(gains) - 1, 1)
    return gain if abs(gain) > SURE * sqrt(variance / len(gains)) + 1e-9 else 0.0


def _compare(best: Compared, second: Compared) -> str:
    """Return sentences that compare the numbers of two options, the win probability in a separate sentence.

    If it is all that speaks for the first option, the risks follow in the same sentence.
    """
    others = {number.name: number for number in second.numbers}
    shared = [(number, others[number.name]) for number in best.numbers if number.name in others]
    gains = [_phrase(mine, other) for mine, other in shared if mine.shown > other.shown and mine.name != WIN]
    risks = [_phrase(mine, other) for mine, other in shared if mine.shown < other.shown and mine.name != WIN]
    equal = [_phrase(mine, other) for mine, other in shared if mine.shown == other.shown and mine.name != WIN]
    wins = [_phrase(mine, other) for mine, other in shared if mine.name == WIN]
    if risks and not gains:
        gains, wins = wins, []
    odds = ", but ".join([listed(part) for part in (gains, risks) if part])
    same = [listed(equal)] if equal else []
    return " ".join([f"{begun(part)}." for part in (odds, *same, *wins) if part])


def _phrase(mine: Forecast, other: Forecast) -> str:
    """Return a number and the other option's in words: `you are hit 28% of the time instead of 45%`."""
    if mine.name == WIN and mine.text == other.text:
        return f"{mine.name} about equally often ({mine.text})"
    if mine.text == other.text:
        return f"{mine.name} equally often ({mine.text})" if mine.is_chance else f"the same {mine.name} ({mine.text})"
    if mine.is_chance:
        return f"{mine.name} {mine.text} of the time instead of {other.text}"
    return f"{mine.text} {mine.name} instead of {other.text}"
