"""Base classes of effects with common properties, and of traits and standing rules.

Traits and standing rules apply as long as their card or board is in play.
"""

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
        """Return the effect as carried out by a single Enemy."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AfterAnother(Effect):
    """An effect that needs another one: the match must have a card with that effect."""

    __slots__ = ()

    def other(self) -> type[Effect]:
        """Return the type of the effect that this one needs."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class MayEndPhase(Effect):
    """An effect that may end the Action phase. (FG-TIME-6)

    Before the phase ends, the player can discard cards for Time.
    """

    __slots__ = ()

    def may_end_phase(self, s: Any) -> bool:
        """Return whether the effect, carried out now, would or might end the phase."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class GivesCard(Effect):
    """An effect that adds an Action card to the hand."""

    __slots__ = ()

    def cards(self, s: Any) -> list[int]:
        """Return the names of the Action cards that the effect could add now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class WithinRoll(Effect):
    """An effect that can be carried out during a Horror Roll, because it makes no roll and lets no Enemy act."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Warns(Effect):
    """An effect that may do harm, of which the label of its option warns."""

    __slots__ = ()

    def warning(self, s: Any) -> str:
        """Return a warning of the harm that the effect would do now, as the end of a sentence; "" if it does none."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnRoll(Verb):
    """The effect of an Action card or Item that is used on a Horror Roll."""

    __slots__ = ()

    def offers(self, s: Any, name: int, dice: list[int]) -> list[Option]:
        """Return the options to play a card with this effect on the current Horror Roll.

        name: the name of the card, which is the last number of each option; dice: the dice that could change the
        outcome if they alone were rerolled; rerolling all dice could change it, too.
        """
        raise NotImplementedError

    def take(self, s: Any, option: Option) -> None:
        """Carry out an option that `offers` returned, after the card has been discarded."""
        raise NotImplementedError

    def by_item(self) -> bool:
        """Return whether Items can have this effect, not only Action cards."""
        return False

    def use(self, s: Any, item: int) -> None:
        """Carry out the effect of an Item whose cost has been paid."""
        raise NotImplementedError

    def price(self, option: Option) -> int:
        """Return the cost in Time of an option that `offers` returned."""
        return 0

    def refusal(self, s: Any, name: int, dice: list[int]) -> Why | None:
        """Return why a card with this effect cannot be played on the current roll, or None.

        name, dice: as for `offers`.
        """
        return None

    def words(self) -> str:
        """Return the text of the effect as the end of a sentence."""
        raise NotImplementedError

    def short(self) -> str:
        """Return the shortest text of the effect, for a small card."""
        return self.words()


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait(Verb):
    """The ability of a Dark Power, a Minor Dark Power (only `more`), or an Ultimate Ability (`more` or `rush`).

    A film may add its own traits for Dark Powers.
    """

    __slots__ = ()

    def words(self) -> str:
        """Return the text of the ability as a sentence without a capital letter and a full stop."""
        raise NotImplementedError

    def hits_all(self) -> bool:
        """Return whether each Attack icon hits everyone in the Killer's space once."""
        return False

    def attacks_again(self, s: Any) -> bool:
        """Return whether the Killer attacks the Final Girl in his space again at the end of his action."""
        return False

    def when_he_kills(self) -> Line:
        """Return additional effects for each Victim that the Killer kills himself."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Trait):
    """A rule that applies as long as its card is in play; on an Item only `more`. A film may add its own rules."""

    __slots__ = ()

    def begin(self, s: Any, event: int) -> None:
        """Carry out what happens once when the Event with this rule comes into play."""

    def ways(self, s: Any, space: int) -> list[int]:
        """Return the spaces that this rule makes adjacent to a space, for the Final Girl only."""
        return []

    def kills_in(self, s: Any, space: int) -> bool:
        """Return whether this rule kills every Victim who enters a space."""
        return False

    def joins_in_death(self, s: Any, space: int, there: int) -> bool:
        """Return whether another Victim in a space dies when one is killed. there: the number of Victims in it."""
        return False


@dataclass(frozen=True, kw_only=True)
class More(Standing):
    """A bonus to a number.

    to: the number that gets the bonus: "attack" the damage of the Killer's attacks, on a Dark Power or a Minor one,
    "moves" the spaces for each of his Move icons, on the same cards, "close-damage" the damage that you deal in your
    own space, as an Ultimate Ability, "followers" the Victims who may follow you, on an Event or an Item, "healing" the
    health that an Action card lets you recover, on an Item; by: the bonus; below 0 is possible only for followers.
    """

    to: Literal["attack", "moves", "close-damage", "followers", "healing"]
    by: Annotated[int, Meta(ge=-2, le=5)]

    def fault(self) -> Fault | None:
        """Check that the bonus is not 0 and that only the number of followers is reduced."""
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
"""The text of a `more` rule, by its field `to`."""


@dataclass(frozen=True)
class Rush(Trait):
    """Once in each Action phase, move to the space of an Enemy nearby.

    Only Ultimate Abilities can have this trait.

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
    """Effects that are repeated while the Event is in play.

    on: the moment when they happen: "further-save" for each Victim saved after the first in an Action phase, "upkeep"
    in each Upkeep phase; does: the effects, from left to right.
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
"""The traits that every film can use."""

STANDINGS: Final = (More, When)
"""The standing rules that every film can use."""


def more(rule: Verb | None, to: str) -> int:
    """Return the bonus of a rule to a number; 0 if the rule is no `more` for it. to: as in More."""
    return rule.by if isinstance(rule, More) and rule.to == to else 0
