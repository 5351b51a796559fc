"""Words for numbers of the rules, in events, options and refusals."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gloaming.engine.phrases import count, listed
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.constants import ABILITIES, CLIMB, FAR, FLOORS, SIDES, SLIDE, STAIRS
from gloaming.games.ghost_hunter.scenarios import Scenario, drawn_by_lot

FLOOR_NAMES: Final = ("basement", "first floor", "second floor")

RAISED: Final = ("ST", "DX", "IN", "WP", "HP", "MP")
"""What a raise may be, in the order of its numbers."""


MOODS: Final = ("well", "still all right", "on the edge")
"""What a hunter may show. (GH-INFO-3)"""


REPLIES: Final = ("always", "only if somebody would fall", "never")
"""When a seat is asked for answers. (GH-ACE-16)"""


def ability_of(ability: int) -> str:
    """An ability as it stands on the sheet."""
    if ability >= len(ABILITIES):
        return "a bare Judge card"
    return RAISED[ability]


def item_name(box: Box, card: int) -> str:
    """An Item card with its article: "the Drill"; "an Ointment", of which there are two."""
    name = box.names[card]
    if box.names.count(name) == 1:
        return f"the {name}"
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"


def monster_name(box: Box, monster: int) -> str:
    """A Monster in a sentence: `the Ghoul`; a Boss has a name of its own."""
    name = box.monsters[monster].name
    return name if monster in box.boss else f"the {name}"


def monster_does(box: Box, monster: int, singular: str, plural: str) -> str:
    """What a Monster does, in a sentence: `the Ghoul attacks`; `the Rats attack`, whose name is a plural."""
    return f"{monster_name(box, monster)} {plural if box.monsters[monster].many else singular}"


def with_the(name: str) -> str:
    """What an author has called something, in a sentence: `the widow`; `the Boatman` and `Ada` as they are."""
    first, _, rest = name.partition(" ")
    if rest and first.lower() in ("the", "a", "an"):
        return f"{first.lower()} {rest}"
    return name if name[0].isupper() else f"the {name}"


def clue_number(clue: int) -> str:
    """A clue as the scenario names it: A, B and so on."""
    return "ABCDEFGHIJKL"[clue]


def prepared(box: Box, tale: Scenario, short: int) -> list[str]:
    """Which tiles are in each pile of a scenario, and which are in none. (GH-SETUP-3)"""

    def tiles(names: tuple[str, ...]) -> str:
        called = Counter([box.names[box.number[name]] for name in names])
        return listed([f"the {name}" if many == 1 else f"{many} {name}s" for name, many in called.items()])

    lines = []
    for pile in tale.piles:
        called = f" '{pile.name}'" if len(tale.piles) > 1 and pile.name else ""
        of = f" of the {FLOOR_NAMES[FLOORS.index(pile.floor)]}" if pile.floor else ""
        must = f"{tiles(pile.must)}, and " if pile.must else ""
        lines.append(
            f"In the pile{called}{of} at the start: {must}{count(drawn_by_lot(pile, short), 'tile')} drawn by lot."
        )
    if apart := tale.aside + tale.out:
        lines.append(f"In no pile: {tiles(apart)}.")
    return lines


def way_name(way: int) -> str:
    """A way out of a tile."""
    if way == STAIRS:
        return "the stairs"
    if way == SLIDE:
        return "down the chute"
    if way == CLIMB:
        return "up the ladder"
    if way == FAR:
        return "the door to the other floor"
    return f"the door in the {SIDES[way]}"
