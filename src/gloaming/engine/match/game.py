"""A game as the engine knows it, and the settings that a match of it can be set up with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from operator import index
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from gloaming.engine.content.clauses import Made
from gloaming.engine.content.schema import Schema
from gloaming.engine.errors import BadSetup, DamagedRecord, DamagedSave, UnknownStyle, WrongVersion
from gloaming.engine.flow import NO_CAUSE, Program
from gloaming.engine.learning.bot_styles import Style
from gloaming.engine.learning.playout import Playout
from gloaming.engine.learning.policy_model import Learned
from gloaming.engine.match.campaign_definition import Campaign
from gloaming.engine.match.result_fields import Remembered
from gloaming.engine.phrases import count
from gloaming.engine.state.dice import Dice
from gloaming.engine.state.state import Option, State
from gloaming.engine.state.zones import ALL, Field, Zone

if TYPE_CHECKING:
    from gloaming.engine.match.match import Match
    from gloaming.engine.rules.declarations import Actions, Events


def whole(value: object) -> int | None:
    """A whole number, NumPy's too, as an int; None for anything else, True and False included."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    return index(value)


class Setting:
    """Something that may be chosen at set-up. `None`, where it is the default, leaves it to chance or to the table."""

    __slots__ = ("id", "name", "help", "default")

    def __init__(self, id: str, name: str, help: str, default: Any = None) -> None:
        self.id: str = id
        self.name: str = name
        self.help: str = help
        self.default: Any = default

    def allowed(self, seats: int) -> str:
        """What may be chosen, in words."""
        raise NotImplementedError

    def allows(self, value: Any, seats: int) -> bool:
        """Whether the value may be chosen with so many seats."""
        raise NotImplementedError

    def own(self, value: Any) -> Any:
        """The value, if allowed, as the match keeps it: nobody else has the same list or mapping."""
        return deepcopy(value)

    def describe(self) -> dict[str, Any]:
        """The setting as JSON data, for forms: id, name, help, default, kind and what that kind needs."""
        return {"id": self.id, "name": self.name, "help": self.help, "default": self.default}


class OneOf(Setting):
    """One of some words. unset: what forms call None, where it is the default."""

    __slots__ = ("choices", "unset")

    def __init__(
        self,
        id: str,
        name: str,
        help: str,
        choices: Sequence[str],
        default: str | None = None,
        unset: str = "At random",
    ) -> None:
        Setting.__init__(self, id, name, help, default)
        self.choices: list[str] = list(choices)
        self.unset: str = unset

    def allowed(self, seats: int) -> str:
        """What may be chosen, in words."""
        return "one of " + ", ".join(self.choices)

    def allows(self, value: Any, seats: int) -> bool:
        """Whether the value may be chosen with so many seats."""
        return isinstance(value, str) and value in self.choices

    def describe(self) -> dict[str, Any]:
        """The setting as JSON data."""
        return {**Setting.describe(self), "kind": "one", "choices": list(self.choices), "unset": self.unset}


class SomeOf(Setting):
    """Different words from a list; how many depends on the number of seats."""

    __slots__ = ("choices", "counts")

    def __init__(
        self, id: str, name: str, help: str, choices: Sequence[str], counts: Mapping[int, int], default: Any = None
    ) -> None:
        Setting.__init__(self, id, name, help, default)
        self.choices: list[str] = list(choices)
        self.counts: dict[int, int] = dict(counts)

    def allowed(self, seats: int) -> str:
        """What may be chosen, in words."""
        return f"a list of {self.counts[seats]} different ones of " + ", ".join(self.choices)

    def allows(self, value: Any, seats: int) -> bool:
        """Whether the value may be chosen with so many seats."""
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            return False
        return len(value) == self.counts[seats] == len(set(value)) and set(value) <= set(self.choices)

    def describe(self) -> dict[str, Any]:
        """The setting as JSON data."""
        counts = {str(seats): count for seats, count in self.counts.items()}
        return {**Setting.describe(self), "kind": "some", "choices": list(self.choices), "counts": counts}


