"""Changes that bots perceive, and changes that their features ignore."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gloaming
from gloaming.lab.content.variants import make_variant
from gloaming.lab.experiments.experiment import Condition, GamePlan
from gloaming.lab.experiments.perception import decides_by_features, ignores, perception_notes
from tests.packs import packed

GAME = gloaming.game("final-girl")
STRONG_BAT = {"item.baseball-bat.weapon.damage": 3}
CANDLE = """
[[type]]
id = "candle"
name = "Candle"
source = "ours"
effects = [{ verb = "dispel-set", size = 3 }]
cards = [{ curses = 1, dice = 1, copies = 4, source = "ours" }, { curses = 5, dice = 3, copies = 4, source = "ours" }]
"""


def notes(bots: tuple[str, ...], overrides: dict[str, Any], packs: tuple[Path, ...] = (), game: str = GAME.id) -> str:
    variants = [make_variant(game), make_variant(game, packs, overrides)]
    plan = GamePlan([Condition(game, variant, bots) for variant in variants], 0, True, 10)
    return "\n".join(perception_notes([plan]))


def test_the_policy_sees_the_killers_health() -> None:
    assert not ignores(GAME, make_variant("final-girl", (), {"killer.hans.health": 10}).load(), 1, {})


def test_the_policy_does_not_see_the_damage_of_an_item() -> None:
    assert notes(("policy",), STRONG_BAT).startswith("A change of item.baseball-bat.weapon is invisible to policy: ")


def test_of_several_changes_those_that_are_not_perceived_are_named() -> None:
    text = notes(("medium",), {**STRONG_BAT, "killer.hans.health": 10, "killer.hans.name": "Hank"})
    assert "A change of item.baseball-bat.weapon is invisible to medium" in text


def test_the_fields_of_packs_are_examined(tmp_path: Path) -> None:
    (files,) = make_variant("final-girl", (), STRONG_BAT).files.packs
    assert "item.baseball-bat.weapon is invisible to policy" in notes(("policy",), {}, (files.write(tmp_path),))


def test_a_policy_has_not_been_trained_with_new_cards(tmp_path: Path) -> None:
    folder = packed(tmp_path / "candles", "dont-go-in-there", "Candles", cards=CANDLE)
    assert notes(("policy",) * 2, {}, (folder,), "dont-go-in-there").startswith("New to policy: type.candle.")
    assert notes(("medium",) * 2, {}, (folder,), "dont-go-in-there") == ""


def test_nothing_is_said_about_bots_that_look_ahead() -> None:
    assert notes(("search:50",), STRONG_BAT) == notes(("hardest",), STRONG_BAT) == ""
    assert decides_by_features("policy:3", GAME)
    assert not decides_by_features("hardest", GAME)
    assert not decides_by_features("random", GAME)
