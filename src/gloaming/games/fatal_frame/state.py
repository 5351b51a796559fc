"""What lies on the table in Fatal Frame, and who sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gloaming.engine.dice import Dice
from gloaming.engine.state import State
from gloaming.engine.zones import ALL, LOOKED, NOBODY, OWNER, Value, Zone
from gloaming.games.fatal_frame.content import BOSSES, CARDS, EXTERIORS, INTERIORS
from gloaming.games.fatal_frame.printed import (
    FILM,
    FIRST_UPGRADE,
    FUNCTION,
    KIND,
    ORB,
    SORT,
    VALUE,
    WORTH_OTHERS,
)

CELLS: Final = 9
"""The Exterior Map: cells in rows from the top left, 0 to 8."""

LONGEST: Final = 4
"""The most Locations in a house."""

ALBUM: Final = 6
"""The most Ghosts in a Photo Album."""

HAND: Final = 5
"""The cards dealt, and the most in hand at the end of a turn."""

MOST_DICE: Final = 4
"""The attack dice in the box."""

FACES: Final = 6

OUTSIDE: Final = -1
"""Where a player is who has not moved yet: on the Camera, at no Location."""

OUTDOORS: Final = -1
"""The place in a path of a player who is in no house."""

NOTHING: Final = -1
"""No card, no seat."""

BOSS: Final = len(CARDS)
"""A Boss among the Ghosts: this and its own number."""

DRAW: Final = 1
FIGHT: Final = 2
MOVE: Final = 3
PLAY: Final = 4
DISCARD: Final = 5

PHASES: Final = ("set-up", "draw", "fight", "move", "play", "discard")
"""The steps of a turn. (FF-TURN-2)"""

THRESHOLD: Final[dict[int, int]] = {2: 9, 3: 7, 4: 6}
"""The Album Points that the Shrine asks, by the number of players. (FF-SHRINE-2)"""


class Table(State):
    """The table of one match. Cards, Locations and Bosses are numbers (see `content`).

    A place is a cell of the Exterior Map, or CELLS + LONGEST * seat and the place in that seat's path; `ghosts` holds
    the stack of each place, in ascending Power. at: the cell of each player, the house's own while inside; inside: the
    place in the path. camera: the Upgrades of each player. played: the Action that is carried out; attached: an Action
    and the card it lies on. failed: a fight has been lost this turn; only: MOVE or PLAY, when only one of them is left;
    used: the Functions that have been; warded: no Ghost Effect is suffered; flash: more dice in the next attack.
    combat: the step of the attack under way, 0 for none; fought: its Ghost; rolled, boss_rolled: the dice as they fell;
    final, boss_die: as they stand now. using, aim: the Function that is paid for, and the die it adds to, -1 for the
    Boss die. todo: the effects that wait, in order; owed: cards still to be discarded; losing: the part to be lost,
    salvaging: the kind of card to be taken; steps: Locations still to move.
    """

    __slots__ = (
        "deck",
        "hand",
        "discard",
        "album",
        "items",
        "camera",
        "ghosts",
        "exterior",
        "interiors",
        "interior_discard",
        "path",
        "boss_pile",
        "boss",
        "played",
        "explored",
        "threshold",
        "at",
        "inside",
        "life",
        "attached",
        "skips",
        "first",
        "round",
        "phase",
        "only",
        "failed",
        "used",
        "warded",
        "flash",
        "combat",
        "fought",
        "rolled",
        "final",
        "boss_rolled",
        "boss_die",
        "using",
        "aim",
        "todo",
        "owed",
        "losing",
        "salvaging",
        "steps",
        "winner",
    )

    deck: tuple[int, ...]
    hand: list[tuple[int, ...]]
    discard: tuple[int, ...]
    album: list[tuple[int, ...]]
    items: list[tuple[int, ...]]
    camera: list[tuple[int, ...]]
    ghosts: list[tuple[int, ...]]
    exterior: tuple[int, ...]
    interiors: tuple[int, ...]
    interior_discard: tuple[int, ...]
    path: list[tuple[int, ...]]
    boss_pile: tuple[int, ...]
    boss: list[tuple[int, ...]]
    played: tuple[int, ...]
    explored: tuple[int, ...]
    threshold: int
    at: list[int]
    inside: list[int]
    life: list[int]
    attached: tuple[tuple[int, int], ...]
    skips: list[bool]
    first: int
    round: int
    phase: int
    only: int
    failed: bool
    used: tuple[int, ...]
    warded: bool
    flash: int
    combat: int
    fought: int
    rolled: tuple[int, ...]
    final: tuple[int, ...]
    boss_rolled: int
    boss_die: int
    using: int
    aim: int
    todo: tuple[tuple[int, ...], ...]
    owed: int
    losing: int
    salvaging: int
    steps: int
    winner: int

    def __init__(self) -> None:
        pass

    def copy(self) -> Table:
        """The same position, sharing nothing that can change."""
        other = Table()
        self.copy_to(other)
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
        other.aim = self.aim
        other.todo = self.todo
        other.owed = self.owed
        other.losing = self.losing
        other.salvaging = self.salvaging
        other.steps = self.steps
        other.winner = self.winner
        return other

    def place(self, seat: int) -> int:
        """Where a player is: a place, or OUTSIDE. (FF-LOCATION-1, FF-LOCATION-2)"""
        inside = self.inside[seat]
        return self.at[seat] if inside < 0 else CELLS + LONGEST * seat + inside

    def here(self) -> tuple[int, ...]:
        """The Ghosts that attack: those at the Location of the player whose turn it is. (FF-GHOST-6, FF-FIGHT-7)"""
        place = self.place(self.turn)
        return self.ghosts[place] if place >= 0 else ()

    def somebody_at(self, place: int) -> bool:
        """Whether any player is at the place. (FF-LOCATION-7)"""
        if place >= CELLS:
            seat = (place - CELLS) // LONGEST
            return self.inside[seat] == (place - CELLS) % LONGEST
        return any([at == place and inside < 0 for at, inside in zip(self.at, self.inside)])

    def room(self, seat: int) -> int:
        """The Interior Location where a player is, or NOTHING."""
        inside = self.inside[seat]
        return self.path[seat][inside] if inside >= 0 else NOTHING

    def gift(self, seat: int, printed: tuple[int, ...]) -> int:
        """What the red text of a seat's Album Ghosts comes to, by a table of `printed`. (FF-GHOST-8)"""
        total = 0
        for card in self.album[seat]:
            total += printed[KIND[card]]
        return total

    def points(self, seat: int) -> int:
        """The Album Points of a seat: of its Album Ghosts and of its Items. (FF-GOAL-2, FF-GHOSTCARD-22)"""
        total = 0
        album = self.album[seat]
        for card in album:
            kind = KIND[card]
            total += VALUE[kind]
            if WORTH_OTHERS[kind]:
                total += WORTH_OTHERS[kind] * (len(album) - 1)
        for card in self.items[seat]:
            total += VALUE[KIND[card]]
        return total

    def film(self, seat: int) -> int:
        """The Film of a Camera, or NOTHING."""
        for card in self.camera[seat]:
            if SORT[KIND[card] - FIRST_UPGRADE] == FILM:
                return card
        return NOTHING

    def orbs(self, seat: int) -> int:
        """How many Spirit Orbs a Camera holds."""
        count = 0
        for card in self.camera[seat]:
            if SORT[KIND[card] - FIRST_UPGRADE] == ORB:
                count += 1
        return count

    def functions(self, seat: int) -> list[int]:
        """The Functions of a Camera."""
        found = []
        for card in self.camera[seat]:
            if SORT[KIND[card] - FIRST_UPGRADE] == FUNCTION:
                found.append(card)
        return found


