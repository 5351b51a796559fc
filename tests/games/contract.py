"""What the tests of every game must know of one: it stands with its tests, in `tests/games/<game>/contract.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import gloaming
from gloaming import Game

Told = dict[str, Any]
"""What the server tells a seat that is asked: the game's view, and the options of the question."""

Settings = dict[str, int]

Said = Mapping[str, Sequence[str]]

HOW_TO_PLAY = "how_to_play.toml"


@dataclass(frozen=True)
class Use:
    """An option by which a player uses something up, or a chance to do something.

    cost: the fields of the table in which what it costs is taken; any other that changes is an effect.
    """

    cost: frozenset[str]


def any_option(update: Told, step: int) -> int:
    """One option after the other."""
    return step * 5 % len(update["prompt"]["options"])


@dataclass(frozen=True)
class Contract:
    """A game as its tests see it: how its matches are played, and what must be found in them."""

    adviser: str
    """The bot that gives its hints: "policy" where a policy is learned that is better, else "search:1000"."""

    great: tuple[str, ...]
    """Events that are staged, each under a title of its own: a death, a battle, a capture, the end."""

    of_the_whole: tuple[str, ...] = ()
    """Of those that are staged, the ones that concern no piece but the whole table, as its end."""

    staged: bool = True
    """Whether the random matches of the contract, at any number of seats, have choices that lead to several scenes."""

    going_on: bool = True
    """Whether some questions have an option that only continues."""

    settings: Callable[[int], Settings | None] = lambda seed: None
    """The set-up options of its random match of a seed, where it has to be played in several ways."""

    short: Settings | None = None
    """Those besides with which random matches are short, where they are too long; the sweep plays them whole."""

    tracks: frozenset[str] = frozenset()
    """Pieces that lie on the table from the first moment on, though views name only what is on them."""

    of_a_style: int = 12
    """The number of matches that show a style's goal."""

    unwon: str = ""
    """The result's reason where a clause lets all rivals lose; "" where a seat always wins."""

    versus: bool = True
    """Whether bots play against one another, so that one can beat others."""

    thought: int = 200
    """Iterations of a search that is to beat simpler bots: fewer where a match would take a minute."""

    full_table: int = 0
    """How many sit at a full table on the page, where that is not as many as can."""

    with_map: bool = True
    """Whether its board has a map in a frame that can be brought closer."""

    album: int = 60
    """The number of choices that show most of the game's scenes on the page."""

    curious: Callable[[Told, int], int] = any_option
    """The choice of a player who wants to see everything, from an update and the number of choices made."""

    ending: Callable[[Told], int] = lambda update: 0
    """The choice that ends any match on the page."""

    uses: Mapping[str, Use] = field(default_factory=dict)
    """Options that are offered only where they do something besides what they cost, by their verb."""

    numbers: Callable[[Any], Said] = lambda box: {}
    """What sentences written by hand say of the numbers of its entries, made from the box: by the id of the clause, or
    `HOW_TO_PLAY`, parts of sentences, in the words that stand there."""


def contract(game: Game) -> Contract:
    """Return the contract of a game from the folder of its tests; the toy's is next to it."""
    folder = f"tests.games.{game.folder.name}" if game.id in gloaming.games() else "tests.engine"
    module: Contract = import_module(f"{folder}.contract").CONTRACT
    return module


def full(game: Game) -> int:
    """How many sit at a full table of it on the page."""
    return contract(game).full_table or max(game.seats)


def played_by(game: Game) -> int:
    """How many play it where a few will do: three, or as many as can."""
    return min(3, max(game.seats))
