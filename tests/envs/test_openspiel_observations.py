"""Observations and information states of the OpenSpiel games."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

import gloaming

from .extras import require_library

pyspiel = require_library("pyspiel")
np = require_library("numpy")

import gloaming.envs.openspiel  # noqa: E402  # registers the games

from .openspiel_games import NAMES, walk  # noqa: E402


@pytest.mark.parametrize("name", NAMES)
def test_the_observation_tensor_is_that_of_the_match(name: str) -> None:
    game = pyspiel.load_game(NAMES[name])
    observer = game.make_py_observer()
    state = game.new_initial_state("3")
    for decision in range(60):
        for player in range(game.num_players()):
            expected = list(state.match.observe(player))
            observer.set_from(state, player)
            assert observer.tensor.dtype == np.float32
            assert observer.tensor.tolist() == expected
        assert state.observation_tensor(0) == list(state.match.observe(0))
        walk(state, 1, decision)


def test_an_information_state_tensor_also_counts_events_and_choices() -> None:
    game = pyspiel.load_game("gloaming_fatal_frame(seats=2)")
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    state = game.new_initial_state("3")
    chosen = [0, 0]
    random = Random(0)
    for _ in range(200):
        chosen[state.current_player()] += 1
        state.apply_action(random.choice(state.legal_actions()))
    for player in (0, 1):
        observer.set_from(state, player)
        assert observer.dict["observation"].tolist() == list(state.match.observe(player))
        assert observer.dict["events"].sum() == state.match.event_count
        assert observer.dict["choices"].sum() == chosen[player]
        assert state.information_state_tensor(player) == observer.tensor.tolist()
    verbs = [event.verb for event in gloaming.game("fatal-frame").rules.events.declared]
    draws = sum(event["event"][0] == verbs[0] for event in state.match.events(1))
    assert observer.dict["events"][0] == draws


def test_an_observation_string_is_the_table_as_the_player_sees_it() -> None:
    state = walk(pyspiel.load_game("gloaming_fatal_frame(seats=3)").new_initial_state("3"), 4)
    mover = state.current_player()
    assert f"Player {mover + 1} (you)" in state.observation_string(mover)
    assert state.match.question in state.observation_string(mover)
    assert "cards, unseen" in state.observation_string(1 - mover if mover < 2 else 0)
    walk(state, 20_000)
    assert state.observation_string(0).endswith(state.match.result.reason)


@pytest.mark.parametrize("name", NAMES.values(), ids=list(NAMES))
def test_what_a_player_has_seen_and_done_identifies_the_information_state(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state("3")
    player = state.current_player()
    seen = {state.information_state_string(player)}
    for decision in range(60):
        walk(state, 1, decision)
        if state.is_terminal():
            break
        seen.add(state.information_state_string(player))
        assert state.information_state_string(player) == state.clone().information_state_string(player)
    assert len(seen) > 40
    first, second = game.new_initial_state("3"), game.new_initial_state("3")
    first.apply_action(first.legal_actions()[0])
    second.apply_action(second.legal_actions()[1])
    assert first.information_state_string(player) != second.information_state_string(player)


@pytest.mark.parametrize("name", NAMES.values(), ids=list(NAMES))
def test_information_states_do_not_depend_on_when_they_were_read(name: str) -> None:
    game = pyspiel.load_game(name)
    often, once = game.new_initial_state("3"), game.new_initial_state("3")
    for decision in range(100):
        for player in range(game.num_players()):
            often.information_state_string(player)
        walk(often, 1, decision)
        walk(once, 1, decision)
    for player in range(game.num_players()):
        assert often.information_state_string(player) == once.information_state_string(player)


@pytest.mark.parametrize("name", NAMES.values(), ids=list(NAMES))
def test_a_resampled_state_is_what_the_player_knows_with_other_dice(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state("3")
    random = Random(4)
    differs = 0
    for decision in range(80):
        if state.is_terminal():
            break
        player = state.current_player()
        world = state.resample_from_infostate(player, random.random)
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.history() == []
        same = state.clone()
        walk(world, 12, decision)
        walk(same, 12, decision)
        differs += str(world) != str(same)
        walk(state, 1, decision)
    assert differs > 10


def test_resampled_states_show_nothing_that_only_others_know() -> None:
    game = pyspiel.load_game("gloaming_ghost_hunter(seats=3)")
    state = walk(game.new_initial_state("3"), 60)
    player = state.current_player()
    other = (player + 1) % 3
    random = Random(4)
    worlds = [state.resample_from_infostate(player, random.random) for _ in range(5)]
    texts = [world.information_state_string(other).partition("\n")[0] for world in worlds]
    assert set(texts) != {state.information_state_string(other).partition("\n")[0]}
    assert len(set(texts)) == 1


def test_a_stored_resampled_state_can_be_played() -> None:
    game = pyspiel.load_game("gloaming_final_girl")
    state = walk(game.new_initial_state("3"), 30)
    world = state.resample_from_infostate(0, Random(1).random)
    _, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, world))
    assert loaded.information_state_string(0) == state.information_state_string(0)
    assert str(walk(loaded, 30)) == str(walk(world, 30))


def test_other_kinds_of_observations_are_refused() -> None:
    game = pyspiel.load_game("gloaming_final_girl")
    with pytest.raises(ValueError, match="private information of one player"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
        )
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"size": 3})


def test_the_cost_of_a_decision_does_not_grow_with_the_match() -> None:
    game = pyspiel.load_game("gloaming_fatal_frame(seats=4)")
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    state = game.new_initial_state("1")
    random = Random(1)

    def cost() -> float:
        """Return the seconds of a copy, a choice and an information state."""
        began = process_time()
        copied = state.clone()
        copied.apply_action(copied.legal_actions()[0])
        copied.information_state_string(0)
        observer.set_from(copied, 0)
        return process_time() - began

    costs: list[float] = []
    lengths: list[int] = []
    while not state.is_terminal():
        costs.append(min(cost() for _ in range(3)))
        lengths.append(len(state.information_state_string(0)))
        state.apply_action(random.choice(state.legal_actions()))
    assert len(costs) > 1000
    assert max(lengths[-200:]) < 1.5 * max(lengths[:200])
    assert median(costs[-200:]) < 3 * median(costs[50:250])


def median(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]
