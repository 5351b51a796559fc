"""What holds as long as a card or a board is there: traits, and rules that stand."""

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
        """The part of one Enemy."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AfterAnother(Effect):
    """An effect that can never be carried out where no card says another one."""

    __slots__ = ()

    def other(self) -> type[Effect]:
        """The other one."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class MayEndPhase(Effect):
    """An effect that may end the Action phase: before it does, cards can be discarded for Time. (FG-TIME-6)"""

    __slots__ = ()

    def may_end_phase(self, s: Any) -> bool:
        """Whether it would end the phase now, or might."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class GivesCard(Effect):
    """An effect that brings an Action card into the hand."""

    __slots__ = ()

    def cards(self, s: Any) -> list[int]:
        """The names of those that it could bring now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class WithinRoll(Effect):
    """An effect that can be carried out in the middle of a Horror Roll, as it makes none and lets no Enemy act."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Warns(Effect):
    """An effect of which an option says what harm it would do now."""

    __slots__ = ()

    def warning(self, s: Any) -> str:
        """What it would do, as the end of a sentence; "" where it does no harm."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnRoll(Verb):
    """What an Action card that is played on a Horror Roll does, or an Item that is used there."""

    __slots__ = ()

    def offers(self, s: Any, name: int, dice: list[int]) -> list[Option]:
        """How the card of a name can be played now: options whose last number is that name.

        dice: those of which each alone could bring another outcome; all together could.
        """
        raise NotImplementedError

    def take(self, s: Any, option: Option) -> None:
        """Do one of these; the card has been discarded."""
        raise NotImplementedError

    def by_item(self) -> bool:
        """Whether an Item can say it."""
        return False

    def use(self, s: Any, item: int) -> None:
        """Do it with an Item that has been paid for."""
        raise NotImplementedError

    def price(self, option: Option) -> int:
        """What one of these costs in Time."""
        return 0

    def refusal(self, s: Any, name: int, dice: list[int]) -> Why | None:
        """Why it offers nothing on the roll at hand; None: it offers something. name, dice: as for `offers`."""
        return None

    def words(self) -> str:
        """What it says, as the end of a sentence."""
        raise NotImplementedError

    def short(self) -> str:
        """The same in the fewest words, for a card that is drawn small."""
        return self.words()


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait(Verb):
    """What a Dark Power lets the Killer do, or a Minor one (`more` alone), or an Ultimate Ability a girl (`more` or
    `rush`); a film may bring some of its own.
    """

    __slots__ = ()

    def words(self) -> str:
        """What it says, as a sentence without its end."""
        raise NotImplementedError

    def hits_all(self) -> bool:
        """Whether each Attack icon hits everybody in the Killer's space once."""
        return False

    def attacks_again(self, s: Any) -> bool:
        """Whether the Killer, whose action is over, attacks the girl in his space once more."""
        return False

    def when_he_kills(self) -> Line:
        """What happens for each Victim that the Killer kills himself."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Trait):
    """A rule that holds as long as its card stays (that of an Item is `more`); a film may bring some of its own."""

    __slots__ = ()

    def begin(self, s: Any, event: int) -> None:
        """What it does when its Event comes."""

    def ways(self, s: Any, space: int) -> list[int]:
        """The spaces that are adjacent to a space for the girl, besides those on the map."""
        return []

    def kills_in(self, s: Any, space: int) -> bool:
        """Whether every Victim who comes to a space dies."""
        return False

    def joins_in_death(self, s: Any, space: int, there: int) -> bool:
        """Whether another Victim of a space dies when one of so many there is killed."""
        return False


@dataclass(frozen=True, kw_only=True)
class More(Standing):
    """So much more of something.

    to: of what: "attack" damage of the Killer's attacks, for a Dark Power or a Minor one, "moves" spaces of each of his
    Move icons, for the same, "close-damage" damage that you deal in your own space, for an Ultimate Ability,
    "followers" Victims who may follow you, for an Event or what an Item holds, "healing" health that an Action card
    lets you recover, for what an Item holds; by: how much more, below 0 of followers alone.
    """

    to: Literal["attack", "moves", "close-damage", "followers", "healing"]
    by: Annotated[int, Meta(ge=-2, le=5)]

    def fault(self) -> Fault | None:
        """Victims may be fewer, all else is more."""
        if self.by == 0 or (self.by < 0 and self.to != "followers"):
            return "by", "1 to 5; for followers also -2 and -1"
        return None

    def words(self) -> str:
        """In words."""
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
    """Once in each Action phase the girl may move to the space of an Enemy so near.

    It is for Ultimate Abilities.

    within: at most how many spaces away.
    """

    within: Count

    def words(self) -> str:
        """In words."""
        near = count(self.within, "space")
        return f"once in each Action phase, you may move to the space of an Enemy at most {near} away, for free"

    def expect(self, outlook: Any) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class When(Standing):
    """What happens again and again.

    on: when: "further-save" for each Victim saved after the first in an Action phase, "upkeep" in each Upkeep phase;
    does: what happens, from left to right.
    """

    on: Literal["further-save", "upkeep"]
    does: Line

    def words(self) -> str:
        """In words."""
        upkeep = "in each Upkeep phase"
        moment = upkeep if self.on == "upkeep" else "in each Action phase, for each Victim you save after the first"
        return f"{moment}: {line_text(self.does)}"

    def expect(self, outlook: Any) -> float:
        return NO_OPINION


TRAITS: Final = (More, Rush)
"""The traits that any film may use."""

STANDINGS: Final = (More, When)
"""The standing rules that any film may use."""


def more(rule: Verb | None, to: str) -> int:
    """What a trait or standing rule adds to something."""
    return rule.by if isinstance(rule, More) and rule.to == to else 0