class WholeNumber(Setting):
    """A whole number in a range. names: what each stands for, from the least, where they stand for anything."""

    __slots__ = ("least", "most", "names")

    def __init__(
        self, id: str, name: str, help: str, least: int, most: int, default: int, names: Sequence[str] = ()
    ) -> None:
        Setting.__init__(self, id, name, help, default)
        self.least: int = least
        self.most: int = most
        self.names: tuple[str, ...] = tuple(names)

    def allowed(self, seats: int) -> str:
        """What may be chosen, in words."""
        of = ", its place in the list, not an id" if self.names else ""
        return f"a whole number from {self.least} to {self.most}{of}"

    def allows(self, value: Any, seats: int) -> bool:
        """Whether the value may be chosen with so many seats."""
        number = whole(value)
        return number is not None and self.least <= number <= self.most

    def own(self, value: Any) -> int | None:
        """The value as an int, NumPy's too."""
        return whole(value)

    def describe(self) -> dict[str, Any]:
        """The setting as JSON data."""
        told = {**Setting.describe(self), "kind": "number", "least": self.least, "most": self.most}
        return {**told, "names": list(self.names)} if self.names else told


class Carried(Setting):
    """What a match of a campaign carries on from those before it, as JSON data; no form asks for it. None: nothing.

    fault(value, seats, settings): what is wrong with it, in words, None where nothing is; the settings are the others.
    """

    __slots__ = ("fault",)

    def __init__(
        self, id: str, name: str, help: str, fault: Callable[[Any, int, Mapping[str, Any]], str | None]
    ) -> None:
        Setting.__init__(self, id, name, help)
        self.fault: Callable[[Any, int, Mapping[str, Any]], str | None] = fault

    def allowed(self, seats: int) -> str:
        """What may be chosen, in words."""
        return "what a campaign carries on"

    def allows(self, value: Any, seats: int) -> bool:
        """Whether it may be anything at all; `fault` looks closer, once the other settings are known."""
        return isinstance(value, Mapping)

    def describe(self) -> dict[str, Any]:
        """The setting as JSON data."""
        return {**Setting.describe(self), "kind": "carried"}


class Result:
    """How a match ended.

    winners: the seats that won, more than one when they share the victory; scores: one a seat, in the
    game's own measure; reason: one sentence; sides: the name of each seat's side at the end, empty where everybody
    plays for themselves.
    """

    __slots__ = ("winners", "scores", "reason", "sides")

    def __init__(self, winners: Sequence[int], scores: Sequence[int], reason: str, sides: Sequence[str] = ()) -> None:
        self.winners: tuple[int, ...] = tuple(winners)
        self.scores: tuple[int, ...] = tuple(scores)
        self.reason: str = reason
        self.sides: tuple[str, ...] = tuple(sides)

    def as_json(self) -> dict[str, Any]:
        """The result as JSON data, with sides where the game has them."""
        told: dict[str, Any] = {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}
        if self.sides:
            told["sides"] = list(self.sides)
        return told

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.as_json() == other.as_json()

    def __hash__(self) -> int:
        return hash((self.winners, self.scores, self.reason, self.sides))

    def __repr__(self) -> str:
        sides = f", sides={self.sides!r}" if self.sides else ""
        return f"Result(winners={self.winners!r}, scores={self.scores!r}, reason={self.reason!r}{sides})"


class Description:
    """An option or event in words. label: for a button or a line; pieces: ids of what it points at.

    names: the words in it that name pieces, each with their ids. Of an option: detail: what stands in brackets at the
    end of the label; short: the label without that; group: the name of the place that it is about, where a question may
    have several of a place, or ""; within: what it is called beside that name; folded: the heading under which it waits
    until one opens that, or "".
    """

    __slots__ = ("label", "names", "pieces", "short", "detail", "group", "within", "folded")

    def __init__(
        self,
        label: str,
        pieces: Sequence[str] = (),
        names: Sequence[tuple[str, tuple[str, ...]]] = (),
        *,
        short: str = "",
        detail: str = "",
        group: str = "",
        within: str = "",
        folded: str = "",
    ) -> None:
        self.label: str = label
        self.pieces: tuple[str, ...] = tuple(pieces)
        self.names: tuple[tuple[str, tuple[str, ...]], ...] = tuple(names)
        self.short: str = short or label
        self.detail: str = detail
        self.group: str = group
        self.within: str = within
        self.folded: str = folded

    def __repr__(self) -> str:
        return f"Description({self.label!r}, pieces={self.pieces!r})"


