"""What is in the box: tiles, cards, sheets and scenarios, as one value. Nothing in it changes; copies share it.

Cards are numbered one after the other: the room-tiles, the Event cards, the Items, the Insanity cards, then what a
scenario deals in secret. Monsters have numbers of their own: those of Event cards, then the Enemy of each scenario.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from gloaming.engine.content.added_packs import AddedPacks
from gloaming.engine.content.content_files import Source
from gloaming.engine.content.schema import Text, gives, names
from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import NO_OPINION, Effect, Fault, Verb
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.outlook import Outlook

HUNTERS: Final = 4
"""The most hunters: there are Judge cards in so many colours. (GH-TABLE-1, GH-SETUP-6)"""

SEATS: Final = 5
"""Four hunters and the host. (GH-TABLE-6)"""

SHORT_PILE: Final = 3
"""Tiles drawn by lot for a pile of a short night, at most. (GH-TABLE-8)"""

SHORT_POOL: Final = 8
"""What the Boss of a short night has in a pool, at most. (GH-TABLE-8)"""

ABILITIES: Final = ("st", "dx", "iq", "wp")
"""Strength, swiftness, knowledge and will. (GH-CHAR-2)"""

RAISES: Final = ("st", "dx", "iq", "wp", "hp", "mp")
"""What a raise may be of. (GH-CHAR-5)"""

ST: Final = 0
DX: Final = 1
WP: Final = 3

HP: Final = 0
MP: Final = 1
POOLS: Final = ("hp", "mp")

PILES: Final = 2
UNUSED: Final = PILES
COVERED: Final = PILES + 1
"""Where a tile can be hidden: the number of its pile; in the box, left there by lot; or face down on the table."""

FLOORS: Final = ("basement", "first", "second")
FIRST: Final = 1
SECOND: Final = 2

SIDES: Final = ("north", "east", "south", "west")

TURNED: Final[tuple[int, ...]] = tuple(
    [((mask << quarters) | (mask >> (4 - quarters))) & 15 for mask in range(16) for quarters in range(4)]
)
"""Sides, a bit each, after so many quarter turns, clockwise."""

WIDE: Final = 64
"""Cells of a floor in a row; the first tile lies in the middle of it."""

CELLS: Final = WIDE * WIDE

MARKERS: Final = 3
"""Door markers. (GH-MARKER-6)"""

LEFT_BEHIND: Final = 5
"""The most Monsters that stay on the map. (GH-MONSTER-5)"""

JUDGE_CARDS: Final = 10
"""From 1 to 10, of each colour. (GH-CHECK-1)"""

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")
SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
NUMERALS: Final = 9
"""The ranks that lower the Maximum MP; the others remove and cancel. (GH-MAD-2)"""

CLUES: Final = 12
"""The most clues of a scenario: each is called by a letter."""

SEEN: Final = 4
"""The most cards of a pile that are looked at: each has its place among those that are put back. (GH-EVENT-6)"""


TileId = Annotated[str, names("tile")]
EventId = Annotated[str, names("Event card")]
ItemId = Annotated[str, names("item")]
EnemyId = Annotated[str, names("Enemy")]
"""The Enemy of the scenario, or a Monster of the Event pile."""

BossId = Annotated[str, names("boss")]
ClueId = Annotated[str, names("clue")]
SuspectName = Annotated[str, names("suspect")]
TokenName = Annotated[str, names("token")]
CounterName = Annotated[str, names("counter")]
NewCounter = Annotated[Text, gives("counter")]
"""What a scenario counts, by a name of its own."""

OWN: Final = ("clue", "suspect", "token", "companion", "deed", "counter")
"""What a scenario calls by names of its own, of which other fields of it name some."""

Law = Literal["open-house", "traitor", "reveal", "fate", "fold", "redrawn", "awake", "monsters-only", "siege"]

Tiles = Annotated[int, Meta(ge=1, le=40)]
Points = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Strength = Annotated[int, Meta(ge=0, le=20)]
Life = Annotated[int, Meta(ge=1, le=99)]
Few = Annotated[int, Meta(ge=0, le=9)]
Times = Annotated[int, Meta(ge=0, le=99)]
Step = Annotated[int, Meta(ge=-9, le=9)]
Hunters = Annotated[int, Meta(ge=1, le=HUNTERS)]
Level = Annotated[int, Meta(ge=0, le=20)]
Minutes = Annotated[int, Meta(ge=1, le=999)]
More = Annotated[int, Meta(ge=-99, le=99)]
Least = Annotated[int, Meta(ge=1, le=20)]
Ability = Literal["st", "dx", "iq", "wp", "none"]
Pool = Literal["hp", "mp"]
Power = Literal[
    "double-damage",
    "multiple-attack",
    "two-cards",
    "madden",
    "slow",
    "riposte",
    "armour",
    "airborne",
    "venom",
    "feed",
    "wanders",
]
"""What Monsters can do beside their attack."""

Who = Literal["me", "here", "near", "floor", "all", "one"]
FOR_ONE: Final = ("me", "one")
"""Of those what is for the hunter alone on whom an Item is used: all else reaches the same from the same tile."""


class Does(Effect):
    """What a tile, a card or a scenario does to hunters: a verb a subclass, in `rules/verbs`.

    While its line is carried out, `s.args` says what it stands on, by its card's number, and which hunter it is about.
    """

    __slots__ = ()

    def expect(self, outlook: Outlook) -> float:
        """Return the HP and MP that a hunter can hope to get back by it."""
        raise NotImplementedError

    def misplaced(self, entry: object) -> str:
        """Why it cannot stand in an entry, "" where it can."""
        return ""

    def helps(self) -> bool:
        """Whether it may save a hunter who is about to fall. (GH-FALL-2)"""
        return False

    def fights(self) -> bool:
        """Whether it is an attack, of use in a battle alone. (GH-FREE-1)"""
        return False

    def for_one(self) -> bool:
        """Whether it matters on which hunter of a tile an Item that does it is used. (GH-ITEM-5)"""
        return True

    def harms(self) -> bool:
        """Whether it only costs a hunter something: that alone is no use of an Item. (GH-ITEM-6)"""
        return False

    def moves_on(self) -> bool:
        """Whether it brings a hunter to another tile: at every entry of one that might never end."""
        return False

    def checks(self) -> bool:
        """Whether it is a check that can be passed. (GH-SCENE-17)"""
        return False


Effects = Annotated[tuple[Does, ...], Meta(min_length=1)]
"""What is done, one thing at least."""


class Deed(Effect):
    """What a rule of a scenario does: a verb a subclass, in `rules/deeds`. (GH-SCENE-14)"""

    __slots__ = ()

    def required(self) -> bool:
        """Whether a hunter's deed is of no use without it, whatever else its rule does. (GH-SCENE-25)"""
        return False

    def misplaced(self, tale: Scenario, rule: Rule) -> str:
        """Why it cannot stand in a rule of a scenario, "" where it can."""
        return ""


