"""The attribute Move: move a token, and capture with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import player
from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.constants import PatternId
from gloaming.games.follow_your_fear.generated import events
from gloaming.games.follow_your_fear.generated.flows import CaptureArgs
from gloaming.games.follow_your_fear.map import GOING, Lines
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.board import acting, event_kind, is_hidden, occupant, occupants, relocate
from gloaming.games.follow_your_fear.rules.capture import may_displace
from gloaming.games.follow_your_fear.rules.mats import (
    add_mark,
    defense_of,
    mark,
    place_of,
    set_mark,
    strength,
    tokens_on,
)
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import (
    FEAR,
    FLIPPED,
    HEALER_WIDTH,
    MOVED,
    MOVES,
    NONE,
    RED,
    TOKEN_KINDS,
    WIDTH,
)

STAY: Final[Option] = ("stay",)


@dataclass(frozen=True)
class Move(Attribute):
    """Move one of your tokens, or a Fear token in a Fear Phase, along a pattern.

    pattern: the id of the pattern. (FY-MOVE-1, FY-MOVE-6, FY-MOVE-7, FY-BONUS-6)
    """

    pattern: PatternId

    def do(self, s: State) -> None:
        """Ask for a move for each captured token on the card, or for 1 move if there is none."""
        set_mark(s, s.mat(), s.arg, MOVES, max(1, tokens_on(s, s.mat(), s.arg)))
        s.run("move", s.arg)

    def again(self) -> bool:
        return False

    def powered(self, s: State, laid: int, more: int) -> bool:
        """Return whether captured tokens add a move: 2 tokens give 2 moves, 1 token changes nothing. (FY-BONUS-6,
        FY-BONUS-11)
        """
        return laid + more > 1

    def counted(self) -> tuple[str, int]:
        return "move", 1

    def words(self) -> str:
        return f"Move by {self.pattern}"

    def short(self) -> str:
        return f"Move {self.pattern}"

    def expect(self, outlook: Outlook) -> float:
        """Return 0, because a Move gives no Strength, and record in `outlook` that the card moves a token."""
        outlook.travels = True
        return NO_OPINION


def reach(s: State, card: int) -> tuple[Lines, ...]:
    """Return, for each tile, where a card's Move leads the acting player's tokens. (FY-MOVE-2, FY-FEAR-7)"""
    box = s.box
    pattern = box.back[box.fear[card]] if mark(s, s.mat(), card, FLIPPED) else box.pattern[card]
    return box.reach[pattern][s.side[s.turn]]


def moves(s: State) -> list[Option]:
    """Return the options to move an acting token, while a use of the card's Move is left. (FY-MOVE-6, FY-MOVE-7)"""
    card = s.arg
    mat = s.mat()
    marks = s.marks[mat]
    place = place_of(s.mats[mat], card) * WIDTH
    if marks[place + MOVED] >= marks[place + MOVES] * s.move_times:
        return []
    return along(s, reach(s, card))


def moves_of_healer(s: State) -> list[Option]:
    """Return the options to move by a card that has healed and left its mat, while a multiplier gives its Move more
    uses.

    (FY-HEAL-5, FY-TIMES-7, FY-MOVE-6)
    """
    card, uses, moved = healer(s)
    if moved >= uses * s.move_times:
        return []
    return along(s, s.box.reach[s.box.pattern[card]][s.side[s.turn]])


def healer(s: State) -> tuple[int, int, int]:
    """Return the healed card whose Move is multiplied, the uses of its Move before multipliers, and the uses already
    made.
    """
    at = s.arg * HEALER_WIDTH
    return s.healer_moves[at], s.healer_moves[at + 1], s.healer_moves[at + 2]


def along(s: State, lines: tuple[Lines, ...]) -> list[Option]:
    """Return the options to move each acting token along a Move's lines, and the option to stay if any token can move.

    lines: where the Move leads from each tile. (FY-MOVE-3, FY-MOVE-4, FY-MOVE-5, FY-MOVE-6, FY-MOVE-8, FY-LONELY-4,
    FY-CAPTURE-3)
    """
    options: list[Option] = []
    there = occupants(s)
    falls = [NONE] * TOKEN_KINDS
    for start in acting(s):
        going = GOING[start]
        for way in lines[start]:
            end = way[0]
            kind = there[end]
            if kind >= 0:
                if falls[kind] == NONE:
                    falls[kind] = int(may_displace(s, kind) and prevails(s, kind))
                if not falls[kind] or is_hidden(s, end):
                    continue
            free = True
            for at in range(1, len(way)):
                if there[way[at]] >= 0:
                    free = False
                    break
            if free:
                options.append(going[end])
    if options:
        options.append(STAY)
    return options


