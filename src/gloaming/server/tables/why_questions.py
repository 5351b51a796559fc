"""Answer why a piece cannot be used at a table."""

from __future__ import annotations

import logging

from gloaming.engine.content.clauses import topics
from gloaming.server.monitoring import metrics
from gloaming.server.protocol.client_messages import WhyNot
from gloaming.server.protocol.server_messages import WhyNotResult
from gloaming.server.tables.table_state import TableState

log = logging.getLogger(__name__)


def why_answer(table: TableState, seat: int | None, message: WhyNot) -> WhyNotResult:
    """Return why a seat cannot use a piece, with the clause of the rules; without a reason if there is none to give.

    seat: the seat that asks, None for a spectator, who gets no reason.
    """
    why = None
    if seat is not None and table.begun:
        try:
            why = table.play.match.why_not(seat, message.piece)
        except Exception:
            log.exception("a why-not question failed", extra={"table": table.id})
            metrics.failed("rules")
    reason, rule = why or ("", "")
    topic = topics(table.play.match.game.folder).get(rule, "")
    return WhyNotResult(id=message.id, piece=message.piece, reason=reason, rule=rule, topic=topic)