def nobody(state: Any) -> str:
    """Of a game in which players are called by their seats."""
    return ""


def not_known(state: Any, flow: str) -> int:
    """Of a game whose saves say by nothing else what ran a flow."""
    return NO_CAUSE


def no_odds(state: Any, option: Option) -> str:
    """Of a game that reckons none, nor what is likely."""
    return ""


class Rules:
    """What a game gives the engine. Each field is plain data or a function of the game's folder.

    table(seats, dice, settings): the state before the first step of the flows.
    fields: who sees which field of the state; hiding: the zones among them that not all see.
    piece(card): the id of a card, as views show it.
    dress(seen): a view made pleasant, from what may be seen alone.
    actions, events: all that may be chosen and all that can happen, in words, where players are numbered from 1.
    why_not(state, seat, piece): why the seat may not choose a piece now, and the clause's id; None: not known.
    result(state): at the end. evaluate(state): for each seat 0 (lost) to 1 (won), for bots.
    check(state): the broken invariants, in words; none in a sound state.
    odds(state, option): of the dice that an option calls for, in words, from what the asked seat knows alone; "" where
    no dice decide. likely(state, option): its price and likely result in a few words, as far as its label does not say
    them: `2 Time`, `a success: 70%`; from what the asked seat knows alone. character(state): in a game for one, whom
    its player plays, "" where the events name players by their seats. playout: how the tree search plays on before it
    evaluates; None: not at all. learned: what bots have learned of the game; None: nothing. styles: the ways to play
    that its bots can have. camps(state): which of two sides each seat is on now, 0 or 1, where one may go over to the
    other; None where nobody does. lacking(state, flow): what a flow is run with that saves of an earlier release do
    not say, by all else that they hold; NO_CAUSE where that is not known.
    """

    __slots__ = (
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
        "camps",
        "lacking",
    )

    def __init__(
        self,
        *,
        program: Program,
        table: Callable[[int, Dice, Mapping[str, Any]], State],
        fields: Sequence[Field],
        piece: Callable[[int], str],
        dress: Callable[[dict[str, Any]], Mapping[str, Any]],
        actions: Actions,
        events: Events[Any],
        why_not: Callable[[Any, int, str], tuple[str, str] | None],
        result: Callable[[Any], Result],
        evaluate: Callable[[Any], list[float]],
        check: Callable[[Any], list[str]],
        effects: Schema | None = None,
        odds: Callable[[Any, Option], str] = no_odds,
        likely: Callable[[Any, Option], str] = no_odds,
        character: Callable[[Any], str] = nobody,
        playout: Playout | None = None,
        learned: Learned | None = None,
        styles: Sequence[Style] = (),
        camps: Callable[[Any], list[int]] | None = None,
        lacking: Callable[[Any, str], int] = not_known,
    ) -> None:
        self.program: Program = program
        self.table: Callable[[int, Dice, Mapping[str, Any]], State] = table
        self.fields: tuple[Field, ...] = tuple(fields)
        self.hiding: tuple[Zone, ...] = tuple(
            [field for field in self.fields if isinstance(field, Zone) and field.seen != ALL]
        )
        self.piece: Callable[[int], str] = piece
        self.dress: Callable[[dict[str, Any]], Mapping[str, Any]] = dress
        self.actions: Actions = actions
        self.events: Events[Any] = events
        self.why_not: Callable[[Any, int, str], tuple[str, str] | None] = why_not
        self.result: Callable[[Any], Result] = result
        self.evaluate: Callable[[Any], list[float]] = evaluate
        self.check: Callable[[Any], list[str]] = check
        self.effects: Schema | None = effects
        self.odds: Callable[[Any, Option], str] = odds
        self.likely: Callable[[Any, Option], str] = likely
        self.character: Callable[[Any], str] = character
        self.playout: Playout | None = playout
        self.learned: Learned | None = learned
        self.styles: dict[str, Style] = {style.id: style for style in styles}
        self.camps: Callable[[Any], list[int]] | None = camps
        self.lacking: Callable[[Any, str], int] = lacking


