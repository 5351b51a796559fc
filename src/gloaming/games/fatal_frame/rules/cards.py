"""Drawing, discarding and losing cards."""

from __future__ import annotations

from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.cards import PARTS, Part
from gloaming.games.fatal_frame.constants import NOTHING
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.state import State


def of_kind(box: Box, cards: tuple[int, ...], kind: int) -> int:
    """A card of a kind among the cards, or NOTHING."""
    for card in cards:
        if box.kind[card] == kind:
            return card
    return NOTHING


def kinds_of(box: Box, cards: tuple[int, ...]) -> list[int]:
    """The kinds of the cards, each once."""
    kinds: list[int] = []
    kind_of = box.kind
    for card in cards:
        kind = kind_of[card]
        if kind not in kinds:
            kinds.append(kind)
    return kinds


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards, but for one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def cards_left(s: State) -> bool:
    """Whether there is anything to draw, now or after shuffling. (FF-DRAW-3)"""
    return len(s.deck) + len(s.discard) > 0


def draw(s: State, seat: int, count: int) -> None:
    """Draw cards of the main deck; only when one must be drawn and there is none, the discard pile is shuffled.

    (FF-DRAW-1, FF-DRAW-2, FF-DRAW-3)
    """
    for _ in range(count):
        if not s.deck:
            if not s.discard:
                return
            cards = sorted(s.discard)
            s.shuffle_openly(cards)
            s.dice.shuffle(cards)
            s.deck = tuple(cards)
            s.discard = ()
            events.reshuffled(s)
        card = s.deck[-1]
        s.deck = s.deck[:-1]
        s.hand[seat] += (card,)
        events.drew(s, 1 << seat, seat, card)


# Discard: from the hand


def hand_keeps_secrets(s: State) -> bool:
    """Whether others would learn that all cards of the hand are alike, were a single choice among them not asked.

    With fewer than two cards all see that there is no choice. (FF-TERM-1, FF-FUNCTION-4)
    """
    return len(s.hand[s.turn]) > 1


def to_discard(s: State) -> list[Option]:
    """Any card in hand; with the Trapped Boy, none need be. (FF-TERM-1, FF-BOY-1)"""
    options: list[Option] = [("discard", kind) for kind in kinds_of(s.box, s.hand[s.turn])]
    if s.gift(s.turn, "keep-hand"):
        options.append(("keep",))
    return options


def discard_one(s: State, option: Option) -> None:
    """Put a card from the hand into the discard pile, and the next, as many as are owed. (FF-TERM-1, FF-TERM-2)"""
    if option[0] == "keep":
        events.kept(s, s.turn)
        return
    discard(s, s.turn, of_kind(s.box, s.hand[s.turn], option[1]))
    s.arg -= 1
    if s.arg > 0 and s.hand[s.turn]:
        s.again()


def discard(s: State, seat: int, card: int) -> None:
    """Put a card from a hand into the discard pile. (FF-TERM-1)"""
    s.hand[seat] = without(s.hand[seat], card)
    s.discard += (card,)
    events.discarded(s, seat, card)


# Lose: from the table


def losable(s: State, seat: int, part: Part) -> list[int]:
    """The kinds of card that a player could lose, or be robbed of. (FF-TERM-3, FF-TERM-4, FF-ITEM-5)"""
    return [] if s.guard(seat, part) >= 0 else lying(s, seat, part)


def lying(s: State, seat: int, part: Part) -> list[int]:
    """The kinds of card of a part that lie before a player, guarded or not. (FF-TERM-3)"""
    if part == "album-ghost":
        return kinds_of(s.box, s.album[seat])
    if part == "item":
        return kinds_of(s.box, s.items[seat])
    kinds = kinds_of(s.box, s.camera[seat])
    if part == "upgrade":
        return kinds
    matching = []
    for kind in kinds:
        if s.box.part[kind] == part:
            matching.append(kind)
    return matching


def to_lose(s: State) -> list[Option]:
    """The cards of the part to be lost; without one, nothing is lost. (FF-TERM-3)"""
    return [("lose", kind) for kind in losable(s, s.turn, PARTS[s.arg])]


def lose_one(s: State, option: Option) -> None:
    """Lose a card of one's choice. (FF-TERM-3)"""
    lose(s, s.turn, held(s, s.turn, option[1]))


def held(s: State, seat: int, kind: int) -> int:
    """A card of a kind that lies before a player; of two identical Functions one that has been used this turn."""
    for card in s.used:
        if s.box.kind[card] == kind and card in s.camera[seat]:
            return card
    if kind < s.box.first_item:
        return of_kind(s.box, s.album[seat], kind)
    return of_kind(s.box, s.items[seat] if kind < s.box.first_upgrade else s.camera[seat], kind)


def take_from(s: State, seat: int, card: int) -> None:
    """Lift a card that lies before a player."""
    kind = s.box.kind[card]
    if kind < s.box.first_item:
        s.album[seat] = without(s.album[seat], card)
    elif kind < s.box.first_upgrade:
        s.items[seat] = without(s.items[seat], card)
    else:
        s.camera[seat] = without(s.camera[seat], card)


def lose(s: State, seat: int, card: int) -> None:
    """Put a card before a player into the discard pile, and what is attached to it. (FF-TERM-3, FF-ATTACH-1)"""
    take_from(s, seat, card)
    s.discard += (card,)
    events.lost(s, seat, card)
    detach(s, card)


def detach(s: State, anchor: int) -> None:
    """What is attached to a card that leaves the table is lost. (FF-ATTACH-1)"""
    if s.attached:
        kept = []
        for action, on in s.attached:
            if on == anchor:
                s.discard += (action,)
                events.detached(s, action)
            else:
                kept.append((action, on))
        s.attached = tuple(kept)
