"""Explanations with their clauses, which never reveal hidden information."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.engine.content.clauses import clauses
from gloaming.engine.state.dice import seeded
from gloaming.games.fatal_frame.packs import BOX
from gloaming.games.fatal_frame.rules import functions, playing
from tests.games.fatal_frame.table import GAME, Position, given, new

QUIET = ["loom-room", "rice-store", "sand-garden"]
PIECES = [
    *BOX.piece[: BOX.first_boss],
    *[printed.id for printed in BOX.interiors],
    *[printed.id for printed in BOX.bosses],
    *[
        f"{kind}-{number}"
        for kind, most in (("cell", 9), ("seat", 4), ("camera", 4), ("die", 4))
        for number in range(most)
    ],
    "boss-die",
    "deck",
    "discard",
    "nonsense",
    "die-x",
    "cell--1",
]
KNOWN = {clause.id for clause in clauses(GAME.folder)}


def why(table: Position, piece: str, seat: int = 0) -> str | None:
    """Return the clause that forbids a piece, or None."""
    refusal = table.why_not(seat, piece)
    return None if refusal is None else refusal[1]


# Cards in hand


@pytest.mark.parametrize(
    ("card", "clause", "more"),
    [
        ("seeker", None, {}),
        ("toll-keeper", "FF-STACK-2", {"paths": {0: QUIET, 1: ["stair-well", "crawl-space"]}}),
        ("trapped-boy", "FF-STACK-2", {}),
        (
            "seeker",
            "FF-STACK-4",
            {"ghosts": {"kiryu-house": ["lantern-widow"], "tachibana-house": ["lantern-widow-b"]}},
        ),
        ("wedding-comb", "FF-ITEM-2", {"paths": QUIET}),
        ("glass-negative", None, {"paths": QUIET}),
        ("glass-negative", "FF-ITEM-3", {"paths": QUIET, "ghosts": {"loom-room": ["well-child"]}}),
        ("spirit-orb-d", "FF-UPGRADE-6", {"camera": ["spirit-orb", "spirit-orb-b", "spirit-orb-c"]}),
        ("14-film-b", "FF-UPGRADE-5", {"camera": ["14-film"]}),
        ("61-film", None, {"camera": ["14-film"]}),
        ("zero-shot", "FF-ATTACH-3", {"ghosts": {"osaka-house": ["seeker"]}}),
        ("futile-odds", "FF-ATTACH-4", {}),
        ("fatal-frame", "FF-ACTIONCARD-4", {}),
        ("sift-the-ashes", "FF-ACTIONCARD-11", {}),
        ("cold-draught", "FF-ACTIONCARD-13", {}),
        ("wrong-door", "FF-ACTIONCARD-16", {"paths": QUIET}),
        ("held-breath", "FF-LIMBO-2", {"skips": [1]}),
        ("calling-bell", "FF-ACTIONCARD-15", {}),
        ("calling-bell", "FF-ACTIONCARD-15", {"ghosts": {"osaka-house": ["seeker"]}, "at": {0: None, 1: None}}),
        ("salt-line", "FF-ACTIONCARD-14", {}),
        ("snapshot", "FF-ACTIONCARD-19", {"ghosts": {"kiryu-house": ["veiled-priest"]}}),
        ("torn-page", "FF-GHOSTCARD-4", {"items": {1: ["temple-key"]}, "album": {1: ["folklorist"]}}),
        ("torn-page", "FF-ACTION-2", {}),
        ("faded-print", "FF-ACTION-2", {}),
        ("light-fingers", "FF-UPGRADE-2", {"camera": {0: ["14-film"], 1: ["61-film"]}}),
        ("light-fingers", "FF-GHOSTCARD-23", {"camera": {1: ["61-film"]}, "album": {1: ["loom-girl"]}}),
        ("lens-crack", "FF-ACTION-2", {"camera": {1: ["track"]}}),
        ("lens-crack", "FF-ACTION-2", {"camera": {1: ["track"]}, "album": {1: ["loom-girl"]}}),
        ("lens-crack", "FF-GHOSTCARD-23", {"camera": {1: ["14-film"]}, "album": {1: ["loom-girl"]}}),
        ("long-candle", None, {}),
    ],
)  # fmt: skip
def test_a_card_of_the_hand_in_the_play_step(card: str, clause: str | None, more: dict[str, Any]) -> None:
    table = given(hand=[card], **more)
    assert why(table, card) == clause


def test_the_sentence_of_an_item_names_its_locations() -> None:
    refusal = given(hand=["wedding-comb"]).why_not(0, "wedding-comb")
    assert refusal is not None
    assert refusal[0].startswith("It can only be played at Bath House, Nursery, Sickroom, ")
    assert " or " in refusal[0]


def test_a_card_of_the_hand_in_other_steps() -> None:
    assert why(given("move", hand=["seeker"]), "seeker") == "FF-TURN-2"
    table = given("fight", ghosts={"kiryu-house": ["broken-neck"]}, hand=["seeker", "track"], dice=(2,))
    assert why(table, "seeker") == "FF-TURN-2"
    assert why(table.pick("Move, but do not play"), "seeker") == "FF-FIGHT-5"
    assert why(given("end", hand=["seeker"], camera=["sense"]), "seeker") == "FF-PLAY-3"
    table = given(hand=["sift-the-ashes", "track"], discard=["seeker", "sense"]).pick("Sift the Ashes")
    assert why(table, "track") == "FF-FUNCTION-3"
    assert why(given("discard", hand=["track", "track-b", "sense", "save", "blast", "flash"]), "track") is None


# Functions and other Upgrades


@pytest.mark.parametrize(
    ("phase", "card", "clause", "more"),
    [
        ("move", "sense", None, {"hand": ["seeker"]}),
        ("move", "sense", "FF-FUNCTION-2", {"hand": ["seeker"], "used": ["sense"]}),
        ("move", "sense", "FF-FUNCTION-4", {}),
        ("move", "blast", "FF-COMBAT-7", {"hand": ["seeker"]}),
        ("move", "track", "FF-LOCATION-2", {"hand": ["seeker"], "at": None}),
        ("move", "darkroom", "FF-FUNCTION-5", {"hand": ["seeker"]}),
        ("move", "save", "FF-UPGRADECARD-7", {"hand": ["seeker"]}),
        ("move", "flash", "FF-UPGRADECARD-8", {"camera": ["flash", "spirit-orb"]}),
        ("move", "flash", "FF-FUNCTION-4", {}),
        ("either", "save", "FF-FIGHT-3", {"hand": ["seeker"], "failed": True}),
        ("move", "61-film", "FF-UPGRADE-3", {}),
        ("move", "spirit-orb", "FF-ORB-1", {}),
    ],
)
def test_an_upgrade_that_cannot_be_used(phase: str, card: str, clause: str | None, more: dict[str, Any]) -> None:
    table = given(phase, **{"camera": [card], **more})
    assert why(table, card) == clause


@pytest.mark.parametrize("name", ["track", "sense"])
def test_of_two_identical_functions_neither_is_refused_while_it_can_be_used(name: str) -> None:
    table = given("move", camera=[name, name], hand=["seeker"])
    assert (why(table, name), why(table, f"{name}-b")) == (None, None)
    table = given("move", camera=[name, name], hand=["seeker"], used=[f"{name}-b"])
    assert (why(table, name), why(table, f"{name}-b")) == (None, "FF-FUNCTION-2")


def test_of_two_blasts_neither_is_refused_while_a_die_is_below_6() -> None:
    table = given("fight", ghosts={"kiryu-house": ["seeker"]}, camera=["blast", "blast"], hand=["track"], dice=(1,))
    assert (why(table, "blast"), why(table, "blast-b")) == (None, None)


def test_nothing_is_left_to_draw() -> None:
    table = given(hand={0: ["long-candle"], 1: []}, camera=["sense"], rest="hand")
    assert why(table, "long-candle") == "FF-DRAW-3"
    assert why(table, "sense") == "FF-DRAW-3"


def test_upgrades_in_an_attack() -> None:
    ghosts = {"kiryu-house": ["blind-masseur"]}
    table = given("fight", ghosts=ghosts, camera=["spirit-orb", "blast", "track"], hand=["seeker"]).pick(
        "Fight", dice=(3,)
    )
    assert why(table, "spirit-orb") == "FF-GHOSTCARD-16"
    assert why(table, "track") == "FF-FUNCTION-3"
    assert why(table, "blast") is None
    table = given("fight", ghosts={"kiryu-house": ["seeker"]}, camera=["spirit-orb", "sense", "save", "14-film"],
                  hand=["seeker-b", "track"]).pick("Fight", dice=(6, 6))  # fmt: skip
    assert why(table, "spirit-orb") == "FF-COMBAT-8"
    assert why(table, "die-0") == "FF-COMBAT-8"
    table.pick("Use Sense")
    assert why(table, "save") == "FF-FUNCTION-3"
    assert why(table, "die-1") == "FF-FUNCTION-3"
    table.pick("Pay with Track", "Use Save", "Pay with Seeker")
    assert why(table, "save") == "FF-FUNCTION-2"


def test_functions_that_would_do_nothing_in_an_attack() -> None:
    camera = ["spirit-orb", "flash", "blast"]
    table = given("fight", ghosts={"kiryu-house": ["seeker"]}, camera=camera, hand=["track"]).pick("Fight", dice=(6,))
    assert table.prompt == "Move 1 Location"
    table = given("fight", ghosts={"kiryu-house": ["seeker"]}, camera=camera, hand=["track"]).pick("Fight", dice=(2,))
    assert why(table, "flash") == "FF-UPGRADECARD-8"
    table = given("fight", ghosts={"kiryu-house": ["seeker"]}, camera=["save", "track"], hand=["sense"], warded=True)
    assert why(table, "save") == "FF-FUNCTION-5"


def test_save_that_would_keep_nothing_off() -> None:
    table = given("fight", paths=["mosquito-net-room"], boss="mill-bride", camera=["save", "sense"], hand=["track"])
    assert table.why_not(0, "save") == ("You already ignore Ghost Effects here.", "FF-FUNCTION-5")
    table = given("fight", paths=["loom-room"], boss="failed-kusabi", camera=["save", "sense"], hand=["track"])
    assert table.why_not(0, "save") == ("There is no Ghost Effect left here to ignore.", "FF-FUNCTION-5")


def test_flash_powder_that_would_add_no_die() -> None:
    table = given("fight", paths=["crawl-space"], camera=["flash", "spirit-orb", "sense"], hand=["track"])
    assert table.why_not(0, "flash") == ("It would not add a die to your next attack.", "FF-FUNCTION-5")


def test_dice() -> None:
    table = given("fight", paths=["loom-room"], boss="failed-kusabi", camera=["14-film", "spirit-orb"], dice=(2, 2, 6))
    assert why(table, "die-0") is None
    assert why(table, "spirit-orb") is None
    assert why(table, "die-1") == "FF-COMBAT-7"
    assert why(table, "boss-die") == "FF-COMBAT-8"
    assert why(table, "die-2") is None
    table = given("fight", ghosts={"kiryu-house": ["seeker"]}, camera=["sense"], hand=["track"]).pick(
        "Fight", dice=(2,)
    )
    assert why(table, "die-0") == "FF-COMBAT-7"


def test_dice_that_show_the_same_when_nothing_can_be_added() -> None:
    table = given("fight", ghosts={"kiryu-house": ["seeker"]}, camera=["sense", "14-film"], hand=["track"])
    table.pick("Fight the Seeker", dice=(2, 2))
    nothing = ("You have nothing to add to it.", "FF-COMBAT-7")
    assert (table.why_not(0, "die-0"), table.why_not(0, "die-1")) == (nothing, nothing)


def test_orbs_against_the_blind_masseur() -> None:
    table = given("fight", ghosts={"kiryu-house": ["blind-masseur"]}, camera=["spirit-orb", "sense", "14-film"],
                  hand=["track"]).pick("Fight the", dice=(2, 2))  # fmt: skip
    assert [why(table, piece) for piece in ("spirit-orb", "die-0", "die-1")] == ["FF-GHOSTCARD-16"] * 3
    table = given("fight", ghosts={"kiryu-house": ["blind-masseur"]}, camera=["spirit-orb", "sense"], hand=["track"],
                  warded=True).pick("Fight the", dice=(6,))  # fmt: skip
    assert why(table, "spirit-orb") == "FF-COMBAT-8"


def test_what_is_to_be_lost() -> None:
    table = given("fight", paths=QUIET, ghosts={"loom-room": ["woman-in-box"]}, camera=["14-film", "spirit-orb"],
                  items=["wedding-comb"], album=["seeker"], dice=(2, 1)).stand()  # fmt: skip
    assert table.prompt == "Lose which card?"
    assert why(table, "wedding-comb") == "FF-TERM-3"
    assert why(table, "seeker") == "FF-TERM-3"
    table = given("fight", ghosts={"kiryu-house": ["toll-keeper"]}, camera=["14-film"],
                  items=["wedding-comb", "temple-key"], dice=(2, 1))  # fmt: skip
    assert table.prompt == "Lose which card?"
    assert why(table, "14-film") == "FF-TERM-3"
    assert why(table, "wedding-comb") is None


# Cards on the table


def test_ghosts() -> None:
    ghosts = {"kiryu-house": ["seeker", "veiled-priest"], "osaka-house": ["broken-neck"]}
    table = given("fight", ghosts=ghosts, camera=["sense"], hand=["track", "blast"])
    assert why(table, "seeker") is None
    assert table.why_not(0, "veiled-priest") == ("Fight the Seeker first, with Power 2.", "FF-FIGHT-2")
    assert why(table, "broken-neck") == "FF-FIGHT-1"
    table.pick("Fight the Seeker", dice=(1,))
    assert why(table, "veiled-priest") == "FF-FIGHT-1"
    table.stand().pick("Discard Track")
    assert table.prompt == "Move or play?"
    assert why(table, "seeker") == "FF-FIGHT-3"
    table.pick("Play, but do not move")
    assert why(table, "seeker") == "FF-ACTION-2"
    assert why(given("move", ghosts=ghosts), "seeker") == "FF-STACK-3"


def test_a_ghost_does_not_come_before_itself() -> None:
    ghosts = {"kiryu-house": ["lantern-widow", "seeker"]}
    table = given("fight", ghosts=ghosts, camera=["sense"], hand=["track", "blast"]).pick("Use Sense")
    for ghost in ("lantern-widow", "seeker"):
        assert table.why_not(0, ghost) == (
            "Finish the current effect first. Then you fight Ghosts.",
            "FF-FUNCTION-3",
        )
    table.pick("Pay with Track", dice=(1,))
    assert table.prompt == "Discard a card"
    assert why(table, "lantern-widow") == "FF-FUNCTION-3"
    assert why(table, "seeker") == "FF-FUNCTION-3"


def test_ghosts_and_bosses_wait_for_the_draw() -> None:
    wait = ("You draw first. Then you fight Ghosts.", "FF-TURN-2")
    table = given("turn", camera=["sense"], hand=["blast", "track"], ghosts={"kiryu-house": ["seeker"]})
    assert table.prompt == "Use a Function before you draw?"
    assert table.why_not(0, "seeker") == wait
    table.pick("Use Sense")
    assert why(table, "seeker") == "FF-FUNCTION-3"
    table = given("turn", camera=["sense"], hand=["blast"], paths=["study"], boss="failed-kusabi")
    assert table.prompt == "Use a Function before you draw?"
    assert table.why_not(0, "failed-kusabi") == wait


def test_ghosts_and_bosses_before_the_fight() -> None:
    table = given("draw", ghosts={"osaka-house": ["seeker"]}, camera=["track"], hand=["blast"])
    table.pick("Draw 1 card")
    assert table.prompt == "No Ghosts here. Use a Function before you move?"
    assert why(table, "seeker") == "FF-FIGHT-1"
    table = given("draw", at="kureha-shrine", camera=["track"], hand=["sense", "blast", "save"],
                  interiors=["well-shaft"], items=["wedding-comb", "temple-key", "prayer-bell"],
                  boss_pile=["mill-bride"])  # fmt: skip
    table.pick("Use Track", "Pay with Sense", "Move into Kureha Shrine")
    assert table.prompt == "Discard a card"
    assert table.why_not(0, "mill-bride") == (
        "Finish the current effect first. Then you fight Ghosts.",
        "FF-FUNCTION-3",
    )


def test_bosses() -> None:
    paths, bosses = {0: ["loom-room"], 1: ["rice-store"]}, {0: "mill-bride", 1: "bell-abbot"}
    table = given("fight", seats=3, paths=paths, boss=bosses, ghosts={"loom-room": ["well-child"]}, camera=["sense"],
                  hand=["track", "seeker"])  # fmt: skip
    assert why(table, "mill-bride") == "FF-BOSS-10"
    assert why(table, "bell-abbot") == "FF-BOSS-2"
    assert why(table, "doll-mother") is None
    table.pick("Fight the Well Child", dice=(2,)).stand().pick("Discard Track")
    assert why(table, "mill-bride") is None
    table.pick("Fight the Bride Under the Mill", dice=(2, 1))
    assert why(table, "mill-bride") == "FF-FIGHT-1"
    table.stand()
    assert why(table, "mill-bride") == "FF-FIGHT-3"
    assert why(given(paths=["loom-room"], boss="mill-bride"), "mill-bride") == "FF-BOSS-13"
    assert (
        why(given("move", paths=["loom-room"], boss="mill-bride", camera=["sense"], hand=["track"]), "mill-bride")
        == "FF-BOSS-2"
    )


def test_cards_that_lie_before_players_and_in_the_discard_pile() -> None:
    table = given(album=["remaining-twin", "broken-neck"], items=["wedding-comb"], camera={1: ["14-film"]},
                  discard=["sense"], ghosts={"kiryu-house": ["seeker"]}, attached={"zero-shot": "seeker"})  # fmt: skip
    assert why(table, "remaining-twin") == "FF-GHOST-8"
    assert table.why_not(0, "broken-neck") == (
        "Broken Neck is in an Album and counts for points. You cannot use it.",
        "FF-GOAL-2",
    )
    assert why(table, "wedding-comb") == "FF-ITEM-4"
    assert why(table, "14-film") == "FF-TURN-3"
    assert why(table, "sense") == "FF-DRAW-3"
    assert why(table, "zero-shot") == "FF-ATTACH-1"
    table = given("move", paths=["loom-room", "study", "rice-store"], discard=["seeker", "zero-shot"]).pick(
        "Move to the"
    )
    assert table.why_not(0, "seeker") == ("You may only take an Action.", "FF-DRAW-4")
    assert why(table, "zero-shot") is None
    assert table.why_not(0, "discard") == ("Choose a card in the discard pile, or take none.", "FF-DRAW-4")


# Places and players


@pytest.mark.parametrize(
    ("cell", "clause", "more"),
    [
        (4, "FF-MOVE-1", {"at": "drying-field"}),
        (1, None, {"at": "kureha-shrine"}),
        (0, "FF-SHRINE-2", {"at": "kureha-shrine"}),
        (0, None, {"at": "kureha-shrine", "items": ["wedding-comb", "temple-key", "prayer-bell"]}),
        (8, "FF-MOVE-3", {"at": "kureha-shrine"}),
        (4, "FF-MOVE-5", {"at": None}),
        (0, None, {"at": None}),
        (4, "FF-HOUSE-5", {"paths": QUIET, "inside": 1}),
        (4, None, {"paths": QUIET, "inside": 0}),
        (0, "FF-HOUSE-7", {"paths": QUIET, "inside": 0}),
        (3, None, {"paths": QUIET, "inside": 0}),
        (3, "FF-HOUSE-5", {"paths": QUIET, "inside": 1}),
        (3, "FF-HOUSE-7", {"paths": QUIET, "inside": 1, "face_down": ["tachibana-house"], "at": {1: None}}),
    ],
)
def test_a_cell_in_the_move_step(cell: int, clause: str | None, more: dict[str, Any]) -> None:
    table = given("move", **more)
    if clause == "FF-MOVE-1":
        cell = 5
    assert why(table, f"cell-{cell}") == clause


def test_the_shrine_says_how_many_points_are_wanting() -> None:
    refusal = given("move", at="kureha-shrine", items=["prayer-bell"]).why_not(0, "cell-0")
    assert refusal == ("You need 9 Album Points to enter the Shrine, and you have 3.", "FF-SHRINE-2")


def test_places_when_nobody_moves() -> None:
    assert why(given(hand=["track"]), "cell-1") == "FF-TURN-2"
    table = given("fight", ghosts={"kiryu-house": ["broken-neck"]}, dice=(2,))
    assert why(table, "cell-1") == "FF-MOVE-1"
    assert why(table.pick("Play, but do not move"), "cell-1") == "FF-FIGHT-5"
    assert why(given(paths=QUIET), "rice-store") == "FF-TURN-2"
    table = given("move", at="kurosawa-house", face_down=["cedar-steps", "mill-stream"]).pick("Move to Watch Tower")
    assert why(table, "cell-0") == "FF-MOVE-4"
    assert why(table, "cell-2") is None


def test_places_in_the_move_step_when_one_has_moved() -> None:
    table = given("fight", ghosts={"kiryu-house": ["ash-nun"]}, camera=["sense"], hand=["track"])
    table.pick("Fight the", dice=(2,)).stand().pick("Move, but do not play", "Move to Osaka House")
    assert table.prompt == "End your turn?"
    assert table.why_not(0, "cell-0") == ("You move once per turn, before you play.", "FF-TURN-2")


def test_rooms() -> None:
    table = given("move", paths={0: QUIET, 1: ["stair-well", "crawl-space"]})
    assert why(table, "loom-room") == "FF-MOVE-1"
    assert why(table, "rice-store") is None
    assert why(table, "sand-garden") == "FF-MOVE-2"
    assert why(table, "stair-well") == "FF-HOUSE-4"
    assert why(table, "tea-room") is None


def test_piles_and_cameras() -> None:
    table = given(hand=["sense"])
    assert why(table, "deck") == "FF-DRAW-1"
    assert why(table, "discard") == "FF-DRAW-4"
    assert why(table, "camera-0") is None
    assert why(table, "camera-1") == "FF-TURN-3"
    assert why(table, "camera-2") is None
    assert why(given("move"), "camera-0") == "FF-UPGRADE-1"


def test_players() -> None:
    table = given(seats=3, at={1: None}, hand=["toll-keeper"], paths={2: QUIET})
    assert why(table, "seat-0") is None
    assert why(table, "seat-1") == "FF-LOCATION-2"
    assert table.why_not(0, "seat-2") == ("You have no card in hand that you can play on Player 3.", "FF-STACK-2")
    assert why(given("move"), "seat-1") == "FF-PLAY-1"


# Other turns and hidden cards


def test_on_anothers_turn_everything_in_sight_waits() -> None:
    table = given(hand={0: ["seeker"], 1: ["track"]}, camera={1: ["sense"]})
    assert table.why_not(1, "track") == ("It is Player 1's turn.", "FF-TURN-3")
    assert why(table, "sense", 1) == "FF-TURN-3"
    assert why(table, "cell-3", 1) == "FF-TURN-3"


def test_there_is_no_reason_for_what_a_seat_cannot_see() -> None:
    table = given(hand={0: ["seeker"], 1: ["track"]})
    for seat, hidden in ((0, "track"), (1, "seeker"), (0, "track-b"), (0, "tea-room"), (0, "mill-bride")):
        assert table.why_not(seat, hidden) is None


def test_when_the_match_is_over() -> None:
    table = given("fight", paths=["loom-room"], boss="mill-bride", life=1, dice=(6, 1))
    assert table.over
    assert why(table, "cell-0") == "FF-WIN-1"


@pytest.mark.parametrize("seats", [2, *(pytest.param(many, marks=pytest.mark.slow) for many in (3, 4))])
def test_every_piece_in_sight_can_be_chosen_or_has_a_reason_that_is_a_clause(seats: int) -> None:
    table = new(seats, seats)
    match, chance = table.match, seeded(seats)
    for choice in range(200):
        if match.decision is None:
            break
        seat = match.decision.seat
        if choice % 5 == 0:
            imagined = match.imagine(seat, choice)
            other = (seat + 1) % seats
            unseen = match.imagine(other, choice)
            offered = {piece for i in range(len(match.decision.options)) for piece in match.describe(i).pieces}
            for piece in PIECES:
                refusal = match.why_not(seat, piece)
                assert refusal == imagined.why_not(seat, piece)
                assert match.why_not(other, piece) == unseen.why_not(other, piece)
                assert refusal is None or (refusal[1] in KNOWN and refusal[0].endswith(".") and piece not in offered)
        match.pick(chance.below(len(match.decision.options)))


@pytest.mark.rule("FF-ACTION-2", "FF-FUNCTION-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_is_refused_exactly_where_no_way_to_play_or_use_it_is_offered(seats: int) -> None:
    table = new(seats, seats)
    match, chance = table.match, seeded(seats)
    played = used = 0
    for _ in range(2000):
        if match.decision is None:
            break
        s: Any = match._state
        offered = {option[1] for option in match.decision.options if len(option) > 1}
        flow = s.program.flow_of[s.step]
        if flow in ("play", "second card"):
            for kind in {BOX.kind[card] for card in s.hand[s.turn]}:
                played += 1
                assert (playing.refusal(s, kind) is None) == (kind in offered), BOX.entry[kind].id
        if flow in functions.OPEN:
            usable = {option[1] for option in match.decision.options if option[0] == "function"}
            for card in s.camera[s.turn]:
                if BOX.effect[card] is not None:
                    used += 1
                    kind = BOX.kind[card]
                    alike = [other for other in s.camera[s.turn] if BOX.kind[other] == kind]
                    refused = all([functions.refusal(s, other) is not None for other in alike])
                    assert refused == (kind not in usable), BOX.piece[card]
        match.pick(chance.below(len(match.decision.options)))
    assert min(played, used) > 300
