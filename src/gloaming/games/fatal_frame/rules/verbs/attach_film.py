"""An Action that is attached to your Film."""

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
"""Value of holding the Action, in turns."""


@dataclass(frozen=True)
class AttachFilm(Deed):
    """Attach the Action permanently to your Film.

    If a die rolled as 6 beats a Ghost, draw 1 card; against a Boss, such a die counts twice. (FF-ATTACH-1)
    """

    def offer(self, s: State, kind: int, options: list[Option]) -> Why | None:
        """Append the option to attach the Action if the player has a Film on the Camera. (FF-ATTACH-1)"""
        if s.film(s.turn) < 0:
            return NO_FILM
        options.append(("attach-film", kind))
        return None

    def play(self, s: State, card: int, option: Option) -> None:
        """Attach the Action to the player's Film."""
        lay_on(s, card, s.film(s.turn))

    def words(self) -> str:
        return (
            "attach this card permanently to your Film: a die rolled as a 6 that still beats the Power removes 2 beads "
            "from a Boss; against any other Ghost, draw 1 card"
        )

    def expect(self, outlook: Outlook) -> float:
        """Return the value of the permanent effect."""
        return STAYS

    def notes(self, situation: Situation, option: Option) -> list[int]:
        return plain(situation, option[1])
