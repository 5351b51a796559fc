"""Scenarios: how they are set up, when their rules are looked at, and what these do."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.ghost_hunter import GAME
from gloaming.games.ghost_hunter.constants import LAWS, LOST, WON
from gloaming.games.ghost_hunter.rules.checks import judge
from gloaming.games.ghost_hunter.rules.deeds.alter import Alter
from gloaming.games.ghost_hunter.rules.house import exchange_cells
from gloaming.games.ghost_hunter.rules.scenario import fire
from tests.games.ghost_hunter.table import BOX, Position, card, given, monster, new


def ready(scenario: int, hunters: str = "c-2 c-1", **more: Any) -> Position:
    """A scenario before a hunter's turn."""
    return given(hunters, scenario=scenario, at=BOX.scenarios[scenario - 1].start[0], **more)


def chosen(scenario: int, seats: int = 2, seed: int = 0) -> Position:
    """A fresh match, played until the first turn."""
    table = new(seats, seed, scenario=scenario)
    while table.prompt != "Choose an action":
        table.match.pick(0)
    return table


def happens(table: Position, kind: str, number: int, hunter: int = 0) -> Position:
    """Trigger rules of the scenario, and continue the match from there."""
    fire(table.state, kind, number, hunter)
    return table.look()


def count(table: Position, name: str) -> int:
    """What the scenario has counted."""
    return int(table.state.counts[BOX.counter_names.index(name)])


def law(table: Position, name: str) -> bool:
    """Whether a law holds."""
    return bool(table.state.laws >> LAWS.index(name) & 1)


def clues(table: Position) -> list[str]:
    """The clues that a view shows."""
    return [clue["id"] for clue in table.match.view(0)["clues"]]


def names(cards: Any) -> list[str]:
    """The ids of cards."""
    return [BOX.ids[card] for card in cards]


# Set-up


@pytest.mark.rule("GH-SCENE-1")
def test_the_first_and_third_hunter_begin_on_one_start_tile_the_others_on_the_other() -> None:
    table = chosen(6, seats=4)
    assert [table.at(hunter) for hunter in range(4)] == ["t-17", "t-16", "t-17", "t-16"]
    assert [table.at(hunter) for hunter in range(2)] == ["t-17", "t-16"]


@pytest.mark.rule("GH-SCENE-2", "GH-SCENE-6", "GH-SCENE-7")
def test_a_pile_holds_what_it_must_and_others_by_lot_but_nothing_that_the_scenario_names() -> None:
    seen = set()
    for seed in range(4):
        s = chosen(1, seed=seed).state
        pile = names(s.piles[0])
        assert len(pile) == 19
        assert {"t-1", "t-27", "t-30", "t-35"} <= set(pile)
        assert not {"t-17", "t-16", "t-19", "t-21", "t-40", "t-2", "t-14", "t-15", "t-18", "t-20"} & set(pile)
        assert names(s.aside) == ["t-16", "t-19", "t-21", "t-40"]
        assert {"t-2", "t-14", "t-15", "t-18", "t-20"} == set(names(s.boxed))
        seen.add(tuple(sorted(pile)))
    assert len(seen) == 4


@pytest.mark.rule("GH-SCENE-3")
def test_doors_of_a_floor_are_opened_from_its_own_pile() -> None:
    table = ready(6, "c-2 c-1")
    s = table.state
    above, below = len(s.piles[0]), len(s.piles[1])
    table.open(0)
    while table.prompt != "Choose an action":
        table.match.pick(0)
    assert len(table.state.piles[0]) < above
    assert len(table.state.piles[1]) == below


@pytest.mark.rule("GH-SCENE-4", "GH-SCENE-12")
def test_a_layout_lies_open_and_items_wait_on_it() -> None:
    table = chosen(3)
    s = table.state
    assert {name: table.lies(name) for name in ("t-36", "t-35", "t-37")} == {
        "t-36": (0, -1, 0, 1),
        "t-35": (1, 0, 0, 1),
        "t-37": (0, 1, 0, 1),
    }
    assert set(s.explored) == set(s.laid)
    assert sorted(names(s.left_items_at)) == ["t-35", "t-36", "t-37", "t-39", "t-39"]
    table.pick("find")
    assert len(table.items(table.state.hunter)) == 1
    assert not table.may("find")