def prevails(s: State, kind: int) -> bool:
    """Return whether the acting side's Strength exceeds the Defense of the tokens of a kind. (FY-CAPTURE-3)"""
    return strength(s) > defense_of(s, kind)


def move(s: State, option: Option) -> None:
    """Count a use of the card's Move, and carry out the chosen move. (FY-MOVE-6, FY-MOVE-7)"""
    add_mark(s, s.mat(), s.arg, MOVED, 1)
    carry_out(s, option)


def move_by_healer(s: State, option: Option) -> None:
    """Count a use of the Move of a card that has healed, and carry out the chosen move. (FY-HEAL-5, FY-TIMES-7)"""
    set_moved_by_healer(s, healer(s)[2] + 1)
    carry_out(s, option)


def set_moved_by_healer(s: State, moved: int) -> None:
    """Record how often the Move of a card that has healed and left its mat has been used."""
    at = s.arg * HEALER_WIDTH + 2
    s.healer_moves = s.healer_moves[:at] + (moved,) + s.healer_moves[at + 1 :]


def carry_out(s: State, option: Option) -> None:
    """Move the token, capturing a token on the chosen tile, or let it stay; then ask for the next use of the Move.

    (FY-MOVE-6, FY-MOVE-7, FY-MOVE-8, FY-CAPTURE-7)
    """
    s.again()
    if option == STAY:
        return
    start: int = option[1]
    end: int = option[2]
    beaten = occupant(s, end)
    if beaten == NONE:
        kind = occupant(s, start)
        relocate(s, kind, start, end)
        events.moved(s, s.turn, event_kind(s, kind), start, end)
    else:
        s.run_named("capture", CaptureArgs(start, end, beaten, NONE))


def move_no_more(s: State) -> None:
    """Drop the uses of a card's Move that could not be carried out. (FY-TIMES-7, FY-MANY-2)"""
    mat = s.mat()
    card = s.arg
    owed = mark(s, mat, card, MOVES) * s.move_times
    if mark(s, mat, card, MOVED) != owed:
        set_mark(s, mat, card, MOVED, owed)


def move_by_healer_no_more(s: State) -> None:
    """Drop the uses of the Move of a card that has healed that could not be carried out. (FY-HEAL-5, FY-TIMES-7)"""
    _, uses, _ = healer(s)
    set_moved_by_healer(s, uses * s.move_times)


def not_there(s: State, seat: int, tile: int) -> Why | None:
    """Return why no acting token may move to a tile now; None if one may.

    (FY-CAPTURE-3, FY-CAPTURE-1, FY-CAPTURE-2, FY-HIDE-2, FY-MOVE-3)
    """
    if s.turn != seat:
        return f"It is {player(s.turn)}'s turn.", "FY-TURN-1"
    options = moves(s) if s.program.flow_of[s.step] == "move" else moves_of_healer(s)
    if any([option[-1] == tile for option in options if option != STAY]):
        return None
    kind = occupant(s, tile)
    if kind < 0:
        return "None of your tokens can reach this tile with this Move.", "FY-MOVE-3"
    if s.phase == FEAR and kind == s.turn:
        return "Fear cannot capture the tokens of the player who controls it.", "FY-CAPTURE-2"
    if s.phase == FEAR and kind >= RED:
        return "There is another Fear token on this tile.", "FY-MOVE-3"
    if not may_displace(s, kind):
        return "Your tokens cannot capture this token now.", "FY-CAPTURE-1"
    if is_hidden(s, tile):
        return "This token is hidden: it cannot be captured.", "FY-HIDE-2"
    if not prevails(s, kind):
        against = f"Strength {strength(s)} against Defense {defense_of(s, kind)}"
        return f"{against}: Strength must be greater.", "FY-CAPTURE-3"
    return "None of your tokens can reach this tile with this Move.", "FY-MOVE-3"
