"""The reasons why stored tables cannot be opened, which are shown in people's lists of tables."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from gloaming import Shelf, UnknownGame
from gloaming.server.store.table_rows import ListedTable

EARLIER_RULES: Final = "This match began under other rules. Open it to see whether it can continue."

VERSION_OF_SAVE: Final = re.compile(rb'"version":\s*(\d+)')

MOST_KNOWN: Final = 10_000
"""The maximum number of tables whose problems are remembered. Beyond that, the oldest entry is removed."""


class TableProblems:
    """The problems that were found when tables were opened since the server started."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._known: dict[str, str] = {}

    def note(self, id: str, problem: str) -> None:
        """Remember why a table could not be opened, or forget it if `problem` is ""."""
        self._known.pop(id, None)
        if problem:
            self._known[id] = problem
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]

    def of(self, tables: Sequence[ListedTable]) -> dict[str, str]:
        """Return the known or likely problems by table id. Tables without problems are left out.

        This loads the games of the tables, so call it in a thread.
        """
        problems = {table.id: self._known.get(table.id) or self._likely(table) for table in tables}
        return {id: problem for id, problem in problems.items() if problem}

    def _likely(self, table: ListedTable) -> str:
        try:
            version = self._shelf.game(table.game).version
        except UnknownGame as error:
            return str(error)
        begun = VERSION_OF_SAVE.search(table.save or b"")
        return "" if begun is None or int(begun[1]) == version else EARLIER_RULES
