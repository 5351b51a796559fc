"""Many matches at once in each of which a learner plays one seat and bots play the others."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.engine.match.batch import OVER, Buffers, MatchBatch
from gloaming.engine.state.dice import Dice, seeded
from gloaming.envs.gymnasium_learner import LearnerMatch
from gloaming.envs.gymnasium_setup import LearnerSetup


class LearnerBatch:
    """Matches of a learner with bots, with the interface of `MatchBatch`.

    The matches stand still only when the learner is to move: the seat to move is always the learner's.
    """

    __slots__ = ("batch", "_setup", "_buffers", "_matches", "_dice")

    def __init__(self, setup: LearnerSetup, batch: MatchBatch, buffers: Buffers) -> None:
        """batch: plays in `buffers`; only its methods that write rows are used."""
        self.batch: MatchBatch = batch
        self._setup: LearnerSetup = setup
        self._buffers: Buffers = buffers
        self._matches: list[LearnerMatch] = []
        self._dice: list[Dice] = []

    def reset(self, seed: int) -> None:
        """Start all matches. seed: a seed for them, for all that follow, and for the bots."""
        batch = self.batch
        self._dice = [seeded(seed, f"learner {batch.first + place}") for place in range(batch.size)]
        self._matches = [LearnerMatch(self._setup, dice) for dice in self._dice]
        batch.fill([played.match for played in self._matches])
        for place in range(batch.size):
            batch.write(place)

    def step(self, actions: Sequence[int]) -> None:
        """Choose in each match, and play on to the learner's next choice; start the next match where one has ended."""
        ended = self._buffers.ended
        for place in range(self.batch.size):
            if ended[place]:
                self._begin(place)
            else:
                self._act(place, actions[place])

    def begin_ended(self) -> None:
        """Start the next match where one has ended."""
        ended = self._buffers.ended
        for place in range(self.batch.size):
            if ended[place]:
                self._begin(place)

    def _begin(self, place: int) -> None:
        played = self._matches[place] = LearnerMatch(self._setup, self._dice[place])
        self.batch.put(place, played.match)
        self.batch.write(place)

    def _act(self, place: int, action: int) -> None:
        played = self._matches[place]
        reward = played.act(action)
        if played.terminated or played.truncated:
            self.batch.finish(place, played.seat)
            if played.terminated:
                self._buffers.ended[place] = OVER
        else:
            self.batch.write(place)
        self._buffers.gains[place] = reward


def batch_of(setup: LearnerSetup, size: int, buffers: Buffers, first: int = 0) -> MatchBatch | LearnerBatch:
    """Return a batch for a set-up, in the caller's buffers. size, first: as for `MatchBatch`."""
    batch = MatchBatch(
        setup.game,
        size,
        buffers,
        seats=setup.seats,
        options=setup.options,
        reward=setup.reward,
        first=first,
        most_choices=setup.max_choices,
    )
    return batch if setup.self_play else LearnerBatch(setup, batch, buffers)
