"""Card classes: Action, Finale, Dark Power, Terror, Setup and Event cards, and Special Victims."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.content.schema import Text
from gloaming.engine.phrases import sentence
from gloaming.engine.rules.effects import Fault, Line
from gloaming.games.final_girl.constants import MOST_VICTIMS
from gloaming.games.final_girl.entry import (
    Count,
    Dice,
    FilmId,
    KillerId,
    LocationId,
    Part,
    Price,
    Ruled,
    SpaceId,
    StartId,
)
from gloaming.games.final_girl.sentences import STARTS, dice_more, line_short, line_text, sentences, the, titled
from gloaming.games.final_girl.traits import OnRoll, Standing, Trait, more, of_minions, repeated

PIECES: Final = ("white", "orange", "blue")
"""The colors of the Special Victims' pieces."""


@dataclass(frozen=True, kw_only=True)
class Action(Ruled):
    """An Action card.

    cost: its cost in Time in the tableau, 0 for a card of the starting hand; success2: the effects for 2 or more
    successes; success1: the effects for 1 success; failure: the effects for no success; of several lists, the player
    chooses one, and a single empty list has no effect; attack: it attacks an Enemy in your space or in the range of a
    weapon; when: the moment at which it is played: "action" in the Action phase, "roll" after a Horror Roll, "attacked"
    when the Killer or a Minion attacks you; on_roll: its effect on a Horror Roll, only for a card that is played at the
    moment "roll", which has no other effects; worth: how much the card in hand is worth to bots, in hundredths; without
    a number, it depends on the cost.
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
        """Return the value that bots give this card while it is in hand."""
        return (min(10 + 14 * self.cost, 100) if self.worth is None else self.worth) / 100

    def fault(self) -> Fault | None:
        """Check that a card played on a Horror Roll has only `on_roll`, and any other card a failure line."""
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
        """Return the rules text of the card."""
        if self.on_roll is not None:
            return f"After a Horror Roll, {self.on_roll.words()}."
        none = "; or: ".join([line_text(line) for line in self.failure])
        return f"Two successes: {line_text(self.success2)}. One: {line_text(self.success1)}. None: {none}."

    def at_best(self) -> str:
        """Return the short text of the effects for 2 or more successes, or of the effect on a Horror Roll."""
        return line_short(self.success2) if self.on_roll is None else self.on_roll.short()


@dataclass(frozen=True, kw_only=True)
class Finale(Ruled):
    """A Finale of a Killer.

    of: its Killer; minions: the Minion Action from then on, carried out before the Killer Action and by the Minions
    alone; action: the Killer Action from then on; revealed: the effects at the moment when the Finale is revealed;
    upkeep: the effects in each later Upkeep phase.
    """

    of: KillerId
    minions: Line = ()
    action: Line = ()
    revealed: Line = ()
    upkeep: Line = ()

    def says(self) -> str:
        """Return the rules text of the card."""
        parts = (
            ("When revealed", self.revealed),
            ("In each Killer phase", of_minions(self.minions) + self.action),
            ("In each later Upkeep phase", self.upkeep),
        )
        return " ".join([f"{moment}: {line_text(line)}." for moment, line in parts if line])


@dataclass(frozen=True, kw_only=True)
class Power(Ruled):
    """A Dark Power of a Killer.

    of: its Killer; trait: the ability that it gives him; epic: it is an Epic Dark Power, which is only in play if the
    settings say so.
    """

    of: KillerId
    trait: Trait
    epic: bool = False

    def says(self) -> str:
        """Return the rules text of the card."""
        return sentence(self.trait.words())


@dataclass(frozen=True)
class Minor(Part):
    """A Minor Dark Power.

    health: the damage that it takes before it is discarded; trait: the ability that it gives the Killer.
    """

    health: Count
    trait: Trait


@dataclass(frozen=True, kw_only=True)
class Terror(Ruled):
    """A Terror card of a Killer or a Location.

    of: the Killer or Location that it belongs to; effects: what happens when it is drawn, from left to right; minor:
    the Minor Dark Power on the card, instead of effects.
    """

    of: FilmId
    effects: Line = ()
    minor: Minor | None = None
    copies: Count = 1

    def fault(self) -> Fault | None:
        """Check that the card has either effects or a Minor Dark Power, not both."""
        if bool(self.effects) == (self.minor is not None):
            return "effects", "set 'effects' or 'minor', not both" if self.effects else "set 'effects' or 'minor'"
        return None

    def says(self) -> str:
        """Return the rules text of the card."""
        minor = self.minor
        if minor is None:
            return sentences(self.effects)
        return f"Minor Dark Power with {minor.health} health: {minor.trait.words()}."

    def more(self, to: str) -> int:
        """Return the bonus that this card's Minor Dark Power gives the Killer. to: "attack" or "moves"."""
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
        """Check that the card places no more Victims than there are pieces."""
        if sum(self.victims.values()) > MOST_VICTIMS:
            return "victims", f"{sum(self.victims.values())} Victims, but there are only {MOST_VICTIMS} pieces"
        return None


