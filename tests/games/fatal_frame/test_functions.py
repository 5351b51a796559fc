"""Functions at every moment of a turn, and costs with the Trapped Boy."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming import Match
from gloaming.engine.state.dice import seeded
from gloaming.games.fatal_frame.constants import FIGHT, GO
from tests.games.fatal_frame.table import GAME, MAP, Position, given

SEEK = "No Ghosts here. Use a Function before you move?"
SEEK_ON = "No Ghosts left here. Use a Function before you move?"

TWO = ["loom-room", "stair-well"]


def used(table: Position) -> list[str]:
    """Return the names of usable Functions."""
    return [label.split()[1] for label in table.labels if label.startswith("Use ")]


# At any time


@pytest.mark.rule("FF-FUNCTION-1")
def test_functions_are_offered_at_every_question_between_things() -> None:
    table = given(
        "turn",
        camera=["sense", "61-film"],
        hand=["track", "seeker"],
        ghosts={"kiryu-house": ["lantern-widow", "broken-neck"]},
    )
    prompts = []
    for choice in (
        "Draw 1 card",
        "Fight the",
        "Let the",
        "Fight the",
        "Let the",
        "Move to Osaka",
        "Pass",
        "End your turn",
    ):
        assert used(table) == ["Sense"]
        prompts.append(table.prompt)
        table.pick(choice, dice=[2, 2, 6] if choice == "Fight the" else ())
    assert prompts == [
        "Use a Function before you draw?",
        "Fight the Ghost",
        "Use a Function before the dice count?",
        "Fight the Ghost",
        "Use a Function before the dice count?",
        "Move 1 Location",
        "Play 1 card",
        "End your turn?",
    ]


@pytest.mark.rule("FF-FUNCTION-1")
def test_functions_are_offered_after_a_lost_fight_and_before_a_second_card() -> None:
    table = given("fight", camera=["sense"], hand=["seeker", "lantern-widow"], ghosts={"kiryu-house": ["ash-nun"]})
    table.pick("Fight the", dice=[1]).stand()
    assert (table.prompt, used(table)) == ("Move or play?", ["Sense"])
    table.pick("Play, but do not move", "Seeker (Power 2) on yourself")
    assert (table.prompt, used(table)) == ("Play a second card?", ["Sense"])


@pytest.mark.rule("FF-FUNCTION-1", "FF-DRAW-1")
def test_functions_are_offered_before_the_draw() -> None:
    table = given("turn", camera=["sense"], hand=["seeker"], deck=["14-film", "blast"])
    assert (table.prompt, table.rule, table.phase, used(table)) == (
        "Use a Function before you draw?",
        "FF-FUNCTION-1",
        "draw",
        ["Sense"],
    )
    table.pick("Use Sense")
    assert (table.hand(), table.prompt) == (["14-film", "blast"], "Move 1 Location")


@pytest.mark.rule("FF-FUNCTION-1", "FF-DRAW-1")
def test_who_can_use_no_function_draws_without_being_asked() -> None:
    for camera, hand in ((["sense"], []), (["blast"], ["seeker"]), (["save"], ["seeker"]), ([], ["seeker"])):
        table = given("turn", camera=camera, hand=hand, deck=["14-film"])
        assert "14-film" in table.hand()
        assert table.prompt == "Move 1 Location"


@pytest.mark.rule("FF-FUNCTION-6", "FF-FUNCTION-7")
def test_a_step_before_the_draw_leads_to_the_ghosts_next_door() -> None:
    table = given("turn", camera=["track"], hand=["blast"], deck=["sense"], ghosts={"osaka-house": ["night-watchman"]})
    table.pick("Use Track").pick("Move to Osaka House", dice=[4])
    assert (table.hand(), table.album(), table.prompt) == (["sense"], ["night-watchman"], "Move 1 Location")


@pytest.mark.rule("FF-FUNCTION-1")
def test_functions_are_for_ones_own_turn_alone() -> None:
    table = given("move", camera={1: ["sense"]}, hand={0: ["seeker"], 1: ["track"]})
    assert used(table) == []


@pytest.mark.rule("FF-FUNCTION-2")
def test_each_function_is_used_once_a_turn() -> None:
    table = given("move", camera=["sense", "track"], hand=["seeker", "blast"], deck=["14-film"])
    table.pick("Use Sense", "Pay with Seeker")
    assert used(table) == ["Track"]
    table.pick("Move to Osaka House")
    assert used(table) == ["Track"]


@pytest.mark.rule("FF-FUNCTION-2")
def test_a_new_turn_brings_it_back() -> None:
    table = given("discard", seats=2, turn=1, camera={0: ["sense"]}, hand={0: ["seeker"]}, used=["sense"])
    assert (table.asked, used(table)) == (0, ["Sense"])


@pytest.mark.rule("FF-FUNCTION-2", "FF-UPGRADE-5")
def test_two_identical_functions_are_used_once_each() -> None:
    table = given("move", camera=["sense", "sense"], hand=["seeker", "blast"], deck=["14-film", "61-film"])
    table.pick("Use Sense", "Pay with Seeker", "Use Sense", "Pay with Blast")
    assert (table.hand(), used(table)) == (["14-film", "61-film"], [])


@pytest.mark.rule("FF-FUNCTION-3")
def test_an_effect_is_finished_first() -> None:
    table = given("fight", camera=["sense"], hand=["track", "blast"], ghosts={"kiryu-house": ["lantern-widow"]})
    table.pick("Fight the", dice=[1]).stand()
    assert (table.prompt, used(table)) == ("Discard a card", [])


@pytest.mark.rule("FF-FUNCTION-3")
def test_a_cost_is_paid_first() -> None:
    table = given("move", camera=["sense", "track"], hand=["seeker", "blast"]).pick("Use Sense")
    assert (table.prompt, used(table)) == ("Pay for the Function", [])


@pytest.mark.rule("FF-FUNCTION-4")
def test_the_only_card_in_hand_pays_without_being_asked_for() -> None:
    table = given("move", camera=["sense"], hand=["blast"], deck=["14-film"]).pick("Use Sense")
    assert (table.discard, table.hand(), table.prompt) == (["blast"], ["14-film"], "Move 1 Location")


@pytest.mark.rule("FF-FUNCTION-4")
def test_of_two_cards_alike_one_is_asked_for_so_that_nobody_learns_that_they_are() -> None:
    table = given("move", camera=["sense"], hand=["blast", "blast"]).pick("Use Sense")
    assert (table.prompt, table.labels) == ("Pay for the Function", ["Pay with Blast"])


@pytest.mark.rule("FF-FUNCTION-4")
def test_a_save_of_a_release_that_asked_for_the_only_card_goes_on() -> None:
    table = given("move", camera=["sense"], hand=["blast", "track"], deck=["14-film"]).pick("Use Sense")
    s = table.state
    s.hand[0], s.discard = s.hand[0][:1], s.hand[0][1:]
    loaded = Position(GAME.load({**table.match.save(), "version": 3}))
    assert (loaded.prompt, loaded.labels) == ("Pay for the Function", ["Pay with Blast"])
    loaded.pick("Pay with Blast")
    assert (loaded.hand(), loaded.prompt) == (["14-film"], "Move 1 Location")


@pytest.mark.rule("FF-FUNCTION-3")
def test_an_action_and_its_steps_are_finished_first() -> None:
    table = given(camera=["sense"], hand=["borrowed-sandals", "track"]).pick("Borrowed Sandals")
    assert (table.prompt, used(table)) == ("Move 1 Location", [])


@pytest.mark.rule("FF-FUNCTION-3")
def test_the_discard_at_the_end_is_carried_out_without_functions() -> None:
    table = given("discard", camera=["sense"], hand=["seeker"] * 2 + ["ash-nun"] + ["14-film"] * 3)
    assert (table.prompt, used(table)) == ("Discard a card", [])


@pytest.mark.rule("FF-FUNCTION-3")
def test_in_the_midst_of_an_attack_no_step_away_is_taken() -> None:
    table = given("fight", camera=["sense", "track"], hand=["blast"], ghosts={"kiryu-house": ["ash-nun"]})
    assert used(table) == ["Sense", "Track"]
    table.pick("Fight the", dice=[5])
    assert (table.prompt, used(table)) == ("Use a Function before the dice count?", ["Sense"])


# Costs


@pytest.mark.rule("FF-FUNCTION-4")
def test_the_cost_comes_first_and_the_player_chooses_the_card() -> None:
    table = given("move", camera=["sense"], hand=["seeker", "blast"], deck=["14-film"]).pick("Use Sense")
    assert table.labels == ["Pay with Seeker", "Pay with Blast"]
    table.pick("Pay with Blast")
    assert (table.hand(), table.discard) == (["14-film", "seeker"], ["blast"])


@pytest.mark.rule("FF-FUNCTION-4")
def test_who_cannot_pay_cannot_use_it() -> None:
    assert used(given("move", camera=["sense"])) == []
    assert used(given("fight", camera=["flash"], ghosts={"kiryu-house": ["seeker"]}, dice=[4])) == []


@pytest.mark.rule("FF-FUNCTION-4")
def test_a_cost_of_an_orb_is_an_orb_from_the_camera() -> None:
    table = given("fight", camera=["flash", "spirit-orb"], hand=["spirit-orb"], ghosts={"kiryu-house": ["seeker"]})
    table.pick("Use Flash", dice=[1, 4])
    assert (table.camera(), table.hand(), table.album()) == (["flash"], ["spirit-orb"], ["seeker"])


@pytest.mark.rule("FF-FUNCTION-5")
def test_what_could_do_nothing_is_not_offered() -> None:
    table = given("move", camera=["save", "flash", "spirit-orb"], hand=["seeker"])
    assert used(table) == []  # no attack follows
    table = given("move", camera=["darkroom", "sense"], hand=["seeker"], discard=["ash-nun"])
    assert used(table) == ["Sense"]
    table = given("move", camera=["darkroom", "sense"], hand=["seeker"], discard=["14-film"])
    assert used(table) == ["Darkroom", "Sense"]


@pytest.mark.rule("FF-FUNCTION-5")
def test_without_any_card_left_nothing_is_sensed() -> None:
    assert used(given("move", camera=["sense"], hand=["seeker"], rest="hand")) == []


# Steps


@pytest.mark.rule("FF-FUNCTION-6")
def test_a_step_by_track_comes_on_top_of_the_move() -> None:
    table = given("move", camera=["track"], hand=["seeker"])
    table.pick("Use Track", "Move to Osaka House")
    assert (table.at(), table.prompt) == ("osaka-house", "Move 1 Location")
    table.pick("Move to Kureha Shrine")
    assert (table.at(), table.prompt) == ("kureha-shrine", "Play 1 card")


@pytest.mark.rule("FF-FUNCTION-6")
def test_a_step_may_be_taken_after_choosing_not_to_move() -> None:
    table = given("fight", camera=["track"], hand=["seeker"], ghosts={"kiryu-house": ["ash-nun"]})
    table.pick("Fight the", dice=[1])
    table.pick("Play, but do not move", "Use Track", "Move to Osaka House")
    assert (table.at(), table.prompt) == ("osaka-house", "Play 1 card")


@pytest.mark.rule("FF-FUNCTION-6", "FF-FOLLOW-1", "FF-LOCATION-5")
def test_ghosts_follow_a_step_and_the_location_acts() -> None:
    table = given(camera=["track"], hand=["blast"], at="osaka-house", ghosts={"osaka-house": ["seeker"]}, deck=["save"])
    table.pick("Use Track", "Move to Mill Stream")
    assert (table.haunted, table.hand()) == ({"mill-stream": ["seeker"]}, ["save"])


@pytest.mark.rule("FF-FUNCTION-6")
def test_a_step_leads_into_a_house_and_out_of_it() -> None:
    table = given(camera=["track"], hand=["seeker"], interiors=TWO).pick("Use Track", "Move into Kiryu House")
    assert table.room() == "loom-room"
    table = given(paths=TWO, camera=["track"], hand=["seeker"]).pick("Use Track", "Move out of Osaka House")
    assert (table.room(), table.path()) == (None, [])


@pytest.mark.rule("FF-FUNCTION-7")
def test_after_a_step_before_the_fight_the_ghosts_there_are_fought_instead() -> None:
    table = given(
        "fight",
        camera=["track"],
        hand=["blast", "sense"],
        ghosts={"kiryu-house": ["ash-nun"], "osaka-house": ["night-watchman"]},
    )
    table.pick("Use Track", "Pay with Blast").pick("Move to Osaka House", dice=[4])
    assert (table.album(), table.ghosts("kiryu-house")) == (["night-watchman"], ["ash-nun"])
    assert table.prompt == "Move 1 Location"


@pytest.mark.rule("FF-FUNCTION-7")
def test_a_step_away_from_the_only_ghost_leaves_nothing_to_fight() -> None:
    table = given("fight", camera=["track"], hand=["blast"], ghosts={"kiryu-house": ["ash-nun"]})
    table.pick("Use Track", "Move to Osaka House")
    assert (table.prompt, table.events("faced")) == ("Move 1 Location", [])


@pytest.mark.rule("FF-FUNCTION-7")
def test_who_follows_a_step_is_fought_all_the_same() -> None:
    table = given("fight", camera=["track"], hand=["blast", "sense"], ghosts={"kiryu-house": ["seeker", "ash-nun"]})
    table.pick("Use Track", "Pay with Blast").pick("Move to Osaka House", dice=[4])
    assert table.album() == ["seeker"]


@pytest.mark.rule("FF-FUNCTION-7")
def test_between_two_fights_a_step_leads_to_other_ghosts() -> None:
    table = given(
        "fight",
        camera=["track", "61-film"],
        hand=["blast", "sense"],
        ghosts={"kiryu-house": ["night-watchman", "ash-nun"], "osaka-house": ["toll-keeper"]},
    )
    table.pick("Fight the Night Watchman", dice=[4, 4, 4])
    assert table.prompt == "Fight the Ghost"
    table.pick("Use Track", "Pay with Blast").pick("Move to Osaka House", dice=[6, 2, 2])
    assert table.album() == ["night-watchman", "toll-keeper"]
    assert table.ghosts("kiryu-house") == ["ash-nun"]


@pytest.mark.rule("FF-FUNCTION-7")
def test_a_ghost_next_door_may_be_sought_out_before_the_fight() -> None:
    table = given("draw", camera=["track"], hand=["blast", "sense"], ghosts={"osaka-house": ["night-watchman"]})
    table.pick("Draw 1 card")
    assert (table.prompt, table.rule) == ("No Ghosts here. Use a Function before you move?", "FF-FUNCTION-7")
    table.pick("Use Track", "Pay with Blast").pick("Move to Osaka House", dice=[4])
    assert (table.album(), table.prompt) == (["night-watchman"], "Move 1 Location")


@pytest.mark.rule("FF-FUNCTION-7")
def test_a_boss_may_be_sought_out_before_the_fight() -> None:
    table = given(
        "draw",
        at="kureha-shrine",
        camera=["track"],
        hand=["blast"],
        items=["temple-key", "wedding-comb"],
        album=["seeker"],
        interiors=["loom-room"],
        boss_pile=["failed-kusabi"],
        deck=["sense"],
    )
    table.pick("Use Track").pick("Move into Kureha Shrine", dice=[3, 1])
    assert (table.boss(), table.prompt) == ("failed-kusabi", "Move or play?")


@pytest.mark.rule("FF-FUNCTION-7")
def test_with_nobody_next_door_one_is_not_asked() -> None:
    table = given("draw", camera=["track"], hand=["blast"], ghosts={"mill-stream": ["night-watchman"]})
    table.pick("Draw 1 card")
    assert table.prompt == "Move 1 Location"


@pytest.mark.rule("FF-FUNCTION-7")
def test_two_tracks_seek_a_ghost_two_steps_away() -> None:
    table = given(
        "draw",
        camera=["track", "track"],
        hand=["blast", "sense"],
        deck=["save"],
        ghosts={"kureha-shrine": ["night-watchman"]},
        at={1: "mill-stream"},
    )
    table.pick("Draw 1 card", "Use Track", "Pay with Blast", "Move to Osaka House")
    assert table.prompt == "No Ghosts here. Use a Function before you move?"
    table.pick("Use Track", "Pay with Sense").pick("Move to Kureha Shrine", dice=[4])
    assert table.album() == ["night-watchman"]


@pytest.mark.rule("FF-FUNCTION-7")
def test_with_nobody_on_the_table_two_tracks_are_not_asked_for() -> None:
    table = given("draw", camera=["track", "track"], hand=["blast", "sense"], deck=["save"])
    table.pick("Draw 1 card")
    assert table.prompt == "Move 1 Location"


@pytest.mark.rule("FF-FUNCTION-7")
def test_a_ghost_farther_away_than_all_tracks_lead_is_not_sought_out() -> None:
    far = {"watch-tower": ["night-watchman"]}
    table = given("draw", at="kureha-shrine", camera=["track", "track"], hand=["blast", "sense"], ghosts=far)
    assert table.pick("Draw 1 card").prompt == "Move 1 Location"


@pytest.mark.rule("FF-FUNCTION-7", "FF-FUNCTION-4")
def test_a_second_track_that_cannot_be_paid_for_leads_nowhere() -> None:
    two_steps_away = {"kureha-shrine": ["night-watchman"]}
    table = given("draw", camera=["track", "track"], deck=["save"], ghosts=two_steps_away)
    assert (table.hand(), table.prompt) == (["save"], "Move 1 Location")
    table = given("draw", camera=["track", "track"], album=["trapped-boy"], deck=["save"], ghosts=two_steps_away)
    table.pick("Draw 1 card")
    assert table.prompt == SEEK
    table.pick("Use Track", "Discard nothing", "Move to Osaka House", "Use Track", "Discard nothing")
    table.pick("Move to Kureha Shrine", dice=[4])
    assert table.album() == ["trapped-boy", "night-watchman"]


@pytest.mark.rule("FF-FUNCTION-7", "FF-LOCATION-4")
def test_a_location_on_the_way_may_deal_the_card_that_pays_for_the_second_track() -> None:
    table = given(
        "draw",
        at={0: "osaka-house", 1: "watch-tower"},
        camera=["track", "track"],
        deck=["save", "blast"],
        ghosts={"drying-field": ["night-watchman"]},
    )
    assert (table.hand(), table.prompt) == (["save"], SEEK)
    table.pick("Use Track", "Move to Mill Stream", "Use Track")
    table.pick("Move to Drying Field", dice=[4])
    assert table.album() == ["night-watchman"]


@pytest.mark.rule("FF-FUNCTION-7", "FF-LOCATION-4")
def test_a_location_on_the_way_may_take_the_card_that_would_pay_for_the_second_track() -> None:
    between = ("kiryu-house", "cedar-steps", "osaka-house", *MAP[:1], *MAP[2:4], *MAP[5:6], *MAP[7:])
    table = given(
        "draw",
        map=between,
        camera=["track", "track"],
        hand=["blast"],
        deck=["save"],
        ghosts={"osaka-house": ["night-watchman"]},
    )
    assert table.pick("Draw 1 card").prompt == "Move 1 Location"


@pytest.mark.rule("FF-FUNCTION-7", "FF-HOUSE-7")
def test_two_tracks_lead_through_a_house_and_out_at_its_twin() -> None:
    apart = ("kiryu-house", "osaka-house", "mill-stream", "kureha-shrine", "drying-field", "cedar-steps")
    table = given(
        "draw",
        map=(*apart, "kurosawa-house", "watch-tower", "tachibana-house"),
        at={1: "mill-stream"},
        camera=["track", "track"],
        hand=["blast", "sense"],
        ghosts={"tachibana-house": ["night-watchman"]},
        interiors=["loom-room", "stair-well", "sand-garden"],
    )
    table.pick("Draw 1 card")
    assert table.prompt == SEEK
    table.pick("Use Track", "Pay with Blast", "Move into Kiryu House", "Use Track", "Pay with Sense")
    table.pick("out to", dice=[4])
    assert table.album() == ["night-watchman"]


@pytest.mark.rule("FF-FUNCTION-7", "FF-MOVE-4")
def test_what_lies_face_down_is_not_sought_out() -> None:
    rich: dict[str, Any] = {"items": ["temple-key", "wedding-comb"], "album": ["seeker"], "hand": ["blast", "sense"]}
    tracks: dict[str, Any] = {"at": "osaka-house", "camera": ["track", "track"], "boss_pile": ["failed-kusabi"]}
    unknown = given("draw", **rich, **tracks, face_down=["kureha-shrine", "watch-tower"])
    assert unknown.pick("Draw 1 card").prompt == "Move 1 Location"
    for face_down in ([], ["kureha-shrine"]):  # the only unexplored Location is known
        table = given("draw", **rich, **tracks, face_down=face_down, interiors=["loom-room"])
        table.pick("Draw 1 card")
        assert table.prompt == SEEK
        table.pick("Use Track", "Pay with Blast", ("move", GO, 0), "Use Track", "Pay with Sense")
        table.pick("Move into Kureha Shrine", dice=[3, 1])
        assert table.boss() == "failed-kusabi"


@pytest.mark.slow
@pytest.mark.rule("FF-FUNCTION-7")
def test_whoever_is_asked_can_really_step_to_a_ghost_or_a_boss() -> None:
    count = 0
    for seed in range(12):
        match = GAME.new(seats=2, seed=seed)
        chance = seeded(seed)
        while match.decision and len(match.choices or ()) < 1500:
            if match.decision.prompt in (SEEK, SEEK_ON):
                count += 1
                assert _leads_to_a_fight(match, _fights(match)), (
                    f"seed {seed}, after {len(match.choices or ())} choices"
                )
            match.pick(chance.below(len(match.decision.options)))
    assert count > 50


def _leads_to_a_fight(match: Match, before: int) -> bool:
    """Return whether Functions before the fight can lead to another fight."""
    if _fights(match) > before:
        return True
    decision = match.decision
    if decision is None or state(match).phase > FIGHT:
        return False
    for number, option in enumerate(decision.options):
        if option[0] not in ("go-on", "stay"):
            later = match.copy()
            later.pick(number)
            if _leads_to_a_fight(later, before):
                return True
    return False


def state(match: Match) -> Any:
    """Return the state of a match."""
    return match._state


def _fights(match: Match) -> int:
    """Return the number of fights."""
    return [event[0] for event in state(match).events].count("faced")


@pytest.mark.rule("FF-FUNCTION-7", "FF-FIGHT-4")
def test_after_the_last_win_a_step_leads_to_other_ghosts() -> None:
    ghosts = {"kiryu-house": ["seeker"], "drying-field": ["night-watchman"]}
    table = given("fight", camera=["track"], hand=["blast"], ghosts=ghosts)
    table.pick("Fight the Seeker", dice=[6])
    assert (table.prompt, table.rule, table.phase) == (SEEK_ON, "FF-FUNCTION-7", "fight")
    assert table.labels == ["Use no Function", "Use Track (discard 1 card: move to an adjacent Location)"]
    table.pick("Use Track").pick("Move to Drying Field", dice=[5])
    assert (table.album(), table.prompt) == (["seeker", "night-watchman"], "Move 1 Location")


@pytest.mark.rule("FF-FUNCTION-7")
def test_who_stays_after_the_last_win_goes_on_to_the_move() -> None:
    ghosts = {"kiryu-house": ["seeker"], "drying-field": ["night-watchman"]}
    table = given("fight", camera=["track"], hand=["blast"], ghosts=ghosts)
    table.pick("Fight the Seeker", dice=[6]).pick("Use no Function")
    assert (table.prompt, table.phase) == ("Move 1 Location", "move")
    table.pick("Use Track", "Move to Drying Field")
    assert (table.prompt, len(table.events("faced"))) == ("Move 1 Location", 1)


@pytest.mark.rule("FF-FUNCTION-7", "FF-FIGHT-3")
def test_after_a_lost_fight_nobody_is_sought_out() -> None:
    ghosts = {"kiryu-house": ["seeker"], "drying-field": ["night-watchman"]}
    table = given("fight", camera=["track"], hand=["blast", "sense", "save"], ghosts=ghosts)
    table.pick("Fight the Seeker", dice=[1]).pick("Discard Sense")
    assert table.prompt == "Move or play?"
    table.pick("Use Track", "Pay with Blast", "Move to Drying Field")
    assert (table.prompt, len(table.events("faced"))) == ("Move or play?", 1)


@pytest.mark.rule("FF-FUNCTION-7")
@pytest.mark.parametrize(
    ("expected", "more"),
    [
        (True, {}),
        (False, {"ghosts": {"kiryu-house": ["seeker"]}}),
        (False, {"used": ["track"]}),
        (False, {"camera": ["sense"]}),
    ],
)
def test_after_the_last_win_one_is_asked_only_where_somebody_can_be_reached(
    expected: bool, more: dict[str, Any]
) -> None:
    ghosts = {"kiryu-house": ["seeker"], "drying-field": ["night-watchman"]}
    table = given("fight", **{"camera": ["track", "sense"], "hand": ["blast"], "ghosts": ghosts, **more})
    table.pick("Fight the Seeker", dice=[6]).stand()
    assert table.prompt == (SEEK_ON if expected else "Move 1 Location")


@pytest.mark.rule("FF-FUNCTION-7", "FF-BOSS-2")
def test_after_the_last_win_two_tracks_lead_on_to_the_boss() -> None:
    table = given(
        "fight",
        at="mill-stream",
        camera=["track", "track", "61-film"],
        hand=["blast", "sense", "save"],
        items=["temple-key", "wedding-comb"],
        ghosts={"mill-stream": ["seeker"], "osaka-house": ["night-watchman"]},
        interiors=["loom-room"],
        boss_pile=["failed-kusabi"],
    )
    table.pick("Fight the Seeker", dice=[6, 1, 1])
    assert table.prompt == SEEK_ON
    table.pick("Use Track", "Pay with Blast").pick("Move to Osaka House")
    table.pick("Fight the Night Watchman", dice=[6, 2, 4])
    assert (table.points(), table.prompt) == (10, "Move 1 Location")


@pytest.mark.rule("FF-FUNCTION-7")
def test_a_save_of_a_release_that_did_not_ask_after_the_last_win_goes_on() -> None:
    ghosts = {"kiryu-house": ["seeker"], "drying-field": ["night-watchman"]}
    table = given("fight", camera=["track", "spirit-orb"], hand=["blast"], ghosts=ghosts)
    save = table.pick("Fight the Seeker", dice=[4]).match.save()
    loaded = Position(GAME.load({**save, "version": 3, "stack": [*save["stack"][:-1], "attack/end"]}))
    loaded.stand()
    assert (loaded.album(), loaded.prompt) == (["seeker"], "Move 1 Location")


@pytest.mark.rule("FF-FUNCTION-7")
def test_ghosts_met_after_the_fight_phase_wait_for_the_next_turn() -> None:
    table = given("move", camera=["track"], hand=["blast"], ghosts={"osaka-house": ["night-watchman"]})
    table.pick("Use Track", "Move to Osaka House")
    assert (table.prompt, table.events("faced")) == ("Move 1 Location", [])


# The Trapped Boy


@pytest.mark.rule("FF-BOY-1")
def test_with_the_trapped_boy_nothing_need_be_discarded_for_an_effect() -> None:
    table = given("fight", album=["trapped-boy"], hand=["track"], ghosts={"kiryu-house": ["lantern-widow"]}, dice=[1])
    assert table.labels == ["Discard Track", "Discard nothing: the Trapped Boy protects your hand"]
    table.pick("Discard nothing")
    assert (table.hand(), table.prompt) == (["track"], "Move or play?")


@pytest.mark.rule("FF-BOY-1")
def test_one_may_discard_all_the_same() -> None:
    table = given("fight", album=["trapped-boy"], hand=["track"], ghosts={"kiryu-house": ["lantern-widow"]}, dice=[1])
    table.pick("Discard Track")
    assert table.hand() == []


@pytest.mark.rule("FF-BOY-1", "FF-DISCARD-1")
def test_the_hand_limit_does_not_bind_with_the_trapped_boy() -> None:
    hand = ["seeker"] * 2 + ["ash-nun"] + ["14-film"] * 4
    table = given("discard", album=["trapped-boy"], hand=hand)
    table.pick("Discard Ash Nun", "Discard nothing")
    assert table.hand() == ["14-film"] * 4 + ["seeker"] * 2


@pytest.mark.rule("FF-BOY-1", "FF-ACTION-4")
def test_on_anothers_turn_the_trapped_boy_keeps_the_hand() -> None:
    table = given(
        seats=3,
        hand={0: ["cold-draught"], 1: ["track"], 2: ["sense", "blast"]},
        album={2: ["trapped-boy"]},
        skips=[1],
    )
    table.pick("Cold Draught")
    assert table.discard == ["track", "cold-draught"]
    assert {"sense", "blast"} <= set(table.hand(2))


@pytest.mark.rule("FF-BOY-1")
def test_the_trapped_boy_does_not_keep_one_from_losing() -> None:
    table = given(
        "fight",
        paths=TWO,
        album=["trapped-boy"],
        camera=["14-film"],
        ghosts={"loom-room": ["woman-in-box"]},
        dice=[2, 2],
    )
    assert table.camera() == []


@pytest.mark.rule("FF-BOY-2")
def test_with_the_trapped_boy_sense_is_free_once_a_turn() -> None:
    table = given("move", album=["trapped-boy"], camera=["sense"], hand=["blast"], deck=["seeker", "save"])
    table.pick("Use Sense", "Discard nothing")
    assert (table.hand(), used(table)) == (["blast", "seeker"], [])


@pytest.mark.rule("FF-BOY-2")
def test_with_the_trapped_boy_an_empty_hand_is_asked_for_nothing() -> None:
    table = given("move", album=["trapped-boy"], camera=["sense"], deck=["save"]).pick("Use Sense")
    assert (table.hand(), table.prompt) == (["save"], "Move 1 Location")


@pytest.mark.rule("FF-BOY-2")
def test_with_the_trapped_boy_track_is_free_even_without_a_hand() -> None:
    table = given("move", album=["trapped-boy"], camera=["track"])
    table.pick("Use Track", "Move to Osaka House", "Move to Kureha Shrine")
    assert table.at() == "kureha-shrine"


@pytest.mark.rule("FF-BOY-2")
def test_the_trapped_boy_pays_no_orbs() -> None:
    table = given("fight", album=["trapped-boy"], camera=["flash"], ghosts={"kiryu-house": ["seeker"]}, dice=[4])
    assert table.album() == ["trapped-boy", "seeker"]  # no decision was needed
