"""The packs of Final Girl: their counts are the book's and the published ones, and a damaged pack is named."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import gloaming
from gloaming.games.final_girl import content
from gloaming.games.final_girl.content import (
    ACTION_CARDS,
    ACTIONS,
    BONUS,
    EVENTS,
    FINALES,
    FOLDER,
    GIRLS,
    ITEMS,
    KILLERS,
    POWERS,
    SETUPS,
    SPACES,
    TERRORS,
    TOKEN_HEALTH,
    packs,
    read_pack,
)
from tests.games.final_girl.table import GAME

ENTRIES = GAME.content()
PRINTED = [
    *[*ACTIONS, *GIRLS, *BONUS, *KILLERS],
    *[card for _, card in FINALES],
    *[card for _, card in POWERS],
    *{card.id: card for _, _, card in TERRORS}.values(),
    *[card for _, card in EVENTS],
    *[card for number, card in ITEMS if number >= 0],
]
"""Every entry that does something."""


def copies(kind: str) -> int:
    """How many cards of a kind are in the box."""
    return sum(entry["copies"] for entry in ENTRIES if entry["kind"] == kind)


def test_the_box_holds_what_the_book_and_the_publisher_count() -> None:
    assert len(ACTION_CARDS) == 23
    assert Counter(TOKEN_HEALTH) == {0: 6, 1: 1, 2: 1, 3: 1}
    assert Counter(pack for _, pack, _ in TERRORS) == {0: 16, 1: 8}
    assert (len(FINALES), len(POWERS), sum(power.epic for _, power in POWERS)) == (3, 4, 1)
    assert [sum(setup.victims.values()) for _, setup in SETUPS] == [10] * 5
    assert (len(EVENTS), len(ITEMS) - len(BONUS), len(BONUS), len(GIRLS), len(SPACES[0])) == (10, 18, 2, 2, 18)


def test_the_list_of_content_counts_the_same() -> None:
    kinds = {entry["kind"] for entry in ENTRIES}
    assert {"terror", "finale", "dark power", "event", "item", "bonus item", "setup", "space", "location"} <= kinds
    assert (copies("terror"), copies("finale"), copies("dark power"), copies("setup")) == (24, 3, 4, 5)
    assert (copies("event"), copies("item"), copies("bonus item"), copies("space")) == (10, 18, 2, 18)


def test_six_names_of_the_tableau_have_two_cards_and_five_have_one() -> None:
    assert Counter(action.copies for action in ACTIONS if action.cost > 0) == {2: 6, 1: 5}
    assert sum(action.copies for action in ACTIONS if action.cost == 0) == 6


def test_two_terror_cards_of_hans_are_minor_dark_powers_of_two_health() -> None:
    assert [card.minor.health for _, pack, card in TERRORS if card.minor and pack == 0] == [2, 2]


def test_every_entry_says_where_it_comes_from_how_sure_it_is_and_what_it_does() -> None:
    assert {entry["source"] for entry in ENTRIES} <= {"rulebook", "published", "ours"}
    for card in [*PRINTED, *[setup for _, setup in SETUPS], *content.LOCATIONS, *content.BOARDS, *content.TOKENS]:
        assert card.grade in ("rulebook", "confirmed", "single", "placeholder")
    for entry in ENTRIES:
        if entry["kind"] not in ("space", "board", "token"):
            assert entry["text"].endswith((".", "?", "!")), entry["id"]


def test_no_title_is_a_line_of_dialogue() -> None:
    for entry in ENTRIES:
        assert not set(entry["name"]) & set('"“”'), entry["name"]


# Any Killer at any Location


def test_the_killers_pack_names_nothing_of_the_location_and_the_other_way_round() -> None:
    killer = (FOLDER / "hans_the_butcher" / "killer.toml").read_text()
    location = (FOLDER / "camp_happy_trails" / "location.toml").read_text()
    assert [space.id for space in SPACES[0] if f'"{space.id}"' in killer] == []
    assert "hans" not in location.lower()
    names = [card.id for _, card in (*FINALES, *POWERS)] + [card.id for _, pack, card in TERRORS if pack == 0]
    assert [name for name in names if f'"{name}"' in location] == []


def test_the_terror_deck_mixes_the_cards_of_both_packs() -> None:
    match = GAME.new(seats=1, seed=1)
    state: Any = match._state
    assert len(state.terror) == 10
    assert sorted((*state.terror, *state.terror_box)) == list(range(24))


# Damaged packs


@pytest.mark.parametrize(
    ("file", "table", "wanted", "old", "new", "complaint"),
    [
        (
            "killer.toml",
            "terror",
            packs.Terror,
            '"needs-victim"',
            '"needs-nobody"',
            "terror no-room-to-swing: .*needs-nobody",
        ),
        ("killer.toml", "power", packs.Power, 'trait = "sweep"', 'trait = "weep"', "power wide-swing: .*weep"),
        (
            "killer.toml",
            "finale",
            packs.Finale,
            'id = "thirst"',
            'id = "red-supper"',
            "finale red-supper: field 'id' stands",
        ),
        ("location.toml", "event", packs.Event, "standing =", "sitting =", "event sworn-together: .*sitting"),
        ("location.toml", "item", packs.Item, 'text = "Adds 1 damage."', "", "item knife: field 'text' is missing"),
        ("location.toml", "setup", packs.Setup, 'girl = "dock"', "girl = 3", "setup moonlit-swim: .*girl"),
        ("location.toml", "item", packs.Item, 'grade = "single"', 'grade = "sure"', "item .*: .*sure"),
    ],
    ids=["unknown verb", "unknown trait", "id twice", "unknown field", "no text", "wrong kind", "unknown grade"],
)
def test_a_wrong_entry_is_named_by_pack_entry_and_field(
    tmp_path: Path, file: str, table: str, wanted: Any, old: str, new: str, complaint: str
) -> None:
    pack = "hans_the_butcher" if file == "killer.toml" else "camp_happy_trails"
    (tmp_path / pack).mkdir()
    text = (FOLDER / pack / file).read_text()
    at = text.index(f"[[{table}]]")
    assert old in text[at:]
    (tmp_path / pack / file).write_text(text[:at] + text[at:].replace(old, new, 1))
    with pytest.raises(gloaming.BadContent, match=f"{pack}/{file}: {complaint}"):
        read_pack(tmp_path / pack / file, table, wanted)


def test_a_whole_pack_is_read_from_anywhere(tmp_path: Path) -> None:
    shutil.copytree(FOLDER / "camp_happy_trails", tmp_path / "elsewhere")
    assert read_pack(tmp_path / "elsewhere" / "location.toml", "space", packs.Space) == SPACES[0]


def with_links(monkeypatch: pytest.MonkeyPatch, name: str, links: dict[str, list[int]]) -> None:
    """The map with other links for one space."""
    spaces = [msgspec.structs.replace(one, links=links) if one.id == name else one for one in SPACES[0]]
    monkeypatch.setattr(content, "SPACES", [spaces])


@pytest.mark.rule("FG-CAMP-9")
def test_a_link_that_leads_not_back_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with_links(monkeypatch, "sw-exit", {"firepit": [1, 2, 3]})
    with pytest.raises(gloaming.BadContent, match="camp-happy-trails: space sports-courts: field 'links': 'sw-exit'"):
        content.check()


@pytest.mark.rule("FG-CAMP-9")
def test_a_link_to_nowhere_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with_links(monkeypatch, "nw-woods", {"cabins": [1], "narnia": [2]})
    with pytest.raises(gloaming.BadContent, match="camp-happy-trails: space nw-woods: field 'links': 'narnia'"):
        content.check()


@pytest.mark.rule("FG-CAMP-9")
@pytest.mark.parametrize("faces", [[1, 1], [0], [7]])
def test_a_die_face_that_stands_twice_or_is_none_is_named(monkeypatch: pytest.MonkeyPatch, faces: list[int]) -> None:
    with_links(monkeypatch, "sw-exit", {"sports-courts": faces})
    with pytest.raises(gloaming.BadContent, match="camp-happy-trails: space sw-exit: field 'links': a die face"):
        content.check()


@pytest.mark.rule("FG-CAMP-20")
def test_a_setup_card_that_names_no_space_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    card = msgspec.structs.replace(SETUPS[0][1], girl="attic")
    monkeypatch.setattr(content, "SETUPS", [(0, card)])
    with pytest.raises(gloaming.BadContent, match=r"camp-happy-trails: .*the-map-in-the-attic.*girl.*'attic'"):
        content.check()


def test_the_totals_of_the_book_are_demanded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "ACTION_CARDS", ACTION_CARDS[1:])
    with pytest.raises(gloaming.BadContent, match="23 cards"):
        content.check()
    monkeypatch.undo()
    monkeypatch.setattr(content, "TOKEN_HEALTH", TOKEN_HEALTH[1:])
    with pytest.raises(gloaming.BadContent, match="9 black"):
        content.check()


# The vocabulary


def words(data: Any) -> set[str]:
    """The words of the vocabulary that a part of an entry uses: verbs, traits, standings, moments, and flags."""
    found: set[str] = set()
    if isinstance(data, list):
        for one in data:
            found |= words(one)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key in ("verb", "trait", "standing", "when") and isinstance(value, str):
                found.add(f"{key} {value}")
            elif value is True and key != "epic":
                found.add(f"flag {key}")
            else:
                found |= words(value)
    return found


def odd() -> dict[str, set[str]]:
    """The entries that need something that no other entry uses, and what that is."""
    used = {card.id: words(plain(card)) for card in PRINTED}
    shared = Counter(word for card in used.values() for word in card)
    return {name: {word for word in card if shared[word] == 1} for name, card in used.items() if any(
        shared[word] == 1 for word in card
    )}  # fmt: skip


def plain(card: Any) -> Any:
    """An entry as it stands in its file, without what it leaves out."""
    if isinstance(card, msgspec.Struct):
        tag = card.__struct_config__.tag
        fields = {name: plain(getattr(card, name)) for name in card.__struct_fields__}
        return {"verb": tag, **fields} if tag else fields
    return [plain(one) for one in card] if isinstance(card, list) else card


def test_the_vocabulary_is_shared() -> None:
    alone = odd()
    share = len(alone) / len(PRINTED)
    print(f"{len(alone)} of {len(PRINTED)} entries that do something need a word of their own: {share:.0%}")
    for name, own in sorted(alone.items()):
        print(f"  {name}: {', '.join(sorted(own))}")
    assert share < 0.2


def test_every_card_and_person_names_the_clause_that_says_what_it_does() -> None:
    without = {entry["kind"] for entry in ENTRIES if not entry.get("rule")}
    assert without <= {"action", "board", "token", "location"}
