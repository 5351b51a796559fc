"""Entering a tile, and resolving its effects, icons and cards."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.effects import resolve
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import LEFT_BEHIND, NONE, SLIDE, STANDING, Cards, for_hunter, take_from
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import ArriveArgs, BattleArgs, SettleArgs
from gloaming.games.ghost_hunter.rules.minds import take_insanity
from gloaming.games.ghost_hunter.rules.piles import top_event, top_insanity, top_item
from gloaming.games.ghost_hunter.rules.scenario import asks_guest, awaited, is_guest
from gloaming.games.ghost_hunter.state import State, among
from gloaming.games.ghost_hunter.traits import Immune, Ladder

STAY: Final[Option] = ("stay",)
KEEP: Final[Option] = ("keep",)
UNDER: Final[Option] = ("under",)


FREE_ITEM: Final = 1
"""The bit of the field `deeds_done` that is set after taking an Item of a tile, which costs no Item point once a turn.

(GH-CARRY-7)
"""


def arrive(s: State, hunter: int, tile: int) -> None:
    """Move a hunter to a tile, which is then explored and resolved. A confined hunter is no longer confined.

    On an unexplored tile, or one with a Monster, the hunter stops and loses all Movement Points and extra moves left.
    (GH-ROOM-1, GH-ROOM-13, GH-MOVE-4, GH-MOVE-6, GH-MOVE-9, GH-CONFINED-3)
    """
    s.came_from[hunter] = s.at[hunter]
    s.at[hunter] = tile
    s.confined &= ~(1 << hunter)
    events.moved(s, s.character[hunter], tile)
    if s.led_by == hunter:
        s.companion = tile
    if s.fares[hunter] != STANDING:
        return
    first = not among(tile, s.explored)
    if first:
        s.explored += (tile,)
        s.note_progress()
    fights = s.has_monsters(tile)
    if hunter == s.hunter and (first or fights):
        s.stop()
    if first or fights or asks_for_something(s, tile):
        s.run_named("arrive", ArriveArgs(hunter, tile, 1 if first else 0))
    if first and awaited(s, tile):
        s.run("entered", hunter, tile)


def asks_for_something(s: State, tile: int) -> bool:
    """Return whether an explored tile has an effect on entering it, or cards that have not been resolved."""
    entry = s.box.tiles[tile]
    return bool(entry.each or entry.last) or lies_unsettled(s, tile)


def still_here(s: State, hunter: int, tile: int) -> bool:
    """Return whether a hunter still stands on a tile and the match continues, so that the tile can be resolved further.

    (GH-ROOM-6, GH-ROOM-7)
    """
    return s.fares[hunter] == STANDING and s.at[hunter] == tile and not s.over()


def each_entry(s: State) -> None:
    """Apply the effects that a tile has each time a hunter enters, such as the Falling check of the Broken Corridor.

    (GH-BROKEN-1)
    """
    entry: ArriveArgs = s.named
    each = s.box.tiles[entry.tile].each
    if each and still_here(s, entry.hunter, entry.tile):
        resolve(s, each, entry.tile, entry.hunter)


def meet_monsters(s: State) -> None:
    """Begin a battle with the Monsters on the entered tile, before the tile is resolved.

    Enemy-players on the tile do not fight. (GH-MOVE-6, GH-MOVE-7, GH-ROOM-12)
    """
    entry: ArriveArgs = s.named
    tile = entry.tile
    if still_here(s, entry.hunter, tile) and s.has_monsters(tile) and s.battle < 0:
        s.run_named("battle", BattleArgs(tile, entry.hunter, 0))


def explore(s: State) -> None:
    """Begin to resolve the entered tile, if it was unexplored.

    Cards that the hunter cannot resolve stay on the tile. (GH-ROOM-1, GH-ROOM-6)
    """
    entry: ArriveArgs = s.named
    if entry.first and not s.over():
        tile = s.box.tiles[entry.tile]
        s.run_named("settle", SettleArgs(entry.hunter, entry.tile, tile.insanity, tile.events, tile.items, 1))


def settle_the_rest(s: State) -> None:
    """Resolve the Insanity and Event cards left on the entered tile, if it was explored before.

    This costs no Movement Point and does not end movement. (GH-ROOM-2, GH-ROOM-8, GH-ROOM-9)
    """
    entry: ArriveArgs = s.named
    if not entry.first and still_here(s, entry.hunter, entry.tile):
        settle_what_lies(s, entry.hunter, entry.tile)


def settle_what_lies(s: State, hunter: int, tile: int) -> None:
    """Resolve the face-down cards of a tile: first the Insanity cards, then the Event cards. (GH-ROOM-8)"""
    if lies_unsettled(s, tile):
        insanity = s.left_insanity_at.count(tile)
        s.run_named("settle", SettleArgs(hunter, tile, insanity, s.left_events_at.count(tile), 0, 0))


def lies_unsettled(s: State, tile: int) -> bool:
    """Return whether Insanity or Event cards lie face down on a tile. (GH-ROOM-8)"""
    return among(tile, s.left_insanity_at) or among(tile, s.left_events_at)


def last_of_all(s: State) -> None:
    """Make the Falling check of the Chute, if the hunter has entered its upper end. With a Ladder below there is no
    check.

    A hunter who enters the explored tile may choose to go down without a check, unless movement has ended, for example
    by a battle. (GH-CHUTE-3, GH-CHUTE-4, GH-LADDER-2, GH-TURN-7)
    """
    entry: ArriveArgs = s.named
    hunter, tile = entry.hunter, entry.tile
    if not still_here(s, hunter, tile) or not s.box.tiles[tile].last or ladder_below(s, tile):
        return
    if s.cell[s.box.pair[tile]] < 0:
        return
    if entry.first or (hunter == s.hunter and s.movement_is_over()):
        resolve(s, s.box.tiles[tile].last, tile, hunter)
    else:
        s.run("at the Chute", hunter, tile)


def stay_or_slide(s: State) -> list[Option]:
    """Return the options to stay at the Chute, with a Falling check, or to go down without a check. (GH-CHUTE-4)"""
    return [STAY, ("go", SLIDE)]


def choose_to_stay(s: State, option: Option) -> None:
    """Make the Falling check to stay at the Chute, or go down, which costs no Movement Point.

    (GH-CHUTE-4, GH-CHUTE-5)
    """
    hunter, tile = s.args
    if option == STAY:
        resolve(s, s.box.tiles[tile].last, tile, hunter)
    else:
        arrive(s, hunter, s.box.pair[tile])


def whose_choice(s: State) -> int:
    """Return the seat of the hunter at the Chute: the hunter in the flow's first argument."""
    return s.owner[s.args[0]]


