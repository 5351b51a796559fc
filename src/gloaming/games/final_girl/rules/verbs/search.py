"""The verb `search`: search for Items."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from msgspec import Meta

from gloaming.engine.rules.effects import Effect, Why
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.searching import search
from gloaming.games.final_girl.state import State

NO_SEARCH_SPACE: Final = ("This is no Search space.", "FG-SEARCH-1")
NO_ITEMS: Final = ("There are no Items left here.", "FG-SEARCH-5")

AN_ITEM: Final = 0.6
A_CHOICE: Final = 0.2
"""Values for bots of a search.

- AN_ITEM: the Item.
- A_CHOICE: each Item to choose from.
"""


@dataclass(frozen=True)
class Search(Effect):
    """Search the Item deck of your space. (FG-SEARCH-2, FG-SEARCH-3)

    look: how many Items to look at; with 2, one is kept and the other put back.
    """

    look: Annotated[int, Meta(ge=1, le=2)]

    def do(self, s: State) -> None:
        """Search the Item deck in the Final Girl's space."""
        search(s, self.look)

    def refusal(self, s: State) -> Why | None:
        """Return why the effect is impossible (the girl's space has no Item deck or an empty one), or None.

        (FG-SEARCH-1, FG-SEARCH-5)
        """
        deck = s.map.deck[s.girl_space]
        if deck < 0:
            return NO_SEARCH_SPACE
        return None if s.decks[deck] else NO_ITEMS

    def words(self) -> str:
        return "look at the top 2 Items and keep one" if self.look > 1 else "take the top Item"

    def short(self) -> str:
        return f"Best of {self.look} Items" if self.look > 1 else "Top Item"

    def expect(self, outlook: Ahead) -> float:
        """Return the value of an Item, plus a bonus for each Item to choose from.

        The Items are not predicted. Searching a deck with a single Item counts as taking the top Item.
        """
        s: State = outlook.s
        deck = s.map.deck[s.girl_space]
        outlook.leave_open(Search(min(self.look, len(s.decks[deck]) if deck >= 0 else 0)))
        return AN_ITEM + A_CHOICE * self.look
