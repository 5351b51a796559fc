"""The names and phrases that stand for numbers in the texts of events, options and refusals."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gloaming.engine.phrases import count, listed
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.constants import ABILITIES, CLIMB, FAR, FLOORS, SIDES, SLIDE, STAIRS
from gloaming.games.ghost_hunter.scenarios import Scenario, drawn_by_lot

FLOOR_NAMES: Final = ("basement", "first floor", "second floor")

RAISED: Final = ("ST", "DX", "IN", "WP", "HP", "MP")
"""The names of the values that a raise can increase, in the order of their numbers."""


MOODS: Final = ("well", "still all right", "on the edge")
"""The texts of the moods that a hunter may show. (GH-INFO-3)"""


REPLIES: Final = ("always", "only if a hunter would fall", "never")
"""The texts of the standing answers, which say when a seat wants to be asked. (GH-ACE-16)"""


def ability_of(ability: int) -> str:
    """Return the name of an ability as printed on the sheet, or "a bare Judge card" for none."""
    if ability >= len(ABILITIES):
        return "a bare Judge card"
    return RAISED[ability]


def item_name(box: Box, card: int) -> str:
    """Return the name of an Item with its article: "the Drill", but "an Ointment", as there are two of them."""
    name = box.names[card]
    if box.names.count(name) == 1:
        return f"the {name}"
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"


def monster_name(box: Box, monster: int) -> str:
    """Return the name of a Monster as it is used in a sentence: `the Ghoul`, but a Boss without an article."""
    name = box.monsters[monster].name
    return name if monster in box.boss else f"the {name}"


def monster_does(box: Box, monster: int, singular: str, plural: str) -> str:
    """Return a Monster's name with the matching form of a verb: `the Ghoul attacks`, but `the Rats attack`."""
    return f"{monster_name(box, monster)} {plural if box.monsters[monster].many else singular}"


def with_the(name: str) -> str:
    """Return a name of a scenario as it is used in a sentence: `the widow`, but `the Boatman` and `Ada` unchanged."""
    first, _, rest = name.partition(" ")
    if rest and first.lower() in ("the", "a", "an"):
        return f"{first.lower()} {rest}"
    return name if name[0].isupper() else f"the {name}"


def clue_number(clue: int) -> str:
    """Return the letter that names a clue: A for the first, B for the second, and so on."""
    return "ABCDEFGHIJKL"[clue]


def prepared(box: Box, tale: Scenario, short: int) -> list[str]:
    """Return sentences for players about the tiles in each pile of a scenario, and about the tiles in no pile.

    short: 1 for a short night. (GH-SETUP-3)
    """

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
    """Return the name of a way out of a tile as text, such as "the stairs"."""
    if way == STAIRS:
        return "the stairs"
    if way == SLIDE:
        return "down the chute"
    if way == CLIMB:
        return "up the ladder"
    if way == FAR:
        return "the door to the other floor"
    return f"the door in the {SIDES[way]}"
