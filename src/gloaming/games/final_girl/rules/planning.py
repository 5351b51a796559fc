"""The Planning phase."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.effects import Why
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import MOST_HAND, PLANNING_PHASE
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.action_phase import gain_action
from gloaming.games.final_girl.sentences import COSTS_TIME
from gloaming.games.final_girl.state import State

FULL_HAND: Final = (f"You hold {MOST_HAND} cards: you cannot buy more.", "FG-PLAN-3")
BUY_FREE: Final[Option] = ("buy-free",)
TOO_DEAR: Final = (COSTS_TIME, "FG-PLAN-1")


def begin_planning_phase(s: State) -> None:
    """Begin the Planning phase, and end everything that lasts for the Action phase. (FG-TURN-1, FG-ROLL-10)"""
    s.phase = PLANNING_PHASE
    s.rewards = ()
    if s.improvise == 2:
        s.improvise = 0
    s.played = -1
    s.weapon = -1
    s.rolled = ()
    s.converted = ()
    events.phase(s, PLANNING_PHASE, s.round)


def to_buy(s: State) -> list[Option]:
    """Return the Action cards that can be bought now, and the option to take all free ones at once.

    (FG-PLAN-1, FG-PLAN-2, FG-PLAN-3)
    """
    most = most_cost(s)
    if most < 0:
        return []
    box = s.box
    buys, dearest, cost_of = box.buys[most], box.dearest[most], box.cost_of
    options: list[Option] = []
    free = 0
    before: Option | None = None
    for card in s.tableau:
        if card > dearest:
            break
        if cost_of[card] == 0:
            free += 1
        option = buys[card]
        if option is not before:
            before = option
            if option is not None:
                options.append(option)
    if free > 1 and len(s.hand) + free <= MOST_HAND:
        options.insert(0, BUY_FREE)
    return options


def most_cost(s: State) -> int:
    """Return the maximum cost of a card that can be bought now; -1 with a full hand.

    (FG-PLAN-1, FG-PLAN-2, FG-PLAN-3)
    """
    return -1 if len(s.hand) >= MOST_HAND else max(s.time, 0)


def buy_refusal(s: State, name: int) -> Why | None:
    """Return why a card of the tableau cannot be bought, or None. (FG-PLAN-1, FG-PLAN-2, FG-PLAN-3)"""
    most = most_cost(s)
    if most < 0:
        return FULL_HAND
    return None if s.box.actions[name].cost <= most else TOO_DEAR


def free_cards(s: State) -> list[int]:
    """Return the names of the cards in the tableau that cost nothing; a name appears once for each copy. (FG-PLAN-2)"""
    name_of, cost_of = s.box.name_of, s.box.cost_of
    return [name_of[card] for card in s.tableau if cost_of[card] == 0]


def buy(s: State, option: Option) -> None:
    """Step 1: Spend Time and take the chosen card, or take all free cards. (FG-PLAN-1, FG-PLAN-2)"""
    verb: str = option[0]
    if verb == "buy-free":
        for free in free_cards(s):
            gain_action(s, free)
        return
    name: int = option[1]
    s.time -= s.box.actions[name].cost
    gain_action(s, name)


def reset_time(s: State) -> None:
    """Step 2: Set Time to the number on the Player board. Unspent Time is lost. (FG-PLAN-5)"""
    s.time = s.box.boards[s.extreme].time
    events.time_reset(s, s.time)


def return_cards(s: State) -> None:
    """Step 3: Return the cards played and discarded since the last Planning phase to the tableau. (FG-PLAN-6)"""
    s.tableau = tuple(sorted(s.tableau + s.discard))
    s.discard = ()
