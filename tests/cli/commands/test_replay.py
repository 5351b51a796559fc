from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.bots import bot
from gloaming.bots import play as play_out
from gloaming.engine.match.match import Match
from tests.cli.conftest import GAME, Run, refused


@pytest.fixture
def match() -> Match:
    return play_out(gloaming.game(GAME).new(seats=3, seed=6), [bot("random", seat) for seat in range(3)])


def write(data: dict[str, Any]) -> str:
    Path("r.json").write_text(json.dumps(data))
    return "r.json"


def test_a_record_is_replayed_to_its_end_as_a_spectator_saw_it(run: Run, match: Match) -> None:
    shown = run("replay", write(match.record())).stdout
    for event in match.events(None):
        assert " ".join(event["text"].split()) in " ".join(shown.split())
    assert match.result is not None
    assert match.result.reason in shown
    assert match.choices is not None
    assert f"Choice {len(match.choices)}, Player" in shown
    assert "looks at the face-down card:" not in shown


def test_a_match_of_one_player_has_one_seat(run: Run) -> None:
    game = gloaming.game("final-girl")
    alone = play_out(game.new(seats=1, seed=1), [bot("random", 1)])
    assert run("replay", write(alone.record()), "--to", "1").stdout.startswith("Final Girl, 1 seat.\n")


def test_a_finished_save_is_told_like_its_record(run: Run, match: Match) -> None:
    assert run("replay", write(match.save())).stdout == run("replay", write(match.record())).stdout


@pytest.mark.parametrize("form", ["save", "record"])
def test_a_match_is_told_up_to_a_choice(run: Run, match: Match, form: str) -> None:
    shown = run("replay", write(getattr(match, form)()), "--to", "5").stdout
    assert "Choice 5, Player" in shown
    assert "Choice 6, Player" not in shown
    assert "The match is not over: Player " in shown
    assert "Choice" not in run("replay", "r.json", "--to", "0").stdout


def test_there_is_no_choice_after_the_last(run: Run, match: Match) -> None:
    assert match.choices is not None
    message = refused(run("replay", write(match.record()), "--to", "500"))
    assert message == f"Error: r.json: --to 500: there are only {len(match.choices)} choices"


def test_step_waits_after_every_choice_until_told_to_go_on(run: Run, match: Match) -> None:
    whole = run("replay", write(match.record())).stdout
    prompt = "Enter for the next choice; 'all' for the rest: "
    stepped = run("replay", "r.json", "--step", typed="\n\n\nall\n").stdout
    assert stepped.count(prompt) == 4
    assert stepped.replace(prompt, "") == whole
    assert run("replay", "r.json", "--step").stdout.count(prompt) == 1


def test_a_damaged_record_names_the_choice_that_fails(run: Run, match: Match) -> None:
    record = match.record()
    record["choices"][7] = 40
    message = refused(run("replay", write(record)))
    assert message.startswith("Error: r.json: choice 7 of the record: no option 40: pick a whole number from 0 to ")
    assert "Choice 7, Player" in run("replay", "r.json", "--to", "7").stdout


def test_a_record_of_earlier_rules_is_replayed_with_a_warning(run: Run, match: Match) -> None:
    earlier = "It was recorded under version 0 of the rules and is replayed under version 1, so it may go differently."
    shown = run("replay", write(match.record())).stdout
    assert "under version" not in shown
    lines = run("replay", write({**match.record(), "version": 0})).stdout.splitlines()
    assert lines.pop(1) == earlier
    assert lines == shown.splitlines()


def test_a_record_of_later_rules_is_refused(run: Run, match: Match) -> None:
    message = refused(run("replay", write({**match.record(), "version": 99})))
    assert message.startswith("Error: r.json: the record is of version 99 of Don't Go In There; the rules here are of ")


def test_a_file_that_is_neither_record_nor_save_is_refused(run: Run) -> None:
    assert "this is not a record" in refused(run("replay", write({"choices": []}), "--to", "0"))
    record = gloaming.game(GAME).new(seats=2, seed=1).record()
    assert "'choices' must be a list" in refused(run("replay", write({**record, "choices": 3}), "--to", "1"))
    assert "No such file" in refused(run("replay", "missing.json"))


def test_a_save_whose_choices_lead_elsewhere_is_told_by_its_events(run: Run, match: Match) -> None:
    save = match.save()
    save["choices"][0] = 5
    shown = run("replay", write(save)).stdout
    assert "Choice" not in shown
    assert match.result is not None
    assert match.result.reason in shown
    assert "do not lead to its position" in refused(run("replay", "r.json", "--to", "3"))


def test_a_save_of_an_imagined_world_is_told_by_its_events(run: Run, match: Match) -> None:
    shown = run("replay", write(match.imagine(0, 1).save())).stdout
    assert "Choice" not in shown
    assert "The ghosts are revealed" in shown


def test_a_choice_for_which_a_hint_was_taken_says_so(run: Run, match: Match) -> None:
    shown = run("replay", write({**match.record(), "hints": [0, 4]})).stdout
    assert [line.split(",")[0] for line in shown.splitlines() if ", with a hint: " in line] == ["Choice 1", "Choice 5"]
    assert "with a hint" not in run("replay", write(match.record())).stdout


def test_hints_for_choices_that_there_are_not_are_refused(run: Run, match: Match) -> None:
    assert "'hints'" in refused(run("replay", write({**match.record(), "hints": [9999]})))
