"""Using Items: whether an Item works now, and what it costs."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.effects import Line, Why
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.items import Use
from gloaming.games.final_girl.rules.tracks import change_time
from gloaming.games.final_girl.sentences import COSTS_TIME
from gloaming.games.final_girl.state import State

IN_THE_BACKPACK: Final = (
    "It needs hands but is in the backpack: rearrange in Upkeep or when you gain an Item.",
    "FG-ITEM-2",
)
ANOTHERS: Final = ("Only another girl can use it.", "FG-ITEM-6")
USED: Final = ("It has already been used in this Action phase.", "FG-ITEM-7")
TOO_DEAR: Final = (COSTS_TIME, "FG-ITEM-7")


def usable_by(s: State, item: int) -> bool:
    """Return whether the match's Final Girl can use an Item: a bonus Item works only for its owner. (FG-ITEM-6)"""
    owner = s.box.items[item].owner
    return owner == "" or owner == s.box.girls[s.girl].id


def usable(s: State) -> tuple[int, ...]:
    """Return the Items that work: those held, and those in the backpack that need no hand. (FG-ITEM-2, FG-ITEM-6)"""
    items: list[int] = []
    for item in s.held + s.backpack:
        if hold_refusal(s, item) is None:
            items.append(item)
    return tuple(items)


def to_use(s: State, when: str) -> list[int]:
    """Return the Items that can be used and paid for at a moment. when: the moment, such as "action".

    (FG-ITEM-2, FG-ITEM-7, FG-ITEM-8)
    """
    items: list[int] = []
    for item in s.held + s.backpack:
        use = s.box.items[item].use
        if use is not None and use.when == when and use_refusal(s, item, use) is None:
            items.append(item)
    return items


def use_refusal(s: State, item: int, use: Use) -> Why | None:
    """Return why an Item cannot be used at its moment, or None. (FG-ITEM-2, FG-ITEM-6, FG-ITEM-7)"""
    why = hold_refusal(s, item)
    if why is not None:
        return why
    if item in s.used:
        return USED
    return refusal(s, use.effects) or (TOO_DEAR if use.time > max(s.time, 0) else None)


def hold_refusal(s: State, item: int) -> Why | None:
    """Return why an Item does not work: it is not held, or belongs to another girl. None if it works.

    (FG-ITEM-2, FG-ITEM-6)
    """
    if s.box.items[item].hands > 0 and item not in s.held:
        return IN_THE_BACKPACK
    return None if usable_by(s, item) else ANOTHERS


def refusal(s: State, line: Line) -> Why | None:
    """Return why one of the effects of a line cannot be carried out now, or None."""
    for effect in line:
        why = effect.refusal(s)
        if why is not None:
            return why
    return None


def pay(s: State, item: int, use: Use) -> None:
    """Pay the Time for using an Item, and discard the Item or remove one of its use markers.

    (FG-ITEM-5, FG-ITEM-7, FG-ITEM-8)
    """
    change_time(s, -use.time)
    if use.once:
        s.used += (item,)
    if use.discard:
        discard_item(s, item)
    elif s.box.items[item].uses > 0:
        spend_use(s, item)


def spend_use(s: State, item: int) -> None:
    """Remove one of an Item's use markers; with the last one, discard the Item. (FG-ITEM-5)"""
    left = s.uses[item] - 1
    s.uses = s.uses[:item] + (left,) + s.uses[item + 1 :]
    if left == 0:
        discard_item(s, item)


def discard_item(s: State, item: int) -> None:
    """Move a used-up Item to the discard pile. (FG-ITEM-5)"""
    s.held = tuple([other for other in s.held if other != item])
    s.backpack = tuple([other for other in s.backpack if other != item])
    s.item_discard += (item,)
    events.item_discarded(s, item)
