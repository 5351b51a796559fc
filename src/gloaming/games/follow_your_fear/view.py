"""The view of Follow Your Fear for the page, the terminal and programs: its types, and the functions that build it."""

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
    """A face-up card on a mat.

    flipped: whether its back is up; strength, defense: what the card gives now, without multipliers; strength_times,
    defense_times: the multipliers that it gives; turned: whether it exchanges Strength and Defense; disappear: whether
    it makes capturing tokens disappear; laid: the numbers of captured tokens on it, by kind; copies: the players whose
    Defense it copies; copied: the Defense that it copies.
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
    """What a card contributes to a total.

    label: the name of the card; number: what the card adds; times: the factor by which it multiplies the total; copies:
    the players whose Defense it adds; exchanges: whether it exchanges Strength and Defense.
    """

    label: str
    number: int
    times: int
    copies: list[int]
    exchanges: bool


class Sum(TypedDict):
    """The parts of a total Strength or Defense: the sum of all terms, multiplied by `times`, plus the effect of the
    Void.

    exchanged: whether Strength and Defense are exchanged, so that the terms are those of the other total; void: the
    effect of the Void.
    """

    terms: list[Term]
    times: int
    exchanged: bool
    void: int


class TokenKind(TypedDict):
    """The meaning of the number of a token kind.

    seat: the owner of the tokens, None for the Fear; name: the name of Fear tokens, "" for Player tokens; blue: whether
    the tokens have the Fear's second look.
    """

    seat: int | None
    name: str
    blue: bool


class PlayerView(TypedDict):
    """A player.

    hand: the cards in hand, or "?" and the back of each hidden card; drawn: the drawn Fear cards, shown likewise;
    spirits, fears: the face-up cards of each mat; side: the player's side of the board, None before it is chosen;
    tokens: the tiles of the player's tokens; taken: the numbers of captured tokens, by kind; defense: the Defense of
    the player's tokens, including the effect of the Void; fear_defense: the Defense that the player gives the Fear;
    defense_sum, fear_sum: the parts of these two totals.
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
    """The fields of the state that the view shows unchanged.

    reserve: the numbers of Fear tokens that are not placed yet; corrupt: the Corrupt tiles; piles: the number of cards
    in each Spirit deck; discards: the discarded Spirits, by type; gone: the Starting Spirits that have left the game;
    offered: the Starting Spirits that can still be taken; slots: the free slots in this phase; ended: whether the
    player has ended this phase; used: the numbers of captured tokens used in this phase, by kind; symbols: the numbers
    of symbols given by cards in this phase, by type.
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

    phase: "spirit" or "fear"; fear: the id of the Fear, None before it is chosen; red, blue: the tiles of the Fear's
    tokens; hidden: the tiles of tokens that cannot be captured; kinds: the meaning of the token kinds in `taken`,
    `laid` and `used`; strength: the Strength of the acting side; strength_sum: its parts; fear_defense: the Defense of
    the Fear; fear_void: what the Void adds to it.
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
    """Build the view from what the seat may see. (FY-INFO-1, FY-INFO-2, FY-INFO-3)

    seen: the visible fields of the state.
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
    """Return a player's Strength or Defense, and the cards that add to it, multiply it or exchange it.

    side: SPIRIT or FEAR, which selects the mat; what: STRENGTH or DEFENSE; void: the effect of the Void.
    """
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
    """Return the players whose Defense a card copies. at: the index in `marks` at which the card's numbers begin."""
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