@pytest.mark.rule("GH-SCENE-5", "GH-SCENE-53")
def test_covered_tiles_lie_around_the_start_and_every_side_between_two_is_a_door() -> None:
    table = chosen(5)
    s = table.state
    assert len(s.covered) == 8
    assert law(table, "open-house")
    assert [table.may("open", way) for way in range(4)] == [True] * 4
    table.open(1)
    while table.prompt != "Choose an action" and not table.over:
        table.match.pick(0)
    assert len(table.state.covered) == 7
    assert len(table.state.laid) == 2


@pytest.mark.rule("GH-SCENE-8", "GH-SCENE-9")
def test_some_event_cards_and_items_stay_out() -> None:
    s = chosen(5).state
    assert {"e-31", "e-7", "e-22", "e-41"} == set(names(s.events_out))
    assert {"i-4", "i-5", "i-11", "i-14"} == set(names(s.items_out))


@pytest.mark.rule("GH-SCENE-10", "GH-SCENE-32")
def test_a_ticket_is_drawn_unseen_and_clearing_shows_one_of_the_others() -> None:
    table = ready(12)
    assert len(table.state.ticket) == 1
    happens(table, "entered", card("t-5"))
    guilty = table.state.ticket[0] - BOX.first_ticket
    assert table.state.cleared
    assert not table.state.cleared >> guilty & 1
    for seat in (0, 1, None):
        assert "ticket" not in table.match.view(seat)


@pytest.mark.rule("GH-SCENE-11", "GH-SCENE-51")
def test_laws_hold_from_the_beginning_or_from_when_the_scenario_says_so() -> None:
    assert law(chosen(10), "fate")
    table = ready(9, lay={"t-31": (0, -1, 2)}, unexplored="t-31", events="e-27 e-27")
    assert not law(table, "fold")
    table.go(0)
    assert law(table, "fold")


@pytest.mark.rule("GH-SCENE-13")
def test_with_four_hunters_a_boss_has_five_more_in_each_pool() -> None:
    for hunters, hp in (("c-2 c-1 c-3", 18), ("c-2 c-1 c-3 c-6", 23)):
        table = ready(1, hunters, monsters={"b-1": "t-6"}, lay={"t-6": (0, -1)})
        shown = table.match.view(0)["monsters"][0]
        assert (shown["hp"], shown["mp"]) == (hp, hp)


# When rules are looked at


@pytest.mark.rule("GH-SCENE-14", "GH-SCENE-21", "GH-SCENE-33", "GH-SCENE-34")
def test_entering_a_clue_room_reads_its_clue_and_counts_before_its_incident() -> None:
    table = ready(1, lay={"t-35": (0, -1, 2)}, unexplored="t-35")
    assert clues(table) == []
    table.go(0)
    assert clues(table) == ["a"]
    assert count(table, "lead") == 1
    lines = table.told()
    assert any(text.startswith("Clue A: A guest book.") for text in lines)
    clue = next(number for number, text in enumerate(lines) if text.startswith("Clue A"))
    assert all("Insanity" not in text for text in lines[:clue])


@pytest.mark.rule("GH-SCENE-15", "GH-SCENE-29", "GH-SCENE-35")
def test_a_rule_without_when_is_looked_at_after_every_action() -> None:
    table = ready(1)
    table.state.counts[BOX.counter_names.index("lead")] = 3
    assert table.lies("t-40") is None
    table.end()
    assert table.lies("t-40") is not None
    assert card("t-40") not in table.state.explored
    assert "d" in clues(table)


@pytest.mark.rule("GH-SCENE-16")
def test_a_rule_does_its_work_once_unless_it_says_otherwise() -> None:
    table = ready(1)
    happens(table, "entered", card("t-35"))
    happens(table, "entered", card("t-35"), 1)
    assert count(table, "lead") == 1


@pytest.mark.rule("GH-SCENE-16", "GH-SCENE-30", "GH-SCENE-47")
def test_each_tool_rubs_out_two_rooms_and_is_then_blunt() -> None:
    rooms = {"t-40": (0, -1, 2), "t-6": (1, 0), "t-7": (-1, 0), "t-18": (2, 0)}
    table = ready(13, lay=rooms, monsters={"b-13": "t-40"})
    s = table.state
    tool = BOX.token_names.index("tool")
    s.carried[0] = (tool,)
    s.counts[BOX.counter_names.index("awake")] = 1
    table.look()
    for number, room in enumerate(("t-18", "t-7")):
        table.pick("act", BOX.deed_names.index("rub")).pick("rub-out", room)
        assert table.lies(room) is None
        crane = table.match.view(0)["monsters"][0]
        assert (crane["hp"], crane["mp"], crane["st"], crane["wp"]) == (23 - 2 * number, 23 - 2 * number, 5, 5)
        assert len(table.state.carried[0]) == 1 - number
        table.end().end()
    assert not table.may("act")


