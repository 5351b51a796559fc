from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gloaming
from tests.cli.conftest import GAME, Run, refused

SEATED = {"seats": ["human", "random"], "told": [0, 0], "taken_back": [0, 0]}


@pytest.fixture
def save(tmp_path: Path) -> dict[str, Any]:
    match = gloaming.game(GAME).new(seats=2, seed=4)
    for _ in range(9):
        match.pick(0)
    return {**match.save(), "terminal": SEATED}


def write(data: object) -> None:
    Path("s.json").write_text(json.dumps(data))


def test_a_save_of_the_terminal_loads_anywhere(save: dict[str, Any]) -> None:
    assert gloaming.load(save).seats == 2


def test_a_save_from_elsewhere_is_played_by_who_is_named(run: Run, save: dict[str, Any]) -> None:
    del save["terminal"]
    write(save)
    assert "the save does not say who plays; name them with --seats" in refused(run("play", "--load", "s.json"))
    assert "a match of 2 seats, and --seats names 1" in refused(run("play", "--load", "s.json", "--seats", "human"))
    shown = run("play", "--load", "s.json", "--seats", "random,human").stdout
    assert "Player 1 (Random), Player 2 (you)." in shown


def test_a_save_has_the_names_that_earlier_versions_wrote(run: Run) -> None:
    run("play", GAME, "--seats", "human,random", "--seed", "1", typed="1\nundo\nhint\nsave s.json\n")
    seats = json.loads(Path("s.json").read_text())["terminal"]
    assert list(seats) == ["seats", "told", "taken_back", "hints", "hinted"]
    assert (seats["taken_back"], seats["hints"]) == ([1, 0], [1, 0])


def test_other_players_may_go_on_with_a_save(run: Run, save: dict[str, Any]) -> None:
    write(save)
    shown = run("play", GAME, "--load", "s.json", "--seats", "greedy:1,human").stdout
    assert "Player 1 (Hasty), Player 2 (you)." in shown


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda save: save.pop("stack"), "s.json: the save has no 'stack'"),
        (lambda save: save.update(turn="me"), "s.json: the save's 'turn' is damaged"),
        (lambda save: save.update(format="chess"), "s.json: this is not a save"),
        (lambda save: save.update(game="chess"), "s.json: no game 'chess'"),
        (lambda save: save["fields"].update(ghosts=[99, 0]), "s.json: the save breaks the rules"),
        (lambda save: save.update(terminal={"seats": []}), "s.json: the save's 'terminal' is damaged"),
        (lambda save: save["terminal"].update(told=[0]), "has a 'told' that is not of 2 seats"),
        (lambda save: save["terminal"].update(seats=["human", "alphago"]), "is damaged: no bot 'alphago'"),
    ],
)
def test_a_damaged_save_is_refused_with_its_name_and_what_is_wrong(
    run: Run, save: dict[str, Any], damage: Callable[[dict[str, Any]], object], message: str
) -> None:
    save = json.loads(json.dumps(save))
    damage(save)
    write(save)
    assert message in refused(run("play", "--load", "s.json"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "s.json: not JSON"),
        ('{"format": ', "s.json: not JSON"),
        ("[" * 100_000, "s.json: not JSON"),
        ("[1, 2]", "s.json: neither a save nor a record"),
        ("\x00\x01", "s.json: not JSON"),
    ],
)
@pytest.mark.parametrize("words", [("play", "--load", "s.json"), ("replay", "s.json")])
def test_a_file_that_is_no_json_object_is_refused(run: Run, words: tuple[str, ...], text: str, message: str) -> None:
    Path("s.json").write_text(text)
    assert message in refused(run(*words))


def test_a_file_that_is_no_text_is_refused(run: Run) -> None:
    Path("s.json").write_bytes(b"\xff\xfe\xfa")
    assert "s.json: not JSON: it is not text in UTF-8" in refused(run("replay", "s.json"))


def test_a_bad_file_does_not_end_the_match_that_is_played(run: Run, save: dict[str, Any]) -> None:
    del save["dice"]
    write(save)
    shown = run("play", GAME, "--seed", "1", typed="load s.json\nload none.json\ntable\n").stdout
    assert "Error: s.json: the save has no 'dice'" in shown
    assert "Error: none.json: No such file or directory" in shown
    assert shown.count("Player 1 (you): Place a meeple (rule: Place a meeple)") == 2
