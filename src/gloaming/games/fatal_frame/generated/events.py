"""Generated from events.py by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.state import State


def first(s: State, seat: int) -> None:
    """{seat} begins."""
    s.events.last.append(("first", seat))


def turn(s: State, seat: int, round: int) -> None:
    """Round {round}: {seat}'s turn."""
    s.events.last.append(("turn", seat, round))


def skipped(s: State, seat: int) -> None:
    """{seat} skips this turn."""
    s.events.last.append(("skipped", seat))


def held(s: State, seat: int) -> None:
    """{seat} will skip the next turn."""
    s.events.last.append(("held", seat))


def drew(s: State, knowers: int, seat: int, card: int) -> None:
    """{seat} draws {card}. For others than the knowers: {seat} draws a card."""
    s.tell_only(knowers, ("drew", seat, card), ("drew", seat, -1))


def reshuffled(s: State) -> None:
    """The discard pile is shuffled into a new deck."""
    s.events.last.append(("reshuffled",))


def reshuffled_interiors(s: State) -> None:
    """The Interior Locations are shuffled anew."""
    s.events.last.append(("reshuffled-interiors",))


def discarded(s: State, seat: int, card: int) -> None:
    """{seat} discards {card}."""
    s.events.last.append(("discarded", seat, card))


def kept(s: State, seat: int) -> None:
    """{seat} keeps every card: the Trapped Boy looks after them."""
    s.events.last.append(("kept", seat))


def lost(s: State, seat: int, card: int) -> None:
    """{seat} loses {card}."""
    s.events.last.append(("lost", seat, card))


def detached(s: State, action: int) -> None:
    """{action} is over, and goes to the discard pile."""
    s.events.last.append(("detached", action))


def salvaged(s: State, seat: int, card: int) -> None:
    """{seat} takes {card} from the discard pile."""
    s.events.last.append(("salvaged", seat, card))


def fitted(s: State, seat: int, card: int) -> None:
    """{seat} fits {card} from the discard pile onto the Camera."""
    s.events.last.append(("fitted", seat, card))


def explored(s: State, cell: int, house: int) -> None:
    """The Location in the {cell} is revealed: {house}."""
    s.events.last.append(("explored", cell, house))


def went(s: State, seat: int, cell: int, house: int) -> None:
    """{seat} moves to {house}."""
    s.events.last.append(("went", seat, cell, house))


def left(s: State, seat: int, cell: int, house: int) -> None:
    """{seat} steps out to {house}."""
    s.events.last.append(("left", seat, cell, house))


def put_out(s: State, seat: int, cell: int, house: int) -> None:
    """{seat} stands outside again, before {house}."""
    s.events.last.append(("put-out", seat, cell, house))


def entered(s: State, seat: int, house: int, *rooms: int) -> None:
    """{seat} enters {house}, with these rooms: {rooms}."""
    s.events.last.append(("entered", seat, house, *rooms))


def walked(s: State, seat: int, step: int, room: int) -> None:
    """{seat} walks on to the {room}."""
    s.events.last.append(("walked", seat, step, room))


def followed(s: State, seat: int, ghost: int) -> None:
    """{ghost} follows {seat}."""
    s.events.last.append(("followed", seat, ghost))


def vanished(s: State, ghost: int) -> None:
    """{ghost} is left alone, and vanishes."""
    s.events.last.append(("vanished", ghost))


def left_behind(s: State, ghost: int) -> None:
    """{ghost} is left behind in the house, and goes to the discard pile."""
    s.events.last.append(("left-behind", ghost))


def boss_appeared(s: State, seat: int, boss: int) -> None:
    """{boss} waits for {seat} in the Shrine."""
    s.events.last.append(("boss-appeared", seat, boss))


def boss_withdrew(s: State, seat: int, boss: int) -> None:
    """{boss} sinks back among the Bosses."""
    s.events.last.append(("boss-withdrew", seat, boss))


