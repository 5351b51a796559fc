"""Generated from the meanings of the fields by `make generate`: do not edit."""

from __future__ import annotations

from typing import Any, Final

from gloaming.engine.observation.memory import Memory, recount
from gloaming.engine.state.state import State
from gloaming.games.final_girl.generated.state import Fields

VERSION: Final = "89139e059c1c7368"
# fmt: off
C0: Final[tuple[int, ...]] = (-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1,
    -1, 1, -1, 2, 3, -1, -1, -1, -1, 4, -1, -1, 5, -1, -1, 6, 7, -1, 8, -1, -1, -1, 9, 10, -1, -1, -1, -1, 11, -1, 12,
    -1, 13, -1, 14, -1, 15, -1, 16, -1, -1, 17, -1, 18, -1, -1, 19, -1, -1, 20, -1, 21, -1, -1, -1, -1, 22, -1, -1, 23,
    -1, -1, -1, -1, -1, 24, -1, -1, -1, -1, 25, -1, -1, -1, -1, 26, -1, 27, -1, 28, -1, 29, -1, -1, -1, -1, -1, -1, -1,
    -1, 30, -1, -1, 31, -1, -1, -1, -1, -1, -1, 32, -1, -1, -1, -1, -1, 33, -1, 34, -1, -1, -1, 35, -1, -1, 36, -1, 37,
    -1, -1, -1, -1, -1, -1, 38, -1, -1, -1, -1, 39, -1, -1, 40, -1, 41, -1, 42, -1, 43, -1, 44, -1, -1, -1, -1, -1, -1,
    45)
ZEROS5: Final = bytes(5)
ZEROS400: Final = bytes(400)
C3: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18)
C4: Final[tuple[int, ...]] = (570, 822, 1074)
ZEROS756: Final = bytes(756)
ZEROS252: Final = bytes(252)
C7: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19)
C8: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
C9: Final[tuple[int, ...]] = (0, 1, 2)
C10: Final[tuple[int, ...]] = (0, 1, 2, 3)
C11: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 1, 2, 3)
C12: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 10, 11, 12, 12, 13, 14)
C13: Final[tuple[int, ...]] = (1493, 1494, 1495, 1496, 1497, 1498, 1499, 1500, 1501, 1502, 1503, 1504, 1505, 1506, 1507,
    1508, 1509, 1510, 1511, 1512)
ZEROS20: Final = bytes(20)
ZEROS190: Final = bytes(190)
ZEROS7: Final = bytes(7)
ZEROS229: Final = bytes(229)
ZEROS13: Final = bytes(13)
C19: Final[tuple[int, ...]] = (2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035,
    2036, 2037, 2038)
