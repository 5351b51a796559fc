"""`gloaming rules`: show the clauses of a game's rules."""

from __future__ import annotations

from typing import Annotated

import typer

import gloaming
from gloaming.cli.arguments import GameId
from gloaming.cli.console import make_console
from gloaming.cli.rendering.rule_text import find_clauses, render_clauses


def rules(
    game: GameId,
    word: Annotated[str, typer.Argument(help="A clause id, its beginning, or a word (default: all).")] = "",
) -> None:
    """Look up a game's rules by clause or word."""
    make_console().print(render_clauses(find_clauses(gloaming.game(game), word)))
