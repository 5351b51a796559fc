"""Generated from the meanings of the fields by `make generate`: do not edit."""

from __future__ import annotations

from typing import Any, Final

from gloaming.engine.observation.memory import Memory, recount
from gloaming.engine.state.state import State
from gloaming.games.follow_your_fear.generated.state import Fields

VERSION: Final = "41aebea29054b531"
# fmt: off
C0: Final[tuple[int, ...]] = (-1, -1, 0, -1, -1, -1, 1, -1, -1, 2, 3, -1, 4, -1, 5, 6, -1, -1, -1, -1, -1, -1, 7, -1,
    -1, -1, -1, -1, -1, -1, -1, 8, -1, 9, -1, 10, -1, -1, 11, -1, -1, -1, -1, -1, 12, -1, -1, 13, -1, -1, 14, -1, -1,
    15, -1, 16, -1, 17, -1, 18, -1, 19, 20, -1, -1, 21, -1, 22, -1, 23, -1, 24, -1, 25, -1, 26, -1, 27, -1, 28, -1, 29,
    -1, 30, -1, 31, -1, -1, -1, -1, -1, -1, -1, 32)
ZEROS5: Final = bytes(5)
C2: Final[tuple[int, ...]] = (214, 215, 216, 217, 218, 219)
ZEROS6: Final = bytes(6)
ZEROS177: Final = bytes(177)
C5: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
C6: Final[tuple[int, ...]] = (0, 0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9, 9, 9, 10, 10, 11, 12, 13, 14, 15, 16,
    17, 18, 18, 19, 20, 21, 22, 23, 23, 23, 24, 24, 25, 25, 25, 26, 26, 27, 28, 29, 29, 30, 30, 31, 31, 32, 32, 33, 33,
    34, 35, 36, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 45, 46, 46, 47, 47, 48, 48, 49, 49, 50, 50, 51, 51, 52, 52, 53,
    53, 54, 54, 55, 56, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 91, 91, 91, 92, 93, 94, 94, 95, 96, 97, 97, 97, 98, 98, 98, 98, 99,
    100, 101, 101, 102, 102, 103, 104, 104, 105, 106, 106, 107, 107, 108, 108, 108, 109, 109, 109, 110, 111, 112, 113,
    114, 114, 115, 115, 116, 117, 118, 118, 119, 120, 120, 120, 120, 120, 121, 121, 121, 122, 122, 123, 123, 123, 124,
    125, 126, 127, 128, 128, 129, 129, 130, 131, 132, 133, 133, 133, 134, 135, 135, 136, 136, 136, 137, 137, 138, 139,
    140, 141, 142, 143, 144, 145, 146, 146, 147, 148, 148, 148, 149, 150, 150, 151, 152, 153, 153, 153, 153, 154, 154,
    154, 155, 156, 157, 158, 159, 159, 160, 160, 161, 161, 162, 162, 162, 162, 163, 164, 164, 164, 165, 166, 167, 168,
    168, 169, 169, 169, 170, 171)
