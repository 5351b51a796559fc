"""Assistants at a server's tables, where people invite them."""

from __future__ import annotations

import asyncio
import random
from contextlib import closing
from pathlib import Path

from gloaming import Shelf
from gloaming.client import Client, Cookies
from gloaming.server.http.app import create_app
from tests.client import seats
from tests.mcp.assistant import GAME, assistant, lasting, options_of, play_out, question_of
from tests.packs import pack
from tests.server.house import House


def test_an_invited_assistant_plays_a_match_against_a_person(house: House) -> None:
    async def story() -> None:
        host = Client(house.address)
        table = await host.open(GAME, ["human", "human"])
        invite = await host.invite(table.id, 1)
        async with assistant() as player, host.at(table.id) as seat:
            text = await player.call("join_table", address=invite)
            assert f"Table {table.id}: Don't Go In There." in text
            assert "You are Player 2." in text
            looks = []

            async def look(number: int, text: str) -> None:
                looks.append(await player.call("read_table"))
                assert options_of(text) == options_of(looks[-1])
                assert "hidden" in looks[-1]

            end, last = await asyncio.gather(
                play_out(player, text, random.Random(1), look), seats.play_out(seat, random.Random(2))
            )
            assert looks
            assert last.view["result"] is not None
            assert ("You won." in end) == (1 in last.view["result"]["winners"])
            assert "The ghosts are revealed" in end

    lasting(story())


def test_an_assistant_that_was_not_invited_is_refused(house: House) -> None:
    async def story() -> None:
        host = Client(house.address)
        table = await host.open(GAME, ["human", "human"])
        invite = await host.invite(table.id, 1)
        async with assistant() as first, assistant() as second:
            address = f"{house.address}/table/{table.id}"
            assert f"You have no seat at table {table.id}: ask the host for an invite." in await second.refused(
                "join_table", address=address
            )
            await first.call("join_table", address=invite)
            refused = await second.refused("join_table", address=invite)
            assert "has already been used. Ask the host for a new one." in refused
            refused = await second.refused("join_table", address=f"{house.address}/elsewhere")
            assert "An invite ends in /join#CODE and a table in /table/ID" in refused
            assert "No table is open." in await second.call("list_tables")

    lasting(story())


def test_an_assistant_answers_the_offer_of_another_player(house: House) -> None:
    async def story() -> None:
        host = Client(house.address)
        table = await host.open(GAME, ["human", "human"])
        async with assistant() as player, host.at(table.id) as seat:
            await player.call("join_table", address=await host.invite(table.id, 1))
            while not (await anext(seat)).question:
                pass
            assert "no player has made a request" in (await player.refused("answer_request", agree=True)).lower()
            await seat.offer_end()
            while "offers to end the match" not in await player.call("wait_for_turn", seconds=1):
                pass
            assert await player.call("answer_request", agree=True) == "You agreed to end the match."
            while "All players agreed to end the match." not in (text := await player.call("read_table")):
                await asyncio.sleep(0.01)
            assert "The match is over." in text

    lasting(story())


def test_a_restarted_assistant_returns_to_its_seat(house: House, tmp_path: Path) -> None:
    async def story() -> None:
        host = Client(house.address)
        table = await host.open(GAME, ["human", "human"])
        async with host.at(table.id):
            async with assistant(Cookies(tmp_path / "identity.json")) as player:
                text = await player.call("join_table", address=await host.invite(table.id, 1))
                assert "is to move" in await player.call("read_table") or "Waiting for" in text or "Question" in text
            async with assistant(Cookies(tmp_path / "identity.json")) as player:
                address = f"{house.address}/table/{table.id}"
                assert "You are Player 2." in await player.call("join_table", address=address)
                assert f"Table {table.id}" in await player.call("list_tables")

    lasting(story())


def test_an_assistant_that_leaves_before_the_match_frees_its_seat(house: House) -> None:
    async def story() -> None:
        host = Client(house.address)
        table = await host.open(GAME, ["human", "human", "human"])
        async with assistant() as player:
            text = await player.call("join_table", address=await host.invite(table.id, 1))
            assert "It is not your turn. Call wait_for_turn." in text
            assert "it is not your turn" in (await player.refused("choose", question=1, option=1)).lower()
            left = await player.call("leave_table", table=table.id)
            assert left == "You left the table before the match began. Your seat is free."
            assert [seat.taken for seat in (await host.table(table.id)).seats] == [True, False, False]

    lasting(story())


def test_a_removed_assistant_learns_it_and_leaves(house: House) -> None:
    async def story() -> None:
        host = Client(house.address)
        table = await host.open(GAME, ["human", "human", "human"])
        async with assistant() as player, host.at(table.id) as seat:
            await player.call("join_table", address=await host.invite(table.id, 1))
            while not (await anext(seat)).seats[1].taken:
                pass
            await seat.remove(1)
            lost = f"you have lost your seat at table {table.id}: ask the host for an invite"
            while lost not in await player.call("list_tables"):
                await asyncio.sleep(0.01)
            assert lost[1:] in await player.refused("read_table")
            assert await player.call("leave_table", table=table.id) == "You disconnected from the table."

    lasting(story())


def test_an_undone_choice_is_reported(house: House) -> None:
    async def story() -> None:
        host = Client(house.address)
        table = await host.open(GAME, ["human", "human"], seed=None, share=False)
        async with assistant() as player, host.at(table.id) as seat:
            text = await player.call("join_table", address=await host.invite(table.id, 1))
            chosen = False
            while not chosen:
                update = await anext(seat)
                if update.prompt is not None:
                    await seat.choose(0)
                    chosen = True
                elif update.waiting_for == 1 and update.question:
                    text = await player.call("wait_for_turn", seconds=30)
                    await player.call("choose", question=question_of(text), option=1)
            await player.call("wait_for_turn", seconds=30)
            await seat.undo()
            news = ""
            while "was undone" not in news:
                news = await player.call("wait_for_turn", seconds=1)
                if "asks to undo" in news:
                    assert await player.call("answer_request", agree=True) == "You agreed to undo the choice."

    lasting(story())


def test_the_clock_and_a_resignation_are_reported(house: House) -> None:
    async def story() -> None:
        host = Client(house.address)
        table = await host.open(GAME, ["human", "human"], choice_seconds=600, total_seconds=3600, share=False)
        async with assistant() as player, host.at(table.id) as seat:
            await player.call("join_table", address=await host.invite(table.id, 1))
            while "seconds left in the match." not in await player.call("read_table"):
                await asyncio.sleep(0.01)
            await anext(seat)
            await seat.resign()
            while "The match is over." not in (text := await player.call("wait_for_turn", seconds=1)):
                pass
            assert "resigned." in text

    lasting(story())


def test_a_table_with_other_cards_needs_the_same_pack(tmp_path: Path) -> None:
    added = pack(tmp_path / "well")

    async def story(address: str) -> None:
        host = Client(address)
        table = await host.open("fatal-frame", ["human", "human"])
        invite = await host.invite(table.id, 1)
        async with assistant(Cookies(tmp_path / "identity.json")) as player:
            refused = await player.refused("join_table", address=invite)
            assert "with The Well: start `gloaming mcp` with the same --pack." in refused
        async with assistant(Cookies(tmp_path / "identity.json"), Shelf([added])) as player:
            text = await player.call("join_table", address=f"{address}/table/{table.id}")
            assert "You are Player 2." in text
            card = await player.call("look_up_card", game="fatal-frame", query="seeker of the well")
            assert "It has been waiting." in card

    with closing(House(create_app(pause=0, shelf=Shelf([added])))) as opened:
        lasting(story(opened.address))
