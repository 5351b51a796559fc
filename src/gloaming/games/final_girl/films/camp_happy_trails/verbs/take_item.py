"""The verb `take-item`: take an Item from any deck."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import Effect
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.searching import take_top
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class TakeItem(Effect):
    """Take the top card of any Item deck. (FG-CAMP-2)"""

    def do(self, s: State) -> None:
        """Let the player choose an Item deck."""
        s.run("any deck")

    def words(self) -> str:
        return "take the top card of any Item deck"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


def decks_with_items(s: State) -> list[Option]:
    """Return the Item decks that are not empty. (FG-CAMP-2)"""
    return [("deck", deck) for deck in range(len(s.decks)) if s.decks[deck]]


def take_from_deck(s: State, option: Option) -> None:
    """Gain the top Item of the chosen deck. (FG-CAMP-2, FG-SEARCH-4)"""
    take_top(s, option[1])
