"""Changes that bots perceive, and changes that their features ignore."""

from __future__ import annotations

import gloaming
from gloaming.lab.perception import decides_by_features, ignored_by, unseen_changes
from gloaming.lab.variants import make_variant

GAME = gloaming.game("final-girl")
STRONG_BAT = make_variant("final-girl", (), {"item.baseball-bat.weapon.damage": 3}).load()
WEAK_HANS = make_variant("final-girl", (), {"killer.hans.health": 10}).load()


def test_the_policy_sees_the_killers_health() -> None:
    assert not ignored_by("policy", GAME, WEAK_HANS, 1, {})


def test_the_policy_does_not_see_the_damage_of_an_item() -> None:
    (note,) = unseen_changes(GAME, {"a strong bat": STRONG_BAT}, ["policy", "search:50"], 1, {})
    assert note.startswith("policy does not perceive the change of a strong bat")


def test_bots_that_look_ahead_meet_the_change() -> None:
    assert not ignored_by("search:50", GAME, STRONG_BAT, 1, {})
    assert decides_by_features("policy:3", GAME)
    assert not decides_by_features("hardest", GAME)
    assert not decides_by_features("random", GAME)
