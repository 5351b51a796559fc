"""The table of Follow Your Fear in the terminal."""

from __future__ import annotations

import re

import pytest

import gloaming
from gloaming.bots import SeatView, bot
from gloaming.cli.rendering.boards import draw, legend, pieces
from gloaming.engine.match.match import Match
from tests.cli.rendering.boards.drawing import shown
from tests.games.follow_your_fear.table import GAME as TESTED
from tests.games.follow_your_fear.table import given

GAME = gloaming.game("follow-your-fear")
LONG = 500


def walk(seed: int, seats: int, fear: str) -> list[Match]:
    """A match at every tenth decision, and where it is left."""
    match = GAME.new(seats=seats, seed=seed, options={"fear": fear})
    choosers = [bot("random", seed + seat) for seat in range(seats)]
    moments: list[Match] = []
    while match.decision is not None and len(moments) < LONG:
        moments.append(match.copy())
        seat = match.decision.seat
        match.pick(choosers[seat].choose(SeatView(match, seat)))
    return [*moments[::10], match]


@pytest.mark.parametrize(
    ("seats", "fear"),
    [
        (2, "loneliness"),
        pytest.param(3, "forgotten", marks=pytest.mark.slow),
        pytest.param(4, "decay", marks=pytest.mark.slow),
    ],
)
def test_every_moment_fits_80_columns_and_any_encoding(seats: int, fear: str) -> None:
    for number, match in enumerate(walk(seats, seats, fear)):
        view = match.view(None if number % 4 == 0 else number % seats)
        for drawn in (draw(GAME, view), legend(GAME, view)):
            if drawn is not None:
                lines = shown(drawn, encoding="ascii" if number % 2 else "utf-8").splitlines()
                assert max(len(line.rstrip()) for line in lines) <= 80


