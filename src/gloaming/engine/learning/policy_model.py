"""What a game's bots have learned: how its questions are seen, and the weights that come with the package."""

from __future__ import annotations

import json
import zlib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from gloaming.engine.errors import GloamingError
from gloaming.engine.learning.features import PLACES, Features, chance_of, logit
from gloaming.engine.learning.linear_model import GRAIN, Scores, WinProbabilityModel
from gloaming.engine.rules.machine import asked
from gloaming.engine.state.state import Option, State

FORMAT: Final = "gloaming-weights-1"


class BadWeights(GloamingError):
    """A file of weights cannot be read; the message says which and why."""


Pace = tuple[tuple[float, float, float], ...]
"""At some clocks of a match, the earliest first: the clock, and the scale and shift of the value's logit."""


class Weights:
    """The weights of a policy, and of a value. trust: of the game's own evaluation in the value.

    made: where they come from, as JSON data: the command, its seed, the date, how many matches; `judged` where the
    value has been fitted to matches of the policy that is here. pace: how it was then set right, by how far a match is.
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
    """Weights that know nothing: every option is taken as readily as the next, and the evaluation is half believed."""
    return Weights([0.0] * PLACES, [0.0] * PLACES, 0.5, {"matches": 0})


def win_probability(value: list[float], trust: float, evaluated: float, places: list[int]) -> float:
    """The chance to win by a value. evaluated: the game's own evaluation; places: of what the value sees."""
    total = trust * logit(evaluated)
    for at in places:
        total += value[at]
    return chance_of(total)


def clock_of(s: State) -> float:
    """How far a match is: the events so far, for each seat."""
    return len(s.events) / s.seats


def set_right(chance: float, pace: Pace, clock: float) -> float:
    """A chance with the scale and shift of its clock, or of those next to it in proportion."""
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
    """The weights as the text of a file."""
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
    """The weights of a file. Raises BadWeights."""
    try:
        data = json.loads(path.read_text())
        if data["format"] != FORMAT:
            raise ValueError(f"its format is {data['format']!r}, not {FORMAT!r}")
        pace = tuple([(float(at), float(scale), float(shift)) for at, scale, shift in data.get("pace", [])])
        return Weights(_unpacked(data["policy"]), _unpacked(data["value"]), float(data["trust"]), data["made"], pace)
    except (OSError, ValueError, KeyError, TypeError, zlib.error) as error:
        raise BadWeights(f"{path} holds no weights: {error}") from None


class ValueModel:
    """The win probabilities by one file of weights. path: of the file, read when it is first asked."""

    __slots__ = ("_features", "_path", "_weights", "_fitted")

    def __init__(self, features: Features, path: Path) -> None:
        self._features: Features = features
        self._path: Path = path
        self._weights: Weights | None = None
        self._fitted: WinProbabilityModel | None = None

    @property
    def weights(self) -> Weights:
        """Those of the file. Raises BadWeights."""
        known = self._weights
        if known is None:
            known = read(self._path)
            self._weights = known
        return known

    def win_probabilities(self, s: State, evaluated: list[float]) -> list[float]:
        """The chance of each seat to win; the game's own evaluation where no value was fitted."""
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
"""In one choice of so many the level easy errs, unless a game says otherwise."""


class Learned:
    """The learned policy and win probabilities of a game, and how they are trained.

    features: how decisions are seen. path: the file of weights, read on first use. credit(state, seat): how close a
    seat came to winning a finished match, from 0 to 1; early in training it counts as part of a win. lessons:
    settings of the training matches, used in turn. rivals: exactly one seat wins, so the probabilities sum to 1.
    split: a shared win is divided among its winners. batch: matches per gradient step. averaged: the policy is
    averaged over this last share of the matches (Polyak and Juditsky 1992, Acceleration of stochastic approximation
    by averaging, SIAM Journal on Control and Optimization 30). teacher, imitated: the bot imitated during the first
    share of the matches.

    levels: the bots that play the levels medium, hard and hardest where they are not the learned policy, and the
    one that easy plays when it does not err. A policy, a search, a rollout and a greedy bot
    can play with a style, too. judged_by: the bot whose matches calibrate the win probabilities, if not the policy;
    judged_power: the power to which the policy is raised when it plays those matches. plays: whether a policy is
    learned (default: when judged_by is not set), otherwise only win probabilities are. guides: the search uses the
    mean of `evaluate()` and the win probabilities. patience: from this clock on, bots sample from the policy
    instead of taking its best option, so that they do not go in circles; 0 never. errs: in one choice of so many,
    the level easy takes an option that looks almost as good as the best.
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
        """Those that come with the package. Raises BadWeights."""
        return self._value_model.weights

    def policy(self, s: State, options: Sequence[Option]) -> list[float]:
        """Return the policy of the seat to move: one probability per legal option, summing to 1."""
        return self._scored().policy(s, asked(s, s.program.steps[s.step]), options)

    def readiest(self, s: State, options: Sequence[Option]) -> int:
        """Which open option the asked seat takes most readily, the first of several."""
        return self._scored().readiest(s, asked(s, s.program.steps[s.step]), options)

    def won(self, winners: Sequence[int], seat: int) -> float:
        """What a seat, or a side, has of the win of a match that is over: 0 to 1. winners: those that have won."""
        if seat not in winners:
            return 0.0
        return 1.0 / len(winners) if self.split else 1.0

    def wanders(self, s: State) -> bool:
        """Whether a match is so long that who always takes the readiest may be going round and round."""
        return self.patience > 0.0 and clock_of(s) > self.patience

    def _scored(self) -> Scores:
        scores = self._scores
        if scores is None:
            scores = Scores(self.features, self.weights.policy)
            self._scores = scores
        return scores

    def win_probabilities(self, s: State, evaluated: list[float]) -> list[float]:
        """The chance of each seat to win, by what was learned; the game's own evaluation where no value was fitted.

        Raises BadWeights.
        """
        probabilities = self._value_model.win_probabilities(s, evaluated)
        return shared(probabilities) if self.rivals else probabilities


def no_credit(s: State, seat: int) -> float:
    """A lost match is worth nothing, however near it came to being won."""
    return 0.0


def shared(probabilities: list[float]) -> list[float]:
    """Chances of which one comes true, in the same proportions, adding up to 1."""
    total = sum(probabilities)
    return [chance / total for chance in probabilities]
