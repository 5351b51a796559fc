"""The cards of Fatal Frame: their counts match the rulebook, and errors name file, entry and field."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.games.fatal_frame import packs, upgrades
from gloaming.games.fatal_frame.catalogue import text
from gloaming.games.fatal_frame.entry import Printed
from gloaming.games.fatal_frame.packs import BOX
from gloaming.games.fatal_frame.rules.verbs.attach import Attach
from gloaming.games.fatal_frame.rules.vocabulary import DEEDS
from tests.games.fatal_frame.table import GAME
from tests.packs import pack

ENTRIES = GAME.content()
PRINTED: list[Printed] = [*BOX.entry, *BOX.exteriors, *BOX.interiors, *BOX.bosses, BOX.camera]


def copies(kind: str) -> int:
    """Return the number of copies of a card."""
    return sum(entry["copies"] for entry in ENTRIES if entry["kind"] == kind)


@pytest.mark.rule("FF-COMP-3", "FF-COMP-5", "FF-COMP-6")
def test_the_list_of_content_counts_what_the_box_holds() -> None:
    kinds = ("ghost", "item", "upgrade", "action")
    assert sum(copies(kind) for kind in kinds) == BOX.first_boss == 85
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
        assert text(BOX, card).endswith((".", "!", "?")), card.id
        assert bool(card.known) == (card.source == "rulebook") or "name" not in card.known, card.id


def test_what_a_card_does_is_told_apart_from_what_it_looks_like() -> None:
    for entry in ENTRIES:
        assert entry["text"].endswith(entry["facts"]["does"])
    kitchen = next(entry for entry in ENTRIES if entry["id"] == "earthen-kitchen")
    assert kitchen["facts"]["does"] == "Draw 1 card."


def test_every_id_and_every_name_is_there_once() -> None:
    assert len({card.id for card in PRINTED}) == len({card.name for card in PRINTED}) == len(PRINTED)
    assert not set(BOX.piece[: BOX.first_boss]) & {card.id for card in (*BOX.exteriors, *BOX.interiors, *BOX.bosses)}


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
    ghost = next(ghost for ghost in BOX.ghosts if ghost.id == name)
    assert {fact: getattr(ghost, fact) for fact in facts} == facts


@pytest.mark.rule("FF-COMP-9")
def test_the_ghosts_of_the_books_stacks_can_lie_in_one() -> None:
    zones = {ghost.id: ghost.zone for ghost in BOX.ghosts}
    for stack in (["seeker", "sunken-woman", "veiled-priest"], ["folklorist", "woman-in-box", "twins-doll"]):
        assert {zones[name] for name in stack} <= {"interior", "both"}


@pytest.mark.rule("FF-COMP-9")
def test_four_rare_ghosts_are_blue() -> None:
    blue = {ghost.id for ghost in BOX.ghosts if ghost.blue}
    assert blue == {"folklorist", "remaining-twin", "crimson-butterfly", "trapped-boy"}


@pytest.mark.rule("FF-COMP-1")
def test_a_fourth_attack_die_can_be_had() -> None:
    most = max(gives.dice for gives in [upgrade.gives for upgrade in BOX.upgrades] if isinstance(gives, upgrades.Film))
    more = [action.does.dice for action in BOX.actions if isinstance(action.does, Attach)]
    assert BOX.camera.dice + most + max(more) == 4


def test_every_kind_of_action_is_on_a_card_or_free_to_be() -> None:
    assert {type(action.does) for action in BOX.actions} <= set(DEEDS)


# Invalid files


@pytest.mark.parametrize(
    ("file", "table", "old", "new", "complaint"),
    [
        ("ghosts.toml", "ghost", "power = 2", "power = 5", "ghost seeker: .*power"),
        ("ghosts.toml", "ghost", "value = 1", "value = 3", "ghost seeker: .*value"),
        ("ghosts.toml", "ghost", 'zone = "both"', 'zone = "attic"', "ghost seeker: .*attic"),
        ("ghosts.toml", "ghost", 'when = "fail"', 'when = "late"', "ghost seeker: .*late"),
        ("ghosts.toml", "ghost", '"discard"', '"devour"', "ghost seeker: .*devour"),
        ("ghosts.toml", "ghost", "chase =", "runs =", "ghost seeker: .*runs"),
        ("ghosts.toml", "ghost", '"sunken-woman"', '"seeker"', "ghost seeker: field 'id' appears twice"),
        ("items.toml", "item", "value = 4", "value = 5", "item family-register: .*value"),
        ("plays.toml", "upgrade", "copies = 4", "copies = 0", "upgrade 14-film: .*copies"),
        ("plays.toml", "action", '"attach", to = "here"', '"glue", to = "here"', "action zero-shot: .*glue"),
        ("locations.toml", "exterior", "rooms = 1", "rooms = 5", "exterior kureha-shrine: .*rooms"),
        ("locations.toml", "interior", '"draw"', '"drown"', "interior earthen-kitchen: .*drown"),
        (
            "locations.toml",
            "exterior",
            "rooms = 1",
            "rooms = 1\ncopies = 2",
            "exterior kureha-shrine: .*field 'copies'",
        ),
        ("locations.toml", "interior", '-1"', '-1"\ncopies = 2', "interior earthen-kitchen: .*field 'copies'"),
        ("bosses.toml", "boss", "life = 3", "life = 3\ncopies = 2", "boss failed-kusabi: .*field 'copies'"),
        ("bosses.toml", "boss", "life = 3", "life = 0", "boss failed-kusabi: .*life"),
        ("bosses.toml", "camera", "dice = 1", 'dice = "one"', "camera camera-obscura: .*dice"),
        ("items.toml", "item", '"study"', '"attic"', "item family-register: field 'locations.0.': there is no 'attic'"),
        (
            "locations.toml",
            "exterior",
            '"kiryu-house"',
            '"nowhere"',
            "field 'twin': there is no 'nowhere'; exterior may",
        ),
        ("locations.toml", "exterior", '"kiryu-house"', '"osaka-house"', "field 'twin': 'osaka-house' does not name"),
        (
            "bosses.toml",
            "boss",
            '"folklorist"',
            '"nobody"',
            "boss failed-kusabi: field 'bonus.0.': there is no 'nobody'",
        ),
        ("locations.toml", "exterior", "shrine = true", "shrine = false", "field 'shrine': exactly one exterior"),
        ("locations.toml", "exterior", "rooms = 1", "rooms = 2", "field 'rooms': the Shrine must have 1"),
        (
            "bosses.toml",
            "camera",
            "copies = 4",
            "copies = 3",
            "camera camera-obscura: field 'copies': there is no 3; it may be 4",
        ),
        (
            "plays.toml",
            "action",
            '"zero-shot"',
            '"seeker"',
            "action seeker: field 'id': the id 'seeker' is already used by ghost",
        ),
        (
            "plays.toml",
            "action",
            '"zero-shot"',
            '"seeker"',
            "field 'id': the id 'seeker' is already used by ghost seeker",
        ),
    ],
)
def test_a_wrong_entry_is_named_by_file_entry_and_field(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, file: str, table: str, old: str, new: str, complaint: str
) -> None:
    core = tmp_path / "content"
    shutil.copytree(packs.CORE, core)
    text = (core / file).read_text()
    at = text.index(f"[[{table}]]")
    at = text.index(old, at) - 1 if table == "exterior" and old.endswith('house"') else at
    assert old in text[at:]
    (core / file).write_text(text[:at] + text[at:].replace(old, new, 1))
    monkeypatch.setattr(packs, "CORE", core)
    with pytest.raises(gloaming.BadContent, match=f"{file}: .*{complaint}"):
        packs.read_box()


def extra(table: str, like: str, **fields: Any) -> str:
    """Return a core entry with some fields changed."""
    entry = next(printed for printed in BOX.every() if printed.id == like)
    data = {**packs.SCHEMA.plain(entry), **fields}
    return f"[[{table}]]\n" + "".join([f"{name} = {_toml(value)}\n" for name, value in data.items()])


def _toml(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join([_toml(item) for item in value])}]"
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{name} = {_toml(item)}" for name, item in value.items()]) + " }"
    return json.dumps(value, ensure_ascii=False)


@pytest.mark.rule("FF-COMP-3", "FF-COMP-4", "FF-COMP-5", "FF-COMP-6", "FF-COMP-7", "FF-COMP-8")
@pytest.mark.parametrize(
    ("file", "added", "complaint"),
    [
        (
            "ghosts.toml",
            extra("ghost", "seeker", copies=1),
            "the main deck: field 'copies': 85 cards are needed, not 84; print more of another card$",
        ),
        ("ghosts.toml", extra("ghost", "seeker", copies=3), "needed, not 86; print fewer of another card$"),
        ("items.toml", extra("item", "wedding-comb", value=3), "items.toml: field 'value': four Items of 4 points and"),
        ("locations.toml", extra("interior", "study", id="attic"), "20 interior Locations are needed, not 21"),
        ("bosses.toml", extra("boss", "mill-bride", id="other"), "4 Bosses are needed, not 5"),
        (
            "locations.toml",
            extra("exterior", "osaka-house", rooms=4),
            "field 'rooms': the houses must have 1, 2, 3, 3 and 4",
        ),
        (
            "plays.toml",
            extra("action", "zero-shot", copies=2) + extra("upgrade", "14-film", copies=3),
            "plays.toml: action zero-shot: field 'copies': every Action must be unique",
        ),
        (
            "ghosts.toml",
            extra("ghost", "pallbearer", red={"gives": "hold-more"}),
            "ghosts.toml: field 'red': exactly one Ghost must have 'worth-others'",
        ),
    ],
)
def test_totals_of_the_rulebook_are_demanded_of_the_cards_as_they_are_sold(
    tmp_path: Path, file: str, added: str, complaint: str
) -> None:
    folder = pack(tmp_path / "more", "")
    (folder / "ghosts.toml").unlink()
    (folder / file).write_text(added)
    with pytest.raises(gloaming.BadContent, match=complaint):
        packs.check_totals(packs.read_box(folder))


@pytest.mark.rule("FF-COMP-5", "FF-COMP-6")
@pytest.mark.parametrize(
    ("file", "table", "kept", "complaint"),
    [
        (
            "locations.toml",
            "exterior",
            8,
            "content/locations.toml: exterior: field 'id': 9 exterior Locations are needed, not 8",
        ),
        (
            "locations.toml",
            "interior",
            19,
            "content/locations.toml: interior: field 'id': 20 interior Locations are needed, not 19",
        ),
        ("bosses.toml", "boss", 3, "content/bosses.toml: boss: field 'id': 4 Bosses are needed, not 3"),
    ],
)
def test_the_village_is_whole(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, file: str, table: str, kept: int, complaint: str
) -> None:
    core = tmp_path / "content"
    shutil.copytree(packs.CORE, core)
    head, *entries = (core / file).read_text().split("[[")
    mine = [text for text in entries if text.startswith(f"{table}]]")][:kept]
    rest = [text for text in entries if not text.startswith(f"{table}]]")]
    (core / file).write_text("[[".join([head, *rest, *mine]))
    monkeypatch.setattr(packs, "CORE", core)
    with pytest.raises(gloaming.BadContent, match=complaint):
        packs.read_box()


# The vocabulary


def words(data: Any) -> set[str]:
    """Return the vocabulary words in a part of an entry: verbs, triggers, gifts and flags."""
    vocabulary: set[str] = set()
    if isinstance(data, list | tuple):
        for item in data:
            vocabulary |= words(item)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key in ("verb", "when", "gives", "cost", "to") and isinstance(value, str):
                vocabulary.add(value)
            elif key in ("steal", "steady") and value:
                vocabulary.add(key)
            else:
                vocabulary |= words(value)
    return vocabulary


def test_how_much_of_the_vocabulary_is_shared() -> None:
    used = {card.id: words(packs.SCHEMA.plain(card)) for card in PRINTED}
    shared = [word for own in used.values() for word in own]
    alone = {name: {word for word in own if shared.count(word) == 1} for name, own in used.items()}
    alone = {name: own for name, own in alone.items() if own}
    share = len(alone) / len(PRINTED)
    print(f"{len(alone)} of {len(PRINTED)} entries need a word of their own: {share:.0%}")
    for name, own in sorted(alone.items()):
        print(f"  {name}: {', '.join(sorted(own))}")
    assert share < 0.3


def test_a_ghost_lists_the_dice_that_trigger_its_effect() -> None:
    when = {entry["id"]: entry["facts"].get("when") for entry in ENTRIES}
    assert [when[id] for id in ("seeker", "twins-doll", "broken-neck", "well-child")] == [
        "fail",
        "even",
        "odd",
        "always",
    ]
