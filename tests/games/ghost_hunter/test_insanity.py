"""Insanity cards: what they lower, and what Court cards and Aces are good for."""

from __future__ import annotations

import pytest

from gloaming.games.ghost_hunter.state import changed
from tests.games.ghost_hunter.table import Position, Where, card, given

HALL = {"t-18": (0, -1), "t-7": (1, -1), "t-6": (0, -2)}


# What they lower


@pytest.mark.rule("GH-MAD-1", "GH-INFO-2")
def test_what_is_drawn_is_seen_by_nobody_else() -> None:
    table = given("c-2 c-1", lay={"t-6": (0, -1)}, unexplored="t-6", events="e-5", insanity="9-of-clubs").go(0)
    assert table.mind(0) == ["9-of-clubs"]
    assert "Mack Delaney draws the 9 of clubs." in table.told(0)
    assert "Mack Delaney draws an Insanity card." in table.told(1)
    assert "9-of-clubs" not in str(table.match.view(1))


@pytest.mark.rule("GH-MAD-2", "GH-MAD-3")
def test_numerals_lower_the_maximum_mp_and_court_cards_and_aces_do_not() -> None:
    table = given("c-2 c-1", minds={0: "4-of-clubs king-of-hearts ace-of-spades"}, hurt={0: (0, 3)})
    assert table.state.first_mp(0) == 20
    assert table.state.most_mp(0) == 16
    assert table.mp(0) == 13


@pytest.mark.rule("GH-MAD-3")
def test_a_numeral_counts_only_for_as_long_as_it_is_held() -> None:
    table = given("c-2 c-1", minds={0: "4-of-clubs king-of-hearts"})
    assert table.mp(0) == 16
    table.pick("ease", "4-of-clubs")
    assert table.mp(0) == 20


@pytest.mark.rule("GH-MAD-4", "GH-HURT-2")
def test_recovered_mp_rise_at_most_to_the_maximum_mp() -> None:
    table = given("c-2 c-1", minds={0: "8-of-clubs"}, hurt={0: (0, 2)}, items={0: "i-7"})
    assert table.mp(0) == 10
    table.pick("use", "i-7", 0)
    assert table.mp(0) == 12
    assert table.state.mp_damage[0] == 0


@pytest.mark.rule("GH-MAD-5")
def test_only_what_discards_insanity_cards_raises_the_maximum_mp() -> None:
    table = given("c-2 c-1", minds={0: "8-of-clubs"}, hurt={0: (0, 2)}, items={0: "i-7 i-25"})
    table.pick("use", "i-7", 0)
    assert table.state.most_mp(0) == 12
    table.pick("use", "i-25", 0).pick("ease", "8-of-clubs")
    assert table.state.most_mp(0) == 20


@pytest.mark.rule("GH-MAD-5")
def test_an_item_raises_the_maximum_mp_above_the_initial_mp() -> None:
    assert given("c-2 c-1", items={0: "i-23"}).state.most_mp(0) == 30


@pytest.mark.rule("GH-MAD-6", "GH-FALL-1")
def test_mp_of_0_or_less_is_insane() -> None:
    table = given(
        "c-2 c-1",
        lay={"t-6": (0, -1)},
        unexplored="t-6",
        events="e-5",
        insanity="9-of-clubs",
        minds={0: "9-of-hearts"},
        hurt={0: (0, 2)},
    )
    table.go(0).give_up()
    assert table.fares(0) == "fallen"
    assert table.asked == 1


@pytest.mark.rule("GH-MAD-6", "GH-ENEMY-13")
def test_whoever_has_mp_of_1_again_is_sane_again() -> None:
    table = given("c-2 c-1", fares={0: "enemy"}, hurt={0: (0, 22)}, items={1: "i-7"}, turn=1)
    table.pick("use", "i-7", 0)
    assert table.mp(0) == 1
    assert table.fares(0) == "standing"


