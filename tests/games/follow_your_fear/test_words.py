"""What players read: events with "you" and articles, what options say, what they are likely to bring."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.catalogue import entries
from gloaming.games.follow_your_fear.rules.vocabulary import VERBS
from gloaming.games.follow_your_fear.tokens import BLUE, RED, RED_DRAGON
from gloaming.teaching.courses import teaching

from .table import BOX, GAME, SOLD, Position, given, new, tile

C8, D4, E1 = tile("c8"), tile("d4"), tile("e1")


@pytest.mark.parametrize(
    ("event", "to_the_first", "to_the_second"),
    [
        (
            ("captured", 0, RED, D4, 3, 2),
            "You capture a Fear token on d4: Strength 3 against Defense 2.",
            "Player 1 captures a Fear token on d4: Strength 3 against Defense 2.",
        ),
        (
            ("captured", 0, 1, D4, 1, -2),
            "You have Fear capture Player 2's token on d4: Strength 1 against Defense -2.",
            "Player 1 has Fear capture your token on d4: Strength 1 against Defense -2.",
        ),
        (
            ("moved", 0, RED_DRAGON, D4, E1),
            "You move the red dragon from d4 to e1.",
            "Player 1 moves the red dragon from d4 to e1.",
        ),
        (
            ("moved", 1, 0, E1, D4),
            "Player 2 moves your token from e1 to d4.",
            "You move Player 1's token from e1 to d4.",
        ),
        (
            ("swapped", 0, 0, E1, 1, C8),
            "You swap your token on e1 with Player 2's token on c8.",
            "Player 1 swaps Player 1's token on e1 with your token on c8.",
        ),
        (("healed", 0, 1, 0), "You heal a token captured by Player 2.", "Player 1 heals a token captured by you."),
        (
            ("healed", 0, 1, BLUE),
            "You heal a blue dragon captured by Player 2.",
            "Player 1 heals a blue dragon captured by you.",
        ),
        (("copied", 0, 1), "You copy Player 2's Defense.", "Player 1 copies your Defense."),
        (
            ("respawned", 1, RED, D4),
            "Fear respawns: Player 2 puts Fear on d4.",
            "Fear respawns: you put Fear on d4.",
        ),
        (
            ("vanished", 1, 0, D4),
            "Player 2's card with Disappear takes the attacker on d4: Player 2 captures your token.",
            "Your card with Disappear takes the attacker on d4: you capture Player 1's token.",
        ),
        (("won", 0, 1), "You have outlasted all others and won.", "Player 1 has outlasted all others and won."),
        (
            ("banished", 0),
            "You have no token left and are banished.",
            "Player 1 has no token left and is banished.",
        ),
    ],
)
def test_events_are_told_to_those_they_are_about(event: tuple[Any, ...], to_the_first: str, to_the_second: str) -> None:
    assert SOLD.rules.events.narrate(event, 0) == to_the_first
    assert SOLD.rules.events.narrate(event, 1) == to_the_second


def test_events_tell_the_dragons_apart() -> None:
    table = new(fear="loneliness")
    while not table.state.standing[BLUE]:
        table.match.pick(0)
    placed = [event[2] for event in table.events("placed")]
    assert placed == [RED_DRAGON, BLUE]


def test_no_event_gives_a_token_on_a_corrupt_tile_the_type_that_lies_below() -> None:
    table = given(hand=["step"], tokens="d3 a1", fear_at="e5", corrupt="d4").summon("step")
    assert "From d3 to d4 (Corrupt)" in table.said
    table.move("d3", "d4")
    assert "Player 1 moves a token from d3 to d4." in [event["text"] for event in table.match.events(0)]


def test_what_is_corrupted_or_cleansed_is_told_with_its_type() -> None:
    assert SOLD.rules.events.narrate(("corrupted", 1, D4), 0) == "Player 2 corrupts the Void tile d4."
    assert SOLD.rules.events.narrate(("cleansed", 0, E1), 0) == "You cleanse the Hope tile e1."


def returns(table: Position) -> dict[str, Any]:
    """Return the last heal event."""
    healed: dict[str, Any] = [event for event in table.match.events(0) if event["event"][0] == "healed"][-1]
    assert GAME.rules.events.of(tuple(healed["event"])).scene == "A token returns"
    return healed


def test_a_token_that_returns_is_a_scene_of_the_tile_on_which_it_then_stands() -> None:
    table = given(seats=3, hand=["heal"], tokens="c1 d1 e1 f1", taken={1: {0: 1}, 2: {0: 1}}).summon("heal").heal(1, 0)
    choice = table.options.index(("go", tile("b1")))
    shown = table.match.scenes(choice)
    assert [tile("b1") in scene.view(1)["players"][0]["tokens"] for scene in shown] == [True]
    table.go("b1")
    event = returns(table)
    assert event["text"] == "Player 1 heals a token captured by Player 2."
    assert event["pieces"] == ["seat-0", "seat-1", f"tile-{tile('b1')}"]


def test_a_fear_token_that_is_taken_back_is_a_scene_of_the_tokens_that_wait() -> None:
    table = given("fear", drawn=["fear-heal"], taken={1: {"fear": 1}}, reserve=2).summon("fear-heal")
    event = returns(table)
    assert event["text"] == "Player 1 heals a Fear token captured by Player 2."
    assert event["pieces"] == ["seat-0", "seat-1", "fear-reserve"]
    assert table.reserve == [3, 0]


@pytest.mark.parametrize(
    ("event", "lit"),
    [
        (("copied", 1, 0), ["defense-1", "defense-0"]),
        (("banished", 2), ["defense-2"]),
        (("stole", 1, 0, 0, SOLD.box.number["weathercock"]), ["weathercock", "hand-0"]),
        (("stole", 1, 0, 0, -1), ["hand-0"]),
        (("fed", 1, 0, SOLD.box.number["weathercock"]), ["weathercock", "hand-0"]),
        (("spied", 1, 0, -1), ["hand-0"]),
    ],
)
def test_what_concerns_a_defense_or_a_hand_points_at_it_and_at_no_card_that_is_hidden(
    event: tuple[Any, ...], lit: list[str]
) -> None:
    pieces = SOLD.rules.events.describe(event).pieces
    assert [piece for piece in pieces if not piece.startswith("seat-")] == lit


def test_no_card_says_a_sign_that_cannot_be_read_aloud() -> None:
    for entry in entries(SOLD.box):
        texts = [entry["text"], *entry["facts"].get("powers", [])]
        assert not any(set(text) & set("<>⇄|/") for text in texts), texts


def likely(table: Position, *option: Any) -> str:
    return table.match.likely(table.options.index(option))


def test_how_to_play_tells_what_captured_tokens_do_to_numbers_to_a_move_and_to_the_rest() -> None:
    table = given(hand=["strength-1", "step"], tokens="d3 a1", fear_at="h7", taken={0: {"fear": 4}})
    table.summon("strength-1").lay("fear", "fear")
    assert table.strength == 3
    assert "one alone changes nothing" in likely(table.summon("step"), "lay", RED)
    text = teaching(SOLD).how_to_play.marks[-1].text
    assert "Each adds 1 to the Strength, Defense, Harvest or Corrupt that it gives." in text
    assert "A Move is made once for each token, so one changes nothing." in text


def test_a_capture_says_strength_and_defense() -> None:
    table = given(hand=["strength-3", "step"], tokens="d3 a1").summon("strength-3", "step")
    assert "From d3 to d4 (Void): capture the Fear token" in table.said
    assert likely(table, "move", tile("d3"), D4) == "Strength 3 against 2"
    assert likely(table, "move", tile("d3"), tile("c3")) == ""


def test_a_capture_of_the_last_token_wins() -> None:
    table = given(hand=["strength-3", "step"], tokens="d3 a1", reserve=0).summon("strength-3", "step")
    assert likely(table, "move", tile("d3"), D4) == "Strength 3 against 2, wins"


def test_a_capture_of_a_guarded_token_says_that_the_attacker_disappears() -> None:
    table = given(hand=["strength-3", "step"], tokens="d3 a1", fear_mat={1: ["fear-disappear"]})
    table.summon("strength-3", "step")
    assert likely(table, "move", tile("d3"), D4) == "Strength 3 against 2, the attacker disappears"


@pytest.mark.rule("FY-HIDE-2", "FY-VANISH-1")
def test_a_hidden_token_that_captures_a_guarded_one_is_not_said_to_disappear() -> None:
    table = given(
        hand=["strength-3", "step"], tokens="d3 e3", mat=["hide:d3"], fear_at="d4 e4", fear_mat={1: ["fear-disappear"]}
    )
    table.summon("strength-3", "step")
    assert likely(table, "move", tile("d3"), D4) == "Strength 3 against 2"
    assert likely(table, "move", tile("e3"), tile("e4")) == "Strength 3 against 2, the attacker disappears"
    assert table.move("d3", "d4").place("d5").at(0) == ["d4", "e3"]


@pytest.mark.rule("FY-HIDE-2", "FY-VANISH-1")
def test_nor_is_a_hidden_token_of_fear() -> None:
    table = given(
        "fear",
        drawn=["fear-strength-3", "fear-step"],
        tokens={1: "b6 h8"},
        mat={1: ["disappear"]},
        fear_at="b5",
        fear_mat={0: ["fear-hide:b5"]},
    )
    table.summon("fear-strength-3", "fear-step")
    assert likely(table, "move", tile("b5"), tile("b6")) == "Strength 3 against 0"
    assert table.move("b5", "b6").fear_at == ["b6"]


def test_a_theft_says_from_how_many_cards_of_what_backs() -> None:
    table = given(seats=3, hand={0: ["steal"], 1: ["strength-1", "starter"], 2: ["step"]}).summon("steal")
    assert likely(table, "steal", 1) == "one of 2 cards"
    odds = table.match.odds(table.options.index(("steal", 1)))
    assert odds == "One of 2 cards at random: 1 Courage and 1 Starting."


def test_captured_tokens_are_laid_one_after_the_other() -> None:
    table = given(hand=["strength-1"], taken={0: {"fear": 2}}).summon("strength-1")
    assert table.said == ["Lay a Fear token on it", "Lay no token"]
    table.pick("lay", RED)
    assert table.said == ["Lay a Fear token on it", "Lay no more"]


@pytest.mark.rule("FY-BONUS-8", "FY-TURNED-4")
def test_a_token_on_an_exchange_says_that_it_cancels_it() -> None:
    table = given(hand=["strength-2", "turn"], taken={0: {"fear": 2}}).summon("turn")
    assert likely(table, "lay", RED) == "the exchange cancels itself"
    both = given(hand=["strength-then-turn"], taken={0: {"fear": 2}}).summon("strength-then-turn")
    assert likely(both, "lay", RED) == "the exchange cancels itself"
    assert likely(both.pick("lay", RED), "lay", RED) == "", "it has been used a second time"


@pytest.mark.rule("FY-BONUS-8", "FY-SWAP-1")
def test_a_token_on_a_swap_of_the_only_two_tokens_says_that_they_come_back() -> None:
    two = given(hand=["swap"], tokens={0: "a1", 1: "h8"}, taken={0: {"fear": 1}}).summon("swap")
    assert likely(two, "lay", RED) == "the second swap undoes the first"
    three = given(hand=["swap"], tokens={0: "a1 b1", 1: "h8"}, taken={0: {"fear": 1}}).summon("swap")
    assert likely(three, "lay", RED) == ""


def test_a_copy_says_what_it_copies_now() -> None:
    table = given(hand=["copy"], mat={1: ["defense-2"]}, seats=3).summon("copy")
    assert table.said[0] == "Copy Player 2's Defense"
    assert likely(table, "copy", 1) == "2 now"
    assert likely(table, "copy", 2) == "0 now"


@pytest.mark.rule("FY-COPY-5")
def test_a_copy_of_who_copies_oneself_says_what_it_gives_in_that_circle() -> None:
    mat = {0: ["defense-2"], 1: ["copy:0"], 2: ["copy:0", "defense-1"]}
    table = given(hand=["copy"], seats=3, mat=mat).summon("copy")
    assert (likely(table, "copy", 1), likely(table, "copy", 2)) == ("0 now", "1 now")
    assert table.pick("copy", 2).defense(0) == 2 + 1


@pytest.mark.rule("FY-COPY-4", "FY-COPY-5")
def test_a_copy_for_fear_leads_into_no_circle() -> None:
    table = given("fear", seats=3, drawn=["fear-copy"], mat={0: ["defense-2"], 1: ["copy:0"]}, fear_at="b5")
    table.summon("fear-copy")
    assert likely(table, "copy", 1) == "2 now"
    assert table.pick("copy", 1).fear_defense == 2


def test_a_move_says_on_the_card_where_it_leads() -> None:
    number = SOLD.box.ids.index("runaway-hare")
    assert SOLD.box.short[number] == "Move: any distance straight ahead, or one tile to the side, Reason symbol"
    hopping = next(at for at, pattern in enumerate(SOLD.box.patterns) if pattern.text.startswith("hop "))
    assert any("Move: hop" in short for short, of in zip(SOLD.box.short, SOLD.box.pattern) if of == hopping)


def test_a_fear_card_is_flipped_for_the_move_on_its_back() -> None:
    assert "Flip Fear hide for its Move: one or two tiles, straight" in given("fear", drawn=["fear-hide"]).said


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.__name__)
def test_a_card_says_in_full_what_its_attribute_does(verb: type) -> None:
    powers: list[Attribute] = [power for entry in [*BOX.spirits, *BOX.fear_cards] for power in entry.powers]
    texts = [(power.words(), power.short()) for power in powers if type(power) is verb]
    assert texts, f"no card of the box or of tests/games/follow_your_fear/cards has {verb.__name__}: add one there"
    assert all(len(full) >= len(short) for full, short in texts)


def test_the_content_comes_to_the_totals_of_the_book() -> None:
    copies: dict[str, int] = {}
    for entry in entries(SOLD.box):
        copies[entry["kind"]] = copies.get(entry["kind"], 0) + entry["copies"]
    assert copies["spirit"] + copies["spirit guide"] + copies["starting spirit"] == 120
    assert (copies["fear card"], copies["target fear"], copies["fear token"]) == (144, 6, 36)
    assert (copies["player token"], copies["corruption tile"]) == (24, 48)


def test_the_cards_of_a_pack_are_listed_too() -> None:
    assert {entry["id"] for entry in entries(GAME.box)} >= {"fear-step"}
