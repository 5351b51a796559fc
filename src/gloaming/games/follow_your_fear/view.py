"""The view of Follow Your Fear, as the page, the terminal and programs get it: its types, and what makes it."""

from __future__ import annotations

from typing import Any, TypedDict

from gloaming.engine.views import CommonView, common
from gloaming.games.follow_your_fear.box import SIDES, VOID, Box
from gloaming.games.follow_your_fear.sums import VOID_FEAR, VOID_PLAYER, copied, totals
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
    """A card face up on a mat. strength, defense: what it gives now, without multipliers; times: of both.

    flipped: its back lies up; laid: captured tokens on it, by kind; copies: the players whose Defense it copies;
    copied: what that adds.
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


class PlayerView(TypedDict):
    """A player. hand: cards, "?" and the back of those that are hidden; drawn: of the Fear Phase, likewise.

    side: of the board, None before it is chosen; tokens: the tiles; taken: captured tokens, by kind.
    defense: of the Player tokens, with the Void; fear_defense: what the player has given Fear.
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
    fear_defense: int
    in_void: bool


class View(CommonView):
    """All that a seat may know of the table.

    fear: the id of the Fear, None before it is chosen; red, blue: the tiles of its tokens; reserve: those not placed.
    corrupt, hidden: tiles; piles: how many cards are in each; discards: by type; offered: Starting Spirits to take.
    phase: "spirit" or "fear"; strength: of who acts; fear_defense: with the Void; slots: left in this phase.
    ended: no more is summoned in it; used: captured tokens used in it, by kind.
    """

    first: int
    round: int
    phase: str
    fear: str | None
    red: list[int]
    blue: list[int]
    reserve: list[int]
    corrupt: list[int]
    hidden: list[int]
    piles: list[int]
    discards: list[list[str]]
    fear_deck: int
    fear_discard: list[str]
    gone: list[str]
    offered: list[str]
    players: list[PlayerView]
    controller: int
    strength: int
    fear_defense: int
    fear_in_void: bool
    slots: int
    ended: bool
    used: list[int]
    symbols: list[int]
    winner: int | None


def dress(box: Box, seen: dict[str, Any]) -> View:
    """The view as board and players. It is made from what the seat may see, and nothing else.

    (FY-INFO-1, FY-INFO-2, FY-INFO-3)
    """
    seats = range(seen["seats"])
    players = [_player(box, seen, seat) for seat in seats]
    fear_void = _in_void(box, seen, seen["standing"][RED] + seen["standing"][BLUE])
    acting = totals(seen["marks"], seen["turn"], seen["phase"])[0]
    fear_defense = sum([totals(seen["marks"], seat, FEAR)[1] for seat in seats]) + (VOID_FEAR if fear_void else 0)
    return {
        **common(seen),
        "first": seen["first"],
        "round": seen["round"],
        "phase": "fear" if seen["phase"] == FEAR else "spirit",
        "fear": None if seen["fear"] == NONE else box.fears[seen["fear"]].id,
        "red": list(seen["standing"][RED]),
        "blue": list(seen["standing"][BLUE]),
        "reserve": seen["reserve"],
        "corrupt": seen["corrupt"],
        "hidden": seen["hidden"][::2],
        "piles": seen["piles"],
        "discards": seen["discards"],
        "fear_deck": seen["fear_deck"],
        "fear_discard": seen["fear_discard"],
        "gone": seen["gone"],
        "offered": seen["offered"],
        "players": players,
        "controller": seen["controller"],
        "strength": acting,
        "fear_defense": fear_defense,
        "fear_in_void": fear_void,
        "slots": seen["slots"],
        "ended": seen["ended"],
        "used": list(seen["used"]),
        "symbols": seen["symbols"],
        "winner": None if seen["winner"] == NONE else seen["winner"],
    }


def _player(box: Box, seen: dict[str, Any], seat: int) -> PlayerView:
    side = seen["side"][seat]
    tokens = list(seen["standing"][seat])
    void = _in_void(box, seen, tokens)
    return {
        "hand": seen["hands"][seat],
        "drawn": seen["drawn"][seat],
        "spirits": _mat(seen, 2 * seat),
        "fears": _mat(seen, 2 * seat + 1),
        "side": None if side == NONE else SIDES[side],
        "tokens": tokens,
        "taken": list(seen["taken"][seat * TOKEN_KINDS : (seat + 1) * TOKEN_KINDS]),
        "banished": seat in seen["banished"],
        "defense": totals(seen["marks"], seat, SPIRIT)[1] + (VOID_PLAYER if void else 0),
        "fear_defense": totals(seen["marks"], seat, FEAR)[1],
        "in_void": void,
    }


def _mat(seen: dict[str, Any], mat: int) -> list[MatCard]:
    marks = seen["marks"][mat]
    asking = 1 << mat // 2 if mat % 2 == SPIRIT else 0
    found: list[MatCard] = []
    for place, card in enumerate(seen["mats"][mat]):
        own = marks[place * WIDTH : (place + 1) * WIDTH]
        copies = [own[what] - 1 for what in (COPIED, COPIED_TOO) if own[what]]
        found.append(
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
                "copied": sum([copied(seen["marks"], seat, asking) for seat in copies]),
            }
        )
    return found


def _in_void(box: Box, seen: dict[str, Any], tiles: Any) -> bool:
    return any([box.tiles[tile] == VOID and tile not in seen["corrupt"] for tile in tiles])
