"""Views, labels, log texts and explanations."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gloaming.engine.content.clauses import clauses
from gloaming.engine.rules.declarations import Declared
from gloaming.engine.state.dice import seeded
from gloaming.games.dont_go_in_there.box import Box
from gloaming.games.dont_go_in_there.events import EVENTS
from tests.games.dont_go_in_there.table import CARD as NUMBER
from tests.games.dont_go_in_there.table import GAME, KIND, ROOM, Position, given, new
from tests.games.sitting import play_on

# Views


def test_a_view_shows_boards_players_types_and_counts() -> None:
    table = given(
        2,
        rooms=["attic", "library"],
        cards={"attic": ["ring-1", "ring-3", "tome-4"]},
        meeples={"attic": {"2nd": 1}},
        tableau={0: ["ring-2", "tome-4-b"]},
        dispelled={1: ["doll-2", "doll-4"]},
        ghosts={1: 3},
        spent=["clock"],
        turn=1,
    )
    view = table.match.view(1)
    assert view["boards"][0] == {
        "id": "board-0",
        "room": "attic",
        "cards": ["ring-1", "ring-3", "tome-4"],
        "spaces": [None, 1, None, None],
        "dice": 4,
        "dice_known": True,
    }
    assert view["boards"][1] == {
        "id": "board-1",
        "room": None,
        "cards": [],
        "spaces": [],
        "dice": 0,
        "dice_known": True,
    }
    assert view["players"][0] == {
        "supply": 5,
        "ghosts": None,
        "tableau": ["ring-2", "tome-4-b"],
        "dispelled": [],
        "curses": 6,
        "haunted": 0,
        "sets": [
            {
                "type": "ring",
                "cards": ["ring-2"],
                "have": "1 of 4 Rings",
                "brings": "3 more, and all four are dispelled.",
                "missing": 3,
            },
            {
                "type": "tome",
                "cards": ["tome-4-b"],
                "have": "1 of 2 Tomes",
                "brings": "One more, and all cards of a type of your choice are dispelled.",
                "missing": 1,
            },
        ],
    }
    assert view["players"][1]["dispelled"] == ["doll-2", "doll-4"]
    assert (view["players"][1]["ghosts"], view["players"][1]["supply"]) == (3, 4)
    assert (view["turn"], view["seat"], view["seats"], view["meeples"]) == (1, 1, 2, 5)
    assert view["types"] == ["cat", "clock", "doll", "ring", "tome"]
    assert view["spent"] == ["clock"]
    assert view["resolving"] is None
    assert isinstance(view["deck"], int)


def test_a_view_shows_the_room_being_resolved() -> None:
    table = given(3, rooms=["basement"], meeples={"basement": {"2nd": 0, "3rd": 1}}, turn=2)
    table.place("basement", "top", ghosts=2)
    resolving = table.match.view(0)["resolving"]
    assert (resolving["board"], resolving["resolver"]) == (1, 2)
    assert sum(resolving["rolled"]) == 2
    table.pick("Keep the roll")
    assert table.match.view(0)["resolving"]["space"] == 0
    table.pick(table.offered[0])
    assert table.match.view(0)["resolving"]["space"] == 1


def test_a_view_tells_how_the_match_ended() -> None:
    table = given(2, rooms=[], tableau={0: ["ring-1"], 1: ["ring-2"]}, ghosts={1: 2})
    view = table.match.view(None)
    assert view["over"]
    assert view["result"] == {"winners": [0], "scores": [1, 3], "reason": table.result.reason}
    assert view["players"][1]["haunted"] == 1
    assert [held["brings"] for player in view["players"] for held in player["sets"]] == ["", ""]


def sets(table: Position, seat: int) -> dict[str, str]:
    """Return what the next card of each of a player's types brings, by what the player has."""
    return {held["have"]: held["brings"] for held in table.match.view(None)["players"][seat]["sets"]}


