"""The events of Fatal Frame, each with its verb, log text and arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.engine.phrases import count, either_of, listed, player
from gloaming.engine.rules.declarations import Declared, Number, each
from gloaming.engine.state import meanings
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.cards import PART_NAMES, PARTS
from gloaming.games.fatal_frame.constants import CELL_NAMES, CELLS, FACES, LONGEST, MOST_DICE
from gloaming.games.fatal_frame.rules.dice import BOSS_DIE

SEAT: Final[Number[Any]] = Number(
    4,
    lambda box, seat: player(seat),
    lambda box, seat: f"seat-{seat}",
    id=lambda box, seat: f"seat-{seat}",
    axis=meanings.SEAT,
)
CARD: Final[Number[Box]] = Number(
    lambda box: len(box.piece), lambda box, card: box.name(card), lambda box, card: box.piece[card]
)
GHOST: Final[Number[Box]] = Number(
    lambda box: len(box.piece), lambda box, card: box.the(card), lambda box, card: box.piece[card]
)
ACTION: Final[Number[Box]] = Number(
    lambda box: box.first_boss, lambda box, card: box.name(card), lambda box, card: box.piece[card]
)
BOSS_CARD: Final[Number[Box]] = Number(
    lambda box: len(box.bosses), lambda box, boss: f"the {box.bosses[boss].name}", lambda box, boss: box.bosses[boss].id
)
CELL: Final[Number[Any]] = Number(
    CELLS, lambda box, cell: CELL_NAMES[cell], lambda box, cell: f"cell-{cell}", id=lambda box, cell: CELL_NAMES[cell]
)
HOUSE: Final[Number[Box]] = Number(CELLS, lambda box, location: box.exteriors[location].name)
ROOM: Final[Number[Box]] = Number(
    lambda box: len(box.interiors), lambda box, room: box.interiors[room].name, lambda box, room: box.interiors[room].id
)
PART: Final[Number[Any]] = Number(len(PARTS), lambda box, part: PART_NAMES[PARTS[part]])
STEP: Final[Number[Any]] = Number(LONGEST)
ROUND: Final[Number[Any]] = Number(1_000_000)
FACE: Final[Number[Any]] = Number(FACES + 1)
CHANGE: Final[Number[Any]] = Number(100)
BEADS: Final[Number[Any]] = Number(100, lambda box, beads: count(beads, "bead"))
DIE: Final[Number[Any]] = Number(
    MOST_DICE + 1,
    lambda box, die: "the Boss die" if die == BOSS_DIE else f"attack die {die + 1}",
    lambda box, die: "boss-die" if die == BOSS_DIE else f"die-{die}",
    least=BOSS_DIE,
    id=lambda box, die: "boss-die" if die == BOSS_DIE else f"die-{die}",
)


def _rolled(box: Box, seat: int, boss_die: int, *dice: int) -> str:
    shown = f"; the Boss die shows {boss_die}" if boss_die else ""
    return f"{player(seat)} rolls {listed([str(die) for die in dice])}{shown}."


def _closing(box: Box, rounds: int) -> str:
    left = f"Only {rounds} rounds are left" if rounds > 1 else "This is the last round"
    return f"{left}. If no Boss is defeated, nobody escapes from the village."


def _dice(skipped: int) -> Callable[..., list[str]]:
    """Return a function that lists an event's pieces: the seat and all attack dice.

    skipped: the number of arguments after the seat that are not dice.
    """
    return lambda box, seat, *rest: [f"seat-{seat}", *[f"die-{die}" for die in range(len(rest) - skipped)]]


def _fought(piece: Callable[[Box, int], str]) -> Callable[..., list[str]]:
    """Return a function that lists an event's pieces: the fighting seat, the attack dice and the fought Ghost."""
    return lambda box, seat, ghost, *rest: [
        f"seat-{seat}",
        *[f"die-{die}" for die in range(MOST_DICE)],
        piece(box, ghost),
    ]


def _effect(box: Box, seat: int, ghost: int) -> str:
    white = box.white(ghost)
    text = f": {white.do.words()}" if white is not None else ""
    return f"{player(seat)} suffers the Ghost Effect of {box.the(ghost)}{text}."


