"""The classes of scenario entries and their parts: piles, layouts, rules, clues, and aims of bots."""

from __future__ import annotations

import re
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
    """An effect that only rules of scenarios have. Each verb is a subclass in `rules/deeds`. (GH-SCENE-14)"""

    __slots__ = ()

    def required(self) -> bool:
        """Return whether this effect must be possible for a hunter's deed to be offered. (GH-SCENE-25)"""
        return False

    def misplaced(self, tale: Scenario, rule: Rule) -> str:
        """Return why this effect is not allowed in a rule of a scenario, "" if it is allowed."""
        return ""


class Trigger(Verb):
    """The moment at which a rule of a scenario is checked. (GH-SCENE-14)"""

    __slots__ = ()

    def expect(self, outlook: Outlook) -> float:
        """Return NO_OPINION (no expected healing), as a trigger has no effect of its own."""
        return NO_OPINION

    def kind(self) -> str:
        """Return the name of the kind of moment, such as "entered"."""
        raise NotImplementedError

    def matches(self, s: Any, number: int) -> bool:
        """Return whether an event of this kind triggers the rule.

        number: the number of the tile, card, deed or the like that the event is about.
        """
        piece = self.piece()
        return piece == "" or s.box.ids[number] == piece

    def piece(self) -> str:
        """Return the id of the tile or Event card that triggers the rule, "" for triggers of other kinds."""
        return ""

    def of_hunter(self) -> bool:
        """Return whether the trigger concerns a hunter, whom the effects of the rule can then reach."""
        return True

    def amid(self) -> bool:
        """Return whether the trigger may occur in the middle of a move or a battle."""
        return True


class Condition(Verb):
    """A condition that must hold for a rule of a scenario to be carried out. (GH-SCENE-14)"""

    __slots__ = ()

    def expect(self, outlook: Outlook) -> float:
        """Return NO_OPINION (no expected healing), as a condition has no effect of its own."""
        return NO_OPINION

    def misplaced(self, entry: object) -> str:
        """Return why this condition is not allowed in an entry, "" if it is allowed."""
        return ""

    def holds(self, s: Any, hunter: int) -> bool:
        """Return whether the condition holds. hunter: the hunter concerned, or NONE."""
        raise NotImplementedError

    def count(self) -> tuple[str, int, int] | None:
        """Return the name of the counter that this condition tests, with the lowest and highest value allowed.

        Return None if it tests no counter.
        """
        return None


@dataclass(frozen=True, kw_only=True)
class Pile:
    """A pile of tiles.

    name: the name of the pile, shown if the scenario has two piles; floor: the floor whose doors are opened from this
    pile, "" for all floors; must: the tiles that must be in the pile; random: the number of random tiles in the pile,
    drawn from those that the scenario does not name.
    """

    name: str
    floor: Literal["basement", "first", "second", ""] = ""
    must: tuple[TileId, ...]
    random: Points


def drawn_by_lot(pile: Pile, short: int) -> int:
    """Return the number of random tiles in a pile.

    In a short night it is limited. short: 1 for a short night. (GH-SCENE-2, GH-TABLE-8)
    """
    return min(pile.random, SHORT_PILE) if short else pile.random


@dataclass(frozen=True, kw_only=True)
class LayoutTile:
    """A tile that is on the map from the start and counts as explored.

    tile: the tile; x: the number of cells east of the start tile; y: the number of cells south of the start tile.
    """

    tile: TileId
    x: Step
    y: Step


@dataclass(frozen=True, kw_only=True)
class Clue:
    """A clue, whose text only the host knows before it is read out.

    id: the id by which `read` and `clue-read` refer to the clue; at: a text that says where or when the clue is read
    out; text: the text of the clue.
    """

    id: Annotated[Text, gives("clue")]
    at: str
    text: str


@dataclass(frozen=True, kw_only=True)
class Rule:
    """A rule of a scenario: a trigger, conditions and effects.

    when: the trigger; a rule without a trigger is checked after every action; only_if: the conditions, which must all
    hold; does: the effects, in order; times: how many times the rule can be carried out, 0 for any number; in a rule
    that requires a token, how many times each token can be used; until_passed: whether the rule can be tried until its
    check is passed, and only then carries out the effects that follow the check.
    """

    when: Trigger | None = None
    only_if: tuple[Condition, ...] = ()
    does: Annotated[tuple[Deed, ...], Meta(min_length=1)]
    times: Times = 1
    until_passed: bool = False


def without_hunter(rule: Rule) -> str:
    """Return an error message if the trigger of a rule concerns no hunter, "" if it concerns one."""
    if rule.when is not None and rule.when.of_hunter():
        return ""
    return "only for rules about a hunter: 'when' must be 'acted', 'entered' or the like"


