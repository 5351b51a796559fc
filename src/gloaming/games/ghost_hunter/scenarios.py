"""Scenarios, as printed: piles, layouts, rules and their parts, clues, and what bots aim at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import Meta

from gloaming.engine.content.content_files import Source
from gloaming.engine.content.schema import Text, gives, names
from gloaming.engine.rules.effects import NO_OPINION, Effect, Fault, Verb
from gloaming.games.ghost_hunter.cards import Monster
from gloaming.games.ghost_hunter.constants import SHORT_PILE
from gloaming.games.ghost_hunter.entry import (
    CounterName,
    EventId,
    Few,
    Hunters,
    ItemId,
    Law,
    Level,
    Minutes,
    Points,
    Pool,
    Power,
    Step,
    SuspectName,
    TileId,
    Times,
)
from gloaming.games.ghost_hunter.outlook import Outlook


class Deed(Effect):
    """What a rule of a scenario does: a verb a subclass, in `rules/deeds`. (GH-SCENE-14)"""

    __slots__ = ()

    def required(self) -> bool:
        """Whether a hunter's deed is of no use without it, whatever else its rule does. (GH-SCENE-25)"""
        return False

    def misplaced(self, tale: Scenario, rule: Rule) -> str:
        """Why it cannot stand in a rule of a scenario, "" where it can."""
        return ""


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
