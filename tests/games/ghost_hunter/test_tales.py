"""The thirteen scenarios: how the goal appears, the Enemy, and how each is won and lost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from gloaming.games.ghost_hunter import GAME
from gloaming.games.ghost_hunter.constants import ENEMY, LAWS
from tests.games.ghost_hunter.table import BOX, Position, card, given, monster
from tests.games.ghost_hunter.test_scenarios import clues, count, happens, law


def tale(
    scenario: int, level: int, hunters: str = "c-2 c-1", at: str | Mapping[int, str] = "", **more: Any
) -> Position:
    """A scenario of that level before a hunter's turn."""
    entry = BOX.scenarios[scenario - 1]
    assert entry.level == level
    return given(hunters, scenario=scenario, at=at or entry.start[0], **more)


def enters(table: Position, *tiles: str) -> Position:
    """The hunter in turn enters tiles unexplored, as far as the scenario is concerned."""
    for tile in tiles:
        happens(table, "entered", card(tile), table.state.hunter)
    return table


def does(table: Position, deed: str) -> Position:
    """The hunter in turn does a deed of the scenario."""
    return table.look().pick("act", BOX.deed_names.index(deed)).let()


def counted(table: Position, name: str, number: int) -> Position:
    """Set a counter of the scenario, and check its rules."""
    table.state.counts[BOX.counter_names.index(name)] = number
    return table.end()


def round_of(table: Position, number: int) -> Position:
    """The last turn of the round before ends, and this one begins."""
    table.state.hunter = table.state.hunters - 1
    table.state.round = number - 1
    return table.end().let()


def boss(table: Position, name: str) -> Any:
    """The Enemy of the scenario, as everybody sees it."""
    return next(monster for monster in table.match.view(0)["monsters"] if monster["id"] == name)


def beats(table: Position, name: str) -> Position:
    """Defeat the Enemy of the scenario on any tile."""
    return happens(table, "defeated", monster(name), table.state.hunter)


def fall(table: Position) -> Position:
    """All hunters have fallen."""
    table.state.fares = [ENEMY] * table.state.hunters
    return table.end()


def won(table: Position) -> bool:
    """Whether the hunters have accomplished the scenario."""
    if table.match.decision is not None and table.may("end-turn"):
        table.end()
    return table.over and "completed" in table.result.reason


def lost(table: Position) -> bool:
    """Whether they have failed."""
    return table.over and "completed" not in table.result.reason


@pytest.mark.rule("GH-TALE-1")
def test_three_books_lay_the_sealing_room_where_the_night_porter_waits() -> None:
    table = enters(tale(1, level=0), "t-35", "t-30", "t-27").end()
    assert clues(table) == ["a", "b", "c", "d"]
    assert table.lies("t-40") is not None
    enters(table, "t-40")
    porter = boss(table, "b-1")
    assert (porter["tile"], porter["hp"], porter["mp"], porter["attack"], porter["st"]) == ("t-40", 18, 18, "hp", 3)
    assert won(beats(table, "b-1"))
    assert lost(fall(tale(1, level=0)))


@pytest.mark.rule("GH-TALE-2")
def test_clara_is_led_home_past_the_governess_and_may_be_lost_once() -> None:
    table = enters(tale(2, level=0, at="t-6", lay={"t-6": (0, -1)}), "t-34", "t-25").end()
    assert table.lies("t-29") is not None
    enters(table, "t-29")
    assert table.match.view(0)["companion"] == {"name": "Clara", "tile": "t-29", "led_by": None, "nerve": 5}
    governess = boss(table, "b-2")
    assert (governess["tile"], governess["hp"], governess["attack"], governess["powers"]) == (
        "t-17",
        20,
        "mp",
        ["madden"],
    )
    table.state.lair[monster("b-2")] = -1
    beats(table, "b-2")
    assert not table.over
    table.state.at, table.state.companion, table.state.led_by = [card("t-17")] * 2, card("t-17"), 0
    assert won(table)
    assert not counted(tale(2, level=0), "Clara_lost", 1).over
    assert lost(counted(tale(2, level=0), "Clara_lost", 2))


