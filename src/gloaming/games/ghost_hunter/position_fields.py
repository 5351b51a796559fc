"""The spelling of a table's values in a position: by names in place of numbers, and without defaults."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gloaming.engine.state.positions import number_of
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.constants import JUDGE_CARDS, LAWS, NONE, RAISES, SIDES
from gloaming.games.ghost_hunter.pieces import seat_piece
from gloaming.games.ghost_hunter.state import State

Named = Callable[[State], Sequence[Any]]
"""A function that returns the names of the numbers 0, 1, 2 and so on at a table."""


def known(*names: Any) -> Named:
    """Return names that are the same at every table."""
    return lambda s: names


def cards(s: State) -> Sequence[str]:
    """Return the ids of tiles and cards."""
    return s.box.ids


def sheets(s: State) -> Sequence[str]:
    """Return the ids of the hunters' sheets, "" for a hunter without one."""
    return ["" if character == NONE else s.box.characters[character].id for character in s.character]


def monsters(s: State) -> Sequence[str]:
    """Return the ids of the Monsters and Enemies."""
    return [monster.id for monster in s.box.monsters]


def suspects(s: State) -> Sequence[str]:
    """Return the suspects of the scenario."""
    return s.scenario_entry().suspects


def clues(s: State) -> Sequence[str]:
    """Return the ids of the scenario's clues."""
    return [clue.id for clue in s.scenario_entry().clues]


def tokens(s: State) -> Sequence[str]:
    """Return the kinds of tokens, and each with the number of its uses: `letter`, `letter 1`."""
    uses = range(s.box.token_uses + 1)
    return [f"{name} {times}" if times else name for times in uses for name in s.box.token_names]


def causes(s: State) -> Sequence[str]:
    """Return tiles and cards, then the rules of the scenarios, all of which can hurt: `rule 3`."""
    rules = sum([len(scenario.rules) for scenario in s.box.scenarios])
    return [*s.box.ids, *[f"rule {number}" for number in range(rules)]]


def _said_by(which: Callable[[Box], Sequence[tuple[int, Any]]]) -> Named:
    return lambda s: [causes(s)[cause] for cause, _ in which(s.box)]


def _number(names: Sequence[Any], name: Any) -> int:
    return number_of({entry: number for number, entry in enumerate(names)}, name)


class Plain:
    """A number, or a number for each hunter, unchanged."""

    def read(self, s: State, value: Any, now: Any) -> Any:
        """Return the value at a table, `now` if the position has none. Raises ValueError."""
        return type(now)([*value, *now[len(value) :]]) if isinstance(now, list | tuple) else int(value)

    def spell(self, s: State, value: Any) -> Any:
        """Return the inverse of `read`."""
        return list(value) if isinstance(value, list | tuple) else value


class One(Plain):
    """A name, "" for NONE."""

    def __init__(self, names: Named) -> None:
        self.names: Named = names

    def read(self, s: State, value: Any, now: Any) -> Any:
        """Return the number of the name."""
        return NONE if value == "" else _number(self.names(s), value)

    def spell(self, s: State, value: Any) -> Any:
        """Return the name of the number."""
        return "" if value == NONE else self.names(s)[value]


class Some(One):
    """A list of names; a list for each hunter may be shorter."""

    def read(self, s: State, value: Any, now: Any) -> Any:
        """Return the numbers of the names."""
        return type(now)([One.read(self, s, name, NONE) for name in value] + list(now[len(value) :]))

    def spell(self, s: State, value: Any) -> Any:
        """Return the names of the numbers."""
        return [One.spell(self, s, number) for number in value]


class Bits(One):
    """A list of names, stored as a mask."""

    def read(self, s: State, value: Any, now: Any) -> Any:
        """Return the mask of the names."""
        return sum([1 << number for number in {_number(self.names(s), name) for name in value}])

    def spell(self, s: State, value: Any) -> Any:
        """Return the names in the mask."""
        return [name for number, name in enumerate(self.names(s)) if value >> number & 1]


class Pairs(Plain):
    """A list of pairs of names, as `t-3 north`, each stored as one number: the first times `width`, plus the second."""

    def __init__(self, names: Named, others: Named, width: int) -> None:
        self.names: Named = names
        self.others: Named = others
        self.width: int = width

    def read(self, s: State, value: Any, now: Any) -> Any:
        """Return the numbers of the pairs, NONE for an empty text."""
        numbers: list[int] = []
        for pair in value:
            name, _, other = pair.partition(" ")
            here = [_number(self.names(s), name) * self.width + _number(self.others(s), other)] if pair else [NONE]
            numbers += here
        return tuple(numbers)

    def spell(self, s: State, value: Any) -> Any:
        """Return the pairs of the numbers."""
        names, others, width = self.names(s), self.others(s), self.width
        return ["" if number == NONE else f"{names[number // width]} {others[number % width]}" for number in value]


class Each(Plain):
    """A value for each hunter; the last ones may be left out."""

    def __init__(self, kind: Plain) -> None:
        self.kind: Plain = kind

    def read(self, s: State, value: Any, now: Any) -> Any:
        """Return the values by hunter."""
        return [self.kind.read(s, entry, usual) for entry, usual in zip(value, now)] + list(now[len(value) :])

    def spell(self, s: State, value: Any) -> Any:
        """Return the values by hunter."""
        return [self.kind.spell(s, entry) for entry in value]


class Table(Plain):
    """A table of values by name, without defaults."""

    def __init__(self, names: Named, kind: Plain, usual: int = 0) -> None:
        self.names: Named = names
        self.kind: Plain = kind
        self.usual: int = usual

    def read(self, s: State, value: Any, now: Any) -> Any:
        """Return all values, by number."""
        values = list(now)
        for name, entry in value.items():
            values[_number(self.names(s), name)] = self.kind.read(s, entry, self.usual)
        return type(now)(values)

    def spell(self, s: State, value: Any) -> Any:
        """Return the values other than the default, by name."""
        return {
            name: self.kind.spell(s, entry)
            for name, entry in zip(self.names(s), value, strict=False)
            if entry != self.usual
        }


class Groups(Plain):
    """A table by name for a tuple that holds groups of two or three numbers, with the name's number at a
    fixed place.
    """

    def __init__(self, names: Named, place: int, kind: Plain) -> None:
        self.names: Named = names
        self.place: int = place
        self.kind: Plain = kind

    def read(self, s: State, value: Any, now: Any) -> Any:
        """Return the groups, one after the other."""
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
        """Return the groups by name; groups of two with the same name are joined."""
        size = 2 if self.place else 3
        groups: dict[str, list[int]] = {}
        for start in range(0, len(value), size):
            group = list(value[start : start + size])
            groups.setdefault(self.names(s)[group.pop(self.place)], []).extend(group)
        return {name: self.kind.spell(s, group) for name, group in groups.items()}


class Raises(Plain):
    """A list of raised values for each hunter, by name."""

    def read(self, s: State, value: Any, now: Any) -> Any:
        """Return the number of raises of each value, for all hunters."""
        names = [*value, *[[]] * (s.hunters - len(value))]
        return tuple([hunter.count(what) for hunter in names for what in RAISES])

    def spell(self, s: State, value: Any) -> Any:
        """Return the names, repeated for each raise."""
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
"""The spelling of each field of a position that is a field of the table."""

CALLED: Final = {"done": "deeds_done", "monsters": "lair"}
"""The fields of the table with another name in a position."""
