"""How `gloaming train` goes about it: by batches of matches, in one process or several, with the same outcome."""

from __future__ import annotations

import signal
from array import array
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from gloaming.bots import bot
from gloaming.bots.actor_critic import Adam, Gradient, Trainer, play_and_imitate, play_and_learn
from gloaming.bots.calibration import Bin, Fitted, Sample, brier_scores, fitted, reliability, samples_of
from gloaming.cli.simulation import game_with
from gloaming.cli.wilson import wilson
from gloaming.engine.learning.features import PLACES
from gloaming.engine.learning.policy_model import Weights
from gloaming.engine.match.match import Game

PARTS: Final = 4
"""Into so many parts each batch goes, whatever the number of processes: sums come out the same."""

CREDITED: Final = 0.3
"""By this share of the matches, coming near to a win has become worth nothing."""

CREDIT: Final = 0.3
"""What coming near to a win is worth at first."""

SLOWING: Final = 0.6
"""From this share of the matches on, steps become smaller, down to a fifth."""

JUDGED: Final = 4_000
"""To so many matches of other seeds the value is fitted when the policy is learned, unless told."""

TESTED: Final = 1_000
"""So many matches of yet other seeds, or a fourth as many as those, say how often the policy wins and how true its
value is."""

POLICY_RATE: Final = 0.01
IMITATION_RATE: Final = 0.02
VALUE_RATE: Final = 0.02
TRUST_RATE: Final = 0.01


Carried = tuple[bytes, bytes, float]
"""The weights of policy and value, and the trust, between processes."""


@dataclass(frozen=True)
class Part:
    """Matches for one process: numbers of matches, from which their seeds, seats and settings follow."""

    game: str
    seed: int
    numbers: tuple[int, ...]
    imitated: bool
    credit: float
    packs: tuple[Path, ...] = ()


@dataclass
class Report:
    """How a batch went. brier: of the value; before: of the game's own evaluation, at the same choices."""

    done: int
    matches: int
    won: float
    brier: float
    before: float


@dataclass
class Judged:
    """How a policy did in matches of other seeds. fitted: to so many matches the value was fitted before.

    won: the share of seats that won; interval: its 95 %; quarters: of a match, each with the Brier score of the value,
    of the evaluation, and of always saying how often as many seats win; tenths: how often chances came true.
    """

    fitted: int
    matches: int
    won: float
    interval: tuple[float, float]
    quarters: list[tuple[float, float, float]]
    tenths: list[Bin]

    def as_json(self) -> dict[str, Any]:
        """It as JSON data, rounded."""
        return {
            "matches": self.matches,
            "won": round(self.won, 4),
            "interval": [round(end, 4) for end in self.interval],
            "brier": [round(brier, 4) for brier, _, _ in self.quarters],
            "evaluation": [round(before, 4) for _, before, _ in self.quarters],
            "base": [round(base, 4) for _, _, base in self.quarters],
            "came_true": [[round(hoped, 4), round(won, 4), count] for hoped, won, count in self.tenths],
        }


class Course:
    """Learning a game in so many matches; it goes on where weights say that they come from fewer."""

    def __init__(self, game: Game, weights: Weights, seed: int, matches: int, packs: tuple[Path, ...] = ()) -> None:
        self.packs = packs
        self.game, self.seed, self.matches = game, seed, matches
        self.trainer = Trainer(weights.policy, weights.value, weights.trust)
        self.made = weights.made
        learned = game.rules.learned
        assert learned is not None
        self.learned = learned
        self.done: int = weights.made["matches"]
        self._mean, self._averaged = [0.0] * PLACES, 0
        self._begin()

    def _begin(self) -> None:
        self._policy, self._value = Adam(PLACES, POLICY_RATE), Adam(PLACES, VALUE_RATE)
        self._trust = Adam(1, TRUST_RATE)
        self._imitating = False

    def learn(self, jobs: int) -> Iterator[Report]:
        """Play all matches, and tell of each batch."""
        with _processes(jobs) as processes:
            while self.done < self.matches:
                yield self._batch(processes)

    def carried(self) -> Carried:
        """The weights for another process."""
        return _carried(self.trainer.policy), _carried(self.trainer.value), self.trainer.trust

    def _batch(self, processes: ProcessPoolExecutor) -> Report:
        share = self.done / self.matches
        imitated = share < self.learned.imitated
        if self._imitating and not imitated:
            self._begin()  # the gradients of imitation are far steeper than those of playing to win
        self._imitating = imitated
        size = min(
            24 if imitated else self.learned.batch // 2 if share < 0.2 else self.learned.batch, self.matches - self.done
        )
        credit = CREDIT * max(0.0, 1.0 - share / CREDITED)
        numbers = range(self.done, self.done + size)
        parts = [
            Part(self.game.id, self.seed, tuple(numbers[at::PARTS]), imitated, credit, self.packs)
            for at in range(PARTS)
        ]
        gradients = list(processes.map(_played, parts, [self.carried()] * PARTS))
        choices = sum(gradient.choices for gradient in gradients)
        pace = 1.0 if share < SLOWING else 1.0 - 0.8 * (share - SLOWING) / (1.0 - SLOWING)
        self._policy.rate = (IMITATION_RATE if imitated else POLICY_RATE) * pace
        self._value.rate = VALUE_RATE * pace
        self._policy.step(self.trainer.policy, _summed([gradient.policy for gradient in gradients]), 1.0 / size)
        self._value.step(self.trainer.value, _summed([gradient.value for gradient in gradients]), 1.0 / choices)
        trust = [self.trainer.trust]
        self._trust.step(trust, [sum(gradient.trust for gradient in gradients)], 1.0 / choices)
        self.trainer.trust = trust[0]
        if share >= 1.0 - self.learned.averaged and not imitated:
            self._average(last=self.done + size == self.matches)
        self.done += size
        return Report(
            self.done,
            size,
            sum(gradient.won for gradient in gradients) / size,
            sum(gradient.brier for gradient in gradients) / choices,
            sum(gradient.before for gradient in gradients) / choices,
        )

    def _average(self, *, last: bool) -> None:
        """Add the policy of now to the mean; after the last batch the mean is the policy."""
        self._averaged += 1
        self._mean = [mean + (now - mean) / self._averaged for mean, now in zip(self._mean, self.trainer.policy)]
        if last:
            self.trainer.policy = self._mean


