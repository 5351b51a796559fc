"""What the tests of every game must know of this one."""

from __future__ import annotations

from tests.games.contract import Contract

SCENARIOS = (7, 12, 1, 5, 6, 3, 13, 8, 2, 9, 4, 10, 11)
"""In the order in which matches take them: first those with secrets."""

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
)