NOT_COUNTED_APART: Final = Remembered()


NO_ENTRIES: Final[Mapping[str, tuple[str, str]]] = {}


class Added:
    """What packs make of a box. titles: of the packs, in their order; fingerprint: of all that the rules read.

    entries: by the ids by which people and programs know an entry, its table and its own id there, by which a pack
    replaces it.
    """

    __slots__ = ("titles", "fingerprint", "entries")

    def __init__(
        self, titles: Sequence[str], fingerprint: str, entries: Mapping[str, tuple[str, str]] = NO_ENTRIES
    ) -> None:
        self.titles: tuple[str, ...] = tuple(titles)
        self.fingerprint: str = fingerprint
        self.entries: dict[str, tuple[str, str]] = dict(entries)

    def as_json(self) -> dict[str, Any]:
        """It as JSON data."""
        return {"titles": list(self.titles), "fingerprint": self.fingerprint}


NO_FIGURES: Final[Mapping[str, str]] = {}


class Game:
    """One game. id, title; seats: how many may play; options: what may be chosen at set-up.

    clauses: those of RULES.md that are made from the entries of cards, by the name of their stretch.
    version: of the rules; raised when matches play differently. folder: where RULES.md and content stand.
    box: everything printed, as the rules read it; packs: what was added to it, None where the cards are those
    that the version stands for. remembered: by what matches that are over are told and counted. campaign: how matches
    follow one another, None where each stands for itself. rivals: whether of two players one loses what the other wins.
    side: of those that a `Result` names, the one whose victories say how hard the game is; "" where there are none.
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
        content: Callable[[], list[dict[str, Any]]],
        clauses: Callable[[], Mapping[str, Sequence[Made]]] = dict,
        box: Any = None,
        packs: Added | None = None,
        with_packs: Callable[..., Game] | None = None,
        remembered: Remembered = NOT_COUNTED_APART,
        campaign: Campaign | None = None,
        rivals: bool = True,
        side: str = "",
        figures: Mapping[str, str] = NO_FIGURES,
    ) -> None:
        self.id: str = id
        self.title: str = title
        self.summary: str = summary
        self.minutes: tuple[int, int] = minutes
        self.version: int = version
        self.seats: range = seats
        self.options: tuple[Setting, ...] = tuple(options)
        self.rules: Rules = rules
        self.folder: Path = folder
        self.content: Callable[[], list[dict[str, Any]]] = content
        self.clauses: Callable[[], Mapping[str, Sequence[Made]]] = clauses
        self.box: Any = box
        self.packs: Added | None = packs
        self.remembered: Remembered = remembered
        self.campaign: Campaign | None = campaign
        self.rivals: bool = rivals
        self.side: str = side
        self.figures: Mapping[str, str] = figures
        self._with_packs: Callable[..., Game] | None = with_packs

    @property
    def asked(self) -> list[Setting]:
        """The settings that a form asks for: all but what a campaign carries."""
        return [setting for setting in self.options if not isinstance(setting, Carried)]

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

    def with_packs(self, *folders: str | PathLike[str]) -> Game:
        """This game with the cards of packs added; this one stays as it is.

        folders: of TOML files, of which a later one has the last word. Raises BadContent, which names file, entry and
        field, and BadSetup for a game that takes no packs.
        """
        if self._with_packs is None:
            raise BadSetup(f"{self.title} takes no packs")
        return self._with_packs(*[Path(folder) for folder in folders])

    def new(
        self, *, seats: SupportsIndex, seed: SupportsIndex | str, options: Mapping[str, Any] | None = None
    ) -> Match:
        """A new match. seats: how many play; seed: any whole number, or a key of 64 hexadecimal digits for keyed dice;
        options: values by the id of a setting.

        Raises BadSetup, which says which value is wrong and what is allowed.
        """
        from gloaming.engine.match.match import new

        return new(self, seats=seats, seed=seed, options=options)

    def load(self, save: Mapping[str, Any]) -> Match:
        """The match that `match.save()` gave, of this game and these cards. Raises DamagedSave or WrongVersion."""
        from gloaming.engine.match.match import from_save

        return from_save(self, save)

    def replay(self, record: Mapping[str, Any], pause: Callable[[], None] | None = None) -> Match:
        """The match of what `match.record()` gave, of this game and these cards.

        pause: called every few choices, for callers that must let other threads run. Raises DamagedRecord, or
        WrongVersion where its rules or cards are others.
        """
        from gloaming.engine.match.match import replay

        return replay(self, record, pause)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    def __repr__(self) -> str:
        return f"<Game {self.id!r}: {self.cards()}, {seats_of(self.seats)}>"

    def cards(self) -> str:
        """Which cards it is played with, in words: `Fatal Frame with More Ghosts (0123456789abcdef)`."""
        return cards_of(self.title, None if self.packs is None else self.packs.as_json())

    def settings(self, seats: SupportsIndex, chosen: Mapping[str, Any] | None) -> dict[str, Any]:
        """Every setting's value, defaults filled in. Raises BadSetup for what may not be chosen."""
        players = whole(seats)
        if players is None or players not in self.seats:
            raise BadSetup(f"{self.title} is for {seats_of(self.seats)}, not {seats!r}")
        if not chosen and (chosen is None or isinstance(chosen, Mapping)):
            return {setting.id: setting.default for setting in self.options}
        if not isinstance(chosen, Mapping):
            raise BadSetup(f"the set-up options are a mapping of names to values, not {chosen!r}")
        values = {setting.id: setting.default for setting in self.options}
        if not chosen:
            return values
        for name in chosen:
            if name not in values:
                raise BadSetup(f"{self.title} has no set-up option {name!r}; it has {', '.join(values) or 'none'}")
        for setting in self.options:
            value = chosen.get(setting.id, setting.default)
            if value is not setting.default and not setting.allows(value, players):
                raise BadSetup(f"the set-up option '{setting.id}' takes {setting.allowed(players)}; not {value!r}")
            values[setting.id] = value if value is setting.default else setting.own(value)
        for setting in self.options:
            if isinstance(setting, Carried) and values[setting.id] is not None:
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
    names = ", ".join([str(one) for one in titles]) if isinstance(titles, list) else repr(titles)
    return f"{title} with {names} ({packs.get('fingerprint')})"


