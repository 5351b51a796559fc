"""The bot that plays matches on in thought, by what it has learned, before it chooses.

Cautious rollouts over a base policy (Tesauro and Galperin 1996, On-line policy improvement using Monte Carlo search,
NIPS 9): what the policy would take is left only for an option that does better in the same imagined worlds by more than
a standard error.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from gloaming.bots.search import SearchBot
from gloaming.bots.sight import Sight
from gloaming.engine.dice import Dice, seeded

MOST: Final = 5
"""How many options are tried."""

LEAST: Final = 0.1
"""What the policy takes so much less readily than its favourite is not tried."""

LOOKS: Final = 4
"""After each such part of the worlds, what has fallen behind is tried no more."""

BEHIND: Final = 1.5
"""Behind: by so many standard errors."""


SEARCHED: Final = 10


class RolloutBot:
    """Plays what its policy finds worth a try to the end of so many imagined worlds.

    milliseconds: when it stops even if worlds are left, 0 for never. Where nothing is learned of a game it searches a
    tree instead, ten times for each world.
    """

    __slots__ = ("_dice", "_worlds", "_milliseconds", "_search")

    def __init__(self, seed: int, *, worlds: int, milliseconds: int = 0) -> None:
        self._dice: Dice = seeded(seed, "rollout bot")
        self._worlds: int = worlds
        self._milliseconds: int = milliseconds
        self._search: SearchBot = SearchBot(seed, iterations=SEARCHED * worlds, milliseconds=milliseconds)

    def choose(self, sight: Sight) -> int:
        """The number of an option. Raises BadWeights."""
        decision = sight.decision
        assert decision is not None
        if len(decision.options) == 1:
            return 0
        deadline = perf_counter() + self._milliseconds / 1000.0
        chances = sight.imagine(self._dice.next()).chances()
        if not chances:
            return self._search.choose(sight)
        order = sorted(range(len(chances)), key=lambda i: -chances[i])
        favourite = order[0]
        tried = [i for i in order[:MOST] if chances[i] >= LEAST * chances[favourite]]
        totals = [0.0] * len(chances)
        ahead = [0.0] * len(chances)
        squares = [0.0] * len(chances)
        done = 0
        while done < self._worlds and len(tried) > 1:
            self._look(sight, tried, totals, ahead, squares)
            done += 1
            if self._milliseconds and perf_counter() >= deadline:
                break
            if done % max(self._worlds // LOOKS, 4) == 0:
                best = max(tried, key=lambda i: totals[i])
                tried = [
                    i
                    for i in tried
                    if i in (favourite, best) or ahead[i] > -BEHIND * self._error(ahead[i], squares[i], done)
                ]
        chosen = favourite
        if done == 0:
            return chosen
        for i in tried[1:]:
            if ahead[i] > self._error(ahead[i], squares[i], done) and ahead[i] > ahead[chosen]:
                chosen = i
        return chosen

    def _look(
        self, sight: Sight, tried: list[int], totals: list[float], ahead: list[float], squares: list[float]
    ) -> None:
        """Play each of the options on in one imagined world, with the same dice."""
        world = sight.imagine(self._dice.next())
        seed = self._dice.next()
        of_favourite = 0.0
        for place in range(len(tried)):
            i = tried[place]
            match = world.copy()
            match.pick(i)
            match.play_on(seeded(seed, "rollout"))
            hope = match.evaluate()[sight.seat]
            if place == 0:
                of_favourite = hope
            totals[i] += hope
            gain = hope - of_favourite
            ahead[i] += gain
            squares[i] += gain * gain

    def _error(self, total: float, squares: float, count: int) -> float:
        """A standard error of a sum of gains."""
        return sqrt(max(squares - total * total / count, 0.0)) + 1e-9
