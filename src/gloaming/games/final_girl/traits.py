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
from gloaming.games.final_girl.entry import ActionId, Count
from gloaming.games.final_girl.sentences import dice_more, line_text, titled


@mypyc_attr(allow_interpreted_subclasses=True)
class ByEnemies(Effect):
    """An effect that every Enemy carries out, one after the other."""

    __slots__ = ()

    def by(self, actor: int) -> Effect:
        """Return the effect as carried out by a single Enemy."""
        raise NotImplementedError

    def by_minions(self) -> Effect:
        """Return the effect as carried out by all Minions, without the Killer."""
        raise NotImplementedError


def of_minions(line: Line) -> Line:
    """Return a Minion Action as the Minions perform it without the Killer. (FG-MINION-7)"""
    return tuple([effect.by_minions() if isinstance(effect, ByEnemies) else effect for effect in line])


@mypyc_attr(allow_interpreted_subclasses=True)
class Judged(Effect):
    """An effect of a film about which the checks of the content ask."""

    __slots__ = ()

    def reaches_her(self) -> bool:
        """Return whether the effect, repeated every turn, brings the Killer to the girl even from off the board."""
        return False

    def raises_bloodlust(self) -> bool:
        """Return whether the effect may raise Bloodlust, which a Final Effect cannot."""
        return False


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
    """The ability of a Dark Power, a Minor Dark Power or an Ultimate Ability. A film may add its own traits."""

    __slots__ = ()

    def fits(self, table: str) -> bool:
        """Return whether the trait has an effect on the cards of a table. By default, only Dark Powers can have it."""
        return table == "power"

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
    """A rule that applies as long as its card is in play. A film may add its own rules, for Events."""

    __slots__ = ()

    def fits(self, table: str) -> bool:
        """Return whether the rule has an effect on the cards of a table. By default, only Events can have it."""
        return table == "event"

    def alone(self) -> bool:
        """Return whether only one Event of a Location can have this rule."""
        return False

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
    "moves" the spaces for each of his Move icons, on a Dark Power or a Minor one, "minion-attack" the damage of the
    Minions' attacks, on a Dark Power or a Minor one, "minion-moves" the spaces for each of the Minions' Move icons, on
    a Dark Power or a Minor one, "close-damage" the damage that you deal in your own space, as an Ultimate Ability,
    "followers" the Victims who may follow you, on an Event, an Item or as an Ultimate Ability, "healing" the health
    that an Action card lets you recover, on an Item; by: the bonus; below 0 is possible only for followers.
    """

    to: Literal["attack", "moves", "minion-attack", "minion-moves", "close-damage", "followers", "healing"]
    by: Annotated[int, Meta(ge=-2, le=5)]

    def fault(self) -> Fault | None:
        """Check that the bonus is not 0 and that only the number of followers is reduced."""
        if self.by == 0 or (self.by < 0 and self.to != "followers"):
            return "by", "1 to 5; for followers also -2 and -1"
        return None

    def fits(self, table: str) -> bool:
        """Return whether cards of a table can give this bonus."""
        return table in MORE_ON[self.to]

    def words(self) -> str:
        by = self.by
        victims = count(abs(by), f"{'more' if by > 0 else 'fewer'} Victim")
        return MORE[self.to].format(by=by, spaces=count(by, "more space"), victims=victims)

    def expect(self, outlook: Any) -> float:
        return NO_OPINION


MORE: Final[dict[str, str]] = {
    "attack": "his attacks deal {by} more damage",
    "moves": "he moves {spaces} for each Move icon",
    "minion-attack": "Minions' attacks deal {by} more damage",
    "minion-moves": "Minions move {spaces} for each Move icon",
    "close-damage": "when you damage an Enemy in your space, it takes {by} more damage",
    "followers": "{victims} may follow you",
    "healing": "whenever an Action card lets you recover health, recover {by} more",
}
"""The text of a `more` rule, by its field `to`."""

MORE_ON: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("attack", "moves", "minion-attack", "minion-moves"), ("power", "terror")),
    "close-damage": ("girl",),
    "followers": ("event", "item", "bonus", "girl"),
    "healing": ("item", "bonus"),
}
"""The tables whose cards can have a `more` rule, by its field `to`."""


@dataclass(frozen=True)
class Rush(Trait):
    """Once in each Action phase, move to the space of an Enemy nearby.

    Only Ultimate Abilities can have this trait.

    within: the maximum distance in spaces.
    """

    within: Count

    def fits(self, table: str) -> bool:
        """Return whether the table is that of the Final Girls."""
        return table == "girl"

    def words(self) -> str:
        near = count(self.within, "space")
        return f"once in each Action phase, you may move to the space of an Enemy at most {near} away, for free"

    def expect(self, outlook: Any) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class When(Standing):
    """Effects that are repeated while the card is in play. (FG-UPKEEP-2)

    on: the moment when they happen: "further-save" for each Victim saved after the first in an Action phase, on an
    Event, "upkeep" in each Upkeep phase, on any card; does: the effects, from left to right.
    """

    on: Literal["further-save", "upkeep"]
    does: Line

    def fits(self, table: str) -> bool:
        """Return whether the table is that of the Events, or the moment is the Upkeep phase."""
        return table == "event" or self.on == "upkeep"

    def words(self) -> str:
        upkeep = "in each Upkeep phase"
        moment = upkeep if self.on == "upkeep" else "in each Action phase, for each Victim you save after the first"
        return f"{moment}: {line_text(self.does)}"

    def expect(self, outlook: Any) -> float:
        return NO_OPINION


@dataclass(frozen=True, kw_only=True)
class MoreDice(Trait):
    """Roll more dice for an Action card. (FG-ROLL-7)

    Only Ultimate Abilities can have this trait.

    card: the Action card; dice: how many more dice it rolls.
    """

    card: ActionId
    dice: Count

    def fits(self, table: str) -> bool:
        """Return whether the table is that of the Final Girls."""
        return table == "girl"

    def words(self) -> str:
        return f"roll {dice_more(self.dice)} whenever you play {titled(self.card)}"

    def expect(self, outlook: Any) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Immediate(Trait):
    """Effects that happen once, when the Final Girl's card is turned over. (FG-SAVE-4)

    Only Ultimate Abilities can have this trait.

    does: the effects, from left to right.
    """

    does: Line

    def fits(self, table: str) -> bool:
        """Return whether the table is that of the Final Girls."""
        return table == "girl"

    def words(self) -> str:
        return f"immediately: {line_text(self.does)}"

    def expect(self, outlook: Any) -> float:
        return NO_OPINION


TRAITS: Final = (More, Rush, MoreDice, Immediate, When)
"""The traits that every film can use."""

STANDINGS: Final = (More, When)
"""The standing rules that every film can use."""


def repeated(rule: Verb | None, moment: str) -> Line:
    """Return the effects that a rule repeats at a moment; () if the rule is no `when` for it. moment: as in When.on."""
    return rule.does if isinstance(rule, When) and rule.on == moment else ()


def more(rule: Verb | None, to: str) -> int:
    """Return the bonus of a rule to a number; 0 if the rule is no `more` for it. to: as in More."""
    return rule.by if isinstance(rule, More) and rule.to == to else 0
