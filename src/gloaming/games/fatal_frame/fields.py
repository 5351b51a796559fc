"""The fields of the state of Fatal Frame: name, type, visibility and description of each."""

from __future__ import annotations

from gloaming.engine.state.fields import shared, value, zone
from gloaming.engine.state.zones import ALL, LOOKED, NOBODY, OWNER
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.constants import CELLS, LONGEST, NOTHING, OUTDOORS, OUTSIDE, Cards


def _exterior(box: Box, card: int) -> str:
    return box.exteriors[card].id


def _interior(box: Box, card: int) -> str:
    return box.interiors[card].id


def _boss(box: Box, card: int) -> str:
    return box.bosses[card].id


class Fields:
    """The declared fields of the state."""

    box: Box = shared("All cards and Locations.")
    deck: Cards = zone(NOBODY, "The main deck; the next card to draw is last.")
    hand: list[Cards] = zone(OWNER, each=lambda s: s.seats)
    discard: Cards = zone(ALL)
    album: list[Cards] = zone(ALL, each=lambda s: s.seats)
    items: list[Cards] = zone(ALL, each=lambda s: s.seats)
    camera: list[Cards] = zone(ALL, "The Upgrades of each player.", each=lambda s: s.seats)
    ghosts: list[Cards] = zone(
        ALL, "The stack of Ghosts at each place, in ascending Power.", each=lambda s: CELLS + LONGEST * s.seats
    )
    exterior: Cards = zone(LOOKED, back="exterior", looked="explored", piece=_exterior)
    interiors: Cards = zone(NOBODY, back="interior", piece=_interior)
    interior_discard: Cards = zone(ALL, back="interior", piece=_interior)
    path: list[Cards] = zone(ALL, each=lambda s: s.seats, back="interior", piece=_interior)
    boss_pile: Cards = zone(NOBODY, back="boss", piece=_boss)
    boss: list[Cards] = zone(ALL, each=lambda s: s.seats, back="boss", piece=_boss)
    played: Cards = zone(ALL, "The Action being resolved.")
    explored: tuple[int, ...] = value((), "For each cell, -1 if face up, 0 if face down.", seen=NOBODY)
    threshold: int = value(0, "The Album Points needed to enter the Shrine.")
    at: list[int] = value(
        OUTSIDE, "The cell of each player; inside a house, the cell of the house.", each=lambda s: s.seats
    )
    inside: list[int] = value(OUTDOORS, "The index of each player in the path, or OUTDOORS.", each=lambda s: s.seats)
    life: list[int] = value(0, each=lambda s: s.seats)
    attached: tuple[tuple[int, int], ...] = value((), "Pairs of an attached Action and the card it is attached to.")
    skips: list[bool] = value(False, each=lambda s: s.seats)
    first: int = value(0)
    round: int = value(0)
    phase: int = value(0)
    only: int = value(0, "MOVE or PLAY if only that step is allowed after a failed fight.")
    failed: bool = value(False, "Whether a fight has been failed this turn.")
    used: tuple[int, ...] = value((), "The Functions used this turn.")
    warded: bool = value(False, "Whether the current player ignores Ghost Effects.")
    flash: int = value(0, "Extra dice in the next attack.")
    combat: int = value(0, "The step of the current attack, 0 for none.")
    fought: int = value(NOTHING, "The Ghost or Boss being fought.")
    rolled: tuple[int, ...] = value((), "The attack dice as rolled.")
    final: tuple[int, ...] = value((), "The current values of the attack dice.")
    boss_rolled: int = value(0, "The Boss die as rolled, 0 if none was rolled.")
    boss_die: int = value(0, "The current value of the Boss die, 0 if none was rolled.")
    using: int = value(NOTHING, "The Function being used and not yet paid for.")
    winner: int = value(NOTHING, "The seat that has defeated a Boss.")
