"""The fields of the Ghost Hunter 13 table, with their types, visibility and meaning.

Hunters are numbered from 0 in turn order. The number of a tile is the number of its card. A cell is a position in the
grid of a floor. A field with a value for each hunter, tile or Monster is a list indexed by that number.
"""

from __future__ import annotations

from gloaming.engine.state.fields import chosen, shared, value, zone
from gloaming.engine.state.zones import ALL, NOBODY, OWNER
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.chart import Chart
from gloaming.games.ghost_hunter.constants import COVERED, NONE, PILES, UNUSED, Cards


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
    )
    returned: list[Cards] = value(
        (), "For each pile, the tiles that all players saw go back to it.", each=lambda s: PILES, added=True
    )
    unused: Cards = zone(
        NOBODY,
        "Tiles that stay in the box because they were not drawn for a pile at random.",
        back="tile",
        backs=lambda box: box.backs,
        holds=lambda s, _: s.could_hold(UNUSED),
    )
    covered: Cards = zone(
        NOBODY,
        "Tiles that lie face down on the table.",
        back="tile",
        backs=lambda box: box.backs,
        holds=lambda s, _: s.could_hold(COVERED),
    )
    covered_at: tuple[int, ...] = value((), "The cells of the covered tiles.")
    aside: Cards = zone(
        ALL, "Tiles set aside, which a rule or their pair tile lays.", back="tile", backs=lambda box: box.backs
    )
    boxed: Cards = zone(
        ALL, "Tiles that the scenario leaves out, and removed tiles.", back="tile", backs=lambda box: box.backs
    )
    drawn: Cards = zone(ALL, "Tiles that are being laid.", back="tile", backs=lambda box: box.backs)
    laid: Cards = zone(
        ALL, "Tiles on the map, in the order in which they were laid.", back="tile", backs=lambda box: box.backs
    )
    cell: tuple[int, ...] = value(NONE, "The cell of each tile.", each=lambda s: len(s.box.tiles))
    turned: tuple[int, ...] = value(0, "The quarter turns of each tile, clockwise.", each=lambda s: len(s.box.tiles))
    ends: tuple[int, ...] = value(
        (), "The sides of tiles where the other doors of Towers lead: 4 times the tile, plus the side."
    )
    ends_of: tuple[int, ...] = value((), "For each of `ends`, the Tower whose other door leads there.")
    pending: tuple[int, ...] = value((), "Towers whose other door leads to a floor without tiles.")
    explored: tuple[int, ...] = value((), "Tiles that a hunter has entered.")
    markers: tuple[int, ...] = value((), "Door markers: 4 times the tile, plus the side.")
    new_doors: tuple[int, ...] = value(
        (), "Walls that have become doors without a marker: 4 times the tile, plus the side."
    )
    locks: tuple[int, ...] = value(0, "A mask of the locked sides of each tile.", each=lambda s: len(s.box.tiles))
    locked_by: tuple[int, ...] = value(
        0,
        "For each tile with locked doors, the index of the locking effect in the box's `locks`.",
        each=lambda s: len(s.box.tiles),
        added=True,
    )
    lock_tried: tuple[int, ...] = value(
        (), "Tries of hunters to open the locks of a tile: 4 times the tile, plus the hunter."
    )
    fresh: tuple[int, ...] = value(
        (), "Staircase tiles laid in this turn as pair tiles, which cannot be entered in this turn."
    )
    # Cards
    event_cards: Cards = zone(NOBODY, "The Event pile, its top card last.", back="event", backs=lambda box: box.backs)
    left_events: Cards = zone(
        NOBODY, "Event cards that lie face down on tiles.", back="event", backs=lambda box: box.backs
    )
    left_events_at: tuple[int, ...] = value((), "The tile on which each card of `left_events` lies.")
    event_discard: Cards = zone(ALL, back="event", backs=lambda box: box.backs)
    lurking: Cards = zone(ALL, "The Event cards of the Monsters on the map.", back="event", backs=lambda box: box.backs)
    events_out: Cards = zone(
        ALL, "Event cards that the scenario leaves out.", back="event", backs=lambda box: box.backs
    )
    item_cards: Cards = zone(NOBODY, "The Item pile, its top card last.", back="item")
    left_items: Cards = zone(NOBODY, "Item cards that lie face down on tiles.", back="item")
    left_items_at: tuple[int, ...] = value((), "The tile on which each card of `left_items` lies.")
    dropped: Cards = zone(ALL, "Items that lie face up on tiles.", back="item")
    dropped_at: tuple[int, ...] = value((), "The tile on which each card of `dropped` lies.")
    held: list[Cards] = zone(ALL, "The Items of each hunter.", each=lambda s: s.hunters, back="item")
    item_discard: Cards = zone(ALL, back="item")
    items_out: Cards = zone(ALL, "Items that the scenario leaves out.", back="item")
    insanity: Cards = zone(NOBODY, "The Insanity pile, its top card last.", back="insanity")
    left_insanity: Cards = zone(NOBODY, "Insanity cards that lie face down on tiles.", back="insanity")
    left_insanity_at: tuple[int, ...] = value((), "The tile on which each card of `left_insanity` lies.")
    minds: list[Cards] = zone(
        OWNER, "The Insanity cards of each hunter.", each=lambda s: s.hunters, back="insanity", owners="owner"
    )
    insanity_discard: Cards = zone(ALL, back="insanity")
    roles: list[Cards] = zone(
        OWNER,
        "The role card of each hunter; the black one is the Ninth Guest.",
        each=lambda s: s.hunters,
        back="role",
        owners="owner",
    )
    roles_left: Cards = zone(NOBODY, "The role card that was not dealt.", back="role")
    roles_out: Cards = zone(ALL, "Role cards that are not in this match.", back="role")
    tickets_out: Cards = zone(
        ALL, "The tickets that are not used: all of them in a scenario without suspects.", back="ticket"
    )
    ticket: Cards = zone(NOBODY, "The ticket that decides which suspect is the dead one.", back="ticket")
    tickets_left: Cards = zone(NOBODY, back="ticket")
    # Options of the table
    scenario: int = chosen("The number of the scenario, from 0.")
    hunters: int = chosen("The number of hunters.")
    host: int = chosen("The seat of the Host; NONE without one.")
    short: int = chosen("1 if a short night is played.")
    dealt: int = chosen("1 if characters are dealt at random.")
    campaign: int = chosen("1 in a match of a campaign.")
    had: tuple[int, ...] = chosen("The character of each hunter in the previous scenario; NONE without one.")
    had_raises: tuple[int, ...] = chosen(
        "How often each value of the character in `had` has been raised, six numbers for each hunter."
    )
    growth: tuple[int, ...] = chosen("The number of raises that each hunter may have in total.")
    # Hunters
    owner: tuple[int, ...] = value(0, "The seat that plays each hunter.", each=lambda s: s.hunters)
    character: tuple[int, ...] = value(NONE, each=lambda s: s.hunters)
    raises: tuple[int, ...] = value(
        0,
        "How often each hunter's ST, DX, IN, WP, HP and MP have been raised, six numbers for each hunter.",
        each=lambda s: 6 * s.hunters,
    )
    raised: tuple[int, ...] = value(0, "The number of raises taken by each hunter.", each=lambda s: s.hunters)
    saving: int = value(0, "A mask of hunters who keep their remaining raises for a later scenario.")
    at: list[int] = value(NONE, "The tile of each hunter.", each=lambda s: s.hunters)
    came_from: list[int] = value(NONE, "The tile that each hunter came from.", each=lambda s: s.hunters)
    fares: list[int] = value(0, "The state of each hunter: STANDING, FALLEN, ENEMY or GUEST.", each=lambda s: s.hunters)
    hp_damage: list[int] = value(0, each=lambda s: s.hunters)
    mp_damage: list[int] = value(0, each=lambda s: s.hunters)
    dazed: int = value(0, "A mask of dazed hunters.")
    bleeding: int = value(0, "A mask of bleeding hunters.")
    bled_by: list[int] = value(
        NONE,
        "For each bleeding hunter, the number of the card that caused the bleeding.",
        each=lambda s: s.hunters,
        added=True,
    )
    confined: int = value(0, "A mask of confined hunters.")
    confined_by: list[int] = value(
        0,
        "For each confined hunter, the index of the confining effect in the box's `confines`.",
        each=lambda s: s.hunters,
        added=True,
    )
    psychic: int = value(0, "A mask of hunters who can make MP attacks for the rest of the match.")
    reads_keys: int = value(
        0, "A mask of hunters who can make MP attacks while they own an Item that they have learned to use."
    )
    skips: int = value(0, "A mask of Enemy-players who skip their next turn.")
    redrawn: int = value(0, "A mask of fallen hunters whom the scenario has already returned once.")
    no_numerals: int = value(0, "A mask of hunters known to hold no numeral.")
    moods: list[int] = value(
        0, "The mood of each hunter: well, still all right, on the edge.", each=lambda s: s.hunters
    )
    replies: list[int] = value(
        0,
        "When each seat wants to be asked for answers: always, only if a hunter would fall, or never.",
        OWNER,
        each=lambda s: s.seats,
    )
    spoken: int = value(0, "A mask of seats that have shown a mood or changed their standing answer in this turn.")
    # A turn
    hunter: int = value(0, "The turn player.")
    first: int = value(0, "The first player.")
    round: int = value(0)
    points: int = value(0, "Movement Points left.")
    extra: tuple[int, ...] = value(
        (), "Extra moves: NONE for any step, otherwise 16 times the tile, plus the way out of the tile."
    )
    extra_from: int = value(NONE, "The tile, card or scenario that gave the latest extra move.", added=True)
    item_point: int = value(0, "The Item point of the turn player: 1 until it is used, then 0.")
    deeds_done: int = value(
        0,
        "A mask of what has been done in this turn, such as a deed (`DEED`) or a fight (`STRIKE`).",
    )
    ended: int = value(0, "1 if the turn ends after the current effects.")
    instead: int = value(NONE, "The hunter who has taken the place of the one who was resolving a tile.")
    got_once: tuple[int, ...] = value(
        (), "Items whose effects on getting them a hunter has already had: 4 times the card, plus the hunter."
    )
    seen_once: int = value(0, "A mask of Items that have been drawn, if they have an effect only on the first draw.")
    # Monsters
    lair: list[int] = value(NONE, "The tile of each Monster.", each=lambda s: len(s.box.monsters))
    hp_lost: list[int] = value(0, "The HP damage on each Monster.", each=lambda s: len(s.box.monsters))
    mp_lost: list[int] = value(0, "The MP damage on each Monster.", each=lambda s: len(s.box.monsters))
    attack: list[int] = value(
        NONE, "The pool that each Monster attacks in this battle: HP or MP.", each=lambda s: len(s.box.monsters)
    )
    altered: tuple[int, int, int, int] = value(
        (0, 0, 0, 0), "What rules of the scenario add to the Enemy's ST, WP, HP and MP."
    )
    bested: tuple[int, ...] = value((), "Defeated Monsters, in order.")
    roaming: tuple[int, ...] = value(
        (), "Roaming Monsters, three numbers each: the Monster, its tiles per round, and the round when it began."
    )
    # A battle
    battle: int = value(NONE, "The tile of the current battle; NONE without a battle.")
    battle_round: int = value(0)
    intruding: int = value(0, "1 if the battle began because the Enemy came to the hunters.")
    fighters: int = value(0, "A mask of the hunters in the battle.")
    sits_out: int = value(0, "A mask of hunters who failed to escape in this battle round.")
    asked: int = value(0, "A mask of hunters who have been asked the current question of the battle.")
    asking: int = value(0, "The hunter who is being asked.")
    strikes: list[int] = value(
        NONE, "The pool that each hunter attacks in this battle: HP or MP.", each=lambda s: s.hunters
    )
    target: list[int] = value(NONE, "The Monster that each hunter attacks.", each=lambda s: s.hunters)
    prepared: list[int] = value(
        0,
        "The attack of each hunter in this battle round: NORMAL, FREE, FREE_ALL or FREE_DOUBLE.",
        each=lambda s: s.hunters,
    )
    judged: list[int] = value(0, "The Judge card that each hunter has drawn.", each=lambda s: s.hunters)
    black: int = value(0, "The Judge card of the Enemy.")
    second_black: int = value(0, "The second Judge card, for Enemies that draw two.")
    spent: list[int] = value(
        0,
        "A mask of the Judge cards not shuffled back, for each hunter and last for the Enemy.",
        each=lambda s: s.hunters + 1,
    )
    # The scenario
    counts: list[int] = value(0, "The counters of the scenario.", each=lambda s: len(s.box.counter_names))
    fired: tuple[int, ...] = value(
        0,
        "How often each rule of the scenario has been carried out.",
        each=lambda s: len(s.box.scenarios[s.scenario].rules),
    )
    clues: tuple[int, ...] = value((), "The clues that have been read, in order.")
    tokens: tuple[int, ...] = value(
        (), "Tokens on tiles, two numbers each: the token (its kind, plus the number of kinds per use) and the tile."
    )
    carried: list[tuple[int, ...]] = value(
        (), "The tokens of each hunter, numbered as in `tokens`.", each=lambda s: s.hunters
    )
    companion: int = value(NONE, "The tile of the companion; NONE before she appears.")
    led_by: int = value(NONE, "The hunter who leads the companion.")
    nerve: int = value(0, "The nerve that the companion has left; at 0 she runs home.")
    companion_rule: tuple[int, ...] = value(
        (), "The companion's home, the Movement Points that leading costs, and how often she ran home."
    )
    laws: int = value(0, "A mask of the laws that apply.")
    law_since: list[int] = value(0, "The round in which each law was proclaimed.", each=lambda s: 16)
    sealed: tuple[int, ...] = value((), "Tiles whose shutter is closed.")
    cleared: int = value(0, "A mask of cleared suspects.")
    accused: int = value(NONE, "The suspect whom the hunters have accused.")
    passed_check: int = value(0, "1 if a check of the current rule has been passed.")
    sure: int = value(0, "1 while the effects of a rule deal damage that cannot be cancelled.")
    last_fallen: int = value(NONE, "The hunter who fell last.")
    fell_together: int = value(0, "A mask of the hunters who fell at the same moment as `last_fallen`.", added=True)
    guest_round: int = value(0, "The last round in which the Guest put an Event card under the pile.", NOBODY)
    spawned: int = value(NONE, "The tile that a hunter is entering and on which an Enemy has just appeared.")
    named_guest: int = value(NONE, "The hunter who was revealed as the Ninth Guest.")
    clock_turned: int = value(0, "1 if an Enemy-player has advanced the clock in this round.")
    still: int = value(0, "The number of successive rounds without progress.")
    deadlocked: int = value(0, "1 if the match has ended in a deadlock.")
    outcome: int = value(0, "The outcome of the match: GOING_ON, WON or LOST.")
