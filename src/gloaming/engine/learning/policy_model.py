"""Load and apply a game's learned policy and win probabilities: its features and the weights shipped in the package."""

from __future__ import annotations

import json
import zlib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from gloaming.engine.errors import GloamingError
from gloaming.engine.learning.features import PLACES, Features, chance_of, logit
from gloaming.engine.learning.linear_model import GRAIN, Scores, WinProbabilityModel
from gloaming.engine.rules.machine import seat_to_move
from gloaming.engine.state.state import Option, State

FORMAT: Final = "gloaming-weights-1"


class BadWeights(GloamingError):
    """A weights file cannot be read. The message names the file and the reason."""


Pace = tuple[tuple[float, float, float], ...]
"""The calibration of win probabilities by game clock (`clock_of`).

It lists, for several clock values in ascending order, the clock value and the scale and shift of the logit.
"""


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Weights:
    """The weights of a policy and of a value model.

    trust: the weight of the game's own evaluation in the win probability.
    made: how the weights were trained, as JSON data: the command, seed, date and number of matches; it contains
    `judged` if the value model was fitted to matches of this policy.
    pace: the calibration of win probabilities by game clock.
    """

    __slots__ = ("policy", "value", "trust", "made", "pace")

    def __init__(
        self, policy: list[float], value: list[float], trust: float, made: Mapping[str, Any], pace: Pace = ()
    ) -> None:
        self.policy: list[float] = policy
        self.value: list[float] = value
        self.trust: float = trust
        self.made: dict[str, Any] = dict(made)
        self.pace: Pace = pace


def unlearned() -> Weights:
    """Return untrained weights, with a uniform policy.

    Their win probabilities have half the logit of the game's own evaluation.
    """
    return Weights([0.0] * PLACES, [0.0] * PLACES, 0.5, {"matches": 0})


def win_probability(value: list[float], trust: float, evaluated: float, places: list[int]) -> float:
    """Return a seat's probability of winning.

    value: the weights of the value model; trust: the weight of the game's own evaluation; evaluated: the seat's value
    in that evaluation; places: the indexes of the features.
    """
    total = trust * logit(evaluated)
    for at in places:
        total += value[at]
    return chance_of(total)


def clock_of(s: State) -> float:
    """Return the game clock: the number of events so far, divided by the number of seats."""
    return len(s.events) / s.seats


def set_right(chance: float, pace: Pace, clock: float) -> float:
    """Calibrate a probability: scale and shift its logit as `pace` says for the game clock, interpolated linearly."""
    if not pace:
        return chance
    after = 0
    while after < len(pace) and pace[after][0] < clock:
        after += 1
    early = pace[max(after - 1, 0)]
    late = pace[min(after, len(pace) - 1)]
    part = 0.0 if late[0] <= early[0] else (clock - early[0]) / (late[0] - early[0])
    scale = early[1] + (late[1] - early[1]) * part
    shift = early[2] + (late[2] - early[2]) * part
    return chance_of(scale * logit(chance) + shift)


def _packed(weights: list[float]) -> str:
    kept = array("h", [min(max(round(weight * GRAIN), -32768), 32767) for weight in weights])
    return b64encode(zlib.compress(kept.tobytes(), 9)).decode()


def _unpacked(text: str) -> list[float]:
    kept = array("h")
    kept.frombytes(zlib.decompress(b64decode(text)))
    if len(kept) != PLACES:
        raise ValueError(f"{len(kept)} weights, not {PLACES}")
    return [number / GRAIN for number in kept]


def written(weights: Weights) -> str:
    """Return weights as the text of a weights file."""
    data = {
        "format": FORMAT,
        "made": weights.made,
        "trust": round(weights.trust, 3),
        "pace": [[round(number, 3) for number in at] for at in weights.pace],
        "policy": _packed(weights.policy),
        "value": _packed(weights.value),
    }
    return json.dumps(data, indent=1) + "\n"


def read(path: Path) -> Weights:
    """Read weights from a file. Raises BadWeights."""
    try:
        data = json.loads(path.read_text())
        if data["format"] != FORMAT:
            raise ValueError(f"its format is {data['format']!r}, not {FORMAT!r}")
        pace = tuple([(float(at), float(scale), float(shift)) for at, scale, shift in data.get("pace", [])])
        return Weights(_unpacked(data["policy"]), _unpacked(data["value"]), float(data["trust"]), data["made"], pace)
    except (OSError, ValueError, KeyError, TypeError, zlib.error) as error:
        raise BadWeights(f"{path} holds no weights: {error}") from None


class ValueModel:
    """The win probabilities from one weights file. path: the file, which is read on first use."""

    __slots__ = ("_features", "_path", "_weights", "_fitted")

    def __init__(self, features: Features, path: Path) -> None:
        self._features: Features = features
        self._path: Path = path
        self._weights: Weights | None = None
        self._fitted: WinProbabilityModel | None = None

    @property
    def weights(self) -> Weights:
        """The weights of the file. Raises BadWeights."""
        known = self._weights
        if known is None:
            known = read(self._path)
            self._weights = known
        return known

    def win_probabilities(self, s: State, evaluated: list[float]) -> list[float]:
        """Return each seat's probability of winning, or `evaluated` if the file has no fitted value model.

        Raises BadWeights.
        evaluated: each seat's value in the game's own evaluation.
        """
        weights = self.weights
        if "judged" not in weights.made:
            return evaluated
        probabilities = self._fitted
        if probabilities is None:
            probabilities = WinProbabilityModel(self._features, weights.value, weights.trust)
            self._fitted = probabilities
        clock = clock_of(s)
        return [set_right(chance, weights.pace, clock) for chance in probabilities.win_probabilities(s, evaluated)]


