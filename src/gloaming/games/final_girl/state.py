"""What lies on the table in Final Girl, and who sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gloaming.engine.dice import Dice
from gloaming.engine.state import State
from gloaming.engine.zones import ALL, LOOKED, NOBODY, Field, Value, Zone
from gloaming.games.final_girl.box import Box, Map

NOWHERE: Final = -1
"""A piece that is not on the board, a card that is not there."""

KILLER: Final = -1
"""The Killer among the Enemies; Minions count from 0."""

NORMAL: Final = 3
"""A Victim's kind: 0, 1 and 2 for the white, orange and blue Special Victims, this for every other."""

ACTION_PHASE: Final = 1
PLANNING_PHASE: Final = 2
KILLER_PHASE: Final = 3
PANIC_PHASE: Final = 4
UPKEEP_PHASE: Final = 5

PHASES: Final = ("set-up", "action phase", "planning phase", "killer phase", "panic phase", "upkeep phase")
"""The flow of each phase."""

CHOOSE: Final = 0
WORST: Final = 1
CHANCE: Final = 2
"""How ties are broken: by the player, to the worst, or by chance. (FG-AMBI-1)"""

LOW: Final = 0
HIGH: Final = 7
"""The ends of the Horror track."""

MOST_TIME: Final = 12
MOST_HAND: Final = 10

TARGETS: Final = ("victim", "girl", "nearest")
"""What a Killer Action goes for."""


