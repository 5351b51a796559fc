"""The features for bots in Final Girl, and what they have learned."""

from __future__ import annotations

import pytest

import gloaming
from gloaming import Match
from gloaming.bots import SeatView, bot
from gloaming.games.final_girl.glance import KEYS, credit, glance, notes
from gloaming.games.final_girl.state import State
from gloaming.lab.matches.match_player import MatchPlayer
from gloaming.lab.runs.runner import run
from gloaming.lab.runs.work_units import Unit
from tests.games.final_girl.conftest import WithCards
from tests.games.final_girl.table import given

GAME = gloaming.game("final-girl")
LEARNED = GAME.rules.learned


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
    assert lengths["step"] == {6}
    assert lengths["buy"] == {2}


def test_who_lost_is_credited_with_the_health_that_the_killer_lost() -> None:
    match = new()
    assert credit(table(match), 0) == 0
    table(match).killer_health = 3
    assert credit(table(match), 0) == pytest.approx(0.75)


def test_weights_come_with_the_package_and_say_how_they_were_made() -> None:
    assert LEARNED is not None
    made = LEARNED.weights.made
    assert made["command"].startswith("gloaming train final-girl --matches ")
    assert (made["version"], GAME.version) == (6, 7), "version 7 only offers Items against the Killer more often"
    assert made["tested"]["matches"] >= 1000
    assert made["tested"]["won"] > 0.2


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