@pytest.mark.rule("GH-MAD-9")
def test_an_insanity_card_of_choice_may_be_a_court_card() -> None:
    table = given("c-2 c-1", minds={0: "8-of-clubs queen-of-clubs"}, items={0: "i-25"})
    table.pick("use", "i-25", 0)
    assert table.may("ease", "queen-of-clubs")
    assert table.may("ease", "8-of-clubs")


@pytest.mark.rule("GH-MAD-10")
def test_discarded_cards_lie_face_up_and_make_the_next_pile() -> None:
    table = given("c-2 c-1", minds={0: "8-of-clubs queen-of-clubs"}, lay={"t-6": (0, -1)}, unexplored="t-6")
    table.pick("ease", "8-of-clubs")
    assert set(table.match.view(1)["insanity_discard"]) == {"8-of-clubs", "queen-of-clubs"}
    s = table.state
    s.left_insanity += s.insanity
    s.left_insanity_at += (card("t-17"),) * len(s.insanity)
    s.insanity = ()
    table.go(0).let()
    assert len(table.mind(0)) == 1
    assert s.insanity_discard == ()


@pytest.mark.rule("GH-MAD-10")
def test_without_any_insanity_card_none_is_drawn() -> None:
    table = given("c-2 c-1", lay={"t-6": (0, -1)}, unexplored="t-6", events="e-5")
    s = table.state
    s.left_insanity += s.insanity
    s.left_insanity_at += (card("t-17"),) * len(s.insanity)
    s.insanity = ()
    table.go(0)
    assert table.mind(0) == []


# Court cards and Aces


@pytest.mark.rule("GH-ACE-1", "GH-ACE-2", "GH-ACE-8")
def test_a_court_card_or_an_ace_is_discarded_for_a_numeral_of_your_own() -> None:
    table = given("c-2 c-1", minds={0: "8-of-clubs 3-of-clubs queen-of-clubs ace-of-hearts"})
    table.pick("ease", "3-of-clubs").pick("ease", "8-of-clubs")
    assert table.mind(0) == []
    assert table.mp(0) == 20
    assert "Mack Delaney discards the 3 of clubs." in table.told(1)


@pytest.mark.rule("GH-ACE-1", "GH-ACE-11", "GH-ACE-13", "GH-BATTLE-15")
def test_the_card_that_goes_is_named_whenever_it_may_be_used() -> None:
    hand = "8-of-clubs queen-of-clubs"
    own = "Use the Queen of clubs: discard the 8 of clubs"
    table = given("c-2 c-1", minds={1: hand, 0: "3-of-hearts ace-of-hearts"})
    assert "Use the Ace of hearts: take a number card from Evangeline Tull" in table.labels
    table = struck({1: hand})
    assert table.asked == 1
    assert {"Cancel the damage with the Queen of clubs", own} <= set(table.labels)
    table = given("c-2 c-1", lay=HALL, monsters={"e-36": "t-18"}, minds={0: hand}).go(0)
    assert table.prompt == "Use an Item or a card?"
    assert own in table.labels
    house = {"lay": {"t-11": (0, -1)}, "unexplored": "t-11"}
    table = given("c-2 c-1", insanity="9-of-clubs 4-of-clubs", minds={1: hand}, **house).go(0)  # type: ignore[arg-type]
    assert table.prompt == "Do something about this Insanity card?"
    table.pick("let-it-be")
    assert table.asked == 1
    assert {own, "Use the Queen of clubs: take a number card from Mack Delaney"} <= set(table.labels)
    mad = {"hurt": {0: (0, 5)}, "events": "e-5", "insanity": "10-of-clubs", **house}
    table = given("c-2 c-1", minds={0: "10-of-hearts", 1: hand}, **mad).go(0)  # type: ignore[arg-type]
    while table.prompt != "Save this hunter?" or table.asked != 1:
        table.pick("pass" if table.prompt == "Save this hunter?" else "let-it-be")
    assert {own, "Use the Queen of clubs: take a number card from Mack Delaney"} <= set(table.labels)


