"""The verb `act`: a Killer Action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.rules.effects import Effect, Fault, put_first
from gloaming.games.final_girl.constants import KILLER, NOWHERE, TARGET_NUMBERS
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.killer_actions import order_of_minions, speed
from gloaming.games.final_girl.sentences import times
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import ByEnemies

Goal = Literal["victim", "girl", "nearest"]
Icons = Annotated[int, Meta(ge=0, le=9)]

CALLED: Final[dict[str, str]] = {"victim": "the closest Victim", "girl": "you", "nearest": "the closest person"}
"""The text for each target of a Killer Action. A person is you or a Victim."""


@dataclass(frozen=True, kw_only=True)
class Act(ByEnemies):
    """A Killer Action: every Enemy moves and attacks, one at a time, Minions first. (FG-KILL-4, FG-MINION-5)

    target: whom each Enemy targets: "victim" the closest Victim, "girl" you, "nearest" the closest person (you or a
    Victim); moves: the number of Move icons; attacks: the number of Attack icons.
    """

    target: Goal
    moves: Icons
    attacks: Icons

    def fault(self) -> Fault | None:
        """Check that the Killer Action has a move or an attack."""
        return None if self.moves or self.attacks else ("moves", "needs at least 1 move or attack")

    def do(self, s: State) -> None:
        """Let the Minions act first, then the Killer."""
        s.killed_action = 0
        if s.minions:
            order = [*order_of_minions(s), KILLER]
            put_first(s, tuple([self.by(actor) for actor in order]))
        else:
            act(s, KILLER, self.target, self.moves, self.attacks)

    def by(self, actor: int) -> EnemyActs:
        """Return the Killer Action as carried out by a single Enemy."""
        return EnemyActs(actor=actor, target=self.target, moves=self.moves, attacks=self.attacks)

    def words(self) -> str:
        attacks = f"attacks {times(self.attacks)}"
        if self.moves == 0:
            return f"the Killer {attacks}" if self.attacks else "the Killer does nothing"
        moves = f"the Killer moves {times(self.moves)} toward {CALLED[self.target]}"
        return f"{moves} and {attacks}" if self.attacks else moves

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


@dataclass(frozen=True, kw_only=True)
class EnemyActs(Effect):
    """A Killer Action carried out by a single Enemy. Killer Actions create it; cards cannot have it. (FG-KILL-4)"""

    actor: int
    target: Goal
    moves: Icons
    attacks: Icons

    def do(self, s: State) -> None:
        """Let this Enemy move and attack."""
        act(s, self.actor, self.target, self.moves, self.attacks)

    def words(self) -> str:
        return Act(target=self.target, moves=self.moves, attacks=self.attacks).words()

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


def act(s: State, actor: int, target: str, moves: int, attacks: int) -> None:
    """Begin the Killer Action of an Enemy. An Enemy that is not on the board does nothing. (FG-KILL-4)"""
    if (actor == KILLER and s.killer_space < 0) or actor >= len(s.minions):
        return
    s.actor = actor
    s.moves_left = moves * (speed(s) if actor == KILLER else s.minion_move)
    s.attacks_left = attacks
    s.goal = NOWHERE
    s.after_girl = False
    for rules in s.box.rules:
        rules.begin_killer_action(s)
    s.run("killer action", TARGET_NUMBERS[target])
