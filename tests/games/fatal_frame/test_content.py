"""The cards of Fatal Frame: their counts are the rulebook's, and a damaged file is named by entry and field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import gloaming
from gloaming.engine.content import read
from gloaming.games.fatal_frame import content
from gloaming.games.fatal_frame.content import (
    ACTIONS,
    BOSSES,
    CAMERA,
    CARDS,
    EXTERIORS,
    FOLDER,
    GHOSTS,
    INTERIORS,
    ITEMS,
    NAMES,
    UPGRADES,
    cards,
    verbs,
)
from gloaming.games.fatal_frame.printed import DEEDS
from tests.games.fatal_frame.table import GAME

ENTRIES = GAME.content()
PRINTED: list[cards.Printed] = [*NAMES, *EXTERIORS, *INTERIORS, *BOSSES, CAMERA]


def copies(kind: str) -> int:
    """How many cards of a kind are in the box."""
    return sum(entry["copies"] for entry in ENTRIES if entry["kind"] == kind)


@pytest.mark.rule("FF-COMP-3", "FF-COMP-5", "FF-COMP-6")
def test_the_list_of_content_counts_what_the_box_holds() -> None:
    kinds = ("ghost", "item", "upgrade", "action")
    assert sum(copies(kind) for kind in kinds) == len(CARDS) == 85
    assert [copies(kind) for kind in ("item", "exterior location", "interior location", "boss", "camera")] == [
        8,
        9,
        20,
        4,
        4,
    ]


def test_every_entry_says_where_it_comes_from_and_what_it_does() -> None:
    for card in PRINTED:
        assert card.source in ("rulebook", "ours"), card.id
        assert card.text.endswith((".", "!", "?")), card.id
        assert bool(card.known) == (card.source == "rulebook") or "name" not in card.known, card.id


def test_every_id_and_every_name_is_there_once() -> None:
    assert len({card.id for card in PRINTED}) == len({card.name for card in PRINTED}) == len(PRINTED)
    assert not {piece for piece, _ in CARDS} & {card.id for card in (*EXTERIORS, *INTERIORS, *BOSSES)}


@pytest.mark.rule("FF-COMP-9")
@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("seeker", {"power": 2}),
        ("sunken-woman", {"power": 3}),
        ("veiled-priest", {"power": 4}),
        ("folklorist", {"power": 4, "blue": True}),
        ("twins-doll", {"power": 4}),
        ("woman-in-box", {"power": 3}),
        ("broken-neck", {"power": 3}),
        ("remaining-twin", {"blue": True}),
        ("crimson-butterfly", {"blue": True}),
        ("trapped-boy", {"blue": True}),
    ],
)
def test_what_the_rulebook_prints_of_its_ghosts_holds(name: str, facts: dict[str, Any]) -> None:
    ghost = next(one for one in GHOSTS if one.id == name)
    assert {fact: getattr(ghost, fact) for fact in facts} == facts


@pytest.mark.rule("FF-COMP-9")
def test_the_ghosts_of_the_books_stacks_can_lie_in_one() -> None:
    zones = {ghost.id: ghost.zone for ghost in GHOSTS}
    for stack in (["seeker", "sunken-woman", "veiled-priest"], ["folklorist", "woman-in-box", "twins-doll"]):
        assert {zones[name] for name in stack} <= {"interior", "both"}


@pytest.mark.rule("FF-COMP-9")
def test_four_rare_ghosts_are_blue() -> None:
    blue = {ghost.id for ghost in GHOSTS if ghost.blue}
    assert blue == {"folklorist", "remaining-twin", "crimson-butterfly", "trapped-boy"}


@pytest.mark.rule("FF-COMP-1")
def test_a_fourth_attack_die_can_be_had() -> None:
    most = max(gives.dice for gives in [upgrade.gives for upgrade in UPGRADES] if isinstance(gives, verbs.Film))
    more = [action.does.dice for action in ACTIONS if isinstance(action.does, verbs.Attach)]
    assert CAMERA.dice + most + max(more) == 4


def test_every_kind_of_action_is_on_a_card_or_free_to_be() -> None:
    used = {str(action.does.__struct_config__.tag) for action in ACTIONS}
    assert used <= set(DEEDS)


# Damaged files


@pytest.mark.parametrize(
    ("file", "table", "wanted", "old", "new", "complaint"),
    [
        ("ghosts.toml", "ghost", cards.Ghost, "power = 2", "power = 5", "ghost seeker: .*power"),
        ("ghosts.toml", "ghost", cards.Ghost, "value = 1", "value = 3", "ghost seeker: .*value"),
        ("ghosts.toml", "ghost", cards.Ghost, 'zone = "both"', 'zone = "attic"', "ghost seeker: .*attic"),
        ("ghosts.toml", "ghost", cards.Ghost, 'when = "fail"', 'when = "late"', "ghost seeker: .*late"),
        ("ghosts.toml", "ghost", cards.Ghost, '"discard"', '"devour"', "ghost seeker: .*devour"),
        ("ghosts.toml", "ghost", cards.Ghost, "chase =", "runs =", "ghost seeker: .*runs"),
        ("ghosts.toml", "ghost", cards.Ghost, '"sunken-woman"', '"seeker"', "ghost seeker: field 'id' stands twice"),
        ("items.toml", "item", cards.Item, "value = 4", "value = 5", "item family-register: .*value"),
        ("plays.toml", "upgrade", cards.UpgradeCard, "copies = 4", "copies = 0", "upgrade 14-film: .*copies"),
        (
            "plays.toml",
            "action",
            cards.Action,
            '"attach", to = "here"',
            '"glue", to = "here"',
            "action zero-shot: .*glue",
        ),
        ("locations.toml", "exterior", cards.Exterior, "rooms = 1", "rooms = 5", "exterior kureha-shrine: .*rooms"),
        ("locations.toml", "interior", cards.Interior, '"draw"', '"drown"', "interior earthen-kitchen: .*drown"),
        ("bosses.toml", "boss", cards.Boss, "life = 3", "life = 0", "boss failed-kusabi: .*life"),
        ("bosses.toml", "camera", cards.Camera, "dice = 1", 'dice = "one"', "camera camera-obscura: .*dice"),
    ],
)
def test_a_wrong_entry_is_named_by_file_entry_and_field(
    tmp_path: Path, file: str, table: str, wanted: Any, old: str, new: str, complaint: str
) -> None:
    text = (FOLDER / file).read_text()
    at = text.index(f"[[{table}]]")
    assert old in text[at:]
    (tmp_path / file).write_text(text[:at] + text[at:].replace(old, new, 1))
    with pytest.raises(gloaming.BadContent, match=f"{file}: {complaint}"):
        read(tmp_path / file, table, wanted)


def changed(entries: list[Any], **fields: Any) -> list[Any]:
    """The entries, the first of them with other fields."""
    return [msgspec.structs.replace(entries[0], **fields), *entries[1:]]


def twin(name: str) -> list[cards.Exterior]:
    """The Exterior Locations, Tachibana House with another twin."""
    return [msgspec.structs.replace(one, twin=name) if one.id == "tachibana-house" else one for one in EXTERIORS]


@pytest.mark.rule("FF-COMP-3", "FF-COMP-4", "FF-COMP-5", "FF-COMP-6", "FF-COMP-7", "FF-COMP-8")
@pytest.mark.parametrize(
    ("name", "spoilt", "complaint"),
    [
        ("CARDS", CARDS[1:], "the main deck: field 'copies': 85 cards are needed, not 84"),
        ("ITEMS", changed(ITEMS, value=3), "items.toml: field 'value': four Items of 4 points and four of 3"),
        ("EXTERIORS", EXTERIORS[1:], "locations.toml: 9 exterior Locations are needed, not 8"),
        ("INTERIORS", INTERIORS[1:], "locations.toml: 20 interior Locations are needed, not 19"),
        ("BOSSES", BOSSES[1:], "bosses.toml: 4 Bosses and 4 Cameras are needed"),
        ("CAMERA", msgspec.structs.replace(CAMERA, copies=3), "bosses.toml: 4 Bosses and 4 Cameras are needed"),
        ("EXTERIORS", changed(EXTERIORS, rooms=2), "locations.toml: field 'rooms': the houses have 1, 2, 3, 3 and 4"),
        (
            "ITEMS",
            changed(ITEMS, locations=["attic"]),
            "items.toml: item family-register: field 'locations': no Interior Location is 'attic'",
        ),
        ("ACTIONS", changed(ACTIONS, copies=2), "plays.toml: action zero-shot: field 'copies': every Action is unique"),
        ("EXTERIORS", twin("nowhere"), "locations.toml: exterior tachibana-house: field 'twin': 'nowhere' is not its"),
        ("EXTERIORS", twin("osaka-house"), "exterior tachibana-house: field 'twin': 'osaka-house' is not its twin"),
        (
            "BOSSES",
            changed(BOSSES, bonus=["nobody"]),
            "bosses.toml: boss failed-kusabi: field 'bonus': no Ghost is 'nobody'",
        ),
        (
            "GHOSTS",
            [one for one in GHOSTS if one.id != "pallbearer"],
            "ghosts.toml: field 'red': one Ghost is worth what others lie beside it",
        ),
    ],
)
def test_totals_and_references_of_the_rulebook_are_demanded(
    monkeypatch: pytest.MonkeyPatch, name: str, spoilt: Any, complaint: str
) -> None:
    monkeypatch.setattr(content, name, spoilt)
    with pytest.raises(gloaming.BadContent, match=complaint):
        content.check()


# The vocabulary


def words(data: Any) -> set[str]:
    """The words of the vocabulary that a part of an entry uses: verbs, triggers, gifts, and flags."""
    found: set[str] = set()
    if isinstance(data, list):
        for one in data:
            found |= words(one)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key in ("type", "when", "gives", "cost", "to") and isinstance(value, str):
                found.add(value)
            elif key in ("steal", "steady") and value:
                found.add(key)
            else:
                found |= words(value)
    return found


def plain(card: Any) -> Any:
    """An entry as it stands in its file."""
    if isinstance(card, msgspec.Struct):
        tag = card.__struct_config__.tag
        fields = {name: plain(getattr(card, name)) for name in card.__struct_fields__}
        return {"type": str(tag), **fields} if tag else fields
    return [plain(one) for one in card] if isinstance(card, list) else card


def test_how_much_of_the_vocabulary_is_shared() -> None:
    used = {card.id: words(plain(card)) for card in PRINTED}
    shared = [word for own in used.values() for word in own]
    alone = {name: {word for word in own if shared.count(word) == 1} for name, own in used.items()}
    alone = {name: own for name, own in alone.items() if own}
    share = len(alone) / len(PRINTED)
    print(f"{len(alone)} of {len(PRINTED)} entries need a word of their own: {share:.0%}")
    for name, own in sorted(alone.items()):
        print(f"  {name}: {', '.join(sorted(own))}")
    assert share < 0.3
