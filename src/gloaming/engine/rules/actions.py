"""Number and name all options that a game can offer."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, SupportsIndex

from gloaming.engine.errors import IllegalChoice
from gloaming.engine.integers import as_integer
from gloaming.engine.rules.action_parts import ActionParts, ArgumentShape, VerbShape
from gloaming.engine.rules.declarations import Declared, by_verb
from gloaming.engine.rules.description import Description
from gloaming.engine.rules.turned_actions import TurnedActions
from gloaming.engine.state.state import Option


class Actions:
    """Assigns a number from 0 to `size` - 1 to every option that a game can offer.

    The numbers are the same in every match with these cards. Each verb, in the order of declaration, has one number per
    combination of its arguments.

    shape: each verb in the order of declaration, with its arguments and their possible values. turned: the numbers from
    the point of view of a seat.
    """

    def __init__(self, declared: Sequence[Declared[Any]], box: Any = None) -> None:
        self.declared: tuple[Declared[Any], ...] = tuple(declared)
        self._box = box
        self._of: dict[str, Declared[Any]] = by_verb(declared)
        self._starts: list[int] = []
        self._values: dict[str, list[Sequence[int]]] = {}
        self._first: dict[str, int] = {}
        self._known: dict[Option, int] = {}
        """A cache of the numbers of options."""
        self.size: int = 0
        shape: list[VerbShape] = []
        for action in declared:
            if any([number.many for number in action.numbers.values()]):
                raise ValueError(f"the option '{action.verb}' takes any number of arguments, so it cannot be numbered")
            values = [number.values(box) for number in action.numbers.values()]
            verb = VerbShape(
                action.verb, self.size, [ArgumentShape(name, there) for name, there in zip(action.numbers, values)]
            )
            shape.append(verb)
            self._starts.append(self.size)
            self._first[action.verb] = self.size
            self._values[action.verb] = values
            self.size += verb.size
        self.shape: tuple[VerbShape, ...] = tuple(shape)
        axes = [[number.axis for number in action.numbers.values()] for action in self.declared]
        self.turned: TurnedActions = TurnedActions(shape, axes, box)

    def of(self, option: Option) -> Declared[Any]:
        """Return the declaration of the option's verb."""
        return self._of[str(option[0])]

    def describe(self, state: Any, option: Option) -> Description:
        """Return the description of an option in words."""
        return self._of[option[0]].describe(state, option[1:])

    def number(self, option: Option) -> int:
        """Return the number of an option, from 0 to `size` - 1. Raises IllegalChoice if this game never offers it."""
        try:
            known = self._known.get(option)
        except TypeError:
            raise IllegalChoice(f"this game has no option {option!r}") from None
        if known is None:
            known = self._known[option] = self._number(option)
        return known

    def _number(self, option: Option) -> int:
        values = self._values.get(option[0]) if option else None
        if values is None or len(values) != len(option) - 1:
            raise IllegalChoice(f"this game has no option {option!r}")
        at = 0
        for numbers, value in zip(values, option[1:]):
            if value not in numbers:
                raise IllegalChoice(f"this game has no option {option!r}: '{option[0]}' never takes {value!r}")
            at = at * len(numbers) + numbers.index(value)
        return self._first[option[0]] + at

    def spell(self, state: Any, option: Option) -> str:
        """Return the name of an option, which consists of its verb and ids: `fight seeker`, `move into-house 0`.

        If a card is added to the box, only the names of options about that card change.
        """
        words = [str(option[0])]
        for number, value in zip(self._of[option[0]].numbers.values(), option[1:]):
            words.append(number.spelled(state, value))
        return " ".join(words)

    def option(self, number: SupportsIndex) -> Option:
        """Return the option with this number. Raises IllegalChoice for a number out of range."""
        parts = self.parts(number)
        return (parts.verb, *parts.values)

    def parts(self, number: SupportsIndex) -> ActionParts:
        """Return the verb and the arguments of the option with this number, for policies with one head per part.

        Raises IllegalChoice for a number out of range.
        """
        wanted = as_integer(number)
        if wanted is None or not 0 <= wanted < self.size:
            raise IllegalChoice(f"the options of this game have the numbers 0 to {self.size - 1}, not {number!r}")
        place = bisect_right(self._starts, wanted) - 1
        shape = self.shape[place]
        rest = wanted - shape.first
        indices: list[int] = []
        for argument in reversed(shape.arguments):
            rest, index = divmod(rest, len(argument.values))
            indices.append(index)
        indices.reverse()
        return ActionParts(place, shape, indices)
