"""Generated from the meanings of the fields by `make generate`: do not edit."""

from __future__ import annotations

from typing import Any, Final

from gloaming.engine.observation.memory import Memory, recount
from gloaming.engine.state.state import State
from gloaming.games.follow_your_fear.generated.state import Fields

VERSION: Final = "41aebea29054b531"
# fmt: off
C0: Final = (-1, -1, 0, -1, -1, -1, 1, -1, -1, 2, 3, -1, 4, -1, 5, 6, -1, -1, -1, -1, -1, -1, 7, -1, -1, -1, -1, -1, -1,
    -1, -1, 8, -1, 9, -1, 10, -1, -1, 11, -1, -1, -1, -1, -1, 12, -1, -1, 13, -1, -1, 14, -1, -1, 15, -1, 16, -1, 17,
    -1, 18, -1, 19, 20, -1, -1, 21, -1, 22, -1, 23, -1, 24, -1, 25, -1, 26, -1, 27, -1, 28, -1, 29, -1, 30, -1, 31, -1,
    -1, -1, -1, -1, -1, -1, 32)
ZEROS5: Final = bytes(5)
C2: Final = (214, 215, 216, 217, 218, 219)
ZEROS6: Final = bytes(6)
ZEROS177: Final = bytes(177)
C5: Final = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
C6: Final = (0, 0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9, 9, 9, 10, 10, 11, 12, 13, 14, 15, 16, 17, 18, 18, 19,
    20, 21, 22, 23, 23, 23, 24, 24, 25, 25, 25, 26, 26, 27, 28, 29, 29, 30, 30, 31, 31, 32, 32, 33, 33, 34, 35, 36, 36,
    37, 38, 39, 40, 41, 42, 43, 44, 45, 45, 46, 46, 47, 47, 48, 48, 49, 49, 50, 50, 51, 51, 52, 52, 53, 53, 54, 54, 55,
    56, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83,
    84, 85, 86, 87, 88, 89, 90, 91, 91, 91, 91, 92, 93, 94, 94, 95, 96, 97, 97, 97, 98, 98, 98, 98, 99, 100, 101, 101,
    102, 102, 103, 104, 104, 105, 106, 106, 107, 107, 108, 108, 108, 109, 109, 109, 110, 111, 112, 113, 114, 114, 115,
    115, 116, 117, 118, 118, 119, 120, 120, 120, 120, 120, 121, 121, 121, 122, 122, 123, 123, 123, 124, 125, 126, 127,
    128, 128, 129, 129, 130, 131, 132, 133, 133, 133, 134, 135, 135, 136, 136, 136, 137, 137, 138, 139, 140, 141, 142,
    143, 144, 145, 146, 146, 147, 148, 148, 148, 149, 150, 150, 151, 152, 153, 153, 153, 153, 154, 154, 154, 155, 156,
    157, 158, 159, 159, 160, 160, 161, 161, 162, 162, 162, 162, 163, 164, 164, 164, 165, 166, 167, 168, 168, 169, 169,
    169, 170, 171)
ZEROS24: Final = bytes(24)
ZEROS12: Final = bytes(12)
C9: Final = (393, 565, 737)
ZEROS516: Final = bytes(516)
ZEROS64: Final = bytes(64)
C12: Final = (1268, 1332)
ZEROS128: Final = bytes(128)
C14: Final = (1396, 1397)
ZEROS2: Final = bytes(2)
ZEROS626: Final = bytes(626)
ZEROS313: Final = bytes(313)
ZEROS25: Final = bytes(25)
ZEROS17: Final = bytes(17)
C20: Final = (1514, 1515)
C21: Final = (1516, 1517, 1518)
ZEROS3: Final = bytes(3)
ZEROS37: Final = bytes(37)
# fmt: on


