"""The rules of a game as the engine uses them: data and functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from gloaming.engine.content.schema import Schema
from gloaming.engine.flow import NO_CAUSE, Program
from gloaming.engine.learning.bot_styles import Style
from gloaming.engine.learning.playout import Playout
from gloaming.engine.learning.policy_model import PolicyModel
from gloaming.engine.match.result import Result
from gloaming.engine.odds import Forecast
from gloaming.engine.rules.actions import Actions
from gloaming.engine.rules.declarations import Declared, Events
from gloaming.engine.state.dice import Dice
from gloaming.engine.state.positions import Positions
from gloaming.engine.state.state import Option, State
from gloaming.engine.state.zones import ALL, Field, Zone


def nobody(state: Any) -> str:
    """Return "": the default of `Rules.character`, for games whose events name players by their seats."""
    return ""


def no_character(state: Any, seat: int) -> str:
    """Return "": the default of `Rules.own_character`, for games whose events name players by their seats."""
    return ""


def not_known(state: Any, flow: str) -> int:
    """Return NO_CAUSE: the default of `Rules.lacking`, for games whose earlier saves do not show what caused a flow."""
    return NO_CAUSE


def no_odds(state: Any, option: Option) -> str:
    """Return "": the default of `Rules.odds` and `Rules.likely`, for games that compute no odds."""
    return ""


def no_forecast(state: Any, option: Option) -> list[Forecast]:
    """Return []: the default of `Rules.forecast`, for games that compute no odds."""
    return []


class Rules:
    """The rules of a game as the engine uses them: data and functions.

    box: everything printed in the game's box. Attributes `table`, `dress` and `check` already have the box or the
    fields as their first argument.
    program: the flows. table(box, seats, dice, settings): return the state before the first step of the flows.
    fields: every field of the state, with who sees it. hiding: the zones among these fields that are not public.
    piece(card): return the id of a card, as views show it.
    dress(box, seen): return the view of a seat from the fields that the seat sees.
    options, events: the declarations of all options and events, with texts that number players from 1.
    why_not(state, seat, piece): return why the seat may not choose a card or place now, and the id of the clause; None
    if unknown.
    result(state): return the result of a finished match.
    evaluate(state): return a heuristic value of each seat, from 0 (lost) to 1 (won).
    check(fields, state): return a message for each violated invariant; [] for a sound state.
    effects: the schema of the card effects in saves; None without effects.
    odds(state, option): return the odds of an option's dice as text, from what the seat to move knows; "" without dice.
    likely(state, option): return the cost and likely result of an option in a few words, from what the seat to move
    knows: `2 Time`, `a success: 70%`; "" if the label of the option already says them.
    forecast(state, option): return the numbers by which a hint compares options, from what the seat to move knows: the
    odds and average results of the option's dice or cards, always in the same order for options of one kind.
    character(state): return the name of the player's character in a solitaire game; "" if events name players by their
    seats.
    own_character(state, seat): return the name that events use for a seat's only character, whose player reads
    "you"; "" if events name players by their seats, or if the seat has several characters.
    playout: how the tree search plays on before it evaluates; None if it evaluates at once.
    learned: the learned model, or None. styles: the play styles of bots.
    teams(state): return the side of each seat, 0 or 1; None for games in which seats cannot change sides.
    lacking(state, flow): return the cause argument of a flow, for saves of earlier releases that lack this argument;
    NO_CAUSE if it is unknown.
    positions: how matches start at positions; None if they cannot.
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
        "forecast",
        "character",
        "own_character",
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
        forecast: Callable[[Any, Option], list[Forecast]] = no_forecast,
        character: Callable[[Any], str] = nobody,
        own_character: Callable[[Any, int], str] = no_character,
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
        self.forecast: Callable[[Any, Option], list[Forecast]] = forecast
        self.character: Callable[[Any], str] = character
        self.own_character: Callable[[Any, int], str] = own_character
        self.playout: Playout | None = playout
        self.learned: PolicyModel | None = learned
        self.styles: dict[str, Style] = {style.id: style for style in styles}
        self.teams: Callable[[Any], list[int]] | None = teams
        self.lacking: Callable[[Any, str], int] = lacking
        self.positions: Positions | None = positions
