"""Parts of sentences."""

from __future__ import annotations

import pytest

from gloaming.engine.words import a, count, either_of, listed, ordinal, player, players


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (count(1, "ghost"), "1 ghost"),
        (count(0, "ghost"), "0 ghosts"),
        (count(1, "die", "dice"), "1 die"),
        (count(3, "die", "dice"), "3 dice"),
        (a("Item"), "an Item"),
        (a("Upgrade"), "an Upgrade"),
        (a("Ghost"), "a Ghost"),
        (listed(["Cat"]), "Cat"),
        (listed(["Cat", "Ring"]), "Cat and Ring"),
        (listed(["Cat", "Ring", "Tome"]), "Cat, Ring and Tome"),
        (either_of(["Cat"]), "Cat"),
        (either_of(["Cat", "Ring", "Tome"]), "Cat, Ring or Tome"),
        (player(0), "Player 1"),
        (players([0, 2]), "Player 1 and Player 3"),
    ],
)
def test_words_read_as_in_a_sentence(said: str, words: str) -> None:
    assert said == words


def test_places_in_a_row_end_as_they_are_spoken() -> None:
    assert [ordinal(number) for number in (1, 2, 3, 4, 11, 12, 13, 21, 102, 111)] == [
        *["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "102nd", "111th"]
    ]
