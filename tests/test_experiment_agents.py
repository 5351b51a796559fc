"""The agents of experiments: each plays as its name says."""

from __future__ import annotations

from pathlib import Path

import pytest

import gloaming
from gloaming.bots import play
from gloaming.engine.match.match import Match
from gloaming.lab.matches.agents import make_agent

HERO = Path(__file__).parents[1] / "experiments" / "agents" / "hero.py"


def played(agent: str, killer: str, seed: int) -> Match:
    """Play a match of Final Girl with an agent of `hero.py`."""
    match = gloaming.game("final-girl").new(seats=1, seed=seed, options={"killer": killer, "girl": "reiko"})
    return play(match, [make_agent(f"{HERO}:{agent}", seed)])


def saved(agent: str, killer: str) -> int:
    """Count the Victims that an agent saves in three matches."""
    return sum([played(agent, killer, seed).view(0)["saved"] for seed in range(3)])


@pytest.mark.parametrize("killer", ["hans-the-butcher", "the-whipper-in", "the-walled-brother", "low-water"])
def test_one_hero_of_final_girl_saves_victims_and_one_saves_nobody(killer: str) -> None:
    assert saved("make", killer) >= 6
    assert saved("hide", killer) == 0
