"""The client class against the real server."""

from __future__ import annotations

import asyncio
import random
import re
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.client import Client, Cookies, NoSuchTable, RefusedByServer, Unreachable
from gloaming.client import seat as seat_module
from gloaming.client.identity import BadCookieFile
from gloaming.client.seat import Seat
from gloaming.engine.state.dice import commitment
from gloaming.server.http.app import create_app
from gloaming.server.protocol.messages import ClockTerms, Sitting
from gloaming.server.tables.live_match import MOST_TOLD
from tests.server.house import GAME, PATIENCE, House


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    """A server on which bots do not pause."""
    with closing(House(create_app(pause=0))) as opened:
        yield opened


def lasting(story: Awaitable[None]) -> None:
    """Run a story, in bounded time."""

    async def bounded() -> None:
        async with asyncio.timeout(PATIENCE):
            await story

    asyncio.run(bounded())


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
            assert [event.number for event in seat.events] == list(range(happened - MOST_TOLD, happened))
            while await seat.earlier():
                pass
            assert [event.text for event in seat.events] == [event["text"] for event in match.events(None)]
            assert seat.kept == happened - MOST_TOLD

    lasting(story())


class Cable:
    """A line to the server that can be cut. deaf: what the server says is dropped."""

    def __init__(self, house: House) -> None:
        self.deaf = False
        self.calls = 0
        self._house = house
        self._writers: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> Cable:
        self._server = await asyncio.start_server(self._call, sock=_bound())
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()
        await asyncio.sleep(0)

    def cut(self) -> None:
        """End all calls."""
        self.deaf = False
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.calls += 1
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._house.port)
        self._writers += [writer, far_writer]
        with suppress(OSError):
            await asyncio.gather(self._carry(reader, far_writer, False), self._carry(far_reader, writer, True))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, down: bool) -> None:
        while data := await reader.read(65536):
            if not (down and self.deaf):
                writer.write(data)
        writer.close()


def _bound() -> socket.socket:
    return socket.create_server(("127.0.0.1", 0))


async def play_out(seat: Seat, chance: random.Random, between: Callable[[int], None] = lambda choice: None) -> Sitting:
    """Choose at random to the end."""
    choices = 0
    async for sitting in seat:
        if sitting.prompt is not None:
            choices += 1
            between(choices)
            answer = await seat.choose(chance.randrange(len(sitting.prompt.options)))
            assert answer.status in ("taken", "repeated")
    assert seat.sitting is not None
    return seat.sitting


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
        assert [one.id for one in await client.tables()] == [table.id]

    lasting(story())


def test_an_onlooker_sees_the_match_and_may_not_choose(house: House) -> None:
    async def story() -> None:
        table = await Client(house.address).open(GAME, ["human", "human"])
        async with Client(house.address).at(table.id) as seat:
            sitting = await anext(seat)
            assert sitting.seat is None
            assert sitting.prompt is None
            with pytest.raises(RefusedByServer, match="no question is put to you"):
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
            sitting = await asked(seat)
            assert sitting.prompt is not None
            last = len(sitting.prompt.options) - 1
            told = re.escape(f"There is no option {option!r}: they are numbered from 0 to {last}.")
            with pytest.raises(RefusedByServer, match=told):
                await seat.choose(option)
            assert (await seat.choose(Index())).status == "taken"

    lasting(story())


def test_what_the_server_could_not_read_is_refused_and_not_waited_for(house: House) -> None:
    async def story() -> None:
        client = Client(house.address)
        table = await client.open(GAME, ["human", "random"])
        async with client.at(table.id) as seat:
            await asked(seat)
            with pytest.raises(RefusedByServer, match="cannot read this Why: Expected `str` of length <= 64"):
                await seat.why("space" * 20)
            with pytest.raises(RefusedByServer, match="cannot read this StandIn: Expected `int` >= 0"):
                await seat.stand_in(-1)
            with pytest.raises(RefusedByServer, match=r"cannot read this StandIn: .*Index"):
                await seat.stand_in(Index())  # type: ignore[arg-type]

    lasting(story())


def test_an_answer_is_to_the_offer_that_was_read_and_to_no_later_one(house: House) -> None:
    async def story() -> None:
        ann, bob = Client(house.address), Client(house.address)
        table = await ann.open(GAME, ["human", "human"])
        await bob.join(await ann.invite(table.id, 1))
        async with ann.at(table.id) as one, bob.at(table.id) as two:
            await told(two, lambda now: now.question != "")
            await one.offer_end()
            await told(two, lambda now: now.offer is not None)
            await told(one, lambda now: now.offer is not None)
            assert (await one.answer_end(False)).status == "taken"
            assert (await one.offer_end()).status == "taken"
            assert (await two.answer_end(True)).status == "stale"
            await told(two, lambda now: now.offer is not None and now.offer.request == 2)
            assert (await two.answer_end(True)).status == "taken"

    async def told(seat: Seat, wanted: Callable[[Sitting], bool]) -> None:
        while seat.sitting is None or not wanted(seat.sitting):
            await anext(seat)

    lasting(story())


async def asked(seat: Seat) -> Sitting:
    """The next Sitting with a question for us."""
    while (sitting := await anext(seat)).prompt is None:
        pass
    return sitting


async def heard(watching: Seat, sitting: Sitting) -> None:
    """Wait until an onlooker has been sent as much, which is not given yet."""
    while watching.newest is None or watching.newest.seq < sitting.seq:
        await asyncio.sleep(0.001)


