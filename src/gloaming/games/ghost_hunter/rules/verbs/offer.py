"""The verb `offer`: choose one of two lists of effects."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, resolve
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.cards import EventCard
from gloaming.games.ghost_hunter.constants import STANDING
from gloaming.games.ghost_hunter.entry import Does, Effects
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.card_words import line_words
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Offer(Does):
    """The hunter chooses one of two lists of effects. Only for Event cards. (GH-EVENT-5)

    first: the first list; second: the second list, which may be empty.
    """

    first: Effects
    second: tuple[Does, ...] = ()

    def do(self, s: State) -> None:
        if s.fares[s.args[1]] == STANDING:
            s.run("offer", s.args[0], s.args[1])

    def misplaced(self, entry: object) -> str:
        if not isinstance(entry, EventCard):
            return "only for Event cards"
        offers = [doe for doe in entry.does if isinstance(doe, Offer)]
        return "" if len(offers) == 1 and offers[0] is self else "at most one on a card, and not within another verb"

    def words(self) -> str:
        other = line_words(self.second) if self.second else "do nothing"
        return f"either {line_words(self.first)}, or {other}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def lines(s: State) -> list[Option]:
    """Return the options to take the first or the second list of effects. (GH-EVENT-5)"""
    return [("take-first", s.args[0]), ("take-second", s.args[0])]


def take_line(s: State, option: Option) -> None:
    """Carry out the list of effects that the hunter has chosen. (GH-EVENT-5)"""
    cause, hunter = s.args
    for effect in s.box.event(cause).does:
        if isinstance(effect, Offer):
            resolve(s, effect.first if option[0] == "take-first" else effect.second, cause, hunter)
