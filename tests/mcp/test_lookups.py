"""What an assistant can read without a table: rules and cards, as tools and as resources."""

from __future__ import annotations

import pytest

import gloaming
from tests.mcp.assistant import GAME, assistant, lasting, mcp


def test_a_rule_is_found_by_its_id_or_a_word_and_chapters_are_listed() -> None:
    async def story() -> None:
        async with assistant() as player:
            clause = await player.call("look_up_rule", game=GAME, query="DG-MASK-1")
            assert "  DG-MASK-1: When you take a Mask, pass ghosts" in clause
            assert await player.read(f"gloaming://rules/{GAME}/DG-MASK-1") == clause
            assert "DG-MASK-1" in await player.call("look_up_rule", game=GAME, query="mask")
            assert "Chapters." in await player.call("look_up_rule", game=GAME)

    lasting(story())


def test_a_card_is_found_by_a_part_of_its_name_or_its_id() -> None:
    async def story() -> None:
        async with assistant() as player:
            found = await player.call("look_up_card", game="ghost-hunter", query="floating")
            assert "Floating Head [e-34] (monster). HP 4 and MP 4. Attacks MP." in found
            assert await player.read("gloaming://cards/ghost-hunter/e-34") == found

    lasting(story())


def test_every_game_has_resources_for_its_rules_and_cards() -> None:
    async def story() -> None:
        async with assistant() as player:
            offered = {str(resource.uri) for resource in (await player.client.list_resources()).resources}
            for id, game in gloaming.games().items():
                assert {f"gloaming://{kind}/{id}" for kind in ("how-to-play", "rules", "cards")} <= offered
                cards = await player.read(f"gloaming://cards/{id}")
                assert [entry["id"] for entry in game.content() if f"[{entry['id']}]" not in cards] == []
            assert "DG-MASK-1: " in await player.read(f"gloaming://rules/{GAME}")
            assert "How to play" in await player.read(f"gloaming://how-to-play/{GAME}")
            with pytest.raises(mcp.MCPError, match="No game 'chess'; there are: "):
                await player.read("gloaming://rules/chess/goal")

    lasting(story())


def test_every_tool_and_argument_is_described_for_the_model() -> None:
    async def story() -> None:
        async with assistant() as player:
            for tool in (await player.client.list_tools()).tools:
                assert tool.description and len(tool.description) > 40, tool.name
                assert tool.annotations is not None
                for name, argument in tool.input_schema["properties"].items():
                    assert argument.get("description"), (tool.name, name)

    lasting(story())
