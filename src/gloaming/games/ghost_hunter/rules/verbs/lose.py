"""The verb `lose`: lose an Item."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import STANDING
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import LoseArgs
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.harm import discard_item
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Lose(Does):
    """The hunter discards an Item of their choice. (GH-EVENT-7, GH-WEAPON-1)

    what: the Items to choose from: "item" all Items, "weapon" only Weapons.
    """

    what: Literal["item", "weapon"]

    def do(self, s: State) -> None:
        if s.fares[s.args[1]] == STANDING:
            s.run_named("lose", LoseArgs(s.args[0], s.args[1], 1 if self.what == "weapon" else 0))

    def refusal(self, s: State) -> Why | None:
        hunter = s.args[1]
        if s.fares[hunter] == STANDING and items_of(s, hunter, self.what == "weapon"):
            return None
        return f"There is no {'Weapon' if self.what == 'weapon' else 'Item'} to lose.", "GH-EVENT-5"

    def harms(self) -> bool:
        return True

    def words(self) -> str:
        return f"lose 1 {'Weapon' if self.what == 'weapon' else 'Item'} of your choice"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def items_to_lose(s: State) -> list[Option]:
    """Return the options to discard each Item that the hunter may lose; none if there is no such Item.

    (GH-EVENT-5, GH-WEAPON-1)
    """
    loss: LoseArgs = s.named
    return [("lose", card) for card in items_of(s, loss.hunter, loss.weapon == 1)]


def items_of(s: State, hunter: int, weapons: bool) -> list[int]:
    """Return the Items of a hunter. weapons: whether to return only Weapons."""
    return [card for card in s.held[hunter] if not weapons or s.box.item(card).weapon]


def lose(s: State, option: Option) -> None:
    """Discard the Item that the hunter has chosen. (GH-WEAPON-1)"""
    loss: LoseArgs = s.named
    discard_item(s, loss.hunter, option[1])
    events.lost(s, s.character[loss.hunter], option[1])
