"""Find pieces by typed names, and format why they cannot be chosen."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from gloaming.cli.command_errors import CommandError


class PieceAnswer(NamedTuple):
    """The answer of `why` for a piece: the numbers of its options, or the reason and its clause, or neither."""

    piece: str
    name: str
    numbers: tuple[str, ...]
    reason: tuple[str, str] | None


def matching_pieces(named: list[tuple[str, str]], query: str) -> list[tuple[str, str]]:
    """Return the pieces with that id or name; otherwise those whose name has all the words."""
    word = query.lower()
    for matching in (
        [(piece, name) for piece, name in named if word in (piece, name.lower())],
        [(piece, name) for piece, name in named if set(_words(word)) <= set(_words(name))] if _words(word) else [],
    ):
        if matching:
            return matching
    return []


def unknown_piece(named: list[tuple[str, str]], query: str) -> CommandError:
    """Return the error that lists the pieces there are."""
    names = ", ".join(sorted({name for _, name in named})) or "the ids that the table shows"
    return CommandError(f"no piece {query!r} on the table; the pieces are: {names}")


def format_answers(answers: Iterable[PieceAnswer]) -> list[str]:
    """Return a line for each name and answer; pieces that share both share the line."""
    same: dict[tuple[str, tuple[str, ...], tuple[str, str] | None], list[str]] = {}
    for answer in answers:
        same.setdefault((answer.name, answer.numbers, answer.reason), []).append(answer.piece)
    return [_format_answer(ids, *rest) for rest, ids in same.items()]


def _words(name: str) -> list[str]:
    return re.findall(r"[^\s,.:;!?]+", name.lower())


def _format_answer(ids: list[str], name: str, numbers: tuple[str, ...], reason: tuple[str, str] | None) -> str:
    title = name if ids == [name] else f"{name} ({', '.join(ids)})"
    if numbers:
        return f"{title}: can be chosen now: {', '.join(numbers)}."
    if reason is None:
        return f"{title}: not an option of this question; the game gives no reason."
    return f"{title}: {reason[0]} ({reason[1]})"
