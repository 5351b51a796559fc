"""The verb `roll-again`: reroll dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from gloaming.engine.rules.effects import NO_OPINION, Fault, Why
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import NOWHERE
from gloaming.games.final_girl.entry import Price
from gloaming.games.final_girl.rules.horror_rolls import roll_again
from gloaming.games.final_girl.rules.tracks import change_time
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import OnRoll

RED: Final = ("Time is below zero: you cannot pay any.", "FG-ROLL-6")
NO_OTHER: Final = ("Rerolling these dice could not change the outcome.", "FG-ROLL-5")


@dataclass(frozen=True, kw_only=True)
class RollAgain(OnRoll):
    """Reroll one die, all dice, or any dice. (FG-ROLL-5, FG-ROLL-6, FG-ROLL-11)

    one: the cost in Time of rerolling one die, 0 if it is free, left out if you cannot; all: the cost in Time of
    rerolling all dice, 0 if it is free, left out if you cannot; any: the cost in Time of rerolling as many dice as you
    like, 0 if it is free, left out if you cannot.
    """

    one: Price | None = None
    all: Price | None = None
    any: Price | None = None

    def fault(self) -> Fault | None:
        """Check that at least one of `one`, `all` and `any` is set."""
        if self.one is None and self.all is None and self.any is None:
            return (
                "one",
                "set the cost of one die, or of 'all' or 'any' of the dice: 0 to 12 Time",
            )
        return None

    def by_item(self) -> bool:
        """Return whether an Item can have this effect: it rerolls any dice, and only the Item itself costs Time."""
        return self.any == 0 and self.one is None and self.all is None

    def offers(self, s: State, name: int, dice: list[int]) -> list[Option]:
        """Return the options for rerolls that the player can pay for."""
        return [option for option in self.plays(name, dice) if can_pay(s, self.price(option))]

    def plays(self, name: int, dice: list[int]) -> list[Option]:
        """Return the reroll options, ignoring costs: single dice that could change the outcome, all dice, any dice."""
        options: list[Option] = []
        if self.one is not None:
            for die in dice:
                options.append(("reroll-one", die, name))
        if self.all is not None:
            options.append(("reroll-all", name))
        if self.any is not None:
            options.append(("reroll-any", name))
        return options

    def take(self, s: State, option: Option) -> None:
        """Pay the cost in Time of the chosen reroll, and reroll."""
        change_time(s, -self.price(option))
        if option[0] == "reroll-any":
            s.run("choose dice", 0, NOWHERE)
        else:
            roll_again(s, (option[1],) if option[0] == "reroll-one" else tuple(range(len(s.rolled))))

    def use(self, s: State, item: int) -> None:
        """Let the player choose the dice to reroll with an Item."""
        s.run("choose dice", 0, item)

    def price(self, option: Option) -> int:
        """Return the cost in Time of an option for a reroll."""
        verb: str = option[0]
        cost = self.one if verb == "reroll-one" else self.all if verb == "reroll-all" else self.any
        return 0 if cost is None else cost

    def refusal(self, s: State, name: int, dice: list[int]) -> Why | None:
        """Return why a reroll is impossible (Time is below zero, or the outcome cannot change), or None.

        (FG-ROLL-5, FG-ROLL-6)
        """
        if self.offers(s, name, dice):
            return None
        return RED if self.plays(name, dice) else NO_OTHER

    def words(self) -> str:
        prices = (("1 die", self.one), ("all dice", self.all), ("any of the dice", self.any))
        return "reroll " + ", or ".join([f"{dice}{paid(time)}" for dice, time in prices if time is not None])

    def expect(self, outlook: Any) -> float:
        return NO_OPINION


def paid(time: int) -> str:
    """Return a cost in Time as text: " for 1 Time", or "" if it is 0."""
    return f" for {time} Time" if time else ""


def can_pay(s: State, time: int) -> bool:
    """Return whether a cost can be paid: it may take Time below zero, but Time cannot be below zero already.

    (FG-ROLL-6)
    """
    return time == 0 or s.time >= 0