def check_kind(data: Any, what: str) -> None:
    """Refuse data that is no save or record, whichever `what` says. Raises DamagedSave or DamagedRecord."""
    damaged = DamagedSave if what == "save" else DamagedRecord
    mark = f"gloaming-{what}-1"
    if not isinstance(data, Mapping) or data.get("format") != mark:
        raise damaged(f"this is not a {what}: it lacks the mark 'format': '{mark}'")
    if not isinstance(data.get("game"), str):
        raise damaged(f"it names no game: 'game' is {data.get('game')!r}")


def check_game(game: Game, data: Mapping[str, Any], what: str) -> None:
    """Refuse a save or record of another game. Raises DamagedSave, DamagedRecord or WrongVersion."""
    check_kind(data, what)
    if data["game"] != game.id:
        damaged = DamagedSave if what == "save" else DamagedRecord
        raise damaged(f"the {what} is of {data['game']}, not of {game.id}")


def check_cards(game: Game, data: Mapping[str, Any], what: str) -> None:
    """Refuse a record or save of other cards than the game's. Raises WrongVersion, which names both."""
    packs = data.get("packs")
    told = packs.get("fingerprint", "") if isinstance(packs, Mapping) else packs
    if told != (None if game.packs is None else game.packs.fingerprint):
        raise WrongVersion(
            f"the {what} is of {cards_of(game.title, packs)}, and this is {game.cards()}: open it with the same packs"
        )
