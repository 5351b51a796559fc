"""Items and tokens: use, exchange, drop and pick them up."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import NONE, STANDING, take_from
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import AgreeArgs
from gloaming.games.ghost_hunter.rules.harm import curable, helps, look_after, unusable
from gloaming.games.ghost_hunter.rules.rooms import FREE_ITEM, get_item, left_item, own
from gloaming.games.ghost_hunter.state import State, among

FEAT: Final = 2
"""The bit of the field `deeds_done` that is set after a Special Feat that works once a turn."""

LED: Final = 4
"""The bit of the field `deeds_done` that is set once leading a slow companion has cost Movement Points in this turn.

(GH-SCENE-42)
"""

AGREE: Final[Option] = ("agree",)
DECLINE: Final[Option] = ("decline",)


def add_items(s: State, hunter: int, options: list[Option]) -> None:
    """Add the options of a hunter to use Items on any hunter on the tile, except for Items that attack.

    An Item that has the same effect on all targets is offered once. (GH-ITEM-3, GH-ITEM-4, GH-ITEM-5, GH-ENEMY-13)
    """
    items = s.held[hunter]
    if not items:
        return
    tile = s.at[hunter]
    box = s.box
    for card in items:
        number = card - box.first_item
        if not box.useful[number] or box.strikes[number]:
            continue
        if unusable(s, card, hunter) is None:
            options.append(box.uses[number][hunter])
        if not helps(s, card) or not box.for_one[number]:
            continue
        for other in range(s.hunters):
            if s.at[other] != tile or other == hunter or (s.fares[other] != STANDING and not curable(s, other)):
                continue
            if unusable(s, card, other) is None:
                options.append(box.uses[number][other])


def add_exchanges(s: State, hunter: int, alone: bool, options: list[Option]) -> None:
    """Add the options of a hunter to spend the Item point (exchange, pick up or drop an Item), and to take a face-down
    Item of the tile.

    A hunter may own any number of Items. alone: whether no other hunter is on the tile. (GH-CARRY-9, GH-CARRY-1,
    GH-CARRY-2, GH-CARRY-3, GH-CARRY-6, GH-CARRY-8, GH-ROOM-11)
    """
    tile = s.at[hunter]
    if s.left_items_at and among(tile, s.left_items_at) and not s.deeds_done >> FREE_ITEM & 1:
        options.append(("find",))
    if not s.item_point:
        return
    if not alone:
        add_offers(s, hunter, options)
    if s.dropped_at:
        for place, at in enumerate(s.dropped_at):
            if at == tile:
                options.append(("pick-up", s.dropped[place]))
    box = s.box
    for card in s.held[hunter]:
        options.append(box.drops[card - box.first_item])


def add_offers(s: State, hunter: int, options: list[Option]) -> None:
    """Add the options to offer an exchange to a hunter on the same tile: give an Item, ask for one, or swap two.

    (GH-CARRY-2)
    """
    tile = s.at[hunter]
    own_items = s.held[hunter]
    box = s.box
    for other, there in enumerate(s.at):
        if there != tile or other == hunter or s.fares[other] != STANDING:
            continue
        other_items = s.held[other]
        for card in own_items:
            options.append(box.gives[card - box.first_item][other])
        for card in other_items:
            options.append(box.asks_for[card - box.first_item][other])
        for card in own_items:
            for theirs in other_items:
                options.append(("swap", card, theirs))


def exchange(s: State, option: Option) -> None:
    """Carry out an option of `add_exchanges`.

    A declined offer uses the Item point, too; taking a face-down Item does not. (GH-CARRY-1, GH-CARRY-7)
    """
    hunter = s.hunter
    tile = s.at[hunter]
    verb: str = option[0]
    if verb == "find":
        s.deeds_done |= 1 << FREE_ITEM
        get_item(s, hunter, left_item(s, tile))
        return
    s.item_point = 0
    card: int = option[1]
    if verb == "pick-up":
        _, s.dropped_at, s.dropped = take_from(s.dropped_at, s.dropped, card)
        events.picked_up(s, s.character[hunter], card)
        own(s, hunter, card)
    elif verb == "drop":
        part_with(s, hunter, card)
        s.dropped += (card,)
        s.dropped_at += (tile,)
        events.dropped(s, s.character[hunter], card)
    elif verb == "swap":
        theirs: int = option[2]
        s.run_named("agree", AgreeArgs(owner_of(s, theirs), card, theirs))
    elif verb == "give":
        s.run_named("agree", AgreeArgs(option[2], card, NONE))
    else:
        s.run_named("agree", AgreeArgs(option[2], NONE, card))


def owner_of(s: State, card: int) -> int:
    """Return the hunter who owns an Item, NONE if nobody does."""
    for hunter in range(s.hunters):
        if card in s.held[hunter]:
            return hunter
    return NONE


def answers(s: State) -> list[Option]:
    """Return the options to agree to an exchange or to decline.

    A player whose own hunters exchange Items can only agree. (GH-CARRY-3)
    """
    return [AGREE] if other_party(s) == s.owner[s.hunter] else [AGREE, DECLINE]


def other_party(s: State) -> int:
    """Return the seat of the hunter to whom the exchange is offered."""
    exchange: AgreeArgs = s.named
    return s.owner[exchange.hunter]


def answer(s: State, option: Option) -> None:
    """Exchange the Items if the other hunter agrees; otherwise announce that the hunter declines.

    (GH-CARRY-2, GH-CARRY-3)
    """
    exchange: AgreeArgs = s.named
    other, given, taken = exchange.hunter, exchange.given, exchange.wanted
    hunter = s.hunter
    if option == DECLINE:
        events.declined(s, s.character[other])
        return
    if given >= 0:
        part_with(s, hunter, given)
        events.gave(s, s.character[hunter], given, s.character[other])
    if taken >= 0:
        part_with(s, other, taken)
        events.gave(s, s.character[other], taken, s.character[hunter])
    if given >= 0:
        own(s, other, given)
    if taken >= 0:
        own(s, hunter, taken)


def part_with(s: State, hunter: int, card: int) -> None:
    """Take an Item away from its owner, which may reduce the owner's Maximum MP. (GH-CROSS-2)"""
    s.held[hunter] = tuple([other for other in s.held[hunter] if other != card])
    look_after(s, hunter)


