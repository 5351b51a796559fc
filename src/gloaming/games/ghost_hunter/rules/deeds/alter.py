"""Change the Enemy of the scenario."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.constants import HP, MP, NONE
from gloaming.games.ghost_hunter.entry import BossId, More, Step
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.harm import defeat
from gloaming.games.ghost_hunter.scenarios import Deed
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Alter(Deed):
    """Change the bonuses and pools of the scenario's Enemy, even before it appears. A pool that it lacks is set to the
    number; with nothing left in a pool it is beaten. (GH-SCENE-49)

    monster: the Enemy; st, wp: the change of a bonus; hp, mp: the change of a pool; least: the minimum of a bonus.
    """

    monster: BossId
    st: Step = 0
    wp: Step = 0
    hp: More = 0
    mp: More = 0
    least: More = -99

    def do(self, s: State) -> None:
        monster = s.box.monster_number[self.monster]
        if self.hp < 0 or self.mp < 0:
            s.hp_lost[monster] -= self.hp
            s.mp_lost[monster] -= self.mp
        s.altered = self.altered(s)
        events.altered(s, monster)
        if s.lair[monster] not in (NONE, s.battle) and s.beaten(monster):
            defeat(s, [monster])

    def refusal(self, s: State) -> Why | None:
        monster = s.box.monster_number[self.monster]
        lost = [pool for pool, more in ((HP, self.hp), (MP, self.mp)) if more < 0 and s.has_pool(monster, pool)]
        if monster not in s.bested and (lost or self.altered(s) != s.altered):
            return None
        return "This would not change the Enemy.", "GH-SCENE-25"

    def altered(self, s: State) -> tuple[int, int, int, int]:
        """Return the ST, WP, HP and MP that the scenario then adds to its Enemy; reduced pools count as damage."""
        beast = s.box.monsters[s.box.monster_number[self.monster]]
        st, wp, hp, mp = s.altered
        if beast.st:
            st = max(st + self.st, self.least - beast.st)
        if beast.wp:
            wp = max(wp + self.wp, self.least - beast.wp)
        if self.hp >= 0 and self.mp >= 0:
            hp += self.hp
            mp += self.mp
        return st, wp, hp, mp

    def words(self) -> str:
        changes = []
        for name, number in (("ST", self.st), ("WP", self.wp), ("HP", self.hp), ("MP", self.mp)):
            if number:
                changes.append(f"{name} {number:+}")
        return f"{self.monster.upper()}: {', '.join(changes)}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
