"""The verb `check`: make a check, with effects of a success and of a failure."""

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
    """Each hunter whom the effect reaches makes a check, and the effects of the result apply to that hunter. If a
    success would place a door marker, hunters on a tile that cannot take one make no check. All hunters draw first;
    then damage at the beginning of the effects is dealt to all of them at once. (GH-CHECK-1, GH-EVENT-4, GH-TRAP-1,
    GH-SECRET-2, GH-HURT-4, GH-FALL-6)

    ability: the ability added to the Judge card, "none" to use the card alone; least: the result needed; who: the
    hunters who make the check; passed: the effects of a success; failed: the effects of a failure; one of the two may
    have no effects, but not both.
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
        """Return the hunters who make the check.

        If a success places a door marker, only hunters whose tile can take one do.
        """
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
    """Return the damage that stands at the beginning of some effects, as long as it hurts only the hunter concerned.

    line: the effects; cause: the number of the card that causes them. (GH-HURT-4)
    """
    blows: list[DamageArgs] = []
    for effect in line:
        if not isinstance(effect, Hurt) or effect.who != "me":
            break
        blows.append(effect.blow(s, cause, hunter))
    return blows
