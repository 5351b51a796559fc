"""Render boards, rules and introductions as plain text, for programs that show text."""

from __future__ import annotations

from io import StringIO
from typing import Any, Final

from rich.console import Console, RenderableType

from gloaming import Game
from gloaming.cli.rendering import boards
from gloaming.cli.rendering.how_to_play import render_how_to_play
from gloaming.cli.rendering.piece_names import matching_pieces
from gloaming.cli.rendering.rule_text import find_clauses, plain
from gloaming.teaching import teaching

WIDTH: Final = 100
"""The width of the text in characters."""


class PlainTextRenderer:
    """Draws what the terminal shows, as text without colors. Implements `gloaming.mcp.text_renderer.TextRenderer`."""

    def draw(self, game: Game, view: dict[str, Any]) -> str:
        """Return the table in a seat's view."""
        return to_text(boards.draw(game, view))

    def legend(self, game: Game, view: dict[str, Any]) -> str:
        """Return the explanation of the pieces in play, "" for none."""
        drawn = boards.legend(game, view)
        return "" if drawn is None else to_text(drawn)

    def how_to_play(self, game: Game) -> str:
        """Return the short introduction to a game."""
        return to_text(render_how_to_play(game, teaching(game).how_to_play))

    def chapters(self, game: Game) -> list[str]:
        """Return the titles of the chapters of a game's rules."""
        return [*dict.fromkeys([clause.chapter for clause in find_clauses(game, "")])]

    def find_rules(self, game: Game, query: str) -> list[tuple[str, str, str]]:
        """Return the id, the chapter and the text of the clauses that match a query. Raises UnknownRule."""
        return [(clause.id, clause.chapter, plain(clause.text)) for clause in find_clauses(game, query)]

    def find_pieces(self, game: Game, view: dict[str, Any], query: str) -> list[tuple[str, str]]:
        """Return the ids and names of the pieces on the table that a name or an id fits."""
        return matching_pieces(boards.pieces(game, view), query.strip())

    def piece_names(self, game: Game, view: dict[str, Any]) -> list[str]:
        """Return the names of the pieces and places on the table."""
        return sorted({name for _, name in boards.pieces(game, view)})


def to_text(drawn: RenderableType) -> str:
    """Return what the terminal would show, without colors and trailing spaces."""
    console = Console(file=StringIO(), width=WIDTH, color_system=None, markup=False, highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(drawn)
    return "\n".join([line.rstrip() for line in capture.get().splitlines()]).strip("\n")
