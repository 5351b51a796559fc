"""The state of Follow Your Fear, one field per line: name, type, who sees it, and a comment.

Cards, tiles, patterns and Fears are stored as their numbers in the box. The number of a mat is twice the seat of its
player, plus 1 for the mat of Fear cards. The kind of a token is the seat of its player, or RED or BLUE for a Fear
token.
"""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.fields import chosen, shared, value, zone
from gloaming.engine.state.meanings import (
    FLAG,
    SEAT,
    Axis,
    bits,
    joined,
    members,
    numbered,
    one,
    per,
    pile,
    rows,
    some,
    split,
    upto,
    which,
)
from gloaming.engine.state.zones import ALL, NOBODY, OWNER
from gloaming.games.follow_your_fear.box import Box
from gloaming.games.follow_your_fear.constants import COLUMNS, PILES, ROWS, SIDES, TOKENS, TYPES
from gloaming.games.follow_your_fear.map import Ground
from gloaming.games.follow_your_fear.tokens import NONE, RED, TOKEN_KINDS, Cards

CARD: Final = Axis("card", lambda box: [entry.id for entry in box.entry])
FEAR_NAME: Final = Axis("fear", lambda box: [fear.id for fear in box.fears])
TILE: Final = Axis("tile", lambda box: [column + row for row in ROWS for column in COLUMNS])
TYPE: Final = Axis("type", lambda box: TYPES)
GROUND: Final = Axis("type", lambda box: (*TYPES, "void"))
SIDE: Final = Axis("side", lambda box: SIDES)
PILE: Final = numbered("pile", PILES)
MAT: Final = Axis("mat", lambda box: ("spirit", "fear"))
DRAGON: Final = Axis("fear", lambda box: ("red", "blue"))
COPIED_SEAT: Final = Axis(
    "seat", lambda box: members(RED), first=lambda box: 1, count=lambda s: s.seats, start=lambda s, seat: seat
)
"""The seats, numbered from 1 as in COPIED and COPIED_TOO."""

MOST_CARDS: Final = 12
"""The most cards of a mat that are observed with the numbers stored for them."""

MOST_SUM: Final = 100
"""More than any sum of attributes in a phase."""

TOKENS_BY_KIND: Final = joined(RED, per(SEAT, upto(2 * TOKENS)), per(DRAGON, upto(2 * TOKENS)))

MARKS: Final = rows(
    MOST_CARDS,
    *[upto(60, -60)] * 2,
    *[upto(100)] * 4,
    *[one(COPIED_SEAT, 0)] * 2,
    FLAG,
    *[upto(100)] * 2,
    FLAG,
    *[upto(2 * TOKENS)] * TOKEN_KINDS,
)
"""The numbers stored for each card on a mat, in the order of `tokens.py`."""


