"""Campaigns in the terminal: start, play, show and simulate."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Launch, Run, refused, words

GAME = "ghost-hunter"
BOTS = ("--seats", "random,random")


def kept(file: Path) -> dict[str, Any]:
    """Return the contents of a campaign file."""
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data


def test_a_campaign_begins_at_the_first_scenario(run: Run, tmp_path: Path) -> None:
    begun = run("campaign", "start", GAME, "mine.json", "--seats", "human,medium")
    assert begun.exit_code == 0
    assert "Hunter 1: no character yet." in begun.stdout
    assert "gloaming campaign play mine.json Begin: Scenario 1: The Mansion with 1000 Rooms" in words(begun.stdout)
    assert kept(tmp_path / "mine.json")["seats"] == ["human", "medium"]
    assert words(run("campaign", "show", "mine.json").stdout) == words(begun.stdout)


def test_scenarios_follow_one_another_and_the_file_is_kept_up(run: Run, tmp_path: Path) -> None:
    run("campaign", "start", GAME, "mine.json", *BOTS)
    first = run("campaign", "play", "mine.json", "--seed", "1")
    assert first.exit_code == 0
    after = kept(tmp_path / "mine.json")
    assert [match["scenario"] for match in after["party"]["played"]] == [1]
    won = after["party"]["played"][0]["won"]
    assert [sequel["name"] for sequel in after["next"]] == ([] if won else ["Try it again"]) + [
        "Play the next scenario"
    ]
    assert after["next"][-1]["options"]["scenario"] == 2
    run("campaign", "play", "mine.json", "--seed", "2", *([] if won else ["--next", "2"]))
    assert [match["scenario"] for match in kept(tmp_path / "mine.json")["party"]["played"]] == [1, 2]
    output = run("campaign", "show", "mine.json").stdout
    assert "Scenario 2: The Child Who Was Never Entered:" in words(output)


@pytest.mark.slow
def test_a_match_that_is_left_is_kept_and_played_on(launch: Launch, run: Run, tmp_path: Path) -> None:
    run("campaign", "start", GAME, "mine.json", "--seats", "human,random")
    left = launch("campaign", "play", "mine.json", "--seed", "1", typed="1\nquit\n")
    assert left.returncode == 0, left.stderr
    assert "In progress: Scenario 1: The Mansion with 1000 Rooms." in left.stdout
    assert "Save to which file" not in left.stdout
    assert len(kept(tmp_path / "mine.json")["match"]["choices"]) >= 1
    again = launch("campaign", "play", "mine.json", typed="1\nquit\n")
    assert "In progress: Scenario 1" in again.stdout
    assert "--next and --seed" in refused(run("campaign", "play", "mine.json", "--seed", "3"))


def test_a_campaign_may_begin_later_and_with_characters_by_chance(run: Run, tmp_path: Path) -> None:
    run("campaign", "start", GAME, "mine.json", *BOTS, "--set", "scenario=3", "--set", "dealt=yes")
    data = kept(tmp_path / "mine.json")
    assert data["options"]["scenario"] == 3
    assert [hunter["points"] for hunter in data["party"]["hunters"]] == [1, 1]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "gloaming-save-1"}, "this is not a campaign: 'format' must be 'gloaming-campaign-1'"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": "fatal-frame"}, "has no campaign"),
        ({"seats": "human"}, "'seats' must be a list of words, 'human' or a bot, not 'human'"),
        ({"seats": ["human", "genius"]}, "genius"),
        ({"party": []}, "'party' must be an object, not []"),
        ({"party": {"hunters": []}}, "'options': the set-up option 'party': a party has the fields"),
        ({"options": {"scenario": 77}}, "'options': the set-up option 'scenario' must be a whole number from 1 to 13"),
        ({"next": 3}, "'next' must be a list of matches, not 3"),
        ({"next": [{"name": "On"}]}, "'next' 1 must be an object with 'name', 'again' and 'options'"),
        ({"match": 3}, "'match' must be the save of a match, not 3"),
        ({"luck": 3}, "a campaign has no field 'luck'"),
    ],
)
def test_a_damaged_campaign_is_refused_with_file_field_and_what_would_be_right(
    run: Run, tmp_path: Path, change: dict[str, Any], message: str
) -> None:
    run("campaign", "start", GAME, "mine.json", *BOTS)
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({**kept(file), **change}), encoding="utf-8")
    error = refused(run("campaign", "show", "mine.json"))
    assert message in error


def test_what_cannot_be_done_is_said(run: Run) -> None:
    assert "Don't Go In There has no campaign" in refused(run("campaign", "start", "dont-go-in-there", "mine.json"))
    run("campaign", "start", GAME, "mine.json", *BOTS)
    assert "mine.json exists" in refused(run("campaign", "start", GAME, "mine.json", *BOTS))
    assert "--next must be a number from 1 to 1, not 2" in refused(run("campaign", "play", "mine.json", "--next", "2"))
    assert "No such file" in refused(run("campaign", "show", "other.json"))


def test_bots_play_campaigns_through_and_the_same_seed_gives_the_same(run: Run) -> None:
    asked = ("campaign", "simulate", GAME, "--campaigns", "2", "--bots", "random", "--seats", "2", "--tries", "1")
    summary = json.loads(run(*asked, "--set", "scenario=12", "--json").stdout)
    assert [row["match"] for row in summary["matches"]] == [
        "Scenario 12: One of Three",
        "Scenario 13: The Man Who Drew the House",
    ]
    assert all(row["played"] == row["reached"] == 2 for row in summary["matches"])
    assert summary == json.loads(run(*asked, "--set", "scenario=12", "--json").stdout)
    shown = run(*asked, "--set", "scenario=13").stdout
    assert "2 campaigns of random, random, seed 0; up to 1 attempt per match." in words(shown)
