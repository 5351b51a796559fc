"""Why a piece may not be chosen."""

from __future__ import annotations

from gloaming.cli.numbers import going_on, numbered
from gloaming.cli.screen import Refused
from gloaming.cli.tables import pieces
from gloaming.engine.match import Match


def reasons(match: Match, seat: int, wanted: str) -> list[str]:
    """For each piece of that id or name a line: its options, or the rule that forbids it. Raises Refused."""
    return [_reason(match, seat, piece, name) for piece, name in _found(match, seat, wanted)]


def fitting(named: list[tuple[str, str]], wanted: str) -> list[tuple[str, str]]:
    """Of pieces and their names, those of that id, else of that name, else with all those words in the name."""
    word = wanted.lower()
    for fits in (
        [(piece, name) for piece, name in named if piece == word],
        [(piece, name) for piece, name in named if name.lower() == word],
        [(piece, name) for piece, name in named if all(part in name.lower().split() for part in word.split())],
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


def _reason(match: Match, seat: int, piece: str, name: str) -> str:
    options = _options(match, piece)
    return reason_line(piece, name, options, None if options else match.why_not(seat, piece))


def reason_line(piece: str, name: str, options: list[str], told: tuple[str, str] | None) -> str:
    """A piece with the numbers of its options, or with what keeps it from being chosen."""
    title = name if name == piece else f"{name} ({piece})"
    if options:
        return f"{title}: may be chosen now: {', '.join(options)}."
    if told is None:
        return f"{title}: no option of this question, and the game gives no reason."
    return f"{title}: {told[0]} ({told[1]})"


def _options(match: Match, piece: str) -> list[str]:
    numbers = numbered(going_on(match))
    return [str(number) for i, number in enumerate(numbers) if piece in match.describe(i).pieces]
