"""What happens and what may be chosen, declared once: from a declaration follow words, pieces, types and numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar

from gloaming.engine.phrases import addressed, begun, by_name, listed
from gloaming.engine.rules.description import Description
from gloaming.engine.state.log import Event
from gloaming.engine.state.state import State

From = TypeVar("From")
"""What words are made from: the box for events, the table for options."""

HIDDEN: Final = -1
"""Stands in the public half of an event for each number that not everyone may know."""


REMEMBERED: Final = 8192
"""How many events of a game's cards are kept in words: every seat is told the same ones, again with every save."""


class Number(Generic[From]):
    """What a number in an event or option stands for.

    count, least: it is one of so many numbers, from `least`; or one of those that a function of the box gives.
    say: it in words, digits unless told; piece: the id of what it stands for, or the ids.
    id: the word for it in the name of an option (`Actions.spell`), digits where there is none; that of a card is its
    entry's id, so that all copies share it.
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
    ) -> None:
        self.count, self.say, self.piece, self.least, self.many, self.id = count, say, piece, least, many, id
        self._always = range(least, least + count) if isinstance(count, int) else None

    def values(self, box: Any) -> Sequence[int]:
        """The numbers it can be, in order."""
        if self._always is not None:
            return self._always
        assert callable(self.count)
        count = self.count(box)
        return range(self.least, self.least + count) if isinstance(count, int) else tuple(count)

    def spelled(self, source: From, number: int) -> str:
        """The word for it in the name of an option."""
        return str(number) if self.id is None else self.id(source, number)

    def words(self, source: From, number: int) -> str:
        """It in words."""
        return str(number) if self.say is None else self.say(source, number)

    def pieces(self, source: From, number: int) -> Sequence[str]:
        """The ids of what it stands for."""
        ids = () if self.piece is None else self.piece(source, number)
        return [ids] if isinstance(ids, str) else ids

    def labeled(self, say: Callable[[Any, int], str]) -> Number[Any]:
        """The same numbers, and what they point at, in other words."""
        pieces = None if self.piece is None else self.pieces
        return Number(self.count, say, pieces, least=self.least, id=None if self.id is None else self.spelled)


class Printed(Number[Any], Generic[From]):
    """What a number stands for by what is printed alone: `say`, `piece` and `id` take the box, in options, too."""

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
        """The word for it in the name of an option."""
        return super().spelled(_printed(source), number)

    def words(self, source: Any, number: int) -> str:
        """It in words."""
        return super().words(_printed(source), number)

    def pieces(self, source: Any, number: int) -> Sequence[str]:
        """The ids of what it stands for."""
        return super().pieces(_printed(source), number)


def _printed(source: Any) -> Any:
    """The box, from which words are made, or that of a table."""
    table = source
    return table.box if isinstance(source, State) else source


def _ended(sentence: str) -> str:
    """A sentence that ends once, also with a name that ends like one: `Player 1 draws Confined!`."""
    return sentence[:-1] if sentence.endswith(("!.", "?.")) else sentence


def each(number: Number[From]) -> Number[From]:
    """All the numbers that are left, however many: the last of an event, never of an option."""
    return Number(number.count, number.say, number.piece, least=number.least, many=True)


class Declared(Generic[From]):
    """A verb and its numbers, in order.

    words: for who knows everything, a template of the numbers' names or a function of the source and the numbers;
    public: for the others, where it is an event with a secret: a template that leaves out what is secret in `words`;
    pieces: what it points at, where that is not what its numbers stand for; a function as for `words`.
    you: the words for the player whom an event is about, where they cannot be made of those that name Player 1.
    begins: whether a turn or phase begins with this event; scene: the title under which the table stages it, "" for
    an event that is told in passing. The number `seat` is the player who acts.
    Of an option: detail: what is added to the words in brackets, where it gives any; group: the name of the place that
    it is about, and within: its words beside that name, or beside the question where it has none; functions as for
    `words`. goes_on: whether it does nothing but go on: to pass, to keep what is there, to end a turn. beside: whether
    it answers nothing, and the question stays open: a table offers it beside the answers. folded: under which heading
    it waits until one opens that, for what is chosen seldom; a function as for `words`, "" for none.
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
        beside: bool = False,
        detail: Callable[..., str] | None = None,
        group: Callable[..., str] | None = None,
        within: Callable[..., str] | None = None,
        folded: Callable[..., str] | None = None,
        **numbers: Number[From],
    ) -> None:
        self.verb, self.words, self.public, self.pieces, self.numbers = verb, words, public, pieces, numbers
        self.you = you
        self.begins, self.scene, self.goes_on, self.beside = begins, scene, goes_on, beside
        self.detail, self.group, self.within, self.folded = detail, group, within, folded
        self._seat = list(numbers).index("seat") if "seat" in numbers else -1
        self._wanted = tuple((name, number, number.many) for name, number in numbers.items())
        self._open_end = bool(self._wanted) and self._wanted[-1][2]
        template = words if isinstance(words, str) else "".join([f"{{{name}}}" for name in numbers])
        hidden = [name for name in numbers if f"{{{name}}}" in template and f"{{{name}}}" not in public]
        self.secret = frozenset(hidden if public else [])

    def describe(self, source: From, numbers: Sequence[int]) -> Description:
        """It in words, and the ids of the pieces it names. numbers: its numbers, without the verb."""
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
        """The ids of the pieces it names, where it has no secret. numbers: its numbers, without the verb."""
        if self.pieces is not None:
            return self.pieces(source, *numbers)
        return [
            piece
            for _, number, values in self._parts(numbers)
            for value in values
            for piece in number.pieces(source, value)
        ]

    def to_you(self, source: From, numbers: Sequence[int]) -> str:
        """It in words for the player whom it is about; "" where no such words are declared."""
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
        """The player who acts; None where nobody does. numbers: its numbers, without the verb."""
        return numbers[self._seat] if 0 <= self._seat < len(numbers) else None

    def check(self, box: Any, numbers: Sequence[Any]) -> None:
        """Raise ValueError where it has other numbers than it can have."""
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
        """Its type in the page: a tuple of the verb and its numbers."""
        numbers = [
            f"...{name}: number[]" if number.many else f"{name}: number" for name, number in self.numbers.items()
        ]
        return f"[{', '.join([f'verb: {chr(34)}{self.verb}{chr(34)}', *numbers])}]"


