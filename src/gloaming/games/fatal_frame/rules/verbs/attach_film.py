"""Lie on one's own Film."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import Why
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.cards import Deed
from gloaming.games.fatal_frame.entry import THE_CARDS
from gloaming.games.fatal_frame.notes.plays import plain
from gloaming.games.fatal_frame.notes.situation import Situation
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.rules.verbs.attach import lay_on
from gloaming.games.fatal_frame.state import State

NO_FILM: Final = ("Your Camera has no Film to attach it to.", THE_CARDS)

STAYS: Final = 1.0
"""What it is worth to hold it: in turns."""


@dataclass(frozen=True)
class AttachFilm(Deed):
    """Lie on one's Film for good: a 6 as rolled draws a card when it beats a Ghost, and beats a Boss twice.

    (FF-ATTACH-1)
    """

    def offer(self, s: State, kind: int, options: list[Option]) -> Why | None:
        """On the Film of one's Camera. (FF-ATTACH-1)"""
        if s.film(s.turn) < 0:
            return NO_FILM
        options.append(("attach-film", kind))
        return None

    def play(self, s: State, card: int, option: Option) -> None:
        """It stays there."""
        lay_on(s, card, s.film(s.turn))

    def words(self) -> str:
        return (
            "play it on your own Film, where it stays: a die that fell as a 6 and still beats the Power takes 2 beads "
            "off a Boss, and draws you 1 card against any other Ghost"
        )

    def expect(self, outlook: Outlook) -> float:
        """It stays."""
        return STAYS

    def notes(self, situation: Situation, option: Option) -> list[int]:
        return plain(situation, option[1])
