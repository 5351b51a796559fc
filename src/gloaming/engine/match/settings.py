"""Set-up options of matches, and the values that each option allows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any, Final, SupportsIndex

from gloaming.engine.errors import BadSetup
from gloaming.engine.integers import as_integer
from gloaming.engine.state.dice import is_key

POSITION: Final = "position"
"""The id of the setting that holds the position at which a match starts."""


class Setting:
    """A set-up option. If its default is None, that value leaves the choice to chance or to the players."""

    __slots__ = ("id", "name", "help", "default")

    def __init__(self, id: str, name: str, help: str, default: Any = None) -> None:
        self.id: str = id
        self.name: str = name
        self.help: str = help
        self.default: Any = default

    def allowed(self, seats: int) -> str:
        """Return a description of the allowed values for this number of seats."""
        raise NotImplementedError

    def allows(self, value: Any, seats: int) -> bool:
        """Return whether the value is allowed for this number of seats."""
        raise NotImplementedError

    def own(self, value: Any) -> Any:
        """Return an allowed value as the match stores it: a copy that the caller cannot change."""
        return deepcopy(value)

    def describe(self) -> dict[str, Any]:
        """Return the setting as JSON data for forms: id, name, help and default.

        Subclasses add the kind of the setting and the fields of this kind.
        """
        return {"id": self.id, "name": self.name, "help": self.help, "default": self.default}


class OneOf(Setting):
    """A set-up option whose value is one word of a list. unset: the label of the value None, if None is the default."""

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
        """Return a description of the allowed values for this number of seats."""
        return "one of " + ", ".join(self.choices)

    def allows(self, value: Any, seats: int) -> bool:
        """Return whether the value is allowed for this number of seats."""
        return isinstance(value, str) and value in self.choices

    def describe(self) -> dict[str, Any]:
        """Return the setting as JSON data."""
        return {**Setting.describe(self), "kind": "one", "choices": list(self.choices), "unset": self.unset}


class SomeOf(Setting):
    """A set-up option whose value is several different words of a list.

    counts: how many words, by the number of seats.
    """

    __slots__ = ("choices", "counts")

    def __init__(
        self, id: str, name: str, help: str, choices: Sequence[str], counts: Mapping[int, int], default: Any = None
    ) -> None:
        Setting.__init__(self, id, name, help, default)
        self.choices: list[str] = list(choices)
        self.counts: dict[int, int] = dict(counts)

    def allowed(self, seats: int) -> str:
        """Return a description of the allowed values for this number of seats."""
        return f"a list of {self.counts[seats]} different ones of " + ", ".join(self.choices)

    def allows(self, value: Any, seats: int) -> bool:
        """Return whether the value is allowed for this number of seats."""
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            return False
        return len(value) == self.counts[seats] == len(set(value)) and set(value) <= set(self.choices)

    def describe(self) -> dict[str, Any]:
        """Return the setting as JSON data."""
        counts = {str(seats): count for seats, count in self.counts.items()}
        return {**Setting.describe(self), "kind": "some", "choices": list(self.choices), "counts": counts}


class WholeNumber(Setting):
    """A set-up option whose value is a whole number from `least` to `most`.

    names: a label for each value in ascending order, or ().
    """

    __slots__ = ("least", "most", "names")

    def __init__(
        self, id: str, name: str, help: str, least: int, most: int, default: int, names: Sequence[str] = ()
    ) -> None:
        Setting.__init__(self, id, name, help, default)
        self.least: int = least
        self.most: int = most
        self.names: tuple[str, ...] = tuple(names)

    def allowed(self, seats: int) -> str:
        """Return a description of the allowed values for this number of seats."""
        of = " (its place in the list, not an id)" if self.names else ""
        return f"a whole number from {self.least} to {self.most}{of}"

    def allows(self, value: Any, seats: int) -> bool:
        """Return whether the value is allowed for this number of seats."""
        number = as_integer(value)
        return number is not None and self.least <= number <= self.most

    def own(self, value: Any) -> int | None:
        """Return the value as an int, even if it is a NumPy integer."""
        return as_integer(value)

    def describe(self) -> dict[str, Any]:
        """Return the setting as JSON data."""
        described = {**Setting.describe(self), "kind": "number", "least": self.least, "most": self.most}
        return {**described, "names": list(self.names)} if self.names else described


class Carried(Setting):
    """A setting that no form shows: the JSON data of a campaign, or a position. The value None stands for no data.

    fault(value, seats, settings): return what is wrong with the value, or None; settings: the values of the other
    settings.
    """

    __slots__ = ("fault",)

    def __init__(
        self, id: str, name: str, help: str, fault: Callable[[Any, int, Mapping[str, Any]], str | None]
    ) -> None:
        Setting.__init__(self, id, name, help)
        self.fault: Callable[[Any, int, Mapping[str, Any]], str | None] = fault

    def allowed(self, seats: int) -> str:
        """Return a description of the allowed values for this number of seats."""
        return "an object"

    def allows(self, value: Any, seats: int) -> bool:
        """Return whether the value is a JSON object.

        `fault` checks the contents later, with the values of the other settings.
        """
        return isinstance(value, Mapping)

    def describe(self) -> dict[str, Any]:
        """Return the setting as JSON data."""
        return {**Setting.describe(self), "kind": "carried"}


def seed_of(seed: SupportsIndex | str) -> int | str:
    """Return a seed as matches store it: a whole number, or a key of 64 hexadecimal digits for keyed dice.

    Raises BadSetup.
    """
    kept = seed if isinstance(seed, str) and is_key(seed) else as_integer(seed)
    if kept is None:
        raise BadSetup(f"the seed must be a whole number, or a key of 64 hexadecimal digits, not {seed!r}")
    return kept
