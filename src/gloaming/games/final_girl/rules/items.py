"""Items: gaining them, holding them, using them."""

from __future__ import annotations

from typing import Final

from gloaming.engine.effects import Line, Why, resolve
from gloaming.engine.state import Option
from gloaming.games.final_girl.cards import Use
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.places import NOWHERE
from gloaming.games.final_girl.rules.causes import ITEM, number_of
from gloaming.games.final_girl.rules.horror_rolls import discard_item
from gloaming.games.final_girl.rules.tracks import change_time
from gloaming.games.final_girl.state import State

IN_THE_BACKPACK: Final = (
    "It takes hands, and lies in the backpack: rearrange in Upkeep or when you gain an Item.",
    "FG-ITEM-2",
)
ANOTHERS: Final = ("It is another girl's own.", "FG-ITEM-6")
USED: Final = ("It has been used in this Action phase.", "FG-ITEM-7")
TOO_DEAR: Final = ("It costs {cost} Time, and you have {time}.", "FG-ITEM-7")


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
    return any([s.box.items[item].hands > 0 for item in s.backpack])


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


def usable_by(s: State, item: int) -> bool:
    """A bonus Item is used by its owner alone. (FG-ITEM-6)"""
    owner = s.box.items[item].owner
    return owner == "" or owner == s.box.girls[s.girl].id


def usable(s: State) -> tuple[int, ...]:
    """The Items that work: those held, and those in the backpack that need no hand. (FG-ITEM-2, FG-ITEM-6)"""
    found: list[int] = []
    for item in s.held + s.backpack:
        if hold_refusal(s, item) is None:
            found.append(item)
    return tuple(found)


def items_to_use(s: State) -> list[Option]:
    """The Items that can be used between actions, their Time being there. (FG-ITEM-2, FG-ITEM-7, FG-ITEM-8)"""
    options: list[Option] = []
    for item in s.held + s.backpack:
        use = s.box.items[item].use
        if use is not None and use.when == "action" and use_refusal(s, item, use) is None:
            options.append(("use", item))
    return options


def use_refusal(s: State, item: int, use: Use) -> Why | None:
    """Why an Item cannot be used between actions. (FG-ITEM-2, FG-ITEM-6, FG-ITEM-7)"""
    why = hold_refusal(s, item)
    if why is not None:
        return why
    if item in s.used:
        return USED
    return refusal(s, use.effects) or (TOO_DEAR if use.time > s.time else None)


def hold_refusal(s: State, item: int) -> Why | None:
    """Why an Item does not work for her: no hand holds it, or it is not hers. (FG-ITEM-2, FG-ITEM-6)"""
    if s.box.items[item].hands > 0 and item not in s.held:
        return IN_THE_BACKPACK
    return None if usable_by(s, item) else ANOTHERS


def refusal(s: State, line: Line) -> Why | None:
    """Why a line could not be carried out now; None: it can."""
    for effect in line:
        why = effect.refusal(s)
        if why is not None:
            return why
    return None


def use_item(s: State, item: int) -> None:
    """Pay what it costs, discard what is used up, and do what it does. (FG-ITEM-5, FG-ITEM-7)"""
    use = s.box.items[item].use
    assert use is not None
    events.used(s, item)
    change_time(s, -use.time)
    if use.once:
        s.used += (item,)
    if use.discard:
        discard_item(s, item)
    elif s.box.items[item].uses > 0:
        spend_use(s, item)
    resolve(s, use.effects, number_of(ITEM, item))


def spend_use(s: State, item: int) -> None:
    """Remove a marker; with the last one the Item is discarded. (FG-ITEM-5)"""
    left = s.uses[item] - 1
    s.uses = s.uses[:item] + (left,) + s.uses[item + 1 :]
    if left == 0:
        discard_item(s, item)