def test_a_view_tells_what_the_next_card_of_each_type_brings() -> None:
    table = given(
        3,
        tableau={
            0: ["mirror-1", "mirror-2", "twin-1", "twin-3", "doll-1", "doll-3"],
            1: ["clock-4", "music-box-4", "doll-4-b"],
            2: ["music-box-3", "clock-1", "clock-2"],
        },
    )
    assert sets(table, 0) == {
        "2 Dolls": "A Doll 2 or 3 makes exactly 6 Curses, and these Dolls are dispelled.",
        "2 of 3 Mirrors": "One more, and all three are dispelled.",
        "2 Twins": "A second Twin 1 or 3 dispels both.",
    }
    assert sets(table, 1) == {
        "4 of 8 Curses on Clocks": "4 more, before any other player, and 2 are dispelled.",
        "1 Doll": "A Doll 2 makes exactly 6 Curses, and these Dolls are dispelled.",
        "4 Curses on Music Boxes": "The most so far: 1 of them is dispelled at the end.",
    }
    assert sets(table, 2) == {
        "3 of 8 Curses on Clocks": "5 more, before any other player, and 2 are dispelled.",
        "3 Curses on Music Boxes": "Another player has 4. The player with the most at the end dispels 2.",
    }


def test_a_view_tells_what_the_end_of_the_game_brings() -> None:
    table = given(
        3,
        tableau={
            0: ["portrait-4", "cat-3", "amulet-1-b", "amulet-3"],
            1: ["portrait-1", "cat-2", "cat-4", "amulet-4"],
            2: ["holy-water-1", "amulet-1", "amulet-2", "mask-2", "portrait-2", "portrait-3"],
        },
    )
    assert sets(table, 0) == {
        "2 Amulets": "At the end, an Amulet 2 or 4 would be dispelled.",
        "1 Cat": "With 9 or fewer ghosts at the end, only the lowest Cat stays.",
        "1 Portrait": "One more, and 1 of them is dispelled at the end.",
    }
    assert sets(table, 1) == {
        "1 Amulet": "Only an Amulet that names 4 dispels it.",
        "2 Cats": "With 9 or fewer ghosts at the end, all but the Cat 2 are dispelled.",
        "1 Portrait": "One more, and 1 of them is dispelled at the end.",
    }
    assert sets(table, 2) == {
        "2 Amulets": "At the end, Amulet 2 is dispelled.",
        "1 of 2 Holy Waters": "One more, and half of the ghosts are discarded.",
        "1 Mask": "The next one passes 2 ghosts to the right.",
        "2 Portraits": "At the end, 1 of them is dispelled.",
    }


def test_a_once_per_match_effect_that_is_used_up_brings_nothing() -> None:
    table = given(2, tableau={0: ["clock-4"]}, spent=["clock"])
    assert sets(table, 0) == {"1 Clock": "Clocks no longer have an effect."}


# Options


@pytest.mark.rule("DG-COMP-5")
def test_a_space_is_offered_with_its_room_and_flashlights() -> None:
    table = given(2, rooms=["secret-passage"])
    assert table.labels == [
        "Secret Passage, top space (0 flashlights)",
        "Secret Passage, 2nd space (1 flashlight)",
        "Secret Passage, 3rd space (2 flashlights)",
        "Secret Passage, bottom space (3 flashlights)",
    ]
    assert table.match.describe(2).pieces == ("space-2-2", "board-2")


def test_a_card_is_offered_with_its_value_and_place() -> None:
    table = given(
        2,
        rooms=["attic"],
        cards={"attic": ["music-box-1", "ring-3-b", "holy-water-4"]},
        meeples={"attic": {"2nd": 0, "3rd": 0}},
    )
    table.place("attic", "bottom", ghosts=0)
    assert table.labels == ["Take Music Box 1, left", "Take Ring 3, middle", "Take Holy Water 4, right"]
    assert table.match.describe(1).pieces == ("ring-3-b",)


def test_a_type_is_offered_with_the_cards_it_would_dispel() -> None:
    table = given(
        2,
        rooms=["attic"],
        cards={"attic": ["tome-1"]},
        meeples={"attic": {"2nd": 0, "3rd": 0}},
        tableau={0: ["tome-2", "ring-1", "ring-2", "mask-3"]},
    )
    table.place("attic", "bottom", ghosts=0)
    table.take("tome-1")
    assert table.labels == ["Mask: dispel 1 card, 3 Curses", "Ring: dispel 2 cards, 3 Curses"]
    assert table.match.describe(1).pieces == ("type-ring", "ring-1", "ring-2")


