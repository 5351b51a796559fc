"""`gloaming train`: training, resuming, and the metadata in the weights file."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import gloaming
from gloaming.cli.experiments.training_run import TrainingRun
from gloaming.engine.learning.policy_model import read, unlearned, written
from gloaming.lab.runs.engines.local import LocalEngine
from tests.cli.conftest import Run, refused


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.cli.experiments.training_run.TEST_MATCHES", 4)
    monkeypatch.setattr("gloaming.cli.experiments.training_run.FITTING_MATCHES", 6)


@pytest.mark.slow
def test_weights_tell_where_they_come_from_and_how_strong_they_are(run: Run, tmp_path: Path) -> None:
    result = run("train", "final-girl", "--matches", "8", "--seed", "3")
    assert result.exit_code == 0, result.output
    assert "Won " in result.stdout
    assert "Quarter 4 of a match: Brier score" in result.stdout
    made = read(tmp_path / "final-girl-weights.json").made
    assert made["command"] == "gloaming train final-girl --matches 8 --seed 3"
    assert (made["matches"], made["version"], made["tested"]["matches"]) == (8, 7, 4)
    assert made["date"]


@pytest.mark.sweep
def test_the_same_seed_gives_the_same_weights_in_one_process_or_two(run: Run, tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        run("train", "final-girl", "--matches", "6", "--seed", "3", "--jobs", jobs, "--out", f"{jobs}.json")
    first, second = read(tmp_path / "1.json"), read(tmp_path / "2.json")
    assert first.policy == second.policy
    assert first.value == second.value
    assert any(first.policy)


@pytest.mark.sweep
def test_a_policy_may_be_the_mean_of_what_it_was_after_its_last_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    game = gloaming.game("dont-go-in-there")
    for name, value in (("imitated", 0.0), ("batch", 2)):
        monkeypatch.setattr(game.rules.learned, name, value)

    def after_each_step(averaged: float, jobs: int = 1, matches: int = 8) -> list[list[float]]:
        monkeypatch.setattr(game.rules.learned, "averaged", averaged)
        course = TrainingRun(game, unlearned(), 3, matches)
        with LocalEngine(jobs) as engine:
            return [list(course.trainer.policy) for _ in course.learn(engine)]

    steps, averaged = after_each_step(0.0), after_each_step(0.75)
    assert averaged[:-1] == steps[:-1]
    assert averaged[-1] == pytest.approx([sum(three) / 3 for three in zip(*steps[-3:])])
    assert len({tuple(step) for step in steps}) == len(steps) == 5
    assert after_each_step(0.75, jobs=2) == averaged
    monkeypatch.setattr(game.rules.learned, "imitated", 0.5)
    imitated, half = after_each_step(0.0, matches=28), after_each_step(1.0, matches=28)
    assert len(imitated) == 3
    assert half[-1] == pytest.approx([sum(two) / 2 for two in zip(*imitated[-2:])]), "not what was learned by imitating"


@pytest.mark.slow
def test_learning_goes_on_where_it_stopped(run: Run, tmp_path: Path) -> None:
    run("train", "final-girl", "--matches", "4", "--out", "w.json")
    before = read(tmp_path / "w.json")
    assert run("train", "final-girl", "--matches", "8", "--out", "w.json", "--resume").exit_code == 0
    after = read(tmp_path / "w.json")
    assert (before.made["matches"], after.made["matches"]) == (4, 8)
    assert before.policy != after.policy
    assert after.made["command"] == "gloaming train final-girl --matches 8 --seed 0 --resume"
    assert after.made["resumed"] == [{"command": before.made["command"], "matches": 4}]


@pytest.mark.slow
def test_the_first_matches_may_imitate_the_teacher(run: Run, tmp_path: Path) -> None:
    run("train", "final-girl", "--matches", "4", "--imitate", "4", "--judged", "0", "--out", "taught.json")
    run("train", "final-girl", "--matches", "4", "--imitate", "0", "--judged", "0", "--out", "alone.json")
    taught, alone = read(tmp_path / "taught.json"), read(tmp_path / "alone.json")
    assert taught.made["command"] == "gloaming train final-girl --matches 4 --seed 0 --imitate 4"
    assert taught.policy != alone.policy
    again = (
        "train",
        "final-girl",
        "--matches",
        "8",
        "--imitate",
        "4",
        "--judged",
        "0",
        "--resume",
        "--out",
        "taught.json",
    )
    assert run(*again).exit_code == 0
    assert read(tmp_path / "taught.json").made["matches"] == 8


@pytest.mark.sweep
def test_chances_may_be_fitted_later(run: Run, tmp_path: Path) -> None:
    result = run("train", "dont-go-in-there", "--matches", "4", "--judged", "0", "--out", "w.json")
    assert "Wrote w.json." in result.stdout
    assert "judged" not in read(tmp_path / "w.json").made
    assert "0 matches" in refused(run("train", "dont-go-in-there", "--judge", "--judged", "0", "--out", "w.json"))
    run("train", "dont-go-in-there", "--judge", "--out", "w.json")
    assert read(tmp_path / "w.json").made["judged"]["matches"] == 6


@pytest.mark.sweep
def test_the_chances_of_a_file_are_fitted_anew_and_its_policy_stays(run: Run, tmp_path: Path) -> None:
    run("train", "dont-go-in-there", "--matches", "4", "--seed", "3", "--out", "w.json")
    first = read(tmp_path / "w.json")
    command = "gloaming train dont-go-in-there --judge --seed 3"
    assert first.made["judged"] == {"matches": 6, "seed": 3, "command": command, "date": first.made["date"]}
    other = read(tmp_path / "w.json")
    other.value = [0.0] * len(other.value)
    (tmp_path / "w.json").write_text(written(other))
    result = run("train", "dont-go-in-there", "--judge", "--seed", "3", "--out", "w.json")
    assert "Quarter 1 of a match: Brier score" in result.stdout
    again = read(tmp_path / "w.json")
    assert again.policy == first.policy
    assert again.value == first.value
    assert again.made == first.made
    assert "there is no nowhere.json to evaluate" in refused(
        run("train", "dont-go-in-there", "--judge", "--out", "nowhere.json")
    )


@pytest.fixture
def only_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Return Ghost Hunter 13 without a trainable policy."""
    learned = gloaming.game("ghost-hunter").rules.learned
    monkeypatch.setattr(learned, "judged_by", "greedy:1")
    monkeypatch.setattr(learned, "plays", False)


