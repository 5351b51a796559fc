"""The commands that a person can type in every session, local or at a server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.table import Table

from gloaming.cli.command_errors import CommandError
from gloaming.cli.option_numbers import parse_whole_number
from gloaming.cli.play_sessions.base_session import PlaySession, TypedCommand
from gloaming.cli.play_sessions.piece_reasons import PieceAnswer, format_answers, unknown_piece
from gloaming.cli.rendering.boards import pieces
from gloaming.cli.rendering.event_log import print_log
from gloaming.cli.rendering.piece_names import matching_pieces
from gloaming.cli.rendering.question import OpenQuestion, format_hint, print_question
from gloaming.cli.rendering.rule_text import find_clauses, render_chapters, render_clauses

LATEST: Final = 12
"""The number of events that the command `log` shows by default."""


def _require_question(session: PlaySession) -> OpenQuestion:
    if session.question is None:
        raise CommandError("you have no question to answer now")
    return session.question


def _why(session: PlaySession, query: str) -> None:
    question = _require_question(session)
    if not query:
        session.console.print(render_clauses(find_clauses(session.game, question.rule)))
        return
    named = pieces(session.game, session.view)
    known = matching_pieces(named, query)
    answers = []
    for piece, name in known or [(query.lower(), query.lower())]:
        numbers = [str(number) for number, option in zip(question.numbers, question.options) if piece in option.pieces]
        reason = None if numbers else session.why_not(piece)
        if not (known or numbers or reason):
            raise unknown_piece(named, query)
        answers.append(PieceAnswer(piece, name, tuple(numbers), reason))
    for line in format_answers(answers):
        session.console.print(line)


def _hint(session: PlaySession, _: str) -> None:
    question = _require_question(session)
    option, label, reason = session.take_hint()
    session.console.print(format_hint(question.numbers[option], label, reason))


def _log(session: PlaySession, typed: str) -> None:
    count = parse_whole_number(typed) if typed else LATEST
    if not count:
        raise CommandError(f"log takes the number of events to show, 1 or more, not {typed!r}")
    print_log(session.console, session.latest_events(count))


def _rules(session: PlaySession, query: str) -> None:
    game = session.game
    session.console.print(render_clauses(find_clauses(game, query)) if query else render_chapters(game))


def _legend(session: PlaySession, _: str) -> None:
    if not session.show_legend():
        raise CommandError("this game has no legend; `rules` looks up a word")


def _table(session: PlaySession, _: str) -> None:
    session.show_table()
    if session.question is not None:
        print_question(session.console, session.question)


def _help(session: PlaySession, _: str) -> None:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    grid.add_row("a number", "choose that option")
    for command in session.commands.values():
        grid.add_row(command.usage, command.help)
    session.console.print(grid)


LOOKING_UP: Final[Mapping[str, TypedCommand[PlaySession]]] = {
    "rules": TypedCommand(
        "rules [WORD]", "list the chapters of the rules, or show the rules on a chapter, card or word", _rules
    ),
    "legend": TypedCommand("legend", "explain the cards and pieces in play", _legend),
    "table": TypedCommand("table", "draw the table and the question again", _table),
}

WHY: Final = TypedCommand[PlaySession](
    "why [PIECE]", "show the rule behind the question, or why a piece cannot be chosen now", _why
)
HINT: Final = TypedCommand[PlaySession](
    "hint", "show what a bot would choose, and the odds; the result counts your hints", _hint
)
LOG: Final = TypedCommand[PlaySession]("log [N]", "show the last 12 events, or the last N", _log)
HELP: Final = TypedCommand[PlaySession]("help", "show this list", _help)