@pytest.mark.rule("GH-ACE-3", "GH-ACE-5", "GH-ACE-8")
def test_for_another_hunter_next_door_a_numeral_is_drawn_blind() -> None:
    seen = set()
    for seed in range(8):
        table = given(
            "c-2 c-1",
            lay=HALL,
            at={0: "t-18", 1: "t-17"},
            minds={0: "ace-of-hearts", 1: "3-of-clubs 8-of-clubs jack-of-clubs"},
        )
        for _ in range(seed):
            table.state.dice.below(10)
        table.pick("help", 1)
        assert table.mind(0) == []
        assert "jack-of-clubs" in table.mind(1)
        seen.update(table.mind(1))
    assert {"3-of-clubs", "8-of-clubs"} <= seen


@pytest.mark.rule("GH-ACE-5")
def test_two_doors_away_is_out_of_reach() -> None:
    table = given("c-2 c-1", lay=HALL, at={0: "t-6", 1: "t-17"}, minds={0: "ace-of-hearts", 1: "3-of-clubs"})
    assert not table.may("help")


@pytest.mark.rule("GH-ACE-5")
def test_steady_voice_reaches_two_doors_away_and_the_helped_hunter_chooses() -> None:
    table = given("c-8 c-1", lay=HALL, at={0: "t-6", 1: "t-17"}, minds={0: "ace-of-hearts", 1: "3-of-clubs 8-of-clubs"})
    table.pick("help", 1)
    assert table.asked == 1
    table.pick("ease", "8-of-clubs")
    assert table.mind(1) == ["3-of-clubs"]


@pytest.mark.rule("GH-ACE-6")
def test_a_locked_door_is_no_way_to_help_and_stairs_are() -> None:
    where: dict[str, Where] = {"t-18": (0, -1), "t-1": (-1, 0), "t-19": (0, 0, 0, 2)}
    minds = {0: "ace-of-hearts", 1: "3-of-clubs"}
    table = given("c-2 c-1", lay=where, at={0: "t-18", 1: "t-17"}, minds=minds)
    assert table.may("help", 1)
    locked = changed(table.state.locks, card("t-17"), 15)
    assert not given("c-2 c-1", lay=where, at={0: "t-18", 1: "t-17"}, minds=minds, locks=locked).may("help", 1)
    assert given("c-2 c-1", lay=where, at={0: "t-1", 1: "t-19"}, minds=minds).may("help", 1)


@pytest.mark.rule("GH-ACE-6")
def test_the_chute_is_no_way_to_help() -> None:
    where: dict[str, Where] = {"t-20": (-1, 0), "t-21": (0, 0, 0, 0)}
    table = given("c-2 c-1", lay=where, at={0: "t-20", 1: "t-21"}, minds={0: "ace-of-hearts", 1: "3-of-clubs"})
    assert not table.may("help", 1)


@pytest.mark.rule("GH-ACE-7")
def test_a_hunter_without_a_numeral_says_so_and_no_card_is_spent() -> None:
    table = given("c-2 c-1", minds={0: "ace-of-hearts", 1: "king-of-clubs"})
    assert table.may("help", 1)
    table.pick("help", 1)
    assert table.mind(0) == ["ace-of-hearts"]
    assert "Evangeline Tull has no numeral." in table.told()
    assert not table.may("help", 1)


def struck(minds: dict[int, str], **more: object) -> Position:
    """Mack meets the Dead Adventurer on T-18 and is to take 4; Evangeline is next door."""
    table = given("c-2 c-1", lay=HALL, monsters={"e-33": "t-18"}, minds=minds, **more)  # type: ignore[arg-type]
    table.judge(1, enemy=7).go(0)
    while table.may("ready"):
        table.pick("ready")
    return table


@pytest.mark.rule("GH-ACE-4", "GH-ACE-12", "GH-BATTLE-15")
def test_the_hunter_who_is_hit_answers_first_then_the_others_in_reach() -> None:
    table = struck({0: "ace-of-hearts", 1: "king-of-clubs"})
    assert (table.asked, table.prompt, table.rule) == (0, "Do something about this damage?", "GH-ACE-4")
    table.pick("let-it-be")
    assert table.asked == 1
    table.pick("cancel")
    assert table.mind(1) == []
    assert table.hp(0) == 28
    assert any(line.endswith(" HP damage to Mack Delaney with a Court card or an Ace.") for line in table.told())


