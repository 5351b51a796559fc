from __future__ import annotations

import re

import pytest

import gloaming
from gloaming.bots import SeatView, bot
from gloaming.cli.rendering.boards import draw, legend, pieces
from gloaming.engine.match.match import Match
from gloaming.games.dont_go_in_there.packs import BOX
from tests.cli.conftest import GAME
from tests.cli.rendering.boards.drawing import shown


def walk(seats: int, seed: int) -> list[Match]:
    """A match at every decision, and at its end."""
    match = gloaming.game(GAME).new(seats=seats, seed=seed)
    chooser = bot("random", seed)
    moments = []
    while match.decision is not None:
        moments.append(match.copy())
        match.pick(chooser.choose(SeatView(match, match.decision.seat)))
    return [*moments, match]


@pytest.mark.parametrize("seats", [2, *(pytest.param(many, marks=pytest.mark.slow) for many in (3, 4, 5))])
def test_every_moment_fits_80_columns_and_any_encoding(seats: int) -> None:
    for number, match in enumerate(walk(seats, seats)[::2]):
        seat = None if number % 5 == 0 else number % seats
        lines = shown(
            draw(gloaming.game(GAME), match.view(seat)), encoding="ascii" if number % 2 else "utf-8"
        ).splitlines()
        assert max(len(line.rstrip()) for line in lines) <= 80


def test_a_narrow_terminal_gets_the_rooms_below_each_other() -> None:
    lines = shown(draw(gloaming.game(GAME), gloaming.game(GAME).new(seats=2, seed=1).view(0)), width=40).splitlines()
    assert max(len(line.rstrip()) for line in lines) <= 40


def test_the_table_shows_all_that_the_view_holds() -> None:
    rooms = {room.id: room for room in BOX.rooms}
    names = {piece: BOX.card_name(card) for piece, card in BOX.number.items()}
    for match in walk(3, 5)[:-1:2]:
        view = match.view(1)
        text = shown(draw(gloaming.game(GAME), view))
        for number, board in enumerate(view["boards"]):
            if board["room"] is None:
                continue
            assert rooms[board["room"]].name in text
            for card in board["cards"]:
                assert {None: "(taken)", "?": "face down"}.get(card, names.get(card, "")) in text
            dice = f"{board['dice']}{'' if board['dice_known'] else '+'} dice"
            resolved = view["resolving"] and view["resolving"]["board"] == number
            assert resolved or dice in text
        totals = re.search(r"Total Curses +(\d+) +(\d+) +(\d+)", text)
        assert totals is not None
        assert [int(total) for total in totals.groups()] == [player["curses"] for player in view["players"]]
        assert re.search(rf"Ghosts +hidden +{view['players'][1]['ghosts']} +hidden", text)
        assert f"Deck: {view['deck']} cards." in text
        if view["resolving"]:
            assert f"Player {view['resolving']['resolver'] + 1}" in text
            assert text.count("[ghost]") == view["resolving"]["rolled"].count(True)
            assert text.count("[blank]") == view["resolving"]["rolled"].count(False)


def test_room_texts_are_shown_whole() -> None:
    view = gloaming.game(GAME).new(seats=2, seed=1, options={"board-3": "library"}).view(0)
    narrow = shown(draw(gloaming.game(GAME), view), width=30)
    words = re.sub(r"[^A-Za-z0-9.,]+", " ", narrow)
    for board in view["boards"]:
        room = next(room for room in BOX.rooms if room.id == board["room"])
        assert re.sub(r"[^A-Za-z0-9.,]+", " ", room.text) in words


def test_dispelled_cards_stand_in_brackets_and_spent_clocks_are_marked() -> None:
    dispelled = spent = 0
    for seed in range(8):
        view = walk(4, seed)[-1].view(None)
        text = shown(draw(gloaming.game(GAME), view))
        held = sum(len(player["dispelled"]) for player in view["players"])
        brackets = re.findall(r"\(([\d ]+)\)", text)
        assert sum(len(cards.split()) for cards in brackets) == held
        assert ("Clock, spent" in text) == ("clock" in view["spent"])
        dispelled += held
        spent += len(view["spent"])
    assert dispelled
    assert spent


def test_the_legend_tells_every_type_in_play_with_its_clause() -> None:
    view = gloaming.game(GAME).new(seats=5, seed=1).view(None)
    drawn = legend(gloaming.game(GAME), view)
    assert drawn is not None
    text = " ".join(shown(drawn).split())
    for card_type in BOX.types:
        assert (f"({card_type.topic}-1)" in text) == (card_type.id in view["types"])


def test_pieces_are_named_once_each_and_face_down_cards_not_at_all() -> None:
    match = gloaming.game(GAME).new(seats=2, seed=1, options={"board-3": "secret-passage"})
    named = pieces(gloaming.game(GAME), match.view(None))
    assert len({piece for piece, _ in named}) == len(named) == 3 + 12 + 8
    assert ("space-2-3", "Secret Passage bottom") in named


def test_a_game_that_nobody_has_drawn_is_shown_as_data() -> None:
    view = {"game": "a-game-nobody-has-drawn", "seat": 0, "hand": ["[red]", ":smile:"]}
    assert '"[red]",\n    ":smile:"' in shown(draw(gloaming.game(GAME), view))
    assert legend(gloaming.game(GAME), view) is None
    assert pieces(gloaming.game(GAME), view) == []