class Trait(Verb):
    """What a character or a continuous Item always gives: a verb a subclass, in `traits`. (GH-CHAR-4, GH-ITEM-2)"""

    __slots__ = ()

    def misplaced(self, entry: object) -> str:
        """Why it cannot stand in an entry, "" where it can."""
        return ""

    def nurses(self) -> int:
        """So much HP may its owner give back to a hunter, once a turn. (GH-CHAR-4)"""
        return 0

    def reaches(self) -> int:
        """So many doors away Court cards and Aces of its owner help others, 0 where it says nothing. (GH-ACE-5)"""
        return 0

    def widens(self) -> int:
        """So many MP more has its owner without Insanity cards and damage. (GH-CROSS-1)"""
        return 0

    def words(self) -> str:
        """What it says, as a sentence."""
        raise NotImplementedError

    def naming(self, called: Callable[[str], str]) -> str:
        """The same, with cards by their names. called: the name of an id."""
        return self.words()


class Trigger(Verb):
    """When a rule of a scenario is looked at. (GH-SCENE-14)"""

    __slots__ = ()

    def expect(self, outlook: Outlook) -> float:
        """Return NO_OPINION: a moment does nothing."""
        return NO_OPINION

    def kind(self) -> str:
        """What it waits for."""
        raise NotImplementedError

    def matches(self, s: Any, number: int) -> bool:
        """Whether what has just happened, which is of its kind, is it. number: of the tile, card, deed or the like."""
        piece = self.piece()
        return piece == "" or s.box.ids[number] == piece

    def piece(self) -> str:
        """The tile or Event card that it waits for, "" where it waits for something else."""
        return ""

    def of_hunter(self) -> bool:
        """Whether it is about a hunter, who can do something then."""
        return True

    def amid(self) -> bool:
        """Whether it may happen in the middle of a move or battle."""
        return True


class Condition(Verb):
    """What must hold for a rule of a scenario. (GH-SCENE-14)"""

    __slots__ = ()

    def expect(self, outlook: Outlook) -> float:
        """Return NO_OPINION: a condition does nothing."""
        return NO_OPINION

    def misplaced(self, entry: object) -> str:
        """Why it cannot stand in an entry, "" where it can."""
        return ""

    def holds(self, s: Any, hunter: int) -> bool:
        """Whether it does."""
        raise NotImplementedError

    def count(self) -> tuple[str, int, int] | None:
        """The counter that it looks at, and the least and the most that it allows; None: it looks at something else."""
        return None


