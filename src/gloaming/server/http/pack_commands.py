"""The commands of `gloaming admin` about packs of the workshop: list, feature and remove them."""

from __future__ import annotations

from typing import Any

from gloaming.server.http.audit import digest_of
from gloaming.server.limits.responses import Refusal
from gloaming.server.tables.live_match import workshop_contents
from gloaming.server.tables.table_registry import TableRegistry


class PackCommands:
    """Executes the operator's commands about packs."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables

    async def list(self, _: str) -> dict[str, Any]:
        """Return all packs, with their authors as digests and the number of tables that are played with them."""
        packs = []
        for row, uses in await self._tables.workshop.all():
            author = self._tables.profiles.known(row.author).name
            awake = len([table for table in self._tables.awake.values() if _has(table.play.match.game, row.id)])
            packs.append(
                {
                    "id": row.id,
                    "game": row.game,
                    "title": row.title,
                    "author": f"{digest_of(row.author)} {author}".strip() if row.author else "",
                    "versions": len(row.versions),
                    "tables": max(uses, awake),
                    "state": "removed"
                    if row.removed
                    else "featured"
                    if row.featured
                    else "shared"
                    if row.shared
                    else "",
                }
            )
        return {"packs": packs}

    async def feature(self, id: str) -> dict[str, Any]:
        """Show a shared pack to everybody."""
        title = await self._tables.workshop.feature(id, featured=True)
        return {"done": f"{title} is shown to everybody."}

    async def unfeature(self, id: str) -> dict[str, Any]:
        """Show a pack only to people with its link."""
        title = await self._tables.workshop.feature(id, featured=False)
        return {"done": f"{title} is no longer shown to everybody."}

    async def remove(self, id: str) -> dict[str, Any]:
        """Remove a pack, and end the running matches that are played with it."""
        title, stored = await self._tables.workshop.remove(id)
        awake = [table.id for table in self._tables.awake.values() if _has(table.play.match.game, id)]
        ended = 0
        for table in dict.fromkeys([*awake, *stored]):
            try:
                ended += await (await self._tables.find(table)).end("removed")
            except Refusal:  # a table that cannot be opened is not played any more
                continue
        return {"done": f"{title} is removed. Matches ended: {ended}."}


def _has(game: Any, pack: str) -> bool:
    return any([name.startswith(f"{pack}@") for name in workshop_contents(game)])
