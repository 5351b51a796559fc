"""The triggers and conditions of rules of scenarios."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.content.schema import Text, gives, names
from gloaming.games.ghost_hunter.constants import LAWS, NONE, STANDING
from gloaming.games.ghost_hunter.entry import ClueId, CounterName, EnemyId, EventId, Law, TileId
from gloaming.games.ghost_hunter.scenarios import Condition, Scenario, Trigger
from gloaming.games.ghost_hunter.state import State

Count = Annotated[int, Meta(ge=0, le=999)]


@dataclass(frozen=True)
class Entered(Trigger):
    """A hunter enters an unexplored tile. The rule is carried out before the tile's special incident. (GH-SCENE-21)

    tile: the tile entered.
    """

    tile: TileId

    def kind(self) -> str:
        return "entered"

    def piece(self) -> str:
        return self.tile


@dataclass(frozen=True)
class Laid(Trigger):
    """A tile is laid on the map. (GH-SCENE-22)

    tile: the tile laid.
    """

    tile: TileId

    def kind(self) -> str:
        return "laid"

    def piece(self) -> str:
        return self.tile


@dataclass(frozen=True)
class Turned(Trigger):
    """An Event card is turned up. The rule is carried out before the effects of the card. (GH-SCENE-23)

    card: the Event card that is turned up.
    """

    card: EventId

    def kind(self) -> str:
        return "turned"

    def piece(self) -> str:
        return self.card


@dataclass(frozen=True)
class Acted(Trigger):
    """A hunter does a deed in their own turn, at most one in each turn. A deed ends movement. (GH-SCENE-19,
    GH-SCENE-24)

    deed: the name of the deed, which you may choose freely; words: the label of the option for players; at: the tile
    where the deed is done, "outer" for any tile except the start tile, or "any" for any tile.
    """

    deed: Annotated[Text, gives("deed")]
    words: Text
    at: Annotated[str, names("tile", "outer", "any")]

    def kind(self) -> str:
        return "acted"

    def amid(self) -> bool:
        return False

    def matches(self, s: State, number: int) -> bool:
        return s.box.deed_names[number] == self.deed

    def here(self, s: State, hunter: int) -> bool:
        """Return whether a hunter is on a tile where the deed can be done."""
        tile = s.at[hunter]
        if self.at == "any":
            return True
        if self.at == "outer":
            return tile != s.box.number[s.scenario_entry().start[0]]
        return s.box.ids[tile] == self.at


@dataclass(frozen=True)
class RoundBegins(Trigger):
    """A round begins. (GH-SCENE-18, GH-SCENE-26)

    first: the number of the round in which the rule is first carried out; every: the number of rounds after which the
    rule repeats, 0 for never; after: a law, if rounds are counted from the round in which that law was proclaimed.
    """

    first: Count
    every: Count = 0
    after: Law | Literal[""] = ""

    def kind(self) -> str:
        return "round"

    def of_hunter(self) -> bool:
        return False

    def amid(self) -> bool:
        return False

    def matches(self, s: State, number: int) -> bool:
        begun = self.first
        if self.after:
            law = LAWS.index(self.after)
            if not s.laws >> law & 1:
                return False
            begun += s.law_since[law]
        return number == begun or (self.every > 0 and number > begun and (number - begun) % self.every == 0)


@dataclass(frozen=True)
class Fallen(Trigger):
    """A hunter falls, because no HP or no MP are left. (GH-SCENE-27, GH-FALL-1)"""

    def kind(self) -> str:
        return "fallen"


@dataclass(frozen=True)
class Defeated(Trigger):
    """An Enemy is defeated. (GH-SCENE-28)

    monster: the Enemy that must be defeated.
    """

    monster: EnemyId

    def kind(self) -> str:
        return "defeated"

    def matches(self, s: State, number: int) -> bool:
        return s.box.monsters[number].id == self.monster


TRIGGERS: Final = (Entered, Laid, Turned, Acted, RoundBegins, Fallen, Defeated)


@dataclass(frozen=True)
class CountIs(Condition):
    """A counter of the scenario is within bounds. (GH-SCENE-29)

    counter: the name of the counter; least: the lowest value allowed; most: the highest value allowed.
    """

    counter: CounterName
    least: Count = 0
    most: Count = 999

    def misplaced(self, entry: object) -> str:
        return "" if self.least > 0 or self.most < 999 else "'least' or 'most' is needed; without them it always holds"

    def holds(self, s: State, hunter: int) -> bool:
        number = s.counts[s.box.counter[self.counter]]
        return self.least <= number <= self.most

    def count(self) -> tuple[str, int, int] | None:
        return self.counter, self.least, self.most


@dataclass(frozen=True)
class Holds(Condition):
    """The hunter concerned carries a token or an Item, or leads the companion. (GH-SCENE-30)

    token: the name of a token, "item" for any Item, or "companion"; at: a tile; if given, the condition holds if any
    hunter on that tile carries the token or Item, or leads the companion.
    """

    token: Annotated[str, names("token", "companion", "item")]
    at: Annotated[str, names("tile")] = ""

    def holds(self, s: State, hunter: int) -> bool:
        hunters = [hunter] if hunter != NONE else []
        if self.at:
            hunters = s.hunters_on(s.box.number[self.at])
        if self.token == "companion":
            return s.led_by in hunters
        if self.token == "item":
            return any([bool(s.held[holder]) for holder in hunters])
        kind = s.box.token_names.index(self.token)
        return any([s.token_in_hand(holder, kind) != NONE for holder in hunters])


@dataclass(frozen=True)
class AllHere(Condition):
    """All standing hunters are on one tile. (GH-SCENE-31)

    tile: the tile on which they must be.
    """

    tile: TileId

    def holds(self, s: State, hunter: int) -> bool:
        tile = s.box.number[self.tile]
        return all([s.at[standing] == tile for standing in s.standing()])


@dataclass(frozen=True)
class NobodyIsGuest(Condition):
    """No hunter has been dealt the role of the Ninth Guest. (GH-SCENE-32)"""

    def holds(self, s: State, hunter: int) -> bool:
        return s.guest() == NONE


@dataclass(frozen=True)
class Accused(Condition):
    """The hunters have accused a suspect, rightly or wrongly. (GH-SCENE-32)

    rightly: true if the accused suspect must be the dead one, false if not, which also holds before any accusation.
    """

    rightly: bool

    def misplaced(self, entry: object) -> str:
        if isinstance(entry, Scenario) and entry.suspects:
            return ""
        return "only for scenarios with 'suspects'"

    def holds(self, s: State, hunter: int) -> bool:
        guilty = s.ticket[0] - s.box.first_ticket
        return (s.accused == guilty) == self.rightly


@dataclass(frozen=True)
class NobodyDown(Condition):
    """No hunter has fallen or plays on the Enemy side. (GH-SCENE-66)"""

    def holds(self, s: State, hunter: int) -> bool:
        return all([fares == STANDING for fares in s.fares])


@dataclass(frozen=True)
class ClueRead(Condition):
    """A clue has been read out. (GH-SCENE-66)

    clue: the id of the clue.
    """

    clue: ClueId

    def holds(self, s: State, hunter: int) -> bool:
        return [clue.id for clue in s.scenario_entry().clues].index(self.clue) in s.clues


@dataclass(frozen=True)
class WasGuest(Condition):
    """The hunter concerned is the Ninth Guest. (GH-SCENE-66)"""

    def holds(self, s: State, hunter: int) -> bool:
        return hunter != NONE and hunter == s.guest()


CONDITIONS: Final = (CountIs, Holds, AllHere, NobodyIsGuest, Accused, NobodyDown, ClueRead, WasGuest)