class Events(Generic[From]):
    """Everything that can happen in a game."""

    def __init__(self, declared: Sequence[Declared[From]], box: From) -> None:
        self.declared: tuple[Declared[From], ...] = tuple(declared)
        self._box = box
        self._of = by_verb(declared)
        self._remembered = lru_cache(REMEMBERED)(self._described)

    def describe(self, event: Event) -> Description:
        """An event in words. Raises ValueError for what cannot happen."""
        return self._remembered(event)

    def narrate(self, event: Event, seat: int | None, character: str = "") -> str:
        """An event as it is told to a seat: "you" to its player; None: to a spectator.

        character: whom the player of a game for one plays, who is "she" in the words of its events.
        """
        label = self.describe(event).label
        if seat is None:
            return by_name(label, character) if character else label
        return self.of(event).to_you(self._box, event[1:]) or addressed(label, seat)

    def of(self, event: Event) -> Declared[From]:
        """The declaration of an event."""
        return self._of[str(event[0])]

    def _described(self, event: Event) -> Description:
        declared = self._of.get(event[0])
        if declared is None:
            raise ValueError(f"no event is called {event[0]!r}")
        declared.check(self._box, event[1:])
        return declared.describe(self._box, event[1:])


def by_verb(declared: Sequence[Declared[From]]) -> dict[str, Declared[From]]:
    """The declarations by their verbs. Raises ValueError for a verb that is declared twice."""
    declarations = {entry.verb: entry for entry in declared}
    if len(declarations) != len(declared):
        raise ValueError("a verb is declared twice")
    return declarations
