"""Whole matches through the SDK's client over stdio, as an assistant's program plays them.

On a busy machine a match may take longer than a story elsewhere, so only the timeout of the tests ends it.
"""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

import pytest

from tests.mcp.assistant import GAME, options_of, over_stdio, play_out, question_of


def test_an_assistant_learns_the_game_and_plays_a_match_against_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with over_stdio(tmp_path) as player:
            assert f"{GAME}: Don't Go In There. 2 to 5 seats" in await player.call("list_games")
            page = await player.call("describe_game", game=GAME)
            assert "Place one of your five meeples" in page
            assert "meeples: a whole number from 4 to 10 (default 5)" in page
            assert "medium: plays fairly well" in page

            table = {"game": GAME, "bots": ["easy", "random"], "options": {"board-1": "nursery"}}
            text = await player.call("open_table", seat=2, seed=7, **table)
            assert "Player 1 (Easy), Player 2 (you), Player 3 (Random). You are Player 2." in text
            assert re.search(r"^  - (Player \d starts|You start)\.$", text, re.MULTILINE)
            assert "Nursery" in text
            assert all("odds: " in option for option in options_of(text))
            assert "hidden" in await player.call("read_table", legend=True)

            end = await play_out(player, text, random.Random(1))
            assert "Scores:\n  Player 1 (Easy): " in end
            assert "Winners: " in end
            assert "is over" in await player.refused("choose", question=1, option=1)
            assert "The ghosts are revealed" in await player.call("read_log", count=10)

    asyncio.run(story())


def test_an_assistant_of_an_earlier_protocol_plays_a_solitaire_game_to_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with over_stdio(tmp_path, mode="legacy") as player:
            text = await player.call("open_table", game="final-girl", bots=[], options={"girl": "laurie"}, seed=3)
            assert "Laurie" in text

            async def look(number: int, text: str) -> None:
                if number % 10 == 1:
                    listed = await player.call("list_options", table="local-1")
                    assert question_of(listed) == question_of(text)
                    assert options_of("\n" + listed) == options_of(text)
                    assert listed.splitlines()[1] in await player.call("read_table")

            end = await play_out(player, text, random.Random(2), look)
            assert "You won." in end or "You lost." in end

    asyncio.run(story())


@pytest.mark.parametrize("game", ["fatal-frame", "follow-your-fear", "ghost-hunter"])
@pytest.mark.slow
def test_the_other_games_are_played_to_their_end(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with over_stdio(tmp_path) as player:
            text = await player.call("open_table", game=game, bots=["random"], seed=5)
            assert "Scores:" in await play_out(player, text, random.Random(3))

    asyncio.run(story())
