"""Generated from events.py by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.state.state import State


def first(s: State, seat: int) -> None:
    """{seat} begins."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("first")
    last.append(seat)


def turn(s: State, seat: int, round: int) -> None:
    """Round {round}: {seat}'s turn."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("turn")
    last.append(seat)
    last.append(round)


def closing(s: State, rounds: int) -> None:
    """The event `closing`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("closing")
    last.append(rounds)


def nobody_left(s: State, round: int) -> None:
    """Round {round} is over, and no Boss has been defeated: the village keeps everyone."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("nobody-left")
    last.append(round)


def skipped(s: State, seat: int) -> None:
    """{seat} skips this turn."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("skipped")
    last.append(seat)


def held(s: State, seat: int) -> None:
    """{seat} will skip the next turn."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("held")
    last.append(seat)


def drew(s: State, knowers: int, seat: int, card: int) -> None:
    """{seat} draws {card}. For others than the knowers: {seat} draws a card."""
    s.tell_only(knowers, ("drew", seat, card), ("drew", seat, -1))


def reshuffled(s: State) -> None:
    """The discard pile is shuffled into a new deck."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("reshuffled")


def reshuffled_interiors(s: State) -> None:
    """The Interior Locations are shuffled anew."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("reshuffled-interiors")


def discarded(s: State, seat: int, card: int) -> None:
    """{seat} discards {card}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("discarded")
    last.append(seat)
    last.append(card)


def kept(s: State, seat: int) -> None:
    """The event `kept`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("kept")
    last.append(seat)


def lost(s: State, seat: int, card: int) -> None:
    """{seat} loses {card}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("lost")
    last.append(seat)
    last.append(card)


def detached(s: State, action: int) -> None:
    """{action} is over, and goes to the discard pile."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("detached")
    last.append(action)


def salvaged(s: State, seat: int, card: int) -> None:
    """{seat} takes {card} from the discard pile."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("salvaged")
    last.append(seat)
    last.append(card)


def fitted(s: State, seat: int, card: int) -> None:
    """{seat} fits {card} from the discard pile onto the Camera."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("fitted")
    last.append(seat)
    last.append(card)


def explored(s: State, cell: int, house: int) -> None:
    """The Location in the {cell} is revealed: {house}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("explored")
    last.append(cell)
    last.append(house)


def went(s: State, seat: int, cell: int, house: int) -> None:
    """{seat} moves to {house}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("went")
    last.append(seat)
    last.append(cell)
    last.append(house)


def left(s: State, seat: int, cell: int, house: int) -> None:
    """{seat} steps out to {house}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("left")
    last.append(seat)
    last.append(cell)
    last.append(house)


def put_out(s: State, seat: int, cell: int, house: int) -> None:
    """{seat} stands outside again, before {house}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("put-out")
    last.append(seat)
    last.append(cell)
    last.append(house)


def entered(s: State, seat: int, house: int, *rooms: int) -> None:
    """The event `entered`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("entered")
    last.append(seat)
    last.append(house)
    last.extend(rooms)


def walked(s: State, seat: int, step: int, room: int) -> None:
    """{seat} walks on to the {room}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("walked")
    last.append(seat)
    last.append(step)
    last.append(room)


def followed(s: State, seat: int, ghost: int) -> None:
    """{ghost} follows {seat}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("followed")
    last.append(seat)
    last.append(ghost)


def vanished(s: State, ghost: int) -> None:
    """{ghost} is left alone, and vanishes."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("vanished")
    last.append(ghost)


def left_behind(s: State, ghost: int) -> None:
    """{ghost} is left behind in the house, and goes to the discard pile."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("left-behind")
    last.append(ghost)


def boss_appeared(s: State, seat: int, boss: int) -> None:
    """{boss} waits for {seat} in the Shrine."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("boss-appeared")
    last.append(seat)
    last.append(boss)


def boss_withdrew(s: State, seat: int, boss: int) -> None:
    """{boss} sinks back among the Bosses."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("boss-withdrew")
    last.append(seat)
    last.append(boss)


