"""Bots that play the learned policy, or the game's rules of thumb."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from gloaming.bots.greedy_bot import GreedyBot
from gloaming.bots.seat_view import Bot, SeatView
from gloaming.bots.style import inclined
from gloaming.engine.learning.features import drawn
from gloaming.engine.match.match import Game
from gloaming.engine.state.dice import Dice, seeded


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class PolicyBot:
    """A bot that takes the most probable option of the learned policy, or samples an option from the policy.

    drawn: 0 to take the most probable option; otherwise the power to which the policy is raised before sampling: 1
    leaves the policy unchanged, above 1 makes it more decisive, below 1 less. In matches longer than
    `PolicyModel.patience`, the bot samples from the unchanged policy. style: the id of a style, "" for none: options
    that serve the style become more probable, except in such long matches.

    In a game without a learned policy, the bot samples from the playout policy; without a playout policy, or with a
    style, it takes the best option one step ahead.
    """

    __slots__ = ("_dice", "_greedy", "_drawn", "_style")

    def __init__(self, seed: int, *, drawn: float = 0.0, style: str = "") -> None:
        self._dice: Dice = seeded(seed, "policy bot")
        self._greedy: GreedyBot = GreedyBot(1, seed, style)
        self._drawn: float = drawn
        self._style: str = style

    def choose(self, view: SeatView) -> int:
        """Return the index of the chosen option. Raises BadWeights and UnknownStyle."""
        decision = view.decision
        assert decision is not None
        if len(decision.options) == 1:
            return 0
        probabilities = view.policy()
        if probabilities:
            if self._style and not view.wanders:
                probabilities = inclined(view, probabilities, self._style, self._dice.next())
            power = 1.0 if not self._drawn and view.wanders else self._drawn
            return (
                drawn(sharpened(probabilities, power), self._dice) if power else probabilities.index(max(probabilities))
            )
        weights = [] if self._style else view.imagine(self._dice.next()).policy_weights()
        return self._dice.weighted(weights) if weights else self._greedy.choose(view)


def sharpened(probabilities: list[float], power: float) -> list[float]:
    """Raise probabilities to a power above 0 and normalize them to sum to 1."""
    if power == 1.0:
        return probabilities
    raised = [chance**power for chance in probabilities]
    whole = sum(raised)
    return [chance / whole for chance in raised]


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class LevelBot:
    """A difficulty level: plays as one bot in games with a learned policy and as another in other games.

    A game can also name the bot that plays the level. level: the name of the level; learned, other: the two bots; make:
    creates a bot from the spec that a game names.
    """

    __slots__ = ("_level", "_learned", "_other", "_make", "_named")

    def __init__(self, level: str, learned: Bot, other: Bot, make: Callable[[str], Bot]) -> None:
        self._level: str = level
        self._learned: Bot = learned
        self._other: Bot = other
        self._make: Callable[[str], Bot] = make
        self._named: dict[str, Bot] = {}

    def choose(self, view: SeatView) -> int:
        """Return the index of the chosen option. Raises BadWeights and UnknownStyle."""
        return self.of(view.game).choose(view)

    def of(self, game: Game) -> Bot:
        """Return the bot that plays this level in a game."""
        learned = game.rules.learned
        spec = None if learned is None else learned.levels.get(self._level)
        if spec is None:
            return self._other if learned is None or not learned.plays else self._learned
        bot = self._named.get(spec)
        if bot is None:
            bot = self._make(spec)
            self._named[spec] = bot
        return bot
