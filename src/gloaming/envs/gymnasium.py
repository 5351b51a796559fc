"""Environments of Gymnasium: one learner plays against bots. Importing this module registers them.

    import gymnasium
    import gloaming.envs.gymnasium

    env = gymnasium.make("gloaming/DontGoInThere-v0", opponents="medium", seats=3)

The extra `gloaming[gym]` installs what it needs.
"""

from __future__ import annotations

from operator import index
from typing import Any, ClassVar, Final, TypeAlias

from gloaming.extras import require

require("gymnasium", "gym")
require("numpy", "gym")

import gymnasium as gym  # noqa: E402
import numpy as np  # noqa: E402

from gloaming import Match  # noqa: E402
from gloaming.engine.errors import BadSetup  # noqa: E402
from gloaming.engine.match.observer import Observer  # noqa: E402
from gloaming.engine.state.dice import seeded  # noqa: E402
from gloaming.envs.gymnasium_learner import LearnerMatch  # noqa: E402
from gloaming.envs.gymnasium_setup import LearnerSetup, check_reset_options, checked_setup  # noqa: E402
from gloaming.envs.gymnasium_spaces import LegalDiscrete, Masks, observation_space  # noqa: E402
from gloaming.envs.table_text import table_text  # noqa: E402

ANSI: Final = "ansi"
HUMAN: Final = "human"

ENVIRONMENTS: Final = {
    "gloaming/DontGoInThere-v0": "dont-go-in-there",
    "gloaming/FatalFrame-v0": "fatal-frame",
    "gloaming/FinalGirl-v0": "final-girl",
    "gloaming/FollowYourFear-v0": "follow-your-fear",
    "gloaming/GhostHunter13-v0": "ghost-hunter",
}
"""The ids of the environments, with the ids of their games."""

Observation: TypeAlias = dict[str, np.ndarray[Any, Any]]


class UnknownRenderMode(TypeError):
    """There is no such render mode. The message lists the modes.

    Stable-Baselines3 tries "rgb_array" first, and makes the environment without a mode after a TypeError.
    """


