"""Turns: placing a meeple, and resolving the room with its 3rd meeple."""

from __future__ import annotations

from typing import Final

from gloaming.engine.phrases import player
from gloaming.engine.rules.effects import Why
from gloaming.engine.state.state import Option
from gloaming.engine.state.zones import NO_CARD
from gloaming.games.dont_go_in_there.box import MOST_BOARDS, NOBODY_HERE, SLOTS, SPACES
from gloaming.games.dont_go_in_there.generated import events
from gloaming.games.dont_go_in_there.rules.ghosts import gain_ghosts
from gloaming.games.dont_go_in_there.rules.rooms import deal_to
from gloaming.games.dont_go_in_there.state import State

PLACE: Final[list[list[Option]]] = [
    [("place", board, space) for space in range(SPACES)] for board in range(MOST_BOARDS)
]
CLAIM: Final[list[Option]] = [("claim", slot) for slot in range(SLOTS)]


def play_turns(s: State) -> bool:
    """Return whether another turn follows, that is, whether at least one Room board is left.

    (DG-TURN-1, DG-REVEAL-4)
    """
    return s.room.count(NOBODY_HERE) < len(s.room)


# Your turn


def skip_without_a_meeple(s: State) -> None:
    """Skip the turn of a player whose supply of meeples is empty. (DG-TURN-3)"""
    if s.supply[s.turn] == 0:
        events.skipped(s, s.turn)
        s.turn = s.seat_after(s.turn)
        s.leave("turn")


def free_spaces(s: State) -> list[Option]:
    """Return the options to place a meeple: the free spaces of all rooms. Passing is not allowed.

    (DG-PLACE-1, DG-TURN-2)
    """
    options: list[Option] = []
    for board, spaces in enumerate(s.spaces):
        for option, meeple in zip(PLACE[board], spaces):
            if meeple < 0:
                options.append(option)
    return options


def not_placing(s: State, seat: int, board: int, space: int) -> Why | None:
    """Return why the seat cannot place a meeple on this space now; None if it can.

    (DG-REVEAL-2, DG-PLACE-5, DG-TURN-1, DG-PLACE-1)
    """
    if not s.spaces[board]:
        return "This board has been removed: the deck is empty.", "DG-REVEAL-2"
    if s.program.flow_of[s.step] != "turn":
        return "You cannot place a meeple while a room is being resolved.", "DG-PLACE-5"
    if s.turn != seat:
        return f"It is {player(s.turn)}'s turn.", "DG-TURN-1"
    if PLACE[board][space] in free_spaces(s):
        return None
    return f"{player(s.spaces[board][space])} stands on this space.", "DG-PLACE-1"


def place_a_meeple(s: State, option: Option) -> None:
    """Place a meeple of the player to move on the chosen space. A player may have several meeples in a room.

    (DG-PLACE-1, DG-PLACE-2)
    """
    board: int = option[1]
    space: int = option[2]
    seat = s.turn
    s.board = board
    s.space = space
    s.supply[seat] -= 1
    spaces = s.spaces[board]
    s.spaces[board] = spaces[:space] + (seat,) + spaces[space + 1 :]
    events.placed(s, seat, board, s.room[board], space)


def resolve_with_third_meeple(s: State) -> None:
    """Start resolving the room if the meeple just placed is its 3rd. (DG-PLACE-5)"""
    if s.spaces[s.board].count(NOBODY_HERE) == SPACES - 3:
        s.resolver = s.turn
        s.resolving = True
        s.run("resolve a room")


def pass_the_turn(s: State) -> None:
    """Pass the turn to the player after the one who placed the meeple. (DG-PLACE-6, DG-REVEAL-3)"""
    s.turn = s.seat_after(s.turn)


# Resolve a room


def resolver(s: State) -> int:
    """Return the player who placed the 3rd meeple in the room being resolved. (DG-BASEMENT-3, DG-HALLWAY-2)"""
    return s.resolver


