"""Convert field values between the numbers of a table and the names of a position, which leaves out defaults."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gloaming.engine.state.positions import number_of
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.constants import JUDGE_CARDS, LAWS, NONE, RAISES, SIDES
from gloaming.games.ghost_hunter.pieces import seat_piece
from gloaming.games.ghost_hunter.state import State

Named = Callable[[State], Sequence[Any]]
"""A function that returns, for a table, the names that stand for the numbers 0, 1, 2 and so on."""


def known(*names: Any) -> Named:
    """Return a `Named` function that returns these names for every table."""
    return lambda s: names


def cards(s: State) -> Sequence[str]:
    """Return the ids of all tiles and cards, in the order of their numbers."""
    return s.box.ids


def sheets(s: State) -> Sequence[str]:
    """Return the id of each hunter's sheet, "" for a hunter without one."""
    return ["" if character == NONE else s.box.characters[character].id for character in s.character]


def monsters(s: State) -> Sequence[str]:
    """Return the ids of all Monsters and Enemies, in the order of their numbers."""
    return [monster.id for monster in s.box.monsters]


def suspects(s: State) -> Sequence[str]:
    """Return the names of the scenario's suspects."""
    return s.scenario_entry().suspects


def clues(s: State) -> Sequence[str]:
    """Return the ids of the scenario's clues."""
    return [clue.id for clue in s.scenario_entry().clues]


def tokens(s: State) -> Sequence[str]:
    """Return the names of all tokens in the order of their numbers: unused as `letter`, used once as `letter 1`, and so
    on.
    """
    uses = range(s.box.token_uses + 1)
    return [f"{name} {times}" if times else name for times in uses for name in s.box.token_names]


def causes(s: State) -> Sequence[str]:
    """Return the names of all possible causes of damage: the ids of tiles and cards, then the rules as `rule 3`."""
    rules = sum([len(scenario.rules) for scenario in s.box.scenarios])
    return [*s.box.ids, *[f"rule {number}" for number in range(rules)]]


def _said_by(which: Callable[[Box], Sequence[tuple[int, Any]]]) -> Named:
    return lambda s: [causes(s)[cause] for cause, _ in which(s.box)]


def _number(names: Sequence[Any], name: Any) -> int:
    return number_of({entry: number for number, entry in enumerate(names)}, name)


class Plain:
    """A number, or a list of numbers by hunter, which the position stores unchanged."""

    def read(self, s: State, value: Any, now: Any) -> Any:
        """Return the table's value for a position's value. Raise ValueError if it is invalid.

        now: the table's current value, which fills up a list that is too short.
        """
        return type(now)([*value, *now[len(value) :]]) if isinstance(now, list | tuple) else int(value)

    def spell(self, s: State, value: Any) -> Any:
        """Return the position's value for a table's value; the inverse of `read`."""
        return list(value) if isinstance(value, list | tuple) else value


class One(Plain):
    """A number that the position stores as a name, NONE as ""."""

    def __init__(self, names: Named) -> None:
        self.names: Named = names

    def read(self, s: State, value: Any, now: Any) -> Any:
        """Return the number that a name stands for."""
        return NONE if value == "" else _number(self.names(s), value)

    def spell(self, s: State, value: Any) -> Any:
        """Return the name that stands for a number."""
        return "" if value == NONE else self.names(s)[value]


class Some(One):
    """A list of numbers that the position stores as names. The list may be shorter than the table's."""

    def read(self, s: State, value: Any, now: Any) -> Any:
        """Return the numbers that the names stand for, followed by the table's current values for missing names."""
        return type(now)([One.read(self, s, name, NONE) for name in value] + list(now[len(value) :]))

    def spell(self, s: State, value: Any) -> Any:
        """Return the names that stand for the numbers."""
        return [One.spell(self, s, number) for number in value]


