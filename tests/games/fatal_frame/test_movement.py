"""Locations, moving, houses and the Shrine."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.fatal_frame.constants import LEAVE_BY_TWIN
from gloaming.teaching import teaching
from tests.games.fatal_frame.table import GAME, MAP, given, new

THREE = ["loom-room", "stair-well", "sand-garden"]
FOUR = [*THREE, "rice-store"]
NINE = ["temple-key", "wedding-comb", "seeker"]


# Locations


@pytest.mark.rule("FF-LOCATION-1")
def test_a_player_is_on_the_map_in_a_path_or_on_the_camera() -> None:
    table = given(seats=3, at={0: "mill-stream", 2: None}, paths={1: ["loom-room", "study"]}, inside={1: 1})
    assert [(table.at(seat), table.room(seat)) for seat in range(3)] == [
        ("mill-stream", None),
        ("osaka-house", "study"),
        (None, None),
    ]


@pytest.mark.rule("FF-LOCATION-2")
def test_on_the_camera_no_ghost_can_be_played_on_you() -> None:
    table = given(at={1: None}, hand=["seeker"])
    assert table.labels == ["Seeker (Power 2) on yourself", "Pass"]


@pytest.mark.rule("FF-LOCATION-2")
def test_on_the_camera_nobody_can_be_moved_by_a_card() -> None:
    table = given(at={1: None}, hand=["quick-escape"])
    assert table.labels
    assert not table.may("Player 2")


@pytest.mark.rule("FF-LOCATION-2")
def test_on_the_camera_track_cannot_be_used() -> None:
    table = given("move", at={0: None}, camera=["track", "sense"], hand=["seeker"])
    assert table.may("Use Sense")
    assert not table.may("Use Track")


@pytest.mark.rule("FF-LOCATION-2")
def test_on_the_camera_nothing_is_fought() -> None:
    table = given("turn", at={0: None}, ghosts={"kiryu-house": ["seeker"]})
    assert (table.prompt, table.ghosts("kiryu-house")) == ("Move 1 Location", ["seeker"])


@pytest.mark.rule("FF-LOCATION-3")
def test_adjacent_are_neighbours_on_the_map_and_in_the_path_and_a_house_and_both_ends_of_a_path() -> None:
    assert given("move").labels == [
        "Move to Osaka House",
        "Move to Tachibana House",
        "Move to Drying Field",
        "Move to Kurosawa House",
        "Move into Kiryu House (3 rooms)",
    ]
    at_first = given("move", paths=FOUR)
    assert at_first.labels == ["Move to the Stair Well", "Move out of Kurosawa House"]
    between = given("move", paths=FOUR, inside=1)
    assert between.labels == ["Move to the Loom Room", "Move to the Sand Garden"]
    at_last = given("move", paths=FOUR, inside=3)
    assert at_last.labels == ["Move to the Sand Garden", "Move out of Kurosawa House"]


@pytest.mark.rule("FF-LOCATION-4")
def test_some_locations_do_something_on_arrival() -> None:
    table = given("move", at="osaka-house", deck=["seeker"]).pick("Move to Mill Stream")
    assert table.hand() == ["seeker"]


@pytest.mark.rule("FF-LOCATION-4")
def test_they_do_nothing_to_who_is_there_already() -> None:
    table = given("turn", at="mill-stream", deck=["seeker", "track"])
    assert table.hand() == ["seeker"]


@pytest.mark.rule("FF-LOCATION-5")
def test_a_location_acts_on_a_step_as_on_a_move() -> None:
    table = given(at="osaka-house", hand=["quick-escape"], deck=["seeker", "track"])
    table.pick("move yourself to Mill Stream")
    assert table.hand() == ["seeker"]


@pytest.mark.rule("FF-LOCATION-5")
def test_the_first_location_of_a_path_acts_on_entering() -> None:
    table = given("move", at="osaka-house", interiors=["screen-hall", "study"], deck=["seeker"])
    table.pick("Move into Osaka House")
    assert table.hand() == ["seeker"]


@pytest.mark.rule("FF-LOCATION-5")
def test_a_location_does_nothing_to_who_is_moved_by_another() -> None:
    table = given(at={1: "osaka-house"}, hand=["quick-escape"], deck=["seeker", "track"])
    table.pick("move Player 2 to Mill Stream")
    assert (table.at(1), table.hand(1)) == ("mill-stream", ["seeker"])  # drawn as their turn began


@pytest.mark.rule("FF-LOCATION-6")
def test_what_a_location_says_of_attacks_holds_while_one_is_there() -> None:
    there = given("fight", paths=["altar-alcove", "study"], ghosts={"altar-alcove": ["sunken-woman"]}, dice=[3])
    assert there.album() == ["sunken-woman"]
    beside = given("fight", paths=["altar-alcove", "study"], inside=1, ghosts={"study": ["sunken-woman"]}, dice=[3])
    assert beside.album() == []


@pytest.mark.rule("FF-LOCATION-7")
def test_several_players_can_be_at_one_exterior_location() -> None:
    table = given("move", seats=3, at={0: "osaka-house", 1: "kiryu-house", 2: "kiryu-house"})
    table.pick("Move to Kiryu House")
    assert [table.at(seat) for seat in range(3)] == ["kiryu-house"] * 3


# Moving


@pytest.mark.rule("FF-MOVE-1")
def test_a_player_moves_exactly_one_location_each_turn() -> None:
    table = given("move")
    assert not table.may("Pass")
    table.pick("Move to Osaka House")
    assert (table.at(), table.prompt) == ("osaka-house", "Play 1 card")


@pytest.mark.rule("FF-MOVE-1", "FF-FIGHT-5")
def test_who_failed_and_chose_to_play_does_not_move() -> None:
    table = given("fight", ghosts={"kiryu-house": ["night-watchman"]}, dice=[2])
    table.pick("Play, but do not move")
    assert (table.prompt, table.at()) == ("Play 1 card", "kiryu-house")


@pytest.mark.rule("FF-MOVE-1")
@pytest.mark.parametrize("location", [*MAP, None])
def test_from_everywhere_some_location_can_be_reached(location: str | None) -> None:
    table = given("move", at={0: location})
    assert table.prompt == "Move 1 Location"
    assert len(table.options) >= 2


@pytest.mark.rule("FF-MOVE-1")
def test_even_in_the_shrine_one_can_move() -> None:
    table = given("move", paths=["loom-room"])  # the only move is made automatically
    assert (table.at(), table.room(), table.prompt) == ("kureha-shrine", None, "Play 1 card")


@pytest.mark.rule("FF-MOVE-2", "FF-MOVE-3")
@pytest.mark.parametrize(
    ("location", "adjacent"),
    [
        ("kureha-shrine", ["osaka-house", "tachibana-house"]),
        ("osaka-house", ["kureha-shrine", "mill-stream", "kiryu-house"]),
        ("mill-stream", ["osaka-house", "drying-field"]),
        ("tachibana-house", ["kureha-shrine", "kiryu-house", "cedar-steps"]),
        ("kiryu-house", ["osaka-house", "tachibana-house", "drying-field", "kurosawa-house"]),
        ("watch-tower", ["drying-field", "kurosawa-house"]),
    ],
)
def test_on_the_map_one_moves_to_what_lies_beside_never_diagonally(location: str, adjacent: list[str]) -> None:
    table = given("move", at=location)
    went = [option for option in table.options if option[1] == 0]
    assert [MAP[option[2]] for option in went] == adjacent


@pytest.mark.rule("FF-MOVE-4")
def test_a_face_down_location_is_turned_up() -> None:
    table = given("move", face_down=["osaka-house", "mill-stream"])
    assert "Move to the north Location (face down)" in table.labels
    table.pick("the north Location")
    assert (table.explored("osaka-house"), table.explored("mill-stream")) == (True, False)
    assert table.view()["village"][1]["location"] == "osaka-house"


@pytest.mark.rule("FF-MOVE-5")
def test_the_first_move_leads_to_the_edge_of_the_map() -> None:
    table = new(2, 3)
    assert [option[2] for option in table.options] == [0, 1, 2, 3, 5, 6, 7, 8]
    seat = table.turn
    table.pick(table.options[4])
    assert table.state.at[seat] == 5
    assert [bool(looked) for looked in table.state.explored].count(True) >= 1


# Houses


@pytest.mark.rule("FF-HOUSE-1")
@pytest.mark.parametrize(
    ("location", "rooms"), [("osaka-house", 2), ("kiryu-house", 3), ("tachibana-house", 3), ("kurosawa-house", 4)]
)
def test_at_a_house_one_may_enter_it(location: str, rooms: int) -> None:
    table = given("move", at=location).pick("Move into")
    assert len(table.path()) == rooms
    assert table.at() == location


@pytest.mark.rule("FF-HOUSE-1")
def test_where_no_house_is_nobody_can_enter() -> None:
    assert not given("move", at="mill-stream").may("into")


@pytest.mark.rule("FF-HOUSE-2")
def test_the_path_is_dealt_from_left_to_right_off_the_interior_deck() -> None:
    table = given("move", interiors=["study", "nursery", "rice-store", "bath-house"]).pick("Move into")
    assert table.path() == ["study", "nursery", "rice-store"]
    assert table.interiors[0] == "bath-house"


@pytest.mark.rule("FF-HOUSE-2")
def test_everyone_gets_a_new_path_at_every_entry() -> None:
    table = given("move", at={0: "osaka-house", 1: "osaka-house"}, paths={1: ["study", "nursery"]})
    table.pick("Move into")
    assert not set(table.path(0)) & set(table.path(1))
    assert table.path(1) == ["study", "nursery"]


@pytest.mark.rule("FF-HOUSE-2")
def test_when_the_interior_deck_runs_out_its_discard_pile_is_shuffled() -> None:
    table = given("move")
    rooms = table.state.interiors
    table.state.interiors, table.state.interior_discard = rooms[:1], rooms[1:]
    table.pick("Move into")
    assert len(table.path()) == 3
    assert table.path()[0] == "earthen-kitchen"
    assert (len(table.interiors), table.interior_discard) == (17, [])


@pytest.mark.rule("FF-HOUSE-2")
def test_in_which_order_interior_locations_were_discarded_does_not_matter_to_the_new_deck() -> None:
    paths = []
    for backwards in (False, True):
        table = given("move")
        rooms = table.state.interiors
        table.state.interiors, table.state.interior_discard = (), rooms[::-1] if backwards else rooms
        table.pick("Move into")
        paths.append(table.path() + table.interiors)
    assert paths[0] == paths[1]


@pytest.mark.rule("FF-HOUSE-3")
def test_one_enters_at_the_first_location_of_the_path() -> None:
    table = given("move", interiors=THREE).pick("Move into")
    assert (table.room(), table.prompt) == ("loom-room", "Play 1 card")


@pytest.mark.rule("FF-HOUSE-4")
def test_inside_one_walks_both_ways() -> None:
    assert given("move", paths=THREE, inside=1).pick("Loom Room").room() == "loom-room"
    assert given("move", paths=THREE, inside=1).pick("Sand Garden").room() == "sand-garden"


@pytest.mark.rule("FF-HOUSE-4")
def test_nobody_enters_the_path_of_another() -> None:
    table = given("move", at={0: "kiryu-house", 1: "kiryu-house"}, paths={1: THREE}, inside={1: 0})
    assert not any([room in label for label in table.labels for room in ("Loom Room", "Stair Well", "Sand Garden")])


@pytest.mark.rule("FF-HOUSE-5")
@pytest.mark.parametrize("inside", [0, 3])
def test_one_leaves_from_either_end(inside: int) -> None:
    table = given("move", paths=FOUR, inside=inside).pick("Move out of Kurosawa House")
    assert (table.at(), table.room()) == ("kurosawa-house", None)


@pytest.mark.rule("FF-HOUSE-5")
def test_one_does_not_leave_from_the_middle() -> None:
    assert not given("move", paths=FOUR, inside=2).may("out")


@pytest.mark.rule("FF-HOUSE-6", "FF-GHOST-4")
def test_a_path_that_is_left_is_discarded_with_the_ghosts_in_it_red_ones_too() -> None:
    table = given(
        "move",
        paths=FOUR,
        ghosts={"loom-room": ["well-child"], "sand-garden": ["sunken-woman"], "rice-store": ["bloody-kimono"]},
    )
    table.pick("Move out of Kurosawa House")
    assert table.path() == []
    assert table.haunted == {}
    assert sorted(table.discard) == ["bloody-kimono", "sunken-woman", "well-child"]
    assert sorted(table.interior_discard) == sorted(FOUR)


@pytest.mark.rule("FF-HOUSE-7")
@pytest.mark.parametrize("inside", [0, 2])
@pytest.mark.parametrize(("house", "twin"), [("kiryu-house", "tachibana-house"), ("tachibana-house", "kiryu-house")])
def test_twin_houses_can_be_left_by_either_twin_at_either_end(house: str, twin: str, inside: int) -> None:
    table = given("move", at=house, paths=THREE, inside=inside)
    assert [label for label in table.labels if "out" in label] == [
        f"Move out of {house.split('-')[0].title()} House",
        f"Move out to {twin.split('-')[0].title()} House",
    ]
    table.pick("Move out to")
    assert (table.at(), table.room(), table.path()) == (twin, None, [])


@pytest.mark.rule("FF-HOUSE-5", "FF-HOUSE-7")
def test_how_to_play_says_where_a_house_lets_one_out() -> None:
    move = next(part.text for part in teaching(GAME).how_to_play.turn if part.title == "Move")
    assert "Leave from its first or last room, also to a connected house" in move


@pytest.mark.rule("FF-HOUSE-7")
def test_no_other_house_has_a_twin() -> None:
    assert not given("move", paths=FOUR).may("out to")
    assert not given("move", paths=["loom-room", "study"]).may("out to")


@pytest.mark.rule("FF-HOUSE-8")
def test_a_face_down_twin_is_turned_up_when_one_steps_out_to_it() -> None:
    table = given("move", paths=THREE, at={1: "mill-stream"}, face_down=["tachibana-house"])
    table.pick("Move out to Tachibana House")
    assert (table.at(), table.explored("tachibana-house")) == ("tachibana-house", True)


@pytest.mark.rule("FF-HOUSE-8")
def test_the_choice_does_not_tell_where_a_face_down_twin_lies() -> None:
    table = given("move", paths=THREE, at={1: "mill-stream"}, face_down=["tachibana-house", "cedar-steps"])
    number = table.options.index(("move", LEAVE_BY_TWIN, 0))
    assert table.match.describe(number).pieces == ()
    worlds: list[Any] = [table.match.imagine(0, seed) for seed in range(8)]
    assert len({tuple(world._state.exterior) for world in worlds}) == 2
    for world in worlds:
        assert list(world.decision.options) == table.options


# Kureha Shrine


@pytest.mark.rule("FF-SHRINE-1")
def test_the_shrine_alone_asks_for_points() -> None:
    assert not given("move", at="kureha-shrine").may("into")
    assert given("move", at="osaka-house").may("into")


@pytest.mark.rule("FF-SHRINE-2")
@pytest.mark.parametrize(
    ("seats", "items", "album", "points"),
    [
        (2, ["temple-key", "wedding-comb"], ["seeker"], 9),
        (3, ["temple-key", "prayer-bell"], [], 7),
        (4, ["prayer-bell"], ["veiled-priest", "seeker"], 6),
    ],
)
def test_the_shrine_asks_9_7_or_6_points(seats: int, items: list[str], album: list[str], points: int) -> None:
    table = given("move", seats=seats, at="kureha-shrine", items=items, album=album)
    assert (table.points(), table.may("into Kureha Shrine")) == (points, True)
    table = given("move", seats=seats, at="kureha-shrine", items=items, album=[*album, "trapped-boy"])
    assert (table.points(), table.may("into Kureha Shrine")) == (points + 1, True)


@pytest.mark.rule("FF-SHRINE-2")
@pytest.mark.parametrize(
    ("seats", "items", "album", "points"),
    [
        (2, ["temple-key", "wedding-comb"], [], 8),
        (3, ["medicine-chest", "prayer-bell"], [], 6),
        (4, ["prayer-bell"], ["veiled-priest"], 5),
    ],
)
def test_one_point_less_is_not_enough(seats: int, items: list[str], album: list[str], points: int) -> None:
    table = given("move", seats=seats, at="kureha-shrine", items=items, album=album)
    assert (table.points(), table.may("into Kureha Shrine")) == (points, False)


@pytest.mark.rule("FF-SHRINE-3")
def test_who_loses_points_inside_may_stay() -> None:
    table = given("fight", paths=["loom-room"], dice=[1, 2])
    table.pick("Play, but do not move").pass_on()
    assert (table.points(), table.room(), table.boss()) == (0, "loom-room", "failed-kusabi")


@pytest.mark.rule("FF-SHRINE-3")
def test_no_card_leads_into_the_shrine_without_the_points() -> None:
    poor = given(at={1: "kureha-shrine"}, hand=["quick-escape"])
    assert not poor.may("into Kureha Shrine")
    rich = given(at={1: "kureha-shrine"}, hand=["quick-escape"], items={1: NINE[:2]}, album={1: NINE[2:]})
    rich.pick("move Player 2 into Kureha Shrine")
    assert rich.boss(1) is not None


@pytest.mark.rule("FF-SHRINE-3")
def test_who_is_outside_again_needs_the_points_again() -> None:
    table = given("fight", paths=["loom-room"], dice=[3, 3])
    table.pick("Move, but do not play")
    assert not table.may("into")


@pytest.mark.rule("FF-MOVE-1", "FF-HOUSE-4")
def test_walking_a_path_takes_a_turn_for_each_location() -> None:
    table = given("move", paths=FOUR)
    for name, room in (("Stair Well", "stair-well"), ("Sand Garden", "sand-garden"), ("Rice Store", "rice-store")):
        table.pick(f"Move to the {name}").pass_on()
        assert (table.room(), table.asked) == (room, 1)
        table.pick(table.options[0]).pass_on()