def test_every_token_stands_on_its_tile_and_corrupt_tiles_are_marked() -> None:
    for match in walk(5, 3, "decay"):
        view = match.view(0)
        rows = shown(draw(GAME, view)).splitlines()[1:9]
        for tile in range(64):
            cell = rows[tile // 8][3 + 5 * (tile % 8) :][:4]
            assert (cell[0] == "#") == (tile in view["corrupt"])
            for seat, player in enumerate(view["players"]):
                assert (cell[2] == str(seat + 1)) == (tile in player["tokens"])
            assert (cell[2] == "F") == (tile in view["red"])
            assert (cell[1] == "(") == (tile in view["hidden"])


def test_a_narrow_terminal_shows_each_row_of_the_board_in_one_line() -> None:
    view = walk(5, 3, "decay")[9].view(0)
    rows = shown(draw(GAME, view), width=40).splitlines()
    assert max(len(row.rstrip()) for row in rows) <= 40
    wide = shown(draw(GAME, view)).splitlines()
    for row, same in zip(rows[1:9], wide[1:9]):
        cells = [same[3 + 5 * column :][:4] for column in range(8)]
        assert [row[3 + 4 * column :][:4] for column in range(8)] == cells


def test_two_dragons_have_signs_of_their_own() -> None:
    text = shown(draw(GAME, walk(1, 2, "loneliness")[2].view(0)))
    assert "[r] red dragon, [b] blue dragon" in text
    assert re.search(r"[CRHV#]\[r\]", text)
    assert re.search(r"[CRHV#]\[b\]", text)


def test_two_looks_of_a_fear_of_a_pack_have_their_names_and_signs_of_their_own() -> None:
    view = given("fear", fear="dragons", drawn=["dragon-heal"], fear_at="b5", blue_at="h5").match.view(0)
    text = shown(draw(TESTED, view))
    assert "[r] Red One, [b] Blue One" in text
    assert re.search(r"[CRHV#]\[r\]", text)
    assert re.search(r"[CRHV#]\[b\]", text)


def test_what_adds_to_a_defense_comes_to_it() -> None:
    sums = 0
    for match in walk(7, 2, "trapped"):
        view = match.view(0)
        text = shown(draw(GAME, view), width=400)
        for seat, player in enumerate(view["players"]):
            line = re.search(rf"Defense of Player {seat + 1}(?: \(you\))? +(-?\d+)  (?:= )?(.*)", text)
            if line is None:
                continue
            assert int(line[1]) == player["defense"]
            if not re.search(r"\bx[23] |exchanged", line[2]):
                assert sum(int(number) for number in re.findall(r"(?:^|, )([+-]\d+) ", line[2])) == player["defense"]
                sums += player["defense"] != 0
    assert sums


def test_a_sum_says_card_by_card_what_adds_to_it_whose_defense_it_has_and_what_the_void_changes() -> None:
    table = given(seats=3, hand=["double-defense"], mat={0: ["copy:1"], 1: ["defense-2"]}, tokens={0: "e5", 1: "h8"})
    text = shown(draw(TESTED, table.summon("double-defense").view(0)), width=200)
    terms = "+2 Copy with Player 2's Defense, x2 Double defense, -2 Void"
    assert re.search(rf"Defense of Player 1 \(you\) +2  = {re.escape(terms)} *\n", text)
    fear = given(hand=["turn"], mat={0: ["defense-1"]}, fear_mat={1: ["fear-defense-1"]}, fear_at="d4", slots=4)
    text = shown(draw(TESTED, fear.summon("turn").view(0)), width=200)
    assert re.search(r"Strength of Player 1 \(you\) +1  = \+1 Defense 1, exchanged: Turn *\n", text)
    assert re.search(r"Defense of Fear +3  = \+1 Fear defense 1 \(Player 2\), \+2 Void *\n", text)


def test_cards_in_piles_are_counted_with_the_discarded_in_brackets() -> None:
    text = shown(draw(GAME, GAME.new(seats=2, seed=1).view(0)))
    assert "Cards in piles (discarded):" in text
    assert "face up" not in text


def test_a_hand_shows_what_its_cards_need_and_other_hands_their_backs() -> None:
    match = walk(2, 2, "heights")[10]
    text = shown(draw(GAME, match.view(0)), width=200)
    for card in match.view(0)["players"][0]["hand"]:
        number = GAME.box.number[card]
        assert re.search(
            rf"{re.escape(GAME.box.names[number])} +(needs [CRH#]|-).*{re.escape(GAME.box.short[number])}", text
        )
    spectator = shown(draw(GAME, match.view(None)), width=200)
    for seat in range(2):
        assert re.search(rf"Player {seat + 1}: .*hand: \d (Courage|Reason|Hope|Starting)", spectator)


def test_the_legend_says_in_full_what_a_card_does() -> None:
    drawn = [legend(GAME, match.view(0)) for match in walk(1, 2, "dark")]
    text = " ".join([shown(legend_drawn, width=200) for legend_drawn in drawn if legend_drawn is not None])
    assert "Peek: look at the top card of any pile, or at a random card in another player's hand." in text
    assert "Flipped, its cards give: Move: hop two tiles one way and one to the side." in text


def test_pieces_can_be_named_by_people() -> None:
    for match in walk(3, 3, "forgotten"):
        for seat in range(3):
            named = dict(pieces(GAME, match.view(seat)))
            assert not [card for card in named if card.startswith("?")]
            assert named["tile-0"] == "a8"
            assert named["tile-63"] == "h1"
            assert named["pile-1"] == "the 2nd Courage pile"


def test_a_card_that_was_peeked_at_is_listed_with_its_text_for_the_player_who_saw_it() -> None:
    table = given(hand=["peek"], piles={"hope": (["plain-hope", "hearth-hen"], [])}).summon("peek").pick("peek", 4)
    card = table.match.view(0)["known"][0]
    assert TESTED.box.names[TESTED.box.number[card]] == "Plain hope"
    text = shown(draw(TESTED, table.match.view(0)), width=200)
    assert re.search(r"Hidden cards that you know: *\n  Plain hope ", text)
    assert "Plain hope" in dict(pieces(TESTED, table.match.view(0))).values()
    assert "Hidden cards" not in shown(draw(TESTED, table.match.view(1)), width=200)
