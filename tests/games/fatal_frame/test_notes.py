"""Features of options in Fatal Frame."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming import Match
from gloaming.bots import SeatView, bot
from gloaming.engine.learning.features import MOST
from gloaming.games.fatal_frame import GAME
from gloaming.games.fatal_frame.chances import Worth
from gloaming.games.fatal_frame.notes.situation import Situation
from gloaming.games.fatal_frame.packs import BOX
from gloaming.games.fatal_frame.rules.vocabulary import DEEDS
from tests.games.fatal_frame.table import Position, given

READY: dict[str, Any] = {"items": ["temple-key", "wedding-comb"], "album": ["seeker"]}


def noted(match: Match) -> list[list[int]]:
    """Return the features of all open options."""
    learned = GAME.rules.learned
    assert learned is not None and match.decision is not None
    return learned.features.noted(match._state, match.decision.options)


def notes(table: Position, option: tuple[Any, ...]) -> list[int]:
    """Return the features of an option."""
    return noted(table.match)[table.options.index(option)]


def kind(id: str) -> int:
    """Return the kind number of a card."""
    return BOX.kind_number[id]


@pytest.mark.parametrize("seats", GAME.seats)
def test_options_are_seen_alike_in_worlds_that_the_seat_cannot_tell_apart(seats: int) -> None:
    match = GAME.new(seats=seats, seed=11)
    players = [bot("easy", seat) for seat in range(seats)]
    count = 0
    while match.decision is not None and count < 250:
        seat = match.decision.seat
        if len(match.decision.options) > 1:
            assert noted(match.imagine(seat, count)) == noted(match)
            count += 1
        match.pick(players[seat].choose(SeatView(match, seat)))
    assert count > 60


def test_a_verb_always_has_as_many_notes_all_of_them_told_apart() -> None:
    lengths: dict[str, set[int]] = {}
    for seed in range(6):
        match = GAME.new(seats=2 + seed % 3, seed=seed)
        players = [bot("easy", seat) for seat in range(match.seats)]
        while match.decision is not None:
            for option, numbers in zip(match.decision.options, noted(match), strict=True):
                lengths.setdefault(option[0], set()).add(len(numbers))
                assert all(0 <= number <= MOST for number in numbers), (option, numbers)
            match.pick(players[match.decision.seat].choose(SeatView(match, match.decision.seat)))
    assert {"move", "ghost", "item", "upgrade", "discard", "orb", "stand", "only", "function", "take"} <= set(lengths)
    assert all(len(sizes) == 1 for sizes in lengths.values()), lengths


def test_every_action_says_in_its_file_what_playing_it_comes_to() -> None:
    assert [deed.__name__ for deed in DEEDS if "notes" not in vars(deed)] == []


def test_a_ghost_on_oneself_is_not_seen_as_one_on_another() -> None:
    table = given("play", hand=["seeker"], camera={0: ["61-film"]}, at={0: "mill-stream", 1: "drying-field"})
    alone, other = notes(table, ("ghost", kind("seeker"), 0)), notes(table, ("ghost", kind("seeker"), 1))
    assert not [number for number, same in zip(alone, other, strict=True) if number == same]


def test_more_dice_are_seen_to_beat_a_ghost_likelier_and_a_boss_sooner() -> None:
    single = given("play", hand=["seeker"], at="mill-stream")
    three = given("play", hand=["seeker"], at="mill-stream", camera=["61-film"])
    ghost = BOX.ghosts[kind("seeker")]
    chances = []
    for table in (single, three):
        situation = Situation(Worth(BOX), table.state)
        chances.append(situation.beats(ghost, situation.arms[0], -1))
    assert chances == pytest.approx([4 / 6, 1 - (2 / 6) ** 3])
    known = Worth(BOX)
    assert known.against_boss(3, 0, 0, 3) < known.against_boss(1, 0, 0, 3)
    assert known.against_boss(1, 0, 2, 3) < known.against_boss(1, 0, 0, 3)


def test_an_orb_that_makes_a_die_beat_the_ghost_is_told_from_one_that_does_not() -> None:
    upgrades = ["14-film", "spirit-orb"]
    table = given("fight", at="mill-stream", ghosts={"mill-stream": ["seeker"]}, camera=upgrades, dice=[2, 1])
    assert table.prompt == "Add to a die?"
    beats, fails = notes(table, ("orb", 0)), notes(table, ("orb", 1))
    assert beats[0] != fails[0]
    assert fails[0] == notes(table, ("stand",))[0]


def test_a_room_where_an_item_in_hand_can_be_played_is_told_from_others() -> None:
    with_, without = (
        given("move", paths=["loom-room", "tea-room", "stair-well"], inside=1, hand=[item])
        for item in ("family-register", "temple-key")
    )
    assert notes(with_, ("move", 2, 0))[6] != notes(without, ("move", 2, 0))[6]


def test_who_may_leave_a_boss_sees_how_many_beads_it_has() -> None:
    seen = [
        notes(given("either", paths=["loom-room"], boss="mill-bride", life=life, failed=True, **READY), ("only", 3))
        for life in (2, 1)
    ]
    assert seen[0][1] != seen[1][1]
