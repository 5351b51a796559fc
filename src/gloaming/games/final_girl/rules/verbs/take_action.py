"""The verb `take-action`: take an Action card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import Fault
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.entry import ActionId, Price
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.action_phase import gain_action
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.horror_rolls import names_of
from gloaming.games.final_girl.sentences import titled
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import GivesCard

A_CARD: Final = 0.6
"""The value for bots of another card in hand."""


@dataclass(frozen=True, kw_only=True)
class TakeAction(GivesCard):
    """Take an Action card from the tableau. (FG-SAVE-6, FG-PLAN-4)

    name: the card to take, by default any card that costs at most `most_cost`; most_cost: the maximum cost of a card
    that is not named.
    """

    name: ActionId = ""
    most_cost: Price = 0

    def fault(self) -> Fault | None:
        """Check that a named card has no maximum cost."""
        return ("most_cost", "cannot be set for a named card") if self.name and self.most_cost else None

    def do(self, s: State) -> None:
        """Take the named card, or let the player choose a card that is cheap enough."""
        if self.name:
            gain_action(s, [action.id for action in s.box.actions].index(self.name))
            s.run("too many cards")
        else:
            s.run("take an action card", self.most_cost)
            if not actions_to_take(s):
                events.nothing_so_cheap(s)

    def cards(self, s: State) -> list[int]:
        """Return the names of the cards in the tableau that the effect could give. (FG-SAVE-6)"""
        actions = s.box.actions
        if self.name:
            return [name for name in names_of(s, s.tableau) if actions[name].id == self.name]
        return cheap_enough(s, self.most_cost)

    def words(self) -> str:
        return f"take {titled(self.name)}" if self.name else f"take an Action card of cost {self.most_cost} or less"

    def short(self) -> str:
        return self.words() if self.name else f"Card of cost ≤ {self.most_cost}"

    def expect(self, outlook: Ahead) -> float:
        """Return the value of another card in hand, without predicting which."""
        outlook.leave_open(self)
        return A_CARD


def actions_to_take(s: State) -> list[Option]:
    """Return the cards in the tableau that cost at most what the current effect allows. (FG-SAVE-6)"""
    return [("take", name) for name in cheap_enough(s, s.arg)]


def cheap_enough(s: State, most: int) -> list[int]:
    """Return the names of the cards in the tableau that cost at most `most`. (FG-SAVE-6)"""
    return [name for name in names_of(s, s.tableau) if s.box.actions[name].cost <= most]


def take_from_tableau(s: State, option: Option) -> None:
    """Move the chosen card from the tableau to the hand. (FG-SAVE-6)"""
    gain_action(s, option[1])
