"""The parts of an option's number: its verb and its arguments, for policies with one head per part."""

from __future__ import annotations

from collections.abc import Sequence


class ArgumentShape:
    """An argument of a verb. name: its name in the declaration, such as "seat"; values: its possible values, in order.

    The lengths of `values` are the sizes of the policy's heads.
    """

    __slots__ = ("name", "values")

    def __init__(self, name: str, values: Sequence[int]) -> None:
        self.name: str = name
        self.values: Sequence[int] = values

    @property
    def size(self) -> int:
        """The number of possible values."""
        return len(self.values)

    def __repr__(self) -> str:
        return f"ArgumentShape({self.name!r}, {self.values!r})"


class VerbShape:
    """A verb of a game's options.

    first, size: its options have the numbers `first` to `first + size - 1`; arguments: its arguments, in order.
    """

    __slots__ = ("verb", "first", "size", "arguments")

    def __init__(self, verb: str, first: int, arguments: Sequence[ArgumentShape]) -> None:
        size = 1
        for argument in arguments:
            size *= len(argument.values)
        self.verb: str = verb
        self.first: int = first
        self.size: int = size
        self.arguments: tuple[ArgumentShape, ...] = tuple(arguments)

    @property
    def sizes(self) -> tuple[int, ...]:
        """The number of possible values of each argument."""
        return tuple([len(argument.values) for argument in self.arguments])

    def __repr__(self) -> str:
        return f"VerbShape({self.verb!r}, {self.first}, {list(self.arguments)!r})"


class ActionParts:
    """The parts of an option.

    verb: the verb; verb_index: its index in `Actions.shape`; shape: the names and possible values of its arguments;
    values: the value of each argument; indices: the index of each value among the possible values of its argument,
    from 0 to the argument's `size` - 1.
    """

    __slots__ = ("verb", "verb_index", "shape", "values", "indices")

    def __init__(self, verb_index: int, shape: VerbShape, indices: Sequence[int]) -> None:
        self.verb: str = shape.verb
        self.verb_index: int = verb_index
        self.shape: VerbShape = shape
        self.indices: tuple[int, ...] = tuple(indices)
        self.values: tuple[int, ...] = tuple(
            [argument.values[index] for argument, index in zip(shape.arguments, indices)]
        )

    @property
    def arguments(self) -> dict[str, int]:
        """The value of each argument by its name, as in `{"seat": 1, "card": 40}`."""
        return {argument.name: value for argument, value in zip(self.shape.arguments, self.values)}

    def __repr__(self) -> str:
        return f"<ActionParts {self.verb!r} {self.arguments!r}>"
