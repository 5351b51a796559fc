"""The options of Fatal Frame, each with its verb, label and arguments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gloaming.engine.content.schema import word
from gloaming.engine.phrases import count, listed, player
from gloaming.engine.rules.declarations import Declared, Number
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.constants import (
    CELL_NAMES,
    CELLS,
    ENTER,
    GO,
    INSIDE,
    LEAVE,
    LEAVE_BY_TWIN,
    LONGEST,
    MOVE,
    NOTHING,
    PHASES,
)
from gloaming.games.fatal_frame.events import CELL, DIE, SEAT
from gloaming.games.fatal_frame.rules.cards import held, of_kind
from gloaming.games.fatal_frame.rules.dice import BOSS_DIE
from gloaming.games.fatal_frame.rules.sentences import alike, cell_name, which
from gloaming.games.fatal_frame.rules.verbs.take import Take
from gloaming.games.fatal_frame.state import State
from gloaming.games.fatal_frame.upgrades import Function, Orb


def _of_kind(s: State, cards: tuple[int, ...], kind: int) -> list[str]:
    return [s.box.piece[card] for card in cards if s.box.kind[card] == kind]


def _lying(s: State, seat: int) -> tuple[int, ...]:
    return s.album[seat] + s.items[seat] + s.camera[seat]


def _unused(s: State, kind: int) -> list[str]:
    """Return the ids of the unused Functions of a kind on the current player's Camera."""
    return [s.box.piece[card] for card in s.functions(s.turn) if s.box.kind[card] == kind and card not in s.used]


def _yourself(s: State, seat: int) -> str:
    return "yourself" if seat == s.turn else player(seat)


def _those_there(s: State, seat: int) -> str:
    """Return a text that lists the players at the Location of a seat."""
    return listed([_yourself(s, other) for other in s.seats_at(s.place(seat))])


def _alike(s: State, ghost: int) -> list[str]:
    return [s.box.piece[card] for card in alike(s, ghost)]


def _in_hand(s: State, kind: int) -> list[str]:
    return _of_kind(s, s.hand[s.turn], kind)


def _deed_kind(deed: str) -> Number[State]:
    """Return the declaration of an option argument: the kind of an Action in hand that has this verb."""

    def kinds(box: Box) -> Sequence[int]:
        return [kind for kind, deed_of in enumerate(box.deed) if deed_of is not None and word(type(deed_of)) == deed]

    return Number(kinds, _name, _in_hand, id=_id)


def _name(s: State, kind: int) -> str:
    return s.box.entry[kind].name


def _id(s: State, kind: int) -> str:
    return "nothing" if kind == NOTHING else s.box.entry[kind].id


HELD: Final[Number[State]] = Number(lambda box: range(len(box.entry)), _name, _in_hand, id=_id)
LYING: Final[Number[State]] = Number(
    lambda box: range(len(box.entry)), _name, lambda s, kind: _of_kind(s, _lying(s, s.turn), kind), id=_id
)
DISCARDED: Final[Number[State]] = Number(
    lambda box: range(len(box.entry)), _name, lambda s, kind: _of_kind(s, s.discard, kind), id=_id
)
TAKEN: Final[Number[State]] = Number(lambda box: range(len(box.entry)), _name, id=_id)
GHOST_HELD: Final[Number[State]] = Number(lambda box: range(box.first_item), _name, _in_hand, id=_id)
ITEM_HELD: Final[Number[State]] = Number(lambda box: range(box.first_item, box.first_upgrade), _name, _in_hand, id=_id)
UPGRADE: Final[Number[State]] = Number(lambda box: range(box.first_upgrade, box.first_action), _name, _unused, id=_id)
OLD: Final[Number[State]] = Number(lambda box: [NOTHING, *range(box.first_upgrade, box.first_action)], id=_id)
YOU_OR_OTHER: Final = SEAT.labeled(_yourself)
NAMED_CELL: Final = CELL.labeled(cell_name)
AT: Final[Number[State]] = Number(
    4,
    _those_there,
    lambda s, seat: [f"seat-{other}" for other in s.seats_at(s.place(seat))],
    id=SEAT.id,
    axis=SEAT.axis,
)
GHOST: Final[Number[State]] = Number(
    lambda box: range(len(box.piece)), which, _alike, id=lambda s, card: s.box.card[card].id
)
WAYS: Final = ("to-cell", "into-house", "to-room", "out", "out-by-twin")
"""The ids of the kinds of moves, indexed by the numbers of the kinds."""
WAY: Final[Number[Any]] = Number(LEAVE_BY_TWIN + 1, id=lambda box, way: WAYS[way])
TO: Final[Number[Any]] = Number(max(CELLS, LONGEST))
STEP: Final[Number[Any]] = Number(len(PHASES), id=lambda box, step: PHASES[step])


