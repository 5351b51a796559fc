"""The cards, rooms and components match the rulebook."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

import gloaming
from gloaming.engine.content.clauses import clauses
from gloaming.games.dont_go_in_there import packs
from gloaming.games.dont_go_in_there.packs import BOX, CORE
from tests.games.dont_go_in_there.table import GAME

PARTS = {part.id: part for part in BOX.components}


@pytest.mark.rule("DG-COMP-2")
def test_there_are_five_meeples_for_each_of_five_players() -> None:
    assert PARTS["meeple"].copies == 25


@pytest.mark.rule("DG-COMP-3")
def test_there_are_six_dice_enough_for_any_room() -> None:
    assert PARTS["ghost-die"].copies == 6 == 3 * max(BOX.dice)


@pytest.mark.rule("DG-COMP-4")
def test_three_boards_have_two_rooms_each() -> None:
    assert PARTS["room-board"].copies == 3
    assert [(room.board, room.name) for room in BOX.rooms] == [
        (1, "Attic"),
        (1, "Nursery"),
        (2, "Basement"),
        (2, "Hallway"),
        (3, "Library"),
        (3, "Secret Passage"),
    ]


@pytest.mark.rule("DG-COMP-5")
def test_every_room_has_0_1_2_and_3_flashlights_from_the_top_down() -> None:
    assert {tuple(room.flashlights) for room in BOX.rooms} == {(0, 1, 2, 3)}


@pytest.mark.rule("DG-COMP-6")
def test_there_are_twelve_types_of_eight_cards() -> None:
    assert [card_type.name for card_type in BOX.types] == [
        *["Amulet", "Cat", "Clock", "Doll", "Holy Water", "Mask"],
        *["Mirror", "Music Box", "Portrait", "Ring", "Tome", "Twin"],
    ]
    assert Counter(BOX.kind) == dict.fromkeys(range(12), 8)
    assert len(set(BOX.ids)) == 96


@pytest.mark.rule("DG-COMP-7")
def test_a_type_has_two_cards_of_each_value() -> None:
    assert Counter(zip(BOX.kind, BOX.curses, strict=True)) == {
        (kind, value): 2 for kind in range(12) for value in (1, 2, 3, 4)
    }


@pytest.mark.rule("DG-COMP-8")
def test_values_1_2_3_and_4_show_2_2_1_and_1_dice() -> None:
    assert set(zip(BOX.curses, BOX.dice, strict=True)) == {(1, 2), (2, 2), (3, 1), (4, 1)}


@pytest.mark.rule("DG-AMULET-3")
def test_amulets_name_the_value_above_their_own_and_other_cards_name_none() -> None:
    amulets = {card.curses: card.names for card in BOX.types[0].cards}
    assert amulets == {1: 2, 2: 3, 3: 4, 4: 0}
    assert {card.names for card_type in BOX.types[1:] for card in card_type.cards} == {0}


@pytest.mark.rule("DG-COMP-1", "DG-SETUP-1", "DG-SETUP-3")
def test_the_set_up_table_has_a_row_for_two_to_five_players() -> None:
    assert {players: (row.types, row.removed) for players, row in BOX.setups.items()} == {
        2: (5, 16),
        3: (6, 12),
        4: (7, 8),
        5: (8, 4),
    }


@pytest.mark.rule("DG-SETUP-3")
def test_the_deck_is_twelve_cards_a_player_and_so_a_multiple_of_three() -> None:
    for players, row in BOX.setups.items():
        assert 8 * row.types - row.removed == 12 * players


@pytest.mark.rule("DG-GHOST-3")
def test_the_46_ghost_tokens_in_the_box_are_a_number_of_pieces() -> None:
    assert (PARTS["ghost-token"].copies, PARTS["ghost-token"].source) == (46, "published")


def test_every_entry_says_where_it_comes_from_and_none_is_ours() -> None:
    entries = GAME.content()
    assert {entry["source"] for entry in entries} == {"rulebook", "published"}
    assert {entry["facts"]["type_source"] for entry in entries if entry["kind"] == "cursed card"} == {"rulebook"}
    assert Counter(entry["kind"] for entry in entries) == {
        "cursed card": 48,
        "room": 6,
        "component": len(BOX.components),
    }
    assert sum(entry["copies"] for entry in entries if entry["kind"] == "cursed card") == 96


def test_every_card_and_room_has_a_text_and_a_clause() -> None:
    for entry in GAME.content():
        if entry["kind"] != "component":
            assert entry["text"].endswith(".")
            assert entry["rule"].startswith("DG-")


def test_only_four_types_act_at_the_end() -> None:
    assert [card_type.id for card_type in BOX.types if card_type.end] == ["amulet", "cat", "music-box", "portrait"]
    assert [card_type.id for card_type in BOX.types if card_type.claim and card_type.end] == []


def test_a_cards_text_is_made_of_its_verbs() -> None:
    assert {card_type.id: card_type.text for card_type in BOX.types} == {
        "amulet": "At the end, each of your Amulets dispels another of your Amulets, of the value it names.",
        "cat": "At the end, if you have 9 or fewer ghosts, dispel all your Cats except the lowest.",
        "clock": "The first player whose Clocks add up to 8 Curses or more dispels 2 of them. "
        "After that, Clocks have no effect.",
        "doll": "If any of your Dolls add up to exactly 6 Curses, dispel them.",
        "holy-water": "For every 2nd Holy Water, discard half of your ghosts, rounded down.",
        "mask": "Pass 1 ghost for each of your Masks to the player on your right.",
        "mirror": "Take 1 ghost. Your 3rd Mirror dispels all three.",
        "music-box": "At the end, the player with the most Curses on Music Boxes dispels 2 of them. "
        "In a tie, all tied players do.",
        "portrait": "At the end, dispel half of your Portraits, rounded down, the highest first.",
        "ring": "Your 4th Ring dispels all four.",
        "tome": "For every 2nd Tome, name another card type and dispel all your cards of that type.",
        "twin": "If two of your Twins have the same value, dispel both.",
    }


def test_a_rooms_text_is_made_of_its_verb() -> None:
    assert {room.id: room.text for room in BOX.rooms} == {
        "attic": "On the top space, immediately take 1 ghost.",
        "nursery": "On the bottom space, immediately discard 1 ghost.",
        "basement": "The player who placed the 3rd meeple may roll all dice again, once.",
        "hallway": "The player who placed the 3rd meeple may turn one die to its other result.",
        "library": "Cards are in ascending order. Left card: first take 1 ghost. Right card: first discard 1 ghost.",
        "secret-passage": "The 3rd card is face down. Place a meeple here to look at it.",
    }


@pytest.mark.parametrize("other", ["shed", "rid", "go away", "off you", "loses", "costs a ghost", "sends"])
def test_what_is_said_of_ghosts_and_cards_keeps_to_the_words_take_discard_pass_and_dispel(other: str) -> None:
    folder = Path(packs.__file__).parent
    texts = [room.text for room in BOX.rooms] + [kind.text for kind in BOX.types]
    texts += [path.read_text(encoding="utf-8") for path in sorted((folder / "teaching").rglob("*.toml"))]
    assert not [text for text in texts if re.search(rf"\b{other}s?\b", text)]


def test_the_clauses_of_a_type_or_room_leave_its_numbers_to_the_clause_made_from_its_entry() -> None:
    topics = {card_type.topic for card_type in BOX.types} | {room.topic for room in BOX.rooms}
    number = re.compile(r"\b(\d+(?:st|nd|rd|th)?|two|three|four|five|six|seven|eight|nine|ten)\b")
    numbers = {
        clause.id: number.findall(clause.text)
        for clause in clauses(GAME.folder)
        if clause.id.rsplit("-", 1)[0] in topics
    }
    assert len(topics) == 18
    third_meeple = {key: ["3rd"] for key in ["DG-BASEMENT-3", "DG-HALLWAY-2"]}  # a rule of every room, on no entry
    assert {id: digits for id, digits in numbers.items() if digits} == third_meeple


# Invalid files


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("cards.toml", "curses = 1", "curse = 1", r"cards.toml: type amulet: .*'cards\[0\]\.curse'"),
        ("cards.toml", '"dispel-half"', '"dispel-all"', "cards.toml: type portrait: .*dispel-all"),
        ("cards.toml", 'id = "cat"', 'id = "doll"', "cards.toml: type doll: .*appears twice"),
        (
            "cards.toml",
            "copies = 2",
            "copies = 3",
            r"\d/cards.toml: type amulet: field 'cards': 8 cards are needed, not 9",
        ),
        (
            "cards.toml",
            "curses = 2",
            "curses = 1",
            r"\d/cards.toml: type amulet: field 'cards': each value .* once",
        ),
        ("cards.toml", "total = 6", "total = 0", r"cards.toml: type doll: field 'effects\[0\].total': .* 1 or more"),
        ("rooms.toml", "space = 4", "space = 5", "rooms.toml: room nursery: field 'effect.space': .* 4 at most"),
        ("rooms.toml", "[0, 1, 2, 3]", "[0, 1, 2]", "rooms.toml: room attic: field 'flashlights': a list of 4 or more"),
        ("rooms.toml", '"published"', '"hearsay"', "rooms.toml: room attic: .*hearsay"),
        (
            "rooms.toml",
            "board = 3",
            "board = 5",
            r"\d/rooms.toml: room .*: field 'board': boards are numbered from 1",
        ),
        (
            "components.toml",
            "players = 2",
            "players = 3",
            r"\d/components.toml: setup two-players: field 'players': must be 2: one row each",
        ),
        (
            "components.toml",
            "removed = 16",
            "removed = 15",
            "components.toml: setup two-players: field 'removed': leaves a deck of 25 cards",
        ),
        (
            "components.toml",
            "types = 8",
            "types = 13",
            "components.toml: setup five-players: field 'types': 13 card types are needed",
        ),
    ],
    ids=[
        *["unknown field", "unknown verb", "id twice", "nine cards", "value twice", "no total"],
        *["space too low", "space missing", "unknown source", "board missing"],
        *["players missing", "deck not of threes", "too many types"],
    ],
)
def test_a_wrong_entry_is_named_by_file_entry_and_field(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str, complaint: str
) -> None:
    shutil.copytree(CORE, tmp_path, dirs_exist_ok=True)
    text = (CORE / file).read_text()
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new) if "board" in old else text.replace(old, new, 1))
    monkeypatch.setattr(packs, "CORE", tmp_path)
    with pytest.raises(gloaming.BadContent, match=complaint):
        packs.read_box()


def test_the_totals_of_the_book_are_those_of_the_core() -> None:
    assert len(BOX.types) == 12
    assert [len(rooms) for rooms in BOX.boards] == [2, 2, 2]


def test_a_card_drawn_small_says_in_few_words_what_it_does() -> None:
    short = {entry["id"]: entry["facts"]["short"] for entry in GAME.content() if entry["kind"] == "cursed card"}
    assert short["amulet-2"] == "At the end: dispel one Amulet 3"
    assert short["amulet-4"] == "No effect of its own"
    assert short["cat-1"] == "9 or fewer ghosts at the end: keep only one Cat"
    assert short["clock-1"] == "First to 8 Curses on Clocks: dispel 2 of them"
    assert short["mirror-3"] == "Take 1 ghost. Your 3rd Mirror dispels all three"
    assert short["music-box-4"] == "Most Curses on Music Boxes at the end: dispel 2"
    assert short["tome-1"] == "Every 2nd: dispel all your cards of another type"
    assert all(len(words) <= 50 for words in short.values()), "three lines of a card"


def test_a_room_drawn_small_says_in_few_words_what_it_does() -> None:
    short = {entry["id"]: entry["facts"]["short"] for entry in GAME.content() if entry["kind"] == "room"}
    assert short == {
        "attic": "Top space: take 1 ghost at once.",
        "nursery": "Bottom space: discard 1 ghost at once.",
        "basement": "Place the 3rd meeple, and you may roll all dice again.",
        "hallway": "Place the 3rd meeple, and you may turn one die.",
        "library": "Ascending. Left card: take 1 ghost. Right card: discard 1 ghost.",
        "secret-passage": "The 3rd card is face down. Place here to look at it.",
    }


def test_a_card_lists_the_keywords_that_its_text_uses() -> None:
    terms = {entry["id"]: entry["facts"].get("terms") for entry in GAME.content()}
    assert terms["mirror-1"] == ["ghost", "dispel"]
    assert terms["hallway"] == ["meeple", "die"]
