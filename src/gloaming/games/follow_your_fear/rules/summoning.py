"""Summoning: requirements, slots, captured tokens on cards, and the attributes of cards."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.effects import Why, resolve
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.generated import events
from gloaming.games.follow_your_fear.rules.board import activated, event_kind, occupied_types
from gloaming.games.follow_your_fear.rules.mats import add_mark, free_tokens, lay_up, mark, set_mark, take_up, tokens_on
from gloaming.games.follow_your_fear.rules.piles import put_on_discards, without_card
from gloaming.games.follow_your_fear.rules.sentences import needed
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import (
    BLUE,
    FEAR,
    FLIPPED,
    HEALED,
    LAID,
    MOVED,
    MOVES,
    RED,
    SPIRIT,
    TOKEN_KINDS,
    WIDTH,
)

END_PHASE: Final[Option] = ("end-phase",)


def may_summon(s: State) -> bool:
    """Return whether a slot is free and the player has not ended the phase. (FY-SUMMON-1, FY-SLOT-1, FY-FEAR-5)"""
    return s.slots > 0 and not s.ended


def cards_to_summon(s: State) -> list[Option]:
    """Return the options to summon or flip a card, and the option to end the phase.

    (FY-SUMMON-1, FY-FEAR-6, FY-FEAR-7, FY-FEAR-8, FY-FEAR-10, FY-STEAL-4, FY-STEAL-5, FY-CORRUPT-4, FY-CORRUPT-5)
    """
    options: list[Option] = []
    have = activated(s)
    box = s.box
    askers = box.asked_in[s.phase]
    cards = within_reach(s)
    forced = must_summon(s, cards, have)
    full = take_all_slots(s, forced)
    last = -1
    for card in cards:
        design = box.design[card]
        if design == last:
            continue
        last = design
        if met(askers[card], have) and (not full or box.slots[card] or card in forced):
            options.append(box.summon[card])
        if box.fear[card] >= 0 and not full and card not in forced:
            options.append(box.flipped[card])
    if not forced:
        options.append(END_PHASE)
    return options


def hand_keeps_secrets(s: State) -> bool:
    """Return whether ending a Spirit Phase automatically would reveal something about the player's hand.

    A Fear Phase has no secret to keep: all drawn cards are face up before any other player chooses. (FY-SUMMON-4,
    FY-INFO-1, FY-INFO-3, FY-FEAR-12)
    """
    return bool(s.hands[s.turn])


def within_reach(s: State) -> tuple[int, ...]:
    """Return the cards from which the player can summon: the hand, or in a Fear Phase the drawn cards.

    (FY-SUMMON-1, FY-FEAR-5)
    """
    return s.hands[s.turn] if s.phase == SPIRIT else s.drawn[s.turn]


def must_summon(s: State, cards: tuple[int, ...], have: tuple[int, int, int, int, int]) -> tuple[int, ...]:
    """Return the drawn Fear cards that must be summoned: those that place Corrupt tiles and whose requirement is met.

    These cards may not be flipped or let go. have: the counts of `activated`. (FY-CORRUPT-3, FY-CORRUPT-4)
    """
    if s.phase == SPIRIT:
        return ()
    box = s.box
    return tuple([card for card in cards if box.binds[card] and met(box.asks[card], have)])


def take_all_slots(s: State, forced: tuple[int, ...]) -> bool:
    """Return whether the cards that must be summoned need all free slots.

    Then any other card can be summoned only if it gives a slot back. forced: the cards that must be summoned.
    (FY-CORRUPT-4, FY-CORRUPT-5)
    """
    return len(forced) >= s.slots


def met(asks: tuple[int, int, int, int], have: tuple[int, int, int, int, int]) -> bool:
    """Return whether a requirement is met; tokens in the Void count as any symbol.

    asks: how many of each symbol the requirement has; have: the counts of `activated`. (FY-NEED-1, FY-NEED-2,
    FY-NEED-3, FY-NEED-5, FY-NEED-6, FY-NEED-7, FY-VOID-3, FY-SYMBOL-1, FY-SYMBOL-2)
    """
    courage, reason, hope, corrupt = asks
    missing = 0
    if courage > have[0]:
        missing = courage - have[0]
    if reason > have[1]:
        missing += reason - have[1]
    if hope > have[2]:
        missing += hope - have[2]
    if corrupt > have[3]:
        missing += corrupt - have[3]
    return missing <= have[4]


def refusal(s: State, seat: int, card: int) -> Why | None:
    """Return why a player's own card can be neither summoned nor flipped now; None if it can.

    (FY-NEED-1, FY-CORRUPT-4, FY-TURN-1, FY-TURN-2)
    """
    if s.turn != seat or s.winner >= 0:
        return "You can summon cards only in your own turn.", "FY-TURN-1"
    if s.program.flow_of[s.step] not in ("summon a card", "summon a Fear card"):
        return "Another decision comes first.", "FY-SUMMON-1" if s.phase == SPIRIT else "FY-FEAR-5"
    cards = within_reach(s)
    if card not in cards:
        return "This is the Fear Phase: you can summon Spirits in your next Spirit Phase.", "FY-TURN-2"
    have = activated(s)
    front = met(s.box.asked_in[s.phase][card], have)
    if not front and s.box.fear[card] < 0:
        symbols = needed(s.box.entry[card].needs)
        return f"This card requires {symbols}, and your tokens do not meet that.", "FY-NEED-1"
    forced = must_summon(s, cards, have)
    if take_all_slots(s, forced) and card not in forced and not (front and s.box.slots[card]):
        return "You must summon cards that corrupt first, and no slot is left for another.", "FY-CORRUPT-4"
    return None


def summon(s: State, option: Option) -> None:
    """Put the chosen card in a slot, with its front or its back up, or end the phase.

    (FY-SUMMON-1, FY-SUMMON-3, FY-SLOT-2, FY-FEAR-5, FY-FEAR-7)
    """
    verb: str = option[0]
    if verb == "end-phase":
        s.ended = True
        return
    card: int = option[1]
    seat = s.turn
    if s.phase == SPIRIT:
        s.hands[seat] = without_card(s.hands[seat], card)
    else:
        s.drawn[seat] = without_card(s.drawn[seat], card)
    lay_up(s, s.mat(), card)
    s.slots -= 1
    if verb == "flip":
        set_mark(s, s.mat(), card, FLIPPED, 1)
        events.flipped(s, seat, card)
    else:
        events.summoned(s, seat, card)
    s.run("summoned", card)


def line(s: State, mat: int, card: int) -> tuple[Attribute, ...]:
    """Return the attributes of a card on a mat; for a flipped card, the Move on its back. (FY-FEAR-7, FY-FEAR-9)"""
    if mark(s, mat, card, FLIPPED):
        return s.box.flip[s.box.fear[card]]
    return s.box.powers[card]


def tokens_to_lay(s: State) -> list[Option]:
    """Return the options to lay captured tokens that are not used in this turn yet.

    Fear tokens can be laid on Spirits, Player tokens on Fear cards. (FY-BONUS-1, FY-BONUS-2, FY-BONUS-3)
    """
    first, last = kinds_to_lay(s)
    return [("lay", kind) for kind in range(first, last + 1) if usable(s, kind)]


def kinds_to_lay(s: State) -> tuple[int, int]:
    """Return the first and the last kind of captured tokens that can be laid on cards in this phase. (FY-BONUS-1)"""
    return (RED, BLUE) if s.phase == SPIRIT else (0, s.seats - 1)


def usable(s: State, kind: int) -> int:
    """Return the number of captured tokens of a kind that can still be laid in this phase. (FY-BONUS-1, FY-BONUS-3)"""
    if not s.taken[s.turn * TOKEN_KINDS + kind]:
        return 0
    return max(0, free_tokens(s, s.turn, kind) - s.used[kind] + _in_use(s, kind))


def powered(s: State, more: int) -> bool:
    """Return whether `more` captured tokens would change the effect of the card being summoned. (FY-BONUS-11)"""
    mat, card = s.mat(), s.arg
    laid = tokens_on(s, mat, card)
    return any([power.powered(s, laid, more) for power in line(s, mat, card)])


def pass_over_tokens(s: State) -> None:
    """Skip the question which token to lay if no captured token can be laid with an effect. (FY-BONUS-11)"""
    more = 0
    first, last = kinds_to_lay(s)
    for kind in range(first, last + 1):
        more += usable(s, kind)
    if not more or not powered(s, more):
        s.step += 1


def _in_use(s: State, kind: int) -> int:
    """Return the number of captured tokens of a kind on the cards of the acting player's mat for this phase."""
    used = 0
    marks = s.marks[s.mat()]
    for at in range(LAID + kind, len(marks), WIDTH):
        used += marks[at]
    return used


