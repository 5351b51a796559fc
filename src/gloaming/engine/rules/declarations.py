"""Declare events and options: their texts, card ids, types and numbers follow from one declaration each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar

from gloaming.engine.phrases import addressed, addressed_by_name, begun, by_name, listed
from gloaming.engine.rules.description import Description
from gloaming.engine.state.log import Event
from gloaming.engine.state.meanings import Axis
from gloaming.engine.state.state import State

From = TypeVar("From")
"""The object from which texts are computed: the box for events, the state for options."""

HIDDEN: Final = -1
"""The placeholder for each secret number in the public form of an event."""


REMEMBERED: Final = 8192
"""The number of event descriptions that are cached per game, because each seat and each save needs the same ones."""


class Number(Generic[From]):
    """The meaning of one number in an event or option, such as a card or a space.

    count, least: the number of possible values, which start at `least`; or `count` is a function of the box that
    returns the values or how many there are.
    say: returns the value in words (default: digits); piece: returns the id, or ids, of the card or place that the
    value stands for.
    many: whether the number stands for all remaining values of an event.
    id: returns the value as part of an option's name (`Actions.spell`; default: digits); for a card, the id of its
    entry, so that all copies share it.
    axis: for a number that stands for a seat or another member around the table, the axis of these members, which
    turns: in the point of view of a seat (`turned_actions.py`), its own member comes first.
    """

    def __init__(
        self,
        count: int | Callable[[Any], int | Sequence[int]],
        say: Callable[[From, int], str] | None = None,
        piece: Callable[[From, int], str | Sequence[str]] | None = None,
        *,
        least: int = 0,
        many: bool = False,
        id: Callable[[From, int], str] | None = None,
        axis: Axis | None = None,
    ) -> None:
        if axis is not None and not axis.turns:
            raise ValueError(f"numbers of the axis '{axis.name}' are the same from every point of view: leave it out")
        self.axis = axis
        self.count, self.say, self.piece, self.least, self.many, self.id = count, say, piece, least, many, id
        self._always = range(least, least + count) if isinstance(count, int) else None

    def values(self, box: Any) -> Sequence[int]:
        """Return the possible values of the number, in order."""
        if self._always is not None:
            return self._always
        assert callable(self.count)
        count = self.count(box)
        return range(self.least, self.least + count) if isinstance(count, int) else tuple(count)

    def spelled(self, source: From, number: int) -> str:
        """Return a value as part of an option's name."""
        return str(number) if self.id is None else self.id(source, number)

    def words(self, source: From, number: int) -> str:
        """Return a value in words."""
        return str(number) if self.say is None else self.say(source, number)

    def pieces(self, source: From, number: int) -> Sequence[str]:
        """Return the ids of the cards or places that a value stands for."""
        ids = () if self.piece is None else self.piece(source, number)
        return [ids] if isinstance(ids, str) else ids

    def labeled(self, say: Callable[[Any, int], str]) -> Number[Any]:
        """Return a copy of this number that uses `say` for its words."""
        pieces = None if self.piece is None else self.pieces
        id = None if self.id is None else self.spelled
        return Number(self.count, say, pieces, least=self.least, id=id, axis=self.axis)


class Printed(Number[Any], Generic[From]):
    """A number whose words and ids depend only on the box: `say`, `piece` and `id` take the box, even for options."""

    def __init__(
        self,
        count: int | Callable[[Any], int | Sequence[int]],
        say: Callable[[From, int], str] | None = None,
        piece: Callable[[From, int], str | Sequence[str]] | None = None,
        *,
        least: int = 0,
        id: Callable[[From, int], str] | None = None,
    ) -> None:
        super().__init__(count, say, piece, least=least, id=id)

    def spelled(self, source: Any, number: int) -> str:
        """Return a value as part of an option's name."""
        return super().spelled(_printed(source), number)

    def words(self, source: Any, number: int) -> str:
        """Return a value in words."""
        return super().words(_printed(source), number)

    def pieces(self, source: Any, number: int) -> Sequence[str]:
        """Return the ids of the cards or places that a value stands for."""
        return super().pieces(_printed(source), number)


def _printed(source: Any) -> Any:
    """Return the box of a state; return a box unchanged."""
    table = source
    return table.box if isinstance(source, State) else source


def _ended(sentence: str) -> str:
    """Drop the full stop of a sentence after a name that ends with "!" or "?": `Player 1 draws Confined!`."""
    return sentence[:-1] if sentence.endswith(("!.", "?.")) else sentence


