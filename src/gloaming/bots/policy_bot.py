"""The bot that plays by what it has learned of a game, or by the game's rules of thumb."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.bots.greedy_bot import GreedyBot
from gloaming.bots.seat_view import Bot, SeatView
from gloaming.bots.style import inclined
from gloaming.engine.learning.features import drawn
from gloaming.engine.match.match import Game
from gloaming.engine.state.dice import Dice, seeded


class PolicyBot:
    """Takes what the learned policy takes most readily, or, where it draws, each option as readily as the policy does.

    drawn: 0 to take the readiest; else it draws by readiness to this power: 1 as it is, 3 a good deal more decided, 0.5
    less so. It draws too, as it is, where the match is longer than the game has patience for (`PolicyModel.patience`).
    style: the id of one of the game's, "" for none: options that lead to what it likes are taken more readily, but for
    such a long match.

    Where nothing is learned it takes an option as readily as the game's rules of thumb would; in games without those,
    or with a style, what looks best at once.
    """

    __slots__ = ("_dice", "_greedy", "_drawn", "_style")

    def __init__(self, seed: int, *, drawn: float = 0.0, style: str = "") -> None:
        self._dice: Dice = seeded(seed, "policy bot")
        self._greedy: GreedyBot = GreedyBot(1, seed, style)
        self._drawn: float = drawn
        self._style: str = style

    def choose(self, view: SeatView) -> int:
        """The number of an option. Raises BadWeights and UnknownStyle."""
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
    """Chances to this power, above 0, adding up to 1 again: the higher, the more of them the likeliest has."""
    if power == 1.0:
        return probabilities
    raised = [chance**power for chance in probabilities]
    whole = sum(raised)
    return [chance / whole for chance in raised]


class LevelBot:
    """A level: one bot for games of which something is learned, another for all others; or the one that a game names.

    level: as a game names it; make: makes the bot of a spec.
    """

    __slots__ = ("_level", "_learned", "_other", "_make", "_named")

    def __init__(self, level: str, learned: Bot, other: Bot, make: Callable[[str], Bot]) -> None:
        self._level: str = level
        self._learned: Bot = learned
        self._other: Bot = other
        self._make: Callable[[str], Bot] = make
        self._named: dict[str, Bot] = {}

    def choose(self, view: SeatView) -> int:
        """The number of an option. Raises BadWeights and UnknownStyle."""
        return self.of(view.game).choose(view)

    def of(self, game: Game) -> Bot:
        """The bot that plays the level in a game."""
        learned = game.rules.learned
        spec = None if learned is None else learned.levels.get(self._level)
        if spec is None:
            return self._other if learned is None or not learned.plays else self._learned
        bot = self._named.get(spec)
        if bot is None:
            bot = self._make(spec)
            self._named[spec] = bot
        return bot