def ladder_below(s: State, tile: int) -> bool:
    """Return whether a Ladder lies on the lower end of a Chute. (GH-LADDER-2)"""
    pair = s.box.pair[tile]
    if pair < 0:
        return False
    return any(at == pair and is_ladder(s, card) for card, at in zip(s.dropped, s.dropped_at))


def is_ladder(s: State, card: int) -> bool:
    """Return whether an Item is a Ladder. (GH-LADDER-1)"""
    return any(isinstance(trait, Ladder) for trait in s.box.item(card).traits)


# Resolving a tile, in four steps


def who_settles(s: State) -> bool:
    """Return whether a hunter can continue to resolve the tile: the one who began, or one who swapped places with them.

    In the second case, that hunter takes over. (GH-ROOM-7, GH-SPACE-4)
    """
    room: SettleArgs = s.named
    if still_here(s, room.hunter, room.tile):
        return True
    other = s.instead
    if other == NONE or not still_here(s, other, room.tile):
        return False
    s.instead = NONE
    s.named = SettleArgs(other, room.tile, room.insanity, room.events, room.items, room.first)
    return True


def incident(s: State) -> None:
    """Step 1 of resolving a tile: apply its special incident.

    If an Enemy has just appeared there, resolve one Event icon less. (GH-ROOM-3, GH-SCENE-38)
    """
    room: SettleArgs = s.named
    hunter, tile = room.hunter, room.tile
    s.instead = NONE
    if s.spawned == tile:
        s.spawned = NONE
        s.named = SettleArgs(hunter, tile, room.insanity, max(0, room.events - 1), room.items, room.first)
    if room.first and still_here(s, hunter, tile):
        resolve(s, s.box.tiles[tile].first, tile, hunter)