@dataclass(frozen=True, kw_only=True)
class Guise:
    """The attack and abilities of a scenario's Enemy that apply if a certain suspect is the dead one. (GH-SCENE-63)

    suspect: the suspect, one of `suspects`; attack: whether the Enemy attacks HP or MP; powers: the additional
    abilities.
    """

    suspect: SuspectName
    attack: Literal["hp", "mp", "either"]
    powers: tuple[Power, ...] = ()


@dataclass(frozen=True, kw_only=True)
class EnemySide:
    """What a fallen hunter can do for the Enemy (ENEMY SIDE).

    moves: the number of tiles that a fallen hunter can move in a turn; acts: the deeds that a fallen hunter can do, one
    in each turn; pool: whether hunters lose HP or MP in fights against fallen hunters; back: how a fallen hunter
    returns: "cure" as soon as HP and MP are at least 1, "ransom" when another hunter gives up an Item, "never" not at
    all; text: all of this as text for players.
    """

    moves: Few
    acts: tuple[Literal["battle", "haunt", "lure", "open", "advance", "rearrange"], ...]
    pool: Pool
    back: Literal["cure", "ransom", "never"]
    text: str

    @property
    def goal(self) -> str:
        """What a fallen hunter wants: the sentence of the text that says when "you win", if it has one. (GH-ENEMY-1)"""
        said = re.search(r"You win [^.]*\.", self.text)
        return said[0] if said else "You want the hunters to fail."


@dataclass(frozen=True, kw_only=True)
class LevelPoints:
    """Level points at the end of the match. All entries whose conditions hold are added up. (GH-SCENE-66)

    won: whether the points are for a win (true) or a loss; only: further conditions; each: the number of points for
    each hunter.
    """

    won: bool
    only: tuple[Condition, ...] = ()
    each: Few


@dataclass(frozen=True, kw_only=True)
class Gate:
    """Conditions that a hunter must meet to enter a tile. (GH-SCENE-67)

    tile: the tile that hunters cannot enter before; only_if: the conditions, which must all hold; words: the message
    shown while they do not hold.
    """

    tile: TileId
    only_if: tuple[Condition, ...]
    words: Text


@dataclass(frozen=True, kw_only=True)
class Aim:
    """An aim of the hunters for bots and the help panel, which is not a rule. An aim has exactly one field besides
    `rally`. (GH-SCENE-20)

    fight: the Enemy to fight; act: the deed to do; go: the tile to explore, or to which a token or the companion is
    brought; fetch: the token or companion to fetch; hold: the tile on which all hunters stay; explore: whether to open
    doors and enter unexplored tiles; rally: whether the hunters gather next door first.
    """

    fight: Annotated[str, names("Enemy", any_case=True)] = ""
    act: Annotated[str, names("deed")] = ""
    go: Annotated[str, names("tile", any_case=True)] = ""
    fetch: Annotated[str, names("token or companion")] = ""
    hold: Annotated[str, names("tile", any_case=True)] = ""
    explore: bool = False
    rally: bool = False

    def fault(self) -> Fault | None:
        """Return the error of an aim that does not have exactly one field other than `rally`, None if it is valid."""
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
    """A scenario: its set-up, clues, rules, Enemy and end. (GH-SCENE-62)

    level: how experienced the hunters should be: the number of raises that they should have had; teaches: a sentence
    that says what is new in the scenario; hunters: the minimum and maximum number of hunters; minutes: the expected
    duration; setting: the introduction, read aloud at the beginning; goal: the aim of the hunters, read aloud after the
    introduction, without what the hunters find out later; "" stands for the first of `ends`; start: the tile where the
    hunters begin, or two tiles on different floors; piles: the piles of tiles, at most two; layout: the tiles that are
    on the map from the start; ring: eight tiles that are shuffled and laid face down around the start tile; aside: the
    tiles that are set aside until a rule or their pair tile brings them into play; out: the tiles that stay in the box;
    out_events: the Event cards that stay in the box; out_items: the Items that stay in the box; laws: the laws that
    apply from the beginning; gates: the tiles with conditions for entering them; suspects: three suspects, of whom a
    random ticket selects the dead one; guises: for each of the suspects, in order, how the Enemy attacks if that
    suspect is the dead one; special: the special rules as sentences for players, which have no effect on the game;
    clues: the clues; counted: the counters that the table shows, each with its label; boss: the Enemy, with an `id`
    that no other Monster has; enemy: the actions of fallen hunters; rules: the rules, in the order in which they are
    carried out; ends: sentences that say how the match is won and lost; points: the level points; aims: the aims for
    bots and the help panel, the most urgent first; rule: the scenario's clause in RULES.md.
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
