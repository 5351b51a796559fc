"""What is staged: the great moments of each game, each with a title."""

from __future__ import annotations

import pytest

import gloaming

GREAT = {
    "dont-go-in-there": ["rolled", "dispelled", "ghosts-revealed", "haunted", "won"],
    "final-girl": [
        *("killed", "saved", "girl-token", "girl-dead", "killer-token", "killer-dead", "ultimate"),
        *("terror", "event", "power", "bloodlust", "bloodlust-full", "finale", "attack"),
    ],
    "follow-your-fear": ["fear", "captured", "vanished", "respawned", "banished", "healed", "won"],
    "fatal-frame": ["captured", "failed", "effect", "boss-appeared", "struck", "thrown-out", "won"],
}
"""A room resolved, a death, a Terror card, Bloodlust rising, the Finale, a capture, a Boss, the end of each game."""


@pytest.mark.parametrize("id", list(gloaming.games()))
def test_great_moments_are_scenes_with_titles_of_their_own(id: str) -> None:
    declared = {one.verb: one.scene for one in gloaming.game(id).rules.events.declared}
    titles = [declared[verb] for verb in GREAT[id]]
    assert all(titles)
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("id", list(gloaming.games()))
def test_a_scene_shows_pieces_of_the_table_or_ends_the_match(id: str) -> None:
    game = gloaming.game(id)
    for seed in range(3):
        match = game.new(seats=game.seats[0], seed=seed)
        while match.decision is not None:
            match.pick(len(match.choices or []) % len(match.decision.options))
            if len(match.choices or []) > 400:
                break
        for event in match.events(None):
            declared = game.rules.events.of(tuple(event["event"]))
            if declared.scene:
                assert event["pieces"] or declared.verb in ENDS, event


ENDS = ("girl-dead", "killer-dead", "girl-token", "killer-token", "hurt", "ultimate")
"""What concerns a whole board."""