def draw_insanity_icons(s: State) -> None:
    """Step 2 of resolving a tile: draw its Insanity cards one after the other.

    Each may be answered. (GH-ROOM-3, GH-ROOM-4)
    """
    if not who_settles(s):
        lay_the_rest(s)
        return
    room: SettleArgs = s.named
    if room.insanity <= 0:
        return
    s.named = SettleArgs(room.hunter, room.tile, room.insanity - 1, room.events, room.items, room.first)
    s.again()
    card = left_card(s, room.tile)
    if card < 0:
        card = top_insanity(s)
    if card >= 0:
        take_insanity(s, room.hunter, card)


def left_card(s: State, tile: int) -> int:
    """Take an Insanity card that lies face down on a tile; NONE if there is none. (GH-ROOM-8)"""
    card, s.left_insanity, s.left_insanity_at = take_from(s.left_insanity, s.left_insanity_at, tile)
    return card


def turn_events(s: State) -> None:
    """Step 3 of resolving a tile: turn up its Event cards one after the other, each after the previous one is resolved.

    (GH-ROOM-3, GH-ROOM-4, GH-EVENT-1)
    """
    if not who_settles(s):
        lay_the_rest(s)
        return
    room: SettleArgs = s.named
    if room.events <= 0:
        return
    hunter, tile = room.hunter, room.tile
    s.named = SettleArgs(hunter, tile, room.insanity, room.events - 1, room.items, room.first)
    s.again()
    card, s.left_events, s.left_events_at = take_from(s.left_events, s.left_events_at, tile)
    if card < 0:
        if asks_guest(s):
            s.run("turn up or not", hunter)
            return
        card = top_event(s)
    if card >= 0:
        s.run("turn an Event card", hunter, card)


def look_first(s: State) -> None:
    """Let the hunter look at the Event card before turning it up.

    In a scenario with a possible Guest this happens to every hunter, so that it does not give the Guest away.
    (GH-SCENE-55, GH-SCENE-56)
    """
    hunter = s.args[0]
    card = top_event(s)
    if card < 0:
        s.leave("turn up or not")
        return
    s.event_cards += (card,)
    knower = 1 << s.owner[hunter]
    s.show_only(knower, card, "event")
    events.considered(s, knower, s.character[hunter], card)


def guest_answers(s: State) -> list[Option]:
    """Return the options to turn up the Event card or to put it under the pile. (GH-SCENE-56)"""
    return [KEEP, UNDER]


def guest_answer(s: State, option: Option) -> None:
    """Carry out the choice to turn the Event card up or to put it under the pile.

    Only the Guest can really put it under the pile, and only once a round. (GH-SCENE-55, GH-SCENE-56)
    """
    hunter = s.args[0]
    card = s.event_cards[-1]
    if option == UNDER and is_guest(s, hunter) and s.guest_round != s.round:
        s.guest_round = s.round
        s.event_cards = (card,) + s.event_cards[:-1]
    knower = 1 << s.owner[hunter]
    kept_or_under(s, knower, card, s.event_cards, "event")
    s.show_only(knower, card, "event")


def kept_or_under(s: State, knower: int, card: int, cards: Cards, back: str) -> None:
    """Record that the top card of a pile was left on top or put under the pile, and that only one seat knows which.

    knower: the mask of that seat; card: the card; cards: the pile. What other seats knew about the order of the pile is
    dropped. (GH-EVENT-6, GH-SCENE-56)
    """
    rest = frozenset(cards) - {card}
    s.rearrange_only(knower, cards[:1] + cards[-1:] if s.alike(rest, back, knower) else cards, back)


def turn_it_up(s: State) -> None:
    """Turn up the top card of the Event pile and carry it out. (GH-EVENT-1)"""
    card = top_event(s)
    if card >= 0:
        s.run("turn an Event card", s.args[0], card)


def carry_out_event(s: State) -> None:
    """Carry out an EVENT or TRAP for the hunter who turned it up, or put the Monster of a MONSTER card on the tile and
    begin a battle.

    Rules of the scenario that the card triggers come before its effects. (GH-ORDER-1, GH-EVENT-1, GH-EVENT-2,
    GH-EVENT-9, GH-MONSTER-1, GH-MONSTER-5, GH-TURN-7)
    """
    hunter, card = s.args
    tile = s.at[hunter]
    events.turned(s, s.character[hunter], card)
    monster = s.box.monster_of(card)
    if monster < 0:
        s.event_discard += (card,)
        resolve(s, s.box.event(card).does, card, hunter)
    elif len(s.lurking) >= LEFT_BEHIND:
        s.event_discard += (card,)
        events.no_room(s, monster)
    else:
        s.lurking += (card,)
        appear(s, monster, tile)
        s.run_named("battle", BattleArgs(tile, hunter, 0))
    if awaited(s, card):
        s.run("turned", hunter, card)


