"""What every entry of the content has, and the bounds of its numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta

from gloaming.engine.content import Source

Count = Annotated[int, Meta(ge=1, le=20)]
Change = Annotated[int, Meta(ge=-20, le=20)]
Text = Annotated[str, Meta(min_length=1)]

Grade = Literal["rulebook", "confirmed", "single", "placeholder"]
"""How sure an entry's numbers are: the book prints them, two sources agree, one source says so, or reconstructed."""

Per = Literal["once", "dead", "action", "phase"]
"""How often: once, or for each dead Victim, for each killed in this Killer Action, or in this Killer phase."""


@dataclass(frozen=True, kw_only=True)
class Printed:
    """What every entry has. rule: the clause that says what it does; ruling: what it takes for granted, and why."""

    id: str
    name: str
    source: Source
    grade: Grade
    rule: str = ""
    ruling: str = ""
