"""Compare two versions of a game on the same deals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run, refused, words
from tests.packs import pack, packed

HANS = ("--set", "killer=hans-the-butcher")


def weak_hans(folder: Path) -> Path:
    """Write a pack that lowers Hans's health from 12 to 10."""
    from gloaming.lab.content.overrides import printed_entries
    from gloaming.lab.content.toml_text import toml_tables

    hans = printed_entries("final-girl")["killer"]["hans-the-butcher"]
    return packed(folder, "final-girl", "Weak Hans", killer=toml_tables({"killer": [{**hans, "health": 10}]}))


def compared(run: Run, *arguments: str) -> dict[str, Any]:
    result = run("compare", *arguments, "--json")
    assert result.exit_code == 0, result.output
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def test_a_weaker_hans_is_compared_on_the_same_deals(run: Run, tmp_path: Path) -> None:
    folder = weak_hans(tmp_path / "weak-hans")
    arguments = ("final-girl", *HANS, "--bots", "policy:1", "--matches", "60")
    data = compared(run, *arguments, "--pack", str(folder))
    assert data["deals"] == 60
    assert [condition["variant"] for condition in data["conditions"]] == ["as sold", "weak-hans"]
    (difference,) = data["differences"]
    assert (difference["before"], difference["after"]) == (0, 1)
    wins = [condition["measures"]["win"]["value"] for condition in data["conditions"]]
    assert difference["measures"]["win"]["value"] == pytest.approx(wins[1] - wins[0], abs=1e-6)
    score = difference["measures"]["decisions"]
    assert (score["interval"][1] - score["interval"][0]) / 2 < score["unpaired"]
    assert compared(run, *arguments, "--override", "killer.hans.health=10")["differences"] == data["differences"]


def test_the_number_of_processes_does_not_matter(run: Run) -> None:
    arguments = ("final-girl", *HANS, "--override", "killer.hans.health=2", "--bots", "policy:1", "--matches", "20")
    assert compared(run, *arguments) == compared(run, *arguments, "--jobs", "2")


def test_a_clear_difference_ends_the_comparison_early(run: Run) -> None:
    arguments = ("final-girl", *HANS, "--override", "killer.hans.health=1", "--bots", "policy:1")
    result = run("compare", *arguments, "--matches", "2000")
    assert result.exit_code == 0, result.output
    output = words(result.stdout)
    assert "Final Girl, 1 seat: 100 matches under each condition, seed 0." in output
    assert "killer.hans.health=1 raises wins: +" in output


def test_two_packs_are_compared_with_each_other(run: Run, tmp_path: Path) -> None:
    old = pack(tmp_path / "old")
    new = pack(tmp_path / "new", ghosts=(old / "ghosts.toml").read_text().replace("power = 4", "power = 3"))
    arguments = ("fatal-frame", "--pack", str(new), "--against", str(old), "--bots", "random", "--seats", "2")
    result = run("compare", *arguments, "--matches", "10", "--measure", "decisions")
    assert result.exit_code == 0, result.output
    output = words(result.stdout)
    assert "new - old" in output
    assert "10 deals do not show whether new raises or lowers decisions" in output


def test_what_cannot_be_compared_is_explained(run: Run, tmp_path: Path) -> None:
    assert "name what is new" in refused(run("compare", "final-girl"))
    bots = refused(run("compare", "fatal-frame", "--bots", "medium,hard"))
    assert "to compare bots, run: gloaming ladder fatal-frame --bots medium,hard" in bots
    assert "both versions are the same" in refused(run("compare", "final-girl", "--override", "killer.hans.health=12"))
    wrong = ("compare", "final-girl", "--override", "killer.hans.health=10")
    assert "write a percentage" in refused(run(*wrong, "--until", "much"))
    assert "no measure 'first-seat'; name one of win" in refused(run(*wrong, "--measure", "first-seat"))
    assert "there is no killer 'hanz'" in refused(run("compare", "final-girl", "--override", "killer.hanz.health=1"))
    assert "write KEY=VALUE" in refused(run("compare", "final-girl", "--override", "killer.hans.health"))
    assert "no such folder" in refused(run("compare", "final-girl", "--pack", "nowhere"))
