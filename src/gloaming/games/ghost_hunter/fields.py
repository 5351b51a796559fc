"""What lies on the table of Ghost Hunter 13, a line each: name, type, who sees it, and what it is.

Hunters are numbered from 0 in turn order; a tile is the number of its card, a cell a place in the grid of a floor. What
stands for each hunter, tile or Monster is a list by its number.
"""

from __future__ import annotations

from gloaming.engine.state.fields import chosen, shared, value, zone
from gloaming.engine.state.zones import ALL, NOBODY, OWNER
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.chart import Chart
from gloaming.games.ghost_hunter.constants import COVERED, NONE, PILES, UNUSED, Cards


class Fields:
    """What lies on the table."""

    box: Box = shared("All tiles, cards, sheets and scenarios.")
    chart: Chart = shared("What the doors led to when it was last looked up; see `board`.")
    # Tiles
    piles: list[Cards] = zone(
        NOBODY,
        "Of room-tiles, the top of each last.",
        each=lambda s: PILES,
        back="tile",
        backs=lambda box: box.backs,
        holds=lambda s, pile: s.could_hold(pile),
    )
    returned: list[Cards] = value((), "Tiles that all saw go back to a pile.", each=lambda s: PILES, added=True)
    unused: Cards = zone(
        NOBODY,
        "Tiles that chance has left in the box.",
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
    covered_at: tuple[int, ...] = value((), "Their cells.")
    aside: Cards = zone(ALL, "Tiles set aside.", back="tile", backs=lambda box: box.backs)
    boxed: Cards = zone(
        ALL, "Tiles that the scenario leaves out, and those taken away.", back="tile", backs=lambda box: box.backs
    )
    drawn: Cards = zone(ALL, "Tiles that are being laid.", back="tile", backs=lambda box: box.backs)
    laid: Cards = zone(
        ALL, "Tiles on the table, in the order in which they came.", back="tile", backs=lambda box: box.backs
    )
    cell: tuple[int, ...] = value(NONE, "Where a tile lies.", each=lambda s: len(s.box.tiles))
    turned: tuple[int, ...] = value(0, "Its quarter turns, clockwise.", each=lambda s: len(s.box.tiles))
    ends: tuple[int, ...] = value((), "Where other doors of Towers end: the tile four times over, and the side.")
    ends_of: tuple[int, ...] = value((), "Of which Towers.")
    pending: tuple[int, ...] = value((), "Towers at whose other door a floor has still to begin.")
    explored: tuple[int, ...] = value((), "Tiles that somebody has entered.")
    markers: tuple[int, ...] = value((), "Door markers: the tile four times over, and the side.")
    new_doors: tuple[int, ...] = value((), "Walls that have opened by themselves: likewise.")
    locks: tuple[int, ...] = value(0, "The locked sides of a tile, a bit each.", each=lambda s: len(s.box.tiles))
    locked_by: tuple[int, ...] = value(
        0, "Which of the box's locks a tile with locked sides has.", each=lambda s: len(s.box.tiles), added=True
    )
    lock_tried: tuple[int, ...] = value((), "Who has tried a lock: the tile times four, and the hunter.")
    fresh: tuple[int, ...] = value((), "Pair tiles that came in this turn: who opened them may not enter.")
    # Cards
    event_cards: Cards = zone(NOBODY, "The Event pile, its top last.", back="event", backs=lambda box: box.backs)
    left_events: Cards = zone(
        NOBODY, "Event cards that lie face down on tiles.", back="event", backs=lambda box: box.backs
    )
    left_events_at: tuple[int, ...] = value((), "On which tiles.")
    event_discard: Cards = zone(ALL, back="event", backs=lambda box: box.backs)
    lurking: Cards = zone(ALL, "Monsters on the board.", back="event", backs=lambda box: box.backs)
    events_out: Cards = zone(
        ALL, "Event cards that the scenario leaves out.", back="event", backs=lambda box: box.backs
    )
    item_cards: Cards = zone(NOBODY, "The Item pile, its top last.", back="item")
    left_items: Cards = zone(NOBODY, "Item cards that lie face down on tiles.", back="item")
    left_items_at: tuple[int, ...] = value((), "On which tiles.")
    dropped: Cards = zone(ALL, "Items that lie face up on tiles.", back="item")
    dropped_at: tuple[int, ...] = value((), "On which tiles.")
    held: list[Cards] = zone(ALL, "The Items of each hunter.", each=lambda s: s.hunters, back="item")
    item_discard: Cards = zone(ALL, back="item")
    items_out: Cards = zone(ALL, "Items that the scenario leaves out.", back="item")
    insanity: Cards = zone(NOBODY, "The Insanity pile, its top last.", back="insanity")
    left_insanity: Cards = zone(NOBODY, "Insanity cards that lie face down on tiles.", back="insanity")
    left_insanity_at: tuple[int, ...] = value((), "On which tiles.")
    minds: list[Cards] = zone(
        OWNER, "The Insanity cards of each hunter.", each=lambda s: s.hunters, back="insanity", owners="owner"
    )
    insanity_discard: Cards = zone(ALL, back="insanity")
    roles: list[Cards] = zone(OWNER, "Who is the Ninth Guest.", each=lambda s: s.hunters, back="role", owners="owner")
    roles_left: Cards = zone(NOBODY, "The Role card that was dealt to nobody.", back="role")
    roles_out: Cards = zone(ALL, "Role cards that are not in this match.", back="role")
    tickets_out: Cards = zone(ALL, "All tickets, in a scenario without suspects.", back="ticket")
    ticket: Cards = zone(NOBODY, "Which suspect is the dead one.", back="ticket")
    tickets_left: Cards = zone(NOBODY, back="ticket")
    # What the table has chosen
    scenario: int = chosen("Its number, from 0.")
    hunters: int = chosen("How many there are.")
    host: int = chosen("The seat of the Host; NONE without one.")
    short: int = chosen("Whether a short night is played.")
    dealt: int = chosen("1 where chance deals the characters.")
    campaign: int = chosen("1 in a match of a campaign.")
    had: tuple[int, ...] = chosen("The character that a hunter had in the scenario before; NONE without one.")
    had_raises: tuple[int, ...] = chosen("The raises of that character, six a hunter.")
    growth: tuple[int, ...] = chosen("How many raises a hunter may have in all.")
    # Hunters
    owner: tuple[int, ...] = value(0, "The seat that plays a hunter.", each=lambda s: s.hunters)
    character: tuple[int, ...] = value(NONE, each=lambda s: s.hunters)
    raises: tuple[int, ...] = value(
        0, "Raises of ST, DX, IN, WP, HP and MP, six a hunter.", each=lambda s: 6 * s.hunters
    )
    raised: tuple[int, ...] = value(0, "How often a hunter has raised something.", each=lambda s: s.hunters)
    saving: int = value(0, "Hunters who keep the raises that are left for a later scenario, a bit each.")
    at: list[int] = value(NONE, "The tile of a hunter.", each=lambda s: s.hunters)
    came_from: list[int] = value(NONE, "The tile that a hunter came from.", each=lambda s: s.hunters)
    fares: list[int] = value(0, "STANDING, FALLEN, ENEMY or GUEST.", each=lambda s: s.hunters)
    hp_damage: list[int] = value(0, each=lambda s: s.hunters)
    mp_damage: list[int] = value(0, each=lambda s: s.hunters)
    dazed: int = value(0, "Hunters who move less in their next turn, a bit each.")
    bleeding: int = value(0, "Hunters who bleed.")
    bled_by: list[int] = value(
        NONE, "What made a hunter who bleeds do so: the number of its card.", each=lambda s: s.hunters, added=True
    )
    confined: int = value(0, "Hunters who cannot leave their tile.")
    confined_by: list[int] = value(
        0, "Which of the box's confines holds a hunter who is confined.", each=lambda s: s.hunters, added=True
    )
    psychic: int = value(0, "Hunters who have learned MP attacks for good.")
    reads_keys: int = value(0, "Hunters who make MP attacks for as long as they own an Item that lets them.")
    skips: int = value(0, "Enemies who skip their next turn.")
    redrawn: int = value(0, "Hunters who have been drawn again.")
    no_numerals: int = value(0, "Hunters who have told that they hold no numeral, and have drawn nothing since.")
    moods: list[int] = value(0, "What hunters show: well, still all right, on the edge.", each=lambda s: s.hunters)
    replies: list[int] = value(
        0, "The standing answer of a seat: ask always, if somebody would fall, never.", OWNER, each=lambda s: s.seats
    )
    spoken: int = value(0, "Seats that have shown a mood or changed their standing answer in this turn.")
    # A turn
    hunter: int = value(0, "Whose turn it is.")
    first: int = value(0, "Who began.")
    round: int = value(0)
    points: int = value(0, "Movement Points left.")
    extra: tuple[int, ...] = value((), "Extra moves: NONE for any step, else the tile sixteen times over, and the way.")
    item_point: int = value(0, "The Item point of the turn.")
    deeds_done: int = value(
        0,
        "What has been done in this turn, a bit each: a deed, a free Item, a feat, a fight, paying to lead, moving.",
    )
    ended: int = value(0, "The turn is over, but for what still happens in it.")
    instead: int = value(NONE, "Who has taken the place of the hunter who was settling a tile.")
    got_once: tuple[int, ...] = value((), "Who has had what an Item gives once: the card times four, and the hunter.")
    seen_once: int = value(0, "Items that work the first time alone and have, a bit each.")
    # Monsters
    lair: list[int] = value(NONE, "The tile of a Monster.", each=lambda s: len(s.box.monsters))
    hp_lost: list[int] = value(0, "Of a Monster.", each=lambda s: len(s.box.monsters))
    mp_lost: list[int] = value(0, "Of a Monster.", each=lambda s: len(s.box.monsters))
    attack: list[int] = value(
        NONE, "What a Monster hurts in this battle: HP or MP.", each=lambda s: len(s.box.monsters)
    )
    altered: tuple[int, int, int, int] = value((0, 0, 0, 0), "What the scenario adds to its Enemy: ST, WP, HP, MP.")
    bested: tuple[int, ...] = value((), "Monsters that have been defeated, in order.")
    roaming: tuple[int, ...] = value((), "Monsters that walk each round, how many tiles, and since when: in threes.")
    # A battle
    battle: int = value(NONE, "The tile of the battle.")
    battle_round: int = value(0)
    intruding: int = value(0, "The Enemy came to the hunters.")
    fighters: int = value(0, "The hunters in the battle, a bit each.")
    sits_out: int = value(0, "Those who have failed to escape in this round.")
    asked: int = value(0, "Those who have been asked what is asked of everybody.")
    asking: int = value(0, "The hunter who is being asked.")
    strikes: list[int] = value(NONE, "What a hunter's attack hurts: HP or MP.", each=lambda s: s.hunters)
    target: list[int] = value(NONE, "The Monster that a hunter attacks.", each=lambda s: s.hunters)
    prepared: list[int] = value(0, "NORMAL or a Free AT.", each=lambda s: s.hunters)
    judged: list[int] = value(0, "The Judge card that a hunter has drawn.", each=lambda s: s.hunters)
    black: int = value(0, "The Judge card of the Enemy.")
    second_black: int = value(0, "Another, for those who draw two.")
    spent: list[int] = value(
        0, "Judge cards that are not shuffled back, of hunters and, last, the Enemy.", each=lambda s: s.hunters + 1
    )
    # The scenario
    counts: list[int] = value(0, "What the scenario counts.", each=lambda s: len(s.box.counter_names))
    fired: tuple[int, ...] = value(
        0,
        "How often a rule of the scenario has been carried out.",
        each=lambda s: len(s.box.scenarios[s.scenario].rules),
    )
    clues: tuple[int, ...] = value((), "The clues that have been read, in order.")
    tokens: tuple[int, ...] = value(
        (), "Tokens on tiles, in pairs: its kind, and as many more for each use as there are kinds; and the tile."
    )
    carried: list[tuple[int, ...]] = value((), "The tokens of each hunter, as on tiles.", each=lambda s: s.hunters)
    companion: int = value(NONE, "The tile of who must be led; NONE before.")
    led_by: int = value(NONE, "The hunter who leads.")
    nerve: int = value(0, "The courage that is left to who must be led: without any it runs home.")
    companion_rule: tuple[int, ...] = value((), "Home, how much slower, and how often lost.")
    laws: int = value(0, "A bit each.")
    law_since: list[int] = value(0, "The round in which a law was proclaimed.", each=lambda s: 16)
    sealed: tuple[int, ...] = value((), "Tiles whose shutter is closed.")
    cleared: int = value(0, "Suspects who are cleared, a bit each.")
    accused: int = value(NONE, "The suspect whom the hunters have named.")
    passed_check: int = value(0, "A check of the rule that is carried out has been passed.")
    sure: int = value(0, "What the rule does cannot be cancelled.")
    last_fallen: int = value(NONE, "The hunter who fell last.")
    fell_together: int = value(0, "Those who fell in that moment, a bit each.", added=True)
    guest_round: int = value(0, "The round in which the Guest put a card under the pile last.", NOBODY)
    spawned: int = value(NONE, "The tile that somebody is entering and on which an Enemy has just appeared.")
    named_guest: int = value(NONE, "The hunter who was the Ninth Guest.")
    clock_turned: int = value(0, "An Enemy-player has turned the clock on in this round.")
    still: int = value(0, "Rounds in which nothing new has come about.")
    deadlocked: int = value(0, "The match has ended in a deadlock.")
    outcome: int = value(0, "GOING_ON, WON or LOST.")
