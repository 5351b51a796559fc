"""What is in the box: everything that is printed on cards and boards, as one value. Nothing in it changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from msgspec import Meta
from mypy_extensions import mypyc_attr

from gloaming.engine.content import Source
from gloaming.engine.effects import Effect, Line, Verb
from gloaming.engine.game import Added

Count = Annotated[int, Meta(ge=1, le=20)]
Change = Annotated[int, Meta(ge=-20, le=20)]
Text = Annotated[str, Meta(min_length=1)]

Grade = Literal["rulebook", "confirmed", "single", "placeholder"]
"""How sure an entry's numbers are: the book prints them, two sources agree, one source says so, or reconstructed."""

Per = Literal["once", "dead", "action", "phase"]
"""How often: once, or for each dead Victim, for each killed in this Killer Action, or in this Killer phase."""

PIECES: Final = ("white", "orange", "blue")
"""The pieces of the Special Victims."""


@mypyc_attr(allow_interpreted_subclasses=True)
class InSpaces(Effect):
    """An effect that happens in spaces which its card names."""

    __slots__ = ()

    def named(self) -> tuple[str, ...]:
        """The spaces."""
        raise NotImplementedError


# Traits and standing rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Verb):
    """A rule that holds as long as its card stays; a film may bring some of its own."""

    __slots__ = ()

    def named(self) -> tuple[str, ...]:
        """The spaces that it names."""
        return ()

    def begin(self, s: Any, event: int) -> None:
        """What it does when its Event comes."""

    def ways(self, s: Any, space: int) -> list[int]:
        """The spaces that are adjacent to a space for the girl, besides those on the map."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class FilmRules:
    """What a film changes in the rules, besides what its cards say: what the tokens do that they lay on the table."""

    __slots__ = ()

    def lure(self, s: Any) -> int:
        """The space that the Killer goes for before anything else; -1: none."""
        return -1

    def enter(self, s: Any, space: int) -> None:
        """What lies in a space for the Killer who has come to it goes off."""


@dataclass(frozen=True, kw_only=True)
class More(Standing):
    """So much more of something: damage of the Killer's attacks, spaces of each of his Move icons, damage that the
    girl deals in her own space, Victims who follow her, or health that an Action card lets her recover.
    """

    to: Literal["attack", "moves", "close-damage", "followers", "healing"]
    by: Change


@dataclass(frozen=True)
class Sweep(Verb):
    """Each Attack icon hits everybody in the Killer's space once."""


@dataclass(frozen=True)
class OnceMore(Verb):
    """Whenever he has attacked the girl, the Killer attacks her once more."""


@dataclass(frozen=True)
class WhenHeKills(Verb):
    """What happens for each Victim that the Killer kills."""

    does: Line


@dataclass(frozen=True)
class Rush(Verb):
    """Once in each Action phase the girl may move to the space of an Enemy so near."""

    within: Count


@dataclass(frozen=True)
class Pairs(Standing):
    """Of two Victims alone in a space, the other one dies when one is killed."""


@dataclass(frozen=True)
class When(Standing):
    """What happens for each Victim saved after the first in an Action phase, or in each Upkeep phase."""

    on: Literal["further-save", "upkeep"]
    does: Line


@dataclass(frozen=True)
class Deadly(Standing):
    """Victims in a space die, and those that enter it."""

    space: str

    def named(self) -> tuple[str, ...]:
        """The space."""
        return (self.space,)


Trait = More | Sweep | OnceMore | WhenHeKills | Rush
STANDINGS: Final = (More, Pairs, When, Deadly)
"""The standing rules that any film may use."""


def more(rule: Verb | None, to: str) -> int:
    """What a trait or standing rule adds to something."""
    return rule.by if isinstance(rule, More) and rule.to == to else 0


# Entries


@dataclass(frozen=True, kw_only=True)
class Printed:
    """What every entry has. rule: the clause that says what it does; ruling: what it takes for granted, and why."""

    id: str
    name: str
    source: Source
    grade: Grade
    rule: str = ""
    ruling: str = ""


@dataclass(frozen=True, kw_only=True)
class Action(Printed):
    """An Action card: its lines for 2 or more, 1 and no successes; failure lists the alternatives."""

    cost: Annotated[int, Meta(ge=0, le=12)]
    copies: Annotated[int, Meta(ge=1, le=2)]
    success2: Line = ()
    success1: Line = ()
    failure: tuple[Line, ...] = ()
    attack: bool = False
    when: Literal["action", "roll", "attacked"] = "action"
    text: Text