def appear(s: State, monster: int, tile: int) -> None:
    """Put a Monster without damage on a tile. (GH-MONSTER-1)"""
    s.lair[monster] = tile
    s.hp_lost[monster] = 0
    s.mp_lost[monster] = 0
    s.note_progress()
    events.appears(s, monster, tile)


def find_items(s: State) -> None:
    """Step 4 of resolving a tile: take the first Item, and leave the others face down.

    A hunter who has already taken an Item of a tile in this turn takes none. (GH-ROOM-3, GH-ROOM-5, GH-ITEM-1,
    GH-CARRY-7)
    """
    if not who_settles(s):
        lay_the_rest(s)
        return
    room: SettleArgs = s.named
    if room.items <= 0:
        return
    hunter = room.hunter
    if hunter == s.hunter and s.deeds_done >> FREE_ITEM & 1:
        lay_the_rest(s)
        return
    card = top_item(s)
    s.named = SettleArgs(hunter, room.tile, 0, 0, room.items - 1, room.first)
    lay_the_rest(s)
    if card >= 0:
        if hunter == s.hunter:
            s.deeds_done |= 1 << FREE_ITEM
        get_item(s, hunter, card)


def left_item(s: State, tile: int) -> int:
    """Take an Item that lies face down on a tile; NONE if there is none. (GH-ROOM-11)"""
    card, s.left_items, s.left_items_at = take_from(s.left_items, s.left_items_at, tile)
    return card


def get_item(s: State, hunter: int, card: int) -> None:
    """Announce an Item that a hunter has turned up, and give it to the hunter. (GH-ITEM-1)"""
    events.found(s, s.character[hunter], card)
    own(s, hunter, card, True)


def own(s: State, hunter: int, card: int, from_pile: bool = False) -> None:
    """Give an Item to a hunter, and apply its effects on getting it. An antidote ends bleeding.

    The effects apply once for each hunter, or for Items marked `once` only the first time that the Item is drawn.
    from_pile: whether the Item has just been turned up. (GH-ITEM-7, GH-KEY-2, GH-GRIMOIRE-1, GH-GRIMOIRE-2, GH-BUNCH-1,
    GH-TOWERKEY-1)
    """
    s.held[hunter] = (*s.held[hunter], card)
    item = s.box.item(card)
    number = card - s.box.first_item
    if any(isinstance(trait, Immune) for trait in item.traits) and s.bleeding >> hunter & 1:
        s.bleeding &= ~(1 << hunter)
        events.stanched(s, s.character[hunter])
    if not item.got:
        return
    if item.once:
        if from_pile and not s.seen_once >> number & 1:
            s.seen_once |= 1 << number
            resolve(s, item.got, card, hunter)
    elif for_hunter(card, hunter) not in s.got_once:
        s.got_once += (for_hunter(card, hunter),)
        resolve(s, item.got, card, hunter)


def lay_the_rest(s: State) -> None:
    """Draw a card for each icon that has not been resolved, and leave it face down on the tile for the next hunter.

    (GH-ROOM-5, GH-ROOM-6, GH-ROOM-7, GH-FOG-4)
    """
    room: SettleArgs = s.named
    if s.over() or room.insanity == room.events == room.items == 0:
        return
    tile = room.tile
    s.named = SettleArgs(room.hunter, tile, 0, 0, 0, room.first)
    for _ in range(room.insanity - s.left_insanity_at.count(tile)):
        card = top_insanity(s)
        if card >= 0:
            s.left_insanity += (card,)
            s.left_insanity_at += (tile,)
    for _ in range(room.events - s.left_events_at.count(tile)):
        card = top_event(s)
        if card >= 0:
            s.left_events += (card,)
            s.left_events_at += (tile,)
    for _ in range(room.items):
        card = top_item(s)
        if card >= 0:
            s.left_items += (card,)
            s.left_items_at += (tile,)
