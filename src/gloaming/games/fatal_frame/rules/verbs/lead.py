"""An Action that moves a Ghost to a player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.cards import Deed
from gloaming.games.fatal_frame.entry import THE_CARDS
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.notes.plays import aimed, led
from gloaming.games.fatal_frame.notes.situation import Situation
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.rules.cards import without
from gloaming.games.fatal_frame.rules.following import put_in_stack
from gloaming.games.fatal_frame.rules.stacks import may_join, place_of, told_apart
from gloaming.games.fatal_frame.state import State

NOWHERE: Final = ("No Ghost in play can be moved to a player.", THE_CARDS)


@dataclass(frozen=True)
class Lead(Deed):
    """Move a Ghost in play (not a Boss) to the Location of any player where you could play it.

    (FF-ATTACH-5, FF-STACK-4)
    """

    def offer(self, s: State, kind: int, options: list[Option]) -> Why | None:
        """Append an option for each Ghost in play and each other Location with a player to which it can be moved.

        (FF-STACK-1, FF-STACK-4)
        """
        before = len(options)
        for place in range(len(s.ghosts)):
            stack = s.ghosts[place]
            for card in told_apart(s, stack) if stack else ():
                for seat in range(s.seats):
                    to = s.place(seat)
                    if to >= 0 and to != place and s.fights_first(seat) and may_join(s, s.box.kind[card], to):
                        options.append(("lead", kind, card, seat))
        return None if len(options) > before else NOWHERE

    def play(self, s: State, card: int, option: Option) -> None:
        """Move the chosen Ghost, with the Actions attached to it, to the chosen player's Location. (FF-ATTACH-5)"""
        ghost: int = option[2]
        place = place_of(s, ghost)
        s.ghosts[place] = without(s.ghosts[place], ghost)
        to = s.place(option[3])
        put_in_stack(s, to, ghost)
        events.led(s, ghost, *s.seats_at(to))

    def words(self) -> str:
        return "move a Ghost in play (not a Boss) to the Location of any player where you could play it"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION

    def notes(self, situation: Situation, option: Option) -> list[int]:
        """Return the features of moving the chosen Ghost to the chosen player."""
        return aimed(situation, option[1], option[2]) + led(situation, option[2], option[3])
