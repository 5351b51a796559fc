"""The verb `learn-mp-attack`: learn to make MP attacks."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class LearnMpAttack(Does):
    """The hunter can make MP attacks for the rest of the match. (GH-GRIMOIRE-1, GH-BUNCH-1)

    while_held: whether the hunter can do so only while owning the Item.
    """

    while_held: bool = False

    def do(self, s: State) -> None:
        bit = 1 << s.args[1]
        if self.while_held:
            s.reads_keys |= bit
        else:
            s.psychic |= bit
        events.learned(s, s.character[s.args[1]])

    def refusal(self, s: State) -> Why | None:
        known = s.reads_keys if self.while_held else s.psychic
        return ("This hunter can already make MP attacks this way.", "GH-ITEM-6") if known >> s.args[1] & 1 else None

    def words(self) -> str:
        return f"you may make MP attacks{' while you own it' if self.while_held else ' for the rest of the match'}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
