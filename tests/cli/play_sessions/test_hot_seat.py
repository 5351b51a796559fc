from __future__ import annotations

import re
from itertools import pairwise

import pytest
from typer.testing import CliRunner

from gloaming.cli import app
from tests.cli.conftest import GAME, PLAIN, Run

SEATS = ("--seats", "human,random,human,human", "--set", "board-3=secret-passage")


@pytest.fixture(scope="module")
def shown() -> str:
    """Return the output of a match of 3 people and a bot; all choose the last option, so they often look at cards."""

    def answer(prompt: str) -> str:
        offered = re.search(r"Choose (.*), or a command", prompt)
        print(prompt)
        return re.findall(r"\d+", offered[1])[-1] if offered else ""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", answer)
        return CliRunner(env=PLAIN).invoke(app, ["play", GAME, *SEATS, "--seed", "2"], catch_exceptions=False).stdout


def turns(shown: str) -> list[tuple[int, str]]:
    """Return the screens by the player at the keyboard; the last one is the end, for all players."""
    parts = re.split(r"Pass the keyboard to Player (\d), then press Enter\.", shown)
    return [(int(player), text) for player, text in zip(parts[1::2], parts[2::2], strict=True)]


@pytest.mark.slow
def test_nobody_reads_the_secrets_of_another(shown: str) -> None:
    assert "The ghosts are revealed" in shown
    first, last = turns(shown)[:-1], turns(shown)[-1]
    seen_by_last, _, end = last[1].rpartition("-" * 80)
    assert "wins" in end or "share the victory" in end
    looked = tables = 0
    for player, text in [*first, (last[0], seen_by_last)]:
        looked += len(re.findall(r"You look at the face-down card: ", text))
        assert not re.search(r"Player \d looks at the face-down card: ", text)
        for heading, ghosts in re.findall(r"^Curses \(dispelled\) +(.*)$[^$]*?^Ghosts +(.*)$", text, re.MULTILINE):
            tables += 1
            names = re.split(r" {2,}", heading.strip())
            assert names.index(f"Player {player} (you)") == player - 1
            cells = re.split(r" {2,}", ghosts.strip())
            assert [cell == "hidden" for cell in cells] == [seat != player - 1 for seat in range(4)]
    assert looked > 3
    assert tables > 40


def test_the_table_is_hidden_before_the_keyboard_is_passed(shown: str) -> None:
    passed = re.findall(r"(Your turn is over\. Press Enter to hide the table\. \n\n\n{60,})?Pass the keyboard", shown)
    assert len(passed) > 20
    assert all(passed[1:])


def test_nobody_is_asked_to_pass_the_keyboard_to_themselves(shown: str) -> None:
    players = [player for player, _ in turns(shown)]
    assert all(player != following for player, following in pairwise(players))
    assert set(players) == {1, 3, 4}


def test_one_is_told_what_came_of_ones_choice_before_the_table_is_hidden(run: Run) -> None:
    shown = run("play", GAME, "--seats", "human,human", "--seed", "8", typed="\n1\n").stdout
    after = shown.rpartition("Choose 1-12, or a command: 1")[2]
    assert re.search(r"^\n\n  You place a meeple in the [^┌]*\nYour turn is over", after)


def test_an_undo_needs_the_others_consent_with_the_table_hidden(run: Run) -> None:
    words = ("play", GAME, "--seats", "human,human,human", "--seed", "8")
    start = turns(run(*words, typed="\n").stdout)[0][0]
    order = [start, start % 3 + 1, (start + 1) % 3 + 1]
    others = sorted({1, 2, 3} - {start})
    round_of_turns = "\n1\n\n" * 3
    refused = run(*words, typed=f"{round_of_turns}\nundo\nyes\nno\n\n").stdout
    assert [player for player, _ in turns(refused)] == [*order, start, start]
    for other in others:
        assert re.search(rf"\n{{60}}[^┌]*Player {other}: may Player {start} undo the last choice\?", refused)
    assert f"Player {others[1]} does not agree. Nothing was undone." in refused
    last, before = turns(refused)[-1][1], turns(refused)[-2][1]
    assert last.partition("Choose")[0].splitlines()[-12:] == before.partition("Choose")[0].splitlines()[-12:]
    agreed = run(*words, typed=f"{round_of_turns}\nundo\nyes\nyes\n\n").stdout
    assert "Undone: your last choice and everything after it." in agreed
    assert "Choose 1-12, or a command:" in turns(agreed)[-1][1]
