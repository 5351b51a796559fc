"""The table of Fatal Frame in the terminal."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.bots import SeatView, bot
from gloaming.cli.rendering.boards import draw, legend, pieces
from gloaming.engine.match.match import Match
from tests.cli.rendering.boards.drawing import shown

GAME = "fatal-frame"


def walk(seed: int, seats: int) -> list[Match]:
    """A match at every fifth decision, and at its end."""
    match = gloaming.game(GAME).new(seats=seats, seed=seed)
    choosers = [bot("greedy:1", seed + seat) for seat in range(seats)]
    moments = []
    while match.decision is not None:
        moments.append(match.copy())
        seat = match.decision.seat
        match.pick(choosers[seat].choose(SeatView(match, seat)))
    return [*moments[::5], match]


@pytest.mark.parametrize("seats", [2, *(pytest.param(many, marks=pytest.mark.slow) for many in (3, 4))])
def test_every_moment_fits_80_columns_and_any_encoding(seats: int) -> None:
    for number, match in enumerate(walk(seats, seats)):
        view = match.view(None if number % 4 == 0 else number % seats)
        for drawn in (draw(gloaming.game(GAME), view), legend(gloaming.game(GAME), view)):
            if drawn is not None:
                lines = shown(drawn, encoding="ascii" if number % 2 else "utf-8").splitlines()
                assert max(len(line.rstrip()) for line in lines) <= 80


def test_the_table_shows_the_village_the_hand_and_no_other_hand() -> None:
    match = gloaming.game(GAME).new(seats=2, seed=1)
    text = shown(draw(gloaming.game(GAME), match.view(0)))
    assert text.count("(face down)") == 9
    assert "0 of 9 Album Points" in text
    assert "5 cards, unseen" in text or "6 cards, unseen" in text
    spectator = shown(draw(gloaming.game(GAME), match.view(None)))
    assert spectator.count("cards, unseen") == 2


def test_a_narrow_terminal_does_not_cut_off_what_lies_before_a_player() -> None:
    for match in walk(2, 2):
        text = shown(draw(gloaming.game(GAME), match.view(0)), width=40)
        assert "…" not in text
        assert text.count("\nCamera ") == text.count("\nAlbum ") == 2
        assert max(len(line.rstrip()) for line in text.splitlines()) <= 40


def test_an_attack_shows_its_step_its_dice_and_the_power() -> None:
    for match in walk(2, 2):
        view = match.view(0)
        if view["combat"] and view["combat"]["rolled"]:
            text = shown(draw(gloaming.game(GAME), view))
            assert f"Power {view['combat']['power']}" in text
            assert f"[{view['combat']['rolled'][0]}]" in text
            return
    pytest.fail("no attack was shown")


def test_the_legend_says_what_a_card_does_and_where_an_item_is_played() -> None:
    legends = [
        shown(drawn) for match in walk(1, 2) if (drawn := legend(gloaming.game(GAME), match.view(0))) is not None
    ]
    assert any("Power 2, Exterior and Interior, Chase, red, 1 point." in text for text in legends)
    assert any("points, at:" in text for text in legends)
    assert all("P1': Player 1 is inside it." in text for text in legends)


def test_the_legend_says_what_lies_on_every_camera_and_in_every_album() -> None:
    game = gloaming.game(GAME)
    lay = 0
    for match in walk(4, 3):
        view = match.view(0)
        drawn = legend(game, view)
        text = "" if drawn is None else shown(drawn, width=400)
        for player in view["players"]:
            camera = player["camera"]
            film = [camera["film"]["id"], *camera["film"]["attached"]] if camera["film"] else []
            functions = [function["id"] for function in camera["functions"]]
            for card in [*film, *functions, *camera["orbs"], *player["album"], *player["items"]]:
                lay += 1
                assert f"{game.box.card[game.box.number[card]].name}  " in text
    assert lay


def test_the_legend_says_what_a_card_does_that_lies_on_a_ghost() -> None:
    game = gloaming.game(GAME)
    futile = next(card for card, number in game.box.number.items() if game.box.card[number].name == "Futile Odds")
    for match in walk(1, 2):
        view = match.view(0)
        ghosts = [ghost for cell in view["village"] for ghost in cell["ghosts"]]
        if ghosts:
            ghosts[0]["attached"] = [futile]
            assert "\nFutile Odds  " in shown(legend(game, view) or "", width=400)
            return
    pytest.fail("no ghost came to the village")


def test_pieces_can_be_named_by_people() -> None:
    for match in walk(3, 3):
        for seat in range(3):
            named = dict(pieces(gloaming.game(GAME), match.view(seat)))
            assert "?" not in named
            assert named["seat-0"] == "Player 1"
