"""Set-up options: what a match can be set up with, and which values each option takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any, Final, SupportsIndex

from gloaming.engine.errors import BadSetup
from gloaming.engine.integers import as_integer
from gloaming.engine.state.dice import is_key

POSITION: Final = "position"
"""The id of the setting that holds the position at which a match begins."""


class Setting:
    """Something that may be chosen at set-up. `None`, where it is the default, leaves it to chance or to the table."""

    __slots__ = ("id", "name", "help", "default")

    def __init__(self, id: str, name: str, help: str, default: Any = None) -> None:
        self.id: str = id
        self.name: str = name
        self.help: str = help
        self.default: Any = default

    def allowed(self, seats: int) -> str:
        """What may be chosen, in words."""
        raise NotImplementedError

    def allows(self, value: Any, seats: int) -> bool:
        """Whether the value may be chosen for this number of seats."""
        raise NotImplementedError

    def own(self, value: Any) -> Any:
        """The value, if allowed, as the match keeps it: nobody else has the same list or mapping."""
        return deepcopy(value)

    def describe(self) -> dict[str, Any]:
        """The setting as JSON data, for forms: id, name, help, default, kind and what that kind needs."""
        return {"id": self.id, "name": self.name, "help": self.help, "default": self.default}


class OneOf(Setting):
    """One of some words. unset: what forms call None, where it is the default."""

    __slots__ = ("choices", "unset")

    def __init__(
        self,
        id: str,
        name: str,
        help: str,
        choices: Sequence[str],
        default: str | None = None,
        unset: str = "At random",
    ) -> None:
        Setting.__init__(self, id, name, help, default)
        self.choices: list[str] = list(choices)
        self.unset: str = unset

    def allowed(self, seats: int) -> str:
        """What may be chosen, in words."""
        return "one of " + ", ".join(self.choices)

    def allows(self, value: Any, seats: int) -> bool:
        """Whether the value may be chosen for this number of seats."""
        return isinstance(value, str) and value in self.choices

    def describe(self) -> dict[str, Any]:
        """The setting as JSON data."""
        return {**Setting.describe(self), "kind": "one", "choices": list(self.choices), "unset": self.unset}


class SomeOf(Setting):
    """Different words from a list; how many depends on the number of seats."""

    __slots__ = ("choices", "counts")

    def __init__(
        self, id: str, name: str, help: str, choices: Sequence[str], counts: Mapping[int, int], default: Any = None
    ) -> None:
        Setting.__init__(self, id, name, help, default)
        self.choices: list[str] = list(choices)
        self.counts: dict[int, int] = dict(counts)

    def allowed(self, seats: int) -> str:
        """What may be chosen, in words."""
        return f"a list of {self.counts[seats]} different ones of " + ", ".join(self.choices)

    def allows(self, value: Any, seats: int) -> bool:
        """Whether the value may be chosen for this number of seats."""
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            return False
        return len(value) == self.counts[seats] == len(set(value)) and set(value) <= set(self.choices)

    def describe(self) -> dict[str, Any]:
        """The setting as JSON data."""
        counts = {str(seats): count for seats, count in self.counts.items()}
        return {**Setting.describe(self), "kind": "some", "choices": list(self.choices), "counts": counts}


class WholeNumber(Setting):
    """A whole number in a range. names: what each stands for, from the least, where they stand for anything."""

    __slots__ = ("least", "most", "names")

    def __init__(
        self, id: str, name: str, help: str, least: int, most: int, default: int, names: Sequence[str] = ()
    ) -> None:
        Setting.__init__(self, id, name, help, default)
        self.least: int = least
        self.most: int = most
        self.names: tuple[str, ...] = tuple(names)

    def allowed(self, seats: int) -> str:
        """What may be chosen, in words."""
        of = ", its place in the list, not an id" if self.names else ""
        return f"a whole number from {self.least} to {self.most}{of}"

    def allows(self, value: Any, seats: int) -> bool:
        """Whether the value may be chosen for this number of seats."""
        number = as_integer(value)
        return number is not None and self.least <= number <= self.most

    def own(self, value: Any) -> int | None:
        """The value as an int, NumPy's too."""
        return as_integer(value)

    def describe(self) -> dict[str, Any]:
        """The setting as JSON data."""
        described = {**Setting.describe(self), "kind": "number", "least": self.least, "most": self.most}
        return {**described, "names": list(self.names)} if self.names else described


class Carried(Setting):
    """JSON data that no form asks for: what a campaign carries on, or where a match begins. None: nothing.

    fault(value, seats, settings): what is wrong with it, in words, None where nothing is; the settings are the others.
    """

    __slots__ = ("fault",)

    def __init__(
        self, id: str, name: str, help: str, fault: Callable[[Any, int, Mapping[str, Any]], str | None]
    ) -> None:
        Setting.__init__(self, id, name, help)
        self.fault: Callable[[Any, int, Mapping[str, Any]], str | None] = fault

    def allowed(self, seats: int) -> str:
        """What may be chosen, in words."""
        return "an object"

    def allows(self, value: Any, seats: int) -> bool:
        """Whether it may be anything at all; `fault` looks closer, once the other settings are known."""
        return isinstance(value, Mapping)

    def describe(self) -> dict[str, Any]:
        """The setting as JSON data."""
        return {**Setting.describe(self), "kind": "carried"}


def seed_of(seed: SupportsIndex | str) -> int | str:
    """Return a seed as matches keep it: a whole number, or a key for keyed dice. Raises BadSetup."""
    kept = seed if isinstance(seed, str) and is_key(seed) else as_integer(seed)
    if kept is None:
        raise BadSetup(f"the seed is a whole number, or a key of 64 hexadecimal digits; not {seed!r}")
    return kept
