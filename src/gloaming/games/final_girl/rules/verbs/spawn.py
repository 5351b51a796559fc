"""The verb `spawn`: new Minions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import Why
from gloaming.games.final_girl.entry import Count, MinionId
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.minions import has_token, spawn
from gloaming.games.final_girl.rules.tracks import AtOnce
from gloaming.games.final_girl.rules.victims import count_at
from gloaming.games.final_girl.sentences import titled
from gloaming.games.final_girl.state import State

PLACES: Final[dict[str, str]] = {
    "killer": "in the Killer's space",
    "killer-start": "where the Killer started",
    "girl-start": "where you started",
    "girl": "in your space",
    "exits": "at each Exit",
    "decks": "at each Search space",
    "farthest": "in the space farthest from you",
    "crowd": "in the space with the most Victims",
    "nearest-victim": "in the space of the Victim nearest to you",
}
"""The text for each place where Minions come into play."""

NO_TOKEN: Final = ("No token is left.", "FG-MINION-9")


@dataclass(frozen=True, kw_only=True)
class Spawn(AtOnce):
    """Put new Minions on the board, as long as tokens are left. (FG-MINION-8, FG-MINION-9)

    count: the number of Minions for each space; at: the spaces: "killer" the Killer's, or where he started while he is
    off the board, "killer-start" the Killer's on the Setup card, "girl-start" yours on the Setup card, "girl" yours,
    "exits" each Exit, "decks" each with an Item deck, "farthest" the one farthest from you, "crowd" the one with the
    most Victims, "nearest-victim" that of the Victim nearest to you; the first of several that are equal; kind: the
    kind of Minions; by default, on a card of a Killer, his first.
    """

    count: Count
    at: Literal["killer", "killer-start", "girl-start", "girl", "exits", "decks", "farthest", "crowd", "nearest-victim"]
    kind: MinionId = ""

    def do(self, s: State) -> None:
        """Put the Minions into one space after the other, until no token is left."""
        kind = self.kind_in(s)
        for space in self.spaces(s):
            for _ in range(self.count):
                if not spawn(s, kind, space):
                    events.no_minion(s, kind)
                    return

    def kind_in(self, s: State) -> int:
        """Return the number of the reference card: the named one, by default the Killer's."""
        if not self.kind:
            return s.kinds[0]
        return [minion.id for minion in s.box.minions].index(self.kind)

    def spaces(self, s: State) -> list[int]:
        """Return the spaces where the Minions come into play."""
        setup = s.box.setups[s.setup]
        spaces = range(len(s.victims))
        far = s.map.distance[s.girl_space]
        if self.at == "killer" and s.killer_space >= 0:
            return [s.killer_space]
        if self.at in ("killer", "killer-start"):
            return [s.map.number[setup.killer]]
        if self.at == "girl-start":
            return [s.map.number[setup.girl]]
        if self.at == "girl":
            return [s.girl_space]
        if self.at == "exits":
            return [space for space in spaces if s.map.exit[space]]
        if self.at == "decks":
            return [space for space in spaces if s.map.deck[space] >= 0]
        if self.at == "farthest":
            return [max(spaces, key=lambda space: far[space])]
        crowded = [space for space in spaces if count_at(s, space) > 0]
        if not crowded:
            return []
        if self.at == "crowd":
            return [max(crowded, key=lambda space: count_at(s, space))]
        return [min(crowded, key=lambda space: far[space])]

    def refusal(self, s: State) -> Why | None:
        """Return why the effect is impossible (no token is left), or None. (FG-MINION-9)"""
        return None if has_token(s, self.kind_in(s)) else NO_TOKEN

    def words(self) -> str:
        return f"spawn {count(self.count, titled(self.kind) if self.kind else 'Minion')} {PLACES[self.at]}"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)
