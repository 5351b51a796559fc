"""Traits and standing rules, which apply as long as a card or a board is in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from msgspec import Meta
from mypy_extensions import mypyc_attr

from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import NO_OPINION, Effect, Fault, Line, Verb, Why
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.entry import Count
from gloaming.games.final_girl.sentences import line_text


@mypyc_attr(allow_interpreted_subclasses=True)
class ByEnemies(Effect):
    """An effect that every Enemy carries out, one after the other."""

    __slots__ = ()

    def by(self, actor: int) -> Effect:
        """Return the part of one Enemy."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AfterAnother(Effect):
    """An effect that can only be carried out if a card has another one."""

    __slots__ = ()

    def other(self) -> type[Effect]:
        """Return the type of the other effect."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class MayEndPhase(Effect):
    """An effect that may end the Action phase: before it does, cards can be discarded for Time. (FG-TIME-6)"""

    __slots__ = ()

    def may_end_phase(self, s: Any) -> bool:
        """Return whether it would or might end the phase now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class GivesCard(Effect):
    """An effect that adds an Action card to the hand."""

    __slots__ = ()

    def cards(self, s: Any) -> list[int]:
        """Return the names of the cards that it could add now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class WithinRoll(Effect):
    """An effect that can be carried out during a Horror Roll, because it makes no roll and lets no Enemy act."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Warns(Effect):
    """An effect whose option warns of the harm that it would do now."""

    __slots__ = ()

    def warning(self, s: Any) -> str:
        """Return the warning as the end of a sentence; "" if it does no harm."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnRoll(Verb):
    """The effect of an Action card or Item that is used on a Horror Roll."""

    __slots__ = ()

    def offers(self, s: Any, name: int, dice: list[int]) -> list[Option]:
        """Return how the card of a name can be played now: options whose last number is that name.

        dice: those whose reroll alone could change the outcome; all together could, too.
        """
        raise NotImplementedError

    def take(self, s: Any, option: Option) -> None:
        """Carry out one of these options; the card has already been discarded."""
        raise NotImplementedError

    def by_item(self) -> bool:
        """Return whether an Item can have it."""
        return False

    def use(self, s: Any, item: int) -> None:
        """Carry it out with an Item that has been paid for."""
        raise NotImplementedError

    def price(self, option: Option) -> int:
        """Return the cost of one of these options in Time."""
        return 0

    def refusal(self, s: Any, name: int, dice: list[int]) -> Why | None:
        """Return why it offers nothing on the current roll, or None. name, dice: as for `offers`."""
        return None

    def words(self) -> str:
        """Return its text as the end of a sentence."""
        raise NotImplementedError

    def short(self) -> str:
        """Return its text in short, for a small card."""
        return self.words()


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait(Verb):
    """The ability of a Dark Power, or of a Minor one (`more` only), or an Ultimate Ability (`more` or `rush`).

    A film may add its own.
    """

    __slots__ = ()

    def words(self) -> str:
        """Return its text as a sentence without its end."""
        raise NotImplementedError

    def hits_all(self) -> bool:
        """Return whether each Attack icon hits everyone in the Killer's space once."""
        return False

    def attacks_again(self, s: Any) -> bool:
        """Return whether the Killer, whose action is over, attacks the girl in his space again."""
        return False

    def when_he_kills(self) -> Line:
        """Return the effects for each Victim that the Killer kills himself."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Trait):
    """A rule that applies as long as its card is in play (for an Item always `more`). A film may add its own."""

    __slots__ = ()

    def begin(self, s: Any, event: int) -> None:
        """Carry out what it does when its Event begins."""

    def ways(self, s: Any, space: int) -> list[int]:
        """Return the spaces that are adjacent for the girl in addition to those on the map."""
        return []

    def kills_in(self, s: Any, space: int) -> bool:
        """Return whether every Victim who enters a space dies."""
        return False

    def joins_in_death(self, s: Any, space: int, there: int) -> bool:
        """Return whether another Victim in a space dies when one is killed. there: the number of Victims there."""
        return False


@dataclass(frozen=True, kw_only=True)
class More(Standing):
    """A bonus to a number.

    to: the number: "attack" damage of the Killer's attacks, for a Dark Power or a Minor one, "moves" spaces of each
    of his Move icons, for the same, "close-damage" damage that you deal in your own space, for an Ultimate Ability,
    "followers" Victims who may follow you, for an Event or what an Item holds, "healing" health that an Action card
    lets you recover, for what an Item holds; by: how much more, below 0 only for followers.
    """

    to: Literal["attack", "moves", "close-damage", "followers", "healing"]
    by: Annotated[int, Meta(ge=-2, le=5)]

    def fault(self) -> Fault | None:
        """Check that only followers can be fewer."""
        if self.by == 0 or (self.by < 0 and self.to != "followers"):
            return "by", "1 to 5; for followers also -2 and -1"
        return None

    def words(self) -> str:
        by = self.by
        victims = count(abs(by), f"{'more' if by > 0 else 'fewer'} Victim")
        return MORE[self.to].format(by=by, spaces=count(by, "more space"), victims=victims)

    def expect(self, outlook: Any) -> float:
        return NO_OPINION


MORE: Final[dict[str, str]] = {
    "attack": "his attacks deal {by} more damage",
    "moves": "he moves {spaces} for each Move icon",
    "close-damage": "when you damage an Enemy in your space, it takes {by} more damage",
    "followers": "{victims} may follow you",
    "healing": "whenever an Action card lets you recover health, recover {by} more",
}
"""The words of `more`, by what there is more of."""


@dataclass(frozen=True)
class Rush(Trait):
    """Once in each Action phase, move to the space of an Enemy nearby.

    It is for Ultimate Abilities.

    within: the maximum distance in spaces.
    """

    within: Count

    def words(self) -> str:
        near = count(self.within, "space")
        return f"once in each Action phase, you may move to the space of an Enemy at most {near} away, for free"

    def expect(self, outlook: Any) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class When(Standing):
    """Repeated effects.

    on: when: "further-save" for each Victim saved after the first in an Action phase, "upkeep" in each Upkeep
    phase; does: what happens, from left to right.
    """

    on: Literal["further-save", "upkeep"]
    does: Line

    def words(self) -> str:
        upkeep = "in each Upkeep phase"
        moment = upkeep if self.on == "upkeep" else "in each Action phase, for each Victim you save after the first"
        return f"{moment}: {line_text(self.does)}"

    def expect(self, outlook: Any) -> float:
        return NO_OPINION


TRAITS: Final = (More, Rush)
"""The traits that all films share."""

STANDINGS: Final = (More, When)
"""The standing rules that all films share."""


def more(rule: Verb | None, to: str) -> int:
    """Return the bonus of a trait or standing rule to a number."""
    return rule.by if isinstance(rule, More) and rule.to == to else 0