def test_dice_are_offered_as_pieces() -> None:
    table = given(
        2,
        rooms=["hallway"],
        cards={"hallway": ["ring-3", "ring-4", "tome-4"]},
        meeples={"hallway": {"2nd": 0, "3rd": 0}},
    )
    table.place("hallway", "bottom", ghosts=2)
    keep, ghost, blank = [table.match.describe(i).pieces for i in range(3)]
    shown = [f"die-{number}" for number, face in enumerate(table.rolled) if face]
    assert (keep, list(ghost), len(blank)) == ((), shown, 1)
    assert sorted([*ghost, *blank]) == ["die-0", "die-1", "die-2"]


def test_rolling_again_points_at_all_dice() -> None:
    table = given(2, rooms=["basement"], meeples={"basement": {"2nd": 0, "3rd": 0}})
    table.place("basement", "bottom", ghosts=1)
    assert table.labels[0] == "Keep the roll: 1 ghost"
    assert table.match.describe(1).pieces == tuple(f"die-{number}" for number in range(6))


def test_an_option_of_no_known_verb_is_an_error() -> None:
    with pytest.raises(LookupError, match="dance"):
        GAME.rules.actions.describe(given(2).match._state, ("dance",))


# Events

TOLD: dict[str, list[tuple[tuple[Any, ...], str, list[str]]]] = {
    "types": [((KIND["cat"], KIND["ring"]), "The card types in play: Cat and Ring.", ["type-cat", "type-ring"])],
    "first": [((2,), "Player 3 starts.", ["seat-2"])],
    "dealt": [
        (
            (0, ROOM["attic"], NUMBER["ring-1"], NUMBER["cat-2-b"], NUMBER["tome-3"]),
            "The Attic opens, with Ring 1, Cat 2 and Tome 3.",
            ["board-0", "ring-1", "cat-2-b", "tome-3"],
        ),
        (
            (2, ROOM["secret-passage"], NUMBER["ring-1"], NUMBER["cat-2-b"], -1),
            "The Secret Passage opens, with Ring 1, Cat 2 and a face-down card.",
            ["board-2", "ring-1", "cat-2-b"],
        ),
    ],
    "skipped": [((0,), "Player 1 has no meeples left and is skipped.", ["seat-0"])],
    "placed": [
        (
            (1, 2, ROOM["library"], 3),
            "Player 2 places a meeple in the Library, on the bottom space.",
            ["seat-1", "space-2-3"],
        )
    ],
    "looked": [
        ((0, 2, -1), "Player 1 looks at the face-down card.", ["seat-0", "board-2"]),
        ((0, 2, NUMBER["twin-4-b"]), "Player 1 looks at the face-down card: Twin 4.", ["seat-0", "twin-4-b"]),
    ],
    "revealed": [((2, NUMBER["twin-4-b"]), "The face-down card is revealed: Twin 4.", ["board-2", "twin-4-b"])],
    "ghosts": [
        ((0, 1), "Player 1 takes 1 ghost.", ["seat-0"]),
        ((1, 3), "Player 2 takes 3 ghosts.", ["seat-1"]),
        ((1, -2), "Player 2 discards 2 ghosts.", ["seat-1"]),
    ],
    "passed": [((2, 1, 4), "Player 3 passes 4 ghosts to Player 2.", ["seat-2", "seat-1"])],
    "rolled": [
        ((0, 1, 1, 0, 0), "Player 1 rolls 3 dice: 1 ghost.", ["seat-0", "board-1"]),
        ((0, 1, 0, 0, 0, 0), "Player 1 rolls 4 dice: 0 ghosts.", ["seat-0", "board-1"]),
    ],
    "rolled-again": [((1, 2, 1, 1, 0), "Player 2 rolls all 3 dice again: 2 ghosts.", ["board-2", "seat-1"])],
    "changed": [
        ((1, 1), "Player 2 turns a ghost into a blank.", ["seat-1"]),
        ((1, 0), "Player 2 turns a blank into a ghost.", ["seat-1"]),
    ],
    "claimed": [((0, 1, 2, NUMBER["music-box-2"]), "Player 1 takes Music Box 2.", ["seat-0", "music-box-2"])],
    "named": [((0, KIND["tome"], KIND["holy-water"]), "Player 1 uses the Tomes and names Holy Water.", ["seat-0"])],
    "dispelled": [
        ((0, NUMBER["twin-1"]), "Player 1 dispels Twin 1.", ["seat-0", "twin-1"]),
        (
            (0, NUMBER["twin-1"], NUMBER["twin-1-b"]),
            "Player 1 dispels Twin 1 and Twin 1.",
            ["seat-0", "twin-1", "twin-1-b"],
        ),
    ],
    "board-removed": [((1,), "The deck is empty: the room's board is removed.", ["board-1"])],
    "ghosts-revealed": [
        ((3, 0), "The ghosts are revealed: Player 1 has 3 and Player 2 has 0.", ["seat-0", "seat-1"]),
    ],
    "haunted": [((1, 1), "Player 2 has the most ghosts and gains 1 Curse.", ["seat-1"])],
    "won": [
        ((1,), "Player 2 wins.", ["seat-1"]),
        ((0, 2), "Player 1 and Player 3 share the victory.", ["seat-0", "seat-2"]),
    ],
}


