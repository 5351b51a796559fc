"""Entries of scenarios: piles, layouts, rules and their parts, clues, and aims of bots."""

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
    """An effect of a rule of a scenario. Each verb is a subclass in `rules/deeds`. (GH-SCENE-14)"""

    __slots__ = ()

    def required(self) -> bool:
        """Return whether a hunter's deed is offered only while this part can have an effect. (GH-SCENE-25)"""
        return False

    def misplaced(self, tale: Scenario, rule: Rule) -> str:
        """Return why it is not allowed in a rule of a scenario, "" if it is."""
        return ""


class Trigger(Verb):
    """The moment when a rule of a scenario is checked. (GH-SCENE-14)"""

    __slots__ = ()

    def expect(self, outlook: Outlook) -> float:
        """Return NO_OPINION: a trigger has no effect."""
        return NO_OPINION

    def kind(self) -> str:
        """Return the kind of moment that it waits for."""
        raise NotImplementedError

    def matches(self, s: Any, number: int) -> bool:
        """Return whether it is triggered by an event of its kind. number: the number of the tile, card, deed or the
        like.
        """
        piece = self.piece()
        return piece == "" or s.box.ids[number] == piece

    def piece(self) -> str:
        """Return the id of the tile or Event card that it waits for, "" for other triggers."""
        return ""

    def of_hunter(self) -> bool:
        """Return whether a hunter is concerned, who can then act."""
        return True

    def amid(self) -> bool:
        """Return whether it may happen in the middle of a move or battle."""
        return True


class Condition(Verb):
    """A condition of a rule of a scenario. (GH-SCENE-14)"""

    __slots__ = ()

    def expect(self, outlook: Outlook) -> float:
        """Return NO_OPINION: a condition has no effect."""
        return NO_OPINION

    def misplaced(self, entry: object) -> str:
        """Return why it is not allowed in an entry, "" if it is."""
        return ""

    def holds(self, s: Any, hunter: int) -> bool:
        """Return whether the condition holds."""
        raise NotImplementedError

    def count(self) -> tuple[str, int, int] | None:
        """Return the counter that it tests, with the least and the most it allows; None for other conditions."""
        return None


@dataclass(frozen=True, kw_only=True)
class Pile:
    """A pile of tiles.

    name: shown if the scenario has two piles; floor: the floor whose doors are opened from this pile alone, "" for
    all floors; must: the tiles that must be in it; random: how many random tiles it has, of those that the scenario
    does not name.
    """

    name: str
    floor: Literal["basement", "first", "second", ""] = ""
    must: tuple[TileId, ...]
    random: Points


def drawn_by_lot(pile: Pile, short: int) -> int:
    """Return the number of random tiles of a pile, which a short night limits. (GH-SCENE-2, GH-TABLE-8)"""
    return min(pile.random, SHORT_PILE) if short else pile.random


@dataclass(frozen=True, kw_only=True)
class LayoutTile:
    """A tile that is on the map from the start, explored.

    tile: the tile; x, y: its position in cells east and south of the first.
    """

    tile: TileId
    x: Step
    y: Step


@dataclass(frozen=True, kw_only=True)
class Clue:
    """A clue, which only a host knows before it is read.

    id: the id used in `read` and `clue-read`; at: where or when it is read, as text; text: the text of the clue.
    """

    id: Annotated[Text, gives("clue")]
    at: str
    text: str


@dataclass(frozen=True, kw_only=True)
class Rule:
    """A rule of a scenario: its trigger, its conditions and its effects.

    when: the trigger; a rule without one is checked after every action; only_if: the conditions, which must all hold;
    does: the effects, in order; times: how many times it takes effect, 0 for always; if it requires a token, how many
    times for each token; until_passed: it can be tried until its check has been passed, and the effects after the
    check are carried out only then.
    """

    when: Trigger | None = None
    only_if: tuple[Condition, ...] = ()
    does: Annotated[tuple[Deed, ...], Meta(min_length=1)]
    times: Times = 1
    until_passed: bool = False


def without_hunter(rule: Rule) -> str:
    """Return why no hunter is concerned in a rule, "" if its trigger concerns one."""
    if rule.when is not None and rule.when.of_hunter():
        return ""
    return "only for rules about a hunter: 'when' must be 'acted', 'entered' or the like"


