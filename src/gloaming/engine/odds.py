"""Compute exact odds of dice, format them, and compare what options lead to."""

from __future__ import annotations

from math import comb


class Forecast:
    """A number that tells what an option leads to, for comparing options: a probability, or an average amount.

    name: the event or the unit, as in `you are hit` or `ghosts`; value: a probability from 0 to 1, or an amount;
    is_chance: whether it is a probability; more_is_better: whether a higher value is better for the player.
    """

    __slots__ = ("name", "value", "is_chance", "more_is_better")

    def __init__(self, name: str, value: float, *, is_chance: bool, more_is_better: bool) -> None:
        self.name: str = name
        self.value: float = value
        self.is_chance: bool = is_chance
        self.more_is_better: bool = more_is_better

    @property
    def text(self) -> str:
        """The value as players see it: `28%` or `1.5`."""
        return percent(self.value) if self.is_chance else f"{self.value:.1f}".removesuffix(".0")

    @property
    def shown(self) -> float:
        """The value as rounded in `text`, negated where less is better, so that a higher number is always better."""
        rounded = float(self.text.removesuffix("%"))
        return rounded if self.more_is_better else -rounded


def chance_of(name: str, value: float, *, wanted: bool) -> Forecast:
    """Return the forecast of an event with a probability. wanted: whether the event is good for the player."""
    return Forecast(name, value, is_chance=True, more_is_better=wanted)


def amount_of(name: str, value: float, *, wanted: bool) -> Forecast:
    """Return the forecast of an average amount. wanted: whether a higher amount is good for the player."""
    return Forecast(name, value, is_chance=False, more_is_better=wanted)


def successes(dice: int, chance: float) -> list[float]:
    """Return the probabilities of 0, 1, ..., `dice` successes. chance: the probability that one die succeeds."""
    return [comb(dice, count) * chance**count * (1.0 - chance) ** (dice - count) for count in range(dice + 1)]


def percent(chance: float) -> str:
    """Format a probability from 0 to 1: `26%`.

    Only a certain event is shown as 100%, and only an impossible one as 0%.
    """
    whole = round(100.0 * chance)
    if chance < 1.0 - 1e-9:
        whole = min(whole, 99)
    if chance > 1e-9:
        whole = max(whole, 1)
    return f"{whole}%"
