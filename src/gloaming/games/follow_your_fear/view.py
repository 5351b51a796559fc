"""The view of Follow Your Fear for the page, the terminal and programs: its types, and how it is built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from gloaming.engine.state.views import CommonView, as_seen
from gloaming.games.follow_your_fear.box import Box
from gloaming.games.follow_your_fear.constants import SIDES, VOID
from gloaming.games.follow_your_fear.sums import VOID_FEAR, VOID_PLAYER, copied, exchanged, terms
from gloaming.games.follow_your_fear.tokens import (
    BLUE,
    COPIED,
    COPIED_TOO,
    DEFENSE,
    DEFENSE_TIMES,
    FEAR,
    FLIPPED,
    LAID,
    NONE,
    RED,
    SPIRIT,
    STRENGTH,
    STRENGTH_TIMES,
    SWAPS,
    TOKEN_KINDS,
    VANISHES,
    WIDTH,
)


class MatCard(TypedDict):
    """A face-up card on a mat. strength, defense: what it gives now, without multipliers; times: the multiplier of
    both.

    flipped: whether its back is up; laid: captured tokens on it, by kind; copies: the players whose Defense it copies;
    copied: how much that adds.
    """

    id: str
    flipped: bool
    strength: int
    defense: int
    strength_times: int
    defense_times: int
    turned: bool
    disappear: bool
    laid: list[int]
    copies: list[int]
    copied: int


class Term(TypedDict):
    """The part of a card in a sum. label: its name; number: what it adds; times: what it multiplies everything by.

    copies: the players whose Defense it adds; exchanges: whether it exchanges Strength and Defense.
    """

    label: str
    number: int
    times: int
    copies: list[int]
    exchanges: bool


class Sum(TypedDict):
    """The terms of a Strength or a Defense: the sum of all terms, times `times`, plus the effect of the Void.

    exchanged: whether the terms are those of the other value.
    """

    terms: list[Term]
    times: int
    exchanged: bool
    void: int


class TokenKind(TypedDict):
    """The tokens behind a kind number. seat: their owner, None for the Fear.

    name: of a Fear token; blue: whether it has the Fear's second look.
    """

    seat: int | None
    name: str
    blue: bool


class PlayerView(TypedDict):
    """A player. hand: cards, or "?" and the back of hidden ones; drawn: the drawn Fear cards, likewise.

    side: of the board, None before it is chosen; tokens: the tiles; taken: captured tokens, by kind.
    defense: of the Player tokens, with the Void; fear_defense: what the player gives the Fear; each with its sum.
    """

    hand: list[str]
    drawn: list[str]
    spirits: list[MatCard]
    fears: list[MatCard]
    side: str | None
    tokens: list[int]
    taken: list[int]
    banished: bool
    defense: int
    defense_sum: Sum
    fear_defense: int
    fear_sum: Sum


class Seen(CommonView):
    """The fields that the view shows unchanged.

    reserve: Fear tokens that are not placed; corrupt: tiles; piles: the number of cards in each; discards: by type;
    offered: Starting Spirits to take. slots: free slots in this phase; ended: whether no more cards are summoned in it;
    used: captured tokens used in it, by kind.
    """

    first: int
    round: int
    reserve: list[int]
    corrupt: list[int]
    piles: list[int]
    discards: list[list[str]]
    fear_deck: int
    fear_discard: list[str]
    gone: list[str]
    offered: list[str]
    controller: int
    slots: int
    ended: bool
    used: list[int]
    symbols: list[int]


class View(Seen):
    """Everything that a seat may know of the table.

    fear: the id of the Fear, None before it is chosen; red, blue: the tiles of its tokens; hidden: tiles.
    kinds: the meaning of the numbers in `taken`, `laid` and `used`. phase: "spirit" or "fear"; strength: of the acting
    side, with its sum; fear_defense: what all players give the Fear; fear_void: what the Void adds.
    """

    phase: str
    fear: str | None
    red: list[int]
    blue: list[int]
    hidden: list[int]
    kinds: list[TokenKind]
    players: list[PlayerView]
    strength: int
    strength_sum: Sum
    fear_defense: int
    fear_void: int
    winner: int | None


def dress(box: Box, seen: dict[str, Any]) -> View:
    """Return the view, from only what the seat may see.

    (FY-INFO-1, FY-INFO-2, FY-INFO-3)
    """
    seats = range(seen["seats"])
    players = [_player(box, seen, seat) for seat in seats]
    fear_void = VOID_FEAR if _in_void(box, seen, seen["standing"][RED] + seen["standing"][BLUE]) else 0
    strength, strength_sum = _sum(box, seen, seen["turn"], seen["phase"], STRENGTH)
    return {
        **as_seen(seen, Seen),
        "phase": "fear" if seen["phase"] == FEAR else "spirit",
        "fear": None if seen["fear"] == NONE else box.fears[seen["fear"]].id,
        "red": list(seen["standing"][RED]),
        "blue": list(seen["standing"][BLUE]),
        "hidden": seen["hidden"][::2],
        "kinds": _kinds(box, seen["fear"]),
        "players": players,
        "strength": strength,
        "strength_sum": strength_sum,
        "fear_defense": sum([player["fear_defense"] for player in players]) + fear_void,
        "fear_void": fear_void,
        "winner": None if seen["winner"] == NONE else seen["winner"],
    }


def _kinds(box: Box, fear: int) -> list[TokenKind]:
    tokens = () if fear == NONE else box.fears[fear].tokens
    kinds: list[TokenKind] = [{"seat": seat, "name": "", "blue": False} for seat in range(RED)]
    for blue in (False, True):
        name = tokens[blue and len(tokens) > 1].name if tokens else "Fear token"
        kinds.append({"seat": None, "name": name, "blue": blue})
    return kinds


def _player(box: Box, seen: dict[str, Any], seat: int) -> PlayerView:
    side = seen["side"][seat]
    tokens = list(seen["standing"][seat])
    void = VOID_PLAYER if _in_void(box, seen, tokens) else 0
    defense, defense_sum = _sum(box, seen, seat, SPIRIT, DEFENSE, void)
    fear_defense, fear_sum = _sum(box, seen, seat, FEAR, DEFENSE)
    return {
        "hand": seen["hands"][seat],
        "drawn": seen["drawn"][seat],
        "spirits": _mat(seen, 2 * seat),
        "fears": _mat(seen, 2 * seat + 1),
        "side": None if side == NONE else SIDES[side],
        "tokens": tokens,
        "taken": list(seen["taken"][seat * TOKEN_KINDS : (seat + 1) * TOKEN_KINDS]),
        "banished": seat in seen["banished"],
        "defense": defense,
        "defense_sum": defense_sum,
        "fear_defense": fear_defense,
        "fear_sum": fear_sum,
    }


def _sum(box: Box, seen: dict[str, Any], seat: int, side: int, what: int, void: int = 0) -> tuple[int, Sum]:
    """Return a Strength or Defense, with the cards that add to it, multiply it or exchange it."""
    mat = 2 * seat + side
    marks = seen["marks"][mat]
    if not marks:
        return void, {"terms": [], "times": 1, "exchanged": False, "void": void}
    swapped = exchanged(marks)
    counted = what if not swapped else STRENGTH + DEFENSE - what
    shown: list[Term] = []
    total = 0
    product = 1
    at = 0
    for card, (number, times) in zip(seen["mats"][mat], terms(seen["marks"], seat, side, counted)):
        copies = _copies(marks, at) if counted == DEFENSE else []
        swaps = marks[at + SWAPS] % 2 == 1
        if number or times != 1 or swaps or copies:
            label = box.names[box.number[card]]
            shown.append({"label": label, "number": number, "times": times, "copies": copies, "exchanges": swaps})
        total += number
        product *= times
        at += WIDTH
    return total * product + void, {"terms": shown, "times": product, "exchanged": swapped, "void": void}


def _copies(marks: Sequence[int], at: int) -> list[int]:
    """Return the players whose Defense the card copies whose numbers begin there."""
    if not marks[at + COPIED]:
        return []
    return [marks[at + what] - 1 for what in (COPIED, COPIED_TOO) if marks[at + what]]


def _mat(seen: dict[str, Any], mat: int) -> list[MatCard]:
    marks = seen["marks"][mat]
    asking = 1 << mat // 2 if mat % 2 == SPIRIT else 0
    cards: list[MatCard] = []
    for place, card in enumerate(seen["mats"][mat]):
        own = marks[place * WIDTH : (place + 1) * WIDTH]
        copies = _copies(own, 0)
        cards.append(
            {
                "id": card,
                "flipped": own[FLIPPED] > 0,
                "strength": own[STRENGTH],
                "defense": own[DEFENSE],
                "strength_times": own[STRENGTH_TIMES],
                "defense_times": own[DEFENSE_TIMES],
                "turned": own[SWAPS] % 2 == 1,
                "disappear": own[VANISHES] > 0,
                "laid": list(own[LAID : LAID + TOKEN_KINDS]),
                "copies": copies,
                "copied": sum([copied(seen["marks"], seat, asking) for seat in copies]) if copies else 0,
            }
        )
    return cards


def _in_void(box: Box, seen: dict[str, Any], tiles: Any) -> bool:
    for tile in tiles:
        if box.tiles[tile] == VOID and tile not in seen["corrupt"]:
            return True
    return False
