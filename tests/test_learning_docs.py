"""docs/learning.md states the same figures for win probabilities as the shipped weights."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gloaming
from gloaming import Game
from gloaming.cli.commands.train import draw_training
from gloaming.engine.learning.policy_model import Weights, read

DOCS = Path(__file__).parents[1] / "docs"
GAMES = [game for game in gloaming.games().values() if game.rules.learned is not None]


def shipped(game: Game) -> Weights:
    learned = game.rules.learned
    assert learned is not None
    return read(learned.path)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_the_table_of_chances_has_the_figures_of_the_weights(game: Game) -> None:
    tested = shipped(game).made["tested"]
    figures = [", ".join(f"{figure:.4f}" for figure in tested[of]) for of in ("brier", "evaluation", "base")]
    row = " | ".join([f"{tested['matches']:,}", *figures])
    name = game.title.partition(":")[0]
    rows = re.findall(rf"^\| {name}[^|]*\| (.*) \|$", (DOCS / "learning.md").read_text(), re.MULTILINE)
    assert row in rows


@pytest.mark.parametrize("plot", sorted(DOCS.glob("chances/*.svg")), ids=lambda plot: str(plot.stem))
def test_a_plot_of_chances_is_drawn_of_the_weights(plot: Path) -> None:
    game = gloaming.game(plot.stem)
    assert plot.read_text() == draw_training(game, shipped(game)), (
        f"redraw {plot.name}: gloaming train {game.id} --judge --plot"
    )
