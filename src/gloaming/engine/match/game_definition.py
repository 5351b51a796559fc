"""The definition of a game: its rules, options, content and texts."""

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
from gloaming.engine.learning.policy_model import PolicyModel
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
    """Return None: the game checks a position when it sets it up (`Positions.arrange`)."""
    return None


def nobody(state: Any) -> str:
    """Default for games that name players by their seats."""
    return ""


def not_known(state: Any, flow: str) -> int:
    """Default for games whose earlier saves do not show what ran a flow."""
    return NO_CAUSE


def no_odds(state: Any, option: Option) -> str:
    """Default for games that compute no odds."""
    return ""


class Rules:
    """The rules of a game, as the engine uses them: plain data and functions.

    box: everything printed. `table`, `dress` and `check` are bound to the box or the fields here.
    table(box, seats, dice, settings): return the state before the first step of the flows.
    fields: every field of the state, with who sees it; hiding: the zones among them that are not public.
    piece(card): return the id of a card, as views show it.
    dress(box, seen): return a view from the fields that a seat sees.
    options, events: all options and events, with texts that number players from 1.
    why_not(state, seat, piece): why the seat may not choose a piece now, with the clause's id; None if unknown.
    result(state): the result at the end. evaluate(state): a heuristic value of each seat, from 0 (lost) to 1 (won).
    check(fields, state): return a message for each violated invariant; [] for a sound state.
    odds(state, option): the odds of an option's dice as text, from what the seat to move knows; "" if it rolls none.
    likely(state, option): its cost and likely result in a few words, unless its label says them: `2 Time`,
    `a success: 70%`; from what the seat to move knows. character(state): the name of the player's character in a
    solitaire game; "" if events name players by their seats. playout: how the tree search plays on before it evaluates;
    None for not at all. learned: the learned model; None without one. styles: the play styles of bots. teams(state):
    the side of each seat, 0 or 1, in games where a seat can change sides; None in others. lacking(state, flow): the
    cause argument of a flow, for saves of earlier releases that lack it; NO_CAUSE if it is unknown. positions: how
    matches start at positions; None if they cannot.
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
        learned: PolicyModel | None = None,
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
        self.learned: PolicyModel | None = learned
        self.styles: dict[str, Style] = {style.id: style for style in styles}
        self.teams: Callable[[Any], list[int]] | None = teams
        self.lacking: Callable[[Any, str], int] = lacking
        self.positions: Positions | None = positions


def no_clauses(box: Any) -> Mapping[str, Sequence[Made]]:
    """Default for games without clauses that are generated from cards."""
    return {}


NOT_COUNTED_APART: Final = ResultFields()

NO_FIGURES: Final[Mapping[str, str]] = {}


class GameDefinition:
    """The definition of a game; `Game` adds the methods that start matches.

    id, title; seats: the range of allowed seat counts; options: the set-up options.

    content(box), clauses(box): the entries of all cards, and the clauses of RULES.md generated from them, by the name
    in their markers. version: of the rules; raised when the same choices would give a different match. folder: the
    folder of RULES.md and content. box: everything printed; sold: the same without packs; packs: the added packs, None
    if there are none. result_fields: how results are compared and counted. campaign: how matches follow one another, or
    None. rivals: whether in a match of two, one player's loss is the other's win. side: the side, as `Result` names it,
    whose wins measure the game's difficulty; "" in games without sides.
    figures: numbers printed in the box that How to Play quotes, by their names in braces.
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
        "result_fields",
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
        result_fields: ResultFields = NOT_COUNTED_APART,
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
        self.result_fields: ResultFields = result_fields
        self.campaign: Campaign | None = campaign
        self.rivals: bool = rivals
        self.side: str = side
        self.figures: Mapping[str, str] = figures
        self._with_packs: Callable[..., Any] | None = with_packs

    @property
    def form_settings(self) -> list[Setting]:
        """The settings that a set-up form shows: not those that campaigns carry, and not the position."""
        return [setting for setting in self.options if not isinstance(setting, Carried)]

    def check_form_settings(self, chosen: Mapping[str, Any]) -> None:
        """Raise BadSetup for a setting that no set-up form shows. Use it for options from untrusted clients."""
        names = [setting.id for setting in self.form_settings]
        for name in chosen:
            if name not in names:
                raise BadSetup(f"{self.title} has no set-up option {name!r}; it has {', '.join(names) or 'none'}")

    @property
    def actions(self) -> Actions:
        """Numbers for all options that this game can offer, the same in every match, for action masks and networks.

        `.size`: how many there are; `.number(option)`: the number of an option, from 0 to `size` - 1;
        `.option(number)`: the option with a number. Both raise IllegalChoice for what the game does not have. Packs
        that add cards change the numbers, as a new version of the rules can.
        """
        return self.rules.actions

    def style(self, id: str) -> Style:
        """Return the play style of bots with this id. Raises UnknownStyle."""
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
        """Return the game and its packs in words: `Fatal Frame with More Ghosts (0123456789abcdef)`."""
        return cards_of(self.title, None if self.packs is None else self.packs.as_json())

    def settings(self, seats: SupportsIndex, chosen: Mapping[str, Any] | None) -> dict[str, Any]:
        """Return the value of every setting, with defaults filled in; the position only if it is given.

        seats: the number of seats; chosen: values by setting id. Raises BadSetup, which says what is allowed.
        """
        players = as_integer(seats)
        if players is None or players not in self.seats:
            raise BadSetup(f"{self.title} is for {seats_of(self.seats)}, not {seats!r}")
        if chosen is not None and not isinstance(chosen, Mapping):
            raise BadSetup(f"the set-up options must be a mapping of names to values, not {chosen!r}")
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
                raise BadSetup(f"the set-up option '{setting.id}' must be {setting.allowed(players)}, not {value!r}")
            if setting.id != POSITION or value is not None:
                values[setting.id] = value if value is setting.default else setting.own(value)
        for setting in self.options:
            if isinstance(setting, Carried) and values.get(setting.id) is not None:
                fault = setting.fault(values[setting.id], players, values)
                if fault is not None:
                    raise BadSetup(f"the set-up option '{setting.id}': {fault}")
        return values


def seats_of(seats: range) -> str:
    """Return the allowed seat counts in words: `2 to 5 seats`."""
    least, most = seats.start, seats.stop - 1
    return f"{least} to {most} seats" if least < most else count(most, "seat")


def cards_of(title: str, packs: Any) -> str:
    """Return the game and packs of a record or save in words. packs: its field `packs`, or None."""
    if packs is None:
        return f"{title} without packs"
    if not isinstance(packs, Mapping):
        return f"{title} with {packs!r}"
    titles = packs.get("titles")
    names = ", ".join([str(pack_title) for pack_title in titles]) if isinstance(titles, list) else repr(titles)
    return f"{title} with {names} ({packs.get('fingerprint')})"
