"""Items: gaining, holding, and using them between actions."""

from __future__ import annotations

from gloaming.engine.rules.effects import resolve
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import NOWHERE
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.causes import ITEM, number_of
from gloaming.games.final_girl.rules.using import pay, to_use
from gloaming.games.final_girl.state import State


def hands_free(s: State) -> int:
    """Return the number of the Final Girl's free hands. (FG-ITEM-3)"""
    free = 2
    for item in s.held:
        free -= s.box.items[item].hands
    return free


def gain_item(s: State, item: int) -> None:
    """Put a new Item into free hands, or into the backpack if it needs no hands or more than are free.

    Then offer to rearrange the Items.

    (FG-ITEM-1, FG-ITEM-3, FG-ITEM-4, FG-ITEM-5)
    """
    if 0 < s.box.items[item].hands <= hands_free(s):
        s.held += (item,)
    else:
        s.backpack += (item,)
    s.uses = s.uses[:item] + (s.box.items[item].uses,) + s.uses[item + 1 :]
    events.gained(s, item)
    resolve(s, s.box.items[item].gain, number_of(ITEM, item))
    if can_rearrange(s):
        s.run("rearrange")


def can_rearrange(s: State) -> bool:
    """Return whether the backpack contains an Item that could be held. (FG-ITEM-4, FG-UPKEEP-3)"""
    for item in s.backpack:
        if s.box.items[item].hands > 0:
            return True
    return False


def arrangements(s: State) -> list[Option]:
    """Return each set of Items that two hands can hold, the current one first. (FG-ITEM-3, FG-ITEM-4, FG-ITEM-9)"""
    if not can_rearrange(s):
        return []
    now: list[int] = sorted(s.held)
    options = [_hold(now)]
    with_hands = sorted([item for item in s.held + s.backpack if s.box.items[item].hands > 0])
    for number, first in enumerate(with_hands):
        if [first] != now:
            options.append(_hold([first]))
        for second in with_hands[number + 1 :]:
            if s.box.items[first].hands + s.box.items[second].hands <= 2 and [first, second] != now:
                options.append(_hold([first, second]))
    if now:
        options.append(_hold([]))
    return options


def _hold(items: list[int]) -> Option:
    free = [NOWHERE] * (2 - len(items))
    return ("arrange", *items, *free)


def rearrange(s: State, option: Option) -> None:
    """Hold the chosen Items, and put all others into the backpack. (FG-ITEM-4)"""
    held = tuple([item for item in option[1:] if item != NOWHERE])
    s.backpack = tuple([item for item in s.held + s.backpack if item not in held])
    s.held = held


def items_to_use(s: State) -> list[Option]:
    """Return the Items that can be used between actions. (FG-ITEM-7)"""
    return [("use", item) for item in to_use(s, "action")]


def use_item(s: State, item: int) -> None:
    """Pay for an Item, discard it if it is used up, and carry out its effects. (FG-ITEM-5, FG-ITEM-7)"""
    use = s.box.items[item].use
    assert use is not None
    events.used(s, item)
    pay(s, item, use)
    resolve(s, use.effects, number_of(ITEM, item))
