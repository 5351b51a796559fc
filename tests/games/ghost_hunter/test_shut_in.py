"""Confinement, locks and bleeding by any tile, card or rule, including those of packs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gloaming.engine.errors import DamagedSave
from gloaming.games.ghost_hunter import GAME
from tests.games.ghost_hunter.damaged import pack_of, tables, whole
from tests.games.ghost_hunter.table import BOX, Position, given

NORTH, SOUTH = 0, 2

CONFINE = {"verb": "confine", "least": 8, "failed": [{"verb": "hurt", "pool": "hp", "points": 1}]}
LOCK = {"verb": "lock", "least": 9}


def with_entry(folder: Path, id: str, **changes: Any) -> Any:
    """The game with a pack that replaces an entry by one that says something else in some fields."""
    [(table, match)] = [(table, entry) for table, entries in tables(BOX).items() for entry in entries if entry.id == id]
    return GAME.with_packs(pack_of(folder / "mine", table, whole(match) | changes))


def entering(game: Any, event: str = "e-1", *judge: int, **known: Any) -> Position:
    """The detective goes north into a corridor and turns an Event card up there."""
    lay = {"t-12": (0, -1)} | known.pop("lay", {})
    table = given(
        known.pop("hunters", "c-2 c-1"),
        lay=lay,
        at={0: "t-17", 1: "t-17"},
        unexplored="t-12",
        events=f"{event} e-24 e-24",
        insanity="king-of-hearts queen-of-hearts",
        quiet=True,
        game=game,
        **known,
    )
    return table.judge(*judge).go(NORTH)


def likely(table: Position, label: str) -> str:
    """The odds on the button that begins so."""
    return next(table.match.likely(i) for i, text in enumerate(table.labels) if text.startswith(label))


def round_later(table: Position) -> Position:
    """The detective's next turn."""
    return table.end().end()


@pytest.mark.rule("GH-CONFINED-1", "GH-CONFINED-2", "GH-CONFINED-3")
def test_a_card_of_ones_own_confines_by_its_own_numbers(tmp_path: Path) -> None:
    table = round_later(entering(with_entry(tmp_path, "e-1", does=[CONFINE])))
    assert not table.may("go") and likely(table, "Try to break out") == "a success: 50%"
    table.judge(5).pick("break-out")
    assert (table.hp(0), table.mp(0), table.state.points) == (27, 20, 0)
    round_later(table).judge(6).pick("break-out").go(SOUTH)
    assert table.at(0) == "t-17"


@pytest.mark.rule("GH-CONFINED-1")
@pytest.mark.parametrize(
    ("id", "changes"),
    [
        ("e-1", {"does": [{"verb": "check", "ability": "wp", "least": 9, "failed": [CONFINE]}]}),
        ("t-12", {"first": [CONFINE], "events": 0}),
        ("t-12", {"each": [CONFINE], "events": 0}),
        (
            "scenario-1",
            {
                "rules": [
                    {"when": {"verb": "entered", "tile": "t-12"}, "does": [{"verb": "affect", "does": [CONFINE]}]},
                    *whole(BOX.scenarios[0])["rules"],
                ]
            },
        ),
    ],
    ids=["after a check", "a room", "at every entry", "a scenario"],
)
def test_rooms_scenarios_and_failed_checks_confine_as_well(tmp_path: Path, id: str, changes: dict[str, Any]) -> None:
    table = round_later(entering(with_entry(tmp_path, id, **changes), "e-1" if id == "e-1" else "e-24", 1))
    assert table.state.confined == 1
    table.judge(5).pick("break-out")
    assert table.hp(0) == 27
    round_later(table).judge(6).pick("break-out")
    assert table.state.confined == 0


@pytest.mark.rule("GH-CONFINED-1")
def test_an_item_confines_whoever_it_is_used_on(tmp_path: Path) -> None:
    game = with_entry(tmp_path, "i-3", use="disposable", does=[CONFINE, {"verb": "heal", "pool": "hp", "points": 1}])
    table = given(items={0: "i-3"}, hurt={0: (3, 0)}, quiet=True, game=game)
    table.pick("use", "i-3", 0)
    assert not table.may("go") and not table.may("open") and likely(table, "Try to break out") == "a success: 50%"


@pytest.mark.rule("GH-CONFINED-1")
def test_of_several_cards_that_confine_the_one_that_did_counts(tmp_path: Path) -> None:
    game = with_entry(tmp_path, "e-1", does=[CONFINE])
    assert likely(round_later(entering(game, "e-11")), "Try to break out") == "a success: 80%"
    assert likely(round_later(entering(game, "e-1")), "Try to break out") == "a success: 50%"


@pytest.mark.rule("GH-CONFINED-4")
def test_whoever_is_confined_already_stays_so_by_the_first(tmp_path: Path) -> None:
    game = with_entry(tmp_path, "e-1", does=[CONFINE, CONFINE | {"least": 3}])
    assert likely(round_later(entering(game)), "Try to break out") == "a success: 50%"