@dataclass(frozen=True, kw_only=True)
class Board(Printed):
    """A side of the Player board: dice by Horror Level, Time at the start of a turn."""

    dice: Annotated[tuple[int, ...], Meta(min_length=8, max_length=8)]
    time: Count
    text: str = ""


@dataclass(frozen=True, kw_only=True)
class Token(Printed):
    """A black Final Health token. health: on its back, 0 for a blank one."""

    health: Annotated[int, Meta(ge=0, le=3)]
    copies: Count
    text: str = ""


@dataclass(frozen=True, kw_only=True)
class Girl(Printed):
    """A Final Girl. saves: the reward of each Victim-Saved space; after: the reward with the Ultimate Ability."""

    film: str
    health: Count
    saves: tuple[Line, ...]
    ultimate: Trait
    ultimate_text: str
    after: Line
    bonus: str
    text: Text


@dataclass(frozen=True)
class Row:
    """A row of the Bloodlust track."""

    movement: Count
    attack: Count
    special: Line = ()


@dataclass(frozen=True, kw_only=True)
class Killer(Printed):
    """A Killer's board. first: the initial Killer Action; final: the Final Effect of the Bloodlust track."""

    film: str
    health: Count
    horror: Annotated[int, Meta(ge=0, le=7)]
    first: Line
    final: Line
    rows: Annotated[tuple[Row, ...], Meta(min_length=1)]
    text: Text


@dataclass(frozen=True, kw_only=True)
class Finale(Printed):
    """A Finale of a Killer. revealed: what happens at once; action: the new Killer Action."""

    of: str
    action: Line
    revealed: Line = ()
    text: Text


@dataclass(frozen=True, kw_only=True)
class Power(Printed):
    """A Dark Power of a Killer, or an Epic one."""

    of: str
    trait: Trait
    epic: bool = False
    text: Text


@dataclass(frozen=True)
class Minor:
    """A Minor Dark Power: its health and what it lets the Killer do."""

    health: Count
    trait: Trait


@dataclass(frozen=True, kw_only=True)
class Terror(Printed):
    """A Terror card of a Killer or a Location."""

    of: str
    effects: Line = ()
    minor: Minor | None = None
    copies: Count = 1
    text: Text

    def more(self, to: str) -> int:
        """What a Minor Dark Power adds to the Killer's attacks or moves."""
        minor = self.minor
        return 0 if minor is None else more(minor.trait, to)


@dataclass(frozen=True, kw_only=True)
class Space:
    """A space. links: the adjacent spaces, each with the panic faces that lead there.

    at: where it is drawn, in hundredths; search, exit: its colour; deep: no token lies there. (FG-BOARD-2)
    """

    id: str
    name: str
    at: Annotated[tuple[int, ...], Meta(min_length=2, max_length=2)]
    links: dict[str, list[int]]
    search: bool = False
    exit: bool = False
    water: bool = False
    deep: bool = False
    named: bool = False
    grade: Grade = "single"


@dataclass(frozen=True, kw_only=True)
class Location(Printed):
    """A Location. decks: the Search spaces, in the order of their Item decks."""

    film: str
    decks: tuple[str, ...]
    spaces: Annotated[tuple[Space, ...], Meta(min_length=1)]
    text: Text


@dataclass(frozen=True, kw_only=True)
class Setup(Printed):
    """A Setup card of a Location."""

    of: str
    girl: str
    killer: str
    victims: dict[str, Count]
    text: Text


@dataclass(frozen=True, kw_only=True)
class Special:
    """A Special Victim. piece: its meeple; chosen: which Victim becomes it; the rest: what sets it apart."""

    piece: Literal["white", "orange", "blue"]
    chosen: Literal["nearest-girl", "farthest-killer"]
    fearless: bool = False
    dice: int = 0
    hunted: bool = False
    last: bool = False
    dies: Line = ()
    dies_with_you: Line = ()

    @property
    def kind(self) -> int:
        """The number of its piece."""
        return PIECES.index(self.piece)


@dataclass(frozen=True, kw_only=True)
class Event(Printed):
    """An Event of a Location: what happens once, what stays, or a Special Victim."""

    of: str
    effects: Line = ()
    stays: Standing | None = None
    special: Special | None = None
    text: Text

    def when(self, moment: str) -> Line:
        """What happens at a moment, as long as it stays."""
        stays = self.stays
        return stays.does if isinstance(stays, When) and stays.on == moment else ()