def test_the_events_are_those_of_the_sitting_last_given(house: House) -> None:
    async def story() -> None:
        client = Client(house.address)
        table = await client.open(GAME, ["human", "random"])
        async with client.at(table.id) as seat, Client(house.address).at(table.id) as watching:
            await heard(watching, await asked(seat))
            first = await anext(watching)
            known = list(watching.events)
            await seat.choose(0)
            await heard(watching, await asked(seat))
            assert (watching.sitting, watching.events) == (first, known)
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
            taken_back = watching.events[before:]
            assert taken_back
            await seat.take_back()
            await asked(seat)
            await seat.choose(1)
            await heard(watching, await asked(seat))
            assert (await anext(watching)).undone == 1
            alike = [old == new for old, new in zip(taken_back, watching.events[before:])]
            assert watching.kept == before + [*alike, False].index(False)
            assert watching.kept < before + len(taken_back)

    lasting(story())


def test_lost_connections_lose_no_choice_and_repeat_none(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_module, "FIRST_PAUSE", 0.01)

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
    monkeypatch.setattr(seat_module, "FIRST_PAUSE", 0.01)

    async def story() -> None:
        async with Cable(house) as cable:
            client = Client(cable.address)
            opened = await client.open(GAME, ["human", "human"], share=False)
            table = house.table(opened.id)
            table.seating.sitters[1] = "somebody else"
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
            with pytest.raises(NoSuchTable, match="there is no such table"):
                await anext(seat)
        with pytest.raises(NoSuchTable):
            await Client(house.address).table("nowhere")

    lasting(story())


def test_a_server_that_is_not_there_is_given_up_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_module, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(seat_module, "GIVES_UP", 0.05)

    async def story() -> None:
        with _bound() as free:
            address = f"http://127.0.0.1:{free.getsockname()[1]}"
        with pytest.raises(Unreachable, match="no server answers at http://127"):
            await Client(address).games()
        async with Client(address).at("anything") as seat:
            with pytest.raises(Unreachable):
                await anext(seat)

    lasting(story())


@pytest.mark.parametrize("url", ["ftp://127.0.0.1/", "http://", "http://127.0.0.1:x/"])
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(RefusedByServer, match="an address of a server looks like"):
        Client(url)


def test_cookies_in_a_file_keep_ones_seats_and_are_for_ones_own_eyes(house: House, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "cookies.json"

    async def story() -> None:
        table = await Client(house.address, Cookies(file)).open(GAME, ["human", "random"])
        assert file.stat().st_mode & 0o777 == 0o600
        assert (await Client(house.address, Cookies(file)).table(table.id)).seat == 0
        assert (await Client(house.address).table(table.id)).seat is None

    lasting(story())
    file.write_text("[1]")
    with pytest.raises(BadCookieFile, match="no file of cookies"):
        Cookies(file)


def test_a_refusal_of_the_server_says_what_would_be_right(house: House) -> None:
    async def story() -> None:
        with pytest.raises(RefusedByServer, match="no bot 'robot'"):
            await Client(house.address).open(GAME, ["human", "robot"])

    lasting(story())


def test_the_promise_seen_at_the_start_vouches_for_the_record_at_the_end(house: House) -> None:
    async def story() -> None:
        client = Client(house.address)
        table = await client.open(GAME, ["human", "random"])
        async with client.at(table.id) as seat, client.at(table.id) as early:
            promised = (await anext(early)).commitment
            last = await play_out(seat, random.Random(3))
        assert len(promised) == 64
        assert last.dice is not None
        assert commitment(last.dice.server) == promised
        mixed = bytes.fromhex(last.dice.server + last.dice.shown[0])
        assert (last.dice.taken, last.key) == ([0], sha256(mixed).hexdigest())
        assert house.table(table.id).play.match.record()["seed"] == last.key

    lasting(story())


def test_a_program_finds_an_open_table_and_plays_there_by_its_clock(house: House) -> None:
    async def story() -> None:
        opener, guest = Client(house.address), Client(house.address)
        terms = ClockTerms(choice=30, total=600)
        table = await opener.open(GAME, ["human", "human"], listed=True, choice_seconds=30, total_seconds=600)
        assert (table.listed, table.clock) == (True, terms)
        async with opener.at(table.id) as seat:
            await anext(seat)
            assert [(one.id, one.clock) for one in await guest.open_tables()] == [(table.id, terms)]
            assert (await guest.sit_down(table.id)).seat == 1
            async with guest.at(table.id) as other:
                for place in (seat, other):
                    sitting = await anext(place)
                    while sitting.question == "":
                        sitting = await anext(place)
                    assert sitting.clock is not None and sitting.clock.running == sitting.waiting_for
                    assert sitting.clock.choice_left is not None and 0 < sitting.clock.choice_left <= 30
        assert await guest.open_tables() == []
        with pytest.raises(RefusedByServer, match="open to all no more"):
            await Client(house.address).sit_down(table.id)

    lasting(story())


class Balancer(Cable):
    """A load balancer that has lost its servers for the first calls. lost: how many."""

    lost = 2

    async def _call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.calls < self.lost:
            self.calls += 1
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 4\r\nConnection: close\r\n\r\nnone")
            writer.close()
        else:
            await super()._call(reader, writer)


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
