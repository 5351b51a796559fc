"""Vector environments of Gymnasium: many matches at once, in one process or in several.

    import gymnasium
    import gloaming.envs.gymnasium

    envs = gymnasium.make_vec("gloaming/FatalFrame-v0", num_envs=64, seats=3, opponents=None, processes=2)

`opponents=None` is self-play: each step asks for a choice of the seat to move, whichever it is.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeAlias

from gloaming.extras import require

require("gymnasium", "gym")
require("numpy", "gym")

import gymnasium as gym  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

from gloaming.engine.errors import BadSetup, IllegalChoice  # noqa: E402
from gloaming.engine.match.batch import CUT, OVER  # noqa: E402
from gloaming.envs.gymnasium_setup import LOSE, LearnerSetup, check_reset_options, checked_setup  # noqa: E402
from gloaming.envs.gymnasium_spaces import LegalDiscrete, LegalMultiDiscrete, observation_space  # noqa: E402
from gloaming.envs.gymnasium_workers import Layout, LocalMatches, Matches, WorkerMatches  # noqa: E402

RESET_MASK: Final = "reset_mask"

Array: TypeAlias = np.ndarray[Any, Any]
Observations: TypeAlias = dict[str, Array]


class MatchVectorEnv(gym.vector.VectorEnv[Observations, Array, Array]):
    """Many matches of one game, of which each step makes a choice in each.

    Observations, actions and rewards are those of `MatchEnv`, with a row for each match. In self-play
    (`opponents=None`), observation and mask are those of the seat to move, and the reward is that of the seat that has
    just chosen; at the end of a match, `infos["rewards"]` has the rewards of all seats.
    `infos["seat"]` is the seat to move in each match: the learner's, or any seat in self-play.

    Matches that have ended are replaced as `metadata["autoreset_mode"]` says: by the next step (the default), whose
    action is ignored; at once (`infos["final_obs"]` and `["final_info"]` have what the ended match showed); or by
    `reset(options={"reset_mask": ...})`. A match that has ended has a mask with 1 at number 0 only, so that policies
    can be evaluated without a special case.
    setup: the set-up. Without `copy`, observations are views of the environment's memory, which the next step changes.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        processes: int = 1,
        autoreset: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        context: str = "spawn",
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        """Set up the environment. game, setup: the arguments of `LearnerSetup`, such as `seats` and `opponents`.

        num_envs: the number of matches; processes: the number of processes that play them, 1 for this one. autoreset,
        copy: as above. context: how worker processes start: "spawn", "forkserver" or "fork".
        """
        if not 1 <= processes <= num_envs:
            raise BadSetup(f"{num_envs} matches can be played by 1 to {num_envs} processes, not {processes}")
        if render_mode is not None:
            raise BadSetup("vector environments have no render mode: use `gymnasium.make` to watch a match")
        mode = AutoresetMode(autoreset)
        self.metadata = {**type(self).metadata, "autoreset_mode": mode}  # type: ignore[misc]
        self.setup: LearnerSetup = checked_setup(game, setup, ["processes", "autoreset", "copy", "context"])
        self.num_envs: int = num_envs
        self.single_observation_space: gym.Space[Any] = observation_space(self.setup.game)
        self.single_action_space: gym.Space[Any] = LegalDiscrete(self.setup.game.actions.size)
        self.observation_space: gym.Space[Any] = batch_space(self.single_observation_space, num_envs)
        self._legal_space: LegalMultiDiscrete = LegalMultiDiscrete(self.setup.game.actions.size, num_envs)
        self.action_space: gym.Space[Any] = self._legal_space
        self._mode: AutoresetMode = mode
        self._copy: bool = copy
        layout = Layout(self.setup, num_envs)
        self._matches: Matches = (
            LocalMatches(self.setup, layout, num_envs)
            if processes == 1
            else WorkerMatches(self.setup, layout, num_envs, processes, context)
        )
        kinds = ("int64", "uint8", "int8", "int32", "float32", "float32", "uint8")
        self._arrays: dict[str, Array] = {}
        for name, kind in zip(layout.widths, kinds):
            rows = np.frombuffer(layout.rows(self._matches.memory, name, 0, num_envs), dtype=kind)
            self._arrays[name] = rows.reshape(num_envs, -1) if name in ("observations", "masks", "rewards") else rows
        self._legal_space.masks = self._arrays["masks"]
        self._rows: Array = np.arange(num_envs)
        self._begun: bool = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Start all matches. Return observations and `infos`.

        seed: a seed for these and all following matches. options: `{"reset_mask": mask}` starts only the matches for
        which the mask, an array of bool, is True. Raises BadSetup; ClosedEnvironmentError after `close`; and
        ResetNeeded for a mask before the first reset.
        """
        self._require_open("reset")
        check_reset_options(options, RESET_MASK)
        wanted = (options or {}).get(RESET_MASK)
        if wanted is not None and not self._begun:
            raise gym.error.ResetNeeded(f"call reset() without '{RESET_MASK}' to start all matches first")
        super().reset(seed=seed)
        self._begun = True
        if wanted is None:
            self._matches.reset(int(self.np_random.integers(2**62)))
        else:
            self._restore_masks()
            chosen = np.asarray(wanted, dtype=bool)
            ended = self._arrays["ended"]
            waiting = np.where(chosen, 0, ended)
            ended[:] = chosen * OVER
            self._matches.begin_ended()
            ended[:] = waiting
        return self._observed(), self._infos()

    def step(self, actions: Any) -> tuple[Observations, Array, Array, Array, dict[str, Any]]:
        """Choose in each match the option with the number given for it.

        Return observations, rewards, which matches are over, which were abandoned as too long, and `infos`. Raises
        IllegalChoice, and changes nothing, if an action is illegal in its match; ValueError if the actions are not one
        whole number for each match; ResetNeeded before the first reset; and ClosedEnvironmentError after `close`.
        """
        self._require_open("step")
        if not self._begun:
            raise gym.error.ResetNeeded("call reset() to start the matches before step()")
        arrays = self._arrays
        chosen = self._numbers(actions)
        self._check(chosen)
        arrays["actions"][:] = chosen
        self._restore_masks()
        self._matches.step()
        ended = arrays["ended"].copy()
        gains = arrays["gains"].copy()
        infos = self._infos()
        if self._mode == AutoresetMode.SAME_STEP and ended.any():
            infos = self._begin_at_once(ended, infos)
        return self._observed(), gains, ended == OVER, ended == CUT, infos

    def action_masks(self) -> Array:
        """Return whether each action is legal, a row for each match, as MaskablePPO of sb3-contrib asks for it."""
        return self._arrays["masks"].astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the worker processes."""
        self._matches.close()

    def _require_open(self, method: str) -> None:
        if self.closed:
            raise gym.error.ClosedEnvironmentError(f"the environment is closed: {method}() needs a new one")

    def _numbers(self, actions: Any) -> Array:
        """Return an array of actions. Raises ValueError if they are not one whole number for each match."""
        given: Array = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} matches need as many actions, not an array of shape {given.shape}")
        if given.dtype.kind not in "iu":
            raise ValueError(f"actions must be whole numbers, not of type {given.dtype}")
        return given.astype(np.int64, copy=False)

    def _check(self, chosen: Array) -> None:
        """Raise IllegalChoice, which names a match, if an action is illegal."""
        running = self._arrays["ended"] == 0
        if self._mode == AutoresetMode.DISABLED and not running.all():
            raise gym.error.ResetNeeded("matches have ended: call reset(options={'reset_mask': ...}) before step()")
        masks = self._arrays["masks"]
        if self.setup.illegal == LOSE or self._all_legal(chosen):
            return
        inside = (chosen >= 0) & (chosen < masks.shape[1])
        wrong = np.flatnonzero(running & ~(inside & (masks[self._rows, np.where(inside, chosen, 0)] == 1)))
        if len(wrong):
            raise IllegalChoice(
                f"match {wrong[0]}: no open option has the number {chosen[wrong[0]]}. Mask illegal actions, or set up "
                f"illegal='{LOSE}'"
            )

    def _all_legal(self, chosen: Array) -> bool:
        """Return whether all actions are legal, the usual case, which is tested fast."""
        try:
            return bool(chosen.min() >= 0 and self._arrays["masks"][self._rows, chosen].all())
        except IndexError:
            return False

    def _restore_masks(self) -> None:
        """Clear what `_observed` has set in the masks of ended matches."""
        ended = self._arrays["ended"]
        if ended.any():
            self._arrays["masks"][ended != 0, 0] = 0

    def _observed(self) -> Observations:
        arrays = self._arrays
        if arrays["ended"].any():
            arrays["masks"][arrays["ended"] != 0, 0] = 1
        if not self._copy:
            return {"observation": arrays["observations"], "action_mask": arrays["masks"]}
        return {"observation": arrays["observations"].copy(), "action_mask": arrays["masks"].copy()}

    def _infos(self) -> dict[str, Any]:
        arrays = self._arrays
        infos: dict[str, Any] = {"seat": arrays["asked"].copy(), "_seat": np.ones(self.num_envs, dtype=np.bool_)}
        if arrays["ended"].any():
            infos["rewards"], infos["_rewards"] = arrays["rewards"].copy(), arrays["ended"] == OVER
        return infos

    def _begin_at_once(self, ended: Array, finals: dict[str, Any]) -> dict[str, Any]:
        """Start the next match where one has ended. Return `infos`, with the observations and `finals` of those."""
        arrays = self._arrays
        shown: Array = np.full(self.num_envs, None, dtype=object)
        for number in np.flatnonzero(ended):
            shown[number] = {
                "observation": arrays["observations"][number].copy(),
                "action_mask": arrays["masks"][number].copy(),
            }
        finals["_seat"] = ended != 0
        self._matches.begin_ended()
        return {
            **self._infos(),
            "final_obs": shown,
            "_final_obs": ended != 0,
            "final_info": finals,
            "_final_info": ended != 0,
        }
