"""What is measured in a match."""

from __future__ import annotations

from typing import Any

import gloaming
from gloaming.lab.experiments.measures import measures_of, side_won, win_share
from tests.lab.match_rows import duel, row


def measured(game: str, bots: tuple[str, ...], row: dict[str, Any]) -> dict[str, tuple[str, float]]:
    measures = measures_of(gloaming.game(game), bots)
    return {measure.id: (measure.name, measure.value({"bots": bots, "sides": [], **row})) for measure in measures}


def test_alone_a_player_wins_or_loses() -> None:
    row = {"winners": [0], "scores": [7], "decisions": 90}
    assert measured("final-girl", ("easy",), row) == {
        "win": ("wins", 1.0),
        "decisions": ("decisions", 90.0),
    }


def test_equal_bots_are_compared_by_the_seat_that_plays_first() -> None:
    row = {"winners": [1], "scores": [4, 8], "decisions": 50, "first_seat": 1}
    found = measured("dont-go-in-there", ("easy", "easy"), row)
    assert list(found) == ["first-seat", "score", "decisions"]
    assert found["first-seat"] == ("wins of the first seat", 1.0)
    assert found["score"] == ("mean score", 6.0)


def test_different_bots_are_compared_at_all_seats_of_the_first() -> None:
    row = {"winners": [2], "scores": [1, 2, 6], "decisions": 50, "bots": ["random", "easy", "random"]}
    found = measured("dont-go-in-there", ("random", "random", "easy"), row)
    assert found["win"] == ("wins of random per seat", 0.5)
    assert found["score"] == ("score of random", 3.5)


def test_a_side_wins_together() -> None:
    side = gloaming.game("ghost-hunter").side
    row = {"winners": [0], "scores": [1, 0], "decisions": 50}
    assert measured("ghost-hunter", ("easy", "easy"), {**row, "sides": [side, "x"]})["win"] == (f"wins of {side}", 1.0)
    assert measured("ghost-hunter", ("easy", "easy"), {**row, "sides": ["x", side]})["win"][1] == 0.0


def test_wins_are_shared() -> None:
    shared = duel(0, 0) | {"winners": [0, 1]}
    assert [win_share(shared, seat) for seat in (0, 1)] == [0.5, 0.5]
    assert win_share(duel(0, 1), 0) == 0
    assert side_won(row(0, True)) == 1.0