@pytest.mark.rule("GH-TALE-3")
def test_four_rooms_hold_out_against_waves_till_morning() -> None:
    table = tale(3, level=1)
    assert sorted(BOX.ids[tile] for tile in table.state.laid) == ["t-35", "t-36", "t-37", "t-39"]
    for number, monsters in ((2, 1), (5, 2)):
        table = round_of(tale(3, level=1, at="t-39"), number)
        came = [monster for monster in table.match.view(0)["monsters"] if monster["id"] != "b-3"]
        assert len(came) == monsters
    table = happens(tale(3, level=1, at="t-35", sealed=(card("t-35"), card("t-36"), card("t-37"))), "round", 8)
    landlord = boss(table, "b-3")
    assert (landlord["tile"], landlord["hp"], landlord["powers"]) == ("t-39", 21, ["multiple-attack"])
    assert won(beats(tale(3, level=1), "b-3"))
    assert won(happens(tale(3, level=1), "round", 12))
    assert lost(fall(tale(3, level=1)))


@pytest.mark.rule("GH-TALE-4")
def test_three_hands_start_the_clock_a_fourth_shames_its_keeper_and_thirteen_is_the_end() -> None:
    table = enters(tale(4, level=1, lay={"t-18": (0, -1)}, at="t-18"), "t-32", "t-11", "t-25", "t-42")
    hand = BOX.token_names.index("hand")
    assert table.state.tokens[::2] == (hand,) * 4
    table.state.carried[0] = (hand,)
    does(table, "set")
    assert count(table, "set") == 1
    table.state.at = [card("t-17")] * 2
    counted(table, "set", 3)
    keeper = boss(table, "b-4")
    assert (keeper["tile"], keeper["hp"], keeper["st"], keeper["powers"]) == ("t-18", 16, 3, ["armour"])
    assert boss(counted(table, "set", 4), "b-4")["st"] == 2
    assert won(beats(table, "b-4"))
    assert lost(round_of(tale(4, level=1), 20))
    assert lost(fall(tale(4, level=1)))


@pytest.mark.rule("GH-TALE-5")
def test_three_names_are_won_in_nine_rooms_and_all_sit_down_with_one_more() -> None:
    table = tale(5, level=2)
    assert len(table.state.covered) + len(table.state.laid) == 9
    counted(table, "voice", 3)
    assert clues(table) == ["d"]
    does(table.judge(5, 5, enemy=5), "sit")
    sitter = boss(table, "b-5")
    assert (sitter["tile"], sitter["hp"], sitter["attack"], sitter["powers"]) == ("t-26", 44, "mp", ["multiple-attack"])
    assert won(beats(tale(5, level=2), "b-5"))
    assert not round_of(tale(5, level=2), 14).over
    assert lost(round_of(tale(5, level=2), 15))


@pytest.mark.rule("GH-TALE-6")
def test_each_half_of_the_party_opens_the_way_for_the_other() -> None:
    rooms = {"t-27": (0, -1), "t-41": (0, -1, 0, 0)}
    table = tale(6, level=2, at={0: "t-27", 1: "t-41"}, lay=rooms)
    table.end()
    assert not table.may("act")
    table.end()
    does(table, "throat")
    assert table.lies("t-2") is not None
    table.end()
    does(table, "heart")
    lamplighter = boss(table, "b-6")
    assert (lamplighter["tile"], lamplighter["hp"], lamplighter["attack"], lamplighter["powers"]) == (
        "t-16",
        23,
        "either",
        ["feed"],
    )
    assert won(beats(tale(6, level=2), "b-6"))
    assert lost(fall(tale(6, level=2)))


