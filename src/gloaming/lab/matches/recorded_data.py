"""The data recorded of each match, as flat rows with typed columns.

`columns` lists the columns of a game. `Recorder` plays matches and returns their rows. What a game records follows from
`Game.result_fields`: its groups and measures, and `recorded` (`engine/match/recorded_fields.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from gloaming.bots import Bot, Endless, SeatView
from gloaming.bots.registry import MOST_CHOICES
from gloaming.engine.match.match import Game, Match
from gloaming.engine.match.result_fields import value_at
from gloaming.lab.matches.event_tally import EventTally, TallyProgram

INT: Final = "int"
BOOL: Final = "bool"
STR: Final = "str"
INTS: Final = "list[int]"
BOOLS: Final = "list[bool]"
STRS: Final = "list[str]"

_TYPES: Final = {int: INT, bool: BOOL, str: STR, list: STRS}
_PER_SEAT: Final = {int: INTS, bool: BOOLS, str: STRS}


@dataclass(frozen=True)
class Column:
    """A column of the recorded data. type: one of `rows.TYPES`, such as "int" or "list[str]".

    Lists have one entry per seat, unless the help says otherwise. A number that a match does not have is None, and a
    missing text is "".
    """

    name: str
    type: str
    help: str


COMMON_COLUMNS: Final = (
    Column("winners", INTS, "the seats that won"),
    Column("scores", INTS, "the score of each seat"),
    Column("sides", STRS, "the side of each seat at the end; empty in games without sides"),
    Column("side_won", BOOL, "whether the side won whose wins measure the difficulty; in solitaire games, the player"),
    Column("reason", STR, "why the match ended"),
    Column("decisions", INT, "the number of decisions"),
    Column("choices", INT, "the number of decisions with more than one option"),
    Column("option_count", INT, "the sum of the numbers of options over all decisions"),
    Column("most_options", INT, "the largest number of options of a decision"),
    Column("decisions_by_seat", INTS, "the number of decisions of each seat"),
)
"""The columns of every game."""


def columns(game: Game) -> list[Column]:
    """Return the columns that are recorded of a match of a game, in order."""
    fields = game.result_fields
    recorded = fields.recorded
    found = list(COMMON_COLUMNS)
    if recorded.first:
        found.append(Column("first_seat", INT, "the seat that plays first"))
    if recorded.rounds:
        found.append(Column("rounds", INT, "the round in which the match ended"))
    for title, path in fields.by.items():
        found.append(Column(column_name(title), STRS if "{seat}" in path else STR, f"{title}: the id"))
    for measure in fields.measures:
        found.append(Column(column_name(measure.name), INTS if "{seat}" in measure.path else INT, measure.name))
    for name, value in recorded.values.items():
        types = _PER_SEAT if "{seat}" in value.path else _TYPES
        found.append(Column(name, types[value.type], f"{name.replace('_', ' ')} at the end"))
    for name in recorded.counts:
        found.append(Column(name, INT, f"the number of {name.replace('_', ' ')}"))
    for name in recorded.lists:
        found.append(Column(name, STRS, f"the {name.replace('_', ' ')}, in order"))
    if recorded.cards is not None:
        for how in ("seen", "played"):
            found.append(Column(how, STRS, f"the cards and tiles {how}, once per seat that has {how} them"))
            found.append(Column(f"{how}_by", INTS, f"for each entry of `{how}`, the seat"))
    if recorded.deaths is not None:
        found.append(Column("deaths", STRS, "who died, in order"))
        found.append(Column("death_causes", STRS, "for each entry of `deaths`, the cause"))
        found.append(Column("death_places", STRS, "for each entry of `deaths`, the place"))
        found.append(Column("death_rounds", INTS, "for each entry of `deaths`, the round"))
        if recorded.deaths.situations:
            found.append(Column("death_situations", STRS, "for each entry of `deaths`, the situation"))
    return found


def column_types(game: Game) -> dict[str, str]:
    """Return the type of each column that is recorded of a match of a game, for stores."""
    return {column.name: column.type for column in columns(game)}


def column_name(title: str) -> str:
    """Return the name of the column of a group or measure: `killers_health` for `Killer's health`."""
    return title.lower().replace("'", "").replace(" ", "_").replace("-", "_")


class Recorder:
    """Plays matches of a game and returns their rows."""

    def __init__(self, game: Game) -> None:
        self.game = game
        fields = game.result_fields
        paths = [
            *[(column_name(title), path, str) for title, path in fields.by.items()],
            *[(column_name(measure.name), measure.path, int) for measure in fields.measures],
            *[(name, value.path, value.type) for name, value in fields.recorded.values.items()],
        ]
        self._scores = [name for name, path, _ in paths if path == "result.scores.{seat}"]
        self._paths = [entry for entry in paths if entry[1] != "result.scores.{seat}"]
        self._order = [column.name for column in columns(game)]
        self._program = TallyProgram(game)

    def play(self, match: Match, bots: Sequence[Bot]) -> dict[str, Any]:
        """Play a match to its end with one bot per seat, and return its row. Raises Endless."""
        views = [SeatView(match, seat) for seat in range(match.seats)]
        by_seat = [0] * match.seats
        choices = options = most = 0
        for _ in range(MOST_CHOICES):
            decision = match.decision
            if decision is None:
                return self._row(match, choices, options, most, by_seat)
            seat = decision.seat
            count = len(decision.options)
            by_seat[seat] += 1
            options += count
            if count > 1:
                choices += 1
                if count > most:
                    most = count
            match.pick(bots[seat].choose(views[seat]))
        raise Endless(match)

    def _row(self, match: Match, choices: int, options: int, most: int, by_seat: list[int]) -> dict[str, Any]:
        result = match.result
        assert result is not None
        game = self.game
        found: dict[str, Any] = {
            "winners": list(result.winners),
            "scores": list(result.scores),
            "sides": list(result.sides),
            "side_won": any([not result.sides or result.sides[seat] == game.side for seat in result.winners]),
            "reason": result.reason,
            "decisions": sum(by_seat),
            "choices": choices,
            "option_count": options,
            "most_options": most or 1,
            "decisions_by_seat": by_seat,
        }
        for name in self._scores:
            found[name] = list(result.scores)
        if self._paths:
            view = match.view(None)
            for name, path, type in self._paths:
                found[name] = _value(view, path, type, match.seats)
        tally = EventTally(match.seats)
        self._program.run(match, tally)
        found.update(self._program.columns(tally))
        return {name: found[name] for name in self._order}


@lru_cache(16)
def recorder(game: Game) -> Recorder:
    """Return the recorder of a game, made once per process."""
    return Recorder(game)


def _value(view: Any, path: str, type: type, seats: int) -> Any:
    if "{seat}" in path:
        return [_typed(value_at(view, path, seat), type) for seat in range(seats)]
    return _typed(value_at(view, path, 0), type)


def _typed(value: Any, type: type) -> Any:
    if type is str:
        return "" if value is None else str(value)
    if type is list:
        return [str(entry) for entry in value or []]
    return None if value is None else type(value)