@dataclass(frozen=True, kw_only=True)
class Weapon:
    """A weapon. least, most: its range; damage: its modifier, or its damage where it stands alone.

    alone: what a shot costs in Time, 0 for a weapon that modifies Action cards; only: the one card it may modify;
    dice: more dice with the card `dice_for`; breaks: a hit may discard a Minor Dark Power.
    """

    least: int
    most: int
    damage: int
    alone: int = 0
    only: str = ""
    dice: int = 0
    dice_for: str = ""
    breaks: bool = False


@dataclass(frozen=True, kw_only=True)
class Use:
    """How an Item is used. when: between actions ("action"), on a roll, to roll any of its dice again,
    when attacked, or against the Killer.
    """

    when: Literal["action", "roll", "attacked", "killer"]
    effects: Line = ()
    time: int = 0
    once: bool = False
    discard: bool = False


@dataclass(frozen=True, kw_only=True)
class Item(Printed):
    """An Item of a Location, or a girl's own. hands: it takes to be used; holds: what it does while one has it; gain:
    what it does when gained.
    """

    of: str = ""
    hands: Annotated[int, Meta(ge=0, le=2)] = 0
    weapon: Weapon | None = None
    uses: int = 0
    use: Use | None = None
    holds: Standing | None = None
    gain: Line = ()
    owner: str = ""
    text: Text


# The whole


class Map:
    """The spaces of a Location by number: what is next to what, and how far.

    first: its first among those of all Locations.
    panic: where a die leads, by its face from 1; -1: the Victim stays. deck: the Item deck of a space, or -1.
    """

    __slots__ = ("first", "spaces", "number", "links", "panic", "exit", "water", "deep", "deck", "distance")

    def __init__(self, location: Location, first: int) -> None:
        spaces = location.spaces
        decks = location.decks
        self.first: Final = first
        self.spaces: Final = spaces
        number = {space.id: at for at, space in enumerate(spaces)}
        self.number: Final[dict[str, int]] = number
        self.links: Final[tuple[tuple[int, ...], ...]] = tuple(
            [tuple([number[other] for other in space.links]) for space in spaces]
        )
        self.panic: Final[tuple[tuple[int, ...], ...]] = tuple([_panic(space.links, number) for space in spaces])
        self.exit: Final[tuple[bool, ...]] = tuple([space.exit for space in spaces])
        self.water: Final[tuple[bool, ...]] = tuple([space.water for space in spaces])
        self.deep: Final[tuple[bool, ...]] = tuple([space.deep for space in spaces])
        self.deck: Final[tuple[int, ...]] = tuple(
            [decks.index(space.id) if space.id in decks else -1 for space in spaces]
        )
        self.distance: Final = distances(self.links)


def _panic(links: dict[str, list[int]], number: dict[str, int]) -> tuple[int, ...]:
    leads = [-1] * 7
    for other, faces in links.items():
        for face in faces:
            leads[face] = number[other]
    return tuple(leads)


