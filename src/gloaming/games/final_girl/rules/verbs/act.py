"""The verb `act`: a Killer Action."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.rules.effects import Effect, Fault, put_first
from gloaming.games.final_girl.constants import ACTION_PHASE, KILLER, NOWHERE, TARGET_NUMBERS
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.enemy_actions import act_at_once, is_asked
from gloaming.games.final_girl.rules.killer_actions import speed
from gloaming.games.final_girl.rules.minions import minion_speed, order_of_minions
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
    Victim); moves: the number of Move icons; attacks: the number of Attack icons; who: which Enemies act: "all" all of
    them, "killer" the Killer alone, "minions" the Minions alone.
    """

    target: Goal
    moves: Icons
    attacks: Icons
    who: Literal["all", "killer", "minions"] = "all"

    def fault(self) -> Fault | None:
        """Check that the Killer Action has a move or an attack."""
        return None if self.moves or self.attacks else ("moves", "needs at least 1 move or attack")

    def do(self, s: State) -> None:
        """Let the Minions act first, then the Killer."""
        s.killed_action = 0
        if s.minions and self.who != "killer":
            order = order_of_minions(s)
            if self.who == "all":
                order.append(KILLER)
            acted = 0
            if s.phase != ACTION_PHASE:  # there, the player may be asked before each effect
                while acted < len(order) and s.killer_space != s.girl_space:
                    acted += 1
                    if not act(s, order[acted - 1], self.target, self.moves, self.attacks):
                        break
            if acted < len(order):
                put_first(s, tuple([self.by(actor) for actor in order[acted:]]))
        elif self.who != "minions":
            act(s, KILLER, self.target, self.moves, self.attacks)

    def by(self, actor: int) -> EnemyActs:
        """Return the Killer Action as carried out by a single Enemy."""
        return EnemyActs(actor=actor, target=self.target, moves=self.moves, attacks=self.attacks)

    def by_minions(self) -> Effect:
        """Return the Killer Action as carried out by all Minions, without the Killer."""
        return replace(self, who="minions")

    def words(self) -> str:
        return self.words_by("each Minion" if self.who == "minions" else "the Killer")

    def words_by(self, enemy: str) -> str:
        """Return the text with the name of the Enemy that acts."""
        attacks = f"attacks {times(self.attacks)}"
        if self.moves == 0:
            return f"{enemy} {attacks}" if self.attacks else f"{enemy} does nothing"
        moves = f"{enemy} moves {times(self.moves)} toward {CALLED[self.target]}"
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
        enemy = "the Killer" if self.actor == KILLER else "the Minion"
        return Act(target=self.target, moves=self.moves, attacks=self.attacks).words_by(enemy)

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


def act(s: State, actor: int, target: str, moves: int, attacks: int) -> bool:
    """Begin the Killer Action of an Enemy. An Enemy that is not on the board does nothing. (FG-KILL-4)

    Return whether the action is complete; otherwise a flow continues it.
    """
    if (actor == KILLER and s.killer_space < 0) or actor >= len(s.minions):
        return True
    s.actor = actor
    s.moves_left = moves * (speed(s) if actor == KILLER else minion_speed(s, actor))
    s.attacks_left = attacks
    s.goal = NOWHERE
    s.after_girl = False
    for rules in s.rules.begin_killer_action:
        rules.begin_killer_action(s)
    if is_asked(s):
        s.run("killer action", TARGET_NUMBERS[target])
        return False
    return act_at_once(s, TARGET_NUMBERS[target])
