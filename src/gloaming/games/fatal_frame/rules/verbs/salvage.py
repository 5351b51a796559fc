"""An effect that lets a player take a card from the discard pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import a
from gloaming.engine.rules.effects import NO_OPINION, Effect, Why
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.cards import SORTS, Sort
from gloaming.games.fatal_frame.entry import THE_CARDS
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.rules.cards import of_kind, without
from gloaming.games.fatal_frame.state import State

NOTHING_LIES_THERE: Final = ("The discard pile is empty.", THE_CARDS)


@dataclass(frozen=True)
class Salvage(Effect):
    """You may take a card of your choice from the discard pile into your hand. (FF-DRAW-4)

    what: the sort of card: "ghost" a Ghost, "item" an Item, "upgrade" an Upgrade, "action" an Action, "any" any card.
    """

    what: Sort

    def do(self, s: State) -> None:
        """Let the player choose a card from the discard pile."""
        s.run("salvage", SORTS.index(self.what))

    def refusal(self, s: State) -> Why | None:
        """Return the reason if the discard pile has no card of the required sort. (FF-FUNCTION-5, FF-ACTION-2)"""
        for card in s.discard:
            if allowed(s.box, card, self.what):
                return None
        if self.what == "any":
            return NOTHING_LIES_THERE
        return f"The discard pile has no {self.what.capitalize()}.", "FF-FUNCTION-5"

    def words(self) -> str:
        what = "any card" if self.what == "any" else a(self.what.capitalize())
        return f"you may take {what} from the discard pile into your hand"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def allowed(box: Box, card: int, what: Sort) -> bool:
    """Return whether a card is of the sort that may be taken. (FF-DRAW-4)"""
    return what == "any" or box.card_sort[card] == what


def salvage_kinds(s: State, what: Sort) -> list[int]:
    """Return the kinds of cards in the discard pile that belong to the sort `what`. (FF-DRAW-4)"""
    box = s.box
    return list(dict.fromkeys([box.kind[card] for card in s.discard if allowed(box, card, what)]))


def to_salvage(s: State) -> list[Option]:
    """Return the options: take a card of the required sort from the discard pile, or take nothing. (FF-DRAW-4)"""
    options: list[Option] = [("salvage", kind) for kind in salvage_kinds(s, SORTS[s.arg])]
    if options:
        options.append(("leave-it",))
    return options


def salvage(s: State, option: Option) -> None:
    """Move the chosen card from the discard pile to the player's hand, visible to all players. (FF-DRAW-4)"""
    if option[0] == "salvage":
        card = of_kind(s.box, s.discard, option[1])
        s.discard = without(s.discard, card)
        s.hide_openly(card)
        s.hand[s.turn] += (card,)
        events.salvaged(s, s.turn, card)
