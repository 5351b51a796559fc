"""What a report says about the cards that a variant changes."""

from __future__ import annotations

import random
from typing import Any

from gloaming.lab.content.variants import make_variant
from gloaming.lab.experiments.experiment import Condition, GamePlan
from gloaming.lab.reports.played_conditions import compared_conditions, group_by_condition
from gloaming.lab.reports.report import make_report
from gloaming.lab.reports.report_changes import MOST_CARDS, changed_by_variant, changes
from tests.lab.match_rows import duel

STRONG = "strong fox @0123abcd"
FOX = {STRONG: {"ember-fox": "Ember Fox"}}


def matches(deals: int = 80) -> list[dict[str, Any]]:
    """Return duels in which one seat plays the Ember Fox: it wins half of them, or three quarters once it is strong."""
    dice = random.Random(5)
    rows = []
    for number in range(deals):
        luck, fox = dice.random(), number % 2
        for variant, share in (("", 0.5), (STRONG, 0.75)):
            rows.append(duel(number, fox if luck < share else 1 - fox, variant=variant))
    return rows


def test_a_changed_card_is_compared_with_itself_on_the_same_deals() -> None:
    section = changes(compared_conditions(group_by_condition(matches())), FOX)
    assert section is not None
    assert section.table is not None
    before, after = [row for row in section.table.rows if row[0] == "Ember Fox, played"]
    assert (before[1:3], after[1:3]) == (("as sold", "80"), ("strong fox", "80"))
    assert abs(float(before[3]) - 1.0) < 0.25 < abs(float(after[3]) - 1.0)
    assert before[6] == ""
    assert after[6].startswith("+0.") and "(+0." in after[6]
    assert "All players can get these cards" in section.text[2]


def test_the_section_is_part_of_the_report() -> None:
    titles = [section.title for section in make_report(matches(), changed=FOX).sections]
    assert "Changed cards" in titles
    assert "Changed cards" not in [section.title for section in make_report(matches()).sections]


def test_a_variant_that_changes_half_the_game_is_left_out() -> None:
    many = {STRONG: {f"card-{number}": "Card" for number in range(MOST_CARDS + 1)}}
    assert changes(compared_conditions(group_by_condition(matches())), many) is None


def test_what_variants_change_follows_from_their_packs() -> None:
    variants = [make_variant("follow-your-fear", (), change) for change in ({}, {"spirit.ember-fox.copies": 3})]
    plan = GamePlan([Condition("follow-your-fear", variant, ("easy", "easy")) for variant in variants], 0, True, 10)
    assert changed_by_variant([plan]) == {variants[1].id: {"ember-fox": "Ember Fox"}}