ZEROS18: Final = bytes(18)
C21: Final[tuple[int, ...]] = (2039, 2058, 2077)
ZEROS57: Final = bytes(57)
C23: Final[tuple[int, ...]] = (2096, 2107, 2118)
ZEROS33: Final = bytes(33)
ZEROS12: Final = bytes(12)
ZEROS553: Final = bytes(553)
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
        "last_minion_health", "last_minion_attack", "last_minion_move", "last_victims", "last_special_at",
        "last_special_card", "last_dead", "last_supply", "last_killed_turn", "last_killed_phase", "last_killed_action",
        "last_girl_space", "last_round", "last_phase", "last_ended", "last_rolled", "last_converted", "last_successes",
        "last_played", "last_weapon", "last_prey", "last_prey_space", "last_damage", "last_wound", "last_steps",
        "last_actor", "last_goal", "last_after_girl", "last_moves_left", "last_attacks_left", "last_panicking",
        "last_stop_kept", "last_let_be", "last_girl_dead", "last_killer_dead", "last_hit_girl", "last_boat",
        "last_fireworks", "last_trap", "last_trap_damage", "last_tunnel", "last_drifting", "last_next_time",
        "place_of_step", "place_of_turn", "place_of_asked", "question_asked", "question_step", "question_turn",
        "question_args", "question_named", "axis0_by_3",
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
        self.last_minion_attack: int = -999999999
        self.last_minion_move: int = -999999999
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
        self.last_minion_attack = other.last_minion_attack
        self.last_minion_move = other.last_minion_move
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
            self.place_of_turn = 3483 + axis0_by_3[s.turn]
            out[self.place_of_turn] = 1
            self.place_of_step = -1
            self.place_of_asked = -1
            if asked >= 0:
                self.place_of_step = C0[s.step]
                out[self.place_of_step] = 1
                self.place_of_asked = 3484 + axis0_by_3[asked]
                out[self.place_of_asked] = 1
            self.question_step = s.step
            self.question_turn = s.turn
            self.question_asked = asked
            self.question_args = (-2,)
        if s.args is not self.question_args or s.named is not self.question_named:
            self.question_args = s.args
            self.question_named = s.named
            place = 47
            out[47:52] = ZEROS5
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
            out[112:512] = ZEROS400
            a2 = 112
            for c3, g4 in zip(v1[:20], s.terror_looked):
                if c3 != -1:
                    out[a2 + (C3[c3] + 1 if g4 >> seat & 1 else 0)] = 1
                a2 += 20
            self.last_terror = v1
            self.last_terror_terror_looked = s.terror_looked
        if s.terror_box is not self.last_terror_box:
            v5 = s.terror_box
            out[512] = len(v5)
            self.last_terror_box = v5
        if s.terror_drawn is not self.last_terror_drawn:
            v6 = s.terror_drawn
            recount(out, 513, C3, 0, self.last_terror_drawn, v6)
            self.last_terror_drawn = v6
        if s.terror_discard is not self.last_terror_discard:
            v7 = s.terror_discard
            recount(out, 532, C3, 0, self.last_terror_discard, v7)
            self.last_terror_discard = v7
        if s.minors is not self.last_minors:
            v8 = s.minors
            recount(out, 551, C3, 0, self.last_minors, v8)
            self.last_minors = v8
        if s.decks != self.last_decks or s.decks_looked != self.last_decks_decks_looked:
            v9 = s.decks
            w10 = self.last_decks
            if len(w10) != len(v9):
                if w10:
                    out[570:1326] = ZEROS756
                w10 = [()] * len(v9)
            w16 = self.last_decks_decks_looked
            if len(w16) != len(s.decks_looked):
                w16 = [()] * len(s.decks_looked)
            for x11, z12, a13, x15, z14 in zip(v9, w10, C4, s.decks_looked, w16):
                if x11 is not z12 or x15 is not z14:
                    out[a13 : a13 + 252] = ZEROS252
                    a17 = a13
                    for c18, g19 in zip(x11[:12], x15):
                        if c18 != -1:
                            out[a17 + (1 + c18 if g19 >> seat & 1 else 0)] = 1
                        a17 += 21
            self.last_decks = v9[:]
            self.last_decks_decks_looked = s.decks_looked[:]
        if s.item_box is not self.last_item_box:
            v20 = s.item_box
            out[1326] = len(v20)
            self.last_item_box = v20
        if s.held is not self.last_held:
            v21 = s.held
            recount(out, 1327, C7, 0, self.last_held, v21)
            self.last_held = v21
        if s.backpack is not self.last_backpack:
            v22 = s.backpack
            recount(out, 1347, C7, 0, self.last_backpack, v22)
            self.last_backpack = v22
        if s.item_discard is not self.last_item_discard:
            v23 = s.item_discard
            recount(out, 1367, C7, 0, self.last_item_discard, v23)
            self.last_item_discard = v23
        if s.event_deck is not self.last_event_deck:
            v24 = s.event_deck
            out[1387] = len(v24)
            self.last_event_deck = v24
        if s.events_here is not self.last_events_here:
            v25 = s.events_here
            recount(out, 1388, C8, 0, self.last_events_here, v25)
            self.last_events_here = v25
        if s.event_discard is not self.last_event_discard:
            v26 = s.event_discard
            recount(out, 1398, C8, 0, self.last_event_discard, v26)
            self.last_event_discard = v26
        if s.finale is not self.last_finale:
            v27 = s.finale
            out[1408] = len(v27)
            self.last_finale = v27
        if s.finale_box is not self.last_finale_box:
            v28 = s.finale_box
            out[1409] = len(v28)
            self.last_finale_box = v28
        if s.finale_up is not self.last_finale_up:
            v29 = s.finale_up
            recount(out, 1410, C9, 0, self.last_finale_up, v29)
            self.last_finale_up = v29
        if s.power is not self.last_power:
            v30 = s.power
            out[1413] = len(v30)
            self.last_power = v30
        if s.power_box is not self.last_power_box:
            v31 = s.power_box
            out[1414] = len(v31)
            self.last_power_box = v31
        if s.powers_up is not self.last_powers_up:
            v32 = s.powers_up
            recount(out, 1415, C10, 0, self.last_powers_up, v32)
            self.last_powers_up = v32
        if s.girl_token is not self.last_girl_token:
            v33 = s.girl_token
            out[1419] = len(v33)
            self.last_girl_token = v33
        if s.killer_token is not self.last_killer_token:
            v34 = s.killer_token
            out[1420] = len(v34)
            self.last_killer_token = v34
        if s.token_box is not self.last_token_box:
            v35 = s.token_box
            out[1421] = len(v35)
            self.last_token_box = v35
        if s.tokens_shown is not self.last_tokens_shown:
            v36 = s.tokens_shown
            recount(out, 1422, C11, 0, self.last_tokens_shown, v36)
            self.last_tokens_shown = v36
        if s.hand is not self.last_hand:
            v37 = s.hand
            recount(out, 1426, C12, 0, self.last_hand, v37)
            self.last_hand = v37
        if s.tableau is not self.last_tableau:
            v38 = s.tableau
            recount(out, 1441, C12, 0, self.last_tableau, v38)
            self.last_tableau = v38
        if s.discard is not self.last_discard:
            v39 = s.discard
            recount(out, 1456, C12, 0, self.last_discard, v39)
            self.last_discard = v39
        if s.killer != self.last_killer:
            v40 = s.killer
            w41 = self.last_killer
            if 0 <= w41 < 1:
                out[1471 + w41] = 0
            if 0 <= v40 < 1:
                out[1471 + v40] = 1
            self.last_killer = v40
        if s.location != self.last_location:
            v42 = s.location
            w43 = self.last_location
            if 0 <= w43 < 1:
                out[1472 + w43] = 0
            if 0 <= v42 < 1:
                out[1472 + v42] = 1
            self.last_location = v42
        if s.girl != self.last_girl:
            v44 = s.girl
            w45 = self.last_girl
            if 0 <= w45 < 2:
                out[1473 + w45] = 0
            if 0 <= v44 < 2:
                out[1473 + v44] = 1
            self.last_girl = v44
        if s.setup != self.last_setup:
            v46 = s.setup
            w47 = self.last_setup
            if -1 <= w47 < 5:
                out[1476 + w47] = 0
            if -1 <= v46 < 5:
                out[1476 + v46] = 1
            self.last_setup = v46
        if s.extreme != self.last_extreme:
            v48 = s.extreme
            w49 = self.last_extreme
            if 0 <= w49 < 2:
                out[1481 + w49] = 0
            if 0 <= v48 < 2:
                out[1481 + v48] = 1
            self.last_extreme = v48
        if s.ambiguity != self.last_ambiguity:
            v50 = s.ambiguity
            n51 = v50 + 3
            out[1483] = n51 if 0 <= n51 <= 5 else 0 if n51 < 0 else 5
            self.last_ambiguity = v50
        if s.epic != self.last_epic:
            v52 = s.epic
            out[1484] = v52 if 0 <= v52 <= 2 else 0 if v52 < 0 else 2
            self.last_epic = v52
        if s.bonus != self.last_bonus:
            v53 = s.bonus
            out[1485] = 1 if v53 > 0 else 0
            self.last_bonus = v53
        if s.most_victims != self.last_most_victims:
            v54 = s.most_victims
            out[1486] = v54 if 0 <= v54 <= 24 else 0 if v54 < 0 else 24
            self.last_most_victims = v54
        if s.health != self.last_health:
            v55 = s.health
            out[1487] = v55 if 0 <= v55 <= 20 else 0 if v55 < 0 else 20
            self.last_health = v55
        if s.time != self.last_time:
            v56 = s.time
            n57 = v56 + 1
            out[1488] = n57 if 0 <= n57 <= 13 else 0 if n57 < 0 else 13
            self.last_time = v56
        if s.horror != self.last_horror:
            v58 = s.horror
            out[1489] = v58 if 0 <= v58 <= 7 else 0 if v58 < 0 else 7
            self.last_horror = v58
        if s.more_dice != self.last_more_dice:
            v59 = s.more_dice
            out[1490] = v59 if 0 <= v59 <= 9 else 0 if v59 < 0 else 9
            self.last_more_dice = v59
        if s.improvise != self.last_improvise:
            v60 = s.improvise
            out[1491] = v60 if 0 <= v60 <= 2 else 0 if v60 < 0 else 2
            self.last_improvise = v60
        if s.white != self.last_white:
            v61 = s.white
            out[1492] = 1 if v61 > 0 else 0
            self.last_white = v61
        if s.uses is not self.last_uses:
            v62 = s.uses
            w63 = self.last_uses
            if len(w63) != len(v62):
                if w63:
                    out[1493:1513] = ZEROS20
                w63 = (-999999999,) * len(v62)
            for x64, z65, a66 in zip(v62, w63, C13):
                if x64 != z65:
                    out[a66] = x64 if 0 <= x64 <= 9 else 0 if x64 < 0 else 9
            self.last_uses = v62
        if s.used is not self.last_used:
            v67 = s.used
            out[1513:1533] = ZEROS20
            for x68 in v67:
                if 0 <= x68 < 20:
                    out[1513 + x68] = 1
            self.last_used = v67
        if s.covered is not self.last_covered:
            v69 = s.covered
            out[1533:1553] = ZEROS20
            for x70 in v69:
                if 0 <= x70 < 20:
                    out[1533 + x70] = 1
            self.last_covered = v69
        if s.covered_special != self.last_covered_special:
            v71 = s.covered_special
            out[1553] = v71 if 0 <= v71 <= 3 else 0 if v71 < 0 else 3
            self.last_covered_special = v71
        if s.rewards is not self.last_rewards:
            v72 = s.rewards
            out[1554:1744] = ZEROS190
            n73 = len(v72)
            if n73 > 9:
                n73 = 9
            out[1554] = n73
            a74 = 1555
            for h75 in range(n73):
                x76 = v72[h75]
                if -1 <= x76 < 20:
                    out[1 + a74 + x76] = 1
                a74 += 21
            self.last_rewards = v72
        if s.ultimate != self.last_ultimate:
            v77 = s.ultimate
            out[1744] = 1 if v77 > 0 else 0
            self.last_ultimate = v77
        if s.rushed != self.last_rushed:
            v78 = s.rushed
            out[1745] = 1 if v78 > 0 else 0
            self.last_rushed = v78
        if s.saved != self.last_saved:
            v79 = s.saved
            out[1746] = v79 if 0 <= v79 <= 27 else 0 if v79 < 0 else 27
            self.last_saved = v79
        if s.saves_now != self.last_saves_now:
            v80 = s.saves_now
            out[1747] = v80 if 0 <= v80 <= 27 else 0 if v80 < 0 else 27
            self.last_saves_now = v80
        if s.killer_space != self.last_killer_space:
            v81 = s.killer_space
            w82 = self.last_killer_space
            if -1 <= w82 < 18:
                out[1749 + w82] = 0
            if -1 <= v81 < 18:
                out[1749 + v81] = 1
            self.last_killer_space = v81
        if s.killer_health != self.last_killer_health:
            v83 = s.killer_health
            out[1767] = v83 if 0 <= v83 <= 40 else 0 if v83 < 0 else 40
            self.last_killer_health = v83
        if s.row != self.last_row:
            v84 = s.row
            out[1768] = v84 if 0 <= v84 <= 20 else 0 if v84 < 0 else 20
            self.last_row = v84
        if s.killer_white != self.last_killer_white:
            v85 = s.killer_white
            out[1769] = 1 if v85 > 0 else 0
            self.last_killer_white = v85
        if s.minor_health is not self.last_minor_health:
            v86 = s.minor_health
            out[1770:1777] = ZEROS7
            n87 = len(v86)
            if n87 > 6:
                n87 = 6
            out[1770] = n87
            a88 = 1771
            for h89 in range(n87):
                x90 = v86[h89]
                out[a88] = x90 if 0 <= x90 <= 20 else 0 if x90 < 0 else 20
                a88 += 1
            self.last_minor_health = v86
        if s.minions is not self.last_minions:
            v91 = s.minions
            out[1777:2006] = ZEROS229
            n92 = len(v91)
            if n92 > 12:
                n92 = 12
            out[1777] = n92
            a93 = 1778
            for h94 in range(n92):
                x95 = v91[h94]
                if -1 <= x95 < 18:
                    out[1 + a93 + x95] = 1
                a93 += 19
            self.last_minions = v91
        if s.minion_health is not self.last_minion_health:
            v96 = s.minion_health
            out[2006:2019] = ZEROS13
            n97 = len(v96)
            if n97 > 12:
                n97 = 12
            out[2006] = n97
            a98 = 2007
            for h99 in range(n97):
                x100 = v96[h99]
                out[a98] = x100 if 0 <= x100 <= 20 else 0 if x100 < 0 else 20
                a98 += 1
            self.last_minion_health = v96
        if s.minion_attack != self.last_minion_attack:
            v101 = s.minion_attack
            out[2019] = v101 if 0 <= v101 <= 20 else 0 if v101 < 0 else 20
            self.last_minion_attack = v101
        if s.minion_move != self.last_minion_move:
            v102 = s.minion_move
            out[2020] = v102 if 0 <= v102 <= 20 else 0 if v102 < 0 else 20
            self.last_minion_move = v102
        if s.victims != self.last_victims:
            v103 = s.victims
            w104 = self.last_victims
            if len(w104) != len(v103):
                if w104:
                    out[2021:2039] = ZEROS18
                w104 = [-999999999] * len(v103)
            for x105, z106, a107 in zip(v103, w104, C19):
                if x105 != z106:
                    out[a107] = x105 if 0 <= x105 <= 24 else 0 if x105 < 0 else 24
            self.last_victims = v103[:]
        if s.special_at is not self.last_special_at:
            v108 = s.special_at
            w109 = self.last_special_at
            if len(w109) != len(v108):
                if w109:
                    out[2039:2096] = ZEROS57
                w109 = (-999999999,) * len(v108)
            for x110, z111, a112 in zip(v108, w109, C21):
                if x110 != z111:
                    if -1 <= z111 < 18:
                        out[1 + a112 + z111] = 0
                    if -1 <= x110 < 18:
                        out[1 + a112 + x110] = 1
            self.last_special_at = v108
        if s.special_card is not self.last_special_card:
            v113 = s.special_card
            w114 = self.last_special_card
            if len(w114) != len(v113):
                if w114:
                    out[2096:2129] = ZEROS33
                w114 = (-999999999,) * len(v113)
            for x115, z116, a117 in zip(v113, w114, C23):
                if x115 != z116:
                    if -1 <= z116 < 10:
                        out[1 + a117 + z116] = 0
                    if -1 <= x115 < 10:
                        out[1 + a117 + x115] = 1
            self.last_special_card = v113
        if s.dead != self.last_dead:
            v118 = s.dead
            out[2129] = v118 if 0 <= v118 <= 27 else 0 if v118 < 0 else 27
            self.last_dead = v118
        if s.supply != self.last_supply:
            v119 = s.supply
            out[2130] = v119 if 0 <= v119 <= 24 else 0 if v119 < 0 else 24
            self.last_supply = v119
        if s.killed_turn != self.last_killed_turn:
            v120 = s.killed_turn
            out[2131] = v120 if 0 <= v120 <= 27 else 0 if v120 < 0 else 27
            self.last_killed_turn = v120
        if s.killed_phase != self.last_killed_phase:
            v121 = s.killed_phase
            out[2132] = v121 if 0 <= v121 <= 27 else 0 if v121 < 0 else 27
            self.last_killed_phase = v121
        if s.killed_action != self.last_killed_action:
            v122 = s.killed_action
            out[2133] = v122 if 0 <= v122 <= 27 else 0 if v122 < 0 else 27
            self.last_killed_action = v122
        if s.girl_space != self.last_girl_space:
            v123 = s.girl_space
            w124 = self.last_girl_space
            if -1 <= w124 < 18:
                out[2135 + w124] = 0
            if -1 <= v123 < 18:
                out[2135 + v123] = 1
            self.last_girl_space = v123
        if s.round != self.last_round:
            v125 = s.round
            out[2153] = v125 if 0 <= v125 <= 60 else 0 if v125 < 0 else 60
            self.last_round = v125
        if s.phase != self.last_phase:
            v126 = s.phase
            w127 = self.last_phase
            if 0 <= w127 < 6:
                out[2154 + w127] = 0
            if 0 <= v126 < 6:
                out[2154 + v126] = 1
            self.last_phase = v126
        if s.ended != self.last_ended:
            v128 = s.ended
            out[2160] = 1 if v128 > 0 else 0
            self.last_ended = v128
        if s.rolled is not self.last_rolled:
            v129 = s.rolled
            out[2161:2174] = ZEROS13
            n130 = len(v129)
            if n130 > 12:
                n130 = 12
            out[2161] = n130
            a131 = 2162
            for h132 in range(n130):
                x133 = v129[h132]
                out[a131] = x133 if 0 <= x133 <= 6 else 0 if x133 < 0 else 6
                a131 += 1
            self.last_rolled = v129
        if s.converted is not self.last_converted:
            v134 = s.converted
            out[2174:2186] = ZEROS12
            for x135 in v134:
                if 0 <= x135 < 12:
                    out[2174 + x135] = 1
            self.last_converted = v134
        if s.successes != self.last_successes:
            v136 = s.successes
            out[2186] = v136 if 0 <= v136 <= 24 else 0 if v136 < 0 else 24
            self.last_successes = v136
        if s.played != self.last_played:
            v137 = s.played
            w138 = self.last_played
            if -1 <= w138 < 15:
                out[2188 + w138] = 0
            if -1 <= v137 < 15:
                out[2188 + v137] = 1
            self.last_played = v137
        if s.weapon != self.last_weapon:
            v139 = s.weapon
            w140 = self.last_weapon
            if -1 <= w140 < 20:
                out[2204 + w140] = 0
            if -1 <= v139 < 20:
                out[2204 + v139] = 1
            self.last_weapon = v139
        if s.prey != self.last_prey:
            v141 = s.prey
            w142 = self.last_prey
            if -1 <= w142 < 12:
                out[2225 + w142] = 0
            if -1 <= v141 < 12:
                out[2225 + v141] = 1
            self.last_prey = v141
        if s.prey_space != self.last_prey_space:
            v143 = s.prey_space
            w144 = self.last_prey_space
            if -1 <= w144 < 18:
                out[2238 + w144] = 0
            if -1 <= v143 < 18:
                out[2238 + v143] = 1
            self.last_prey_space = v143
        if s.damage != self.last_damage:
            v145 = s.damage
            out[2256] = v145 if 0 <= v145 <= 60 else 0 if v145 < 0 else 60
            self.last_damage = v145
        if s.wound != self.last_wound:
            v146 = s.wound
            out[2257] = v146 if 0 <= v146 <= 60 else 0 if v146 < 0 else 60
            self.last_wound = v146
        if s.steps != self.last_steps:
            v147 = s.steps
            out[2258] = v147 if 0 <= v147 <= 20 else 0 if v147 < 0 else 20
            self.last_steps = v147
        if s.actor != self.last_actor:
            v148 = s.actor
            w149 = self.last_actor
            if -1 <= w149 < 12:
                out[2260 + w149] = 0
            if -1 <= v148 < 12:
                out[2260 + v148] = 1
            self.last_actor = v148
        if s.goal != self.last_goal:
            v150 = s.goal
            w151 = self.last_goal
            if -1 <= w151 < 18:
                out[2273 + w151] = 0
            if -1 <= v150 < 18:
                out[2273 + v150] = 1
            self.last_goal = v150
        if s.after_girl != self.last_after_girl:
            v152 = s.after_girl
            out[2291] = 1 if v152 > 0 else 0
            self.last_after_girl = v152
        if s.moves_left != self.last_moves_left:
            v153 = s.moves_left
            out[2292] = v153 if 0 <= v153 <= 20 else 0 if v153 < 0 else 20
            self.last_moves_left = v153
        if s.attacks_left != self.last_attacks_left:
            v154 = s.attacks_left
            out[2293] = v154 if 0 <= v154 <= 20 else 0 if v154 < 0 else 20
            self.last_attacks_left = v154
        if s.panicking is not self.last_panicking:
            v155 = s.panicking
            out[2294:2847] = ZEROS553
            n156 = len(v155) // 3
            if n156 > 24:
                n156 = 24
            out[2294] = n156
            a157 = 2295
            for h158 in range(n156):
                x159 = v155[h158 * 3]
                if 0 <= x159 < 18:
                    out[a157 + x159] = 1
                x160 = v155[1 + h158 * 3]
                if 0 <= x160 < 4:
                    out[18 + a157 + x160] = 1
                x161 = v155[2 + h158 * 3]
                out[22 + a157] = x161 if 0 <= x161 <= 24 else 0 if x161 < 0 else 24
                a157 += 23
            self.last_panicking = v155
        if s.stop_kept != self.last_stop_kept:
            v162 = s.stop_kept
            out[2847] = 1 if v162 > 0 else 0
            self.last_stop_kept = v162
        if s.let_be != self.last_let_be:
            v163 = s.let_be
            out[2848] = 1 if v163 > 0 else 0
            self.last_let_be = v163
        if s.girl_dead != self.last_girl_dead:
            v164 = s.girl_dead
            out[2849] = 1 if v164 > 0 else 0
            self.last_girl_dead = v164
        if s.killer_dead != self.last_killer_dead:
            v165 = s.killer_dead
            out[2850] = 1 if v165 > 0 else 0
            self.last_killer_dead = v165
        if s.hit_girl != self.last_hit_girl:
            v166 = s.hit_girl
            out[2851] = 1 if v166 > 0 else 0
            self.last_hit_girl = v166
        if s.boat != self.last_boat:
            v167 = s.boat
            w168 = self.last_boat
            if -1 <= w168 < 18:
                out[2853 + w168] = 0
            if -1 <= v167 < 18:
                out[2853 + v167] = 1
            self.last_boat = v167
        if s.fireworks != self.last_fireworks:
            v169 = s.fireworks
            w170 = self.last_fireworks
            if -1 <= w170 < 18:
                out[2872 + w170] = 0
            if -1 <= v169 < 18:
                out[2872 + v169] = 1
            self.last_fireworks = v169
        if s.trap != self.last_trap:
            v171 = s.trap
            w172 = self.last_trap
            if -1 <= w172 < 18:
                out[2891 + w172] = 0
            if -1 <= v171 < 18:
                out[2891 + v171] = 1
            self.last_trap = v171
        if s.trap_damage != self.last_trap_damage:
            v173 = s.trap_damage
            out[2909] = v173 if 0 <= v173 <= 9 else 0 if v173 < 0 else 9
            self.last_trap_damage = v173
        if s.tunnel is not self.last_tunnel:
            v174 = s.tunnel
            out[2910:2928] = ZEROS18
            for x175 in v174:
                if 0 <= x175 < 18:
                    out[2910 + x175] = 1
            self.last_tunnel = v174
        if s.drifting is not self.last_drifting:
            v176 = s.drifting
            out[2928:3481] = ZEROS553
            n177 = len(v176) // 3
            if n177 > 24:
                n177 = 24
            out[2928] = n177
            a178 = 2929
            for h179 in range(n177):
                x180 = v176[h179 * 3]
                if 0 <= x180 < 18:
                    out[a178 + x180] = 1
                x181 = v176[1 + h179 * 3]
                if 0 <= x181 < 4:
                    out[18 + a178 + x181] = 1
                x182 = v176[2 + h179 * 3]
                out[22 + a178] = x182 if 0 <= x182 <= 24 else 0 if x182 < 0 else 24
                a178 += 23
            self.last_drifting = v176
        if s.next_time != self.last_next_time:
            v183 = s.next_time
            out[3481] = v183 if 0 <= v183 <= 12 else 0 if v183 < 0 else 12
            self.last_next_time = v183
