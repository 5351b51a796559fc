"""The games in OpenSpiel: loading them, parameters, actions, results and the order of matches."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

import gloaming

from .extras import require_library

pyspiel = require_library("pyspiel")

import gloaming.envs.openspiel  # noqa: E402  # registers the games

from .openspiel_games import NAMES, walk  # noqa: E402


@pytest.mark.parametrize("name", NAMES.values(), ids=list(NAMES))
def test_games_are_registered_as_what_they_are(name: str) -> None:
    kinds = pyspiel.GameType
    short_name = name.partition("(")[0]
    (registered,) = [known for known in pyspiel.registered_games() if known.short_name == short_name]
    for kind in (registered, pyspiel.load_game(name).get_type()):
        assert kind.dynamics == kinds.Dynamics.SEQUENTIAL
        assert kind.chance_mode == kinds.ChanceMode.SAMPLED_STOCHASTIC
        assert kind.information == kinds.Information.IMPERFECT_INFORMATION
        assert kind.reward_model == kinds.RewardModel.TERMINAL


def test_a_game_string_sets_seats_and_options() -> None:
    game = pyspiel.load_game("gloaming_dont_go_in_there(seats=2,board_1=attic,types=cat+clock+doll+mask+ring)")
    assert game.num_players() == 2
    settings = game.new_initial_state().match.settings
    assert settings["board-1"] == "attic"
    assert settings["types"] == ["cat", "clock", "doll", "mask", "ring"]
    assert settings["board-2"] is None
    assert pyspiel.load_game("gloaming_final_girl", {"victims": 24}).deals.options["victims"] == "24"
    assert pyspiel.load_game("gloaming_final_girl(victims=21)").deals.options["victims"] == "21"


def test_seats_default_to_the_fewest_players() -> None:
    assert pyspiel.load_game("gloaming_fatal_frame").num_players() == 2
    assert pyspiel.load_game("gloaming_final_girl").num_players() == 1


@pytest.mark.parametrize(
    ("game", "message"),
    [
        ("gloaming_fatal_frame(seats=7)", "Fatal Frame.* is for 2 to 4 seats, not 7"),
        ("gloaming_fatal_frame(longer=9)", "the parameter 'longer' must be a whole number from 0 to 6, not 9"),
        ("gloaming_dont_go_in_there(board_1=cellar)", "'board_1' must be one of attic, nursery, not 'cellar'"),
        (
            "gloaming_dont_go_in_there(types=cat)",
            "a list of 5 different ones of amulet, .*, joined by '\\+', not 'cat'",
        ),
        ("gloaming_final_girl(victims=30)", "the parameter 'victims' must be one of 21, 24, not 30"),
        ("gloaming_fatal_frame(rng_seed=-2)", "'rng_seed' must be 0 or more, or -1 for any, not -2"),
    ],
)
def test_a_wrong_parameter_raises_what_is_allowed(game: str, message: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=message):
        pyspiel.load_game(game)


def test_a_parameter_that_does_not_exist_raises_the_names(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(pyspiel.SpielError, match="Available parameters are: longer, rng_seed, seats"):
        pyspiel.load_game("gloaming_fatal_frame(boss=kirie)")


@pytest.mark.parametrize("name", NAMES)
def test_actions_are_the_numbers_of_the_seat_to_move(name: str) -> None:
    game = pyspiel.load_game(NAMES[name])
    state = game.new_initial_state("7")
    match = gloaming.game(name).new(seats=game.num_players(), seed=7)
    assert game.num_distinct_actions() == gloaming.game(name).actions.size
    random = Random(1)
    while not match.over:
        assert match.decision is not None
        assert state.current_player() == match.decision.seat
        assert state.legal_actions() == sorted(match.legal_actions())
        action = random.choice(state.legal_actions())
        state.apply_action(action)
        match.act(action)
    assert state.is_terminal()
    assert state.legal_actions() == []
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert match.result is not None
    assert [value > 0 for value in state.returns()] == [seat in match.result.winners for seat in range(match.seats)]


def test_a_state_gives_its_match() -> None:
    state = walk(pyspiel.load_game("gloaming_fatal_frame").new_initial_state("7"), 5)
    match = state.match
    before = str(state)
    assert match.decision.seat == state.current_player()
    match.pick(0)
    assert str(state) == before


def test_actions_have_the_words_of_the_options() -> None:
    state = pyspiel.load_game("gloaming_dont_go_in_there").new_initial_state("7")
    match = state.match
    first = match.legal_actions()[0]
    assert state.action_to_string(first) == match.describe(0).label
    closed = next(number for number in range(match.game.actions.size) if number not in match.legal_actions())
    assert state.action_to_string(0, closed).startswith(match.game.actions.parts(closed).verb)
    with pytest.raises(gloaming.IllegalChoice, match=f"no open option has the number {closed}"):
        state.apply_action(closed)


def test_several_winners_share_the_win_where_somebody_always_wins() -> None:
    game = pyspiel.load_game("gloaming_dont_go_in_there(seats=5)")
    assert game.get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
    assert game.utility_sum() == 1.0
    for seed in range(200):
        state = walk(game.new_initial_state(str(seed)), 1000, seed)
        assert sum(state.returns()) == pytest.approx(1.0)
        if max(state.returns()) < 1.0:
            break
    else:
        pytest.fail("no shared victory in 200 matches")
    winners = state.match.result.winners
    assert state.returns()[winners[0]] == pytest.approx(1.0 / len(winners))


def test_all_winners_of_a_team_get_the_full_return() -> None:
    game = pyspiel.load_game("gloaming_ghost_hunter(seats=4,host=yes)")
    assert game.utility_sum() is None
    for seed in range(30):
        state = walk(game.new_initial_state(str(seed)), 5000, seed)
        winners = state.match.result.winners
        assert sum(state.returns()) == len(winners)


def test_a_match_that_is_too_long_ends_without_a_winner() -> None:
    for name, returns in ((NAMES["fatal-frame"], [0.0, 0.0, 0.0]), (NAMES["dont-go-in-there"], [1 / 3] * 3)):
        game = pyspiel.load_game(name)
        game.deals.most_decisions = 12
        state = walk(game.new_initial_state(), 11)
        assert not state.is_terminal()
        assert state.returns() == [0.0, 0.0, 0.0]
        walk(state, 1)
        assert state.is_terminal()
        assert state.legal_actions() == []
        assert state.returns() == returns
        assert str(state).endswith("the match is too long")


def test_the_seed_fixes_the_matches_and_their_order() -> None:
    def first(game: Any, matches: int) -> list[str]:
        return [str(walk(game.new_initial_state(), 10)) for _ in range(matches)]

    game = pyspiel.load_game("gloaming_ghost_hunter(rng_seed=3)")
    same = pyspiel.load_game("gloaming_ghost_hunter(rng_seed=3)")
    other = pyspiel.load_game("gloaming_ghost_hunter(rng_seed=4)")
    matches = first(game, 4)
    assert len(set(matches)) == 4
    assert first(same, 4) == matches
    assert first(other, 4) != matches
    seeds = {pyspiel.load_game("gloaming_ghost_hunter").get_rng_state() for _ in range(3)}
    assert len(seeds) == 3


def test_copies_and_tensors_do_not_change_which_matches_follow() -> None:
    plain = pyspiel.load_game("gloaming_ghost_hunter(rng_seed=3)")
    busy = pyspiel.load_game("gloaming_ghost_hunter(rng_seed=3)")
    for _ in range(4):
        one, other = plain.new_initial_state(), busy.new_initial_state()
        untouched = other.clone()
        assert len(other.observation_tensor(0)) == busy.observation_tensor_size()
        assert busy.information_state_tensor_size() == len(other.information_state_tensor(0))
        walk(untouched.clone(), 5)
        busy.new_initial_state()
        assert str(one) == str(other) == str(untouched)
        walk(one, 3)
        walk(other, 3)
    assert plain.get_rng_state() == busy.get_rng_state() == "3 4"


def test_a_pickled_game_continues_with_the_same_matches() -> None:
    game = pyspiel.load_game("gloaming_fatal_frame")
    walk(game.new_initial_state(), 3)
    loaded = pickle.loads(pickle.dumps(game))
    assert str(loaded) == str(game)
    assert str(walk(loaded.new_initial_state(), 9)) == str(walk(game.new_initial_state(), 9))


def test_a_wrong_seed_of_a_state_is_refused() -> None:
    with pytest.raises(gloaming.BadSetup, match="a whole number, not 'seven'"):
        pyspiel.load_game("gloaming_fatal_frame").new_initial_state("seven")


@pytest.mark.parametrize("name", NAMES.values(), ids=list(NAMES))
def test_a_stored_state_continues_as_the_original(name: str) -> None:
    state = walk(pyspiel.load_game(name).new_initial_state("5"), 40)
    game, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(game) == str(state.get_game())
    assert loaded.history() == state.history()
    for decision in range(40):
        for player in range(game.num_players()):
            assert loaded.information_state_string(player) == state.information_state_string(player)
        assert str(loaded) == str(state)
        walk(loaded, 1, decision)
        walk(state, 1, decision)


def test_a_copy_is_independent() -> None:
    state = walk(pyspiel.load_game("gloaming_final_girl").new_initial_state("5"), 20)
    before = str(state)
    copied = state.clone()
    assert str(copied) == before
    assert copied.history() == state.history()
    walk(copied, 20)
    assert str(state) == before
    assert str(walk(state, 20)) == str(copied)
