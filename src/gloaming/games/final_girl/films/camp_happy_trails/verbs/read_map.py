"""The verb `read-map`: reveal or remove the top Items of all decks."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import Effect
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class ReadMap(Effect):
    """For each Item deck, reveal the top card, or remove it if it is face up and reveal the next one. (FG-ITEM-27)"""

    def do(self, s: State) -> None:
        """Start with the first Item deck; `next_deck` offers one deck after the other."""
        s.run("map", -1)

    def words(self) -> str:
        return (
            "for each Item deck, reveal the top card if it is face down, "
            "or remove it if it is face up and reveal the next"
        )

    def short(self) -> str:
        return "Reveal or remove the top Items"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


def next_deck(s: State) -> None:
    """Offer the choice for the next Item deck, if one is left. (FG-ITEM-27)"""
    if s.arg + 1 < len(s.decks):
        s.arg += 1
        s.again()
        s.run("map a deck", s.arg)


def map_options(s: State) -> list[Option]:
    """Return the choices for an Item deck: reveal or remove its top card, or leave the deck as it is. (FG-ITEM-27)"""
    deck = s.arg
    if not s.decks[deck]:
        return [("skip", deck)]
    if s.decks_looked[deck][0] == -1:
        return [("remove-top", deck), ("skip", deck)]
    return [("turn-up", deck), ("skip", deck)]


def map_deck(s: State, option: Option) -> None:
    """Reveal or remove the top card of an Item deck, or skip the deck. (FG-ITEM-27)"""
    deck: int = option[1]
    if option[0] == "skip":
        return
    if option[0] == "remove-top":
        s.item_discard += s.decks[deck][:1]
        events.removed(s, s.location, deck, s.decks[deck][0])
        s.decks[deck] = s.decks[deck][1:]
        s.decks_looked[deck] = s.decks_looked[deck][1:]
    if s.decks[deck]:
        s.decks_looked[deck] = (-1,) + s.decks_looked[deck][1:]
        events.turned_up(s, s.location, deck, s.decks[deck][0])
