"""Actions: where each may be played, and what it does. Each pair of functions does one verb of the content.

Where an Action contradicts a rule, what it says is done. (FF-COMP-2)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.engine.effects import resolve
from gloaming.engine.state import Option
from gloaming.games.fatal_frame.box import Function, Orb
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.lines import ACTION_DOES
from gloaming.games.fatal_frame.printed import (
    ATTACH_HERE,
    COUNT,
    DEED,
    DEEDS,
    FIRST_ACTION,
    KIND,
    MOST_FUNCTIONS,
    MOST_ORBS,
    STEALS,
    TAKES,
)
from gloaming.games.fatal_frame.rules.album import capture
from gloaming.games.fatal_frame.rules.cards import discard, held, losable, lose, take_from, without
from gloaming.games.fatal_frame.rules.following import discard_ghost, put_in_stack
from gloaming.games.fatal_frame.rules.movement import go, put_out, ways
from gloaming.games.fatal_frame.rules.stacks import may_join, told_apart
from gloaming.games.fatal_frame.rules.verbs.skip_turn import hold_back
from gloaming.games.fatal_frame.state import BOSS, NOTHING, OUTSIDE, Table

Offer = Callable[[Table, int, list[Option]], None]
Act = Callable[[Table, int, Option], None]


def deeds(s: Table, kind: int, options: list[Option]) -> None:
    """Every way to play an Action of the hand. (FF-ACTION-1, FF-ACTION-2)"""
    OFFER[DEED[kind - FIRST_ACTION]](s, kind, options)


def play_action(s: Table, card: int, option: Option) -> None:
    """Do what the Action says, then put it into the discard pile. (FF-ACTION-1, FF-ATTACH-1)"""
    s.played = (card,)
    s.tell(events.acted(s.turn, card))
    s.run("action")
    DO[DEED[option[1] - FIRST_ACTION]](s, card, option)


def put_away(s: Table) -> None:
    """The Action is over, unless it lies on another card. (FF-ACTION-1)"""
    s.discard += s.played
    s.played = ()


# Lie on a card


def offer_attach(s: Table, kind: int, options: list[Option]) -> None:
    """On a Ghost at your Location, for those attack you; or on any Ghost in play, a Boss too.

    (FF-ATTACH-3, FF-ATTACH-4, FF-BOSS-13)
    """
    if ATTACH_HERE[kind - FIRST_ACTION]:
        for card in told_apart(s, s.here()):
            options.append(("attach", kind, card))
        if s.boss[s.turn]:
            options.append(("attach", kind, BOSS + s.boss[s.turn][0]))
        return
    for stack in s.ghosts:
        for card in told_apart(s, stack):
            options.append(("attach", kind, card))
    for boss in s.boss:
        if boss:
            options.append(("attach", kind, BOSS + boss[0]))


def attach(s: Table, card: int, option: Option) -> None:
    """It lies on the Ghost until that has been fought.

    (FF-ATTACH-2, FF-ACTIONCARD-1, FF-ACTIONCARD-2, FF-ACTIONCARD-5, FF-ACTIONCARD-6)
    """
    _attach(s, card, option[2])


def _attach(s: Table, card: int, anchor: int) -> None:
    s.played = ()
    s.attached += ((card, anchor),)
    s.tell(events.attached(s.turn, card, anchor))


def offer_attach_film(s: Table, kind: int, options: list[Option]) -> None:
    """On your own Film. (FF-ACTIONCARD-4)"""
    if s.film(s.turn) >= 0:
        options.append(("attach-film", kind))


def attach_film(s: Table, card: int, option: Option) -> None:
    """It lies on the Film for good. (FF-ACTIONCARD-4, FF-ATTACH-1)"""
    _attach(s, card, s.film(s.turn))


# On oneself


def offer_effect(s: Table, kind: int, options: list[Option]) -> None:
    """At any time, if it can do anything. (FF-ACTION-2)"""
    if ACTION_DOES[kind - FIRST_ACTION][0].refusal(s) is None:
        options.append(("do", kind))


def do_effect(s: Table, card: int, option: Option) -> None:
    """What it says happens to you. (FF-ACTION-1, FF-ACTIONCARD-11, FF-ACTIONCARD-12, FF-ACTIONCARD-17)"""
    resolve(s, ACTION_DOES[option[1] - FIRST_ACTION])


# On a player


def offer_displace(s: Table, kind: int, options: list[Option]) -> None:
    """Any player at a Location, to any adjacent one. (FF-ACTIONCARD-3)"""
    for seat in range(s.seats):
        if s.at[seat] != OUTSIDE:
            for way, to in ways(s, seat):
                options.append(("displace", kind, seat, way, to))


def displace(s: Table, card: int, option: Option) -> None:
    """Move the player. Ghosts follow you on your own turn, and nobody else. (FF-ACTIONCARD-3, FF-FOLLOW-2)"""
    go(s, option[2], option[3], option[4])


def offer_take(s: Table, kind: int, options: list[Option]) -> None:
    """Any such card of another player; one that you take must fit your Camera. (FF-ACTION-3, FF-UPGRADE-2)"""
    part = TAKES[kind - FIRST_ACTION]
    steals = STEALS[kind - FIRST_ACTION]
    for seat in range(s.seats):
        if seat != s.turn:
            for taken in losable(s, seat, part):
                if not steals or fits(s, taken):
                    options.append(("take", kind, seat, taken))


def fits(s: Table, kind: int) -> bool:
    """Whether your Camera has room for an Upgrade. (FF-UPGRADE-2, FF-UPGRADE-6)"""
    gives = s.box.upgrade_kind(kind).gives
    if isinstance(gives, Orb):
        return s.orbs(s.turn) < MOST_ORBS
    if isinstance(gives, Function):
        return len(s.functions(s.turn)) < MOST_FUNCTIONS
    return s.film(s.turn) < 0


def take(s: Table, card: int, option: Option) -> None:
    """The other player loses it, or it becomes yours, with what is attached to it.

    (FF-ACTION-3, FF-ATTACH-5, FF-ACTIONCARD-7, FF-ACTIONCARD-8, FF-ACTIONCARD-9, FF-ACTIONCARD-10)
    """
    seat: int = option[2]
    taken = held(s, seat, option[3])
    if STEALS[option[1] - FIRST_ACTION]:
        take_from(s, seat, taken)
        s.camera[s.turn] += (taken,)
        s.tell(events.stole(s.turn, seat, taken))
    else:
        lose(s, seat, taken)


def offer_others_discard(s: Table, kind: int, options: list[Option]) -> None:
    """If any other player has cards to discard. (FF-ACTION-2)"""
    for seat in range(s.seats):
        if seat != s.turn and s.hand[seat] and not s.gift(seat, "keep-hand"):
            options.append(("others-discard", kind))
            return


def others_discard(s: Table, card: int, option: Option) -> None:
    """At random, for nobody chooses on another's turn; the Trapped Boy prevents it.

    (FF-ACTION-4, FF-BOY-1, FF-ACTIONCARD-13)
    """
    seat = s.seat_after(s.turn)
    while seat != s.turn:
        if not s.gift(seat, "keep-hand"):
            for _ in range(COUNT[option[1] - FIRST_ACTION]):
                hand = s.hand[seat]
                if hand:
                    discard(s, seat, hand[s.dice.below(len(hand))])
        seat = s.seat_after(seat)


def offer_put_out(s: Table, kind: int, options: list[Option]) -> None:
    """Another player in a house. (FF-ACTIONCARD-16)"""
    for seat in range(s.seats):
        if seat != s.turn and s.inside[seat] >= 0:
            options.append(("put-out", kind, seat))


def do_put_out(s: Table, card: int, option: Option) -> None:
    """Onto the house's card; the path is discarded, with the Ghosts in it. (FF-ACTIONCARD-16, FF-HOUSE-6)"""
    put_out(s, option[2])


