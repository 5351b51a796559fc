"""Items: weapons, uses, and the moments at which they can be used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.content.schema import Text
from gloaming.engine.phrases import count, sentence
from gloaming.engine.rules.effects import Fault, Line
from gloaming.games.final_girl.entry import ActionId, Dice, GirlId, LocationId, Part, Price, Ruled, Uses
from gloaming.games.final_girl.sentences import dice_more, line_text, sentences, titled
from gloaming.games.final_girl.traits import OnRoll, Standing


@dataclass(frozen=True, kw_only=True)
class Weapon(Part):
    """A weapon.

    least: the minimum distance to its target, 0 for your own space; most: the maximum distance; damage: the damage that
    it adds to an Action card, or deals by itself if it stands alone; alone: the cost of a shot in Time for a weapon
    that stands alone, which needs no Action card; 0 for a weapon that modifies Action cards; ammo: what each such shot
    uses up; only: the only Action card that it can modify, by default every attack; dice: how many more dice a certain
    Action card rolls with it, below 0 for fewer; dice_for: the Action card whose dice it changes; breaks: a hit may
    discard a Minor Dark Power.
    """

    least: Uses
    most: Uses
    damage: Uses
    alone: Price = 0
    ammo: Text = "arrow"
    only: ActionId = ""
    dice: Dice = 0
    dice_for: ActionId = ""
    breaks: bool = False

    def fault(self) -> Fault | None:
        """Check the distances, that a weapon which stands alone modifies no cards, and that `dice` names a card."""
        if self.least > self.most:
            return "least", f"{self.least} is more than 'most', {self.most}"
        if self.alone and (self.only or self.dice or self.dice_for or self.breaks):
            return "alone", "a weapon that stands alone cannot have 'only', 'dice', 'dice_for' or 'breaks'"
        if (self.dice != 0) != (self.dice_for != ""):
            return "dice", "set both 'dice' and 'dice_for', or neither"
        return None

    def words(self) -> str:
        """Return the rules text of the weapon."""
        reach = count(self.most, "space")
        if self.least < self.most:
            between = f"{self.least} {'or' if self.most == self.least + 1 else 'to'} {reach}"
            reach = between if self.most == self.least + 1 or not self.alone else f"from {between}"
        if self.alone:
            cost = f"{self.alone} Time and 1 {self.ammo} to deal {self.damage} damage"
            return f"Stands alone: without an Action card, pay {cost}, {reach} away."
        text = f"From {'exactly ' * (self.least == self.most)}{reach} away. " if self.most else ""
        if self.damage or not self.dice:
            text += f"Adds {self.damage} damage"
            if self.only:
                text += f" to a {titled(self.only)}, but to no other card"
            text += "; a" if self.dice else ""
        elif self.dice:
            text += "A"
        if self.dice:
            text += f" {titled(self.dice_for)} with it rolls {dice_more(self.dice)}"
        if self.breaks:
            text += ". When you damage the Killer with it, you may discard one Minor Dark Power outright"
        return f"{text}."


@dataclass(frozen=True, kw_only=True)
class Use(Part):
    """The use of an Item.

    when: the moment at which it is used: "action" in the Action phase, between actions, "roll" after a Horror Roll,
    "attacked" when you are attacked, "killer" in the Killer phase, with the Killer in your space; effects: its effects,
    for any moment except "roll"; on_roll: its effect on a Horror Roll, only for the moment "roll"; it is always a free
    reroll of any dice; time: its cost in Time; once: it can be used only once in each Action phase, possible only for
    the moment "action" and without `discard`; discard: it is discarded when it is used.
    """

    when: Literal["action", "roll", "attacked", "killer"]
    effects: Line = ()
    on_roll: OnRoll | None = None
    time: Price = 0
    once: bool = False
    discard: bool = False

    def fault(self) -> Fault | None:
        """Check that a "roll" Item has `on_roll`, that any other has effects instead, and that `once` is possible."""
        if (self.when == "roll") == bool(self.effects):
            return "effects", "an Item for a roll has none; any other needs at least one"
        if self.when != "roll" and self.on_roll is not None:
            return "on_roll", "only an Item with when = 'roll' can have it"
        if self.when == "roll" and (self.on_roll is None or not self.on_roll.by_item()):
            return "on_roll", (
                "an Item for a roll needs { verb = 'roll-again', any = 0 }; its cost in Time is the field 'use.time'"
            )
        if self.once and (self.when != "action" or self.discard):
            return "once", "only an Item that is used in the Action phase and not discarded can have it"
        return None

    def words(self, uses: int) -> str:
        """Return the rules text of the use. uses: how many times the Item can be used, 0 for no limit."""
        text = "Discard it" if self.discard else f"Use it up to {count(uses, 'time')}" if uses else "Use it"
        if self.time:
            text += f" for {self.time} Time"
        text += " once in each Action phase" if self.once else WHEN[self.when]
        return f"{text}. {sentences(self.effects) if self.on_roll is None else sentence(self.on_roll.words())}"


WHEN: Final[dict[str, str]] = {
    "action": " in the Action phase",
    "roll": " after a Horror Roll",
    "attacked": " when you are attacked",
    "killer": " while the Killer is in your space",
}
"""The text for each value of `Use.when`."""


@dataclass(frozen=True, kw_only=True)
class Item(Ruled):
    """An Item of a Location, or the own Item of a Final Girl.

    of: the Location whose Item decks contain it, required for an Item of a Location; hands: how many hands it needs;
    weapon: its values as a weapon; uses: how many times it can be used or shot before it is discarded, 0 for no limit;
    use: how it is used, apart from attacks; holds: the rule that applies while you have it; gain: the effects when you
    gain it; owner: the Final Girl who alone can use it, required for her own Item.
    """

    of: LocationId = ""
    hands: Annotated[int, Meta(ge=0, le=2)] = 0
    weapon: Weapon | None = None
    uses: Uses = 0
    use: Use | None = None
    holds: Standing | None = None
    gain: Line = ()
    owner: GirlId = ""

    def fault(self) -> Fault | None:
        """Check that the Item has a Location or an owner, a weapon needs hands, and `uses` fits the Item."""
        if (self.of == "") == (self.owner == ""):
            return "of", "an Item needs 'of', its Location; a bonus Item needs 'owner', its girl"
        if self.weapon is not None and not self.hands:
            return "hands", "a weapon needs 1 or 2"
        shot = self.weapon is not None and self.weapon.alone > 0
        if shot and not self.uses:
            return "uses", "a weapon that stands alone needs them for its shots"
        if self.uses and not shot and (self.use is None or self.use.discard):
            return "uses", "only a weapon that stands alone, or a 'use' that does not discard the Item, can have them"
        return None

    def says(self) -> str:
        """Return the rules text of the card: when gained, as a weapon, when used, and while you have it."""
        parts: list[str] = []
        if self.gain:
            parts.append(f"When you gain it, {line_text(self.gain)}.")
        if self.weapon is not None:
            parts.append(self.weapon.words())
        if self.use is not None:
            parts.append(self.use.words(self.uses))
        if self.holds is not None:
            parts.append(f"While you have it, {self.holds.words()}.")
        return " ".join(parts)
