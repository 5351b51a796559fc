"""Generated from events.py by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.state import State


def first(s: State, seat: int) -> None:
    """{seat} begins."""
    events = s.events
    events.told += 1
    events.last.extend(("first", seat))


def turn(s: State, seat: int, round: int) -> None:
    """Round {round}: {seat}'s turn."""
    events = s.events
    events.told += 1
    events.last.extend(("turn", seat, round))


def skipped(s: State, seat: int) -> None:
    """{seat} skips this turn."""
    events = s.events
    events.told += 1
    events.last.extend(("skipped", seat))


def held(s: State, seat: int) -> None:
    """{seat} will skip the next turn."""
    events = s.events
    events.told += 1
    events.last.extend(("held", seat))


def drew(s: State, knowers: int, seat: int, card: int) -> None:
    """{seat} draws {card}. For others than the knowers: {seat} draws a card."""
    s.tell_only(knowers, ("drew", seat, card), ("drew", seat, -1))


def reshuffled(s: State) -> None:
    """The discard pile is shuffled into a new deck."""
    events = s.events
    events.told += 1
    events.last.append("reshuffled")


def reshuffled_interiors(s: State) -> None:
    """The Interior Locations are shuffled anew."""
    events = s.events
    events.told += 1
    events.last.append("reshuffled-interiors")


def discarded(s: State, seat: int, card: int) -> None:
    """{seat} discards {card}."""
    events = s.events
    events.told += 1
    events.last.extend(("discarded", seat, card))


def kept(s: State, seat: int) -> None:
    """{seat} keeps every card: the Trapped Boy looks after them."""
    events = s.events
    events.told += 1
    events.last.extend(("kept", seat))


def lost(s: State, seat: int, card: int) -> None:
    """{seat} loses {card}."""
    events = s.events
    events.told += 1
    events.last.extend(("lost", seat, card))


def detached(s: State, action: int) -> None:
    """{action} is over, and goes to the discard pile."""
    events = s.events
    events.told += 1
    events.last.extend(("detached", action))


def salvaged(s: State, seat: int, card: int) -> None:
    """{seat} takes {card} from the discard pile."""
    events = s.events
    events.told += 1
    events.last.extend(("salvaged", seat, card))


def fitted(s: State, seat: int, card: int) -> None:
    """{seat} fits {card} from the discard pile onto the Camera."""
    events = s.events
    events.told += 1
    events.last.extend(("fitted", seat, card))


def explored(s: State, cell: int, house: int) -> None:
    """The Location in the {cell} is revealed: {house}."""
    events = s.events
    events.told += 1
    events.last.extend(("explored", cell, house))


def went(s: State, seat: int, cell: int, house: int) -> None:
    """{seat} moves to {house}."""
    events = s.events
    events.told += 1
    events.last.extend(("went", seat, cell, house))


def left(s: State, seat: int, cell: int, house: int) -> None:
    """{seat} steps out to {house}."""
    events = s.events
    events.told += 1
    events.last.extend(("left", seat, cell, house))


def put_out(s: State, seat: int, cell: int, house: int) -> None:
    """{seat} stands outside again, before {house}."""
    events = s.events
    events.told += 1
    events.last.extend(("put-out", seat, cell, house))


def entered(s: State, seat: int, house: int, *rooms: int) -> None:
    """{seat} enters {house}, with these rooms: {rooms}."""
    events = s.events
    events.told += 1
    events.last.extend(("entered", seat, house, *rooms))


def walked(s: State, seat: int, step: int, room: int) -> None:
    """{seat} walks on to the {room}."""
    events = s.events
    events.told += 1
    events.last.extend(("walked", seat, step, room))


def followed(s: State, seat: int, ghost: int) -> None:
    """{ghost} follows {seat}."""
    events = s.events
    events.told += 1
    events.last.extend(("followed", seat, ghost))


def vanished(s: State, ghost: int) -> None:
    """{ghost} is left alone, and vanishes."""
    events = s.events
    events.told += 1
    events.last.extend(("vanished", ghost))


def left_behind(s: State, ghost: int) -> None:
    """{ghost} is left behind in the house, and goes to the discard pile."""
    events = s.events
    events.told += 1
    events.last.extend(("left-behind", ghost))


def boss_appeared(s: State, seat: int, boss: int) -> None:
    """{boss} waits for {seat} in the Shrine."""
    events = s.events
    events.told += 1
    events.last.extend(("boss-appeared", seat, boss))


def boss_withdrew(s: State, seat: int, boss: int) -> None:
    """{boss} sinks back among the Bosses."""
    events = s.events
    events.told += 1
    events.last.extend(("boss-withdrew", seat, boss))


