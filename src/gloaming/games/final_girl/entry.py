"""What every entry of the content has, and the bounds of its numbers."""

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
"""What something costs in Time."""

Uses = Annotated[int, Meta(ge=0, le=20)]
Dice = Annotated[int, Meta(ge=0, le=3)]
"""Dice that something adds to a roll."""

ActionId = Annotated[str, names("Action")]
BonusId = Annotated[str, names("bonus Item")]
GirlId = Annotated[str, names("Final Girl")]
KillerId = Annotated[str, names("Killer")]
LocationId = Annotated[str, names("Location")]
FilmId = Annotated[str, names("Killer or Location")]
SpaceId = Annotated[str, names("space")]
StartId = Annotated[str, names("space or start")]
"""Ids that cards name; a start is a space that the Setup card says."""

Grade = Literal["rulebook", "confirmed", "single", "placeholder"]
"""How sure an entry's numbers are: the book prints them, two sources agree, one source says so, or reconstructed."""

Per = Literal["once", "dead", "action", "phase"]
"""How often: once, or for each dead Victim, for each killed in this Killer Action, or in this Killer phase."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Something printed that is no verb: a card, a board, or a part of one."""

    __slots__ = ()

    def fault(self) -> Fault | None:
        """What makes no sense of what is printed, beyond the bounds of each field; None: it is well."""
        return None


@dataclass(frozen=True, kw_only=True)
class Printed(Part):
    """What every entry has.

    grade: how sure its numbers are, which no rule asks for: the book prints them, two sources agree, one source says
    so, or they are made up, as in a pack of one's own.
    """

    id: str
    name: str
    source: Source
    grade: Grade


@dataclass(frozen=True, kw_only=True)
class Ruled(Printed):
    """What an entry has that does something, which the rules may say in a clause of its own.

    rule: the clause that says what it does; ruling: what it takes for granted, and why.
    """

    rule: str = ""
    ruling: str = ""