@dataclass(frozen=True, kw_only=True)
class Tile:
    """A room-tile.

    doors: the sides with a door before the tile is turned, of N, E, S and W; insanity, events, items: how many icons of
    each it has; floors: where it may lie; pair: the tile at the other end of stairs or a Chute; tower: it joins the
    first and the second floor; chute: which end of one it is; waits: it lies aside until its partner comes; first: its
    special incident, when it is explored; each: what happens at every entry; last: the same after all else, on the
    upper end of a Chute; marker: where a door marker may be placed: "any" anywhere, "none" neither in it nor so that it
    leads in, "not-in" not so that it leads in, "not-out" not in it; text: what it says, instead of what `first`, `each`
    and `last` say by themselves; rule: its clause in RULES.md.
    """

    id: str
    name: Text
    rule: str = ""
    doors: str
    insanity: Few = 0
    events: Few = 0
    items: Few = 0
    floors: tuple[Literal["basement", "first", "second"], ...] = ("basement", "first", "second")
    pair: Annotated[str, names("tile")] = ""
    tower: bool = False
    chute: Literal["", "upper", "lower"] = ""
    waits: bool = False
    first: tuple[Does, ...] = ()
    each: tuple[Does, ...] = ()
    last: tuple[Does, ...] = ()
    marker: Literal["any", "none", "not-in", "not-out"] = "any"
    text: str = ""
    source: Source
    naming: Source = "ours"


def floors_of(tile: Tile) -> tuple[str, ...]:
    """The floors on which a tile may lie: the ends of a chute never where the other end could not. (GH-CHUTE-1)"""
    nowhere = {"upper": "basement", "lower": "second"}.get(tile.chute, "")
    return tuple([floor for floor in tile.floors if floor != nowhere])


@dataclass(frozen=True, kw_only=True)
class EventCard:
    """An Event card that is no Monster.

    kind: a TRAP lets what helps against Traps help; does: what happens to whoever turns it up, in order; line: a
    sentence for the mood; rule: its clause in RULES.md.
    """

    id: str
    kind: Literal["event", "trap"]
    name: Text
    rule: str = ""
    does: tuple[Does, ...]
    line: str
    source: Source
    naming: Source = "ours"


@dataclass(frozen=True, kw_only=True)
class Monster:
    """A Monster, or the Enemy of a scenario. (GH-MONSTER-2)

    hp, mp: its pools, 0 for one that it lacks and in which it cannot be hurt; attack: what it hurts; st, wp: what it
    adds to an HP and an MP attack; powers: what it can do besides; many: its name is a plural, as `Rats`; line: a
    sentence for the mood; rule: its clause, for an Enemy without one its scenario's.
    """

    id: str
    name: Text
    rule: str = ""
    hp: Points = 0
    mp: Points = 0
    attack: Literal["hp", "mp", "either"]
    st: Points = 0
    wp: Points = 0
    powers: tuple[Power, ...] = ()
    many: bool = False
    line: str = ""
    source: Source
    naming: Source = "ours"


@dataclass(frozen=True, kw_only=True)
class ItemCard:
    """An Item card.

    use: whether it is used up or works while it is owned; weapon: it is a Weapon; does: what it does when it is used
    up; traits: what it always gives; got: what happens when a hunter gets it; once: that only the first time in a
    match; rule: its clause in RULES.md.
    """

    id: str
    name: Text
    rule: str = ""
    use: Literal["disposable", "continuous"]
    weapon: bool = False
    does: tuple[Does, ...] = ()
    traits: tuple[Trait, ...] = ()
    got: tuple[Does, ...] = ()
    once: bool = False
    source: Source
    naming: Source = "ours"


@dataclass(frozen=True, kw_only=True)
class Character:
    """A character sheet.

    profession: what it is by trade; st, dx, iq, wp: its abilities; hp, mp: what it bears; traits: what its Special
    Feat gives; feat: the name of that; why: what it is good at, for who chooses; rule: its clause in RULES.md.
    """

    id: str
    name: Text
    rule: str = ""
    profession: Text
    st: Strength
    dx: Strength
    iq: Strength
    wp: Strength
    hp: Life
    mp: Life
    traits: tuple[Trait, ...] = ()
    feat: str = ""
    why: str = ""
    source: Source


@dataclass(frozen=True, kw_only=True)
class Pile:
    """A pile of tiles.

    name: of its own, told where there are two; floor: whose doors are opened from it alone, "" for those of all
    floors; must: the tiles that must be in it; random: how many others by lot, of those that the scenario does not
    name.
    """

    name: str
    floor: Literal["basement", "first", "second", ""] = ""
    must: tuple[TileId, ...]
    random: Points


def drawn_by_lot(pile: Pile, short: int) -> int:
    """How many tiles of a pile chance draws, in a short night or a whole one. (GH-SCENE-2, GH-TABLE-8)"""
    return min(pile.random, SHORT_PILE) if short else pile.random


@dataclass(frozen=True, kw_only=True)
class LayoutTile:
    """A tile that lies open from the start.

    tile: which; x, y: so many cells east and south of the first.
    """

    tile: TileId
    x: Step
    y: Step


@dataclass(frozen=True, kw_only=True)
class Clue:
    """A clue, which nobody but a host knows before it is read.

    id: by which `read` and `clue-read` name it; at: where or when it is read, in words; text: what it says.
    """

    id: Annotated[Text, gives("clue")]
    at: str
    text: str


