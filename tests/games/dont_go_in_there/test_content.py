"""The cards, rooms and components: their counts are the book's."""

from __future__ import annotations

import shutil
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import gloaming
from gloaming.engine.content import read
from gloaming.games.dont_go_in_there import content
from gloaming.games.dont_go_in_there.content import CARDS, COMPONENTS, FOLDER, ROOMS, SETUPS, TYPES
from tests.games.dont_go_in_there.table import GAME

PARTS = {part.id: part for part in COMPONENTS}


@pytest.mark.rule("DG-COMP-2")
def test_there_are_five_meeples_for_each_of_five_players() -> None:
    assert PARTS["meeple"].copies == 25


@pytest.mark.rule("DG-COMP-3")
def test_there_are_six_dice_enough_for_any_room() -> None:
    assert PARTS["ghost-die"].copies == 6 == 3 * max(card.dice for _, _, card in CARDS)


@pytest.mark.rule("DG-COMP-4")
def test_three_boards_have_two_rooms_each() -> None:
    assert PARTS["room-board"].copies == 3
    assert [(room.board, room.name) for room in ROOMS] == [
        (1, "Attic"),
        (1, "Nursery"),
        (2, "Basement"),
        (2, "Hallway"),
        (3, "Library"),
        (3, "Secret Passage"),
    ]


@pytest.mark.rule("DG-COMP-5")
def test_every_room_has_0_1_2_and_3_flashlights_from_the_top_down() -> None:
    assert {tuple(room.flashlights) for room in ROOMS} == {(0, 1, 2, 3)}


@pytest.mark.rule("DG-COMP-6")
def test_there_are_twelve_types_of_eight_cards() -> None:
    assert [one.name for one in TYPES] == [
        *["Amulet", "Cat", "Clock", "Doll", "Holy Water", "Mask"],
        *["Mirror", "Music Box", "Portrait", "Ring", "Tome", "Twin"],
    ]
    assert Counter(kind for _, kind, _ in CARDS) == dict.fromkeys(range(12), 8)
    assert len({piece for piece, _, _ in CARDS}) == 96


@pytest.mark.rule("DG-COMP-7")
def test_a_type_has_two_cards_of_each_value() -> None:
    assert Counter((kind, card.curses) for _, kind, card in CARDS) == {
        (kind, value): 2 for kind in range(12) for value in (1, 2, 3, 4)
    }


@pytest.mark.rule("DG-COMP-8")
def test_values_1_2_3_and_4_show_2_2_1_and_1_dice() -> None:
    assert {(card.curses, card.dice) for _, _, card in CARDS} == {(1, 2), (2, 2), (3, 1), (4, 1)}


@pytest.mark.rule("DG-AMULET-3")
def test_amulets_name_the_value_above_their_own_and_other_cards_name_none() -> None:
    amulets = {card.curses: card.names for piece, _, card in CARDS if piece.startswith("amulet-")}
    assert amulets == {1: 2, 2: 3, 3: 4, 4: 0}
    assert {card.names for piece, _, card in CARDS if not piece.startswith("amulet-")} == {0}


@pytest.mark.rule("DG-COMP-1", "DG-SETUP-1", "DG-SETUP-3")
def test_the_set_up_table_has_a_row_for_two_to_five_players() -> None:
    assert {players: (row.types, row.removed) for players, row in SETUPS.items()} == {
        2: (5, 16),
        3: (6, 12),
        4: (7, 8),
        5: (8, 4),
    }


@pytest.mark.rule("DG-SETUP-3")
def test_the_deck_is_twelve_cards_a_player_and_so_a_multiple_of_three() -> None:
    for players, row in SETUPS.items():
        assert 8 * row.types - row.removed == 12 * players


@pytest.mark.rule("DG-GHOST-3")
def test_the_46_ghost_tokens_in_the_box_are_a_number_of_pieces() -> None:
    assert (PARTS["ghost-token"].copies, PARTS["ghost-token"].source) == (46, "published")


def test_every_entry_says_where_it_comes_from_and_none_is_ours() -> None:
    entries = GAME.content()
    assert {entry["source"] for entry in entries} == {"rulebook", "published"}
    assert Counter(entry["kind"] for entry in entries) == {"cursed card": 48, "room": 6, "component": len(COMPONENTS)}
    assert sum(entry["copies"] for entry in entries if entry["kind"] == "cursed card") == 96


def test_every_card_and_room_has_a_text_and_a_clause() -> None:
    for entry in GAME.content():
        if entry["kind"] != "component":
            assert entry["text"].endswith(".")
            assert entry["rule"].startswith("DG-")


def test_only_four_types_act_at_the_end() -> None:
    assert [one.id for one in TYPES if one.when == "end"] == ["amulet", "cat", "music-box", "portrait"]


# Files that are wrong


@pytest.mark.parametrize(
    ("file", "table", "wanted", "old", "new", "complaint"),
    [
        ("cards.toml", "type", content.CardType, "curses = 1", "curse = 1", "cards.toml: type amulet: .*`curse`"),
        (
            "cards.toml",
            "type",
            content.CardType,
            '"dispel-half"',
            '"dispel-all"',
            "cards.toml: type portrait: .*dispel-all",
        ),
        ("cards.toml", "type", content.CardType, 'id = "cat"', 'id = "doll"', "cards.toml: type doll: .*stands twice"),
        ("rooms.toml", "room", content.Room, "space = 4", "space = 5", "rooms.toml: room nursery: .*<= 4"),
        ("rooms.toml", "room", content.Room, "[0, 1, 2, 3]", "[0, 1, 2]", "rooms.toml: room attic: .*length >= 4"),
        ("rooms.toml", "room", content.Room, '"published"', '"hearsay"', "rooms.toml: room attic: .*hearsay"),
    ],
    ids=["unknown field", "unknown verb", "id twice", "space too low", "space missing", "unknown source"],
)
def test_a_wrong_entry_is_named_by_file_entry_and_field(
    tmp_path: Path, file: str, table: str, wanted: Any, old: str, new: str, complaint: str
) -> None:
    shutil.copy(FOLDER / file, tmp_path)
    text = (FOLDER / file).read_text()
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1))
    with pytest.raises(gloaming.BadContent, match=complaint):
        read(tmp_path / file, table, wanted)


def test_the_totals_of_the_book_are_demanded() -> None:
    with pytest.raises(gloaming.BadContent, match="12 types are needed, not 11"):
        content.check(TYPES[1:], ROOMS)
    with pytest.raises(gloaming.BadContent, match="two rooms on each of boards 1, 2 and 3"):
        content.check(TYPES, ROOMS[::-1])


def test_a_type_needs_eight_cards() -> None:
    text = (FOLDER / "cards.toml").read_text().replace("copies = 2", "copies = 3", 1)
    with pytest.raises(gloaming.BadContent, match="type amulet: field 'cards': 8 cards are needed"):
        content.check(_types(text), ROOMS)


def test_a_verb_must_go_with_the_moment_it_acts() -> None:
    text = (FOLDER / "cards.toml").read_text().replace('\nwhen = "end"', '\nwhen = "claim"', 1)
    with pytest.raises(gloaming.BadContent, match="type amulet: field 'effects'"):
        content.check(_types(text), ROOMS)


def _types(text: str) -> list[content.CardType]:
    return msgspec.convert(tomllib.loads(text)["type"], list[content.CardType])
