"""The connection of a seat when it is lost."""

from __future__ import annotations

import asyncio
import random

import pytest

from gloaming.client import Client, NoSuchTable, Unreachable, seat_connection
from tests.client.cable import Balancer, Cable, bound_socket
from tests.client.seats import lasting, play_out
from tests.server.house import GAME, House


def test_lost_connections_lose_no_choice_and_repeat_none(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_connection, "FIRST_PAUSE", 0.01)

    async def story() -> None:
        async with Cable(house) as cable:
            client = Client(cable.address)
            table = await client.open(GAME, ["human", "random"])
            chosen = 0

            def cut(choice: int) -> None:
                nonlocal chosen
                chosen = choice
                if choice % 3 == 0:
                    asyncio.get_running_loop().call_soon(cable.cut)

            async with client.at(table.id) as seat:
                last = await play_out(seat, random.Random(2), cut)
            assert last.waiting_for is None
            assert cable.calls > chosen // 3
            assert len(house.table(table.id).play.match.choices or []) == house.table(table.id).play.rqid - 1
            assert [event.number for event in seat.events] == list(range(house.table(table.id).play.event_count))

    lasting(story())


def test_a_choice_whose_answer_was_dropped_is_sent_again_and_counts_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seat_connection, "FIRST_PAUSE", 0.01)

    async def story() -> None:
        async with Cable(house) as cable:
            client = Client(cable.address)
            opened = await client.open(GAME, ["human", "human"], share=False)
            table = house.table(opened.id)
            table.seating.sitters[1] = "another person"
            first = table.play.asked
            assert first is not None
            if first == 1:
                table.seating.sitters.reverse()
            async with client.at(table.id) as seat:
                await anext(seat)
                cable.deaf = True
                choosing = asyncio.create_task(seat.choose(3))
                while not table.play.match.choices:
                    await asyncio.sleep(0.01)
                assert not choosing.done()
                cable.cut()
                assert (await choosing).status == "repeated"
                assert table.play.match.choices == [3]
                assert (await anext(seat)).waiting_for == 1 - first

    lasting(story())


def test_a_table_that_is_not_there_is_said(house: House) -> None:
    async def story() -> None:
        async with Client(house.address).at("nowhere") as seat:
            with pytest.raises(NoSuchTable, match="There is no such table"):
                await anext(seat)
        with pytest.raises(NoSuchTable):
            await Client(house.address).table("nowhere")

    lasting(story())


def test_a_server_that_is_not_there_is_given_up_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_connection, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(seat_connection, "RECONNECT_TIMEOUT", 0.05)

    async def story() -> None:
        with bound_socket() as free:
            address = f"http://127.0.0.1:{free.getsockname()[1]}"
        with pytest.raises(Unreachable, match="no server answers at http://127"):
            await Client(address).games()
        async with Client(address).at("anything") as seat:
            with pytest.raises(Unreachable):
                await anext(seat)

    lasting(story())


def test_a_seat_waits_for_a_load_balancer_that_has_no_server_for_the_moment(house: House) -> None:
    async def story() -> None:
        client = Client(house.address)
        table = await client.open(GAME, ["human", "random"], share=False)
        async with Balancer(house) as between:
            near = Client(between.address, client.cookies)
            async with near.at(table.id) as seat:
                assert (await anext(seat)).table == table.id
            assert between.calls > Balancer.lost

    lasting(story())