@dataclass(frozen=True, kw_only=True)
class Rule:
    """A rule of a scenario: when it is looked at, what must hold, and what is done.

    when: without it after every action; only_if: all that must hold; does: what is done, in order; times: how often, 0
    for always; of a token that must be held, how often for each; until_passed: until the check in it has been passed,
    and what comes after that is done only then.
    """

    when: Trigger | None = None
    only_if: tuple[Condition, ...] = ()
    does: Annotated[tuple[Deed, ...], Meta(min_length=1)]
    times: Times = 1
    until_passed: bool = False


def without_hunter(rule: Rule) -> str:
    """Why a hunter can do nothing in a rule, "" where one can: what it waits for is about one."""
    if rule.when is not None and rule.when.of_hunter():
        return ""
    return "a hunter does this: 'when' is one who acted, entered or the like"


@dataclass(frozen=True, kw_only=True)
class Guise:
    """How the Enemy of a scenario attacks if a suspect is the dead one, and what it can do besides. (GH-SCENE-63)

    suspect: one of `suspects`; attack: what it hurts; powers: what it can do.
    """

    suspect: SuspectName
    attack: Literal["hp", "mp", "either"]
    powers: tuple[Power, ...] = ()


@dataclass(frozen=True, kw_only=True)
class EnemySide:
    """What a hunter who has fallen may do for the Enemy.

    moves: so many tiles a turn; acts: one of them a turn; pool: what is hurt by them; back: how one comes back: "cure"
    with 1 HP and 1 MP or more again, "ransom" by an Item that another hunter gives up, "never" not at all; text: all
    this in words.
    """

    moves: Few
    acts: tuple[Literal["battle", "haunt", "lure", "open", "advance", "rearrange"], ...]
    pool: Pool
    back: Literal["cure", "ransom", "never"]
    text: str


@dataclass(frozen=True, kw_only=True)
class LevelPoints:
    """What each hunter gets at the end; all that is true counts. (GH-SCENE-66)

    won: for a win, or for a loss; only: what else must be true; each: so many points to each.
    """

    won: bool
    only: tuple[Condition, ...] = ()
    each: Few


@dataclass(frozen=True, kw_only=True)
class Gate:
    """What must hold for a hunter to enter a tile. (GH-SCENE-67)

    tile: which; only_if: all that must hold; words: what is said to one for whom it does not.
    """

    tile: TileId
    only_if: tuple[Condition, ...]
    words: Text


@dataclass(frozen=True, kw_only=True)
class Aim:
    """What bots and the help panel should try next; it is no rule. One of its fields alone says what, and `rally`
    at most how. (GH-SCENE-20)

    fight: an Enemy; act: a deed; go: a tile to be explored, or home with what is carried; fetch: a token or
    the companion; hold: a tile where all stay; explore: open doors, enter tiles; rally: come together next door
    before.
    """

    fight: Annotated[str, names("Enemy", any_case=True)] = ""
    act: Annotated[str, names("deed")] = ""
    go: Annotated[str, names("tile", any_case=True)] = ""
    fetch: Annotated[str, names("token or companion")] = ""
    hold: Annotated[str, names("tile", any_case=True)] = ""
    explore: bool = False
    rally: bool = False

    def fault(self) -> Fault | None:
        """One of its fields says what, and `rally` at most how."""
        given = [
            name
            for name, value in (
                ("fight", self.fight),
                ("act", self.act),
                ("go", self.go),
                ("fetch", self.fetch),
                ("hold", self.hold),
                ("explore", self.explore),
            )
            if value
        ]
        if len(given) == 1:
            return None
        if not given:
            return "explore", "this or 'fight', 'act', 'go', 'fetch' or 'hold': one of them says what"
        return given[1], f"an aim of its own, after the one with '{given[0]}' or before it: one alone says what"


