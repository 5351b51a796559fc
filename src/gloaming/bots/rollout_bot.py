"""The bot that plays matches on in thought, by what it has learned, before it chooses.

Cautious rollouts over a base policy (Tesauro and Galperin 1996, On-line policy improvement using Monte Carlo search,
NIPS 9): what the policy takes most readily is left only for an option that does better in the same imagined worlds,
with the same dice, by more than a standard error, or than so many as a game asks for. A few worlds tell what is worth
more of them.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from gloaming.bots.search_bot import SearchBot
from gloaming.bots.seat_view import SeatView
from gloaming.bots.style import inclined
from gloaming.engine.state.dice import Dice, seeded

MOST: Final = 8
"""How many options are tried."""

LEAST: Final = 0.01
"""What the policy takes so much less readily than its favourite is not tried."""

LOOK: Final = 8
"""After so many worlds each time, what has fallen behind is tried no more, nor what made no difference in any."""

BEHIND: Final = 1.0
"""Behind the favourite: by so many standard errors."""

BEATEN: Final = 2.0
"""Behind what does best: by so many standard errors."""

SEARCHED: Final = 10


class RolloutBot:
    """Plays what its policy finds worth a try to the end of so many imagined worlds.

    milliseconds: when it stops even if worlds are left, 0 for never. sure: by more than so many standard errors an
    option has to do better than the favourite: more than 1 where much the same is asked again and again, and a gain
    that is none would turn up in time. style: the id of one of the game's, "" for none: the favourite is what the
    policy takes most readily with that style, and left for what wins more often. Where nothing is learned of a game it
    searches a tree instead, ten times for each world.
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
        """The number of an option. Raises BadWeights and UnknownStyle."""
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
        """The options that are worth a try: the favourite, then what the policy or the style takes most readily."""
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
        """Of the options, the favourite first, those that are worth more worlds."""
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
        """Play each of the options on in one imagined world, with the same dice."""
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
        """A standard error of a sum of gains."""
        return sqrt(max(squares - total * total / count, 0.0)) + 1e-9
