"""Play the matches of experiment files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gloaming.lab.runs.folder_lock import folder_lock
from tests.cli.conftest import Run, refused, words

pytest.importorskip("pyarrow")

HANS = """
title = "Which health gives Hans a 50 % win rate?"
game = "final-girl"
bots = "policy:1"
matches = 20
options = { killer = "hans-the-butcher" }
[grid]
"killer.hans.health" = [2, 12]
"""


def test_an_experiment_is_played_and_its_matches_are_kept(run: Run, tmp_path: Path) -> None:
    (tmp_path / "hans.toml").write_text(HANS)
    result = run("lab", "run", "hans.toml")
    assert result.exit_code == 0, result.output
    output = words(result.stdout)
    assert output.startswith("Which health gives Hans a 50 % win rate? Final Girl, 1 seat: 20 matches under each")
    assert "killer.hans.health=2 -" in output
    assert "Matches are in hans. More about them, with charts: gloaming lab report hans" in output
    assert "killer.hans.health=2 raises wins: +" in output
    described = json.loads((tmp_path / "hans" / "experiment.json").read_text())
    assert [variant["overrides"] for variant in described["variants"]["final-girl"].values()] == [
        {"killer.hans.health": 2},
        {"killer.hans.health": 12},
    ]
    before = {path.name: path.read_bytes() for path in (tmp_path / "hans").iterdir()}
    assert any(name.endswith(".parquet") for name in before)
    assert words(run("lab", "run", "hans.toml").stdout) == output
    assert {path.name: path.read_bytes() for path in (tmp_path / "hans").iterdir()} == before


def test_more_matches_continue_a_finished_run(run: Run, tmp_path: Path) -> None:
    (tmp_path / "hans.toml").write_text(HANS)
    run("lab", "run", "hans.toml")
    (tmp_path / "hans.toml").write_text(HANS.replace("matches = 20", "matches = 30"))
    longer = run("lab", "run", "hans.toml", "--json")
    assert json.loads(longer.stdout)["plans"][0]["deals"] == 30
    fresh = run("lab", "run", "hans.toml", "--json", "--out", "fresh", "--jobs", "2")
    assert fresh.stdout == longer.stdout
    (fresh_file,), (continued_file,) = (list((tmp_path / name).glob("*.parquet")) for name in ("fresh", "hans"))
    assert fresh_file.read_bytes() == continued_file.read_bytes()


def test_other_results_in_the_folder_are_not_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "hans.toml").write_text(HANS)
    run("lab", "run", "hans.toml")
    (tmp_path / "hans.toml").write_text(HANS.replace("[2, 12]", "[3, 12]"))
    result = run("lab", "run", "hans.toml")
    assert result.exit_code == 2
    assert "results of another run" in words(result.stderr)


def test_several_games_have_a_folder_each(run: Run, tmp_path: Path) -> None:
    (tmp_path / "seats.toml").write_text(
        'game = ["dont-go-in-there", "follow-your-fear"]\nseats = 3\nbots = "random"\nmatches = 2'
    )
    result = run("lab", "run", "seats.toml", "--out", "results")
    assert result.exit_code == 0, result.output
    folders = sorted(path.name for path in (tmp_path / "results").iterdir() if path.is_dir())
    assert folders == ["dont-go-in-there-3", "follow-your-fear-3"]


def test_an_invalid_file_is_explained(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text('game = "chess"')
    assert "bad.toml: key 'game': no game 'chess'" in refused(run("lab", "run", "bad.toml"))
    (tmp_path / "hans.toml").write_text(HANS)
    (tmp_path / "hans").write_text("a file")
    assert "name a folder for the results with --out" in refused(run("lab", "run", "hans.toml"))


def test_agents_play_in_experiments_with_any_number_of_processes(run: Run, tmp_path: Path) -> None:
    (tmp_path / "first_agent.py").write_text("def make():\n    return lambda view: 0\n")
    text = 'game = "dont-go-in-there"\nbots = ["first_agent.py:make,random", "random"]\nmatches = 4\n'
    (tmp_path / "duel.toml").write_text(text)
    assert "or use --jobs" in words(refused(run("lab", "run", "duel.toml", "--ray", "localhost:1")))
    alone = run("lab", "run", "duel.toml", "--out", "alone")
    assert alone.exit_code == 0, alone.output
    assert "4 matches under each condition" in words(alone.stdout)
    assert run("lab", "run", "duel.toml", "--out", "two", "--jobs", "2").exit_code == 0
    first, second = [(tmp_path / name / "matches-000000000000.parquet").read_bytes() for name in ("alone", "two")]
    assert first == second
    (tmp_path / "first_agent.py").write_text("def make():\n    return lambda view: len(view.decision.options) - 1\n")
    message = words(refused(run("lab", "run", "duel.toml", "--out", "alone")))
    assert "has results with bot first_agent.py:make" in message


def test_agents_are_compared(run: Run, tmp_path: Path) -> None:
    (tmp_path / "final_agent.py").write_text("def make():\n    return lambda view: 0\n")
    arguments = ("compare", "final-girl", "--override", "killer.hans.health=2", "--matches", "2")
    result = run(*arguments, "--bots", "final_agent.py:make")
    assert result.exit_code == 0, result.output
    assert "`gloaming evaluate` and" in words(refused(run("sim", "final-girl", "--bots", "final_agent.py:make")))


def test_a_folder_that_cannot_be_written_is_explained(run: Run, tmp_path: Path) -> None:
    (tmp_path / "hans.toml").write_text(HANS)
    message = words(refused(run("lab", "run", "hans.toml", "--out", "hans.toml/results")))
    assert "hans.toml/results cannot be written: Not a directory." in message


def test_two_commands_cannot_write_into_the_same_folder(run: Run, tmp_path: Path) -> None:
    (tmp_path / "hans.toml").write_text(HANS)
    (tmp_path / "hans").mkdir()
    with folder_lock(tmp_path / "hans"):
        assert "another command is playing in hans" in words(refused(run("lab", "run", "hans.toml")))
