"""The fields of the Ghost Hunter 13 table, with their types, visibility and meaning.

Hunters are numbered from 0 in turn order. The number of a tile is the number of its card. A cell is a position in the
grid of a floor. A field with a value for each hunter, tile or Monster is a list indexed by that number.
"""

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
    split,
    upto,
    where,
    which,
)
from gloaming.engine.state.zones import ALL, NOBODY, OWNER
from gloaming.games.ghost_hunter.axes import (
    ABILITY,
    CHARACTER,
    CLUE,
    COUNTER,
    DEED,
    ENDING,
    EVENT,
    FARES,
    HUNTER,
    INSANITY,
    ITEM,
    ITEM_NUMBER,
    LAW,
    MONSTER,
    PILE,
    POOL,
    ROLE,
    RULE,
    SCENARIO,
    SIDE,
    SOURCE,
    SUSPECT,
    TICKET,
    TILE,
    TOKEN,
    WAY,
)
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.chart import Chart
from gloaming.games.ghost_hunter.constants import COVERED, HUNTERS, JUDGE_CARDS, NONE, PILES, UNUSED, WIDE, Cards

CELL: Final = packed(12, WIDE, WIDE)
"""A cell: its floor or separate part of a floor, its row and its column."""

MOST_DAMAGE: Final = 120
LAST_ROUND: Final = 120
MOST_ROWS: Final = 12
"""More damage, rounds and entries of a list than a match can have; others are clipped."""


