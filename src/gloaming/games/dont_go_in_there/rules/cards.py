"""The Cursed cards that act when they are taken. Each function does one verb of the content. (DG-TAKE-3)"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

from gloaming.engine.state import Option
from gloaming.games.dont_go_in_there import content
from gloaming.games.dont_go_in_there.content import TYPES
from gloaming.games.dont_go_in_there.rules.ghosts import gain_ghosts, pass_ghosts_right
from gloaming.games.dont_go_in_there.rules.play import claimant
from gloaming.games.dont_go_in_there.state import CURSES, TYPE, Table


def dispel(s: Table, seat: int, cards: list[int]) -> None:
    """Turn cards face down: their Curses no longer count, nor do they in a set. (DG-GOAL-2, DG-SET-1)"""
    if cards:
        kept = []
        for card in s.tableau[seat]:
            if card not in cards:
                kept.append(card)
        s.tableau[seat] = tuple(kept)
        s.dispelled[seat] += tuple(cards)
        s.tell(("dispelled", seat) + tuple(cards))


def highest(cards: list[int], count: int) -> list[int]:
    """The cards with the highest Curses: no other pick makes sense. (DG-SET-3)"""
    ordered = sorted(cards, key=_curses_first)
    return ordered[:count]


def _curses_first(card: int) -> int:
    return -CURSES[card]


def trigger_card(s: Table) -> None:
    """Right after a card is taken, before the next pick, it does what its type does. (DG-TAKE-3, DG-SET-2)"""
    card = s.card
    kind = TYPE[card]
    verbs = ON_CLAIM[kind]
    if verbs:
        seat = claimant(s)
        for act, effect in verbs:
            act(s, seat, kind, effect)


def take_ghosts(s: Table, seat: int, kind: int, effect: content.TakeGhosts) -> None:
    """Mirror: take a ghost, with every one. (DG-MIRROR-1)"""
    gain_ghosts(s, seat, effect.ghosts)


def dispel_set(s: Table, seat: int, kind: int, effect: content.DispelSet) -> None:
    """Mirror, Ring: a set of 3, of 4, is dispelled; counting begins anew. (DG-MIRROR-2, DG-RING-1, DG-RING-2)"""
    held = s.face_up(seat, kind)
    if len(held) >= effect.size:
        dispel(s, seat, held)


def dispel_pair(s: Table, seat: int, kind: int, effect: content.DispelPair) -> None:
    """Twin: two of the same value. (DG-TWIN-1)"""
    for card in s.face_up(seat, kind):
        if card != s.card and CURSES[card] == CURSES[s.card]:
            dispel(s, seat, [card, s.card])
            return


def dispel_total(s: Table, seat: int, kind: int, effect: content.DispelTotal) -> None:
    """Doll: cards, the new one among them, that come to exactly 6; of two such sets the smaller.

    (DG-DOLL-1, DG-DOLL-2, DG-DOLL-3)
    """
    others = [card for card in highest(s.face_up(seat, kind), 99) if card != s.card]
    wanted = effect.total - CURSES[s.card]
    for size in range(1, len(others) + 1):
        for chosen in combinations(others, size):
            total = 0
            for card in chosen:
                total += CURSES[card]
            if total == wanted:
                dispel(s, seat, [s.card, *chosen])
                return


def first_to_total(s: Table, seat: int, kind: int, effect: content.FirstToTotal) -> None:
    """Clock: the first player in the game to reach 8 dispels two. (DG-CLOCK-1, DG-CLOCK-2)"""
    if kind in s.first_reached:
        return
    held = s.face_up(seat, kind)
    total = 0
    for card in held:
        total += CURSES[card]
    if total >= effect.total:
        s.first_reached += (kind,)
        dispel(s, seat, highest(held, effect.dispel))


def discard_half_ghosts(s: Table, seat: int, kind: int, effect: content.DiscardHalfGhosts) -> None:
    """Holy Water: with the 2nd, 4th and so on, which stay, half of the ghosts, rounded down.

    (DG-HOLYWATER-1, DG-HOLYWATER-2, DG-HOLYWATER-3)
    """
    if len(s.face_up(seat, kind)) % effect.every == 0:
        gain_ghosts(s, seat, -(s.ghosts[seat] // 2))


def pass_ghosts(s: Table, seat: int, kind: int, effect: content.PassGhosts) -> None:
    """Mask: a ghost for each Mask, the new one too, to the right. (DG-MASK-1)"""
    pass_ghosts_right(s, seat, effect.each * len(s.face_up(seat, kind)))


def dispel_type(s: Table, seat: int, kind: int, effect: content.DispelType) -> None:
    """Tome: with the 2nd, 4th and so on, which stay, name a type. (DG-TOME-1, DG-TOME-4)"""
    if len(s.face_up(seat, kind)) % effect.every == 0:
        s.run("name a type")


def types_to_name(s: Table) -> list[Option]:
    """Any other type of which you have a card face up; without one, none. (DG-TOME-2, DG-TOME-3, DG-TOME-5)"""
    own = TYPE[s.card]
    kinds = []
    for card in s.tableau[claimant(s)]:
        kind = TYPE[card]
        if kind != own and kind not in kinds:
            kinds.append(kind)
    kinds.sort()
    return [("name", kind) for kind in kinds]


def dispel_named_type(s: Table, option: Option) -> None:
    """Dispel all your cards of the type. (DG-TOME-1)"""
    seat = claimant(s)
    kind: int = option[1]
    s.tell(("named", seat, kind))
    dispel(s, seat, s.face_up(seat, kind))


Act = Callable[[Table, int, int, Any], None]

VERBS: Final[dict[type, Act]] = {
    content.TakeGhosts: take_ghosts,
    content.DispelSet: dispel_set,
    content.DispelPair: dispel_pair,
    content.DispelTotal: dispel_total,
    content.FirstToTotal: first_to_total,
    content.DiscardHalfGhosts: discard_half_ghosts,
    content.PassGhosts: pass_ghosts,
    content.DispelType: dispel_type,
}

ON_CLAIM: Final[list[list[tuple[Act, Any]]]] = [
    [(VERBS[type(effect)], effect) for effect in one.effects] if one.when == "claim" else [] for one in TYPES
]
