"""Take a card out of the discard pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.effects import Effect, Why
from gloaming.engine.state import Option
from gloaming.games.fatal_frame.box import Kind
from gloaming.games.fatal_frame.content import KINDS
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.printed import FIRST_ACTION, FIRST_ITEM, FIRST_UPGRADE
from gloaming.games.fatal_frame.rules.cards import kinds_of, of_kind, without
from gloaming.games.fatal_frame.rules.sentences import a
from gloaming.games.fatal_frame.state import Table

ANY: Final = KINDS.index("any")
NOTHING_LIES_THERE: Final = ("No card lies in the discard pile.", "FF-ACTIONCARD-11")
NO_UPGRADE: Final = ("No Upgrade lies in the discard pile.", "FF-FUNCTION-5")


@dataclass(frozen=True)
class Salvage(Effect):
    """Take a card of one's choice into the hand, if one likes.

    (FF-DRAW-4, FF-UPGRADECARD-9, FF-ACTIONCARD-11, FF-INSIDE-16, FF-INSIDE-17)
    """

    what: Kind

    def do(self, s: Table) -> None:
        """Ask which."""
        s.salvaging = KINDS.index(self.what)
        s.run("salvage")

    def refusal(self, s: Table) -> Why | None:
        """(FF-FUNCTION-5, FF-ACTION-2)"""
        if salvage_kinds(s, KINDS.index(self.what)):
            return None
        return NOTHING_LIES_THERE if self.what == "any" else NO_UPGRADE

    def words(self) -> str:
        """In words."""
        what = "any card" if self.what == "any" else a(self.what.capitalize())
        return f"you may take {what} from the discard pile into your hand"


def salvage_kinds(s: Table, what: int) -> list[int]:
    """The kinds of card in the discard pile that may be taken. (FF-DRAW-4)"""
    found = []
    for kind in kinds_of(s.discard):
        if what == ANY or sort_of_card(kind) == what:
            found.append(kind)
    return found


def sort_of_card(kind: int) -> int:
    """Whether a kind is a Ghost, an Item, an Upgrade or an Action, by its place in `content.KINDS`."""
    if kind < FIRST_ITEM:
        return 0
    if kind < FIRST_UPGRADE:
        return 1
    return 2 if kind < FIRST_ACTION else 3


def to_salvage(s: Table) -> list[Option]:
    """Any such card, or none. (FF-DRAW-4)"""
    options: list[Option] = [("salvage", kind) for kind in salvage_kinds(s, s.salvaging)]
    if options:
        options.append(("leave-it",))
    return options


def salvage(s: Table, option: Option) -> None:
    """Take the card into the hand; everyone sees it. (FF-DRAW-4)"""
    if option[0] == "salvage":
        card = of_kind(s.discard, option[1])
        s.discard = without(s.discard, card)
        s.hide_openly(card)
        s.hand[s.turn] += (card,)
        s.tell(events.salvaged(s.turn, card))
