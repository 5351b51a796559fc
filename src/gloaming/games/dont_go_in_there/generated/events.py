"""Generated from events.py by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.state.log import log1, log2, log3, log4
from gloaming.engine.state.state import State


def types(s: State, *kinds: int) -> None:
    """The card types in play: {kinds}."""
    s.tell(("types", *kinds))


def first(s: State, seat: int) -> None:
    """{seat} starts."""
    log1(s.events, "first", seat)


def dealt(s: State, board: int, room: int, *cards: int) -> None:
    """The {room} opens, with {cards}."""
    s.tell(("dealt", board, room, *cards))


def skipped(s: State, seat: int) -> None:
    """{seat} has no meeples left and is skipped."""
    log1(s.events, "skipped", seat)


def placed(s: State, seat: int, board: int, room: int, space: int) -> None:
    """{seat} places a meeple in the {room}, on the {space} space."""
    log4(s.events, "placed", seat, board, room, space)


def looked(s: State, knowers: int, seat: int, board: int, card: int) -> None:
    """{seat} looks at the face-down card: {card}. Others see: {seat} looks at the face-down card."""
    s.tell_only(knowers, ("looked", seat, board, card), ("looked", seat, board, -1))


def revealed(s: State, board: int, card: int) -> None:
    """The face-down card is revealed: {card}."""
    log2(s.events, "revealed", board, card)


def rolled(s: State, seat: int, board: int, *dice: int) -> None:
    """The event `rolled`."""
    s.tell(("rolled", seat, board, *dice))


def rolled_again(s: State, seat: int, board: int, *dice: int) -> None:
    """The event `rolled-again`."""
    s.tell(("rolled-again", seat, board, *dice))


def changed(s: State, seat: int, face: int) -> None:
    """The event `changed`."""
    log2(s.events, "changed", seat, face)


def ghosts(s: State, seat: int, change: int) -> None:
    """The event `ghosts`."""
    log2(s.events, "ghosts", seat, change)


def passed(s: State, seat: int, right: int, ghosts: int) -> None:
    """{seat} passes {ghosts} to {right}."""
    log3(s.events, "passed", seat, right, ghosts)


def claimed(s: State, seat: int, board: int, slot: int, card: int) -> None:
    """{seat} takes {card}."""
    log4(s.events, "claimed", seat, board, slot, card)


def named(s: State, seat: int, naming: int, kind: int) -> None:
    """{seat} uses the {naming} and names {kind}."""
    log3(s.events, "named", seat, naming, kind)


def dispelled(s: State, seat: int, *cards: int) -> None:
    """{seat} dispels {cards}."""
    s.tell(("dispelled", seat, *cards))


def board_removed(s: State, board: int) -> None:
    """The deck is empty: the room's board is removed."""
    log1(s.events, "board-removed", board)


def ghosts_revealed(s: State, *ghosts: int) -> None:
    """The event `ghosts-revealed`."""
    s.tell(("ghosts-revealed", *ghosts))


def haunted(s: State, seat: int, curses: int) -> None:
    """{seat} has the most ghosts and gains {curses}."""
    log2(s.events, "haunted", seat, curses)


def won(s: State, *seats: int) -> None:
    """The event `won`."""
    s.tell(("won", *seats))
