"""Wrong calls: they change nothing, and say what was wrong and what to do instead."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.mcp.open_matches import MOST_TABLES
from tests.mcp.assistant import GAME, assistant, lasting, question_of


@pytest.mark.parametrize(
    ("tool", "arguments", "message"),
    [
        ("open_table", {"game": "chess"}, "No game 'chess'; there are: dont-go-in-there, "),
        ("open_table", {"game": GAME, "bots": ["clever"]}, "No bot 'clever'; there are: easy, medium, "),
        ("open_table", {"game": GAME, "bots": ["hard:brave"]}, "have no style 'brave'; there are: "),
        ("open_table", {"game": GAME, "bots": []}, "is for 2 to 5 seats, not 1."),
        ("open_table", {"game": GAME, "bots": ["easy"], "seat": 3}, "no Player 3 at a table of 2: use 1 to 2."),
        ("open_table", {"game": GAME, "options": {"meeples": 99}}, "'meeples' must be a whole number from 4 to 10"),
        ("open_table", {"game": GAME, "options": {"position": {}}}, "has no set-up option 'position'; it has types"),
        ("open_table", {"game": GAME, "players": 3}, "open_table has no argument 'players'. Its arguments are: game, "),
        ("open_table", {}, "open_table: argument 'game': field required."),
        ("open_tables", {}, "There is no tool 'open_tables'. The tools are: list_games, "),
        ("read_table", {}, "Which table? The open tables are: none; open one with open_table or join_table."),
        ("look_up_rule", {"game": GAME, "query": "zebra"}, "No clause 'zebra'; the nearest are: "),
        ("look_up_card", {"game": GAME, "query": "zebra"}, "is called 'zebra'; use a part of a name."),
        ("join_table", {"address": "http://127.0.0.1:9/"}, "is a server: ask the host for an invite, which looks like"),
        ("join_table", {"address": "http://127.0.0.1:9/join#abc"}, "No server answers at http://127.0.0.1:9: "),
        ("join_table", {"address": "ftp://host/join#abc"}, "The address of a server looks like http://"),
    ],
)
def test_a_call_that_cannot_be_done_opens_no_table(tool: str, arguments: dict[str, Any], message: str) -> None:
    async def story() -> None:
        async with assistant() as player:
            assert message in await player.refused(tool, **arguments)
            assert "No table is open." in await player.call("list_tables")

    lasting(story())


@pytest.mark.parametrize(
    ("tool", "arguments", "message"),
    [
        ("choose", {"question": 1, "option": 0}, "Question 1 has no option 0: its options are 1 to "),
        ("choose", {"question": 1, "option": 99}, "Question 1 has no option 99"),
        ("choose", {"question": 2, "option": 1}, "Question 2 is not open, question 1 is: 'Place a meeple'."),
        ("choose", {"question": 1, "option": "top"}, "argument 'option': input should be a valid integer"),
        ("choose", {"question": 1}, "argument 'option': field required."),
        ("choose", {"question": 1, "option": 1, "table": "local-9"}, "There is no table 'local-9'"),
        ("why_not", {"piece": "zebra"}, "There is no piece 'zebra' on the table; the pieces are: "),
        ("answer_request", {"agree": True}, "There is no request to answer"),
        (
            "wait_for_turn",
            {"seconds": 9999},
            "argument 'seconds': input should be less than or equal to 120, not 9999.",
        ),
        ("leave_table", {"table": "attic"}, "There is no table 'attic'; the open tables are: local-1."),
    ],
)
def test_a_call_that_cannot_be_done_changes_nothing_at_the_table(
    tool: str, arguments: dict[str, Any], message: str
) -> None:
    async def story() -> None:
        async with assistant() as player:
            await player.call("open_table", game=GAME, bots=["random"], seed=4)
            before = [await player.call("read_table"), await player.call("read_log")]
            assert message in await player.refused(tool, **arguments)
            assert [await player.call("read_table"), await player.call("read_log")] == before

    lasting(story())


def test_a_repeated_choice_does_not_choose_twice() -> None:
    async def story() -> None:
        async with assistant() as player:
            await player.call("open_table", game=GAME, bots=["random"], seed=4)
            second = await player.call("choose", question=1, option=1)
            assert question_of(second) == 2
            assert "Question 1 is not open, question 2 is" in await player.refused("choose", question=1, option=1)
            assert (await player.call("read_log")).count("You place a meeple") == 1

    lasting(story())


def test_a_taken_space_is_explained_with_its_rule() -> None:
    async def story() -> None:
        async with assistant() as player:
            await player.call("open_table", game=GAME, bots=["random"], seed=4, options={"board-1": "nursery"})
            assert "can be chosen now, with option 1, 2, 3, 4" in await player.call("why_not", piece="Nursery")
            await player.call("choose", question=1, option=1)
            answer = await player.call("why_not", piece="space-0-0")
            assert "(rule DG-PLACE-" in answer

    lasting(story())


def test_several_tables_are_told_apart_by_name_and_a_finished_one_makes_room() -> None:
    async def story() -> None:
        async with assistant() as player:
            for _ in range(MOST_TABLES):
                await player.call("open_table", game=GAME, bots=["random"])
            assert "Which table? The open tables are: local-1, local-2" in await player.refused("read_table")
            refused = await player.refused("open_table", game=GAME)
            assert f"{MOST_TABLES} tables are open" in refused
            assert "leave one with leave_table first" in refused
            assert await player.call("leave_table", table="local-2") == "The match was discarded."
            assert "Table local-9: " in await player.call("open_table", game=GAME, bots=["random"])
            assert "local-2" not in await player.call("list_tables")

    lasting(story())