def drawing(*tools: int) -> Position:
    """Scenario 13 after its clue E, at a table of two: who carries how many tools."""
    rooms = {"t-40": (0, -1, 2), "t-6": (1, 0), "t-7": (-1, 0), "t-18": (2, 0), "t-39": (-2, 0)}
    table = ready(13, lay=rooms, monsters={"b-13": "t-40"})
    for hunter, number in enumerate(tools):
        table.state.carried[hunter] = (BOX.token_names.index("tool"),) * number
    table.state.counts[BOX.counter_names.index("awake")] = 1
    return table.look()


def rub_out(table: Position, room: str) -> Position:
    """The hunter whose turn it is rubs out a room, and ends the turn."""
    return table.pick("act", BOX.deed_names.index("rub")).pick("rub-out", room).end()


def tools(table: Position, hunter: int) -> list[str]:
    """The tools of a hunter, as everybody sees them."""
    tokens: list[str] = table.match.view(0)["hunters"][hunter]["tokens"]
    return tokens


@pytest.mark.rule("GH-SCENE-16")
def test_each_tool_has_two_uses_of_its_own_whoever_uses_another() -> None:
    table = drawing(1, 1)
    rub_out(table, "t-18")
    rub_out(table, "t-39")
    assert (tools(table, 0), tools(table, 1)) == (["tool (used once)"], ["tool (used once)"])
    rub_out(table, "t-6")
    assert (tools(table, 0), tools(table, 1)) == ([], ["tool (used once)"])


@pytest.mark.rule("GH-SCENE-16", "GH-SCENE-37")
def test_a_used_tool_stays_used_in_other_hands_and_of_several_goes_first() -> None:
    table = drawing(2, 0)
    rub_out(table, "t-18").end()
    assert sorted(tools(table, 0)) == ["tool", "tool (used once)"]
    used = max(table.state.carried[0])
    table.pick("lay-down", used).end()
    table.pick("carry", used).pick("hand", used, 0)
    assert sorted(tools(table, 0)) == ["tool", "tool (used once)"]
    rub_out(table.end(), "t-39")
    assert tools(table, 0) == ["tool"]


@pytest.mark.rule("GH-SCENE-49")
def test_an_enemy_that_has_nothing_left_by_a_room_rubbed_out_is_beaten() -> None:
    table = ready(13, lay={"t-40": (0, -1, 2), "t-6": (1, 0), "t-18": (2, 0)}, monsters={"b-13": "t-40"})
    s = table.state
    s.carried[0] = (BOX.token_names.index("tool"),)
    s.counts[BOX.counter_names.index("awake")] = 1
    s.mp_lost[monster("b-13")] = 23
    table.look().pick("act", BOX.deed_names.index("rub")).pick("rub-out", "t-18")
    assert table.match.over
    assert table.match.result is not None and table.match.result.winners == (0, 1)


@pytest.mark.rule("GH-SCENE-17")
def test_what_follows_a_check_is_done_once_it_succeeds() -> None:
    table = ready(5, lay={"t-35": (0, -1)}).judge(2)
    table.go(0).pick("act", BOX.deed_names.index("call35"))
    assert clues(table) == []
    table.let().end().end().judge(10).pick("act", BOX.deed_names.index("call35"))
    assert clues(table) == ["a"]
    assert count(table, "voice") == 1
    table.end().end()
    assert not table.may("act")


@pytest.mark.rule("GH-SCENE-18", "GH-SCENE-26")
def test_rounds_are_counted_and_rounds_after_a_law_from_when_it_holds() -> None:
    table = ready(5)
    s = table.state
    s.round = 1
    table.end().end()
    assert any("change places" in text for text in table.told())
    for since, folded in ((1, True), (2, False)):
        table = ready(9, lay={"t-6": (0, -1)})
        table.state.laws |= 1 << LAWS.index("fold")
        table.state.law_since[LAWS.index("fold")] = since
        table.end().end()
        assert table.state.round == 2
        assert (table.lies("t-6") is None) is folded


