"""Generated from the meanings of the fields by `make generate`: do not edit."""

from __future__ import annotations

from typing import Any, Final

from gloaming.engine.observation.memory import Memory, recount
from gloaming.engine.state.state import State
from gloaming.games.dont_go_in_there.generated.state import Fields

VERSION: Final = "093d7c24a4828d65"
# fmt: off
C0: Final[tuple[int, ...]] = (-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, 1, 2, -1, -1,
    -1, -1, 3, -1, -1, -1, -1, -1, -1, 4)
ZEROS5: Final = bytes(5)
C2: Final[tuple[int, ...]] = (65, 212, 359)
ZEROS441: Final = bytes(441)
ZEROS147: Final = bytes(147)
C5: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 21, 21, 22, 22, 23, 23, 24, 24, 25, 25, 26, 26, 27, 27,
    28, 28, 29, 29, 30, 30, 31, 31, 32, 32, 33, 33, 34, 34, 35, 35, 36, 36, 37, 37, 38, 38, 39, 39, 40, 40, 41, 41, 42,
    42, 43, 43, 44, 44, 45, 45, 46, 46, 47, 47)
ZEROS48: Final = bytes(48)
ZEROS12: Final = bytes(12)
C8: Final[tuple[int, ...]] = (519, 526, 533)
ZEROS21: Final = bytes(21)
C10: Final[tuple[int, ...]] = (752, 756, 760)
ZEROS4: Final = bytes(4)
ZEROS2: Final = bytes(2)
ZEROS41: Final = bytes(41)
# fmt: on


