"""A match in which a learner plays one seat and bots play the others."""

from __future__ import annotations

from typing import Any, Final, SupportsIndex

from gloaming import IllegalChoice, Match
from gloaming.bots.seat_view import Bot, SeatView
from gloaming.engine.errors import BadSetup
from gloaming.engine.match.rewards import rewards
from gloaming.engine.state.dice import Dice
from gloaming.envs.gymnasium_setup import LOSE, LearnerSetup

MOST_DEALS: Final = 100
"""The maximum number of deals to find a match in which the learner has a choice."""


class LearnerMatch:
    """A match that stands still only when the learner is to move, or at its end.

    match: the match; seat: the learner's seat. terminated: whether the match is over, or lost by an illegal action;
    truncated: whether it was abandoned as too long. choices: the number of choices of all seats so far.
    """

    __slots__ = ("setup", "match", "seat", "terminated", "truncated", "choices", "_bots", "_views", "_potential")

    match: Match
    seat: int
    terminated: bool
    truncated: bool
    choices: int
    _bots: list[Bot | None]
    _views: list[SeatView]
    _potential: float

    def __init__(self, setup: LearnerSetup, dice: Dice, seat: SupportsIndex | str | None = None) -> None:
        """Start a match and play it to the learner's first choice.

        dice: decides the deal, the learner's seat if it is random, and the bots' choices. seat: a seat for this match
        instead of the one of the set-up. Raises BadSetup if the learner has no choice in any of `MOST_DEALS` deals.
        """
        self.setup: LearnerSetup = setup
        wanted = setup.seat if seat is None else setup.checked_seat(seat)
        for _ in range(MOST_DEALS):
            self._deal(dice, wanted)
            if not self.terminated and not self.truncated:
                return
        raise BadSetup(f"the learner at seat {self.seat} of {setup.game.title} never has a choice")

    def __getstate__(self) -> dict[str, Any]:
        """Return the match as a save, because a match with packs cannot be pickled."""
        kept = {name: getattr(self, name) for name in self.__slots__ if name not in ("match", "_views")}
        return {**kept, "save": self.match.save()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            if name != "save":
                setattr(self, name, value)
        self.match = self.setup.game.load(state["save"])
        self._views = [SeatView(self.match, seat) for seat in range(self.setup.seats)]

    def act(self, number: SupportsIndex) -> float:
        """Choose the option with a number of `match.legal_actions()`, and play on to the learner's next choice.

        Return the reward. Raises IllegalChoice, and changes nothing, unless illegal actions lose the match.
        """
        if self.terminated or self.truncated:
            raise IllegalChoice("the match is over: call reset() to start the next one")
        try:
            self.match.act(number)
        except IllegalChoice as error:
            if self.setup.illegal != LOSE:
                raise IllegalChoice(f"{error}. Mask illegal actions, or set up illegal='{LOSE}'") from None
            self.terminated = True
            return -1.0
        self.choices += 1
        self._play_on()
        return self._reward()

    def _deal(self, dice: Dice, wanted: int | str) -> None:
        setup = self.setup
        self.match = setup.new_match(dice)
        self.seat = dice.below(setup.seats) if isinstance(wanted, str) else wanted
        self._bots = setup.bots(self.seat, dice)
        self._views = [SeatView(self.match, seat) for seat in range(setup.seats)]
        self.terminated = False
        self.truncated = False
        self.choices = 0
        self._play_on()
        self._potential = self._value()

    def _play_on(self) -> None:
        """Let the bots choose until the learner is to move or the match ends."""
        match = self.match
        most = self.setup.max_choices
        decision = match.decision
        while decision is not None and self.choices < most:
            mover = self._bots[decision.seat]
            if mover is None:
                return
            match.pick(mover.choose(self._views[decision.seat]))
            self.choices += 1
            decision = match.decision
        self.terminated = decision is None
        self.truncated = decision is not None

    def _reward(self) -> float:
        setup = self.setup
        result = self.match.result
        reward = 0.0 if result is None else rewards(setup.game, result, setup.reward)[self.seat]
        if setup.shaping is not None:
            value = 0.0 if self.terminated else self._value()
            reward += setup.discount * value - self._potential
            self._potential = value
        return reward

    def _value(self) -> float:
        """Return the estimated value of the position for the learner, from -1 to 1; 0 without shaping."""
        shaping = self.setup.shaping
        if shaping is None:
            return 0.0
        values = self.match.evaluate() if shaping == "evaluate" else self.match.win_probabilities()
        return 2.0 * values[self.seat] - 1.0