ERRS: Final = 3
"""The default of `PolicyModel.errs`: the bot level easy errs in one of this many choices."""


class PolicyModel:
    """The learned policy and win probabilities of a game, with the settings of their training.

    features: the features of the game's decisions.
    path: the weights file, which is read on first use.
    credit(state, seat): return how close a seat came to winning a finished match, from 0 to 1; early in training this
    counts as part of a win.
    lessons: the set-up options of the training matches, used in turn.
    rivals: whether exactly one seat wins, so that the win probabilities sum to 1.
    split: whether a shared win is divided among its winners.
    batch: the number of matches per gradient step.
    averaged: the final policy is the average over this last share of the matches (Polyak and Juditsky 1992,
    Acceleration of stochastic approximation by averaging, SIAM Journal on Control and Optimization 30).
    teacher, imitated: the spec of a bot, and the first share of the matches, during which the policy imitates this bot.
    thumb(state, options): return the index of the option that a rule of thumb takes from what the seat to move knows,
    or -1 to leave the choice to the policy. With it, the policy imitates this rule instead of the teacher.
    levels: the bot specs for the levels medium, hard and hardest where they are not the learned policy, and for the
    choices in which easy does not err. A policy, search, rollout or greedy bot can also play with a style.
    judged_by: the spec of the bot whose matches calibrate the win probabilities; "" for the learned policy.
    judged_power: the power to which the policy's probabilities are raised when the policy plays those matches.
    plays: whether a policy is learned (default: when judged_by is not set); otherwise only win probabilities are
    fitted.
    guides: whether the search uses the mean of `evaluate()` and the win probabilities.
    patience: the game clock from which bots sample from the policy instead of choosing its best option, so that they do
    not go in circles; 0 for never.
    errs: in one of this many choices, the level easy chooses an option that looks almost as good as the best.
    """

    __slots__ = (
        "features",
        "path",
        "credit",
        "lessons",
        "rivals",
        "split",
        "batch",
        "averaged",
        "teacher",
        "imitated",
        "thumb",
        "levels",
        "judged_by",
        "judged_power",
        "plays",
        "guides",
        "patience",
        "errs",
        "_value_model",
        "_scores",
    )

    def __init__(
        self,
        features: Features,
        path: Path,
        *,
        lessons: Sequence[Mapping[str, Any]],
        credit: Callable[[Any, int], float] | None = None,
        rivals: bool = False,
        split: bool = False,
        batch: int = 400,
        averaged: float = 0.0,
        teacher: str = "greedy:1",
        imitated: float = 0.015,
        thumb: Callable[[Any, Sequence[Option]], int] | None = None,
        levels: Mapping[str, str] | None = None,
        judged_by: str = "",
        judged_power: int = 1,
        plays: bool | None = None,
        guides: bool = False,
        patience: float = 0.0,
        errs: int = ERRS,
    ) -> None:
        self.features: Features = features
        self.path: Path = path
        self.credit: Callable[[Any, int], float] = no_credit if credit is None else credit
        self.lessons: tuple[Mapping[str, Any], ...] = tuple(lessons)
        self.rivals: bool = rivals
        self.split: bool = split
        self.batch: int = batch
        self.averaged: float = averaged
        self.teacher: str = teacher
        self.imitated: float = imitated
        self.thumb: Callable[[Any, Sequence[Option]], int] | None = thumb
        self.levels: dict[str, str] = dict(levels or {})
        self.judged_by: str = judged_by
        self.judged_power: int = judged_power
        self.plays: bool = not judged_by if plays is None else plays
        self.guides: bool = guides
        self.patience: float = patience
        self.errs: int = errs
        self._value_model: ValueModel = ValueModel(features, path)
        self._scores: Scores | None = None

    @property
    def weights(self) -> Weights:
        """The weights shipped in the package. Raises BadWeights."""
        return self._value_model.weights

    def policy(self, s: State, options: Sequence[Option]) -> list[float]:
        """Return the policy of the seat to move: one probability per legal option, summing to 1."""
        return self._scored().policy(s, seat_to_move(s, s.program.steps[s.step]), options)

    def readiest(self, s: State, options: Sequence[Option]) -> int:
        """Return the index of the most probable option of the seat to move; the first if several are equal."""
        return self._scored().readiest(s, seat_to_move(s, s.program.steps[s.step]), options)

    def won(self, winners: Sequence[int], seat: int) -> float:
        """Return the share of a win that a seat or side has, from 0 to 1. winners: the seats or sides that have won."""
        if seat not in winners:
            return 0.0
        return 1.0 / len(winners) if self.split else 1.0

    def wanders(self, s: State) -> bool:
        """Return whether the match has passed `patience`, so that always choosing the best option may go in circles."""
        return self.patience > 0.0 and clock_of(s) > self.patience

    def _scored(self) -> Scores:
        scores = self._scores
        if scores is None:
            scores = Scores(self.features, self.weights.policy)
            self._scores = scores
        return scores

    def win_probabilities(self, s: State, evaluated: list[float]) -> list[float]:
        """Return each seat's probability of winning, or `evaluated` if the file has no fitted value model.

        evaluated: each seat's value in the game's own evaluation. Raises BadWeights.
        """
        probabilities = self._value_model.win_probabilities(s, evaluated)
        return shared(probabilities) if self.rivals else probabilities


def no_credit(s: State, seat: int) -> float:
    """Return 0: the default of `PolicyModel.credit`, for games that give a lost match no credit."""
    return 0.0


def shared(probabilities: list[float]) -> list[float]:
    """Scale probabilities of winning so that they sum to 1, for games with exactly one winner."""
    total = sum(probabilities)
    return [chance / total for chance in probabilities]
