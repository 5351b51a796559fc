"""What a game consists of: its rules, options, content and texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, SupportsIndex

from gloaming.engine.content.added_packs import AddedPacks
from gloaming.engine.content.clauses import Made
from gloaming.engine.content.schema import Schema
from gloaming.engine.errors import BadSetup, UnknownStyle
from gloaming.engine.flow import NO_CAUSE, Program
from gloaming.engine.integers import as_integer
from gloaming.engine.learning.bot_styles import Style
from gloaming.engine.learning.playout import Playout
from gloaming.engine.learning.policy_model import Learned
from gloaming.engine.match.campaign_definition import Campaign
from gloaming.engine.match.result import Result
from gloaming.engine.match.result_fields import ResultFields
from gloaming.engine.match.settings import POSITION, Carried, Setting
from gloaming.engine.phrases import count
from gloaming.engine.rules.actions import Actions
from gloaming.engine.rules.declarations import Declared, Events
from gloaming.engine.state.dice import Dice
from gloaming.engine.state.positions import Positions
from gloaming.engine.state.state import Option, State
from gloaming.engine.state.zones import ALL, Field, Zone


def _no_fault(value: Any, seats: int, settings: Mapping[str, Any]) -> str | None:
    """The game checks a position when it arranges it (`Positions.arrange`)."""
    return None


def nobody(state: Any) -> str:
    """Of a game in which players are called by their seats."""
    return ""


def not_known(state: Any, flow: str) -> int:
    """Of a game whose saves say by nothing else what ran a flow."""
    return NO_CAUSE


def no_odds(state: Any, option: Option) -> str:
    """Default for games that compute no odds."""
    return ""


class Rules:
    """What a game gives the engine. Each field is plain data or a function of the game's folder.

    box: everything printed. Functions that take the box, and `check`, which takes the fields, are bound to them here.
    table(box, seats, dice, settings): the state before the first step of the flows.
    fields: who sees which field of the state; hiding: the zones among them that not all see.
    piece(card): the id of a card, as views show it.
    dress(box, seen): a view made pleasant, from what may be seen alone.
    options, events: all that may be chosen and all that can happen, in words, where players are numbered from 1.
    why_not(state, seat, piece): why the seat may not choose a piece now, and the clause's id; None: not known.
    result(state): at the end. evaluate(state): for each seat 0 (lost) to 1 (won), for bots.
    check(fields, state): the broken invariants, in words; none in a sound state.
    odds(state, option): of the dice that an option calls for, in words, from what the asked seat knows alone; "" where
    no dice decide. likely(state, option): its price and likely result in a few words, as far as its label does not say
    them: `2 Time`, `a success: 70%`; from what the asked seat knows alone. character(state): in a game for one, whom
    its player plays, "" where the events name players by their seats. playout: how the tree search plays on before it
    evaluates; None: not at all. learned: what bots have learned of the game; None: nothing. styles: the ways to play
    that its bots can have. teams(state): which of two sides each seat is on now, 0 or 1, where one may go over to the
    other; None where nobody does. lacking(state, flow): what a flow is run with that saves of an earlier release do
    not say, by all else that they hold; NO_CAUSE where that is not known. positions: how matches begin at positions;
    None: they begin at their start only.
    """

    __slots__ = (
        "box",
        "program",
        "table",
        "fields",
        "hiding",
        "piece",
        "dress",
        "actions",
        "events",
        "why_not",
        "result",
        "evaluate",
        "check",
        "effects",
        "odds",
        "likely",
        "character",
        "playout",
        "learned",
        "styles",
        "teams",
        "lacking",
        "positions",
    )

    def __init__(
        self,
        *,
        box: Any,
        program: Program,
        table: Callable[[Any, int, Dice, Mapping[str, Any]], State],
        fields: Sequence[Field],
        piece: Callable[[int], str],
        dress: Callable[[Any, dict[str, Any]], Mapping[str, Any]],
        options: Sequence[Declared[Any]],
        events: Sequence[Declared[Any]],
        why_not: Callable[[Any, int, str], tuple[str, str] | None],
        result: Callable[[Any], Result],
        evaluate: Callable[[Any], list[float]],
        check: Callable[[Sequence[Field], Any], list[str]],
        effects: Schema | None = None,
        odds: Callable[[Any, Option], str] = no_odds,
        likely: Callable[[Any, Option], str] = no_odds,
        character: Callable[[Any], str] = nobody,
        playout: Playout | None = None,
        learned: Learned | None = None,
        styles: Sequence[Style] = (),
        teams: Callable[[Any], list[int]] | None = None,
        lacking: Callable[[Any, str], int] = not_known,
        positions: Positions | None = None,
    ) -> None:
        self.box: Any = box
        self.program: Program = program
        self.table: Callable[[int, Dice, Mapping[str, Any]], State] = partial(table, box)
        self.fields: tuple[Field, ...] = tuple(fields)
        self.hiding: tuple[Zone, ...] = tuple(
            [field for field in self.fields if isinstance(field, Zone) and field.seen != ALL]
        )
        self.piece: Callable[[int], str] = piece
        self.dress: Callable[[dict[str, Any]], Mapping[str, Any]] = partial(dress, box)
        self.actions: Actions = Actions(options, box)
        self.events: Events[Any] = Events(events, box)
        self.why_not: Callable[[Any, int, str], tuple[str, str] | None] = why_not
        self.result: Callable[[Any], Result] = result
        self.evaluate: Callable[[Any], list[float]] = evaluate
        self.check: Callable[[Any], list[str]] = partial(check, self.fields)
        self.effects: Schema | None = effects
        self.odds: Callable[[Any, Option], str] = odds
        self.likely: Callable[[Any, Option], str] = likely
        self.character: Callable[[Any], str] = character
        self.playout: Playout | None = playout
        self.learned: Learned | None = learned
        self.styles: dict[str, Style] = {style.id: style for style in styles}
        self.teams: Callable[[Any], list[int]] | None = teams
        self.lacking: Callable[[Any, str], int] = lacking
        self.positions: Positions | None = positions


def no_clauses(box: Any) -> Mapping[str, Sequence[Made]]:
    """Default for games whose RULES.md says nothing that is made from cards."""
    return {}


NOT_COUNTED_APART: Final = ResultFields()

NO_FIGURES: Final[Mapping[str, str]] = {}


class GameDefinition:
    """What one game consists of; `Game` adds the methods that start its matches.

    id, title; seats: how many may play; options: what may be chosen at set-up.

    content(box), clauses(box): the entries of all cards, and the clauses of RULES.md that are made from them, by the
    name of their stretch. version: of the rules; raised when matches play differently. folder: where RULES.md and
    content stand. box: everything printed, as the rules read it; sold: the same without packs; packs: what was added,
    None where the cards are those that the version stands for. remembered: by what matches that are over are told and
    counted. campaign: how matches follow one another, None where each stands for itself. rivals: whether of two players
    one loses what the other wins. side: of those that a `Result` names, the one whose victories say how hard the game
    is; "" where there are none.
    figures: what is printed in the box that How to Play tells, by the name that stands there in braces.
    """

    __slots__ = (
        "id",
        "title",
        "summary",
        "minutes",
        "version",
        "seats",
        "options",
        "rules",
        "folder",
        "content",
        "clauses",
        "box",
        "packs",
        "remembered",
        "campaign",
        "rivals",
        "side",
        "figures",
        "_with_packs",
    )

    def __init__(
        self,
        *,
        id: str,
        title: str,
        summary: str,
        minutes: tuple[int, int],
        version: int,
        seats: range,
        options: Sequence[Setting],
        rules: Rules,
        folder: Path,
        content: Callable[[Any], list[dict[str, Any]]],
        clauses: Callable[[Any], Mapping[str, Sequence[Made]]] = no_clauses,
        sold: Any = None,
        with_packs: Callable[..., Any] | None = None,
        remembered: ResultFields = NOT_COUNTED_APART,
        campaign: Campaign | None = None,
        rivals: bool = True,
        side: str = "",
        figures: Mapping[str, str] = NO_FIGURES,
    ) -> None:
        box = rules.box
        self.id: str = id
        self.title: str = title
        self.summary: str = summary
        self.minutes: tuple[int, int] = minutes
        self.version: int = version
        self.seats: range = seats
        position = Carried(POSITION, "Position", "The position at which the match begins.", _no_fault)
        self.options: tuple[Setting, ...] = (*options, *([] if rules.positions is None else [position]))
        self.rules: Rules = rules
        self.folder: Path = folder
        self.content: Callable[[], list[dict[str, Any]]] = partial(content, box)
        self.clauses: Callable[[], Mapping[str, Sequence[Made]]] = partial(clauses, box)
        self.box: Any = box
        as_sold = sold is None or box.added.fingerprint == sold.added.fingerprint
        self.packs: AddedPacks | None = None if as_sold else box.added
        self.remembered: ResultFields = remembered
        self.campaign: Campaign | None = campaign
        self.rivals: bool = rivals
        self.side: str = side
        self.figures: Mapping[str, str] = figures
        self._with_packs: Callable[..., Any] | None = with_packs

    @property
    def asked(self) -> list[Setting]:
        """The settings that a form asks for: not what a campaign carries, and no position."""
        return [setting for setting in self.options if not isinstance(setting, Carried)]

    def check_asked(self, chosen: Mapping[str, Any]) -> None:
        """Raise BadSetup for a setting that no form asks for. For set-up options that come from outside."""
        names = [setting.id for setting in self.asked]
        for name in chosen:
            if name not in names:
                raise BadSetup(f"{self.title} has no set-up option {name!r}; it has {', '.join(names) or 'none'}")

    @property
    def actions(self) -> Actions:
        """A number for every option that this game can offer, the same in every match, for masks and networks.

        `.size`: how many there are; `.number(option)`: the number of an option, from 0 to `size` - 1;
        `.option(number)`: the option of a number. Both raise IllegalChoice for what the game does not have. Packs that
        add cards change the numbers, as a new version of the rules may.
        """
        return self.rules.actions

    def style(self, id: str) -> Style:
        """A way to play that bots can have, by its id. Raises UnknownStyle."""
        if id not in self.rules.styles:
            there = ", ".join(self.rules.styles) or "none"
            raise UnknownStyle(f"bots of {self.title} have no style {id!r}; there are: {there}")
        return self.rules.styles[id]

    def __copy__(self) -> GameDefinition:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> GameDefinition:
        return self

    def __repr__(self) -> str:
        return f"<Game {self.id!r}: {self.cards()}, {seats_of(self.seats)}>"

    def cards(self) -> str:
        """Which cards it is played with, in words: `Fatal Frame with More Ghosts (0123456789abcdef)`."""
        return cards_of(self.title, None if self.packs is None else self.packs.as_json())

    def settings(self, seats: SupportsIndex, chosen: Mapping[str, Any] | None) -> dict[str, Any]:
        """Every setting's value, defaults filled in; a position only where one is given.

        Raises BadSetup for what may not be chosen.
        """
        players = as_integer(seats)
        if players is None or players not in self.seats:
            raise BadSetup(f"{self.title} is for {seats_of(self.seats)}, not {seats!r}")
        if chosen is not None and not isinstance(chosen, Mapping):
            raise BadSetup(f"the set-up options are a mapping of names to values, not {chosen!r}")
        values = {setting.id: setting.default for setting in self.options if setting.id != POSITION}
        if not chosen:
            return values
        there = [setting.id for setting in self.options]
        for name in chosen:
            if name not in there:
                raise BadSetup(f"{self.title} has no set-up option {name!r}; it has {', '.join(values) or 'none'}")
        for setting in self.options:
            value = chosen.get(setting.id, setting.default)
            if value is not setting.default and not setting.allows(value, players):
                raise BadSetup(f"the set-up option '{setting.id}' takes {setting.allowed(players)}; not {value!r}")
            if setting.id != POSITION or value is not None:
                values[setting.id] = value if value is setting.default else setting.own(value)
        for setting in self.options:
            if isinstance(setting, Carried) and values.get(setting.id) is not None:
                fault = setting.fault(values[setting.id], players, values)
                if fault is not None:
                    raise BadSetup(f"the set-up option '{setting.id}': {fault}")
        return values


def seats_of(seats: range) -> str:
    """How many may play, in words: `2 to 5 seats`."""
    least, most = seats.start, seats.stop - 1
    return f"{least} to {most} seats" if least < most else count(most, "seat")


def cards_of(title: str, packs: Any) -> str:
    """The cards of a record or save in words. packs: what it says of them, None where it says nothing."""
    if packs is None:
        return f"{title} as it is sold"
    if not isinstance(packs, Mapping):
        return f"{title} with {packs!r}"
    titles = packs.get("titles")
    names = ", ".join([str(pack_title) for pack_title in titles]) if isinstance(titles, list) else repr(titles)
    return f"{title} with {names} ({packs.get('fingerprint')})"
