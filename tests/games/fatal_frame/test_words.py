"""Log texts, labels and their pieces."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from gloaming.cli.rendering.boards.fatal_frame import draw
from gloaming.engine.phrases import count, either_of, listed
from gloaming.games.fatal_frame.events import EVENTS
from gloaming.games.fatal_frame.packs import BOX
from tests.games.fatal_frame.table import GAME, Position, given, new
from tests.games.sitting import play_on

DICE = [f"die-{die}" for die in range(4)]
FOUGHT = ["seat-0", *DICE, "failed-kusabi"]
SEEKER = BOX.number["seeker"]
ORB = BOX.number["spirit-orb"]
ZERO_SHOT = BOX.number["zero-shot"]
KUSABI = BOX.boss_number["failed-kusabi"]
STREAM = BOX.exterior_number["mill-stream"]
SHRINE = BOX.exterior_number["kureha-shrine"]
TEA, STUDY = BOX.interior_number["tea-room"], BOX.interior_number["study"]

TOLD: dict[tuple[Any, ...], tuple[str, list[str]]] = {
    ("first", 0): ("Player 1 goes first.", ["seat-0"]),
    ("turn", 1, 3): ("Round 3: Player 2's turn.", ["seat-1"]),
    ("closing", 10): ("Only 10 rounds are left. If no Boss is defeated, nobody escapes from the village.", []),
    ("closing", 1): ("This is the last round. If no Boss is defeated, nobody escapes from the village.", []),
    ("nobody-left", 120): ("Round 120 is over and no Boss has been defeated. Nobody escapes from the village.", []),
    ("skipped", 0): ("Player 1 skips this turn.", ["seat-0"]),
    ("held", 1): ("Player 2 will skip the next turn.", ["seat-1"]),
    ("drew", 0, -1): ("Player 1 draws a card.", ["seat-0"]),
    ("drew", 0, SEEKER): ("Player 1 draws Seeker.", ["seat-0", "seeker"]),
    ("reshuffled",): ("The discard pile is shuffled into a new deck.", []),
    ("reshuffled-interiors",): ("The discarded Interior Locations are shuffled into a new deck.", []),
    ("discarded", 0, SEEKER): ("Player 1 discards Seeker.", ["seat-0", "seeker"]),
    ("kept", 0): ("Player 1 does not discard, thanks to the Trapped Boy.", ["seat-0"]),
    ("lost", 1, ORB): ("Player 2 loses Spirit Orb.", ["seat-1", "spirit-orb"]),
    ("nothing-lost", 0, 1): ("Player 1 has no Spirit Orb to lose.", ["seat-0"]),
    ("guarded", 1, BOX.number["loom-girl"], 0): (
        "The Loom Girl protects Player 2: no Upgrade is lost.",
        ["seat-1", "loom-girl"],
    ),
    ("nothing-discarded", 0): ("Player 1 has no card to discard.", ["seat-0"]),
    ("detached", ZERO_SHOT): ("Zero Shot is discarded.", ["zero-shot"]),
    ("salvaged", 0, SEEKER): ("Player 1 takes Seeker from the discard pile.", ["seat-0", "seeker"]),
    ("fitted", 0, ORB): ("Player 1 adds Spirit Orb from the discard pile to the Camera.", ["seat-0", "spirit-orb"]),
    ("explored", 2, STREAM): ("The Location in the north-east is revealed: Mill Stream.", ["cell-2"]),
    ("went", 0, 2, STREAM): ("Player 1 moves to Mill Stream.", ["seat-0", "cell-2"]),
    ("left", 0, 0, SHRINE): ("Player 1 leaves the house to Kureha Shrine.", ["seat-0", "cell-0"]),
    ("put-out", 1, 0, SHRINE): ("Player 2 is outside again, at Kureha Shrine.", ["seat-1", "cell-0"]),
    ("entered", 0, 1, TEA, STUDY): (
        f"Player 1 enters {BOX.exteriors[1].name}, with these rooms: Tea Room and Study.",
        ["seat-0", "tea-room", "study"],
    ),
    ("entered", 0, SHRINE, STUDY): ("Player 1 enters Kureha Shrine, with this room: Study.", ["seat-0", "study"]),
    ("walked", 0, 1, STUDY): ("Player 1 moves to the Study.", ["seat-0", "study"]),
    ("followed", 0, SEEKER): ("The Seeker follows Player 1.", ["seat-0", "seeker"]),
    ("vanished", SEEKER): ("The Seeker is left alone and vanishes.", ["seeker"]),
    ("left-behind", SEEKER): ("The Seeker is left behind in the house and is discarded.", ["seeker"]),
    ("boss-appeared", 0, KUSABI): ("The Failed Kusabi waits for Player 1 in the Shrine.", ["seat-0", "failed-kusabi"]),
    ("boss-withdrew", 0, KUSABI): ("The Failed Kusabi returns to the Boss pile.", ["seat-0", "failed-kusabi"]),
    ("faced", 0, SEEKER): ("Player 1 faces the Seeker.", ["seat-0", "seeker"]),
    ("faced", 0, BOX.first_boss + KUSABI): ("Player 1 faces the Failed Kusabi.", ["seat-0", "failed-kusabi"]),
    ("rolled", 0, 0, 4): ("Player 1 rolls 4.", ["seat-0", "die-0"]),
    ("rolled", 0, 2, 4, 1): ("Player 1 rolls 4 and 1; the Boss die shows 2.", ["seat-0", "die-0", "die-1"]),
    ("added", 0, 2, 6, 3): ("Cards in play add 2 to each attack die: 6 and 3.", ["seat-0", "die-0", "die-1"]),
    ("subtracted", 0, 1, 5): ("Cards in play subtract 1 from each attack die: 5.", ["seat-0", "die-0"]),
    ("raised", 0, 1, 5): ("Player 1 raises attack die 2 to 5.", ["seat-0", "die-1"]),
    ("raised", 0, -1, 5): ("Player 1 raises the Boss die to 5.", ["seat-0", "boss-die"]),
    ("effect", 0, SEEKER): (
        "Player 1 suffers the Ghost Effect of the Seeker: discard 1 card.",
        ["seat-0", *DICE, "seeker"],
    ),
    ("spared", 0, SEEKER): ("Player 1 ignores the Ghost Effect of the Seeker.", ["seat-0", "seeker"]),
    ("spared", 0, SEEKER, TEA): (
        "Player 1 ignores the Ghost Effect of the Seeker, thanks to the Tea Room.",
        ["seat-0", "seeker", "tea-room"],
    ),
    ("failed", 0, BOX.first_boss + KUSABI): (
        "Player 1 fails against the Failed Kusabi.",
        FOUGHT,
    ),
    ("captured", 0, SEEKER): ("Player 1 captures the Seeker.", ["seat-0", "seeker"]),
    ("struck", 0, KUSABI, 0, 3): (
        "Player 1 removes no bead from the Failed Kusabi; 3 left.",
        FOUGHT,
    ),
    ("struck", 0, KUSABI, 1, 2): (
        "Player 1 removes 1 bead from the Failed Kusabi; 2 left.",
        FOUGHT,
    ),
    ("struck", 0, KUSABI, 2, 1): (
        "Player 1 removes 2 beads from the Failed Kusabi; 1 left.",
        FOUGHT,
    ),
    ("stood-firm", 0): ("Player 1 holds the camera steady and is not thrown out.", ["seat-0"]),
    ("thrown-out", 0, 3): (
        "The Boss die and an attack die both show 3: Player 1 is thrown out of the Shrine.",
        ["seat-0", "boss-die"],
    ),
    ("won", 0, KUSABI): (
        "Player 1 defeats the Failed Kusabi and leaves the village behind.",
        ["seat-0", "failed-kusabi"],
    ),
    ("warded", 0): ("Player 1 ignores Ghost Effects for the rest of the turn.", ["seat-0"]),
    ("flashed", 0): ("Player 1 will roll 1 more attack die in the next attack.", ["seat-0"]),
    ("function", 0, BOX.number["track"]): ("Player 1 uses Track.", ["seat-0", "track"]),
    ("passed", 0): ("Player 1 passes.", ["seat-0"]),
    ("haunted", 0, SEEKER, 1): ("Player 1 plays the Ghost Seeker on Player 2.", ["seat-0", "seeker", "seat-1"]),
    ("haunted", 0, SEEKER, 0): ("Player 1 plays the Ghost Seeker on themselves.", ["seat-0", "seeker", "seat-0"]),
    ("haunted", 0, SEEKER, 0, 2): (
        "Player 1 plays the Ghost Seeker on themselves and Player 3.",
        ["seat-0", "seeker", "seat-0", "seat-2"],
    ),
    ("found", 0, BOX.number["bundle-of-letters"]): (
        "Player 1 finds the Bundle of Letters.",
        ["seat-0", "bundle-of-letters"],
    ),
    ("replaced", 0, BOX.number["14-film"]): ("Player 1 removes 14-Film from the Camera.", ["seat-0", "14-film"]),
    ("upgraded", 0, ORB): ("Player 1 adds Spirit Orb to the Camera.", ["seat-0", "spirit-orb"]),
    ("acted", 0, ZERO_SHOT): ("Player 1 plays Zero Shot.", ["seat-0", "zero-shot"]),
    ("attached", 0, ZERO_SHOT, SEEKER): (
        "Player 1 attaches Zero Shot to the Seeker.",
        ["seat-0", "zero-shot", "seeker"],
    ),
    ("attached", 0, BOX.number["fatal-frame"], BOX.number["14-film"]): (
        "Player 1 attaches Fatal Frame to the 14-Film.",
        ["seat-0", "fatal-frame", "14-film"],
    ),
    ("stole", 0, 1, ORB): ("Player 1 takes Spirit Orb from Player 2.", ["seat-0", "seat-1", "spirit-orb"]),
    ("banished", SEEKER): ("The Seeker is discarded.", ["seeker"]),
    ("led", SEEKER, 1): ("The Seeker is moved to Player 2.", ["seeker", "seat-1"]),
    ("led", SEEKER, 1, 2): ("The Seeker is moved to Player 2 and Player 3.", ["seeker", "seat-1", "seat-2"]),
}


@pytest.mark.parametrize(("event", "expected"), TOLD.items(), ids=[str(event[0]) for event in TOLD])
def test_an_event_in_words(event: tuple[Any, ...], expected: tuple[str, list[str]]) -> None:
    described = GAME.rules.events.describe(event)
    assert (described.label, list(described.pieces)) == expected


def test_every_event_has_its_words() -> None:
    declared = {event.verb for event in EVENTS}
    assert {event[0] for event in TOLD} == declared


def test_an_event_that_there_is_not() -> None:
    with pytest.raises(ValueError, match="no event is called 'sang'"):
        GAME.rules.events.describe(("sang", 0))


@pytest.mark.parametrize("seed", range(3))
def test_all_that_happens_is_a_sentence_of_pieces_that_there_are(seed: int) -> None:
    table = new(2 + seed, seed)
    play_on(table, seed)
    for event in table.match.events(None):
        text = event["text"]
        assert text[0].isupper() and text.endswith(".") and "{" not in text, text


# Options


@pytest.mark.parametrize(
    ("phase", "more", "option", "label", "pieces"),
    [
        ("move", {}, ("move", 0, 1), "Move to Osaka House", ["cell-1"]),
        (
            "move",
            {"face_down": ["osaka-house"]},
            ("move", 0, 1),
            "Move to the north Location (face down)",
            ["cell-1"],
        ),
        ("move", {}, ("move", 1, 0), "Move into Kiryu House (3 rooms)", ["cell-4"]),
        (
            "move",
            {"at": "kureha-shrine", "items": ["wedding-comb", "temple-key", "prayer-bell"]},
            ("move", 1, 0),
            "Move into Kureha Shrine (1 room, 11 of 9 points)",
            ["cell-0"],
        ),
        (
            "move",
            {"paths": ["loom-room", "study", "tea-room"]},
            ("move", 2, 1),
            "Move to the Study",
            ["study"],
        ),
        ("move", {"paths": ["loom-room", "study", "tea-room"]}, ("move", 3, 0), "Move out of Kiryu House", ["cell-4"]),
        (
            "move",
            {"paths": ["loom-room", "study", "tea-room"]},
            ("move", 4, 0),
            "Move out to Tachibana House",
            ["cell-3"],
        ),
        (
            "move",
            {"paths": ["loom-room", "study", "tea-room"], "face_down": ["tachibana-house"], "at": {1: None}},
            ("move", 4, 0),
            "Move out to Tachibana House, its face-down twin",
            [],
        ),
        (
            "move",
            {"camera": ["sense"], "hand": ["track"]},
            ("function", BOX.kind_number["sense"]),
            "Use Sense (discard 1 card: draw 1 card)",
            ["sense"],
        ),
        ("play", {}, ("pass",), "Pass", []),
        (
            "play",
            {"hand": ["seeker"]},
            ("ghost", BOX.kind_number["seeker"], 1),
            "Seeker (Power 2) on Player 2",
            ["seeker", "seat-1"],
        ),
        (
            "play",
            {"hand": ["61-film"]},
            ("upgrade", BOX.kind_number["61-film"], -1),
            "61-Film: add to your Camera",
            ["61-film", "camera-0"],
        ),
        (
            "play",
            {"hand": ["61-film"], "camera": ["14-film"]},
            ("upgrade", BOX.kind_number["61-film"], BOX.kind_number["14-film"]),
            "61-Film: replace 14-Film",
            ["61-film", "14-film"],
        ),
        (
            "play",
            {"hand": ["glass-negative"], "paths": ["loom-room", "study", "tea-room"]},
            ("item", BOX.kind_number["glass-negative"]),
            "Cracked Glass Negative: 4 points",
            ["glass-negative"],
        ),
        (
            "play",
            {"hand": ["long-candle"]},
            ("do", BOX.kind_number["long-candle"]),
            "Long Candle: draw 3 cards",
            ["long-candle"],
        ),
        (
            "play",
            {"hand": ["fatal-frame"], "camera": ["14-film"]},
            ("attach-film", BOX.kind_number["fatal-frame"]),
            "Fatal Frame: attach this card permanently to your Film",
            ["fatal-frame", "14-film"],
        ),
        ("either", {"failed": True}, ("only", 3), "Move, but do not play", []),
        ("either", {"failed": True}, ("only", 4), "Play, but do not move", []),
        ("end", {"camera": ["sense"], "hand": ["track"]}, ("end-turn",), "End your turn", []),
    ],
)
def test_an_option_in_words(
    phase: str, more: dict[str, Any], option: tuple[Any, ...], label: str, pieces: list[str]
) -> None:
    table = given(phase, **more)
    described = GAME.rules.actions.describe(table.state, option)
    assert option in table.options
    assert described.label.startswith(label)
    assert list(described.pieces) == pieces


def test_options_of_an_attack_point_at_the_die_and_at_what_is_used() -> None:
    table = given("fight", paths=["loom-room"], boss="failed-kusabi", camera=["spirit-orb", "blast"], hand=["track"],
                  dice=(2, 3))  # fmt: skip
    described = [GAME.rules.actions.describe(table.state, option) for option in table.options]
    assert [(option.label, list(option.pieces)) for option in described] == [
        ("Let the dice stand", []),
        ("Spirit Orb: add 1 to attack die 1 (now 2)", ["die-0", "spirit-orb"]),
        ("Spirit Orb: add 1 to the Boss die (now 3)", ["boss-die", "spirit-orb"]),
        ("Blast: add 2 to attack die 1 (now 2)", ["die-0", "blast"]),
        ("Blast: add 2 to the Boss die (now 3)", ["boss-die", "blast"]),
    ]


def pieces(table: Position, label: str) -> list[str]:
    """Return the pieces of the option whose label begins so."""
    described = [GAME.rules.actions.describe(table.state, option) for option in table.options]
    return [piece for option in described if option.label.startswith(label) for piece in option.pieces]


def test_of_two_identical_functions_an_option_points_at_each_that_can_be_used() -> None:
    table = given("move", camera=["track", "track"], hand=["seeker"])
    assert pieces(table, "Use Track") == ["track", "track-b"]
    table = given("move", camera=["track", "track"], hand=["seeker"], used=["track"])
    assert pieces(table, "Use Track") == ["track-b"]
    table = given("fight", ghosts={"kiryu-house": ["seeker"]}, camera=["blast", "blast"], hand=["track"], dice=(1,))
    assert pieces(table, "Blast") == ["die-0", "blast", "blast-b"]


@pytest.mark.parametrize(("used", "goes"), [([], "sense"), (["sense"], "sense"), (["sense-b"], "sense-b")])
def test_a_function_in_place_of_one_of_two_points_at_the_one_that_goes(used: list[str], goes: str) -> None:
    table = given(hand=["save"], camera=["sense", "sense"], used=used)
    assert pieces(table, "Save: replace Sense") == ["save", goes]
    table.pick("Save: replace Sense")
    assert BOX.piece[table.state.discard[-1]] == goes


def test_two_ghosts_of_one_name_are_told_apart_by_where_they_are() -> None:
    ghosts = {"kiryu-house": ["seeker"], "rice-store": ["seeker-b"], "osaka-house": ["broken-neck"]}
    table = given(hand=["futile-odds"], ghosts=ghosts, paths={1: ["loom-room", "rice-store"]}, at={1: "osaka-house"})
    assert table.labels == [
        "Futile Odds on the Broken Neck",
        "Futile Odds on the Seeker at Kiryu House",
        "Futile Odds on the Seeker in the Rice Store",
        "Pass",
    ]
    table = given(hand=["calling-bell"], at={0: "mill-stream", 1: None}, ghosts={"kiryu-house": ["seeker"],
                  "watch-tower": ["seeker-b"]})  # fmt: skip
    assert table.may("Calling Bell: move the Seeker at Watch Tower to yourself")


def test_the_label_of_a_face_down_location_does_not_name_it() -> None:
    table = given("move", at={0: None, 1: None}, face_down=[place.id for place in BOX.exteriors])
    assert len(table.labels) == 8
    for label in table.labels:
        assert not any([place.name in label for place in BOX.exteriors])


# The terminal


@pytest.mark.parametrize(("hand", "text"), [(["seeker"], "1 card, unseen"), (["seeker", "track"], "2 cards, unseen")])
def test_the_terminal_counts_the_cards_of_a_hidden_hand(hand: list[str], text: str) -> None:
    console = Console(width=80, file=StringIO(), record=True)
    console.print(draw(given(hand={0: ["sense"], 1: hand}).view(0), GAME.box))
    assert text in console.export_text()


# Grammar


def test_numbers_and_lists() -> None:
    assert (count(1, "bead"), count(2, "bead"), count(2, "die", "dice")) == ("1 bead", "2 beads", "2 dice")
    assert (listed(["a"]), listed(["a", "b", "c"])) == ("a", "a, b and c")
    assert (either_of(["a"]), either_of(["a", "b", "c"])) == ("a", "a, b or c")


@pytest.mark.rule("FF-DRAW-4")
def test_a_card_that_lets_one_take_from_the_discard_pile_says_may() -> None:
    texts = {entry["id"]: entry["text"] for entry in GAME.content()}
    for card in ("darkroom", "sift-the-ashes", "long-veranda", "study"):
        assert "ou may take" in texts[card]


@pytest.mark.rule("FF-ACTIONCARD-4")
def test_fatal_frame_says_where_it_is_played_and_which_die_counts() -> None:
    text = next(entry["text"] for entry in GAME.content() if entry["id"] == "fatal-frame")
    assert "Attach this card permanently to your Film" in text
    assert "a die rolled as a 6 that still beats the Power" in text


def test_every_interior_location_is_a_place_to_stand_in() -> None:
    names = [entry["name"] for entry in GAME.content() if entry["kind"] == "interior location"]
    assert len(names) == 20
    assert not [name for name in names if name.endswith((" Shelf", " Box"))]
