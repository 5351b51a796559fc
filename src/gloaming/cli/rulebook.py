"""Looking up clauses for people."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gloaming.cli.screen import Refused
from gloaming.engine.content.clauses import Clause, clauses, look_up
from gloaming.engine.match.match import Game


def found(game: Game, wanted: str) -> list[Clause]:
    """The clauses of an id, the beginning of one, or a word; all of them for none. Raises UnknownRule or Refused."""
    try:
        return look_up(game.folder, wanted) if wanted.strip() else clauses(game.folder)
    except OSError as error:
        raise Refused(f"{game.folder / 'RULES.md'}: {error.strerror}") from None


def contents(game: Game) -> RenderableType:
    """The chapters of the rules, and how one of them is read. Raises Refused."""
    chapters = dict.fromkeys([clause.chapter for clause in found(game, "")])
    told = "The chapters are below. Type `rules` with the name of one, of a card or another word, as in: rules "
    return Group(Text(f"{told}{next(iter(chapters), '')}"), *[Padding(Text(one), (0, 0, 0, 2)) for one in chapters])


def drawn(listed: list[Clause]) -> RenderableType:
    """Clauses under their chapters."""
    width = max([len(clause.id) for clause in listed], default=0)
    parts: list[RenderableType] = []
    chapter = ""
    grid = _grid(width)
    for clause in listed:
        if clause.chapter != chapter:
            chapter = clause.chapter
            grid = _grid(width)
            parts += [Text(f"\n{chapter}", style="bold underline"), grid]
        grid.add_row(clause.id, _plain(clause.text))
    return Group(*parts)


def _grid(width: int) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(width=width, no_wrap=True)
    grid.add_column()
    return grid


def _plain(markdown: str) -> str:
    return markdown.replace("**", "").replace("*(", "(").replace(")*", ")").replace("`", "")
