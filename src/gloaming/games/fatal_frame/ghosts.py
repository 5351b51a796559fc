"""The entries of Ghosts and Boss Ghosts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.content.schema import names
from gloaming.engine.phrases import count, either_of, sentence
from gloaming.engine.rules.effects import NO_OPINION, Effect, Fault, Verb
from gloaming.games.fatal_frame.entry import Copied, Count, Printed, Zone
from gloaming.games.fatal_frame.outlook import Outlook

Gift = Literal[
    "add-to-dice",
    "draw-on-doubles",
    "draw-on-capture",
    "keep-hand",
    "guard-items",
    "guard-upgrades",
    "hold-more",
    "worth-others",
]

WHEN: Final[dict[str, str]] = {
    "fail": "if you fail",
    "even": "if you roll an even number",
    "odd": "if you roll an odd number",
    "always": "on any roll",
}


@dataclass(frozen=True)
class White:
    """White text, triggered by the final attack dice.

    when: the trigger: "fail" no die above the Power of the Ghost, "even" any even die, "odd" any odd die, "always" any
    roll; do: the effect on the player who fights the Ghost. `step` is not allowed, because nobody moves during an
    attack.
    """

    when: Literal["fail", "even", "odd", "always"]
    do: Effect

    def words(self) -> str:
        """Return the text."""
        return f"{WHEN[self.when]}, {self.do.words()}"


@dataclass(frozen=True)
class Subtract(Verb):
    """An automatic subtraction from every attack die. by: the amount."""

    by: Count

    def expect(self, outlook: Outlook) -> float:
        """Return no value of its own; the odds of beating the Ghost include it."""
        return NO_OPINION

    def words(self) -> str:
        """Return the text."""
        return f"subtract {self.by} from all attack dice"


@dataclass(frozen=True)
class FewerDice(Verb):
    """Fewer attack dice, but at least one. by: the number removed."""

    by: Count

    def expect(self, outlook: Outlook) -> float:
        """Return no value of its own; the odds of beating the Ghost include it."""
        return NO_OPINION

    def words(self) -> str:
        """Return the text."""
        return f"roll {self.by} fewer attack {'die' if self.by == 1 else 'dice'}, but at least 1"


@dataclass(frozen=True)
class NoOrbs(Verb):
    """No Spirit Orb may be used."""

    def expect(self, outlook: Outlook) -> float:
        """Return no value of its own; the odds of beating the Ghost include it."""
        return NO_OPINION

    def words(self) -> str:
        """Return the text."""
        return "no Spirit Orb may be used in this attack"


GIFTS: Final[dict[Gift, str]] = {
    "add-to-dice": "add {by} to all your attack dice",
    "draw-on-doubles": "draw {cards} each time you roll doubles on your attack dice",
    "draw-on-capture": "draw {cards} each time you capture a Ghost",
    "keep-hand": "you need not discard when a card or an effect tells you to",
    "guard-items": "your Items cannot be lost or stolen",
    "guard-upgrades": "no effect can make you lose your Upgrades, and no player can steal them",
    "hold-more": "you may hold {more} at the end of your turn",
    "worth-others": "worth {points} for each other Ghost there",
}
"""Red text, by gift."""

UNCOUNTED: Final[frozenset[Gift]] = frozenset(["keep-hand", "guard-items", "guard-upgrades"])
"""Gifts without a number."""


GIFT_TURNS: Final[dict[str, float]] = {
    "keep-hand": 0.7,
    "draw-on-doubles": 0.5,
    "draw-on-capture": 0.4,
    "guard-items": 0.3,
    "guard-upgrades": 0.4,
    "hold-more": 0.4,
    "add-to-dice": 1.0,
    "worth-others": NO_OPINION,
}
"""Value of each gift for bots, in turns, in addition to points."""


@dataclass(frozen=True)
class Red:
    """Red text: the benefit of a Ghost in your Album.

    gives: the benefit: "add-to-dice" add `by` to all your attack dice, "draw-on-doubles" draw `by` cards each time you
    roll doubles on attack dice, "draw-on-capture" draw `by` cards each time you capture a Ghost, "keep-hand" you need
    not discard when a card or an effect tells you to, "guard-items" your Items cannot be lost or stolen,
    "guard-upgrades" no effect can make you lose your Upgrades and no player can steal them, "hold-more" you may hold
    `by` more cards at the end of your turn, "worth-others" `by` points for each other Ghost in the Album; by: the
    number, for gifts that have one.
    """

    gives: Gift
    by: Count = 1

    def fault(self) -> Fault | None:
        """Reject a number for a gift without one."""
        uncounted = self.by != 1 and self.gives in UNCOUNTED
        return ("by", f"not allowed with {self.gives!r}, which has no number") if uncounted else None

    def expect(self, outlook: Outlook) -> float:
        """Return the value of having it in the Album, in turns, in addition to points."""
        return GIFT_TURNS[self.gives]

    def words(self) -> str:
        """Return the text."""
        by = self.by
        gives = GIFTS[self.gives]
        more = count(by, "more card", "more cards")
        return f"in your Album: {gives.format(by=by, cards=count(by, 'card'), more=more, points=count(by, 'point'))}"


@dataclass(frozen=True, kw_only=True)
class Ghost(Copied):
    """A Ghost. (FF-GHOST-1, FF-GHOST-7)

    power: an attack die must be above it to defeat the Ghost; zone: the Locations where it may be: "exterior" only
    outdoors, "interior" only in houses, "both" anywhere; chase: true if it follows the player it attacks, false if it
    is Bound; blue: true if it vanishes as soon as no player is at its Location, false if its filament is red; value:
    its points in an Album; white: white text triggered by dice; stands: white text that applies to the whole attack;
    red: red text for the owner of the Album.
    """

    power: Annotated[int, Meta(ge=1, le=4)]
    zone: Zone
    chase: bool
    blue: bool = False
    value: Annotated[int, Meta(ge=0, le=2)]
    white: White | None = None
    stands: Subtract | FewerDice | NoOrbs | None = None
    red: Red | None = None

    @property
    def outdoors(self) -> bool:
        """Whether it may be at an Exterior Location."""
        return self.zone != "interior"

    @property
    def indoors(self) -> bool:
        """Whether it may be at an Interior Location."""
        return self.zone != "exterior"

    @property
    def subtracts(self) -> int:
        """The amount subtracted from every attack die."""
        stands = self.stands
        return stands.by if isinstance(stands, Subtract) else 0

    @property
    def fewer_dice(self) -> int:
        """The number of attack dice removed."""
        stands = self.stands
        return stands.by if isinstance(stands, FewerDice) else 0

    @property
    def no_orbs(self) -> bool:
        """Whether Spirit Orbs are forbidden."""
        return isinstance(self.stands, NoOrbs)

    def gift(self, gives: Gift) -> int:
        """Return how much of a gift its red text gives."""
        red = self.red
        return red.by if red is not None and red.gives == gives else 0

    def says(self, card_names: Mapping[str, str]) -> str:
        """Return its white text, then its red text."""
        sentences = []
        if self.white is not None:
            sentences.append(sentence(self.white.words()))
        if self.stands is not None:
            sentences.append(sentence(self.stands.words()))
        if self.red is not None:
            sentences.append(sentence(self.red.words()))
        return " ".join(sentences)


@dataclass(frozen=True, kw_only=True)
class Boss(Printed):
    """A Boss Ghost. (FF-BOSS-1)

    power: an attack die must be above it to remove a bead; life: its number of beads. Both are the same for all Bosses.
    bonus: the Ghosts of which one in the Album gives the bonus; add: the bonus to all attack dice; white: its white
    text.
    """

    power: Annotated[int, Meta(ge=1, le=5)]
    life: Annotated[int, Meta(ge=1, le=3)]
    bonus: Annotated[tuple[Annotated[str, names("ghost")], ...], Meta(min_length=1)]
    add: Count
    white: White | None = None

    def says(self, card_names: Mapping[str, str]) -> str:
        """Return its bonus and its white text."""
        helpers = either_of([f"the {card_names[ghost]}" for ghost in self.bonus])
        bonus = f"With {helpers} in your Album, add {self.add} to all your attack dice."
        return bonus if self.white is None else f"{bonus} {sentence(self.white.words())}"
