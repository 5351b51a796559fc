"""Generated from events.py by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.log import Event


def types(*kinds: int) -> Event:
    """The card types in play: {kinds}."""
    return ("types", *kinds)


def first(seat: int) -> Event:
    """{seat} starts."""
    return ("first", seat)


def dealt(board: int, room: int, *cards: int) -> Event:
    """The {room} opens, with {cards}."""
    return ("dealt", board, room, *cards)


def skipped(seat: int) -> Event:
    """{seat} has no meeple left and is passed over."""
    return ("skipped", seat)


def placed(seat: int, board: int, room: int, space: int) -> Event:
    """{seat} places a meeple in the {room}, on the {space} space."""
    return ("placed", seat, board, room, space)


def looked(seat: int, board: int, card: int) -> Event:
    """The event `looked`."""
    return ("looked", seat, board, card)


def revealed(board: int, card: int) -> Event:
    """The face-down card is turned up: {card}."""
    return ("revealed", board, card)


def rolled(seat: int, board: int, *dice: int) -> Event:
    """The event `rolled`."""
    return ("rolled", seat, board, *dice)


def rolled_again(seat: int, *dice: int) -> Event:
    """The event `rolled-again`."""
    return ("rolled-again", seat, *dice)


def changed(seat: int, face: int) -> Event:
    """The event `changed`."""
    return ("changed", seat, face)


def ghosts(seat: int, change: int) -> Event:
    """The event `ghosts`."""
    return ("ghosts", seat, change)


def passed(seat: int, right: int, ghosts: int) -> Event:
    """{seat} passes {ghosts} to {right}."""
    return ("passed", seat, right, ghosts)


def claimed(seat: int, board: int, slot: int, card: int) -> Event:
    """{seat} takes {card}."""
    return ("claimed", seat, board, slot, card)


def named(seat: int, naming: int, kind: int) -> Event:
    """{seat} opens the {naming} and names: {kind}."""
    return ("named", seat, naming, kind)


def dispelled(seat: int, *cards: int) -> Event:
    """{seat} dispels {cards}."""
    return ("dispelled", seat, *cards)


def board_removed(board: int) -> Event:
    """The deck is empty: the room's board is removed."""
    return ("board-removed", board)


def ghosts_revealed(*ghosts: int) -> Event:
    """The event `ghosts-revealed`."""
    return ("ghosts-revealed", *ghosts)


def haunted(seat: int, curses: int) -> Event:
    """{seat} has the most ghosts and gains {curses}."""
    return ("haunted", seat, curses)


def won(*seats: int) -> Event:
    """The event `won`."""
    return ("won", *seats)
