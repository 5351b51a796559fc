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

    box: Box = shared("All cards and the board, with lookup tables.")
    ground: Ground = shared("What each tile counts as; a cache that `board.ground` keeps up to date.")
    piles: list[Cards] = zone(
        NOBODY,
        "Two Spirit decks of each type, with the top card last.",
        each=lambda s: PILES,
        backs=lambda box: box.backs,
    )
    hands: list[Cards] = zone(
        OWNER, "The Spirits in each player's hand.", each=lambda s: s.seats, backs=lambda box: box.backs, ordered=True
    )
    fear_deck: Cards = zone(NOBODY, "The Fear deck, with the top card last.", backs=lambda box: box.backs, mixed=True)
    drawn: list[Cards] = zone(
        OWNER,
        "The Fear cards that each player has drawn and not summoned.",
        each=lambda s: s.seats,
        backs=lambda box: box.backs,
        ordered=True,
    )
    offered: Cards = zone(ALL, "The Starting Spirits that no player has taken yet.")
    mats: list[Cards] = zone(
        ALL, "The face-up cards of each mat, in the order in which they were summoned.", each=lambda s: 2 * s.seats
    )
    discards: list[Cards] = zone(
        ALL, "The discarded Spirits, one pile per type, with the top card last.", each=lambda s: 3
    )
    fear_discard: Cards = zone(ALL, "The discard pile of the Fear deck, with the top card last.")
    gone: Cards = zone(ALL, "The Starting Spirits that have been discarded.")
    asked_fear: int = chosen("The Fear in the set-up options, NONE if the first player chooses it.")
    most_rounds: int = chosen("The number of rounds after which the match ends.")
    first: int = value(0, "The seat of the first player.")
    fear: int = value(NONE, "The Fear in play.")
    side: list[int] = value(NONE, "The side of the board at which each player sits.", each=lambda s: s.seats)
    standing: list[tuple[int, ...]] = value(
        (), "The tiles on which the tokens of each kind stand.", each=lambda s: TOKEN_KINDS
    )
    reserve: list[int] = value(0, "The numbers of Fear tokens in reserve, RED and BLUE.", each=lambda s: 2)
    taken: list[int] = value(
        0,
        "The numbers of captured tokens: for each captor, one number per kind of token.",
        each=lambda s: s.seats * TOKEN_KINDS,
    )
    corrupt: tuple[int, ...] = value((), "The Corrupt tiles.")
    marks: list[list[int]] = value(
        [],
        "The numbers stored for the cards on each mat: WIDTH numbers per card, as in `tokens.py`.",
        each=lambda s: 2 * s.seats,
    )
    hidden: tuple[int, ...] = value((), "For each token that cannot be captured, its tile and the card that hides it.")
    banished: tuple[int, ...] = value((), "The seats of banished players, in the order of banishment.")
    controller: int = value(0, "The seat that controlled the Fear last.")
    round: int = value(0, "The number of the current round, from 1.")
    phase: int = value(0, "SPIRIT or FEAR: whether Player tokens or Fear tokens act.")
    slots: int = value(0, "The number of free slots in this phase.")
    ended: bool = value(False, "Whether the player has ended the phase.")
    extra: int = value(0, "The number of additional cards and slots in the next Fear Phase.")
    here: int = value(0, "The types of tiles with acting tokens when the last card was summoned, as bits.")
    used: tuple[int, ...] = value((), "The numbers of captured tokens used in this phase, by kind.")
    symbols: tuple[int, ...] = value((), "The numbers of symbols given by cards of this phase, by type.")
    harvests: int = value(0, "The sum of the Harvest attributes of this phase.")
    harvest_times: int = value(1, "The multiplier of Harvest attributes in this phase.")
    harvested: int = value(0, "The number of cards drawn for Harvest attributes in this phase.")
    placings: int = value(0, "The sum of the positive Corrupt attributes of this phase.")
    cleanings: int = value(0, "The sum of the negative Corrupt attributes of this phase.")
    corrupt_times: int = value(1, "The multiplier of Corrupt attributes in this phase.")
    placed: int = value(0, "The number of Corrupt tiles placed for Corrupt attributes in this phase.")
    cleaned: int = value(0, "The number of Corrupt tiles removed for Corrupt attributes in this phase.")
    move_times: int = value(1, "The multiplier of each Move in this phase.")
    healer_moves: tuple[int, ...] = value(
        (),
        "For each card with a Move that has healed in this phase: the card, the uses before multipliers, those made.",
        added=True,
    )
    winner: int = value(NONE, "The seat of the winner, NONE before a player has won.")
    outlasted: bool = value(False, "Whether the winner is the last player with tokens.")
    tired: bool = value(False, "Whether the match ended after the last round.")