class FieldMemory(Memory):
    """The last observation of one match for one seat."""

    # fmt: off
    __slots__ = (
        "last_piles", "last_hands", "last_fear_deck", "last_drawn", "last_offered", "last_mats", "last_discards",
        "last_fear_discard", "last_gone", "last_asked_fear", "last_most_rounds", "last_first", "last_fear", "last_side",
        "last_standing", "last_reserve", "last_taken", "last_corrupt", "last_marks", "last_hidden", "last_banished",
        "last_controller", "last_round", "last_phase", "last_slots", "last_ended", "last_extra", "last_here",
        "last_used", "last_symbols", "last_harvests", "last_harvest_times", "last_harvested", "last_placings",
        "last_cleanings", "last_corrupt_times", "last_placed", "last_cleaned", "last_move_times", "last_healer_moves",
        "last_winner", "last_outlasted", "last_tired", "place_of_step", "place_of_turn", "place_of_asked",
        "question_asked", "question_step", "question_turn", "question_args", "question_named", "axis0_by_1086",
        "axis0_by_1", "axis1_by_1", "places1570", "places1747", "places1924", "places1949", "places1954", "places2024",
        "places2651",
    )
    # fmt: on

    def start(self, state: State) -> None:
        """Set the initial values of what is kept."""
        self.last_piles: list[tuple[int, ...]] = []
        self.last_hands: list[tuple[int, ...]] = []
        self.last_fear_deck: tuple[int, ...] = ()
        self.last_drawn: list[tuple[int, ...]] = []
        self.last_offered: tuple[int, ...] = ()
        self.last_mats: list[tuple[int, ...]] = []
        self.last_discards: list[tuple[int, ...]] = []
        self.last_fear_discard: tuple[int, ...] = ()
        self.last_gone: tuple[int, ...] = ()
        self.last_asked_fear: int = -999999999
        self.last_most_rounds: int = -999999999
        self.last_first: int = -999999999
        self.last_fear: int = -999999999
        self.last_side: list[int] = []
        self.last_standing: list[tuple[int, ...]] = []
        self.last_reserve: list[int] = []
        self.last_taken: list[int] = []
        self.last_corrupt: tuple[int, ...] = ()
        self.last_marks: list[list[int]] = []
        self.last_hidden: tuple[int, ...] = ()
        self.last_banished: tuple[int, ...] = ()
        self.last_controller: int = -999999999
        self.last_round: int = -999999999
        self.last_phase: int = -999999999
        self.last_slots: int = -999999999
        self.last_ended: int = -999999999
        self.last_extra: int = -999999999
        self.last_here: int = -999999999
        self.last_used: tuple[int, ...] = ()
        self.last_symbols: tuple[int, ...] = ()
        self.last_harvests: int = -999999999
        self.last_harvest_times: int = -999999999
        self.last_harvested: int = -999999999
        self.last_placings: int = -999999999
        self.last_cleanings: int = -999999999
        self.last_corrupt_times: int = -999999999
        self.last_placed: int = -999999999
        self.last_cleaned: int = -999999999
        self.last_move_times: int = -999999999
        self.last_healer_moves: tuple[int, ...] = ()
        self.last_winner: int = -999999999
        self.last_outlasted: int = -999999999
        self.last_tired: int = -999999999
        self.place_of_step: int = -1
        self.place_of_turn: int = -1
        self.place_of_asked: int = -1
        self.question_asked: int = -999999999
        self.question_step: int = -999999999
        self.question_turn: int = -999999999
        self.question_args: tuple[int, ...] = ()
        self.question_named: Any = None
        self.axis0_by_1086: list[int] = [place * 1086 for place in self.orders[0]]
        self.axis0_by_1: list[int] = [place * 1 for place in self.orders[0]]
        self.axis1_by_1: list[int] = [place * 1 for place in self.orders[1]]
        self.places1570: list[int] = [1570 + place * 1086 for place in self.orders[0]]
        self.places1747: list[int] = [1747 + place * 1086 for place in self.orders[0]]
        self.places1924: list[int] = [
            1924 + place * 1086 + number * 12 for place in self.orders[0] for number in range(2)
        ]
        self.places1949: list[int] = [1949 + place * 1086 for place in self.orders[0]]
        self.places1954: list[int] = [1954 + place * 1086 for place in self.orders[0]]
        self.places2024: list[int] = [
            2024 + place * 1086 + number * 313 for place in self.orders[0] for number in range(2)
        ]
        self.places2651: list[int] = [2651 + place * 1086 for place in self.orders[0]]

    def take(self, other: Memory) -> None:
        """Take over what another memory keeps, of the same seat among as many seats."""
        assert isinstance(other, FieldMemory)
        self.take_observation(other)
        self.last_piles = other.last_piles
        self.last_hands = other.last_hands
        self.last_fear_deck = other.last_fear_deck
        self.last_drawn = other.last_drawn
        self.last_offered = other.last_offered
        self.last_mats = other.last_mats
        self.last_discards = other.last_discards
        self.last_fear_discard = other.last_fear_discard
        self.last_gone = other.last_gone
        self.last_asked_fear = other.last_asked_fear
        self.last_most_rounds = other.last_most_rounds
        self.last_first = other.last_first
        self.last_fear = other.last_fear
        self.last_side = other.last_side
        self.last_standing = other.last_standing
        self.last_reserve = other.last_reserve
        self.last_taken = other.last_taken
        self.last_corrupt = other.last_corrupt
        self.last_marks = other.last_marks
        self.last_hidden = other.last_hidden
        self.last_banished = other.last_banished
        self.last_controller = other.last_controller
        self.last_round = other.last_round
        self.last_phase = other.last_phase
        self.last_slots = other.last_slots
        self.last_ended = other.last_ended
        self.last_extra = other.last_extra
        self.last_here = other.last_here
        self.last_used = other.last_used
        self.last_symbols = other.last_symbols
        self.last_harvests = other.last_harvests
        self.last_harvest_times = other.last_harvest_times
        self.last_harvested = other.last_harvested
        self.last_placings = other.last_placings
        self.last_cleanings = other.last_cleanings
        self.last_corrupt_times = other.last_corrupt_times
        self.last_placed = other.last_placed
        self.last_cleaned = other.last_cleaned
        self.last_move_times = other.last_move_times
        self.last_healer_moves = other.last_healer_moves
        self.last_winner = other.last_winner
        self.last_outlasted = other.last_outlasted
        self.last_tired = other.last_tired
        self.place_of_step = other.place_of_step
        self.place_of_turn = other.place_of_turn
        self.place_of_asked = other.place_of_asked
        self.question_asked = other.question_asked
        self.question_step = other.question_step
        self.question_turn = other.question_turn
        self.question_args = other.question_args
        self.question_named = other.question_named
        self.axis0_by_1086 = other.axis0_by_1086
        self.axis0_by_1 = other.axis0_by_1
        self.axis1_by_1 = other.axis1_by_1
        self.places1570 = other.places1570
        self.places1747 = other.places1747
        self.places1924 = other.places1924
        self.places1949 = other.places1949
        self.places1954 = other.places1954
        self.places2024 = other.places2024
        self.places2651 = other.places2651

    def update(self, state: State, asked: int) -> None:
        """Write what has changed. asked: the seat to move, NOT_ASKED when the match is over."""
        assert isinstance(state, Fields)
        s = state
        out = self.out
        seat = self.seat
        axis0_by_1086 = self.axis0_by_1086
        axis0_by_1 = self.axis0_by_1
        axis1_by_1 = self.axis1_by_1
        count0 = len(self.orders[0])
        count1 = len(self.orders[1])
        if s.step != self.question_step or s.turn != self.question_turn or asked != self.question_asked:
            if self.place_of_step >= 0:
                out[self.place_of_step] = 0
            if self.place_of_turn >= 0:
                out[self.place_of_turn] = 0
            if self.place_of_asked >= 0:
                out[self.place_of_asked] = 0
            self.place_of_turn = 1568 + axis0_by_1086[s.turn]
            out[self.place_of_turn] = 1
            self.place_of_step = -1
            self.place_of_asked = -1
            if asked >= 0:
                self.place_of_step = C0[s.step]
                out[self.place_of_step] = 1
                self.place_of_asked = 1569 + axis0_by_1086[asked]
                out[self.place_of_asked] = 1
            self.question_step = s.step
            self.question_turn = s.turn
            self.question_asked = asked
            self.question_args = (-2,)
        if s.args is not self.question_args or s.named is not self.question_named:
            self.question_args = s.args
            self.question_named = s.named
            place = 37
            out[37:42] = ZEROS5
            if asked >= 0:
                arguments = s.args if s.named is None else s.arguments()
                for number in arguments[:5]:
                    if number >= 0:
                        out[place] = number + 1 if number < 255 else 255
                    place += 1
        if s.traces is not self.traces:
            self.learn(state)
        if s.piles != self.last_piles:
            v1 = s.piles
            w2 = self.last_piles
            if len(w2) != len(v1):
                if w2:
                    out[214:220] = ZEROS6
                w2 = [()] * len(v1)
            for x3, z4, a5 in zip(v1, w2, C2):
                if x3 is not z4:
                    out[a5] = min(len(x3), 255)
            self.last_piles = v1[:]
        if s.hands != self.last_hands:
            v6 = s.hands
            w7 = self.last_hands
            if len(w7) != len(v6):
                if w7:
                    for a11 in axis0_by_1086:
                        a12 = 1570 + a11
                        out[a12 : a12 + 177] = ZEROS177
                w7 = [()] * len(v6)
            for x8, z9, a10, h13 in zip(v6, w7, self.places1570, range(len(v6))):
                if x8 is not z9:
                    recount(out, a10, C5, 0, z9, x8)
                    if h13 == seat:
                        recount(out, 5 + a10, C6, 0, z9, x8)
            self.last_hands = v6[:]
        if s.fear_deck is not self.last_fear_deck:
            v14 = s.fear_deck
            out[220] = min(len(v14), 255)
            self.last_fear_deck = v14
        if s.drawn != self.last_drawn:
            v15 = s.drawn
            w16 = self.last_drawn
            if len(w16) != len(v15):
                if w16:
                    for a20 in axis0_by_1086:
                        a21 = 1747 + a20
                        out[a21 : a21 + 177] = ZEROS177
                w16 = [()] * len(v15)
            for x17, z18, a19, h22 in zip(v15, w16, self.places1747, range(len(v15))):
                if x17 is not z18:
                    recount(out, a19, C5, 0, z18, x17)
                    if h22 == seat:
                        recount(out, 5 + a19, C6, 0, z18, x17)
            self.last_drawn = v15[:]
        if s.offered is not self.last_offered:
            v23 = s.offered
            recount(out, 221, C6, 0, self.last_offered, v23)
            self.last_offered = v23
        if s.mats != self.last_mats:
            v24 = s.mats
            w25 = self.last_mats
            if len(w25) != len(v24):
                if w25:
                    for a29 in axis0_by_1086:
                        a30 = 1924 + a29
                        out[a30 : a30 + 24] = ZEROS24
                w25 = [()] * len(v24)
            for x26, z27, a28 in zip(v24, w25, self.places1924):
                if x26 is not z27:
                    out[a28 : a28 + 12] = ZEROS12
                    a31 = a28
                    for c32 in x26[:12]:
                        if c32 != -1:
                            out[a31] = C6[c32] + 1
                        a31 += 1
            self.last_mats = v24[:]
        if s.discards != self.last_discards:
            v34 = s.discards
            w35 = self.last_discards
            if len(w35) != len(v34):
                if w35:
                    out[393:909] = ZEROS516
                w35 = [()] * len(v34)
            for x36, z37, a38 in zip(v34, w35, C9):
                if x36 is not z37:
                    recount(out, a38, C6, 0, z37, x36)
            self.last_discards = v34[:]
        if s.fear_discard is not self.last_fear_discard:
            v39 = s.fear_discard
            recount(out, 909, C6, 0, self.last_fear_discard, v39)
            self.last_fear_discard = v39
        if s.gone is not self.last_gone:
            v40 = s.gone
            recount(out, 1081, C6, 0, self.last_gone, v40)
            self.last_gone = v40
        if s.asked_fear != self.last_asked_fear:
            v41 = s.asked_fear
            w42 = self.last_asked_fear
            if -1 <= w42 < 6:
                out[1254 + w42] = 0
            if -1 <= v41 < 6:
                out[1254 + v41] = 1
            self.last_asked_fear = v41
        if s.most_rounds != self.last_most_rounds:
            v43 = s.most_rounds
            out[1260] = v43 if 0 <= v43 <= 250 else 0 if v43 < 0 else 250
            self.last_most_rounds = v43
        if s.first != self.last_first:
            v44 = s.first
            w45 = self.last_first
            if 0 <= w45 < count0:
                out[1948 + axis0_by_1086[w45]] = 0
            if 0 <= v44 < count0:
                out[1948 + axis0_by_1086[v44]] = 1
            self.last_first = v44
        if s.fear != self.last_fear:
            v46 = s.fear
            w47 = self.last_fear
            if -1 <= w47 < 6:
                out[1262 + w47] = 0
            if -1 <= v46 < 6:
                out[1262 + v46] = 1
            self.last_fear = v46
        if s.side != self.last_side:
            v48 = s.side
            w49 = self.last_side
            if len(w49) != len(v48):
                if w49:
                    for a53 in axis0_by_1086:
                        a54 = 1949 + a53
                        out[a54 : a54 + 5] = ZEROS5
                w49 = [-999999999] * len(v48)
            for x50, z51, a52 in zip(v48, w49, self.places1949):
                if x50 != z51:
                    if -1 <= z51 < 4:
                        out[1 + a52 + z51] = 0
                    if -1 <= x50 < 4:
                        out[1 + a52 + x50] = 1
            self.last_side = v48[:]
        if s.standing != self.last_standing:
            v55 = s.standing
            w56 = self.last_standing
            if len(w56) != len(v55):
                if w56:
                    for a60 in axis0_by_1086:
                        a61 = 1954 + a60
                        out[a61 : a61 + 64] = ZEROS64
                w56 = [()] * len(v55)
            for x57, z58, a59 in zip(v55[0:4], w56[0:4], self.places1954):
                if x57 is not z58:
                    out[a59 : a59 + 64] = ZEROS64
                    for x62 in x57:
                        if 0 <= x62 < 64:
                            out[a59 + x62] = 1
            w63 = self.last_standing
            if len(w63) != len(v55):
                if w63:
                    out[1268:1396] = ZEROS128
                w63 = [()] * len(v55)
            for x64, z65, a66 in zip(v55[4:], w63[4:], C12):
                if x64 is not z65:
                    out[a66 : a66 + 64] = ZEROS64
                    for x67 in x64:
                        if 0 <= x67 < 64:
                            out[a66 + x67] = 1
            self.last_standing = v55[:]
        if s.reserve != self.last_reserve:
            v68 = s.reserve
            w69 = self.last_reserve
            if len(w69) != len(v68):
                if w69:
                    out[1396:1398] = ZEROS2
                w69 = [-999999999] * len(v68)
            for x70, z71, a72 in zip(v68, w69, C14):
                if x70 != z71:
                    out[a72] = x70 if 0 <= x70 <= 12 else 0 if x70 < 0 else 12
            self.last_reserve = v68[:]
        if s.taken != self.last_taken:
            v73 = s.taken
            for a74 in axis0_by_1086:
                a75 = 2018 + a74
                out[a75 : a75 + 6] = ZEROS6
            for h76 in range(0, len(v73) // 6):
                x77 = v73[h76 * 6 : h76 * 6 + 6]
                if 0 <= h76 < count0:
                    a78 = 2018 + axis0_by_1086[h76]
                    v79 = x77[:4]
                    for h80, x81 in enumerate(v79):
                        if 0 <= h80 < count0:
                            a82 = a78 + axis0_by_1[h80]
                            out[a82] = x81 if 0 <= x81 <= 12 else 0 if x81 < 0 else 12
                    v83 = x77[4:]
                    for h84, x85 in enumerate(v83):
                        if 0 <= h84 < 2:
                            out[4 + a78 + h84] = x85 if 0 <= x85 <= 12 else 0 if x85 < 0 else 12
            self.last_taken = v73[:]
        if s.corrupt is not self.last_corrupt:
            v86 = s.corrupt
            out[1398:1462] = ZEROS64
            for x87 in v86:
                if 0 <= x87 < 64:
                    out[1398 + x87] = 1
            self.last_corrupt = v86
        if s.marks != self.last_marks:
            v88 = s.marks
            w89 = self.last_marks
            if len(w89) != len(v88):
                if w89:
                    for a93 in axis0_by_1086:
                        a94 = 2024 + a93
                        out[a94 : a94 + 626] = ZEROS626
                w89 = [[]] * len(v88)
            for x90, z91, a92 in zip(v88, w89, self.places2024):
                if x90 != z91:
                    out[a92 : a92 + 313] = ZEROS313
                    n95 = len(x90) // 18
                    if n95 > 12:
                        n95 = 12
                    out[a92] = n95
                    a96 = 1 + a92
                    for h97 in range(n95):
                        x98 = x90[h97 * 18]
                        n99 = x98 + 60
                        out[a96] = n99 if 0 <= n99 <= 120 else 0 if n99 < 0 else 120
                        x100 = x90[1 + h97 * 18]
                        n101 = x100 + 60
                        out[1 + a96] = n101 if 0 <= n101 <= 120 else 0 if n101 < 0 else 120
                        x102 = x90[2 + h97 * 18]
                        out[2 + a96] = x102 if 0 <= x102 <= 100 else 0 if x102 < 0 else 100
                        x103 = x90[3 + h97 * 18]
                        out[3 + a96] = x103 if 0 <= x103 <= 100 else 0 if x103 < 0 else 100
                        x104 = x90[4 + h97 * 18]
                        out[4 + a96] = x104 if 0 <= x104 <= 100 else 0 if x104 < 0 else 100
                        x105 = x90[5 + h97 * 18]
                        out[5 + a96] = x105 if 0 <= x105 <= 100 else 0 if x105 < 0 else 100
                        x106 = x90[6 + h97 * 18]
                        if x106 == 0:
                            out[6 + a96] = 1
                        if 1 <= x106 < 1 + count1:
                            out[7 + a96 + axis1_by_1[x106 - 1]] = 1
                        x107 = x90[7 + h97 * 18]
                        if x107 == 0:
                            out[11 + a96] = 1
                        if 1 <= x107 < 1 + count1:
                            out[12 + a96 + axis1_by_1[x107 - 1]] = 1
                        x108 = x90[8 + h97 * 18]
                        out[16 + a96] = 1 if x108 > 0 else 0
                        x109 = x90[9 + h97 * 18]
                        out[17 + a96] = x109 if 0 <= x109 <= 100 else 0 if x109 < 0 else 100
                        x110 = x90[10 + h97 * 18]
                        out[18 + a96] = x110 if 0 <= x110 <= 100 else 0 if x110 < 0 else 100
                        x111 = x90[11 + h97 * 18]
                        out[19 + a96] = 1 if x111 > 0 else 0
                        x112 = x90[12 + h97 * 18]
                        out[20 + a96] = x112 if 0 <= x112 <= 12 else 0 if x112 < 0 else 12
                        x113 = x90[13 + h97 * 18]
                        out[21 + a96] = x113 if 0 <= x113 <= 12 else 0 if x113 < 0 else 12
                        x114 = x90[14 + h97 * 18]
                        out[22 + a96] = x114 if 0 <= x114 <= 12 else 0 if x114 < 0 else 12
                        x115 = x90[15 + h97 * 18]
                        out[23 + a96] = x115 if 0 <= x115 <= 12 else 0 if x115 < 0 else 12
                        x116 = x90[16 + h97 * 18]
                        out[24 + a96] = x116 if 0 <= x116 <= 12 else 0 if x116 < 0 else 12
                        x117 = x90[17 + h97 * 18]
                        out[25 + a96] = x117 if 0 <= x117 <= 12 else 0 if x117 < 0 else 12
                        a96 += 26
            self.last_marks = [entry[:] for entry in v88]
        if s.hidden is not self.last_hidden:
            v118 = s.hidden
            out[1462:1487] = ZEROS25
            n119 = len(v118) // 2
            if n119 > 12:
                n119 = 12
            out[1462] = n119
            a120 = 1463
            for h121 in range(n119):
                x122 = v118[h121 * 2]
                if 0 <= x122 < 64:
                    out[a120] = 1 + x122
                x123 = v118[1 + h121 * 2]
                if 0 <= x123 < 264:
                    out[1 + a120] = C6[x123] + 1
                a120 += 2
            self.last_hidden = v118
        if s.banished is not self.last_banished:
            v124 = s.banished
            out[1487:1504] = ZEROS17
            n125 = len(v124)
            if n125 > 4:
                n125 = 4
            out[1487] = n125
            a126 = 1488
            for h127 in range(n125):
                x128 = v124[h127]
                if 0 <= x128 < count0:
                    out[a126 + axis0_by_1[x128]] = 1
                a126 += 4
            self.last_banished = v124
        if s.controller != self.last_controller:
            v129 = s.controller
            w130 = self.last_controller
            if 0 <= w130 < count0:
                out[2650 + axis0_by_1086[w130]] = 0
            if 0 <= v129 < count0:
                out[2650 + axis0_by_1086[v129]] = 1
            self.last_controller = v129
        if s.round != self.last_round:
            v131 = s.round
            out[1504] = v131 if 0 <= v131 <= 250 else 0 if v131 < 0 else 250
            self.last_round = v131
        if s.phase != self.last_phase:
            v132 = s.phase
            w133 = self.last_phase
            if 0 <= w133 < 2:
                out[1505 + w133] = 0
            if 0 <= v132 < 2:
                out[1505 + v132] = 1
            self.last_phase = v132
        if s.slots != self.last_slots:
            v134 = s.slots
            out[1507] = v134 if 0 <= v134 <= 30 else 0 if v134 < 0 else 30
            self.last_slots = v134
        if s.ended != self.last_ended:
            v135 = s.ended
            out[1508] = 1 if v135 > 0 else 0
            self.last_ended = v135
        if s.extra != self.last_extra:
            v136 = s.extra
            out[1509] = v136 if 0 <= v136 <= 30 else 0 if v136 < 0 else 30
            self.last_extra = v136
        if s.here != self.last_here:
            v137 = s.here
            for h138 in range(0, 4):
                out[1510 + h138] = v137 >> h138 & 1
            self.last_here = v137
        if s.used is not self.last_used:
            v139 = s.used
            w140 = self.last_used
            if len(w140) != len(v139):
                if w140:
                    for a144 in axis0_by_1086:
                        out[2651 + a144] = 0
                w140 = (-999999999,) * len(v139)
            for x141, z142, a143 in zip(v139[0:4], w140[0:4], self.places2651):
                if x141 != z142:
                    out[a143] = x141 if 0 <= x141 <= 12 else 0 if x141 < 0 else 12
            w145 = self.last_used
            if len(w145) != len(v139):
                if w145:
                    out[1514:1516] = ZEROS2
                w145 = (-999999999,) * len(v139)
            for x146, z147, a148 in zip(v139[4:], w145[4:], C20):
                if x146 != z147:
                    out[a148] = x146 if 0 <= x146 <= 12 else 0 if x146 < 0 else 12
            self.last_used = v139
        if s.symbols is not self.last_symbols:
            v149 = s.symbols
            w150 = self.last_symbols
            if len(w150) != len(v149):
                if w150:
                    out[1516:1519] = ZEROS3
                w150 = (-999999999,) * len(v149)
            for x151, z152, a153 in zip(v149, w150, C21):
                if x151 != z152:
                    out[a153] = x151 if 0 <= x151 <= 100 else 0 if x151 < 0 else 100
            self.last_symbols = v149
        if s.harvests != self.last_harvests:
            v154 = s.harvests
            out[1519] = v154 if 0 <= v154 <= 100 else 0 if v154 < 0 else 100
            self.last_harvests = v154
        if s.harvest_times != self.last_harvest_times:
            v155 = s.harvest_times
            out[1520] = v155 if 0 <= v155 <= 100 else 0 if v155 < 0 else 100
            self.last_harvest_times = v155
        if s.harvested != self.last_harvested:
            v156 = s.harvested
            out[1521] = v156 if 0 <= v156 <= 100 else 0 if v156 < 0 else 100
            self.last_harvested = v156
        if s.placings != self.last_placings:
            v157 = s.placings
            out[1522] = v157 if 0 <= v157 <= 100 else 0 if v157 < 0 else 100
            self.last_placings = v157
        if s.cleanings != self.last_cleanings:
            v158 = s.cleanings
            out[1523] = v158 if 0 <= v158 <= 100 else 0 if v158 < 0 else 100
            self.last_cleanings = v158
        if s.corrupt_times != self.last_corrupt_times:
            v159 = s.corrupt_times
            out[1524] = v159 if 0 <= v159 <= 100 else 0 if v159 < 0 else 100
            self.last_corrupt_times = v159
        if s.placed != self.last_placed:
            v160 = s.placed
            out[1525] = v160 if 0 <= v160 <= 100 else 0 if v160 < 0 else 100
            self.last_placed = v160
        if s.cleaned != self.last_cleaned:
            v161 = s.cleaned
            out[1526] = v161 if 0 <= v161 <= 100 else 0 if v161 < 0 else 100
            self.last_cleaned = v161
        if s.move_times != self.last_move_times:
            v162 = s.move_times
            out[1527] = v162 if 0 <= v162 <= 100 else 0 if v162 < 0 else 100
            self.last_move_times = v162
        if s.healer_moves is not self.last_healer_moves:
            v163 = s.healer_moves
            out[1528:1565] = ZEROS37
            n164 = len(v163) // 3
            if n164 > 12:
                n164 = 12
            out[1528] = n164
            a165 = 1529
            for h166 in range(n164):
                x167 = v163[h166 * 3]
                if 0 <= x167 < 264:
                    out[a165] = C6[x167] + 1
                x168 = v163[1 + h166 * 3]
                out[1 + a165] = x168 if 0 <= x168 <= 20 else 0 if x168 < 0 else 20
                x169 = v163[2 + h166 * 3]
                out[2 + a165] = x169 if 0 <= x169 <= 100 else 0 if x169 < 0 else 100
                a165 += 3
            self.last_healer_moves = v163
        if s.winner != self.last_winner:
            v170 = s.winner
            w171 = self.last_winner
            if 0 <= w171 < count0:
                out[2652 + axis0_by_1086[w171]] = 0
            if 0 <= v170 < count0:
                out[2652 + axis0_by_1086[v170]] = 1
            self.last_winner = v170
        if s.outlasted != self.last_outlasted:
            v172 = s.outlasted
            out[1565] = 1 if v172 > 0 else 0
            self.last_outlasted = v172
        if s.tired != self.last_tired:
            v173 = s.tired
            out[1566] = 1 if v173 > 0 else 0
            self.last_tired = v173
