"""The verb `free-attack`: attack with an Item, without a comparison of results."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.cards import ItemCard
from gloaming.games.ghost_hunter.constants import FREE, FREE_ALL, FREE_DOUBLE, NORMAL
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class FreeAttack(Does):
    """The hunter makes a Free AT in place of the normal attack: it deals the value of the Judge card as damage. Only
    for Items. (GH-FREE-1, GH-AMULET-1, GH-DYNAMITE-1)

    all: whether the attack hits every Enemy in the battle; double: whether the damage is doubled.
    """

    all: bool = False
    double: bool = False

    def do(self, s: State) -> None:
        s.prepared[s.args[1]] = FREE_ALL if self.all else FREE_DOUBLE if self.double else FREE

    def refusal(self, s: State) -> Why | None:
        hunter = s.args[1]
        if not s.fighters >> hunter & 1:
            return "This is an attack: use it in a battle.", "GH-FREE-1"
        if s.sits_out >> hunter & 1:
            return "A hunter who failed to escape does not attack in this battle round.", "GH-ESCAPE-7"
        if s.prepared[hunter] != NORMAL:
            return "This hunter has already declared an Item attack in this battle round.", "GH-BATTLE-17"
        return None

    def fights(self) -> bool:
        return True

    def misplaced(self, entry: object) -> str:
        return "" if isinstance(entry, ItemCard) else "only for Items that are used"

    def words(self) -> str:
        what = "a Free AT on every Enemy here" if self.all else "a Free AT"
        return f"your attack is {what}{', doubled' if self.double else ''}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