@pytest.mark.usefixtures("only_judged")
@pytest.mark.slow
def test_chances_are_fitted_to_the_matches_of_a_bot_where_no_policy_is_learned(run: Run, tmp_path: Path) -> None:
    result = run("train", "ghost-hunter", "--judge", "--seed", "3", "--out", "w.json")
    assert "Quarter 4 of a match: Brier score" in result.stdout
    first = read(tmp_path / "w.json")
    assert (first.made["bot"], first.made["command"]) == ("greedy:1", "gloaming train ghost-hunter --judge --seed 3")
    assert any(first.value) and not any(first.policy)
    run("train", "ghost-hunter", "--judge", "--seed", "3", "--out", "w.json")
    assert read(tmp_path / "w.json").value == first.value
    assert "win probabilities can be fitted: gloaming train ghost-hunter --judge" in refused(
        run("train", "ghost-hunter")
    )


@pytest.mark.sweep
def test_a_policy_stays_where_chances_are_fitted_to_the_matches_of_a_bot(run: Run, tmp_path: Path) -> None:
    assert run("train", "fatal-frame", "--matches", "4", "--seed", "3", "--out", "w.json").exit_code == 0
    first = read(tmp_path / "w.json")
    assert any(first.policy) and first.made["matches"] == 4
    assert first.made["command"] == "gloaming train fatal-frame --matches 4 --seed 3"
    assert first.made["judged"]["command"] == "gloaming train fatal-frame --judge --seed 3"
    run("train", "fatal-frame", "--judge", "--judged", "8", "--seed", "3", "--out", "w.json")
    again = read(tmp_path / "w.json")
    assert (again.policy, again.made["command"]) == (first.policy, first.made["command"])
    assert again.made["judged"]["command"] == "gloaming train fatal-frame --judge --judged 8 --seed 3"
    run("train", "fatal-frame", "--judge", "--judged", "8", "--seed", "3", "--out", "alone.json")
    alone = read(tmp_path / "alone.json")
    assert alone.value == again.value
    assert (alone.made["bot"], alone.made["matches"]) == ("greedy:1", 0)


