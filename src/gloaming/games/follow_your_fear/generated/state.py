"""Generated from fields.py by `make generate`: do not edit."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.state import State
from gloaming.games.follow_your_fear.box import Box
from gloaming.games.follow_your_fear.constants import PILES
from gloaming.games.follow_your_fear.map import Ground
from gloaming.games.follow_your_fear.tokens import NONE, TOKEN_KINDS, Cards


class Fields(State):
    """The state of a match."""

    # fmt: off
    __slots__ = (
        "box", "ground", "piles", "hands", "fear_deck", "drawn", "offered", "mats", "discards", "fear_discard", "gone",
        "asked_fear", "most_rounds", "first", "fear", "side", "standing", "reserve", "taken", "corrupt", "marks",
        "hidden", "banished", "controller", "round", "phase", "slots", "ended", "extra", "here", "used", "symbols",
        "harvests", "harvest_times", "harvested", "placings", "cleanings", "corrupt_times", "placed", "cleaned",
        "move_times", "healer_moves", "winner", "outlasted", "tired",
    )
    # fmt: on

    # All cards and the board, with lookup tables.
    box: Box
    # What each tile counts as; a cache that `board.ground` keeps up to date.
    ground: Ground
    # Two Spirit decks of each type, with the top card last.
    piles: list[Cards]
    # The Spirits in each player's hand.
    hands: list[Cards]
    # The Fear deck, with the top card last.
    fear_deck: Cards
    # The Fear cards that each player has drawn and not summoned.
    drawn: list[Cards]
    # The Starting Spirits that no player has taken yet.
    offered: Cards
    # The face-up cards of each mat, in the order in which they were summoned.
    mats: list[Cards]
    # The discarded Spirits, one pile per type, with the top card last.
    discards: list[Cards]
    # The discard pile of the Fear deck, with the top card last.
    fear_discard: Cards
    # The Starting Spirits that have been discarded.
    gone: Cards
    # The Fear in the set-up options, NONE if the first player chooses it.
    asked_fear: int
    # The number of rounds after which the match ends.
    most_rounds: int
    # The seat of the first player.
    first: int
    # The Fear in play.
    fear: int
    # The side of the board at which each player sits.
    side: list[int]
    # The tiles on which the tokens of each kind stand.
    standing: list[tuple[int, ...]]
    # The numbers of Fear tokens in reserve, RED and BLUE.
    reserve: list[int]
    # The numbers of captured tokens: for each captor, one number per kind of token.
    taken: list[int]
    # The Corrupt tiles.
    corrupt: tuple[int, ...]
    # The numbers stored for the cards on each mat: WIDTH numbers per card, as in `tokens.py`.
    marks: list[list[int]]
    # For each token that cannot be captured, its tile and the card that hides it.
    hidden: tuple[int, ...]
    # The seats of banished players, in the order of banishment.
    banished: tuple[int, ...]
    # The seat that controlled the Fear last.
    controller: int
    # The number of the current round, from 1.
    round: int
    # SPIRIT or FEAR: whether Player tokens or Fear tokens act.
    phase: int
    # The number of free slots in this phase.
    slots: int
    # Whether the player has ended the phase.
    ended: bool
    # The number of additional cards and slots in the next Fear Phase.
    extra: int
    # The types of tiles with acting tokens when the last card was summoned, as bits.
    here: int
    # The numbers of captured tokens used in this phase, by kind.
    used: tuple[int, ...]
    # The numbers of symbols given by cards of this phase, by type.
    symbols: tuple[int, ...]
    # The sum of the Harvest attributes of this phase.
    harvests: int
    # The multiplier of Harvest attributes in this phase.
    harvest_times: int
    # The number of cards drawn for Harvest attributes in this phase.
    harvested: int
    # The sum of the positive Corrupt attributes of this phase.
    placings: int
    # The sum of the negative Corrupt attributes of this phase.
    cleanings: int
    # The multiplier of Corrupt attributes in this phase.
    corrupt_times: int
    # The number of Corrupt tiles placed for Corrupt attributes in this phase.
    placed: int
    # The number of Corrupt tiles removed for Corrupt attributes in this phase.
    cleaned: int
    # The multiplier of each Move in this phase.
    move_times: int
    # For each card with a Move that has healed in this phase: the card, the uses before multipliers, those made.
    healer_moves: tuple[int, ...]
    # The seat of the winner, NONE before a player has won.
    winner: int
    # Whether the winner is the last player with tokens.
    outlasted: bool
    # Whether the match ended after the last round.
    tired: bool

    def start(self, seats: int) -> None:
        """Initialize the fields of a new match, except chosen and shared ones, which are already set."""
        self.seats = seats
        self.piles = [()] * PILES
        self.hands = [()] * self.seats
        self.fear_deck = ()
        self.drawn = [()] * self.seats
        self.offered = ()
        self.mats = [()] * (2 * self.seats)
        self.discards = [()] * 3
        self.fear_discard = ()
        self.gone = ()
        self.first = 0
        self.fear = NONE
        self.side = [NONE] * self.seats
        self.standing = [()] * TOKEN_KINDS
        self.reserve = [0] * 2
        self.taken = [0] * (self.seats * TOKEN_KINDS)
        self.corrupt = ()
        self.marks = [[] for _ in range(2 * self.seats)]
        self.hidden = ()
        self.banished = ()
        self.controller = 0
        self.round = 0
        self.phase = 0
        self.slots = 0
        self.ended = False
        self.extra = 0
        self.here = 0
        self.used = ()
        self.symbols = ()
        self.harvests = 0
        self.harvest_times = 1
        self.harvested = 0
        self.placings = 0
        self.cleanings = 0
        self.corrupt_times = 1
        self.placed = 0
        self.cleaned = 0
        self.move_times = 1
        self.healer_moves = ()
        self.winner = NONE
        self.outlasted = False
        self.tired = False

    def copy_fields(self, other: Fields) -> None:
        """Copy every field to another state, which shares no mutable value."""
        self.copy_to(other)
        other.box = self.box
        other.ground = self.ground
        other.piles = self.piles[:]
        other.hands = self.hands[:]
        other.fear_deck = self.fear_deck
        other.drawn = self.drawn[:]
        other.offered = self.offered
        other.mats = self.mats[:]
        other.discards = self.discards[:]
        other.fear_discard = self.fear_discard
        other.gone = self.gone
        other.asked_fear = self.asked_fear
        other.most_rounds = self.most_rounds
        other.first = self.first
        other.fear = self.fear
        other.side = self.side[:]
        other.standing = self.standing[:]
        other.reserve = self.reserve[:]
        other.taken = self.taken[:]
        other.corrupt = self.corrupt
        other.marks = [entry[:] for entry in self.marks]
        other.hidden = self.hidden
        other.banished = self.banished
        other.controller = self.controller
        other.round = self.round
        other.phase = self.phase
        other.slots = self.slots
        other.ended = self.ended
        other.extra = self.extra
        other.here = self.here
        other.used = self.used
        other.symbols = self.symbols
        other.harvests = self.harvests
        other.harvest_times = self.harvest_times
        other.harvested = self.harvested
        other.placings = self.placings
        other.cleanings = self.cleanings
        other.corrupt_times = self.corrupt_times
        other.placed = self.placed
        other.cleaned = self.cleaned
        other.move_times = self.move_times
        other.healer_moves = self.healer_moves
        other.winner = self.winner
        other.outlasted = self.outlasted
        other.tired = self.tired


# fmt: off
NUMBERS: Final = (
    "asked_fear", "most_rounds", "first", "fear", "controller", "round", "phase", "slots", "ended", "extra", "here",
    "harvests", "harvest_times", "harvested", "placings", "cleanings", "corrupt_times", "placed", "cleaned",
    "move_times", "winner", "outlasted", "tired", "fear_deck", "offered", "fear_discard", "gone",
)
# fmt: on


def numbers(s: Fields) -> list[int]:
    """Return the whole numbers and the sizes of single piles, in the order of NUMBERS."""
    # fmt: off
    return [
        s.asked_fear, s.most_rounds, s.first, s.fear, s.controller, s.round, s.phase, s.slots, s.ended, s.extra, s.here,
        s.harvests, s.harvest_times, s.harvested, s.placings, s.cleanings, s.corrupt_times, s.placed, s.cleaned,
        s.move_times, s.winner, s.outlasted, s.tired, len(s.fear_deck), len(s.offered), len(s.fear_discard),
        len(s.gone),
    ]
    # fmt: on
