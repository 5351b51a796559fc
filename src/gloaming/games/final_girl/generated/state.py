"""Generated from fields.py here and in films by `make generate`: do not edit."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.state import State
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.constants import (
    KILLER,
    NORMAL,
    NOWHERE,
    Cards,
)
from gloaming.games.final_girl.film_rules import RulesInPlay
from gloaming.games.final_girl.map import Map


class Fields(State):
    """The fields of the game state that every match has."""

    # fmt: off
    __slots__ = (
        "box", "map", "rules", "kinds", "terror", "terror_box", "terror_drawn", "terror_discard", "minors", "decks",
        "item_box", "held", "backpack", "item_discard", "event_deck", "events_here", "event_discard", "finale",
        "finale_box", "finale_up", "power", "power_box", "powers_up", "girl_token", "killer_token", "token_box",
        "tokens_shown", "hand", "tableau", "discard", "terror_looked", "decks_looked", "killer", "location", "girl",
        "setup", "extreme", "ambiguity", "epic", "bonus", "most_victims", "health", "time", "horror", "more_dice",
        "improvise", "white", "uses", "used", "covered", "covered_special", "rewards", "ultimate", "rushed", "saved",
        "saves_now", "killer_space", "killer_health", "row", "killer_white", "minor_health", "minions", "minion_health",
        "finale_before", "film_won", "minion_kinds", "victims", "special_at", "special_card", "dead", "supply",
        "killed_turn", "killed_phase", "killed_action", "girl_space", "round", "phase", "ended", "rolled", "converted",
        "successes", "played", "weapon", "prey", "prey_space", "damage", "wound", "steps", "tie_lot", "actor", "goal",
        "after_girl", "moves_left", "attacks_left", "panicking", "stop_kept", "let_be", "girl_dead", "killer_dead",
        "boat", "fireworks", "trap", "trap_damage", "tunnel", "drifting", "next_time", "hit_girl", "noise",
    )
    # fmt: on

    # All printed cards, boards and tokens.
    box: Box
    # The spaces of the Location, with links and distances.
    map: Map
    # The rule hooks of the films in play.
    rules: RulesInPlay
    # The kinds of Minions of the Killer and the Location.
    kinds: tuple[int, ...]
    # The Terror deck; the top card is first.
    terror: Cards
    # Terror cards that are not in this match.
    terror_box: Cards
    # The Terror card that is being resolved.
    terror_drawn: Cards
    terror_discard: Cards
    # The Minor Dark Powers in play.
    minors: Cards
    # The Item deck of each space that has one; the top Item is first.
    decks: list[Cards]
    # Items that are not in this match.
    item_box: Cards
    # The Items in the girl's hands.
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
    # The girl's black Final Health token.
    girl_token: Cards
    # The Killer's black Final Health token.
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
    # The Setup card; NOWHERE until it is drawn at random.
    setup: int
    # The number of the Player board's side that is used.
    extreme: int
    # How ties are broken: an index into TIES; its complement while all tied options are listed.
    ambiguity: int
    # How Epic Dark Powers are used: an index into EPIC_POWER.
    epic: int
    # 1: the girl's bonus Items are shuffled into the Item decks.
    bonus: int
    most_victims: int
    # The girl's health; its last point is her Final Health token.
    health: int
    # The Time of the girl; -1 is the red space below zero.
    time: int
    # The Horror Level: 0 is the green end of the track, 7 the red one.
    horror: int
    # Additional dice for the next Horror Roll.
    more_dice: int
    # 3 and 4 are successes on the next Horror Roll (1) or for the rest of the Action phase (2).
    improvise: int
    # The girl's black Final Health token has been replaced by a white one.
    white: bool
    # The remaining uses of each Item.
    uses: tuple[int, ...]
    # The Items used this turn.
    used: tuple[int, ...]
    # The covered Victim-Saved spaces.
    covered: tuple[int, ...]
    # How many Victim-Saved spaces Special Victims cover.
    covered_special: int
    # The Victim-Saved spaces whose rewards wait; -1 for a reward after the Ultimate Ability.
    rewards: tuple[int, ...]
    # The girl has her Ultimate Ability.
    ultimate: bool
    # The girl has rushed to an Enemy with her Ultimate Ability in this Action phase.
    rushed: bool
    saved: int
    # The number of Victims saved in this Action phase.
    saves_now: int
    killer_space: int
    # The Killer's health; its last point is his Final Health token.
    killer_health: int
    # The row of the Bloodlust marker, from 0.
    row: int
    # The Killer's black Final Health token has been replaced by a white one.
    killer_white: bool
    # The remaining health of each Minor Dark Power in play.
    minor_health: tuple[int, ...]
    # The space of each Minion, in the order in which they came.
    minions: tuple[int, ...]
    minion_health: tuple[int, ...]
    # The Finale was revealed in an earlier turn.
    finale_before: bool
    # She has won for a reason of the film.
    film_won: bool
    # The reference card of each Minion.
    minion_kinds: tuple[int, ...]
    victims: list[int]
    # The space of the white, orange and blue Special Victims.
    special_at: tuple[int, ...]
    # The Events that brought the white, orange and blue Special Victims.
    special_card: tuple[int, ...]
    dead: int
    # The number of ordinary Victims in the box.
    supply: int
    # The number of Victims killed this turn.
    killed_turn: int
    # The number of Victims killed in this Killer phase.
    killed_phase: int
    # The number of Victims killed in this Killer Action.
    killed_action: int
    girl_space: int
    round: int
    # The current phase: an index into PHASES; 0 at set-up.
    phase: int
    ended: bool
    # The faces of the dice of the Horror Roll.
    rolled: tuple[int, ...]
    # The indexes of the dice that were converted to successes.
    converted: tuple[int, ...]
    successes: int
    # The Action card that is being resolved: its name.
    played: int
    # The weapon of the girl's attack; NOWHERE for bare hands.
    weapon: int
    # The target of the girl's attack: KILLER or a Minion.
    prey: int
    # The space of the target of the girl's attack.
    prey_space: int
    # The damage of the attack on the girl that is not dealt yet.
    damage: int
    # The damage that the Killer or Minions have not taken yet.
    wound: int
    # The number of spaces that the girl may still move.
    steps: int
    # The random number for the next tie.
    tie_lot: int
    # The Enemy that carries out the Killer Action: KILLER or a Minion.
    actor: int
    # The space of the acting Enemy's target.
    goal: int
    # The acting Enemy's target is the girl.
    after_girl: bool
    # The number of spaces that the acting Enemy can still move.
    moves_left: int
    # The number of attacks that the acting Enemy can still make.
    attacks_left: int
    # For each Victim who will panic: space, kind, and how many times.
    panicking: tuple[int, ...]
    # No Items against the Killer are offered until something has happened.
    stop_kept: bool
    # The player has just declined to save or discard during a move.
    let_be: bool
    girl_dead: bool
    killer_dead: bool
    # The space of the boat.
    boat: int
    # The space of the fireworks.
    fireworks: int
    # The space of the Bear Trap.
    trap: int
    # The damage of the Bear Trap.
    trap_damage: int
    # The two spaces linked by the tunnel; empty before it is built.
    tunnel: tuple[int, ...]
    # For each group of Victims who will drift: space, kind and number.
    drifting: tuple[int, ...]
    # The Time that an Event sets for the next Action phase; 0 for none.
    next_time: int
    # The Killer has attacked the girl in the current Killer Action.
    hit_girl: bool
    # The Noise in each space.
    noise: tuple[int, ...]

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
        self.finale_before = False
        self.film_won = False
        self.minion_kinds = ()
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
        self.noise = (0,) * len(self.map.spaces)

    def copy_fields(self, other: Fields) -> None:
        """Copy every field to another state, which shares no mutable value."""
        self.copy_to(other)
        other.box = self.box
        other.map = self.map
        other.rules = self.rules
        other.kinds = self.kinds
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
        other.finale_before = self.finale_before
        other.film_won = self.film_won
        other.minion_kinds = self.minion_kinds
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
        other.noise = self.noise


# fmt: off
NUMBERS: Final = (
    "killer", "location", "girl", "setup", "extreme", "ambiguity", "epic", "bonus", "most_victims", "health", "time",
    "horror", "more_dice", "improvise", "white", "covered_special", "ultimate", "rushed", "saved", "saves_now",
    "killer_space", "killer_health", "row", "killer_white", "finale_before", "film_won", "dead", "supply",
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
        s.saves_now, s.killer_space, s.killer_health, s.row, s.killer_white, s.finale_before, s.film_won, s.dead,
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
