"""Define a game: its rules, options, content and texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, SupportsIndex

from gloaming.engine.content.added_packs import AddedPacks
from gloaming.engine.content.clauses import Made
from gloaming.engine.content.pack_schema import pack_schema
from gloaming.engine.errors import BadSetup, UnknownStyle
from gloaming.engine.integers import as_integer
from gloaming.engine.learning.bot_styles import Style
from gloaming.engine.match.campaign_definition import Campaign
from gloaming.engine.match.game_rules import Rules
from gloaming.engine.match.json_schemas import event_schema, option_schema, view_schema
from gloaming.engine.match.nights import Nights
from gloaming.engine.match.result_fields import ResultFields
from gloaming.engine.match.settings import POSITION, Carried, Setting
from gloaming.engine.observation.memories import Memories
from gloaming.engine.observation.observation import Observation
from gloaming.engine.phrases import count
from gloaming.engine.rules.actions import Actions


def _no_fault(value: Any, seats: int, settings: Mapping[str, Any]) -> str | None:
    """Return None for any position: the game checks a position when setting it up (`Positions.arrange`)."""
    return None


def no_clauses(box: Any) -> Mapping[str, Sequence[Made]]:
    """Return {}: the default of `GameDefinition.clauses`, for games without clauses that are generated from cards."""
    return {}


NOT_COUNTED_APART: Final = ResultFields()

NO_NIGHTS: Final = Nights()

NO_FIGURES: Final[Mapping[str, str]] = {}


class GameDefinition:
    """The definition of a game; `Game` adds the methods that start matches.

    id, title, summary: the name of the game and a short description; minutes: the shortest and longest usual duration;
    seats: the allowed numbers of seats; options: the set-up options.
    version: the version of the rules, raised when the same choices would lead to a different match.
    folder: the folder of RULES.md and content. box: everything printed in the game's box; sold: the box without packs.
    content(box): return the entries of all cards; clauses(box): return the clauses of RULES.md that are generated from
    cards, by the name in their markers.
    packs: the added packs; None without packs. result_fields: how results are compared and counted.
    campaign: how matches follow one another, or None.
    rivals: whether in a match of two players, one player's loss is the other's win.
    side: the side, as `Result.sides` names it, whose share of wins measures how difficult the game is; "" in games
    without sides.
    figures: numbers printed in the box that How to Play quotes, by the names in braces that stand for them.
    nights: which settings players choose as a night, and which nights they collect.
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
        "nights",
        "_with_packs",
        "_observation",
        "_memories",
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
        nights: Nights = NO_NIGHTS,
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
        self.nights: Nights = nights
        self._with_packs: Callable[..., Any] | None = with_packs
        self._observation: Observation | None = None
        self._memories: Memories | None = None

    @property
    def form_settings(self) -> list[Setting]:
        """The settings that a set-up form shows: all except those that a campaign fills in, and except the position."""
        return [setting for setting in self.options if not isinstance(setting, Carried)]

    def check_form_settings(self, chosen: Mapping[str, Any]) -> None:
        """Raise BadSetup if `chosen` has a setting that no set-up form shows.

        Use it for options from untrusted clients.
        """
        names = [setting.id for setting in self.form_settings]
        for name in chosen:
            if name not in names:
                raise BadSetup(f"{self.title} has no set-up option {name!r}; it has {', '.join(names) or 'none'}")

    @property
    def actions(self) -> Actions:
        """The numbering of all options that the game can offer, for action masks and neural networks.

        The numbers are the same in every match. `.size`: the number of options; `.number(option)`: the number of an
        option, from 0 to `size` - 1; `.option(number)`: the option with this number; `.parts(number)`: its verb and
        arguments with their indices; `.shape`: all verbs with the possible values of their arguments. The methods raise
        IllegalChoice for an option or number that the game does not have. Packs that add cards change the numbers, and
        so can a new version of the rules.
        """
        return self.rules.actions

    @property
    def _full_title(self) -> str:
        """The title of the game, with its packs if it has any."""
        return self.title if self.packs is None else self.cards()

    def view_schema(self) -> dict[str, Any]:
        """Return the JSON Schema (draft 2020-12) of `match.view(seat)`."""
        return view_schema(self._full_title, self.id, self.seats, self.rules.dress)

    def event_schema(self) -> dict[str, Any]:
        """Return the JSON Schema (draft 2020-12) of one event in `match.events(seat)`."""
        return event_schema(self._full_title, self.rules.events.declared, self.box)

    def option_schema(self) -> dict[str, Any]:
        """Return the JSON Schema (draft 2020-12) of one option of a decision: an array of its verb and numbers."""
        return option_schema(self._full_title, self.actions.declared, self.box)

    def pack_schema(self) -> dict[str, Any]:
        """Return the JSON Schema (draft 2020-12) of the TOML files of the game's packs, all of them taken together.

        It has a property for each table. The keywords `x-names` and `x-gives` mark references to ids. Raises BadSetup
        for a game without pack support.
        """
        format = self.box.added.format
        if format is None:
            raise BadSetup(f"{self.title} takes no packs")
        return pack_schema(self.title, format)

    @property
    def observation(self) -> Observation:
        """The layout of the vectors that `Match.observe` writes: `.size`, `.names`, `.high` and `.version`.

        Raises RulesFault, which names the fields, for a game that does not declare what its fields stand for.
        """
        observation = self._observation
        if observation is None:
            observation = Observation(self.rules.fields, self.rules.program, self.box, self.seats.stop - 1)
            self._observation = observation
        return observation

    @property
    def memories(self) -> Memories:
        """Makes the memories of observers."""
        memories = self._memories
        if memories is None:
            generated = f"gloaming.games.{self.folder.name}.generated.observation" if self.packs is None else ""
            memories = self._memories = Memories(self.observation, generated)
        return memories

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
        """Return the title of the game and its packs: `Fatal Frame with More Ghosts (0123456789abcdef)`."""
        return cards_of(self.title, None if self.packs is None else self.packs.as_json())

    def settings(self, seats: SupportsIndex, chosen: Mapping[str, Any] | None) -> dict[str, Any]:
        """Return the value of every setting, with defaults filled in; the position is included only if it is chosen.

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
    """Return a range of seat counts as text: `2 to 5 seats`."""
    least, most = seats.start, seats.stop - 1
    return f"{least} to {most} seats" if least < most else count(most, "seat")


def cards_of(title: str, packs: Any) -> str:
    """Return a game's title and the packs of a record or save as text.

    packs: the field `packs` of the data, or None.
    """
    if packs is None:
        return f"{title} without packs"
    if not isinstance(packs, Mapping):
        return f"{title} with {packs!r}"
    titles = packs.get("titles")
    names = ", ".join([str(pack_title) for pack_title in titles]) if isinstance(titles, list) else repr(titles)
    return f"{title} with {names} ({packs.get('fingerprint')})"
