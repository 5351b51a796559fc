"""The state of Follow Your Fear, one field per line: name, type, who sees it, and a comment.

Cards, tiles, patterns and Fears are stored as their numbers in the box. The number of a mat is twice the seat of its
player, plus 1 for the mat of Fear cards. The kind of a token is the seat of its player, or RED or BLUE for a Fear
token.
"""

from __future__ import annotations

from gloaming.engine.state.fields import chosen, shared, value, zone
from gloaming.engine.state.zones import ALL, NOBODY, OWNER
from gloaming.games.follow_your_fear.box import Box
from gloaming.games.follow_your_fear.constants import PILES
from gloaming.games.follow_your_fear.map import Ground
from gloaming.games.follow_your_fear.tokens import NONE, TOKEN_KINDS, Cards


class Fields:
    """The state of a match."""

    box: Box = shared("All cards, and the board.")
    ground: Ground = shared("What each tile counted as when it was last computed; see `board`.")
    piles: list[Cards] = zone(
        NOBODY, "Two Spirit decks of each type, the top card last.", each=lambda s: PILES, backs=lambda box: box.backs
    )
    hands: list[Cards] = zone(OWNER, "Of Spirits.", each=lambda s: s.seats, backs=lambda box: box.backs, ordered=True)
    fear_deck: Cards = zone(NOBODY, "The top card last.", backs=lambda box: box.backs, mixed=True)
    drawn: list[Cards] = zone(
        OWNER,
        "The Fear cards that a player has drawn.",
        each=lambda s: s.seats,
        backs=lambda box: box.backs,
        ordered=True,
    )
    offered: Cards = zone(ALL, "The Starting Spirits that are not taken yet.")
    mats: list[Cards] = zone(ALL, "Face up, in the order summoned.", each=lambda s: 2 * s.seats)
    discards: list[Cards] = zone(ALL, "Of Spirits, one pile per type, the top card last.", each=lambda s: 3)
    fear_discard: Cards = zone(ALL, "The top card last.")
    gone: Cards = zone(ALL, "The Starting Spirits that have been discarded.")
    asked_fear: int = chosen("The Fear in the set-up options, NONE if Player 1 of the book chooses.")
    most_rounds: int = chosen("The number of rounds after which the match ends.")
    first: int = value(0, "The first player.")
    fear: int = value(NONE, "The Fear in play.")
    side: list[int] = value(NONE, "The side of the board of each player.", each=lambda s: s.seats)
    standing: list[tuple[int, ...]] = value((), "The tiles of the tokens of each kind.", each=lambda s: TOKEN_KINDS)
    reserve: list[int] = value(0, "The Fear tokens not yet placed, RED and BLUE.", each=lambda s: 2)
    taken: list[int] = value(
        0, "Captured tokens: for each captor, one number per kind of token.", each=lambda s: s.seats * TOKEN_KINDS
    )
    corrupt: tuple[int, ...] = value((), "The Corrupt tiles.")
    marks: list[list[int]] = value(
        [], "The numbers of the cards on each mat: WIDTH for each card.", each=lambda s: 2 * s.seats
    )
    hidden: tuple[int, ...] = value((), "For each token that cannot be captured, its tile and the card that hides it.")
    banished: tuple[int, ...] = value((), "The seats without a token, in order of banishment.")
    controller: int = value(0, "The seat that controlled the Fear last.")
    round: int = value(0)
    phase: int = value(0, "SPIRIT or FEAR: whose tokens act.")
    slots: int = value(0, "Free slots in this phase.")
    ended: bool = value(False, "The player has ended the phase.")
    extra: int = value(0, "Additional cards and slots of the coming Fear Phase.")
    here: int = value(0, "The types that were occupied when the card was summoned, as bits.")
    used: tuple[int, ...] = value((), "The captured tokens used in this phase, by kind.")
    symbols: tuple[int, ...] = value((), "The symbols given by cards of this phase, by type.")
    harvests: int = value(0, "The sum of the Harvest attributes of this phase.")
    harvest_times: int = value(1, "Their multiplier in this phase.")
    harvested: int = value(0, "The cards harvested for them.")
    placings: int = value(0, "The sum of the positive Corrupt attributes of this phase.")
    cleanings: int = value(0, "The sum of the negative Corrupt attributes of this phase.")
    corrupt_times: int = value(1, "The multiplier of both in this phase.")
    placed: int = value(0, "The Corrupt tiles laid for them.")
    cleaned: int = value(0, "The Corrupt tiles removed for them.")
    move_times: int = value(1, "The multiplier of each Move in this phase.")
    healer_moves: tuple[int, ...] = value(
        (),
        "For cards that have healed in this phase: the card, the uses of its Move before multipliers, those made.",
        added=True,
    )
    winner: int = value(NONE)
    outlasted: bool = value(False, "Whether the winner is the last player with tokens.")
    tired: bool = value(False, "Whether the match ended after the last round.")