@dataclass(frozen=True, kw_only=True)
class Special(Part):
    """A Special Victim.

    piece: the color of its piece; chosen: which Victim becomes the Special Victim: "nearest-girl" the one closest to
    you, "farthest-killer" the one farthest from the Killer, "none" none: it is a new Victim; at: where a new one
    arrives; fearless: it follows you even into the Killer's space;
    dice: how many more dice you roll while it is in your space, below 0 for fewer; hunted: the Killer always targets
    it; last: it can be saved only as the last living Victim; dies: the effects of its death, in addition to those of
    every death; dies_with_you: additional effects if it dies in your space.
    """

    piece: Literal["white", "orange", "blue"]
    chosen: Literal["nearest-girl", "farthest-killer", "none"]
    at: StartId = ""
    fearless: bool = False
    dice: Dice = 0
    hunted: bool = False
    last: bool = False
    dies: Line = ()
    dies_with_you: Line = ()

    def fault(self) -> Fault | None:
        """Check that the Special Victim either replaces a Victim or arrives in a space."""
        if (self.chosen == "none") != (self.at != ""):
            return "at", "set it if chosen = 'none', and only then"
        return None

    @property
    def kind(self) -> int:
        """Return the kind of this Special Victim: the index of its piece in PIECES."""
        return PIECES.index(self.piece)

    def words(self, name: str) -> str:
        """Return the rules text of the Special Victim. name: the name of the Event that brings it."""
        if self.at:
            where = STARTS.get(self.at) or f"at the {titled(self.at)}"
            parts = [f"Add {the(name)}, a new Victim, {where}."]
        else:
            parts = [f"The Victim {CHOSEN[self.chosen]} becomes {the(name)}."]
        if self.fearless:
            parts.append("It follows you even into the Killer's space.")
        if self.dice:
            parts.append(f"With it in your space, you roll {dice_more(self.dice)}.")
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
"""The text for each value of `Special.chosen`."""


UNTIL: Final[dict[str, str]] = {
    "end": "",
    "upkeep": " Discard this at the end of the Upkeep phase.",
    "saved": " Discard this when a Victim is saved.",
    "killed": " Discard this when a Victim dies.",
}
"""The text for each value of `Event.until`."""


@dataclass(frozen=True, kw_only=True)
class Event(Ruled):
    """An Event of a Location: it happens once, stays in play, or brings a Special Victim.

    of: its Location; effects: what happens once, when the Event is drawn; stays: the rule that applies while the Event
    is in play; until: when an Event that stays is discarded: "end" never, "upkeep" at the end of the Upkeep phase,
    "saved" when a Victim is saved, "killed" when a Victim dies; special: the Special Victim that it brings.
    """

    of: LocationId
    effects: Line = ()
    stays: Standing | None = None
    until: Literal["end", "upkeep", "saved", "killed"] = "end"
    special: Special | None = None

    def says(self) -> str:
        """Return the rules text of the card."""
        if self.special is not None:
            return self.special.words(self.name)
        if self.stays is not None:
            return sentence(self.stays.words()) + UNTIL[self.until]
        return sentences(self.effects)

    def fault(self) -> Fault | None:
        """Check that the card has exactly one of `effects`, `stays` and `special`."""
        if [bool(self.effects), self.stays is not None, self.special is not None].count(True) != 1:
            return "effects", "set exactly one of 'effects', 'stays' and 'special'"
        if self.until != "end" and self.stays is None:
            return "until", "only an Event with 'stays' can have it"
        return None

    def when(self, moment: str) -> Line:
        """Return the effects that this Event, while in play, repeats at a moment: "upkeep" or "further-save"."""
        return repeated(self.stays, moment)
