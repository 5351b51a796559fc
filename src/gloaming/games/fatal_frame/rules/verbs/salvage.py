"""Take a card out of the discard pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.effects import Effect, Why
from gloaming.engine.state import Option
from gloaming.engine.words import a
from gloaming.games.fatal_frame.cards import SORTS, Sort
from gloaming.games.fatal_frame.entry import THE_CARDS
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.rules.cards import of_kind, without
from gloaming.games.fatal_frame.state import State

NOTHING_LIES_THERE: Final = ("No card lies in the discard pile.", THE_CARDS)


@dataclass(frozen=True)
class Salvage(Effect):
    """Take a card of one's choice into the hand, if one likes.

    (FF-DRAW-4)
    """

    what: Sort

    def do(self, s: State) -> None:
        """Ask which."""
        s.run("salvage", SORTS.index(self.what))

    def refusal(self, s: State) -> Why | None:
        """No such card lies in the discard pile. (FF-FUNCTION-5, FF-ACTION-2)"""
        if self.what == "any":
            return None if s.discard else NOTHING_LIES_THERE
        sort = s.box.card_sort
        for card in s.discard:
            if sort[card] == self.what:
                return None
        return f"No {self.what.capitalize()} lies in the discard pile.", "FF-FUNCTION-5"

    def words(self) -> str:
        what = "any card" if self.what == "any" else a(self.what.capitalize())
        return f"you may take {what} from the discard pile into your hand"


def salvage_kinds(s: State, what: Sort) -> list[int]:
    """The kinds of card in the discard pile that may be taken. (FF-DRAW-4)"""
    kinds = list(dict.fromkeys([s.box.kind[card] for card in s.discard]))
    return kinds if what == "any" else [kind for kind in kinds if s.box.sort[kind] == what]


def to_salvage(s: State) -> list[Option]:
    """Any such card, or none. (FF-DRAW-4)"""
    options: list[Option] = [("salvage", kind) for kind in salvage_kinds(s, SORTS[s.arg])]
    if options:
        options.append(("leave-it",))
    return options


def salvage(s: State, option: Option) -> None:
    """Take the card into the hand; everyone sees it. (FF-DRAW-4)"""
    if option[0] == "salvage":
        card = of_kind(s.box, s.discard, option[1])
        s.discard = without(s.discard, card)
        s.hide_openly(card)
        s.hand[s.turn] += (card,)
        events.salvaged(s, s.turn, card)
