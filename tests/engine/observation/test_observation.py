"""Observations of a small state, word by word of its declarations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.engine.errors import RulesFault
from gloaming.engine.flow import Program, choose
from gloaming.engine.observation.observation import NOT_ASKED, Observation
from gloaming.engine.state.dice import seeded
from gloaming.engine.state.meanings import (
    FLAG,
    SEAT,
    Axis,
    Meaning,
    bits,
    joined,
    left_out,
    numbered,
    one,
    packed,
    pairs,
    per,
    pile,
    rows,
    some,
    split,
    upto,
    where,
    which,
)
from gloaming.engine.state.state import State
from gloaming.engine.state.zones import ALL, LOOKED, NOBODY, OWNER, Field, Value, Zone
from tests.packs import pack

COLOR = Axis("color", lambda box: ("red", "green", "blue"))
CARD = Axis("card", lambda box: ("lamp", "lamp", "rope"), first=lambda box: 10)
SPOT = numbered("spot", 2)
PROGRAM = Program({"match": (choose("Which?", lambda s: [], lambda s, option: None, rule=""),)}, "match")


class Table(State):
    """Has any fields; copies are never made."""

    def __init__(self, seats: int, fields: dict[str, Any]) -> None:
        self.begin(PROGRAM, seats, seeded(1))
        for name, value in fields.items():
            setattr(self, name, value)


def places(*fields: Field, seat: int = 0, seats: int = 2, **values: Any) -> dict[str, int]:
    """Return the places of an observation that belong to fields and are not 0, by name."""
    observation = Observation(fields, PROGRAM, None, 3)
    vector = observation.write(Table(seats, values), seat, NOT_ASKED)
    shared = ("me=", "argument", "question", "seat[me].here", "seat[+1].here", "seat[+2].here")
    return {
        name: byte
        for name, byte in zip(observation.names, vector)
        if byte and not name.startswith(shared) and not name.endswith("].turn")
    }


def of(meaning: Meaning, value: Any, **more: Any) -> dict[str, int]:
    return places(Value("it", object, of=meaning), it=value, **more)


def test_numbers_are_clipped() -> None:
    assert of(upto(9), 7) == {"it": 7}
    assert of(upto(9), 12) == {"it": 9}
    assert of(upto(9, -5), -3) == {"it": 2}
    assert of(upto(9), -3) == {}
    assert of(FLAG, True) == {"it": 1}


def test_one_of_a_few_has_a_place_for_each() -> None:
    assert of(one(COLOR), 2) == {"it=blue": 1}
    assert of(one(COLOR), -1) == {"it=none": 1}
    assert of(which(COLOR), 2) == {"it": 3}
    assert of(which(COLOR), -1) == {}


def test_sets_are_flags_or_counts() -> None:
    assert of(bits(COLOR), 0b101) == {"it.red": 1, "it.blue": 1}
    assert of(some(COLOR, most=3), (1, 1, 0)) == {"it.red": 1, "it.green": 2}
    assert of(some(COLOR, SPOT, base=2), (1, 4)) == {"it.red.spot1": 1, "it.blue.spot0": 1}


def test_rows_begin_with_their_number() -> None:
    assert of(rows(2, one(COLOR), upto(9)), (1, 5)) == {"it.count": 1, "it[0].0=green": 1, "it[0].1": 5}
    assert of(pairs(2, upto(9), upto(9)), ((1, 2), (3, 4), (5, 6))) == {
        "it.count": 2,
        "it[0].0": 1,
        "it[0].1": 2,
        "it[1].0": 3,
        "it[1].1": 4,
    }


def test_packed_numbers_are_taken_apart() -> None:
    assert of(packed(3, 4, 5), 2 * 20 + 3 * 5 + 4) == {"it.0": 3, "it.1": 3, "it.2": 4}
    assert of(packed(3, 4, 5), -1) == {}


def test_lists_run_along_axes() -> None:
    assert of(per(COLOR, upto(9)), [0, 4, 5]) == {"it[green]": 4, "it[blue]": 5}
    assert of(split(COLOR, 2, per(SPOT, upto(9))), [0, 1, 2, 0, 0, 3]) == {
        "it[red][spot1]": 1,
        "it[green][spot0]": 2,
        "it[blue][spot1]": 3,
    }
    assert of(joined(2, per(SPOT, upto(9)), per(COLOR, upto(9))), [1, 0, 2, 0, 3]) == {
        "it[spot0]": 1,
        "it[red]": 2,
        "it[blue]": 3,
    }


def test_the_observing_seat_comes_first() -> None:
    assert of(per(SEAT, upto(9)), [1, 2], seat=1) == {"seat[me].it": 2, "seat[+1].it": 1}
    assert of(one(SEAT), 0, seat=1) == {"seat[+1].it": 1}
    assert of(one(SEAT), -1, seat=1) == {}
    assert of(bits(SEAT), 0b110, seat=2, seats=3) == {"seat[me].it": 1, "seat[+2].it": 1}
    assert of(per(SPOT, one(SEAT)), [1, -1], seat=1) == {"seat[me].it[spot0]": 1}
    assert of(some(COLOR, SEAT, base=4), (1, 9), seat=1) == {"seat[me].it.red": 1, "seat[me].it.blue": 1}
    assert of(rows(2, one(SEAT)), (1,), seat=1) == {"it.count": 1, "it[0]=me": 1}


def test_values_with_owners_say_whether_they_are_seen() -> None:
    field = Value("it", list[int], OWNER, revealed="open", of=per(SEAT, upto(9)))
    assert places(field, it=[4, 5], open=False, seat=1) == {"seat[me].it.seen": 1, "seat[me].it": 5}
    assert places(field, it=[4, 0], open=True, seat=1) == {
        "seat[me].it.seen": 1,
        "seat[+1].it.seen": 1,
        "seat[+1].it": 4,
    }


def test_cards_are_counted_by_kind_and_hidden_ones_by_back() -> None:
    assert places(Zone("it", ALL, of=pile(CARD)), it=(10, 11, 12)) == {"it.lamp": 2, "it.rope": 1}
    assert places(Zone("it", NOBODY, of=pile(CARD)), it=(10, 11)) == {"it.count": 2}
    hands = Zone("it", OWNER, many=True, of=per(SEAT, pile(CARD)))
    assert places(hands, it=[(10,), (11, 12)]) == {"seat[me].it.back": 1, "seat[me].it.lamp": 1, "seat[+1].it.back": 2}


def test_cards_that_only_some_have_seen_lie_at_places() -> None:
    zone = Zone("it", LOOKED, looked="masks", of=pile(CARD, 3))
    assert places(zone, it=(10, -1, 12), masks=(0b01, -1, 0b10)) == {"it[0]=lamp": 1, "it[2]=back": 1}
    numbers = Zone("it", ALL, of=pile(CARD, 3, by_number=True))
    assert places(numbers, it=(12, 10)) == {"it[0]": 2, "it[1]": 1}


def test_where_cards_lie_is_told_at_their_kinds() -> None:
    cards = Zone("cards", ALL, of=pile(CARD))
    there = Value("it", object, of=where("cards", SPOT))
    assert places(cards, there, cards=(12,), it=(1,)) == {"cards.rope": 1, "it.rope": 2}


def test_a_seat_knows_the_hidden_cards_that_it_has_seen() -> None:
    zone = Zone("it", NOBODY, of=pile(CARD))
    observation = Observation([zone], PROGRAM, None, 3)
    state = Table(2, {"it": (10, 12)})
    state.show_only(0b10, 12)
    place = observation.names.index("known.rope")
    assert [observation.write(state, seat, NOT_ASKED)[place] for seat in range(2)] == [0, 1]


def test_fields_without_a_meaning_are_named() -> None:
    with pytest.raises(RulesFault, match=r"\('of'\): it, that"):
        Observation([Value("it", int), Value("that", int), Value("hidden", int, NOBODY)], PROGRAM, None, 2)


def test_left_out_fields_are_listed_with_the_reason() -> None:
    observation = Observation([Value("it", int, of=left_out("set-up"))], PROGRAM, None, 2)
    assert observation.left_out == {"it": "set-up"}


def test_numbers_that_do_not_fit_are_reported() -> None:
    fields = [Value("it", int, of=upto(3)), Value("color", int, of=one(COLOR, None))]
    observation = Observation(fields, PROGRAM, None, 2)
    assert observation.misfits(Table(2, {"it": 3, "color": 2}), 0) == []
    assert observation.misfits(Table(2, {"it": 4, "color": 3}), 0) == ["it", "color"]


def test_packs_change_size_and_version(tmp_path: Path) -> None:
    game = gloaming.game("fatal-frame")
    more = game.with_packs(pack(tmp_path / "well"), pack(tmp_path / "more", GHOST, "More"))
    assert more.observation.size > game.observation.size
    assert more.observation.version != game.observation.version
    match = more.new(seats=2, seed=1)
    assert len(match.observe(1)) == more.observation.size


GHOST = """
[[ghost]]
id = "drowned-child"
name = "Drowned Child"
rule = "FF-GHOSTCARD-1"
power = 4
zone = "both"
chase = true
value = 2
copies = 2
text = "It has been waiting."
source = "ours"
"""
