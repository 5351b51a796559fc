"""Items: gaining them, holding them, using them between actions."""

from __future__ import annotations

from gloaming.engine.rules.effects import resolve
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import NOWHERE
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.causes import ITEM, number_of
from gloaming.games.final_girl.rules.using import pay, to_use
from gloaming.games.final_girl.state import State


def hands_free(s: State) -> int:
    """How many hands hold nothing. (FG-ITEM-3)"""
    free = 2
    for item in s.held:
        free -= s.box.items[item].hands
    return free


def gain_item(s: State, item: int) -> None:
    """A new Item goes into free hands if it needs them, else into the backpack; then all may be rearranged.

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
    """Whether something in the backpack could be held instead. (FG-ITEM-4, FG-UPKEEP-3)"""
    for item in s.backpack:
        if s.box.items[item].hands > 0:
            return True
    return False


def arrangements(s: State) -> list[Option]:
    """All that two hands can hold of what you have, first what they hold now. (FG-ITEM-3, FG-ITEM-4, FG-ITEM-9)"""
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
    """Those are in your hands now, everything else in the backpack. (FG-ITEM-4)"""
    held = tuple([item for item in option[1:] if item != NOWHERE])
    s.backpack = tuple([item for item in s.held + s.backpack if item not in held])
    s.held = held


def items_to_use(s: State) -> list[Option]:
    """The Items that can be used between actions. (FG-ITEM-7)"""
    return [("use", item) for item in to_use(s, "action")]


def use_item(s: State, item: int) -> None:
    """Pay what it costs, discard what is used up, and do what it does. (FG-ITEM-5, FG-ITEM-7)"""
    use = s.box.items[item].use
    assert use is not None
    events.used(s, item)
    pay(s, item, use)
    resolve(s, use.effects, number_of(ITEM, item))
