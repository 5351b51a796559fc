"""Many matches at once, in buffers of the caller."""

from __future__ import annotations

import random
from array import array
from typing import Any

import pytest

from gloaming import BadSetup, IllegalChoice
from gloaming.engine.match.batch import CUT, OVER, Buffers, MatchBatch
from tests.engine.toy import LANTERNS

WIDTH = LANTERNS.observation.size
ACTIONS = LANTERNS.actions.size


class Table:
    """A batch with its buffers."""

    def __init__(self, size: int, seats: int = 3, **options: Any) -> None:
        self.size = size
        self.observations = bytearray(size * WIDTH)
        self.masks = array("b", bytes(size * ACTIONS))
        self.asked = array("i", [0] * size)
        self.rewards = array("f", [0.0] * (size * seats))
        self.gains = array("f", [0.0] * size)
        self.ended = bytearray(size)
        buffers = Buffers(self.observations, self.masks, self.asked, self.rewards, self.gains, self.ended)
        self.batch = MatchBatch(LANTERNS, size, buffers, seats=seats, **options)

    def mask(self, place: int) -> list[int]:
        return list(self.masks[place * ACTIONS : (place + 1) * ACTIONS])

    def observation(self, place: int) -> bytes:
        return bytes(self.observations[place * WIDTH : (place + 1) * WIDTH])

    def legal(self) -> list[int]:
        """Return the first legal number of each match."""
        return [self.mask(place).index(1) if any(self.mask(place)) else 0 for place in range(self.size)]


def test_each_row_shows_the_seat_to_move() -> None:
    table = Table(4)
    table.batch.reset(5)
    rng = random.Random(1)
    for _ in range(60):
        for place, match in enumerate(table.batch.matches):
            decision = match.decision
            if decision is not None:
                assert table.asked[place] == decision.seat
                assert table.observation(place) == bytes(match.observe(decision.seat))
                assert table.mask(place) == list(match.action_mask())
        table.batch.step(
            [
                rng.choice([number for number in range(ACTIONS) if table.mask(place)[number]] or [0])
                for place in range(4)
            ]
        )


def test_the_end_shows_the_rewards_and_the_next_step_begins_anew() -> None:
    table = Table(1)
    table.batch.reset(3)
    while not table.ended[0]:
        assert not any(table.rewards)
        mover = table.asked[0]
        table.batch.step(table.legal())
    result = table.batch.matches[0].result
    assert result is not None
    assert table.ended[0] == OVER and not any(table.mask(0)) and table.asked[0] == mover
    if len(result.winners) == 1:
        assert list(table.rewards) == [1.0 if seat in result.winners else -1.0 for seat in range(3)]
    assert table.gains[0] == table.rewards[mover]
    table.batch.step([-7])
    assert table.ended[0] == 0 and any(table.mask(0)) and not any(table.rewards) and table.gains[0] == 0


def test_matches_that_have_ended_can_be_replaced_without_a_step() -> None:
    table = Table(2)
    table.batch.reset(3)
    table.ended[1] = OVER
    first, second = table.batch.matches
    table.batch.begin_ended()
    assert table.batch.matches[0] is first and table.batch.matches[1] is not second
    assert not any(table.ended)


def test_batches_that_share_numbers_deal_the_same_matches() -> None:
    whole, part = Table(4), Table(2, first=2)
    for table in (whole, part):
        table.batch.reset(9)
    assert [match.seed for match in whole.batch.matches[2:]] == [match.seed for match in part.batch.matches]
    assert len({match.seed for match in whole.batch.matches}) == 4


def test_an_illegal_number_is_refused_and_names_the_match() -> None:
    table = Table(2, first=10)
    table.batch.reset(1)
    closed = table.mask(1).index(0)
    with pytest.raises(IllegalChoice, match=f"match 11: .* {closed}"):
        table.batch.step([table.legal()[0], closed])


def test_long_matches_are_abandoned() -> None:
    table = Table(1, most_choices=2)
    table.batch.reset(1)
    table.batch.step(table.legal())
    assert table.ended[0] == 0
    table.batch.step(table.legal())
    assert table.ended[0] == CUT and not any(table.rewards) and not any(table.mask(0))


def test_buffers_of_another_size_are_refused() -> None:
    buffers = Buffers(
        bytearray(WIDTH), bytearray(ACTIONS), array("i", [0]), array("f", [0.0] * 2), array("f", [0]), b""
    )
    with pytest.raises(ValueError, match="'ended' needs 1 rows of 1"):
        MatchBatch(LANTERNS, 1, buffers, seats=2)
    with pytest.raises(BadSetup):
        Table(1, seats=9)