class Fields:
    """The state of a match."""

    box: Box = shared("All cards and the board, with lookup tables.")
    ground: Ground = shared("What each tile counts as; a cache that `board.ground` keeps up to date.")
    piles: list[Cards] = zone(
        NOBODY,
        "Two Spirit decks of each type, with the top card last.",
        each=lambda s: PILES,
        backs=lambda box: box.backs,
        of=per(PILE, pile(CARD)),
    )
    hands: list[Cards] = zone(
        OWNER,
        "The Spirits in each player's hand.",
        each=lambda s: s.seats,
        backs=lambda box: box.backs,
        ordered=True,
        of=per(SEAT, pile(CARD)),
    )
    fear_deck: Cards = zone(
        NOBODY, "The Fear deck, with the top card last.", backs=lambda box: box.backs, mixed=True, of=pile(CARD)
    )
    drawn: list[Cards] = zone(
        OWNER,
        "The Fear cards that each player has drawn and not summoned.",
        each=lambda s: s.seats,
        backs=lambda box: box.backs,
        ordered=True,
        of=per(SEAT, pile(CARD)),
    )
    offered: Cards = zone(ALL, "The Starting Spirits that no player has taken yet.", of=pile(CARD))
    mats: list[Cards] = zone(
        ALL,
        "The face-up cards of each mat, in the order in which they were summoned.",
        each=lambda s: 2 * s.seats,
        of=split(SEAT, 2, per(MAT, pile(CARD, MOST_CARDS, by_number=True))),
    )
    discards: list[Cards] = zone(
        ALL,
        "The discarded Spirits, one pile per type, with the top card last.",
        each=lambda s: 3,
        of=per(TYPE, pile(CARD)),
    )
    fear_discard: Cards = zone(ALL, "The discard pile of the Fear deck, with the top card last.", of=pile(CARD))
    gone: Cards = zone(ALL, "The Starting Spirits that have been discarded.", of=pile(CARD))
    asked_fear: int = chosen(
        "The Fear in the set-up options, NONE if the first player chooses it.", of=one(FEAR_NAME, NONE)
    )
    most_rounds: int = chosen("The number of rounds after which the match ends.", of=upto(250))
    first: int = value(0, "The seat of the first player.", of=one(SEAT, None))
    fear: int = value(NONE, "The Fear in play.", of=one(FEAR_NAME, NONE))
    side: list[int] = value(
        NONE, "The side of the board at which each player sits.", each=lambda s: s.seats, of=per(SEAT, one(SIDE, NONE))
    )
    standing: list[tuple[int, ...]] = value(
        (),
        "The tiles on which the tokens of each kind stand.",
        each=lambda s: TOKEN_KINDS,
        of=joined(RED, per(SEAT, some(TILE)), per(DRAGON, some(TILE))),
    )
    reserve: list[int] = value(
        0, "The numbers of Fear tokens in reserve, RED and BLUE.", each=lambda s: 2, of=per(DRAGON, upto(2 * TOKENS))
    )
    taken: list[int] = value(
        0,
        "The numbers of captured tokens: for each captor, one number per kind of token.",
        each=lambda s: s.seats * TOKEN_KINDS,
        of=split(SEAT, TOKEN_KINDS, TOKENS_BY_KIND),
    )
    corrupt: tuple[int, ...] = value((), "The Corrupt tiles.", of=some(TILE))
    marks: list[list[int]] = value(
        [],
        "The numbers stored for the cards on each mat: WIDTH numbers per card, as in `tokens.py`.",
        each=lambda s: 2 * s.seats,
        of=split(SEAT, 2, per(MAT, MARKS)),
    )
    hidden: tuple[int, ...] = value(
        (),
        "For each token that cannot be captured, its tile and the card that hides it.",
        of=rows(2 * TOKENS, which(TILE, None), which(CARD, None)),
    )
    banished: tuple[int, ...] = value(
        (), "The seats of banished players, in the order of banishment.", of=rows(RED, one(SEAT, None))
    )
    controller: int = value(0, "The seat that controlled the Fear last.", of=one(SEAT, None))
    round: int = value(0, "The number of the current round, from 1.", of=upto(250))
    phase: int = value(0, "SPIRIT or FEAR: whether Player tokens or Fear tokens act.", of=one(MAT, None))
    slots: int = value(0, "The number of free slots in this phase.", of=upto(30))
    ended: bool = value(False, "Whether the player has ended the phase.")
    extra: int = value(0, "The number of additional cards and slots in the next Fear Phase.", of=upto(30))
    here: int = value(
        0, "The types of tiles with acting tokens when the last card was summoned, as bits.", of=bits(GROUND)
    )
    used: tuple[int, ...] = value((), "The numbers of captured tokens used in this phase, by kind.", of=TOKENS_BY_KIND)
    symbols: tuple[int, ...] = value(
        (), "The numbers of symbols given by cards of this phase, by type.", of=per(TYPE, upto(MOST_SUM))
    )
    harvests: int = value(0, "The sum of the Harvest attributes of this phase.", of=upto(MOST_SUM))
    harvest_times: int = value(1, "The multiplier of Harvest attributes in this phase.", of=upto(MOST_SUM))
    harvested: int = value(0, "The number of cards drawn for Harvest attributes in this phase.", of=upto(MOST_SUM))
    placings: int = value(0, "The sum of the positive Corrupt attributes of this phase.", of=upto(MOST_SUM))
    cleanings: int = value(0, "The sum of the negative Corrupt attributes of this phase.", of=upto(MOST_SUM))
    corrupt_times: int = value(1, "The multiplier of Corrupt attributes in this phase.", of=upto(MOST_SUM))
    placed: int = value(
        0, "The number of Corrupt tiles placed for Corrupt attributes in this phase.", of=upto(MOST_SUM)
    )
    cleaned: int = value(
        0, "The number of Corrupt tiles removed for Corrupt attributes in this phase.", of=upto(MOST_SUM)
    )
    move_times: int = value(1, "The multiplier of each Move in this phase.", of=upto(MOST_SUM))
    healer_moves: tuple[int, ...] = value(
        (),
        "For each card with a Move that has healed in this phase: the card, the uses before multipliers, those made.",
        added=True,
        of=rows(MOST_CARDS, which(CARD, None), upto(20), upto(MOST_SUM)),
    )
    winner: int = value(NONE, "The seat of the winner, NONE before a player has won.", of=one(SEAT, NONE))
    outlasted: bool = value(False, "Whether the winner is the last player with tokens.")
    tired: bool = value(False, "Whether the match ended after the last round.")