class Table(State):
    """The table of one match. Cards, spaces, girls, Killers and Locations are numbers: the box says what they are.

    box: everything printed; map: the Location's spaces, their links and distances.
    health, killer_health: with the Final Health token counted as 1; white, killer_white: it has been replaced.
    horror: 0 is the green end of the track, 7 the red one; time: -1 is the red space. held: Items in the hands.
    covered: the Victim-Saved spaces that are, covered_special: how many by Special Victims;
    rewards: those not taken yet, -1 for one after the Ultimate Ability.
    row: of the Bloodlust track, from 0. special_at, special_card: where the white, orange and blue Special Victims
    are, and their Events. rolled, converted: the dice of a Horror Roll, and
    those turned into successes. played: the name of the Action card that is resolved; weapon, prey: with what and
    whom it attacks; damage: of an attack, still to be dealt; wound: what the Killer or Minions are about to take.
    actor to hit_girl: the Killer Action under way. panicking: space, kind and times of each Victim that will panic.
    spray_kept: she has kept the Pepper Spray, and the Killer and chance have done nothing since.
    lot: drawn by chance for the next tie.
    """

    __slots__ = (
        "box",
        "map",
        "terror",
        "terror_box",
        "terror_drawn",
        "terror_discard",
        "minors",
        "decks",
        "item_box",
        "held",
        "backpack",
        "item_discard",
        "event_deck",
        "events_here",
        "event_discard",
        "finale",
        "finale_box",
        "finale_up",
        "power",
        "power_box",
        "powers_up",
        "girl_token",
        "killer_token",
        "token_box",
        "tokens_shown",
        "hand",
        "tableau",
        "discard",
        "terror_looked",
        "decks_looked",
        "killer",
        "location",
        "girl",
        "setup",
        "extreme",
        "ambiguity",
        "epic",
        "bonus",
        "most_victims",
        "health",
        "time",
        "horror",
        "next_time",
        "more_dice",
        "improvise",
        "white",
        "uses",
        "used",
        "covered",
        "covered_special",
        "rewards",
        "ultimate",
        "rushed",
        "saved",
        "saves_now",
        "killer_space",
        "killer_health",
        "row",
        "killer_white",
        "minor_health",
        "minions",
        "minion_health",
        "minion_attack",
        "minion_move",
        "victims",
        "special_at",
        "special_card",
        "dead",
        "supply",
        "killed_turn",
        "killed_phase",
        "killed_action",
        "girl_space",
        "boat",
        "fireworks",
        "trap",
        "trap_damage",
        "tunnel",
        "round",
        "phase",
        "ended",
        "rolled",
        "converted",
        "marked",
        "successes",
        "played",
        "weapon",
        "prey",
        "damage",
        "wound",
        "steps",
        "lot",
        "picked",
        "actor",
        "target",
        "moves",
        "attacks",
        "aim",
        "aim_girl",
        "hit_girl",
        "panicking",
        "spray_kept",
        "girl_dead",
        "killer_dead",
    )

    box: Box
    map: Map
    terror: tuple[int, ...]
    terror_box: tuple[int, ...]
    terror_drawn: tuple[int, ...]
    terror_discard: tuple[int, ...]
    minors: tuple[int, ...]
    decks: list[tuple[int, ...]]
    item_box: tuple[int, ...]
    held: tuple[int, ...]
    backpack: tuple[int, ...]
    item_discard: tuple[int, ...]
    event_deck: tuple[int, ...]
    events_here: tuple[int, ...]
    event_discard: tuple[int, ...]
    finale: tuple[int, ...]
    finale_box: tuple[int, ...]
    finale_up: tuple[int, ...]
    power: tuple[int, ...]
    power_box: tuple[int, ...]
    powers_up: tuple[int, ...]
    girl_token: tuple[int, ...]
    killer_token: tuple[int, ...]
    token_box: tuple[int, ...]
    tokens_shown: tuple[int, ...]
    hand: tuple[int, ...]
    tableau: tuple[int, ...]
    discard: tuple[int, ...]
    terror_looked: tuple[int, ...]
    decks_looked: list[tuple[int, ...]]
    killer: int
    location: int
    girl: int
    setup: int
    extreme: int
    ambiguity: int
    epic: int
    bonus: int
    most_victims: int
    health: int
    time: int
    horror: int
    next_time: int
    more_dice: int
    improvise: int
    white: bool
    uses: tuple[int, ...]
    used: tuple[int, ...]
    covered: tuple[int, ...]
    covered_special: int
    rewards: tuple[int, ...]
    ultimate: bool
    rushed: bool
    saved: int
    saves_now: int
    killer_space: int
    killer_health: int
    row: int
    killer_white: bool
    minor_health: tuple[int, ...]
    minions: tuple[int, ...]
    minion_health: tuple[int, ...]
    minion_attack: int
    minion_move: int
    victims: list[int]
    special_at: tuple[int, ...]
    special_card: tuple[int, ...]
    dead: int
    supply: int
    killed_turn: int
    killed_phase: int
    killed_action: int
    girl_space: int
    boat: int
    fireworks: int
    trap: int
    trap_damage: int
    tunnel: tuple[int, ...]
    round: int
    phase: int
    ended: bool
    rolled: tuple[int, ...]
    converted: tuple[int, ...]
    marked: tuple[int, ...]
    successes: int
    played: int
    weapon: int
    prey: int
    damage: int
    wound: int
    steps: int
    lot: int
    picked: tuple[int, ...]
    actor: int
    target: int
    moves: int
    attacks: int
    aim: int
    aim_girl: bool
    hit_girl: bool
    panicking: tuple[int, ...]
    spray_kept: bool
    girl_dead: bool
    killer_dead: bool

    def __init__(self) -> None:
        pass

    def copy(self) -> Table:
        """The same position, sharing nothing that can change."""
        other = Table()
        self.copy_to(other)
        other.box = self.box
        other.map = self.map
        other.terror = self.terror
        other.terror_box = self.terror_box
        other.terror_drawn = self.terror_drawn
        other.terror_discard = self.terror_discard
        other.minors = self.minors
        other.decks = self.decks[:]
        other.item_box = self.item_box
        other.held = self.held
        other.backpack = self.backpack
        other.item_discard = self.item_discard
        other.event_deck = self.event_deck
        other.events_here = self.events_here
        other.event_discard = self.event_discard
        other.finale = self.finale
        other.finale_box = self.finale_box
        other.finale_up = self.finale_up
        other.power = self.power
        other.power_box = self.power_box
        other.powers_up = self.powers_up
        other.girl_token = self.girl_token
        other.killer_token = self.killer_token
        other.token_box = self.token_box
        other.tokens_shown = self.tokens_shown
        other.hand = self.hand
        other.tableau = self.tableau
        other.discard = self.discard
        other.terror_looked = self.terror_looked
        other.decks_looked = self.decks_looked[:]
        other.killer = self.killer
        other.location = self.location
        other.girl = self.girl
        other.setup = self.setup
        other.extreme = self.extreme
        other.ambiguity = self.ambiguity
        other.epic = self.epic
        other.bonus = self.bonus
        other.most_victims = self.most_victims
        other.health = self.health
        other.time = self.time
        other.horror = self.horror
        other.next_time = self.next_time
        other.more_dice = self.more_dice
        other.improvise = self.improvise
        other.white = self.white
        other.uses = self.uses
        other.used = self.used
        other.covered = self.covered
        other.covered_special = self.covered_special
        other.rewards = self.rewards
        other.ultimate = self.ultimate
        other.rushed = self.rushed
        other.saved = self.saved
        other.saves_now = self.saves_now
        other.killer_space = self.killer_space
        other.killer_health = self.killer_health
        other.row = self.row
        other.killer_white = self.killer_white
        other.minor_health = self.minor_health
        other.minions = self.minions
        other.minion_health = self.minion_health
        other.minion_attack = self.minion_attack
        other.minion_move = self.minion_move
        other.victims = self.victims[:]
        other.special_at = self.special_at
        other.special_card = self.special_card
        other.dead = self.dead
        other.supply = self.supply
        other.killed_turn = self.killed_turn
        other.killed_phase = self.killed_phase
        other.killed_action = self.killed_action
        other.girl_space = self.girl_space
        other.boat = self.boat
        other.fireworks = self.fireworks
        other.trap = self.trap
        other.trap_damage = self.trap_damage
        other.tunnel = self.tunnel
        other.round = self.round
        other.phase = self.phase
        other.ended = self.ended
        other.rolled = self.rolled
        other.converted = self.converted
        other.marked = self.marked
        other.successes = self.successes
        other.played = self.played
        other.weapon = self.weapon
        other.prey = self.prey
        other.damage = self.damage
        other.wound = self.wound
        other.steps = self.steps
        other.lot = self.lot
        other.picked = self.picked
        other.actor = self.actor
        other.target = self.target
        other.moves = self.moves
        other.attacks = self.attacks
        other.aim = self.aim
        other.aim_girl = self.aim_girl
        other.hit_girl = self.hit_girl
        other.panicking = self.panicking
        other.spray_kept = self.spray_kept
        other.girl_dead = self.girl_dead
        other.killer_dead = self.killer_dead
        return other

    def at(self, space: int) -> int:
        """A space among those of all Locations, for events."""
        return self.map.first + space


