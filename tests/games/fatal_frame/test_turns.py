"""The turn: its order, drawing, discarding, limbo, the words discard and lose, and the end."""

from __future__ import annotations

import pytest

from gloaming.engine.content.clauses import topics
from tests.games.fatal_frame.table import GAME, given, new
from tests.games.sitting import play_on

FIVE = ["track", "sense", "blast", "save", "14-film"]


# Your turn


@pytest.mark.rule("FF-TURN-1")
def test_turns_go_clockwise() -> None:
    table = given("end", seats=3)
    seen = []
    for _ in range(4):
        seen.append(table.asked)
        table.pick(table.options[0])  # move
        while table.prompt != "Play 1 card":
            table.pick(table.options[0])
        table.pass_on()
    assert seen == [1, 2, 0, 1]


@pytest.mark.rule("FF-TURN-2")
def test_a_turn_is_draw_fight_move_play_discard() -> None:
    table = given(
        "turn",
        deck=["long-candle", "61-film", "track", "blast"],
        hand=["sense", "14-film", "save", "spirit-orb"],
        ghosts={"kiryu-house": ["seeker"]},
        dice=[3],
    )
    assert (table.prompt, table.phase) == ("Move 1 Location", "move")
    assert (table.hand(), table.album()) == (["14-film", "long-candle", "save", "sense", "spirit-orb"], ["seeker"])
    table.pick("Move to Osaka House")
    assert (table.prompt, table.phase) == ("Play 1 card", "play")
    table.pick("Long Candle")
    assert (table.prompt, table.phase) == ("Discard a card", "discard")
    table.pick("Discard Spirit Orb", "Discard Track")
    assert table.asked == 1


@pytest.mark.rule("FF-TURN-3")
@pytest.mark.parametrize("seed", range(3))
def test_only_the_player_whose_turn_it_is_is_ever_asked(seed: int) -> None:
    table = new(4, seed)
    while not table.over and len(table.events("turn")) < 40:
        assert table.asked == table.turn
        table.pick(table.options[len(table.events()) % len(table.options)])


# Draw


@pytest.mark.rule("FF-DRAW-1")
def test_a_turn_begins_with_a_card() -> None:
    table = given("draw", deck=["seeker", "track"])
    assert table.hand() == ["seeker"]
    assert table.deck[0] == "track"


@pytest.mark.rule("FF-DRAW-1")
def test_others_do_not_see_what_is_drawn() -> None:
    table = given("draw", deck=["seeker"])
    assert any(["Seeker" in text for text in table.told(0)])
    assert not any(["Seeker" in text for text in table.told(1)])


@pytest.mark.rule("FF-DRAW-2")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = given("draw", rest="discard")
    assert (len(table.hand()), len(table.deck), table.discard) == (1, 84, [])


@pytest.mark.rule("FF-DRAW-3")
def test_the_discard_pile_is_not_shuffled_before_a_card_must_be_drawn() -> None:
    table = given("draw", deck=["seeker"], rest="discard")
    assert (table.hand(), table.deck, len(table.discard)) == (["seeker"], [], 84)
    table.pick("Move to Osaka House").pass_on()
    assert table.asked == 1
    assert (len(table.deck), table.discard) == (83, [])


@pytest.mark.rule("FF-DRAW-3")
def test_in_which_order_cards_were_discarded_does_not_matter_to_the_new_deck() -> None:
    decks = []
    for discard in (("seeker", "track", "sense", "save"), ("save", "sense", "seeker", "track")):
        table = given("draw", discard=discard, rest="hand")
        decks.append(table.hand()[-1:] + table.deck)
    assert decks[0] == decks[1]


@pytest.mark.rule("FF-DRAW-3")
def test_with_nothing_in_either_pile_nothing_is_drawn() -> None:
    table = given("draw", rest="hand")
    assert table.hand() == []
    assert (table.prompt, table.deck, table.discard) == ("Move 1 Location", [], [])


@pytest.mark.rule("FF-DRAW-3")
def test_the_last_cards_are_drawn_and_the_others_are_missed() -> None:
    table = given(hand=["long-candle"], deck=["seeker", "track"], rest="hand").pick("Long Candle")
    assert table.hand() == ["seeker", "track"]
    assert table.deck == []


@pytest.mark.rule("FF-DRAW-3", "FF-ACTION-1")
def test_an_action_that_draws_is_not_shuffled_into_the_deck_it_draws_from() -> None:
    table = given(hand=["long-candle"], discard=["seeker", "track", "sense"], rest="hand").pick("Long Candle")
    assert table.hand() == ["seeker", "sense", "track"]
    assert table.hand(1).count("long-candle") == 1  # the next player drew from this pile


