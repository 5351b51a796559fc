"""Agents for Final Girl that play by rules of thumb: does saving Victims pay?

`make` saves Victims first: it leads the nearest ones to an Exit until the Final Girl has her Ultimate Ability. `hide`
saves nobody. Both strike Minions in their space, and leave all other choices to the learned policy.

    gloaming lab run experiments/final-girl-saving.toml
"""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots import Bot, SeatView, bot
from gloaming.engine.state.state import Option

NEVER: Final = -1000.0
"""The value of a step that is not taken."""

ACTION: Final = "FG-ACT-2"
MOVE: Final = "FG-MOVE-1"
PLANNING: Final = "FG-PLAN-1"
"""The rules of the questions that the rules of thumb answer."""

MINION_BLOWS: Final = ("weak-attack", "furious-strike", "critical-blow")
"""The attacks against Minions, the first choice first."""


def make(seed: int) -> Hero:
    """Return an agent that saves Victims."""
    return Hero(bot("policy", seed), saves=True)


def hide(seed: int) -> Hero:
    """Return an agent that saves nobody."""
    return Hero(bot("policy", seed), saves=False)


class Hero:
    """An agent that follows rules of thumb where they apply, and otherwise another bot.

    other: the bot for all other choices; saves: whether it saves Victims.
    """

    def __init__(self, other: Bot, *, saves: bool) -> None:
        self.other = other
        self.saves = saves

    def choose(self, view: SeatView) -> int:
        """Return the index of the chosen option."""
        assert view.decision is not None
        options, rule = view.decision.options, view.decision.rule
        verbs = [option[0] for option in options]
        if "save" in verbs and self.saves:
            return verbs.index("save")
        choice = None
        if rule == ACTION and "claim" in verbs:
            choice = verbs.index("claim")
        elif rule == ACTION:
            choice = self.play(Night(view), options)
        elif rule == MOVE:
            choice = self.step(Night(view), options)
        elif rule == PLANNING:
            choice = self.buy(Night(view), options)
        if choice is None:
            choice = self.other.choose(view)
        return len(options) - 1 if verbs[choice] == "save" else choice

    def play(self, night: Night, options: tuple[Option, ...]) -> int | None:
        """Return the Action card to play: a blow against Minions at hand, or a move to the goal; None for neither."""
        plays = {night.action(option[1]): i for i, option in enumerate(options) if option[0] == "play"}
        near = night.minions.count(night.girl)
        if near and night.killer != night.girl:
            for card in MINION_BLOWS:
                if card in plays and (card != "critical-blow" or near > 1):
                    return plays[card]
        goal = self.goal(night)
        if goal is None or night.far[goal] == 0 or (night.without_killer and night.minions.count(goal) >= night.health):
            return None
        for card in ("sprint", "walk") if night.far[goal] > 1 else ("walk", "sprint"):
            if card in plays:
                return plays[card]
        return None

    def step(self, night: Night, options: tuple[Option, ...]) -> int | None:
        """Return the step toward the goal with the best company; None without a goal or in its space."""
        goal = self.goal(night)
        if goal is None or night.far[goal] == 0:
            return None
        values = [self.worth(night, option, goal) for option in options]
        best = max(values)
        return values.index(best) if best > NEVER else None

    def worth(self, night: Night, option: Option, goal: int) -> float:
        """Return the value of a step: nearer to the goal, with Victims to be saved, and away from Enemies."""
        if option[0] != "step":
            return NEVER
        space: int = option[1]
        company: int = option[2] + option[3].bit_count()
        leads = self.saves and night.wants_victims and night.loose(night.girl) > 0
        value = -10.0 * night.distance[space][goal] + (3.0 if leads else -0.1) * company
        if space == night.killer:
            value -= 6
        if not night.without_killer or (self.saves and night.wants_victims):
            value -= night.minions.count(space)
        return value

    def buy(self, night: Night, options: tuple[Option, ...]) -> int | None:
        """Return the card to take for saving Victims: all free ones, and one Sprint; None for no opinion."""
        if not self.saves or not night.wants_victims:
            return None
        for i, option in enumerate(options):
            if option[0] == "buy-free":
                return i
        for i, option in enumerate(options):
            if option[0] == "buy" and night.action(option[1]) == "sprint" and "sprint" not in night.hand:
                return i
        return None

    def goal(self, night: Night) -> int | None:
        """Return the space to go to: an Exit with Victims, the next Victims, or a Minion if there is no Killer."""
        exits = [space for space, is_exit in enumerate(night.exit) if is_exit and space != night.killer]
        if self.saves and night.wants_victims:
            if exits and night.loose(night.girl) > 0:
                return min(exits, key=lambda space: night.far[space])
            near_exit = {space: min([night.distance[space][way] for way in exits] or [0]) for space in night.crowds}
            loose = [space for space in night.crowds if night.loose(space) > 0]
            return min(loose or night.crowds, key=lambda space: night.far[space] + near_exit[space] / 2)
        if night.without_killer and night.minions:
            return min(night.minions, key=lambda space: night.far[space])
        return None


class Night:
    """What the rules of thumb need of a view. Spaces are numbers.

    girl, killer: their spaces, -1 for off the board; minions: the space of each Minion; crowds: the spaces with Victims
    but without the Killer; far: the distance of each space from the girl; wants_victims: whether there are Victims to
    save, she has no Ultimate Ability yet, and she has more than 1 health.
    """

    def __init__(self, view: SeatView) -> None:
        seen = view.view()
        box = view.game.rules.box
        at: Any = box.maps[[location.id for location in box.locations].index(seen["location"])]
        self._box = box
        self.distance: tuple[tuple[int, ...], ...] = at.distance
        self.exit: tuple[bool, ...] = at.exit
        self.girl: int = next((i for i, space in enumerate(seen["spaces"]) if space["girl"]), 0)
        self.killer: int = next((i for i, space in enumerate(seen["spaces"]) if space["killer"]), -1)
        self.far: tuple[int, ...] = at.distance[self.girl]
        self.minions: list[int] = [at.number[minion["at"]] for minion in seen["minions"]]
        self.victims: list[int] = [space["victims"] for space in seen["spaces"]]
        for special in seen["specials"]:
            if special["at"] is not None:
                self.victims[at.number[special["at"]]] += 1
        self.crowds: list[int] = [i for i, count in enumerate(self.victims) if count and i != self.killer]
        self.health: int = seen["player"]["health"]
        self.hand: list[str] = [card.removesuffix("-b") for card in seen["player"]["hand"]]
        self.without_killer: bool = not seen["killer"]["exists"]
        self.wants_victims: bool = not seen["player"]["ultimate"] and bool(self.crowds) and self.health > 1
        self._holding: set[str] = {minion.id for minion in box.minions if minion.holds}
        self._holders: list[int] = [
            at.number[minion["at"]] for minion in seen["minions"] if minion["kind"] in self._holding
        ]

    def loose(self, space: int) -> int:
        """Count the Victims of a space whom no Minion holds."""
        return max(0, self.victims[space] - self._holders.count(space))

    def action(self, name: int) -> str:
        """Return the id of an Action card. name: its number in an option."""
        id: str = self._box.actions[name].id
        return id