@pytest.mark.rule("GH-TALE-7")
def test_two_letters_read_out_name_the_guest_or_feed_the_appetite() -> None:
    rooms = {"t-11": (0, -1), "t-6": (0, -2)}
    table = enters(tale(7, level=3, at="t-11", lay=rooms), "t-3", "t-10", "t-31")
    assert clues(table) == ["a", "b", "c"]
    letter = BOX.token_names.index("letter")
    guest = BOX.number["role-guest"]
    for hunter in range(2):
        if guest in table.state.roles[hunter]:
            table.state.roles[hunter], table.state.roles_left = table.state.roles_left, table.state.roles[hunter]
    for read in (1, 2):
        table.state.carried[table.state.hunter] = (letter,)
        if read == 2:
            table.state.at[1 - table.state.hunter] = card("t-6")
            table.judge(5, 5, enemy=5)
        does(table, "letter")
        assert count(table, "letters") == read
        if read == 1:
            table.end()
    assert law(table, "reveal")
    appetite = boss(table, "b-7")
    assert (appetite["tile"], appetite["hp"], appetite["powers"]) == ("t-11", 22, ["feed"])
    assert won(beats(tale(7, level=3), "b-7"))
    assert lost(fall(tale(7, level=3)))


@pytest.mark.rule("GH-TALE-7")
def test_a_guest_who_keeps_the_letters_is_named_in_round_12_all_the_same() -> None:
    table = tale(7, level=3)
    table.state.carried[0] = (BOX.token_names.index("letter"),)
    assert not law(round_of(table, 11), "reveal")
    assert law(round_of(table, 12), "reveal")
    assert clues(table) == ["d"]
    assert boss(table, "b-7")["hp"] >= 14


@pytest.mark.rule("GH-SCENE-36")
def test_a_token_is_told_with_its_article_and_may_be_a_plural() -> None:
    wages, room = BOX.token_names.index("wages"), BOX.number["t-37"]
    texts = [GAME.rules.events.narrate(event, None) for event in (("token", wages, room), ("carries", 0, wages))]
    assert texts == [
        f"The scenario puts the wages on the {BOX.names[room]}.",
        f"{BOX.characters[0].name} takes the wages.",
    ]


@pytest.mark.rule("GH-TALE-8")
def test_the_foreman_cannot_be_hurt_until_his_wages_are_burned() -> None:
    rooms = {"t-36": (0, -1), "t-6": (0, -2)}
    table = tale(8, level=4, at="t-36", lay=rooms)
    happens(table, "round", 5)
    assert table.match.view(0)["monsters"] == []
    happens(table, "round", 6)
    assert (boss(table, "b-8")["tile"], boss(table, "b-8")["hp"], boss(table, "b-8")["mp"]) == ("t-17", None, None)
    assert boss(enters(table, "t-30"), "b-8")["st"] == 5
    table.state.carried[0] = (BOX.token_names.index("wages"),)
    does(table, "burn")
    assert (boss(table, "b-8")["hp"], boss(table, "b-8")["powers"]) == (16, ["double-damage"])
    assert won(beats(table, "b-8"))
    assert lost(fall(tale(8, level=4)))


@pytest.mark.rule("GH-TALE-9")
def test_the_house_folds_behind_whoever_carries_the_plan_to_the_door() -> None:
    table = enters(tale(9, level=4, at="t-6", lay={"t-6": (0, -1)}), "t-35", "t-30").end()
    assert table.lies("t-31") is not None
    enters(table, "t-31")
    assert law(table, "fold")
    doorkeeper = boss(table, "b-9")
    assert (doorkeeper["tile"], doorkeeper["hp"], doorkeeper["st"], doorkeeper["powers"]) == (
        "t-17",
        33,
        5,
        ["riposte"],
    )
    table.state.lair[monster("b-9")] = -1
    beats(table, "b-9")
    assert not won(table)
    table.state.tokens = ()
    table.state.carried[1] = (BOX.token_names.index("plan"),)
    table.state.at = [card("t-17")] * 2
    assert won(table)
    assert lost(fall(tale(9, level=4)))


