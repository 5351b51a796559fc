"""The entry classes of Ghosts and Boss Ghosts, with their white and red texts."""

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
    """White text: an effect that is triggered by the final attack dice.

    when: the trigger: "fail" no die is above the Power of the Ghost, "even" at least one die is even, "odd" at least
    one die is odd, "always" any roll; do: the effect on the player who fights the Ghost. `step` is not allowed, because
    players do not move during an attack.
    """

    when: Literal["fail", "even", "odd", "always"]
    do: Effect

    def words(self) -> str:
        """Return the rules text."""
        return f"{WHEN[self.when]}, {self.do.words()}"


@dataclass(frozen=True)
class Subtract(Verb):
    """White text: subtract from every attack die automatically. by: the amount subtracted."""

    by: Count

    def expect(self, outlook: Outlook) -> float:
        """Return NO_OPINION, because the odds of beating the Ghost include this effect."""
        return NO_OPINION

    def words(self) -> str:
        """Return the rules text."""
        return f"subtract {self.by} from all attack dice"


@dataclass(frozen=True)
class FewerDice(Verb):
    """White text: roll fewer attack dice, but at least one. by: the number of dice removed."""

    by: Count

    def expect(self, outlook: Outlook) -> float:
        """Return NO_OPINION, because the odds of beating the Ghost include this effect."""
        return NO_OPINION

    def words(self) -> str:
        """Return the rules text."""
        return f"roll {self.by} fewer attack {'die' if self.by == 1 else 'dice'}, but at least 1"


@dataclass(frozen=True)
class NoOrbs(Verb):
    """White text: no Spirit Orb may be used in the attack."""

    def expect(self, outlook: Outlook) -> float:
        """Return NO_OPINION, because the odds of beating the Ghost include this effect."""
        return NO_OPINION

    def words(self) -> str:
        """Return the rules text."""
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
"""The rules text of each gift, which is the benefit that a red text gives."""

UNCOUNTED: Final[frozenset[Gift]] = frozenset(["keep-hand", "guard-items", "guard-upgrades"])
"""The gifts that have no number."""


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
"""Value of each gift for bots, in turns, in addition to the points of the Ghost."""


@dataclass(frozen=True)
class Red:
    """Red text: the benefit of having the Ghost in your Album.

    gives: the benefit: "add-to-dice" add a number to all your attack dice, "draw-on-doubles" draw cards each time you
    roll doubles on attack dice, "draw-on-capture" draw cards each time you capture a Ghost, "keep-hand" you need
    not discard when a card or an effect tells you to, "guard-items" your Items cannot be lost or stolen,
    "guard-upgrades" no effect can make you lose your Upgrades and no player can steal them, "hold-more" you may hold
    more cards at the end of your turn, "worth-others" points for each other Ghost in the Album; by: how much
    or how many, for a benefit with a number.
    """

    gives: Gift
    by: Count = 1

    def fault(self) -> Fault | None:
        """Reject `by` for a gift that has no number."""
        uncounted = self.by != 1 and self.gives in UNCOUNTED
        return ("by", f"not allowed with {self.gives!r}, which has no number") if uncounted else None

    def expect(self, outlook: Outlook) -> float:
        """Return the value for bots of this benefit, in turns, in addition to the points of the Ghost."""
        return GIFT_TURNS[self.gives]

    def words(self) -> str:
        """Return the rules text."""
        by = self.by
        gives = GIFTS[self.gives]
        more = count(by, "more card", "more cards")
        return f"in your Album: {gives.format(by=by, cards=count(by, 'card'), more=more, points=count(by, 'point'))}"


@dataclass(frozen=True, kw_only=True)
class Ghost(Copied):
    """A Ghost card.

    power: the number that an attack die must exceed to defeat the Ghost; zone: the Locations where the Ghost may be:
    "exterior" only outdoors, "interior" only in houses, "both" anywhere; chase: true if the Ghost follows the player it
    attacks, false if it is Bound; blue: true if the Ghost vanishes as soon as no player is at its Location, false if
    its filament is red; value: the points of the Ghost in an Album; white: white text: what the dice of a fight do to
    the player who fights; stands: white text that makes the whole attack harder, such as fewer dice; red: red text,
    which benefits the player who has the Ghost in the Album. (FF-GHOST-1, FF-GHOST-7)
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
        """Whether the Ghost may be at an Exterior Location."""
        return self.zone != "interior"

    @property
    def indoors(self) -> bool:
        """Whether the Ghost may be at an Interior Location."""
        return self.zone != "exterior"

    @property
    def subtracts(self) -> int:
        """The amount that the Ghost subtracts from every attack die, 0 for none."""
        stands = self.stands
        return stands.by if isinstance(stands, Subtract) else 0

    @property
    def fewer_dice(self) -> int:
        """The number of attack dice that the Ghost removes, 0 for none."""
        stands = self.stands
        return stands.by if isinstance(stands, FewerDice) else 0

    @property
    def no_orbs(self) -> bool:
        """Whether the Ghost forbids Spirit Orbs."""
        return isinstance(self.stands, NoOrbs)

    def gift(self, gives: Gift) -> int:
        """Return the number of a gift in the Ghost's red text, 0 if the red text does not give this gift."""
        red = self.red
        return red.by if red is not None and red.gives == gives else 0

    def says(self, card_names: Mapping[str, str]) -> str:
        """Return the rules text: the white text, then the red text."""
        return " ".join([text for text in (self.white_text(), self.red_text()) if text])

    def white_text(self) -> str:
        """Return the white text: the Ghost Effect and what applies to the whole attack; "" for none."""
        return " ".join([sentence(part.words()) for part in (self.white, self.stands) if part is not None])

    def red_text(self) -> str:
        """Return the red text, the benefit in an Album; "" for none."""
        return "" if self.red is None else sentence(self.red.words())


@dataclass(frozen=True, kw_only=True)
class Boss(Printed):
    """A Boss Ghost, which players fight in the Shrine.

    power: the number that an attack die must exceed to remove a bead; life: the number of beads. All Bosses have the
    same power and life. bonus: the Ghosts that help against the Boss: one of them in your Album gives the bonus; add:
    the bonus, which is added to every attack die; white: white text: what the dice of a fight do to the player who
    fights. (FF-BOSS-1)
    """

    power: Annotated[int, Meta(ge=1, le=5)]
    life: Annotated[int, Meta(ge=1, le=3)]
    bonus: Annotated[tuple[Annotated[str, names("ghost")], ...], Meta(min_length=1)]
    add: Count
    white: White | None = None

    def says(self, card_names: Mapping[str, str]) -> str:
        """Return the rules text: the bonus, then the white text."""
        helpers = either_of([f"the {card_names[ghost]}" for ghost in self.bonus])
        bonus = f"With {helpers} in your Album, add {self.add} to all your attack dice."
        return bonus if self.white is None else f"{bonus} {sentence(self.white.words())}"
