"""What an environment for one learner is made of: the game, the learner's seat, the bots and the rewards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from inspect import signature
from numbers import Real
from operator import index
from os import PathLike
from typing import Any, Final, SupportsIndex

from gloaming import Game, Match
from gloaming.bots.registry import MOST_CHOICES, bot, check_style
from gloaming.bots.seat_view import Bot
from gloaming.engine.errors import BadSetup
from gloaming.engine.integers import as_integer
from gloaming.engine.match.rewards import SCORE, check_reward
from gloaming.engine.phrases import count
from gloaming.engine.state.dice import Dice
from gloaming.games import Shelf

RANDOM: Final = "random"
"""The seat of a learner that sits elsewhere in every match."""

SHAPINGS: Final = (None, "evaluate", "win_probabilities")

RAISE: Final = "raise"
LOSE: Final = "lose"

Opponents = str | Bot | Sequence[str | Bot] | None


class LearnerSetup:
    """The set-up of an environment. It can be pickled, for worker processes, if no opponent is a bot of the caller.

    game: the id of a game; packs: folders of packs for it. seats: the number of seats (default: the smallest); options:
    set-up options by id. seat: the learner's seat from 0, or "random" for another seat in every match.
    opponents: the bots at the other seats, in turn order from the learner's: one spec for all of them, such as
    "medium", or a list of specs and bots; None for self-play, in which the learner plays all seats.
    reward: "win", "rank" or "score", as `gloaming.engine.match.rewards` explains. shaping: None, or the method of
    `Match` that estimates positions ("evaluate" or "win_probabilities"): then each step is also rewarded with
    `discount * value after - value before`, where values are from -1 (lost) to 1 (won), and 0 when the match is over.
    Such rewards speed up learning and do not change which policy is best. They are computed from the whole position,
    including hidden cards.
    discount: from 0 to 1; only shaping uses it.
    illegal: what an illegal action does: "raise" an error, or "lose" the match with the reward -1.
    max_choices: the number of choices of all seats after which a match is truncated, at least 1.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: SupportsIndex | None = None,
        seat: SupportsIndex | str = RANDOM,
        opponents: Opponents = "medium",
        options: Mapping[str, Any] | None = None,
        packs: Sequence[str | PathLike[str]] = (),
        reward: str = "win",
        shaping: str | None = None,
        discount: float = 1.0,
        illegal: str = RAISE,
        max_choices: SupportsIndex = MOST_CHOICES,
    ) -> None:
        """Raises UnknownGame, UnknownBot, UnknownStyle, BadContent, or BadSetup, which says what is allowed."""
        self.game_id: str = game
        self.packs: tuple[str | PathLike[str], ...] = tuple(packs)
        self.game: Game = Shelf(packs).game(game)
        wanted = self.game.seats.start if seats is None else seats
        self.game.settings(wanted, options)
        self.seats: int = index(wanted)
        self.options: dict[str, Any] = dict(options or {})
        self.seat: int | str = self.checked_seat(seat)
        self.self_play: bool = opponents is None
        self.opponents: list[str | Bot] = [] if opponents is None else self._checked_opponents(opponents)
        check_reward(reward)
        self.reward: str = reward
        if shaping not in SHAPINGS:
            raise BadSetup(f"no shaping {shaping!r}: it must be None, 'evaluate' or 'win_probabilities'")
        if shaping is not None and self.self_play:
            raise BadSetup("rewards are shaped for one learner's seat only, not in self-play")
        self.shaping: str | None = shaping
        self.discount: float = checked_discount(discount)
        if illegal not in (RAISE, LOSE):
            raise BadSetup(f"an illegal action can '{RAISE}' or '{LOSE}', not {illegal!r}")
        if illegal == LOSE and (reward == SCORE or self.self_play):
            raise BadSetup(f"illegal='{LOSE}' needs one learner's seat and the reward 'win' or 'rank'")
        self.illegal: str = illegal
        most = as_integer(max_choices)
        if most is None or most < 1:
            raise BadSetup(f"max_choices must be a whole number from 1 on, not {max_choices!r}")
        self.max_choices: int = most

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "game"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.game = Shelf(self.packs).game(self.game_id)

    def checked_seat(self, seat: SupportsIndex | str) -> int | str:
        """Return a learner's seat, or "random". Raises BadSetup, which says what is allowed."""
        number = None if isinstance(seat, str) else as_integer(seat)
        if seat != RANDOM and (number is None or not 0 <= number < self.seats):
            raise BadSetup(f"the learner's seat must be 0 to {self.seats - 1} or '{RANDOM}', not {seat!r}")
        return RANDOM if number is None else number

    def bots(self, seat: int, dice: Dice) -> list[Bot | None]:
        """Return the bot at each seat of a new match, None at the learner's seat."""
        bots: list[Bot | None] = [None] * self.seats
        for number, opponent in enumerate(self.opponents, 1):
            made = bot(opponent, dice.next()) if isinstance(opponent, str) else opponent
            bots[(seat + number) % self.seats] = made
        return bots

    def new_match(self, dice: Dice) -> Match:
        """Start a new match."""
        seed = dice.next() << 31 | dice.next()
        return self.game.new(seats=self.seats, seed=seed, options=self.options)

    def _checked_opponents(self, opponents: str | Bot | Sequence[str | Bot]) -> list[str | Bot]:
        others = self.seats - 1
        listed = list(opponents) if isinstance(opponents, Sequence) and not isinstance(opponents, str) else None
        specs = [opponents] * others if listed is None else listed
        if len(specs) != others:
            raise BadSetup(f"{count(self.seats, 'seat')} leave {count(others, 'opponent')}, not {len(specs)}")
        checked: list[str | Bot] = []
        for spec in specs:
            assert not isinstance(spec, Sequence) or isinstance(spec, str)
            if isinstance(spec, str):
                bot(spec)
                check_style(self.game, spec)
            elif not callable(getattr(spec, "choose", None)):
                raise BadSetup(f"an opponent must be a bot such as 'medium', or have choose(view), unlike {spec!r}")
            checked.append(spec)
        return checked


def checked_discount(discount: object) -> float:
    """Return a discount. Raises BadSetup unless it is a number from 0 to 1."""
    if not isinstance(discount, Real) or not 0 <= float(discount) <= 1:
        raise BadSetup(f"the discount must be a number from 0 to 1, not {discount!r}")
    return float(discount)


SETUP_ARGUMENTS: Final = tuple(signature(LearnerSetup).parameters)[1:]
"""The keyword arguments of `LearnerSetup`."""


def checked_setup(game: str, arguments: Mapping[str, Any], others: Sequence[str]) -> LearnerSetup:
    """Return the set-up for the keyword arguments of an environment.

    others: the names of further arguments of the environment. Raises TypeError for an unknown argument, or what
    `LearnerSetup` raises.
    """
    for name in arguments:
        if name not in SETUP_ARGUMENTS:
            raise TypeError(
                f"the environment has no argument '{name}'; it has {', '.join(sorted([*SETUP_ARGUMENTS, *others]))}"
            )
    return LearnerSetup(game, **arguments)


def check_reset_options(options: Mapping[str, Any] | None, name: str) -> None:
    """Raise BadSetup unless the options of `reset` have no entry but the one with this name."""
    for option in options or {}:
        if option != name:
            raise BadSetup(f"reset has no option {option!r}; it has '{name}'")
