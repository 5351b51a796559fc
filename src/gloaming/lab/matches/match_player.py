"""Play the match of a work unit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from gloaming.bots import play as play_out
from gloaming.bots.seat_view import Bot
from gloaming.engine.errors import GloamingError
from gloaming.engine.match.match import Game, Match
from gloaming.lab.content.game_files import GameFiles
from gloaming.lab.lab_error import LabError
from gloaming.lab.matches.players import Players
from gloaming.lab.runs.rows import Columns, Row
from gloaming.lab.runs.seeds import seat_seed
from gloaming.lab.runs.work_units import Unit

RESULT_COLUMNS: Columns = {"winners": "list[int]", "scores": "list[int]", "sides": "list[str]", "decisions": "int"}
"""The columns of `record_result`."""


def record_result(match: Match) -> Row:
    """Return what is recorded of every finished match, one value per column of RESULT_COLUMNS.

    winners: the seats that won; scores: one per seat; sides: one per seat at the end, in games with sides; decisions:
    the number of choices.
    """
    result = match.result
    assert result is not None
    return {
        "winners": list(result.winners),
        "scores": list(result.scores),
        "sides": list(result.sides or ()),
        "decisions": len(match.choices or ()),
    }


@dataclass(frozen=True)
class MatchPlayer:
    """Plays units, and returns the columns of `record_result`. It can be sent to other processes.

    variants: the content of each variant by its id; a unit whose variant is "" needs none. players: creates the bots,
    and knows weights and agents by the specs that units use.
    """

    variants: Mapping[str, GameFiles] = field(default_factory=dict)
    players: Players = field(default_factory=Players)

    def __call__(self, unit: Unit) -> Row:
        """Play a unit and return what is recorded of it. Raises GloamingError, which names the seed."""
        return record_result(self.play(unit))

    def play(self, unit: Unit) -> Match:
        """Play a unit and return the finished match. Raises GloamingError, which names the seed."""
        match = self.begin(unit)
        with naming_seed(unit):
            return play_out(match, self.bots(unit))

    def begin(self, unit: Unit) -> Match:
        """Return the match of a unit before its first choice."""
        return self.game(unit).new(seats=unit.seats, seed=unit.deal_seed, options=unit.options)

    def game(self, unit: Unit) -> Game:
        """Return the game of a unit, with the content of its variant. Raises LabError if there is no such variant."""
        files = self.variants.get(unit.variant)
        if files is None and unit.variant:
            raise LabError(f"there is no variant {unit.variant!r}; there are: {', '.join(self.variants)}")
        return (files or GameFiles(unit.game)).load()

    def bots(self, unit: Unit) -> list[Bot]:
        """Return the bots of a unit, one per seat."""
        return [self.players.make(spec, seat_seed(unit.bot_seed, seat)) for seat, spec in enumerate(unit.bots)]


@contextmanager
def naming_seed(unit: Unit) -> Iterator[None]:
    """Add the seed of the match of a unit to the message of a GloamingError."""
    try:
        yield
    except GloamingError as error:
        raise type(error)(f"match of seed {unit.deal_seed}: {error}") from None