@dataclass(frozen=True, kw_only=True)
class Scenario:
    """A scenario: set-up, clues, rules, Enemy, ENEMY SIDE and end. (GH-SCENE-62)

    level: what hunters need to have; teaches: what is new in it, in a sentence; hunters: the fewest and the most for
    whom it is made; minutes: how long it takes; setting: what is read aloud when it begins; goal: what the hunters are
    after, read aloud after that, without what they find out only later, "" for the first of `ends`; start: the tile
    where hunters begin, or two on different floors; piles: of tiles, two at most; layout: tiles that lie open from the
    start; ring: eight tiles that are shuffled and laid face down around the first; aside: tiles that wait until a rule
    or their partner lays them; out: tiles that stay in the box; out_events, out_items: cards that do; laws: what holds
    from the beginning; gates: tiles that ask for something before anybody may enter; suspects: three, of whom a ticket
    drawn by lot says who is the dead one; guises: for each of them, in order, how the Enemy is if it is that one;
    special: what is special, in sentences for people, which no rule reads; clues: what can be found out; counted: the
    counters that the table shows, each with its words; boss: its Enemy, with an `id` of its own; enemy: what a fallen
    hunter may do; rules: what happens, in this order; ends: in sentences, how it is won and how it is lost; points:
    what hunters get for it; aims: what bots and the help panel go by, the most urgent first; rule: its clause in
    RULES.md.
    """

    id: str
    title: Text
    rule: str = ""
    level: Level
    teaches: str
    hunters: tuple[Hunters, Hunters]
    minutes: Minutes
    setting: str
    goal: str = ""
    start: tuple[TileId, ...]
    piles: tuple[Pile, ...] = ()
    layout: tuple[LayoutTile, ...] = ()
    ring: tuple[TileId, ...] = ()
    aside: tuple[TileId, ...] = ()
    out: tuple[TileId, ...] = ()
    out_events: tuple[EventId, ...] = ()
    out_items: tuple[ItemId, ...] = ()
    laws: tuple[Law, ...] = ()
    gates: tuple[Gate, ...] = ()
    suspects: tuple[Annotated[Text, gives("suspect")], ...] = ()
    guises: tuple[Guise, ...] = ()
    special: tuple[str, ...] = ()
    clues: tuple[Clue, ...]
    counted: tuple[tuple[CounterName, str], ...] = ()
    boss: Monster
    enemy: EnemySide
    rules: tuple[Rule, ...]
    ends: tuple[Text, ...]
    points: tuple[LevelPoints, ...]
    aims: tuple[Aim, ...] = ()
    source: Source


TICKETS: Final = 3
ROLES: Final = HUNTERS + 1


Said = tuple[str, int, Does]
"""A verb, with the id of the tile or card that says it, or "" and the place of the scenario's rule."""


class LookedAt:
    """A rule without a trigger.

    place: of the rule; counter: the first that it looks at, -1 without; least, most: what it allows of that.
    """

    __slots__ = ("place", "counter", "least", "most")

    def __init__(self, place: int, counter: int, least: int, most: int) -> None:
        self.place: Final[int] = place
        self.counter: Final[int] = counter
        self.least: Final[int] = least
        self.most: Final[int] = most


