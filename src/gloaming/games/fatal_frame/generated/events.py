"""Generated from events.py by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.log import Event


def first(seat: int) -> Event:
    """{seat} begins."""
    return ("first", seat)


def turn(seat: int, round: int) -> Event:
    """Round {round}: {seat}'s turn."""
    return ("turn", seat, round)


def skipped(seat: int) -> Event:
    """{seat} is held in limbo and skips this turn."""
    return ("skipped", seat)


def held(seat: int) -> Event:
    """{seat} will skip the next turn."""
    return ("held", seat)


def drew(seat: int, card: int) -> Event:
    """{seat} draws {card}."""
    return ("drew", seat, card)


def drew_hidden(seat: int) -> Event:
    """{seat} draws a card."""
    return ("drew", seat, -1)


def reshuffled() -> Event:
    """The discard pile is shuffled into a new deck."""
    return ("reshuffled",)


def reshuffled_interiors() -> Event:
    """The Interior Locations are shuffled anew."""
    return ("reshuffled-interiors",)


def discarded(seat: int, card: int) -> Event:
    """{seat} discards {card}."""
    return ("discarded", seat, card)


def kept(seat: int) -> Event:
    """{seat} keeps every card: the Trapped Boy looks after them."""
    return ("kept", seat)


def lost(seat: int, card: int) -> Event:
    """{seat} loses {card}."""
    return ("lost", seat, card)


def detached(action: int) -> Event:
    """{action} is over, and goes to the discard pile."""
    return ("detached", action)


def salvaged(seat: int, card: int) -> Event:
    """{seat} takes {card} from the discard pile."""
    return ("salvaged", seat, card)


def fitted(seat: int, card: int) -> Event:
    """{seat} fits {card} from the discard pile onto the Camera."""
    return ("fitted", seat, card)


def explored(cell: int, house: int) -> Event:
    """The Location in the {cell} is turned up: {house}."""
    return ("explored", cell, house)


def went(seat: int, cell: int, house: int) -> Event:
    """{seat} moves to {house}."""
    return ("went", seat, cell, house)


def left(seat: int, cell: int, house: int) -> Event:
    """{seat} steps out to {house}."""
    return ("left", seat, cell, house)


def put_out(seat: int, cell: int, house: int) -> Event:
    """{seat} stands outside again, before {house}."""
    return ("put-out", seat, cell, house)


def entered(seat: int, house: int, *rooms: int) -> Event:
    """{seat} enters {house}; the path is: {rooms}."""
    return ("entered", seat, house, *rooms)


def walked(seat: int, step: int, room: int) -> Event:
    """{seat} walks on to the {room}."""
    return ("walked", seat, step, room)


def followed(seat: int, ghost: int) -> Event:
    """{ghost} follows {seat}."""
    return ("followed", seat, ghost)


def vanished(ghost: int) -> Event:
    """{ghost} is left alone, and vanishes."""
    return ("vanished", ghost)


def left_behind(ghost: int) -> Event:
    """{ghost} is left behind in the house, and goes to the discard pile."""
    return ("left-behind", ghost)


def boss_appeared(seat: int, boss: int) -> Event:
    """{boss} waits for {seat} in the Shrine."""
    return ("boss-appeared", seat, boss)


def boss_withdrew(seat: int, boss: int) -> Event:
    """{boss} sinks back among the Bosses."""
    return ("boss-withdrew", seat, boss)


def faced(seat: int, ghost: int) -> Event:
    """{seat} faces {ghost}."""
    return ("faced", seat, ghost)


def rolled(seat: int, boss_die: int, *dice: int) -> Event:
    """The event `rolled`."""
    return ("rolled", seat, boss_die, *dice)


def added(seat: int, by: int, *dice: int) -> Event:
    """Automatic addition, {by}: {dice}."""
    return ("added", seat, by, *dice)


def subtracted(seat: int, by: int, *dice: int) -> Event:
    """Automatic subtraction, {by}: {dice}."""
    return ("subtracted", seat, by, *dice)


def raised(seat: int, die: int, value: int) -> Event:
    """{seat} turns {die} to {value}."""
    return ("raised", seat, die, value)


def effect(seat: int, ghost: int) -> Event:
    """The Ghost Effect of {ghost} falls on {seat}."""
    return ("effect", seat, ghost)


def failed(seat: int, ghost: int) -> Event:
    """{seat} fails against {ghost}."""
    return ("failed", seat, ghost)


def captured(seat: int, ghost: int) -> Event:
    """{seat} captures {ghost}."""
    return ("captured", seat, ghost)


def struck(seat: int, boss: int, beads: int, life: int) -> Event:
    """The event `struck`."""
    return ("struck", seat, boss, beads, life)


def stood_firm(seat: int) -> Event:
    """{seat} holds the camera steady, and stands firm."""
    return ("stood-firm", seat)


def thrown_out(seat: int, face: int) -> Event:
    """The Boss die and an attack die both show {face}: {seat} is thrown out of the Shrine."""
    return ("thrown-out", seat, face)


def won(seat: int, boss: int) -> Event:
    """{seat} defeats {boss} and leaves the village behind."""
    return ("won", seat, boss)


def warded(seat: int) -> Event:
    """No Ghost Effect touches {seat} until the turn ends."""
    return ("warded", seat)


def flashed(seat: int) -> Event:
    """{seat} will roll one more die in the next attack."""
    return ("flashed", seat)


def function(seat: int, card: int) -> Event:
    """{seat} uses {card}."""
    return ("function", seat, card)


def passed(seat: int) -> Event:
    """{seat} passes."""
    return ("passed", seat)


def haunted(seat: int, ghost: int, on: int) -> Event:
    """The event `haunted`."""
    return ("haunted", seat, ghost, on)


def found(seat: int, card: int) -> Event:
    """{seat} finds the {card}."""
    return ("found", seat, card)


def replaced(seat: int, card: int) -> Event:
    """{seat} takes {card} off the Camera."""
    return ("replaced", seat, card)


def upgraded(seat: int, card: int) -> Event:
    """{seat} fits {card} onto the Camera."""
    return ("upgraded", seat, card)


def acted(seat: int, card: int) -> Event:
    """{seat} plays {card}."""
    return ("acted", seat, card)


def attached(seat: int, action: int, ghost: int) -> Event:
    """{action} lies on {ghost} now."""
    return ("attached", seat, action, ghost)


def stole(seat: int, other: int, card: int) -> Event:
    """{seat} takes {card} from {other}."""
    return ("stole", seat, other, card)


def banished(ghost: int) -> Event:
    """{ghost} is driven off, into the discard pile."""
    return ("banished", ghost)


def led(ghost: int, seat: int) -> Event:
    """{ghost} is called to {seat}."""
    return ("led", ghost, seat)