def each(number: Number[From]) -> Number[From]:
    """Return a number that stands for all remaining values of an event.

    It must be the last number; options cannot have it.
    """
    return Number(number.count, number.say, number.piece, least=number.least, many=True)


class Declared(Generic[From]):
    """The declaration of an event or option: a verb and its numbers, in order.

    A number named `seat` is the seat that acts.
    words: the text with all information: a template of the numbers' names, or a function of the box (for an event) or
    the state (for an option) and the numbers.
    public: for events with secrets, the text for seats that do not know them: a template without the secret numbers.
    pieces: returns the ids of the cards and places that the event or option refers to, if not those of its numbers; a
    function like `words`.
    you: the text for the seat that acts, if it cannot be derived from the text about Player 1.
    begins: whether the event starts a turn or phase; scene: the title under which the page animates the event, "" for
    an event that is only logged.

    For options only, the first four as functions like `words`: detail: a text in brackets after the words; group: the
    name of the place that the option is about; within: the label next to that name, or next to the question if there is
    no group; folded: the heading of the collapsed section that contains this rare option, "" for none; goes_on: whether
    the option only passes, keeps, or ends a turn; keeps_open: whether the question stays open after the option, which
    is then shown next to the answers; stands: the clauses of the questions for which a server may take the option
    after some seconds: they only ask whether the person reacts, and a pause would disclose that they could.
    """

    def __init__(
        self,
        verb: str,
        words: str | Callable[..., str],
        *,
        public: str = "",
        you: str | Callable[..., str] = "",
        pieces: Callable[..., Sequence[str]] | None = None,
        begins: bool = False,
        scene: str = "",
        goes_on: bool = False,
        keeps_open: bool = False,
        stands: Collection[str] = (),
        detail: Callable[..., str] | None = None,
        group: Callable[..., str] | None = None,
        within: Callable[..., str] | None = None,
        folded: Callable[..., str] | None = None,
        **numbers: Number[From],
    ) -> None:
        self.verb, self.words, self.public, self.pieces, self.numbers = verb, words, public, pieces, numbers
        self.you = you
        self.begins, self.scene, self.goes_on, self.keeps_open = begins, scene, goes_on, keeps_open
        self.stands = stands
        self.detail, self.group, self.within, self.folded = detail, group, within, folded
        self._seat = list(numbers).index("seat") if "seat" in numbers else -1
        self._wanted = tuple((name, number, number.many) for name, number in numbers.items())
        self._open_end = bool(self._wanted) and self._wanted[-1][2]
        template = words if isinstance(words, str) else "".join([f"{{{name}}}" for name in numbers])
        hidden = [name for name in numbers if f"{{{name}}}" in template and f"{{{name}}}" not in public]
        self.secret = frozenset(hidden if public else [])

    def describe(self, source: From, numbers: Sequence[int]) -> Description:
        """Return the event or option in words, with the ids of the cards and places that it refers to.

        source: the box for an event, the state for an option; numbers: the numbers after the verb.
        """
        known = self._parts(numbers)
        hidden = bool(self.secret) and HIDDEN in [
            value for name, _, values in known if name in self.secret for value in values
        ]
        if hidden:
            known = [part for part in known if part[0] not in self.secret]
        own = None if hidden or isinstance(self.words, str) else self.words
        texts: dict[str, str] = {}
        pieces: list[str] = []
        names: list[tuple[str, tuple[str, ...]]] = []
        for name, number, values in known:
            points = number.piece is not None and (number.say is not None or self.pieces is None)
            called = [number.words(source, number_value) for number_value in values] if own is None or points else []
            if own is None:
                texts[name] = listed(called) if called else ""
            if points:
                pieces_by_value = [number.pieces(source, number_value) for number_value in values]
                pieces += [piece for ids in pieces_by_value for piece in ids]
                if number.say is not None:
                    names += [(word, tuple(ids)) for word, ids in zip(called, pieces_by_value)]
        if own is None:
            template = self.public if hidden or not isinstance(self.words, str) else self.words
            words = template.format(**texts)
        else:
            words = own(source, *numbers)
        if self.pieces is not None:
            pieces = list(self.pieces(source, *numbers))
        words = _ended(begun(words))
        named = [(first if words.startswith(first := begun(name)) else name, ids) for name, ids in names if ids]
        detail = "" if self.detail is None else self.detail(source, *numbers)
        return Description(
            f"{words} ({detail})" if detail else words,
            pieces,
            named,
            short=words,
            detail=detail,
            group="" if self.group is None else self.group(source, *numbers),
            within="" if self.within is None else begun(self.within(source, *numbers)),
            folded="" if self.folded is None else self.folded(source, *numbers),
        )

    def points_at(self, source: From, numbers: Sequence[int]) -> Sequence[str]:
        """Return the ids of the cards and places that an option, or an event without secrets, refers to.

        source: the box for an event, the state for an option; numbers: the numbers after the verb.
        """
        if self.pieces is not None:
            return self.pieces(source, *numbers)
        return [
            piece
            for _, number, values in self._parts(numbers)
            for value in values
            for piece in number.pieces(source, value)
        ]

    def to_you(self, source: From, numbers: Sequence[int]) -> str:
        """Return the text for the seat that acts; "" if the declaration has none. Arguments as for `describe`."""
        if not isinstance(self.you, str):
            return _ended(begun(self.you(source, *numbers)))
        texts = {
            name: ""
            if HIDDEN in values and name in self.secret
            else listed([number.words(source, value) for value in values])
            for name, number, values in self._parts(numbers)
            if values
        }
        return _ended(begun(self.you.format(**texts)))

    def seat(self, numbers: Sequence[int]) -> int | None:
        """Return the seat that acts, or None if no number is named `seat`. numbers: the numbers after the verb."""
        return numbers[self._seat] if 0 <= self._seat < len(numbers) else None

    def check(self, box: Any, numbers: Sequence[Any]) -> None:
        """Raise ValueError if one of the numbers is not a possible value. numbers: the numbers after the verb."""
        for name, number, values in self._parts(numbers):
            possible = number.values(box)
            for value in values:
                if type(value) is not int or (value not in possible and not (name in self.secret and value == HIDDEN)):
                    raise ValueError(f"'{self.verb}': {name} is not {value!r}")

    def _parts(self, numbers: Sequence[int]) -> list[tuple[str, Number[From], Sequence[int]]]:
        wanted = self._wanted
        if len(numbers) < len(wanted) - self._open_end or (len(numbers) > len(wanted) and not self._open_end):
            raise ValueError(f"'{self.verb}' has {len(wanted)} numbers, not {len(numbers)}")
        return [
            (name, number, numbers[at:] if many else numbers[at : at + 1])
            for at, (name, number, many) in enumerate(wanted)
        ]

    @property
    def typescript(self) -> str:
        """The TypeScript type of the event or option: a tuple of the verb and its numbers."""
        numbers = [
            f"...{name}: number[]" if number.many else f"{name}: number" for name, number in self.numbers.items()
        ]
        return f"[{', '.join([f'verb: {chr(34)}{self.verb}{chr(34)}', *numbers])}]"


