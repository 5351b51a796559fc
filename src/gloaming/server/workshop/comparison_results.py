"""The results of a comparison of a pack with the box: paired differences, the use of a card, and the words for them."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from statistics import fmean
from typing import Any, Final

from gloaming.engine.phrases import count
from gloaming.lab.experiments.measures import ROUNDS, SCORE, WIN, MatchMeasure, measures_of, win_share
from gloaming.lab.statistics.intervals import Estimate, Moments, estimate_paired_difference
from gloaming.lab.statistics.sequential_stopping import FIRST_ROUND, always_valid
from gloaming.server.protocol.workshop_info import Comparison
from gloaming.server.workshop.comparison_plan import ComparisonPlan

FAIR: Final = 0.05
"""The largest difference in the share of wins that is called fair."""

FEWEST_OF_GROUP: Final = 30
"""The number of matches with an entry of the box from which its share of wins counts as usual in the box."""

ROUND_NAMES: Final = {"final-girl": "turns"}
"""What the rounds of a game are called, if not rounds."""


class ComparisonResults:
    """The results of a comparison so far.

    In games in which the players win or lose together, the difference is that of the shares of wins with the pack and
    with the box. In games of rivals one of them always wins: there the difference is how much more often, within the
    same matches, players who use the card win than players who use other cards.
    """

    def __init__(self, plan: ComparisonPlan) -> None:
        self.plan = plan
        self.deals = 0
        known = {one.id: one for one in measures_of(plan.old, (plan.task.bot,) * plan.seats)}
        self.wins: MatchMeasure | None = known.get(WIN)
        self.score: MatchMeasure | None = known.get(SCORE)
        self.rounds = ROUNDS if plan.old.result_fields.recorded.rounds else known["decisions"]
        self._new_wins, self._old_wins = Moments(), Moments()
        self._groups = [Moments() for _ in plan.pairs]
        self._difference = Moments()
        self._length = Moments()
        self._scores = Moments()
        self._in_sight = self._in_use = 0

    def add(self, new: Mapping[str, Any], old: Mapping[str, Any]) -> None:
        """Add the rows of a deal: of the match with the pack, and of that with the box."""
        plan = self.plan
        self._length.add(self.rounds.value(new) - self.rounds.value(old))
        if self.score is not None:
            self._scores.add(self.score.value(new) - self.score.value(old))
        if self.wins is not None:
            after, before = self.wins.value(new), self.wins.value(old)
            self._new_wins.add(after)
            self._old_wins.add(before)
            self._groups[plan.group(self.deals)].add(before)
            self._difference.add(after - before)
        elif plan.is_usable and (lead := users_lead(new, plan.pieces)) is not None:
            self._difference.add(lead)
        if plan.pieces:
            used = not plan.pieces.isdisjoint(new.get("played", ()))
            self._in_use += used
            self._in_sight += used or not plan.pieces.isdisjoint(new.get("seen", ()))
        self.deals += 1

    @property
    def estimate(self) -> Estimate:
        """The difference in the share of wins, with an interval that is valid at every number of deals."""
        return always_valid(self._difference, 1.0)

    @property
    def fair(self) -> tuple[float, float]:
        """The differences that are called fair: small ones, and those that entries of the box have among themselves."""
        known = [each.mean for each in self._groups if each.count >= FEWEST_OF_GROUP]
        if len(known) < 2:
            return -FAIR, FAIR
        mean = fmean(known)
        return min(-FAIR, min(known) - mean), max(FAIR, max(known) - mean)

    @property
    def verdict(self) -> str:
        """The verdict, "" while the interval does not allow one."""
        estimate, (least, most) = self.estimate, self.fair
        if estimate.count < FIRST_ROUND:
            return ""
        weak, strong = ("too weak", "too strong")
        if self.plan.is_opposing:
            weak, strong = ("too hard", "too easy") if self.plan.is_place else ("too strong", "too weak")
        if estimate.least > most:
            return strong
        if estimate.most < least:
            return weak
        return "fair" if least <= estimate.least and estimate.most <= most else ""

    @property
    def is_done(self) -> bool:
        """Whether more deals would not change the verdict, or are not needed for the wanted precision."""
        if self._has_difference:
            estimate = self.estimate
            return bool(self.verdict) or (estimate.count >= FIRST_ROUND and estimate.reach <= self.plan.task.precision)
        length = estimate_paired_difference(self._length, are_shares=False)
        return self.deals >= FIRST_ROUND and length.reach <= LENGTH_PRECISION * max(1.0, abs(length.value))

    @property
    def _has_difference(self) -> bool:
        return self.wins is not None or (self.plan.is_usable and bool(self.plan.pieces))

    def comparison(self, state: str = "playing", most: int = 0) -> Comparison:
        """Return the results for the author of the pack. The id is "". most: the deals that are expected at most."""
        estimate = self.estimate
        known = self._has_difference and isfinite(estimate.reach)
        return Comparison(
            id="",
            state=state,  # type: ignore[arg-type]
            played=self.deals,
            most=most or self.plan.task.deals,
            summary=self.summary(),
            difference=_points(estimate.value) if known else None,
            interval=(_points(max(-1.0, estimate.least)), _points(min(1.0, estimate.most))) if known else None,
            length=round(self._length.mean, 2) if self.deals > 1 else None,
            used=self._in_use / self._in_sight if self.plan.is_usable and self._in_sight else None,
            verdict=self.verdict,  # type: ignore[arg-type]
            fair=(_points(self.fair[0]), _points(self.fair[1])),
            ends=self._ends(),
        )

    def _ends(self) -> tuple[str, str]:
        return ("Players win less", "Players win more") if self.wins is not None else ("Weaker", "Stronger")

    def summary(self) -> str:
        """Return what is known, in one or two sentences; "" for fewer than two deals."""
        if self.deals < 2:
            return ""
        first = self._wins_sentence()
        length = self._length_words()
        use = self._use_sentence()
        first = f"{first}, and {length}." if first else f"With {self.plan.name}, {length}."
        return f"{first} {use}".strip()

    def _wins_sentence(self) -> str:
        plan, estimate = self.plan, self.estimate
        if self.wins is not None:
            new, old = (f"{100 * one.mean:.0f}%" for one in (self._new_wins, self._old_wins))
            return (
                f"With {plan.name}, players won {new} of {self.deals:,} matches, compared with {old} with {plan.rival} "
                f"({_interval(estimate)})"
            )
        if not self._has_difference:
            return ""
        if estimate.count < 2:
            return f"No player used {plan.name} more than the others in {self.deals:,} matches"
        points = 100 * estimate.value
        much = f"{count(round(abs(points)), 'percentage point')} {'more' if points > 0 else 'less'} often than"
        often = "in the same share of matches as" if abs(points) < 0.5 else much
        return f"Players who used {plan.name} won {often} players who used other cards ({_interval(estimate)})"

    def _length_words(self) -> str:
        noun = ROUND_NAMES.get(self.plan.new.id, "rounds") if self.rounds is ROUNDS else "decisions"
        length = self._length.mean
        if abs(length) < 0.05:
            said = (
                "matches were equally long"
                if self.wins is not None
                else f"matches were as long as with {self.plan.rival}"
            )
        else:
            said = f"matches were {abs(length):.1f} {noun} {'longer' if length > 0 else 'shorter'}"
            if self.wins is None:
                said += f" than with {self.plan.rival}"
        if self.score is not None:
            name = next((one.name for one in self.plan.old.result_fields.measures), "points")
            change = self._scores.mean
            more = (
                ""
                if abs(change) < 0.05
                else f"; each player had {abs(change):.1f} {'more' if change > 0 else 'fewer'} {name}"
            )
            said += more
        return said

    def _use_sentence(self) -> str:
        plan = self.plan
        if not plan.pieces or (plan.always and not plan.is_usable):
            return ""
        if not self._in_sight:
            return f"{plan.name} was never in sight in these matches."
        if not plan.is_usable:
            return f"It appeared in {_percent(self._in_sight / self.deals)} of the matches."
        return (
            f"It was in sight in {_percent(self._in_sight / self.deals)} of the matches, and bots used it in "
            f"{_percent(self._in_use / self._in_sight)} of those."
        )


LENGTH_PRECISION: Final = 0.1
"""Half the width of the interval of the length at which a comparison without wins stops, relative to the difference."""


def users_lead(row: Mapping[str, Any], pieces: frozenset[str]) -> float | None:
    """Return how much larger the share of wins is of players who used some cards than of those who used other cards.

    Each use of a card by a player counts once. Winners use more cards than others, so users of a card are compared with
    users of other cards in the same match. None if the cards, or all others, were not used.
    """
    own: list[float] = []
    others: list[float] = []
    for card, seat in zip(row["played"], row["played_by"], strict=True):
        (own if card in pieces else others).append(win_share(row, seat))
    return fmean(own) - fmean(others) if own and others else None


def _points(share: float) -> float:
    return round(100 * share, 1)


def _percent(share: float) -> str:
    return "less than 1%" if 0 < share < 0.01 else f"{100 * share:.0f}%"


def _interval(estimate: Estimate) -> str:
    if not isfinite(estimate.reach) or estimate.reach >= 1:
        return "this is not certain yet"
    least, most = 100 * estimate.least, 100 * estimate.most
    doubt = "this may be chance; " if least <= 0 <= most else ""
    return f"{doubt}95% interval of the difference: {least:+.1f} to {most:+.1f} points"
