"""The table of Final Girl in the terminal."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.bots import Sight, bot
from gloaming.cli.tables import draw, legend, pieces
from gloaming.engine.match import Match
from gloaming.games.final_girl.packs import BOX

from .test_tables import shown

GAME = "final-girl"


def walk(seed: int) -> list[Match]:
    """A match at every third decision, and at its end."""
    match = gloaming.game(GAME).new(seats=1, seed=seed, options={"bonus": "on"})
    chooser = bot("greedy:1", seed)
    moments = []
    while match.decision is not None:
        moments.append(match.copy())
        match.pick(chooser.choose(Sight(match, 0)))
    return [*moments[::3], match]


@pytest.mark.parametrize("seed", range(3))
def test_every_moment_fits_80_columns_and_any_encoding(seed: int) -> None:
    for number, match in enumerate(walk(seed)):
        view = match.view(None if number % 4 == 0 else 0)
        for drawn in (draw(gloaming.game(GAME), view), legend(gloaming.game(GAME), view)):
            assert drawn is not None
            lines = shown(drawn, encoding="ascii" if number % 2 else "utf-8").splitlines()
            assert max(len(line.rstrip()) for line in lines) <= 80


def test_the_table_shows_where_everyone_is_and_what_can_be_bought() -> None:
    view = gloaming.game(GAME).new(seats=1, seed=1, options={"setup": "bonfire", "girl": "laurie"}).view(0)
    text = shown(draw(gloaming.game(GAME), view), width=200)
    for space in BOX.spaces:
        assert space.name in text
    assert "YOU" in text
    assert "KILLER" in text
    assert "6 Victims" in text
    assert "Hans the Butcher  health 12/12, Bloodlust row 1: moves 1, hurts 2" in text
    assert "Laurie  health 5/5, Time 6" in text
    for action in BOX.actions:
        assert f"{action.name} " in text


def test_pieces_are_named_as_a_player_names_them() -> None:
    named = dict(pieces(gloaming.game(GAME), gloaming.game(GAME).new(seats=1, seed=1).view(0)))
    assert named["space-firepit"] == "Firepit"
    assert named["walk-a"] == "Walk"
    assert named["long-rest"] == "Long Rest"
