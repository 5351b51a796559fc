"""What could do nothing is not offered: deeds of a scenario, Items, and what Enemy-players do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from gloaming.engine.content.schema import inside
from gloaming.engine.rules.effects import resolve
from gloaming.engine.rules.machine import walk
from gloaming.games.ghost_hunter import GAME
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.rules.deeds.end_match import EndMatch
from gloaming.games.ghost_hunter.rules.deeds.escort import Escort
from gloaming.games.ghost_hunter.rules.deeds.lay_token import LayToken
from gloaming.games.ghost_hunter.rules.lines import why_idle
from gloaming.games.ghost_hunter.rules.verbs.free_attack import FreeAttack
from gloaming.games.ghost_hunter.rules.verbs.offer import Offer
from gloaming.games.ghost_hunter.rules.verbs.tally import Tally
from gloaming.games.ghost_hunter.rules.vocabulary import DEEDS, VERBS
from gloaming.games.ghost_hunter.scenarios import Deed
from tests.every_game.conftest import walk as random_match
from tests.every_game.test_uses import fields
from tests.games.ghost_hunter.table import BOX, Position, card, given, position

RUB = BOX.deed_names.index("rub")
SHUTTER = BOX.deed_names.index("shutter")


def may_do(table: Position, deed: int) -> bool:
    """Whether a deed of the scenario is on offer."""
    return table.may("act", deed)


# Deeds


@pytest.mark.rule("GH-SCENE-25", "GH-SCENE-44")
def test_a_closed_shutter_cannot_be_closed() -> None:
    shutters = [4 * (name == "shutter") for name in BOX.counter_names]
    assert may_do(given(scenario=3, at="t-35", counts=shutters), SHUTTER)
    assert not may_do(given(scenario=3, at="t-35", counts=shutters, sealed=(card("t-35"),)), SHUTTER)


def rubbing_out(**rooms: tuple[int, int]) -> Position:
    """Return scenario 13 after its clue E: the first hunter carries a tool, and these rooms are next to the start."""
    awake = [int(name == "awake") for name in BOX.counter_names]
    tool = BOX.token_names.index("tool")
    lay: dict[str, Any] = {"t-40": (0, -1, 2), **{name.replace("_", "-"): where for name, where in rooms.items()}}
    boss = {"b-13": "t-40"}
    return given(scenario=13, at="t-17", lay=lay, monsters=boss, counts=awake, carried=[(tool,), ()])


@pytest.mark.rule("GH-SCENE-25", "GH-SCENE-47")
def test_no_room_is_rubbed_out_and_the_boss_not_hurt_where_none_may_be_taken_away() -> None:
    assert may_do(rubbing_out(t_6=(1, 0)), RUB)
    assert not may_do(rubbing_out(), RUB)


@pytest.mark.rule("GH-SCENE-25", "GH-SCENE-33")
def test_a_deed_that_reads_a_known_clue_may_be_done_for_what_else_it_does() -> None:
    play = BOX.deed_names.index("play10")
    where: dict[str, Any] = {"scenario": 10, "at": "t-10", "lay": {"t-10": (0, -1)}}
    assert may_do(given(**where), play)
    assert may_do(given(**where, clues=(0,)), play)


# What Enemy-players do


@pytest.mark.rule("GH-SCENE-25", "GH-ENEMY-9")
def test_who_goes_already_where_nobody_can_be_met_is_not_lured() -> None:
    roaming = (BOX.monster_number["b-8"], 1, 0)
    where: dict[str, Any] = {"scenario": 8, "fares": {0: "enemy"}, "roaming": roaming}
    near = given(**where, lay={"t-6": (0, -1), "t-7": (0, -2)}, monsters={"b-8": "t-7"})
    assert near.may("lure")
    apart = given(**where, lay={"t-6": (5, 5)}, monsters={"b-8": "t-6"})
    assert not apart.may("lure")


@pytest.mark.rule("GH-SCENE-25", "GH-ENEMY-8")
def test_nobody_is_haunted_when_there_is_no_insanity_card_left() -> None:
    assert given(scenario=5, at="t-26", fares={0: "enemy"}).may("haunt", 1)
    minds = {1: " ".join(BOX.ids[BOX.first_insanity : BOX.first_role])}
    assert not given(scenario=5, at="t-26", fares={0: "enemy"}, minds=minds).may("haunt", 1)


# Items


@pytest.mark.rule("GH-ITEM-6", "GH-DOLL-1")
def test_a_doll_that_would_only_hurt_cannot_be_used() -> None:
    whole = position(items={0: "i-24"}, step="hunter's turn/goes_on", item_point=0)
    assert not whole.may("use")
    assert whole.why_not(0, "i-24") == ("There is no HP damage to recover.", "GH-ITEM-6")
    hurt = position(items={0: "i-24"}, hurt={1: (1, 0)})
    assert hurt.may("use", "i-24", 1) and not hurt.may("use", "i-24", 0)


@pytest.mark.rule("GH-DOLL-1", "GH-ENEMY-4")
def test_a_doll_hurts_a_fallen_companion_whom_it_heals() -> None:
    table = position(items={0: "i-24"}, fares={1: "fallen"}, hurt={1: (30, 4)})
    table.pick("use", "i-24", 1)
    assert (table.state.hp_damage[1], table.state.mp_damage[1]) == (22, 7)
    back = position(items={0: "i-24"}, fares={1: "enemy"}, hurt={1: (22, 0)})
    back.pick("use", "i-24", 1)
    assert back.fares(1) == "standing" and back.state.mp_damage[1] == 3
    mad = position(items={0: "i-24"}, fares={1: "enemy"}, hurt={1: (22, 22)})
    mad.pick("use", "i-24", 1)
    assert mad.fares(1) == "enemy" and mad.state.mp_damage[1] == 25


@pytest.mark.rule("GH-DOLL-1", "GH-ACE-4")
def test_what_a_doll_does_to_a_fallen_companion_can_be_cancelled_by_another() -> None:
    table = given(items={0: "i-24"}, fares={1: "enemy"}, hurt={1: (22, 22)}, minds={0: "jack-of-clubs"})
    table.pick("use", "i-24", 1)
    assert table.asked == 0 and table.prompt == "Do something about this damage?"
    table.pick("cancel").let()
    assert table.fares(1) == "standing" and table.state.mp_damage[1] == 22


@pytest.mark.rule("GH-ITEM-6", "GH-EVENT-6")
def test_a_diary_is_used_on_a_fallen_companion_only_for_the_damage_that_it_takes_away() -> None:
    fallen = position(items={0: "i-9"}, fares={1: "fallen"}, hurt={1: (40, 0)})
    assert fallen.may("use", "i-9", 0) and not fallen.may("use", "i-9", 1)
    assert position(items={0: "i-9"}, fares={1: "fallen"}, hurt={1: (0, 40)}).may("use", "i-9", 1)


# Every verb

ALWAYS = (Escort, EndMatch, LayToken, Offer, Tally)
"""These have always something to do."""


@pytest.mark.parametrize("verb", [*VERBS, *DEEDS], ids=lambda verb: verb.__name__)
def test_every_verb_says_where_it_could_do_nothing(verb: type[Does | Deed]) -> None:
    assert ("refusal" in vars(verb)) == (verb not in ALWAYS)


IN_A_TURN = ("GH-TURN-3", "GH-ENEMY-2")
"""The clauses of the questions at which nothing is under way."""


def what_is_printed(scenario: int) -> Iterator[Does | Deed]:
    """Everything that tiles, cards and the rules of a scenario do."""
    for entry in (*BOX.tiles, *BOX.events, *BOX.items, BOX.scenarios[scenario]):
        for _, part in inside(entry):
            if isinstance(part, Does | Deed) and not isinstance(part, FreeAttack):  # which waits for a battle
                yield part


@pytest.mark.rule("GH-ITEM-6", "GH-SCENE-25")
@pytest.mark.parametrize("seed", range(13))
def test_what_says_that_it_could_do_nothing_does_nothing(seed: int) -> None:
    refused = 0
    turns = (match for match, _ in random_match(GAME, 3, seed) if match.decision and match.decision.rule in IN_A_TURN)
    for match in islice(turns, 0, None, 10):
        table: Any = match._state
        before = fields(GAME, table)
        for effect in what_is_printed(table.scenario):
            cause = BOX.cards if isinstance(effect, Deed) else BOX.first_item
            for hunter in range(3):
                if why_idle(table, [effect], cause, hunter) is None:
                    continue
                s: Any = table.copy()
                resolve(s, (effect,), cause, hunter)
                while len(s.places()) > len(table.places()):
                    assert walk(s, 1) is None
                after = fields(GAME, s)
                changed = {name for name in before if before[name] != after[name]}
                assert changed <= {"dice", "passed_check", "spent", "still"}, (effect, hunter)
                refused += 1
    assert refused > 0


def test_a_rule_is_required_to_do_what_the_hunter_does_with_their_own_hands() -> None:
    required = [verb.__name__ for verb in DEEDS if "required" in vars(verb)]
    assert required == ["Accuse", "Remove", "Seal", "TakeToken"]
