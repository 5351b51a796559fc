"""The fields of the state of Fatal Frame: name, type, visibility and description of each."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.fields import shared, value, zone
from gloaming.engine.state.meanings import (
    FLAG,
    SEAT,
    Axis,
    joined,
    numbered,
    one,
    pairs,
    per,
    pile,
    rows,
    some,
    split,
    upto,
    which,
)
from gloaming.engine.state.zones import ALL, LOOKED, NOBODY, OWNER
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.constants import (
    CELL_NAMES,
    CELLS,
    FACES,
    LONGEST,
    MOST_DICE,
    NOTHING,
    OUTDOORS,
    OUTSIDE,
    PHASES,
    Cards,
)

CARD: Final = Axis("card", lambda box: [box.entry[kind].id for kind in box.kind])
FOUGHT: Final = Axis("fought", lambda box: [printed.id for printed in box.card])
GHOST: Final = Axis("ghost", lambda box: [box.entry[kind].id for kind in box.kind[: len(box.ghost)]])
EXTERIOR: Final = Axis("exterior", lambda box: [place.id for place in box.exteriors])
INTERIOR: Final = Axis("interior", lambda box: [room.id for room in box.interiors])
BOSS: Final = Axis("boss", lambda box: [boss.id for boss in box.bosses])
CELL: Final = Axis("cell", lambda box: CELL_NAMES)
ROOM: Final = numbered("room", LONGEST)
PHASE: Final = Axis("phase", lambda box: PHASES)

MOST_COPIES: Final = 20
"""More copies of a Function than are in the box."""

MOST_ATTACHED: Final = 6
"""The number of attached Actions that observations show, those attached first."""


def _exterior(box: Box, card: int) -> str:
    return box.exteriors[card].id


def _interior(box: Box, card: int) -> str:
    return box.interiors[card].id


def _boss(box: Box, card: int) -> str:
    return box.bosses[card].id


class Fields:
    """The declared fields of the state."""

    box: Box = shared("All cards and Locations.")
    deck: Cards = zone(NOBODY, "The main deck; the next card to draw is last.", of=pile(CARD))
    hand: list[Cards] = zone(OWNER, each=lambda s: s.seats, of=per(SEAT, pile(CARD)))
    discard: Cards = zone(ALL, of=pile(CARD))
    album: list[Cards] = zone(ALL, each=lambda s: s.seats, of=per(SEAT, pile(CARD)))
    items: list[Cards] = zone(ALL, each=lambda s: s.seats, of=per(SEAT, pile(CARD)))
    camera: list[Cards] = zone(ALL, "The Upgrades of each player.", each=lambda s: s.seats, of=per(SEAT, pile(CARD)))
    ghosts: list[Cards] = zone(
        ALL,
        "The stack of Ghosts at each place, in ascending Power.",
        each=lambda s: CELLS + LONGEST * s.seats,
        of=joined(CELLS, per(CELL, pile(GHOST)), split(SEAT, LONGEST, per(ROOM, pile(GHOST)))),
    )
    exterior: Cards = zone(LOOKED, back="exterior", looked="explored", piece=_exterior, of=pile(EXTERIOR, CELLS))
    interiors: Cards = zone(NOBODY, back="interior", piece=_interior, of=pile(INTERIOR))
    interior_discard: Cards = zone(ALL, back="interior", piece=_interior, of=pile(INTERIOR))
    path: list[Cards] = zone(
        ALL, each=lambda s: s.seats, back="interior", piece=_interior, of=per(SEAT, pile(INTERIOR, LONGEST))
    )
    boss_pile: Cards = zone(NOBODY, back="boss", piece=_boss, of=pile(BOSS))
    boss: list[Cards] = zone(ALL, each=lambda s: s.seats, back="boss", piece=_boss, of=per(SEAT, pile(BOSS)))
    played: Cards = zone(ALL, "The Action being resolved.", of=pile(CARD))
    explored: tuple[int, ...] = value((), "For each cell, -1 if face up, 0 if face down.", seen=NOBODY)
    threshold: int = value(0, "The Album Points needed to enter the Shrine.", of=upto(20))
    at: list[int] = value(
        OUTSIDE,
        "The cell of each player; inside a house, the cell of the house.",
        each=lambda s: s.seats,
        of=per(SEAT, one(CELL, OUTSIDE)),
    )
    inside: list[int] = value(
        OUTDOORS,
        "The index of each player in the path, or OUTDOORS.",
        each=lambda s: s.seats,
        of=per(SEAT, one(ROOM, OUTDOORS)),
    )
    life: list[int] = value(0, each=lambda s: s.seats, of=per(SEAT, upto(9)))
    attached: tuple[tuple[int, int], ...] = value(
        (),
        "Pairs of an attached Action and the card it is attached to.",
        of=pairs(MOST_ATTACHED, which(CARD, None), which(FOUGHT, None)),
    )
    skips: list[bool] = value(False, each=lambda s: s.seats, of=per(SEAT, FLAG))
    first: int = value(0, of=one(SEAT, None))
    round: int = value(0, of=upto(250))
    phase: int = value(0, of=one(PHASE, None))
    only: int = value(0, "MOVE or PLAY if only that step is allowed after a failed fight.", of=upto(len(PHASES)))
    failed: bool = value(False, "Whether a fight has been failed this turn.")
    used: tuple[int, ...] = value((), "The Functions used this turn.", of=some(CARD, most=MOST_COPIES))
    warded: bool = value(False, "Whether the current player ignores Ghost Effects.")
    flash: int = value(0, "Extra dice in the next attack.", of=upto(9))
    combat: int = value(0, "The step of the current attack, 0 for none.", of=upto(9))
    fought: int = value(NOTHING, "The Ghost or Boss being fought.", of=one(FOUGHT, NOTHING))
    rolled: tuple[int, ...] = value((), "The attack dice as rolled.", of=rows(MOST_DICE, upto(FACES)))
    final: tuple[int, ...] = value((), "The current values of the attack dice.", of=rows(MOST_DICE, upto(FACES)))
    boss_rolled: int = value(0, "The Boss die as rolled, 0 if none was rolled.", of=upto(FACES))
    boss_die: int = value(0, "The current value of the Boss die, 0 if none was rolled.", of=upto(FACES))
    using: int = value(NOTHING, "The Function being used and not yet paid for.", of=one(CARD, NOTHING))
    winner: int = value(NOTHING, "The seat that has defeated a Boss.", of=one(SEAT, NOTHING))