@pytest.mark.rule("GH-SCENE-19", "GH-SCENE-44")
def test_a_shutter_of_an_outer_tile_keeps_one_monster_out() -> None:
    table = ready(3)
    assert not table.may("act", BOX.deed_names.index("shutter"))
    s = table.state
    s.sealed = (card("t-35"), card("t-36"), card("t-37"))
    top = s.event_cards[-1]
    s.round = 1
    table.end().end()
    assert len(table.state.sealed) == 2
    assert top in table.state.event_cards
    assert any("keeps" in text for text in table.told())


@pytest.mark.rule("GH-SCENE-34", "GH-SCENE-44")
def test_four_shutters_may_be_closed_and_no_more() -> None:
    table = chosen(3, seats=3)
    assert count(table, "shutter") == 4
    table.go(0).pick("act", BOX.deed_names.index("shutter"))
    assert table.state.sealed == (table.state.at[table.state.hunter],)
    assert count(table, "shutter") == 3
    spent = given(scenario=3, at="t-35")
    assert not spent.may("act", BOX.deed_names.index("shutter"))


@pytest.mark.rule("GH-SCENE-20")
def test_aims_are_advice_that_binds_nobody() -> None:
    assert all(tale.aims for tale in BOX.scenarios)
    assert ready(1).may("open", 0)


@pytest.mark.rule("GH-SCENE-22")
def test_laying_a_tile_may_read_a_clue() -> None:
    table = ready(4, tiles="t-18").open(0)
    while table.prompt != "Choose an action":
        table.match.pick(0)
    assert "e" in clues(table)


@pytest.mark.rule("GH-SCENE-23")
def test_turning_an_event_card_may_clear_a_suspect() -> None:
    table = ready(12, lay={"t-6": (0, -1)}, unexplored="t-6", events="e-29", insanity="2-of-clubs").judge(10)
    table.go(0).let()
    assert "d" in clues(table)


@pytest.mark.rule("GH-SCENE-24", "GH-SCENE-25")
def test_a_deed_takes_no_item_point_ends_movement_and_is_done_once_a_turn() -> None:
    table = ready(4, lay={"t-18": (0, -1)}, dropped={"i-6": "t-18"})
    hand = BOX.token_names.index("hand")
    table.state.carried[0] = (hand, hand)
    table.go(0).pick("act", BOX.deed_names.index("set"))
    assert count(table, "set") == 1
    assert not table.may("go")
    assert not table.may("act")
    assert table.may("pick-up", "i-6")


@pytest.mark.rule("GH-SCENE-27")
def test_the_first_fall_lays_the_staircase_of_two_lanterns() -> None:
    table = ready(6, "c-2 c-1")
    assert table.lies("t-2") is None
    happens(table, "fallen", 0)
    assert table.lies("t-2") is not None


@pytest.mark.rule("GH-SCENE-28", "GH-SCENE-52", "GH-END-1")
def test_beating_the_boss_ends_the_match_at_once() -> None:
    table = ready(1, lay={"t-6": (0, -1)}, monsters={"b-1": "t-6"})
    table.state.hp_lost[monster("b-1")] = 18
    table.judge(10, enemy=1).go(0)
    assert table.over
    assert table.result.winners == (0, 1)
    assert "completed" in table.result.reason


@pytest.mark.rule("GH-SCENE-31")
def test_all_hunters_must_sit_at_the_table() -> None:
    table = ready(5, lay={"t-35": (0, -1)})
    table.state.counts[BOX.counter_names.index("voice")] = 3
    sit = BOX.deed_names.index("sit")
    table.end()
    assert table.may("act", sit)
    table.state.at[0] = card("t-35")
    table.end().end()
    assert not table.may("act", sit)


@pytest.mark.rule("GH-SCENE-36", "GH-SCENE-37")
def test_tokens_are_carried_handed_and_dropped_without_an_item_point() -> None:
    table = ready(4, lay={"t-32": (0, -1)})
    hand = BOX.token_names.index("hand")
    table.state.tokens = (hand, card("t-17"))
    table.end().end().pick("carry", hand)
    assert table.state.item_point == 1
    table.pick("hand", hand, 1)
    assert table.state.carried[1] == (hand,)
    table.end().pick("lay-down", hand)
    assert hand in table.state.tokens


