"""Sentences said to the player whom they are about, and the names of pieces in them."""

from __future__ import annotations

import pytest

from gloaming.engine.phrases import addressed, addressed_by_name, advised, in_words, linked, plural, signed


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Player 1 takes 2 ghosts.", "You take 2 ghosts."),
        ("Player 2 passes 2 ghosts to Player 1.", "Player 2 passes 2 ghosts to you."),
        ("Player 1 passes.", "You pass."),
        ("Player 1 has the most ghosts and gains 4 Curses.", "You have the most ghosts and gain 4 Curses."),
        ("Player 1 has no meeple left and is passed over.", "You have no meeple left and are passed over."),
        ("Round 3: Player 1's turn.", "Round 3: your turn."),
        (
            "The ghosts are revealed: Player 1 has 8 and Player 2 has 9.",
            "The ghosts are revealed: you have 8 and Player 2 has 9.",
        ),
        ("Player 1 and Player 2 share the victory.", "You and Player 2 share the victory."),
        ("Player 1 will skip the next turn.", "You will skip the next turn."),
        ("Player 1 plays the Seeker on themselves.", "You play the Seeker on yourself."),
        ("Player 2 plays the Seeker on Player 1.", "Player 2 plays the Seeker on you."),
        ("Player 1 tries again.", "You try again."),
        (
            "Player 1 captures the last Fear token and banishes Fear.",
            "You capture the last Fear token and banish Fear.",
        ),
        ("Player 1 wins with the fewest Curses: 20.", "You win with the fewest Curses: 20."),
        ("Player 2 takes 1 ghost.", "Player 2 takes 1 ghost."),
        ("Player 12 takes 1 ghost.", "Player 12 takes 1 ghost."),
    ],
)
def test_what_a_player_does_is_told_to_that_player(text: str, expected: str) -> None:
    assert addressed(text, 0) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Mack Delaney takes 2 MP damage.", "You take 2 MP damage."),
        ("Round 3: Mack Delaney's turn.", "Round 3: your turn."),
        ("Agnes Kowal gives the Key to Mack Delaney.", "Agnes Kowal gives the Key to you."),
        (
            "Mack Delaney fails to escape and sits out this battle round.",
            "You fail to escape and sit out this battle round.",
        ),
        ("Rev. Isaiah Boone draws 4.", "Rev. Isaiah Boone draws 4."),
    ],
)
def test_what_a_players_character_does_is_told_to_that_player(text: str, expected: str) -> None:
    assert addressed_by_name(text, "Mack Delaney") == expected


def test_names_of_pieces_are_found_whole_once_and_apart() -> None:
    names = [("Cat 1", ("cat-1",)), ("Cat 1", ("cat-1-b",)), ("Cat", ("type-cat",))]
    text = "You dispel Cat 1 and Cat 1, but no Cats."
    assert linked(text, names) == [(11, 16, ("cat-1",)), (21, 26, ("cat-1-b",))]
    assert linked("Nothing here.", names) == []


@pytest.mark.parametrize(
    ("singular", "many"),
    [
        ("Clock", "Clocks"),
        ("Witch", "Witches"),
        ("Brush", "Brushes"),
        ("Music Box", "Music Boxes"),
        ("Cross", "Crosses"),
        ("Effigy", "Effigies"),
        ("Key", "Keys"),
    ],
)
def test_a_noun_for_several_is_english(singular: str, many: str) -> None:
    assert plural(singular) == many


@pytest.mark.parametrize(("number", "text"), [(2, "+2"), (-1, "-1"), (0, "+0")])
def test_a_change_has_its_sign_and_nothing_is_no_loss(number: int, text: str) -> None:
    assert signed(number) == text


@pytest.mark.parametrize(
    ("number", "word"), [(0, "no"), (1, "one"), (6, "six"), (12, "twelve"), (13, "13"), (-1, "-1")]
)
def test_numbers_up_to_twelve_have_a_word(number: int, word: str) -> None:
    assert in_words(number) == word


@pytest.mark.parametrize(
    ("label", "odds", "text"),
    [
        ("Play Walk", "no success: 44%", "Play Walk. No success: 44%."),
        ("Attack", "You hit: 40%, 2.2 damage on average.", "Attack. You hit: 40%, 2.2 damage on average."),
        ("Horror -1.", "", "Horror -1."),
    ],
)
def test_what_is_advised_and_its_odds_end_with_one_full_stop(label: str, odds: str, text: str) -> None:
    assert advised(label, odds) == text