def judge(
    game: Game, policy: list[float], seed: int, jobs: int, matches: int, packs: tuple[Path, ...] = ()
) -> tuple[Fitted, Judged]:
    """A value fitted to so many matches of a policy, of other seeds than it learned from; and how both do in others."""
    learned = game.rules.learned
    assert learned is not None
    found = fitted(learned, _moments(game, policy, seed, 10_000_000, matches, jobs, packs))
    tested = _moments(game, policy, seed, 20_000_000, max(matches // 4, TESTED), jobs, packs)
    outcomes = [won for moments in tested for won in moments[0].won]
    quarters = [
        (tally.model / tally.count, tally.evaluation / tally.count, tally.base_rate / tally.count)
        for tally in brier_scores(learned, tested, found)
    ]
    won = sum(outcomes)
    share, interval = won / len(outcomes), wilson(won, len(outcomes))
    return found, Judged(matches, len(tested), share, interval, quarters, reliability(learned, tested, found))


def _moments(
    game: Game, policy: list[float], seed: int, first: int, matches: int, jobs: int, packs: tuple[Path, ...]
) -> list[list[Sample]]:
    """Of so many matches of a policy, from a number on, the moments that are judged."""
    parts = [
        Part(game.id, seed, tuple(range(first + at, min(first + at + 50, first + matches))), False, 0.0, packs)
        for at in range(0, matches, 50)
    ]
    with _processes(jobs) as processes:
        found = list(processes.map(_judged, parts, [_carried(policy)] * len(parts)))
    return [moments for part in found for moments in part]


def match_of(game: Game, number: int) -> tuple[int, dict[str, Any]]:
    """Seats and settings of a match of a course: all numbers of seats and all lessons in turns."""
    learned = game.rules.learned
    assert learned is not None
    seats = game.seats[number % len(game.seats)]
    return seats, dict(learned.lessons[number // len(game.seats) % len(learned.lessons)])


def _played(part: Part, carried: Carried) -> Gradient:
    game = game_with(part.game, part.packs)
    learned = game.rules.learned
    assert learned is not None
    trainer = Trainer(_fetched(carried[0]), _fetched(carried[1]), carried[2])
    gradient = Gradient()
    for number in part.numbers:
        seats, settings = match_of(game, number)
        seed = part.seed * 1_000_000_000 + number
        if part.imitated:
            teacher = bot(learned.teacher, seed)
            play_and_imitate(game, learned, trainer, seats, settings, seed, gradient, part.credit, teacher)
        else:
            play_and_learn(game, learned, trainer, seats, settings, seed, gradient, part.credit)
    return gradient


def _judged(part: Part, policy: bytes) -> list[list[Sample]]:
    game = game_with(part.game, part.packs)
    learned = game.rules.learned
    assert learned is not None
    weights = _fetched(policy)
    found: list[list[Sample]] = []
    for number in part.numbers:
        seats, settings = match_of(game, number)
        found.append(samples_of(game, learned, weights, seats, settings, part.seed * 1_000_000_000 + number))
    return found


def _carried(weights: list[float]) -> bytes:
    return array("d", weights).tobytes()


def _fetched(carried: bytes) -> list[float]:
    return array("d", carried).tolist()


def _summed(gradients: list[list[float]]) -> list[float]:
    return [sum(parts) for parts in zip(*gradients)]


@contextmanager
def _processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as processes:
        yield processes
