"""The common fields of all entries, and the bounds of their numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta
from mypy_extensions import mypyc_attr

from gloaming.engine.content.content_files import Source
from gloaming.engine.content.schema import names
from gloaming.engine.rules.effects import Fault
from gloaming.games.final_girl.constants import MOST_TIME

Count = Annotated[int, Meta(ge=1, le=20)]
Change = Annotated[int, Meta(ge=-20, le=20)]
Price = Annotated[int, Meta(ge=0, le=MOST_TIME)]
"""A cost in Time."""

Uses = Annotated[int, Meta(ge=0, le=20)]
Dice = Annotated[int, Meta(ge=0, le=3)]
"""Dice that are added to a roll."""

ActionId = Annotated[str, names("Action")]
BonusId = Annotated[str, names("bonus Item")]
GirlId = Annotated[str, names("Final Girl")]
KillerId = Annotated[str, names("Killer")]
LocationId = Annotated[str, names("Location")]
FilmId = Annotated[str, names("Killer or Location")]
SpaceId = Annotated[str, names("space")]
StartId = Annotated[str, names("space or start")]
"""Ids that cards name. A start is a space of the Setup card."""

Grade = Literal["rulebook", "confirmed", "single", "placeholder"]
"""How certain the numbers are: from the rulebook, from two sources, from a single source, or reconstructed."""

Per = Literal["once", "dead", "action", "phase"]
"""How many times: once, or for each dead Victim, for each killed in this Killer Action, or in this Killer phase."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Something printed that is not a verb: a card, a board, or a part of one."""

    __slots__ = ()

    def fault(self) -> Fault | None:
        """Return the field and the reason if the printed values make no sense beyond the bounds of each field."""
        return None


@dataclass(frozen=True, kw_only=True)
class Printed(Part):
    """The common fields of all entries.

    grade: how certain its numbers are, not used by the rules: printed in the rulebook, confirmed by two sources,
    from a single source, or made up, as in your own pack.
    """

    id: str
    name: str
    source: Source
    grade: Grade


@dataclass(frozen=True, kw_only=True)
class Ruled(Printed):
    """The common fields of entries with rules text, which may have a clause of their own.

    rule: the clause that says what it does; ruling: the ruling of that clause, with its reason.
    """

    rule: str = ""
    ruling: str = ""
