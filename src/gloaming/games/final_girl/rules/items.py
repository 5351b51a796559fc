"""Items: gaining them, holding them, using them."""

from __future__ import annotations

from gloaming.engine.state import Option
from gloaming.games.final_girl.content import PLACED, Effect
from gloaming.games.final_girl.printed import (
    CODE,
    DEEP,
    GAIN,
    HANDS,
    OWNER,
    USE,
    USE_DISCARD,
    USE_ONCE,
    USE_TIME,
    USE_WHEN,
    USES,
    WHEN,
)
from gloaming.games.final_girl.rules.effects import resolve
from gloaming.games.final_girl.rules.horror_rolls import discard_item
from gloaming.games.final_girl.rules.tracks import change_time
from gloaming.games.final_girl.state import Table

ACTION = WHEN.index("action")
BOAT = WHEN.index("boat")
PEEK: int = CODE["peek-terror"]
PLACE_TRAP: Effect = (CODE["place"], PLACED.index("trap"))


def hands_free(s: Table) -> int:
    """How many hands hold nothing. (FG-ITEM-3)"""
    free = 2
    for item in s.held:
        free -= HANDS[item]
    return free


def gain_item(s: Table, item: int) -> None:
    """A new Item goes into free hands if it needs them, else into the backpack; then all may be rearranged.

    (FG-ITEM-1, FG-ITEM-3, FG-ITEM-4, FG-ITEM-5)
    """
    if 0 < HANDS[item] <= hands_free(s):
        s.held += (item,)
    else:
        s.backpack += (item,)
    s.uses = s.uses[:item] + (USES[item],) + s.uses[item + 1 :]
    s.tell(("gained", item))
    resolve(s, GAIN[item])
    if can_rearrange(s):
        s.run("rearrange")


def can_rearrange(s: Table) -> bool:
    """Whether something in the backpack could be held instead. (FG-ITEM-4, FG-UPKEEP-3)"""
    return any([HANDS[item] > 0 for item in s.backpack])


def arrangements(s: Table) -> list[Option]:
    """All that two hands can hold of what you have, first what they hold now. (FG-ITEM-3, FG-ITEM-4, FG-ITEM-9)"""
    if not can_rearrange(s):
        return []
    now: list[int] = sorted(s.held)
    options: list[Option] = [("arrange", *now)]
    with_hands = sorted([item for item in s.held + s.backpack if HANDS[item] > 0])
    for number, first in enumerate(with_hands):
        if [first] != now:
            options.append(("arrange", first))
        for second in with_hands[number + 1 :]:
            if HANDS[first] + HANDS[second] <= 2 and [first, second] != now:
                options.append(("arrange", first, second))
    if now:
        options.append(("arrange",))
    return options


def rearrange(s: Table, option: Option) -> None:
    """Those are in your hands now, everything else in the backpack. (FG-ITEM-4)"""
    held = option[1:]
    s.backpack = tuple([item for item in s.held + s.backpack if item not in held])
    s.held = held


def usable_by(s: Table, item: int) -> bool:
    """A bonus Item is used by its owner alone. (FG-ITEM-6)"""
    return OWNER[item] < 0 or OWNER[item] == s.girl


def usable(s: Table) -> tuple[int, ...]:
    """The Items that work: those held, and those in the backpack that need no hand. (FG-ITEM-2, FG-ITEM-6)"""
    found: list[int] = []
    for item in s.held + s.backpack:
        if (HANDS[item] == 0 or item in s.held) and usable_by(s, item):
            found.append(item)
    return tuple(found)


def items_to_use(s: Table) -> list[Option]:
    """The Items that can be used between actions, their Time being there. (FG-ITEM-2, FG-ITEM-7, FG-ITEM-8)"""
    options: list[Option] = []
    for item in usable(s):
        if item in s.used or USE_TIME[item] > s.time:
            continue
        if USE_WHEN[item] == BOAT and s.girl_space == s.boat:
            options.append(("use", item))
        elif USE_WHEN[item] == ACTION:
            if USE[item][0][:2] == PLACE_TRAP and DEEP[s.location][s.girl_space]:
                continue
            if USE[item][0][0] == PEEK and not s.terror:
                continue
            options.append(("use", item))
    return options


def use_item(s: Table, item: int) -> None:
    """Pay what it costs, discard what is used up, and do what it does. (FG-ITEM-5, FG-ITEM-7)"""
    s.tell(("used", item))
    change_time(s, -USE_TIME[item])
    if USE_ONCE[item]:
        s.used += (item,)
    if USE_DISCARD[item]:
        discard_item(s, item)
    elif USES[item] > 0:
        spend_use(s, item)
    resolve(s, USE[item])


def spend_use(s: Table, item: int) -> None:
    """Remove a marker; with the last one the Item is discarded. (FG-ITEM-5)"""
    left = s.uses[item] - 1
    s.uses = s.uses[:item] + (left,) + s.uses[item + 1 :]
    if left == 0:
        discard_item(s, item)
