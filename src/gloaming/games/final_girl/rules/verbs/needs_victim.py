"""The verb `needs-victim`: a Terror card that needs a Victim."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import Effect, drop_line, put_first
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.verbs.draw_terror import DrawTerror
from gloaming.games.final_girl.rules.victims import on_board
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class NeedsVictim(Effect):
    """If no Victim is on the board, discard this card and draw the next Terror card. (FG-KILL-6, FG-TERM-1)"""

    def do(self, s: State) -> None:
        """Replace the rest of the card by drawing a Terror card if no Victim is on the board."""
        if on_board(s) == 0:
            events.no_victims(s)
            drop_line(s)
            put_first(s, (DrawTerror(),))

    def words(self) -> str:
        return "if there is no Victim, draw the next card instead"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)