def card_piece(card: int) -> str:
    """The id of a card of the main deck."""
    return CARDS[card][0]


def exterior_piece(card: int) -> str:
    """The id of an Exterior Location."""
    return EXTERIORS[card].id


def interior_piece(card: int) -> str:
    """The id of an Interior Location."""
    return INTERIORS[card].id


def boss_piece(card: int) -> str:
    """The id of a Boss."""
    return BOSSES[card].id


FIELDS: Final = (
    Zone("deck", NOBODY),
    Zone("hand", OWNER, many=True),
    Zone("discard", ALL),
    Zone("album", ALL, many=True),
    Zone("items", ALL, many=True),
    Zone("camera", ALL, many=True),
    Zone("ghosts", ALL, many=True),
    Zone("exterior", LOOKED, back="exterior", looked="explored", piece=exterior_piece),
    Zone("interiors", NOBODY, back="interior", piece=interior_piece),
    Zone("interior_discard", ALL, back="interior", piece=interior_piece),
    Zone("path", ALL, back="interior", many=True, piece=interior_piece),
    Zone("boss_pile", NOBODY, back="boss", piece=boss_piece),
    Zone("boss", ALL, back="boss", many=True, piece=boss_piece),
    Zone("played", ALL),
    Value("explored", tuple[int, ...], NOBODY),
    Value("threshold", int),
    Value("at", list[int]),
    Value("inside", list[int]),
    Value("life", list[int]),
    Value("attached", tuple[tuple[int, int], ...]),
    Value("skips", list[bool]),
    Value("first", int),
    Value("round", int),
    Value("phase", int),
    Value("only", int),
    Value("failed", bool),
    Value("used", tuple[int, ...]),
    Value("warded", bool),
    Value("flash", int),
    Value("combat", int),
    Value("fought", int),
    Value("rolled", tuple[int, ...]),
    Value("final", tuple[int, ...]),
    Value("boss_rolled", int),
    Value("boss_die", int),
    Value("using", int),
    Value("aim", int),
    Value("todo", tuple[tuple[int, ...], ...]),
    Value("owed", int),
    Value("losing", int),
    Value("salvaging", int),
    Value("steps", int),
    Value("winner", int),
)


def table(seats: int, dice: Dice, settings: Mapping[str, Any]) -> Table:
    """An empty table: everyone on their Camera, outside the village. (FF-SETUP-1, FF-SETUP-6, FF-SHRINE-2)"""
    s = Table()
    s.deck = ()
    s.hand = [()] * seats
    s.discard = ()
    s.album = [()] * seats
    s.items = [()] * seats
    s.camera = [()] * seats
    s.ghosts = [()] * (CELLS + LONGEST * seats)
    s.exterior = ()
    s.interiors = ()
    s.interior_discard = ()
    s.path = [()] * seats
    s.boss_pile = ()
    s.boss = [()] * seats
    s.played = ()
    s.explored = ()
    s.threshold = THRESHOLD[seats] + settings["longer"]
    s.at = [OUTSIDE] * seats
    s.inside = [OUTDOORS] * seats
    s.life = [0] * seats
    s.attached = ()
    s.skips = [False] * seats
    s.first = 0
    s.round = 0
    s.phase = 0
    s.only = 0
    s.failed = False
    s.used = ()
    s.warded = False
    s.flash = 0
    s.combat = 0
    s.fought = NOTHING
    s.rolled = ()
    s.final = ()
    s.boss_rolled = 0
    s.boss_die = 0
    s.using = NOTHING
    s.aim = 0
    s.todo = ()
    s.owed = 0
    s.losing = 0
    s.salvaging = 0
    s.steps = 0
    s.winner = NOTHING
    return s
