"""What lies on the table of Follow Your Fear, a line each: name, type, who sees it, and what it is.

Cards, tiles, patterns and Fears are numbers of the box. A mat is that of a player for one side: twice the seat, and one
more for the Fear cards. Tokens are told apart by whose they are: the seat of a player, RED or BLUE of Fear.
"""

from __future__ import annotations

from gloaming.engine.state.fields import chosen, shared, value, zone
from gloaming.engine.state.zones import ALL, NOBODY, OWNER
from gloaming.games.follow_your_fear.box import Box
from gloaming.games.follow_your_fear.constants import PILES
from gloaming.games.follow_your_fear.map import Ground
from gloaming.games.follow_your_fear.tokens import NONE, TOKEN_KINDS, Cards


class Fields:
    """What lies on the table."""

    box: Box = shared("All cards, and the board.")
    ground: Ground = shared("What each tile counted as when it was last looked up; see `board`.")
    piles: list[Cards] = zone(
        NOBODY, "Of Spirits, two of each type, the top of each last.", each=lambda s: PILES, backs=lambda box: box.backs
    )
    hands: list[Cards] = zone(OWNER, "Of Spirits.", each=lambda s: s.seats, backs=lambda box: box.backs, ordered=True)
    fear_deck: Cards = zone(NOBODY, "Its top last.", backs=lambda box: box.backs, mixed=True)
    drawn: list[Cards] = zone(
        OWNER,
        "The Fear cards that a player has drawn.",
        each=lambda s: s.seats,
        backs=lambda box: box.backs,
        ordered=True,
    )
    offered: Cards = zone(ALL, "The Starting Spirits that nobody has taken.")
    mats: list[Cards] = zone(ALL, "Face up, in the order summoned.", each=lambda s: 2 * s.seats)
    discards: list[Cards] = zone(ALL, "Of Spirits, one of each type, the top last.", each=lambda s: 3)
    fear_discard: Cards = zone(ALL, "Its top last.")
    gone: Cards = zone(ALL, "The Starting Spirits that have been discarded.")
    asked_fear: int = chosen("The Fear that the table has chosen, NONE where Player 1 of the book chooses.")
    most_rounds: int = chosen("After which the match is broken off.")
    first: int = value(0, "Who plays first.")
    fear: int = value(NONE, "The Fear that all face.")
    side: list[int] = value(NONE, "The side of the board that is each player's.", each=lambda s: s.seats)
    standing: list[tuple[int, ...]] = value(
        (), "The tiles on which the tokens of a kind stand.", each=lambda s: TOKEN_KINDS
    )
    reserve: list[int] = value(0, "The Fear tokens not yet placed, RED and BLUE.", each=lambda s: 2)
    taken: list[int] = value(
        0, "Captured tokens: of each captor, a number for each kind of token.", each=lambda s: s.seats * TOKEN_KINDS
    )
    corrupt: tuple[int, ...] = value((), "The Corrupt tiles.")
    marks: list[list[int]] = value(
        [], "What has come of the cards on a mat: WIDTH numbers for each.", each=lambda s: 2 * s.seats
    )
    hidden: tuple[int, ...] = value((), "Of each token that cannot be displaced its tile, and the card that hides it.")
    banished: tuple[int, ...] = value((), "The seats without a token, in the order in which they fell.")
    controller: int = value(0, "Who has controlled Fear last.")
    round: int = value(0)
    phase: int = value(0, "SPIRIT or FEAR: of whom the tokens are that act.")
    slots: int = value(0, "In which cards can still be summoned.")
    ended: bool = value(False, "The player has ended the phase.")
    extra: int = value(0, "The cards and slots that the Fear Phase will have beside three.")
    here: int = value(0, "The types that were occupied when the card was summoned, a bit each.")
    used: tuple[int, ...] = value((), "The captured tokens used in this phase, by kind.")
    symbols: tuple[int, ...] = value((), "The symbols that cards of this phase give, by type.")
    harvests: int = value(0, "What the Harvest attributes of this phase come to.")
    harvest_times: int = value(1, "What they are multiplied by in this phase.")
    harvested: int = value(0, "The cards harvested for them.")
    placings: int = value(0, "What the Corrupt attributes of this phase that lay tiles come to.")
    cleanings: int = value(0, "The same for those that remove tiles.")
    corrupt_times: int = value(1, "What both are multiplied by in this phase.")
    placed: int = value(0, "The Corrupt tiles laid for them.")
    cleaned: int = value(0, "The Corrupt tiles removed for them.")
    move_times: int = value(1, "What the Moves of each card are multiplied by in this phase.")
    healer_moves: tuple[int, ...] = value(
        (),
        "Of cards that have healed in this phase: the card, the uses of its Move before multipliers, those made.",
        added=True,
    )
    winner: int = value(NONE)
    outlasted: bool = value(False, "The winner is the last who stands.")
    tired: bool = value(False, "The match has been broken off.")