def roll_for_ghosts(s: State) -> None:
    """1. Roll one die for each dice symbol on the cards of the room. (DG-ROLL-1)"""
    count = 0
    for card in s.cards[s.board]:
        count += s.box.dice[card]
    s.rolled = s.dice.roll(count, 2)
    events.rolled(s, s.resolver, s.board, *s.rolled)


def take_ghosts(s: State) -> None:
    """1. Give ghosts to the owner of each meeple in the room: the ghosts rolled minus the flashlights of the space.

    (DG-ROLL-2, DG-ROLL-3)
    """
    rolled = s.rolled.count(1)
    lights = s.box.flashlights[s.room[s.board]]
    for seat, light in zip(s.spaces[s.board], lights):
        if seat >= 0 and rolled > light:
            gain_ghosts(s, seat, rolled - light)


def take_cursed_cards(s: State) -> bool:
    """2. Select the highest meeple left in the room to take a card. Return False when no meeple is left.

    (DG-TAKE-1, DG-PLACE-3)
    """
    for space, seat in enumerate(s.spaces[s.board]):
        if seat >= 0:
            s.space = space
            return True
    return False


def claimant(s: State) -> int:
    """Return the owner of the meeple that is taking a card. (DG-TAKE-1)"""
    return s.spaces[s.board][s.space]


def cards_left(s: State) -> list[Option]:
    """Return the options to take a card: the remaining cards of the room. (DG-TAKE-1)"""
    return [option for option, card in zip(CLAIM, s.cards[s.board]) if card >= 0]


def not_taking(s: State, seat: int, card: int) -> Why | None:
    """Return why the seat cannot take this card now; None if it can, or if the reason would reveal a hidden card.

    (DG-GOAL-2, DG-TAKE-2, DG-PLACE-5, DG-TAKE-1)
    """
    if s.program.flow_of[s.step] == "take a card":
        cards = s.cards[s.board]
        if card in cards and CLAIM[cards.index(card)] in cards_left(s):
            picker = claimant(s)
            if picker == seat:
                return None
            return f"It is {player(picker)}'s pick: the highest meeple picks first.", "DG-TAKE-1"
    for owner in range(s.seats):
        if card in s.dispelled[owner]:
            return "This card has been dispelled.", "DG-GOAL-2"
        if card in s.tableau[owner]:
            return f"{player(owner)} has already taken this card.", "DG-TAKE-2"
    for board, cards in enumerate(s.cards):
        if card in cards and (s.looked[board][cards.index(card)] >> seat) & 1:
            return "Cards are taken when their room is resolved, after its 3rd meeple is placed.", "DG-PLACE-5"
    return None


def take_a_card(s: State, option: Option) -> None:
    """Move the chosen card from the room to the player's tableau, face up. (DG-TAKE-1, DG-TAKE-2)"""
    slot: int = option[1]
    board = s.board
    seat = s.spaces[board][s.space]
    cards = s.cards[board]
    card = cards[slot]
    s.slot = slot
    s.card = card
    s.cards[board] = cards[:slot] + (NO_CARD,) + cards[slot + 1 :]
    s.tableau[seat] += (card,)
    events.claimed(s, seat, board, slot, card)


def return_the_meeple(s: State) -> None:
    """Return the meeple that took a card to its owner's supply. (DG-TAKE-4)"""
    spaces = s.spaces[s.board]
    space = s.space
    s.supply[spaces[space]] += 1
    s.spaces[s.board] = spaces[:space] + (NOBODY_HERE,) + spaces[space + 1 :]


def reveal_a_new_room(s: State) -> None:
    """3. Turn the board of the resolved room over and deal 3 cards, or remove the board if the deck is empty.

    (DG-REVEAL-1, DG-REVEAL-2)
    """
    board = s.board
    s.rolled = ()
    s.resolving = False
    if len(s.deck) >= SLOTS:
        s.room[board] = s.box.turned[s.room[board]]
        deal_to(s, board)
    else:
        s.room[board] = NOBODY_HERE
        s.cards[board] = ()
        s.looked[board] = ()
        s.spaces[board] = ()
        events.board_removed(s, board)