@pytest.mark.rule("FF-DRAW-4")
def test_a_card_that_searches_the_discard_pile_takes_one_in_the_sight_of_all() -> None:
    table = given(hand=["sift-the-ashes"], discard=["seeker", "track", "temple-key"]).pick("Sift the Ashes")
    assert table.labels == ["Take Seeker", "Take Track", "Take Temple Key", "Take nothing"]
    table.pick("Take Temple Key")
    assert table.hand() == ["temple-key"]
    assert table.discard == ["seeker", "track", "sift-the-ashes"]
    assert any(["Temple Key" in text for text in table.told(1)])


@pytest.mark.rule("FF-DRAW-4")
def test_one_may_take_nothing_from_the_discard_pile() -> None:
    table = given(hand=["sift-the-ashes"], discard=["seeker"]).pick("Sift the Ashes", "Take nothing")
    assert table.hand() == []


# Discard


@pytest.mark.rule("FF-DISCARD-1")
def test_a_turn_ends_with_5_cards_in_hand() -> None:
    table = given("discard", hand=[*FIVE, "seeker", "spirit-orb"])
    table.pick("Discard Seeker", "Discard Blast")
    assert table.hand() == sorted(["track", "sense", "save", "14-film", "spirit-orb"])
    assert table.discard == ["seeker", "blast"]
    assert table.asked == 1


@pytest.mark.rule("FF-DISCARD-1")
def test_five_cards_stay() -> None:
    table = given("discard", hand=FIVE)
    assert table.hand() == sorted(FIVE)
    assert table.asked == 1


@pytest.mark.rule("FF-DISCARD-2")
def test_the_hand_is_limited_at_the_end_of_ones_own_turn_alone() -> None:
    table = given("discard", hand={0: ["seeker"], 1: [*FIVE, "seeker", "spirit-orb", "61-film"]})
    assert table.asked == 1
    assert len(table.hand(1)) == 9


# Limbo


@pytest.mark.rule("FF-LIMBO-1")
def test_who_is_in_limbo_skips_a_whole_turn() -> None:
    table = given(
        "end",
        seats=3,
        skips=[1],
        hand={1: [*FIVE, "seeker", "spirit-orb"]},
        camera={1: ["sense"]},
        at={1: "osaka-house"},
        ghosts={"osaka-house": ["seeker"]},
    )
    assert (table.asked, table.skips(1)) == (2, False)
    assert len(table.hand(1)) == 7
    assert table.ghosts("osaka-house") == ["seeker"]
    assert table.at(1) == "osaka-house"


@pytest.mark.rule("FF-LIMBO-1")
def test_the_turn_after_is_as_usual() -> None:
    table = given("end", skips=[1])
    assert (table.asked, table.turn) == (0, 0)
    table.pick("Move to Osaka House").pass_on()
    assert table.asked == 1


@pytest.mark.rule("FF-LIMBO-1")
def test_everyone_may_be_in_limbo_at_once() -> None:
    table = given("end", seats=3, skips=[0, 1, 2])
    assert table.asked == 1
    assert [table.skips(seat) for seat in range(3)] == [False] * 3


@pytest.mark.rule("FF-LIMBO-2")
def test_limbo_does_not_add_up() -> None:
    table = given("fight", skips=[0], ghosts={"kiryu-house": ["limbo-woman"]}, dice=[1])
    table.pick("Play, but do not move").pass_on()
    assert table.asked == 1
    table.pick("Move to Kureha Shrine").pass_on()
    assert table.asked == 1  # seat 0 has skipped
    table.pick("Move to Osaka House").pass_on()
    assert table.asked == 0


@pytest.mark.rule("FF-LIMBO-2")
def test_who_skips_already_cannot_be_held_again() -> None:
    table = given(seats=3, hand=["held-breath"], skips=[1])
    assert [label for label in table.labels if "Held Breath" in label] == [
        "Held Breath: Player 3 skips their next turn"
    ]


# Discarding and losing cards


@pytest.mark.rule("FF-TERM-1")
def test_the_link_to_the_rule_of_a_discard_says_what_it_is_about() -> None:
    table = given("end", hand=[*FIVE, "seeker"])
    assert table.match.decision is not None
    assert topics(GAME.folder)[table.match.decision.rule] == "Discarding and losing cards"