ZEROS24: Final = bytes(24)
ZEROS12: Final = bytes(12)
C9: Final[tuple[int, ...]] = (393, 565, 737)
ZEROS516: Final = bytes(516)
ZEROS64: Final = bytes(64)
C12: Final[tuple[int, ...]] = (1268, 1332)
ZEROS128: Final = bytes(128)
C14: Final[tuple[int, ...]] = (1396, 1397)
ZEROS2: Final = bytes(2)
ZEROS626: Final = bytes(626)
ZEROS313: Final = bytes(313)
ZEROS25: Final = bytes(25)
ZEROS17: Final = bytes(17)
C20: Final[tuple[int, ...]] = (1514, 1515)
C21: Final[tuple[int, ...]] = (1516, 1517, 1518)
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
            v62 = v55[0:4]
            w56 = w56[0:4]
            if v62 != w56:
                for x57, z58, a59 in zip(v62, w56, self.places1954):
                    if x57 is not z58:
                        out[a59 : a59 + 64] = ZEROS64
                        for x63 in x57:
                            if 0 <= x63 < 64:
                                out[a59 + x63] = 1
            w64 = self.last_standing
            if len(w64) != len(v55):
                if w64:
                    out[1268:1396] = ZEROS128
                w64 = [()] * len(v55)
            v68 = v55[4:]
            w64 = w64[4:]
            if v68 != w64:
                for x65, z66, a67 in zip(v68, w64, C12):
                    if x65 is not z66:
                        out[a67 : a67 + 64] = ZEROS64
                        for x69 in x65:
                            if 0 <= x69 < 64:
                                out[a67 + x69] = 1
            self.last_standing = v55[:]
        if s.reserve != self.last_reserve:
            v70 = s.reserve
            w71 = self.last_reserve
            if len(w71) != len(v70):
                if w71:
                    out[1396:1398] = ZEROS2
                w71 = [-999999999] * len(v70)
            for x72, z73, a74 in zip(v70, w71, C14):
                if x72 != z73:
                    out[a74] = x72 if 0 <= x72 <= 12 else 0 if x72 < 0 else 12
            self.last_reserve = v70[:]
        if s.taken != self.last_taken:
            v75 = s.taken
            for a76 in axis0_by_1086:
                a77 = 2018 + a76
                out[a77 : a77 + 6] = ZEROS6
            for h78 in range(0, len(v75) // 6):
                x79 = v75[h78 * 6 : h78 * 6 + 6]
                if 0 <= h78 < count0:
                    a80 = 2018 + axis0_by_1086[h78]
                    v81 = x79[:4]
                    for h82, x83 in enumerate(v81):
                        if 0 <= h82 < count0:
                            a84 = a80 + axis0_by_1[h82]
                            out[a84] = x83 if 0 <= x83 <= 12 else 0 if x83 < 0 else 12
                    v85 = x79[4:]
                    for h86, x87 in enumerate(v85):
                        if 0 <= h86 < 2:
                            out[4 + a80 + h86] = x87 if 0 <= x87 <= 12 else 0 if x87 < 0 else 12
            self.last_taken = v75[:]
        if s.corrupt is not self.last_corrupt:
            v88 = s.corrupt
            out[1398:1462] = ZEROS64
            for x89 in v88:
                if 0 <= x89 < 64:
                    out[1398 + x89] = 1
            self.last_corrupt = v88
        if s.marks != self.last_marks:
            v90 = s.marks
            w91 = self.last_marks
            if len(w91) != len(v90):
                if w91:
                    for a95 in axis0_by_1086:
                        a96 = 2024 + a95
                        out[a96 : a96 + 626] = ZEROS626
                w91 = [[]] * len(v90)
            for x92, z93, a94 in zip(v90, w91, self.places2024):
                if x92 != z93:
                    out[a94 : a94 + 313] = ZEROS313
                    n97 = len(x92) // 18
                    if n97 > 12:
                        n97 = 12
                    out[a94] = n97
                    a98 = 1 + a94
                    for h99 in range(n97):
                        x100 = x92[h99 * 18]
                        n101 = x100 + 60
                        out[a98] = n101 if 0 <= n101 <= 120 else 0 if n101 < 0 else 120
                        x102 = x92[1 + h99 * 18]
                        n103 = x102 + 60
                        out[1 + a98] = n103 if 0 <= n103 <= 120 else 0 if n103 < 0 else 120
                        x104 = x92[2 + h99 * 18]
                        out[2 + a98] = x104 if 0 <= x104 <= 100 else 0 if x104 < 0 else 100
                        x105 = x92[3 + h99 * 18]
                        out[3 + a98] = x105 if 0 <= x105 <= 100 else 0 if x105 < 0 else 100
                        x106 = x92[4 + h99 * 18]
                        out[4 + a98] = x106 if 0 <= x106 <= 100 else 0 if x106 < 0 else 100
                        x107 = x92[5 + h99 * 18]
                        out[5 + a98] = x107 if 0 <= x107 <= 100 else 0 if x107 < 0 else 100
                        x108 = x92[6 + h99 * 18]
                        if x108 == 0:
                            out[6 + a98] = 1
                        if 1 <= x108 < 1 + count1:
                            out[7 + a98 + axis1_by_1[x108 - 1]] = 1
                        x109 = x92[7 + h99 * 18]
                        if x109 == 0:
                            out[11 + a98] = 1
                        if 1 <= x109 < 1 + count1:
                            out[12 + a98 + axis1_by_1[x109 - 1]] = 1
                        x110 = x92[8 + h99 * 18]
                        out[16 + a98] = 1 if x110 > 0 else 0
                        x111 = x92[9 + h99 * 18]
                        out[17 + a98] = x111 if 0 <= x111 <= 100 else 0 if x111 < 0 else 100
                        x112 = x92[10 + h99 * 18]
                        out[18 + a98] = x112 if 0 <= x112 <= 100 else 0 if x112 < 0 else 100
                        x113 = x92[11 + h99 * 18]
                        out[19 + a98] = 1 if x113 > 0 else 0
                        x114 = x92[12 + h99 * 18]
                        out[20 + a98] = x114 if 0 <= x114 <= 12 else 0 if x114 < 0 else 12
                        x115 = x92[13 + h99 * 18]
                        out[21 + a98] = x115 if 0 <= x115 <= 12 else 0 if x115 < 0 else 12
                        x116 = x92[14 + h99 * 18]
                        out[22 + a98] = x116 if 0 <= x116 <= 12 else 0 if x116 < 0 else 12
                        x117 = x92[15 + h99 * 18]
                        out[23 + a98] = x117 if 0 <= x117 <= 12 else 0 if x117 < 0 else 12
                        x118 = x92[16 + h99 * 18]
                        out[24 + a98] = x118 if 0 <= x118 <= 12 else 0 if x118 < 0 else 12
                        x119 = x92[17 + h99 * 18]
                        out[25 + a98] = x119 if 0 <= x119 <= 12 else 0 if x119 < 0 else 12
                        a98 += 26
            self.last_marks = [entry[:] for entry in v90]
        if s.hidden is not self.last_hidden:
            v120 = s.hidden
            out[1462:1487] = ZEROS25
            n121 = len(v120) // 2
            if n121 > 12:
                n121 = 12
            out[1462] = n121
            a122 = 1463
            for h123 in range(n121):
                x124 = v120[h123 * 2]
                if 0 <= x124 < 64:
                    out[a122] = 1 + x124
                x125 = v120[1 + h123 * 2]
                if 0 <= x125 < 264:
                    out[1 + a122] = C6[x125] + 1
                a122 += 2
            self.last_hidden = v120
        if s.banished is not self.last_banished:
            v126 = s.banished
            out[1487:1504] = ZEROS17
            n127 = len(v126)
            if n127 > 4:
                n127 = 4
            out[1487] = n127
            a128 = 1488
            for h129 in range(n127):
                x130 = v126[h129]
                if 0 <= x130 < count0:
                    out[a128 + axis0_by_1[x130]] = 1
                a128 += 4
            self.last_banished = v126
        if s.controller != self.last_controller:
            v131 = s.controller
            w132 = self.last_controller
            if 0 <= w132 < count0:
                out[2650 + axis0_by_1086[w132]] = 0
            if 0 <= v131 < count0:
                out[2650 + axis0_by_1086[v131]] = 1
            self.last_controller = v131
        if s.round != self.last_round:
            v133 = s.round
            out[1504] = v133 if 0 <= v133 <= 250 else 0 if v133 < 0 else 250
            self.last_round = v133
        if s.phase != self.last_phase:
            v134 = s.phase
            w135 = self.last_phase
            if 0 <= w135 < 2:
                out[1505 + w135] = 0
            if 0 <= v134 < 2:
                out[1505 + v134] = 1
            self.last_phase = v134
        if s.slots != self.last_slots:
            v136 = s.slots
            out[1507] = v136 if 0 <= v136 <= 30 else 0 if v136 < 0 else 30
            self.last_slots = v136
        if s.ended != self.last_ended:
            v137 = s.ended
            out[1508] = 1 if v137 > 0 else 0
            self.last_ended = v137
        if s.extra != self.last_extra:
            v138 = s.extra
            out[1509] = v138 if 0 <= v138 <= 30 else 0 if v138 < 0 else 30
            self.last_extra = v138
        if s.here != self.last_here:
            v139 = s.here
            for h140 in range(0, 4):
                out[1510 + h140] = v139 >> h140 & 1
            self.last_here = v139
        if s.used is not self.last_used:
            v141 = s.used
            w142 = self.last_used
            if len(w142) != len(v141):
                if w142:
                    for a146 in axis0_by_1086:
                        out[2651 + a146] = 0
                w142 = (-999999999,) * len(v141)
            v147 = v141[0:4]
            w142 = w142[0:4]
            if v147 != w142:
                for x143, z144, a145 in zip(v147, w142, self.places2651):
                    if x143 != z144:
                        out[a145] = x143 if 0 <= x143 <= 12 else 0 if x143 < 0 else 12
            w148 = self.last_used
            if len(w148) != len(v141):
                if w148:
                    out[1514:1516] = ZEROS2
                w148 = (-999999999,) * len(v141)
            v152 = v141[4:]
            w148 = w148[4:]
            if v152 != w148:
                for x149, z150, a151 in zip(v152, w148, C20):
                    if x149 != z150:
                        out[a151] = x149 if 0 <= x149 <= 12 else 0 if x149 < 0 else 12
            self.last_used = v141
        if s.symbols is not self.last_symbols:
            v153 = s.symbols
            w154 = self.last_symbols
            if len(w154) != len(v153):
                if w154:
                    out[1516:1519] = ZEROS3
                w154 = (-999999999,) * len(v153)
            for x155, z156, a157 in zip(v153, w154, C21):
                if x155 != z156:
                    out[a157] = x155 if 0 <= x155 <= 100 else 0 if x155 < 0 else 100
            self.last_symbols = v153
        if s.harvests != self.last_harvests:
            v158 = s.harvests
            out[1519] = v158 if 0 <= v158 <= 100 else 0 if v158 < 0 else 100
            self.last_harvests = v158
        if s.harvest_times != self.last_harvest_times:
            v159 = s.harvest_times
            out[1520] = v159 if 0 <= v159 <= 100 else 0 if v159 < 0 else 100
            self.last_harvest_times = v159
        if s.harvested != self.last_harvested:
            v160 = s.harvested
            out[1521] = v160 if 0 <= v160 <= 100 else 0 if v160 < 0 else 100
            self.last_harvested = v160
        if s.placings != self.last_placings:
            v161 = s.placings
            out[1522] = v161 if 0 <= v161 <= 100 else 0 if v161 < 0 else 100
            self.last_placings = v161
        if s.cleanings != self.last_cleanings:
            v162 = s.cleanings
            out[1523] = v162 if 0 <= v162 <= 100 else 0 if v162 < 0 else 100
            self.last_cleanings = v162
        if s.corrupt_times != self.last_corrupt_times:
            v163 = s.corrupt_times
            out[1524] = v163 if 0 <= v163 <= 100 else 0 if v163 < 0 else 100
            self.last_corrupt_times = v163
        if s.placed != self.last_placed:
            v164 = s.placed
            out[1525] = v164 if 0 <= v164 <= 100 else 0 if v164 < 0 else 100
            self.last_placed = v164
        if s.cleaned != self.last_cleaned:
            v165 = s.cleaned
            out[1526] = v165 if 0 <= v165 <= 100 else 0 if v165 < 0 else 100
            self.last_cleaned = v165
        if s.move_times != self.last_move_times:
            v166 = s.move_times
            out[1527] = v166 if 0 <= v166 <= 100 else 0 if v166 < 0 else 100
            self.last_move_times = v166
        if s.healer_moves is not self.last_healer_moves:
            v167 = s.healer_moves
            out[1528:1565] = ZEROS37
            n168 = len(v167) // 3
            if n168 > 12:
                n168 = 12
            out[1528] = n168
            a169 = 1529
            for h170 in range(n168):
                x171 = v167[h170 * 3]
                if 0 <= x171 < 264:
                    out[a169] = C6[x171] + 1
                x172 = v167[1 + h170 * 3]
                out[1 + a169] = x172 if 0 <= x172 <= 20 else 0 if x172 < 0 else 20
                x173 = v167[2 + h170 * 3]
                out[2 + a169] = x173 if 0 <= x173 <= 100 else 0 if x173 < 0 else 100
                a169 += 3
            self.last_healer_moves = v167
        if s.winner != self.last_winner:
            v174 = s.winner
            w175 = self.last_winner
            if 0 <= w175 < count0:
                out[2652 + axis0_by_1086[w175]] = 0
            if 0 <= v174 < count0:
                out[2652 + axis0_by_1086[v174]] = 1
            self.last_winner = v174
        if s.outlasted != self.last_outlasted:
            v176 = s.outlasted
            out[1565] = 1 if v176 > 0 else 0
            self.last_outlasted = v176
        if s.tired != self.last_tired:
            v177 = s.tired
            out[1566] = 1 if v177 > 0 else 0
            self.last_tired = v177
