"""Bind the meanings of fields to places of an observation: to names, bounds and writers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gloaming.engine.errors import RulesFault
from gloaming.engine.observation.writers import (
    BitsWriter,
    CountWriter,
    JoinedWriter,
    OneWriter,
    OwnWriter,
    PackedWriter,
    PerWriter,
    PileWriter,
    Places,
    RowsWriter,
    SomeWriter,
    WhereWriter,
    WhichWriter,
    Writer,
)
from gloaming.engine.state.meanings import (
    MOST,
    SEAT,
    Axis,
    Bits,
    Count,
    FlatRows,
    Joined,
    Meaning,
    One,
    Packed,
    Pairs,
    Per,
    Pile,
    Some,
    Split,
    Where,
    Which,
    members,
)
from gloaming.engine.state.zones import ALL, LOOKED, NOBODY, OWNER, Field, Value, Zone

Label = tuple[str, int]
"""The end of the name of a place, and the largest number there."""

NO_AXIS: Final = -1


class Bound:
    """A meaning with its places. writer: writes them; labels: one for each place.

    turn: the index of the axis that turns and whose members have these places each, NO_AXIS if there is none.
    """

    __slots__ = ("writer", "labels", "turn")

    def __init__(self, writer: Writer, labels: list[Label], turn: int) -> None:
        self.writer: Writer = writer
        self.labels: list[Label] = labels
        self.turn: int = turn


class Hoist:
    """The first axis that turns, in what is being bound: its places become one set of places for each member.

    allowed: whether there may be such an axis. places: the members' places, None as long as there is no such axis.
    """

    __slots__ = ("allowed", "places")

    def __init__(self, allowed: bool) -> None:
        self.allowed: bool = allowed
        self.places: Places | None = None


class Binder:
    """Binds the meanings of all fields of a game.

    turning: the axes that turn; strided: for each of them, the places whose stride is the width of all places of a
    member, which is known only when all fields are bound.
    """

    def __init__(self, box: Any, seats: int, zones: Mapping[str, Zone]) -> None:
        self._box = box
        self._seats = seats
        self._zones = zones
        self._kinds: dict[Axis, tuple[list[str], list[int], int]] = {}
        self.turning: list[Axis] = [SEAT]
        self.strided: list[list[Places]] = [[]]

    def names(self, axis: Axis) -> list[str]:
        """Return the names of the kinds of an axis, or of the members of one that turns."""
        return self._kinds_of(axis)[0]

    def bind(self, field: Field, meaning: Meaning) -> list[tuple[Bound, int, int | None]]:
        """Return the places of a field, for each part of a list: from which entry on, and up to which (None: all)."""
        if isinstance(meaning, Joined):
            first = self._bound(field, meaning.of)
            return [(first, 0, meaning.size), (self._bound(field, meaning.rest), meaning.size, None)]
        return [(self._bound(field, meaning), 0, None)]

    def hoisted(self, axis: Axis) -> Places:
        """Return the places of the members of an axis that turns."""
        places = self.placed(axis, 0)
        self.strided[places.turn].append(places)
        return places

    def placed(self, axis: Axis, stride: int) -> Places:
        """Return the places of the numbers of an axis that does not turn, or of the members of one that does."""
        _, kinds, first = self._kinds_of(axis)
        return Places(self._turn(axis) if axis.turns else NO_AXIS, kinds, first, stride)

    def counts(self, axis: Axis) -> list[Label]:
        """Return the labels of the kinds of cards, each with the number of such cards."""
        names, kinds, _ = self._kinds_of(axis)
        return [(f".{name}", min(kinds.count(kind), MOST)) for kind, name in enumerate(names)]

    def _bound(self, field: Field, meaning: Meaning) -> Bound:
        hoist = Hoist(True)
        if isinstance(field, Value) and field.seen == OWNER:
            if not isinstance(meaning, Per) or not meaning.axis.turns:
                raise RulesFault(f"'{field.name}' has an owner for each entry: it must be per({SEAT.name}, ...)")
            places, _ = self._axis(meaning.axis, 0, hoist)
            writer, labels = self._of(field, meaning.of, hoist)
            bound = [(".seen", 1), *labels]
            return Bound(OwnWriter(places, writer, field.revealed), bound, places.turn)
        writer, labels = self._of(field, meaning, hoist)
        return Bound(writer, labels, NO_AXIS if hoist.places is None else hoist.places.turn)

    def _turn(self, axis: Axis) -> int:
        if axis not in self.turning:
            self.turning.append(axis)
            self.strided.append([])
        return self.turning.index(axis)

    def _kinds_of(self, axis: Axis) -> tuple[list[str], list[int], int]:
        known = self._kinds.get(axis)
        if known is None:
            names = list(members(self._seats) if axis is SEAT else axis.names(self._box))
            number = {name: kind for kind, name in enumerate(dict.fromkeys(names))}
            first = 0 if axis.first is None else axis.first(self._box)
            known = self._kinds[axis] = (list(number), [number[name] for name in names], first)
        return known

    def _axis(self, axis: Axis, stride: int, hoist: Hoist) -> tuple[Places, list[str] | None]:
        """Return the places of an axis, and its names; None instead of names if the members have places each."""
        if axis.turns and hoist.allowed and hoist.places is None:
            hoist.places = self.hoisted(axis)
            return hoist.places, None
        return self.placed(axis, stride), self.names(axis)

    def _of(self, field: Field, meaning: Meaning, hoist: Hoist) -> tuple[Writer, list[Label]]:
        """Return the writer of a meaning, and the labels of its places without the hoisted axis."""
        if isinstance(meaning, Count):
            return CountWriter(meaning.least, meaning.most), [("", meaning.most - meaning.least)]
        if isinstance(meaning, One):
            places, names = self._axis(meaning.axis, 1, hoist)
            apart = names is not None and meaning.none is not None
            labels = [("", 1)] if names is None else [(f"={name}", 1) for name in ["none"] * apart + names]
            return OneWriter(places, meaning.none, apart), labels
        if isinstance(meaning, Which):
            return self._which(field, meaning, hoist)
        if isinstance(meaning, Bits):
            places, names = self._axis(meaning.axis, 1, hoist)
            return BitsWriter(places), [("", 1)] if names is None else [(f".{name}", 1) for name in names]
        if isinstance(meaning, Some):
            return self._some(meaning, hoist)
        if isinstance(meaning, Per | Split):
            return self._per(field, meaning, hoist)
        if isinstance(meaning, FlatRows | Pairs):
            return self._rows(field, meaning)
        if isinstance(meaning, Packed):
            last = [(f".{digit}", most - 1) for digit, most in enumerate(meaning.radix)][1:]
            return PackedWriter(meaning.radix), [(".0", meaning.radix[0]), *last]
        if isinstance(meaning, Where):
            return self._where(meaning)
        if isinstance(meaning, Joined):
            first, labels = self._of(field, meaning.of, Hoist(False))
            rest, more = self._of(field, meaning.rest, Hoist(False))
            return JoinedWriter(meaning.size, [(0, first), (len(labels), rest)]), labels + more
        if isinstance(meaning, Pile) and isinstance(field, Zone):
            return self._pile(field, meaning)
        raise RulesFault(f"'{field.name}' cannot be observed as {type(meaning).__name__}")

    def _which(self, field: Field, meaning: Which, hoist: Hoist) -> tuple[Writer, list[Label]]:
        """Bind one number at a single place; at a place for each kind, as `One`, if a byte is too small."""
        kinds = len(self.names(meaning.axis))
        if kinds > MOST:
            return self._of(field, One(meaning.axis, meaning.none), hoist)
        return WhichWriter(self.placed(meaning.axis, 1), meaning.none), [("", kinds)]

    def _some(self, meaning: Some, hoist: Hoist) -> tuple[Writer, list[Label]]:
        by: Places | None = None
        inner: list[Label] = [("", meaning.most)]
        if meaning.by is not None:
            by, names = self._axis(meaning.by, 1, hoist)
            inner = inner if names is None else [(f".{name}", meaning.most) for name in names]
        places, names = self._axis(meaning.axis, len(inner), hoist)
        writer = SomeWriter(places, by, meaning.base, meaning.most, meaning.others)
        return writer, inner if names is None else [(f".{name}{end}", most) for name in names for end, most in inner]

    def _per(self, field: Field, meaning: Per | Split, hoist: Hoist) -> tuple[Writer, list[Label]]:
        places, names = self._axis(meaning.axis, 0, hoist)
        of, labels = self._of(field, meaning.of, hoist)
        if names is not None:
            places.stride = len(labels)
            labels = [(f"[{name}]{end}", most) for name in names for end, most in labels]
        return PerWriter(places, of, meaning.size if isinstance(meaning, Split) else 0, places.first), labels

    def _rows(self, field: Field, meaning: FlatRows | Pairs) -> tuple[Writer, list[Label]]:
        columns: list[tuple[int, Writer]] = []
        labels: list[Label] = []
        for number, of in enumerate(meaning.of):
            column, more = self._of(field, of, Hoist(False))
            columns.append((len(labels), column))
            labels += [(f".{number}{end}" if len(meaning.of) > 1 else end, most) for end, most in more]
        names = [(f"[{row}]{end}", most) for row in range(meaning.most) for end, most in labels]
        writer = RowsWriter(meaning.most, columns, len(labels), isinstance(meaning, FlatRows))
        return writer, [(".count", meaning.most), *names]

    def _where(self, meaning: Where) -> tuple[Writer, list[Label]]:
        zone = self._zones[meaning.zone].of
        if not isinstance(zone, Pile):
            raise RulesFault(f"'{meaning.zone}' is not a single pile of cards")
        places = len(self.names(meaning.axis))
        if places > MOST:
            raise RulesFault(f"the axis '{meaning.axis.name}' has {places} kinds, more than {MOST}")
        cards = [(f".{name}", places) for name in self.names(zone.axis)]
        return WhereWriter(meaning.zone, self.placed(zone.axis, 1), self.placed(meaning.axis, 1)), cards

    def _pile(self, zone: Zone, meaning: Pile) -> tuple[Writer, list[Label]]:
        kinds = self.placed(meaning.axis, 1)
        counts = self.counts(meaning.axis)
        words = sorted(set(zone.backs)) or [""]
        cards = sum([most for _, most in counts])
        if zone.seen == NOBODY:
            return PileWriter(zone, kinds, 1, 0, 0), [(".count", min(cards, MOST))]
        backs = [(f".back {word}" if word else ".back", min(cards, MOST)) for word in words if zone.seen != ALL]
        most = len(backs) + len(counts)
        if meaning.places and meaning.by_number and most <= MOST:
            numbered = [(f"[{place}]", most) for place in range(meaning.places)]
            return PileWriter(zone, kinds, len(backs), meaning.places, 1), numbered
        if meaning.places:
            shown = [(end.replace(".", "=", 1), 1) for end, _ in backs + counts]
            labels = [(f"[{place}]{end}", most) for place in range(meaning.places) for end, most in shown]
            return PileWriter(zone, kinds, len(backs), meaning.places, len(shown)), labels
        if zone.seen == LOOKED:
            raise RulesFault(f"'{zone.name}' is observed place by place: pile() needs the number of 'places'")
        return PileWriter(zone, kinds, len(backs), 0, 0), backs + counts


def cards_of(meaning: Meaning) -> Axis | None:
    """Return the axis of the cards in the piles of a zone; None for a meaning without piles."""
    while isinstance(meaning, Per | Split | Joined):
        meaning = meaning.of
    return meaning.axis if isinstance(meaning, Pile) else None
