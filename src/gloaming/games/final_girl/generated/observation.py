"""Generated from the meanings of the fields by `make generate`: do not edit."""

from __future__ import annotations

from typing import Any, Final

from gloaming.engine.observation.memory import Memory, recount
from gloaming.engine.state.state import State
from gloaming.games.final_girl.generated.state import Fields

VERSION: Final = "ece5673a21600610"
# fmt: off
C0: Final[tuple[int, ...]] = (-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1,
    -1, -1, 1, -1, 2, 3, -1, -1, -1, -1, 4, -1, -1, 5, -1, -1, 6, 7, -1, 8, -1, -1, -1, 9, 10, -1, -1, -1, -1, 11, -1,
    12, -1, 13, -1, 14, -1, 15, -1, 16, -1, -1, 17, -1, 18, -1, -1, 19, -1, -1, 20, -1, 21, -1, -1, -1, -1, 22, -1, -1,
    23, -1, -1, -1, -1, -1, 24, -1, -1, -1, -1, 25, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 26, -1, 27, -1, 28, -1,
    29, -1, -1, -1, -1, -1, -1, -1, -1, 30, -1, -1, 31, -1, -1, -1, -1, -1, -1, 32, -1, -1, -1, -1, -1, -1, 33, -1, 34,
    -1, -1, -1, 35, -1, -1, 36, -1, 37, -1, -1, -1, -1, -1, -1, 38, -1, -1, -1, -1, 39, -1, -1, 40, -1, 41, -1, 42, -1,
    43, -1, 44, -1, -1, -1, -1, -1, -1, 45, -1, -1, 46, -1, -1, 47)
ZEROS5: Final = bytes(5)
ZEROS1280: Final = bytes(1280)
C3: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 19,
    19, 20, 20, 21, 21, 22, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 38, 39, 39, 39, 40, 40,
    41, 41, 42, 43, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 56, 56, 57, 57, 57, 58, 58, 58, 59, 59, 60,
    60, 61, 62, 62)
C4: Final[tuple[int, ...]] = (1709, 2453, 3197)
ZEROS2232: Final = bytes(2232)
ZEROS744: Final = bytes(744)
C7: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
    54, 55, 56, 57, 58, 59, 60)
C8: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 28, 29)
C9: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
C10: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)
C11: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 1, 2, 3)
C12: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 10, 11, 12, 12, 13, 14)
C13: Final[tuple[int, ...]] = (4311, 4312, 4313, 4314, 4315, 4316, 4317, 4318, 4319, 4320, 4321, 4322, 4323, 4324, 4325,
    4326, 4327, 4328, 4329, 4330, 4331, 4332, 4333, 4334, 4335, 4336, 4337, 4338, 4339, 4340, 4341, 4342, 4343, 4344,
    4345, 4346, 4347, 4348, 4349, 4350, 4351, 4352, 4353, 4354, 4355, 4356, 4357, 4358, 4359, 4360, 4361, 4362, 4363,
    4364, 4365, 4366, 4367, 4368, 4369, 4370, 4371)
ZEROS61: Final = bytes(61)
ZEROS20: Final = bytes(20)
ZEROS190: Final = bytes(190)
ZEROS7: Final = bytes(7)
ZEROS241: Final = bytes(241)
ZEROS13: Final = bytes(13)
ZEROS25: Final = bytes(25)
C21: Final[tuple[int, ...]] = (4959, 4960, 4961, 4962, 4963, 4964, 4965, 4966, 4967, 4968, 4969, 4970, 4971, 4972, 4973,
    4974, 4975, 4976, 4977)
ZEROS19: Final = bytes(19)
C23: Final[tuple[int, ...]] = (4978, 4998, 5018)
ZEROS60: Final = bytes(60)
C25: Final[tuple[int, ...]] = (5038, 5069, 5100)
ZEROS93: Final = bytes(93)
ZEROS12: Final = bytes(12)
ZEROS577: Final = bytes(577)
C29: Final[tuple[int, ...]] = (6580, 6581, 6582, 6583, 6584, 6585, 6586, 6587, 6588, 6589, 6590, 6591, 6592, 6593, 6594,
    6595, 6596, 6597, 6598)
# fmt: on