@pytest.mark.rule("GH-SCENE-38")
def test_a_boss_that_appears_takes_the_place_of_an_event_icon() -> None:
    table = ready(1, lay={"t-40": (0, -1, 2)}, unexplored="t-40", insanity="2-of-clubs 2-of-hearts")
    before = len(table.state.event_cards)
    table.judge(5, enemy=5).go(0)
    assert table.lair("b-1") == "t-40"
    assert len(table.state.event_cards) == before


@pytest.mark.rule("GH-SCENE-39")
def test_where_its_tile_is_not_on_the_map_a_boss_appears_near_the_start() -> None:
    table = ready(4)
    table.state.counts[BOX.counter_names.index("set")] = 3
    table.judge(5, 5, enemy=5).end()
    assert table.lair("b-4") == "t-17"


@pytest.mark.rule("GH-SCENE-40", "GH-SCENE-41")
def test_what_roams_goes_toward_the_nearest_hunter_from_the_next_round_on() -> None:
    rooms = {"t-6": (0, -1), "t-7": (0, -2), "t-18": (0, -3)}
    table = given("c-2", scenario=8, lay=rooms, at="t-18")
    s = table.state
    s.lair[monster("b-8")] = card("t-17")
    s.roaming = (monster("b-8"), 1, 4)
    s.round = 4
    table.end()
    assert table.lair("b-8") == "t-6"
    table.end()
    assert table.lair("b-8") == "t-7"


@pytest.mark.rule("GH-SCENE-42", "GH-SCENE-43")
def test_the_companion_is_led_slows_and_loses_nerve() -> None:
    table = ready(2, lay={"t-6": (0, -1), "t-7": (0, -2)})
    s = table.state
    s.companion, s.nerve, s.companion_rule = card("t-17"), 5, (card("t-7"), 1, 0)
    table.end().end().pick("lead")
    assert table.state.points == 1
    table.go(0)
    assert table.match.view(0)["companion"] == {"name": "the companion", "tile": "t-6", "led_by": 0, "nerve": 5}
    assert not table.may("go")
    assert GAME.rules.actions.describe(s, ("leave",)).label == "Leave Clara here"
    table.pick("leave")
    assert table.state.led_by == -1


@pytest.mark.rule("GH-SCENE-42")
def test_to_lead_who_is_slow_costs_once_a_turn_and_leaves_a_movement_point() -> None:
    clara: dict[str, Any] = {"companion": card("t-17"), "nerve": 5, "companion_rule": (card("t-29"), 1, 0)}
    table = ready(2, "c-3 c-1", **clara)
    for _ in range(2):
        assert table.pick("lead").state.points == 2
        table.pick("leave")
    table = ready(2, "c-3 c-1", **clara, led_by=0)
    assert table.pick("leave").pick("lead").state.points == 2
    table = ready(2, **clara, dazed=1)
    assert table.pick("lead").state.points == 1


@pytest.mark.rule("GH-SCENE-42")
def test_a_second_hunter_on_her_tile_may_lead_the_companion_in_place_of_the_first() -> None:
    clara: dict[str, Any] = {"companion": card("t-17"), "nerve": 5, "companion_rule": (card("t-29"), 1, 0)}
    table = ready(2, **clara, led_by=1, lay={"t-6": (0, -1)})
    first = table.state.sheet(1).name
    assert f"Lead Clara instead of {first}" in table.labels and not table.may("leave")
    table.pick("lead")
    assert (table.state.led_by, table.state.points) == (0, 1)
    table.go(0)
    assert table.match.view(0)["companion"]["tile"] == "t-6"
    assert not table.end().may("lead")


@pytest.mark.rule("GH-SCENE-45", "GH-SCENE-46", "GH-SCENE-60")
def test_the_farthest_tile_folds_away_and_hurts_who_stands_there() -> None:
    table = given("c-2", scenario=9, lay={"t-6": (0, -1), "t-7": (0, -2)}, at="t-7")
    s = table.state
    s.laws |= 1 << LAWS.index("fold")
    s.law_since[LAWS.index("fold")] = 1
    s.round = 1
    table.end().let()
    assert table.lies("t-7") is None
    assert table.at(0) == "t-6"
    assert table.hp(0) == 28 + 2 * 0 - 5
    assert not table.may("open")


