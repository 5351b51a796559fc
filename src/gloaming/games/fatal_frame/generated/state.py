"""Generated from fields.py by `make generate`: do not edit."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.state import State
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.constants import (
    CELLS,
    LONGEST,
    NOTHING,
    OUTDOORS,
    OUTSIDE,
    Cards,
)


class Fields(State):
    """The declared fields of the state."""

    # fmt: off
    __slots__ = (
        "box", "deck", "hand", "discard", "album", "items", "camera", "ghosts", "exterior", "interiors",
        "interior_discard", "path", "boss_pile", "boss", "played", "explored", "threshold", "at", "inside", "life",
        "attached", "skips", "first", "round", "phase", "only", "failed", "used", "warded", "flash", "combat", "fought",
        "rolled", "final", "boss_rolled", "boss_die", "using", "winner",
    )
    # fmt: on

    # All cards and Locations.
    box: Box
    # The main deck; the next card to draw is last.
    deck: Cards
    hand: list[Cards]
    discard: Cards
    album: list[Cards]
    items: list[Cards]
    # The Upgrades of each player.
    camera: list[Cards]
    # The stack of Ghosts at each place, in ascending Power.
    ghosts: list[Cards]
    exterior: Cards
    interiors: Cards
    interior_discard: Cards
    path: list[Cards]
    boss_pile: Cards
    boss: list[Cards]
    # The Action being resolved.
    played: Cards
    # For each cell, -1 if face up, 0 if face down.
    explored: tuple[int, ...]
    # The Album Points needed to enter the Shrine.
    threshold: int
    # The cell of each player; inside a house, the cell of the house.
    at: list[int]
    # The index of each player in the path, or OUTDOORS.
    inside: list[int]
    life: list[int]
    # Pairs of an attached Action and the card it is attached to.
    attached: tuple[tuple[int, int], ...]
    skips: list[bool]
    first: int
    round: int
    phase: int
    # MOVE or PLAY if only that step is allowed after a failed fight.
    only: int
    # Whether a fight has been failed this turn.
    failed: bool
    # The Functions used this turn.
    used: tuple[int, ...]
    # Whether the current player ignores Ghost Effects.
    warded: bool
    # Extra dice in the next attack.
    flash: int
    # The step of the current attack, 0 for none.
    combat: int
    # The Ghost or Boss being fought.
    fought: int
    # The attack dice as rolled.
    rolled: tuple[int, ...]
    # The current values of the attack dice.
    final: tuple[int, ...]
    # The Boss die as rolled, 0 if none was rolled.
    boss_rolled: int
    # The current value of the Boss die, 0 if none was rolled.
    boss_die: int
    # The Function being used and not yet paid for.
    using: int
    # The seat that has defeated a Boss.
    winner: int

    def start(self, seats: int) -> None:
        """Initialize the fields of a new match, except chosen and shared ones, which are already set."""
        self.seats = seats
        self.deck = ()
        self.hand = [()] * self.seats
        self.discard = ()
        self.album = [()] * self.seats
        self.items = [()] * self.seats
        self.camera = [()] * self.seats
        self.ghosts = [()] * (CELLS + LONGEST * self.seats)
        self.exterior = ()
        self.interiors = ()
        self.interior_discard = ()
        self.path = [()] * self.seats
        self.boss_pile = ()
        self.boss = [()] * self.seats
        self.played = ()
        self.explored = ()
        self.threshold = 0
        self.at = [OUTSIDE] * self.seats
        self.inside = [OUTDOORS] * self.seats
        self.life = [0] * self.seats
        self.attached = ()
        self.skips = [False] * self.seats
        self.first = 0
        self.round = 0
        self.phase = 0
        self.only = 0
        self.failed = False
        self.used = ()
        self.warded = False
        self.flash = 0
        self.combat = 0
        self.fought = NOTHING
        self.rolled = ()
        self.final = ()
        self.boss_rolled = 0
        self.boss_die = 0
        self.using = NOTHING
        self.winner = NOTHING

    def copy_fields(self, other: Fields) -> None:
        """Copy every field to another state, which shares no mutable value."""
        self.copy_to(other)
        other.box = self.box
        other.deck = self.deck
        other.hand = self.hand[:]
        other.discard = self.discard
        other.album = self.album[:]
        other.items = self.items[:]
        other.camera = self.camera[:]
        other.ghosts = self.ghosts[:]
        other.exterior = self.exterior
        other.interiors = self.interiors
        other.interior_discard = self.interior_discard
        other.path = self.path[:]
        other.boss_pile = self.boss_pile
        other.boss = self.boss[:]
        other.played = self.played
        other.explored = self.explored
        other.threshold = self.threshold
        other.at = self.at[:]
        other.inside = self.inside[:]
        other.life = self.life[:]
        other.attached = self.attached
        other.skips = self.skips[:]
        other.first = self.first
        other.round = self.round
        other.phase = self.phase
        other.only = self.only
        other.failed = self.failed
        other.used = self.used
        other.warded = self.warded
        other.flash = self.flash
        other.combat = self.combat
        other.fought = self.fought
        other.rolled = self.rolled
        other.final = self.final
        other.boss_rolled = self.boss_rolled
        other.boss_die = self.boss_die
        other.using = self.using
        other.winner = self.winner


# fmt: off
NUMBERS: Final = (
    "threshold", "first", "round", "phase", "only", "failed", "warded", "flash", "combat", "fought", "boss_rolled",
    "boss_die", "using", "winner", "deck", "discard", "exterior", "interiors", "interior_discard", "boss_pile",
    "played",
)
# fmt: on


def numbers(s: Fields) -> list[int]:
    """Return the whole numbers and the sizes of single piles, in the order of NUMBERS."""
    # fmt: off
    return [
        s.threshold, s.first, s.round, s.phase, s.only, s.failed, s.warded, s.flash, s.combat, s.fought, s.boss_rolled,
        s.boss_die, s.using, s.winner, len(s.deck), len(s.discard), len(s.exterior), len(s.interiors),
        len(s.interior_discard), len(s.boss_pile), len(s.played),
    ]
    # fmt: on