class FieldMemory(Memory):
    """The last observation of one match for one seat."""

    # fmt: off
    __slots__ = (
        "last_deck", "last_removed", "last_cards", "last_cards_looked", "last_tableau", "last_dispelled",
        "last_meeples", "last_types", "last_room", "last_spaces", "last_supply", "last_ghosts", "last_ghosts_revealed",
        "last_haunted", "last_first_reached", "last_revealed", "last_resolving", "last_resolver", "last_rolled",
        "last_board", "last_space", "last_slot", "last_card", "place_of_step", "place_of_turn", "place_of_asked",
        "question_asked", "question_step", "question_turn", "question_args", "question_named", "axis0_by_116",
        "places656", "places704", "places764", "places765", "places767",
    )
    # fmt: on

    def start(self, state: State) -> None:
        """Set the initial values of what is kept."""
        self.last_deck: tuple[int, ...] = ()
        self.last_removed: tuple[int, ...] = ()
        self.last_cards: list[tuple[int, ...]] = []
        self.last_cards_looked: list[tuple[int, ...]] = []
        self.last_tableau: list[tuple[int, ...]] = []
        self.last_dispelled: list[tuple[int, ...]] = []
        self.last_meeples: int = -999999999
        self.last_types: tuple[int, ...] = ()
        self.last_room: list[int] = []
        self.last_spaces: list[tuple[int, ...]] = []
        self.last_supply: list[int] = []
        self.last_ghosts: list[int] = []
        self.last_ghosts_revealed: int = -999999999
        self.last_haunted: list[int] = []
        self.last_first_reached: tuple[int, ...] = ()
        self.last_revealed: int = -999999999
        self.last_resolving: int = -999999999
        self.last_resolver: int = -999999999
        self.last_rolled: tuple[int, ...] = ()
        self.last_board: int = -999999999
        self.last_space: int = -999999999
        self.last_slot: int = -999999999
        self.last_card: int = -999999999
        self.place_of_step: int = -1
        self.place_of_turn: int = -1
        self.place_of_asked: int = -1
        self.question_asked: int = -999999999
        self.question_step: int = -999999999
        self.question_turn: int = -999999999
        self.question_args: tuple[int, ...] = ()
        self.question_named: Any = None
        self.axis0_by_116: list[int] = [place * 116 for place in self.orders[0]]
        self.places656: list[int] = [656 + place * 116 for place in self.orders[0]]
        self.places704: list[int] = [704 + place * 116 for place in self.orders[0]]
        self.places764: list[int] = [764 + place * 116 for place in self.orders[0]]
        self.places765: list[int] = [765 + place * 116 for place in self.orders[0]]
        self.places767: list[int] = [767 + place * 116 for place in self.orders[0]]

    def take(self, other: Memory) -> None:
        """Take over what another memory keeps, of the same seat among as many seats."""
        assert isinstance(other, FieldMemory)
        self.take_observation(other)
        self.last_deck = other.last_deck
        self.last_removed = other.last_removed
        self.last_cards = other.last_cards
        self.last_cards_looked = other.last_cards_looked
        self.last_tableau = other.last_tableau
        self.last_dispelled = other.last_dispelled
        self.last_meeples = other.last_meeples
        self.last_types = other.last_types
        self.last_room = other.last_room
        self.last_spaces = other.last_spaces
        self.last_supply = other.last_supply
        self.last_ghosts = other.last_ghosts
        self.last_ghosts_revealed = other.last_ghosts_revealed
        self.last_haunted = other.last_haunted
        self.last_first_reached = other.last_first_reached
        self.last_revealed = other.last_revealed
        self.last_resolving = other.last_resolving
        self.last_resolver = other.last_resolver
        self.last_rolled = other.last_rolled
        self.last_board = other.last_board
        self.last_space = other.last_space
        self.last_slot = other.last_slot
        self.last_card = other.last_card
        self.place_of_step = other.place_of_step
        self.place_of_turn = other.place_of_turn
        self.place_of_asked = other.place_of_asked
        self.question_asked = other.question_asked
        self.question_step = other.question_step
        self.question_turn = other.question_turn
        self.question_args = other.question_args
        self.question_named = other.question_named
        self.axis0_by_116 = other.axis0_by_116
        self.places656 = other.places656
        self.places704 = other.places704
        self.places764 = other.places764
        self.places765 = other.places765
        self.places767 = other.places767

    def update(self, state: State, asked: int) -> None:
        """Write what has changed. asked: the seat to move, NOT_ASKED when the match is over."""
        assert isinstance(state, Fields)
        s = state
        out = self.out
        seat = self.seat
        axis0_by_116 = self.axis0_by_116
        count0 = len(self.orders[0])
        if s.step != self.question_step or s.turn != self.question_turn or asked != self.question_asked:
            if self.place_of_step >= 0:
                out[self.place_of_step] = 0
            if self.place_of_turn >= 0:
                out[self.place_of_turn] = 0
            if self.place_of_asked >= 0:
                out[self.place_of_asked] = 0
            self.place_of_turn = 654 + axis0_by_116[s.turn]
            out[self.place_of_turn] = 1
            self.place_of_step = -1
            self.place_of_asked = -1
            if asked >= 0:
                self.place_of_step = C0[s.step]
                out[self.place_of_step] = 1
                self.place_of_asked = 655 + axis0_by_116[asked]
                out[self.place_of_asked] = 1
            self.question_step = s.step
            self.question_turn = s.turn
            self.question_asked = asked
            self.question_args = (-2,)
        if s.args is not self.question_args or s.named is not self.question_named:
            self.question_args = s.args
            self.question_named = s.named
            place = 10
            out[10:15] = ZEROS5
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
            out[63] = len(v1)
            self.last_deck = v1
        if s.removed is not self.last_removed:
            v2 = s.removed
            out[64] = len(v2)
            self.last_removed = v2
        if s.cards != self.last_cards or s.looked != self.last_cards_looked:
            v3 = s.cards
            w4 = self.last_cards
            if len(w4) != len(v3):
                if w4:
                    out[65:506] = ZEROS441
                w4 = [()] * len(v3)
            w10 = self.last_cards_looked
            if len(w10) != len(s.looked):
                w10 = [()] * len(s.looked)
            for x5, z6, a7, x9, z8 in zip(v3, w4, C2, s.looked, w10):
                if x5 is not z6 or x9 is not z8:
                    out[a7 : a7 + 147] = ZEROS147
                    a11 = a7
                    for c12, g13 in zip(x5[:3], x9):
                        if c12 != -1:
                            out[a11 + (C5[c12] + 1 if g13 >> seat & 1 else 0)] = 1
                        a11 += 49
            self.last_cards = v3[:]
            self.last_cards_looked = s.looked[:]
        if s.tableau != self.last_tableau:
            v14 = s.tableau
            w15 = self.last_tableau
            if len(w15) != len(v14):
                if w15:
                    for a19 in axis0_by_116:
                        a20 = 656 + a19
                        out[a20 : a20 + 48] = ZEROS48
                w15 = [()] * len(v14)
            for x16, z17, a18 in zip(v14, w15, self.places656):
                if x16 is not z17:
                    recount(out, a18, C5, 0, z17, x16)
            self.last_tableau = v14[:]
        if s.dispelled != self.last_dispelled:
            v21 = s.dispelled
            w22 = self.last_dispelled
            if len(w22) != len(v21):
                if w22:
                    for a26 in axis0_by_116:
                        a27 = 704 + a26
                        out[a27 : a27 + 48] = ZEROS48
                w22 = [()] * len(v21)
            for x23, z24, a25 in zip(v21, w22, self.places704):
                if x23 is not z24:
                    recount(out, a25, C5, 0, z24, x23)
            self.last_dispelled = v21[:]
        if s.meeples != self.last_meeples:
            v28 = s.meeples
            out[506] = v28 if 0 <= v28 <= 10 else 0 if v28 < 0 else 10
            self.last_meeples = v28
        if s.types is not self.last_types:
            v29 = s.types
            out[507:519] = ZEROS12
            for x30 in v29:
                if 0 <= x30 < 12:
                    out[507 + x30] = 1
            self.last_types = v29
        if s.room != self.last_room:
            v31 = s.room
            w32 = self.last_room
            if len(w32) != len(v31):
                if w32:
                    out[519:540] = ZEROS21
                w32 = [-999999999] * len(v31)
            for x33, z34, a35 in zip(v31, w32, C8):
                if x33 != z34:
                    if -1 <= z34 < 6:
                        out[1 + a35 + z34] = 0
                    if -1 <= x33 < 6:
                        out[1 + a35 + x33] = 1
            self.last_room = v31[:]
        if s.spaces != self.last_spaces:
            v36 = s.spaces
            w37 = self.last_spaces
            if len(w37) != len(v36):
                if w37:
                    for a41 in axis0_by_116:
                        a42 = 752 + a41
                        out[a42 : a42 + 12] = ZEROS12
                w37 = [()] * len(v36)
            for x38, z39, a40 in zip(v36, w37, C10):
                if x38 is not z39:
                    if len(z39) != len(x38):
                        for a46 in axis0_by_116:
                            a47 = a40 + a46
                            out[a47 : a47 + 4] = ZEROS4
                        z39 = (-999999999,) * len(x38)
                    a45 = a40
                    for x43, z44 in zip(x38, z39):
                        if x43 != z44:
                            if 0 <= z44 < count0:
                                out[a45 + axis0_by_116[z44]] = 0
                            if 0 <= x43 < count0:
                                out[a45 + axis0_by_116[x43]] = 1
                        a45 += 1
            self.last_spaces = v36[:]
        if s.supply != self.last_supply:
            v48 = s.supply
            w49 = self.last_supply
            if len(w49) != len(v48):
                if w49:
                    for a53 in axis0_by_116:
                        out[764 + a53] = 0
                w49 = [-999999999] * len(v48)
            for x50, z51, a52 in zip(v48, w49, self.places764):
                if x50 != z51:
                    out[a52] = x50 if 0 <= x50 <= 10 else 0 if x50 < 0 else 10
            self.last_supply = v48[:]
        if s.ghosts != self.last_ghosts or s.revealed != self.last_ghosts_revealed:
            v54 = s.ghosts
            w55 = self.last_ghosts
            if len(w55) != len(v54):
                if w55:
                    for a59 in axis0_by_116:
                        a60 = 765 + a59
                        out[a60 : a60 + 2] = ZEROS2
                w55 = [-999999999] * len(v54)
            if s.revealed != self.last_ghosts_revealed:
                for a62 in axis0_by_116:
                    a63 = 765 + a62
                    out[a63 : a63 + 2] = ZEROS2
                w55 = [-999999999] * len(v54)
            for x56, z57, a58, h61 in zip(v54, w55, self.places765, range(len(v54))):
                if x56 != z57 and (h61 == seat or s.revealed):
                    out[a58] = 1
                    out[1 + a58] = x56 if 0 <= x56 <= 60 else 0 if x56 < 0 else 60
            self.last_ghosts = v54[:]
            self.last_ghosts_revealed = s.revealed
        if s.haunted != self.last_haunted:
            v64 = s.haunted
            w65 = self.last_haunted
            if len(w65) != len(v64):
                if w65:
                    for a69 in axis0_by_116:
                        out[767 + a69] = 0
                w65 = [-999999999] * len(v64)
            for x66, z67, a68 in zip(v64, w65, self.places767):
                if x66 != z67:
                    out[a68] = x66 if 0 <= x66 <= 60 else 0 if x66 < 0 else 60
            self.last_haunted = v64[:]
        if s.first_reached is not self.last_first_reached:
            v70 = s.first_reached
            out[540:552] = ZEROS12
            for x71 in v70:
                if 0 <= x71 < 12:
                    out[540 + x71] = 1
            self.last_first_reached = v70
        if s.revealed != self.last_revealed:
            v72 = s.revealed
            out[552] = 1 if v72 > 0 else 0
            self.last_revealed = v72
        if s.resolving != self.last_resolving:
            v73 = s.resolving
            out[553] = 1 if v73 > 0 else 0
            self.last_resolving = v73
        if s.resolver != self.last_resolver:
            v74 = s.resolver
            w75 = self.last_resolver
            if 0 <= w75 < count0:
                out[768 + axis0_by_116[w75]] = 0
            if 0 <= v74 < count0:
                out[768 + axis0_by_116[v74]] = 1
            self.last_resolver = v74
        if s.rolled is not self.last_rolled:
            v76 = s.rolled
            out[554:595] = ZEROS41
            n77 = len(v76)
            if n77 > 20:
                n77 = 20
            out[554] = n77
            a78 = 555
            for h79 in range(n77):
                x80 = v76[h79]
                if 0 <= x80 < 2:
                    out[a78 + x80] = 1
                a78 += 2
            self.last_rolled = v76
        if s.board != self.last_board:
            v81 = s.board
            w82 = self.last_board
            if 0 <= w82 < 3:
                out[595 + w82] = 0
            if 0 <= v81 < 3:
                out[595 + v81] = 1
            self.last_board = v81
        if s.space != self.last_space:
            v83 = s.space
            w84 = self.last_space
            if 0 <= w84 < 4:
                out[598 + w84] = 0
            if 0 <= v83 < 4:
                out[598 + v83] = 1
            self.last_space = v83
        if s.slot != self.last_slot:
            v85 = s.slot
            w86 = self.last_slot
            if 0 <= w86 < 3:
                out[602 + w86] = 0
            if 0 <= v85 < 3:
                out[602 + v85] = 1
            self.last_slot = v85
        if s.card != self.last_card:
            v87 = s.card
            w88 = self.last_card
            if 0 <= w88 < 96:
                out[605 + C5[w88]] = 0
            if 0 <= v87 < 96:
                out[605 + C5[v87]] = 1
            self.last_card = v87
