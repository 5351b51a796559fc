"""What is printed on Exterior and Interior Locations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.content.schema import names
from gloaming.engine.phrases import count, sentence
from gloaming.engine.rules.effects import Effect, Fault
from gloaming.games.fatal_frame.entry import Count, Printed, line_words


@dataclass(frozen=True, kw_only=True)
class Exterior(Printed):
    """An Exterior Location. There are 9 of them, no more and no fewer: one of a pack takes the place of one, by its id.

    rooms: the size of a house, 0 for none; shrine: a Boss waits there, and one needs the Album Points to go in; twin:
    the house that it is connected with, so that one may come out there too; arrive: what happens on arrival.
    """

    rooms: Annotated[int, Meta(ge=0, le=4)] = 0
    shrine: bool = False
    twin: Annotated[str, names("exterior")] = ""
    arrive: tuple[Effect, ...] = ()

    def says(self, card_names: Mapping[str, str]) -> str:
        """What house it is, and what happens on arrival."""
        sentences = []
        if self.rooms:
            sentences.append(f"A house of {count(self.rooms, 'Location')}{', where a Boss waits' * self.shrine}.")
        if self.shrine:
            sentences.append("You need the Album Points to go in.")
        if self.twin:
            sentences.append(f"From either end you may come out at {card_names[self.twin]} too.")
        if self.arrive:
            sentences.append(line_words(self.arrive))
        return " ".join(sentences)


STANDS: Final[dict[str, str]] = {
    "add-to-dice": "add {by} to all your attack dice here",
    "subtract": "subtract {by} from all your attack dice here",
    "more-dice": "roll {by} more attack {dice} here",
    "fewer-dice": "roll {by} attack {dice} fewer here, but at least 1",
    "no-effects": "you suffer no Ghost Effects here",
}
"""What stands at a Location in words, by what it gives."""


@dataclass(frozen=True)
class Stands:
    """What stands at a Location, for each attack there.

    gives: what it gives: "add-to-dice" so much is added to all attack dice, "subtract" so much is subtracted from all
    attack dice, "more-dice" so many attack dice more, "fewer-dice" so many attack dice fewer, but one at least,
    "no-effects" no Ghost Effect is suffered; by: how much or how many.
    """

    gives: Literal["add-to-dice", "subtract", "more-dice", "fewer-dice", "no-effects"]
    by: Count = 1

    def fault(self) -> Fault | None:
        """No number where nothing is counted."""
        uncounted = self.by != 1 and self.gives == "no-effects"
        return ("by", "none where it gives 'no-effects', which is not counted") if uncounted else None

    def words(self) -> str:
        """In words."""
        return STANDS[self.gives].format(by=self.by, dice="die" if self.by == 1 else "dice")


@dataclass(frozen=True, kw_only=True)
class Interior(Printed):
    """An Interior Location. arrive: what happens on arrival; stands: what holds while one is there."""

    arrive: tuple[Effect, ...] = ()
    stands: Stands | None = None

    @property
    def adds(self) -> int:
        """What is added to every attack die."""
        return self._gives("add-to-dice")

    @property
    def subtracts(self) -> int:
        """What is subtracted from every attack die."""
        return self._gives("subtract")

    @property
    def more_dice(self) -> int:
        """How many attack dice more are rolled, less than 0 for fewer."""
        return self._gives("more-dice") - self._gives("fewer-dice")

    @property
    def no_effects(self) -> bool:
        """Whether no Ghost Effect is suffered there."""
        return self._gives("no-effects") > 0

    def _gives(self, gives: str) -> int:
        stands = self.stands
        return stands.by if stands is not None and stands.gives == gives else 0

    def says(self, card_names: Mapping[str, str]) -> str:
        """What stands there, and what happens on arrival."""
        sentences = []
        if self.stands is not None:
            sentences.append(sentence(self.stands.words()))
        if self.arrive:
            sentences.append(line_words(self.arrive))
        return " ".join(sentences)
