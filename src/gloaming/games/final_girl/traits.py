"""What holds as long as a card or a board is there: traits, and rules that stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from mypy_extensions import mypyc_attr

from gloaming.engine.effects import Effect, Line, Verb
from gloaming.games.final_girl.printed import Change, Count


@mypyc_attr(allow_interpreted_subclasses=True)
class InSpaces(Effect):
    """An effect that happens in spaces which its card names."""

    __slots__ = ()

    def named(self) -> tuple[str, ...]:
        """The spaces."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Verb):
    """A rule that holds as long as its card stays; a film may bring some of its own."""

    __slots__ = ()

    def named(self) -> tuple[str, ...]:
        """The spaces that it names."""
        return ()

    def begin(self, s: Any, event: int) -> None:
        """What it does when its Event comes."""

    def ways(self, s: Any, space: int) -> list[int]:
        """The spaces that are adjacent to a space for the girl, besides those on the map."""
        return []


@dataclass(frozen=True, kw_only=True)
class More(Standing):
    """So much more of something: damage of the Killer's attacks, spaces of each of his Move icons, damage that the
    girl deals in her own space, Victims who follow her, or health that an Action card lets her recover.
    """

    to: Literal["attack", "moves", "close-damage", "followers", "healing"]
    by: Change


@dataclass(frozen=True)
class Sweep(Verb):
    """Each Attack icon hits everybody in the Killer's space once."""


@dataclass(frozen=True)
class OnceMore(Verb):
    """Whenever he has attacked the girl, the Killer attacks her once more."""


@dataclass(frozen=True)
class WhenHeKills(Verb):
    """What happens for each Victim that the Killer kills."""

    does: Line


@dataclass(frozen=True)
class Rush(Verb):
    """Once in each Action phase the girl may move to the space of an Enemy so near."""

    within: Count


@dataclass(frozen=True)
class Pairs(Standing):
    """Of two Victims alone in a space, the other one dies when one is killed."""


@dataclass(frozen=True)
class When(Standing):
    """What happens for each Victim saved after the first in an Action phase, or in each Upkeep phase."""

    on: Literal["further-save", "upkeep"]
    does: Line


@dataclass(frozen=True)
class Deadly(Standing):
    """Victims in a space die, and those that enter it."""

    space: str

    def named(self) -> tuple[str, ...]:
        """The space."""
        return (self.space,)


Trait = More | Sweep | OnceMore | WhenHeKills | Rush
STANDINGS: Final = (More, Pairs, When, Deadly)
"""The standing rules that any film may use."""


def more(rule: Verb | None, to: str) -> int:
    """What a trait or standing rule adds to something."""
    return rule.by if isinstance(rule, More) and rule.to == to else 0
