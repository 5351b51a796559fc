"""How much more often players win with a card than players do on average, for all cards of a run."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Final

from gloaming.lab.arms import Arm, deal_of
from gloaming.lab.measures import side_won, win_share
from gloaming.lab.shrinkage import shrink
from gloaming.lab.statistics import Estimate

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


def card_effects(arms: Sequence[Arm], how: str) -> list[CardEffect]:
    """Return the effect of each card in matches of one game, the largest first. how: "seen" or "played".

    Cards with fewer than FEWEST deals are left out.
    """
    parts: dict[str, list[Part]] = defaultdict(list)
    for number, arm in enumerate(arms):
        mean = fmean([side_won(row) for row in arm.rows]) if arm.rows else 0.0
        for row in arm.rows:
            deal = deal_of(row)
            even = 1 / arm.seats if arm.rivals else mean
            if not arm.rivals:
                won = side_won(row)
                for card in dict.fromkeys(row[how]):
                    parts[card].append(((number, deal), won, even))
                continue
            shares = [win_share(row, seat) for seat in range(arm.seats)]
            for card, seat in zip(row[how], row[f"{how}_by"], strict=True):
                parts[card].append((deal, shares[seat], even))
    found: list[tuple[str, int, float, float]] = []
    for card, own in parts.items():
        value = ratio(own)[0]
        error = _careful_error(own)
        if len({deal for deal, _, _ in own}) >= FEWEST and 0 < error < float("inf"):
            found.append((card, len(own), value, error))
    usual, _ = ratio([part for own in parts.values() for part in own])
    shrunk = shrink(
        [value for _, _, value, _ in found], [error for *_, error in found], [seats for _, seats, _, _ in found]
    )
    effects = [CardEffect(*entry, usual, estimate) for entry, estimate in zip(found, shrunk, strict=True)]
    return sorted(effects, key=lambda effect: (-effect.shrunk.value, effect.card))


def _careful_error(parts: Sequence[Part]) -> float:
    """Return the standard error of a ratio after adding a deal that wins and one that loses.

    Otherwise a card that always won would have the error 0. The idea is that of A. Agresti and B. Coull (1998).
    """
    even = fmean([below for _, _, below in parts])
    return ratio([*parts, ("won", 1.0, even), ("lost", 0.0, even)])[1]


def ratio(parts: Iterable[Part]) -> tuple[float, float]:
    """Return a ratio of two sums and its standard error over deals, as matches of one deal are alike.

    With fewer than two deals the error is infinite. The linearization is that of W. Cochran (1977), section 6.4.
    """
    deals: dict[Hashable, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for deal, above, below in parts:
        deals[deal][0] += above
        deals[deal][1] += below
    under = sum([below for _, below in deals.values()])
    if not under:
        return 0.0, float("inf")
    quotient = sum([above for above, _ in deals.values()]) / under
    if len(deals) < 2:
        return quotient, float("inf")
    squares = sum([(above - quotient * below) ** 2 for above, below in deals.values()])
    return quotient, sqrt(squares * len(deals) / (len(deals) - 1)) / under