@pytest.mark.parametrize("verb", TOLD)
def test_an_event_is_told_in_its_words_and_points_at_its_pieces(verb: str) -> None:
    for rest, text, pieces in TOLD[verb]:
        described = GAME.rules.events.describe((verb, *rest))
        assert (described.label, list(described.pieces)) == (text, pieces)


@pytest.mark.parametrize("event", EVENTS, ids=[event.verb for event in EVENTS])
def test_every_event_is_told_in_a_sentence_whatever_its_numbers(event: Declared[Box]) -> None:
    box = GAME.box
    pieces = re.compile(r"(seat|space|board|type|die)-[a-z0-9-]+")
    for at in (0, 1, 2, -2, -1):
        numbers: list[int] = []
        for number in event.numbers.values():
            values = number.values(box)
            numbers += [values[at % len(values)]] * (2 if number.many else 1)
        described = GAME.rules.events.describe((event.verb, *numbers))
        assert re.fullmatch(r"[A-Z].*[^.]\.", described.label), described.label
        assert not re.search(r"[{}]|None|-\d", described.label), described.label
        assert all([piece in NUMBER or pieces.fullmatch(piece) for piece in described.pieces]), described.pieces


def test_every_event_has_its_words() -> None:
    assert set(TOLD) == {event.verb for event in EVENTS}


def test_an_event_of_no_known_verb_is_an_error() -> None:
    with pytest.raises(ValueError, match="no event is called 'danced'"):
        GAME.rules.events.describe(("danced", 0))


def test_a_whole_match_can_be_told() -> None:
    table = new(5, seed=2)
    play_on(table)
    assert all(sentence.endswith(".") for sentence in table.told())
    assert not [sentence for sentence in table.told() if re.search(r"Player 0|None|-1", sentence)]


# Why not


@pytest.mark.rule("DG-TURN-1")
def test_it_is_anothers_turn() -> None:
    table = given(3, turn=1)
    assert table.match.why_not(0, "space-0-0") == ("It is Player 2's turn.", "DG-TURN-1")
    assert table.match.why_not(1, "space-0-0") is None


@pytest.mark.rule("DG-PLACE-1")
def test_who_stands_on_a_space_is_told() -> None:
    table = given(2, rooms=["attic"], meeples={"attic": {"2nd": 1}})
    assert table.match.why_not(0, "space-0-1") == ("Player 2 stands on this space.", "DG-PLACE-1")


@pytest.mark.rule("DG-PLACE-1", "DG-TAKE-1", "DG-TOME-2")
def test_exactly_what_is_not_offered_is_refused() -> None:
    types = ["tome", "ring", "mask", "cat", "doll"]
    verbs = set()
    for seed in range(10):
        match, chance = new(2, seed=seed, types=types, board_3="secret-passage").match, seeded(seed)
        while (decision := match.decision) is not None:
            verbs.add(verb := decision.options[0][0])
            view = match.view(decision.seat)
            spaces = [
                f"{board['id'].replace('board', 'space')}-{space}" for board in view["boards"] for space in range(4)
            ]
            taken = [card for player in view["players"] for card in (*player["tableau"], *player["dispelled"])]
            cards = [card for board in view["boards"] for card in board["cards"] if card in NUMBER]
            in_sight = {"place": spaces + taken + cards, "claim": spaces + taken + cards}
            offered = {piece for i in range(len(decision.options)) for piece in match.describe(i).pieces}
            for piece in in_sight.get(verb, [f"type-{kind}" for kind in types] if verb == "name" else []):
                assert (match.why_not(decision.seat, piece) is None) == (piece in offered), (verb, piece)
            match.pick(chance.below(len(decision.options)))
    assert {"place", "claim", "name"} <= verbs