@pytest.mark.rule("GH-SCENE-48")
def test_tiles_that_change_places_keep_what_is_on_them() -> None:
    table = given("c-2", scenario=5, lay={"t-35": (0, -1), "t-31": (0, 1)}, at="t-26", dropped={"i-6": "t-35"})
    s = table.state
    places = {name: table.lies(name) for name in ("t-35", "t-31")}
    exchange_cells(s, s.cell[card("t-35")], s.cell[card("t-31")])
    assert table.lies("t-35") == places["t-31"]
    assert table.lies("t-31") == places["t-35"]
    assert names(s.dropped_at) == ["t-35"]


@pytest.mark.rule("GH-SCENE-49", "GH-SCENE-64")
def test_a_boss_without_pools_gets_one_by_a_rule() -> None:
    table = ready(8, lay={"t-36": (0, -1)}, monsters={"b-8": "t-36"})
    assert table.match.view(0)["monsters"][0]["hp"] is None
    table.state.carried[0] = (BOX.token_names.index("wages"),)
    happens(table, "acted", BOX.deed_names.index("burn"))
    assert table.match.view(0)["monsters"][0]["hp"] == 16
    assert table.match.view(0)["monsters"][0]["mp"] is None


@pytest.mark.rule("GH-SCENE-49")
def test_a_rule_takes_from_the_bonuses_of_a_boss_down_to_the_least_that_it_names() -> None:
    table = ready(13, monsters={"b-13": "t-17"})
    for left in (3, 1, 1):
        Alter(monster="b-13", st=-2, wp=-2, least=1).do(table.state)
        crane = table.match.view(0)["monsters"][0]
        assert (crane["st"], crane["wp"]) == (left, left)


@pytest.mark.rule("GH-SCENE-50")
def test_what_nobody_in_particular_suffers_happens_to_all() -> None:
    table = ready(3, insanity="2-of-clubs 2-of-hearts")
    table.state.round = 2
    table.state.sealed = (card("t-35"), card("t-36"), card("t-37"))
    table.end().end().let()
    assert [len(table.mind(hunter)) for hunter in range(2)] == [1, 1]


@pytest.mark.rule("GH-SCENE-50")
def test_a_price_cannot_be_cancelled() -> None:
    table = ready(11, lay={"t-26": (0, -1)}, minds={0: "ace-of-clubs"})
    table.go(0).pick("act", BOX.deed_names.index("blood"))
    assert not table.may("cancel")
    table.let()
    assert table.hp(0) == 28 - 6
    assert count(table, "paid") == 1


@pytest.mark.rule("GH-SCENE-54", "GH-SCENE-58", "GH-INFO-4")
def test_one_hunter_may_be_the_guest_and_shows_the_card_when_it_is_read_out() -> None:
    guests = set()
    for seed in range(12):
        table = chosen(7, seats=3, seed=seed)
        shown = [hunter["role"] for hunter in table.match.view(1)["hunters"]]
        assert [role is None for role in shown] == [True, False, True]
        roles = [names(cards)[0] for cards in table.state.roles]
        guests.add(roles.index("role-guest") if "role-guest" in roles else -1)
    assert guests == {-1, 0, 1, 2}
    table = chosen(7, seats=3, seed=0)
    s = table.state
    guest = BOX.number["role-guest"]
    for pile in range(3):
        if guest in s.roles[pile]:
            break
    else:
        s.roles[1], s.roles_left = s.roles_left, s.roles[1]
        pile = 1
    s.counts[BOX.counter_names.index("letters")] = 2
    s.at[pile] = card("t-17")
    table.end()
    assert table.state.named_guest == pile
    assert table.match.view(0)["hunters"][pile]["fares"] == "guest"


@pytest.mark.rule("GH-SCENE-55", "GH-SCENE-56")
def test_each_who_turns_an_event_card_up_is_asked_and_only_the_guest_hides_it() -> None:
    for guest in (False, True):
        table = ready(
            7, "c-2 c-1 c-3", lay={"t-6": (0, -1)}, unexplored="t-6", events="e-27 e-28", insanity="2-of-clubs"
        )
        s = table.state
        role = BOX.number["role-guest" if guest else "role-1"]
        for pile in range(3):
            s.roles[pile] = tuple(other for other in s.roles[pile] if other != role)
        s.roles_left = tuple(other for other in s.roles_left if other != role)
        rest = [
            other for other in range(BOX.first_role, BOX.first_ticket) if other != role and other not in s.roles_out
        ]
        s.roles[0], s.roles[1], s.roles[2], s.roles_left = (role,), (rest[0],), (rest[1],), tuple(rest[2:])
        table.go(0).let()
        assert table.prompt == "Turn this card up, or put it under the pile?"
        assert table.may("keep")
        table.pick("under")
        turned = "Miraculous Spring" if guest else "Wondrous Sound"
        assert any(f"draws the Event card {turned}" in text for text in table.told(1))
        assert not any("Wondrous Sound first" in text for text in table.told(1))


