"""Every Item: its value and its Locations."""

from __future__ import annotations

import pytest

from gloaming.games.fatal_frame.packs import BOX
from tests.games.fatal_frame.table import given

ROOMS = [room.id for room in BOX.interiors]

PLAYED = [(item.id, item.value, item.locations) for item in BOX.items]


def path(room: str) -> list[str]:
    """Return a path that begins with an Interior Location."""
    return [room, *[other for other in ROOMS if other != room][:2]]


@pytest.mark.rule("FF-ITEMCARD-1", "FF-ITEMCARD-2", "FF-ITEMCARD-3", "FF-ITEMCARD-4")
@pytest.mark.rule("FF-ITEMCARD-5", "FF-ITEMCARD-6", "FF-ITEMCARD-7", "FF-ITEMCARD-8")
@pytest.mark.parametrize(("item", "value", "rooms"), PLAYED)
def test_an_item_is_played_at_the_locations_of_its_list_and_nowhere_else(
    item: str, value: int, rooms: list[str]
) -> None:
    open_to_it = [room for room in ROOMS if given(paths=path(room), hand=[item]).labels != ["Pass"]]
    assert sorted(open_to_it) == sorted(rooms)
    assert given(hand=[item]).labels == ["Pass"]
    table = given(paths=path(rooms[0]), hand=[item])
    assert table.labels[0].endswith(f": {value} points")
    table.pick(table.labels[0])
    assert (table.items(), table.hand(), table.album()) == ([item], [], [])
    assert table.points() == value


@pytest.mark.parametrize(("item", "value", "rooms"), PLAYED)
def test_no_item_is_played_where_a_ghost_or_a_boss_is(item: str, value: int, rooms: list[str]) -> None:
    room = rooms[0]
    assert given(paths=path(room), hand=[item], ghosts={room: ["seeker"]}).labels == ["Pass"]
    assert given(paths=[room], hand=[item]).labels == ["Pass"]
    assert given(paths=path(room), hand=[item], ghosts={path(room)[1]: ["seeker"]}).may(f"{value} points")


def test_an_item_of_4_points_can_be_played_at_fewer_locations_than_one_of_3() -> None:
    for _, value, rooms in PLAYED:
        assert len(rooms) == len(set(rooms)) == (6 if value == 4 else 8)


def test_a_ghost_on_oneself_and_then_an_item_is_no_way_to_play_two_cards() -> None:
    table = given(paths=path("study"), hand=["family-register", "seeker"])
    table.pick("Seeker (Power 2) on yourself")
    assert table.labels == ["Pass"]
