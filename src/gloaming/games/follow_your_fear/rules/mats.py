"""The mats: face-up cards, and the numbers that the state stores for each of them."""

from __future__ import annotations

from gloaming.games.follow_your_fear.rules.board import in_the_void
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.sums import VOID_FEAR, VOID_PLAYER, exchanged, totals
from gloaming.games.follow_your_fear.tokens import (
    BLUE,
    FEAR,
    FLIPPED,
    FRESH,
    LAID,
    RED,
    SPIRIT,
    TOKEN_KINDS,
    VANISHES,
    WIDTH,
)


def place_of(cards: tuple[int, ...], card: int) -> int:
    """Return the index of a card in a tuple that contains the card."""
    place = 0
    for other in cards:
        if other == card:
            break
        place += 1
    return place


def mark(s: State, mat: int, card: int, what: int) -> int:
    """Return a number stored for a card on a mat. what: which number, such as STRENGTH."""
    return s.marks[mat][place_of(s.mats[mat], card) * WIDTH + what]


def set_mark(s: State, mat: int, card: int, what: int, number: int) -> None:
    """Set a number stored for a card on a mat. what: which number, such as STRENGTH."""
    s.marks[mat][place_of(s.mats[mat], card) * WIDTH + what] = number


def add_mark(s: State, mat: int, card: int, what: int, more: int) -> None:
    """Increase a number stored for a card on a mat. what: which number, such as STRENGTH."""
    if more:
        s.marks[mat][place_of(s.mats[mat], card) * WIDTH + what] += more


def lay_up(s: State, mat: int, card: int) -> None:
    """Put a card face up on a mat, in the next slot or on other cards. (FY-SLOT-1, FY-SUMMON-1)"""
    s.mats[mat] += (card,)
    s.marks[mat].extend(FRESH)


def take_up(s: State, mat: int, card: int) -> None:
    """Remove a card from a mat, which ends its effects. (FY-HIDE-1, FY-HEAL-5, FY-DISCARD-3)"""
    place = place_of(s.mats[mat], card)
    s.mats[mat] = s.mats[mat][:place] + s.mats[mat][place + 1 :]
    del s.marks[mat][place * WIDTH : (place + 1) * WIDTH]
    if s.hidden:
        kept: list[int] = []
        for at in range(0, len(s.hidden), 2):
            if s.hidden[at + 1] != card:
                kept += s.hidden[at : at + 2]
        s.hidden = tuple(kept)


def tokens_on(s: State, mat: int, card: int) -> int:
    """Return the number of captured tokens on a card. (FY-BONUS-1)"""
    marks = s.marks[mat]
    at = place_of(s.mats[mat], card) * WIDTH + LAID
    laid = 0
    for place in range(at, at + TOKEN_KINDS):
        laid += marks[place]
    return laid


def strength(s: State) -> int:
    """Return the Strength of the acting side. (FY-STRENGTH-1)"""
    return totals(s.marks, s.turn, s.phase)[0]


def player_defense(s: State, seat: int) -> int:
    """Return the Defense of a player's tokens, including the Void. (FY-DEFENSE-1, FY-VOID-1, FY-VOID-2,
    FY-CAPTURE-4)
    """
    return totals(s.marks, seat, SPIRIT)[1] + (VOID_PLAYER if in_the_void(s, seat) else 0)


def fear_defense(s: State) -> int:
    """Return the Defense of the Fear: what the cards of all players give it together, plus the effect of the Void.

    (FY-DEFENSE-4, FY-VOID-1, FY-VOID-2, FY-RESPAWN-4)
    """
    defense = VOID_FEAR if in_the_void(s, RED) or in_the_void(s, BLUE) else 0
    for seat in range(s.seats):
        defense += totals(s.marks, seat, FEAR)[1]
    return defense


def defense_of(s: State, kind: int) -> int:
    """Return the Defense of the tokens of a kind."""
    return fear_defense(s) if kind >= RED else player_defense(s, kind)


def makes_vanish(s: State, mat: int) -> bool:
    """Return whether a card on a mat guards tokens with Disappear. (FY-VANISH-1)"""
    marks = s.marks[mat]
    return any([marks[at + VANISHES] > 0 for at in range(0, len(marks), WIDTH)])


def stays(s: State, mat: int, card: int) -> bool:
    """Return whether a card stays face up for the round. (FY-DISCARD-1, FY-TURNED-3)"""
    if mark(s, mat, card, FLIPPED):
        return False
    return s.box.stays[card] or (s.box.strong[card] and exchanged(s.marks[mat]))


def free_tokens(s: State, captor: int, kind: int) -> int:
    """Return the number of captured tokens of a kind that a player has on the mat, but not on a card."""
    laid = 0
    for mat in range(2 * captor, 2 * captor + 2):
        marks = s.marks[mat]
        for at in range(LAID + kind, len(marks), WIDTH):
            laid += marks[at]
    return s.taken[captor * TOKEN_KINDS + kind] - laid
