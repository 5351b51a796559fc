"""Turn an attack back."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.cards import ItemCard
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Reflect(Does):
    """The damage of an attack hits the Enemy instead; who owns the Item is asked when it is dealt.

    On an Item alone. (GH-MIRROR-1)"""

    def do(self, s: State) -> None:
        return

    def refusal(self, s: State) -> Why | None:
        return "It answers the damage of an attack.", "GH-MIRROR-1"

    def misplaced(self, entry: object) -> str:
        return "" if isinstance(entry, ItemCard) else "only an Item that a hunter uses does this"

    def words(self) -> str:
        return "turn the damage of an Enemy's attack back on it"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
