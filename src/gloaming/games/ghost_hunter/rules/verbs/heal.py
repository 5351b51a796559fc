"""The verb `heal`: recover from damage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import Why
from gloaming.games.ghost_hunter.constants import HP, POOLS
from gloaming.games.ghost_hunter.entry import FOR_ONE, Does, Pool, Some, Who
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.card_words import whom
from gloaming.games.ghost_hunter.rules.harm import heal
from gloaming.games.ghost_hunter.rules.lines import concerned
from gloaming.games.ghost_hunter.state import State

NOTHING_TO_RECOVER: Final[tuple[Why, ...]] = tuple(
    [(f"There is no {pool.upper()} damage to recover.", "GH-ITEM-6") for pool in POOLS]
)


@dataclass(frozen=True)
class Heal(Does):
    """Recover from damage, at most as much as was taken. (GH-HURT-2)

    pool: whether hunters recover HP or MP; points: the points recovered; who: the hunters whom the effect reaches.
    """

    pool: Pool
    points: Some
    who: Who = "me"

    def do(self, s: State) -> None:
        for hunter in concerned(s, self.who, s.args[1]):
            heal(s, hunter, POOLS.index(self.pool), self.points)

    def refusal(self, s: State) -> Why | None:
        pool = POOLS.index(self.pool)
        damage = s.hp_damage if pool == HP else s.mp_damage
        for hunter in concerned(s, self.who, s.args[1]):
            if damage[hunter]:
                return None
        return NOTHING_TO_RECOVER[pool]

    def helps(self) -> bool:
        return True

    def for_one(self) -> bool:
        return self.who in FOR_ONE

    def words(self) -> str:
        return f"{whom(self.who)}recover {self.points} {self.pool.upper()}"

    def expect(self, outlook: Outlook) -> float:
        """Return the maximum number of points that a hunter recovers, and add them to `outlook`."""
        if self.pool == POOLS[HP]:
            outlook.hp += self.points
        else:
            outlook.mp += self.points
        return float(self.points)