class Events(Generic[From]):
    """All declared events of a game."""

    def __init__(self, declared: Sequence[Declared[From]], box: From) -> None:
        self.declared: tuple[Declared[From], ...] = tuple(declared)
        self._box = box
        self._of = by_verb(declared)
        self._remembered = lru_cache(REMEMBERED)(self._described)

    def describe(self, event: Event) -> Description:
        """Return the description of an event in words. Raises ValueError for an event that the game does not have."""
        return self._remembered(event)

    def narrate(self, event: Event, seat: int | None, character: str = "", own: str = "") -> str:
        """Return the text of an event for a seat, with "you" if this seat acts. seat: None for a spectator.

        character: the name of the player's character in a solitaire game, whom event texts call "she".
        own: the name under which event texts speak of the seat's only character; "" if they name seats.
        """
        label = self.describe(event).label
        if seat is None:
            return by_name(label, character) if character else label
        told = self.of(event).to_you(self._box, event[1:]) or addressed(label, seat)
        return addressed_by_name(told, own) if own and told == label else told

    def of(self, event: Event) -> Declared[From]:
        """Return the declaration of the event's verb."""
        return self._of[str(event[0])]

    def _described(self, event: Event) -> Description:
        declared = self._of.get(event[0])
        if declared is None:
            raise ValueError(f"no event is called {event[0]!r}")
        declared.check(self._box, event[1:])
        return declared.describe(self._box, event[1:])


def by_verb(declared: Sequence[Declared[From]]) -> dict[str, Declared[From]]:
    """Index declarations by verb. Raises ValueError for a duplicate verb."""
    declarations = {entry.verb: entry for entry in declared}
    if len(declarations) != len(declared):
        raise ValueError("a verb is declared twice")
    return declarations
