from __future__ import annotations

import sys
from typing import Any

import pytest

from gloaming.cli import engine_option
from gloaming.cli.engine_option import complete_ray, make_engine
from gloaming.lab.runs.engines.local import LocalEngine

from .conftest import GAME, Run, refused


@pytest.mark.parametrize(
    ("words", "completed"),
    [
        ("--ray", "--ray=local"),
        ("--ray --jobs 2", "--ray=local --jobs 2"),
        ("--ray auto --jobs 2", "--ray auto --jobs 2"),
        ("--ray=head:6379", "--ray=head:6379"),
        ("--jobs 2", "--jobs 2"),
    ],
)
def test_ray_may_have_no_address(words: str, completed: str) -> None:
    assert complete_ray(words.split()) == completed.split()


@pytest.mark.parametrize("command", ["sim", "ladder", "evaluate", "train", "compare", "lab run", "campaign simulate"])
def test_commands_that_play_many_matches_can_use_ray(run: Run, command: str) -> None:
    assert "--ray [ADDRESS]" in run(*command.split(), "--help").stdout


def test_agents_whose_files_the_nodes_of_a_cluster_lack_are_refused(run: Run) -> None:
    evaluated = ("evaluate", "agent.py:make", "--game", GAME, "--against", "random", "--ray", "head:6379")
    rated = ("ladder", GAME, "--bots", "agent.py:make,random", "--ray=auto")
    for command in (evaluated, rated):
        assert "give its absolute path, or use --jobs" in refused(run(*command))
    played = ("evaluate", "program:agent", "--game", GAME, "--against", "random", "--ray")
    assert "use --jobs 1 and --seats 2, without --ray" in refused(run(*played))


def test_the_command_passes_the_address_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def make(jobs: int, ray: str | None) -> LocalEngine:
        asked.append((jobs, ray))
        return LocalEngine()

    monkeypatch.setattr("gloaming.cli.commands.sim.make_engine", make)
    assert run("sim", GAME, "--matches", "1", "--ray", "--jobs", "2").exit_code == 0
    assert run("sim", GAME, "--matches", "1", "--ray", "head:6379").exit_code == 0
    assert run("sim", GAME, "--matches", "1").exit_code == 0
    assert asked == [(2, engine_option.LOCAL), (1, "head:6379"), (1, None)]


def test_without_ray_the_extra_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert 'pip install "gloaming[ray]"' in refused(run("sim", GAME, "--ray"))


def test_without_the_option_this_machine_plays() -> None:
    engine = make_engine(2, None)
    assert isinstance(engine, LocalEngine) and engine.workers == 2
