"""The process that compares a pack with the box, and what it says."""

from __future__ import annotations

import subprocess
import sys
from itertools import count
from typing import Any

import msgspec
import pytest

from gloaming.lab.content.game_files import GameFiles
from gloaming.server.protocol.workshop_info import Comparison, Draft
from gloaming.server.workshop.comparison_plan import ComparisonPlan, ComparisonTask, plan_comparison
from gloaming.server.workshop.comparison_results import ComparisonResults, users_lead
from gloaming.server.workshop.comparison_worker import play_comparison
from gloaming.server.workshop.draft_files import files_of

from .changed_entries import copied, new_killer


def task(game: str, table: str, copied_id: str, /, *, bot: str = "random", **changes: Any) -> ComparisonTask:
    """Return the task to compare a changed copy of an entry with the box."""
    options = changes.pop("options", {})
    deals = changes.pop("deals", 4)
    entry = changes.get("id", copied_id)
    return task_of(copied(game, table, copied_id, **changes), table, entry, options, deals=deals, bot=bot)


def task_of(made: dict[str, Any], table: str, entry: str, options: dict[str, Any], **limits: Any) -> ComparisonTask:
    """Return the task to compare a draft with the box."""
    draft = msgspec.convert(made, Draft)
    return ComparisonTask(GameFiles(draft.game, (files_of(draft),)), table, entry, options, draft.title, **limits)


def ann() -> ComparisonPlan:
    """Return the plan of the comparison of a new Killer."""
    return plan_comparison(task_of(new_killer("Ann"), "killer", "ann", {}))


def played(task: ComparisonTask) -> Comparison:
    """Play a comparison to its end."""
    return list(play_comparison(task))[-1]


