"""Turns, rounds, and the two phases of a turn."""

from __future__ import annotations

from typing import Final

from gloaming.engine.phrases import player
from gloaming.engine.rules.effects import Why
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.constants import HAND_LIMIT
from gloaming.games.follow_your_fear.generated import events
from gloaming.games.follow_your_fear.rules.board import occupied_types
from gloaming.games.follow_your_fear.rules.mats import stays, take_up
from gloaming.games.follow_your_fear.rules.piles import (
    discard_from_hand,
    distinct_cards,
    draw_fear_cards,
    harvest_from,
    not_drawn_from,
    not_from,
    piles_to_harvest,
    put_on_discards,
    return_to_hand,
)
from gloaming.games.follow_your_fear.rules.sentences import with_count
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import FEAR, SPIRIT, TOKEN_KINDS

SLOTS: Final = 3
NONE_USED: Final[tuple[int, ...]] = (0,) * TOKEN_KINDS
NO_SYMBOLS: Final[tuple[int, ...]] = (0, 0, 0)
MOST_ROUNDS: Final = 40
"""The default number of rounds of a match, which is also the maximum."""


def take_turns(s: State) -> bool:
    """Return whether another turn follows: no player has won, and the last round is not over. (FY-TURN-1, FY-END-1)"""
    return s.winner < 0 and not s.tired


def begin_turn(s: State) -> None:
    """Start a turn, which ends the effects of the player's cards from their last turn.

    The first player's turn also starts a round, or ends the match after the last round. (FY-TURN-3, FY-TURN-4,
    FY-CLEAN-1, FY-CLEAN-2, FY-FEAR-2, FY-END-4)
    """
    if s.turn == s.first:
        s.round += 1
        if s.round > s.most_rounds:
            s.tired = True
            events.tired(s)
            s.leave("turn")
            return
    for card in s.mats[2 * s.turn]:
        return_to_hand(s, 2 * s.turn, card)
    for card in s.mats[2 * s.turn + 1]:
        take_up(s, 2 * s.turn + 1, card)
        put_on_discards(s, card, True)


def spirit_phase(s: State) -> None:
    """Run the Spirit Phase; a banished player skips it. (FY-TURN-2, FY-BANISH-3)"""
    begin_phase(s, SPIRIT, SLOTS)
    if s.turn not in s.banished:
        events.turn(s, s.turn, s.round)
        s.run("Spirit Phase")


def fear_phase(s: State) -> None:
    """Run the Fear Phase, which banished players have, too. (FY-TURN-2, FY-FEAR-1, FY-BANISH-3)"""
    begin_phase(s, FEAR, SLOTS + s.extra)
    s.controller = s.turn
    events.fear_phase(s, s.turn)
    s.run("Fear Phase")


def begin_phase(s: State, phase: int, slots: int) -> None:
    """Start a phase: reset everything that counts only during one phase. slots: the number of free slots.

    (FY-STRENGTH-3, FY-SLOT-3, FY-CARD-2, FY-SYMBOL-1, FY-FEAR-11)
    """
    s.phase = phase
    s.slots = slots
    s.ended = False
    s.used = NONE_USED
    s.symbols = NO_SYMBOLS
    s.harvests = s.harvested = 0
    s.placings = s.placed = 0
    s.cleanings = s.cleaned = 0
    s.harvest_times = s.corrupt_times = s.move_times = 1
    s.healer_moves = ()


def pass_the_turn(s: State) -> None:
    """Pass the turn to the player on the left. (FY-TURN-1)"""
    s.extra = 0
    s.turn = s.seat_after(s.turn)


# Spirit Phase


def first_harvest(s: State) -> list[Option]:
    """Return the options to harvest: the decks of types on which the player's tokens stand.

    (FY-HARVEST-1, FY-HARVEST-2, FY-HARVEST-3)
    """
    return piles_to_harvest(s, occupied_types(s))


def not_harvesting(s: State, seat: int, pile: int) -> Why | None:
    """Return why a seat cannot harvest from a pile now; None if it can.

    For a Harvest attribute, the types count that were occupied when the card was summoned. (FY-TURN-1, FY-TURN-4,
    FY-HARVEST-1, FY-HARVEST-6, FY-DRAW-2, FY-DRAW-3)
    """
    if s.turn != seat:
        return f"It is {player(s.turn)}'s turn.", "FY-TURN-1"
    flow = s.program.flow_of[s.step]
    if flow not in ("Spirit Phase", "harvest more"):
        return "You cannot harvest now.", "FY-TURN-4"
    if flow == "Spirit Phase":
        return not_from(s, pile, occupied_types(s))
    return not_drawn_from(s, pile, s.here)


def harvest(s: State, option: Option) -> None:
    """Draw the top card of the chosen deck. (FY-HARVEST-1)"""
    harvest_from(s, option[1])


def return_spirits(s: State) -> None:
    """Return face-up Spirits to the hand, except those that stay face up for the round. (FY-DISCARD-1, FY-SUMMON-3)"""
    mat = s.mat()
    for card in [card for card in s.mats[mat] if not stays(s, mat, card)]:
        return_to_hand(s, mat, card)


def too_many_spirits(s: State) -> bool:
    """Return whether the player has more than nine Spirits, including face-up ones. (FY-DISCARD-2, FY-DISCARD-4)"""
    return len(s.hands[s.turn]) + len(s.mats[2 * s.turn]) > HAND_LIMIT


def spirits_to_discard(s: State) -> list[Option]:
    """Return the options to discard a Spirit: the cards in hand and the face-up cards. (FY-DISCARD-3)"""
    cards = distinct_cards(s, s.hands[s.turn])
    cards += s.mats[2 * s.turn]
    return [s.box.discard[card] for card in cards]


def how_many_to_discard(s: State) -> str:
    """Return the prompt with the number of Spirits left to discard. (FY-DISCARD-2)"""
    left = len(s.hands[s.turn]) + len(s.mats[2 * s.turn]) - HAND_LIMIT
    return with_count(f"Discard down to {HAND_LIMIT} Spirits, including face-up ones", left)


def discard_spirit(s: State, option: Option) -> None:
    """Discard the chosen Spirit; if it was face up, its effects end. (FY-DISCARD-3, FY-DISCARD-5)"""
    card: int = option[1]
    mat = 2 * s.turn
    if card in s.mats[mat]:
        take_up(s, mat, card)
        put_on_discards(s, card)
        events.discarded(s, s.turn, card)
    else:
        discard_from_hand(s, s.turn, card)


# Fear Phase


def draw_three(s: State) -> None:
    """Draw 3 Fear cards, and 1 more for each additional Fear card that the player has gained. (FY-FEAR-3,
    FY-EXTRA-1)
    """
    draw_fear_cards(s, SLOTS + s.extra)
    s.extra = 0


def discard_fear_cards(s: State) -> None:
    """Discard all drawn and summoned Fear cards, except those that stay face up for the round. (FY-FEAR-12)"""
    for card in s.drawn[s.turn]:
        put_on_discards(s, card, True)
    s.drawn[s.turn] = ()
    mat = s.mat()
    for card in [card for card in s.mats[mat] if not stays(s, mat, card)]:
        take_up(s, mat, card)
        put_on_discards(s, card, True)
