"""Low Water, a film without a Killer: the Drowned alone, and their victory or hers."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.film_rules import FilmRules, RulesInPlay
from gloaming.games.final_girl.packs import BOX
from tests.games.final_girl.conftest import WithCards
from tests.games.final_girl.table import Position, given, new

WATER = {"killer": "low-water"}


def water(phase: str = "killer", **more: Any) -> Position:
    """Set up a table at Camp Happy Trails without a Killer."""
    usual = {"killer": None, "hand": (), "terror": ["slack-tide"], "power": "names-on-the-stone", "options": WATER}
    return given(phase, **{**usual, **more})


@pytest.mark.rule("FG-WATER-1", "FG-WATER-2", "FG-MINION-12", "FG-SETUP-13")
def test_two_drowned_come_ashore_and_there_is_no_killer() -> None:
    table = new(5, **WATER, girl="bronagh")
    start = BOX.setups[table.state.setup].killer
    assert (table.minions, table.killer, table.horror) == ([start] * 2, "", 3)
    killer = table.view["killer"]
    assert (killer["exists"], killer["health"], killer["most_health"]) == (False, 0, 0)
    assert (len(table.state.girl_token), table.state.killer_token) == (1, ())


@pytest.mark.rule("FG-MINION-12", "FG-HEALTH-8")
def test_without_a_killer_only_your_own_last_health_gives_a_die() -> None:
    def dice(health: int) -> int:
        table = water("action", hand=["focus", "walk"], health=health, minions=["lake"])
        return len(table.pick("Play Focus", dice=[1, 1]).events("rolled")[0]) - 1

    assert dice(1) == dice(5) + 1


@pytest.mark.rule("FG-MINION-7", "FG-WATER-1")
def test_the_killer_phase_opens_with_a_minion_action_alone() -> None:
    table = water(minions=["dock"], victims={"lake": 1}, terror=["more-on-the-bank", "fire"])
    assert (table.minions[0], table.dead) == ("lake", 0)


@pytest.mark.rule("FG-MINION-5", "FG-WATER-3")
def test_the_killer_action_of_a_card_is_the_drowneds() -> None:
    table = water(
        minions=["lakeside-cabin"], at="sports-courts", terror=["nobody-is-coming", "fire"], victims={"swamp": 1}
    )
    assert table.events("stalked") == []
    assert {event[1] for event in table.events("attack", "missed")} == {table.state.kinds[0]}


@pytest.mark.rule("FG-MINION-12", "FG-END-4")
def test_you_win_when_no_drowned_and_no_victim_is_left() -> None:
    assert not water("upkeep", victims={"dock": 1}).over
    assert not water("upkeep", minions=["lake"]).over
    table = water("upkeep")
    assert table.over
    assert table.match.result is not None
    assert (table.match.result.winners, table.match.win_probabilities()) == ((0,), [1.0])
    assert table.match.result.reason.startswith("No Minion is left, and the Final Girl lives: she won.")


@pytest.mark.rule("FG-MINION-12")
def test_after_the_finale_victims_may_be_left() -> None:
    assert water("upkeep", victims={"dock": 1}, revealed=True, terror=[]).over
    assert not water("upkeep", victims={"dock": 1}, revealed=True, terror=[], minions=["lake"]).over


@pytest.mark.rule("FG-MINION-12", "FG-WATER-11")
def test_what_comes_when_the_finale_is_revealed_comes_and_nothing_after_it() -> None:
    table = water("upkeep", minions=["lake"], terror=[], finale="all-up-the-bank")
    assert len(table.minions) == 4
    late = water("upkeep", minions=["lake"], terror=[], revealed=True, powers=["still-rising"])
    assert len(late.minions) == 1
    early = water("upkeep", minions=["lake"], powers=["still-rising"])
    assert len(early.minions) == 2


@pytest.mark.rule("FG-WATER-2", "FG-MINION-11")
def test_whom_the_drowned_pull_down_rises() -> None:
    table = water(minions=["lake"], victims={"lake": 1}, terror=["pulled-under", "fire"])
    assert (table.dead, table.minions) == (1, ["lake"] * 2)


@pytest.mark.rule("FG-WATER-12", "FG-WATER-13", "FG-UPKEEP-2", "FG-FINALE-6")
def test_rain_and_cold_hands_raise_horror_in_each_upkeep() -> None:
    assert water("upkeep", minions=["lake"], powers=["cold-hands"]).horror == 4
    assert water("upkeep", minions=["lake"], finale="rain-at-last", terror=[]).horror == 3
    assert water("upkeep", minions=["lake"], finale="rain-at-last", revealed=True, terror=[]).horror == 4


@pytest.mark.rule("FG-WATER-1", "FG-LUST-2")
def test_the_final_effect_sends_them_at_you() -> None:
    table = water(
        at="sports-courts", minions=["lakeside-cabin", "dock"], victims={"lake": 1}, row=8, revealed=False,
        terror=["pulled-under", "fire"],
    )  # fmt: skip
    verbs = [event[0] for event in table.events()]
    assert "minion-moved" in verbs[verbs.index("bloodlust-full") :]


@pytest.mark.rule("FG-WATER-16", "FG-WATER-17", "FG-GIRL-2")
def test_bronagh_and_her_boathook() -> None:
    table = water(
        "action", girl="bronagh", at="dock", minions=["lake"] * 3, held=["bronaghs-boathook"],
        hand=["weak-attack", "walk"], options={**WATER, "bonus": "on"},
    )  # fmt: skip
    table.pick("Play Weak Attack", dice=[6, 1, 1])
    while table.prompt != "Play a card, or do something else":
        table.match.pick(len(table.labels) - 1)
    assert len(table.minions) == 1


class SheWins(FilmRules):
    """A film that declares her victory."""

    __slots__ = ()

    def won(self, s: Any) -> bool:
        """Return True from the second turn on."""
        return bool(s.round > 1)


@pytest.mark.rule("FG-END-4")
def test_a_film_can_declare_a_victory_of_its_own() -> None:
    table = given("upkeep")
    table.state.rules = RulesInPlay([SheWins()])
    table.to_killer()
    while not table.over:
        table.match.pick(0)
        assert table.state.round < 4
    assert table.match.result is not None
    assert table.match.result.reason.startswith("She has survived: she won.")


KILLER = """[[killer]]
id = "nobody"
name = "Nobody"
film = "none"
nobody = true
health = {health}
horror = 2
{more}
final = []
rows = [{{ movement = 1, attack = 1 }}]
text = "There is nobody."
source = "ours"
grade = "placeholder"
"""


@pytest.mark.rule("FG-MINION-12")
@pytest.mark.parametrize(
    ("health", "more", "message"),
    [
        (3, "", "killer nobody: field 'nobody': a film without a Killer has health = 0"),
        (0, "away = true", "killer nobody: field 'nobody': a film without a Killer has health = 0"),
        (0, "", "killer nobody: field 'minions': a film without a Killer needs a Minion Action"),
        (
            0,
            'minions = [{ verb = "act", target = "girl", moves = 1, attacks = 1 }]',
            r"killer nobody: field 'nobody': needs a \[\[minion\]\] whose field 'of' names this film",
        ),
    ],
    ids=["health", "away", "no Minion Action", "no Minions"],
)
def test_a_film_without_a_killer_needs_minions(with_cards: WithCards, health: int, more: str, message: str) -> None:
    with pytest.raises(gloaming.BadContent, match=message):
        with_cards(killer=KILLER.format(health=health, more=more))


def test_every_location_can_be_played_without_a_killer() -> None:
    box: Box = BOX
    killer = [killer.id for killer in box.killers].index("low-water")
    assert all([len(box.terrors_of(killer, number)) >= 10 for number in range(len(box.locations))])


@pytest.mark.rule("FG-POWER-9", "FG-MINION-12")
def test_without_an_epic_dark_power_the_option_changes_nothing() -> None:
    table = new(5, **WATER, epic="forced")
    hidden = [BOX.powers[card] for card in (*table.state.power, *table.state.power_box)]
    assert (len(hidden), any([power.epic for power in hidden])) == (3, False)


@pytest.mark.rule("FG-MINION-12", "FG-ITEM-19", "FG-ITEM-25")
@pytest.mark.parametrize(("item", "reason"), [("fireworks", "lure"), ("bear-trap", "trap")])
def test_items_that_only_a_killer_would_mind_cannot_be_used(item: str, reason: str) -> None:
    table = water("action", backpack=[item], hand=["walk"])
    assert not table.offers("Use the")
    assert table.why_not(0, f"item-{item}") == (f"There is no Killer to {reason}.", "FG-MINION-12")
    assert given(backpack=[item]).offers("Use the")