def offer_hold(s: Table, kind: int, options: list[Option]) -> None:
    """Another player who is not held already. (FF-LIMBO-2)"""
    for seat in range(s.seats):
        if seat != s.turn and not s.skips[seat]:
            options.append(("hold", kind, seat))


def hold(s: Table, card: int, option: Option) -> None:
    """The player skips a turn. (FF-LIMBO-1, FF-ACTIONCARD-18)"""
    hold_back(s, option[2])


# On a Ghost


def offer_banish(s: Table, kind: int, options: list[Option]) -> None:
    """A Ghost in play, but no Boss. (FF-ACTIONCARD-14)"""
    for stack in s.ghosts:
        for card in told_apart(s, stack):
            options.append(("banish", kind, card))


def banish(s: Table, card: int, option: Option) -> None:
    """Into the discard pile. (FF-ACTIONCARD-14)"""
    s.tell(events.banished(option[2]))
    discard_ghost(s, where(s, option[2]), option[2])


def where(s: Table, ghost: int) -> int:
    """The place of a Ghost in play."""
    for place in range(len(s.ghosts)):
        if ghost in s.ghosts[place]:
            return place
    return NOTHING


def offer_lead(s: Table, kind: int, options: list[Option]) -> None:
    """A Ghost in play, to the Location of a player where it could be played. (FF-ACTIONCARD-15)"""
    for place in range(len(s.ghosts)):
        for card in told_apart(s, s.ghosts[place]):
            for seat in range(s.seats):
                to = s.place(seat)
                if to >= 0 and to != place and may_join(s, KIND[card], to):
                    options.append(("lead", kind, card, seat))


def lead(s: Table, card: int, option: Option) -> None:
    """It moves there, with what is attached to it. (FF-ACTIONCARD-15)"""
    ghost: int = option[2]
    place = where(s, ghost)
    s.ghosts[place] = without(s.ghosts[place], ghost)
    put_in_stack(s, s.place(option[3]), ghost)
    s.tell(events.led(ghost, option[3]))


def offer_snapshot(s: Table, kind: int, options: list[Option]) -> None:
    """A weak Ghost at your Location. (FF-ACTIONCARD-19)"""
    for card in told_apart(s, s.here()):
        if s.box.ghost[card].power <= COUNT[kind - FIRST_ACTION]:
            options.append(("snapshot", kind, card))


def snapshot(s: Table, card: int, option: Option) -> None:
    """It goes into your Album without a fight. (FF-ACTIONCARD-19, FF-ALBUM-1)"""
    capture(s, option[2])


_OFFERS: Final[dict[str, Offer]] = {
    "attach": offer_attach,
    "attach-film": offer_attach_film,
    "do": offer_effect,
    "displace": offer_displace,
    "take": offer_take,
    "others-discard": offer_others_discard,
    "banish": offer_banish,
    "lead": offer_lead,
    "put-out": offer_put_out,
    "hold": offer_hold,
    "snapshot": offer_snapshot,
}

_ACTS: Final[dict[str, Act]] = {
    "attach": attach,
    "attach-film": attach_film,
    "do": do_effect,
    "displace": displace,
    "take": take,
    "others-discard": others_discard,
    "banish": banish,
    "lead": lead,
    "put-out": do_put_out,
    "hold": hold,
    "snapshot": snapshot,
}

OFFER: Final[tuple[Offer, ...]] = tuple([_OFFERS[deed] for deed in DEEDS])
DO: Final[tuple[Act, ...]] = tuple([_ACTS[deed] for deed in DEEDS])
"""What lists and what carries out each deed, by its number."""
