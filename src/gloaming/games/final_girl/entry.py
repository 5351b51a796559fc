"""The fields that all entries share, and the types of numbers and ids in entries."""

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
Dice = Annotated[int, Meta(ge=-3, le=3)]
"""A number of dice added to a roll; below 0, taken away from it."""

ActionId = Annotated[str, names("Action")]
BonusId = Annotated[str, names("bonus Item")]
GirlId = Annotated[str, names("Final Girl")]
KillerId = Annotated[str, names("Killer")]
LocationId = Annotated[str, names("Location")]
FilmId = Annotated[str, names("Killer or Location")]
MinionId = Annotated[str, names("Minion", "")]
SpaceId = Annotated[str, names("space")]
StartId = Annotated[str, names("space or start")]
"""Types of ids, by the kind of entry. A StartId can also name the starting space of the Killer or the Final Girl."""

Grade = Literal["rulebook", "confirmed", "single", "placeholder"]
"""How reliable the numbers are: from the rulebook, from two sources, from a single source, or reconstructed."""

Per = Literal["once", "dead", "action", "phase"]
"""How often an effect happens: once, or once per dead Victim in the match, in this Killer Action, or in this phase."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Base class of printed things that are not verbs: cards, boards, and their parts."""

    __slots__ = ()

    def fault(self) -> Fault | None:
        """Return the wrong field and the reason if the values do not fit together; None if they do."""
        return None


@dataclass(frozen=True, kw_only=True)
class Printed(Part):
    """The fields that all entries share.

    grade: how reliable its numbers are, not used by the rules: printed in the rulebook, confirmed by two sources, from
    a single source, or made up, as in your own pack.
    """

    id: str
    name: str
    source: Source
    grade: Grade


@dataclass(frozen=True, kw_only=True)
class Ruled(Printed):
    """The fields of entries with rules text, which can have a clause in RULES.md.

    rule: the id of the clause that explains the entry; ruling: our ruling on unclear text and its reason, shown in that
    clause.
    """

    rule: str = ""
    ruling: str = ""
