"""Play many matches at once, with observations and masks in buffers of the caller."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gloaming.engine.errors import IllegalChoice
from gloaming.engine.match.match import Game, Match
from gloaming.engine.match.observer import Observer
from gloaming.engine.match.rewards import WIN, check_reward, rewards
from gloaming.engine.state.dice import Dice, seeded

OVER: Final = 1
CUT: Final = 2
"""The marks of a match that is over, and of a match that was abandoned after too many choices."""

MOST_CHOICES: Final = 100_000
"""The default number of choices after which a match is abandoned."""


class Buffers:
    """Writable buffers of the caller, with a row for each of `matches` matches: numpy arrays, memoryviews or the like.

    observations: the vector of the seat to move, `game.observation.size` bytes; at the end, that of the last seat.
    masks: the action mask of the seat to move, `game.actions.size` bytes; all 0 at the end. asked: one int32, the seat
    to move, at the end the last one. rewards: one float32 for each seat; all 0 before the end. gains: one float32, the
    reward of the seat that has just chosen. ended: one byte: 0, OVER or CUT.
    """

    __slots__ = ("observations", "masks", "asked", "rewards", "gains", "ended")

    def __init__(self, observations: Any, masks: Any, asked: Any, rewards: Any, gains: Any, ended: Any) -> None:
        self.observations: Any = memoryview(observations).cast("B")
        self.masks: Any = memoryview(masks).cast("B")
        self.asked: Any = memoryview(asked).cast("B").cast("i")
        self.rewards: Any = memoryview(rewards).cast("B").cast("f")
        self.gains: Any = memoryview(gains).cast("B").cast("f")
        self.ended: Any = memoryview(ended).cast("B")


class MatchBatch:
    """Many matches of one game, of which each call of `step` makes a choice in each.

    matches: the matches. game, size, seats, options, reward: the game, the number of matches, their number of seats,
    their set-up options, and the kind of rewards (`rewards.py`).
    Each match has its own stream of seeds, numbered from `first`, so that batches that share a larger one's numbers
    deal the same matches.
    """

    __slots__ = (
        "game",
        "size",
        "seats",
        "options",
        "reward",
        "first",
        "most_choices",
        "matches",
        "choices",
        "_buffers",
        "_rows",
        "_legal",
        "_observers",
        "_dice",
    )

    def __init__(
        self,
        game: Game,
        size: int,
        buffers: Buffers,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        reward: str = WIN,
        first: int = 0,
        most_choices: int = MOST_CHOICES,
    ) -> None:
        """Raises BadSetup, or ValueError for a buffer of another size. most_choices: abandon matches that are longer.

        Call `reset` before anything else.
        """
        game.settings(seats, options)
        check_reward(reward)
        self.game: Game = game
        self.size: int = size
        self.seats: int = seats
        self.options: Mapping[str, Any] | None = options
        self.reward: str = reward
        self.first: int = first
        self.most_choices: int = most_choices
        self.matches: list[Match] = []
        self.choices: list[int] = [0] * size
        self._buffers: Buffers = buffers
        width = game.observation.size
        for name, buffer, expected in [
            ("observations", buffers.observations, width),
            ("masks", buffers.masks, game.actions.size),
            ("asked", buffers.asked, 1),
            ("rewards", buffers.rewards, seats),
            ("gains", buffers.gains, 1),
            ("ended", buffers.ended, 1),
        ]:
            if len(buffer) != size * expected:
                raise ValueError(f"the buffer '{name}' needs {size} rows of {expected}, but has {len(buffer)} numbers")
        self._rows: list[Any] = [buffers.observations[at * width : (at + 1) * width] for at in range(size)]
        self._legal: list[list[int]] = [[] for _ in range(size)]
        self._observers: list[list[Observer | None]] = [[None] * seats for _ in range(size)]
        self._dice: list[Dice] = []

    def reset(self, seed: int) -> None:
        """Start all matches. seed: a seed for them and for all that follow."""
        self._dice = [seeded(seed, f"batch {self.first + place}") for place in range(self.size)]
        self.fill([self._new(place) for place in range(self.size)])
        for place in range(self.size):
            self.write(place)

    def fill(self, matches: list[Match]) -> None:
        """Put a match at each place, and clear all masks. `write` shows the matches."""
        masks = self._buffers.masks
        masks[:] = bytes(len(masks))
        self._legal = [[] for _ in range(self.size)]
        self.matches = list(matches)
        for place in range(self.size):
            self.put(place, matches[place])

    def step(self, actions: Sequence[int]) -> None:
        """Choose in each match the option with a number of its mask; start the next match where one has ended.

        actions: a number for each match. Where a match has ended, its number is ignored. Raises IllegalChoice for an
        illegal number, which names the match; the matches before it have already changed.
        """
        ended = self._buffers.ended
        for place in range(self.size):
            if ended[place]:
                self.begin(place)
            else:
                self.act(place, actions[place])
            self.write(place)

    def begin_ended(self) -> None:
        """Start the next match where one has ended."""
        ended = self._buffers.ended
        for place in range(self.size):
            if ended[place]:
                self.begin(place)
                self.write(place)

    def begin(self, place: int) -> None:
        """Start the next match at a place. `write` shows it."""
        self.put(place, self._new(place))

    def put(self, place: int, match: Match) -> None:
        """Put a match at a place. `write` shows it."""
        self.matches[place] = match
        self.choices[place] = 0
        self._observers[place] = [None] * self.seats
        buffers = self._buffers
        buffers.ended[place] = 0
        buffers.gains[place] = 0.0
        for seat in range(self.seats):
            buffers.rewards[place * self.seats + seat] = 0.0

    def act(self, place: int, number: int) -> None:
        """Choose the option with a number of the mask at a place. `write` shows the result. Raises IllegalChoice."""
        legal = self._legal[place]
        if number not in legal:
            raise IllegalChoice(
                f"match {self.first + place}: no open option has the number {number!r}: mask the others"
            )
        self.matches[place].pick(legal.index(number))
        self.choices[place] += 1

    def write(self, place: int) -> None:
        """Write observation, mask, seat to move, and at the end the rewards of the match at a place."""
        match = self.matches[place]
        asked = match._asked()
        if asked < 0:
            self.finish(place, self._buffers.asked[place])
            return
        self._buffers.asked[place] = asked
        self._observe(place, match, asked)
        self._mask(place, match.legal_actions())
        if self.choices[place] >= self.most_choices:
            self.finish(place, asked)

    def finish(self, place: int, seat: int) -> None:
        """Write the end of the match at a place, as a seat sees it, with the rewards. Cut it if it runs on."""
        match = self.matches[place]
        self._observe(place, match, seat)
        self._mask(place, [])
        buffers = self._buffers
        buffers.asked[place] = seat
        result = match.result
        buffers.ended[place] = CUT if result is None else OVER
        if result is not None:
            by_seat = rewards(self.game, result, self.reward)
            buffers.gains[place] = by_seat[seat]
            for other in range(self.seats):
                buffers.rewards[place * self.seats + other] = by_seat[other]

    def _new(self, place: int) -> Match:
        dice = self._dice[place]
        seed = dice.next() << 31 | dice.next()
        return self.game.new(seats=self.seats, seed=seed, options=self.options)

    def _observe(self, place: int, match: Match, seat: int) -> None:
        observers = self._observers[place]
        observer = observers[seat]
        if observer is None:
            observer = observers[seat] = match.observer(seat)
        observer.observe(self._rows[place])

    def _mask(self, place: int, legal: list[int]) -> None:
        """Write a mask: only the numbers that were set last are cleared."""
        masks = self._buffers.masks
        first = place * self.game.actions.size
        for number in self._legal[place]:
            masks[first + number] = 0
        for number in legal:
            masks[first + number] = 1
        self._legal[place] = legal
