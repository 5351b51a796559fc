"""Send the ready-made phrases of players to everyone who watches a table."""

from __future__ import annotations

import math

from gloaming.server.limits.rate_limits import TokenBuckets
from gloaming.server.protocol.client_messages import SendPhrase
from gloaming.server.protocol.server_messages import ChoiceResult, PhraseSent
from gloaming.server.tables.player_messages import refused
from gloaming.server.tables.table_state import TableState


class SentPhrases:
    """The phrases of a table, with a rate limit for each seat."""

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._limits = TokenBuckets(burst=3, seconds=5.0)

    def send(self, seat: int, message: SendPhrase) -> ChoiceResult:
        """Send a player's phrase, unless the player has sent too many."""
        wait = self._limits.wait(str(seat))
        if wait > 0:
            return refused(message, f"Too many phrases. Send it again in {math.ceil(wait)} s or later.")
        self._limits.count(str(seat))
        for watcher in self._table.watchers:
            watcher.hear(PhraseSent(seat=seat, phrase=message.phrase))
        return ChoiceResult(id=message.id, status="taken")
