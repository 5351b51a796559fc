"""Boards of Final Girls and Killers, sides of the Player board, and Final Health tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from gloaming.engine.content.schema import Text
from gloaming.engine.phrases import count, listed, sentence
from gloaming.engine.rules.effects import Fault, Line
from gloaming.games.final_girl.constants import HIGH, LOW, MOST_MINIONS, MOST_TERRORS, MOST_TIME, TERROR_CARDS
from gloaming.games.final_girl.entry import BonusId, Count, FilmId, Part, Printed, Ruled, Uses
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

    film: the film that she comes from: its title in small letters with hyphens; a random Final Girl is of the film of
    the Killer or the Location; health: her starting health; saves: the reward of each Victim-Saved space; ultimate: her
    Ultimate Ability, gained once all Victim-Saved spaces are covered; after: the reward for each Victim saved after she
    has gained it; bonus: the Item that only she can use.
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
class Minion(Ruled):
    """The reference card of a kind of Minion. (FG-MINION-8, FG-MINION-9, FG-MINION-10, FG-MINION-11)

    of: its Killer or Location; plural: its name for several; health: the damage that each takes before it dies; attack:
    the damage of each of its attacks, 0 for that of the Bloodlust row; movement: how many spaces it moves for each Move
    icon, 0 for those of the Bloodlust row; tokens: how many of this kind can be on the board; acting: how many of them
    take part in one action, the nearest to you first, 0 for all; holds: each holds a Victim of its space, who can
    neither follow you nor be saved; rises: a Victim that dies becomes one of this kind in its space, as long as tokens
    are left and the Finale is face down.
    """

    of: FilmId
    plural: Text
    health: Count
    attack: Uses
    movement: Uses
    tokens: Annotated[int, Meta(ge=1, le=MOST_MINIONS)]
    acting: Uses = 0
    holds: bool = False
    rises: bool = False
    text: Text

    def says(self) -> str:
        """Return the rules text of the card."""
        own = [f"{name} {value}" for name, value in (("Attack", self.attack), ("Movement", self.movement)) if value]
        row = [name for name, value in (("Attack", self.attack), ("Movement", self.movement)) if not value]
        parts = [f"{self.health} health", *own]
        if row:
            parts.append(f"{listed(row)} of the Bloodlust row")
        parts.append(count(self.tokens, "token"))
        text = sentence(", ".join(parts))
        if self.acting:
            text += f" At most {self.acting} take part in one action, the nearest to you first."
        if self.holds:
            text += " Each holds 1 Victim of its space, who can neither follow you nor be saved."
        if self.rises:
            text += (
                " A Victim that dies becomes one in its space, as long as tokens are left and the Finale is face down."
            )
        return text


@dataclass(frozen=True, kw_only=True)
class Killer(Ruled):
    """A Killer's board. (FG-SETUP-9, FG-SETUP-10)

    Every Killer needs at least one Finale, at least one Dark Power that is not epic, and enough Terror cards: together
    with those of any Location, at least as many as his Terror deck has. These cards name the Killer in `of`.

    film: the film that he comes from: its title in small letters with hyphens; a random Final Girl is of his film or
    that of the Location; health: his starting health, 0 for a film without a Killer; horror: the Horror Level at the
    start of a match; starts: the effects at the end of the set-up; minions: the Minion Action until the Finale is
    revealed, carried out before the Killer Action and by the Minions alone; first: the Killer Action until the Finale
    is revealed; final: the Final Effect of the Bloodlust track, resolved for each increase beyond the last row; it
    cannot raise Bloodlust or Horror, which would trigger it again; rows: the rows of the Bloodlust track, from the
    lowest; nobody: there is no Killer, and you win when no Minion is left; away: he starts off the board; terror_cards:
    the number of cards in the Terror deck.
    """

    film: str
    health: Uses
    horror: Annotated[int, Meta(ge=LOW, le=HIGH)]
    starts: Line = ()
    minions: Line = ()
    first: Line = ()
    final: Line
    rows: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=20)]
    nobody: bool = False
    away: bool = False
    terror_cards: Annotated[int, Meta(ge=1, le=MOST_TERRORS)] = TERROR_CARDS
    text: Text

    def fault(self) -> Fault | None:
        """Check that a Killer has health and a Killer Action, and that a film without a Killer has neither."""
        if self.nobody:
            if self.health or self.first or self.away:
                return "nobody", "a film without a Killer has health = 0 and neither 'first' nor 'away'"
            return None if self.minions else ("minions", "a film without a Killer needs a Minion Action")
        if not self.health:
            return "health", "a Killer needs 1 to 20; only a film with nobody = true has 0"
        return None
