"""The sections of a report about the effects of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import gloaming
from gloaming.lab.reports.card_effects import FEWEST, CardEffect, card_effects
from gloaming.lab.reports.card_names import card_names
from gloaming.lab.reports.played_conditions import PlayedCondition
from gloaming.lab.reports.report_parts import Chart, ReportTable, Section, cut_note, intervals, number_with_interval
from gloaming.lab.statistics.intervals import Estimate, Z


def cards(conditions: Sequence[PlayedCondition], how: str, names: Mapping[str, str]) -> list[Section]:
    """Return a section per game about the effects of its cards. how: "seen" or "played"; names: of cards of packs."""
    sections = []
    for game in dict.fromkeys([condition.game for condition in conditions]):
        own = [condition for condition in conditions if condition.game == game and how in condition.rows[0]]
        effects = card_effects(own, how) if own else []
        if not effects:
            continue
        named = card_names(game, [effect.card for effect in effects], names)
        rows = [
            (
                named[effect.card],
                str(effect.seats),
                number_with_interval(_raw(effect)),
                number_with_interval(effect.shrunk),
                "stands out" if effect.stands_out else "",
            )
            for effect in effects
        ]
        even = "an even share" if own[0].rivals else "the mean win rate"
        text = [
            f"Wins of those who have {how} the card, divided by {even}: 1 is neither good nor bad. All cards together: "
            f"{effects[0].usual:.2f}. This shows what winners do, not what makes them win.",
            "Of many cards, some look strong or weak by luck. The shrunk estimates allow for this (empirical Bayes); a "
            f"card stands out if its interval excludes the value of all cards. Cards in fewer than {FEWEST} deals are "
            "left out.",
        ]
        data = intervals([named[effect.card] for effect in effects], [effect.shrunk for effect in effects])
        title = (
            f"Cards {how}"
            if len({condition.game for condition in conditions}) == 1
            else f"Cards {how}: {gloaming.game(game).title}"
        )
        table = ReportTable(("card", "seats", f"times {even}", "after shrinkage", ""), rows)
        note = cut_note(len(effects))
        chart = Chart("intervals", data, f"times {even}", "", even=effects[0].usual, note=note)
        sections.append(Section(title, text, table, [chart]))
    return sections


def _raw(effect: CardEffect) -> Estimate:
    reach = Z * effect.error
    return Estimate(effect.ratio, max(0.0, effect.ratio - reach), effect.ratio + reach, effect.seats)