@pytest.mark.rule("GH-SCENE-57", "GH-END-6", "GH-HOST-2")
def test_if_they_fail_only_the_guest_has_won() -> None:
    table = ready(7, "c-2 c-1 c-3", guest=1, fares={0: "fallen", 1: "guest", 2: "fallen"})
    assert table.over
    assert table.result.winners == (1,)
    assert table.result.scores == (0, 1, 0)


@pytest.mark.rule("GH-SCENE-57", "GH-SCENE-66")
def test_the_guest_has_won_too_where_nobody_has_seen_the_card() -> None:
    for table in (
        ready(7, "c-2 c-1 c-3", guest=1, fares={1: "enemy", 2: "enemy"}, hurt={0: (27, 0)}, bleeding=1).give_up(),
        ready(7, "c-2 c-1 c-3", guest=1, still=8, step="turn/begin_turn"),
    ):
        assert table.over
        assert table.result.winners == (1,)
        assert table.result.scores == (0, 1, 0)


@pytest.mark.rule("GH-SCENE-57")
def test_the_guest_left_standing_alone_has_won_at_once() -> None:
    table = ready(7, "c-2 c-1 c-3", guest=1, fares={2: "enemy"}, hurt={0: (27, 0)}, bleeding=1)
    assert table.over
    assert table.result.winners == (1,)
    assert not ready(7, "c-2 c-1 c-3", guest=1, fares={0: "enemy"}, turn=1).over


@pytest.mark.rule("GH-END-6", "GH-SCENE-57")
def test_if_the_hunters_win_the_guest_and_the_fallen_have_lost() -> None:
    table = ready(7, "c-2 c-1 c-3", guest=1, fares={1: "guest", 2: "enemy"})
    table.state.outcome = WON
    table.end()
    assert table.result.winners == (0,)
    assert table.result.scores == (1, 1, 1)


@pytest.mark.rule("GH-SCENE-59")
def test_used_judge_cards_come_back_only_when_all_are_used() -> None:
    s = ready(10).state
    assert sorted(judge(s, 0) for _ in range(10)) == list(range(1, 11))
    assert sorted(judge(s, 2) for _ in range(10)) == list(range(1, 11))


@pytest.mark.rule("GH-SCENE-61")
def test_the_fallen_are_drawn_again_once_next_door_to_the_boss() -> None:
    table = ready(
        13,
        lay={"t-40": (0, -1, 2)},
        monsters={"b-13": "t-40"},
        fares={1: "fallen"},
        minds={1: "5-of-clubs 6-of-clubs"},
        hurt={1: (30, 9)},
    )
    table.state.laws |= 1 << LAWS.index("redrawn")
    table.end()
    assert table.fares(1) == "standing"
    assert table.at(1) == "t-17"
    assert table.hp(1) == 8
    assert table.mind(1) == ["5-of-clubs"]
    assert table.state.mp_damage[1] == 0
    assert table.state.redrawn == 2


@pytest.mark.rule("GH-SCENE-61", "GH-END-2")
def test_nobody_waits_for_those_who_turned_against_the_hunters_before_they_could_be_drawn_again() -> None:
    table = given(
        scenario=13,
        at={0: "t-17", 1: "t-17"},
        lay={"t-39": (0, -1), "t-40": (0, -2, 2)},
        monsters={"b-13": "t-40"},
        fares={1: "enemy"},
        hurt={0: (27, 0), 1: (30, 9)},
        bleeding=1,
        redrawn=1,
        laws=1 << LAWS.index("redrawn"),
    )
    while table.match.decision and not table.over:
        table.match.pick(len(table.options) - 1)
    assert table.state.outcome == LOST
    assert "No hunter stands" in table.result.reason


