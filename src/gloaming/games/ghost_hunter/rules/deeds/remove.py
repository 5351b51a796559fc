"""The verb `remove`: remove a tile from the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.board import distances, is_chute
from gloaming.games.ghost_hunter.rules.house import farthest, fold_away, taken_away
from gloaming.games.ghost_hunter.scenarios import Deed, Rule, Scenario, without_hunter
from gloaming.games.ghost_hunter.state import State, changed


@dataclass(frozen=True)
class Remove(Deed):
    """Remove a tile from the map. (GH-SCENE-45, GH-SCENE-47)

    which: the tile to remove: "farthest" the farthest from the start, if possible one without hunters; hunters on it
    take 5 HP damage, "chosen" a tile without pawns that the hunter chooses, whose removal cuts no hunter off from the
    Enemy.
    """

    which: Literal["farthest", "chosen"]

    def do(self, s: State) -> None:
        if self.which == "farthest":
            fold_away(s)
        else:
            s.run("rub out", s.args[1])

    def refusal(self, s: State) -> Why | None:
        if self.which == "farthest":
            return None if farthest(s) else ("There is no tile to remove.", "GH-SCENE-25")
        goal = s.lair[s.box.boss[s.scenario]]
        for tile in s.laid:
            if may_rub_out(s, tile, goal):
                return None
        return "No room can be removed without cutting a hunter off.", "GH-SCENE-25"

    def required(self) -> bool:
        return True

    def misplaced(self, tale: Scenario, rule: Rule) -> str:
        if self.which == "chosen":
            return without_hunter(rule)
        if rule.when is None or not rule.when.amid():
            return ""
        return (
            "'when' must be the beginning of a round, a deed of a hunter or missing, not the middle of a move or battle"
        )

    def words(self) -> str:
        return "remove the farthest tile" if self.which == "farthest" else "remove a tile of your choice"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def tiles_to_rub_out(s: State) -> list[Option]:
    """Return the options to remove each tile that may be removed by choice. (GH-SCENE-47)"""
    goal = s.lair[s.box.boss[s.scenario]]
    return [("rub-out", tile) for tile in s.laid if may_rub_out(s, tile, goal)]


def may_rub_out(s: State, tile: int, goal: int) -> bool:
    """Return whether a tile may be removed by choice: no pawn stands on it, and without it every hunter can still reach
    the Enemy.

    goal: the tile of the scenario's Enemy, negative if the Enemy is not on the map. (GH-SCENE-47)
    """
    if goal < 0 or tile == goal or s.has_monsters(tile) or tile in s.at:
        return False
    if s.box.tiles[tile].tower or is_chute(s, tile) or (s.box.pair[tile] >= 0 and s.cell[s.box.pair[tile]] >= 0):
        return False
    cell, laid = s.cell, s.laid
    s.cell = changed(cell, tile, -1)
    s.laid = tuple([other for other in laid if other != tile])
    near = distances(s, goal)
    s.cell = cell
    s.laid = laid
    return all([s.at[hunter] in near for hunter in s.standing()])


def who_rubs_out(s: State) -> int:
    """Return the seat of the hunter who chooses the tile to remove. (GH-SCENE-68)"""
    return s.owner[s.chooser(s.args[0])]


def rub_out(s: State, option: Option) -> None:
    """Remove the chosen tile from the map. (GH-SCENE-47)"""
    taken_away(s, option[1])
    events.rubbed_out(s, option[1])