def faced(s: State, seat: int, ghost: int) -> None:
    """{seat} faces {ghost}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("faced")
    last.append(seat)
    last.append(ghost)


def rolled(s: State, seat: int, boss_die: int, *dice: int) -> None:
    """The event `rolled`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("rolled")
    last.append(seat)
    last.append(boss_die)
    last.extend(dice)


def added(s: State, seat: int, by: int, *dice: int) -> None:
    """Cards in play add {by} to each attack die: {dice}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("added")
    last.append(seat)
    last.append(by)
    last.extend(dice)


def subtracted(s: State, seat: int, by: int, *dice: int) -> None:
    """Cards in play take {by} off each attack die: {dice}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("subtracted")
    last.append(seat)
    last.append(by)
    last.extend(dice)


def raised(s: State, seat: int, die: int, value: int) -> None:
    """{seat} turns {die} to {value}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("raised")
    last.append(seat)
    last.append(die)
    last.append(value)


def effect(s: State, seat: int, ghost: int) -> None:
    """The event `effect`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("effect")
    last.append(seat)
    last.append(ghost)


def failed(s: State, seat: int, ghost: int) -> None:
    """{seat} fails against {ghost}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("failed")
    last.append(seat)
    last.append(ghost)


def captured(s: State, seat: int, ghost: int) -> None:
    """{seat} captures {ghost}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("captured")
    last.append(seat)
    last.append(ghost)


def struck(s: State, seat: int, boss: int, beads: int, life: int) -> None:
    """The event `struck`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("struck")
    last.append(seat)
    last.append(boss)
    last.append(beads)
    last.append(life)


def stood_firm(s: State, seat: int) -> None:
    """{seat} holds the camera steady, and stands firm."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("stood-firm")
    last.append(seat)


def thrown_out(s: State, seat: int, face: int) -> None:
    """The Boss die and an attack die both show {face}: {seat} is thrown out of the Shrine."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("thrown-out")
    last.append(seat)
    last.append(face)


def won(s: State, seat: int, boss: int) -> None:
    """{seat} defeats {boss} and leaves the village behind."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("won")
    last.append(seat)
    last.append(boss)


def warded(s: State, seat: int) -> None:
    """No Ghost Effect touches {seat} until the turn ends."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("warded")
    last.append(seat)


def flashed(s: State, seat: int) -> None:
    """{seat} will roll one more die in the next attack."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("flashed")
    last.append(seat)


def function(s: State, seat: int, card: int) -> None:
    """{seat} uses {card}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("function")
    last.append(seat)
    last.append(card)


def passed(s: State, seat: int) -> None:
    """{seat} passes."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("passed")
    last.append(seat)


def haunted(s: State, seat: int, ghost: int, *on: int) -> None:
    """The event `haunted`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("haunted")
    last.append(seat)
    last.append(ghost)
    last.extend(on)


def found(s: State, seat: int, card: int) -> None:
    """{seat} finds the {card}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("found")
    last.append(seat)
    last.append(card)


def replaced(s: State, seat: int, card: int) -> None:
    """{seat} takes {card} off the Camera."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("replaced")
    last.append(seat)
    last.append(card)


def upgraded(s: State, seat: int, card: int) -> None:
    """{seat} fits {card} onto the Camera."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("upgraded")
    last.append(seat)
    last.append(card)


def acted(s: State, seat: int, card: int) -> None:
    """{seat} plays {card}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("acted")
    last.append(seat)
    last.append(card)


def attached(s: State, seat: int, action: int, ghost: int) -> None:
    """{action} lies on {ghost} now."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("attached")
    last.append(seat)
    last.append(action)
    last.append(ghost)


def stole(s: State, seat: int, other: int, card: int) -> None:
    """{seat} takes {card} from {other}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("stole")
    last.append(seat)
    last.append(other)
    last.append(card)


def banished(s: State, ghost: int) -> None:
    """{ghost} is driven off, into the discard pile."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("banished")
    last.append(ghost)


def led(s: State, ghost: int, *seats: int) -> None:
    """{ghost} is called to {seats}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("led")
    last.append(ghost)
    last.extend(seats)
