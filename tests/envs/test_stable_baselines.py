"""The environments of Gymnasium in Stable-Baselines3, as its users make them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.envs.extras import require_library

require_library("gymnasium")
require_library("stable_baselines3")

import gloaming.envs.gymnasium  # noqa: E402, F401


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:.*rgb_array")
def test_make_vec_env_needs_no_arguments() -> None:
    from stable_baselines3.common.env_util import make_vec_env

    envs = make_vec_env("gloaming/DontGoInThere-v0", 2, seed=1)
    observations = envs.reset()
    assert observations["action_mask"].shape[0] == 2
    masks = envs.env_method("action_masks")
    observations, rewards, _, _ = envs.step([int(mask.argmax()) for mask in masks])
    assert rewards.tolist() == [0, 0]
    envs.close()


@pytest.mark.slow
def test_make_vec_env_plays_in_processes(tmp_path: Path) -> None:
    program = tmp_path / "many.py"
    program.write_text(
        """
import gloaming.envs.gymnasium
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import SubprocVecEnv

if __name__ == "__main__":
    envs = make_vec_env("gloaming/DontGoInThere-v0", 2, vec_env_cls=SubprocVecEnv)
    envs.seed(1)
    envs.reset()
    masks = envs.env_method("action_masks")
    print(envs.step([int(mask.argmax()) for mask in masks])[1].tolist())
    envs.close()
""",
        encoding="utf-8",
    )
    ran = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (0, "[0.0, 0.0]\n"), ran.stderr