@pytest.mark.rule("GH-TALE-10")
def test_luck_is_counted_at_three_tables_until_the_croupier_comes() -> None:
    table = tale(10, level=5, at="t-10", lay={"t-10": (0, -1), "t-18": (0, -2)})
    assert law(table, "fate")
    does(table.judge(3), "play10")
    assert (count(table, "chip"), table.mp(0)) == (0, 17)
    table.end().end()
    does(table.judge(7), "play10")
    assert count(table, "chip") == 1
    counted(table, "chip", 3).let()
    croupier = boss(table, "b-10")
    assert (croupier["tile"], croupier["hp"], croupier["attack"], croupier["powers"]) == (
        "t-18",
        30,
        "either",
        ["multiple-attack"],
    )
    assert won(beats(tale(10, level=5), "b-10"))
    assert lost(fall(tale(10, level=5)))


@pytest.mark.rule("GH-TALE-11")
def test_who_pays_three_prices_meets_a_weaker_creditor() -> None:
    rooms = {"t-26": (0, -1), "t-35": (1, 0), "t-37": (-1, 0), "t-40": (0, 1)}
    table = tale(
        11, level=5, at={0: "t-26", 1: "t-35"}, lay=rooms, items={0: "i-6"}, insanity="king-of-clubs king-of-hearts"
    )
    does(table, "blood")
    assert table.hp(0) == 22
    table.end()
    does(table, "memory")
    assert len(table.mind(1)) == 2
    table.end()
    table.state.at = [card("t-37"), card("t-40")]
    table.look().pick("act", BOX.deed_names.index("goods"))
    assert table.items(0) == []
    table.end()
    does(table.judge(5, 5, enemy=5), "open")
    creditor = boss(table, "b-11")
    assert (creditor["tile"], creditor["hp"], creditor["st"], creditor["wp"]) == ("t-40", 60, 2, 2)
    assert creditor["powers"] == ["double-damage"]
    assert won(beats(tale(11, level=5), "b-11"))
    assert lost(fall(tale(11, level=5)))


@pytest.mark.rule("GH-TALE-12")
def test_a_wrong_accusation_hurts_all_and_strengthens_the_dead_one() -> None:
    for rightly in (True, False):
        table = tale(12, level=6, at={0: "t-11", 1: "t-6"}, lay={"t-6": (0, -1)})
        table.state.first = 0
        guilty = table.state.ticket[0] - BOX.first_ticket
        table.judge(5, 5, enemy=5).pick("act", BOX.deed_names.index("accuse"))
        assert table.prompt == "Choose a suspect to accuse"
        table.pick("accuse", guilty if rightly else (guilty + 1) % 3).let()
        guest = boss(table, "b-12")
        assert guest["tile"] == "t-11"
        assert (guest["hp"], guest["st"], table.mp(1)) == ((45, 3, 25) if rightly else (53, 5, 21))
        table.state.outcome = 0
    assert won(beats(tale(12, level=6), "b-12"))
    assert lost(fall(tale(12, level=6)))


@pytest.mark.rule("GH-TALE-13")
def test_tools_rub_out_the_rooms_of_the_man_who_drew_the_house_and_the_fallen_are_drawn_again() -> None:
    table = enters(tale(13, level=7), "t-27", "t-30").end()
    assert clues(table) == ["a", "b", "d"]
    assert table.lies("t-40") is not None
    enters(table, "t-40")
    crane = boss(table, "b-13")
    assert (crane["tile"], crane["hp"], crane["mp"], crane["st"], crane["wp"]) == ("t-40", 25, 25, 5, 5)
    assert set(crane["powers"]) == {"two-cards", "multiple-attack"}
    assert law(table, "redrawn")
    assert won(beats(table, "b-13"))
    assert table.result.scores == (3, 3)
    table = tale(13, level=7)
    table.state.laws |= 1 << LAWS.index("redrawn")
    table.state.redrawn = 3
    assert lost(fall(table))
