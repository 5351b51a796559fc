"""Mistakes in what is printed: ids that are not there, pieces of one id, and parts that make no sense."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from gloaming import BadContent
from gloaming.engine.content.content_checks import (
    check_each,
    check_named,
    check_parts,
    check_pieces,
    entries_of,
    every,
    ids_of,
    shortened,
)
from gloaming.engine.content.schema import Schema, Text, given, gives, inside, named, names
from gloaming.engine.rules.effects import Fault, Verb

RoomId = Annotated[str, names("room", "anywhere")]


@dataclass(frozen=True, kw_only=True)
class Lit(Verb):
    """How long a lamp burns in some rooms."""

    rooms: tuple[RoomId, ...] = ()
    least: int = 1
    most: int = 9

    def fault(self) -> Fault | None:
        return ("most", "'least' or more") if self.most < self.least else None


@dataclass(frozen=True, kw_only=True)
class Lamp:
    """A card of a game made up for these tests."""

    id: str
    copies: int = 1
    light: tuple[Lit, ...] = ()
    hung: Annotated[str, names("room", any_case=True)] = ""
    rule: Annotated[str, Meta(pattern="^R-[0-9]$")] = "R-1"
    prices: tuple[tuple[Annotated[str, names("coin")], Text], ...] = ()


@dataclass(frozen=True, kw_only=True)
class Room:
    """A place of the same game, with a lamp that belongs there, and names of its own for coins."""

    id: str
    own: Lamp
    coins: tuple[Annotated[Text, gives("coin")], ...] = ()
    both: Annotated[str, names("room"), gives("coin")] = ""
    behind: RoomId | None = None
    doors: tuple[RoomId, ...] | Literal["none"] | None = None


ROOMS = [f"r-{number}" for number in range(30)]
THERE = {"room": ROOMS, "coin": ["penny"]}


def where(table: str, id: str) -> str:
    return f"mine/{table}s.toml: {table} {id}"


def test_whatever_an_entry_names_is_found_and_by_which_fields() -> None:
    lamp = Lamp(id="a", light=(Lit(), Lit(rooms=("r-1", "r-2"))), hung="R-3", prices=(("penny", "one"),))
    assert [(at, what.kind, id) for at, what, id in named(lamp)] == [
        ("light[1].rooms[0]", "room", "r-1"),
        ("light[1].rooms[1]", "room", "r-2"),
        ("hung", "room", "R-3"),
        ("prices[0][0]", "coin", "penny"),
    ]


def test_what_is_named_where_something_else_may_stand_is_found_too() -> None:
    room = Room(id="r-1", own=Lamp(id="a"), behind="r-2", doors=("r-3", "r-4", "r-5"))
    doors = [(f"doors[{number}]", f"r-{3 + number}") for number in range(3)]
    assert [(at, id) for at, _, id in named(room)] == [("behind", "r-2"), *doors]
    assert not list(named(Room(id="r-1", own=Lamp(id="a"), doors="none")))


def test_what_gives_a_name_is_found_and_may_name_something_too() -> None:
    room = Room(id="r-1", own=Lamp(id="a"), coins=("penny", "crown"), both="r-2")
    assert list(given(room)) == [("coin", "penny"), ("coin", "crown"), ("coin", "r-2")]
    assert list(given([room, Room(id="r-2", own=Lamp(id="b"), both=" ")])) == list(given(room))
    assert [(at, what.kind, id) for at, what, id in named(room)] == [("both", "room", "r-2")]


def test_what_is_named_is_there_as_it_is_or_as_people_write_it() -> None:
    lamp = Lamp(id="a", light=(Lit(rooms=("anywhere", "r-2")),), hung="R-3", prices=(("penny", "one"),))
    check_named(lamp, where("lamp", "a"), THERE)
    check_named(Lamp(id="a", hung="x"), where("lamp", "a"), {**THERE, "room": None})


@pytest.mark.parametrize(
    ("lamp", "complaint"),
    [
        (
            Lamp(id="a", light=(Lit(rooms=("r-2", "R-3")),)),
            f"mine/lamps.toml: lamp a: field 'light[0].rooms[1]': there is no 'R-3'; room may be "
            f"anywhere, {', '.join(ROOMS[:23])} and 7 more",
        ),
        (Lamp(id="a", hung="attic"), f"field 'hung': there is no 'attic'; room may be {', '.join(ROOMS[:24])} and 6"),
        (
            Lamp(id="a", prices=(("penny", "attic"), ("crown", "r-1"))),
            "mine/lamps.toml: lamp a: field 'prices[1][0]': there is no 'crown'; coin may be penny",
        ),
    ],
)
def test_what_is_not_there_is_told_with_what_there_is(lamp: Lamp, complaint: str) -> None:
    with pytest.raises(BadContent) as error:
        check_named(lamp, where("lamp", "a"), THERE)
    assert str(error.value).startswith(complaint) or f": {complaint}" in str(error.value)


def test_a_kind_that_nobody_looks_up_is_no_mistake_of_the_pack() -> None:
    with pytest.raises(KeyError, match="coin"):
        check_named(Lamp(id="a", prices=(("penny", "x"),)), "", {"room": ROOMS})


def test_the_ids_of_a_kind_are_those_of_its_tables() -> None:
    tables = {"lamp": [Lamp(id="a")], "candle": [Lamp(id="b"), Lamp(id="c")], "room": []}
    assert [(table, entry.id) for table, entry in every(tables)] == [("lamp", "a"), ("candle", "b"), ("candle", "c")]
    alone = {"lamp": ["a"], "candle": ["b", "c"], "room": []}
    assert ids_of(tables) == alone
    assert ids_of(tables, {"light": ("lamp", "candle")}) == {**alone, "light": ["a", "b", "c"]}
    assert shortened([]) == "none"


def test_a_part_that_makes_no_sense_is_told_with_its_place() -> None:
    check_parts(list(inside(Lamp(id="a", light=(Lit(least=2, most=2),)))), "")
    with pytest.raises(BadContent, match=r"lamp a: field 'light\[1\]\.most': 'least' or more"):
        check_parts(list(inside(Lamp(id="a", light=(Lit(), Lit(least=2, most=1))))), where("lamp", "a"))


def test_each_entry_is_looked_at_beside_all_the_others() -> None:
    tables = {"lamp": [Lamp(id="a", hung="R-1"), Lamp(id="b", light=(Lit(rooms=("anywhere",)),))], "room": []}
    lit = Room(id="r-1", own=Lamp(id="c"))
    check_each({**tables, "room": [lit]}, where)
    with pytest.raises(BadContent, match=r"mine/lamps.toml: lamp a: field 'hung': there is no 'R-1'; room may be none"):
        check_each(tables, where)
    dim = Room(id="r-1", own=Lamp(id="c", light=(Lit(least=3, most=2),)))
    with pytest.raises(BadContent, match=r"mine/rooms.toml: room r-1: field 'own\.light\[0\]\.most': 'least' or more"):
        check_each({**tables, "room": [dim]}, where)


def pieces(table: str, entry: Lamp | Room) -> list[str]:
    if isinstance(entry, Room):
        return [entry.id, entry.own.id]
    return [entry.id, *[f"{entry.id}-{copy}" for copy in range(entry.copies)]]


@pytest.mark.parametrize(
    ("tables", "complaint"),
    [
        (
            {"lamp": [Lamp(id="a", copies=2), Lamp(id="a-1")]},
            "mine/lamps.toml: lamp a-1: field 'id': 'a-1' is a piece of lamp 'a'; "
            "to replace that entry write 'a', for a new entry choose another id",
        ),
        (
            {"lamp": [Lamp(id="a-1"), Lamp(id="a", copies=2)]},
            "mine/lamps.toml: lamp a: field 'id': the id 'a-1' is already used by lamp a-1, in mine/lamps.toml",
        ),
        (
            {"lamp": [Lamp(id="a")], "room": [Room(id="r", own=Lamp(id="a"))]},
            "mine/rooms.toml: room r: field 'own.id': the id 'a' is already used by lamp a, in mine/lamps.toml",
        ),
        (
            {"room": [Room(id="r", own=Lamp(id="r"))]},
            "mine/rooms.toml: room r: field 'own.id': the id 'r' is already used by room r, in mine/rooms.toml",
        ),
        (
            {"lamp": [Lamp(id="die")]},
            "mine/lamps.toml: lamp die: field 'id': the id 'die' is already used by the table",
        ),
    ],
)
def test_one_id_is_one_piece(tables: Mapping[str, list[Lamp | Room]], complaint: str) -> None:
    with pytest.raises(BadContent) as error:
        check_pieces(tables, pieces, where, ["die"])
    assert str(error.value) == complaint


def listed(table: str, entry: Lamp) -> list[str]:
    return [f"{table}-{entry.id}"]


def test_an_id_under_which_another_entry_is_listed_is_no_id_of_a_new_one() -> None:
    tables = {"lamp": [Lamp(id="a"), Lamp(id="lamp-a")]}
    assert entries_of(tables, listed) == {"lamp-a": ("lamp", "a"), "lamp-lamp-a": ("lamp", "lamp-a")}
    with pytest.raises(BadContent) as error:
        check_pieces(tables, listed, where)
    assert str(error.value) == (
        "mine/lamps.toml: lamp lamp-a: field 'id': 'lamp-a' is a piece of lamp 'a'; "
        "to replace that entry write 'a', for a new entry choose another id"
    )


def test_a_blank_text_is_told_in_words() -> None:
    schema = Schema({})
    plain = {"id": "a", "prices": [["penny", " "]]}
    with pytest.raises(msgspec.ValidationError) as error:
        schema.read(plain, Lamp)
    assert schema.explained(error.value, Lamp, plain) == (
        "field 'prices[0][1]': a text with at least one letter, digit or sign"
    )
    with pytest.raises(msgspec.ValidationError) as error:
        schema.read({"id": "a", "rule": "none"}, Lamp)
    assert schema.explained(error.value, Lamp, {}) == "field 'rule': a text that matches '^R-[0-9]$'"