@pytest.mark.rule("GH-SCENE-62", "GH-END-2", "GH-END-7", "GH-GOAL-2")
def test_when_nobody_stands_the_match_is_lost_and_who_fell_last_has_lost_too() -> None:
    table = ready(1, "c-2 c-1 c-3", fares={1: "enemy", 2: "enemy"}, hurt={0: (27, 0)})
    table.state.bleeding = 1
    table.state.hunter = 0
    table.end()
    while table.match.decision and not table.over:
        table.match.pick(
            table.options.index(("end-turn",)) if ("end-turn",) in table.options else len(table.options) - 1
        )
    assert table.result.winners == (1, 2)
    assert "No hunter stands" in table.result.reason


@pytest.mark.rule("GH-SCENE-63")
def test_the_guest_without_departure_has_the_abilities_of_the_dead_one() -> None:
    for number, power in enumerate(("madden", "riposte", "feed")):
        s = ready(12).state
        s.ticket = (BOX.first_ticket + number,)
        assert power in s.powers(monster("b-12"))
        assert s.attack_of(monster("b-12")) == ("mp", "hp", "either")[number]


@pytest.mark.rule("GH-SCENE-65")
def test_the_enemy_side_rearranges_the_rooms_of_the_seance() -> None:
    table = ready(5, lay={"t-35": (0, -1), "t-31": (0, 1)}, fares={0: "enemy"})
    assert table.may("rearrange", "t-35", "t-31")
    table.pick("rearrange", "t-35", "t-31")
    assert table.lies("t-35") == (0, 1, 0, 1)
    assert table.at(0) == "t-26"
    assert not table.may("go")
    assert table.end().state.hunter == 1


@pytest.mark.rule("GH-SCENE-66", "GH-END-8", "GH-END-9", "GH-GOAL-3")
def test_the_table_of_the_scenario_gives_points_to_the_whole_party() -> None:
    for fallen, points in ((False, 2), (True, 1)):
        table = ready(6, "c-2 c-1", fares={1: "enemy"} if fallen else None)
        table.state.outcome = 1
        table.end()
        assert table.result.scores == (points, points)


# The end


@pytest.mark.rule("GH-END-3")
def test_the_deadlock_comes_when_the_ninth_quiet_round_begins() -> None:
    assert not given("c-2 c-1", still=7, step="turn/begin_turn").over
    assert given("c-2 c-1", still=8, step="turn/begin_turn").over


@pytest.mark.rule("GH-END-3")
def test_eight_rounds_in_which_nothing_comes_about_are_a_deadlock() -> None:
    table = given("c-2")
    for _ in range(30):
        if table.over:
            break
        table.end()
    assert "deadlock" in table.result.reason
    assert table.state.round == 10


@pytest.mark.rule("GH-END-4")
def test_after_sixty_rounds_it_is_one_in_any_case() -> None:
    table = given("c-2")
    table.state.round = 60
    table.end()
    assert "deadlock" in table.result.reason


@pytest.mark.rule("GH-END-5", "GH-GOAL-1")
def test_who_reaches_the_goal_as_the_last_hunter_falls_has_won() -> None:
    table = given("c-2", lay={"t-6": (0, -1)}, monsters={"b-1": "t-6"}, hurt={0: (27, 0)})
    table.state.hp_lost[monster("b-1")] = 18
    table.judge(9, enemy=1).go(0)
    assert table.result.winners == (0,)


@pytest.mark.rule("GH-ORDER-1")
def test_the_scenario_comes_before_the_tile_and_the_card_before_the_rule() -> None:
    table = ready(12, lay={"t-5": (0, -1, 2)}, unexplored="t-5", events="e-27", insanity="2-of-clubs")
    table.go(0)
    lines = table.told()
    clue = next(number for number, text in enumerate(lines) if text.startswith("Clue A"))
    check = next(number for number, text in enumerate(lines) if "a check of WP" in text)
    assert clue < check


@pytest.mark.rule("GH-END-1")
def test_nothing_roams_or_wanders_once_a_round_has_ended_the_match() -> None:
    rooms = {"t-35": (0, -1), "t-31": (1, -1), "t-29": (-1, -1)}
    table = given("c-2 c-1", scenario=5, lay=rooms, at="t-26", monsters={"e-42": "t-35"})
    table.state.hunter, table.state.round = 1, 14
    table.end().let()
    assert table.over
    assert table.told()[-1] == "The hunters have lost."
