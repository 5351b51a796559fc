"""Train a policy in batches of matches, and fit win probabilities to other matches."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from gloaming.bots import bot
from gloaming.bots.actor_critic import Adam, Gradient, Trainer, play_and_imitate, play_and_learn
from gloaming.bots.calibration import Bin, Fitted, Sample, brier_scores, fitted, reliability, samples_of
from gloaming.bots.guided_bot import GuidedBot
from gloaming.bots.seat_view import Bot
from gloaming.bots.weights_bot import WeightsBot
from gloaming.engine.learning.features import PLACES
from gloaming.engine.learning.policy_model import PolicyModel, Weights
from gloaming.engine.match.match import Game
from gloaming.lab.content.game_files import GameFiles
from gloaming.lab.runs.engines.engine import Engine
from gloaming.lab.runs.runner import map_items
from gloaming.lab.statistics.intervals import wilson

PARTS: Final = 4
"""The number of parts into which a batch is divided.

It does not depend on the number of processes, so that sums over the parts always round the same way.
"""

CREDIT_END: Final = 0.3
"""The share of the matches after which a near win earns no credit."""

CREDIT: Final = 0.3
"""The credit for a near win at the start of the training, as a share of a win."""

SLOWING_START: Final = 0.6
"""The share of the matches after which gradient steps become smaller, down to a fifth."""

FITTING_MATCHES: Final = 4_000
"""The default number of matches to which win probabilities are fitted. Their seeds are not used in training."""

TEST_MATCHES: Final = 1_000
"""The minimum number of test matches, whose seeds are used for nothing else.

