"""Requests to the real server."""

from __future__ import annotations

import pytest

from gloaming.client import Client, RefusedByServer
from gloaming.server.protocol.table_info import ClockTerms
from tests.client.seats import lasting
from tests.server.house import GAME, House


def test_a_refusal_of_the_server_says_what_would_be_right(house: House) -> None:
    async def story() -> None:
        with pytest.raises(RefusedByServer, match="no bot 'robot'"):
            await Client(house.address).open(GAME, ["human", "robot"])

    lasting(story())


def test_a_program_finds_an_open_table_and_plays_there_by_its_clock(house: House) -> None:
    async def story() -> None:
        opener, guest = Client(house.address), Client(house.address)
        terms = ClockTerms(choice=30, total=600)
        table = await opener.open(GAME, ["human", "human"], listed=True, choice_seconds=30, total_seconds=600)
        assert (table.listed, table.clock) == (True, terms)
        async with opener.at(table.id) as seat:
            await anext(seat)
            assert [(public.id, public.clock) for public in await guest.open_tables()] == [(table.id, terms)]
            assert (await guest.join_table(table.id)).seat == 1
            async with guest.at(table.id) as other:
                for place in (seat, other):
                    update = await anext(place)
                    while update.question == "":
                        update = await anext(place)
                    assert update.clock is not None and update.clock.running == update.waiting_for
                    assert update.clock.choice_left is not None and 0 < update.clock.choice_left <= 30
        assert await guest.open_tables() == []
        with pytest.raises(RefusedByServer, match="no longer open to everyone"):
            await Client(house.address).join_table(table.id)

    lasting(story())
