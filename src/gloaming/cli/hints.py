"""What a bot would do in one's place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.bots import SeatView, adviser, bot
from gloaming.engine.phrases import advised

if TYPE_CHECKING:
    from gloaming.cli.session import Session


def hint(session: Session) -> int:
    """The option that a bot would take of the open question; in a lesson, what the guide asks for."""
    match = session.match
    assert match.decision is not None
    expected = None if session.teacher is None else session.teacher.progress.expected(match)
    if expected is not None:
        return expected
    return bot(adviser(match.game), len(match.choices or [])).choose(SeatView(match, match.decision.seat))


def hint_line(number: int, label: str, odds: str) -> str:
    """A hint as it is said. number: by which the option is chosen."""
    return f"A bot would choose {number}: {advised(label, odds)}"
