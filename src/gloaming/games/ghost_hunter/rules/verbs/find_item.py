"""The verb `find-item`: draw Items."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.constants import STANDING
from gloaming.games.ghost_hunter.entry import Does, Some
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.piles import top_item
from gloaming.games.ghost_hunter.rules.rooms import get_item
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class FindItem(Does):
    """The hunter takes the top cards of the Item pile. (GH-EVENT-7, GH-ITEM-8)

    cards: the number of cards, fewer if the pile runs out.
    """

    cards: Some

    def do(self, s: State) -> None:
        for _ in range(self.cards if s.fares[s.args[1]] == STANDING else 0):
            card = top_item(s)
            if card >= 0:
                get_item(s, s.args[1], card)

    def refusal(self, s: State) -> Why | None:
        if s.fares[s.args[1]] == STANDING and s.item_cards:
            return None
        return "The Item pile is empty.", "GH-ITEM-8"

    def words(self) -> str:
        return f"draw {count(self.cards, 'Item card')}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