def distances(links: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """The steps from each space to each other, along the lines. (FG-BOARD-1, FG-TARGET-2)"""
    table: list[tuple[int, ...]] = []
    for start in range(len(links)):
        steps = [-1] * len(links)
        steps[start] = 0
        queue = [start]
        for space in queue:
            for other in links[space]:
                if steps[other] < 0:
                    steps[other] = steps[space] + 1
                    queue.append(other)
        table.append(tuple(steps))
    return tuple(table)


class Box:
    """Every card, board and token by its number; cards of which there are several stand there several times.

    actions: by name; name_of, cost_of: of each Action card, the number of its name and its cost; may_refuse: by name,
    the effects for 2 or more successes that may be refused; action_ids, terror_ids: the ids of cards.
    maps: of the Locations; spaces: of all Locations, one after the other. `..._of`: the numbers of the cards of a
    Killer, a Location or a girl. rules: of the films; added: what packs make of it.
    """

    __slots__ = (
        "actions",
        "name_of",
        "cost_of",
        "may_refuse",
        "action_ids",
        "boards",
        "tokens",
        "girls",
        "killers",
        "finales",
        "powers",
        "terrors",
        "terror_ids",
        "locations",
        "maps",
        "spaces",
        "setups",
        "events",
        "items",
        "finales_of",
        "powers_of",
        "setups_of",
        "events_of",
        "items_of",
        "bonus_of",
        "rules",
        "added",
    )

    def __init__(
        self,
        *,
        actions: tuple[Action, ...],
        boards: tuple[Board, ...],
        tokens: tuple[Token, ...],
        girls: tuple[Girl, ...],
        killers: tuple[Killer, ...],
        finales: tuple[Finale, ...],
        powers: tuple[Power, ...],
        terrors: tuple[Terror, ...],
        locations: tuple[Location, ...],
        setups: tuple[Setup, ...],
        events: tuple[Event, ...],
        items: tuple[Item, ...],
        rules: tuple[FilmRules, ...],
        added: Added,
    ) -> None:
        self.actions: Final = actions
        name_of: list[int] = []
        action_ids: list[str] = []
        for number, action in enumerate(actions):
            for copy in range(action.copies):
                name_of.append(number)
                action_ids.append(action.id if action.copies == 1 else f"{action.id}-{'ab'[copy]}")
        self.name_of: Final[tuple[int, ...]] = tuple(name_of)
        self.cost_of: Final[tuple[int, ...]] = tuple([actions[name].cost for name in name_of])
        self.may_refuse: Final[tuple[Line, ...]] = tuple([_may_refuse(action.success2) for action in actions])
        self.action_ids: Final[tuple[str, ...]] = tuple(action_ids)
        self.boards: Final = boards
        self.tokens: Final[tuple[Token, ...]] = tuple([one for one in tokens for _ in range(one.copies)])
        self.girls: Final = girls
        self.killers: Final = killers
        self.finales: Final = finales
        self.powers: Final = powers
        self.terrors: Final[tuple[Terror, ...]] = tuple([one for one in terrors for _ in range(one.copies)])
        terror_ids: list[str] = []
        for card in terrors:
            for copy in range(card.copies):
                terror_ids.append(card.id if card.copies == 1 else f"{card.id}-{'abcdefghijklmnopqrst'[copy]}")
        self.terror_ids: Final[tuple[str, ...]] = tuple(terror_ids)
        self.locations: Final = locations
        maps: list[Map] = []
        spaces: list[Space] = []
        for location in locations:
            maps.append(Map(location, len(spaces)))
            spaces += location.spaces
        self.maps: Final[tuple[Map, ...]] = tuple(maps)
        self.spaces: Final[tuple[Space, ...]] = tuple(spaces)
        self.setups: Final = setups
        self.events: Final = events
        self.items: Final = items
        of = [one.id for one in killers]
        self.finales_of: Final = _by(of, [card.of for card in finales])
        self.powers_of: Final = _by(of, [card.of for card in powers])
        of = [one.id for one in locations]
        self.setups_of: Final = _by(of, [card.of for card in setups])
        self.events_of: Final = _by(of, [card.of for card in events])
        self.items_of: Final = _by(of, [card.of for card in items])
        self.bonus_of: Final = _by([one.id for one in girls], [card.owner for card in items])
        self.rules: Final = rules
        self.added: Final = added

    def action_piece(self, card: int) -> str:
        """The id of an Action card."""
        return self.action_ids[card]

    def terror_piece(self, card: int) -> str:
        """The id of a Terror card."""
        return f"terror-{self.terror_ids[card]}"

    def item_piece(self, card: int) -> str:
        """The id of an Item."""
        return f"item-{self.items[card].id}"

    def event_piece(self, card: int) -> str:
        """The id of an Event."""
        return f"event-{self.events[card].id}"

    def finale_piece(self, card: int) -> str:
        """The id of a Finale."""
        return f"finale-{self.finales[card].id}"

    def power_piece(self, card: int) -> str:
        """The id of a Dark Power."""
        return f"power-{self.powers[card].id}"

    def token_piece(self, card: int) -> str:
        """The id of a black Final Health token."""
        return f"token-{card}"

    def terrors_of(self, killer: int, location: int) -> list[int]:
        """The Terror cards of a Killer and of a Location."""
        of = (self.killers[killer].id, self.locations[location].id)
        return [number for number, card in enumerate(self.terrors) if card.of in of]


def _may_refuse(line: Line) -> Line:
    """The effects of a line that cannot be carried out at all times."""
    return tuple([effect for effect in line if type(effect).refusal is not Effect.refusal])


def _by(owners: list[str], of: list[str]) -> tuple[tuple[int, ...], ...]:
    """The numbers of the cards of each owner."""
    return tuple([tuple([number for number, one in enumerate(of) if one == owner]) for owner in owners])
