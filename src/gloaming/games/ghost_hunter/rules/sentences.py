"""Texts for the numbers in events, options and refusals."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gloaming.engine.phrases import count, listed
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.constants import ABILITIES, CLIMB, FAR, FLOORS, SIDES, SLIDE, STAIRS
from gloaming.games.ghost_hunter.scenarios import Scenario, drawn_by_lot

FLOOR_NAMES: Final = ("basement", "first floor", "second floor")

RAISED: Final = ("ST", "DX", "IN", "WP", "HP", "MP")
"""The values that a raise can increase, in the order of their numbers."""


MOODS: Final = ("well", "still all right", "on the edge")
"""The moods that a hunter may show. (GH-INFO-3)"""


REPLIES: Final = ("always", "only if a hunter would fall", "never")
"""The standing answers: when a seat is asked to answer. (GH-ACE-16)"""


def ability_of(ability: int) -> str:
    """Return an ability as printed on the sheet."""
    if ability >= len(ABILITIES):
        return "a bare Judge card"
    return RAISED[ability]


def item_name(box: Box, card: int) -> str:
    """Return an Item card with its article: "the Drill", but "an Ointment", as there are two."""
    name = box.names[card]
    if box.names.count(name) == 1:
        return f"the {name}"
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"


def monster_name(box: Box, monster: int) -> str:
    """Return a Monster as it stands in a sentence: `the Ghoul`; a Boss has a proper name."""
    name = box.monsters[monster].name
    return name if monster in box.boss else f"the {name}"


def monster_does(box: Box, monster: int, singular: str, plural: str) -> str:
    """Return a Monster with its verb: `the Ghoul attacks`, but `the Rats attack`, as that name is a plural."""
    return f"{monster_name(box, monster)} {plural if box.monsters[monster].many else singular}"


def with_the(name: str) -> str:
    """Return an author's name for something as it stands in a sentence: `the widow`, but `the Boatman` and `Ada`."""
    first, _, rest = name.partition(" ")
    if rest and first.lower() in ("the", "a", "an"):
        return f"{first.lower()} {rest}"
    return name if name[0].isupper() else f"the {name}"


def clue_number(clue: int) -> str:
    """Return the letter of a clue: A, B and so on."""
    return "ABCDEFGHIJKL"[clue]


def prepared(box: Box, tale: Scenario, short: int) -> list[str]:
    """Return a sentence for each pile of a scenario with its tiles, and one for the tiles in no pile. (GH-SETUP-3)"""

    def tiles(names: tuple[str, ...]) -> str:
        called = Counter([box.names[box.number[name]] for name in names])
        return listed([f"the {name}" if many == 1 else f"{many} {name}s" for name, many in called.items()])

    lines = []
    for pile in tale.piles:
        called = f" '{pile.name}'" if len(tale.piles) > 1 and pile.name else ""
        of = f" of the {FLOOR_NAMES[FLOORS.index(pile.floor)]}" if pile.floor else ""
        must = f"{tiles(pile.must)}, and " if pile.must else ""
        lines.append(f"In the pile{called}{of} at the start: {must}{count(drawn_by_lot(pile, short), 'random tile')}.")
    if apart := tale.aside + tale.out:
        lines.append(f"In no pile: {tiles(apart)}.")
    return lines


def way_name(way: int) -> str:
    """Return a way out of a tile as text."""
    if way == STAIRS:
        return "the stairs"
    if way == SLIDE:
        return "down the chute"
    if way == CLIMB:
        return "up the ladder"
    if way == FAR:
        return "the door to the other floor"
    return f"the door in the {SIDES[way]}"
