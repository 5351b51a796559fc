"""Packs on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.packs import pack

from .conftest import Run, refused, words


def test_a_pack_is_simulated_saved_and_replayed(run: Run, tmp_path: Path) -> None:
    well = str(pack(tmp_path / "well"))
    summed = json.loads(run("sim", "fatal-frame", "--matches", "3", "--json", "--pack", well).stdout)
    assert (summed["matches"], summed["packs"]) == (3, [well])
    begun = run("play", "fatal-frame", "--seats", "human,random", "--pack", well, typed="save s.json\nquit\n")
    assert begun.exit_code == 0, begun.output
    assert "resumed" not in refused(run("play", "--load", "s.json", typed="quit\n"))
    assert run("play", "--load", "s.json", "--pack", well, typed="quit\n").exit_code == 0
    assert run("replay", "s.json", "--pack", well).exit_code == 0


def test_a_save_with_a_pack_says_what_it_needs(run: Run, tmp_path: Path) -> None:
    well = str(pack(tmp_path / "well"))
    run("play", "fatal-frame", "--seats", "human,random", "--pack", well, typed="save s.json\nquit\n")
    told = words(refused(run("replay", "s.json")))
    assert "with The Well" in told
    assert "open it with the same packs" in told


@pytest.mark.parametrize("command", [("play", "final-girl"), ("sim", "final-girl"), ("content", "final-girl")])
def test_a_pack_of_another_game_is_refused(run: Run, tmp_path: Path, command: tuple[str, str]) -> None:
    well = str(pack(tmp_path / "well"))
    told = words(refused(run(*command, "--pack", well)))
    assert "well/pack.toml: field 'game': the pack is for 'fatal-frame', not for 'final-girl'" in told


def test_what_is_wrong_with_a_pack_is_told(run: Run, tmp_path: Path) -> None:
    assert "pack.toml: a pack needs this file" in words(refused(run("sim", "fatal-frame", "--pack", str(tmp_path))))
    assert "a pack is a folder" in words(refused(run("play", "fatal-frame", "--pack", str(tmp_path / "none"))))
