"""Rooms that ask for something before anybody may enter."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gloaming.engine.errors import BadContent
from gloaming.games.ghost_hunter import GAME
from tests.games.ghost_hunter.table import card, given, monster
from tests.games.ghost_hunter.test_special_tiles import EAST, drilled, marking


def gate(folder: Path, tile: str) -> Any:
    """The box, in whose first scenario nobody enters a tile without an Item."""
    pack = folder / "gated"
    pack.mkdir(exist_ok=True)
    (pack / "pack.toml").write_text('game = "ghost-hunter"\ntitle = "A Gate"\n')
    core = (GAME.folder / "content" / "scenarios.toml").read_text(encoding="utf-8")
    asks = 'only_if = [{ verb = "holds", token = "item" }], words = "Nobody goes in without an Item."'
    first = core.split("[[scenario]]")[1].replace("level = 0", f'level = 0\ngates = [{{ tile = "{tile}", {asks} }}]', 1)
    (pack / "scenarios.toml").write_text("[[scenario]]" + first)
    return GAME.with_packs(pack).box


@pytest.mark.rule("GH-MARKER-5", "GH-SCENE-67")
def test_a_room_that_asks_for_something_asks_for_it_at_a_door_marker_too(tmp_path: Path) -> None:
    gated = gate(tmp_path, "t-6")
    table = marking(at="t-12", lay={"t-12": (0, -1), "t-6": (1, -1)})
    table.state.box = gated
    drilled(table, EAST)
    assert not table.may("go", EAST)
    assert table.why_not(0, "t-6") == ("Nobody goes in without an Item.", "GH-SCENE-67")
    table.state.held[0] = (card("i-6"),)
    table.state.item_cards = tuple(other for other in table.state.item_cards if other != card("i-6"))
    table.look().go(EAST)
    assert table.at(0) == "t-6"


@pytest.mark.rule("GH-SCENE-67")
def test_who_opens_a_room_without_what_it_asks_for_stays_outside(tmp_path: Path) -> None:
    table = given("c-2 c-1", tiles="t-6")
    table.state.box = gate(tmp_path, "t-6")
    table.look().open(0)
    assert table.at(0) == "t-17"
    assert table.lies("t-6") is not None
    assert "Mack Delaney cannot enter the Hall yet." in table.told()


@pytest.mark.rule("GH-SCENE-67")
def test_nobody_joins_a_battle_in_a_room_that_does_not_let_them_in(tmp_path: Path) -> None:
    for gated in (False, True):
        table = given("c-2 c-1", at={0: "t-6", 1: "t-17"}, lay={"t-6": (0, -1)}, items={0: "i-6"})
        if gated:
            table.state.box = gate(tmp_path, "t-6")
        table.state.lair[monster("e-33")] = card("t-6")
        table.state.lurking = (card("e-33"),)
        table.state.event_cards = tuple(other for other in table.state.event_cards if other != card("e-33"))
        table.judge(1, enemy=1).end().end()
        while table.prompt != "Join the battle?" and not table.may("end-turn"):
            table.match.pick(0)
        assert (table.prompt == "Join the battle?") is not gated


def test_a_gate_of_no_tile_is_refused(tmp_path: Path) -> None:
    with pytest.raises(
        BadContent, match=r"scenario scenario-1: field 'gates.0..tile': there is no 'i-6'; tile may be t-1, "
    ):
        gate(tmp_path, "i-6")
