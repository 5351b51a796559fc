"""Check the bots that a person wants at the seats of a table."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from gloaming.bots import UnknownBot, bot, check_style
from gloaming.engine.errors import UnknownStyle
from gloaming.engine.match.match import Game
from gloaming.server.bots import bot_pool
from gloaming.server.limits.responses import Refusal
from gloaming.server.tables.seats import HUMAN


def check_bots(game: Game, kinds: Sequence[str]) -> None:
    """Raise Refusal for an unknown bot, a thinking budget that is too large, or a style that the game does not have."""
    for seat, kind in enumerate(kinds):
        if kind != HUMAN:
            try:
                bot(kind)
                check_style(game, kind)
            except UnknownBot as error:
                raise Refusal(400, "bad-request", f"seats[{seat}]: {error}; or {HUMAN}") from None
            except UnknownStyle as error:
                raise Refusal(400, "bad-request", f"seats[{seat}]: {error}") from None
            name, budget, *_ = [*kind.split(":"), ""]
            thought = math.prod([int(number) for number in re.findall("[0-9]+", budget)])
            if thought * bot_pool.COST.get(name, 1) > bot_pool.MOST_THOUGHT:
                message = f"seats[{seat}]: {kind}: bots on this server think for at most {bot_pool.MOST_THOUGHT}"
                raise Refusal(400, "bad-request", f"{message} iterations, worlds or milliseconds per choice")
