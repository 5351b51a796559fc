"""The verb `sleepwalk`: a Victim walks toward the Killer."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import Effect
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.ties import tied
from gloaming.games.final_girl.rules.victims import kinds_at, put_on, take_off
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class Sleepwalk(Effect):
    """Move the Victim nearest to the Killer, but not in his space, 1 space toward him. (FG-CAMP-19)"""

    def do(self, s: State) -> None:
        """Move the Victim; the player chooses between equally near Victims and between their ways."""
        s.run("draw a Victim")

    def words(self) -> str:
        return "the Victim nearest to the Killer, but not in his space, moves 1 space toward him"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


def drawn_victims(s: State) -> list[Option]:
    """Return the moves toward the Killer of the Victims nearest to him, except those in his space.

    While he is off the board, no Victim moves.

    (FG-CAMP-19, FG-MINION-13)
    """
    if s.killer_space < 0:
        return []
    toward = s.map.toward[s.killer_space]
    options: list[Option] = []
    for ring in s.map.rings[s.killer_space][1:]:
        for space in ring:
            for kind in kinds_at(s, space):
                for other in toward[space]:
                    options.append(("draw-near", space, kind, other))
        if options:
            break
    return tied(s, options)


def draw_near(s: State, option: Option) -> None:
    """Move the chosen Victim 1 space toward the Killer. (FG-CAMP-19)"""
    take_off(s, option[1], option[2])
    events.drawn(s, option[2], s.at(option[1]), s.at(option[3]))
    put_on(s, option[3], option[2])
