"""The verb `alter`: change the Enemy of the scenario."""

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
    """Change the bonuses, HP and MP of the scenario's Enemy, even before it appears. If the Enemy has no HP or no MP,
    that pool is set to the number. If a pool then has no points left, the Enemy is beaten. (GH-SCENE-49)

    monster: the Enemy of the scenario; st: the change of the Enemy's ST; wp: the change of the Enemy's WP; hp: the
    change of the Enemy's HP; mp: the change of the Enemy's MP; least: the lowest value to which ST and WP can fall.
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
        """Return the values that the scenario adds to the Enemy's ST, WP, HP and MP after this change.

        A reduction of HP or MP is not included, as it counts as damage.
        """
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