# Feats


def add_feats(s: State, hunter: int, alone: bool, options: list[Option]) -> None:
    """Add the options of a hunter to heal a hunter on the tile with a Special Feat or Item, once a turn.

    alone: whether no other hunter is on the tile. (GH-CHAR-4)
    """
    if (alone and not s.hp_damage[hunter]) or s.deeds_done >> FEAT & 1 or not nurse(s, hunter):
        return
    here = s.at[hunter]
    for other, damage in enumerate(s.hp_damage):
        if damage and s.at[other] == here and (s.fares[other] == STANDING or curable(s, other)):
            options.append(("treat", other))


def nurse(s: State, hunter: int) -> int:
    """Return the HP that a hunter's Special Feat or Items let a hunter recover, 0 without such a feat. (GH-CHAR-4)"""
    return s.best_of(hunter, s.box.nurses, s.box.item_nurses)


# Tokens, which take no Item point


def add_tokens(s: State, hunter: int, options: list[Option]) -> None:
    """Add the options of a hunter to take, hand over or put down tokens, and to lead or leave the companion.

    (GH-SCENE-37, GH-SCENE-42)
    """
    tile = s.at[hunter]
    if s.tokens:
        here: list[int] = []
        for place in range(0, len(s.tokens), 2):
            if s.tokens[place + 1] == tile and s.tokens[place] not in here:
                here.append(s.tokens[place])
        options += [("carry", token) for token in here]
    if s.carried[hunter]:
        own_tokens = sorted(set(s.carried[hunter]))
        for other in s.hunters_on(tile):
            if other != hunter:
                options += [("hand", token, other) for token in own_tokens]
        options += [("lay-down", token) for token in own_tokens]
    if s.led_by == hunter:
        options.append(("leave",))
    elif s.companion == tile:
        options.append(("lead",))


def handle_token(s: State, option: Option) -> None:
    """Carry out an option of `add_tokens`.

    Leading a slow companion costs Movement Points once a turn, but always leaves 1. (GH-SCENE-37, GH-SCENE-42)
    """
    hunter = s.hunter
    tile = s.at[hunter]
    if option[0] == "lead":
        s.led_by = hunter
        if not s.deeds_done >> LED & 1:
            s.deeds_done |= 1 << LED
            s.points = min(s.points, max(1, s.points - s.companion_rule[1]))
        events.leads(s, s.character[hunter])
    elif option[0] == "leave":
        s.led_by = NONE
        events.leaves(s, s.character[hunter], s.scenario)
    elif option[0] == "carry":
        for place in range(0, len(s.tokens), 2):
            if s.tokens[place : place + 2] == (option[1], tile):
                s.tokens = s.tokens[:place] + s.tokens[place + 2 :]
                break
        s.carried[hunter] += (option[1],)
        s.note_progress()
        events.carries(s, s.character[hunter], option[1])
    else:
        rest = list(s.carried[hunter])
        rest.remove(option[1])
        s.carried[hunter] = tuple(rest)
        if option[0] == "hand":
            s.carried[option[2]] += (option[1],)
            events.handed(s, s.character[hunter], option[1], s.character[option[2]])
        else:
            s.tokens += (option[1], tile)
            events.laid_down(s, s.character[hunter], option[1])
