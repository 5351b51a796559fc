"""The cards, one class for each kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.content.schema import Text
from gloaming.engine.phrases import count, sentence
from gloaming.engine.rules.effects import Fault, Line
from gloaming.games.final_girl.constants import MOST_VICTIMS
from gloaming.games.final_girl.entry import Count, Dice, FilmId, KillerId, LocationId, Part, Price, Ruled, SpaceId
from gloaming.games.final_girl.sentences import line_short, line_text, sentences, the
from gloaming.games.final_girl.traits import OnRoll, Standing, Trait, When, more

PIECES: Final = ("white", "orange", "blue")
"""The pieces of the Special Victims."""


@dataclass(frozen=True, kw_only=True)
class Action(Ruled):
    """An Action card.

    cost: its cost in Time in the tableau, 0 for a card of the starting hand; success2: the line for two or more
    successes; success1: the line for one; failure: the line for none, several lists where the player may choose,
    `[[]]` for no effect; attack: it attacks an Enemy, in your space or as far as a weapon reaches; when: the moment
    at which it is played: "action" in the Action phase, "roll" after a Horror Roll, "attacked" when the Killer or a
    Minion attacks you; on_roll: what it does instead, if it is played on a Horror Roll; worth: the value that bots
    give it in hand, in hundredths, by its cost if left out.
    """

    cost: Price
    copies: Annotated[int, Meta(ge=1, le=2)]
    success2: Line = ()
    success1: Line = ()
    failure: Annotated[tuple[Line, ...], Meta(max_length=6)] = ()
    attack: bool = False
    when: Literal["action", "roll", "attacked"] = "action"
    on_roll: OnRoll | None = None
    worth: Annotated[int, Meta(ge=0, le=100)] | None = None
    text: Text

    def worth_in_hand(self) -> float:
        """Return the value that bots give the card in hand."""
        return (min(10 + 14 * self.cost, 100) if self.worth is None else self.worth) / 100

    def fault(self) -> Fault | None:
        """Check that a card for a roll has no lines, and any other card has a line for each outcome."""
        if self.when == "roll":
            if self.success2 or self.success1 or self.failure or self.attack:
                return "when", "a card for a roll rerolls dice: it has neither lines nor an attack"
            if self.on_roll is None:
                return "on_roll", "a card for a roll needs it, such as { verb = 'roll-again', one = 0, all = 2 }"
        elif self.on_roll is not None:
            return "on_roll", "only a card with when = 'roll' can have it"
        elif not self.failure:
            return "failure", "needs at least one line for a roll without success; [[]] for no effect"
        return None

    def says(self) -> str:
        """Return the card's text."""
        if self.on_roll is not None:
            return f"After a Horror Roll, {self.on_roll.words()}."
        none = "; or: ".join([line_text(line) for line in self.failure])
        return f"Two successes: {line_text(self.success2)}. One: {line_text(self.success1)}. None: {none}."

    def at_best(self) -> str:
        """Return the best outcome in short."""
        return line_short(self.success2) if self.on_roll is None else self.on_roll.short()


@dataclass(frozen=True, kw_only=True)
class Finale(Ruled):
    """A Finale of a Killer. of: its Killer; action: the new Killer Action; revealed: what happens immediately."""

    of: KillerId
    action: Line
    revealed: Line = ()

    def says(self) -> str:
        """Return the card's text."""
        revealed = f"When revealed: {line_text(self.revealed)}. " if self.revealed else ""
        return f"{revealed}In each Killer phase: {line_text(self.action)}."


@dataclass(frozen=True, kw_only=True)
class Power(Ruled):
    """A Dark Power of a Killer.

    of: its Killer; trait: what it lets him do; epic: it is an Epic one, which is only in play if the set-up says
    so.
    """

    of: KillerId
    trait: Trait
    epic: bool = False

    def says(self) -> str:
        """Return the card's text."""
        return sentence(self.trait.words())


@dataclass(frozen=True)
class Minor(Part):
    """A Minor Dark Power.

    health: the damage that it takes before it is discarded; trait: what it lets the Killer do.
    """

    health: Count
    trait: Trait


