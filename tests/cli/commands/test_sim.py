from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import Any

import pytest

from gloaming.cli.experiments.match_simulation import SimulationPlan, SimulationTally, simulate
from gloaming.lab.statistics.intervals import wilson
from tests.cli.conftest import GAME, PATIENCE, Run, refused


def summary(run: Run, *words: str) -> dict[str, Any]:
    result = run("sim", GAME, "--json", *words)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    summed: dict[str, Any] = json.loads(result.stdout)
    assert set(summed.pop("speed")) == {"seconds", "matches_per_second", "decisions_per_second"}
    return summed


def test_the_same_seed_gives_the_same_summary_however_many_processes(run: Run) -> None:
    words = ("--matches", "30", "--bots", "random,random,random", "--seed", "4")
    alone = summary(run, *words)
    assert alone == summary(run, *words)
    assert alone == summary(run, *words, "--jobs", "2")
    assert alone != summary(run, "--matches", "30", "--bots", "random,random,random", "--seed", "5")


def test_wins_sum_up_to_the_matches_and_carry_their_intervals(run: Run) -> None:
    summed = summary(run, "--matches", "40", "--bots", "greedy:1,random")
    for rows in (summed["seats"], summed["bots"]):
        assert sum(row["wins"] for row in rows) == pytest.approx(40)
        for row in rows:
            assert row["interval"] == pytest.approx(wilson(row["wins"], 40), abs=1e-6)
            assert row["share"] == row["wins"] / 40
    assert [row["bot"] for row in summed["bots"]] == ["greedy:1", "random"]
    assert summed["bots"][0]["wins"] > 30


def test_scores_have_intervals_and_bots_a_paired_difference(run: Run) -> None:
    summed = summary(run, "--matches", "40", "--bots", "greedy:1,random")
    for row in summed["bots"]:
        assert row["score_interval"][0] < row["score"] < row["score_interval"][1]
    (difference,) = summed["differences"]
    shares = [row["share"] for row in summed["bots"]]
    assert difference["share"] == pytest.approx(shares[0] - shares[1], abs=1e-6)
    assert difference["interval"][0] < difference["share"] < difference["interval"][1]
    output = " ".join(run("sim", GAME, "--matches", "40", "--bots", "greedy:1,random").stdout.split())
    assert "Bot 1 - bot 2: +" in output and "paired by match." in output
    assert summary(run, "--matches", "5", "--bots", "random,random")["differences"] == []


def test_of_a_game_for_one_no_seats_are_compared(run: Run) -> None:
    output = " ".join(run("sim", "final-girl", "--matches", "1").stdout.split())
    assert "Final Girl: 1 match, seed 0. " in output
    assert "Bot 1: random" in output
    assert "Seat of" not in output and "seats" not in output
    assert "equal chances" not in output and "shared" not in output
    assert "Intervals are 95%: of shares Wilson's, of scores Student's." in output


def test_a_shared_victory_is_a_fraction_for_each_winner() -> None:
    plan = SimulationPlan(GAME, ("random", "random"), {}, 0, False)
    shared = SimulationTally.empty(2)
    for row in simulate(plan, 2000):
        if len(row["winners"]) > 1:
            shared.add(row, plan.seating(0), "")
            break
    assert shared.seat_wins == shared.bot_wins == [0.5, 0.5]


def test_a_match_depends_only_on_its_number() -> None:
    plan = SimulationPlan(GAME, ("random", "random", "random"), {"meeples": 6}, 9, True)
    rows = list(simulate(plan, 6))
    assert list(simulate(plan, 4)) == rows[:4]
    assert len({row["deal_seed"] for row in rows}) == 6


