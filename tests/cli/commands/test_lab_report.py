"""Report on a run: print the text, and write the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run, refused, words
from tests.envs.extras import require_library

pytest.importorskip("altair")
pytest.importorskip("pyarrow")

BAT = """
title = "Is the bat too weak?"
game = "final-girl"
bots = "policy"
matches = 6
[grid]
"item.baseball-bat.weapon.damage" = [1, 3]
"""


@pytest.fixture
def folder(run: Run, tmp_path: Path) -> str:
    """Return the name of the folder of a run with two variants."""
    (tmp_path / "bat.toml").write_text(BAT)
    result = run("lab", "run", "bat.toml")
    assert result.exit_code == 0, result.output
    return "bat"


def test_the_report_is_printed_and_written(run: Run, folder: str, tmp_path: Path) -> None:
    result = run("lab", "report", folder)
    assert result.exit_code == 0, result.output
    text = words(result.stdout)
    assert text.startswith("Is the bat too weak? ==================== Final Girl: 12 matches")
    assert "A change of item.baseball-bat.weapon is invisible to policy" in text
    assert "Response to item.baseball-bat.weapon.damage" in text
    assert "Is the bat too weak?" in text
    assert "The page is in bat/report.html." in words(result.stderr)
    assert (tmp_path / "bat" / "report.html").read_text().startswith("<!doctype html>")


def test_only_the_text(run: Run, folder: str, tmp_path: Path) -> None:
    assert run("lab", "report", folder, "--text").exit_code == 0
    assert not (tmp_path / "bat" / "report.html").exists()


def test_a_page_that_cannot_be_written(run: Run, folder: str) -> None:
    result = run("lab", "report", folder, "--out", "missing/page.html")
    assert result.exit_code == 2
    assert "cannot be written" in words(result.stderr)


def test_a_folder_without_results(run: Run) -> None:
    assert run("lab", "report", ".").exit_code == 2


def test_files_of_other_programs_and_damaged_descriptions_are_named(run: Run, folder: str, tmp_path: Path) -> None:
    description = tmp_path / folder / "experiment.json"
    description.write_text("[1]")
    assert "experiment.json is damaged" in words(refused(run("lab", "report", folder)))
    description.unlink()
    assert run("lab", "report", folder, "--text").exit_code == 0
    pyarrow = require_library("pyarrow")
    parquet = require_library("pyarrow.parquet")
    parquet.write_table(pyarrow.table({"a": [1]}), tmp_path / folder / "matches-000000000000.parquet")
    message = words(refused(run("lab", "report", folder)))
    assert "has no results of `gloaming lab run`: it lacks bot_seed" in message


def test_the_report_as_markdown(run: Run, folder: str, tmp_path: Path) -> None:
    result = run("lab", "report", folder, "--markdown")
    assert result.exit_code == 0, result.output
    first, _, title, *_ = result.stdout.splitlines()
    assert first == (
        "<!-- Written by `gloaming lab report bat --markdown`. Change the experiment instead of this file. -->"
    )
    assert title == "# Final Girl: 12 matches"
    assert "\n## Win rates\n" in result.stdout
    assert "\n| experiment file | bat.toml |\n" in result.stdout
    assert not (tmp_path / "bat" / "report.html").exists()
    assert run("lab", "report", folder, "--markdown", "--text").exit_code == 2


OWN = """
game = "final-girl"
bots = "random"
matches = 4
[report]
sections = ["lengths"]
text = "Matches of a bot that plays at random."
[[report.table]]
title = "Rounds"
text = "In brackets the middle half."
sql = "SELECT quartiles(rounds) AS rounds FROM matches"
"""


def test_an_experiment_chooses_what_its_report_shows(run: Run, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(OWN)
    assert run("lab", "run", "own.toml").exit_code == 0
    text = run("lab", "report", "own", "--markdown").stdout
    assert [line for line in text.splitlines() if line.startswith("## ")] == [
        "## Rounds",
        "## Match length",
        "## Provenance",
    ]
    assert "\nMatches of a bot that plays at random.\n" in text
    assert "\nIn brackets the middle half.\n\n| rounds |\n| --- |\n| " in text


def test_a_mistake_in_a_table_of_the_experiment(run: Run, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(OWN.replace("FROM matches", "FROM matchez"))
    assert run("lab", "run", "own.toml").exit_code == 0
    result = run("lab", "report", "own", "--markdown")
    assert result.exit_code == 2
    assert "table 'Rounds' of the experiment: the query failed" in words(result.stderr)


def test_a_report_about_a_part_of_the_matches_says_so(run: Run, folder: str) -> None:
    result = run("lab", "report", folder, "--text", "--matches", "5")
    assert "Note: This report is about the first 5 of 12 matches; --matches reads more." in result.stdout
