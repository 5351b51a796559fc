"""Generated from events.py by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.state.log import log0, log1, log2, log3, log4
from gloaming.engine.state.state import State


def first(s: State, seat: int) -> None:
    """{seat} goes first."""
    log1(s.events, "first", seat)


def turn(s: State, seat: int, round: int) -> None:
    """Round {round}: {seat}'s turn."""
    log2(s.events, "turn", seat, round)


def closing(s: State, rounds: int) -> None:
    """The event `closing`."""
    log1(s.events, "closing", rounds)


def nobody_left(s: State, round: int) -> None:
    """Round {round} is over and no Boss has been defeated. Nobody escapes from the village."""
    log1(s.events, "nobody-left", round)


def skipped(s: State, seat: int) -> None:
    """{seat} skips this turn."""
    log1(s.events, "skipped", seat)


def held(s: State, seat: int) -> None:
    """{seat} will skip the next turn."""
    log1(s.events, "held", seat)


def drew(s: State, knowers: int, seat: int, card: int) -> None:
    """{seat} draws {card}. Others see: {seat} draws a card."""
    s.tell_only(knowers, ("drew", seat, card), ("drew", seat, -1))


def reshuffled(s: State) -> None:
    """The discard pile is shuffled into a new deck."""
    log0(s.events, "reshuffled")


def reshuffled_interiors(s: State) -> None:
    """The discarded Interior Locations are shuffled into a new deck."""
    log0(s.events, "reshuffled-interiors")


def discarded(s: State, seat: int, card: int) -> None:
    """{seat} discards {card}."""
    log2(s.events, "discarded", seat, card)


def kept(s: State, seat: int) -> None:
    """The event `kept`."""
    log1(s.events, "kept", seat)


def lost(s: State, seat: int, card: int) -> None:
    """{seat} loses {card}."""
    log2(s.events, "lost", seat, card)


def nothing_lost(s: State, seat: int, part: int) -> None:
    """{seat} has no {part} to lose."""
    log2(s.events, "nothing-lost", seat, part)


def guarded(s: State, seat: int, ghost: int, part: int) -> None:
    """{ghost} protects {seat}: no {part} is lost."""
    log3(s.events, "guarded", seat, ghost, part)


def nothing_discarded(s: State, seat: int) -> None:
    """{seat} has no card to discard."""
    log1(s.events, "nothing-discarded", seat)


def detached(s: State, action: int) -> None:
    """{action} is discarded."""
    log1(s.events, "detached", action)


def salvaged(s: State, seat: int, card: int) -> None:
    """{seat} takes {card} from the discard pile."""
    log2(s.events, "salvaged", seat, card)


def fitted(s: State, seat: int, card: int) -> None:
    """{seat} adds {card} from the discard pile to the Camera."""
    log2(s.events, "fitted", seat, card)


def explored(s: State, cell: int, house: int) -> None:
    """The Location in the {cell} is revealed: {house}."""
    log2(s.events, "explored", cell, house)


def went(s: State, seat: int, cell: int, house: int) -> None:
    """{seat} moves to {house}."""
    log3(s.events, "went", seat, cell, house)


def left(s: State, seat: int, cell: int, house: int) -> None:
    """{seat} leaves the house to {house}."""
    log3(s.events, "left", seat, cell, house)


def put_out(s: State, seat: int, cell: int, house: int) -> None:
    """{seat} is outside again, at {house}."""
    log3(s.events, "put-out", seat, cell, house)


def entered(s: State, seat: int, house: int, *rooms: int) -> None:
    """The event `entered`."""
    s.tell(("entered", seat, house, *rooms))


def walked(s: State, seat: int, step: int, room: int) -> None:
    """{seat} moves to the {room}."""
    log3(s.events, "walked", seat, step, room)


def followed(s: State, seat: int, ghost: int) -> None:
    """{ghost} follows {seat}."""
    log2(s.events, "followed", seat, ghost)


def vanished(s: State, ghost: int) -> None:
    """{ghost} is left alone and vanishes."""
    log1(s.events, "vanished", ghost)


def left_behind(s: State, ghost: int) -> None:
    """{ghost} is left behind in the house and is discarded."""
    log1(s.events, "left-behind", ghost)


def boss_appeared(s: State, seat: int, boss: int) -> None:
    """{boss} waits for {seat} in the Shrine."""
    log2(s.events, "boss-appeared", seat, boss)


