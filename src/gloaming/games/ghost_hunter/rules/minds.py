"""Insanity cards: how they lower MP, and the Court cards and Aces that remove them."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import HUNTERS, STANDING
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import DrawInsanityArgs
from gloaming.games.ghost_hunter.rules.board import neighbours
from gloaming.games.ghost_hunter.rules.harm import curable, look_after
from gloaming.games.ghost_hunter.rules.piles import top_insanity
from gloaming.games.ghost_hunter.state import State, among

HELP: Final[tuple[Option, ...]] = tuple([("help", hunter) for hunter in range(HUNTERS)])


def numerals(s: State, hunter: int) -> list[int]:
    """Return the Insanity cards that lower a hunter's Maximum MP. (GH-MAD-2)"""
    return [card for card in s.minds[hunter] if s.box.numeral(card)]


def courts(s: State, hunter: int) -> list[int]:
    """Return the Court cards and Aces that a hunter holds. (GH-ACE-1)"""
    return [card for card in s.minds[hunter] if not s.box.numeral(card)]


def holds_court(s: State, hunter: int) -> bool:
    """Return whether a hunter holds a Court card or an Ace. (GH-ACE-1)"""
    lowers, first = s.box.lowers, s.box.first_insanity
    for card in s.minds[hunter]:
        if lowers[card - first] == 0:
            return True
    return False


def spend_court(s: State, hunter: int) -> None:
    """Discard one of a hunter's Court cards or Aces, to use it. (GH-ACE-1)"""
    discard_insanity(s, hunter, courts(s, hunter)[0])


def discard_insanity(s: State, hunter: int, card: int) -> None:
    """Discard a hunter's Insanity card face up. (GH-MAD-10, GH-ACE-8)"""
    s.minds[hunter] = tuple([other for other in s.minds[hunter] if other != card])
    s.insanity_discard += (card,)


def relieve(s: State, hunter: int, card: int) -> None:
    """Discard a hunter's Insanity card and announce it.

    If the card is a numeral, the Maximum MP rise. (GH-MAD-5, GH-MAD-6)
    """
    discard_insanity(s, hunter, card)
    events.eased(s, s.character[hunter], card)
    look_after(s, hunter)


def reach_of(s: State, hunter: int) -> int:
    """Return the number of doors across which a hunter's Court cards and Aces reach: 1, or more with a Special Feat or
    an Item. (GH-ACE-5)
    """
    return s.best_of(hunter, s.box.reaches, s.box.item_reaches)


def in_reach(s: State, helper: int, hunter: int) -> bool:
    """Return whether a standing hunter can help another hunter with a Court card or an Ace: on the same tile, or within
    reach. (GH-ACE-5, GH-ACE-6, GH-ACE-14)
    """
    if s.fares[helper] != STANDING:
        return False
    return s.at[hunter] == s.at[helper] or among(s.at[hunter], tiles_in_reach(s, helper))


def tiles_in_reach(s: State, helper: int) -> tuple[int, ...]:
    """Return the tiles within reach of a hunter's Court cards and Aces, apart from the hunter's own tile. (GH-ACE-5)"""
    here = s.at[helper]
    doors = reach_of(s, helper)
    if doors == 1:
        return neighbours(s, here)
    near = [here]
    for _ in range(doors):
        more = near.copy()
        for tile in near:
            more += neighbours(s, tile)
        near = more
    return tuple(near)


def may_hold_numerals(s: State, hunter: int) -> bool:
    """Return whether a hunter holds Insanity cards and has not stated that none of them is a numeral. (GH-ACE-7)"""
    return bool(s.minds[hunter]) and not s.no_numerals >> hunter & 1


