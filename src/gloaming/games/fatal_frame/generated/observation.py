"""Generated from the meanings of the fields by `make generate`: do not edit."""

from __future__ import annotations

from typing import Any, Final

from gloaming.engine.observation.memory import Memory, recount
from gloaming.engine.state.state import State
from gloaming.games.fatal_frame.generated.state import Fields

VERSION: Final = "c636538391f0445d"
# fmt: off
C0: Final[tuple[int, ...]] = (-1, -1, -1, -1, -1, -1, -1, -1, 0, 1, -1, 2, -1, -1, 3, -1, -1, -1, 4, 5, -1, -1, -1, -1,
    6, -1, -1, -1, -1, -1, 7, -1, 8, -1, 9, 10, -1, 11, -1, 12, -1, -1, -1, 13, -1, -1, -1, -1, 14, -1, 15, -1, 16, -1,
    17)
ZEROS5: Final = bytes(5)
ZEROS60: Final = bytes(60)
C3: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15,
    16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 31, 31, 31, 32, 32, 32, 33, 33, 33, 33, 33, 33, 33,
    33, 34, 34, 35, 35, 36, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58)
ZEROS59: Final = bytes(59)
C5: Final[tuple[int, ...]] = (179, 202, 225, 248, 271, 294, 317, 340, 363)
ZEROS207: Final = bytes(207)
C7: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15,
    16, 17, 18, 19, 20, 21, 22)
ZEROS92: Final = bytes(92)
ZEROS90: Final = bytes(90)
C10: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19)
ZEROS80: Final = bytes(80)
ZEROS4: Final = bytes(4)
C13: Final[tuple[int, ...]] = (0, 1, 2, 3)
ZEROS10: Final = bytes(10)
ZEROS13: Final = bytes(13)
C16: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9, 10, 11, 11, 12, 12, 13, 13, 14, 14,
    15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 31, 31, 31, 32, 32, 32, 33, 33, 33, 33, 33, 33,
    33, 33, 34, 34, 35, 35, 36, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    58, 59, 60, 61, 62)
# fmt: on