@pytest.mark.rule("GH-ACE-12")
def test_after_an_answer_all_may_answer_again() -> None:
    table = struck({0: "ace-of-hearts 5-of-clubs", 1: "king-of-clubs"})
    table.pick("let-it-be")
    table.pick("help", 0)
    assert table.asked == 0
    table.pick("cancel")
    assert table.hp(0) == 28


@pytest.mark.rule("GH-ACE-9")
def test_each_hunter_needs_a_card_against_an_attack_that_hits_several() -> None:
    table = given("c-2 c-1", lay=HALL, at="t-17", monsters={"e-36": "t-18"}, minds={0: "ace-of-hearts king-of-hearts"})
    table.judge(10, 0, enemy=10).go(0).pick("ready").let()
    table.pick("fight-on").pick("join")
    table.judge(1, 1, enemy=9).pick("attack", 0).pick("ready")
    table.pick("cancel")
    assert table.prompt == "Do something about this damage?"
    assert table.asked == 0
    table.pick("let-it-be")
    assert (table.hp(0), table.hp(1)) == (28, 10)


@pytest.mark.rule("GH-ACE-10")
def test_doubled_damage_is_one_damage() -> None:
    table = given("c-2 c-1", lay=HALL, monsters={"e-35": "t-18"}, minds={0: "ace-of-hearts"})
    table.judge(1, enemy=8).go(0).pick("ready")
    assert "Mack Delaney is about to take 10 HP damage." in table.told()
    table.pick("cancel")
    assert table.hp(0) == 28


@pytest.mark.rule("GH-ACE-10")
def test_what_comes_again_each_turn_is_cancelled_each_turn_anew() -> None:
    table = given("c-2 c-1", bleeding=1, minds={0: "ace-of-hearts king-of-hearts"})
    table.pick("cancel").end().end()
    assert table.prompt == "Do something about this damage?"
    table.pick("let-it-be")
    assert table.hp(0) == 27


@pytest.mark.rule("GH-ACE-11", "GH-HURT-3")
def test_recorded_damage_cannot_be_cancelled_any_more() -> None:
    table = struck({0: "ace-of-hearts"}).let()
    assert table.hp(0) == 24
    assert not table.may("cancel")


@pytest.mark.rule("GH-ACE-11")
def test_after_every_insanity_card_they_may_be_used() -> None:
    table = given(
        "c-2 c-1",
        lay={"t-11": (0, -1)},
        unexplored="t-11",
        insanity="9-of-clubs 4-of-clubs",
        minds={0: "ace-of-hearts"},
    )
    table.go(0)
    assert (table.asked, table.rule) == (0, "GH-ACE-11")
    assert len(table.mind(0)) == 2
    table.pick("ease", "9-of-clubs")
    assert table.mind(0) == ["4-of-clubs"]


@pytest.mark.rule("GH-ACE-11")
def test_what_a_scenario_says_cannot_be_cancelled_cannot() -> None:
    table = given("c-2 c-1", scenario=11, at="t-26", lay={"t-26": (0, -1)}, minds={0: "ace-of-hearts 2-of-clubs"})
    deed = next(option for option in table.options if option[0] == "act")
    table.pick(*deed)
    assert table.prompt == "Do something about this damage?"
    assert not table.may("cancel")
    assert table.may("ease", "2-of-clubs")
    table.let()
    assert table.hp(0) == 22


@pytest.mark.rule("GH-ACE-13", "GH-FALL-2")
def test_at_the_moment_of_falling_both_may_still_use_what_they_have() -> None:
    table = given(
        "c-2 c-1",
        lay={"t-6": (0, -1)},
        unexplored="t-6",
        events="e-5",
        insanity="10-of-clubs",
        minds={0: "10-of-hearts queen-of-clubs", 1: "ace-of-clubs"},
        hurt={0: (0, 5)},
    )
    table.go(0)
    assert "Mack Delaney is about to fall: no MP left." in table.told(1)
    assert (table.asked, table.rule) == (0, "GH-FALL-2")
    table.pick("pass")
    assert table.asked == 1
    table.pick("help", 0)
    assert table.fares(0) == "standing"
    assert "Mack Delaney is saved." in table.told()


