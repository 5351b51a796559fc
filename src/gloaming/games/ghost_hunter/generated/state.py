"""Generated from the package `fields` by `make generate`: do not edit."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.state import State
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.chart import Chart
from gloaming.games.ghost_hunter.constants import NONE, PILES, Cards


class Fields(State):
    """All fields of the table of one match."""

    # fmt: off
    __slots__ = (
        "box", "chart", "piles", "returned", "unused", "covered", "covered_at", "aside", "boxed", "drawn", "laid",
        "cell", "turned", "ends", "ends_of", "pending", "explored", "markers", "new_doors", "locks", "locked_by",
        "lock_tried", "fresh", "event_cards", "left_events", "left_events_at", "event_discard", "lurking", "events_out",
        "item_cards", "left_items", "left_items_at", "dropped", "dropped_at", "held", "item_discard", "items_out",
        "insanity", "left_insanity", "left_insanity_at", "minds", "insanity_discard", "roles", "roles_left",
        "roles_out", "tickets_out", "ticket", "tickets_left", "scenario", "hunters", "host", "short", "dealt",
        "campaign", "had", "had_raises", "growth", "owner", "character", "raises", "raised", "saving", "at",
        "came_from", "fares", "hp_damage", "mp_damage", "dazed", "bleeding", "bled_by", "confined", "confined_by",
        "psychic", "reads_keys", "skips", "redrawn", "no_numerals", "moods", "replies", "spoken", "hunter", "first",
        "round", "points", "extra", "extra_from", "item_point", "deeds_done", "ended", "instead", "got_once",
        "seen_once", "lair", "hp_lost", "mp_lost", "attack", "altered", "bested", "roaming", "battle", "battle_round",
        "intruding", "fighters", "sits_out", "asked", "asking", "strikes", "target", "prepared", "judged", "black",
        "second_black", "spent", "counts", "fired", "clues", "tokens", "carried", "companion", "led_by", "nerve",
        "companion_rule", "laws", "law_since", "sealed", "cleared", "accused", "passed_check", "sure", "last_fallen",
        "fell_together", "guest_round", "spawned", "named_guest", "clock_turned", "still", "deadlocked", "outcome",
    )
    # fmt: on

    # All tiles, cards, sheets and scenarios.
    box: Box
    # The cache of where the doors of the map lead, used by `rules/board.py`.
    chart: Chart
    # The piles of room tiles, the top tile last.
    piles: list[Cards]
    # For each pile, the tiles that all players saw go back to it.
    returned: list[Cards]
    # Tiles that stay in the box because they were not drawn for a pile at random.
    unused: Cards
    # Tiles that lie face down on the table.
    covered: Cards
    # The cells of the covered tiles.
    covered_at: tuple[int, ...]
    # Tiles set aside, which a rule or their pair tile lays.
    aside: Cards
    # Tiles that the scenario leaves out, and removed tiles.
    boxed: Cards
    # Tiles that are being laid.
    drawn: Cards
    # Tiles on the map, in the order in which they were laid.
    laid: Cards
    # The cell of each tile.
    cell: tuple[int, ...]
    # The quarter turns of each tile, clockwise.
    turned: tuple[int, ...]
    # The sides of tiles where the other doors of Towers lead: 4 times the tile, plus the side.
    ends: tuple[int, ...]
    # For each of `ends`, the Tower whose other door leads there.
    ends_of: tuple[int, ...]
    # Towers whose other door leads to a floor without tiles.
    pending: tuple[int, ...]
    # Tiles that a hunter has entered.
    explored: tuple[int, ...]
    # Door markers: 4 times the tile, plus the side.
    markers: tuple[int, ...]
    # Walls that have become doors without a marker: 4 times the tile, plus the side.
    new_doors: tuple[int, ...]
    # A mask of the locked sides of each tile.
    locks: tuple[int, ...]
    # For each tile with locked doors, the index of the locking effect in the box's `locks`.
    locked_by: tuple[int, ...]
    # Tries of hunters to open the locks of a tile: 4 times the tile, plus the hunter.
    lock_tried: tuple[int, ...]
    # Staircase tiles laid in this turn as pair tiles, which cannot be entered in this turn.
    fresh: tuple[int, ...]
    # The Event pile, its top card last.
    event_cards: Cards
    # Event cards that lie face down on tiles.
    left_events: Cards
    # The tile on which each card of `left_events` lies.
    left_events_at: tuple[int, ...]
    event_discard: Cards
    # The Event cards of the Monsters on the map.
    lurking: Cards
    # Event cards that the scenario leaves out.
    events_out: Cards
    # The Item pile, its top card last.
    item_cards: Cards
    # Item cards that lie face down on tiles.
    left_items: Cards
    # The tile on which each card of `left_items` lies.
    left_items_at: tuple[int, ...]
    # Items that lie face up on tiles.
    dropped: Cards
    # The tile on which each card of `dropped` lies.
    dropped_at: tuple[int, ...]
    # The Items of each hunter.
    held: list[Cards]
    item_discard: Cards
    # Items that the scenario leaves out.
    items_out: Cards
    # The Insanity pile, its top card last.
    insanity: Cards
    # Insanity cards that lie face down on tiles.
    left_insanity: Cards
    # The tile on which each card of `left_insanity` lies.
    left_insanity_at: tuple[int, ...]
    # The Insanity cards of each hunter.
    minds: list[Cards]
    insanity_discard: Cards
    # The role card of each hunter; the black one is the Ninth Guest.
    roles: list[Cards]
    # The role card that was not dealt.
    roles_left: Cards
    # Role cards that are not in this match.
    roles_out: Cards
    # The tickets that are not used: all of them in a scenario without suspects.
    tickets_out: Cards
    # The ticket that decides which suspect is the dead one.
    ticket: Cards
    tickets_left: Cards
    # The number of the scenario, from 0.
    scenario: int
    # The number of hunters.
    hunters: int
    # The seat of the Host; NONE without one.
    host: int
    # 1 if a short night is played.
    short: int
    # 1 if characters are dealt at random.
    dealt: int
    # 1 in a match of a campaign.
    campaign: int
    # The character of each hunter in the previous scenario; NONE without one.
    had: tuple[int, ...]
    # How often each value of the character in `had` has been raised, six numbers for each hunter.
    had_raises: tuple[int, ...]
    # The number of raises that each hunter may have in total.
    growth: tuple[int, ...]
    # The seat that plays each hunter.
    owner: tuple[int, ...]
    character: tuple[int, ...]
    # How often each hunter's ST, DX, IN, WP, HP and MP have been raised, six numbers for each hunter.
    raises: tuple[int, ...]
    # The number of raises taken by each hunter.
    raised: tuple[int, ...]
    # A mask of hunters who keep their remaining raises for a later scenario.
    saving: int
    # The tile of each hunter.
    at: list[int]
    # The tile that each hunter came from.
    came_from: list[int]
    # The state of each hunter: STANDING, FALLEN, ENEMY or GUEST.
    fares: list[int]
    hp_damage: list[int]
    mp_damage: list[int]
    # A mask of dazed hunters.
    dazed: int
    # A mask of bleeding hunters.
    bleeding: int
    # For each bleeding hunter, the number of the card that caused the bleeding.
    bled_by: list[int]
    # A mask of confined hunters.
    confined: int
    # For each confined hunter, the index of the confining effect in the box's `confines`.
    confined_by: list[int]
    # A mask of hunters who can make MP attacks for the rest of the match.
    psychic: int
    # A mask of hunters who can make MP attacks while they own an Item that they have learned to use.
    reads_keys: int
    # A mask of Enemy-players who skip their next turn.
    skips: int
    # A mask of fallen hunters whom the scenario has already returned once.
    redrawn: int
    # A mask of hunters known to hold no numeral.
    no_numerals: int
    # The mood of each hunter: well, still all right, on the edge.
    moods: list[int]
    # When each seat wants to be asked for answers: always, only if a hunter would fall, or never.
    replies: list[int]
    # A mask of seats that have shown a mood or changed their standing answer in this turn.
    spoken: int
    # The turn player.
    hunter: int
    # The first player.
    first: int
    round: int
    # Movement Points left.
    points: int
    # Extra moves: NONE for any step, otherwise 16 times the tile, plus the way out of the tile.
    extra: tuple[int, ...]
    # The tile, card or scenario that gave the latest extra move.
    extra_from: int
    # The Item point of the turn player: 1 until it is used, then 0.
    item_point: int
    # A mask of what has been done in this turn, such as a deed (`DEED`) or a fight (`STRIKE`).
    deeds_done: int
    # 1 if the turn ends after the current effects.
    ended: int
    # The hunter who has taken the place of the one who was resolving a tile.
    instead: int
    # Items whose effects on getting them a hunter has already had: 4 times the card, plus the hunter.
    got_once: tuple[int, ...]
    # A mask of Items that have been drawn, if they have an effect only on the first draw.
    seen_once: int
    # The tile of each Monster.
    lair: list[int]
    # The HP damage on each Monster.
    hp_lost: list[int]
    # The MP damage on each Monster.
    mp_lost: list[int]
    # The pool that each Monster attacks in this battle: HP or MP.
    attack: list[int]
    # What rules of the scenario add to the Enemy's ST, WP, HP and MP.
    altered: tuple[int, int, int, int]
    # Defeated Monsters, in order.
    bested: tuple[int, ...]
    # Roaming Monsters, three numbers each: the Monster, its tiles per round, and the round when it began.
    roaming: tuple[int, ...]
    # The tile of the current battle; NONE without a battle.
    battle: int
    battle_round: int
    # 1 if the battle began because the Enemy came to the hunters.
    intruding: int
    # A mask of the hunters in the battle.
    fighters: int
    # A mask of hunters who failed to escape in this battle round.
    sits_out: int
    # A mask of hunters who have been asked the current question of the battle.
    asked: int
    # The hunter who is being asked.
    asking: int
    # The pool that each hunter attacks in this battle: HP or MP.
    strikes: list[int]
    # The Monster that each hunter attacks.
    target: list[int]
    # The attack of each hunter in this battle round: NORMAL, FREE, FREE_ALL or FREE_DOUBLE.
    prepared: list[int]
    # The Judge card that each hunter has drawn.
    judged: list[int]
    # The Judge card of the Enemy.
    black: int
    # The second Judge card, for Enemies that draw two.
    second_black: int
    # A mask of the Judge cards not shuffled back, for each hunter and last for the Enemy.
    spent: list[int]
    # The counters of the scenario.
    counts: list[int]
    # How often each rule of the scenario has been carried out.
    fired: tuple[int, ...]
    # The clues that have been read, in order.
    clues: tuple[int, ...]
    # Tokens on tiles, two numbers each: the token (its kind, plus the number of kinds per use) and the tile.
    tokens: tuple[int, ...]
    # The tokens of each hunter, numbered as in `tokens`.
    carried: list[tuple[int, ...]]
    # The tile of the companion; NONE before she appears.
    companion: int
    # The hunter who leads the companion.
    led_by: int
    # The nerve that the companion has left; at 0 she runs home.
    nerve: int
    # The companion's home, the Movement Points that leading costs, and how often she ran home.
    companion_rule: tuple[int, ...]
    # A mask of the laws that apply.
    laws: int
    # The round in which each law was proclaimed.
    law_since: list[int]
    # Tiles whose shutter is closed.
    sealed: tuple[int, ...]
    # A mask of cleared suspects.
    cleared: int
    # The suspect whom the hunters have accused.
    accused: int
    # 1 if a check of the current rule has been passed.
    passed_check: int
    # 1 while the effects of a rule deal damage that cannot be cancelled.
    sure: int
    # The hunter who fell last.
    last_fallen: int
    # A mask of the hunters who fell at the same moment as `last_fallen`.
    fell_together: int
    # The last round in which the Guest put an Event card under the pile.
    guest_round: int
    # The tile that a hunter is entering and on which an Enemy has just appeared.
    spawned: int
    # The hunter who was revealed as the Ninth Guest.
    named_guest: int
    # 1 if an Enemy-player has advanced the clock in this round.
    clock_turned: int
    # The number of successive rounds without progress.
    still: int
    # 1 if the match has ended in a deadlock.
    deadlocked: int
    # The outcome of the match: GOING_ON, WON or LOST.
    outcome: int

    def start(self, seats: int) -> None:
        """Initialize the fields of a new match, except chosen and shared ones, which are already set."""
        self.seats = seats
        self.piles = [()] * PILES
        self.returned = [()] * PILES
        self.unused = ()
        self.covered = ()
        self.covered_at = ()
        self.aside = ()
        self.boxed = ()
        self.drawn = ()
        self.laid = ()
        self.cell = (NONE,) * len(self.box.tiles)
        self.turned = (0,) * len(self.box.tiles)
        self.ends = ()
        self.ends_of = ()
        self.pending = ()
        self.explored = ()
        self.markers = ()
        self.new_doors = ()
        self.locks = (0,) * len(self.box.tiles)
        self.locked_by = (0,) * len(self.box.tiles)
        self.lock_tried = ()
        self.fresh = ()
        self.event_cards = ()
        self.left_events = ()
        self.left_events_at = ()
        self.event_discard = ()
        self.lurking = ()
        self.events_out = ()
        self.item_cards = ()
        self.left_items = ()
        self.left_items_at = ()
        self.dropped = ()
        self.dropped_at = ()
        self.held = [()] * self.hunters
        self.item_discard = ()
        self.items_out = ()
        self.insanity = ()
        self.left_insanity = ()
        self.left_insanity_at = ()
        self.minds = [()] * self.hunters
        self.insanity_discard = ()
        self.roles = [()] * self.hunters
        self.roles_left = ()
        self.roles_out = ()
        self.tickets_out = ()
        self.ticket = ()
        self.tickets_left = ()
        self.owner = (0,) * self.hunters
        self.character = (NONE,) * self.hunters
        self.raises = (0,) * (6 * self.hunters)
        self.raised = (0,) * self.hunters
        self.saving = 0
        self.at = [NONE] * self.hunters
        self.came_from = [NONE] * self.hunters
        self.fares = [0] * self.hunters
        self.hp_damage = [0] * self.hunters
        self.mp_damage = [0] * self.hunters
        self.dazed = 0
        self.bleeding = 0
        self.bled_by = [NONE] * self.hunters
        self.confined = 0
        self.confined_by = [0] * self.hunters
        self.psychic = 0
        self.reads_keys = 0
        self.skips = 0
        self.redrawn = 0
        self.no_numerals = 0
        self.moods = [0] * self.hunters
        self.replies = [0] * self.seats
        self.spoken = 0
        self.hunter = 0
        self.first = 0
        self.round = 0
        self.points = 0
        self.extra = ()
        self.extra_from = NONE
        self.item_point = 0
        self.deeds_done = 0
        self.ended = 0
        self.instead = NONE
        self.got_once = ()
        self.seen_once = 0
        self.lair = [NONE] * len(self.box.monsters)
        self.hp_lost = [0] * len(self.box.monsters)
        self.mp_lost = [0] * len(self.box.monsters)
        self.attack = [NONE] * len(self.box.monsters)
        self.altered = (0, 0, 0, 0)
        self.bested = ()
        self.roaming = ()
        self.battle = NONE
        self.battle_round = 0
        self.intruding = 0
        self.fighters = 0
        self.sits_out = 0
        self.asked = 0
        self.asking = 0
        self.strikes = [NONE] * self.hunters
        self.target = [NONE] * self.hunters
        self.prepared = [0] * self.hunters
        self.judged = [0] * self.hunters
        self.black = 0
        self.second_black = 0
        self.spent = [0] * (self.hunters + 1)
        self.counts = [0] * len(self.box.counter_names)
        self.fired = (0,) * len(self.box.scenarios[self.scenario].rules)
        self.clues = ()
        self.tokens = ()
        self.carried = [()] * self.hunters
        self.companion = NONE
        self.led_by = NONE
        self.nerve = 0
        self.companion_rule = ()
        self.laws = 0
        self.law_since = [0] * 16
        self.sealed = ()
        self.cleared = 0
        self.accused = NONE
        self.passed_check = 0
        self.sure = 0
        self.last_fallen = NONE
        self.fell_together = 0
        self.guest_round = 0
        self.spawned = NONE
        self.named_guest = NONE
        self.clock_turned = 0
        self.still = 0
        self.deadlocked = 0
        self.outcome = 0

    def copy_fields(self, other: Fields) -> None:
        """Copy every field to another state, which shares no mutable value."""
        self.copy_to(other)
        other.box = self.box
        other.chart = self.chart
        other.piles = self.piles[:]
        other.returned = self.returned[:]
        other.unused = self.unused
        other.covered = self.covered
        other.covered_at = self.covered_at
        other.aside = self.aside
        other.boxed = self.boxed
        other.drawn = self.drawn
        other.laid = self.laid
        other.cell = self.cell
        other.turned = self.turned
        other.ends = self.ends
        other.ends_of = self.ends_of
        other.pending = self.pending
        other.explored = self.explored
        other.markers = self.markers
        other.new_doors = self.new_doors
        other.locks = self.locks
        other.locked_by = self.locked_by
        other.lock_tried = self.lock_tried
        other.fresh = self.fresh
        other.event_cards = self.event_cards
        other.left_events = self.left_events
        other.left_events_at = self.left_events_at
        other.event_discard = self.event_discard
        other.lurking = self.lurking
        other.events_out = self.events_out
        other.item_cards = self.item_cards
        other.left_items = self.left_items
        other.left_items_at = self.left_items_at
        other.dropped = self.dropped
        other.dropped_at = self.dropped_at
        other.held = self.held[:]
        other.item_discard = self.item_discard
        other.items_out = self.items_out
        other.insanity = self.insanity
        other.left_insanity = self.left_insanity
        other.left_insanity_at = self.left_insanity_at
        other.minds = self.minds[:]
        other.insanity_discard = self.insanity_discard
        other.roles = self.roles[:]
        other.roles_left = self.roles_left
        other.roles_out = self.roles_out
        other.tickets_out = self.tickets_out
        other.ticket = self.ticket
        other.tickets_left = self.tickets_left
        other.scenario = self.scenario
        other.hunters = self.hunters
        other.host = self.host
        other.short = self.short
        other.dealt = self.dealt
        other.campaign = self.campaign
        other.had = self.had
        other.had_raises = self.had_raises
        other.growth = self.growth
        other.owner = self.owner
        other.character = self.character
        other.raises = self.raises
        other.raised = self.raised
        other.saving = self.saving
        other.at = self.at[:]
        other.came_from = self.came_from[:]
        other.fares = self.fares[:]
        other.hp_damage = self.hp_damage[:]
        other.mp_damage = self.mp_damage[:]
        other.dazed = self.dazed
        other.bleeding = self.bleeding
        other.bled_by = self.bled_by[:]
        other.confined = self.confined
        other.confined_by = self.confined_by[:]
        other.psychic = self.psychic
        other.reads_keys = self.reads_keys
        other.skips = self.skips
        other.redrawn = self.redrawn
        other.no_numerals = self.no_numerals
        other.moods = self.moods[:]
        other.replies = self.replies[:]
        other.spoken = self.spoken
        other.hunter = self.hunter
        other.first = self.first
        other.round = self.round
        other.points = self.points
        other.extra = self.extra
        other.extra_from = self.extra_from
        other.item_point = self.item_point
        other.deeds_done = self.deeds_done
        other.ended = self.ended
        other.instead = self.instead
        other.got_once = self.got_once
        other.seen_once = self.seen_once
        other.lair = self.lair[:]
        other.hp_lost = self.hp_lost[:]
        other.mp_lost = self.mp_lost[:]
        other.attack = self.attack[:]
        other.altered = self.altered
        other.bested = self.bested
        other.roaming = self.roaming
        other.battle = self.battle
        other.battle_round = self.battle_round
        other.intruding = self.intruding
        other.fighters = self.fighters
        other.sits_out = self.sits_out
        other.asked = self.asked
        other.asking = self.asking
        other.strikes = self.strikes[:]
        other.target = self.target[:]
        other.prepared = self.prepared[:]
        other.judged = self.judged[:]
        other.black = self.black
        other.second_black = self.second_black
        other.spent = self.spent[:]
        other.counts = self.counts[:]
        other.fired = self.fired
        other.clues = self.clues
        other.tokens = self.tokens
        other.carried = self.carried[:]
        other.companion = self.companion
        other.led_by = self.led_by
        other.nerve = self.nerve
        other.companion_rule = self.companion_rule
        other.laws = self.laws
        other.law_since = self.law_since[:]
        other.sealed = self.sealed
        other.cleared = self.cleared
        other.accused = self.accused
        other.passed_check = self.passed_check
        other.sure = self.sure
        other.last_fallen = self.last_fallen
        other.fell_together = self.fell_together
        other.guest_round = self.guest_round
        other.spawned = self.spawned
        other.named_guest = self.named_guest
        other.clock_turned = self.clock_turned
        other.still = self.still
        other.deadlocked = self.deadlocked
        other.outcome = self.outcome


# fmt: off
NUMBERS: Final = (
    "scenario", "hunters", "host", "short", "dealt", "campaign", "saving", "dazed", "bleeding", "confined", "psychic",
    "reads_keys", "skips", "redrawn", "no_numerals", "spoken", "hunter", "first", "round", "points", "extra_from",
    "item_point", "deeds_done", "ended", "instead", "seen_once", "battle", "battle_round", "intruding", "fighters",
    "sits_out", "asked", "asking", "black", "second_black", "companion", "led_by", "nerve", "laws", "cleared",
    "accused", "passed_check", "sure", "last_fallen", "fell_together", "guest_round", "spawned", "named_guest",
    "clock_turned", "still", "deadlocked", "outcome", "unused", "covered", "aside", "boxed", "drawn", "laid",
    "event_cards", "left_events", "event_discard", "lurking", "events_out", "item_cards", "left_items", "dropped",
    "item_discard", "items_out", "insanity", "left_insanity", "insanity_discard", "roles_left", "roles_out",
    "tickets_out", "ticket", "tickets_left",
)
# fmt: on


def numbers(s: Fields) -> list[int]:
    """Return the whole numbers and the sizes of single piles, in the order of NUMBERS."""
    # fmt: off
    return [
        s.scenario, s.hunters, s.host, s.short, s.dealt, s.campaign, s.saving, s.dazed, s.bleeding, s.confined,
        s.psychic, s.reads_keys, s.skips, s.redrawn, s.no_numerals, s.spoken, s.hunter, s.first, s.round, s.points,
        s.extra_from, s.item_point, s.deeds_done, s.ended, s.instead, s.seen_once, s.battle, s.battle_round,
        s.intruding, s.fighters, s.sits_out, s.asked, s.asking, s.black, s.second_black, s.companion, s.led_by, s.nerve,
        s.laws, s.cleared, s.accused, s.passed_check, s.sure, s.last_fallen, s.fell_together, s.guest_round, s.spawned,
        s.named_guest, s.clock_turned, s.still, s.deadlocked, s.outcome, len(s.unused), len(s.covered), len(s.aside),
        len(s.boxed), len(s.drawn), len(s.laid), len(s.event_cards), len(s.left_events), len(s.event_discard),
        len(s.lurking), len(s.events_out), len(s.item_cards), len(s.left_items), len(s.dropped), len(s.item_discard),
        len(s.items_out), len(s.insanity), len(s.left_insanity), len(s.insanity_discard), len(s.roles_left),
        len(s.roles_out), len(s.tickets_out), len(s.ticket), len(s.tickets_left),
    ]
    # fmt: on
