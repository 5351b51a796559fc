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


def test_a_finished_match_is_shown_as_a_graph_a_seat_with_what_turned_it(run: Run, match: Match) -> None:
    shown = run("analyse", write(match.record()), "--search", "off").stdout
    assert match.result is not None
    assert match.choices is not None
    assert match.result.reason in words(shown)
    winner = match.result.winners[0] + 1
    for seat in (1, 2):
        assert f"\nPlayer {seat}{', wins' if seat == winner else ''}\n100% |" in shown
    assert shown.count("  0% +---") == 2
    assert shown.count(f"{len(match.choices)}\n") >= 2
    assert "Turning points\n  Choice " in shown
    assert f"Player {winner} from " in words(shown)
    assert "Better choices" not in shown
    assert max(len(line) for line in shown.splitlines()) <= 100


@pytest.mark.slow
def test_the_worst_choices_are_searched_for_better_ones_and_the_same_file_says_the_same(run: Run, match: Match) -> None:
    shown = words(run("analyse", write(match.record()), "--search", "greedy:1").stdout)
    assert "Better choices Found by greedy:1, which knew only what the player knew: Choice " in shown
    assert "Better: " in shown
    assert " more of 100 matches." in shown
    assert words(run("analyse", "r.json", "--search", "greedy:1").stdout) == shown


def test_a_finished_save_says_what_its_record_says(run: Run, match: Match) -> None:
    of_save = run("analyse", write(match.save()), "--search", "off").stdout
    assert of_save == run("analyse", write(match.record()), "--search", "off").stdout


def test_as_data_it_has_a_chance_for_every_seat_after_every_choice(run: Run, match: Match) -> None:
    analysis = json.loads(run("analyse", write(match.record()), "--json", "--search", "greedy:1").stdout)
    assert match.choices is not None
    assert match.result is not None
    assert (analysis["format"], analysis["game"], analysis["seats"]) == ("gloaming-analysis-1", GAME, 2)
    assert analysis["winners"] == list(match.result.winners)
    assert len(analysis["chances"]) == len(match.choices) + 1
    assert [choice["choice"] for choice in analysis["choices"]] == list(range(1, len(match.choices) + 1))
    assert all(len(moment) == 2 and 0 <= min(moment) <= max(moment) <= 1 for moment in analysis["chances"])
    assert set(analysis["turning_points"]) <= {choice["choice"] for choice in analysis["choices"]}
    for choice in analysis["better"]:
        assert choice["gain"] >= 0.02
        assert analysis["choices"][choice["choice"] - 1]["seat"] == choice["seat"]


def test_seats_that_win_and_lose_together_share_a_graph(run: Run) -> None:
    game = gloaming.game("ghost-hunter")
    match = play_out(game.new(seats=2, seed=3, options={"scenario": 8}), [bot("greedy:1", seat) for seat in range(2)])
    shown = run("analyse", write(match.record()), "--search", "off").stdout
    assert shown.count("  0% +---") == 1
    assert "\nPlayer 1" in shown
    assert "; Player 2" in shown


def test_an_unfinished_match_is_not_analysed(run: Run, match: Match) -> None:
    record = match.record()
    message = refused(run("analyse", write({**record, "choices": record["choices"][:9]})))
    assert message == "Error: r.json: after 9 choices the match is not over: only a finished match can be analysed"


def test_a_damaged_file_says_where(run: Run, match: Match) -> None:
    record = match.record()
    record["choices"][7] = 40
    message = refused(run("analyse", write(record)))
    assert message.startswith("Error: r.json: choice 7 of the record: no option 40: pick a whole number from 0 to ")
    assert "this is not a record" in refused(run("analyse", write({"choices": []})))
    save = {**match.save(), "choices": [0]}
    assert "the choices in this save do not lead to its position" in refused(run("analyse", write(save)))
    assert refused(run("analyse", "none.json")) == "Error: none.json: No such file or directory"


def test_a_bot_that_there_is_not_is_refused_before_anything_else(run: Run, match: Match) -> None:
    assert "no bot 'wise'; there are: " in refused(run("analyse", write(match.record()), "--search", "wise"))