@dataclass(frozen=True, kw_only=True)
class Guise:
    """The attack and abilities of a scenario's Enemy if a suspect is the dead one. (GH-SCENE-63)

    suspect: one of `suspects`; attack: the pool it attacks; powers: its abilities.
    """

    suspect: SuspectName
    attack: Literal["hp", "mp", "either"]
    powers: tuple[Power, ...] = ()


@dataclass(frozen=True, kw_only=True)
class EnemySide:
    """ENEMY SIDE: the actions of a fallen hunter for the Enemy.

    moves: the number of tiles a turn; acts: the deeds, one of them a turn; pool: the pool that they hurt; back: how a
    fallen hunter comes back: "cure" with HP and MP of 1 or more again, "ransom" by an Item that another hunter gives
    up, "never" not at all; text: all this as text.
    """

    moves: Few
    acts: tuple[Literal["battle", "haunt", "lure", "open", "advance", "rearrange"], ...]
    pool: Pool
    back: Literal["cure", "ransom", "never"]
    text: str


@dataclass(frozen=True, kw_only=True)
class LevelPoints:
    """Level points at the end; all entries whose conditions hold add up. (GH-SCENE-66)

    won: whether it is for a win or for a loss; only: further conditions; each: the points for each hunter.
    """

    won: bool
    only: tuple[Condition, ...] = ()
    each: Few


@dataclass(frozen=True, kw_only=True)
class Gate:
    """The conditions for a hunter to enter a tile. (GH-SCENE-67)

    tile: the tile; only_if: the conditions, which must all hold; words: the message if they do not hold.
    """

    tile: TileId
    only_if: tuple[Condition, ...]
    words: Text


@dataclass(frozen=True, kw_only=True)
class Aim:
    """The next aim for bots and the help panel; it is not a rule. Exactly one field other than `rally` is given.
    (GH-SCENE-20)

    fight: an Enemy; act: a deed; go: a tile to explore, or to bring a token or the companion to; fetch: a token or the
    companion; hold: a tile where all stay; explore: open doors and enter tiles; rally: gather next door first.
    """

    fight: Annotated[str, names("Enemy", any_case=True)] = ""
    act: Annotated[str, names("deed")] = ""
    go: Annotated[str, names("tile", any_case=True)] = ""
    fetch: Annotated[str, names("token or companion")] = ""
    hold: Annotated[str, names("tile", any_case=True)] = ""
    explore: bool = False
    rally: bool = False

    def fault(self) -> Fault | None:
        """Return the fault of an aim that does not have exactly one field other than `rally`."""
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
            return "explore", "one of 'explore', 'fight', 'act', 'go', 'fetch' and 'hold'"
        return given[1], f"a separate aim, as this one already has '{given[0]}'"


@dataclass(frozen=True, kw_only=True)
class Scenario:
    """A scenario: set-up, clues, rules, Enemy, ENEMY SIDE and end. (GH-SCENE-62)

    level: the level that hunters should have; teaches: what is new in it, in a sentence; hunters: the fewest and the
    most hunters; minutes: the expected duration; setting: the introduction read aloud at the beginning; goal: the aim
    of the hunters, read aloud after that, without what they only find out later, "" for the first of `ends`; start: the
    tile where hunters begin, or two on different floors; piles: the piles of tiles, at most two; layout: tiles that are
    on the map from the start; ring: eight tiles that are shuffled and laid face down around the first; aside: tiles
    that wait until a rule or their partner lays them; out: tiles that stay in the box; out_events, out_items: cards
    that stay in the box; laws: the laws that apply from the beginning; gates: tiles with conditions for entering;
    suspects: three suspects, of whom a random ticket decides which is the dead one; guises: for each of them, in order,
    the Enemy's attack if it is that one; special: the special rules as sentences for players, which no code reads;
    clues: the clues; counted: the counters that the table shows, each with a label; boss: its Enemy, with an `id` of
    its own; enemy: the actions of fallen hunters; rules: the rules, in this order; ends: sentences that say how it is
    won and how it is lost; points: the level points; aims: the aims of bots and the help panel, the most urgent first;
    rule: its clause in RULES.md.
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
