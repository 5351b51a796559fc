"""The view of the table and its hidden parts."""

from __future__ import annotations

from tests.games.fatal_frame.table import given, new

SEATS = (0, 1, None)


def test_hands_are_seen_by_their_owner_alone() -> None:
    table = given(hand={0: ["seeker"], 1: ["track", "sense"]})
    assert table.view(0)["players"][0]["hand"] == ["seeker"]
    assert table.view(0)["players"][1]["hand"] == ["?", "?"]
    assert table.view(1)["players"][1]["hand"] == ["track", "sense"]
    assert [len(player["hand"]) for player in table.view(None)["players"]] == [1, 2]
    assert "track" not in str(table.view(None))


def test_a_location_that_lies_face_down_is_seen_by_nobody() -> None:
    table = given("move", face_down=["mill-stream"])
    for seat in SEATS:
        village = table.view(seat)["village"]
        assert [cell["location"] for cell in village][:3] == ["kureha-shrine", "osaka-house", None]
        assert [cell["id"] for cell in village] == [f"cell-{cell}" for cell in range(9)]
        assert "mill-stream" not in str(table.view(seat))


def test_decks_and_the_bosses_set_aside_show_how_many_they_are() -> None:
    for seat in SEATS:
        view = new().view(seat)
        assert (view["deck"], view["interiors"], view["bosses"]) == (74, 20, 4)


def test_ghosts_show_what_lies_on_them() -> None:
    table = given(ghosts={"kiryu-house": ["seeker", "veiled-priest"]}, attached={"zero-shot": "veiled-priest"})
    assert table.view(1)["village"][4]["ghosts"] == [
        {"id": "seeker", "attached": []},
        {"id": "veiled-priest", "attached": ["zero-shot"]},
    ]


def test_a_camera_shows_film_orbs_and_functions() -> None:
    camera = ["61-film", "spirit-orb", "spirit-orb", "sense", "track"]
    table = given(camera=camera, attached={"fatal-frame": "61-film"}, used=["sense"], hand=["seeker"])
    assert table.view(1)["players"][0]["camera"] == {
        "id": "camera-0",
        "film": {"id": "61-film", "attached": ["fatal-frame"]},
        "orbs": ["spirit-orb", "spirit-orb-b"],
        "functions": [{"id": "sense", "used": True}, {"id": "track", "used": False}],
    }


def test_a_path_shows_its_locations_their_ghosts_and_the_boss() -> None:
    table = given(paths={0: ["loom-room", "study", "tea-room"], 1: ["nursery"]}, inside=1, boss={1: "bell-abbot"},
                  life={1: 2}, ghosts={"tea-room": ["seeker"]}, attached={"futile-odds": "bell-abbot"})  # fmt: skip
    first, second = table.view(None)["players"]
    assert (first["at"], first["inside"], first["boss"]) == (4, 1, None)
    assert [(room["id"], room["ghosts"]) for room in first["path"]] == [
        ("loom-room", []),
        ("study", []),
        ("tea-room", [{"id": "seeker", "attached": []}]),
    ]
    assert second["boss"] == {"id": "bell-abbot", "life": 2, "attached": ["futile-odds"]}


def test_points_and_who_may_enter_the_shrine() -> None:
    table = given(items=["wedding-comb", "temple-key"], album={0: ["pallbearer", "seeker"], 1: ["seeker"]})
    first, second = table.view(1)["players"]
    assert (first["points"], first["ready"]) == (4 + 4 + 1 + 1, True)
    assert (second["points"], second["ready"]) == (1, False)
    assert table.view(1)["threshold"] == 9


def test_an_attack_under_way() -> None:
    table = given("fight", ghosts={"kiryu-house": ["ash-nun"]}, camera=["14-film", "spirit-orb"], dice=(4, 1))
    assert table.view(1)["combat"] == {
        "step": 4,
        "ghost": "ash-nun",
        "boss": False,
        "power": 3,
        "rolled": [4, 1],
        "final": [3, 1],
        "boss_rolled": None,
        "boss_die": None,
    }
    table = given("fight", paths=["loom-room"], boss="mill-bride", camera=["spirit-orb"], dice=(2, 3))
    combat = table.view(None)["combat"]
    assert (combat["ghost"], combat["boss"], combat["power"]) == ("mill-bride", True, 5)
    assert (combat["boss_rolled"], combat["boss_die"]) == (3, 3)
    assert table.stand().view(0)["combat"] is None


def test_where_the_turn_stands() -> None:
    table = given("fight", ghosts={"kiryu-house": ["broken-neck"]}, dice=(2,), hand=["salt-line"])
    view = table.view(1)
    assert (view["turn"], view["phase"], view["failed"], view["only"]) == (0, "fight", True, None)
    view = table.pick("Play, but do not move").view(1)
    assert (view["phase"], view["only"], view["paying"]) == ("play", "play", None)
    table = given("move", camera=["sense"], hand=["seeker", "track"]).pick("Use Sense")
    assert table.view(1)["paying"] == "sense"
    assert given("move", at=None).view(0)["players"][0]["at"] is None
