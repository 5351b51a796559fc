"""Format why the pieces that a person names cannot be chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gloaming.cli.command_errors import CommandError


class PieceAnswer(NamedTuple):
    """The answer of the command `why` for a piece.

    numbers: the numbers of the options with the piece; reason: otherwise, why the piece cannot be chosen, and the id of
    the rule's clause, or None if the game gives no reason.
    """

    piece: str
    name: str
    numbers: tuple[str, ...]
    reason: tuple[str, str] | None


def unknown_piece(named: list[tuple[str, str]], query: str) -> CommandError:
    """Return the error for a query that no piece matches; its message lists the names of all pieces."""
    names = ", ".join(sorted({name for _, name in named})) or "the ids that the table shows"
    return CommandError(f"no piece {query!r} on the table; the pieces are: {names}")


def format_answers(answers: Iterable[PieceAnswer]) -> list[str]:
    """Format the answers of the command `why`, one per line. Pieces with the same name and answer share a line."""
    same: dict[tuple[str, tuple[str, ...], tuple[str, str] | None], list[str]] = {}
    for answer in answers:
        same.setdefault((answer.name, answer.numbers, answer.reason), []).append(answer.piece)
    return [_format_answer(ids, *rest) for rest, ids in same.items()]


def _format_answer(ids: list[str], name: str, numbers: tuple[str, ...], reason: tuple[str, str] | None) -> str:
    title = name if ids == [name] else f"{name} ({', '.join(ids)})"
    if numbers:
        return f"{title}: can be chosen now: {', '.join(numbers)}."
    if reason is None:
        return f"{title}: not an option of this question; the game gives no reason."
    return f"{title}: {reason[0]} ({reason[1]})"