@pytest.mark.rule("GH-CHECK-4")
def test_who_is_spared_the_check_of_a_card_is_told_so_and_makes_that_of_another(tmp_path: Path) -> None:
    game = with_entry(tmp_path, "e-1", does=[CONFINE])
    [spared] = [character.id for character in BOX.characters if "e-11" in str(character.traits)]
    table = round_later(entering(game, "e-11", hunters=f"{spared} c-1"))
    assert likely(table, "Try to break out") == "a success: 100%"
    table.judge(1).pick("break-out").go(SOUTH)
    assert likely(round_later(entering(game, "e-1", hunters=f"{spared} c-1")), "Try to break out") != "a success: 100%"


def test_what_confines_is_kept_in_a_save_and_a_save_of_before_means_the_card_of_the_box(tmp_path: Path) -> None:
    game = with_entry(tmp_path, "e-1", does=[CONFINE])
    save = round_later(entering(game)).match.save()
    assert save["fields"]["confined_by"][0] == 0 and len(game.box.confines) == 2
    table = round_later(entering(GAME, "e-11"))
    old = table.match.save()
    for name in ("confined_by", "locked_by", "bled_by"):
        del old["fields"][name]
    again = Position(GAME.load(old))
    again.judge(2).pick("break-out")
    assert again.mp(0) == 18
    old["fields"]["confined_by"] = [7, 0]
    with pytest.raises(DamagedSave, match="no card in the box confines hunter 0"):
        GAME.load(old)


@pytest.mark.rule("GH-LOCKED-1", "GH-LOCKED-2")
def test_a_card_of_ones_own_locks_doors_by_its_own_number(tmp_path: Path) -> None:
    game = with_entry(tmp_path, "e-1", does=[{"verb": "check", "ability": "none", "least": 1, "passed": [LOCK]}])
    table = round_later(entering(game, "e-1", lay={"t-6": (0, -2)}))
    assert not table.may("go", NORTH) and likely(table, "Try to open the locks") == "a success: 30%"
    table.judge(7).pick("pick-lock")
    assert not table.may("go", NORTH) and not table.may("pick-lock")
    table.end().go(NORTH).judge(0, 9).pick("pick-lock").go(NORTH)
    assert table.at(1) == "t-6"
    assert (
        likely(round_later(entering(game, "e-13", lay={"t-6": (0, -2)})), "Try to open the locks") == "a success: 60%"
    )


@pytest.mark.rule("GH-LOCKED-3")
def test_a_key_opens_such_a_lock(tmp_path: Path) -> None:
    game = with_entry(tmp_path, "t-12", first=[LOCK], events=0)
    table = round_later(entering(game, "e-24", lay={"t-6": (0, -2)}, items={0: "i-6"}))
    table.pick("unlock", "t-12").go(NORTH)
    assert table.at(0) == "t-6"


@pytest.mark.rule("GH-LOCKED-4")
def test_where_a_rule_locks_hunters_in_who_came_by_no_door_one_stays_open(tmp_path: Path) -> None:
    lock = {"when": {"verb": "round-begins", "first": 1}, "does": [{"verb": "affect", "does": [LOCK]}]}
    game = with_entry(tmp_path, "scenario-1", rules=[lock, *whole(BOX.scenarios[0])["rules"]])
    match = game.new(seats=1, seed=3, options={"characters": 1, "scenario": 1})
    while match.view(0)["round"] == 0:
        match.pick(0)
    table = Position(match)
    assert len([way for way in range(4) if table.may("open", way) or table.may("go", way)]) == 1


@pytest.mark.rule("GH-STATE-2")
def test_bleeding_is_put_down_to_what_began_it(tmp_path: Path) -> None:
    table = entering(with_entry(tmp_path, "e-1", does=[{"verb": "bleed"}]))
    table.state.replies = [0, 0]
    table.end().end()
    assert "Ceiling Collapse" in table.question and table.may("let-it-be")
    snake = given(at={0: "t-39"}, lay={"t-39": (1, 0)}, monsters={"e-43": "t-39"}, quiet=True)
    snake.judge(1, enemy=9)
    for _ in range(9):
        if not snake.state.bleeding:
            snake.match.pick(0)
    assert snake.state.bled_by[0] == BOX.number["e-43"]


def test_what_a_room_does_at_every_entry_is_said_in_its_words(tmp_path: Path) -> None:
    game = with_entry(tmp_path, "t-12", first=[LOCK], each=[CONFINE])
    [text] = [entry["text"] for entry in game.content() if entry["id"] == "t-12"]
    assert text == (
        "Lock all doors except the one you came by; to open them: DX 9, one try for each hunter, or a Key. Each time "
        "you enter: you are confined: to leave, pass ST 8 or own a Key; each failure deals 1 HP damage."
    )
