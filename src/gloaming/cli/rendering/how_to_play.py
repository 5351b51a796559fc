"""Render the short introduction to a game."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gloaming.engine.match.match import Game
from gloaming.teaching import HowToPlay, HowToPlaySection


def render_how_to_play(game: Game, how: HowToPlay) -> RenderableType:
    """Return the introduction to a game, without pictures."""
    parts: list[RenderableType] = [Text(f"How to play {game.title}\n", style="bold"), Text(how.goal)]
    parts += [Text("\nYour turn", style="bold underline"), _grid(how.turn)]
    parts += [Text("\nHow it ends", style="bold underline"), *[Padding(Text(line), (0, 0, 0, 2)) for line in how.end]]
    if how.marks:
        parts += [Text("\nSymbols", style="bold underline"), _grid(how.marks)]
    if how.tips:
        parts += [Text("\nTips", style="bold underline")]
        parts += [Padding(Text(tip), (0, 0, 0, 2)) for tip in how.tips]
    return Group(*parts)


def _grid(parts: list[HowToPlaySection]) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", max_width=22)
    grid.add_column()
    for part in parts:
        grid.add_row(Padding(part.title, (0, 0, 0, 2)), part.text)
    return grid
