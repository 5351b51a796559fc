"""Generated from events.py by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.state.state import State


def types(s: State, *kinds: int) -> None:
    """The card types in play: {kinds}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("types")
    last.extend(kinds)


def first(s: State, seat: int) -> None:
    """{seat} starts."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("first")
    last.append(seat)


def dealt(s: State, board: int, room: int, *cards: int) -> None:
    """The {room} opens, with {cards}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("dealt")
    last.append(board)
    last.append(room)
    last.extend(cards)


def skipped(s: State, seat: int) -> None:
    """{seat} has no meeple left and is passed over."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("skipped")
    last.append(seat)


def placed(s: State, seat: int, board: int, room: int, space: int) -> None:
    """{seat} places a meeple in the {room}, on the {space} space."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("placed")
    last.append(seat)
    last.append(board)
    last.append(room)
    last.append(space)


def looked(s: State, knowers: int, seat: int, board: int, card: int) -> None:
    """{seat} looks at the face-down card: {card}. For others than the knowers: {seat} looks at the face-down card."""
    s.tell_only(knowers, ("looked", seat, board, card), ("looked", seat, board, -1))


def revealed(s: State, board: int, card: int) -> None:
    """The face-down card is revealed: {card}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("revealed")
    last.append(board)
    last.append(card)


def rolled(s: State, seat: int, board: int, *dice: int) -> None:
    """The event `rolled`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("rolled")
    last.append(seat)
    last.append(board)
    last.extend(dice)


def rolled_again(s: State, seat: int, board: int, *dice: int) -> None:
    """The event `rolled-again`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("rolled-again")
    last.append(seat)
    last.append(board)
    last.extend(dice)


def changed(s: State, seat: int, face: int) -> None:
    """The event `changed`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("changed")
    last.append(seat)
    last.append(face)


def ghosts(s: State, seat: int, change: int) -> None:
    """The event `ghosts`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("ghosts")
    last.append(seat)
    last.append(change)


def passed(s: State, seat: int, right: int, ghosts: int) -> None:
    """{seat} passes {ghosts} to {right}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("passed")
    last.append(seat)
    last.append(right)
    last.append(ghosts)


def claimed(s: State, seat: int, board: int, slot: int, card: int) -> None:
    """{seat} takes {card}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("claimed")
    last.append(seat)
    last.append(board)
    last.append(slot)
    last.append(card)


def named(s: State, seat: int, naming: int, kind: int) -> None:
    """{seat} opens the {naming} and names: {kind}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("named")
    last.append(seat)
    last.append(naming)
    last.append(kind)


def dispelled(s: State, seat: int, *cards: int) -> None:
    """{seat} dispels {cards}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("dispelled")
    last.append(seat)
    last.extend(cards)


def board_removed(s: State, board: int) -> None:
    """The deck is empty: the room's board is removed."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("board-removed")
    last.append(board)


def ghosts_revealed(s: State, *ghosts: int) -> None:
    """The event `ghosts-revealed`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("ghosts-revealed")
    last.extend(ghosts)


def haunted(s: State, seat: int, curses: int) -> None:
    """{seat} has the most ghosts and gains {curses}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("haunted")
    last.append(seat)
    last.append(curses)


def won(s: State, *seats: int) -> None:
    """The event `won`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("won")
    last.extend(seats)
