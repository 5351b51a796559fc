"""Make a check, with effects for passing and for failing it."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Fault, Why, resolve
from gloaming.games.ghost_hunter.constants import STANDING
from gloaming.games.ghost_hunter.entry import FOR_ONE, Ability, Does, Least, Who
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import DamageArgs
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.card_words import check_words, line_words
from gloaming.games.ghost_hunter.rules.checks import passes
from gloaming.games.ghost_hunter.rules.harm import hurt_all
from gloaming.games.ghost_hunter.rules.lines import ability_number, concerned, why_idle
from gloaming.games.ghost_hunter.rules.verbs.door_marker import DoorMarker, walls
from gloaming.games.ghost_hunter.rules.verbs.hurt import Hurt
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Check(Does):
    """Each hunter it reaches makes a check, and its effects apply to each separately. A hunter makes no check, and has
    no effect, if a success would place a door marker that their tile cannot take. All draw first; then the damage at
    the beginning of the effects is dealt to all of them at once.

    ability: the ability added to the card, "none" for the card alone; least: the number to reach; who: the hunters who
    make the check; passed: the effects of a success; failed: the effects of a failure, at least one of the two.

    (GH-CHECK-1, GH-EVENT-4, GH-TRAP-1, GH-SECRET-2, GH-HURT-4, GH-FALL-6)
    """

    ability: Ability
    least: Least
    who: Who = "me"
    passed: tuple[Does, ...] = ()
    failed: tuple[Does, ...] = ()

    def fault(self) -> Fault | None:
        return None if self.passed or self.failed else ("passed", "at least one effect in 'passed' or 'failed'")

    def do(self, s: State) -> None:
        cause, hunter = s.args
        if s.fares[hunter] != STANDING:
            return
        hunters = self.hunters(s, hunter)
        out_of_reach = [other for other in concerned(s, self.who, hunter) if other not in hunters]
        for tile in dict.fromkeys([s.at[other] for other in out_of_reach]):
            events.no_wall(s, tile)
        ability = ability_number(self.ability)
        done = [passes(s, hunter, ability, self.least, cause) for hunter in hunters]
        blows: list[DamageArgs] = []
        for place in range(len(hunters) - 1, -1, -1):
            line = self.passed if done[place] else self.failed
            at_once = opening(s, line, cause, hunters[place])
            blows += at_once
            resolve(s, line[len(at_once) :], cause, hunters[place])
        hurt_all(s, blows)
        if True in done:
            s.passed_check = 1

    def refusal(self, s: State) -> Why | None:
        cause, hunter = s.args
        if s.fares[hunter] == STANDING:
            for other in self.hunters(s, hunter):
                if why_idle(s, self.passed + self.failed, cause, other) is None:
                    return None
        return "The check would have no effect.", "GH-ITEM-6"

    def hunters(self, s: State, hunter: int) -> list[int]:
        """Return the hunters who make the check: if it places a door marker, only those whose tile can take one."""
        all_of_them = concerned(s, self.who, hunter)
        if not any(isinstance(effect, DoorMarker) for effect in self.passed):
            return all_of_them
        return [other for other in all_of_them if walls(s, other)]

    def checks(self) -> bool:
        return True

    def for_one(self) -> bool:
        return self.who in FOR_ONE

    def words(self) -> str:
        text = check_words(self.ability, self.least, self.who)
        passed = f": on a success {line_words(self.passed)}" if self.passed else " or more"
        return f"{text}{passed}{f', else {line_words(self.failed)}' if self.failed else ''}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def opening(s: State, line: tuple[Does, ...], cause: int, hunter: int) -> list[DamageArgs]:
    """Return the damage at the beginning of a line, if only to the hunter. (GH-HURT-4)"""
    blows: list[DamageArgs] = []
    for effect in line:
        if not isinstance(effect, Hurt) or effect.who != "me":
            break
        blows.append(effect.blow(s, cause, hunter))
    return blows