def _spared(box: Box, seat: int, ghost: int, *rooms: int) -> str:
    thanks = f", thanks to the {listed([box.interiors[room].name for room in rooms])}" if rooms else ""
    return f"{player(seat)} ignores the Ghost Effect of {box.the(ghost)}{thanks}."


def _struck(box: Box, seat: int, boss: int, beads: int, life: int) -> str:
    removed = count(beads, "bead") if beads else "no bead"
    return f"{player(seat)} removes {removed} from the {box.bosses[boss].name}; {life} left."


def _kept(box: Box, seat: int) -> str:
    keepers = dict.fromkeys([ghost.name for ghost in box.ghosts if ghost.gift("keep-hand")])
    return f"{player(seat)} does not discard, thanks to the {either_of(list(keepers))}."


def _entered(box: Box, seat: int, house: int, *rooms: int) -> str:
    these = "this room" if len(rooms) == 1 else "these rooms"
    named = listed([box.interiors[room].name for room in rooms])
    return f"{player(seat)} enters {box.exteriors[house].name}, with {these}: {named}."


def _haunted(box: Box, seat: int, ghost: int, *on: int) -> str:
    named = listed(["themselves" if seat == other else player(other) for other in on])
    return f"{player(seat)} plays the Ghost {box.name(ghost)} on {named}."


