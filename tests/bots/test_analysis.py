"""The analysis of a finished match."""

from __future__ import annotations

import re

import pytest

import gloaming
from gloaming import Match
from gloaming.bots import bot, play
from gloaming.bots.match_analysis import MOST_DOUBTS, MOST_TURNS, analysed, before, better, narrate
from tests.engine.toy import LANTERNS

HIGHEST = 11


def holding_the_highest() -> Match:
    """Return one turn of Lanterns in which the first seat holds the highest card and a low one."""
    for seed in range(500):
        match = LANTERNS.new(seats=2, seed=seed, options={"rounds": 1})
        hand = [option[1] for option in match.decision.options if option[0] == "play"] if match.decision else []
        if max(hand) == HIGHEST and min(hand) < 3:
            return match
    raise AssertionError("no such deal")


def choice(match: Match, *option: object) -> int:
    assert match.decision is not None
    return match.decision.options.index(option)


def test_a_card_thrown_away_is_found_and_what_would_have_won() -> None:
    match = holding_the_highest()
    assert match.decision is not None
    low = min(option[1] for option in match.decision.options if option[0] == "play")
    better_option = better(match, choice(match, "play", low), "search:50")
    assert better_option is not None
    assert (better_option.seat, better_option.label) == (0, f"Play {HIGHEST}")
    assert better_option.gain > 0.3


def test_where_the_best_was_chosen_nothing_better_is_found() -> None:
    match = holding_the_highest()
    assert better(match, choice(match, "play", HIGHEST), "search:50") is None


def test_what_is_found_better_rests_on_what_the_seat_could_know() -> None:
    match = holding_the_highest()
    assert match.decision is not None
    low = choice(match, "play", min(option[1] for option in match.decision.options if option[0] == "play"))
    options = {
        (better_option.option, better_option.gain)
        for seed in range(3)
        if (better_option := better(as_the_same_match(match, seed), low, "search:50")) is not None
    }
    assert len(options) == 1


def as_the_same_match(match: Match, seed: int) -> Match:
    """Return a world consistent with what the first seat knows."""
    return match.imagine(0, seed)


@pytest.mark.parametrize("name", list(gloaming.games()))
def test_a_match_is_told_choice_by_choice_to_its_end(name: str) -> None:
    game = gloaming.game(name)
    match = play(game.new(seats=game.seats[0], seed=3), [bot("greedy:1", seat) for seat in range(game.seats[0])])
    assert match.choices is not None
    assert match.result is not None
    analysis = analysed(match)
    assert [choice.number for choice in analysis.choices] == list(range(len(match.choices)))
    assert len(analysis.win_probabilities) == len(match.choices) + 1
    assert analysis.win_probabilities[-1] == match.win_probabilities()
    assert all(0 <= win_probability <= 1 for moment in analysis.win_probabilities for win_probability in moment)
    assert all(choice.label and choice.question for choice in analysis.choices)
    turns = analysis.turning_points()
    assert turns == sorted(turns)
    assert len(turns) <= MOST_TURNS
    for seat in range(match.seats):
        doubts = analysis.doubts(seat)
        assert len(doubts) <= MOST_DOUBTS
        assert all(analysis.choices[number].seat == seat and analysis.change(number, seat) < 0 for number in doubts)
        then = [before(match, number).decision for number in doubts]
        assert all(decision is not None and decision.seat == seat and len(decision.options) > 1 for decision in then)


@pytest.mark.parametrize("name", list(gloaming.games()))
def test_the_worst_choice_can_be_looked_into(name: str) -> None:
    game = gloaming.game(name)
    match = play(game.new(seats=game.seats[0], seed=3), [bot("easy", seat) for seat in range(game.seats[0])])
    assert match.choices is not None
    number = next(number for seat in range(match.seats) for number in analysed(match).doubts(seat))
    better_option, again = (better(before(match, number), match.choices[number], "greedy:1") for _ in range(2))
    if better_option is None:
        assert again is None
        return
    assert again is not None
    assert (better_option.option, better_option.gain, better_option.error) == (again.option, again.gain, again.error)
    assert better_option.option != match.choices[number]


def test_a_turning_point_is_told_to_a_seat_by_what_came_of_it() -> None:
    match = play(gloaming.game("fatal-frame").new(seats=2, seed=4), [bot("policy:1", seat) for seat in range(2)])
    analysis = analysed(match)
    number = next(i for i, choice in enumerate(analysis.choices) if "Crack in the Lens: " in choice.said)
    thief = analysis.choices[number].seat
    told = [narrate(match, analysis.choices[number], seat) for seat in (thief, 1 - thief, None)]
    assert told[0].startswith("You play Crack in the Lens. Player ")
    assert re.fullmatch(r"Player \d plays Crack in the Lens. You lose [^.]*.", told[1])
    assert "You" not in told[2]


def test_a_choice_without_an_event_is_told_by_its_option() -> None:
    match = play(gloaming.game("fatal-frame").new(seats=2, seed=4), [bot("policy:1", seat) for seat in range(2)])
    choices = analysed(match).choices
    quiet = next(choice for choice in choices if not choice.events)
    assert narrate(match, quiet, 0) == f"{quiet.said}."