@pytest.mark.sweep
def test_chances_are_fitted_to_as_many_matches_as_one_says(run: Run, tmp_path: Path) -> None:
    run("train", "dont-go-in-there", "--matches", "4", "--seed", "3", "--judged", "20", "--out", "w.json")
    made = read(tmp_path / "w.json").made
    assert (made["judged"]["matches"], made["tested"]["matches"]) == (20, 5)


@pytest.mark.slow
@pytest.mark.usefixtures("only_judged")
def test_to_how_many_matches_of_a_bot_chances_are_fitted_is_in_the_file(run: Run, tmp_path: Path) -> None:
    run("train", "ghost-hunter", "--judge", "--judged", "8", "--out", "g.json")
    assert read(tmp_path / "g.json").made["command"] == "gloaming train ghost-hunter --judge --judged 8 --seed 0"


def test_what_cannot_be_learned_is_refused_and_nothing_is_lost(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gloaming.game("dont-go-in-there").rules, "learned", None)
    assert "only for: final-girl" in refused(run("train", "dont-go-in-there"))
    kept = tmp_path / "w.json"
    kept.write_text("mine")
    assert "continue from it with --resume" in refused(run("train", "final-girl", "--out", "w.json"))
    assert "holds no weights" in refused(run("train", "final-girl", "--out", "w.json", "--resume"))
    assert kept.read_text() == "mine"
    assert "there is no other.json" in refused(run("train", "final-girl", "--out", "other.json", "--resume"))


def test_a_file_that_cannot_be_written_is_told_before_anything_is_learned(run: Run, tmp_path: Path) -> None:
    result = refused(run("train", "final-girl", "--matches", "8", "--out", "away/w.json"))
    assert result.endswith("away/w.json: there is no folder away")
    result = refused(run("train", "final-girl", "--matches", "8", "--plot", "away/w.svg"))
    assert result.endswith("away/w.svg: there is no folder away")
    assert not list(tmp_path.iterdir())
    (tmp_path / "plots").mkdir()
    result = refused(run("train", "final-girl", "--matches", "8", "--plot", "plots"))
    assert result.endswith("plots: this is a folder, not a file")


@pytest.mark.slow
def test_a_plot_shows_how_it_learned_and_which_chances_came_true(run: Run, tmp_path: Path) -> None:
    result = run("train", "final-girl", "--matches", "8", "--seed", "3", "--plot", "course.svg")
    assert result.exit_code == 0, result.output
    drawn = (tmp_path / "course.svg").read_text()
    svg = ElementTree.fromstring(drawn)
    words = [text.text for text in svg.iter("{http://www.w3.org/2000/svg}text")]
    assert "Win rate during training" in words
    assert "Predicted and actual win rates" in words
    made = read(tmp_path / "final-girl-weights.json").made
    (done, won), *_ = made["course"]
    assert done == 8 and 0 <= won <= 1
    for hoped, came_true, seats in made["tested"]["came_true"]:
        assert 0 <= hoped <= 1 and 0 <= came_true <= 1 and 1 <= seats <= made["tested"]["matches"]


@pytest.mark.sweep
def test_a_plot_of_chances_alone_shows_no_course(run: Run, tmp_path: Path) -> None:
    run("train", "fatal-frame", "--judge", "--seed", "3", "--out", "w.json", "--plot", "chances.svg")
    drawn = (tmp_path / "chances.svg").read_text()
    assert "Predicted and actual win rates" in drawn
    assert "while it learned" not in drawn


@pytest.mark.sweep
def test_a_course_that_is_gone_on_with_keeps_what_was_won_before(run: Run, tmp_path: Path) -> None:
    run("train", "dont-go-in-there", "--matches", "4", "--out", "w.json")
    run("train", "dont-go-in-there", "--matches", "8", "--out", "w.json", "--resume")
    assert [done for done, _ in read(tmp_path / "w.json").made["course"]] == [4, 8]
