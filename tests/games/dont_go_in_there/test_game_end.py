"""Game end: cards with game-end effects, ghosts, winner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.games.dont_go_in_there.table import Position, given


def ending(*hands: Sequence[str], ghosts: Mapping[int, int] | None = None) -> Position:
    """Return a finished match with these tableaux."""
    return given(len(hands), rooms=[], tableau=dict(enumerate(hands)), ghosts=ghosts)


# 1. Cards with a game-end effect


@pytest.mark.rule("DG-END-1")
def test_the_game_end_cards_of_every_player_act() -> None:
    table = ending(["portrait-1", "portrait-4"], ["portrait-2", "portrait-3"], ["cat-1", "cat-4"])
    assert [table.dispelled(seat) for seat in range(3)] == [["portrait-4"], ["portrait-3"], ["cat-4"]]


@pytest.mark.rule("DG-END-1")
def test_cards_that_act_when_taken_do_nothing_at_the_end() -> None:
    table = ending(["ring-1", "ring-2", "ring-3", "mirror-1", "doll-4"], ["mask-1"], ghosts={1: 4})
    assert "dispelled" not in table.verbs()
    assert (table.ghosts(0), table.ghosts(1)) == (0, 4)


@pytest.mark.rule("DG-END-2")
def test_amulets_cats_music_boxes_and_portraits_act_in_that_order() -> None:
    table = ending(
        ["portrait-1", "portrait-4", "music-box-3", "cat-1", "cat-4"],
        ["amulet-1", "amulet-2", "portrait-1-b", "portrait-4-b"],
    )
    assert table.told()[:6] == [
        "Player 2 dispels Amulet 2.",
        "Player 1 dispels Cat 4.",
        "Player 1 dispels Music Box 3.",
        "Player 1 dispels Portrait 4.",
        "Player 2 dispels Portrait 4.",
        "The ghosts are revealed: Player 1 has 0 and Player 2 has 0.",
    ]


# 2. Ghosts


@pytest.mark.rule("DG-END-3")
def test_the_ghosts_are_told_to_all() -> None:
    table = ending([], [], [], ghosts={0: 3, 2: 1})
    assert "The ghosts are revealed: Player 1 has 3, Player 2 has 0 and Player 3 has 1." in table.told(None)


@pytest.mark.rule("DG-END-4")
@pytest.mark.parametrize(("ghosts", "curses"), [(1, 0), (2, 1), (3, 1), (4, 2), (9, 4), (20, 10)])
def test_the_most_ghosts_bring_a_curse_for_every_two(ghosts: int, curses: int) -> None:
    table = ending(["ring-4"], ["ring-4-b"], ghosts={0: ghosts})
    assert (table.curses(0), table.curses(1)) == (4 + curses, 4)


@pytest.mark.rule("DG-END-4")
def test_one_ghost_fewer_than_the_most_brings_nothing() -> None:
    table = ending([], [], ghosts={0: 8, 1: 7})
    assert (table.curses(0), table.curses(1)) == (4, 0)


@pytest.mark.rule("DG-END-4")
def test_all_who_tie_for_the_most_ghosts_gain_the_curses() -> None:
    table = ending([], [], [], ghosts={0: 7, 1: 7, 2: 6})
    assert [table.curses(seat) for seat in range(3)] == [3, 3, 0]
    assert "Player 2 has the most ghosts and gains 3 Curses." in table.told()


@pytest.mark.rule("DG-END-4")
@pytest.mark.parametrize("ghosts", [0, 1])
def test_a_tie_with_too_few_ghosts_brings_nothing(ghosts: int) -> None:
    table = ending([], [], ghosts={0: ghosts, 1: ghosts})
    assert (table.curses(0), table.curses(1)) == (0, 0)
    assert "haunted" not in table.verbs()


# 3. Winner


@pytest.mark.rule("DG-GOAL-1", "DG-WIN-1")
def test_the_fewest_curses_win() -> None:
    table = ending(["ring-4"], ["ring-3"], ["ring-4-b"])
    assert table.result.winners == (1,)
    assert table.result.scores == (4, 3, 4)
    assert table.result.reason == "Player 2 wins with the fewest Curses: 3."
    assert table.told()[-1] == "Player 2 wins."


@pytest.mark.rule("DG-WIN-1")
def test_curses_are_those_of_face_up_cards_and_of_ghosts() -> None:
    table = given(2, rooms=[], tableau={0: ["ring-4", "mask-3"], 1: []}, dispelled={0: ["doll-4"]}, ghosts={0: 5, 1: 1})
    assert table.result.scores == (4 + 3 + 2, 0)


@pytest.mark.rule("DG-WIN-1", "DG-GOAL-1")
def test_ghosts_can_cost_the_victory() -> None:
    table = ending(["ring-1"], ["ring-2"], ghosts={0: 4, 1: 3})
    assert table.result.scores == (1 + 2, 2)
    assert table.result.winners == (1,)


@pytest.mark.rule("DG-WIN-1")
def test_nobody_has_fewer_than_no_curses() -> None:
    assert ending([], ["ring-1"], ghosts={0: 1}).result.scores == (0, 1)


@pytest.mark.rule("DG-WIN-2")
def test_of_equal_curses_the_fewest_ghosts_win() -> None:
    table = ending(["ring-3"], ["ring-3-b"], ["ring-4"], ghosts={0: 1, 1: 0, 2: 0})
    assert table.result.winners == (1,)
    assert table.result.reason == "Player 2 wins with 3 Curses and the fewest ghosts of those tied."


@pytest.mark.rule("DG-WIN-2")
def test_fewer_ghosts_are_no_help_with_more_curses() -> None:
    assert ending(["ring-3"], ["ring-4-b"], ghosts={0: 1}).result.winners == (0,)


@pytest.mark.rule("DG-WIN-2")
def test_ghosts_are_not_used_up_by_the_curses_they_bring() -> None:
    table = ending(["ring-2"], ["ring-4"], ghosts={0: 4, 1: 3})
    assert table.result.scores == (4, 4)
    assert table.result.winners == (1,)


@pytest.mark.rule("DG-WIN-3")
def test_who_is_still_tied_shares_the_victory() -> None:
    table = ending(["ring-3"], ["ring-3-b"], ["ring-4"], ghosts={0: 1, 1: 1, 2: 4})
    assert table.result.winners == (0, 1)
    assert table.result.reason.startswith("Player 1 and Player 2 share the victory with 3 Curses")
    assert table.told()[-1] == "Player 1 and Player 2 share the victory."


@pytest.mark.rule("DG-WIN-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_any_number_of_players_may_share_the_victory(seats: int) -> None:
    assert ending(*[[]] * seats).result.winners == tuple(range(seats))


@pytest.mark.rule("DG-WIN-3")
def test_only_those_with_the_fewest_ghosts_share() -> None:
    table = ending(["ring-3"], ["ring-3-b"], ["mask-3"], ghosts={0: 1, 1: 0, 2: 0})
    assert table.result.winners == (1, 2)


@pytest.mark.rule("DG-WIN-3")
def test_the_reason_of_a_shared_victory_counts_in_good_english() -> None:
    table = ending(["ring-1"], ["ring-1-b"], ["twin-1"], ghosts={0: 1, 1: 1, 2: 1})
    assert table.result.reason == "Player 1, Player 2 and Player 3 share the victory with 1 Curse and 1 ghost each."