@pytest.mark.rule("DG-PLACE-5")
def test_no_meeple_is_placed_and_no_other_room_gives_cards_while_a_room_is_resolved() -> None:
    table = _resolving()
    assert table.match.why_not(0, "space-1-0") == (
        "You cannot place a meeple while a room is being resolved.",
        "DG-PLACE-5",
    )
    reason = "Cards are taken when their room is resolved, after its 3rd meeple is placed.", "DG-PLACE-5"
    assert table.match.why_not(0, table.board("basement")["cards"][0]) == reason
    assert given(2, cards={"attic": ["ring-1"]}).match.why_not(0, "ring-1") == reason


@pytest.mark.rule("DG-TAKE-1")
def test_the_highest_meeple_picks_first() -> None:
    table = _resolving()
    assert table.match.why_not(0, "ring-1") is None
    assert table.match.why_not(1, "ring-1") == (
        "It is Player 1's pick: the highest meeple picks first.",
        "DG-TAKE-1",
    )


@pytest.mark.rule("DG-TAKE-2")
def test_a_card_in_a_tableau_has_been_taken() -> None:
    table = given(2, tableau={1: ["ring-1"]})
    for seat in (0, 1):
        assert table.match.why_not(seat, "ring-1") == ("Player 2 has already taken this card.", "DG-TAKE-2")


@pytest.mark.rule("DG-REVEAL-2")
def test_a_removed_board_has_no_spaces() -> None:
    table = given(2, rooms=["attic"], deck=[])
    assert table.match.why_not(0, "space-1-0") == (
        "This board has been removed: the deck is empty.",
        "DG-REVEAL-2",
    )


@pytest.mark.parametrize("piece", ["space-0-4", "space-7-0", "seat-1", "dagger", "", "cat-9z"])
def test_of_what_is_no_piece_nothing_is_said(piece: str) -> None:
    assert given(2).match.why_not(0, piece) is None


@pytest.mark.rule("DG-SECRETPASSAGE-3", "DG-SETUP-4")
def test_of_hidden_cards_nothing_is_said() -> None:
    table = new(2, seed=4, board_3="secret-passage")
    seen = {card for board in table.match.view(0)["boards"] for card in board["cards"]}
    hidden = [piece for piece in NUMBER if piece not in seen]
    assert {table.match.why_not(0, piece) for piece in hidden} == {None}


def test_every_reason_names_a_clause_of_the_rulebook() -> None:
    known = {clause.id for clause in clauses(GAME.folder)}
    table = _resolving()
    cited = {reason[1] for piece in NUMBER if (reason := table.match.why_not(1, piece))}
    assert cited
    assert cited <= known


def _resolving() -> Position:
    """Return a table where the Attic is being resolved and player 1 picks."""
    table = given(
        2,
        cards={"attic": ["ring-1", "ring-2", "ring-3"]},
        meeples={"attic": {"2nd": 0, "3rd": 1}, "basement": {"2nd": 1}},
    )
    table.place("attic", "bottom", ghosts=0)
    return table


def test_a_tome_that_asks_says_why_a_type_cannot_be_named() -> None:
    table = given(
        2,
        rooms=["attic", "basement", "library"],
        types=["tome", "ring", "mask", "cat", "doll"],
        cards={"attic": ["tome-1"]},
        meeples={"attic": {"top": 0, "2nd": 1}},
        tableau={0: ["tome-2", "ring-1", "mask-3"]},
        turn=0,
    )
    assert table.match.why_not(0, "type-ring") == ("A player names a type after taking a 2nd Tome.", "DG-TOME-1")
    table.pick("space-0-3")
    table.take("tome-1")
    assert table.match.why_not(0, "type-ring") is None
    assert table.match.why_not(0, "type-tome") == ("The Tome cannot name itself.", "DG-TOME-2")
    assert table.match.why_not(0, "type-cat") == ("You have no face-up Cat.", "DG-TOME-2")
    assert table.match.why_not(1, "type-ring") == (
        "Player 1 has taken the Tome and names the type.",
        "DG-TOME-1",
    )
    assert table.match.why_not(0, "type-mirror") is None
