"""What the tests of every game must know of the toy."""

from __future__ import annotations

from tests.games.contract import ORDER, Contract

CONTRACT = Contract(
    adviser="search:1000", great=(), staged=False, going_on=False, unobserved={"hands": ORDER, "played": ORDER}
)
