"""The verb `fire`: a fire in a random Search space."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from gloaming.games.final_girl.entry import SpaceId
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.attacking import strike_minion
from gloaming.games.final_girl.rules.health import STANDS, girl_takes, hurt, killer_takes, settle, wound_killer
from gloaming.games.final_girl.rules.victims import count_at, kill, kinds_at
from gloaming.games.final_girl.sentences import titled
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import MayEndPhase


@dataclass(frozen=True)
class Fire(MayEndPhase):
    """Roll a die: a fire breaks out in one of three spaces. (FG-CAMP-6, FG-END-3)

    Victims in this space die, its Item deck is discarded, and the Final Girl and Enemies there lose 1 health.

    spaces: the spaces that burn on a roll of 1-2, 3-4 and 5-6.
    """

    spaces: Annotated[tuple[SpaceId, ...], Meta(min_length=3, max_length=3)]

    def may_end_phase(self, s: State) -> bool:
        """Return whether the fire might turn over a Final Health token, which ends the phase.

        (FG-HEALTH-6, FG-TIME-6)
        """
        spaces = [s.map.number[space] for space in self.spaces]
        girl = s.girl_space in spaces and not s.white and s.health <= 1
        killer = s.killer_space in spaces and not s.killer_white and s.killer_health <= 1 and not s.minors
        return girl or killer

    def do(self, s: State) -> None:
        """Roll the die, kill Victims, discard the Item deck, and hurt the Final Girl and Enemies at the same time."""
        face = 1 + s.dice.below(6)
        space = s.map.number[self.spaces[(face - 1) // 2]]
        events.fire(s, face, s.at(space))
        minions = len(s.minions)  # Victims who die here may rise as further ones, which the fire does not hurt.
        while count_at(s, space) > 0:
            kill(s, space, kinds_at(s, space)[0], ())
        deck = s.map.deck[space]
        if deck >= 0:
            s.item_discard += s.decks[deck]
            s.decks[deck] = ()
            s.decks_looked[deck] = ()
        for number in range(minions - 1, -1, -1):
            if s.minions[number] == space:
                s.prey, s.prey_space, s.wound = number, space, 1
                strike_minion(s, ("strike", number))
        if s.killer_space == space and s.minors:
            if s.girl_space == space:
                s.run("fire on her")
            wound_killer(s, 1)
            return
        girl = girl_takes(s, 1) if s.girl_space == space else STANDS
        killer = killer_takes(s, 1) if s.killer_space == space else STANDS
        settle(s, girl, killer)

    def words(self) -> str:
        first, second, third = [titled(space) for space in self.spaces]
        return (
            f"roll a die for the place of a fire: 1-2 {first}, 3-4 {second}, 5-6 {third}; "
            "Victims there die, its Item deck is discarded, and you and every Enemy there lose 1 health"
        )

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


def burn_her(s: State) -> None:
    """Hurt the Final Girl right after the Killer's Minor Dark Powers, since the fire hurts them at the same time.

    (FG-CAMP-6, FG-END-3)
    """
    hurt(s, 1)