class FieldMemory(Memory):
    """The last observation of one match for one seat."""

    # fmt: off
    __slots__ = (
        "last_deck", "last_hand", "last_discard", "last_album", "last_items", "last_camera", "last_ghosts",
        "last_exterior", "last_exterior_explored", "last_interiors", "last_interior_discard", "last_path",
        "last_boss_pile", "last_boss", "last_played", "last_threshold", "last_at", "last_inside", "last_life",
        "last_attached", "last_skips", "last_first", "last_round", "last_phase", "last_only", "last_failed",
        "last_used", "last_warded", "last_flash", "last_combat", "last_fought", "last_rolled", "last_final",
        "last_boss_rolled", "last_boss_die", "last_using", "last_winner", "place_of_step", "place_of_turn",
        "place_of_asked", "question_asked", "question_step", "question_turn", "question_args", "question_named",
        "axis0_by_435", "places781", "places841", "places900", "places959", "places1018", "places1110", "places1190",
        "places1194", "places1204", "places1209", "places1210",
    )
    # fmt: on

    def start(self, state: State) -> None:
        """Set the initial values of what is kept."""
        self.last_deck: tuple[int, ...] = ()
        self.last_hand: list[tuple[int, ...]] = []
        self.last_discard: tuple[int, ...] = ()
        self.last_album: list[tuple[int, ...]] = []
        self.last_items: list[tuple[int, ...]] = []
        self.last_camera: list[tuple[int, ...]] = []
        self.last_ghosts: list[tuple[int, ...]] = []
        self.last_exterior: tuple[int, ...] = ()
        self.last_exterior_explored: tuple[int, ...] = ()
        self.last_interiors: tuple[int, ...] = ()
        self.last_interior_discard: tuple[int, ...] = ()
        self.last_path: list[tuple[int, ...]] = []
        self.last_boss_pile: tuple[int, ...] = ()
        self.last_boss: list[tuple[int, ...]] = []
        self.last_played: tuple[int, ...] = ()
        self.last_threshold: int = -999999999
        self.last_at: list[int] = []
        self.last_inside: list[int] = []
        self.last_life: list[int] = []
        self.last_attached: tuple[tuple[int, int], ...] = ()
        self.last_skips: list[Any] = []
        self.last_first: int = -999999999
        self.last_round: int = -999999999
        self.last_phase: int = -999999999
        self.last_only: int = -999999999
        self.last_failed: int = -999999999
        self.last_used: tuple[int, ...] = ()
        self.last_warded: int = -999999999
        self.last_flash: int = -999999999
        self.last_combat: int = -999999999
        self.last_fought: int = -999999999
        self.last_rolled: tuple[int, ...] = ()
        self.last_final: tuple[int, ...] = ()
        self.last_boss_rolled: int = -999999999
        self.last_boss_die: int = -999999999
        self.last_using: int = -999999999
        self.last_winner: int = -999999999
        self.place_of_step: int = -1
        self.place_of_turn: int = -1
        self.place_of_asked: int = -1
        self.question_asked: int = -999999999
        self.question_step: int = -999999999
        self.question_turn: int = -999999999
        self.question_args: tuple[int, ...] = ()
        self.question_named: Any = None
        self.axis0_by_435: list[int] = [place * 435 for place in self.orders[0]]
        self.places781: list[int] = [781 + place * 435 for place in self.orders[0]]
        self.places841: list[int] = [841 + place * 435 for place in self.orders[0]]
        self.places900: list[int] = [900 + place * 435 for place in self.orders[0]]
        self.places959: list[int] = [959 + place * 435 for place in self.orders[0]]
        self.places1018: list[int] = [
            1018 + place * 435 + number * 23 for place in self.orders[0] for number in range(4)
        ]
        self.places1110: list[int] = [1110 + place * 435 for place in self.orders[0]]
        self.places1190: list[int] = [1190 + place * 435 for place in self.orders[0]]
        self.places1194: list[int] = [1194 + place * 435 for place in self.orders[0]]
        self.places1204: list[int] = [1204 + place * 435 for place in self.orders[0]]
        self.places1209: list[int] = [1209 + place * 435 for place in self.orders[0]]
        self.places1210: list[int] = [1210 + place * 435 for place in self.orders[0]]

    def take(self, other: Memory) -> None:
        """Take over what another memory keeps, of the same seat among as many seats."""
        assert isinstance(other, FieldMemory)
        self.take_observation(other)
        self.last_deck = other.last_deck
        self.last_hand = other.last_hand
        self.last_discard = other.last_discard
        self.last_album = other.last_album
        self.last_items = other.last_items
        self.last_camera = other.last_camera
        self.last_ghosts = other.last_ghosts
        self.last_exterior = other.last_exterior
        self.last_exterior_explored = other.last_exterior_explored
        self.last_interiors = other.last_interiors
        self.last_interior_discard = other.last_interior_discard
        self.last_path = other.last_path
        self.last_boss_pile = other.last_boss_pile
        self.last_boss = other.last_boss
        self.last_played = other.last_played
        self.last_threshold = other.last_threshold
        self.last_at = other.last_at
        self.last_inside = other.last_inside
        self.last_life = other.last_life
        self.last_attached = other.last_attached
        self.last_skips = other.last_skips
        self.last_first = other.last_first
        self.last_round = other.last_round
        self.last_phase = other.last_phase
        self.last_only = other.last_only
        self.last_failed = other.last_failed
        self.last_used = other.last_used
        self.last_warded = other.last_warded
        self.last_flash = other.last_flash
        self.last_combat = other.last_combat
        self.last_fought = other.last_fought
        self.last_rolled = other.last_rolled
        self.last_final = other.last_final
        self.last_boss_rolled = other.last_boss_rolled
        self.last_boss_die = other.last_boss_die
        self.last_using = other.last_using
        self.last_winner = other.last_winner
        self.place_of_step = other.place_of_step
        self.place_of_turn = other.place_of_turn
        self.place_of_asked = other.place_of_asked
        self.question_asked = other.question_asked
        self.question_step = other.question_step
        self.question_turn = other.question_turn
        self.question_args = other.question_args
        self.question_named = other.question_named
        self.axis0_by_435 = other.axis0_by_435
        self.places781 = other.places781
        self.places841 = other.places841
        self.places900 = other.places900
        self.places959 = other.places959
        self.places1018 = other.places1018
        self.places1110 = other.places1110
        self.places1190 = other.places1190
        self.places1194 = other.places1194
        self.places1204 = other.places1204
        self.places1209 = other.places1209
        self.places1210 = other.places1210

    def update(self, state: State, asked: int) -> None:
        """Write what has changed. asked: the seat to move, NOT_ASKED when the match is over."""
        assert isinstance(state, Fields)
        s = state
        out = self.out
        seat = self.seat
        axis0_by_435 = self.axis0_by_435
        count0 = len(self.orders[0])
        if s.step != self.question_step or s.turn != self.question_turn or asked != self.question_asked:
            if self.place_of_step >= 0:
                out[self.place_of_step] = 0
            if self.place_of_turn >= 0:
                out[self.place_of_turn] = 0
            if self.place_of_asked >= 0:
                out[self.place_of_asked] = 0
            self.place_of_turn = 779 + axis0_by_435[s.turn]
            out[self.place_of_turn] = 1
            self.place_of_step = -1
            self.place_of_asked = -1
            if asked >= 0:
                self.place_of_step = C0[s.step]
                out[self.place_of_step] = 1
                self.place_of_asked = 780 + axis0_by_435[asked]
                out[self.place_of_asked] = 1
            self.question_step = s.step
            self.question_turn = s.turn
            self.question_asked = asked
            self.question_args = (-2,)
        if s.args is not self.question_args or s.named is not self.question_named:
            self.question_args = s.args
            self.question_named = s.named
            place = 22
            out[22:27] = ZEROS5
            if asked >= 0:
                arguments = s.args if s.named is None else s.arguments()
                for number in arguments[:5]:
                    if number >= 0:
                        out[place] = number + 1 if number < 255 else 255
                    place += 1
        if s.traces is not self.traces:
            self.learn(state)
        if s.deck is not self.last_deck:
            v1 = s.deck
            out[119] = len(v1)
            self.last_deck = v1
        if s.hand != self.last_hand:
            v2 = s.hand
            w3 = self.last_hand
            if len(w3) != len(v2):
                if w3:
                    for a7 in axis0_by_435:
                        a8 = 781 + a7
                        out[a8 : a8 + 60] = ZEROS60
                w3 = [()] * len(v2)
            for x4, z5, a6, h9 in zip(v2, w3, self.places781, range(len(v2))):
                if x4 is not z5:
                    out[a6] = len(x4) - x4.count(-1)
                    if h9 == seat:
                        recount(out, 1 + a6, C3, 0, z5, x4)
            self.last_hand = v2[:]
        if s.discard is not self.last_discard:
            v10 = s.discard
            recount(out, 120, C3, 0, self.last_discard, v10)
            self.last_discard = v10
        if s.album != self.last_album:
            v11 = s.album
            w12 = self.last_album
            if len(w12) != len(v11):
                if w12:
                    for a16 in axis0_by_435:
                        a17 = 841 + a16
                        out[a17 : a17 + 59] = ZEROS59
                w12 = [()] * len(v11)
            for x13, z14, a15 in zip(v11, w12, self.places841):
                if x13 is not z14:
                    recount(out, a15, C3, 0, z14, x13)
            self.last_album = v11[:]
        if s.items != self.last_items:
            v18 = s.items
            w19 = self.last_items
            if len(w19) != len(v18):
                if w19:
                    for a23 in axis0_by_435:
                        a24 = 900 + a23
                        out[a24 : a24 + 59] = ZEROS59
                w19 = [()] * len(v18)
            for x20, z21, a22 in zip(v18, w19, self.places900):
                if x20 is not z21:
                    recount(out, a22, C3, 0, z21, x20)
            self.last_items = v18[:]
        if s.camera != self.last_camera:
            v25 = s.camera
            w26 = self.last_camera
            if len(w26) != len(v25):
                if w26:
                    for a30 in axis0_by_435:
                        a31 = 959 + a30
                        out[a31 : a31 + 59] = ZEROS59
                w26 = [()] * len(v25)
            for x27, z28, a29 in zip(v25, w26, self.places959):
                if x27 is not z28:
                    recount(out, a29, C3, 0, z28, x27)
            self.last_camera = v25[:]
        if s.ghosts != self.last_ghosts:
            v32 = s.ghosts
            w33 = self.last_ghosts
            if len(w33) != len(v32):
                if w33:
                    out[179:386] = ZEROS207
                w33 = [()] * len(v32)
            v37 = v32[0:9]
            w33 = w33[0:9]
            if v37 != w33:
                for x34, z35, a36 in zip(v37, w33, C5):
                    if x34 is not z35:
                        recount(out, a36, C7, 0, z35, x34)
            w38 = self.last_ghosts
            if len(w38) != len(v32):
                if w38:
                    for a42 in axis0_by_435:
                        a43 = 1018 + a42
                        out[a43 : a43 + 92] = ZEROS92
                w38 = [()] * len(v32)
            v44 = v32[9:]
            w38 = w38[9:]
            if v44 != w38:
                for x39, z40, a41 in zip(v44, w38, self.places1018):
                    if x39 is not z40:
                        recount(out, a41, C7, 0, z40, x39)
            self.last_ghosts = v32[:]
        if s.exterior is not self.last_exterior or s.explored is not self.last_exterior_explored:
            v45 = s.exterior
            out[386:476] = ZEROS90
            a46 = 386
            for c47, g48 in zip(v45[:9], s.explored):
                if c47 != -1:
                    out[a46 + (1 + c47 if g48 >> seat & 1 else 0)] = 1
                a46 += 10
            self.last_exterior = v45
            self.last_exterior_explored = s.explored
        if s.interiors is not self.last_interiors:
            v49 = s.interiors
            out[476] = len(v49)
            self.last_interiors = v49
        if s.interior_discard is not self.last_interior_discard:
            v50 = s.interior_discard
            recount(out, 477, C10, 0, self.last_interior_discard, v50)
            self.last_interior_discard = v50
        if s.path != self.last_path:
            v51 = s.path
            w52 = self.last_path
            if len(w52) != len(v51):
                if w52:
                    for a56 in axis0_by_435:
                        a57 = 1110 + a56
                        out[a57 : a57 + 80] = ZEROS80
                w52 = [()] * len(v51)
            for x53, z54, a55 in zip(v51, w52, self.places1110):
                if x53 is not z54:
                    out[a55 : a55 + 80] = ZEROS80
                    a58 = a55
                    for c59 in x53[:4]:
                        if c59 != -1:
                            out[a58 + c59] = 1
                        a58 += 20
            self.last_path = v51[:]
        if s.boss_pile is not self.last_boss_pile:
            v61 = s.boss_pile
            out[497] = len(v61)
            self.last_boss_pile = v61
        if s.boss != self.last_boss:
            v62 = s.boss
            w63 = self.last_boss
            if len(w63) != len(v62):
                if w63:
                    for a67 in axis0_by_435:
                        a68 = 1190 + a67
                        out[a68 : a68 + 4] = ZEROS4
                w63 = [()] * len(v62)
            for x64, z65, a66 in zip(v62, w63, self.places1190):
                if x64 is not z65:
                    recount(out, a66, C13, 0, z65, x64)
            self.last_boss = v62[:]
        if s.played is not self.last_played:
            v69 = s.played
            recount(out, 498, C3, 0, self.last_played, v69)
            self.last_played = v69
        if s.threshold != self.last_threshold:
            v70 = s.threshold
            out[557] = v70 if 0 <= v70 <= 20 else 0 if v70 < 0 else 20
            self.last_threshold = v70
        if s.at != self.last_at:
            v71 = s.at
            w72 = self.last_at
            if len(w72) != len(v71):
                if w72:
                    for a76 in axis0_by_435:
                        a77 = 1194 + a76
                        out[a77 : a77 + 10] = ZEROS10
                w72 = [-999999999] * len(v71)
            for x73, z74, a75 in zip(v71, w72, self.places1194):
                if x73 != z74:
                    if -1 <= z74 < 9:
                        out[1 + a75 + z74] = 0
                    if -1 <= x73 < 9:
                        out[1 + a75 + x73] = 1
            self.last_at = v71[:]
        if s.inside != self.last_inside:
            v78 = s.inside
            w79 = self.last_inside
            if len(w79) != len(v78):
                if w79:
                    for a83 in axis0_by_435:
                        a84 = 1204 + a83
                        out[a84 : a84 + 5] = ZEROS5
                w79 = [-999999999] * len(v78)
            for x80, z81, a82 in zip(v78, w79, self.places1204):
                if x80 != z81:
                    if -1 <= z81 < 4:
                        out[1 + a82 + z81] = 0
                    if -1 <= x80 < 4:
                        out[1 + a82 + x80] = 1
            self.last_inside = v78[:]
        if s.life != self.last_life:
            v85 = s.life
            w86 = self.last_life
            if len(w86) != len(v85):
                if w86:
                    for a90 in axis0_by_435:
                        out[1209 + a90] = 0
                w86 = [-999999999] * len(v85)
            for x87, z88, a89 in zip(v85, w86, self.places1209):
                if x87 != z88:
                    out[a89] = x87 if 0 <= x87 <= 9 else 0 if x87 < 0 else 9
            self.last_life = v85[:]
        if s.attached is not self.last_attached:
            v91 = s.attached
            out[558:571] = ZEROS13
            n92 = len(v91)
            if n92 > 6:
                n92 = 6
            out[558] = n92
            a93 = 559
            for h94 in range(n92):
                x95 = v91[h94][0]
                if 0 <= x95 < 85:
                    out[a93] = C3[x95] + 1
                x96 = v91[h94][1]
                if 0 <= x96 < 89:
                    out[1 + a93] = C16[x96] + 1
                a93 += 2
            self.last_attached = v91
        if s.skips != self.last_skips:
            v97 = s.skips
            w98 = self.last_skips
            if len(w98) != len(v97):
                if w98:
                    for a102 in axis0_by_435:
                        out[1210 + a102] = 0
                w98 = [-999999999] * len(v97)
            for x99, z100, a101 in zip(v97, w98, self.places1210):
                if x99 != z100:
                    out[a101] = 1 if x99 > 0 else 0
            self.last_skips = v97[:]
        if s.first != self.last_first:
            v103 = s.first
            w104 = self.last_first
            if 0 <= w104 < count0:
                out[1211 + axis0_by_435[w104]] = 0
            if 0 <= v103 < count0:
                out[1211 + axis0_by_435[v103]] = 1
            self.last_first = v103
        if s.round != self.last_round:
            v105 = s.round
            out[571] = v105 if 0 <= v105 <= 250 else 0 if v105 < 0 else 250
            self.last_round = v105
        if s.phase != self.last_phase:
            v106 = s.phase
            w107 = self.last_phase
            if 0 <= w107 < 6:
                out[572 + w107] = 0
            if 0 <= v106 < 6:
                out[572 + v106] = 1
            self.last_phase = v106
        if s.only != self.last_only:
            v108 = s.only
            out[578] = v108 if 0 <= v108 <= 6 else 0 if v108 < 0 else 6
            self.last_only = v108
        if s.failed != self.last_failed:
            v109 = s.failed
            out[579] = 1 if v109 > 0 else 0
            self.last_failed = v109
        if s.used is not self.last_used:
            v110 = s.used
            out[580:639] = ZEROS59
            for x111 in v110:
                if 0 <= x111 < 85:
                    a112 = 580 + C3[x111]
                    if out[a112] < 20:
                        out[a112] += 1
            self.last_used = v110
        if s.warded != self.last_warded:
            v113 = s.warded
            out[639] = 1 if v113 > 0 else 0
            self.last_warded = v113
        if s.flash != self.last_flash:
            v114 = s.flash
            out[640] = v114 if 0 <= v114 <= 9 else 0 if v114 < 0 else 9
            self.last_flash = v114
        if s.combat != self.last_combat:
            v115 = s.combat
            out[641] = v115 if 0 <= v115 <= 9 else 0 if v115 < 0 else 9
            self.last_combat = v115
        if s.fought != self.last_fought:
            v116 = s.fought
            w117 = self.last_fought
            if w117 == -1:
                out[642] = 0
            if 0 <= w117 < 89:
                out[643 + C16[w117]] = 0
            if v116 == -1:
                out[642] = 1
            if 0 <= v116 < 89:
                out[643 + C16[v116]] = 1
            self.last_fought = v116
        if s.rolled is not self.last_rolled:
            v118 = s.rolled
            out[706:711] = ZEROS5
            n119 = len(v118)
            if n119 > 4:
                n119 = 4
            out[706] = n119
            a120 = 707
            for h121 in range(n119):
                x122 = v118[h121]
                out[a120] = x122 if 0 <= x122 <= 6 else 0 if x122 < 0 else 6
                a120 += 1
            self.last_rolled = v118
        if s.final is not self.last_final:
            v123 = s.final
            out[711:716] = ZEROS5
            n124 = len(v123)
            if n124 > 4:
                n124 = 4
            out[711] = n124
            a125 = 712
            for h126 in range(n124):
                x127 = v123[h126]
                out[a125] = x127 if 0 <= x127 <= 6 else 0 if x127 < 0 else 6
                a125 += 1
            self.last_final = v123
        if s.boss_rolled != self.last_boss_rolled:
            v128 = s.boss_rolled
            out[716] = v128 if 0 <= v128 <= 6 else 0 if v128 < 0 else 6
            self.last_boss_rolled = v128
        if s.boss_die != self.last_boss_die:
            v129 = s.boss_die
            out[717] = v129 if 0 <= v129 <= 6 else 0 if v129 < 0 else 6
            self.last_boss_die = v129
        if s.using != self.last_using:
            v130 = s.using
            w131 = self.last_using
            if w131 == -1:
                out[718] = 0
            if 0 <= w131 < 85:
                out[719 + C3[w131]] = 0
            if v130 == -1:
                out[718] = 1
            if 0 <= v130 < 85:
                out[719 + C3[v130]] = 1
            self.last_using = v130
        if s.winner != self.last_winner:
            v132 = s.winner
            w133 = self.last_winner
            if 0 <= w133 < count0:
                out[1212 + axis0_by_435[w133]] = 0
            if 0 <= v132 < count0:
                out[1212 + axis0_by_435[v132]] = 1
            self.last_winner = v132