A quarter of the number of fitting matches is used if that is more.
"""

POLICY_RATE: Final = 0.01
IMITATION_RATE: Final = 0.02
VALUE_RATE: Final = 0.02
TRUST_RATE: Final = 0.01


PackedWeights = tuple[bytes, bytes, float]
"""Serialized weights for other processes: those of the policy, those of the value, and the trust in the evaluation."""


@dataclass(frozen=True)
class TrainingPart:
    """Matches to be played by one process.

    game: the game with the contents of its packs; numbers: the matches' numbers, which determine their seeds and
    settings; imitated: whether the policy learns to imitate a bot in these matches; credit: how much a near win counts,
    as a share of a win; earlier: the policy with which the training began, None for an untrained one. Where the game's
    rule of thumb says nothing, it plays the matches that are imitated.
    """

    game: GameFiles
    seed: int
    numbers: tuple[int, ...]
    imitated: bool
    credit: float
    earlier: bytes | None


@dataclass
class BatchReport:
    """The results of a training batch.

    done: all matches played so far; matches: those of the batch; won: the mean share of seats that won; brier: the
    Brier score of the value; before: that of the game's own evaluation at the same choices.
    """

    done: int
    matches: int
    won: float
    brier: float
    before: float


@dataclass
class PolicyEvaluation:
    """The test results of a policy, in matches that were not used in training.

    fitted: the number of matches used to fit the win probabilities; matches: the number of test matches; won: the
    share of seats that won; interval: the 95 % interval of `won`; quarters: for each quarter of a match, the Brier
    scores of the value, of the game's own evaluation, and of always predicting the mean; tenths: predicted and
    actual win rates for each tenth of the range of predictions.
    """

    fitted: int
    matches: int
    won: float
    interval: tuple[float, float]
    quarters: list[tuple[float, float, float]]
    tenths: list[Bin]

    def as_json(self) -> dict[str, Any]:
        """Return the results as rounded JSON data."""
        return {
            "matches": self.matches,
            "won": round(self.won, 4),
            "interval": [round(end, 4) for end in self.interval],
            "brier": [round(brier, 4) for brier, _, _ in self.quarters],
            "evaluation": [round(before, 4) for _, before, _ in self.quarters],
            "base": [round(base, 4) for _, _, base in self.quarters],
            "came_true": [[round(predicted, 4), round(won, 4), count] for predicted, won, count in self.tenths],
        }


class TrainingRun:
    """Trains weights by self-play.

    matches: the total number of matches, including those that trained the given weights earlier.
    imitate: the number of matches, from now on, in which the policy imitates the game's teacher; None for the share of
    all matches that the game names.
    """

    def __init__(
        self,
        game: Game,
        weights: Weights,
        seed: int,
        matches: int,
        packs: tuple[Path, ...] = (),
        imitate: int | None = None,
    ) -> None:
        self._content = GameFiles.read(game.id, packs)
        self.game, self.seed, self.matches = game, seed, matches
        self.trainer = Trainer(weights.policy, weights.value, weights.trust)
        self.made = weights.made
        learned = game.rules.learned
        assert learned is not None
        self.learned = learned
        self.done: int = weights.made["matches"]
        self._earlier = _pack(weights.policy) if any(weights.policy) else None
        self._taught = learned.imitated * matches if imitate is None else self.done + imitate
        self._mean, self._averaged = [0.0] * PLACES, 0
        self._begin()

    def _begin(self) -> None:
        self._policy, self._value = Adam(PLACES, POLICY_RATE), Adam(PLACES, VALUE_RATE)
        self._trust = Adam(1, TRUST_RATE)
        self._imitating = False

    def learn(self, engine: Engine) -> Iterator[BatchReport]:
        """Play all remaining matches, and yield a report after each batch."""
        while self.done < self.matches:
            yield self._batch(engine)

    def packed(self) -> PackedWeights:
        """Return the current weights, serialized for another process."""
        return _pack(self.trainer.policy), _pack(self.trainer.value), self.trainer.trust

    def _batch(self, engine: Engine) -> BatchReport:
        share = self.done / self.matches
        imitated = self.done < self._taught
        if self._imitating and not imitated:
            self._begin()  # imitation has much larger gradients than self-play
        self._imitating = imitated
        size = min(
            24 if imitated else self.learned.batch // 2 if share < 0.2 else self.learned.batch, self.matches - self.done
        )
        credit = CREDIT * max(0.0, 1.0 - share / CREDIT_END)
        numbers = range(self.done, self.done + size)
        earlier = self._earlier if imitated else None
        parts = [
            TrainingPart(self._content, self.seed, tuple(numbers[at::PARTS]), imitated, credit, earlier)
            for at in range(PARTS)
        ]
        gradients = list(map_items(partial(_play_part, self.packed()), parts, engine))
        choices = sum(gradient.choices for gradient in gradients)
        pace = 1.0 if share < SLOWING_START else 1.0 - 0.8 * (share - SLOWING_START) / (1.0 - SLOWING_START)
        self._policy.rate = (IMITATION_RATE if imitated else POLICY_RATE) * pace
        self._value.rate = VALUE_RATE * pace
        self._policy.step(self.trainer.policy, _add_up([gradient.policy for gradient in gradients]), 1.0 / size)
        self._value.step(self.trainer.value, _add_up([gradient.value for gradient in gradients]), 1.0 / choices)
        trust = [self.trainer.trust]
        self._trust.step(trust, [sum(gradient.trust for gradient in gradients)], 1.0 / choices)
        self.trainer.trust = trust[0]
        if share >= 1.0 - self.learned.averaged and not imitated:
            self._average(last=self.done + size == self.matches)
        self.done += size
        return BatchReport(
            self.done,
            size,
            sum(gradient.won for gradient in gradients) / size,
            sum(gradient.brier for gradient in gradients) / choices,
            sum(gradient.before for gradient in gradients) / choices,
        )

    def _average(self, *, last: bool) -> None:
        """Add the current policy to the running average. After the last batch, the average becomes the policy."""
        self._averaged += 1
        self._mean = [mean + (now - mean) / self._averaged for mean, now in zip(self._mean, self.trainer.policy)]
        if last:
            self.trainer.policy = self._mean


def evaluate_policy(
    game: Game, policy: list[float], seed: int, engine: Engine, matches: int, packs: tuple[Path, ...] = ()
) -> tuple[Fitted, PolicyEvaluation]:
    """Fit a value to the matches of a policy, and test policy and value. Return the value and the test results.

    Three disjoint sets of seeds are used for training, fitting and testing.
    """
    learned = game.rules.learned
    assert learned is not None
    value = fitted(learned, _samples(game, policy, seed, 10_000_000, matches, engine, packs))
    tested = _samples(game, policy, seed, 20_000_000, max(matches // 4, TEST_MATCHES), engine, packs)
    outcomes = [won for samples in tested for won in samples[0].won]
    quarters = [
        (score.model / score.count, score.evaluation / score.count, score.base_rate / score.count)
        for score in brier_scores(learned, tested, value)
    ]
    won = sum(outcomes)
    share, interval = won / len(outcomes), wilson(won, len(outcomes))
    return value, PolicyEvaluation(matches, len(tested), share, interval, quarters, reliability(learned, tested, value))


def _samples(
    game: Game, policy: list[float], seed: int, first: int, matches: int, engine: Engine, packs: tuple[Path, ...]
) -> list[list[Sample]]:
    """Play matches of a policy and return the samples of each. first: the number of the first match."""
    numbers = range(first, first + matches)
    play = partial(_evaluate_match, GameFiles.read(game.id, packs), policy, seed)
    return list(map_items(play, numbers, engine))


def match_settings(game: Game, number: int) -> tuple[int, dict[str, Any]]:
    """Return the number of seats and the settings of a training match.

    number: the number of the match; seat counts and lessons rotate with it.
    """
    learned = game.rules.learned
    assert learned is not None
    seats = game.seats[number % len(game.seats)]
    return seats, dict(learned.lessons[number // len(game.seats) % len(learned.lessons)])


def _play_part(packed: PackedWeights, part: TrainingPart) -> Gradient:
    game = part.game.load()
    learned = game.rules.learned
    assert learned is not None
    trainer = Trainer(_unpack(packed[0]), _unpack(packed[1]), packed[2])
    gradient = Gradient()
    for number in part.numbers:
        seats, settings = match_settings(game, number)
        seed = part.seed * 1_000_000_000 + number
        if part.imitated:
            teacher = _teacher(learned, seed, part.earlier)
            play_and_imitate(game, learned, trainer, seats, settings, seed, gradient, part.credit, teacher)
        else:
            play_and_learn(game, learned, trainer, seats, settings, seed, gradient, part.credit)
    return gradient


def _teacher(learned: PolicyModel, seed: int, earlier: bytes | None) -> Bot:
    """Return the bot that a policy imitates. earlier: as in TrainingPart."""
    if learned.thumb is None:
        return bot(learned.teacher, seed)
    if earlier is None:
        return GuidedBot(bot(learned.teacher, seed))
    return GuidedBot(WeightsBot(seed, Weights(_unpack(earlier), [], 0.0, {})))


def _evaluate_match(content: GameFiles, policy: list[float], seed: int, number: int) -> list[Sample]:
    game = content.load()
    learned = game.rules.learned
    assert learned is not None
    seats, settings = match_settings(game, number)
    return samples_of(game, learned, policy, seats, settings, seed * 1_000_000_000 + number)


def _pack(weights: list[float]) -> bytes:
    return array("d", weights).tobytes()


def _unpack(packed: bytes) -> list[float]:
    return array("d", packed).tolist()


def _add_up(gradients: list[list[float]]) -> list[float]:
    return [sum(parts) for parts in zip(*gradients)]
