"""Recover damage."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.effects import Why
from gloaming.games.ghost_hunter.box import FOR_ONE, HP, POOLS, Does, Pool, Some, Who
from gloaming.games.ghost_hunter.rules.card_words import whom
from gloaming.games.ghost_hunter.rules.harm import heal
from gloaming.games.ghost_hunter.rules.lines import concerned
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Heal(Does):
    """Damage is taken back, never more than was taken. (GH-HURT-2)

    pool: of HP or MP; points: how much; who: whom it reaches.
    """

    pool: Pool
    points: Some
    who: Who = "me"

    def do(self, s: State) -> None:
        for hunter in concerned(s, self.who, s.args[1]):
            heal(s, hunter, POOLS.index(self.pool), self.points)

    def refusal(self, s: State) -> Why | None:
        damage = s.hp_damage if POOLS.index(self.pool) == HP else s.mp_damage
        if any([damage[hunter] for hunter in concerned(s, self.who, s.args[1])]):
            return None
        return f"There is no {self.pool.upper()} damage to recover.", "GH-ITEM-6"

    def helps(self) -> bool:
        return True

    def for_one(self) -> bool:
        return self.who in FOR_ONE

    def words(self) -> str:
        return f"{whom(self.who)}recover {self.points} {self.pool.upper()}"
