"""The rollout bot: plays out imagined worlds with the learned policy before it chooses.

Cautious rollouts over a base policy (Tesauro and Galperin 1996, On-line policy improvement using Monte Carlo search,
NIPS 9): the bot leaves the policy's favorite only for an option that does better in the same imagined worlds, with the
same dice, by more than one standard error, or by more if the spec requires it. After a few worlds, options that are not
promising are dropped.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import mypyc_attr

from gloaming.bots.search_bot import SearchBot
from gloaming.bots.seat_view import SeatView
from gloaming.bots.style import inclined
from gloaming.engine.state.dice import Dice, seeded

MOST: Final = 8
"""The maximum number of options that are tried."""

LEAST: Final = 0.01
"""An option is not tried if its probability is less than this share of the favorite's."""

LOOK: Final = 8
"""The number of worlds between eliminations of options that fall behind or never differ from the favorite."""

BEHIND: Final = 1.0
"""The number of standard errors behind the favorite at which an option is eliminated."""

BEATEN: Final = 2.0
"""The number of standard errors behind the best option at which an option is eliminated."""

SEARCHED: Final = 10


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class RolloutBot:
    """A bot that plays out the most promising options in a number of imagined worlds.

    worlds: the number of imagined worlds; milliseconds: the time limit, 0 for none; sure: the number of standard errors
    by which an option must beat the favorite: more than 1 for games in which similar questions recur, so that small
    errors would add up; style: the id of a style, "" for none. The favorite is the most probable option of the policy,
    adjusted to the style. In a game without a learned policy, the bot runs a tree search instead, with ten iterations
    per world.
    """

    __slots__ = ("_dice", "_worlds", "_milliseconds", "_sure", "_style", "_search")

    def __init__(self, seed: int, *, worlds: int, milliseconds: int = 0, sure: float = 1.0, style: str = "") -> None:
        self._sure: float = sure
        self._dice: Dice = seeded(seed, "rollout bot")
        self._worlds: int = worlds
        self._milliseconds: int = milliseconds
        self._style: str = style
        self._search: SearchBot = SearchBot(seed, iterations=SEARCHED * worlds, milliseconds=milliseconds, style=style)

    def choose(self, view: SeatView) -> int:
        """Return the index of the chosen option. Raises BadWeights and UnknownStyle."""
        decision = view.decision
        assert decision is not None
        if len(decision.options) == 1:
            return 0
        deadline = perf_counter() + self._milliseconds / 1000.0
        probabilities = view.policy()
        if not probabilities:
            return self._search.choose(view)
        tried = self._tried(view, probabilities)
        favourite = tried[0]
        ahead = [0.0] * len(probabilities)
        squares = [0.0] * len(probabilities)
        done = 0
        while done < self._worlds and len(tried) > 1:
            self._look(view, tried, ahead, squares)
            done += 1
            if self._milliseconds and perf_counter() >= deadline:
                break
            if done % LOOK == 0:
                tried = self._left(tried, ahead, squares, done)
        chosen = favourite
        if done == 0:
            return chosen
        for i in tried[1:]:
            if ahead[i] > self._sure * self._error(ahead[i], squares[i], done) and ahead[i] > ahead[chosen]:
                chosen = i
        return chosen

    def _tried(self, view: SeatView, probabilities: list[float]) -> list[int]:
        """Return the indexes of the options to try: the favorite, then those that the policy or the style prefers."""
        best = max(probabilities)
        ready = [chance / best for chance in probabilities]
        favourite = probabilities.index(best)
        if self._style:
            taken = inclined(view, probabilities, self._style, self._dice.next())
            best = max(taken)
            favourite = taken.index(best)
            ready = [max(before, after / best) for before, after in zip(ready, taken, strict=True)]
        order = sorted(range(len(ready)), key=lambda i: (i != favourite, -ready[i]))
        return [i for i in order[:MOST] if ready[i] >= LEAST]

    def _left(self, tried: list[int], ahead: list[float], squares: list[float], done: int) -> list[int]:
        """Return the options that are worth more worlds, the favorite first."""
        best = tried[0]
        for i in tried:
            if ahead[i] > ahead[best]:
                best = i
        beaten = 0.0 if best == tried[0] else ahead[best] - BEATEN * self._error(ahead[best], squares[best], done)
        left = tried[:1]
        for i in tried[1:]:
            behind = ahead[i] < -BEHIND * self._error(ahead[i], squares[i], done)
            if squares[i] > 0.0 and not behind and (i == best or best == tried[0] or ahead[i] >= beaten):
                left.append(i)
        return left

    def _look(self, view: SeatView, tried: list[int], ahead: list[float], squares: list[float]) -> None:
        """Play out each option in one imagined world with the same dice, and add its gain over the favorite to the
        sums.

        ahead, squares: the sums of each option's gains and squared gains.
        """
        world = view.imagine(self._dice.next())
        teams = world.teams()
        of_favourite = 0.0
        for place in range(len(tried)):
            i = tried[place]
            match = world.copy()
            match.pick(i)
            match.play_on()
            value = match.value_for_team(match.evaluate(), teams)[view.seat]
            if place == 0:
                of_favourite = value
            gain = value - of_favourite
            ahead[i] += gain
            squares[i] += gain * gain

    def _error(self, total: float, squares: float, count: int) -> float:
        """Return the standard error of a sum of `count` gains. squares: the sum of the squared gains."""
        return sqrt(max(squares - total * total / count, 0.0)) + 1e-9
