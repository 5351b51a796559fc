"""`gloaming ladder`: ratings and intervals, resuming, and errors."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gloaming.cli.experiments.bot_ladder import compare
from gloaming.cli.rendering.svg_charts import draw_intervals
from tests.cli.conftest import Run, refused, words

THREE = ("dont-go-in-there", "--bots", "random,greedy:2,greedy:1", "--deals", "10")


def ladder(run: Run, *words: str) -> dict[str, Any]:
    result = run("ladder", *words, "--json")
    assert result.exit_code == 0, result.output
    data: dict[str, Any] = json.loads(result.stdout)
    return data


@pytest.mark.slow
def test_who_looks_ahead_stands_above_who_plays_at_random(run: Run) -> None:
    data = ladder(run, *THREE)
    assert data["ladder"][-1]["bot"] == "random"
    for bot in data["ladder"]:
        assert bot["interval"][0] < bot["rating"] < bot["interval"][1]
    (pair,) = [pair for pair in data["pairs"] if {pair["bot"], pair["against"]} == {"random", "greedy:1"}]
    assert pair["bot"] == "greedy:1"
    assert pair["score"] > 0.5
    output = run("ladder", *THREE).stdout
    assert "Against the next" in output
    assert "greedy:1" in output


def test_the_table_explains_itself(run: Run) -> None:
    output = words(run("ladder", "dont-go-in-there", "--bots", "random,greedy:1", "--deals", "1").stdout)
    assert "A bot is stronger once a score of 60% fits the matches 19 times as well as 50%." in output
    assert output.endswith("To settle the others, raise --deals.")


@pytest.mark.slow
def test_two_processes_find_what_one_finds(run: Run) -> None:
    words = ("dont-go-in-there", "--bots", "random,greedy:2", "--deals", "4", "--seats", "3")
    assert ladder(run, *words) == ladder(run, *words, "--jobs", "2")


@pytest.mark.sweep
def test_what_was_played_is_kept_and_a_bot_may_be_added_later(run: Run, tmp_path: Path) -> None:
    ladder(run, "dont-go-in-there", "--bots", "random,greedy:2", "--deals", "5", "--out", "l.json")
    before = json.loads((tmp_path / "l.json").read_text())["played"]
    later = ladder(run, *THREE, "--out", "l.json", "--resume")
    after = json.loads((tmp_path / "l.json").read_text())["played"]
    assert len(before) == 5
    assert [deal for deal in after if deal in before] == before
    assert later["pairs"] == ladder(run, *THREE)["pairs"]


@pytest.mark.slow
def test_in_a_game_for_one_both_play_the_same_deals(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.cli.experiments.training_run.TEST_MATCHES", 2)
    monkeypatch.setattr("gloaming.cli.experiments.training_run.FITTING_MATCHES", 3)
    assert run("train", "final-girl", "--matches", "2", "--out", "earlier.json").exit_code == 0
    data = ladder(run, "final-girl", "--bots", "random,policy,earlier.json", "--deals", "4", "--out", "l.json")
    kept = json.loads((tmp_path / "l.json").read_text())["played"]
    assert {tuple(deal["rungs"]) for deal in kept} == {("random",), ("policy",), ("earlier.json",)}
    assert {deal["deal"] for deal in kept} == {0, 1, 2, 3}
    assert {pair["deals"] for pair in data["pairs"]} == {4}


def test_deals_settle_who_is_better_no_sooner_than_they_can() -> None:
    assert compare([1.0] * 7, 0.1) == ""
    assert compare([1.0] * 20, 0.1) == "first"
    assert compare([0.0] * 20, 0.1) == "second"
    assert compare([1.0, 0.0] * 15, 0.1) == ""
    assert compare([1.0, 0.0] * 150, 0.1) == "even"
    assert compare([0.5] * 200, 0.1) == "even"


def test_a_plot_names_every_bot_with_its_interval() -> None:
    drawn = draw_intervals("A & B", [("search:50", 30.0, 25.0, 35.0), ("<easy>", 20.0, 15.0, 25.0)], "rating")
    assert drawn.count("<circle") == 2
    assert "A &amp; B" in drawn
    assert "&lt;easy&gt;" in drawn


def test_the_plot_is_written(run: Run, tmp_path: Path) -> None:
    ladder(run, "dont-go-in-there", "--bots", "random,greedy:2", "--deals", "2", "--plot", "ladder.svg")
    assert (tmp_path / "ladder.svg").read_text().startswith("<svg")


def test_what_cannot_be_compared_is_refused_and_nothing_is_lost(run: Run, tmp_path: Path) -> None:
    assert "two different bots" in refused(run("ladder", "final-girl", "--bots", "easy,easy"))
    assert "no style 'brave'" in refused(run("ladder", "final-girl", "--bots", "easy,hard:brave"))
    assert "no bot 'strong'" in refused(run("ladder", "final-girl", "--bots", "easy,strong"))
    assert "holds no weights" in refused(run("ladder", "final-girl", "--bots", "easy,lost.json"))
    kept = tmp_path / "l.json"
    kept.write_text("mine")
    words = ("dont-go-in-there", "--bots", "random,greedy:2", "--deals", "1", "--out", "l.json")
    assert "continue from it with --resume" in refused(run("ladder", *words))
    assert "is not a ladder" in refused(run("ladder", *words, "--resume"))
    assert kept.read_text() == "mine"
    assert "nothing to continue" in refused(run("ladder", "final-girl", "--resume"))
    kept.unlink()
    ladder(run, *words)
    assert "with seed 0, not 7" in refused(run("ladder", *words, "--resume", "--seed", "7"))


@pytest.mark.parametrize("option", ["--out", "--plot"])
def test_a_file_that_cannot_be_written_is_told_before_anything_is_played(run: Run, option: str) -> None:
    message = refused(run("ladder", "final-girl", "--bots", "random,greedy:1", "--deals", "2", option, "away/file"))
    assert message.endswith("away/file: there is no folder away")


def test_one_seat_is_one_seat(run: Run) -> None:
    output = run("ladder", "final-girl", "--bots", "random,greedy:1", "--deals", "2").stdout
    assert "Final Girl, 1 seat, seed 0" in output


def test_deals_may_have_in_turns_the_settings_that_bots_learn_from(run: Run, tmp_path: Path) -> None:
    words = ("ghost-hunter", "--bots", "random,policy", "--deals", "4", "--out", "l.json")
    with_lessons = ladder(run, *words, "--lessons")
    assert with_lessons["lessons"] is True
    assert json.loads((tmp_path / "l.json").read_text())["lessons"] is True
    assert "with lessons true, not false" in refused(run("ladder", *words, "--resume"))
