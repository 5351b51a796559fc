"""The games as PettingZoo environments (AEC): `gloaming.envs.pettingzoo.env("fatal-frame", seats=3)`.

Agents are called "seat_0", "seat_1" and so on. An observation is a dict: "observation" is the vector of `match.observe`
(uint8), "action_mask" has a 1 for each legal action (int8). Both are from the point of view of the observing agent, so
one policy can play every seat. `pip install "gloaming[pettingzoo]"` installs the libraries.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from random import Random
from typing import Any, Final

from gloaming.bots import Bot, SeatView
from gloaming.engine.errors import BadSetup, IllegalChoice, UnknownSeat
from gloaming.engine.integers import as_integer
from gloaming.engine.match.match import Game, Match
from gloaming.engine.match.observer import Observer
from gloaming.engine.match.rewards import check_reward, rewards
from gloaming.engine.phrases import either_of
from gloaming.envs.table_text import table_text
from gloaming.extras import require
from gloaming.games import game as find_game

require("pettingzoo", "pettingzoo")
require("numpy", "pettingzoo")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from numpy.typing import NDArray  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

Observation = dict[str, NDArray[Any]]
"""An observation: "observation" (uint8) and "action_mask" (int8)."""

RENDER_MODES: Final = ("human", "ansi")

ILLEGAL_REWARD: Final = -1.0
"""The reward of an agent whose illegal action ends the match; only in `env`."""


def env(game: str | Game, **settings: Any) -> AECEnv:
    """Return the environment of a game with PettingZoo's usual wrappers. The parameters are those of `raw_env`.

    An action that is illegal now ends the match: the agent gets ILLEGAL_REWARD, the others 0. A number outside of the
    action space raises AssertionError, and calls before `reset` raise an error that says so.
    """
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):
    """A match in which every seat is an agent. `step` raises IllegalChoice, and changes nothing, for illegal actions.

    Every agent plays until the match is over, and then all terminate at once: no game removes a player who still has
    decisions. Agents that can no longer win, and those that change sides, keep their names and continue to act. Rewards
    are 0 until the match is over. `infos` then has for each agent "won" and "result", the result as JSON data.
    A pickled or copied environment plays on from the same decision, with the same dice.
    """

    metadata: dict[str, Any] = {
        "name": "gloaming_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        packs: Sequence[str | PathLike[str]] = (),
        reward: str = "win",
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        """Create an environment; `reset` deals the first match.

        game: the id of a game, or a game; seats: the number of agents, None for the smallest number; options: set-up
        options of the game; packs: folders of packs; reward: "win", "rank" or "score", which `rewards` in
        `gloaming.engine.match.rewards` explains; render_mode: "ansi" if `render` returns text, "human" if each step
        prints it; max_cycles: the number of decisions of all agents after which the match is truncated, None for no
        limit. Raises UnknownGame, BadSetup or BadContent.
        """
        super().__init__()
        self._origin: str | Game = game
        self._packs: tuple[str | PathLike[str], ...] = tuple(packs)
        self.game: Game = self._packed()
        self.seats: int = self.game.seats.start if seats is None else seats
        self.game.settings(self.seats, options)
        self.options: dict[str, Any] = dict(options or {})
        check_reward(reward)
        self.reward: str = reward
        if render_mode is not None and render_mode not in RENDER_MODES:
            modes = [f"{mode!r}" for mode in RENDER_MODES]
            raise BadSetup(f"the render mode must be {either_of(modes)}, or None, not {render_mode!r}")
        self.render_mode: str | None = render_mode
        cycles = as_integer(max_cycles)
        if max_cycles is not None and (cycles is None or cycles < 1):
            raise BadSetup(f"max_cycles must be a whole number from 1 on, or None, not {max_cycles!r}")
        self.max_cycles: int | None = cycles
        self.metadata = {**self.metadata, "name": f"gloaming_{self.game.id.replace('-', '_')}_v0"}
        self.possible_agents: list[str] = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = self.possible_agents[:]
        high = np.frombuffer(self.game.observation.high, dtype=np.uint8)
        size = self.game.actions.size
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, shape=(size,), dtype=np.int8),
                }
            )
            for agent in self.agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {agent: spaces.Discrete(size) for agent in self.agents}
        everything = np.tile(high, self.seats)
        self.state_space: spaces.Space[Any] = spaces.Box(np.zeros_like(everything), everything, dtype=np.uint8)
        self._random: Random = Random()
        self._match: Match | None = None
        self._observers: list[Observer] = []
        self._cycles: int = 0
        self._events_before: int = 0

    def __getstate__(self) -> dict[str, Any]:
        """Return the match as a save, because a match with packs cannot be pickled."""
        kept = {name: value for name, value in self.__dict__.items() if name not in ("game", "_match", "_observers")}
        return {**kept, "save": None if self._match is None else self._match.save()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update({name: value for name, value in state.items() if name != "save"})
        self.game = self._packed()
        save = state["save"]
        self._match = None if save is None else self.game.load(save)
        self._observe_all()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the observation space of an agent, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the action space of an agent, always the same object."""
        return self.action_spaces[agent]

    @property
    def match(self) -> Match:
        """The match. It contains the hidden cards: use it for analysis or reward shaping, not in a policy.

        Raises RuntimeError before the first `reset`.
        """
        if self._match is None:
            raise RuntimeError("there is no match yet: call reset() first")
        return self._match

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match.

        seed: the seed of the match, as for `gloaming.Game.new`; None for a random one. After a seed was given, the
        seeds of the following matches are derived from it. options: its entry "setup" has set-up options for this
        match, which replace those of the environment; other entries are ignored. Raises BadSetup.
        """
        if seed is not None:
            self._random = Random(seed)
        setup = self.options if options is None else options.get("setup", self.options)
        match = self.game.new(
            seats=self.seats, seed=self._random.getrandbits(53) if seed is None else seed, options=setup
        )
        self._match = match
        self._observe_all()
        self._cycles = 0
        self._events_before = 0
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._continue()
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """Take an action of the agent to move, and select the next agent.

        action: a number with a 1 in the agent's "action_mask"; None for an agent that has terminated, which is then
        removed. Raises IllegalChoice, ValueError for an action of an agent that has terminated, or RuntimeError before
        the first `reset`.
        """
        match = self.match
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalChoice(f"{agent} is to move: its action must be a number, not None")
        events = match.event_count
        match.act(action)
        self._events_before = events
        self._cycles += 1
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        self._continue()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _continue(self) -> None:
        """Select the agent to move, or end the match."""
        match = self.match
        decision = match.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
            if self._cycles == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            return
        result = match.result
        assert result is not None
        self.terminations = dict.fromkeys(self.agents, True)
        data = result.as_json()
        for seat, (agent, reward) in enumerate(zip(self.agents, rewards(self.game, result, self.reward))):
            self.rewards[agent] = reward
            self.infos[agent] = {"won": seat in result.winners, "result": data}

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows, in new arrays. Its action mask is all 0 when another agent is to move.

        Raises UnknownSeat.
        """
        seat = self._seat(agent)
        match = self.match
        vector: NDArray[Any] = np.empty(self.game.observation.size, dtype=np.uint8)
        self._observers[seat].observe(vector)
        mask: NDArray[Any] = np.zeros(self.game.actions.size, dtype=np.int8)
        decision = match.decision
        if decision is not None and decision.seat == seat:
            match.action_mask(mask)
        return {"observation": vector, "action_mask": mask}

    def state(self) -> NDArray[np.uint8]:
        """Return the observations of all agents one after another: what all seats know together.

        Face-down cards that no seat has seen, such as the order of a deck, are not in it.
        """
        size = self.game.observation.size
        everything: NDArray[Any] = np.empty(self.match.seats * size, dtype=np.uint8)
        for seat, observer in enumerate(self._observers):
            observer.observe(everything[seat * size : (seat + 1) * size])
        return everything

    def seat_view(self, agent: str) -> SeatView:
        """Return what an agent knows as bots see it. Raises UnknownSeat."""
        return SeatView(self.match, self._seat(agent))

    def ask(self, bot: Bot) -> int:
        """Return the action that a bot chooses for the agent to move, as for `gloaming.bots.bot("medium")`.

        Raises IllegalChoice when the match is over.
        """
        match = self.match
        decision = match.decision
        if decision is None:
            raise IllegalChoice("the match is over: no agent is to move")
        return match.legal_actions()[bot.choose(SeatView(match, decision.seat))]

    def render(self) -> str | None:
        """Return the table as text in mode "ansi", or print it in mode "human".

        The text shows the last events, the table as the agent to move sees it, and its question.
        """
        if self.render_mode is None:
            gymnasium.logger.warn(
                'render() shows nothing: create the environment with render_mode="ansi" or render_mode="human"'
            )
            return None
        text = table_text(self.match, self._seat(self.agent_selection), self._events_before)
        if self.render_mode == "ansi":
            return text
        print(f"{text}\n")
        return None

    def close(self) -> None:
        """Release nothing: the environment holds no window and no process."""

    def _packed(self) -> Game:
        """Return the game with its packs."""
        game = find_game(self._origin) if isinstance(self._origin, str) else self._origin
        return game.with_packs(*self._packs) if self._packs else game

    def _observe_all(self) -> None:
        """Make an observer for each seat of the match."""
        match = self._match
        self._observers = [] if match is None else [match.observer(seat) for seat in range(self.seats)]

    def _seat(self, agent: str) -> int:
        try:
            return self.possible_agents.index(agent)
        except ValueError:
            there = either_of(self.possible_agents)
            raise UnknownSeat(f"there is no agent {agent!r}; the agents are {there}") from None
