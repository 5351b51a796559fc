"""Describe a match as text, for the render modes "ansi" and "human"."""

from __future__ import annotations

from gloaming.engine.match.match import Match
from gloaming.engine.phrases import count


def table_text(match: Match, seat: int, since: int) -> str:
    """Return the events from number `since` on, the table and the open question, as a seat knows them.

    seat: the seat whose hidden cards the text shows. The board is the one of the terminal, without colors.
    """
    from gloaming.cli.rendering.plain_text import PlainTextRenderer  # Loads rich: only for those who render.

    news = [match.narrate(tuple(event["event"]), seat) for event in match.events(seat, since)]
    return "\n\n".join(
        [
            part
            for part in ("\n".join(news), PlainTextRenderer().draw(match.game, match.view(seat)), _state(match))
            if part
        ]
    )


def _state(match: Match) -> str:
    decision, result = match.decision, match.result
    if decision is None:
        return "" if result is None else result.reason
    return f"seat_{decision.seat} is to move: {match.question} ({count(len(decision.options), 'option')})"
