"""What the tests of every game must know of this one."""

from __future__ import annotations

from tests.games.contract import Contract

CONTRACT = Contract(
    adviser="search:1000",
    great=("rolled", "dispelled", "ghosts-revealed", "haunted", "won"),
    going_on=False,
)
