"""Games with packs of the workshop: checked in a process that can be killed, and then loaded in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final

from gloaming import BadContent, Game, Shelf, WrongVersion
from gloaming.engine.decoding import decode
from gloaming.games import contents_in
from gloaming.server.limits.responses import Refusal
from gloaming.server.workshop.check_pool import CheckPool
from gloaming.server.workshop.check_tasks import StartedDeal, StartTask
from gloaming.server.workshop.pack_contents import PackContents

MOST_CHECKED: Final = 10_000
"""The maximum number of games that are remembered as checked."""


class PackGames:
    """The games with packs of the workshop."""

    def __init__(self, shelf: Shelf, contents: PackContents, pool: CheckPool) -> None:
        self._shelf = shelf
        self._contents = contents
        self._pool = pool
        self._checked: dict[tuple[str, ...], None] = {}

    async def load(self, game: str, contents: Sequence[str]) -> Game:
        """Return a game with packs. Raises WrongVersion if they cannot be played here, UnknownGame or StoreFault.

        contents: the names of the packs' contents.
        """
        if (game, *contents) not in self._checked:
            try:
                await self._pool.do(StartTask(game, await self._contents.files(contents)))
            except Refusal as refusal:
                if refusal.status != 422:
                    raise
                raise WrongVersion(f"its packs cannot be played with this release: {refusal}") from None
            self._remember(game, contents)
        await self._contents.provide(contents)
        try:
            return await asyncio.to_thread(self._shelf.game_with, game, contents)
        except BadContent as error:
            raise WrongVersion(f"its packs cannot be played with this release: {error}") from None

    async def prepare(self, data: Mapping[str, Any]) -> None:
        """Load the game of a save, record or campaign file if it has packs of the workshop. Raises as `load` does."""
        contents = contents_in(data)
        if contents:
            await self.load(str(data.get("game")), contents)

    async def start(
        self,
        game: str,
        contents: Sequence[str],
        seats: int,
        options: Mapping[str, Any],
        start_with: tuple[str, str] | None,
    ) -> StartedDeal:
        """Check that a match can be started, and return its settings with the seed of a deal that has `start_with`.

        Raises Refusal with status 422 if the match cannot be started or if no deal is found, WrongVersion or
        StoreFault.
        """
        files = await self._contents.files(contents)
        raw = await self._pool.do(StartTask(game, files, seats, dict(options), start_with))
        self._remember(game, contents)
        return decode(bytes(raw), StartedDeal)

    def _remember(self, game: str, contents: Sequence[str]) -> None:
        self._checked[(game, *contents)] = None
        if len(self._checked) > MOST_CHECKED:
            del self._checked[next(iter(self._checked))]
