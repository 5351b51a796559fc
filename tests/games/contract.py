"""What the shared tests need to know of a game; each game defines it in `tests/games/<game>/contract.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import gloaming
from gloaming import Game

Told = dict[str, Any]
"""What the server sends to the seat to move: the game's view, and the options of the question."""

Settings = dict[str, Any]

Said = Mapping[str, Sequence[str]]

HOW_TO_PLAY = "how_to_play.toml"

ORDER = "the order is not observed"
ALIKE = "cards printed alike are not told apart"
EMPTY = "an empty tuple stands for zeros"

CHOSEN = "set-up, which everyone agrees on before the match"
DONE_OPENLY = "follows from choices that everyone saw"
ROLLED_OPENLY = "dice and cards that were rolled or drawn in front of everyone"
LEFT_OPENLY = "kept from an earlier moment, when everyone saw it"
LIES_OPENLY = "lies face up, also where no place of the view stands for it"
COUNTED = "the number of cards in a pile, which everyone can count"
PRINTED_OPENLY = "printed on a card that lies face up"


@dataclass(frozen=True)
class Use:
    """An option by which a player uses something up, or an opportunity.

    cost: the fields of the state that hold its cost; any other change is an effect.
    """

    cost: frozenset[str]


def any_option(update: Told, step: int) -> int:
    """Take one option after the other."""
    return step * 5 % len(update["prompt"]["options"])


@dataclass(frozen=True)
class Contract:
    """A game as the shared tests see it: how its matches are played, and what must occur in them."""

    adviser: str
    """The bot that gives hints: "policy" if the learned policy is good enough, otherwise "search:1000"."""

    great: tuple[str, ...]
    """Staged events, each with a title: a death, a battle, a capture, the end."""

    of_the_whole: tuple[str, ...] = ()
    """Staged events that concern the whole table instead of a piece, such as its end."""

    staged: bool = True
    """Whether the contract's random matches, at any number of seats, have choices with several scenes."""

    going_on: bool = True
    """Whether some questions have an option that only continues."""

    settings: Callable[[int], Settings | None] = lambda seed: None
    """The set-up options of its random match with a seed, where it must be played in several ways."""

    short: Settings | None = None
    """Additional options for short random matches, if they are too long; the sweep plays them in full."""

    tracks: frozenset[str] = frozenset()
    """Pieces that are on the table from the start, though views name only what is on them."""

    of_a_style: int = 12
    """The number of matches that show a style's goal."""

    unwon: str = ""
    """The result's reason where a clause lets all rivals lose; "" where a seat always wins."""

    versus: bool = True
    """Whether bots play against one another, so that one can beat others."""

    thought: int = 200
    """Iterations of a search that must beat simpler bots: fewer where a match would take a minute."""

    full_table: int = 0
    """The number of players at a full table on the page, if not the maximum."""

    with_map: bool = True
    """Whether its board has a map in a frame that can be zoomed."""

    album: int = 60
    """The number of choices that show most of the game's scenes on the page."""

    curious: Callable[[Told, int], int] = any_option
    """The choice of a player who wants to see everything, from an update and the number of choices made."""

    ending: Callable[[Told], int] = lambda update: 0
    """The choice that ends any match on the page."""

    uses: Mapping[str, Use] = field(default_factory=dict)
    """Options, by verb, that are offered only where they have an effect in addition to their cost."""

    unobserved: Mapping[str, str] = field(default_factory=dict)
    """Fields whose changes the view can show and the observation does not, each with the reason."""

    public: Mapping[str, str] = field(default_factory=dict)
    """Fields whose changes the observation can show and the view does not, each with the reason why all seats know it,
    checked against the rulebook. OWNER values are observed only by their owners."""

    numbers: Callable[[Any], Said] = lambda box: {}
    """Numbers that come from the entries but are written by hand: by clause id or `HOW_TO_PLAY`, parts of sentences
    that must occur there."""


def contract(game: Game) -> Contract:
    """Return the contract of a game from the folder of its tests; the toy's is next to it."""
    folder = f"tests.games.{game.folder.name}" if game.id in gloaming.games() else "tests.engine"
    module: Contract = import_module(f"{folder}.contract").CONTRACT
    return module


def full(game: Game) -> int:
    """Return the number of players at a full table on the page."""
    return contract(game).full_table or max(game.seats)


def played_by(game: Game) -> int:
    """Return the number of players where a few are enough: three, or the maximum."""
    return min(3, max(game.seats))