def add_helps(s: State, hunter: int, options: list[Option]) -> None:
    """Add the options of a hunter to use a Court card or an Ace: to discard an own numeral, or one of another hunter.

    The other hunter must be in reach, or if fallen on the same tile, and must not be known to hold no numeral.
    (GH-ACE-2, GH-ACE-3, GH-ACE-5, GH-ACE-7, GH-ENEMY-13)
    """
    if not holds_court(s, hunter):
        return
    lowers, first = s.box.lowers, s.box.first_insanity
    for card in s.minds[hunter]:
        if lowers[card - first]:
            options.append(("ease", card))
    here = s.at[hunter]
    near: tuple[int, ...] | None = None
    for other, there in enumerate(s.at):
        if other == hunter or not may_hold_numerals(s, other):
            continue
        if s.fares[other] != STANDING:
            if there == here and curable(s, other):
                options.append(HELP[other])
        elif s.fares[hunter] == STANDING:
            if there != here and near is None:
                near = tiles_in_reach(s, hunter)
            if there == here or (near is not None and among(there, near)):
                options.append(HELP[other])


def ease_oneself(s: State, hunter: int, card: int) -> None:
    """Discard a Court card or an Ace of a hunter, and the chosen numeral of the same hunter. (GH-ACE-2)"""
    spend_court(s, hunter)
    relieve(s, hunter, card)


def draw_from(s: State, helper: int, hunter: int) -> None:
    """Use a Court card or an Ace of the helper to discard a random numeral of another hunter.

    With a longer reach than 1, a standing hunter chooses the numeral. If the hunter holds no numeral, no card is used.
    (GH-ACE-3, GH-ACE-7, GH-ENEMY-18)
    """
    if not numerals(s, hunter):
        say_no_numeral(s, hunter)
        return
    spend_court(s, helper)
    events.helps(s, s.character[helper], s.character[hunter])
    if reach_of(s, helper) > 1 and s.fares[hunter] == STANDING:
        s.run("ease", hunter)
        return
    ease_one_by_lot(s, hunter)


def say_no_numeral(s: State, hunter: int) -> None:
    """Record and announce that a hunter holds no numeral. (GH-ACE-7)"""
    s.no_numerals |= 1 << hunter
    events.no_numeral(s, s.character[hunter])


def ease_one_by_lot(s: State, hunter: int) -> None:
    """Discard a random numeral of a hunter. (GH-ACE-3)"""
    cards = numerals(s, hunter)
    relieve(s, hunter, cards[s.dice.below(len(cards))])


def ease_by_lot(s: State, hunter: int, most: int) -> int:
    """Discard up to `most` random numerals of a fallen hunter, and return how many may still be discarded.

    This stops when the hunter returns to the game, who then chooses the rest. (GH-ENEMY-18)
    """
    while most > 0 and s.fares[hunter] != STANDING:
        if not may_hold_numerals(s, hunter):
            return 0
        if not numerals(s, hunter):
            say_no_numeral(s, hunter)
            return 0
        ease_one_by_lot(s, hunter)
        most -= 1
    return most


def draw_insanity(s: State) -> None:
    """Draw the next Insanity card of a series and take it; repeat until no draws are left. (GH-ACE-11)"""
    drawing: DrawInsanityArgs = s.named
    hunter = drawing.hunter
    if drawing.left <= 0 or s.fares[hunter] != STANDING:
        return
    s.named = DrawInsanityArgs(drawing.cause, hunter, drawing.left - 1)
    card = top_insanity(s)
    if card < 0:
        return
    s.again()
    take_insanity(s, hunter, card)


def take_insanity(s: State, hunter: int, card: int) -> None:
    """Add an Insanity card to a hunter's hand, hidden from others.

    Then all hunters in reach may answer. (GH-MAD-1, GH-ACE-11, GH-FALL-2)
    """
    s.minds[hunter] += (card,)
    s.no_numerals &= ~(1 << hunter)
    events.maddened(s, 1 << s.owner[hunter], s.character[hunter], card)
    if s.fares[hunter] != STANDING:
        return
    if s.mp(hunter) <= 0:
        look_after(s, hunter)
    else:
        s.run("a card drawn", hunter, 0)


def numerals_to_ease(s: State) -> list[Option]:
    """Return the options of the helped hunter to discard each of their numerals. (GH-ACE-3)"""
    return [("ease", card) for card in numerals(s, s.args[0])]


def ease(s: State, option: Option) -> None:
    """Discard the numeral that the helped hunter has chosen. (GH-ACE-3)"""
    relieve(s, s.args[0], option[1])


def whose(s: State) -> int:
    """Return the seat of the hunter who decides: the hunter in the flow's first argument."""
    return s.owner[s.args[0]]
