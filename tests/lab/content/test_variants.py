"""Variants of a game: packs, and overrides of single printed values."""

from __future__ import annotations

import pickle
from datetime import date
from pathlib import Path

import pytest

import gloaming
from gloaming import BadContent
from gloaming.games import ids
from gloaming.lab.content.game_files import GameFiles
from gloaming.lab.content.overrides import BadOverride, override_pack, printed_entries, printed_value
from gloaming.lab.content.variants import AS_SOLD, format_override, make_variant, variant_name
from tests.packs import pack

HANS = {"killer": "hans-the-butcher"}


def health_of_hans(game: gloaming.Game) -> int:
    return next(int(killer.health) for killer in game.rules.box.killers if killer.id == "hans-the-butcher")


def test_without_changes_a_variant_is_the_game_as_sold() -> None:
    variant = make_variant("final-girl")
    assert (variant.name, variant.id) == (AS_SOLD, "")
    assert variant.load() is gloaming.game("final-girl")


def test_an_override_changes_one_printed_value() -> None:
    variant = make_variant("final-girl", overrides={"killer.hans.health": 10})
    assert variant.name == "killer.hans.health=10"
    assert health_of_hans(variant.load()) == 10
    assert health_of_hans(gloaming.game("final-girl")) == 12
    box, sold = variant.load().rules.box, gloaming.game("final-girl").rules.box
    assert [killer.id for killer in box.killers] == [killer.id for killer in sold.killers]
    assert variant.load().new(seats=1, seed=3, options=HANS).decision is not None


def test_an_override_reaches_into_rows_and_lists() -> None:
    variant = make_variant("final-girl", overrides={"killer.hans.rows.0.attack": 4, "girl.laurie.health": 5})
    hans = next(killer for killer in variant.load().rules.box.killers if killer.id == "hans-the-butcher")
    assert (hans.rows[0].attack, hans.rows[1].attack) == (4, 2)


def test_overrides_apply_after_packs(tmp_path: Path) -> None:
    stronger = pack(tmp_path / "well")
    variant = make_variant("fatal-frame", [stronger], {"ghost.seeker.value": 1})
    seeker = next(ghost for ghost in variant.load().rules.box.ghosts if ghost.id == "seeker")
    assert (variant.name, seeker.power, seeker.value) == ("well, ghost.seeker.value=1", 4, 1)


def test_another_process_needs_no_folder(tmp_path: Path) -> None:
    stronger = pack(tmp_path / "well")
    variant = make_variant("fatal-frame", [stronger])
    for path in stronger.iterdir():
        path.unlink()
    sent = pickle.loads(pickle.dumps(variant))
    assert sent == variant
    assert sent.id == variant.id != make_variant("fatal-frame").id
    assert sent.load().packs is not None


def test_every_entry_of_every_game_can_be_overridden() -> None:
    for game in ids():
        entries = printed_entries(game)
        overrides = {f"{table}.{id}.id": id for table, those in entries.items() for id in those}
        assert len(overrides) > 10
        replaced = GameFiles(game, (override_pack(game, entries, overrides),)).load()
        assert replaced.rules.box is not gloaming.game(game).rules.box


def test_an_override_with_the_printed_value_changes_nothing() -> None:
    variant = make_variant("final-girl", overrides={"killer.hans.health": 12})
    assert variant.overrides == (("killer.hans.health", 12),)
    assert variant.is_as_sold
    assert variant.load() is gloaming.game("final-girl")


def test_the_printed_value_of_a_key() -> None:
    entries = printed_entries("final-girl")
    assert printed_value("killer.hans.health", entries) == 12
    assert printed_value("killer.hans.rows.0.attack", entries) == 2
    assert printed_value("killer.hans.note", entries) is None


@pytest.mark.parametrize(
    ("key", "message"),
    [
        ("health", r"write TABLE\.ENTRY\.FIELD, as in 'killer\.hans\.health'"),
        ("killers.hans.health", r"there is no table 'killers'; it may be action, board"),
        ("killer.hanz.health", r"there is no killer 'hanz'; it may be hans-the-butcher"),
        ("terror.a.copies", r"'a' is ambiguous|there is no terror 'a'"),
        ("killer.hans.rows.11.attack", r"'11' is no position in a list; use 0 to 10"),
        ("killer.hans.health.red", r"'red' is inside 12, which has no fields"),
        ("killer.hans.rowz.0.attack", r"there is no field 'rowz'; it may be film, final"),
    ],
)
def test_a_wrong_key_is_explained(key: str, message: str) -> None:
    with pytest.raises(BadOverride, match=message):
        make_variant("final-girl", overrides={key: 1})


def test_a_wrong_value_is_explained() -> None:
    with pytest.raises(
        BadContent, match=r"overrides/killer\.toml: killer hans-the-butcher: field 'health': a whole num"
    ):
        make_variant("final-girl", overrides={"killer.hans.health": "ten"})
    with pytest.raises(BadContent, match=r"field 'helth': there is no such field; it may be"):
        make_variant("final-girl", overrides={"killer.hans.helth": 10})


def test_a_pack_of_another_game_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"well/pack\.toml: field 'game': the pack is for 'fatal-frame'"):
        make_variant("final-girl", [pack(tmp_path / "well")])


def test_the_name_of_a_variant_is_its_id_without_the_hash() -> None:
    assert variant_name("more ghosts @0123abcd") == "more ghosts"
    assert variant_name("") == "as sold"


def test_overrides_are_named_as_in_toml() -> None:
    assert format_override("killer.hans.health", 10) == "killer.hans.health=10"
    assert format_override("girl.laurie.fast", True) == "girl.laurie.fast=true"


def test_a_date_is_no_value_of_an_override() -> None:
    with pytest.raises(BadOverride, match="is date; use a text, number"):
        make_variant("final-girl", overrides={"killer.hans.health": date(2026, 1, 1)})
