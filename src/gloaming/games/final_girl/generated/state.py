"""Generated from fields.py here and in films by `make generate`: do not edit."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.state import State
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.constants import KILLER, NORMAL, NOWHERE, Cards
from gloaming.games.final_girl.map import Map


class Fields(State):
    """The fields of the table."""

    # fmt: off
    __slots__ = (
        "box", "map", "terror", "terror_box", "terror_drawn", "terror_discard", "minors", "decks", "item_box", "held",
        "backpack", "item_discard", "event_deck", "events_here", "event_discard", "finale", "finale_box", "finale_up",
        "power", "power_box", "powers_up", "girl_token", "killer_token", "token_box", "tokens_shown", "hand", "tableau",
        "discard", "terror_looked", "decks_looked", "killer", "location", "girl", "setup", "extreme", "ambiguity",
        "epic", "bonus", "most_victims", "health", "time", "horror", "more_dice", "improvise", "white", "uses", "used",
        "covered", "covered_special", "rewards", "ultimate", "rushed", "saved", "saves_now", "killer_space",
        "killer_health", "row", "killer_white", "minor_health", "minions", "minion_health", "minion_attack",
        "minion_move", "victims", "special_at", "special_card", "dead", "supply", "killed_turn", "killed_phase",
        "killed_action", "girl_space", "round", "phase", "ended", "rolled", "converted", "successes", "played",
        "weapon", "prey", "prey_space", "damage", "wound", "steps", "tie_lot", "actor", "goal", "after_girl",
        "moves_left", "attacks_left", "panicking", "stop_kept", "let_be", "girl_dead", "killer_dead", "boat",
        "fireworks", "trap", "trap_damage", "tunnel", "drifting", "next_time", "hit_girl",
    )
    # fmt: on

    # Everything printed.
    box: Box
    # The Location's spaces, their links and distances.
    map: Map
    # The Terror deck, its top first.
    terror: Cards
    # Terror cards that are not in this match.
    terror_box: Cards
    # The card that is being resolved.
    terror_drawn: Cards
    terror_discard: Cards
    # The Minor Dark Powers in play.
    minors: Cards
    # The Item deck of each space that has one.
    decks: list[Cards]
    # Items that are not in this match.
    item_box: Cards
    # Items in the hands.
    held: Cards
    backpack: Cards
    item_discard: Cards
    event_deck: Cards
    events_here: Cards
    event_discard: Cards
    finale: Cards
    finale_box: Cards
    finale_up: Cards
    power: Cards
    power_box: Cards
    powers_up: Cards
    # Her black Final Health token.
    girl_token: Cards
    # His.
    killer_token: Cards
    token_box: Cards
    tokens_shown: Cards
    hand: Cards
    tableau: Cards
    discard: Cards
    terror_looked: tuple[int, ...]
    decks_looked: list[tuple[int, ...]]
    killer: int
    location: int
    girl: int
    # The Setup card, NOWHERE before one is drawn.
    setup: int
    # Which side of the Player board is up: the number of the board.
    extreme: int
    # How ties are broken, its place in TIES; below 0 while all tied options are listed.
    ambiguity: int
    # How the Epic Dark Powers are used, its place in EPIC_POWER.
    epic: int
    # Whether the girl's bonus Items are among the others.
    bonus: int
    most_victims: int
    # Includes 1 for the Final Health token.
    health: int
    # -1 is the red space.
    time: int
    # 0 is the green end of the track, 7 the red one.
    horror: int
    # On the next Horror Roll.
    more_dice: int
    # 1: 3 and 4 are successes on the next roll, 2: for the phase.
    improvise: int
    # The Final Health token has been replaced.
    white: bool
    # The remaining uses of each Item.
    uses: tuple[int, ...]
    # The Items used this turn.
    used: tuple[int, ...]
    # The covered Victim-Saved spaces.
    covered: tuple[int, ...]
    # How many of them by Special Victims.
    covered_special: int
    # Rewards not taken yet, -1 for one after the Ultimate Ability.
    rewards: tuple[int, ...]
    # The girl has her Ultimate Ability.
    ultimate: bool
    # The Ultimate Ability has moved her to an Enemy in this Action phase.
    rushed: bool
    saved: int
    # The Victims saved in this Action phase.
    saves_now: int
    killer_space: int
    # Includes 1 for the Final Health token.
    killer_health: int
    # Of the Bloodlust track, from 0.
    row: int
    # His Final Health token has been replaced.
    killer_white: bool
    # Of each Minor Dark Power in play.
    minor_health: tuple[int, ...]
    # The space of each.
    minions: tuple[int, ...]
    minion_health: tuple[int, ...]
    minion_attack: int
    minion_move: int
    victims: list[int]
    # The space of the white, orange and blue Special Victims.
    special_at: tuple[int, ...]
    # Their Events.
    special_card: tuple[int, ...]
    dead: int
    # Ordinary Victims still in the box.
    supply: int
    # How many have been killed this turn.
    killed_turn: int
    # How many have been killed in this phase.
    killed_phase: int
    # How many this Killer Action has killed.
    killed_action: int
    girl_space: int
    round: int
    # The phase of the turn, its place in PHASES; 0 at set-up.
    phase: int
    ended: bool
    # The dice of a Horror Roll.
    rolled: tuple[int, ...]
    # The dice converted into successes.
    converted: tuple[int, ...]
    successes: int
    # The name of the Action card that is being resolved.
    played: int
    # The weapon of her attack.
    weapon: int
    # The target of her attack.
    prey: int
    # The space of the Enemy that is hit.
    prey_space: int
    # Of an attack, still to be dealt.
    damage: int
    # Damage that the Killer or Minions are about to take.
    wound: int
    # Spaces she may still move.
    steps: int
    # The random number for the next tie.
    tie_lot: int
    # Who carries out the Killer Action: KILLER or a Minion.
    actor: int
    # The space of the Enemy's target.
    goal: int
    # The girl is its target.
    after_girl: bool
    # Spaces that it may still move.
    moves_left: int
    # Attacks that it may still make.
    attacks_left: int
    # Space, kind and times of each Victim that will panic.
    panicking: tuple[int, ...]
    # Items against the Killer are not offered until something has happened.
    stop_kept: bool
    # She has just declined to save or discard during a move.
    let_be: bool
    girl_dead: bool
    killer_dead: bool
    # The space of the boat.
    boat: int
    # The space of the fireworks.
    fireworks: int
    # The space of the trap.
    trap: int
    trap_damage: int
    # The two spaces that are linked.
    tunnel: tuple[int, ...]
    # Space, kind and number of each group of Victims that will drift.
    drifting: tuple[int, ...]
    # The Time that the next Action phase starts with.
    next_time: int
    # The Killer has attacked the girl in this action.
    hit_girl: bool

    def start(self, seats: int) -> None:
        """Initialize the fields of a new match, except chosen and shared ones, which are already set."""
        self.seats = seats
        self.terror = ()
        self.terror_box = ()
        self.terror_drawn = ()
        self.terror_discard = ()
        self.minors = ()
        self.decks = [()] * len(self.box.locations[self.location].decks)
        self.item_box = ()
        self.held = ()
        self.backpack = ()
        self.item_discard = ()
        self.event_deck = ()
        self.events_here = ()
        self.event_discard = ()
        self.finale = ()
        self.finale_box = ()
        self.finale_up = ()
        self.power = ()
        self.power_box = ()
        self.powers_up = ()
        self.girl_token = ()
        self.killer_token = ()
        self.token_box = ()
        self.tokens_shown = ()
        self.hand = ()
        self.tableau = ()
        self.discard = ()
        self.terror_looked = ()
        self.decks_looked = [()] * len(self.box.locations[self.location].decks)
        self.health = 0
        self.time = 0
        self.horror = 0
        self.more_dice = 0
        self.improvise = 0
        self.white = False
        self.uses = (0,) * len(self.box.items)
        self.used = ()
        self.covered = ()
        self.covered_special = 0
        self.rewards = ()
        self.ultimate = False
        self.rushed = False
        self.saved = 0
        self.saves_now = 0
        self.killer_space = 0
        self.killer_health = 0
        self.row = 0
        self.killer_white = False
        self.minor_health = ()
        self.minions = ()
        self.minion_health = ()
        self.minion_attack = 0
        self.minion_move = 0
        self.victims = [0] * len(self.map.spaces)
        self.special_at = (NOWHERE,) * NORMAL
        self.special_card = (NOWHERE,) * NORMAL
        self.dead = 0
        self.supply = 0
        self.killed_turn = 0
        self.killed_phase = 0
        self.killed_action = 0
        self.girl_space = 0
        self.round = 0
        self.phase = 0
        self.ended = False
        self.rolled = ()
        self.converted = ()
        self.successes = 0
        self.played = NOWHERE
        self.weapon = NOWHERE
        self.prey = KILLER
        self.prey_space = NOWHERE
        self.damage = 0
        self.wound = 0
        self.steps = 0
        self.tie_lot = 0
        self.actor = KILLER
        self.goal = NOWHERE
        self.after_girl = False
        self.moves_left = 0
        self.attacks_left = 0
        self.panicking = ()
        self.stop_kept = False
        self.let_be = False
        self.girl_dead = False
        self.killer_dead = False
        self.boat = NOWHERE
        self.fireworks = NOWHERE
        self.trap = NOWHERE
        self.trap_damage = 0
        self.tunnel = ()
        self.drifting = ()
        self.next_time = 0
        self.hit_girl = False

    def copy_fields(self, other: Fields) -> None:
        """Copy every field to another state, which shares no mutable value."""
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
        other.round = self.round
        other.phase = self.phase
        other.ended = self.ended
        other.rolled = self.rolled
        other.converted = self.converted
        other.successes = self.successes
        other.played = self.played
        other.weapon = self.weapon
        other.prey = self.prey
        other.prey_space = self.prey_space
        other.damage = self.damage
        other.wound = self.wound
        other.steps = self.steps
        other.tie_lot = self.tie_lot
        other.actor = self.actor
        other.goal = self.goal
        other.after_girl = self.after_girl
        other.moves_left = self.moves_left
        other.attacks_left = self.attacks_left
        other.panicking = self.panicking
        other.stop_kept = self.stop_kept
        other.let_be = self.let_be
        other.girl_dead = self.girl_dead
        other.killer_dead = self.killer_dead
        other.boat = self.boat
        other.fireworks = self.fireworks
        other.trap = self.trap
        other.trap_damage = self.trap_damage
        other.tunnel = self.tunnel
        other.drifting = self.drifting
        other.next_time = self.next_time
        other.hit_girl = self.hit_girl


# fmt: off
NUMBERS: Final = (
    "killer", "location", "girl", "setup", "extreme", "ambiguity", "epic", "bonus", "most_victims", "health", "time",
    "horror", "more_dice", "improvise", "white", "covered_special", "ultimate", "rushed", "saved", "saves_now",
    "killer_space", "killer_health", "row", "killer_white", "minion_attack", "minion_move", "dead", "supply",
    "killed_turn", "killed_phase", "killed_action", "girl_space", "round", "phase", "ended", "successes", "played",
    "weapon", "prey", "prey_space", "damage", "wound", "steps", "tie_lot", "actor", "goal", "after_girl", "moves_left",
    "attacks_left", "stop_kept", "let_be", "girl_dead", "killer_dead", "boat", "fireworks", "trap", "trap_damage",
    "next_time", "hit_girl", "terror", "terror_box", "terror_drawn", "terror_discard", "minors", "item_box", "held",
    "backpack", "item_discard", "event_deck", "events_here", "event_discard", "finale", "finale_box", "finale_up",
    "power", "power_box", "powers_up", "girl_token", "killer_token", "token_box", "tokens_shown", "hand", "tableau",
    "discard",
)
# fmt: on


def numbers(s: Fields) -> list[int]:
    """Return the whole numbers and the sizes of single piles, in the order of NUMBERS."""
    # fmt: off
    return [
        s.killer, s.location, s.girl, s.setup, s.extreme, s.ambiguity, s.epic, s.bonus, s.most_victims, s.health,
        s.time, s.horror, s.more_dice, s.improvise, s.white, s.covered_special, s.ultimate, s.rushed, s.saved,
        s.saves_now, s.killer_space, s.killer_health, s.row, s.killer_white, s.minion_attack, s.minion_move, s.dead,
        s.supply, s.killed_turn, s.killed_phase, s.killed_action, s.girl_space, s.round, s.phase, s.ended, s.successes,
        s.played, s.weapon, s.prey, s.prey_space, s.damage, s.wound, s.steps, s.tie_lot, s.actor, s.goal, s.after_girl,
        s.moves_left, s.attacks_left, s.stop_kept, s.let_be, s.girl_dead, s.killer_dead, s.boat, s.fireworks, s.trap,
        s.trap_damage, s.next_time, s.hit_girl, len(s.terror), len(s.terror_box), len(s.terror_drawn),
        len(s.terror_discard), len(s.minors), len(s.item_box), len(s.held), len(s.backpack), len(s.item_discard),
        len(s.event_deck), len(s.events_here), len(s.event_discard), len(s.finale), len(s.finale_box), len(s.finale_up),
        len(s.power), len(s.power_box), len(s.powers_up), len(s.girl_token), len(s.killer_token), len(s.token_box),
        len(s.tokens_shown), len(s.hand), len(s.tableau), len(s.discard),
    ]
    # fmt: on