def fields(box: Box) -> tuple[Field, ...]:
    """Who sees what. box: it says what the cards are called."""
    return (
        Zone("terror", LOOKED, back="terror", looked="terror_looked", piece=box.terror_piece),
        Zone("terror_box", NOBODY, back="terror", piece=box.terror_piece),
        Zone("terror_drawn", ALL, back="terror", piece=box.terror_piece),
        Zone("terror_discard", ALL, back="terror", piece=box.terror_piece),
        Zone("minors", ALL, back="terror", piece=box.terror_piece),
        Zone("decks", LOOKED, back="item", many=True, looked="decks_looked", piece=box.item_piece),
        Zone("item_box", NOBODY, back="item", piece=box.item_piece),
        Zone("held", ALL, back="item", piece=box.item_piece),
        Zone("backpack", ALL, back="item", piece=box.item_piece),
        Zone("item_discard", ALL, back="item", piece=box.item_piece),
        Zone("event_deck", NOBODY, back="event", piece=box.event_piece),
        Zone("events_here", ALL, back="event", piece=box.event_piece),
        Zone("event_discard", ALL, back="event", piece=box.event_piece),
        Zone("finale", NOBODY, back="finale", piece=box.finale_piece),
        Zone("finale_box", NOBODY, back="finale", piece=box.finale_piece),
        Zone("finale_up", ALL, back="finale", piece=box.finale_piece),
        Zone("power", NOBODY, back="power", piece=box.power_piece),
        Zone("power_box", NOBODY, back="power", piece=box.power_piece),
        Zone("powers_up", ALL, back="power", piece=box.power_piece),
        Zone("girl_token", NOBODY, back="token", piece=box.token_piece),
        Zone("killer_token", NOBODY, back="token", piece=box.token_piece),
        Zone("token_box", NOBODY, back="token", piece=box.token_piece),
        Zone("tokens_shown", ALL, back="token", piece=box.token_piece),
        Zone("hand", ALL, back="action", piece=box.action_piece),
        Zone("tableau", ALL, back="action", piece=box.action_piece),
        Zone("discard", ALL, back="action", piece=box.action_piece),
        Value("terror_looked", tuple[int, ...], NOBODY),
        Value("decks_looked", list[tuple[int, ...]], NOBODY),
        Value("killer", int),
        Value("location", int),
        Value("girl", int),
        Value("setup", int),
        Value("extreme", int),
        Value("ambiguity", int),
        Value("epic", int),
        Value("bonus", int),
        Value("most_victims", int),
        Value("health", int),
        Value("time", int),
        Value("horror", int),
        Value("next_time", int),
        Value("more_dice", int),
        Value("improvise", int),
        Value("white", bool),
        Value("uses", tuple[int, ...]),
        Value("used", tuple[int, ...]),
        Value("covered", tuple[int, ...]),
        Value("covered_special", int),
        Value("rewards", tuple[int, ...]),
        Value("ultimate", bool),
        Value("rushed", bool),
        Value("saved", int),
        Value("saves_now", int),
        Value("killer_space", int),
        Value("killer_health", int),
        Value("row", int),
        Value("killer_white", bool),
        Value("minor_health", tuple[int, ...]),
        Value("minions", tuple[int, ...]),
        Value("minion_health", tuple[int, ...]),
        Value("minion_attack", int),
        Value("minion_move", int),
        Value("victims", list[int]),
        Value("special_at", tuple[int, ...]),
        Value("special_card", tuple[int, ...]),
        Value("dead", int),
        Value("supply", int),
        Value("killed_turn", int),
        Value("killed_phase", int),
        Value("killed_action", int),
        Value("girl_space", int),
        Value("boat", int),
        Value("fireworks", int),
        Value("trap", int),
        Value("trap_damage", int),
        Value("tunnel", tuple[int, ...]),
        Value("round", int),
        Value("phase", int),
        Value("ended", bool),
        Value("rolled", tuple[int, ...]),
        Value("converted", tuple[int, ...]),
        Value("marked", tuple[int, ...]),
        Value("successes", int),
        Value("played", int),
        Value("weapon", int),
        Value("prey", int),
        Value("damage", int),
        Value("wound", int),
        Value("steps", int),
        Value("lot", int),
        Value("picked", tuple[int, ...]),
        Value("actor", int),
        Value("target", int),
        Value("moves", int),
        Value("attacks", int),
        Value("aim", int),
        Value("aim_girl", bool),
        Value("hit_girl", bool),
        Value("panicking", tuple[int, ...]),
        Value("spray_kept", bool),
        Value("girl_dead", bool),
        Value("killer_dead", bool),
    )


