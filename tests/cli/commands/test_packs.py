"""Packs on the command line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from gloaming.cli import app
from gloaming.engine.learning.policy_model import read
from gloaming.lab.content.variants import make_variant
from tests.cli.conftest import Run, refused, words
from tests.packs import pack

CANDLE = """
[[type]]
id = "candle"
name = "Candle"
source = "ours"
effects = [{ verb = "dispel-set", size = 3 }]
cards = [{ curses = 1, dice = 1, copies = 4, source = "ours" }, { curses = 5, dice = 3, copies = 4, source = "ours" }]
"""


def test_a_pack_is_simulated_saved_and_replayed(run: Run, tmp_path: Path) -> None:
    well = str(pack(tmp_path / "well"))
    summed = json.loads(run("sim", "fatal-frame", "--matches", "3", "--json", "--pack", well).stdout)
    assert (summed["matches"], summed["packs"]) == (3, [well])
    begun = run("play", "fatal-frame", "--seats", "human,random", "--pack", well, typed="save s.json\nquit\n")
    assert begun.exit_code == 0, begun.output
    assert "resumed" not in refused(run("play", "--load", "s.json", typed="quit\n"))
    assert run("play", "--load", "s.json", "--pack", well, typed="quit\n").exit_code == 0
    assert run("replay", "s.json", "--pack", well).exit_code == 0


def test_a_simulation_with_a_pack_is_paired_with_the_game_as_sold(run: Run, tmp_path: Path) -> None:
    arguments = ("sim", "fatal-frame", "--matches", "4", "--bots", "random", "--seed", "3")
    sold = json.loads(run(*arguments, "--json").stdout)
    packed = json.loads(run(*arguments, "--json", "--pack", str(pack(tmp_path / "well"))).stdout)
    assert (packed["paired"]["deals"], packed["paired"]["notes"]) == (4, [])
    before, after = [condition["measures"]["decisions"]["value"] for condition in packed["paired"]["conditions"]]
    assert (before, after) == (sold["decisions"]["mean"], packed["decisions"]["mean"])
    (difference,) = packed["paired"]["differences"]
    assert difference["measures"]["decisions"]["value"] == pytest.approx(after - before, abs=1e-5)


def test_a_simulation_says_what_a_weaker_killer_changes(run: Run, tmp_path: Path) -> None:
    (files,) = make_variant("final-girl", (), {"killer.hans.health": 1}).files.packs
    folder = str(files.write(tmp_path))
    result = run("sim", "final-girl", "--matches", "20", "--pack", folder, "--set", "killer=hans-the-butcher")
    assert result.exit_code == 0, result.output
    output = words(result.stdout)
    assert output.startswith("Final Girl with overrides: 20 matches")
    assert "Differences on the same deals: " in output
    assert "20 deals do not show whether overrides raises or lowers wins: +" in output
    assert "against the game as sold" in output


def test_a_setup_that_only_a_pack_has_is_not_compared(run: Run, tmp_path: Path) -> None:
    (tmp_path / "candles").mkdir()
    (tmp_path / "candles" / "pack.toml").write_text('game = "dont-go-in-there"\ntitle = "Candles"\n')
    (tmp_path / "candles" / "cards.toml").write_text(CANDLE)
    chosen = ("--set", "types=candle,cat,mask,doll,ring")
    result = run("sim", "dont-go-in-there", "--matches", "2", "--pack", "candles", *chosen)
    assert result.exit_code == 0, result.output
    assert "Not compared with the game as sold, which has no such setup." in words(result.stdout)


def test_a_save_with_a_pack_says_what_it_needs(run: Run, tmp_path: Path) -> None:
    well = str(pack(tmp_path / "well"))
    run("play", "fatal-frame", "--seats", "human,random", "--pack", well, typed="save s.json\nquit\n")
    message = words(refused(run("replay", "s.json")))
    assert "with The Well" in message
    assert "open it with the same packs" in message


@pytest.mark.parametrize("command", [("play", "final-girl"), ("sim", "final-girl"), ("content", "final-girl")])
def test_a_pack_of_another_game_is_refused(run: Run, tmp_path: Path, command: tuple[str, str]) -> None:
    well = str(pack(tmp_path / "well"))
    message = words(refused(run(*command, "--pack", well)))
    assert "well/pack.toml: field 'game': the pack is for 'fatal-frame', not for 'final-girl'" in message


def test_what_is_wrong_with_a_pack_is_told(run: Run, tmp_path: Path) -> None:
    assert "pack.toml: a pack needs this file" in words(refused(run("sim", "fatal-frame", "--pack", str(tmp_path))))
    assert "there is no such folder" in words(refused(run("play", "fatal-frame", "--pack", str(tmp_path / "none"))))


def commands() -> Iterator[tuple[str, ...]]:
    """Every command and subcommand."""
    every: Any = get_command(app)
    for name, command in every.commands.items():
        yield (name,)
        yield from [(name, subcommand) for subcommand in getattr(command, "commands", ())]


MANAGES: tuple[str, ...] = ("admin",)
"""The command that plays with no packs, but manages those that people made in the workshop."""


@pytest.mark.parametrize("command", [command for command in commands() if command != MANAGES], ids=" ".join)
def test_a_command_whose_help_speaks_of_packs_takes_them(run: Run, command: tuple[str, ...]) -> None:
    shown = run(*command, "--help").stdout
    usage, _, options = shown.partition("Options:")
    assert not re.search(r"\bpacks?\b", usage + options) or "--pack FOLDER" in options


@pytest.mark.parametrize("command", ["ladder", "train", "sim", "play"])
def test_commands_that_play_a_game_take_packs(run: Run, command: str) -> None:
    assert "--pack FOLDER" in run(command, "--help").stdout


def test_a_ladder_is_played_with_a_pack(run: Run, tmp_path: Path) -> None:
    well = str(pack(tmp_path / "well"))
    ladder = ("ladder", "fatal-frame", "--bots", "random,policy", "--deals", "1", "--json", "--out", "l.json")
    data = json.loads(run(*ladder, "--pack", well, "--jobs", "2").stdout)
    assert data["packs"] == [well]
    kept = json.loads((tmp_path / "l.json").read_text())
    assert kept["packs"]["titles"] == ["The Well"]
    assert run(*ladder, "--pack", well, "--resume").exit_code == 0
    assert "a ladder with packs" in words(refused(run(*ladder, "--resume")))


def test_a_policy_is_trained_with_a_pack(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.cli.experiments.training_run.TEST_MATCHES", 2)
    well = str(pack(tmp_path / "well"))
    train = ("train", "fatal-frame", "--matches", "4", "--judged", "4", "--out")
    result = run(*train, "a.json", "--pack", well, "--jobs", "2")
    assert result.exit_code == 0, result.output
    made = read(tmp_path / "a.json").made
    assert made["packs"]["titles"] == ["The Well"]
    assert made["command"].endswith(f"--pack {well}")
    assert run(*train, "b.json").exit_code == 0
    assert "packs" not in read(tmp_path / "b.json").made
    assert read(tmp_path / "a.json").policy != read(tmp_path / "b.json").policy
