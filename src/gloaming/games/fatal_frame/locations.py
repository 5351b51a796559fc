"""The entry classes of Exterior and Interior Locations."""

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
    """An Exterior Location. There are exactly 9, so a pack can only replace one, by its id.

    rooms: the number of Interior Locations in the house, 0 if the Location is not a house; shrine: true for the Shrine,
    which has a Boss and can be entered only with enough points; twin: the connected house, to which players may also
    leave; arrive: the effects on a player who arrives.
    """

    rooms: Annotated[int, Meta(ge=0, le=4)] = 0
    shrine: bool = False
    twin: Annotated[str, names("exterior")] = ""
    arrive: tuple[Effect, ...] = ()

    def says(self, card_names: Mapping[str, str]) -> str:
        """Return the rules text: the house, then the effects on arrival."""
        sentences = []
        if self.rooms:
            sentences.append(f"House with {count(self.rooms, 'Interior Location')}{' and a Boss' * self.shrine}.")
        if self.shrine:
            sentences.append("You need enough Album Points to enter.")
        if self.twin:
            sentences.append(f"From either end, you may also leave to {card_names[self.twin]}.")
        if self.arrive:
            sentences.append(line_words(self.arrive))
        return " ".join(sentences)


STANDS: Final[dict[str, str]] = {
    "add-to-dice": "add {by} to all your attack dice here",
    "subtract": "subtract {by} from all your attack dice here",
    "more-dice": "roll {by} more attack {dice} here",
    "fewer-dice": "roll {by} fewer attack {dice} here, but at least 1",
    "no-effects": "ignore Ghost Effects here",
}
"""The rules text of each lasting effect."""


@dataclass(frozen=True)
class Stands:
    """A lasting effect of a Location on each attack there.

    gives: the effect: "add-to-dice" add a number to all attack dice, "subtract" subtract a number from all attack dice,
    "more-dice" roll more attack dice, "fewer-dice" roll fewer attack dice but at least one, "no-effects" ignore Ghost
    Effects; by: how much or how many, for an effect with a number.
    """

    gives: Literal["add-to-dice", "subtract", "more-dice", "fewer-dice", "no-effects"]
    by: Count = 1

    def fault(self) -> Fault | None:
        """Reject `by` for an effect that has no number."""
        uncounted = self.by != 1 and self.gives == "no-effects"
        return ("by", "not allowed with 'no-effects', which has no number") if uncounted else None

    def words(self) -> str:
        """Return the rules text."""
        return STANDS[self.gives].format(by=self.by, dice="die" if self.by == 1 else "dice")


@dataclass(frozen=True, kw_only=True)
class Interior(Printed):
    """An Interior Location.

    arrive: the effects on a player who arrives; stands: the lasting effect on attacks at the Location.
    """

    arrive: tuple[Effect, ...] = ()
    stands: Stands | None = None

    @property
    def adds(self) -> int:
        """The amount added to every attack die at the Location."""
        return self._gives("add-to-dice")

    @property
    def subtracts(self) -> int:
        """The amount subtracted from every attack die at the Location."""
        return self._gives("subtract")

    @property
    def more_dice(self) -> int:
        """The number of attack dice added at the Location, negative if fewer dice are rolled."""
        return self._gives("more-dice") - self._gives("fewer-dice")

    @property
    def no_effects(self) -> bool:
        """Whether Ghost Effects are ignored at the Location."""
        return self._gives("no-effects") > 0

    def _gives(self, gives: str) -> int:
        stands = self.stands
        return stands.by if stands is not None and stands.gives == gives else 0

    def says(self, card_names: Mapping[str, str]) -> str:
        """Return the rules text: the lasting effect, then the effects on arrival."""
        sentences = []
        if self.stands is not None:
            sentences.append(sentence(self.stands.words()))
        if self.arrive:
            sentences.append(line_words(self.arrive))
        return " ".join(sentences)