class Bits(One):
    """A mask that the position stores as a list of the names whose bits are set."""

    def read(self, s: State, value: Any, now: Any) -> Any:
        """Return the mask with the bits of these names."""
        return sum([1 << number for number in {_number(self.names(s), name) for name in value}])

    def spell(self, s: State, value: Any) -> Any:
        """Return the names whose bits are set in a mask."""
        return [name for number, name in enumerate(self.names(s)) if value >> number & 1]


class Pairs(Plain):
    """A list of numbers that the position stores as pairs of names, such as `t-3 north`.

    Each number is the number of the first name times `width`, plus the number of the second name.
    """

    def __init__(self, names: Named, others: Named, width: int) -> None:
        self.names: Named = names
        self.others: Named = others
        self.width: int = width

    def read(self, s: State, value: Any, now: Any) -> Any:
        """Return the numbers that the pairs stand for, NONE for an empty text."""
        numbers: list[int] = []
        for pair in value:
            name, _, other = pair.partition(" ")
            here = [_number(self.names(s), name) * self.width + _number(self.others(s), other)] if pair else [NONE]
            numbers += here
        return tuple(numbers)

    def spell(self, s: State, value: Any) -> Any:
        """Return the pairs that stand for the numbers, an empty text for NONE."""
        names, others, width = self.names(s), self.others(s), self.width
        return ["" if number == NONE else f"{names[number // width]} {others[number % width]}" for number in value]


class Each(Plain):
    """A list with one value for each hunter, each converted by `kind`. Values of the last hunters may be missing."""

    def __init__(self, kind: Plain) -> None:
        self.kind: Plain = kind

    def read(self, s: State, value: Any, now: Any) -> Any:
        """Return the table's value of each hunter, with the current values for missing ones."""
        return [self.kind.read(s, entry, usual) for entry, usual in zip(value, now)] + list(now[len(value) :])

    def spell(self, s: State, value: Any) -> Any:
        """Return the position's value of each hunter."""
        return [self.kind.spell(s, entry) for entry in value]


class Table(Plain):
    """A list of values that the position stores as a table by name, without values equal to the default `usual`."""

    def __init__(self, names: Named, kind: Plain, usual: int = 0) -> None:
        self.names: Named = names
        self.kind: Plain = kind
        self.usual: int = usual

    def read(self, s: State, value: Any, now: Any) -> Any:
        """Return the list of all values, in which the named values replace the current ones."""
        values = list(now)
        for name, entry in value.items():
            values[_number(self.names(s), name)] = self.kind.read(s, entry, self.usual)
        return type(now)(values)

    def spell(self, s: State, value: Any) -> Any:
        """Return the values that differ from the default, by name."""
        return {
            name: self.kind.spell(s, entry)
            for name, entry in zip(self.names(s), value, strict=False)
            if entry != self.usual
        }


class Groups(Plain):
    """A flat tuple of groups of numbers that the position stores as a table by name.

    A group has three numbers with the name's number first (`place` 0), or two with the name's number second (`place`
    1).
    """

    def __init__(self, names: Named, place: int, kind: Plain) -> None:
        self.names: Named = names
        self.place: int = place
        self.kind: Plain = kind

    def read(self, s: State, value: Any, now: Any) -> Any:
        """Return the numbers of all groups as one flat tuple."""
        numbers: list[int] = []
        for name, listed in value.items():
            group = self.kind.read(s, listed, ())
            number = _number(self.names(s), name)
            if self.place:
                for entry in group:
                    numbers += [entry, number]
            else:
                numbers += [number, *group]
        return tuple(numbers)

    def spell(self, s: State, value: Any) -> Any:
        """Return the other numbers of each group by name. Pairs with the same name are joined into one list."""
        size = 2 if self.place else 3
        groups: dict[str, list[int]] = {}
        for start in range(0, len(value), size):
            group = list(value[start : start + size])
            groups.setdefault(self.names(s)[group.pop(self.place)], []).extend(group)
        return {name: self.kind.spell(s, group) for name, group in groups.items()}