def faced(s: State, seat: int, ghost: int) -> None:
    """{seat} faces {ghost}."""
    s.events.last.append(("faced", seat, ghost))


def rolled(s: State, seat: int, boss_die: int, *dice: int) -> None:
    """The event `rolled`."""
    s.events.last.append(("rolled", seat, boss_die, *dice))


def added(s: State, seat: int, by: int, *dice: int) -> None:
    """Cards in play add {by} to each attack die: {dice}."""
    s.events.last.append(("added", seat, by, *dice))


def subtracted(s: State, seat: int, by: int, *dice: int) -> None:
    """Cards in play take {by} off each attack die: {dice}."""
    s.events.last.append(("subtracted", seat, by, *dice))


def raised(s: State, seat: int, die: int, value: int) -> None:
    """{seat} turns {die} to {value}."""
    s.events.last.append(("raised", seat, die, value))


def effect(s: State, seat: int, ghost: int) -> None:
    """The event `effect`."""
    s.events.last.append(("effect", seat, ghost))


def failed(s: State, seat: int, ghost: int) -> None:
    """{seat} fails against {ghost}."""
    s.events.last.append(("failed", seat, ghost))


def captured(s: State, seat: int, ghost: int) -> None:
    """{seat} captures {ghost}."""
    s.events.last.append(("captured", seat, ghost))


def struck(s: State, seat: int, boss: int, beads: int, life: int) -> None:
    """The event `struck`."""
    s.events.last.append(("struck", seat, boss, beads, life))


def stood_firm(s: State, seat: int) -> None:
    """{seat} holds the camera steady, and stands firm."""
    s.events.last.append(("stood-firm", seat))


def thrown_out(s: State, seat: int, face: int) -> None:
    """The Boss die and an attack die both show {face}: {seat} is thrown out of the Shrine."""
    s.events.last.append(("thrown-out", seat, face))


def won(s: State, seat: int, boss: int) -> None:
    """{seat} defeats {boss} and leaves the village behind."""
    s.events.last.append(("won", seat, boss))


def warded(s: State, seat: int) -> None:
    """No Ghost Effect touches {seat} until the turn ends."""
    s.events.last.append(("warded", seat))


def flashed(s: State, seat: int) -> None:
    """{seat} will roll one more die in the next attack."""
    s.events.last.append(("flashed", seat))


def function(s: State, seat: int, card: int) -> None:
    """{seat} uses {card}."""
    s.events.last.append(("function", seat, card))


def passed(s: State, seat: int) -> None:
    """{seat} passes."""
    s.events.last.append(("passed", seat))


def haunted(s: State, seat: int, ghost: int, on: int) -> None:
    """The event `haunted`."""
    s.events.last.append(("haunted", seat, ghost, on))


def found(s: State, seat: int, card: int) -> None:
    """{seat} finds the {card}."""
    s.events.last.append(("found", seat, card))


def replaced(s: State, seat: int, card: int) -> None:
    """{seat} takes {card} off the Camera."""
    s.events.last.append(("replaced", seat, card))


def upgraded(s: State, seat: int, card: int) -> None:
    """{seat} fits {card} onto the Camera."""
    s.events.last.append(("upgraded", seat, card))


def acted(s: State, seat: int, card: int) -> None:
    """{seat} plays {card}."""
    s.events.last.append(("acted", seat, card))


def attached(s: State, seat: int, action: int, ghost: int) -> None:
    """{action} lies on {ghost} now."""
    s.events.last.append(("attached", seat, action, ghost))


def stole(s: State, seat: int, other: int, card: int) -> None:
    """{seat} takes {card} from {other}."""
    s.events.last.append(("stole", seat, other, card))


def banished(s: State, ghost: int) -> None:
    """{ghost} is driven off, into the discard pile."""
    s.events.last.append(("banished", ghost))


def led(s: State, ghost: int, seat: int) -> None:
    """{ghost} is called to {seat}."""
    s.events.last.append(("led", ghost, seat))