def lay_token(s: State, option: Option) -> None:
    """Lay the chosen token on the card, which uses the token for this turn.

    The question is repeated while further tokens would have an effect. (FY-BONUS-1, FY-BONUS-3, FY-BONUS-11)
    """
    kind: int = option[1]
    add_mark(s, s.mat(), s.arg, LAID + kind, 1)
    used = s.used
    s.used = used[:kind] + (used[kind] + 1,) + used[kind + 1 :]
    events.laid(s, s.turn, event_kind(s, kind), s.arg)
    pass_over_tokens(s)


def activate(s: State) -> None:
    """Carry out all attributes of the card in order, then repeat some of them if a captured token is on the card.

    (FY-SUMMON-2, FY-MANY-1, FY-BONUS-8, FY-BONUS-9, FY-DRAW-2)
    """
    card = s.arg
    s.here = occupied_types(s)
    powers = line(s, s.mat(), card)
    if tokens_on(s, s.mat(), card):
        powers += tuple([power for power in powers if power.again()])
    if len(powers) == 1:
        powers[0].do(s)
    else:
        resolve(s, powers, card)


def discard_healer(s: State) -> None:
    """After its last attribute, discard a card that has healed a token; its Move can still be multiplied.

    (FY-HEAL-4, FY-HEAL-5)
    """
    card = s.arg
    mat = s.mat()
    if mark(s, mat, card, HEALED):
        if mark(s, mat, card, MOVES):
            s.healer_moves += (card, mark(s, mat, card, MOVES), mark(s, mat, card, MOVED))
        take_up(s, mat, card)
        put_on_discards(s, card, s.phase == FEAR and s.box.backs[card] == "fear")
        events.discarded(s, s.turn, card)
