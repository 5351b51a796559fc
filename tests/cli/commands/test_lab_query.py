"""Query the matches of a run with SQL."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run, words

pytest.importorskip("duckdb")
pytest.importorskip("pyarrow")


@pytest.fixture
def folder(run: Run, tmp_path: Path) -> str:
    """Return the name of the folder of a run of eight matches."""
    (tmp_path / "fear.toml").write_text('game = "final-girl"\nbots = "random"\nmatches = 8')
    result = run("lab", "run", "fear.toml")
    assert result.exit_code == 0, result.output
    return "fear"


def test_a_table_of_cards_and_wins(run: Run, folder: str) -> None:
    result = run("lab", "query", folder, "SELECT count(*) AS matches, sum(decisions) > 0 AS any FROM matches")
    assert words(result.stdout).endswith("8 True 1 row.")
    cards = run("lab", "query", folder, "SELECT card, played FROM cards WHERE played LIMIT 3", "--json")
    assert [row["played"] for row in json.loads(cards.stdout)] == [True, True, True]
    seats = run("lab", "query", folder, "SELECT DISTINCT seat, bot FROM seats", "--csv")
    assert seats.stdout == "seat,bot\n0,random\n"
    deaths = run("lab", "query", folder, "SELECT count(*) AS n FROM deaths WHERE round > 0 AND place != ''", "--json")
    assert json.loads(deaths.stdout)[0]["n"] > 0


def test_a_mistake_in_a_query_is_explained(run: Run, folder: str) -> None:
    result = run("lab", "query", folder, "SELECT * FROM matchez")
    assert result.exit_code == 2
    assert 'Did you mean "matches"' in words(result.stderr)


def test_a_folder_without_results(run: Run, tmp_path: Path) -> None:
    result = run("lab", "query", ".", "SELECT 1")
    assert result.exit_code == 2
    assert "has no results: name a folder that `gloaming lab run` has written" in words(result.stderr)


def test_two_formats_at_once(run: Run, folder: str) -> None:
    assert run("lab", "query", folder, "SELECT 1", "--json", "--csv").exit_code == 2


def test_estimates_have_intervals(run: Run, folder: str) -> None:
    sql = "SELECT share(seats = 1), average(seats), ratio(rounds, 2 * rounds), quartiles(seats) FROM matches"
    result = run("lab", "query", folder, sql, "--csv")
    assert result.stdout.splitlines()[1] == "100.0 % (67.6 to 100.0),1.00 (1.00 to 1.00),0.50 (0.50 to 0.50),1 (1 to 1)"
    none = run("lab", "query", folder, "SELECT share(won) AS wins FROM seats WHERE seat = 1", "--json")
    assert json.loads(none.stdout) == [{"wins": None}]


def test_estimates_of_large_numbers_missing_values_and_exact_ratios(run: Run, folder: str) -> None:
    ratios = "ratio(n / 3.0, n), ratio(100000, 1), ratio(CASE WHEN n < 5 THEN n END, 1), ratio(n, 0), average(n)"
    result = run("lab", "query", folder, f"SELECT {ratios} FROM (SELECT unnest(range(20)) AS n)", "--csv")
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines()[1] == (
        "0.33 (0.33 to 0.33),100000.00 (100000.00 to 100000.00),2.00 (0.61 to 3.39),,9.50 (6.73 to 12.27)"
    )


def test_cards_have_names(run: Run, folder: str) -> None:
    sql = "SELECT DISTINCT name FROM cards JOIN entries ON card = id AND cards.game = entries.game WHERE name = 'Walk'"
    assert run("lab", "query", folder, sql, "--csv").stdout == "name\nWalk\n"


def test_falls_have_situations(run: Run, tmp_path: Path) -> None:
    (tmp_path / "falls.toml").write_text('game = "ghost-hunter"\nbots = "policy"\nmatches = 4')
    assert run("lab", "run", "falls.toml").exit_code == 0
    result = run("lab", "query", "falls", "SELECT DISTINCT situation LIKE '%battle' AS known FROM deaths", "--csv")
    assert result.stdout == "known\nTrue\n"