class Fields:
    """All fields of the table of one match."""

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
        of=some(TILE, SIDE, base=4),
    )
    ends_of: tuple[int, ...] = value(
        (), "For each of `ends`, the Tower whose other door leads there.", of=some(TILE, most=4)
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
    # Hunters
    owner: tuple[int, ...] = value(
        0, "The seat that plays each hunter.", each=lambda s: s.hunters, of=per(HUNTER, one(SEAT, None))
    )
    character: tuple[int, ...] = value(NONE, each=lambda s: s.hunters, of=per(HUNTER, one(CHARACTER, NONE)))
    raises: tuple[int, ...] = value(
        0,
        "How often each hunter's ST, DX, IN, WP, HP and MP have been raised, six numbers for each hunter.",
        each=lambda s: 6 * s.hunters,
        of=split(HUNTER, 6, per(ABILITY, upto(20))),
    )
    raised: tuple[int, ...] = value(
        0, "The number of raises taken by each hunter.", each=lambda s: s.hunters, of=per(HUNTER, upto(60))
    )
    saving: int = value(0, "A mask of hunters who keep their remaining raises for a later scenario.", of=bits(HUNTER))
    at: list[int] = value(NONE, "The tile of each hunter.", each=lambda s: s.hunters, of=per(HUNTER, one(TILE, NONE)))
    came_from: list[int] = value(
        NONE, "The tile that each hunter came from.", each=lambda s: s.hunters, of=per(HUNTER, one(TILE, NONE))
    )
    fares: list[int] = value(
        0,
        "The state of each hunter: STANDING, FALLEN, ENEMY or GUEST.",
        each=lambda s: s.hunters,
        of=per(HUNTER, one(FARES, None)),
    )
    hp_damage: list[int] = value(0, each=lambda s: s.hunters, of=per(HUNTER, upto(MOST_DAMAGE)))
    mp_damage: list[int] = value(0, each=lambda s: s.hunters, of=per(HUNTER, upto(MOST_DAMAGE)))
    dazed: int = value(0, "A mask of dazed hunters.", of=bits(HUNTER))
    bleeding: int = value(0, "A mask of bleeding hunters.", of=bits(HUNTER))
    bled_by: list[int] = value(
        NONE,
        "For each bleeding hunter, the number of the card that caused the bleeding.",
        each=lambda s: s.hunters,
        added=True,
        of=per(HUNTER, which(SOURCE, NONE)),
    )
    confined: int = value(0, "A mask of confined hunters.", of=bits(HUNTER))
    confined_by: list[int] = value(
        0,
        "For each confined hunter, the index of the confining effect in the box's `confines`.",
        each=lambda s: s.hunters,
        added=True,
        of=per(HUNTER, upto(9)),
    )
    psychic: int = value(0, "A mask of hunters who can make MP attacks for the rest of the match.", of=bits(HUNTER))
    reads_keys: int = value(
        0,
        "A mask of hunters who can make MP attacks while they own an Item that they have learned to use.",
        of=bits(HUNTER),
    )
    skips: int = value(0, "A mask of Enemy-players who skip their next turn.", of=bits(HUNTER))
    redrawn: int = value(0, "A mask of fallen hunters whom the scenario has already returned once.", of=bits(HUNTER))
    no_numerals: int = value(0, "A mask of hunters known to hold no numeral.", of=bits(HUNTER))
    moods: list[int] = value(
        0,
        "The mood of each hunter: well, still all right, on the edge.",
        each=lambda s: s.hunters,
        of=per(HUNTER, upto(2)),
    )
    replies: list[int] = value(
        0,
        "When each seat wants to be asked for answers: always, only if a hunter would fall, or never.",
        OWNER,
        each=lambda s: s.seats,
        of=per(SEAT, upto(2)),
    )
    spoken: int = value(
        0, "A mask of seats that have shown a mood or changed their standing answer in this turn.", of=bits(SEAT)
    )
    # A turn
    hunter: int = value(0, "The turn player.", of=one(HUNTER, None))
    first: int = value(0, "The first player.", of=one(HUNTER, None))
    round: int = value(0, of=upto(LAST_ROUND))
    points: int = value(0, "Movement Points left.", of=upto(60))
    extra: tuple[int, ...] = value(
        (),
        "Extra moves: NONE for any step, otherwise 16 times the tile, plus the way out of the tile.",
        of=rows(MOST_ROWS, packed(255, 16)),
    )
    extra_from: int = value(
        NONE,
        "The tile, card or scenario that gave the latest extra move.",
        added=True,
        of=which(SOURCE, NONE),
    )
    item_point: int = value(0, "The Item point of the turn player: 1 until it is used, then 0.", of=FLAG)
    deeds_done: int = value(
        0, "A mask of what has been done in this turn, such as a deed (`DEED`) or a fight (`STRIKE`).", of=bits(DEED)
    )
    ended: int = value(0, "1 if the turn ends after the current effects.", of=FLAG)
    instead: int = value(
        NONE, "The hunter who has taken the place of the one who was resolving a tile.", of=one(HUNTER, NONE)
    )
    got_once: tuple[int, ...] = value(
        (),
        "Items whose effects on getting them a hunter has already had: 4 times the card, plus the hunter.",
        of=some(ITEM, HUNTER, base=HUNTERS),
    )
    seen_once: int = value(
        0, "A mask of Items that have been drawn, if they have an effect only on the first draw.", of=bits(ITEM_NUMBER)
    )
    # Monsters
    lair: list[int] = value(
        NONE, "The tile of each Monster.", each=lambda s: len(s.box.monsters), of=per(MONSTER, one(TILE, NONE))
    )
    hp_lost: list[int] = value(
        0, "The HP damage on each Monster.", each=lambda s: len(s.box.monsters), of=per(MONSTER, upto(MOST_DAMAGE))
    )
    mp_lost: list[int] = value(
        0, "The MP damage on each Monster.", each=lambda s: len(s.box.monsters), of=per(MONSTER, upto(MOST_DAMAGE))
    )
    attack: list[int] = value(
        NONE,
        "The pool that each Monster attacks in this battle: HP or MP.",
        each=lambda s: len(s.box.monsters),
        of=per(MONSTER, one(POOL, NONE)),
    )
    altered: tuple[int, int, int, int] = value(
        (0, 0, 0, 0), "What rules of the scenario add to the Enemy's ST, WP, HP and MP.", of=rows(4, upto(100, -50))
    )
    bested: tuple[int, ...] = value((), "Defeated Monsters, in order.", of=some(MONSTER))
    roaming: tuple[int, ...] = value(
        (),
        "Roaming Monsters, three numbers each: the Monster, its tiles per round, and the round when it began.",
        of=rows(4, which(MONSTER, NONE), upto(9), upto(LAST_ROUND)),
    )
    # A battle
    battle: int = value(NONE, "The tile of the current battle; NONE without a battle.", of=one(TILE, NONE))
    battle_round: int = value(0, of=upto(60))
    intruding: int = value(0, "1 if the battle began because the Enemy came to the hunters.", of=FLAG)
    fighters: int = value(0, "A mask of the hunters in the battle.", of=bits(HUNTER))
    sits_out: int = value(0, "A mask of hunters who failed to escape in this battle round.", of=bits(HUNTER))
    asked: int = value(0, "A mask of hunters who have been asked the current question of the battle.", of=bits(HUNTER))
    asking: int = value(0, "The hunter who is being asked.", of=one(HUNTER, None))
    strikes: list[int] = value(
        NONE,
        "The pool that each hunter attacks in this battle: HP or MP.",
        each=lambda s: s.hunters,
        of=per(HUNTER, one(POOL, NONE)),
    )
    target: list[int] = value(
        NONE, "The Monster that each hunter attacks.", each=lambda s: s.hunters, of=per(HUNTER, one(MONSTER, NONE))
    )
    prepared: list[int] = value(
        0,
        "The attack of each hunter in this battle round: NORMAL, FREE, FREE_ALL or FREE_DOUBLE.",
        each=lambda s: s.hunters,
        of=per(HUNTER, upto(3)),
    )
    judged: list[int] = value(
        0, "The Judge card that each hunter has drawn.", each=lambda s: s.hunters, of=per(HUNTER, upto(JUDGE_CARDS))
    )
    black: int = value(0, "The Judge card of the Enemy.", of=upto(JUDGE_CARDS))
    second_black: int = value(0, "The second Judge card, for Enemies that draw two.", of=upto(JUDGE_CARDS))
    spent: list[int] = value(
        0,
        "A mask of the Judge cards not shuffled back, for each hunter and last for the Enemy.",
        each=lambda s: s.hunters + 1,
        of=left_out("events show the Judge cards as they are drawn"),
    )
    # The scenario
    counts: list[int] = value(
        0, "The counters of the scenario.", each=lambda s: len(s.box.counter_names), of=per(COUNTER, upto(60))
    )
    fired: tuple[int, ...] = value(
        0,
        "How often each rule of the scenario has been carried out.",
        each=lambda s: len(s.box.scenarios[s.scenario].rules),
        of=per(RULE, upto(9)),
    )
    clues: tuple[int, ...] = value((), "The clues that have been read, in order.", of=some(CLUE))
    tokens: tuple[int, ...] = value(
        (),
        "Tokens on tiles, two numbers each: the token (its kind, plus the number of kinds per use) and the tile.",
        of=rows(MOST_ROWS, which(TOKEN, None), which(TILE, None)),
    )
    carried: list[tuple[int, ...]] = value(
        (),
        "The tokens of each hunter, numbered as in `tokens`.",
        each=lambda s: s.hunters,
        of=per(HUNTER, some(TOKEN, most=9)),
    )
    companion: int = value(NONE, "The tile of the companion; NONE before she appears.", of=one(TILE, NONE))
    led_by: int = value(NONE, "The hunter who leads the companion.", of=one(HUNTER, NONE))
    nerve: int = value(0, "The nerve that the companion has left; at 0 she runs home.", of=upto(30))
    companion_rule: tuple[int, ...] = value(
        (),
        "The companion's home, the Movement Points that leading costs, and how often she ran home.",
        of=rows(1, one(TILE), upto(9), upto(30)),
    )
    laws: int = value(0, "A mask of the laws that apply.", of=bits(LAW))
    law_since: list[int] = value(
        0, "The round in which each law was proclaimed.", each=lambda s: 16, of=per(LAW, upto(LAST_ROUND))
    )
    sealed: tuple[int, ...] = value((), "Tiles whose shutter is closed.", of=some(TILE))
    cleared: int = value(0, "A mask of cleared suspects.", of=bits(SUSPECT))
    accused: int = value(NONE, "The suspect whom the hunters have accused.", of=one(SUSPECT, NONE))
    passed_check: int = value(0, "1 if a check of the current rule has been passed.", of=FLAG)
    sure: int = value(0, "1 while the effects of a rule deal damage that cannot be cancelled.", of=FLAG)
    last_fallen: int = value(NONE, "The hunter who fell last.", of=one(HUNTER, NONE))
    fell_together: int = value(
        0, "A mask of the hunters who fell at the same moment as `last_fallen`.", added=True, of=bits(HUNTER)
    )
    guest_round: int = value(0, "The last round in which the Guest put an Event card under the pile.", NOBODY)
    spawned: int = value(
        NONE, "The tile that a hunter is entering and on which an Enemy has just appeared.", of=one(TILE, NONE)
    )
    named_guest: int = value(NONE, "The hunter who was revealed as the Ninth Guest.", of=one(HUNTER, NONE))
    clock_turned: int = value(0, "1 if an Enemy-player has advanced the clock in this round.", of=FLAG)
    still: int = value(0, "The number of successive rounds without progress.", of=upto(60))
    deadlocked: int = value(0, "1 if the match has ended in a deadlock.", of=FLAG)
    outcome: int = value(0, "The outcome of the match: GOING_ON, WON or LOST.", of=one(ENDING, None))
