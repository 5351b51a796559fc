"""What lies on the table of Fatal Frame, a line each: name, type, who sees it, and what it is."""

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
    """What lies on the table."""

    box: Box = shared("All cards.")
    deck: Cards = zone(NOBODY, "The main deck, its top last.")
    hand: list[Cards] = zone(OWNER, each=lambda s: s.seats)
    discard: Cards = zone(ALL)
    album: list[Cards] = zone(ALL, each=lambda s: s.seats)
    items: list[Cards] = zone(ALL, each=lambda s: s.seats)
    camera: list[Cards] = zone(ALL, "The Upgrades of each player.", each=lambda s: s.seats)
    ghosts: list[Cards] = zone(
        ALL, "The stack of each place, in ascending Power.", each=lambda s: CELLS + LONGEST * s.seats
    )
    exterior: Cards = zone(LOOKED, back="exterior", looked="explored", piece=_exterior)
    interiors: Cards = zone(NOBODY, back="interior", piece=_interior)
    interior_discard: Cards = zone(ALL, back="interior", piece=_interior)
    path: list[Cards] = zone(ALL, each=lambda s: s.seats, back="interior", piece=_interior)
    boss_pile: Cards = zone(NOBODY, back="boss", piece=_boss)
    boss: list[Cards] = zone(ALL, each=lambda s: s.seats, back="boss", piece=_boss)
    played: Cards = zone(ALL, "The Action that is carried out.")
    explored: tuple[int, ...] = value(
        (), "Of each cell -1 where it lies face up, 0 where it is face down.", seen=NOBODY
    )
    threshold: int = value(0, "The Album Points that the Shrine asks.")
    at: list[int] = value(OUTSIDE, "The cell of each player, the house's own while inside.", each=lambda s: s.seats)
    inside: list[int] = value(OUTDOORS, "The place in the path, or OUTDOORS.", each=lambda s: s.seats)
    life: list[int] = value(0, each=lambda s: s.seats)
    attached: tuple[tuple[int, int], ...] = value((), "An Action, and the card it lies on.")
    skips: list[bool] = value(False, each=lambda s: s.seats)
    first: int = value(0)
    round: int = value(0)
    phase: int = value(0)
    only: int = value(0, "MOVE or PLAY, when only one of them is left.")
    failed: bool = value(False, "A fight has been lost this turn.")
    used: tuple[int, ...] = value((), "The Functions that have been, this turn.")
    warded: bool = value(False, "No Ghost Effect is suffered.")
    flash: int = value(0, "More dice in the next attack.")
    combat: int = value(0, "The step of the attack under way, 0 for none.")
    fought: int = value(NOTHING, "The Ghost that is fought.")
    rolled: tuple[int, ...] = value((), "The attack dice as they fell.")
    final: tuple[int, ...] = value((), "The attack dice as they stand now.")
    boss_rolled: int = value(0, "The Boss die as it fell, 0 where none was rolled.")
    boss_die: int = value(0, "The Boss die as it stands now, 0 where none was rolled.")
    using: int = value(NOTHING, "The Function that is used and not paid for yet.")
    winner: int = value(NOTHING, "The seat that has defeated a Boss.")
