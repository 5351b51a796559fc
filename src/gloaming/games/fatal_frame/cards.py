"""What is printed on cards: a class for each sort, its fields as they stand in the files of a pack.

What a card does is a verb with its numbers (`rules/verbs`); `says` puts it into words, for the terminal, the page and
RULES.md alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import Meta

from gloaming.engine.content import Source
from gloaming.engine.effects import Effect, Line, Verb, Why
from gloaming.engine.words import count, either_of

if TYPE_CHECKING:
    from gloaming.games.fatal_frame.box import Box

Count = Annotated[int, Meta(ge=1, le=9)]
Zone = Literal["exterior", "interior", "both"]
Part = Literal["upgrade", "orb", "film", "function", "item", "album-ghost"]
Sort = Literal["ghost", "item", "upgrade", "action", "any"]
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

PARTS: Final[tuple[Part, ...]] = ("upgrade", "orb", "film", "function", "item", "album-ghost")
"""Cards on the table that may be lost or stolen: any Upgrade, one sort of Upgrade, an Item, an Album Ghost."""

PART_NAMES: Final[dict[str, str]] = {
    "upgrade": "Upgrade",
    "orb": "Spirit Orb",
    "film": "Film",
    "function": "Function",
    "item": "Item",
    "album-ghost": "Album Ghost",
}

SORTS: Final[tuple[Sort, ...]] = ("ghost", "item", "upgrade", "action", "any")
"""The cards of the main deck, and any of them."""


THE_CARDS: Final = ""
"""Where a refusal names a clause: the card's own."""


def sentence(words: str) -> str:
    """Words as a sentence."""
    return f"{words[0].upper()}{words[1:]}."


@dataclass(frozen=True, kw_only=True)
class Printed:
    """What every card has. text: in our own words, besides what it does; source: of the card. (FF-COMP-9)

    rule: its clause in RULES.md; known: what the rulebook prints of it; ours: the rest; ruling: the reason of a ruling.
    """

    id: str
    name: str
    source: Source
    rule: str = ""
    text: str = ""
    known: tuple[str, ...] = ()
    ours: str = "the rest"
    ruling: str = ""
    copies: Count = 1

    def says(self, box: Box) -> str:
        """What it does, in sentences; nothing for a card that does nothing."""
        return ""


# Ghosts

WHEN: Final[dict[str, str]] = {
    "fail": "if you fail",
    "even": "if you roll an even number",
    "odd": "if you roll an odd number",
    "always": "whatever you roll",
}


@dataclass(frozen=True)
class White:
    """White text that the final attack dice trigger: none above the Power, any even, any odd, or whatever they show."""

    when: Literal["fail", "even", "odd", "always"]
    do: Effect

    def words(self) -> str:
        """In words."""
        return f"{WHEN[self.when]}, {self.do.words()}"


@dataclass(frozen=True)
class Subtract(Verb):
    """An automatic subtraction from every attack die."""

    by: Count

    def words(self) -> str:
        """In words."""
        return f"subtract {self.by} from all attack dice"


@dataclass(frozen=True)
class FewerDice(Verb):
    """So many attack dice fewer, but one at least."""

    by: Count

    def words(self) -> str:
        """In words."""
        return f"roll {count(self.by, 'attack die', 'attack dice')} fewer, but at least 1"


@dataclass(frozen=True)
class NoOrbs(Verb):
    """No Spirit Orb may be used."""

    def words(self) -> str:
        """In words."""
        return "no Spirit Orb may be used in this attack"


