"""How `make load` summarizes its figures, and how it configures its servers."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[1] / "bench"


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return the program."""
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("load")


def runs(load: Any) -> list[Any]:
    first = load.Run("sqlite", 1, 500, 1000, 100.0, 4.0, 20.0, 2.0, 0.0, 40.0, 90.0, 56 * 1024.0)
    two = load.Run("postgresql-2", 2, 500, 1000, 100.0, 5.0, 30.0, 4.0, 1.0, 80.0, 90.0, 56 * 1024.0)
    return [first, two]


def test_the_runs_become_one_table(load: Any) -> None:
    title, rule, first, two = load.table_of(runs(load)).splitlines()
    assert title.count("|") == rule.count("|") == first.count("|") == two.count("|")
    cells = [cell.strip() for cell in two.strip("|").split("|")]
    assert cells[:4] == ["postgresql, 2", "500", "1000", "100"]
    assert cells[4:] == ["5.0 ms", "30.0 ms", "4.00 ms", "1.00 ms", "250", "80 kB", "90 kB"]
    assert " - " in first


def test_the_runs_are_told_as_json(load: Any) -> None:
    data = json.loads(load.as_json(runs(load)))
    assert [run["choices_a_core"] for run in data["runs"]] == [500, 250]
    assert set(data["machine"]) == {"cores", "load_average"}


def test_what_many_people_need_is_told(load: Any) -> None:
    text = load.needed(runs(load)[1], 100_000)
    assert "10,000 people at 4,000 tables make 667 choices a second" in text
    assert "5.3 cores for servers (a process each), 1.3 for database and balancer" in text
    assert "1.5 GB for tables and sockets" in text


def test_the_balancer_of_the_example_knows_only_the_servers_there_are(load: Any) -> None:
    import servers

    text = servers.balanced(servers.CONFIGURATION.read_text(), 9000, [9001, 9002])
    assert "bind 127.0.0.1:9000" in text
    assert text.count("127.0.0.1:9001") == text.count("127.0.0.1:9002") == 3
    assert "127.0.0.1:800" not in text