EVENTS: Final[tuple[Declared[Box], ...]] = (
    # Turns and cards
    Declared("first", "{seat} goes first.", seat=SEAT),
    Declared("turn", "Round {round}: {seat}'s turn.", begins=True, seat=SEAT, round=ROUND),
    Declared("closing", _closing, rounds=ROUND),
    Declared(
        "nobody-left",
        "Round {round} is over and no Boss has been defeated. Nobody escapes from the village.",
        round=ROUND,
        scene="Nobody escapes",
    ),
    Declared("skipped", "{seat} skips this turn.", seat=SEAT),
    Declared("held", "{seat} will skip the next turn.", seat=SEAT),
    Declared("drew", "{seat} draws {card}.", public="{seat} draws a card.", seat=SEAT, card=CARD),
    Declared("reshuffled", "The discard pile is shuffled into a new deck."),
    Declared("reshuffled-interiors", "The discarded Interior Locations are shuffled into a new deck."),
    Declared("discarded", "{seat} discards {card}.", seat=SEAT, card=CARD),
    Declared("kept", _kept, seat=SEAT),
    Declared("lost", "{seat} loses {card}.", seat=SEAT, card=CARD),
    Declared("nothing-lost", "{seat} has no {part} to lose.", seat=SEAT, part=PART),
    Declared("guarded", "{ghost} protects {seat}: no {part} is lost.", seat=SEAT, ghost=GHOST, part=PART),
    Declared("nothing-discarded", "{seat} has no card to discard.", seat=SEAT),
    Declared("detached", "{action} is discarded.", action=ACTION),
    Declared("salvaged", "{seat} takes {card} from the discard pile.", seat=SEAT, card=CARD),
    Declared("fitted", "{seat} adds {card} from the discard pile to the Camera.", seat=SEAT, card=CARD),
    # Moves
    Declared("explored", "The Location in the {cell} is revealed: {house}.", cell=CELL, house=HOUSE),
    Declared("went", "{seat} moves to {house}.", seat=SEAT, cell=CELL, house=HOUSE),
    Declared("left", "{seat} leaves the house to {house}.", seat=SEAT, cell=CELL, house=HOUSE),
    Declared("put-out", "{seat} is outside again, at {house}.", seat=SEAT, cell=CELL, house=HOUSE),
    Declared("entered", _entered, seat=SEAT, house=HOUSE, rooms=each(ROOM)),
    Declared("walked", "{seat} moves to the {room}.", seat=SEAT, step=STEP, room=ROOM),
    Declared("followed", "{ghost} follows {seat}.", seat=SEAT, ghost=GHOST),
    Declared("vanished", "{ghost} is left alone and vanishes.", ghost=GHOST),
    Declared("left-behind", "{ghost} is left behind in the house and is discarded.", ghost=GHOST),
    Declared(
        "boss-appeared", "{boss} waits for {seat} in the Shrine.", seat=SEAT, boss=BOSS_CARD, scene="A Boss Ghost"
    ),
    Declared("boss-withdrew", "{boss} returns to the Boss pile.", seat=SEAT, boss=BOSS_CARD),
    # Fights
    Declared("faced", "{seat} faces {ghost}.", seat=SEAT, ghost=GHOST),
    Declared("rolled", _rolled, pieces=_dice(1), seat=SEAT, boss_die=FACE, dice=each(FACE)),
    Declared(
        "added",
        "Cards in play add {by} to each attack die: {dice}.",
        pieces=_dice(1),
        seat=SEAT,
        by=CHANGE,
        dice=each(CHANGE),
    ),
    Declared(
        "subtracted",
        "Cards in play subtract {by} from each attack die: {dice}.",
        pieces=_dice(1),
        seat=SEAT,
        by=CHANGE,
        dice=each(CHANGE),
    ),
    Declared("raised", "{seat} raises {die} to {value}.", seat=SEAT, die=DIE, value=CHANGE),
    Declared(
        "effect",
        _effect,
        pieces=_fought(lambda box, ghost: box.piece[ghost]),
        seat=SEAT,
        ghost=GHOST,
        scene="A Ghost Effect",
    ),
    Declared(
        "spared",
        _spared,
        pieces=lambda box, seat, ghost, *rooms: [
            f"seat-{seat}",
            box.piece[ghost],
            *[box.interiors[room].id for room in rooms],
        ],
        seat=SEAT,
        ghost=GHOST,
        rooms=each(ROOM),
    ),
    Declared(
        "failed",
        "{seat} fails against {ghost}.",
        pieces=_fought(lambda box, ghost: box.piece[ghost]),
        seat=SEAT,
        ghost=GHOST,
        scene="The ghost prevails",
    ),
    Declared("captured", "{seat} captures {ghost}.", seat=SEAT, ghost=GHOST, scene="Captured"),
    Declared(
        "struck",
        _struck,
        pieces=_fought(lambda box, boss: box.bosses[boss].id),
        seat=SEAT,
        boss=BOSS_CARD,
        beads=BEADS,
        life=BEADS,
        scene="The Boss is fought",
    ),
    Declared("stood-firm", "{seat} holds the camera steady and is not thrown out.", seat=SEAT),
    Declared(
        "thrown-out",
        "The Boss die and an attack die both show {face}: {seat} is thrown out of the Shrine.",
        pieces=lambda box, seat, face: [f"seat-{seat}", "boss-die"],
        seat=SEAT,
        face=FACE,
        scene="Thrown out",
    ),
    Declared(
        "won",
        "{seat} defeats {boss} and leaves the village behind.",
        seat=SEAT,
        boss=BOSS_CARD,
        scene="Out of the village",
    ),
    Declared("warded", "{seat} ignores Ghost Effects for the rest of the turn.", seat=SEAT),
    Declared("flashed", "{seat} will roll 1 more attack die in the next attack.", seat=SEAT),
    # Plays
    Declared("function", "{seat} uses {card}.", seat=SEAT, card=CARD),
    Declared("passed", "{seat} passes.", seat=SEAT),
    Declared("haunted", _haunted, seat=SEAT, ghost=GHOST, on=each(SEAT), scene="A ghost is called"),
    Declared("found", "{seat} finds the {card}.", seat=SEAT, card=CARD),
    Declared("replaced", "{seat} removes {card} from the Camera.", seat=SEAT, card=CARD),
    Declared("upgraded", "{seat} adds {card} to the Camera.", seat=SEAT, card=CARD),
    Declared("acted", "{seat} plays {card}.", seat=SEAT, card=CARD),
    Declared("attached", "{seat} attaches {action} to {ghost}.", seat=SEAT, action=ACTION, ghost=GHOST),
    Declared("stole", "{seat} takes {card} from {other}.", seat=SEAT, other=SEAT, card=CARD, scene="Taken away"),
    Declared("banished", "{ghost} is discarded.", ghost=GHOST),
    Declared("led", "{ghost} is moved to {seats}.", ghost=GHOST, seats=each(SEAT)),
)