GIFTS: Final[dict[str, str]] = {
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


@dataclass(frozen=True)
class Red:
    """Red text: what an Album Ghost gives, and how much of it."""

    gives: Gift
    by: Count = 1

    def words(self) -> str:
        """In words."""
        by = self.by
        gives = GIFTS[self.gives]
        more = count(by, "more card", "more cards")
        return f"in your Album: {gives.format(by=by, cards=count(by, 'card'), more=more, points=count(by, 'point'))}"


@dataclass(frozen=True, kw_only=True)
class Ghost(Printed):
    """A Ghost. white, stands: its white text; red: its red text. (FF-GHOST-1, FF-GHOST-7)"""

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

    def says(self, box: Box) -> str:
        """White text, then red."""
        said = []
        if self.white is not None:
            said.append(sentence(self.white.words()))
        if self.stands is not None:
            said.append(sentence(self.stands.words()))
        if self.red is not None:
            said.append(sentence(self.red.words()))
        return " ".join(said)


# Items


@dataclass(frozen=True, kw_only=True)
class Item(Printed):
    """An Item: its Album Value and the Interior Locations where it may be played. (FF-ITEM-1)"""

    value: Annotated[int, Meta(ge=1, le=4)]
    locations: tuple[str, ...]


# Upgrades


@dataclass(frozen=True)
class Film(Verb):
    """More attack dice."""

    dice: Count

    def words(self) -> str:
        """In words."""
        return f"roll {self.dice} more attack {'die' if self.dice == 1 else 'dice'}"


@dataclass(frozen=True)
class Orb(Verb):
    """Lost to add to one die."""

    add: Count

    def words(self) -> str:
        """In words."""
        return f"after a roll, lose this card to add {self.add} to one die"


@dataclass(frozen=True)
class Function(Verb):
    """Once a turn, for its cost. add: to one die, at the roll, instead of an effect."""

    cost: Literal["discard", "orb"]
    do: Effect | None = None
    add: Annotated[int, Meta(ge=0, le=5)] = 0

    def words(self) -> str:
        """In words."""
        does = f"add {self.add} to one die that has been rolled" if self.do is None else self.do.words()
        return f"{'discard 1 card' if self.cost == 'discard' else 'lose 1 Spirit Orb'}: {does}"


@dataclass(frozen=True, kw_only=True)
class Upgrade(Printed):
    """An Upgrade of the Camera. (FF-UPGRADE-1)"""

    gives: Film | Orb | Function

    @property
    def sort(self) -> Part:
        """Film, Spirit Orb or Function."""
        gives = self.gives
        return "film" if isinstance(gives, Film) else "orb" if isinstance(gives, Orb) else "function"

    @property
    def function(self) -> Function:
        """What a Function gives."""
        gives = self.gives
        assert isinstance(gives, Function), self.id
        return gives

    def says(self, box: Box) -> str:
        """What it gives."""
        return sentence(self.gives.words())


# Actions


class Deed(Verb):
    """What an Action does: a verb a subclass, a subclass a file, and an option of its own."""

    __slots__ = ()

    def offer(self, s: Any, kind: int, options: list[tuple[Any, ...]]) -> None:
        """Every way to play an Action of this kind now."""
        raise NotImplementedError

    def refusal(self, s: Any) -> Why:
        """Why it cannot be played now, where nothing is offered."""
        raise NotImplementedError

    def play(self, s: Any, card: int, option: tuple[Any, ...]) -> None:
        """Do what the Action says."""
        raise NotImplementedError

    def words(self) -> str:
        """What it says, as a sentence without its end."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Action(Printed):
    """An Action. (FF-ACTION-1)"""

    does: Deed

    def says(self, box: Box) -> str:
        """What it does."""
        return sentence(self.does.words())


# Locations


@dataclass(frozen=True, kw_only=True)
class Exterior(Printed):
    """An Exterior Location. rooms: the size of a house, 0 for none; twin: the house it is connected with."""

    rooms: Annotated[int, Meta(ge=0, le=4)] = 0
    shrine: bool = False
    twin: str = ""
    arrive: tuple[Effect, ...] = ()

    def says(self, box: Box) -> str:
        """What house it is, and what happens on arrival."""
        said = []
        if self.rooms:
            said.append(f"A house of {count(self.rooms, 'Location')}{', where a Boss waits' * self.shrine}.")
        if self.shrine:
            said.append("You need the Album Points to go in.")
        if self.twin:
            twin = box.exteriors[box.exterior_number[self.twin]]
            said.append(f"From either end you may come out at {twin.name} too.")
        if self.arrive:
            said.append(line_words(self.arrive))
        return " ".join(said)


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
    """What stands at a Location: an automatic addition or subtraction, dice more or fewer, or no Ghost Effects."""

    gives: Literal["add-to-dice", "subtract", "more-dice", "fewer-dice", "no-effects"]
    by: Count = 1

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

    def says(self, box: Box) -> str:
        """What stands there, and what happens on arrival."""
        said = []
        if self.stands is not None:
            said.append(sentence(self.stands.words()))
        if self.arrive:
            said.append(line_words(self.arrive))
        return " ".join(said)


def line_words(line: Line) -> str:
    """Effects one after the other, as a sentence."""
    return sentence(", then ".join([effect.words() for effect in line]))


# Bosses and Cameras


@dataclass(frozen=True, kw_only=True)
class Boss(Printed):
    """A Boss Ghost. bonus: the Album Ghosts that help; add: how much. (FF-BOSS-1)"""

    power: Annotated[int, Meta(ge=1, le=5)]
    life: Annotated[int, Meta(ge=1, le=3)]
    bonus: tuple[str, ...]
    add: Count
    white: White | None = None

    def says(self, box: Box) -> str:
        """Its bonus, and its white text."""
        helpers = either_of([f"the {box.entry[box.kind_number[one]].name}" for one in self.bonus])
        said = f"With {helpers} in your Album, add {self.add} to all your attack dice."
        return said if self.white is None else f"{said} {sentence(self.white.words())}"


@dataclass(frozen=True, kw_only=True)
class Camera(Printed):
    """The Camera Obscura that everyone starts with. (FF-CAMERA-1)"""

    dice: Count
    films: Count
    functions: Count
    orbs: Count

    def says(self, box: Box) -> str:
        """Its die, and what it holds."""
        holds = f"{self.films} Film, {count(self.functions, 'Function')} and {count(self.orbs, 'Spirit Orb')}"
        return f"Roll {count(self.dice, 'attack die', 'attack dice')}. It holds {holds}."
