"""What is printed on Ghosts and Boss Ghosts."""

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
    "always": "whatever you roll",
}


@dataclass(frozen=True)
class White:
    """White text, which the final attack dice trigger.

    when: what triggers it: "fail" no die above the Power of the Ghost, "even" any even die, "odd" any odd die, "always"
    whatever the dice show; do: what happens to whoever fights the Ghost, but for `step`: an attack goes on to its end
    before anybody moves.
    """

    when: Literal["fail", "even", "odd", "always"]
    do: Effect

    def words(self) -> str:
        """In words."""
        return f"{WHEN[self.when]}, {self.do.words()}"


@dataclass(frozen=True)
class Subtract(Verb):
    """An automatic subtraction from every attack die. by: how much."""

    by: Count

    def expect(self, outlook: Outlook) -> float:
        """Chances to beat the Ghost count it."""
        return NO_OPINION

    def words(self) -> str:
        """In words."""
        return f"subtract {self.by} from all attack dice"


@dataclass(frozen=True)
class FewerDice(Verb):
    """Fewer attack dice, but one at least. by: how many fewer."""

    by: Count

    def expect(self, outlook: Outlook) -> float:
        """Chances to beat the Ghost count it."""
        return NO_OPINION

    def words(self) -> str:
        """In words."""
        return f"roll {count(self.by, 'attack die', 'attack dice')} fewer, but at least 1"


@dataclass(frozen=True)
class NoOrbs(Verb):
    """No Spirit Orb may be used."""

    def expect(self, outlook: Outlook) -> float:
        """Chances to beat the Ghost count it."""
        return NO_OPINION

    def words(self) -> str:
        """In words."""
        return "no Spirit Orb may be used in this attack"


GIFTS: Final[dict[Gift, str]] = {
    "add-to-dice": "add {by} to all your attack dice",
    "draw-on-doubles": "draw {cards} each time you roll doubles on your attack dice",
    "draw-on-capture": "draw {cards} each time you capture a Ghost",
    "keep-hand": "you need not discard when a card or an effect tells you to",
    "guard-items": "your Items cannot be lost or stolen",
    "guard-upgrades": "nothing can make you lose your Upgrades, and nobody can steal them",
    "hold-more": "you may hold {more} at the end of your turn",
    "worth-others": "worth {points} for each other Ghost there",
}
"""Red text in words, by what it gives."""

UNCOUNTED: Final[frozenset[Gift]] = frozenset(["keep-hand", "guard-items", "guard-upgrades"])
"""What red text gives or does not give: no number is with it."""


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
"""What red text is worth to bots, besides points: in turns."""


@dataclass(frozen=True)
class Red:
    """Red text: what a Ghost in your Album gives.

    gives: what it gives: "add-to-dice" so much is added to all your attack dice, "draw-on-doubles" so many cards are
    drawn each time you roll doubles on attack dice, "draw-on-capture" so many cards are drawn each time you capture a
    Ghost, "keep-hand" you need not discard when a card or an effect tells you to, "guard-items" your Items cannot be
    lost or stolen, "guard-upgrades" your Upgrades cannot be lost or stolen, "hold-more" you may hold so many more cards
    at the end of your turn, "worth-others" so many points for each other Ghost in the Album; by: how much or how many,
    where that is counted.
    """

    gives: Gift
    by: Count = 1

    def fault(self) -> Fault | None:
        """No number where nothing is counted."""
        uncounted = self.by != 1 and self.gives in UNCOUNTED
        return ("by", f"none where it gives {self.gives!r}, which is not counted") if uncounted else None

    def expect(self, outlook: Outlook) -> float:
        """What it is worth to have it in the Album, besides the points: in turns."""
        return GIFT_TURNS[self.gives]

    def words(self) -> str:
        """In words."""
        by = self.by
        gives = GIFTS[self.gives]
        more = count(by, "more card", "more cards")
        return f"in your Album: {gives.format(by=by, cards=count(by, 'card'), more=more, points=count(by, 'point'))}"


@dataclass(frozen=True, kw_only=True)
class Ghost(Copied):
    """A Ghost. (FF-GHOST-1, FF-GHOST-7)

    power: what an attack die must be above to defeat it; zone: the Locations where it may be played and roams:
    "exterior" outdoors alone, "interior" in houses alone, "both" anywhere; chase: it follows whom it attacks, else it
    is Bound and stays; blue: it vanishes as soon as nobody is at its Location, else its filament is red and it stays;
    value: the points that it is worth in an Album; white: its white text that dice trigger; stands: its white text that
    holds for the whole attack; red: its red text, for whoever has it in the Album.
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
        """What is subtracted from every attack die."""
        stands = self.stands
        return stands.by if isinstance(stands, Subtract) else 0

    @property
    def fewer_dice(self) -> int:
        """How many attack dice fewer are rolled."""
        stands = self.stands
        return stands.by if isinstance(stands, FewerDice) else 0

    @property
    def no_orbs(self) -> bool:
        """Whether no Spirit Orb may be used."""
        return isinstance(self.stands, NoOrbs)

    def gift(self, gives: Gift) -> int:
        """How much of something its red text gives."""
        red = self.red
        return red.by if red is not None and red.gives == gives else 0

    def says(self, card_names: Mapping[str, str]) -> str:
        """White text, then red."""
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

    power: what an attack die must be above to hurt it, the same for every Boss; life: the beads that are put on it, the
    same for every Boss; bonus: the Ghosts that help with one of them in the Album; add: how much to all attack dice;
    white: its white text.
    """

    power: Annotated[int, Meta(ge=1, le=5)]
    life: Annotated[int, Meta(ge=1, le=3)]
    bonus: Annotated[tuple[Annotated[str, names("ghost")], ...], Meta(min_length=1)]
    add: Count
    white: White | None = None

    def says(self, card_names: Mapping[str, str]) -> str:
        """Its bonus, and its white text."""
        helpers = either_of([f"the {card_names[ghost]}" for ghost in self.bonus])
        bonus = f"With {helpers} in your Album, add {self.add} to all your attack dice."
        return bonus if self.white is None else f"{bonus} {sentence(self.white.words())}"