def boss_withdrew(s: State, seat: int, boss: int) -> None:
    """{boss} returns to the Boss pile."""
    log2(s.events, "boss-withdrew", seat, boss)


def faced(s: State, seat: int, ghost: int) -> None:
    """{seat} faces {ghost}."""
    log2(s.events, "faced", seat, ghost)


def rolled(s: State, seat: int, boss_die: int, *dice: int) -> None:
    """The event `rolled`."""
    s.tell(("rolled", seat, boss_die, *dice))


def added(s: State, seat: int, by: int, *dice: int) -> None:
    """Cards in play add {by} to each attack die: {dice}."""
    s.tell(("added", seat, by, *dice))


def subtracted(s: State, seat: int, by: int, *dice: int) -> None:
    """Cards in play subtract {by} from each attack die: {dice}."""
    s.tell(("subtracted", seat, by, *dice))


def raised(s: State, seat: int, die: int, value: int) -> None:
    """{seat} raises {die} to {value}."""
    log3(s.events, "raised", seat, die, value)


def effect(s: State, seat: int, ghost: int) -> None:
    """The event `effect`."""
    log2(s.events, "effect", seat, ghost)


def spared(s: State, seat: int, ghost: int, *rooms: int) -> None:
    """The event `spared`."""
    s.tell(("spared", seat, ghost, *rooms))


def failed(s: State, seat: int, ghost: int) -> None:
    """{seat} fails against {ghost}."""
    log2(s.events, "failed", seat, ghost)


def captured(s: State, seat: int, ghost: int) -> None:
    """{seat} captures {ghost}."""
    log2(s.events, "captured", seat, ghost)


def struck(s: State, seat: int, boss: int, beads: int, life: int) -> None:
    """The event `struck`."""
    log4(s.events, "struck", seat, boss, beads, life)


def stood_firm(s: State, seat: int) -> None:
    """{seat} holds the camera steady and is not thrown out."""
    log1(s.events, "stood-firm", seat)


def thrown_out(s: State, seat: int, face: int) -> None:
    """The Boss die and an attack die both show {face}: {seat} is thrown out of the Shrine."""
    log2(s.events, "thrown-out", seat, face)


def won(s: State, seat: int, boss: int) -> None:
    """{seat} defeats {boss} and leaves the village behind."""
    log2(s.events, "won", seat, boss)


def warded(s: State, seat: int) -> None:
    """{seat} ignores Ghost Effects for the rest of the turn."""
    log1(s.events, "warded", seat)


def flashed(s: State, seat: int) -> None:
    """{seat} will roll 1 more attack die in the next attack."""
    log1(s.events, "flashed", seat)


def function(s: State, seat: int, card: int) -> None:
    """{seat} uses {card}."""
    log2(s.events, "function", seat, card)


def passed(s: State, seat: int) -> None:
    """{seat} passes."""
    log1(s.events, "passed", seat)


def haunted(s: State, seat: int, ghost: int, *on: int) -> None:
    """The event `haunted`."""
    s.tell(("haunted", seat, ghost, *on))


def found(s: State, seat: int, card: int) -> None:
    """{seat} finds the {card}."""
    log2(s.events, "found", seat, card)


def replaced(s: State, seat: int, card: int) -> None:
    """{seat} removes {card} from the Camera."""
    log2(s.events, "replaced", seat, card)


def upgraded(s: State, seat: int, card: int) -> None:
    """{seat} adds {card} to the Camera."""
    log2(s.events, "upgraded", seat, card)


def acted(s: State, seat: int, card: int) -> None:
    """{seat} plays {card}."""
    log2(s.events, "acted", seat, card)


def attached(s: State, seat: int, action: int, ghost: int) -> None:
    """{seat} attaches {action} to {ghost}."""
    log3(s.events, "attached", seat, action, ghost)


def stole(s: State, seat: int, other: int, card: int) -> None:
    """{seat} takes {card} from {other}."""
    log3(s.events, "stole", seat, other, card)


def banished(s: State, ghost: int) -> None:
    """{ghost} is discarded."""
    log1(s.events, "banished", ghost)


def led(s: State, ghost: int, *seats: int) -> None:
    """{ghost} is moved to {seats}."""
    s.tell(("led", ghost, *seats))
