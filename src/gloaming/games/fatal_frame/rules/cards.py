"""Draw, discard and lose cards."""

from __future__ import annotations

from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.cards import PARTS, Part
from gloaming.games.fatal_frame.constants import NOTHING
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.state import State


def of_kind(box: Box, cards: tuple[int, ...], kind: int) -> int:
    """Return the first of the given cards that has this kind, or NOTHING."""
    for card in cards:
        if box.kind[card] == kind:
            return card
    return NOTHING


def kinds_of(box: Box, cards: tuple[int, ...]) -> list[int]:
    """Return the kinds of the given cards, each kind once."""
    kinds: list[int] = []
    kind_of = box.kind
    for card in cards:
        kind = kind_of[card]
        if kind not in kinds:
            kinds.append(kind)
    return kinds


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards without the given card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def cards_left(s: State) -> bool:
    """Return whether a card can be drawn, from the deck or after shuffling the discard pile. (FF-DRAW-3)"""
    return len(s.deck) + len(s.discard) > 0


def draw(s: State, seat: int, count: int) -> None:
    """Draw cards from the main deck into a player's hand.

    Shuffle the discard pile only when the deck is empty and a card must be drawn. (FF-DRAW-1, FF-DRAW-2, FF-DRAW-3)
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
    """Return whether to show a decision about the hand even if it has only one option.

    Skipping it would reveal that all cards in hand are alike. With fewer than two cards, all players know that there is
    no choice.
    (FF-TERM-1, FF-FUNCTION-4)
    """
    return len(s.hand[s.turn]) > 1


def to_discard(s: State) -> list[Option]:
    """Return the options to discard: each card in hand. The Trapped Boy in the Album adds the option to keep all cards.

    (FF-TERM-1, FF-BOY-1)
    """
    options: list[Option] = [("discard", kind) for kind in kinds_of(s.box, s.hand[s.turn])]
    if s.gift(s.turn, "keep-hand"):
        options.append(("keep",))
    return options


def discard_one(s: State, option: Option) -> None:
    """Discard the chosen card. The decision repeats until enough cards are discarded. (FF-TERM-1, FF-TERM-2)"""
    if option[0] == "keep":
        events.kept(s, s.turn)
        return
    discard(s, s.turn, of_kind(s.box, s.hand[s.turn], option[1]))
    s.arg -= 1
    if s.arg > 0 and s.hand[s.turn]:
        s.again()


def discard(s: State, seat: int, card: int) -> None:
    """Discard a card from a player's hand. (FF-TERM-1)"""
    s.hand[seat] = without(s.hand[seat], card)
    s.discard += (card,)
    events.discarded(s, seat, card)


# Lose: from the table


def losable(s: State, seat: int, part: Part) -> list[int]:
    """Return the kinds of cards in one part of a player's table that can be lost or stolen; none if a Ghost guards it.

    (FF-TERM-3, FF-TERM-4, FF-ITEM-5)
    """
    return [] if s.guard(seat, part) >= 0 else lying(s, seat, part)


def lying(s: State, seat: int, part: Part) -> list[int]:
    """Return the kinds of a player's cards of the sort `part` that are in play, guarded or not. (FF-TERM-3)"""
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
    """Return the options to lose a card: each card of the sort that must be lost. (FF-TERM-3)"""
    return [("lose", kind) for kind in losable(s, s.turn, PARTS[s.arg])]


def lose_one(s: State, option: Option) -> None:
    """Make the current player lose the chosen card. (FF-TERM-3)"""
    lose(s, s.turn, held(s, s.turn, option[1]))


def held(s: State, seat: int, kind: int) -> int:
    """Return a card of a kind that a player has in play. Of two identical Functions, prefer a used one."""
    for card in s.used:
        if s.box.kind[card] == kind and card in s.camera[seat]:
            return card
    if kind < s.box.first_item:
        return of_kind(s.box, s.album[seat], kind)
    return of_kind(s.box, s.items[seat] if kind < s.box.first_upgrade else s.camera[seat], kind)


def take_from(s: State, seat: int, card: int) -> None:
    """Remove a card from a player's Album, Items or Camera."""
    kind = s.box.kind[card]
    if kind < s.box.first_item:
        s.album[seat] = without(s.album[seat], card)
    elif kind < s.box.first_upgrade:
        s.items[seat] = without(s.items[seat], card)
    else:
        s.camera[seat] = without(s.camera[seat], card)


def lose(s: State, seat: int, card: int) -> None:
    """Discard a card that a player has in play, together with the Actions attached to it. (FF-TERM-3, FF-ATTACH-1)"""
    take_from(s, seat, card)
    s.discard += (card,)
    events.lost(s, seat, card)
    detach(s, card)


def detach(s: State, anchor: int) -> None:
    """Discard the Actions attached to a card that leaves the table. (FF-ATTACH-1)"""
    if s.attached:
        kept = []
        for action, on in s.attached:
            if on == anchor:
                s.discard += (action,)
                events.detached(s, action)
            else:
                kept.append((action, on))
        s.attached = tuple(kept)
