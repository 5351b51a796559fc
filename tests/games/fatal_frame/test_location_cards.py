"""Every Location: its arrival and lasting effects."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.fatal_frame.packs import BOX
from tests.games.fatal_frame.table import Position, given

RICH = ["wedding-comb", "temple-key", "prayer-bell"]
HAND = ["long-candle", "cold-draught", "sift-the-ashes"]
SEEN = {"mill-stream", "drying-field", "watch-tower", "cedar-steps"}


def arrive(room: str, **more: Any) -> Position:
    """Move to an Interior Location from one without effects."""
    start = "loom-room" if room != "loom-room" else "rice-store"
    table = given("move", paths=[start, room, "locked-closet" if room != "locked-closet" else "stair-well"], **more)
    names = {room.id: room.name for room in BOX.interiors}
    return table.pick(f"Move to the {names[room]}")


def fight_in(room: str, ghost: str, *faces: int, **more: Any) -> Position:
    """Return a fight in an Interior Location."""
    rest = [name for name in ("loom-room", "rice-store", "sand-garden") if name != room][:2]
    return given("fight", paths=[room, *rest], ghosts={room: [ghost]}, dice=faces, **more)


# The Exterior Map


@pytest.mark.rule("FF-OUTSIDE-1")
def test_kureha_shrine_asks_for_points_and_a_boss_waits_inside() -> None:
    assert not given("move", at="kureha-shrine").may("into Kureha Shrine")
    table = given("move", at="kureha-shrine", items=RICH).pick("Move into Kureha Shrine (1 room, 11 of 9 points)")
    assert len(table.path()) == 1
    assert table.boss() is not None


@pytest.mark.rule("FF-OUTSIDE-2")
@pytest.mark.rule("FF-OUTSIDE-3")
@pytest.mark.rule("FF-OUTSIDE-4")
@pytest.mark.rule("FF-OUTSIDE-5")
@pytest.mark.parametrize(
    ("house", "rooms"), [("osaka-house", 2), ("tachibana-house", 3), ("kiryu-house", 3), ("kurosawa-house", 4)]
)
def test_a_house_has_its_number_of_locations_and_no_boss(house: str, rooms: int) -> None:
    quiet = ["loom-room", "rice-store", "sand-garden", "stair-well"]
    table = given("move", at=house, interiors=quiet).pick("Move into")
    assert table.path() == quiet[:rooms]
    assert table.room() == "loom-room"
    assert table.boss() is None


@pytest.mark.rule("FF-OUTSIDE-3", "FF-OUTSIDE-4")
@pytest.mark.parametrize(("house", "twin"), [("Tachibana House", "Kiryu House"), ("Kiryu House", "Tachibana House")])
@pytest.mark.parametrize("end", [0, 2])
def test_from_either_end_of_a_twin_one_comes_out_at_both(house: str, twin: str, end: int) -> None:
    at = house.lower().replace(" ", "-")
    table = given("move", at=at, paths=["loom-room", "rice-store", "sand-garden"], inside=end)
    assert table.may(f"Move out of {house}")
    table.pick(f"Move out to {twin}")
    assert table.at() == twin.lower().replace(" ", "-")
    table = given("move", at=at, paths=["loom-room", "rice-store", "sand-garden"], inside=1)
    assert not table.may("Move out")


@pytest.mark.rule("FF-OUTSIDE-2", "FF-OUTSIDE-5")
@pytest.mark.parametrize(
    "path", [["loom-room", "rice-store"], ["loom-room", "rice-store", "sand-garden", "stair-well"]]
)
def test_no_other_house_has_a_twin(path: list[str]) -> None:
    assert not given("move", paths=path).may("Move out to")


@pytest.mark.rule("FF-OUTSIDE-6")
def test_mill_stream_draws_a_card() -> None:
    table = given("move", at="osaka-house", deck=["track"]).pick("Move to Mill Stream")
    assert table.hand() == ["track"]


@pytest.mark.rule("FF-OUTSIDE-7")
def test_the_drying_field_gives_a_spirit_orb_of_the_discard_pile() -> None:
    table = given("move", discard=["spirit-orb", "spirit-orb"]).pick("Move to Drying Field")
    assert (table.camera(), table.discard) == (["spirit-orb"], ["spirit-orb"])
    assert given("move").pick("Move to Drying Field").camera() == []
    full = given("move", discard=["spirit-orb"], camera=["spirit-orb"] * 3).pick("Move to Drying Field")
    assert len(full.camera()) == 3


@pytest.mark.rule("FF-OUTSIDE-8")
def test_the_watch_tower_turns_up_a_location_of_your_choice() -> None:
    hidden = ["cedar-steps", "mill-stream"]
    table = given("move", at="kurosawa-house", face_down=hidden, deck=["track"]).pick("Move to Watch Tower")
    assert table.labels == [
        "Reveal the face-down Location in the north-east",
        "Reveal the face-down Location in the south-west",
    ]
    table.pick("Reveal the face-down Location in the north-east")
    assert table.explored("mill-stream")
    assert not table.explored("cedar-steps")
    assert table.hand() == []
    assert given("move", at="kurosawa-house").pick("Move to Watch Tower").prompt != "Reveal which Location?"


@pytest.mark.rule("FF-OUTSIDE-9")
def test_cedar_steps_take_a_card() -> None:
    table = given("move", at="tachibana-house", hand=HAND).pick("Move to Cedar Steps", "Discard Long Candle")
    assert table.hand() == ["cold-draught", "sift-the-ashes"]


@pytest.mark.parametrize("place", [place.id for place in BOX.exteriors])
def test_only_four_exterior_locations_do_anything_on_arrival(place: str) -> None:
    assert ({exterior.id: bool(exterior.arrive) for exterior in BOX.exteriors}[place]) == (place in SEEN)


# The Interior Locations


@pytest.mark.rule("FF-INSIDE-1")
@pytest.mark.rule("FF-INSIDE-5")
@pytest.mark.rule("FF-INSIDE-9")
@pytest.mark.parametrize("room", ["earthen-kitchen", "screen-hall", "festival-room"])
def test_a_card_lies_there(room: str) -> None:
    assert arrive(room, deck=["track"]).hand() == ["track"]


@pytest.mark.rule("FF-INSIDE-1")
def test_staying_does_not_draw_again_but_coming_back_does() -> None:
    table = given(paths=["earthen-kitchen", "loom-room", "rice-store"], deck=["track"]).pass_on()
    assert table.hand() == []
    table = given("move", paths=["earthen-kitchen", "loom-room", "rice-store"], inside=1).pick("Move to the Earthen")
    assert len(table.hand()) == 1


@pytest.mark.rule("FF-INSIDE-1")
def test_the_first_location_of_a_path_does_it_too() -> None:
    table = given("move", interiors=["earthen-kitchen"], deck=["track"]).pick("Move into Kiryu House")
    assert table.hand() == ["track"]


@pytest.mark.rule("FF-INSIDE-2")
@pytest.mark.rule("FF-INSIDE-6")
@pytest.mark.rule("FF-INSIDE-12")
@pytest.mark.rule("FF-INSIDE-15")
@pytest.mark.rule("FF-INSIDE-18")
@pytest.mark.parametrize("room", ["loom-room", "stair-well", "locked-closet", "sand-garden", "rice-store"])
def test_nothing_happens_there(room: str) -> None:
    table = arrive(room, hand=HAND, discard=["spirit-orb", "seeker"])
    assert (table.hand(), table.camera(), table.prompt) == (sorted(HAND), [], "Play 1 card")
    assert fight_in(room, "well-child", 2).events("added", "subtracted") == []


@pytest.mark.rule("FF-INSIDE-3")
def test_the_silkworm_loft_subtracts_1_from_all_attack_dice() -> None:
    table = fight_in("silkworm-loft", "seeker", 3, 1, camera=["14-film"])
    assert table.events("subtracted") == [["subtracted", 0, 1, 2, 1]]
    assert table.album() == []
    assert fight_in("silkworm-loft", "ash-nun", 6).events("subtracted") == [["subtracted", 0, 2, 4]]


@pytest.mark.rule("FF-INSIDE-4")
def test_the_altar_alcove_adds_1_to_all_attack_dice_in_the_shrine_too() -> None:
    assert fight_in("altar-alcove", "seeker", 2).album() == ["seeker"]
    table = given("fight", paths=["altar-alcove"], boss="failed-kusabi", dice=(5, 1))
    assert table.life() == 2
    table = given("fight", paths=["altar-alcove"], boss="failed-kusabi", dice=(1, 1))
    assert table.room() == "altar-alcove"


@pytest.mark.rule("FF-INSIDE-3", "FF-INSIDE-4")
def test_what_holds_there_holds_for_nobody_elsewhere() -> None:
    path = ["loom-room", "altar-alcove", "silkworm-loft"]
    table = given("fight", paths=path, ghosts={"loom-room": ["seeker"]}, dice=(2,))
    assert table.events("added", "subtracted") == []


@pytest.mark.rule("FF-INSIDE-7")
def test_the_bath_house_costs_a_spirit_orb() -> None:
    table = arrive("bath-house", camera=["spirit-orb", "spirit-orb", "14-film"])
    assert table.camera() == ["14-film", "spirit-orb"]
    assert arrive("bath-house", camera=["14-film"]).camera() == ["14-film"]
    assert arrive("bath-house", camera=["spirit-orb"], album=["loom-girl"]).camera() == ["spirit-orb"]


@pytest.mark.rule("FF-INSIDE-8")
def test_the_lacquer_store_gives_a_spirit_orb_of_the_discard_pile() -> None:
    assert arrive("lacquer-store", discard=["spirit-orb"]).camera() == ["spirit-orb"]
    assert arrive("lacquer-store").camera() == []
    assert len(arrive("lacquer-store", discard=["spirit-orb"], camera=["spirit-orb"] * 3).camera()) == 3


@pytest.mark.rule("FF-INSIDE-10")
def test_the_tea_room_takes_a_card_and_gives_two() -> None:
    table = arrive("tea-room", hand=HAND, deck=["track", "sense", "blast"])
    table.pick("Discard Long Candle")
    assert table.hand() == ["cold-draught", "sense", "sift-the-ashes", "track"]
    assert arrive("tea-room", deck=["track", "sense"]).hand() == ["sense", "track"]


@pytest.mark.rule("FF-INSIDE-11")
@pytest.mark.parametrize(
    ("ghost", "face"),
    [("seeker", 1), ("twins-doll", 2), ("broken-neck", 1), ("well-child", 1), ("limbo-woman", 1), ("bloody-kimono", 1)],
)
def test_in_the_mosquito_net_room_no_ghost_effect_is_suffered(ghost: str, face: int) -> None:
    table = fight_in("mosquito-net-room", ghost, face, hand=HAND)
    assert table.hand() == sorted(HAND)
    assert not table.skips()
    assert [event[3:] for event in table.events("spared")] == [[BOX.interior_number["mosquito-net-room"]]]
    assert table.prompt == "Move or play?"


@pytest.mark.rule("FF-INSIDE-11")
def test_in_the_mosquito_net_room_white_text_that_stands_does_not_hold_either() -> None:
    table = fight_in("mosquito-net-room", "ash-nun", 4)
    assert (table.album(), len(table.events("spared"))) == (["ash-nun"], 1)
    table = fight_in("mosquito-net-room", "blind-masseur", 3, camera=["spirit-orb"]).pick("Spirit Orb: add")
    assert table.album() == ["blind-masseur"]


@pytest.mark.rule("FF-INSIDE-11")
def test_in_the_mosquito_net_room_a_boss_can_throw_you_out_but_has_no_effect() -> None:
    table = given("fight", paths=["mosquito-net-room"], boss="bell-abbot", hand=HAND, dice=(2, 2))
    assert table.room() is None
    assert table.hand() == sorted(HAND)


@pytest.mark.rule("FF-INSIDE-13")
def test_in_the_crawl_space_one_die_fewer_is_rolled_but_one_at_least() -> None:
    assert fight_in("crawl-space", "seeker", 1, 3, camera=["61-film"]).album() == ["seeker"]
    assert fight_in("crawl-space", "seeker", 3).album() == ["seeker"]


@pytest.mark.rule("FF-INSIDE-14")
@pytest.mark.rule("FF-INSIDE-19")
@pytest.mark.parametrize("room", ["well-shaft", "sickroom"])
def test_a_card_is_lost_there(room: str) -> None:
    table = arrive(room, hand=HAND).pick("Discard Cold Draught")
    assert table.hand() == ["long-candle", "sift-the-ashes"]
    assert arrive(room, hand=[]).prompt != "Discard a card"


@pytest.mark.rule("FF-INSIDE-16")
def test_on_the_long_veranda_you_may_take_a_ghost_of_the_discard_pile() -> None:
    table = arrive("long-veranda", discard=["seeker", "zero-shot", "remaining-twin"])
    assert table.labels == ["Take Seeker", "Take Remaining Twin", "Take nothing"]
    table.pick("Take Remaining Twin")
    assert table.hand() == ["remaining-twin"]
    assert arrive("long-veranda", discard=["zero-shot"]).prompt != "Take which card from the discard pile?"


@pytest.mark.rule("FF-INSIDE-17")
def test_in_the_study_you_may_take_an_action_of_the_discard_pile() -> None:
    table = arrive("study", discard=["seeker", "zero-shot", "61-film"])
    assert table.labels == ["Take Zero Shot", "Take nothing"]
    table.pick("Take nothing")
    assert table.hand() == []
    assert arrive("study", discard=["seeker"]).prompt != "Take which card from the discard pile?"


@pytest.mark.rule("FF-INSIDE-20")
def test_in_the_nursery_one_more_die_is_rolled_up_to_4() -> None:
    assert fight_in("nursery", "seeker", 1, 3).album() == ["seeker"]
    assert fight_in("nursery", "seeker", 1, 1, 1, 3, camera=["61-film"]).album() == ["seeker"]
    assert fight_in("nursery", "seeker", 1, 1, 1, 3, camera=["61-film"], flash=1).album() == ["seeker"]


def test_a_player_moved_by_another_gets_nothing_from_a_location() -> None:
    table = given(hand={0: ["quick-escape"], 1: HAND}, paths={1: ["loom-room", "well-shaft", "rice-store"]},
                  at={1: "tachibana-house"}, deck=["track"])  # fmt: skip
    table.pick("Quick Escape: move Player 2 to the Well Shaft")
    assert table.hand(1) == sorted([*HAND, "track"])


@pytest.mark.parametrize("room", [room.id for room in BOX.interiors])
def test_every_interior_location_is_on_the_list_of_some_item_or_does_something(room: str) -> None:
    card = {interior.id: interior for interior in BOX.interiors}[room]
    assert card.text
    assert not (card.arrive and card.stands)
