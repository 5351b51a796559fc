"""Why a piece may not be chosen."""

from __future__ import annotations

from gloaming.cli.screen import Refused
from gloaming.cli.tables import pieces
from gloaming.engine.match import Match


def reasons(match: Match, seat: int, wanted: str) -> list[str]:
    """For each piece of that id or name a line: its options, or the rule that forbids it. Raises Refused."""
    return [_reason(match, seat, piece, name) for piece, name in _found(match, seat, wanted)]


def _found(match: Match, seat: int, wanted: str) -> list[tuple[str, str]]:
    named = pieces(match.view(seat))
    word = wanted.lower()
    for fits in (
        [(piece, name) for piece, name in named if piece == word],
        [(piece, name) for piece, name in named if name.lower() == word],
        [(piece, name) for piece, name in named if all(part in name.lower().split() for part in word.split())],
    ):
        if fits:
            return fits
    if match.why_not(seat, word) is not None or _options(match, word):
        return [(word, word)]
    some = ", ".join(sorted({name for _, name in named})) or "the ids that the table shows"
    raise Refused(f"no piece {wanted!r} on the table; there are: {some}")


def _reason(match: Match, seat: int, piece: str, name: str) -> str:
    title = name if name == piece else f"{name} ({piece})"
    options = _options(match, piece)
    if options:
        return f"{title}: may be chosen now: {', '.join(options)}."
    told = match.why_not(seat, piece)
    if told is None:
        return f"{title}: no option of this question, and the game gives no reason."
    return f"{title}: {told[0]} ({told[1]})"


def _options(match: Match, piece: str) -> list[str]:
    decision = match.decision
    count = 0 if decision is None else len(decision.options)
    return [str(i + 1) for i in range(count) if piece in match.describe(i).pieces]