class Box:
    """Everything printed: tiles, Event cards, Items, sheets and scenarios, and the Insanity cards without the Jokers.

    added: what packs make of it. (GH-COMP-1, GH-COMP-2, GH-COMP-5)

    By the number of a card: `ids`, `names` and `backs`; `first_event`, `first_item`, `first_insanity`, `first_role` and
    `first_ticket` say where each kind begins, `first_monster` where the Monsters among the Event cards do. By the
    number of a tile: `tiles`, `doors` (a bit a side), `floors` and `on_floors` (a bit each), `pair` (a tile, -1
    without); by four times that and its quarter turns `turned_doors`, -1 for a Tower, whose floor tells its door. By
    the number of a Monster: `monsters`, `powers`; `wanderers`, those that wander. By the number of an Item, from 0:
    `items`; `eases`, whether it may be used on others; `for_one`, whether it matters on whom; `strikes`, whether it is
    an attack; `hoped`, the damage that it takes back; `heals`, the same of HP and of MP;
    `useful`, what must do something for it to be used up; `item_nurses`, how much HP its owner may give back
    once a turn, as `nurses` by the number of a character; `item_reaches`, how many doors away its owner's Court cards
    and Aces help, as `reaches` by the number of a character; `item_mp`, by how much it raises the Maximum MP; and the
    options about it, made once for all: `uses`, `gives` and `asks_for` by a hunter, `drops`. By the number of a
    character: `abilities`, what is printed; `mp`, the initial MP with what the feat adds.
    `number`: of a card, by its id; `monster_number`: of a Monster. `token_names`, `counter_names`, `deed_names`: what
    scenarios call theirs, all in order; `confines` and `locks`: whatever shuts a hunter or a door, with the number of
    what says so; `token_uses`: how often a token can be used at most; `counter`: the number of one; `deed_words`: of
    deeds in words. By the number of an Insanity card, from
    0: `lowers`, the Maximum MP by so much. By the number of a scenario: `boss`; `without_trigger`, the rules that are
    looked at after every action; `waiting`, the places of the others, by what they wait for; `awaited`, by the number
    of a tile or Event card, whether one waits for it; `acted`, the places of those that wait for a deed; `by_lot`, the
    tiles of which chance draws some for the piles; `partners`, those that wait for one of a pair; `could_hold`, the
    tiles that could be hidden in each pile, UNUSED and COVERED; `pile_of`, the pile from which the doors of each floor
    are opened; `event_pile` and `item_pile`, the cards that are in these piles at first.
    """

    __slots__ = (
        "tiles",
        "events",
        "monsters",
        "items",
        "characters",
        "scenarios",
        "added",
        "ids",
        "names",
        "backs",
        "number",
        "doors",
        "turned_doors",
        "pair",
        "floors",
        "on_floors",
        "first_event",
        "first_item",
        "first_insanity",
        "first_role",
        "first_ticket",
        "cards",
        "first_monster",
        "card_of",
        "monster_number",
        "powers",
        "wanderers",
        "boss",
        "token_names",
        "token_uses",
        "counter_names",
        "counter",
        "deed_names",
        "deed_words",
        "confines",
        "locks",
        "without_trigger",
        "waiting",
        "awaited",
        "acted",
        "by_lot",
        "partners",
        "could_hold",
        "pile_of",
        "event_pile",
        "item_pile",
        "eases",
        "for_one",
        "strikes",
        "hoped",
        "heals",
        "useful",
        "uses",
        "gives",
        "asks_for",
        "drops",
        "lowers",
        "abilities",
        "nurses",
        "item_nurses",
        "reaches",
        "item_reaches",
        "mp",
        "item_mp",
    )

    def __init__(
        self,
        tiles: tuple[Tile, ...],
        events: tuple[EventCard, ...],
        monsters: tuple[Monster, ...],
        items: tuple[ItemCard, ...],
        characters: tuple[Character, ...],
        scenarios: tuple[Scenario, ...],
        names: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]],
        confines: tuple[Said, ...],
        locks: tuple[Said, ...],
        added: AddedPacks,
    ) -> None:
        self.tiles: Final[tuple[Tile, ...]] = tiles
        self.events: Final[tuple[EventCard, ...]] = events
        self.monsters: Final[tuple[Monster, ...]] = monsters + tuple([one.boss for one in scenarios])
        self.items: Final[tuple[ItemCard, ...]] = items
        self.characters: Final[tuple[Character, ...]] = characters
        self.scenarios: Final[tuple[Scenario, ...]] = scenarios
        self.added: Final[AddedPacks] = added
        self.first_event: Final[int] = len(tiles)
        self.first_item: Final[int] = self.first_event + len(events) + len(monsters)
        self.first_monster: Final[int] = self.first_event + len(events)
        self.first_insanity: Final[int] = self.first_item + len(items)
        self.first_role: Final[int] = self.first_insanity + len(RANKS) * len(SUITS)
        self.first_ticket: Final[int] = self.first_role + ROLES
        self.cards: Final[int] = self.first_ticket + TICKETS
        insanity = [(f"{rank}-of-{suit}", f"{rank.capitalize()} of {suit}") for rank in RANKS for suit in SUITS]
        roles = [(f"role-{number + 1}", "Hunter") for number in range(HUNTERS)] + [("role-guest", "Ninth Guest")]
        tickets = [(f"ticket-{number + 1}", f"Ticket {number + 1}") for number in range(TICKETS)]
        printed = [(one.id, one.name) for one in tiles]
        printed += [(one.id, one.name) for one in events]
        printed += [(one.id, one.name) for one in monsters]
        printed += [(one.id, one.name) for one in items]
        entries = printed + insanity + roles + tickets
        self.ids: Final[tuple[str, ...]] = tuple([one[0] for one in entries])
        self.names: Final[tuple[str, ...]] = tuple([one[1] for one in entries])
        kinds = [("tile", self.first_event), ("event", self.first_item), ("item", self.first_insanity)]
        kinds += [("insanity", self.first_role), ("role", self.first_ticket), ("ticket", self.cards)]
        backs: list[str] = []
        for kind, end in kinds:
            backs += [kind] * (end - len(backs))
        self.backs: Final[tuple[str, ...]] = tuple(backs)
        self.number: Final[dict[str, int]] = {one[0]: number for number, one in enumerate(entries)}
        self.doors: Final[tuple[int, ...]] = tuple([_mask(one.doors) for one in tiles])
        self.turned_doors: Final[tuple[int, ...]] = tuple(
            [-1 if one.tower else TURNED[4 * _mask(one.doors) + quarters] for one in tiles for quarters in range(4)]
        )
        self.pair: Final[tuple[int, ...]] = tuple([self.number[one.pair] if one.pair else -1 for one in tiles])
        self.floors: Final[tuple[tuple[int, ...], ...]] = tuple(
            [tuple([FLOORS.index(floor) for floor in floors_of(one)]) for one in tiles]
        )
        self.on_floors: Final[tuple[int, ...]] = tuple([sum([1 << floor for floor in one]) for one in self.floors])
        self.card_of: Final[tuple[int, ...]] = tuple([self.number[one.id] for one in monsters])
        self.monster_number: Final[dict[str, int]] = {one.id: number for number, one in enumerate(self.monsters)}
        self.powers: Final[tuple[frozenset[str], ...]] = tuple([frozenset(one.powers) for one in self.monsters])
        self.wanderers: Final[tuple[int, ...]] = tuple(
            [number for number in range(len(monsters)) if "wanders" in self.powers[number]]
        )
        self.boss: Final[tuple[int, ...]] = tuple([len(monsters) + number for number in range(len(scenarios))])
        self.token_names: Final[tuple[str, ...]] = names[0]
        self.token_uses: Final[int] = max([1, *[rule.times for one in scenarios for rule in one.rules]])
        self.counter_names: Final[tuple[str, ...]] = names[1]
        self.counter: Final[dict[str, int]] = {name: number for number, name in enumerate(names[1])}
        self.deed_names: Final[tuple[str, ...]] = names[2]
        self.deed_words: Final[tuple[str, ...]] = names[3]
        self.confines: Final[tuple[tuple[int, Does], ...]] = tuple([(self._says(one), one[2]) for one in confines])
        self.locks: Final[tuple[tuple[int, Does], ...]] = tuple([(self._says(one), one[2]) for one in locks])
        self.without_trigger: Final[tuple[tuple[LookedAt, ...], ...]] = tuple(
            [
                tuple([self._looked_at(at, rule) for at, rule in enumerate(one.rules) if rule.when is None])
                for one in scenarios
            ]
        )
        self.waiting: Final[tuple[dict[str, tuple[int, ...]], ...]] = tuple([_waiting(one.rules) for one in scenarios])
        self.awaited: Final[tuple[tuple[bool, ...], ...]] = tuple([self._awaited(one.rules) for one in scenarios])
        self.acted: Final[tuple[tuple[int, ...], ...]] = tuple([one.get("acted", ()) for one in self.waiting])
        self.by_lot: Final[tuple[tuple[int, ...], ...]] = tuple([self._unnamed(one, False) for one in scenarios])
        self.partners: Final[tuple[tuple[int, ...], ...]] = tuple([self._unnamed(one, True) for one in scenarios])
        self.could_hold: Final[tuple[tuple[frozenset[int], ...], ...]] = tuple(
            [self._could_hold(one, self.by_lot[number]) for number, one in enumerate(scenarios)]
        )
        self.event_pile: Final[tuple[tuple[int, ...], ...]] = tuple(
            [self._without(self.first_event, self.first_item, one.out_events) for one in scenarios]
        )
        self.item_pile: Final[tuple[tuple[int, ...], ...]] = tuple(
            [self._without(self.first_item, self.first_insanity, one.out_items) for one in scenarios]
        )
        self.pile_of: Final[tuple[tuple[int, ...], ...]] = tuple([_piles_of_floors(one) for one in scenarios])
        self.eases: Final[tuple[bool, ...]] = tuple([_eases(one) for one in items])
        self.for_one: Final[tuple[bool, ...]] = tuple([any([one.for_one() for one in item.does]) for item in items])
        self.strikes: Final[tuple[bool, ...]] = tuple([any([one.fights() for one in item.does]) for item in items])
        outlooks = [Outlook() for _ in items]
        self.hoped: Final[tuple[float, ...]] = tuple(
            [sum([one.expect(outlook) for one in item.does]) for item, outlook in zip(items, outlooks)]
        )
        self.heals: Final[tuple[tuple[int, int], ...]] = tuple([(outlook.hp, outlook.mp) for outlook in outlooks])
        self.useful: Final[tuple[tuple[Does, ...], ...]] = tuple([_useful(one) for one in items])
        self.abilities: Final[tuple[tuple[int, ...], ...]] = tuple(
            [(one.st, one.dx, one.iq, one.wp) for one in characters]
        )
        self.nurses: Final[tuple[int, ...]] = tuple([_nurses(one.traits) for one in characters])
        self.item_nurses: Final[tuple[int, ...]] = tuple([_nurses(one.traits) for one in items])
        self.reaches: Final[tuple[int, ...]] = tuple([max(1, _reach(one.traits)) for one in characters])
        self.item_reaches: Final[tuple[int, ...]] = tuple([_reach(one.traits) for one in items])
        self.mp: Final[tuple[int, ...]] = tuple([one.mp + _widen(one.traits) for one in characters])
        self.item_mp: Final[tuple[int, ...]] = tuple([_widen(one.traits) for one in items])
        cards = range(self.first_item, self.first_insanity)
        self.uses: Final[tuple[tuple[Option, ...], ...]] = tuple([_with_hunters("use", card) for card in cards])
        self.gives: Final[tuple[tuple[Option, ...], ...]] = tuple([_with_hunters("give", card) for card in cards])
        self.asks_for: Final[tuple[tuple[Option, ...], ...]] = tuple([_with_hunters("ask-for", card) for card in cards])
        self.drops: Final[tuple[Option, ...]] = tuple([("drop", card) for card in cards])
        ranks = [self.rank(card) for card in range(self.first_insanity, self.first_role)]
        self.lowers: Final[tuple[int, ...]] = tuple([rank + 2 if rank < NUMERALS else 0 for rank in ranks])

    def _says(self, said: Said) -> int:
        """The number of what says something: of a card, or what stands for a rule of a scenario."""
        return self.number[said[0]] if said[0] else self.cards + said[1]

    def _looked_at(self, place: int, rule: Rule) -> LookedAt:
        for condition in rule.only_if:
            count = condition.count()
            if count is not None and count[0] in self.counter:
                return LookedAt(place, self.counter[count[0]], count[1], count[2])
        return LookedAt(place, -1, 0, 0)

    def _awaited(self, rules: tuple[Rule, ...]) -> tuple[bool, ...]:
        named = self._known(tuple([rule.when.piece() for rule in rules if rule.when is not None]))
        return tuple([card in named for card in range(self.first_item)])

    def _unnamed(self, scenario: Scenario, waits: bool) -> tuple[int, ...]:
        """The tiles that a scenario does not name. waits: those that wait for a partner, or those that do not."""
        named = {*scenario.start, *scenario.aside, *scenario.out, *scenario.ring}
        named.update([laid.tile for laid in scenario.layout])
        for pile in scenario.piles:
            named.update(pile.must)
        return tuple([tile for tile, one in enumerate(self.tiles) if one.id not in named and one.waits == waits])

    def _could_hold(self, scenario: Scenario, by_lot: tuple[int, ...]) -> tuple[frozenset[int], ...]:
        found = [frozenset[int]()] * PILES
        for number, pile in enumerate(scenario.piles[:PILES]):
            floor = FLOORS.index(pile.floor) if pile.floor else -1
            drawn = [tile for tile in by_lot if floor < 0 or floor in self.floors[tile]]
            found[number] = self._known(pile.must).union(drawn)
        return (*found, frozenset(by_lot), self._known(scenario.ring))

    def _without(self, first: int, end: int, out: tuple[str, ...]) -> tuple[int, ...]:
        """The numbers of a kind of cards, without some."""
        left_out = self._known(out)
        return tuple([card for card in range(first, end) if card not in left_out])

    def _known(self, names: tuple[str, ...]) -> frozenset[int]:
        """The numbers of cards, without those that there are not: the check of a pack tells of them."""
        return frozenset([self.number[name] for name in names if name in self.number])

    def event(self, card: int) -> EventCard:
        """The entry of an Event card that is no Monster."""
        return self.events[card - self.first_event]

    def monster_of(self, card: int) -> int:
        """The Monster of an Event card, less than 0 for one that is no Monster."""
        return card - self.first_monster

    def called(self, id: str) -> str:
        """The name of a tile or card."""
        return self.names[self.number[id]]

    def item(self, card: int) -> ItemCard:
        """The entry of an Item card."""
        return self.items[card - self.first_item]

    def token_kind(self, token: int) -> int:
        """The kind of a token, as `token_names` counts them: a token's number is its kind until it has been used."""
        return token % len(self.token_names)

    def used_once_more(self, token: int) -> int:
        """The number of a token after one more use. (GH-SCENE-16)"""
        return token + len(self.token_names)

    def uses_of(self, token: int) -> int:
        """How often a token has been used. (GH-SCENE-16)"""
        return token // len(self.token_names)

    def token_name(self, token: int) -> str:
        """What a token is called, and that it has been used, where it has."""
        uses = self.uses_of(token)
        name = self.token_names[self.token_kind(token)]
        return name if not uses else f"{name} (used {'once' if uses == 1 else count(uses, 'time')})"

    def rank(self, card: int) -> int:
        """The rank of an Insanity card, from 0 for a 2."""
        return (card - self.first_insanity) // len(SUITS)

    def numeral(self, card: int) -> int:
        """By how much an Insanity card lowers the Maximum MP: 0 for a Court card or an Ace. (GH-MAD-2)"""
        return self.lowers[card - self.first_insanity]


