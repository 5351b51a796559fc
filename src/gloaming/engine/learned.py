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
from gloaming.engine.features import PLACES, Features, chance_of, logit, readiness
from gloaming.engine.machine import asked
from gloaming.engine.state import Option, State

FORMAT: Final = "gloaming-weights-1"

GRAIN: Final = 1000
"""Weights are kept in thousandths."""


class BadWeights(GloamingError):
    """A file of weights cannot be read; the message says which and why."""


class Weights:
    """The weights of a policy, and of a value. trust: of the game's own evaluation in the value.

    made: where they come from, as JSON data: the command, its seed, the date, how many matches; `judged` where the
    value has been fitted to matches of the policy that is here.
    """

    __slots__ = ("policy", "value", "trust", "made")

    def __init__(self, policy: list[float], value: list[float], trust: float, made: Mapping[str, Any]) -> None:
        self.policy: list[float] = policy
        self.value: list[float] = value
        self.trust: float = trust
        self.made: dict[str, Any] = dict(made)


def unlearned() -> Weights:
    """Weights that know nothing: every option is taken as readily as the next, and the evaluation is half believed."""
    return Weights([0.0] * PLACES, [0.0] * PLACES, 0.5, {"matches": 0})


def hope(value: list[float], trust: float, evaluated: float, places: list[int]) -> float:
    """The chance to win by a value. evaluated: the game's own evaluation; places: of what the value sees."""
    total = trust * logit(evaluated)
    for at in places:
        total += value[at]
    return chance_of(total)


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
    told = {
        "format": FORMAT,
        "made": weights.made,
        "trust": round(weights.trust, 3),
        "policy": _packed(weights.policy),
        "value": _packed(weights.value),
    }
    return json.dumps(told, indent=1) + "\n"


def read(path: Path) -> Weights:
    """The weights of a file. Raises BadWeights."""
    try:
        told = json.loads(path.read_text())
        if told["format"] != FORMAT:
            raise ValueError(f"its format is {told['format']!r}, not {FORMAT!r}")
        return Weights(_unpacked(told["policy"]), _unpacked(told["value"]), float(told["trust"]), told["made"])
    except (OSError, ValueError, KeyError, TypeError, zlib.error) as error:
        raise BadWeights(f"{path} holds no weights: {error}") from None


class Learned:
    """What bots have learned of a game.

    features: how its questions are seen; path: of the file of weights, read when they are first asked for;
    credit(state, seat): of a match that is over, how near the seat came to winning, 0 to 1: worth a part of a win while
    learning begins; lessons: the settings of the matches to learn from, in turns; rivals: one of the seats wins, so
    their chances add up to 1.
    """

    __slots__ = ("features", "path", "credit", "lessons", "rivals", "_weights")

    def __init__(
        self,
        features: Features,
        path: Path,
        *,
        credit: Callable[[Any, int], float],
        lessons: Sequence[Mapping[str, Any]],
        rivals: bool = False,
    ) -> None:
        self.features: Features = features
        self.path: Path = path
        self.credit: Callable[[Any, int], float] = credit
        self.lessons: tuple[Mapping[str, Any], ...] = tuple(lessons)
        self.rivals: bool = rivals
        self._weights: Weights | None = None

    @property
    def weights(self) -> Weights:
        """Those that come with the package. Raises BadWeights."""
        known = self._weights
        if known is None:
            known = read(self.path)
            self._weights = known
        return known

    def chances(self, s: State, options: Sequence[Option]) -> list[float]:
        """How readily the asked seat takes each open option, from what it knows alone: chances that add up to 1."""
        seat = asked(s, s.program.steps[s.step])
        return readiness(self.weights.policy, self.features.asked(s, seat, options))

    def hopes(self, s: State, evaluated: list[float]) -> list[float]:
        """The chance of each seat to win, by what was learned; the game's own evaluation where no value was fitted."""
        weights = self.weights
        return self.hopes_by(weights.value, weights.trust, s, evaluated) if "judged" in weights.made else evaluated

    def hopes_by(self, value: list[float], trust: float, s: State, evaluated: list[float]) -> list[float]:
        """The chance of each seat to win, by a value. evaluated: the game's own evaluation of each seat."""
        features = self.features
        found = [
            hope(value, trust, evaluated[seat], features.standing(features.table(s, seat)))
            for seat in range(len(evaluated))
        ]
        return shared(found) if self.rivals else found


def shared(chances: list[float]) -> list[float]:
    """Chances of which one comes true, in the same proportions, adding up to 1."""
    total = sum(chances)
    return [chance / total for chance in chances]
