"""What the environments of Gymnasium refuse, and how they say it."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.engine.errors import BadSetup
from tests.envs.extras import require_library

gymnasium = require_library("gymnasium")
np = require_library("numpy")

from gloaming.envs.gymnasium import UnknownRenderMode  # noqa: E402

DONT_GO = "gloaming/DontGoInThere-v0"


def make(**options: Any) -> Any:
    return gymnasium.make(DONT_GO, **{"opponents": "random", **options})


def make_vec(number: int, **options: Any) -> Any:
    return gymnasium.make_vec(
        DONT_GO, number, vectorization_mode="vector_entry_point", **{"opponents": None, **options}
    )


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seats": "3"}, "2 to 5 seats, not '3'"),
        ({"max_choices": 0}, "max_choices must be a whole number from 1 on, not 0"),
        ({"max_choices": 2.5}, "max_choices must be a whole number from 1 on, not 2.5"),
        ({"discount": 2}, "discount must be a number from 0 to 1, not 2"),
        ({"discount": "high"}, "discount must be a number from 0 to 1, not 'high'"),
        ({"opponents": lambda view: 0}, r"an opponent must be a bot such as 'medium', or have choose\(view\)"),
        ({"opponents": [3]}, r"an opponent must be a bot such as 'medium', or have choose\(view\), unlike 3"),
    ],
)
def test_wrong_values_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        make(**wrong)


def test_an_unknown_argument_is_named_with_the_known_ones() -> None:
    with pytest.raises(TypeError, match=r"the environment has no argument 'player'; it has .*opponents.*render_mode"):
        make(player=1)
    with pytest.raises(TypeError, match=r"the environment has no argument 'player'; it has .*opponents.*processes"):
        make_vec(2, player=1)


def test_an_unknown_render_mode_is_a_type_error() -> None:
    with pytest.warns(UserWarning, match="rgb_array"), pytest.raises(UnknownRenderMode, match="'human' or 'ansi'"):
        make(render_mode="rgb_array")
    assert issubclass(UnknownRenderMode, TypeError)


def test_reset_refuses_unknown_options() -> None:
    with pytest.raises(BadSetup, match="reset has no option 'foo'; it has 'seat'"):
        make().reset(options={"foo": 1})
    with pytest.raises(BadSetup, match="reset has no option 'foo'; it has 'reset_mask'"):
        make_vec(2).reset(options={"foo": 1})


@pytest.mark.parametrize("action", [np.array([0]), [0], 0.5, None])
def test_an_action_must_be_one_whole_number(action: Any) -> None:
    for illegal in ("raise", "lose"):
        env = make(illegal=illegal)
        _, info = env.reset(seed=1)
        with pytest.raises(ValueError, match="step needs the number of one action, not"):
            env.unwrapped.step(action)
        assert env.unwrapped.match.legal_actions() == info["legal_actions"]


def test_a_vector_step_needs_one_whole_number_for_each_match() -> None:
    envs = make_vec(2)
    envs.reset(seed=1)
    for wrong, message in [
        ([0], r"2 matches need as many actions, not an array of shape \(1,\)"),
        (0, r"2 matches need as many actions, not an array of shape \(\)"),
        ([0.5, 1.5], "actions must be whole numbers, not of type float64"),
    ]:
        with pytest.raises(ValueError, match=message):
            envs.step(np.array(wrong))


def test_nothing_can_be_chosen_before_the_first_reset() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        make().unwrapped.step(0)
    envs = make_vec(2)
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\) to start the matches before step\(\)"):
        envs.step([0, 0])
    with pytest.raises(gymnasium.error.ResetNeeded, match="without 'reset_mask'"):
        envs.reset(options={"reset_mask": np.array([True, False])})


@pytest.mark.parametrize("processes", [1, 2])
def test_a_closed_environment_refuses_everything(processes: int) -> None:
    envs = make_vec(2, processes=processes)
    envs.reset(seed=1)
    envs.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError, match=r"closed: step\(\)"):
        envs.step(np.array([0, 0]))
    with pytest.raises(gymnasium.error.ClosedEnvironmentError, match=r"closed: reset\(\)"):
        envs.reset(seed=1)
    envs.close()


def test_after_the_end_a_reset_is_needed() -> None:
    env = make(max_choices=4)
    env.reset(seed=1)
    truncated = False
    while not truncated:
        _, _, _, truncated, info = env.step(env.action_space.sample())
    assert "result" not in info
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"the match is over: call reset\(\)"):
        env.step(0)


def test_a_match_lost_by_an_illegal_action_has_no_result() -> None:
    env = make(illegal="lose")
    _, info = env.reset(seed=1)
    closed = next(number for number in range(31) if number not in info["legal_actions"])
    _, reward, terminated, _, info = env.step(closed)
    assert (reward, terminated) == (-1.0, True) and "result" not in info


def test_the_mode_human_prints_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    env = make(render_mode="human")
    env.reset(seed=1)
    shown = capsys.readouterr().out
    assert env.unwrapped.match.question in shown
    env.step(env.action_space.sample())
    assert "places a meeple" in capsys.readouterr().out
    assert env.render() is None
    assert env.unwrapped.match.question in capsys.readouterr().out


def test_rendering_without_a_mode_says_how_to_choose_one() -> None:
    env = make()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match='render_mode="ansi"'):
        assert env.render() is None
