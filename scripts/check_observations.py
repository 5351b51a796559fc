"""Check that all fields say what they stand for, and that random matches keep their bounds:
`python scripts/check_observations.py [GAME...]`.

Observations clip numbers that are out of bounds. The tests look at more matches (`make sweep`).
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any, Final

import gloaming
from gloaming import Game, GloamingError, Match
from gloaming.engine.match.settings import OneOf, WholeNumber
from gloaming.engine.observation.observation import unexplained
from gloaming.engine.state.meanings import Axis, Count, Meaning, Packed, Per, Pile, Split

MATCHES: Final = 16
"""The number of random matches of each game and number of seats."""

LONG: Final = 240
"""The number of choices after which a match is left."""

EVERY: Final = 5
"""Observations are checked at every fifth decision."""

GUIDE: Final = "docs/how-to/observe-matches.md"


def main() -> None:
    """Exit with a message if anything is wrong."""
    games = gloaming.games()
    names = sys.argv[1:] or list(games)
    found = [problem for name in names for problem in problems(games[name])]
    if found:
        sys.exit("\n".join(found))


def problems(game: Game) -> list[str]:
    """Return a message for each field of a game that lacks a meaning or does not keep its bounds."""
    folder = f"src/gloaming/games/{game.folder.name}"
    lacking = unexplained(game.rules.fields)
    if lacking:
        return [
            f"{game.id}: the field '{name}' does not say what it stands for. Declare it where {folder} declares its "
            f'fields, for example `of=upto(9)`, or `of=left_out("reason")`; {GUIDE} lists the words.'
            for name in lacking
        ]
    wrong: dict[str, str] = {}
    for match in positions(game):
        for seat in range(match.seats):
            for name in game.observation.misfits(match._state, seat):
                meaning = next(field.of for field in game.rules.fields if field.name == name)
                if name not in wrong and meaning is not None:
                    value, bound = outside(meaning, getattr(match._state, name))
                    wrong[name] = (
                        f"{game.id}: the field '{name}' holds {shortened(value)}, but is declared as {spelled(bound)}. "
                        f"Raise the bound where {folder} declares its fields, or say otherwise what the field stands "
                        f"for ({GUIDE}): observations clip the number or leave it out."
                    )
    return list(wrong.values())


def positions(game: Game) -> Iterator[Match]:
    """Yield positions of random matches, with random settings, at every number of seats."""
    for seats in game.seats:
        for seed in range(MATCHES):
            rng = random.Random(f"{game.id} {seats} {seed}")
            match = begin(game, seats, seed, rng)
            for number in range(LONG):
                if match.decision is None:
                    break
                if number % EVERY == 0:
                    yield match
                match.pick(rng.randrange(len(match.decision.options)))
            yield match


def begin(game: Game, seats: int, seed: int, rng: random.Random) -> Match:
    """Return a new match with random settings; with the default settings if these cannot be combined."""
    chosen: dict[str, Any] = {}
    for setting in game.form_settings:
        if isinstance(setting, OneOf):
            chosen[setting.id] = rng.choice(setting.choices)
        elif isinstance(setting, WholeNumber):
            chosen[setting.id] = rng.randint(setting.least, setting.most)
    try:
        return game.new(seats=seats, seed=seed, options=chosen)
    except GloamingError:
        return game.new(seats=seats, seed=seed)


def outside(meaning: Meaning, value: Any) -> tuple[Any, Meaning]:
    """Return the first number of a list that is out of bounds, and its meaning; all of it where that is unclear."""
    if isinstance(meaning, Per) and isinstance(meaning.of, Count | Per):
        for entry in value:
            number, of = outside(meaning.of, entry)
            if isinstance(of, Count) and not of.least <= number <= of.most:
                return number, of
    return value, meaning


def spelled(meaning: Any) -> str:
    """Return a meaning as it is declared: `per(seat, upto(9))`, with axes by their names."""
    if isinstance(meaning, Axis):
        return meaning.name
    if isinstance(meaning, Count):
        return f"upto({meaning.most}, {meaning.least})" if meaning.least else f"upto({meaning.most})"
    if isinstance(meaning, Packed):
        return f"packed{meaning.radix}"
    if not isinstance(meaning, Meaning):
        return repr(meaning)
    if isinstance(meaning, Per | Split | Pile):
        given = [meaning.axis, *[getattr(meaning, name) for name in ("size", "of") if hasattr(meaning, name)]]
    else:
        slots: tuple[str, ...] = type(meaning).__slots__
        given = [value for name in slots for value in several(getattr(meaning, name))]
    word = {"FlatRows": "rows"}.get(type(meaning).__name__, type(meaning).__name__.lower())
    return f"{word}({', '.join([spelled(value) for value in given])})"


def several(value: Any) -> list[Any]:
    """Return the entries of a tuple; another value alone."""
    return list(value) if isinstance(value, tuple) else [value]


def shortened(value: Any) -> str:
    """Return a value as text of at most 60 characters."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


if __name__ == "__main__":
    main()
