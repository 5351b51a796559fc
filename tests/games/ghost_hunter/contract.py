"""What the tests of every game must know of this one."""

from __future__ import annotations

from gloaming.engine.words import in_words, listed
from gloaming.games.ghost_hunter.box import Box
from tests.games.contract import Contract, Said

SCENARIOS = (7, 12, 1, 5, 6, 3, 13, 8, 2, 9, 4, 10, 11)
"""In the order in which matches take them: first those with secrets."""


def numbers(box: Box) -> Said:
    """The sentences that say numbers of its entries."""
    aside = [tile.id.upper() for tile in box.tiles if tile.waits]
    return {
        "GH-PLACE-5": [
            f"{listed(aside)} are not in the pile; they wait aside for their partners.",
            f"If a scenario leaves one of these {in_words(len(aside))} in the pile",
        ],
    }


CONTRACT = Contract(
    adviser="policy",
    great=(
        *("begins", "fell", "turned-enemy", "returned", "appears", "battle", "defeated", "clue", "revealed", "accused"),
        *("deadlock", "ended"),
    ),
    of_the_whole=("deadlock", "ended"),
    staged=False,
    settings=lambda seed: {"scenario": SCENARIOS[seed % len(SCENARIOS)]},
    tracks=frozenset({"pools"}),
    of_a_style=8,
    versus=False,
    full_table=4,
    with_map=False,
    album=150,
    numbers=numbers,
)
