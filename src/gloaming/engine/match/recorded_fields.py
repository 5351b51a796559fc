"""Declare what is recorded of each simulated match of a game, besides its result.

Most of it comes from the event log. `verb.number` names a number of an event by the verb and the number's name in the
declaration of the event, as in `drew.card`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

Kind = type[int] | type[bool] | type[str] | type[list[str]]
"""The type of a value that is recorded."""


class CardEvents:
    """Which cards or tiles each seat saw, and which it played.

    seen, played: the numbers of events that name them, as in `drew.card`. The event's number `seat` says which seat;
    a card in an event without this number counts for all seats.
    """

    __slots__ = ("seen", "played")

    def __init__(self, *, seen: Sequence[str], played: Sequence[str]) -> None:
        self.seen: tuple[str, ...] = tuple(seen)
        self.played: tuple[str, ...] = tuple(played)


class Deaths:
    """When, where and why characters die.

    verb: the verb of the event of a death; of: the number of this event that names who dies, "" if there is only one
    character. place: the number that names the place, of this or an earlier event; the last one counts. field: the
    field of the state that holds such a number at the end, for a game that ends with the death; it takes precedence.
    causes: maps verbs to the names of causes; the last such event before the death is its cause. A key such as
    `attack.actor` makes the number itself the cause, in words.
    situations: maps verbs to the names of situations that they begin, such as "in battle"; the last one counts.
    """

    __slots__ = ("verb", "of", "place", "field", "causes", "situations")

    def __init__(
        self,
        verb: str,
        *,
        of: str = "",
        place: str,
        field: str = "",
        causes: Mapping[str, str],
        situations: Mapping[str, str] = {},
    ) -> None:
        self.verb: str = verb
        self.of: str = of
        self.place: str = place
        self.field: str = field
        self.causes: dict[str, str] = dict(causes)
        self.situations: dict[str, str] = dict(situations)


class ViewValue:
    """A value in the final view. path: as in `ResultFields`, with one value per seat if it contains `{seat}`.

    type: int, bool or str, or list for a list of ids, such as those at a path with `*`.
    """

    __slots__ = ("path", "type")

    def __init__(self, path: str, type: Kind) -> None:
        self.path: str = path
        self.type: Kind = type


class RecordedFields:
    """What is recorded of each match.

    first: the number that names the seat that plays first; its first occurrence counts. rounds: the numbers that name
    the current round; the last occurrence counts. "" and () for games without them.
    cards: the cards and tiles, or None. deaths: the deaths, or None.
    counts: maps names of columns to the verb of the events that are counted.
    lists: maps names of columns to the number of events whose values are listed, in order: the ids of cards, or words.
    values: maps names of columns to values in the final view.
    """

    __slots__ = ("first", "rounds", "cards", "deaths", "counts", "lists", "values")

    def __init__(
        self,
        *,
        first: str = "",
        rounds: Sequence[str] = (),
        cards: CardEvents | None = None,
        deaths: Deaths | None = None,
        counts: Mapping[str, str] = {},
        lists: Mapping[str, str] = {},
        values: Mapping[str, ViewValue] = {},
    ) -> None:
        self.first: str = first
        self.rounds: tuple[str, ...] = tuple(rounds)
        self.cards: CardEvents | None = cards
        self.deaths: Deaths | None = deaths
        self.counts: dict[str, str] = dict(counts)
        self.lists: dict[str, str] = dict(lists)
        self.values: dict[str, ViewValue] = dict(values)


NOT_RECORDED: Final = RecordedFields()
"""Only results are recorded: the default."""
