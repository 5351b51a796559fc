"""Playing a card: Ghosts, Items and Upgrades."""

from __future__ import annotations

from gloaming.engine.state import Option
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.printed import (
    FIRST_ACTION,
    FIRST_ITEM,
    FIRST_UPGRADE,
    KIND,
    MOST_FUNCTIONS,
    MOST_ORBS,
    PLAYED_AT,
)
from gloaming.games.fatal_frame.rules.actions import deeds, play_action
from gloaming.games.fatal_frame.rules.cards import detach, held, kinds_of, of_kind, without
from gloaming.games.fatal_frame.rules.following import put_in_stack
from gloaming.games.fatal_frame.rules.stacks import may_join
from gloaming.games.fatal_frame.state import MOVE, NOTHING, PLAY, Table


def play_phase(s: Table) -> None:
    """4. Play 1 card; after a lost fight only if that was chosen. (FF-PLAY-1, FF-FIGHT-5, FF-FIGHT-6)"""
    if s.only != MOVE:
        s.phase = PLAY
        s.run("play")


def plays(s: Table) -> list[Option]:
    """Every way to play a card of the hand, or to pass. (FF-PLAY-1, FF-PLAY-4)"""
    options: list[Option] = []
    for kind in kinds_of(s.hand[s.turn]):
        if kind < FIRST_ITEM:
            _ghost_plays(s, kind, options)
        elif kind < FIRST_UPGRADE:
            if may_play_item(s, kind):
                options.append(("item", kind))
        elif kind < FIRST_ACTION:
            _upgrade_plays(s, kind, options)
        else:
            deeds(s, kind, options)
    options.append(("pass",))
    return options


def _ghost_plays(s: Table, kind: int, options: list[Option]) -> None:
    """On oneself or on an opponent, where its zone and the stack there let it. (FF-STACK-1, FF-STACK-2, FF-STACK-4)"""
    for seat in range(s.seats):
        place = s.place(seat)
        if place >= 0 and may_join(s, kind, place):
            options.append(("ghost", kind, seat))


def may_play_item(s: Table, kind: int) -> bool:
    """At a Location on its list, free of Ghosts.

    (FF-ITEM-2, FF-ITEM-3, FF-ITEMCARD-1, FF-ITEMCARD-2, FF-ITEMCARD-3, FF-ITEMCARD-4, FF-ITEMCARD-5, FF-ITEMCARD-6,
    FF-ITEMCARD-7, FF-ITEMCARD-8)
    """
    seat = s.turn
    room = s.room(seat)
    return room in PLAYED_AT[kind - FIRST_ITEM] and not s.here() and not s.boss[seat]


def _upgrade_plays(s: Table, kind: int, options: list[Option]) -> None:
    """Where the Camera has room, or in place of another Film or Function, never an identical one.

    (FF-UPGRADE-2, FF-UPGRADE-4, FF-UPGRADE-5, FF-UPGRADE-6)
    """
    seat = s.turn
    sort = s.box.upgrade_kind(kind).sort
    if sort == "orb":
        if s.orbs(seat) < MOST_ORBS:
            options.append(("upgrade", kind, NOTHING))
        return
    old: list[int] = []
    for card in s.camera[seat]:
        if s.box.upgrade(card).sort == sort:
            old.append(KIND[card])
    if len(old) < (1 if sort == "film" else MOST_FUNCTIONS):
        options.append(("upgrade", kind, NOTHING))
        return
    for number in range(len(old)):
        if old[number] != kind and old[number] not in old[:number]:
            options.append(("upgrade", kind, old[number]))


def play_first(s: Table, option: Option) -> None:
    """Play the card; after a Ghost a second card may follow. (FF-PLAY-1, FF-PLAY-2)"""
    if option[0] == "ghost":
        s.run("second card")
    play(s, option)


def play_second(s: Table, option: Option) -> None:
    """The second card is the last, even if it is a Ghost. (FF-PLAY-3)"""
    play(s, option)


def play(s: Table, option: Option) -> None:
    """Play a card from the hand, or pass. (FF-PLAY-1, FF-PLAY-4, FF-STACK-3, FF-ITEM-4)"""
    seat = s.turn
    verb = option[0]
    if verb == "pass":
        s.tell(events.passed(seat))
        return
    kind: int = option[1]
    card = of_kind(s.hand[seat], kind)
    s.hand[seat] = without(s.hand[seat], card)
    if verb == "ghost":
        s.tell(events.haunted(seat, card, option[2]))
        put_in_stack(s, s.place(option[2]), card)
    elif verb == "item":
        s.items[seat] += (card,)
        s.tell(events.found(seat, card))
    elif verb == "upgrade":
        if option[2] >= 0:
            old = held(s, seat, option[2])
            s.camera[seat] = without(s.camera[seat], old)
            s.discard += (old,)
            s.tell(events.replaced(seat, old))
            detach(s, old)
        s.camera[seat] += (card,)
        s.tell(events.upgraded(seat, card))
    else:
        play_action(s, card, option)
