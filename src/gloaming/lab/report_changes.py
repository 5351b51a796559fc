"""The section of a report about the cards that the variants of an experiment change or add."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Final

from gloaming.lab.arms import Arm
from gloaming.lab.card_effects import FEWEST, card_effects, card_parts, ratio, ratio_change
from gloaming.lab.content_changes import changed_cards
from gloaming.lab.experiment import GamePlan
from gloaming.lab.report_parts import ReportTable, Section, number_with_interval

MOST_CARDS: Final = 12
"""The number of changed cards above which a variant is left out: its cards are among those of the other sections."""

MOST_ARMS: Final = 20
"""The number of arms of the table."""

ChangedCards = Mapping[str, Mapping[str, str]]
"""The cards and pieces that each variant changes or adds, by the id of the variant: their ids and names."""


def changed_by_variant(plans: Sequence[GamePlan]) -> ChangedCards:
    """Return what the variants of plans change, in comparison with the variant of the baseline."""
    found: dict[str, dict[str, str]] = {}
    for plan in plans:
        base = plan.conditions[plan.baseline].variant
        for variant in {condition.variant.id: condition.variant for condition in plan.conditions}.values():
            if variant.id != base.id and variant.id not in found:
                found[variant.id] = changed_cards(base.load(), variant.load())
    return found


def changes(comparisons: Sequence[tuple[Arm, Arm]], changed: ChangedCards) -> Section | None:
    """Return how often those win who have a changed card, before and after the change; None without such matches.

    comparisons: pairs of the arm without and the arm with a change.
    """
    rows: list[tuple[str, ...]] = []
    pairs = [
        (base, arm)
        for base, arm in comparisons
        if base.variant != arm.variant and 0 < len(changed.get(arm.variant, ())) <= MOST_CARDS
    ]
    for base, arm in pairs[:MOST_ARMS]:
        for how in [how for how in ("played", "seen") if how in arm.rows[0] and how in base.rows[0]]:
            rows += _rows(base, arm, changed[arm.variant], how)
    if not rows:
        return None
    even = "an even share" if pairs[0][1].rivals else "the mean win rate"
    text = [
        f"Wins of those who have seen or played a changed card, divided by {even}: 1 is neither good nor bad. The "
        "change is measured on the same deals, against the version before. 95 % intervals.",
        "After shrinkage, an estimate is moved towards the mean of all cards of its version, the more so the less data "
        "it has. Compare it with the value of all cards together, which exceeds 1 if winners have more cards. A card "
        f"in fewer than {FEWEST} deals gets no such estimate.",
    ]
    if pairs[0][1].rivals:
        text.append(
            "All players can get these cards. The wins of a seat therefore say little about them: only those who have "
            "a card, in comparison with those who have not, show how strong it is."
        )
    head = ("card", "version", "seats", f"times {even}", "after shrinkage", "all cards", "change")
    return Section("Changed cards", text, ReportTable(head, rows))


def _rows(base: Arm, arm: Arm, cards: Mapping[str, str], how: str) -> list[tuple[str, ...]]:
    """Return the rows of cards in two arms: that without the change first, if it has the card."""
    rows: list[tuple[str, ...]] = []
    parts = [card_parts([each], how) for each in (base, arm)]
    effects = [{effect.card: effect for effect in card_effects([each], how)} for each in (base, arm)]
    for card in [card for card in cards if card in parts[1]]:
        name = f"{cards[card]}, {how}"
        for number, each in enumerate((base, arm)):
            own = parts[number].get(card)
            if own is None:
                continue
            known = effects[number].get(card)
            change = ratio_change(parts[0].get(card, ()), own) if number else None
            rows.append(
                (
                    name,
                    each.label,
                    str(len(own)),
                    f"{ratio(own)[0]:.2f}",
                    number_with_interval(known.shrunk) if known else "too few deals",
                    f"{known.usual:.2f}" if known else "",
                    number_with_interval(change, True) if change and isfinite(change.reach) else "",
                )
            )
    return rows
