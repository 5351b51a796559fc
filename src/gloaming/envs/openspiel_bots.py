"""The bots of Gloaming as bots of OpenSpiel."""

from __future__ import annotations

from typing import Any

from gloaming.bots import Bot, SeatView, bot, check_style
from gloaming.envs.openspiel_state import GloamingState
from gloaming.extras import require

require("pyspiel", "openspiel")

import pyspiel  # noqa: E402


class GloamingBot(pyspiel.Bot):
    """A bot of Gloaming for one player of an OpenSpiel game. It sees only what the player's seat knows.

    spec: the bot, as for `gloaming play`: "easy", "medium", "search:500". seed: the seed of its random choices.
    Raises UnknownBot or UnknownStyle.
    """

    def __init__(self, game: Any, player: int, spec: str, seed: int = 0) -> None:
        super().__init__()
        check_style(game.definition, spec)
        self._player: int = player
        self._spec: str = spec
        self._seed: int = seed
        self._bot: Bot = bot(spec, seed)

    def player_id(self) -> int:
        """Return the player for whom the bot chooses."""
        return self._player

    def step(self, state: GloamingState) -> int:
        """Return the action that the bot chooses in a state in which its player is to move."""
        match = state.play.match
        return match.legal_actions()[self._bot.choose(SeatView(match, self._player))]

    def restart(self) -> None:
        """Begin another match, with the same random choices as in the first."""
        self._bot = bot(self._spec, self._seed)

    def restart_at(self, state: GloamingState) -> None:
        """Begin another match at a state."""
        self.restart()

    def inform_action(self, state: GloamingState, player: int, action: int) -> None:
        """Take note of an action of another player: not necessary, because the bot sees the table."""