def _piles_of_floors(scenario: Scenario) -> tuple[int, ...]:
    """The number of the pile for each floor: the first that is for this floor alone, else the first of all."""
    floors = [pile.floor for pile in scenario.piles]
    return tuple([floors.index(floor) if floor in floors else 0 for floor in FLOORS])


def _waiting(rules: tuple[Rule, ...]) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for place, rule in enumerate(rules):
        if rule.when is not None:
            kind = rule.when.kind()
            found[kind] = (*found.get(kind, ()), place)
    return found


def _eases(item: ItemCard) -> bool:
    return any([effect.helps() for effect in item.does])


def _nurses(traits: tuple[Trait, ...]) -> int:
    return max([trait.nurses() for trait in traits], default=0)


def _reach(traits: tuple[Trait, ...]) -> int:
    return max([trait.reaches() for trait in traits], default=0)


def _widen(traits: tuple[Trait, ...]) -> int:
    return sum([trait.widens() for trait in traits])


def _useful(item: ItemCard) -> tuple[Does, ...]:
    if item.use != "disposable":
        return ()
    fights = tuple([effect for effect in item.does if effect.fights()])
    return fights or tuple([effect for effect in item.does if not effect.harms()]) or item.does


def _with_hunters(verb: str, card: int) -> tuple[Option, ...]:
    return tuple([(verb, card, hunter) for hunter in range(HUNTERS)])


def _mask(doors: str) -> int:
    mask = 0
    for side, letter in enumerate("NESW"):
        if letter in doors:
            mask |= 1 << side
    return mask
