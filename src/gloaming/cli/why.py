"""Why a piece may not be chosen."""

from __future__ import annotations

import re
from collections.abc import Iterable

from gloaming.cli.numbers import going_on, numbered
from gloaming.cli.screen import Refused
from gloaming.cli.tables import pieces
from gloaming.engine.match.match import Match


def reasons(match: Match, seat: int, wanted: str) -> list[str]:
    """For the pieces of that id or name: their options, or the rule that forbids them. Raises Refused."""
    found = []
    for piece, name in _found(match, seat, wanted):
        options = _options(match, piece)
        found.append((piece, name, options, None if options else match.why_not(seat, piece)))
    return reason_lines(found)


def fitting(named: list[tuple[str, str]], wanted: str) -> list[tuple[str, str]]:
    """Of pieces and their names, those of that id or name, else those with all those words in the name."""
    word = wanted.lower()
    for fits in (
        [(piece, name) for piece, name in named if word in (piece, name.lower())],
        [(piece, name) for piece, name in named if set(_words(word)) <= set(_words(name))] if _words(word) else [],
    ):
        if fits:
            return fits
    return []


def no_piece(named: list[tuple[str, str]], wanted: str) -> Refused:
    """The refusal that names the pieces there are."""
    some = ", ".join(sorted({name for _, name in named})) or "the ids that the table shows"
    return Refused(f"no piece {wanted!r} on the table; there are: {some}")


def _found(match: Match, seat: int, wanted: str) -> list[tuple[str, str]]:
    named = pieces(match.game, match.view(seat))
    word = wanted.lower()
    if fits := fitting(named, wanted):
        return fits
    if match.why_not(seat, word) is not None or _options(match, word):
        return [(word, word)]
    raise no_piece(named, wanted)


def _words(name: str) -> list[str]:
    return re.findall(r"[^\s,.:;!?]+", name.lower())


def reason_lines(found: Iterable[tuple[str, str, list[str], tuple[str, str] | None]]) -> list[str]:
    """Pieces with their names, the numbers of their options, and what keeps them from being chosen; those of which the
    same is to be said, in one line.
    """
    alike: dict[tuple[str, tuple[str, ...], tuple[str, str] | None], list[str]] = {}
    for piece, name, options, told in found:
        alike.setdefault((name, tuple(options), told), []).append(piece)
    return [_reason_line(ids, *said) for said, ids in alike.items()]


def _reason_line(ids: list[str], name: str, options: tuple[str, ...], told: tuple[str, str] | None) -> str:
    title = name if ids == [name] else f"{name} ({', '.join(ids)})"
    if options:
        return f"{title}: may be chosen now: {', '.join(options)}."
    if told is None:
        return f"{title}: no option of this question, and the game gives no reason."
    return f"{title}: {told[0]} ({told[1]})"


def _options(match: Match, piece: str) -> list[str]:
    numbers = numbered(going_on(match))
    return [str(number) for i, number in enumerate(numbers) if piece in match.describe(i).pieces]