class MatchEnv(gym.Env[Observation, np.int64]):
    """A match in which the learner plays one seat and bots the others. Each step is one choice of the learner.

    An observation has two entries: "observation", the vector that `game.observation` describes (uint8), and
    "action_mask", with 1 for each legal action (int8); at the end of a match, all entries of the mask are 0. Actions
    are the numbers of `match.legal_actions()`. Rewards are 0 except at the end of a match, unless they are shaped.
    `info` contains `legal_actions`, the `seat` of the learner, the `prompt` of the open question, and `result` when
    the match is over. A match that was truncated, or lost by an illegal action, has no result.
    A pickled or copied environment plays on from the same decision, with the same dice and bots.
    match: the match that is being played.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [HUMAN, ANSI], "render_fps": 1}

    def __init__(self, game: str, *, render_mode: str | None = None, **setup: Any) -> None:
        """Set up the environment. game, setup: the arguments of `LearnerSetup`, such as `seats` and `opponents`.

        render_mode: "ansi", for which `render` returns the table as the terminal shows it to the learner; "human", for
        which `reset` and each step print it; or None. Raises UnknownRenderMode, TypeError for an unknown argument, or
        what `LearnerSetup` raises.
        """
        if render_mode not in (None, HUMAN, ANSI):
            raise UnknownRenderMode(f"no render mode {render_mode!r}: it must be None, '{HUMAN}' or '{ANSI}'")
        self.setup: LearnerSetup = checked_setup(game, setup, ["render_mode"])
        if self.setup.self_play:
            raise BadSetup(
                "this environment has one learner's seat, so it needs opponents; for self-play use "
                "`gymnasium.make_vec(..., opponents=None)` or `gloaming.envs.pettingzoo`"
            )
        self.render_mode: str | None = render_mode
        self.observation_space: gym.Space[Any] = observation_space(self.setup.game)
        self._legal_space: LegalDiscrete = LegalDiscrete(self.setup.game.actions.size)
        self.action_space: gym.Space[np.int64] = self._legal_space
        self._played: LearnerMatch | None = None
        self._observer: Observer | None = None
        self._since: int = 0
        """The number of events before the learner's last choice."""

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_observer"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        played = self._played
        self._observer = None if played is None else played.match.observer(played.seat)

    @property
    def match(self) -> Match:
        """The match that is being played."""
        return self._current().match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a match, and play it to the learner's first choice. Return an observation and `info`.

        seed: a seed for this and all following matches: deals, random seats and bots. options: `{"seat": 1}` sets the
        learner's seat in this match. Raises BadSetup.
        """
        check_reset_options(options, "seat")
        super().reset(seed=seed)
        dice = seeded(int(self.np_random.integers(2**62)), "learner")
        played = self._played = LearnerMatch(self.setup, dice, (options or {}).get("seat"))
        self._observer = played.match.observer(played.seat)
        self._since = 0
        return self._shown(played)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose the option with this number, and play on to the learner's next choice.

        Return an observation, the reward, whether the match is over, whether it was abandoned as too long, and `info`.
        Raises IllegalChoice, which names the number, for an illegal action (see `illegal` of `LearnerSetup`);
        ValueError if the action is not one whole number; and ResetNeeded when the match is over.
        """
        played = self._current()
        if played.terminated or played.truncated:
            raise gym.error.ResetNeeded("the match is over: call reset() to start the next one")
        try:
            number = index(action)
        except TypeError:
            raise ValueError(f"step needs the number of one action, not {action!r}") from None
        events = played.match.event_count
        reward = played.act(number)
        self._since = events
        observation, info = self._shown(played)
        return observation, reward, played.terminated, played.truncated, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Return whether each action is legal, as MaskablePPO of sb3-contrib asks for it."""
        masks: np.ndarray[Any, np.dtype[np.bool_]] = np.zeros(self.setup.game.actions.size, dtype=np.bool_)
        masks[self._legal_space.legal] = True
        return masks

    def render(self) -> str | None:
        """Return the table as the terminal shows it to the learner, or print it in the render mode "human".

        The events since the learner's last choice come before it, and the numbers of the open options after it.
        """
        if self.render_mode is None:
            gym.logger.warn(
                'render() shows nothing: make the environment with render_mode="ansi" or render_mode="human"'
            )
            return None
        played = self._current()
        text = table_text(played.match, played.seat, self._since) + numbered_options(played)
        if self.render_mode == ANSI:
            return text
        print(f"{text}\n")
        return None

    def _current(self) -> LearnerMatch:
        if self._played is None:
            raise gym.error.ResetNeeded("call reset() to start a match")
        return self._played

    def _shown(self, played: LearnerMatch) -> tuple[Observation, dict[str, Any]]:
        """Return an observation and `info`. In the render mode "human", also print the table."""
        if self.render_mode == HUMAN:
            self.render()
        return self._observed(played)

    def _observed(self, played: LearnerMatch) -> tuple[Observation, dict[str, Any]]:
        game = self.setup.game
        assert self._observer is not None
        vector: np.ndarray[Any, np.dtype[np.uint8]] = np.empty(game.observation.size, dtype=np.uint8)
        self._observer.observe(vector)
        mask: Masks = np.zeros(game.actions.size, dtype=np.int8)
        match = played.match
        ended = played.terminated or played.truncated
        legal = [] if ended else match.legal_actions()
        mask[legal] = 1
        self._legal_space.legal = legal
        decision = match.decision
        info = {"legal_actions": legal[:], "seat": played.seat, "prompt": ""}
        if decision is not None and not ended:
            info["prompt"] = decision.prompt
        result = match.result
        if result is not None:
            info["result"] = result.as_json()
        return {"observation": vector, "action_mask": mask}, info


def numbered_options(played: LearnerMatch) -> str:
    """Return a line for each open option, with its number; "" when the match is over."""
    if played.terminated or played.truncated:
        return ""
    match = played.match
    lines = [f"{number:6}  {match.describe(index).label}" for index, number in enumerate(match.legal_actions())]
    return "\n".join(["", *lines])


def register() -> None:
    """Register the environments with Gymnasium."""
    for name, game in ENVIRONMENTS.items():
        if name not in gym.registry:
            gym.register(
                name,
                entry_point="gloaming.envs.gymnasium:MatchEnv",
                vector_entry_point="gloaming.envs.gymnasium_vector:MatchVectorEnv",
                kwargs={"game": game},
            )


register()
