"""The section of a report about the cards that the variants of an experiment change or add."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Final

from gloaming.lab.content.content_changes import changed_cards
from gloaming.lab.experiments.experiment import GamePlan
from gloaming.lab.reports.card_effects import FEWEST, MeanErrors, Part, card_effects, card_parts, ratio, ratio_change
from gloaming.lab.reports.played_conditions import PlayedCondition
from gloaming.lab.reports.report_parts import ReportTable, Section, number_with_interval
from gloaming.lab.statistics.intervals import Estimate

MOST_CARDS: Final = 12
"""The number of changed cards above which a variant is left out: its cards are among those of the other sections."""

MOST_COMPARISONS: Final = 20
"""The maximum number of comparisons in the table."""

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


def changes(comparisons: Sequence[tuple[PlayedCondition, PlayedCondition]], changed: ChangedCards) -> Section | None:
    """Return how often those win who have a changed card, before and after the change; None without such matches.

    comparisons: pairs of the condition without and the condition with a change.
    """
    rows: list[tuple[str, ...]] = []
    pairs = [
        (base, condition)
        for base, condition in comparisons
        if base.variant != condition.variant and 0 < len(changed.get(condition.variant, ())) <= MOST_CARDS
    ]
    for base, condition in pairs[:MOST_COMPARISONS]:
        for how in [how for how in ("played", "seen") if how in condition.rows[0] and how in base.rows[0]]:
            rows += _rows(base, condition, changed[condition.variant], how)
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


def _rows(
    base: PlayedCondition, condition: PlayedCondition, cards: Mapping[str, str], how: str
) -> list[tuple[str, ...]]:
    """Return the rows of cards in two conditions: that without the change first, if it has the card."""
    rows: list[tuple[str, ...]] = []
    parts = [card_parts([each], how) for each in (base, condition)]
    means = [MeanErrors([each], how) for each in (base, condition)]
    effects = [{effect.card: effect for effect in card_effects([each], how)} for each in (base, condition)]
    for card in [card for card in cards if card in parts[1]]:
        name = f"{cards[card]}, {how}"
        for number, each in enumerate((base, condition)):
            own = parts[number].get(card)
            if own is None:
                continue
            known = effects[number].get(card)
            change = _change(parts, means, card) if number else None
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


def _change(parts: Sequence[Mapping[str, list[Part]]], means: Sequence[MeanErrors], card: str) -> Estimate:
    """Estimate the change of the ratio of a card between two conditions. parts, means: those of both."""
    before, after = [[*own.get(card, ()), *mean.parts(card)] for own, mean in zip(parts, means, strict=True)]
    return ratio_change(before, after)
