"""The fields of tiles, cards and options of the table."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.fields import chosen, shared, value, zone
from gloaming.engine.state.meanings import (
    FLAG,
    SEAT,
    bits,
    left_out,
    one,
    packed,
    per,
    pile,
    rows,
    some,
    upto,
    where,
    which,
)
from gloaming.engine.state.zones import ALL, NOBODY, OWNER
from gloaming.games.ghost_hunter.axes import (
    EVENT,
    HUNTER,
    INSANITY,
    ITEM,
    PILE,
    ROLE,
    SCENARIO,
    SIDE,
    TICKET,
    TILE,
    WAY,
)
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.chart import Chart
from gloaming.games.ghost_hunter.constants import COVERED, HUNTERS, NONE, PILES, UNUSED, WIDE, Cards
from gloaming.games.ghost_hunter.fields.limits import MOST_ROWS

CELL: Final = packed(12, WIDE, WIDE)
"""A cell: its floor or separate part of a floor, its row and its column."""


class BoardFields:
    """The fields of tiles, cards and options of the table."""

    box: Box = shared("All tiles, cards, sheets and scenarios.")
    chart: Chart = shared("The cache of where the doors of the map lead, used by `rules/board.py`.")
    # Tiles
    piles: list[Cards] = zone(
        NOBODY,
        "The piles of room tiles, the top tile last.",
        each=lambda s: PILES,
        back="tile",
        backs=lambda box: box.backs,
        holds=lambda s, pile: s.could_hold(pile),
        of=per(PILE, pile(TILE)),
    )
    returned: list[Cards] = value(
        (),
        "For each pile, the tiles that all players saw go back to it.",
        each=lambda s: PILES,
        added=True,
        of=per(PILE, some(TILE)),
    )
    unused: Cards = zone(
        NOBODY,
        "Tiles that stay in the box because they were not drawn for a pile at random.",
        back="tile",
        backs=lambda box: box.backs,
        holds=lambda s, _: s.could_hold(UNUSED),
        of=pile(TILE),
    )
    covered: Cards = zone(
        NOBODY,
        "Tiles that lie face down on the table.",
        back="tile",
        backs=lambda box: box.backs,
        holds=lambda s, _: s.could_hold(COVERED),
        of=pile(TILE),
    )
    covered_at: tuple[int, ...] = value((), "The cells of the covered tiles.", of=rows(MOST_ROWS, CELL))
    aside: Cards = zone(
        ALL,
        "Tiles set aside, which a rule or their pair tile lays.",
        back="tile",
        backs=lambda box: box.backs,
        of=pile(TILE),
    )
    boxed: Cards = zone(
        ALL,
        "Tiles that the scenario leaves out, and removed tiles.",
        back="tile",
        backs=lambda box: box.backs,
        of=pile(TILE),
    )
    drawn: Cards = zone(ALL, "Tiles that are being laid.", back="tile", backs=lambda box: box.backs, of=pile(TILE))
    laid: Cards = zone(
        ALL,
        "Tiles on the map, in the order in which they were laid.",
        back="tile",
        backs=lambda box: box.backs,
        of=pile(TILE),
    )
    cell: tuple[int, ...] = value(NONE, "The cell of each tile.", each=lambda s: len(s.box.tiles), of=per(TILE, CELL))
    turned: tuple[int, ...] = value(
        0, "The quarter turns of each tile, clockwise.", each=lambda s: len(s.box.tiles), of=per(TILE, upto(3))
    )
    ends: tuple[int, ...] = value(
        (),
        "The sides of tiles where the other doors of Towers lead: 4 times the tile, plus the side.",
        of=rows(MOST_ROWS, packed(255, 4)),
    )
    ends_of: tuple[int, ...] = value(
        (), "For each of `ends`, the Tower whose other door leads there.", of=rows(MOST_ROWS, which(TILE, None))
    )
    pending: tuple[int, ...] = value((), "Towers whose other door leads to a floor without tiles.", of=some(TILE))
    explored: tuple[int, ...] = value((), "Tiles that a hunter has entered.", of=some(TILE))
    markers: tuple[int, ...] = value((), "Door markers: 4 times the tile, plus the side.", of=some(TILE, SIDE, base=4))
    new_doors: tuple[int, ...] = value(
        (),
        "Walls that have become doors without a marker: 4 times the tile, plus the side.",
        of=some(TILE, SIDE, base=4),
    )
    locks: tuple[int, ...] = value(
        0, "A mask of the locked sides of each tile.", each=lambda s: len(s.box.tiles), of=per(TILE, bits(WAY))
    )
    locked_by: tuple[int, ...] = value(
        0,
        "For each tile with locked doors, the index of the locking effect in the box's `locks`.",
        each=lambda s: len(s.box.tiles),
        added=True,
        of=per(TILE, upto(9)),
    )
    lock_tried: tuple[int, ...] = value(
        (),
        "Tries of hunters to open the locks of a tile: 4 times the tile, plus the hunter.",
        of=some(TILE, HUNTER, base=HUNTERS),
    )
    fresh: tuple[int, ...] = value(
        (), "Staircase tiles laid in this turn as pair tiles, which cannot be entered in this turn.", of=some(TILE)
    )
    # Cards
    event_cards: Cards = zone(
        NOBODY, "The Event pile, its top card last.", back="event", backs=lambda box: box.backs, of=pile(EVENT)
    )
    left_events: Cards = zone(
        NOBODY, "Event cards that lie face down on tiles.", back="event", backs=lambda box: box.backs, of=pile(EVENT)
    )
    left_events_at: tuple[int, ...] = value(
        (), "The tile on which each card of `left_events` lies.", of=some(TILE, most=9)
    )
    event_discard: Cards = zone(ALL, back="event", backs=lambda box: box.backs, of=pile(EVENT))
    lurking: Cards = zone(
        ALL, "The Event cards of the Monsters on the map.", back="event", backs=lambda box: box.backs, of=pile(EVENT)
    )
    events_out: Cards = zone(
        ALL, "Event cards that the scenario leaves out.", back="event", backs=lambda box: box.backs, of=pile(EVENT)
    )
    item_cards: Cards = zone(NOBODY, "The Item pile, its top card last.", back="item", of=pile(ITEM))
    left_items: Cards = zone(NOBODY, "Item cards that lie face down on tiles.", back="item", of=pile(ITEM))
    left_items_at: tuple[int, ...] = value(
        (), "The tile on which each card of `left_items` lies.", of=some(TILE, most=9)
    )
    dropped: Cards = zone(ALL, "Items that lie face up on tiles.", back="item", of=pile(ITEM))
    dropped_at: tuple[int, ...] = value((), "The tile on which each card of `dropped` lies.", of=where("dropped", TILE))
    held: list[Cards] = zone(
        ALL, "The Items of each hunter.", each=lambda s: s.hunters, back="item", of=per(HUNTER, pile(ITEM))
    )
    item_discard: Cards = zone(ALL, back="item", of=pile(ITEM))
    items_out: Cards = zone(ALL, "Items that the scenario leaves out.", back="item", of=pile(ITEM))
    insanity: Cards = zone(NOBODY, "The Insanity pile, its top card last.", back="insanity", of=pile(INSANITY))
    left_insanity: Cards = zone(
        NOBODY, "Insanity cards that lie face down on tiles.", back="insanity", of=pile(INSANITY)
    )
    left_insanity_at: tuple[int, ...] = value(
        (), "The tile on which each card of `left_insanity` lies.", of=some(TILE, most=9)
    )
    minds: list[Cards] = zone(
        OWNER,
        "The Insanity cards of each hunter.",
        each=lambda s: s.hunters,
        back="insanity",
        owners="owner",
        of=per(HUNTER, pile(INSANITY)),
    )
    insanity_discard: Cards = zone(ALL, back="insanity", of=pile(INSANITY))
    roles: list[Cards] = zone(
        OWNER,
        "The role card of each hunter; the black one is the Ninth Guest.",
        each=lambda s: s.hunters,
        back="role",
        owners="owner",
        of=per(HUNTER, pile(ROLE)),
    )
    roles_left: Cards = zone(NOBODY, "The role card that was not dealt.", back="role", of=pile(ROLE))
    roles_out: Cards = zone(ALL, "Role cards that are not in this match.", back="role", of=pile(ROLE))
    tickets_out: Cards = zone(
        ALL,
        "The tickets that are not used: all of them in a scenario without suspects.",
        back="ticket",
        of=pile(TICKET),
    )
    ticket: Cards = zone(
        NOBODY, "The ticket that decides which suspect is the dead one.", back="ticket", of=pile(TICKET)
    )
    tickets_left: Cards = zone(NOBODY, back="ticket", of=pile(TICKET))
    # Options of the table
    scenario: int = chosen("The number of the scenario, from 0.", of=one(SCENARIO, None))
    hunters: int = chosen("The number of hunters.", of=upto(HUNTERS))
    host: int = chosen("The seat of the Host; NONE without one.", of=one(SEAT, NONE))
    short: int = chosen("1 if a short night is played.", of=FLAG)
    dealt: int = chosen("1 if characters are dealt at random.", of=FLAG)
    campaign: int = chosen("1 in a match of a campaign.", of=FLAG)
    had: tuple[int, ...] = chosen(
        "The character of each hunter in the previous scenario; NONE without one.", of=left_out("set-up of a campaign")
    )
    had_raises: tuple[int, ...] = chosen(
        "How often each value of the character in `had` has been raised, six numbers for each hunter.",
        of=left_out("set-up of a campaign"),
    )
    growth: tuple[int, ...] = chosen(
        "The number of raises that each hunter may have in total.", of=per(HUNTER, upto(60))
    )