@dataclass(frozen=True, kw_only=True)
class Terror(Ruled):
    """A Terror card of a Killer or a Location.

    of: the Killer or Location whose deck it goes into; effects: what it does when it is drawn, from left to right;
    minor: the Minor Dark Power that it is instead.
    """

    of: FilmId
    effects: Line = ()
    minor: Minor | None = None
    copies: Count = 1

    def fault(self) -> Fault | None:
        """Require either effects or a Minor Dark Power."""
        if bool(self.effects) == (self.minor is not None):
            return "effects", "set either 'effects' or 'minor', not both"
        return None

    def says(self) -> str:
        """Return the card's text."""
        minor = self.minor
        if minor is None:
            return sentences(self.effects)
        return f"Minor Dark Power with {minor.health} health: {minor.trait.words()}."

    def more(self, to: str) -> int:
        """Return what a Minor Dark Power adds to the Killer's attacks or moves."""
        minor = self.minor
        return 0 if minor is None else more(minor.trait, to)


@dataclass(frozen=True, kw_only=True)
class Setup(Ruled):
    """A Setup card of a Location.

    of: its Location; girl: the space where you start; killer: the space where the Killer starts; victims: how many
    Victims start in each space.
    """

    of: LocationId
    girl: SpaceId
    killer: SpaceId
    victims: dict[SpaceId, Count]
    text: Text

    def fault(self) -> Fault | None:
        """Check that there are enough pieces."""
        if sum(self.victims.values()) > MOST_VICTIMS:
            return "victims", f"{sum(self.victims.values())} Victims, but there are only {MOST_VICTIMS} pieces"
        return None


@dataclass(frozen=True, kw_only=True)
class Special(Part):
    """A Special Victim.

    piece: its meeple; chosen: which Victim becomes it: "nearest-girl" the one closest to you, "farthest-killer" the
    one farthest from the Killer; fearless: it follows you even into the Killer's space; dice: how many more dice
    you roll with it in your space; hunted: the Killer always targets it; last: it can be saved only as the last
    living Victim; dies: what happens when it dies, in addition to what every death brings; dies_with_you: what else
    happens if it dies in your space.
    """

    piece: Literal["white", "orange", "blue"]
    chosen: Literal["nearest-girl", "farthest-killer"]
    fearless: bool = False
    dice: Dice = 0
    hunted: bool = False
    last: bool = False
    dies: Line = ()
    dies_with_you: Line = ()

    @property
    def kind(self) -> int:
        """Return the number of its piece."""
        return PIECES.index(self.piece)

    def words(self, name: str) -> str:
        """Return its text. name: the name of its Event."""
        parts = [f"The Victim {CHOSEN[self.chosen]} becomes {the(name)}."]
        if self.fearless:
            parts.append("It follows you even into the Killer's space.")
        if self.dice:
            parts.append(f"With it in your space, you roll {count(self.dice, 'more die', 'more dice')}.")
        if self.hunted:
            parts.append("The Killer always targets it.")
        if self.last:
            parts.append("It can be saved only as the last living Victim.")
        if self.dies:
            parts.append(f"When it dies, in addition: {line_text(self.dies)}.")
        if self.dies_with_you:
            parts.append(f"If it dies in your space: {line_text(self.dies_with_you)}.")
        return " ".join([*parts, "Discard this when it leaves play."])


CHOSEN: Final[dict[str, str]] = {
    "nearest-girl": "closest to you",
    "farthest-killer": "farthest from the Killer",
}
"""The words for which Victim becomes a Special Victim."""


@dataclass(frozen=True, kw_only=True)
class Event(Ruled):
    """An Event of a Location: it happens once, stays in play, or brings a Special Victim.

    of: its Location; effects: what happens once, when it is drawn; stays: the rule that applies from then on;
    special: the Special Victim that comes with it.
    """

    of: LocationId
    effects: Line = ()
    stays: Standing | None = None
    special: Special | None = None

    def says(self) -> str:
        """Return the card's text."""
        if self.special is not None:
            return self.special.words(self.name)
        if self.stays is not None:
            return sentence(self.stays.words())
        return sentences(self.effects)

    def fault(self) -> Fault | None:
        """Require exactly one of the three kinds."""
        if [bool(self.effects), self.stays is not None, self.special is not None].count(True) != 1:
            return "effects", "set exactly one of 'effects', 'stays' and 'special'"
        return None

    def when(self, moment: str) -> Line:
        """Return what happens at a moment while the Event stays in play."""
        stays = self.stays
        return stays.does if isinstance(stays, When) and stays.on == moment else ()