def options_of(plan: ComparisonPlan, deals: int) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return the options of the first deals with the pack, and with the box."""
    pairs = [plan.units(deal) for deal in range(deals)]
    return [new.options for new, _ in pairs], [old.options for _, old in pairs]


CASES = [
    ("final-girl", "killer", "hans-the-butcher"),
    ("final-girl", "event", "boyfriend"),
    ("dont-go-in-there", "type", "amulet"),
    ("fatal-frame", "ghost", "seeker"),
    ("follow-your-fear", "spirit", "ember-fox"),
    ("ghost-hunter", "item", "i-1"),
]


@pytest.mark.parametrize(("game", "table", "id"), CASES)
def test_every_game_compares_a_renamed_entry_with_the_printed_one(game: str, table: str, id: str) -> None:
    found = played(task(game, table, id, name="Renamed", deals=2, bot="policy"))
    assert found.state == "done"
    assert found.played == 2
    assert found.length == 0
    assert "Renamed" in found.summary
    assert found.summary.endswith(".")


def test_a_new_killer_is_compared_with_each_killer_of_the_box_on_the_same_deals() -> None:
    plan = ann()
    new, old = options_of(plan, 5)
    assert [one["killer"] for one in new] == ["ann"] * 5
    box = ["hans-the-butcher", "the-whipper-in", "the-walled-brother", "low-water"]
    assert [one["killer"] for one in old] == [*box, box[0]]
    assert plan.rival == "the four Killers of the box"
    assert all([first.deal_seed == second.deal_seed for first, second in map(plan.units, range(4))])


def test_a_setup_card_is_compared_with_those_of_its_location() -> None:
    plan = plan_comparison(task("final-girl", "setup", "regatta", id="storm", name="Storm"))
    _, old = options_of(plan, 5)
    assert {one["location"] for one in old} == {"fallowmere-park"}
    assert "regatta" in [one["setup"] for one in old]
    assert plan.rival == "the five Setup cards of the box"


def test_the_author_chooses_other_options() -> None:
    plan = plan_comparison(task("final-girl", "killer", "hans-the-butcher", options={"board": "extreme"}))
    new, old = plan.units(0)
    assert new.options == old.options == {"killer": "hans-the-butcher", "board": "extreme"}


def test_a_new_card_type_takes_the_place_of_one_of_the_box() -> None:
    plan = plan_comparison(task("dont-go-in-there", "type", "amulet", id="orb", name="Orb"))
    for new, old in zip(*options_of(plan, 20), strict=True):
        assert "orb" in new["types"]
        assert len({*new["types"]} - {*old["types"]}) == 1


def test_a_pack_with_one_killer_is_about_the_killer() -> None:
    plan = plan_comparison(task_of(new_killer("Ann"), "", "", {}))
    assert plan.name == "Ann"
    assert plan.units(0)[0].options["killer"] == "ann"


def test_a_new_room_is_compared_with_those_of_its_board() -> None:
    plan = plan_comparison(task("dont-go-in-there", "room", "attic", id="loft", name="Loft"))
    new, old = options_of(plan, 2)
    assert [one["board-1"] for one in new] == ["loft", "loft"]
    assert [one["board-1"] for one in old] == ["attic", "nursery"]


def test_a_changed_scenario_is_played_in_every_match_with_enough_hunters() -> None:
    plan = plan_comparison(task("ghost-hunter", "scenario", "scenario-3"))
    new, old = plan.units(0)
    assert new.options == old.options == {"scenario": 3}
    assert new.seats == 3


def test_the_same_seed_plays_the_same_deals() -> None:
    first, second = (played(task("final-girl", "killer", "hans-the-butcher", health=3, deals=5)) for _ in range(2))
    assert first == second


def test_a_comparison_ends_at_its_limit_of_cpu_time() -> None:
    seconds = count()
    limited = msgspec.structs.replace(task("final-girl", "killer", "hans-the-butcher"), seconds=3, deals=1000)
    assert list(play_comparison(limited, clock=lambda: next(seconds)))[-1].played == 3


def results() -> ComparisonResults:
    """Return empty results of a comparison of a changed Killer."""
    return ComparisonResults(plan_comparison(task("final-girl", "killer", "hans-the-butcher")))


def row(won: bool, rounds: int = 10, **more: Any) -> dict[str, Any]:
    """Return the row of a match of Final Girl."""
    return {"winners": [0] if won else [], "side_won": won, "rounds": rounds, "sides": [], "seen": [], **more}


def test_no_verdict_before_the_interval_allows_one() -> None:
    found = results()
    for deal in range(99):
        found.add(row(deal % 2 == 0), row(False))
        assert found.verdict == ""
    found.add(row(True), row(False))
    assert found.verdict == "too weak"
    assert found.is_done
    assert "players won 51% of 100 matches, compared with 0% with the printed one" in found.summary()


def test_a_small_difference_is_fair_only_when_the_interval_is_narrow() -> None:
    found = results()
    for deal in range(2000):
        found.add(row(deal % 50 == 0), row(False))
        least, most = found.estimate.least, found.estimate.most
        if found.verdict == "fair":
            assert -0.05 <= least <= most <= 0.05
    assert found.verdict == "fair"


def test_the_comparison_goes_on_while_the_interval_allows_two_verdicts() -> None:
    found = results()
    for deal in range(300):
        found.add(row(deal % 3 == 0), row(deal % 4 == 0))
    assert found.verdict == ""
    assert not found.is_done
    assert "this may be chance" in found.summary()


def test_a_killer_as_strong_as_the_strongest_of_the_box_is_fair() -> None:
    found = ComparisonResults(ann())
    for deal in range(1600):
        found.add(row(deal % 5 == 0), row(deal % 4 == 0 and deal % 8 == 0))
    least, most = found.fair
    assert least < -0.05
    assert most > 0.3
    assert found.verdict == "fair"


def test_users_of_a_card_are_compared_with_users_of_other_cards_in_the_match() -> None:
    match = {"winners": [0], "played": ["a", "b", "b"], "played_by": [0, 0, 1]}
    assert users_lead(match, frozenset({"a"})) == 0.5
    assert users_lead(match, frozenset({"b"})) == -0.5
    assert users_lead(match, frozenset({"c"})) is None


def test_the_summary_counts_the_use_of_a_card() -> None:
    found = ComparisonResults(plan_comparison(task("final-girl", "item", "whistle")))
    for deal in range(4):
        seen = ["item-whistle"] if deal else []
        found.add(row(True, 12, seen=seen, played=seen if deal == 1 else []), row(True, 10))
    assert found.comparison().used == pytest.approx(1 / 3)
    assert "matches were 2.0 turns longer" in found.summary()
    assert "It was in sight in 75% of the matches, and bots used it in 33% of those." in found.summary()


def test_the_process_writes_its_state_as_lines_of_json() -> None:
    made = task("final-girl", "killer", "hans-the-butcher", deals=3)
    program = [sys.executable, "-P", "-m", "gloaming.server.workshop.comparison_worker"]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(made) + b"\n")
        process.stdin.flush()
        lines = [msgspec.json.decode(line, type=Comparison) for line in process.stdout]
    assert [lines[0].state, lines[-1].state] == ["playing", "done"]
    assert lines[-1].played == lines[-1].most == 3


def test_the_process_ends_when_the_server_has_ended() -> None:
    made = task("final-girl", "killer", "hans-the-butcher", deals=5000)
    program = [sys.executable, "-P", "-m", "gloaming.server.workshop.comparison_worker"]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(made) + b"\n")
        process.stdin.flush()
        assert process.stdout.readline()
        process.stdin.close()
        assert process.wait(60) == 0
