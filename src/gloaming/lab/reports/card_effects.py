"""How much more often players win with a card than players do on average, for all cards of a run."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean
from typing import Final

from gloaming.lab.experiments.measures import side_won, win_share
from gloaming.lab.reports.played_conditions import PlayedCondition, deal_of
from gloaming.lab.statistics.intervals import Estimate, Z
from gloaming.lab.statistics.shrinkage import shrink

FEWEST: Final = 20
"""The number of deals with a card below which no effect is estimated."""


@dataclass(frozen=True)
class CardEffect:
    """The effect of a card that a seat has seen or played, relative to an even share of the wins.

    card: the id of its entry; seats: how many seats had it; ratio: their wins divided by the wins that they would have
    with an even share, or with the mean win rate in games without rivals; error: its standard error over deals;
    usual: the ratio of all cards together, which exceeds 1 for played cards because winners play more cards; shrunk:
    the estimate after shrinkage over all cards.
    """

    card: str
    seats: int
    ratio: float
    error: float
    usual: float
    shrunk: Estimate

    @property
    def stands_out(self) -> bool:
        """Whether the interval after shrinkage excludes the usual ratio."""
        return not self.shrunk.least <= self.usual <= self.shrunk.most


Part = tuple[Hashable, float, float]
"""What a seat adds to a ratio: its deal, its part above the line, its part below."""


def card_effects(conditions: Sequence[PlayedCondition], how: str) -> list[CardEffect]:
    """Return the effect of each card in matches of one game, the largest first. how: "seen" or "played".

    Cards with fewer than FEWEST deals are left out.
    """
    parts = card_parts(conditions, how)
    means = MeanErrors(conditions, how)
    found: list[tuple[str, int, float, float]] = []
    for card, own in parts.items():
        value = ratio(own)[0]
        error = _careful_error(own, means.parts(card))
        if len({deal for deal, _, _ in own}) >= FEWEST and 0 < error < inf:
            found.append((card, len(own), value, error))
    usual, _ = ratio([part for own in parts.values() for part in own])
    shrunk = shrink(
        [value for _, _, value, _ in found], [error for *_, error in found], [seats for _, seats, _, _ in found]
    )
    effects = [CardEffect(*entry, usual, estimate) for entry, estimate in zip(found, shrunk, strict=True)]
    return sorted(effects, key=lambda effect: (-effect.shrunk.value, effect.card))


def card_parts(conditions: Sequence[PlayedCondition], how: str) -> dict[str, list[Part]]:
    """Return what each seat that has seen or played a card adds to its ratio, by card. how: "seen" or "played"."""
    parts: dict[str, list[Part]] = defaultdict(list)
    for condition in conditions:
        mean = fmean([side_won(row) for row in condition.rows]) if condition.rows else 0.0
        for row in condition.rows:
            deal = deal_of(row)
            even = 1 / condition.seats if condition.rivals else mean
            if not condition.rivals:
                won = side_won(row)
                for card in dict.fromkeys(row[how]):
                    parts[card].append((deal, won, even))
                continue
            shares = [win_share(row, seat) for seat in range(condition.seats)]
            for card, seat in zip(row[how], row[f"{how}_by"], strict=True):
                parts[card].append((deal, shares[seat], even))
    return parts


class MeanErrors:
    """The errors of the mean win rates by which wins are divided in games without rivals.

    The wins with a card of all matches are the mean: the luck of the deals is the same above and below the line.
    """

    def __init__(self, conditions: Sequence[PlayedCondition], how: str) -> None:
        self._conditions: list[tuple[Counter[str], list[tuple[Hashable, float]]]] = []
        for condition in [condition for condition in conditions if not condition.rivals and condition.rows]:
            mean = fmean([side_won(row) for row in condition.rows])
            matches = Counter([card for row in condition.rows for card in dict.fromkeys(row[how])])
            self._conditions.append((matches, [(deal_of(row), side_won(row) - mean) for row in condition.rows]))

    def parts(self, card: str) -> list[Part]:
        """Return what each match adds to the ratio of a card by its part in the mean. The sum is 0."""
        return [
            (deal, 0.0, distance * matches[card] / len(distances))
            for matches, distances in self._conditions
            if matches[card]
            for deal, distance in distances
        ]


def ratio_change(before: Sequence[Part], after: Sequence[Part]) -> Estimate:
    """Estimate by how much a ratio changes between two conditions, paired by deal.

    The interval is infinite if a ratio is unknown. count: the number of deals of both.
    """
    sides = [(sign, *_sums(parts)) for sign, parts in ((-1, before), (1, after))]
    deals = {deal for _, sums in [(sign, sums) for sign, sums, _, _ in sides] for deal in sums}
    change = sum([sign * quotient for sign, _, quotient, _ in sides])
    if len(deals) < 2 or not all([under for *_, under in sides]):
        return Estimate(change, -inf, inf, len(deals))
    squares = 0.0
    for deal in deals:
        residue = 0.0
        for sign, sums, quotient, under in sides:
            above, below = sums.get(deal, (0.0, 0.0))
            residue += sign * (above - quotient * below) / under
        squares += residue**2
    reach = Z * sqrt(squares * len(deals) / (len(deals) - 1))
    return Estimate(change, change - reach, change + reach, len(deals))


def _careful_error(parts: Sequence[Part], means: Sequence[Part]) -> float:
    """Return the standard error of a ratio after adding a deal that wins and one that loses.

    Otherwise a card that always won would have the error 0. The idea is that of A. Agresti and B. Coull (1998).
    means: those of MeanErrors.
    """
    even = fmean([below for _, _, below in parts])
    return ratio([*parts, *means, ("won", 1.0, even), ("lost", 0.0, even)])[1]


def ratio(parts: Iterable[Part]) -> tuple[float, float]:
    """Return a ratio of two sums and its standard error over deals, as matches of one deal are alike.

    With fewer than two deals the error is infinite. The linearization is that of W. Cochran (1977), section 6.4.
    """
    deals, quotient, under = _sums(parts)
    if not under or len(deals) < 2:
        return quotient, inf
    squares = sum([(above - quotient * below) ** 2 for above, below in deals.values()])
    return quotient, sqrt(squares * len(deals) / (len(deals) - 1)) / under


def _sums(parts: Iterable[Part]) -> tuple[dict[Hashable, tuple[float, float]], float, float]:
    """Return the sums above and below the line of each deal, their ratio over all deals (0 if unknown), and the second.

    The second is the sum below the line over all deals.
    """
    deals: dict[Hashable, tuple[float, float]] = {}
    for deal, above, below in parts:
        known = deals.get(deal, (0.0, 0.0))
        deals[deal] = (known[0] + above, known[1] + below)
    under = sum([below for _, below in deals.values()])
    return deals, sum([above for above, _ in deals.values()]) / under if under else 0.0, under
