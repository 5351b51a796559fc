"""Observe states of OpenSpiel games, as tensors and as text."""

from __future__ import annotations

from typing import Any

from gloaming.engine.match.match import Game, Match
from gloaming.envs.openspiel_history import Verbs
from gloaming.envs.openspiel_play import Playthrough
from gloaming.extras import require

require("numpy", "openspiel")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402


class GloamingObserver:
    """Writes tensors and texts of states for one player at a time, with the interface of OpenSpiel's observers.

    tensor: a flat array of type float32 that `set_from` overwrites. dict: its parts by name. "observation" is the
    vector of `Match.observe`, unscaled (`game.observation.high` has the largest values). With perfect_recall, "events"
    counts the events that the player has seen so far by their verbs, and "choices" the player's choices by theirs:
    this is a digest, not the whole past, which only the text identifies.
    """

    def __init__(self, game: Game, verbs: Verbs, perfect_recall: bool) -> None:
        size = game.observation.size
        events = len(verbs.events)
        self._perfect_recall: bool = perfect_recall
        self._vector: NDArray[np.uint8] = np.zeros(size, np.uint8)
        self.tensor: NDArray[np.float32] = np.zeros(size + (verbs.size if perfect_recall else 0), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor[:size]}
        if perfect_recall:
            self.dict["events"] = self.tensor[size : size + events]
            self.dict["choices"] = self.tensor[size + events :]

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player knows of a state into `tensor`. Raises UnknownSeat."""
        play: Playthrough = state.play
        play.observe(player, self._vector)
        size = len(self._vector)
        self.tensor[:size] = self._vector
        if self._perfect_recall:
            self.tensor[size:] = play.history(player).counts

    def string_from(self, state: Any, player: int) -> str:
        """Return what a player knows of a state as text. Raises UnknownSeat.

        With perfect recall, it identifies the information state; without, it is the table as the terminal draws it.
        """
        play: Playthrough = state.play
        return play.information_state(player) if self._perfect_recall else table_as_text(play.match, player)


def table_as_text(match: Match, seat: int) -> str:
    """Return the table as a seat sees it, with the question if the seat is to move, and the result after the end."""
    from gloaming.cli.rendering.plain_text import PlainTextRenderer  # It loads rich, which only this text needs.

    drawn = PlainTextRenderer().draw(match.game, match.view(seat))
    decision, result = match.decision, match.result
    if decision is not None and decision.seat == seat:
        return f"{drawn}\n\n{match.question}"
    return drawn if result is None else f"{drawn}\n\n{result.reason}"