@pytest.mark.rule("GH-ACE-14")
def test_whoever_has_fallen_uses_no_card_and_is_helped_where_the_scenario_allows_it() -> None:
    fallen = {"fares": {0: "enemy"}, "hurt": {0: (0, 18)}, "minds": {0: "3-of-clubs ace-of-hearts", 1: "ace-of-clubs"}}
    table = given("c-2 c-1", turn=1, **fallen)  # type: ignore[arg-type]
    assert table.may("help", 0)
    table.pick("help", 0)
    assert table.fares(0) == "standing"
    assert not given("c-2 c-1", turn=1, scenario=9, **fallen).may("help", 0)  # type: ignore[arg-type]
    assert not given("c-2 c-1", turn=0, **fallen).may("ease")  # type: ignore[arg-type]


@pytest.mark.rule("GH-ACE-15")
def test_whoever_holds_any_insanity_card_is_asked_whether_or_not_it_could_help() -> None:
    table = struck({0: "5-of-hearts", 1: "9-of-clubs"})
    assert table.asked == 0
    assert [option for option in table.options if option[0] not in ("mood", "answers")] == [("let-it-be",)]
    table.pick("let-it-be")
    assert table.asked == 1
    assert struck({}).hp(0) == 24


@pytest.mark.rule("GH-ACE-16")
def test_a_standing_answer_decides_when_a_seat_is_asked() -> None:
    table = struck({0: "ace-of-hearts"}, replies=[1, 0])
    assert table.hp(0) == 24
    table = struck({0: "ace-of-hearts"}, replies=[1, 0], hurt={0: (24, 0)})
    assert "Mack Delaney would fall." in table.told(1)
    assert table.may("cancel")
    table = struck({0: "ace-of-hearts"}, replies=[2, 0], hurt={0: (24, 0)})
    assert table.fares(0) == "fallen"


@pytest.mark.rule("GH-ACE-16")
def test_a_standing_answer_is_known_to_nobody_else() -> None:
    table = given("c-2 c-1").pick("answers", 0, 2)
    assert [shown["asked"] for shown in table.match.view(0)["hunters"]] == ["never", None]
    assert [shown["asked"] for shown in table.match.view(1)["hunters"]] == [None, "always"]
    assert not table.may("answers")


@pytest.mark.rule("GH-ACE-16")
def test_only_the_player_sees_that_a_standing_answer_was_changed() -> None:
    table = given("c-2 c-1")
    before = [table.match.observe(seat) for seat in range(2)]
    views = [table.match.view(seat) for seat in (1, None)]
    table.pick("answers", 0, 2)
    assert table.match.observe(0) != before[0]
    assert table.match.observe(1) == before[1]
    assert [table.match.view(seat) for seat in (1, None)] == views


@pytest.mark.rule("GH-ACE-16")
def test_a_standing_answer_is_called_alike_where_it_stands_and_where_it_is_chosen() -> None:
    table = given("c-2 c-1").pick("answers", 0, 1)
    stands = table.match.view(0)["hunters"][0]["asked"]
    table.end().end()
    choices = [table.match.describe(i) for i, option in enumerate(table.options) if option[0] == "answers"]
    assert {choice.group for choice in choices} == {f"Ask me {stands}; change to"}
    table.pick("answers", 0, 0).end().end()
    choices = [table.match.describe(i) for i, option in enumerate(table.options) if option[0] == "answers"]
    assert (choices[0].label, choices[0].within) == (f"Ask me {stands}", f"Only {stands.removeprefix('only ')}")


@pytest.mark.rule("GH-ACE-16")
def test_who_never_wants_to_be_asked_may_ask_for_it_again_in_another_turn() -> None:
    table = given("c-2 c-1").pick("answers", 0, 2).end().end()
    assert table.asked == 0
    table.pick("answers", 0, 0)
    assert table.state.replies[0] == 0
