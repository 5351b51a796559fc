"""The verb `hurt`: deal damage."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.constants import NONE
from gloaming.games.ghost_hunter.entry import FOR_ONE, Does, Pool, Some, Who
from gloaming.games.ghost_hunter.generated.flows import DamageArgs
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.card_words import whom
from gloaming.games.ghost_hunter.rules.harm import PRICE, SURE, hurt_all, may_be_hurt
from gloaming.games.ghost_hunter.rules.lines import concerned
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Hurt(Does):
    """Deal damage, which a Court card or an Ace may cancel. (GH-HURT-1, GH-HURT-4, GH-EVENT-3, GH-TRAP-1)

    pool: whether hunters lose HP or MP; points: the damage; who: the hunters whom the effect reaches.
    """

    pool: Pool
    points: Some
    who: Who = "me"

    def do(self, s: State) -> None:
        cause, hunter = s.args
        hurt_all(s, [self.blow(s, cause, other) for other in concerned(s, self.who, hunter)])

    def blow(self, s: State, cause: int, hunter: int) -> DamageArgs:
        """Return the damage that this effect deals to one hunter, as the arguments of the flow `damage`."""
        hp, mp = (self.points, 0) if self.pool == "hp" else (0, self.points)
        by_an_item = s.box.first_item <= cause < s.box.first_insanity
        return DamageArgs(cause, hunter, hp, mp, NONE, (SURE if s.sure else 0) | (PRICE if by_an_item else 0), 0)

    def refusal(self, s: State) -> Why | None:
        cause, hunter = s.args
        for other in concerned(s, self.who, hunter):
            if may_be_hurt(s, other, self.blow(s, cause, other).how):
                return None
        return "Fallen hunters take no damage.", "GH-ENEMY-4"

    def harms(self) -> bool:
        return True

    def for_one(self) -> bool:
        return self.who in FOR_ONE

    def words(self) -> str:
        return f"{whom(self.who)}{self.points} {self.pool.upper()} damage"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