# Moves


def _way(s: State, seat: int, way: int, to: int) -> str:
    if way == GO:
        return f"to {cell_name(s, to)}" if s.explored[to] else f"to the {CELL_NAMES[to]} Location"
    house = s.box.exteriors[s.exterior[s.at[seat]]]
    if way == ENTER:
        ready = f", {s.points(seat)} of {s.threshold} points" if s.exterior[s.at[seat]] == s.box.shrine else ""
        return f"into {house.name} ({count(house.rooms, 'room')}{ready})"
    if way == INSIDE:
        return f"to the {s.box.interiors[s.path[seat][to]].name}"
    if way == LEAVE:
        return f"out of {house.name}"
    twin = s.box.twin[s.exterior[s.at[seat]]]
    note = "" if s.explored[s.exterior.index(twin)] else ", its face-down twin"
    return f"out to {s.box.exteriors[twin].name}{note}"


def _unexplored(s: State, way: int, to: int) -> str:
    return "face down" if way == GO and not s.explored[to] else ""


def _covered(s: State, way: int, to: int) -> str:
    """Return the heading under which moves to face-down Locations are grouped, "" for other moves."""
    return "Move to a face-down Location" if _unexplored(s, way, to) else ""


def _end(s: State, seat: int, way: int, to: int) -> list[str]:
    """Return the id of the destination of a move, or an empty list if the destination is not known."""
    if way == GO:
        return [f"cell-{to}"]
    if way == INSIDE:
        return [s.box.interiors[s.path[seat][to]].id]
    if way in (ENTER, LEAVE):
        return [f"cell-{s.at[seat]}"]
    cell = s.exterior.index(s.box.twin[s.exterior[s.at[seat]]])
    return [f"cell-{cell}"] if s.explored[cell] else []


# Fights


def _power(s: State, ghost: int) -> str:
    return f"Power {s.box.power(ghost)}"


def _die(s: State, die: int) -> str:
    if die == BOSS_DIE:
        return f"the Boss die (now {s.boss_die})"
    return f"attack die {die + 1} (now {s.final[die]})"


def _orb(s: State, die: int) -> str:
    orb, gives = next((card, gives) for card in s.camera[s.turn] if isinstance(gives := s.box.gives[card], Orb))
    return f"{s.box.name(orb)}: add {gives.add} to {_die(s, die)}"


def _orbs(s: State, die: int) -> list[str]:
    gives = s.box.gives
    return [*DIE.pieces(s, die), *[s.box.piece[card] for card in s.camera[s.turn] if isinstance(gives[card], Orb)]]


def _add(s: State, kind: int, die: int) -> str:
    gives = s.box.upgrade_kind(kind).gives
    assert isinstance(gives, Function)
    return f"{_name(s, kind)}: add {gives.add} to {_die(s, die)}"


# Plays


def _upgrade(s: State, kind: int, old: int) -> str:
    if old == NOTHING:
        return f"{_name(s, kind)}: add to your Camera"
    return f"{_name(s, kind)}: replace {_name(s, old)}"


def _upgraded(s: State, kind: int, old: int) -> list[str]:
    there = f"camera-{s.turn}" if old == NOTHING else s.box.piece[held(s, s.turn, old)]
    return [*_of_kind(s, s.hand[s.turn], kind), there]


def _says(s: State, kind: int) -> str:
    """Return the rules text of a card for use within a sentence."""
    text = s.box.entry[kind].says(s.box.names)
    return f"{text[0].lower()}{text[1:].rstrip('.')}"


def _deed(s: State, kind: int) -> str:
    return f"{_name(s, kind)}: {_says(s, kind)}"


def _on_film(s: State, kind: int) -> list[str]:
    return [*_of_kind(s, s.hand[s.turn], kind), s.box.piece[s.film(s.turn)]]


def _displaced(s: State, kind: int, seat: int, way: int, to: int) -> list[str]:
    return [*_of_kind(s, s.hand[s.turn], kind), f"seat-{seat}", *_end(s, seat, way, to)]


def _taken(s: State, kind: int, seat: int, taken: int) -> list[str]:
    return [*_of_kind(s, s.hand[s.turn], kind), f"seat-{seat}", *_of_kind(s, _lying(s, seat), taken)]


def _take(s: State, kind: int, seat: int, taken: int) -> str:
    deed = s.box.deed[kind]
    assert isinstance(deed, Take)
    if deed.steal:
        return f"{_name(s, kind)}: take {_name(s, taken)} from {player(seat)}"
    return f"{_name(s, kind)}: {player(seat)} loses {_name(s, taken)}"