class FieldMemory(Memory):
    """The last observation of one match for one seat."""

    # fmt: off
    __slots__ = (
        "last_terror", "last_terror_terror_looked", "last_terror_box", "last_terror_drawn", "last_terror_discard",
        "last_minors", "last_decks", "last_decks_decks_looked", "last_item_box", "last_held", "last_backpack",
        "last_item_discard", "last_event_deck", "last_events_here", "last_event_discard", "last_finale",
        "last_finale_box", "last_finale_up", "last_power", "last_power_box", "last_powers_up", "last_girl_token",
        "last_killer_token", "last_token_box", "last_tokens_shown", "last_hand", "last_tableau", "last_discard",
        "last_killer", "last_location", "last_girl", "last_setup", "last_extreme", "last_ambiguity", "last_epic",
        "last_bonus", "last_most_victims", "last_health", "last_time", "last_horror", "last_more_dice",
        "last_improvise", "last_white", "last_uses", "last_used", "last_covered", "last_covered_special",
        "last_rewards", "last_ultimate", "last_rushed", "last_saved", "last_saves_now", "last_killer_space",
        "last_killer_health", "last_row", "last_killer_white", "last_minor_health", "last_minions",
        "last_minion_health", "last_finale_before", "last_film_won", "last_minion_kinds", "last_victims",
        "last_special_at", "last_special_card", "last_dead", "last_supply", "last_killed_turn", "last_killed_phase",
        "last_killed_action", "last_girl_space", "last_round", "last_phase", "last_ended", "last_rolled",
        "last_converted", "last_successes", "last_played", "last_weapon", "last_prey", "last_prey_space", "last_damage",
        "last_wound", "last_steps", "last_actor", "last_goal", "last_after_girl", "last_moves_left",
        "last_attacks_left", "last_panicking", "last_stop_kept", "last_let_be", "last_girl_dead", "last_killer_dead",
        "last_hit_girl", "last_boat", "last_fireworks", "last_trap", "last_trap_damage", "last_tunnel", "last_drifting",
        "last_next_time", "last_noise", "place_of_step", "place_of_turn", "place_of_asked", "question_asked",
        "question_step", "question_turn", "question_args", "question_named", "axis0_by_3",
    )
    # fmt: on

    def start(self, state: State) -> None:
        """Set the initial values of what is kept."""
        self.last_terror: tuple[int, ...] = ()
        self.last_terror_terror_looked: tuple[int, ...] = ()
        self.last_terror_box: tuple[int, ...] = ()
        self.last_terror_drawn: tuple[int, ...] = ()
        self.last_terror_discard: tuple[int, ...] = ()
        self.last_minors: tuple[int, ...] = ()
        self.last_decks: list[tuple[int, ...]] = []
        self.last_decks_decks_looked: list[tuple[int, ...]] = []
        self.last_item_box: tuple[int, ...] = ()
        self.last_held: tuple[int, ...] = ()
        self.last_backpack: tuple[int, ...] = ()
        self.last_item_discard: tuple[int, ...] = ()
        self.last_event_deck: tuple[int, ...] = ()
        self.last_events_here: tuple[int, ...] = ()
        self.last_event_discard: tuple[int, ...] = ()
        self.last_finale: tuple[int, ...] = ()
        self.last_finale_box: tuple[int, ...] = ()
        self.last_finale_up: tuple[int, ...] = ()
        self.last_power: tuple[int, ...] = ()
        self.last_power_box: tuple[int, ...] = ()
        self.last_powers_up: tuple[int, ...] = ()
        self.last_girl_token: tuple[int, ...] = ()
        self.last_killer_token: tuple[int, ...] = ()
        self.last_token_box: tuple[int, ...] = ()
        self.last_tokens_shown: tuple[int, ...] = ()
        self.last_hand: tuple[int, ...] = ()
        self.last_tableau: tuple[int, ...] = ()
        self.last_discard: tuple[int, ...] = ()
        self.last_killer: int = -999999999
        self.last_location: int = -999999999
        self.last_girl: int = -999999999
        self.last_setup: int = -999999999
        self.last_extreme: int = -999999999
        self.last_ambiguity: int = -999999999
        self.last_epic: int = -999999999
        self.last_bonus: int = -999999999
        self.last_most_victims: int = -999999999
        self.last_health: int = -999999999
        self.last_time: int = -999999999
        self.last_horror: int = -999999999
        self.last_more_dice: int = -999999999
        self.last_improvise: int = -999999999
        self.last_white: int = -999999999
        self.last_uses: tuple[int, ...] = ()
        self.last_used: tuple[int, ...] = ()
        self.last_covered: tuple[int, ...] = ()
        self.last_covered_special: int = -999999999
        self.last_rewards: tuple[int, ...] = ()
        self.last_ultimate: int = -999999999
        self.last_rushed: int = -999999999
        self.last_saved: int = -999999999
        self.last_saves_now: int = -999999999
        self.last_killer_space: int = -999999999
        self.last_killer_health: int = -999999999
        self.last_row: int = -999999999
        self.last_killer_white: int = -999999999
        self.last_minor_health: tuple[int, ...] = ()
        self.last_minions: tuple[int, ...] = ()
        self.last_minion_health: tuple[int, ...] = ()
        self.last_finale_before: int = -999999999
        self.last_film_won: int = -999999999
        self.last_minion_kinds: tuple[int, ...] = ()
        self.last_victims: list[int] = []
        self.last_special_at: tuple[int, ...] = ()
        self.last_special_card: tuple[int, ...] = ()
        self.last_dead: int = -999999999
        self.last_supply: int = -999999999
        self.last_killed_turn: int = -999999999
        self.last_killed_phase: int = -999999999
        self.last_killed_action: int = -999999999
        self.last_girl_space: int = -999999999
        self.last_round: int = -999999999
        self.last_phase: int = -999999999
        self.last_ended: int = -999999999
        self.last_rolled: tuple[int, ...] = ()
        self.last_converted: tuple[int, ...] = ()
        self.last_successes: int = -999999999
        self.last_played: int = -999999999
        self.last_weapon: int = -999999999
        self.last_prey: int = -999999999
        self.last_prey_space: int = -999999999
        self.last_damage: int = -999999999
        self.last_wound: int = -999999999
        self.last_steps: int = -999999999
        self.last_actor: int = -999999999
        self.last_goal: int = -999999999
        self.last_after_girl: int = -999999999
        self.last_moves_left: int = -999999999
        self.last_attacks_left: int = -999999999
        self.last_panicking: tuple[int, ...] = ()
        self.last_stop_kept: int = -999999999
        self.last_let_be: int = -999999999
        self.last_girl_dead: int = -999999999
        self.last_killer_dead: int = -999999999
        self.last_hit_girl: int = -999999999
        self.last_boat: int = -999999999
        self.last_fireworks: int = -999999999
        self.last_trap: int = -999999999
        self.last_trap_damage: int = -999999999
        self.last_tunnel: tuple[int, ...] = ()
        self.last_drifting: tuple[int, ...] = ()
        self.last_next_time: int = -999999999
        self.last_noise: tuple[int, ...] = ()
        self.place_of_step: int = -1
        self.place_of_turn: int = -1
        self.place_of_asked: int = -1
        self.question_asked: int = -999999999
        self.question_step: int = -999999999
        self.question_turn: int = -999999999
        self.question_args: tuple[int, ...] = ()
        self.question_named: Any = None
        self.axis0_by_3: list[int] = [place * 3 for place in self.orders[0]]

    def take(self, other: Memory) -> None:
        """Take over what another memory keeps, of the same seat among as many seats."""
        assert isinstance(other, FieldMemory)
        self.take_observation(other)
        self.last_terror = other.last_terror
        self.last_terror_terror_looked = other.last_terror_terror_looked
        self.last_terror_box = other.last_terror_box
        self.last_terror_drawn = other.last_terror_drawn
        self.last_terror_discard = other.last_terror_discard
        self.last_minors = other.last_minors
        self.last_decks = other.last_decks
        self.last_decks_decks_looked = other.last_decks_decks_looked
        self.last_item_box = other.last_item_box
        self.last_held = other.last_held
        self.last_backpack = other.last_backpack
        self.last_item_discard = other.last_item_discard
        self.last_event_deck = other.last_event_deck
        self.last_events_here = other.last_events_here
        self.last_event_discard = other.last_event_discard
        self.last_finale = other.last_finale
        self.last_finale_box = other.last_finale_box
        self.last_finale_up = other.last_finale_up
        self.last_power = other.last_power
        self.last_power_box = other.last_power_box
        self.last_powers_up = other.last_powers_up
        self.last_girl_token = other.last_girl_token
        self.last_killer_token = other.last_killer_token
        self.last_token_box = other.last_token_box
        self.last_tokens_shown = other.last_tokens_shown
        self.last_hand = other.last_hand
        self.last_tableau = other.last_tableau
        self.last_discard = other.last_discard
        self.last_killer = other.last_killer
        self.last_location = other.last_location
        self.last_girl = other.last_girl
        self.last_setup = other.last_setup
        self.last_extreme = other.last_extreme
        self.last_ambiguity = other.last_ambiguity
        self.last_epic = other.last_epic
        self.last_bonus = other.last_bonus
        self.last_most_victims = other.last_most_victims
        self.last_health = other.last_health
        self.last_time = other.last_time
        self.last_horror = other.last_horror
        self.last_more_dice = other.last_more_dice
        self.last_improvise = other.last_improvise
        self.last_white = other.last_white
        self.last_uses = other.last_uses
        self.last_used = other.last_used
        self.last_covered = other.last_covered
        self.last_covered_special = other.last_covered_special
        self.last_rewards = other.last_rewards
        self.last_ultimate = other.last_ultimate
        self.last_rushed = other.last_rushed
        self.last_saved = other.last_saved
        self.last_saves_now = other.last_saves_now
        self.last_killer_space = other.last_killer_space
        self.last_killer_health = other.last_killer_health
        self.last_row = other.last_row
        self.last_killer_white = other.last_killer_white
        self.last_minor_health = other.last_minor_health
        self.last_minions = other.last_minions
        self.last_minion_health = other.last_minion_health
        self.last_finale_before = other.last_finale_before
        self.last_film_won = other.last_film_won
        self.last_minion_kinds = other.last_minion_kinds
        self.last_victims = other.last_victims
        self.last_special_at = other.last_special_at
        self.last_special_card = other.last_special_card
        self.last_dead = other.last_dead
        self.last_supply = other.last_supply
        self.last_killed_turn = other.last_killed_turn
        self.last_killed_phase = other.last_killed_phase
        self.last_killed_action = other.last_killed_action
        self.last_girl_space = other.last_girl_space
        self.last_round = other.last_round
        self.last_phase = other.last_phase
        self.last_ended = other.last_ended
        self.last_rolled = other.last_rolled
        self.last_converted = other.last_converted
        self.last_successes = other.last_successes
        self.last_played = other.last_played
        self.last_weapon = other.last_weapon
        self.last_prey = other.last_prey
        self.last_prey_space = other.last_prey_space
        self.last_damage = other.last_damage
        self.last_wound = other.last_wound
        self.last_steps = other.last_steps
        self.last_actor = other.last_actor
        self.last_goal = other.last_goal
        self.last_after_girl = other.last_after_girl
        self.last_moves_left = other.last_moves_left
        self.last_attacks_left = other.last_attacks_left
        self.last_panicking = other.last_panicking
        self.last_stop_kept = other.last_stop_kept
        self.last_let_be = other.last_let_be
        self.last_girl_dead = other.last_girl_dead
        self.last_killer_dead = other.last_killer_dead
        self.last_hit_girl = other.last_hit_girl
        self.last_boat = other.last_boat
        self.last_fireworks = other.last_fireworks
        self.last_trap = other.last_trap
        self.last_trap_damage = other.last_trap_damage
        self.last_tunnel = other.last_tunnel
        self.last_drifting = other.last_drifting
        self.last_next_time = other.last_next_time
        self.last_noise = other.last_noise
        self.place_of_step = other.place_of_step
        self.place_of_turn = other.place_of_turn
        self.place_of_asked = other.place_of_asked
        self.question_asked = other.question_asked
        self.question_step = other.question_step
        self.question_turn = other.question_turn
        self.question_args = other.question_args
        self.question_named = other.question_named
        self.axis0_by_3 = other.axis0_by_3

    def update(self, state: State, asked: int) -> None:
        """Write what has changed. asked: the seat to move, NOT_ASKED when the match is over."""
        assert isinstance(state, Fields)
        s = state
        out = self.out
        seat = self.seat
        axis0_by_3 = self.axis0_by_3
        if s.step != self.question_step or s.turn != self.question_turn or asked != self.question_asked:
            if self.place_of_step >= 0:
                out[self.place_of_step] = 0
            if self.place_of_turn >= 0:
                out[self.place_of_turn] = 0
            if self.place_of_asked >= 0:
                out[self.place_of_asked] = 0
            self.place_of_turn = 6600 + axis0_by_3[s.turn]
            out[self.place_of_turn] = 1
            self.place_of_step = -1
            self.place_of_asked = -1
            if asked >= 0:
                self.place_of_step = C0[s.step]
                out[self.place_of_step] = 1
                self.place_of_asked = 6601 + axis0_by_3[asked]
                out[self.place_of_asked] = 1
            self.question_step = s.step
            self.question_turn = s.turn
            self.question_asked = asked
            self.question_args = (-2,)
        if s.args is not self.question_args or s.named is not self.question_named:
            self.question_args = s.args
            self.question_named = s.named
            place = 49
            out[49:54] = ZEROS5
            if asked >= 0:
                arguments = s.args if s.named is None else s.arguments()
                for number in arguments[:5]:
                    if number >= 0:
                        out[place] = number + 1 if number < 255 else 255
                    place += 1
        if s.traces is not self.traces:
            self.learn(state)
        if s.terror is not self.last_terror or s.terror_looked is not self.last_terror_terror_looked:
            v1 = s.terror
            out[239:1519] = ZEROS1280
            a2 = 239
            for c3, g4 in zip(v1[:20], s.terror_looked):
                if c3 != -1:
                    out[a2 + (C3[c3] + 1 if g4 >> seat & 1 else 0)] = 1
                a2 += 64
            self.last_terror = v1
            self.last_terror_terror_looked = s.terror_looked
        if s.terror_box is not self.last_terror_box:
            v5 = s.terror_box
            out[1519] = len(v5)
            self.last_terror_box = v5
        if s.terror_drawn is not self.last_terror_drawn:
            v6 = s.terror_drawn
            recount(out, 1520, C3, 0, self.last_terror_drawn, v6)
            self.last_terror_drawn = v6
        if s.terror_discard is not self.last_terror_discard:
            v7 = s.terror_discard
            recount(out, 1583, C3, 0, self.last_terror_discard, v7)
            self.last_terror_discard = v7
        if s.minors is not self.last_minors:
            v8 = s.minors
            recount(out, 1646, C3, 0, self.last_minors, v8)
            self.last_minors = v8
        if s.decks != self.last_decks or s.decks_looked != self.last_decks_decks_looked:
            v9 = s.decks
            w10 = self.last_decks
            if len(w10) != len(v9):
                if w10:
                    out[1709:3941] = ZEROS2232
                w10 = [()] * len(v9)
            w16 = self.last_decks_decks_looked
            if len(w16) != len(s.decks_looked):
                w16 = [()] * len(s.decks_looked)
            for x11, z12, a13, x15, z14 in zip(v9, w10, C4, s.decks_looked, w16):
                if x11 is not z12 or x15 is not z14:
                    out[a13 : a13 + 744] = ZEROS744
                    a17 = a13
                    for c18, g19 in zip(x11[:12], x15):
                        if c18 != -1:
                            out[a17 + (1 + c18 if g19 >> seat & 1 else 0)] = 1
                        a17 += 62
            self.last_decks = v9[:]
            self.last_decks_decks_looked = s.decks_looked[:]
        if s.item_box is not self.last_item_box:
            v20 = s.item_box
            out[3941] = len(v20)
            self.last_item_box = v20
        if s.held is not self.last_held:
            v21 = s.held
            recount(out, 3942, C7, 0, self.last_held, v21)
            self.last_held = v21
        if s.backpack is not self.last_backpack:
            v22 = s.backpack
            recount(out, 4003, C7, 0, self.last_backpack, v22)
            self.last_backpack = v22
        if s.item_discard is not self.last_item_discard:
            v23 = s.item_discard
            recount(out, 4064, C7, 0, self.last_item_discard, v23)
            self.last_item_discard = v23
        if s.event_deck is not self.last_event_deck:
            v24 = s.event_deck
            out[4125] = len(v24)
            self.last_event_deck = v24
        if s.events_here is not self.last_events_here:
            v25 = s.events_here
            recount(out, 4126, C8, 0, self.last_events_here, v25)
            self.last_events_here = v25
        if s.event_discard is not self.last_event_discard:
            v26 = s.event_discard
            recount(out, 4156, C8, 0, self.last_event_discard, v26)
            self.last_event_discard = v26
        if s.finale is not self.last_finale:
            v27 = s.finale
            out[4186] = len(v27)
            self.last_finale = v27
        if s.finale_box is not self.last_finale_box:
            v28 = s.finale_box
            out[4187] = len(v28)
            self.last_finale_box = v28
        if s.finale_up is not self.last_finale_up:
            v29 = s.finale_up
            recount(out, 4188, C9, 0, self.last_finale_up, v29)
            self.last_finale_up = v29
        if s.power is not self.last_power:
            v30 = s.power
            out[4200] = len(v30)
            self.last_power = v30
        if s.power_box is not self.last_power_box:
            v31 = s.power_box
            out[4201] = len(v31)
            self.last_power_box = v31
        if s.powers_up is not self.last_powers_up:
            v32 = s.powers_up
            recount(out, 4202, C10, 0, self.last_powers_up, v32)
            self.last_powers_up = v32
        if s.girl_token is not self.last_girl_token:
            v33 = s.girl_token
            out[4217] = len(v33)
            self.last_girl_token = v33
        if s.killer_token is not self.last_killer_token:
            v34 = s.killer_token
            out[4218] = len(v34)
            self.last_killer_token = v34
        if s.token_box is not self.last_token_box:
            v35 = s.token_box
            out[4219] = len(v35)
            self.last_token_box = v35
        if s.tokens_shown is not self.last_tokens_shown:
            v36 = s.tokens_shown
            recount(out, 4220, C11, 0, self.last_tokens_shown, v36)
            self.last_tokens_shown = v36
        if s.hand is not self.last_hand:
            v37 = s.hand
            recount(out, 4224, C12, 0, self.last_hand, v37)
            self.last_hand = v37
        if s.tableau is not self.last_tableau:
            v38 = s.tableau
            recount(out, 4239, C12, 0, self.last_tableau, v38)
            self.last_tableau = v38
        if s.discard is not self.last_discard:
            v39 = s.discard
            recount(out, 4254, C12, 0, self.last_discard, v39)
            self.last_discard = v39
        if s.killer != self.last_killer:
            v40 = s.killer
            w41 = self.last_killer
            if 0 <= w41 < 4:
                out[4269 + w41] = 0
            if 0 <= v40 < 4:
                out[4269 + v40] = 1
            self.last_killer = v40
        if s.location != self.last_location:
            v42 = s.location
            w43 = self.last_location
            if 0 <= w43 < 3:
                out[4273 + w43] = 0
            if 0 <= v42 < 3:
                out[4273 + v42] = 1
            self.last_location = v42
        if s.girl != self.last_girl:
            v44 = s.girl
            w45 = self.last_girl
            if 0 <= w45 < 7:
                out[4276 + w45] = 0
            if 0 <= v44 < 7:
                out[4276 + v44] = 1
            self.last_girl = v44
        if s.setup != self.last_setup:
            v46 = s.setup
            w47 = self.last_setup
            if -1 <= w47 < 15:
                out[4284 + w47] = 0
            if -1 <= v46 < 15:
                out[4284 + v46] = 1
            self.last_setup = v46
        if s.extreme != self.last_extreme:
            v48 = s.extreme
            w49 = self.last_extreme
            if 0 <= w49 < 2:
                out[4299 + w49] = 0
            if 0 <= v48 < 2:
                out[4299 + v48] = 1
            self.last_extreme = v48
        if s.ambiguity != self.last_ambiguity:
            v50 = s.ambiguity
            n51 = v50 + 3
            out[4301] = n51 if 0 <= n51 <= 5 else 0 if n51 < 0 else 5
            self.last_ambiguity = v50
        if s.epic != self.last_epic:
            v52 = s.epic
            out[4302] = v52 if 0 <= v52 <= 2 else 0 if v52 < 0 else 2
            self.last_epic = v52
        if s.bonus != self.last_bonus:
            v53 = s.bonus
            out[4303] = 1 if v53 > 0 else 0
            self.last_bonus = v53
        if s.most_victims != self.last_most_victims:
            v54 = s.most_victims
            out[4304] = v54 if 0 <= v54 <= 24 else 0 if v54 < 0 else 24
            self.last_most_victims = v54
        if s.health != self.last_health:
            v55 = s.health
            out[4305] = v55 if 0 <= v55 <= 20 else 0 if v55 < 0 else 20
            self.last_health = v55
        if s.time != self.last_time:
            v56 = s.time
            n57 = v56 + 1
            out[4306] = n57 if 0 <= n57 <= 13 else 0 if n57 < 0 else 13
            self.last_time = v56
        if s.horror != self.last_horror:
            v58 = s.horror
            out[4307] = v58 if 0 <= v58 <= 7 else 0 if v58 < 0 else 7
            self.last_horror = v58
        if s.more_dice != self.last_more_dice:
            v59 = s.more_dice
            n60 = v59 + 9
            out[4308] = n60 if 0 <= n60 <= 18 else 0 if n60 < 0 else 18
            self.last_more_dice = v59
        if s.improvise != self.last_improvise:
            v61 = s.improvise
            out[4309] = v61 if 0 <= v61 <= 2 else 0 if v61 < 0 else 2
            self.last_improvise = v61
        if s.white != self.last_white:
            v62 = s.white
            out[4310] = 1 if v62 > 0 else 0
            self.last_white = v62
        if s.uses is not self.last_uses:
            v63 = s.uses
            w64 = self.last_uses
            if len(w64) != len(v63):
                if w64:
                    out[4311:4372] = ZEROS61
                w64 = (-999999999,) * len(v63)
            for x65, z66, a67 in zip(v63, w64, C13):
                if x65 != z66:
                    out[a67] = x65 if 0 <= x65 <= 9 else 0 if x65 < 0 else 9
            self.last_uses = v63
        if s.used is not self.last_used:
            v68 = s.used
            out[4372:4433] = ZEROS61
            for x69 in v68:
                if 0 <= x69 < 61:
                    out[4372 + x69] = 1
            self.last_used = v68
        if s.covered is not self.last_covered:
            v70 = s.covered
            out[4433:4453] = ZEROS20
            for x71 in v70:
                if 0 <= x71 < 20:
                    out[4433 + x71] = 1
            self.last_covered = v70
        if s.covered_special != self.last_covered_special:
            v72 = s.covered_special
            out[4453] = v72 if 0 <= v72 <= 3 else 0 if v72 < 0 else 3
            self.last_covered_special = v72
        if s.rewards is not self.last_rewards:
            v73 = s.rewards
            out[4454:4644] = ZEROS190
            n74 = len(v73)
            if n74 > 9:
                n74 = 9
            out[4454] = n74
            a75 = 4455
            for h76 in range(n74):
                x77 = v73[h76]
                if -1 <= x77 < 20:
                    out[1 + a75 + x77] = 1
                a75 += 21
            self.last_rewards = v73
        if s.ultimate != self.last_ultimate:
            v78 = s.ultimate
            out[4644] = 1 if v78 > 0 else 0
            self.last_ultimate = v78
        if s.rushed != self.last_rushed:
            v79 = s.rushed
            out[4645] = 1 if v79 > 0 else 0
            self.last_rushed = v79
        if s.saved != self.last_saved:
            v80 = s.saved
            out[4646] = v80 if 0 <= v80 <= 27 else 0 if v80 < 0 else 27
            self.last_saved = v80
        if s.saves_now != self.last_saves_now:
            v81 = s.saves_now
            out[4647] = v81 if 0 <= v81 <= 27 else 0 if v81 < 0 else 27
            self.last_saves_now = v81
        if s.killer_space != self.last_killer_space:
            v82 = s.killer_space
            w83 = self.last_killer_space
            if -1 <= w83 < 19:
                out[4649 + w83] = 0
            if -1 <= v82 < 19:
                out[4649 + v82] = 1
            self.last_killer_space = v82
        if s.killer_health != self.last_killer_health:
            v84 = s.killer_health
            out[4668] = v84 if 0 <= v84 <= 40 else 0 if v84 < 0 else 40
            self.last_killer_health = v84
        if s.row != self.last_row:
            v85 = s.row
            out[4669] = v85 if 0 <= v85 <= 20 else 0 if v85 < 0 else 20
            self.last_row = v85
        if s.killer_white != self.last_killer_white:
            v86 = s.killer_white
            out[4670] = 1 if v86 > 0 else 0
            self.last_killer_white = v86
        if s.minor_health is not self.last_minor_health:
            v87 = s.minor_health
            out[4671:4678] = ZEROS7
            n88 = len(v87)
            if n88 > 6:
                n88 = 6
            out[4671] = n88
            a89 = 4672
            for h90 in range(n88):
                x91 = v87[h90]
                out[a89] = x91 if 0 <= x91 <= 20 else 0 if x91 < 0 else 20
                a89 += 1
            self.last_minor_health = v87
        if s.minions is not self.last_minions:
            v92 = s.minions
            out[4678:4919] = ZEROS241
            n93 = len(v92)
            if n93 > 12:
                n93 = 12
            out[4678] = n93
            a94 = 4679
            for h95 in range(n93):
                x96 = v92[h95]
                if -1 <= x96 < 19:
                    out[1 + a94 + x96] = 1
                a94 += 20
            self.last_minions = v92
        if s.minion_health is not self.last_minion_health:
            v97 = s.minion_health
            out[4919:4932] = ZEROS13
            n98 = len(v97)
            if n98 > 12:
                n98 = 12
            out[4919] = n98
            a99 = 4920
            for h100 in range(n98):
                x101 = v97[h100]
                out[a99] = x101 if 0 <= x101 <= 20 else 0 if x101 < 0 else 20
                a99 += 1
            self.last_minion_health = v97
        if s.finale_before != self.last_finale_before:
            v102 = s.finale_before
            out[4932] = 1 if v102 > 0 else 0
            self.last_finale_before = v102
        if s.film_won != self.last_film_won:
            v103 = s.film_won
            out[4933] = 1 if v103 > 0 else 0
            self.last_film_won = v103
        if s.minion_kinds is not self.last_minion_kinds:
            v104 = s.minion_kinds
            out[4934:4959] = ZEROS25
            n105 = len(v104)
            if n105 > 12:
                n105 = 12
            out[4934] = n105
            a106 = 4935
            for h107 in range(n105):
                x108 = v104[h107]
                if 0 <= x108 < 2:
                    out[a106 + x108] = 1
                a106 += 2
            self.last_minion_kinds = v104
        if s.victims != self.last_victims:
            v109 = s.victims
            w110 = self.last_victims
            if len(w110) != len(v109):
                if w110:
                    out[4959:4978] = ZEROS19
                w110 = [-999999999] * len(v109)
            for x111, z112, a113 in zip(v109, w110, C21):
                if x111 != z112:
                    out[a113] = x111 if 0 <= x111 <= 24 else 0 if x111 < 0 else 24
            self.last_victims = v109[:]
        if s.special_at is not self.last_special_at:
            v114 = s.special_at
            w115 = self.last_special_at
            if len(w115) != len(v114):
                if w115:
                    out[4978:5038] = ZEROS60
                w115 = (-999999999,) * len(v114)
            for x116, z117, a118 in zip(v114, w115, C23):
                if x116 != z117:
                    if -1 <= z117 < 19:
                        out[1 + a118 + z117] = 0
                    if -1 <= x116 < 19:
                        out[1 + a118 + x116] = 1
            self.last_special_at = v114
        if s.special_card is not self.last_special_card:
            v119 = s.special_card
            w120 = self.last_special_card
            if len(w120) != len(v119):
                if w120:
                    out[5038:5131] = ZEROS93
                w120 = (-999999999,) * len(v119)
            for x121, z122, a123 in zip(v119, w120, C25):
                if x121 != z122:
                    if -1 <= z122 < 30:
                        out[1 + a123 + z122] = 0
                    if -1 <= x121 < 30:
                        out[1 + a123 + x121] = 1
            self.last_special_card = v119
        if s.dead != self.last_dead:
            v124 = s.dead
            out[5131] = v124 if 0 <= v124 <= 27 else 0 if v124 < 0 else 27
            self.last_dead = v124
        if s.supply != self.last_supply:
            v125 = s.supply
            out[5132] = v125 if 0 <= v125 <= 24 else 0 if v125 < 0 else 24
            self.last_supply = v125
        if s.killed_turn != self.last_killed_turn:
            v126 = s.killed_turn
            out[5133] = v126 if 0 <= v126 <= 27 else 0 if v126 < 0 else 27
            self.last_killed_turn = v126
        if s.killed_phase != self.last_killed_phase:
            v127 = s.killed_phase
            out[5134] = v127 if 0 <= v127 <= 27 else 0 if v127 < 0 else 27
            self.last_killed_phase = v127
        if s.killed_action != self.last_killed_action:
            v128 = s.killed_action
            out[5135] = v128 if 0 <= v128 <= 27 else 0 if v128 < 0 else 27
            self.last_killed_action = v128
        if s.girl_space != self.last_girl_space:
            v129 = s.girl_space
            w130 = self.last_girl_space
            if -1 <= w130 < 19:
                out[5137 + w130] = 0
            if -1 <= v129 < 19:
                out[5137 + v129] = 1
            self.last_girl_space = v129
        if s.round != self.last_round:
            v131 = s.round
            out[5156] = v131 if 0 <= v131 <= 60 else 0 if v131 < 0 else 60
            self.last_round = v131
        if s.phase != self.last_phase:
            v132 = s.phase
            w133 = self.last_phase
            if 0 <= w133 < 6:
                out[5157 + w133] = 0
            if 0 <= v132 < 6:
                out[5157 + v132] = 1
            self.last_phase = v132
        if s.ended != self.last_ended:
            v134 = s.ended
            out[5163] = 1 if v134 > 0 else 0
            self.last_ended = v134
        if s.rolled is not self.last_rolled:
            v135 = s.rolled
            out[5164:5177] = ZEROS13
            n136 = len(v135)
            if n136 > 12:
                n136 = 12
            out[5164] = n136
            a137 = 5165
            for h138 in range(n136):
                x139 = v135[h138]
                out[a137] = x139 if 0 <= x139 <= 6 else 0 if x139 < 0 else 6
                a137 += 1
            self.last_rolled = v135
        if s.converted is not self.last_converted:
            v140 = s.converted
            out[5177:5189] = ZEROS12
            for x141 in v140:
                if 0 <= x141 < 12:
                    out[5177 + x141] = 1
            self.last_converted = v140
        if s.successes != self.last_successes:
            v142 = s.successes
            out[5189] = v142 if 0 <= v142 <= 24 else 0 if v142 < 0 else 24
            self.last_successes = v142
        if s.played != self.last_played:
            v143 = s.played
            w144 = self.last_played
            if -1 <= w144 < 15:
                out[5191 + w144] = 0
            if -1 <= v143 < 15:
                out[5191 + v143] = 1
            self.last_played = v143
        if s.weapon != self.last_weapon:
            v145 = s.weapon
            w146 = self.last_weapon
            if -1 <= w146 < 61:
                out[5207 + w146] = 0
            if -1 <= v145 < 61:
                out[5207 + v145] = 1
            self.last_weapon = v145
        if s.prey != self.last_prey:
            v147 = s.prey
            w148 = self.last_prey
            if -1 <= w148 < 12:
                out[5269 + w148] = 0
            if -1 <= v147 < 12:
                out[5269 + v147] = 1
            self.last_prey = v147
        if s.prey_space != self.last_prey_space:
            v149 = s.prey_space
            w150 = self.last_prey_space
            if -1 <= w150 < 19:
                out[5282 + w150] = 0
            if -1 <= v149 < 19:
                out[5282 + v149] = 1
            self.last_prey_space = v149
        if s.damage != self.last_damage:
            v151 = s.damage
            out[5301] = v151 if 0 <= v151 <= 60 else 0 if v151 < 0 else 60
            self.last_damage = v151
        if s.wound != self.last_wound:
            v152 = s.wound
            out[5302] = v152 if 0 <= v152 <= 60 else 0 if v152 < 0 else 60
            self.last_wound = v152
        if s.steps != self.last_steps:
            v153 = s.steps
            out[5303] = v153 if 0 <= v153 <= 20 else 0 if v153 < 0 else 20
            self.last_steps = v153
        if s.actor != self.last_actor:
            v154 = s.actor
            w155 = self.last_actor
            if -1 <= w155 < 12:
                out[5305 + w155] = 0
            if -1 <= v154 < 12:
                out[5305 + v154] = 1
            self.last_actor = v154
        if s.goal != self.last_goal:
            v156 = s.goal
            w157 = self.last_goal
            if -1 <= w157 < 19:
                out[5318 + w157] = 0
            if -1 <= v156 < 19:
                out[5318 + v156] = 1
            self.last_goal = v156
        if s.after_girl != self.last_after_girl:
            v158 = s.after_girl
            out[5337] = 1 if v158 > 0 else 0
            self.last_after_girl = v158
        if s.moves_left != self.last_moves_left:
            v159 = s.moves_left
            out[5338] = v159 if 0 <= v159 <= 20 else 0 if v159 < 0 else 20
            self.last_moves_left = v159
        if s.attacks_left != self.last_attacks_left:
            v160 = s.attacks_left
            out[5339] = v160 if 0 <= v160 <= 20 else 0 if v160 < 0 else 20
            self.last_attacks_left = v160
        if s.panicking is not self.last_panicking:
            v161 = s.panicking
            out[5340:5917] = ZEROS577
            n162 = len(v161) // 3
            if n162 > 24:
                n162 = 24
            out[5340] = n162
            a163 = 5341
            for h164 in range(n162):
                x165 = v161[h164 * 3]
                if 0 <= x165 < 19:
                    out[a163 + x165] = 1
                x166 = v161[1 + h164 * 3]
                if 0 <= x166 < 4:
                    out[19 + a163 + x166] = 1
                x167 = v161[2 + h164 * 3]
                out[23 + a163] = x167 if 0 <= x167 <= 24 else 0 if x167 < 0 else 24
                a163 += 24
            self.last_panicking = v161
        if s.stop_kept != self.last_stop_kept:
            v168 = s.stop_kept
            out[5917] = 1 if v168 > 0 else 0
            self.last_stop_kept = v168
        if s.let_be != self.last_let_be:
            v169 = s.let_be
            out[5918] = 1 if v169 > 0 else 0
            self.last_let_be = v169
        if s.girl_dead != self.last_girl_dead:
            v170 = s.girl_dead
            out[5919] = 1 if v170 > 0 else 0
            self.last_girl_dead = v170
        if s.killer_dead != self.last_killer_dead:
            v171 = s.killer_dead
            out[5920] = 1 if v171 > 0 else 0
            self.last_killer_dead = v171
        if s.hit_girl != self.last_hit_girl:
            v172 = s.hit_girl
            out[5921] = 1 if v172 > 0 else 0
            self.last_hit_girl = v172
        if s.boat != self.last_boat:
            v173 = s.boat
            w174 = self.last_boat
            if -1 <= w174 < 19:
                out[5923 + w174] = 0
            if -1 <= v173 < 19:
                out[5923 + v173] = 1
            self.last_boat = v173
        if s.fireworks != self.last_fireworks:
            v175 = s.fireworks
            w176 = self.last_fireworks
            if -1 <= w176 < 19:
                out[5943 + w176] = 0
            if -1 <= v175 < 19:
                out[5943 + v175] = 1
            self.last_fireworks = v175
        if s.trap != self.last_trap:
            v177 = s.trap
            w178 = self.last_trap
            if -1 <= w178 < 19:
                out[5963 + w178] = 0
            if -1 <= v177 < 19:
                out[5963 + v177] = 1
            self.last_trap = v177
        if s.trap_damage != self.last_trap_damage:
            v179 = s.trap_damage
            out[5982] = v179 if 0 <= v179 <= 9 else 0 if v179 < 0 else 9
            self.last_trap_damage = v179
        if s.tunnel is not self.last_tunnel:
            v180 = s.tunnel
            out[5983:6002] = ZEROS19
            for x181 in v180:
                if 0 <= x181 < 19:
                    out[5983 + x181] = 1
            self.last_tunnel = v180
        if s.drifting is not self.last_drifting:
            v182 = s.drifting
            out[6002:6579] = ZEROS577
            n183 = len(v182) // 3
            if n183 > 24:
                n183 = 24
            out[6002] = n183
            a184 = 6003
            for h185 in range(n183):
                x186 = v182[h185 * 3]
                if 0 <= x186 < 19:
                    out[a184 + x186] = 1
                x187 = v182[1 + h185 * 3]
                if 0 <= x187 < 4:
                    out[19 + a184 + x187] = 1
                x188 = v182[2 + h185 * 3]
                out[23 + a184] = x188 if 0 <= x188 <= 24 else 0 if x188 < 0 else 24
                a184 += 24
            self.last_drifting = v182
        if s.next_time != self.last_next_time:
            v189 = s.next_time
            out[6579] = v189 if 0 <= v189 <= 12 else 0 if v189 < 0 else 12
            self.last_next_time = v189
        if s.noise is not self.last_noise:
            v190 = s.noise
            w191 = self.last_noise
            if len(w191) != len(v190):
                if w191:
                    out[6580:6599] = ZEROS19
                w191 = (-999999999,) * len(v190)
            for x192, z193, a194 in zip(v190, w191, C29):
                if x192 != z193:
                    out[a194] = x192 if 0 <= x192 <= 3 else 0 if x192 < 0 else 3
            self.last_noise = v190
