"""Branches from a position of a match, in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.bots import bot
from gloaming.bots import play as play_out
from gloaming.engine.match.match import Match
from tests.cli.conftest import GAME, Run, refused, words


@pytest.fixture(scope="module")
def match() -> Match:
    return play_out(gloaming.game(GAME).new(seats=2, seed=6), [bot("random", seat) for seat in range(2)])


def write(data: dict[str, Any]) -> str:
    Path("r.json").write_text(json.dumps(data))
    return "r.json"


def test_one_plays_on_saves_resumes_and_tells_it_again(run: Run, match: Match) -> None:
    shown = run(
        "play", "--from", write(match.record()), "--at", "12", "--seats", "random,human", typed="1\nsave s.json\n"
    )
    assert "Player 1 (Random), Player 2 (you)." in shown.stdout
    saved = json.loads(Path("s.json").read_text())
    assert saved["from"]["choices"] == match.record()["choices"][:12]
    assert saved["from"]["seat"] == 1
    assert saved["choices"]
    again = words(run("replay", "s.json").stdout)
    assert "Branched from another match after 12 choices, as Player 2 knew it." in again
    assert "Choice 1, Player " in again
    assert run("play", "--load", "s.json", typed="undo\n").exit_code == 1


def test_the_same_seed_deals_the_same_and_a_save_does_as_well_as_a_record(run: Run, match: Match) -> None:
    outputs = [
        run("play", GAME, "--from", write(data), "--at", "12", "--seed", "5", typed="1\n1\n1\n").stdout
        for data in (match.record(), match.save())
    ]
    assert outputs[0] == outputs[1]


def test_what_cannot_be_is_refused_saying_why(run: Run, match: Match) -> None:
    file = write(match.record())
    last = str(len(match.record()["choices"]))
    for more, message in (
        (("--at", "500"), f"r.json: --at 500: there are only {last} choices"),
        (("--at", last), f"r.json: the match is over after {last} choices: use a smaller --at"),
        (("--at", "3", "--seats", "human,human"), "use human once in --seats"),
        (("--at", "3", "--seats", "random,random"), "use human once in --seats"),
        (("--at", "3", "--seats", "human"), "a match of 2 seats, and --seats names 1"),
        (("--at", "3", "--set", "meeples=6"), "has its own setup"),
        (("--at", "3", "--load", "r.json"), "has its own setup"),
        ((), "--from and --at need each other"),
    ):
        assert message in refused(run("play", "--from", file, *more))
    assert "--from and --at need each other" in refused(run("play", GAME, "--at", "3"))
    assert "a match of dont-go-in-there, not of final-girl" in refused(
        run("play", "final-girl", "--from", file, "--at", "3")
    )
