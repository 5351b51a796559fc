"""The features for bots in Final Girl, and what they have learned."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming
from gloaming import Match
from gloaming.bots import SeatView, bot
from gloaming.games.final_girl.glance import AWAY, KEYS, NOBODY, credit, first, glance, notes
from gloaming.games.final_girl.state import State
from gloaming.lab.matches.match_player import MatchPlayer
from gloaming.lab.runs.runner import run
from gloaming.lab.runs.work_units import Unit
from tests.games.final_girl.conftest import WithCards
from tests.games.final_girl.table import SPACE, given

GAME = gloaming.game("final-girl")
LEARNED = GAME.rules.learned
WATER: dict[str, Any] = {"killer": None, "options": {"killer": "low-water"}}
HUNT: dict[str, Any] = {"killer": "cliff", "options": {"killer": "the-whipper-in"}}


def new(girl: str = "laurie", board: str = "normal", seed: int = 1) -> Match:
    return GAME.new(seats=1, seed=seed, options={"girl": girl, "board": board})


def table(match: Match) -> State:
    assert isinstance(match._state, State)
    return match._state


def test_at_a_glance_one_sees_time_health_and_how_far_the_killer_is() -> None:
    match = new()
    seen = glance(table(match), 0)
    view = match.view(0)
    assert seen[:2] == [view["player"]["time"], view["player"]["health"]]
    assert seen[2] == min(table(match).map.distance[table(match).girl_space][table(match).killer_space], 4)
    assert len(seen) > KEYS


OTHER = """
[[action]]
id = "%s"
name = "Other"
cost = %d
copies = 2
%s
text = "?"
source = "ours"
grade = "placeholder"
"""

MOVES = 'success2 = [{ verb = "move", steps = 2 }]\nsuccess1 = []\nfailure = [[]]'
WARDS = 'when = "attacked"\nsuccess2 = [{ verb = "ignore" }]\nsuccess1 = []\nfailure = [[]]'
HITS = 'attack = true\nsuccess2 = [{ verb = "damage", by = 2 }]\nsuccess1 = []\nfailure = [[]]'


@pytest.mark.parametrize(("says", "like"), [(MOVES, "sprint"), (WARDS, "guard"), (HITS, "furious-strike")])
def test_a_card_of_a_pack_is_seen_as_what_it_does(with_cards: WithCards, says: str, like: str) -> None:
    shipped = glance(given(hand=[like]).state, 0)
    with_cards(actions=OTHER % ("search", 2, says))
    seen = glance(given(hand=["search"]).state, 0)
    assert [seen[3], seen[12], seen[13]] == [shipped[3], shipped[12], shipped[13]]
    assert seen != glance(given(hand=["focus"]).state, 0)


def test_a_verb_always_has_as_many_notes() -> None:
    lengths: dict[str, set[int]] = {}
    for seed in range(4):
        match = new(seed=seed)
        chance = bot("random", seed)
        while match.decision is not None:
            for option in match.decision.options:
                lengths.setdefault(option[0], set()).add(len(notes(table(match), option)))
            match.pick(chance.choose(SeatView(match, 0)))
    assert {"play", "buy", "step"} <= set(lengths)
    assert all(len(sizes) == 1 for sizes in lengths.values()), lengths
    assert lengths["step"] == {15}
    assert lengths["buy"] == {2}


def test_who_lost_is_credited_with_the_health_that_the_killer_lost_and_with_saved_victims() -> None:
    assert credit(given().state, 0) == 0
    assert credit(given(killer_health=3).state, 0) == pytest.approx(0.375)
    assert credit(given(covered=[0, 1]).state, 0) == pytest.approx(1 / 6)


def test_who_lost_without_a_killer_is_credited_with_minions_and_victims_who_are_gone() -> None:
    few, many = (given(minions=["lake"] * count, **WATER).state for count in (1, 5))
    assert 0 < credit(many, 0) < credit(few, 0) < 0.5


def test_the_killer_may_be_near_off_the_board_or_missing() -> None:
    assert glance(given(at="dock", killer="lake").state, 0)[2] == 1
    walled = {"killer": "the-walled-brother"}
    assert glance(given(killer=None, options=walled).state, 0)[2] == AWAY
    assert glance(given(**WATER).state, 0)[2] == NOBODY


def test_minions_with_her_and_nearby_are_seen() -> None:
    seen = [glance(given(at="dock", minions=spaces, **HUNT).state, 0) for spaces in ([], ["lake"], ["dock", "dock"])]
    assert len({tuple(features) for features in seen}) == 3
    assert [features[9] for features in seen] == [3, 1, 8]


def test_a_held_victim_counts_as_nobody_to_lead_out() -> None:
    held, free = (
        glance(given(at="dock", victims={"dock": 1}, minions=[space], **HUNT).state, 0) for space in ("dock", "cliff")
    )
    assert (held[4] // 4, free[4] // 4) == (0, 1)


def test_noise_is_seen_where_she_is_and_where_she_may_go() -> None:
    walled = {"killer": "the-walled-brother"}
    quiet, loud = given(at="dock", options=walled), given(at="dock", options=walled)
    noise = [0] * len(loud.state.map.spaces)
    noise[SPACE["dock"]] = 2
    loud.state.noise = tuple(noise)
    assert glance(loud.state, 0) != glance(quiet.state, 0)
    step = ("step", SPACE["dock"], 0, 0)
    assert notes(loud.state, step) != notes(quiet.state, step)


def test_spaces_of_two_locations_are_never_the_same_number() -> None:
    step = ("step", 3, 0, 0)
    camp, park = given().state, table(GAME.new(seats=1, seed=1, options={"location": "fallowmere-park"}))
    assert first(camp, step) == 3 != first(park, step)
    assert first(camp, ("buy", 3)) == first(park, ("buy", 3)) == 3


def test_bots_learn_from_every_killer_location_girl_and_board() -> None:
    assert LEARNED is not None
    seen = {tuple(lesson.values()) for lesson in LEARNED.lessons}
    box = GAME.rules.box
    assert len(seen) == len(box.killers) * len(box.locations) * len(box.girls) * len(box.boards)
    assert len(LEARNED.lessons) > len(seen), "the films' own pairs come more often"


def test_weights_come_with_the_package_and_say_how_they_were_made() -> None:
    assert LEARNED is not None
    made = LEARNED.weights.made
    assert made["command"].startswith("gloaming train final-girl --matches ")
    assert made["version"] == GAME.version == 7
    assert made["tested"]["matches"] >= 1000
    assert made["tested"]["won"] > 0.2


@pytest.mark.slow
def test_the_policy_saves_victims_in_every_film() -> None:
    for killer in GAME.rules.box.killers:
        saved = 0
        for seed in range(12):
            match = GAME.new(seats=1, seed=seed, options={"killer": killer.id})
            policy, view = bot("policy", seed), SeatView(match, 0)
            while match.decision is not None:
                match.pick(policy.choose(view))
            saved += table(match).saved
        assert saved >= 12, killer.id


@pytest.mark.sweep
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("girl", "board", "least"),
    [("laurie", "normal", 0.30), ("laurie", "extreme", 0.20), ("reiko", "normal", 0.35), ("reiko", "extreme", 0.20)],
)
def test_what_was_learned_wins_as_often_as_docs_say(girl: str, board: str, least: float) -> None:
    options = {"girl": girl, "board": board}
    units = [Unit("final-girl", ("hard",), 5_000_000 + seed, seed, options) for seed in range(400)]
    won = sum([bool(row["winners"]) for row in run(units, MatchPlayer())])
    print(f"{girl}, {board}: hard won {won} of 400")
    assert won / 400 > least - 0.05
