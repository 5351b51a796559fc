"""What is printed on the boards of girls and Killers, and on the Final Health tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from gloaming.engine.effects import Line
from gloaming.games.final_girl.constants import HIGH, LOW, MOST_TIME
from gloaming.games.final_girl.entry import BonusId, Count, Part, Printed, Text
from gloaming.games.final_girl.rules.sentences import sentence
from gloaming.games.final_girl.traits import (
    Trait,
)


@dataclass(frozen=True, kw_only=True)
class Board(Printed):
    """A side of the Player board: dice by Horror Level, Time at the start of a turn."""

    dice: Annotated[tuple[Annotated[int, Meta(ge=0, le=4)], ...], Meta(min_length=8, max_length=8)]
    time: Annotated[int, Meta(ge=1, le=MOST_TIME)]
    text: str = ""


@dataclass(frozen=True, kw_only=True)
class Token(Printed):
    """A black Final Health token. health: on its back, 0 for a blank one."""

    health: Annotated[int, Meta(ge=0, le=3)]
    copies: Count
    text: str = ""


@dataclass(frozen=True, kw_only=True)
class Girl(Printed):
    """A Final Girl. saves: the reward of each Victim-Saved space; after: the reward with the Ultimate Ability."""

    film: str
    health: Count
    saves: Annotated[tuple[Line, ...], Meta(min_length=1, max_length=12)]
    ultimate: Trait
    after: Line
    bonus: BonusId
    text: Text

    def ability(self) -> str:
        """Her Ultimate Ability, as a sentence."""
        return sentence(self.ultimate.words())


@dataclass(frozen=True)
class Row(Part):
    """A row of the Bloodlust track."""

    movement: Count
    attack: Count
    special: Line = ()


@dataclass(frozen=True, kw_only=True)
class Killer(Printed):
    """A Killer's board. first: the initial Killer Action; final: the Final Effect of the Bloodlust track."""

    film: str
    health: Count
    horror: Annotated[int, Meta(ge=LOW, le=HIGH)]
    first: Line
    final: Line
    rows: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=20)]
    text: Text
