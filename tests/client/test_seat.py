"""A seat against the real server: updates, events, choices."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

import gloaming
from gloaming.client import Client, RefusedByServer
from gloaming.client.seat import Seat
from gloaming.server.protocol.table_update import TableUpdate
from gloaming.server.tables.live_match import MOST_EVENTS_SENT
from tests.client.seats import asked, lasting, play_out
from tests.server.house import GAME, House


def test_a_long_match_is_told_from_its_newest_events_and_the_earlier_ones_are_fetched(house: House) -> None:
    game, chance = gloaming.game("follow-your-fear"), random.Random(1)
    match = game.new(seats=2, seed=1)
    while match.decision is not None:
        match.pick(chance.randrange(len(match.decision.options)))

    async def story() -> None:
        client = Client(house.address)
        table = house.person().http.post("/api/records", json={"record": match.record()}).json()["id"]
        async with client.at(table) as seat:
            await anext(seat)
            happened = match.event_count
            assert [event.number for event in seat.events] == list(range(happened - MOST_EVENTS_SENT, happened))
            while await seat.request_earlier_events():
                pass
            assert [event.text for event in seat.events] == [event["text"] for event in match.events(None)]
            assert seat.kept == happened - MOST_EVENTS_SENT

    lasting(story())


def test_a_whole_match_is_played_and_the_log_has_no_gap(house: House) -> None:
    async def story() -> None:
        client = Client(house.address)
        table = await client.open(GAME, ["human", "random", "random"])
        async with client.at(table.id) as seat:
            last = await play_out(seat, random.Random(1))
            assert last.waiting_for is None
            assert last.view["result"] is not None
            assert [event.number for event in seat.events] == list(range(len(seat.events)))
            assert len(seat.events) == house.table(table.id).play.event_count
        assert [own.id for own in await client.tables()] == [table.id]

    lasting(story())


def test_a_spectator_sees_the_match_and_may_not_choose(house: House) -> None:
    async def story() -> None:
        table = await Client(house.address).open(GAME, ["human", "human"])
        async with Client(house.address).at(table.id) as seat:
            update = await anext(seat)
            assert update.seat is None
            assert update.prompt is None
            with pytest.raises(RefusedByServer, match="you have no question to answer"):
                await seat.choose(0)

    lasting(story())


class Index:
    """A whole number of another library, such as NumPy's."""

    def __index__(self) -> int:
        return 1


@pytest.mark.parametrize("option", [-1, 999, 2**40, "0", 1.0, True, None])
def test_a_choice_that_is_none_is_refused_and_not_waited_for(house: House, option: Any) -> None:
    async def story() -> None:
        client = Client(house.address)
        table = await client.open(GAME, ["human", "random"], seed=1)
        async with client.at(table.id) as seat:
            update = await asked(seat)
            assert update.prompt is not None
            last = len(update.prompt.options) - 1
            message = re.escape(f"There is no option {option!r}: they are numbered from 0 to {last}.")
            with pytest.raises(RefusedByServer, match=message):
                await seat.choose(option)
            assert (await seat.choose(Index())).status == "taken"

    lasting(story())


def test_what_the_server_could_not_read_is_refused_and_not_waited_for(house: House) -> None:
    async def story() -> None:
        client = Client(house.address)
        table = await client.open(GAME, ["human", "random"])
        async with client.at(table.id) as seat:
            await asked(seat)
            with pytest.raises(RefusedByServer, match="cannot read this WhyNot: Expected `str` of length <= 64"):
                await seat.why_not("space" * 20)
            with pytest.raises(RefusedByServer, match="cannot read this SubstituteBot: Expected `int` >= 0"):
                await seat.substitute(-1)
            with pytest.raises(RefusedByServer, match=r"cannot read this SubstituteBot: .*Index"):
                await seat.substitute(Index())  # type: ignore[arg-type]

    lasting(story())


def test_an_answer_is_to_the_offer_that_was_read_and_to_no_later_one(house: House) -> None:
    async def story() -> None:
        ann, bob = Client(house.address), Client(house.address)
        table = await ann.open(GAME, ["human", "human"])
        await bob.join(await ann.invite(table.id, 1))
        async with ann.at(table.id) as ann_seat, bob.at(table.id) as bob_seat:
            await update_where(bob_seat, lambda now: now.question != "")
            await ann_seat.offer_end()
            await update_where(bob_seat, lambda now: now.offer is not None)
            await update_where(ann_seat, lambda now: now.offer is not None)
            assert (await ann_seat.answer_end(False)).status == "taken"
            assert (await ann_seat.offer_end()).status == "taken"
            assert (await bob_seat.answer_end(True)).status == "stale"
            await update_where(bob_seat, lambda now: now.offer is not None and now.offer.request == 2)
            assert (await bob_seat.answer_end(True)).status == "taken"

    async def update_where(seat: Seat, wanted: Callable[[TableUpdate], bool]) -> None:
        while seat.update is None or not wanted(seat.update):
            await anext(seat)

    lasting(story())


async def heard(watching: Seat, update: TableUpdate) -> None:
    """Wait until a spectator has been sent as much, which is not given yet."""
    while watching.newest is None or watching.newest.seq < update.seq:
        await asyncio.sleep(0.001)


def test_the_events_are_those_of_the_last_update(house: House) -> None:
    async def story() -> None:
        client = Client(house.address)
        table = await client.open(GAME, ["human", "random"])
        async with client.at(table.id) as seat, Client(house.address).at(table.id) as watching:
            await heard(watching, await asked(seat))
            first = await anext(watching)
            known = list(watching.events)
            await seat.choose(0)
            await heard(watching, await asked(seat))
            assert (watching.update, watching.events) == (first, known)
            await anext(watching)
            assert (watching.kept, watching.events[: len(known)]) == (len(known), known)
            assert len(watching.events) > len(known)

    lasting(story())


def test_after_an_undo_it_is_known_how_many_events_still_stand(house: House) -> None:
    async def story() -> None:
        client = Client(house.address)
        table = await client.open(GAME, ["human", "random"])
        async with client.at(table.id) as seat, Client(house.address).at(table.id) as watching:
            await heard(watching, await asked(seat))
            await anext(watching)
            before = len(watching.events)
            await seat.choose(0)
            await heard(watching, await asked(seat))
            await anext(watching)
            undone = watching.events[before:]
            assert undone
            await seat.undo()
            await asked(seat)
            await seat.choose(1)
            await heard(watching, await asked(seat))
            assert (await anext(watching)).undone == 1
            alike = [old == new for old, new in zip(undone, watching.events[before:])]
            assert watching.kept == before + [*alike, False].index(False)
            assert watching.kept < before + len(undone)

    lasting(story())