class Raises(Plain):
    """The numbers of raises of all hunters, which the position stores as a list of the raised values' names for each
    hunter.
    """

    def read(self, s: State, value: Any, now: Any) -> Any:
        """Return how often each value has been raised, six numbers for each hunter."""
        names = [*value, *[[]] * (s.hunters - len(value))]
        return tuple([hunter.count(what) for hunter in names for what in RAISES])

    def spell(self, s: State, value: Any) -> Any:
        """Return the names of the raised values for each hunter, repeated for each raise."""
        return [
            [what for place, what in enumerate(RAISES) for _ in range(value[6 * hunter + place])]
            for hunter in range(s.hunters)
        ]


FARES: Final = ("standing", "fallen", "enemy", "guest")
MOODS: Final = ("well", "all-right", "on-the-edge")
REPLIES: Final = ("always", "in-need", "never")
DONE: Final = ("deed", "free-item", "feat", "fight", "led", "movement", "slid")
WAYS: Final = (*SIDES, "far", "stairs", "slide", "climb")
NUMBERS: Final = (
    *("first", "round", "points", "item_point", "hp_damage", "mp_damage", "fired", "nerve", "still"),
    *("clock_turned", "guest_round"),
)
SETS: Final = (
    *("dazed", "bleeding", "confined", "psychic", "reads_keys", "skips", "redrawn", "no_numerals"),
    *("saving", "fell_together"),
)

KINDS: Final[Mapping[str, Plain]] = {
    **{name: Plain() for name in NUMBERS},
    **{name: Bits(sheets) for name in SETS},
    "raises": Raises(),
    "fares": Some(known(*FARES)),
    "moods": Some(known(*MOODS)),
    "replies": Some(known(*REPLIES)),
    "spoken": Bits(lambda s: [seat_piece(seat) for seat in range(s.seats)]),
    "bled_by": Table(sheets, One(causes), NONE),
    "confined_by": Table(sheets, One(_said_by(lambda box: box.confines))),
    "done": Bits(known(*DONE)),
    "extra": Pairs(cards, known(*WAYS), 16),
    "got_once": Pairs(cards, sheets, 4),
    "seen_once": Bits(lambda s: [item.id for item in s.box.items]),
    "pending": Some(cards),
    "fresh": Some(cards),
    "sealed": Some(cards),
    "markers": Pairs(cards, known(*SIDES), 4),
    "new_doors": Pairs(cards, known(*SIDES), 4),
    "ends": Pairs(cards, known(*SIDES), 4),
    "ends_of": Some(cards),
    "locks": Table(cards, Bits(known(*SIDES))),
    "locked_by": Table(cards, One(_said_by(lambda box: box.locks))),
    "lock_tried": Pairs(cards, sheets, 4),
    "monsters": Table(monsters, One(cards), NONE),
    "hp_lost": Table(monsters, Plain()),
    "mp_lost": Table(monsters, Plain()),
    "bested": Some(monsters),
    "roaming": Groups(monsters, 0, Plain()),
    "counts": Table(lambda s: s.box.counter_names, Plain()),
    "clues": Some(clues),
    "tokens": Groups(cards, 1, Some(tokens)),
    "carried": Each(Some(tokens)),
    "companion": One(cards),
    "led_by": One(sheets),
    "law_since": Table(known(*LAWS), Plain()),
    "spent": Each(Bits(known(*range(1, JUDGE_CARDS + 1)))),
    "cleared": Bits(suspects),
    "accused": One(suspects),
    "last_fallen": One(sheets),
    "spawned": One(cards),
    "named_guest": One(sheets),
}
"""The conversion of each field of a position whose value is a field of the table."""

CALLED: Final = {"done": "deeds_done", "monsters": "lair"}
"""The name of the table's field for each field of a position that has another name."""
