"""A card effect: take ghosts."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.dont_go_in_there.box import ClaimEffect, Count
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.rules.ghosts import gain_ghosts
from gloaming.games.dont_go_in_there.rules.play import claimant
from gloaming.games.dont_go_in_there.state import State


@dataclass(frozen=True)
class TakeGhosts(ClaimEffect):
    """When you take a card of the type, also take ghosts. ghosts: the number of ghosts per card. (DG-MIRROR-1)"""

    ghosts: Count

    def do(self, s: State) -> None:
        """Give the player the ghosts. Flashlights do not reduce their number."""
        gain_ghosts(s, claimant(s), self.ghosts)

    def words(self) -> str:
        return f"Take {count(self.ghosts, 'ghost')}."

    def short(self) -> str:
        return f"Take {count(self.ghosts, 'ghost')}"

    def expect(self, outlook: Outlook) -> float:
        """Add the ghosts to `outlook.brings`. The effect does not change the Curses of the cards."""
        outlook.brings += self.ghosts
        return NO_OPINION