@pytest.mark.rule("FF-TERM-1")
def test_to_discard_is_from_the_hand_and_the_player_chooses() -> None:
    table = given("move", at="kurosawa-house", hand=["seeker", "track"], camera=["sense"], items=["temple-key"])
    table.pick("Cedar Steps")
    assert table.labels == ["Discard Seeker", "Discard Track"]
    table.pick("Discard Track")
    assert (table.hand(), table.discard) == (["seeker"], ["track"])


@pytest.mark.rule("FF-TERM-2")
def test_who_has_too_few_cards_discards_what_there_is() -> None:
    table = given("fight", hand=["track"], ghosts={"kiryu-house": ["veiled-priest"]}, dice=[1])
    assert (table.prompt, table.hand()) == ("Move or play?", [])


@pytest.mark.rule("FF-TERM-2")
def test_an_empty_hand_discards_nothing() -> None:
    table = given("fight", camera=["14-film"], ghosts={"kiryu-house": ["veiled-priest"]}, dice=[1, 1])
    assert (table.prompt, table.discard, table.camera()) == ("Move or play?", [], ["14-film"])


@pytest.mark.rule("FF-TERM-3")
def test_to_lose_is_from_the_table_and_the_player_chooses() -> None:
    table = given(
        "fight",
        paths=["loom-room", "stair-well"],
        hand=["track"],
        camera=["14-film", "spirit-orb"],
        ghosts={"loom-room": ["woman-in-box"]},
        dice=[2, 5],
    ).stand()
    assert table.labels == ["Lose 14-Film", "Lose Spirit Orb"]
    table.pick("Lose 14-Film")
    assert (table.camera(), table.hand(), table.discard) == (["spirit-orb"], ["track"], ["14-film"])


@pytest.mark.rule("FF-TERM-3")
def test_only_what_is_named_can_be_lost() -> None:
    table = given(
        "fight",
        paths=["loom-room", "stair-well"],
        camera=["sense", "61-film", "spirit-orb"],
        ghosts={"loom-room": ["sunken-woman"]},
        dice=[1, 2, 3],
    ).stand()
    assert table.camera() == ["61-film", "sense"]


@pytest.mark.rule("FF-TERM-4")
def test_what_one_does_not_have_is_not_lost() -> None:
    table = given(
        "fight",
        paths=["loom-room", "stair-well"],
        camera=["sense", "61-film"],
        ghosts={"loom-room": ["sunken-woman"]},
        dice=[1, 2, 3],
    )
    assert (table.camera(), table.prompt) == (["61-film", "sense"], "Move or play?")


@pytest.mark.rule("FF-TERM-1")
def test_the_only_card_in_hand_is_discarded_without_being_asked_for() -> None:
    table = given("move", at="tachibana-house", hand=["blast"]).pick("Move to Cedar Steps")
    assert (table.discard, table.hand(), table.prompt) == (["blast"], [], "Play 1 card")


@pytest.mark.rule("FF-TERM-1", "FF-TERM-2")
def test_of_two_cards_alike_to_discard_one_is_asked_for_and_the_last_is_not() -> None:
    table = given("fight", hand=["track", "track"], ghosts={"kiryu-house": ["veiled-priest"]}, dice=[1])
    assert (table.prompt, table.labels) == ("Discard a card", ["Discard Track"])
    table.pick("Discard Track")
    assert (table.prompt, table.hand()) == ("Move or play?", [])


@pytest.mark.rule("FF-TERM-5")
def test_a_card_is_carried_out_in_the_order_of_its_words() -> None:
    table = given("move", paths=["loom-room", "tea-room"], hand=["seeker", "sense"], deck=["track", "blast"])
    table.pick("Move to the Tea Room")
    assert table.labels == ["Discard Seeker", "Discard Sense"]  # before the two cards are drawn
    table.pick("Discard Seeker")
    assert table.hand() == ["blast", "sense", "track"]


# The end


@pytest.mark.rule("FF-WIN-1", "FF-WIN-2")
def test_who_first_defeats_a_boss_wins_alone_and_at_once() -> None:
    table = given(
        "fight", seats=3, turn=1, paths=["loom-room"], camera=["61-film"], album={0: ["seeker"]}, dice=[6, 6, 6, 6]
    )
    assert table.over
    assert (table.result.winners, table.result.scores) == ((1,), (1, 0, 0))
    assert table.result.reason == "Player 2 has defeated the Failed Kusabi."


@pytest.mark.rule("FF-WIN-1")
def test_a_match_of_chance_ends_with_a_boss_defeated() -> None:
    table = new(3, 1)
    play_on(table, 1)
    assert len(table.events("won")) == 1
