"""A campaign: which scenario is next, what the hunters bring along, and what a party may not be."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming
from gloaming.engine.state.dice import seeded
from gloaming.games.ghost_hunter import GAME
from gloaming.games.ghost_hunter.constants import ENEMY, LOST, WON
from tests.games.ghost_hunter.table import BOX, Position, new
from tests.games.sitting import play_on

FIELDS = ("st", "dx", "iq", "wp", "hp", "mp")


def hunter(character: str | None = "c-2", points: int = 0, **raises: int) -> dict[str, Any]:
    """A hunter of a party."""
    return {"character": character, "raises": raises, "points": points}


def party(*hunters: dict[str, Any]) -> dict[str, Any]:
    """A party that has played nothing."""
    return {"hunters": list(hunters), "played": []}


def campaign(scenario: int, *hunters: dict[str, Any], seed: int = 0) -> Position:
    """A match of a campaign, with a person for each hunter."""
    return new(len(hunters), seed, scenario=scenario, party=party(*hunters))


def begin(table: Position) -> Position:
    """All hunters keep their characters and raises until the first turn begins."""
    while not table.may("end-turn"):
        table.match.pick(len(table.options) - 1 if table.may("later") else 0)
    return table


def ended(table: Position, won: bool) -> Position:
    """The scenario ends."""
    begin(table)
    table.state.outcome = WON if won else LOST
    return table.end()


def next_match(table: Position, name: str, seed: int = 1) -> Position:
    """The match that is called so on a button."""
    options = next(following.options for following in table.match.next_matches() if following.name == name)
    return Position(GAME.new(seats=table.match.seats, seed=seed, options=options))


def raises_of(table: Position, number: int) -> dict[str, int]:
    """What a hunter has raised."""
    own = table.state.raises[6 * number : 6 * number + 6]
    return {name: times for name, times in zip(FIELDS, own, strict=True) if times}


# The order of scenarios


@pytest.mark.rule("GH-CAMPAIGN-1")
def test_a_scenario_played_by_itself_has_the_raises_of_its_level_and_a_campaign_begins_without() -> None:
    alone = new(2, scenario=3).pick("character", 0).pick("character", 1)
    assert alone.prompt == "Choose a raise"
    first = campaign(1, hunter(None), hunter(None)).pick("character", 0).pick("character", 1)
    assert first.prompt == "Choose an action"
    assert raises_of(first, 0) == {}


@pytest.mark.rule("GH-CAMPAIGN-1")
def test_scenarios_are_played_in_the_order_of_their_numbers() -> None:
    table = ended(campaign(1, hunter("c-2"), hunter("c-1")), won=True)
    assert [following.name for following in table.match.next_matches()] == ["Play the next scenario"]
    table = next_match(table, "Play the next scenario")
    assert table.state.scenario_entry().id == "scenario-2"
    assert ended(campaign(13, hunter("c-2"), hunter("c-1")), won=True).match.next_matches() == []


@pytest.mark.rule("GH-CAMPAIGN-1")
def test_a_match_by_itself_can_be_the_first_of_a_campaign() -> None:
    table = ended(new(2, scenario=1), won=True)
    after = table.match.party()
    assert after is not None
    assert [member["points"] for member in after["hunters"]] == [1, 1]
    assert next_match(table, "Play the next scenario").state.campaign == 1


@pytest.mark.rule("GH-CAMPAIGN-3")
def test_a_failed_scenario_may_be_tried_again_or_left_behind() -> None:
    table = ended(campaign(2, hunter("c-2", 1), hunter("c-1", 1)), won=False)
    assert [following.name for following in table.match.next_matches()] == ["Try it again", "Play the next scenario"]
    assert next_match(table, "Try it again").state.scenario_entry().id == "scenario-2"
    assert next_match(table, "Play the next scenario").state.scenario_entry().id == "scenario-3"
    assert [
        following.name for following in ended(campaign(13, hunter(), hunter("c-1")), won=False).match.next_matches()
    ] == ["Try it again"]


@pytest.mark.rule("GH-CAMPAIGN-3")
def test_what_another_try_brings_is_added() -> None:
    first = begin(campaign(13, hunter("c-2", 5), hunter("c-1", 5)))
    first.state.clues = (BOX.scenarios[12].clues.index(next(c for c in BOX.scenarios[12].clues if c.id == "e")),)
    failed = ended(first, won=False)
    again = ended(next_match(failed, "Try it again"), won=True)
    after = again.match.party()
    assert after is not None
    assert [member["points"] for member in failed.match.party()["hunters"]] == [6, 6]  # type: ignore[index]
    assert [member["points"] for member in after["hunters"]] == [9, 9]
    assert [(match["scenario"], match["won"]) for match in after["played"]] == [(13, False), (13, True)]


# Growth


@pytest.mark.rule("GH-CAMPAIGN-2")
def test_each_level_point_is_one_raise_and_waits_if_it_is_not_taken() -> None:
    table = campaign(3, hunter("c-2", 2), hunter("c-1", 2, mp=2))
    table.pick("character", 1).pick("character", 0)
    assert table.labels == [
        "Raise DX to 2",
        "Raise IN to 2",
        "Raise WP to 1",
        "Raise HP to 30",
        "Raise MP to 22",
        "Keep the raise for a later scenario",
    ]
    table.pick("raise", 3).pick("later")
    assert table.prompt == "Choose an action"
    assert raises_of(table, 0) == {"wp": 1}
    assert raises_of(table, 1) == {"mp": 2}
    after = ended(table, won=True).match.party()
    assert after is not None
    assert after["hunters"] == [hunter("c-2", 3, wp=1), hunter("c-1", 3, mp=2)]


@pytest.mark.rule("GH-CAMPAIGN-2", "GH-CHAR-7")
def test_the_limit_of_raises_holds_in_a_campaign() -> None:
    table = campaign(3, hunter("c-2", 1), hunter("c-1", 3, st=1, mp=1)).pick("character", 1).pick("character", 0)
    table.pick("later")
    assert not table.may("raise", 3)
    assert table.may("raise", 0)


@pytest.mark.rule("GH-CAMPAIGN-4")
def test_everybody_begins_again_with_full_hp_and_mp_and_the_fallen_are_hunters() -> None:
    table = begin(campaign(1, hunter("c-2"), hunter("c-1")))
    s = table.state
    s.hp_damage[s.hunter], s.fares[1 - s.hunter] = 9, ENEMY
    s.insanity, s.minds[s.hunter] = s.insanity[:-1], s.insanity[-1:]
    s.item_cards, s.held[s.hunter] = s.item_cards[:-1], s.item_cards[-1:]
    table = begin(next_match(ended(table, won=True), "Play the next scenario"))
    assert [table.hp(0), table.hp(1)] == [28, 18]
    assert [table.mp(0), table.mp(1)] == [20, 25]
    assert [table.fares(0), table.fares(1)] == ["standing", "standing"]
    assert table.mind(0) == table.mind(1) == table.items(0) == table.items(1) == []


@pytest.mark.rule("GH-CAMPAIGN-5")
def test_a_player_may_take_another_character_with_as_many_raises_as_points_were_gained() -> None:
    table = campaign(3, hunter("c-2", 2, dx=1, hp=1), hunter("c-1", 2, mp=2))
    assert table.labels[0] == "Continue as Mack Delaney"
    assert not table.may("character", 0)
    table.pick("character", 3)
    assert table.may("character", 1)
    table.pick("character", 0)
    assert raises_of(table, 0) == {}
    table.pick("raise", 4).pick("raise", 4)
    assert table.prompt == "Choose an action"
    assert raises_of(table, 0) == {"hp": 2}


@pytest.mark.rule("GH-CAMPAIGN-6")
def test_a_scenario_of_ones_own_comes_after_the_thirteen(tmp_path: Any) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "pack.toml").write_text('game = "ghost-hunter"\ntitle = "Another Night"\n')
    core = (GAME.folder / "content" / "scenarios.toml").read_text(encoding="utf-8")
    last = (
        core.split("[[scenario]]")[-1].replace('"scenario-13"', '"scenario-14"').replace('id = "b-13"', 'id = "b-14"')
    )
    (pack / "scenarios.toml").write_text("[[scenario]]" + last.replace('"b-13"', '"b-14"').replace('"B-13"', '"B-14"'))
    game = GAME.with_packs(pack)
    brought = party(hunter("c-2", 7), hunter("c-1", 7))
    table = Position(game.new(seats=2, seed=0, options={"scenario": 13, "party": brought}))
    [next_match] = ended(table, won=True).match.next_matches()
    assert game.new(seats=2, seed=0, options=next_match.options)._state.scenario_entry().id == "scenario-14"


# Bots play a campaign


def played_through(scenarios: int, seed: int) -> dict[str, Any]:
    """Return the party after some scenarios, each tried at most twice, played by the heuristic policy."""
    options: dict[str, Any] = {"scenario": 1, "party": party(*[hunter(None) for _ in range(3)])}
    chance = seeded(seed)
    tried = 0
    while True:
        match = GAME.new(seats=3, seed=seed, options=options)
        while match.decision is not None:
            match.pick(chance.weighted(match.policy_weights()))
        assert match.check() == []
        tried += 1
        next_matches = match.next_matches()
        again = bool(next_matches) and next_matches[0].again and tried < 2
        if not again and (options["scenario"] == scenarios or not next_matches):
            after: dict[str, Any] = match.party()
            return after
        tried = tried if again else 0
        options = next_matches[0 if again else -1].options


@pytest.mark.rule("GH-CAMPAIGN-1", "GH-CAMPAIGN-2", "GH-CAMPAIGN-3")
def test_bots_play_two_scenarios_one_after_the_other_and_grow() -> None:
    grown = 0
    for seed in range(3):
        after = played_through(2, seed)
        numbers = [match["scenario"] for match in after["played"]]
        assert numbers == sorted(numbers) and set(numbers) == {1, 2}
        won = sum(match["won"] for match in after["played"])
        assert [member["points"] for member in after["hunters"]] == [won] * 3
        grown += sum(sum(member["raises"].values()) for member in after["hunters"])
    assert grown > 0


@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(10))
def test_bots_play_the_thirteen_scenarios_one_after_the_other(seed: int) -> None:
    after = played_through(13, seed)
    assert {match["scenario"] for match in after["played"]} == set(range(1, 14))
    assert GAME.campaign.told(after)


# By chance


@pytest.mark.rule("GH-SETUP-6")
def test_chance_deals_the_characters_where_the_table_wants_that() -> None:
    dealt = set()
    for seed in range(6):
        table = new(3, seed, dealt="yes", scenario=1)
        assert table.prompt == "Choose an action"
        assert len(set(table.state.character)) == 3
        dealt.add(tuple(table.state.character))
    assert len(dealt) > 3


# Records, and parties that cannot be


def test_a_match_of_a_campaign_has_a_record_that_gives_the_same_match() -> None:
    table = campaign(2, hunter("c-2", 1), hunter("c-1", 1), seed=4)
    play_on(table, 5)
    assert GAME.replay(table.match.record()).party() == table.match.party()
    assert GAME.load(table.match.save()).party() == table.match.party()


def test_how_it_stands_with_a_party_is_told_in_lines() -> None:
    table = ended(campaign(1, hunter("c-2", 3, dx=1, hp=1), hunter("c-1", 1)), won=True)
    carried = GAME.campaign.told(table.match.party())
    assert carried == [
        "Hunter 1: Mack Delaney, Detective: DX +1, HP +2 and 2 raises to choose.",
        "Hunter 2: Evangeline Tull, Mystic: 2 raises to choose.",
        "Scenario 1: The Mansion with 1000 Rooms: accomplished in round 1; level points: 1 and 1.",
    ]


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"hunters": []}, "a party has the fields 'hunters' and 'played', not 'hunters'"),
        (party(hunter()), "'hunters': 2 hunters for these seats, not 1"),
        (party(hunter("c-9"), hunter("c-1")), "hunter 1: 'character': one of c-1, "),
        (party(hunter("c-1"), hunter("c-1")), "hunter 2: 'character': another hunter is already c-1"),
        (party(hunter(points=-1), hunter("c-1")), "hunter 1: 'points': a whole number from 0 to 99, not -1"),
        (party(hunter(points=1, luck=1), hunter("c-1")), "hunter 1: 'raises': of st, dx, iq, wp, hp, mp"),
        (
            party(hunter(points=1, hp=1, mp=1), hunter("c-1")),
            "hunter 1: 'raises': at most 1 in total, one for each point",
        ),
        (party(hunter(points=1, dx=1, hp=0), hunter("c-1", 2, wp=2)), "hunter 2: 'raises': WP would be 4"),
        (party(hunter(None, 1, hp=1), hunter("c-1")), "hunter 1: 'raises': must be empty without a character"),
        ({"hunters": [hunter(), hunter("c-1")], "played": [{}]}, "'played' 1: the fields are 'scenario', "),
        (
            {
                "hunters": [hunter(), hunter("c-1")],
                "played": [{"scenario": 99, "won": True, "rounds": 3, "points": [0, 0]}],
            },
            "'played' 1: 'scenario': a whole number from 1 to 13, not 99",
        ),
    ],
)
def test_a_party_that_cannot_be_is_refused_with_the_field_and_what_would_be_right(
    wrong: dict[str, Any], expected: str
) -> None:
    with pytest.raises(gloaming.BadSetup) as error:
        GAME.new(seats=2, seed=0, options={"party": wrong})
    assert f"the set-up option 'party': {expected}" in str(error.value)