def faced(s: State, seat: int, ghost: int) -> None:
    """{seat} faces {ghost}."""
    events = s.events
    events.told += 1
    events.last.extend(("faced", seat, ghost))


def rolled(s: State, seat: int, boss_die: int, *dice: int) -> None:
    """The event `rolled`."""
    events = s.events
    events.told += 1
    events.last.extend(("rolled", seat, boss_die, *dice))


def added(s: State, seat: int, by: int, *dice: int) -> None:
    """Cards in play add {by} to each attack die: {dice}."""
    events = s.events
    events.told += 1
    events.last.extend(("added", seat, by, *dice))


def subtracted(s: State, seat: int, by: int, *dice: int) -> None:
    """Cards in play take {by} off each attack die: {dice}."""
    events = s.events
    events.told += 1
    events.last.extend(("subtracted", seat, by, *dice))


def raised(s: State, seat: int, die: int, value: int) -> None:
    """{seat} turns {die} to {value}."""
    events = s.events
    events.told += 1
    events.last.extend(("raised", seat, die, value))


def effect(s: State, seat: int, ghost: int) -> None:
    """The event `effect`."""
    events = s.events
    events.told += 1
    events.last.extend(("effect", seat, ghost))


def failed(s: State, seat: int, ghost: int) -> None:
    """{seat} fails against {ghost}."""
    events = s.events
    events.told += 1
    events.last.extend(("failed", seat, ghost))


def captured(s: State, seat: int, ghost: int) -> None:
    """{seat} captures {ghost}."""
    events = s.events
    events.told += 1
    events.last.extend(("captured", seat, ghost))


def struck(s: State, seat: int, boss: int, beads: int, life: int) -> None:
    """The event `struck`."""
    events = s.events
    events.told += 1
    events.last.extend(("struck", seat, boss, beads, life))


def stood_firm(s: State, seat: int) -> None:
    """{seat} holds the camera steady, and stands firm."""
    events = s.events
    events.told += 1
    events.last.extend(("stood-firm", seat))


def thrown_out(s: State, seat: int, face: int) -> None:
    """The Boss die and an attack die both show {face}: {seat} is thrown out of the Shrine."""
    events = s.events
    events.told += 1
    events.last.extend(("thrown-out", seat, face))


def won(s: State, seat: int, boss: int) -> None:
    """{seat} defeats {boss} and leaves the village behind."""
    events = s.events
    events.told += 1
    events.last.extend(("won", seat, boss))


def warded(s: State, seat: int) -> None:
    """No Ghost Effect touches {seat} until the turn ends."""
    events = s.events
    events.told += 1
    events.last.extend(("warded", seat))


def flashed(s: State, seat: int) -> None:
    """{seat} will roll one more die in the next attack."""
    events = s.events
    events.told += 1
    events.last.extend(("flashed", seat))


def function(s: State, seat: int, card: int) -> None:
    """{seat} uses {card}."""
    events = s.events
    events.told += 1
    events.last.extend(("function", seat, card))


def passed(s: State, seat: int) -> None:
    """{seat} passes."""
    events = s.events
    events.told += 1
    events.last.extend(("passed", seat))


def haunted(s: State, seat: int, ghost: int, on: int) -> None:
    """The event `haunted`."""
    events = s.events
    events.told += 1
    events.last.extend(("haunted", seat, ghost, on))


def found(s: State, seat: int, card: int) -> None:
    """{seat} finds the {card}."""
    events = s.events
    events.told += 1
    events.last.extend(("found", seat, card))


def replaced(s: State, seat: int, card: int) -> None:
    """{seat} takes {card} off the Camera."""
    events = s.events
    events.told += 1
    events.last.extend(("replaced", seat, card))


def upgraded(s: State, seat: int, card: int) -> None:
    """{seat} fits {card} onto the Camera."""
    events = s.events
    events.told += 1
    events.last.extend(("upgraded", seat, card))


def acted(s: State, seat: int, card: int) -> None:
    """{seat} plays {card}."""
    events = s.events
    events.told += 1
    events.last.extend(("acted", seat, card))


def attached(s: State, seat: int, action: int, ghost: int) -> None:
    """{action} lies on {ghost} now."""
    events = s.events
    events.told += 1
    events.last.extend(("attached", seat, action, ghost))


def stole(s: State, seat: int, other: int, card: int) -> None:
    """{seat} takes {card} from {other}."""
    events = s.events
    events.told += 1
    events.last.extend(("stole", seat, other, card))


def banished(s: State, ghost: int) -> None:
    """{ghost} is driven off, into the discard pile."""
    events = s.events
    events.told += 1
    events.last.extend(("banished", ghost))


def led(s: State, ghost: int, seat: int) -> None:
    """{ghost} is called to {seat}."""
    events = s.events
    events.told += 1
    events.last.extend(("led", ghost, seat))
