"""Play the match of a work unit and return the recorded data of the game."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.lab.matches.match_player import MatchPlayer, naming_seed
from gloaming.lab.matches.recorded_data import recorder
from gloaming.lab.runs.rows import Row
from gloaming.lab.runs.work_units import Unit


@dataclass(frozen=True)
class RecordingPlayer(MatchPlayer):
    """Plays units, and returns the columns of `recorded_data.columns`. It can be sent to other processes."""

    def __call__(self, unit: Unit) -> Row:
        """Play a unit and return what its game records. Raises GloamingError, which names the seed."""
        match = self.begin(unit)
        with naming_seed(unit):
            return recorder(match.game).play(match, self.bots(unit))
