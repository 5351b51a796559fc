"""Choices that the server makes for people: the only option of a question, and standing answers."""

from __future__ import annotations

from typing import Final

from gloaming import Match
from gloaming.server.protocol.table_update import StandingAnswer
from gloaming.server.tables.match_session import MatchSession

STANDING_SECONDS: Final = 5.0
"""Seconds until the server gives a person's standing answer. They are the same whether or not the person could do
something else, so that nobody learns it from the pause."""


def is_alone(session: MatchSession) -> bool:
    """Return whether one person plays with bots, so that nobody can learn anything from a pause."""
    return len(session.seating.owned()) == 1 and not session.seating.free()


def standing_option(match: Match) -> int | None:
    """Return the index of the option that the standing answer takes at the open question, None if there is none."""
    decision, actions = match.decision, match.game.rules.actions
    if decision is None:
        return None
    stands = [decision.rule in actions.of(option).stands for option in decision.options]
    return stands.index(True) if True in stands else None


def automatic_choice(session: MatchSession) -> tuple[int, float] | None:
    """Return the option that the server takes for the person to move, and the seconds until then.

    Return None if a bot is to move, or if the person has to choose. In guided lessons, people make every choice.
    """
    match = session.play.match
    seat = session.awaited(session.play)
    prompt = session.play.prompt
    if seat is None or prompt is None or not session.begun() or seat not in session.seating.people():
        return None
    if session.is_full:
        return None
    if session.failed == session.play.rqid:
        return None
    if session.learning is not None and session.learning.expected(match) is not None:
        return None
    if is_alone(session):
        return (0, 0.0) if len(prompt.options) == 1 else None
    option = None if seat in session.seating.asking else standing_option(match)
    return None if option is None else (option, STANDING_SECONDS)


def is_answered(session: MatchSession) -> bool:
    """Return whether the server is about to answer the open question, so that it is not shown to anyone."""
    answer = automatic_choice(session)
    return answer is not None and answer[1] == 0


def standing_answer(session: MatchSession, seat: int | None) -> StandingAnswer | None:
    """Return the standing answer of a person's seat, None at tables where there is none."""
    match = session.play.match
    actions = match.game.rules.actions
    if seat not in session.seating.people() or session.over or is_alone(session):
        return None
    if not any(action.stands for action in actions.declared):
        return None
    is_on = seat not in session.seating.asking
    if session.play.asked != seat or not session.begun():
        return StandingAnswer(on=is_on)
    return StandingAnswer(on=is_on, option=standing_option(match), seconds=STANDING_SECONDS if is_on else 0.0)
