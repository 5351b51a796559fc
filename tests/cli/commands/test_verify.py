from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.bots import bot
from gloaming.bots import play as play_out
from gloaming.engine.state.dice import commitment
from tests.cli.conftest import GAME, Run, refused, words

KEY = "5eed" * 16


@pytest.fixture
def record() -> dict[str, Any]:
    """The record of a served match, as the server exports it."""
    match = gloaming.game(GAME).new(seats=2, seed=KEY)
    played = play_out(match, [bot("random", seat) for seat in range(2)])
    return {**played.record(), "commitment": commitment(KEY)}


def write(data: dict[str, Any]) -> str:
    Path("r.json").write_text(json.dumps(data))
    return "r.json"


def test_a_true_record_is_fair(run: Run, record: dict[str, Any]) -> None:
    result = run("verify", write(record))
    assert result.exit_code == 0
    assert words(result.stdout).startswith("Fair: the key matches the commitment from the start")
    assert "This does not prove that the key was random" in words(result.stdout)
    assert f"{len(record['choices'])} choices." in result.stdout
    assert "compare it with what the table showed" in words(result.stdout)


def test_hints_in_the_record_are_told(run: Run, record: dict[str, Any]) -> None:
    assert "hint" not in run("verify", write(record)).stdout
    output = words(run("verify", write({**record, "hints": [0, 2]})).stdout)
    assert "According to the record, hints were taken for choice 1 and 3." in output
    assert run("verify", write({**record, "hints": ["all"]})).exit_code == 2


def test_a_commitment_noted_at_the_start_needs_no_word_of_the_record(run: Run, record: dict[str, Any]) -> None:
    del record["commitment"]
    result = run("verify", write(record), "--commitment", commitment(KEY).upper())
    assert result.exit_code == 0
    assert "compare" not in result.stdout


def test_another_commitment_than_the_record_claims_decides(run: Run, record: dict[str, Any]) -> None:
    assert run("verify", write(record), "--commitment", commitment("0" * 64)).exit_code == 1


def test_a_changed_key_is_not_fair(run: Run, record: dict[str, Any]) -> None:
    result = run("verify", write({**record, "seed": "0" * 64}))
    assert result.exit_code == 1
    assert result.stdout.startswith(f"Not fair: its key gives the commitment {commitment('0' * 64)}, but ")


def test_a_changed_choice_that_was_never_offered_is_not_fair(run: Run, record: dict[str, Any]) -> None:
    record["choices"][5] = 40
    result = run("verify", write(record))
    assert result.exit_code == 1
    assert "the choices are not legal with it: choice 5 of the record: no option 40" in result.stdout


def test_a_choice_changed_for_another_on_offer_gives_another_end_to_compare(run: Run, record: dict[str, Any]) -> None:
    shown = run("verify", write(record)).stdout
    changed = [*record["choices"]]
    changed[0] = 0 if changed[0] else 1
    result = run("verify", write({**record, "choices": changed}))
    assert result.exit_code != 0 or result.stdout != shown


def test_a_record_that_stops_early_proves_nothing(run: Run, record: dict[str, Any]) -> None:
    assert "the match is not over" in refused(run("verify", write({**record, "choices": record["choices"][:4]})))


def test_a_whole_number_as_seed_proves_nothing(run: Run, record: dict[str, Any]) -> None:
    assert "there is nothing to verify" in refused(run("verify", write({**record, "seed": 7})))


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"version": 99}, "cannot be checked: the record is of version 99"),
        ({"seed": None}, "it has no key"),
        ({"commitment": ""}, "give the one that the table showed with --commitment"),
        ({"commitment": "abc"}, "a commitment has 64 hexadecimal digits, not 'abc'"),
        ({"format": "other"}, "this is not a record"),
    ],
)
def test_what_cannot_be_told_says_why(run: Run, record: dict[str, Any], changed: dict[str, Any], message: str) -> None:
    assert message in refused(run("verify", write({**record, **changed})))
