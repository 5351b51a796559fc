"""The observation of a game: its places, their names and bounds, and how they are written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any, Final

from gloaming.engine.errors import RulesFault
from gloaming.engine.flow import Program
from gloaming.engine.observation.binding import NO_AXIS, Binder, cards_of
from gloaming.engine.observation.parts import Part
from gloaming.engine.observation.writers import Context, Places
from gloaming.engine.state.meanings import MOST, SEAT, Axis, LeftOut
from gloaming.engine.state.state import State
from gloaming.engine.state.zones import ALL, NOBODY, Field, Value, Zone

NOT_ASKED: Final = -1
"""The seat to move of a match that is over."""

ARGUMENTS: Final = 5
"""The number of places for the arguments of the flow that asks the open question."""

HERE: Final = 0
TURN: Final = 1
ASKED: Final = 2
"""The first places of a seat: whether there is such a seat, whether it is its turn, and whether it is to move."""


class Observation:
    """What a seat may know of a position, as a flat vector of unsigned bytes: `game.observation`.

    size: the number of places, the same for every number of seats. names: the meaning of each place; `seat[me]` is the
    observing seat, `seat[+1]` the next one in turn order. high: the largest number at each place; the smallest is 0.
    version: a fingerprint of names and bounds. Packs and releases that change the places change the version; vectors of
    different versions cannot be compared.
    left_out: the reason why a field is left out, by the name of the field. fields: the declared fields; parts: the
    places of each field. axes: the axes that turn.
    """

    __slots__ = (
        "size",
        "names",
        "high",
        "version",
        "left_out",
        "fields",
        "parts",
        "axes",
        "_orders",
        "_members",
        "_questions",
        "_me",
        "_arguments",
        "_known",
    )

    def __init__(self, fields: Sequence[Field], program: Program, box: Any, seats: int) -> None:
        """Raises RulesFault, which names the fields, if the declarations do not say what their numbers stand for.

        seats: the maximum number of seats.
        """
        lacking = unexplained(fields)
        if lacking:
            raise RulesFault(f"these fields do not declare what they stand for ('of'): {', '.join(lacking)}")
        zones = {field.name: field for field in fields if isinstance(field, Zone)}
        binder = Binder(box, seats, zones)
        self.left_out: dict[str, str] = {}
        self.fields: Sequence[Field] = fields
        self.parts: list[Part] = []
        for field in fields:
            meaning = field.of
            if isinstance(meaning, LeftOut):
                self.left_out[field.name] = meaning.reason
            elif meaning is not None:
                self.parts += [Part(field, *bound) for bound in binder.bind(field, meaning)]
        self.axes: list[Axis] = binder.turning
        self._orders: dict[tuple[int, int], list[int]] = {}
        names: list[str] = []
        high: list[int] = []
        self._begin_question(program, seats, names, high)
        self._known: dict[str, tuple[int, Places]] = {}
        """For each back of hidden cards, the places of the cards that a seat knows beyond its view."""
        for back, axis in _hidden(zones.values()).items():
            self._known[back] = (len(names), binder.placed(axis, 1))
            names += [f"known.{name}" for name in binder.names(axis)]
            high += [most for _, most in binder.counts(axis)]
        for part in self.parts:
            if part.bound.turn == NO_AXIS:
                part.lay([len(names)])
                names += [part.field.name + end for end, _ in part.bound.labels]
                high += [most for _, most in part.bound.labels]
        self._members: list[tuple[int, Places]] = []
        for turn, axis in enumerate(self.axes):
            self._place_members(binder, turn, axis, names, high)
        self.names: tuple[str, ...] = tuple(names)
        self.high: bytes = bytes(high)
        self.size: int = len(names)
        self.version: str = blake2b("\n".join(names).encode() + self.high, digest_size=8).hexdigest()

    def write(self, state: State, seat: int, asked: int, out: Any = None) -> Any:
        """Return the observation of a seat. The parameters not listed here are those of `Match.observe`.

        asked: the seat to move, NOT_ASKED when the match is over.
        """
        written = bytearray(self.size)
        context = Context(state, seat, self.orders(state, seat))
        self.begin(written, context)
        self.write_question(written, context, asked)
        self.write_known(written, context)
        for part in self.parts:
            part.write(written, context)
        return written if out is None else self.copied(written, out)

    def question_places(self) -> tuple[dict[int, int], int, tuple[int, int], int, int]:
        """Return where `write_question` writes, for generated code.

        The place of each step that asks a question; the first place of the arguments; the first places of whose turn it
        is and of the seat to move; the number of places of a seat; the number of places of arguments.
        """
        seats, places = self._members[0]
        return self._questions, self._arguments, (seats + TURN, seats + ASKED), places.stride, ARGUMENTS

    def copied(self, written: bytearray, out: Any) -> Any:
        """Copy an observation into a buffer, and return the buffer. Raises ValueError for a buffer of another size."""
        places = memoryview(out).cast("B")
        if len(places) != self.size:
            raise ValueError(f"an observation has {self.size} bytes, but the buffer has {len(places)}")
        places[:] = written
        return out

    def misfits(self, state: State, seat: int) -> list[str]:
        """Return the names of the fields with numbers that do not fit their declared meanings."""
        context = Context(state, seat, self.orders(state, seat))
        wrong: list[str] = []
        for part in self.parts:
            context.misfits = 0
            part.write(bytearray(self.size), context)
            if context.misfits:
                wrong.append(part.field.name)
        return wrong

    def orders(self, state: State, seat: int) -> list[list[int]]:
        """Return for each axis that turns the place of each member from a seat's point of view.

        The same order is always the same object.
        """
        found: list[list[int]] = []
        for axis in self.axes:
            assert axis.count is not None and axis.start is not None
            count, start = axis.count(state), axis.start(state, seat)
            order = self._orders.get((count, start))
            if order is None:
                order = [(member - start) % count for member in range(count)]
                self._orders[count, start] = order
            found.append(order)
        return found

    def begin(self, out: bytearray, context: Context) -> None:
        """Write what changes only with the orders: who is there, and the number of the observing seat."""
        out[self._me + context.seat] = 1
        for begin, places in self._members:
            for member in context.orders[places.turn]:
                out[begin + HERE + member * places.stride] = 1

    def write_question(self, out: bytearray, context: Context, asked: int) -> list[int]:
        """Write whose turn it is and the open question. Return the places with other numbers than 0."""
        state = context.state
        seats, places = self._members[0]
        set_here = [seats + TURN + places.of(state.turn, context)]
        if asked != NOT_ASKED:
            set_here.append(seats + ASKED + places.of(asked, context))
            set_here.append(self._questions[state.step])
        for place in set_here:
            out[place] = 1
        if asked != NOT_ASKED:
            at = self._arguments
            for number in state.arguments()[:ARGUMENTS]:
                if number >= 0:
                    out[at] = min(number + 1, MOST)
                    set_here.append(at)
                at += 1
        return set_here

    def write_known(self, out: bytearray, context: Context) -> list[int]:
        """Write the hidden cards that the seat knows. Return the places with other numbers than 0."""
        seat = context.seat
        known: set[tuple[str, int]] = set()
        for trace in context.state.traces:
            if trace.only >= 0 and trace.knowers >> seat & 1:
                known.add((trace.back, trace.only))
        set_here: list[int] = []
        for back, card in known:
            first, kinds = self._known[back]
            place = first + kinds.of(card, context)
            out[place] += 1
            set_here.append(place)
        return set_here

    def _begin_question(self, program: Program, seats: int, names: list[str], high: list[int]) -> None:
        """Add the places of the open question, and of the number of the observing seat."""
        self._questions: dict[int, int] = {}
        for number, step in enumerate(program.steps):
            if step.offer is not None:
                self._questions[number] = len(names)
                names.append(f"question={program.names[number]}")
        self._me: int = len(names)
        names += [f"me={seat}" for seat in range(seats)]
        high += [1] * len(names)
        self._arguments: int = len(names)
        names += [f"argument[{number}]" for number in range(ARGUMENTS)]
        high += [MOST] * ARGUMENTS

    def _place_members(self, binder: Binder, turn: int, axis: Axis, names: list[str], high: list[int]) -> None:
        """Add the places of each member of an axis that turns: whether there is one, and its parts of fields."""
        parts = [part for part in self.parts if part.bound.turn == turn]
        if not parts and axis is not SEAT:
            return
        begin = len(names)
        labels = [("here", 1)]
        if axis is SEAT:
            labels += [("turn", 1), ("asked", 1)]
        starts: list[int] = []
        for part in parts:
            starts.append(begin + len(labels))
            labels += [(part.field.name + end, most) for end, most in part.bound.labels]
        self._members.append((begin, binder.hoisted(axis)))
        for places in binder.strided[turn]:
            places.stride = len(labels)
        for part, start in zip(parts, starts):
            part.lay([start + member * len(labels) for member in range(len(binder.names(axis)))])
        for member in binder.names(axis):
            names += [f"{axis.name}[{member}].{name}" for name, _ in labels]
            high += [most for _, most in labels]


def unexplained(fields: Sequence[Field]) -> list[str]:
    """Return the names of the fields that do not say what they stand for, except those that nobody sees."""
    return [
        field.name for field in fields if field.of is None and not (isinstance(field, Value) and field.seen == NOBODY)
    ]


def _hidden(zones: Iterable[Zone]) -> dict[str, Axis]:
    """Return the backs of the cards that some zone hides, with the axis of the cards."""
    hidden: dict[str, Axis] = {}
    for zone in zones:
        axis = None if zone.of is None or zone.seen == ALL else cards_of(zone.of)
        if axis is not None:
            hidden[zone.back] = axis
    return hidden
