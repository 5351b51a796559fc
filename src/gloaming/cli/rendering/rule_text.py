"""Find and render the clauses and chapters of a game's rules."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gloaming.cli.command_errors import CommandError
from gloaming.engine.content.clauses import Clause, clauses, look_up
from gloaming.engine.match.match import Game


def find_clauses(game: Game, query: str) -> list[Clause]:
    """Return a game's clauses that match a query: an id, the beginning of an id, or a word. "" matches all clauses.

    Raises UnknownRule if no clause matches, or CommandError if the rules cannot be read.
    """
    try:
        return look_up(game.folder, query) if query.strip() else clauses(game.folder)
    except OSError as error:
        raise CommandError(f"{game.folder / 'RULES.md'}: {error.strerror}") from None


def render_chapters(game: Game) -> RenderableType:
    """Return the titles of the chapters of a game's rules, with instructions for reading one. Raises CommandError."""
    chapters = dict.fromkeys([clause.chapter for clause in find_clauses(game, "")])
    usage = "These are the chapters. Type `rules` with a chapter, a card or another word, as in: rules "
    lines = [Padding(Text(chapter), (0, 0, 0, 2)) for chapter in chapters]
    return Group(Text(f"{usage}{next(iter(chapters), '')}"), *lines)


def render_clauses(listed: list[Clause]) -> RenderableType:
    """Return clauses with their ids, under the titles of their chapters."""
    width = max([len(clause.id) for clause in listed], default=0)
    parts: list[RenderableType] = []
    chapter = ""
    grid = _grid(width)
    for clause in listed:
        if clause.chapter != chapter:
            chapter = clause.chapter
            grid = _grid(width)
            parts += [Text(f"\n{chapter}", style="bold underline"), grid]
        grid.add_row(clause.id, plain(clause.text))
    return Group(*parts)


def _grid(width: int) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(width=width, no_wrap=True)
    grid.add_column()
    return grid


def plain(markdown: str) -> str:
    """Return the text of a clause without its Markdown marks."""
    return markdown.replace("**", "").replace("*(", "(").replace(")*", ")").replace("`", "")
