"""The verb `reflect`: turn the damage of an attack back on the Enemy."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.cards import ItemCard
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Reflect(Does):
    """The damage of an attack on the owner hits the attacking Enemy instead.

    The owner of the Item is asked when the damage is announced. Only for Items. (GH-MIRROR-1)
    """

    def do(self, s: State) -> None:
        return

    def refusal(self, s: State) -> Why | None:
        return "Use this to answer the damage of an attack.", "GH-MIRROR-1"

    def misplaced(self, entry: object) -> str:
        return "" if isinstance(entry, ItemCard) else "only for Items that are used"

    def words(self) -> str:
        return "turn the damage of an Enemy's attack back on it"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
