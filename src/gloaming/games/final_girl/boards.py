"""Boards of Final Girls and Killers, sides of the Player board, and Final Health tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from gloaming.engine.content.schema import Text
from gloaming.engine.phrases import sentence
from gloaming.engine.rules.effects import Line
from gloaming.games.final_girl.constants import HIGH, LOW, MOST_TIME
from gloaming.games.final_girl.entry import BonusId, Count, Part, Printed, Ruled
from gloaming.games.final_girl.traits import Trait


@dataclass(frozen=True, kw_only=True)
class Board(Printed):
    """A side of the Player board.

    dice: the number of dice rolled at each Horror Level, from 0 to 7; time: the Time at the start of a turn.
    """

    dice: Annotated[tuple[Annotated[int, Meta(ge=0, le=4)], ...], Meta(min_length=8, max_length=8)]
    time: Annotated[int, Meta(ge=1, le=MOST_TIME)]
    text: str = ""


@dataclass(frozen=True, kw_only=True)
class Token(Printed):
    """A black Final Health token.

    health: the number on its back, 0 for a blank one.
    """

    health: Annotated[int, Meta(ge=0, le=3)]
    copies: Count
    text: str = ""


@dataclass(frozen=True, kw_only=True)
class Girl(Ruled):
    """A Final Girl.

    film: the id of the box that she is sold in (the title in lowercase with hyphens), not used by the rules; health:
    her starting health; saves: the reward of each Victim-Saved space; ultimate: her Ultimate Ability, gained once all
    Victim-Saved spaces are covered; after: the reward for each Victim saved after she has gained it; bonus: the Item
    that only she can use.
    """

    film: str
    health: Count
    saves: Annotated[tuple[Line, ...], Meta(min_length=1, max_length=12)]
    ultimate: Trait
    after: Line
    bonus: BonusId
    text: Text

    def ability(self) -> str:
        """Return the text of the Final Girl's Ultimate Ability as a sentence."""
        return sentence(self.ultimate.words())


@dataclass(frozen=True)
class Row(Part):
    """A row of the Bloodlust track.

    movement: how many spaces the Killer moves for each Move icon; attack: the damage of each of his attacks; special:
    the effects when the Bloodlust marker reaches the row.
    """

    movement: Count
    attack: Count
    special: Line = ()


@dataclass(frozen=True, kw_only=True)
class Killer(Ruled):
    """A Killer's board. (FG-SETUP-9, FG-SETUP-10)

    Every Killer needs at least one Finale, at least one Dark Power that is not epic, and enough Terror cards: together
    with those of any Location, at least ten. These cards name the Killer in `of`.

    film: the id of the box that he is sold in (the title in lowercase with hyphens), not used by the rules; health: his
    starting health; horror: the Horror Level at the start of a match; first: the Killer Action until the Finale is
    revealed; final: the Final Effect of the Bloodlust track, resolved for each increase beyond the last row; it cannot
    contain `bloodlust` or `horror` above 0, which would trigger it again; rows: the rows of the Bloodlust track, from
    the lowest.
    """

    film: str
    health: Count
    horror: Annotated[int, Meta(ge=LOW, le=HIGH)]
    first: Line
    final: Line
    rows: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=20)]
    text: Text
