"""The players of an experiment: bots, weights files and agents."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from pathlib import Path

from gloaming.bots import bot, check_style
from gloaming.bots.seat_view import Bot
from gloaming.bots.weights_bot import WeightsBot
from gloaming.engine.learning.policy_model import Weights, read
from gloaming.engine.match.match import Game
from gloaming.lab.lab_error import LabError
from gloaming.lab.matches.agents import agent_file, is_agent, make_agent, relocated


@dataclass(frozen=True)
class Players:
    """Creates players by their specs. It can be sent to other processes.

    weights: those of weights files, by their spec; agents: the specs of agents with the whole paths of their files, by
    the specs that people wrote; fingerprints: the SHA-256 of both kinds of files, by spec.
    """

    weights: dict[str, Weights] = field(default_factory=dict)
    agents: dict[str, str] = field(default_factory=dict)
    fingerprints: dict[str, str] = field(default_factory=dict)

    def add(self, spec: str, game: Game, folder: Path) -> None:
        """Check that a player can play a game, and read its file. folder: the one to which its path is relative.

        Raises UnknownBot, UnknownStyle, BadWeights or LabError.
        """
        if is_agent(spec):
            placed = relocated(spec, folder)
            make_agent(placed, 0)
            self.agents[spec] = placed
            self._add_fingerprint(spec, agent_file(placed))
        elif spec.endswith(".json"):
            if game.rules.learned is None or not game.rules.learned.plays:
                raise LabError(f"{game.title} has no trainable policy yet, so {spec} cannot play it: name a bot")
            self.weights[spec] = read(folder / spec)
            self._add_fingerprint(spec, folder / spec)
        else:
            bot(spec, 0)
            check_style(game, spec)

    def make(self, spec: str, seed: int) -> Bot:
        """Create a player. Raises UnknownBot or BadAgent."""
        if spec in self.agents:
            return make_agent(self.agents[spec], seed)
        return WeightsBot(seed, self.weights[spec]) if spec in self.weights else bot(spec, seed)

    def _add_fingerprint(self, spec: str, file: Path) -> None:
        self.fingerprints[spec] = hashlib.sha256(file.read_bytes()).hexdigest()[:12]
