"""The rooms: how their cards are dealt, and what each does."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state import Option
from gloaming.engine.zones import NO_CARD
from gloaming.games.dont_go_in_there.content import (
    ROOMS,
    Ascending,
    ChangeDie,
    FaceDown,
    GhostsOnSpace,
    RerollDice,
)
from gloaming.games.dont_go_in_there.rules.ghosts import gain_ghosts
from gloaming.games.dont_go_in_there.state import CURSES, NOBODY_HERE, SLOTS, SPACES, UP, Table


def _ghosts_by_space(effect: object) -> tuple[int, ...]:
    ghosts = [0] * SPACES
    if isinstance(effect, GhostsOnSpace):
        ghosts[effect.space - 1] = effect.ghosts
    return tuple(ghosts)


EFFECTS: Final = [room.effect for room in ROOMS]
SPACE_GHOSTS: Final[list[tuple[int, ...]]] = [_ghosts_by_space(effect) for effect in EFFECTS]
SLOT_GHOSTS: Final[list[tuple[int, ...]]] = [
    (effect.left, 0, effect.right) if isinstance(effect, Ascending) else (0, 0, 0) for effect in EFFECTS
]
ASCENDING: Final[list[bool]] = [isinstance(effect, Ascending) for effect in EFFECTS]
FACE_DOWN_SLOT: Final[list[int]] = [effect.slot - 1 if isinstance(effect, FaceDown) else -1 for effect in EFFECTS]
REROLL: Final[list[bool]] = [isinstance(effect, RerollDice) for effect in EFFECTS]
CHANGE: Final[list[bool]] = [isinstance(effect, ChangeDie) for effect in EFFECTS]

KEEP: Final[Option] = ("keep",)
ROLL_AGAIN: Final[Option] = ("roll-again",)
EMPTY_SPACES: Final[tuple[int, ...]] = (NOBODY_HERE,) * SPACES


def deal_to(s: Table, board: int) -> None:
    """Deal 3 cards from the deck to the room that lies up.

    In the Library by ascending value, of equal values the one drawn first to the left; in the Secret Passage the 3rd
    face down. (DG-LIBRARY-1, DG-LIBRARY-2, DG-SECRETPASSAGE-1)
    """
    room = s.room[board]
    dealt = s.deck[-SLOTS:]
    s.deck = s.deck[:-SLOTS]
    if ASCENDING[room]:
        dealt = _ascending(dealt)
    looked = UP
    told = dealt
    hidden = FACE_DOWN_SLOT[room]
    if hidden >= 0:
        looked = UP[:hidden] + (0,) + UP[hidden + 1 :]
        told = dealt[:hidden] + (NO_CARD,) + dealt[hidden + 1 :]
    s.cards[board] = dealt
    s.looked[board] = looked
    s.spaces[board] = EMPTY_SPACES
    s.tell(("dealt", board, room) + told)


def _ascending(cards: tuple[int, ...]) -> tuple[int, ...]:
    ordered = list(cards)
    for end in range(1, len(ordered)):
        card = ordered[end]
        place = end
        while place > 0 and CURSES[ordered[place - 1]] > CURSES[card]:
            ordered[place] = ordered[place - 1]
            place -= 1
        ordered[place] = card
    return tuple(ordered)


def look_at_face_down_card(s: Table) -> None:
    """Who has placed a meeple in the Secret Passage looks at its face-down card, and nobody else does.

    (DG-SECRETPASSAGE-2, DG-SECRETPASSAGE-3)
    """
    board = s.board
    slot = FACE_DOWN_SLOT[s.room[board]]
    if slot < 0:
        return
    looked = s.looked[board]
    seat = 1 << s.turn
    if looked[slot] & seat == 0:
        s.looked[board] = looked[:slot] + (looked[slot] | seat,) + looked[slot + 1 :]
        s.tell_only(seat, ("looked", s.turn, board, s.cards[board][slot]), ("looked", s.turn, board, NO_CARD))


def feel_the_space(s: Table) -> None:
    """At once, the top of the Attic costs a ghost and the bottom of the Nursery sheds one.

    (DG-PLACE-4, DG-ATTIC-1, DG-NURSERY-1)
    """
    ghosts = SPACE_GHOSTS[s.room[s.board]][s.space]
    if ghosts:
        gain_ghosts(s, s.turn, ghosts)


def reveal_face_down_card(s: Table) -> None:
    """With the 3rd meeple, the Secret Passage's card is turned up for all, before dice. (DG-SECRETPASSAGE-4)"""
    board = s.board
    slot = FACE_DOWN_SLOT[s.room[board]]
    if slot >= 0:
        s.looked[board] = UP
        s.tell(("revealed", board, s.cards[board][slot]))


def may_roll_again(s: Table) -> list[Option]:
    """In the Basement. (DG-BASEMENT-1)"""
    return [KEEP, ROLL_AGAIN] if REROLL[s.room[s.board]] else []


def roll_again(s: Table, option: Option) -> None:
    """Roll ALL the dice again, once: the second result stands. (DG-BASEMENT-2)"""
    if option != KEEP:
        s.rolled = s.dice.roll(len(s.rolled), 2)
        s.tell(("rolled-again", s.resolver) + s.rolled)


def may_change_a_die(s: Table) -> list[Option]:
    """In the Hallway: a ghost into a blank, or a blank into a ghost. (DG-HALLWAY-1)"""
    options: list[Option] = []
    if CHANGE[s.room[s.board]]:
        options.append(KEEP)
        for face in (1, 0):
            if face in s.rolled:
                options.append(("change", face))
    return options


def change_a_die(s: Table, option: Option) -> None:
    """Turn one die that shows this face to its other face. (DG-HALLWAY-1)"""
    if option != KEEP:
        face: int = option[1]
        changed = list(s.rolled)
        changed[changed.index(face)] = 1 - face
        s.rolled = tuple(changed)
        s.tell(("changed", s.resolver, face))


def exchange_slot_ghost(s: Table) -> None:
    """In the Library, before the card acts: the left slot costs a ghost, the right sheds one if there is one.

    (DG-LIBRARY-3, DG-LIBRARY-4, DG-LIBRARY-5)
    """
    ghosts = SLOT_GHOSTS[s.room[s.board]][s.slot]
    if ghosts:
        gain_ghosts(s, s.spaces[s.board][s.space], ghosts)