def _put_out(s: State, kind: int, seat: int) -> str:
    return f"{_name(s, kind)}: move {player(seat)} out of {s.box.exteriors[s.exterior[s.at[seat]]].name}"


OPTIONS: Final[tuple[Declared[State], ...]] = (
    Declared("pass", "Pass", goes_on=True),
    Declared("end-turn", "End your turn", goes_on=True),
    Declared("draw", "Draw 1 card", goes_on=True),
    Declared("discard", "Discard {kind}", kind=HELD),
    Declared(
        "keep", lambda s: f"Discard nothing: {s.box.the(s.giver(s.turn, 'keep-hand'))} protects your hand", goes_on=True
    ),
    Declared("pay", "Pay with {kind}", kind=HELD),
    Declared("lose", "Lose {kind}", kind=LYING),
    Declared("give-up", "Give up {kind}", kind=LYING),
    Declared("salvage", "Take {kind}", kind=DISCARDED),
    Declared("leave-it", "Take nothing", goes_on=True),
    Declared("function", lambda s, kind: f"Use {_name(s, kind)}", detail=_says, kind=UPGRADE),
    # Moves
    Declared(
        "move",
        lambda s, way, to: f"Move {_way(s, s.turn, way, to)}",
        detail=_unexplored,
        group=_covered,
        within=lambda s, way, to: CELL_NAMES[to] if _unexplored(s, way, to) else "",
        pieces=lambda s, way, to: _end(s, s.turn, way, to),
        way=WAY,
        to=TO,
    ),
    Declared("stay", "Stop moving", goes_on=True),
    Declared("go-on", "Use no Function", goes_on=True),
    Declared("scout", "Reveal {cell}", cell=NAMED_CELL),
    # Fights
    Declared("fight", lambda s, ghost: f"Fight {which(s, ghost)}", detail=_power, ghost=GHOST),
    Declared("orb", _orb, pieces=_orbs, die=DIE),
    Declared("add", _add, pieces=lambda s, kind, die: [*DIE.pieces(s, die), *_unused(s, kind)], kind=UPGRADE, die=DIE),
    Declared("stand", "Let the dice stand", goes_on=True),
    Declared(
        "only",
        lambda s, step: "Move, but do not play" if step == MOVE else "Play, but do not move",
        step=STEP,
    ),
    # Plays
    Declared(
        "ghost",
        lambda s, kind, seat: f"{_name(s, kind)} (Power {s.box.ghosts[kind].power}) on {_those_there(s, seat)}",
        kind=GHOST_HELD,
        seat=AT,
    ),
    Declared(
        "item",
        lambda s, kind: f"{_name(s, kind)}: {s.box.value[of_kind(s.box, s.hand[s.turn], kind)]} points",
        kind=ITEM_HELD,
    ),
    Declared("upgrade", _upgrade, pieces=_upgraded, kind=UPGRADE, old=OLD),
    Declared("attach", "{kind} on {ghost}", kind=_deed_kind("attach"), ghost=GHOST),
    Declared("attach-film", _deed, pieces=_on_film, kind=_deed_kind("attach-film")),
    Declared("do", _deed, kind=_deed_kind("do")),
    Declared(
        "displace",
        lambda s, kind, seat, way, to: f"{_name(s, kind)}: move {_yourself(s, seat)} {_way(s, seat, way, to)}",
        pieces=_displaced,
        kind=_deed_kind("displace"),
        seat=YOU_OR_OTHER,
        way=WAY,
        to=TO,
    ),
    Declared("take", _take, pieces=_taken, kind=_deed_kind("take"), seat=SEAT, taken=TAKEN),
    Declared("others-discard", _deed, kind=_deed_kind("others-discard")),
    Declared("put-out", _put_out, kind=_deed_kind("put-out"), seat=SEAT),
    Declared("hold", "{kind}: {seat} skips their next turn", kind=_deed_kind("hold"), seat=SEAT),
    Declared("banish", "{kind}: discard {ghost}", kind=_deed_kind("banish"), ghost=GHOST),
    Declared("lead", "{kind}: move {ghost} to {seat}", kind=_deed_kind("lead"), ghost=GHOST, seat=AT),
    Declared("snapshot", "{kind}: capture {ghost}", kind=_deed_kind("snapshot"), ghost=GHOST),
)

_BY_VERB: Final = {declared.verb: declared for declared in OPTIONS}


def pieces_of(s: State, option: Option) -> Sequence[str]:
    """Return the ids of the pieces that an option refers to."""
    return _BY_VERB[option[0]].points_at(s, option[1:])