TIES: Final = ("choose", "worst", "chance")
EPIC_POWER: Final = ("off", "shuffled", "forced")


def table(box: Box, seats: int, dice: Dice, settings: Mapping[str, Any]) -> Table:
    """An empty table, with what was chosen for the set-up.

    (FG-SETUP-1, FG-SETUP-2, FG-SETUP-3, FG-SETUP-7, FG-SETUP-8)
    """
    girls = [one.id for one in box.girls]
    s = Table()
    s.box = box
    s.killer = [one.id for one in box.killers].index(settings["killer"])
    s.location = [one.id for one in box.locations].index(settings["location"])
    s.map = box.maps[s.location]
    s.extreme = [one.id for one in box.boards].index(settings["board"])
    s.ambiguity = TIES.index(settings["ties"])
    s.epic = EPIC_POWER.index(settings["epic"])
    s.bonus = int(settings["bonus"] == "on")
    s.most_victims = int(settings["victims"])
    s.girl = girls.index(settings["girl"]) if settings["girl"] else NOWHERE
    s.setup = NOWHERE if settings["setup"] is None else [one.id for one in box.setups].index(settings["setup"])
    s.terror = ()
    s.terror_box = ()
    s.terror_drawn = ()
    s.terror_discard = ()
    s.minors = ()
    s.decks = [()] * len(box.locations[s.location].decks)
    s.item_box = ()
    s.held = ()
    s.backpack = ()
    s.item_discard = ()
    s.event_deck = ()
    s.events_here = ()
    s.event_discard = ()
    s.finale = ()
    s.finale_box = ()
    s.finale_up = ()
    s.power = ()
    s.power_box = ()
    s.powers_up = ()
    s.girl_token = ()
    s.killer_token = ()
    s.token_box = ()
    s.tokens_shown = ()
    s.hand = ()
    s.tableau = ()
    s.discard = ()
    s.terror_looked = ()
    s.decks_looked = [()] * len(box.locations[s.location].decks)
    s.health = 0
    s.time = 0
    s.horror = 0
    s.next_time = 0
    s.more_dice = 0
    s.improvise = 0
    s.white = False
    s.uses = (0,) * len(box.items)
    s.used = ()
    s.covered = ()
    s.covered_special = 0
    s.rewards = ()
    s.ultimate = False
    s.rushed = False
    s.saved = 0
    s.saves_now = 0
    s.killer_space = 0
    s.killer_health = 0
    s.row = 0
    s.killer_white = False
    s.minor_health = ()
    s.minions = ()
    s.minion_health = ()
    s.minion_attack = 0
    s.minion_move = 0
    s.victims = [0] * len(s.map.spaces)
    s.special_at = (NOWHERE,) * NORMAL
    s.special_card = (NOWHERE,) * NORMAL
    s.dead = 0
    s.supply = s.most_victims
    s.killed_turn = 0
    s.killed_phase = 0
    s.killed_action = 0
    s.girl_space = 0
    s.boat = NOWHERE
    s.fireworks = NOWHERE
    s.trap = NOWHERE
    s.trap_damage = 0
    s.tunnel = ()
    s.round = 0
    s.phase = 0
    s.ended = False
    s.rolled = ()
    s.converted = ()
    s.marked = ()
    s.successes = 0
    s.played = NOWHERE
    s.weapon = NOWHERE
    s.prey = KILLER
    s.damage = 0
    s.wound = 0
    s.steps = 0
    s.lot = 0
    s.picked = ()
    s.actor = KILLER
    s.target = 0
    s.moves = 0
    s.attacks = 0
    s.aim = NOWHERE
    s.aim_girl = False
    s.hit_girl = False
    s.panicking = ()
    s.spray_kept = False
    s.girl_dead = False
    s.killer_dead = False
    return s