def test_bots_move_on_by_a_seat_each_match_unless_told_to_stay(run: Run) -> None:
    plan = SimulationPlan(GAME, ("a", "b", "c"), {}, 0, True)
    assert [plan.seating(number) for number in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    stay = summary(run, "--matches", "20", "--bots", "greedy:1,random", "--no-rotate")
    assert [row["wins"] for row in stay["seats"]] == [row["wins"] for row in stay["bots"]]
    moved = summary(run, "--matches", "20", "--bots", "greedy:1,random")
    assert [row["wins"] for row in moved["seats"]] != [row["wins"] for row in moved["bots"]]


def test_one_bot_takes_all_the_seats_asked_for(run: Run) -> None:
    assert len(summary(run, "--matches", "2", "--bots", "random", "--seats", "5")["seats"]) == 5
    assert len(summary(run, "--matches", "2")["seats"]) == 2


def test_lengths_are_those_of_the_matches(run: Run) -> None:
    lengths = summary(run, "--matches", "15")["decisions"]
    assert lengths["min"] <= lengths["median"] <= lengths["max"]
    assert lengths["min"] <= lengths["mean"] <= lengths["max"]


def test_set_up_options_reach_the_matches(run: Run) -> None:
    words = ("--matches", "3", "--set", "meeples=7", "--set", "types=ring, cat,doll,twin,tome")
    assert summary(run, *words)["set"] == {"meeples": 7, "types": ["ring", "cat", "doll", "twin", "tome"]}


def test_the_table_fits_80_columns_and_says_how_it_counts(run: Run) -> None:
    shown = run("sim", GAME, "--matches", "6", "--bots", "random,greedy:1,random,random").stdout
    assert max(len(line.rstrip()) for line in shown.splitlines()) <= 80
    assert "A win shared by n counts 1/n for each" in shown
    assert "Bot 2: greedy:1" in shown
    assert "Seat of Player 4" in shown
    assert "95% interval" in shown


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "random,alphago"], "no bot 'alphago'; there are: easy, medium, hard, hardest, random"),
        (["--bots", "random,,random"], "the bots must be a list separated by commas, without empty entries"),
        (["--bots", "greedy:0,random"], "'greedy' takes 1 to 1000 worlds"),
        (["--bots", "human,random"], "no bot 'human'"),
        (["--bots", "easy:brave,random"], "have no style 'brave'; there are: careful, reckless"),
        (["--bots", "random,random", "--seats", "3"], "--seats 3 and 2 bots"),
        (["--seats", "9"], "is for 2 to 5 seats, not 9"),
        (["--bots", "random,random,random,random,random,random"], "is for 2 to 5 seats, not 6"),
        (["--set", "meeples"], "--set takes name=value"),
        (["--set", "meeples=many"], "must be a whole number from 4 to 10, not 'many'"),
        (["--set", "ghosts=3"], "has no set-up option 'ghosts'; it has types"),
        (["--set", "types=ring"], "must be a list of 5 different ones"),
    ],
)
def test_what_cannot_be_simulated_is_said_in_one_line(run: Run, words: list[str], message: str) -> None:
    assert message in refused(run("sim", GAME, *words))


BEGUN = """
import signal, sys
import gloaming.cli
from gloaming.cli.commands import sim
signal.signal(signal.SIGINT, signal.default_int_handler)  # a suite run in the background leaves it ignored
whole = sim.simulate
def simulate(*words):
    for tally in whole(*words):
        yield tally
        sys.stderr.write("begun\\n")  # at once, so that the interrupt cannot separate text and end of line
sim.simulate = simulate
gloaming.cli.app(sys.argv[1:])
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_sums_up_what_was_played(jobs: str) -> None:
    words = ["sim", GAME, "--matches", "1000000", "--jobs", jobs, "--json"]
    with subprocess.Popen(
        [sys.executable, "-c", BEGUN, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "begun\n"
        os.killpg(process.pid, signal.SIGINT)
        output, errors = process.communicate(timeout=PATIENCE)
    summed = json.loads(output)
    assert 0 < summed["matches"] < summed["asked"] == 1_000_000
    assert errors.replace("begun\n", "") == f"Stopped after {summed['matches']} of 1000000 matches.\n"
    assert process.returncode == 0
