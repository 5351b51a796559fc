"""Reports of a run: what its rows say about the games, variants, bots and cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import gloaming
from gloaming.engine.phrases import count, listed
from gloaming.lab.content.variants import AS_SOLD
from gloaming.lab.experiments.report_plan import ReportPlan
from gloaming.lab.reports.played_conditions import (
    Overrides,
    PlayedCondition,
    compared_conditions,
    group_by_condition,
)
from gloaming.lab.reports.report_cards import cards
from gloaming.lab.reports.report_changes import ChangedCards, changes
from gloaming.lab.reports.report_parts import ReportTable, Section
from gloaming.lab.reports.report_responses import responses
from gloaming.lab.reports.report_results import differences, first_seats, lengths, win_rates
from gloaming.lab.reports.report_survival import survival
from gloaming.lab.runs.rows import Row


@dataclass(frozen=True)
class Report:
    """A report.

    title: the games; notes: warnings, shown first; sections: in the order in which they are shown; question: the title
    of the experiment, or ""; text: paragraphs before the sections.
    """

    title: str
    notes: list[str]
    sections: list[Section]
    question: str = ""
    text: list[str] = field(default_factory=list)


def make_report(
    rows: Sequence[Row],
    facts: Mapping[str, str] | None = None,
    notes: Sequence[str] = (),
    overrides: Overrides | None = None,
    baseline: str | None = None,
    changed: ChangedCards | None = None,
    plan: ReportPlan | None = None,
    own: Sequence[Section] = (),
) -> Report:
    """Return the report of a run. Raises ValueError if there are no rows.

    facts: what is known of the run besides its rows, such as its command; notes: warnings, such as those of
    `perception.perception_notes`; overrides: as for `group_by_condition`; baseline: as for `compared_conditions`;
    changed: as for `changes`; plan: what the experiment wants in the report, by default all sections; own: the sections
    of the tables that the experiment adds.
    """
    if not rows:
        raise ValueError("a report needs at least one match")
    conditions = group_by_condition(rows, overrides)
    comparisons = compared_conditions(conditions, baseline)
    names = {card: name for cards in (changed or {}).values() for card, name in cards.items()}
    games = list(dict.fromkeys([condition.game for condition in conditions]))
    known: dict[str, Callable[[], Sequence[Section | None]]] = {
        "win-rates": lambda: [win_rates(conditions)],
        "differences": lambda: [differences(comparisons)],
        "changed-cards": lambda: [changes(comparisons, changed or {})],
        "responses": lambda: responses(conditions),
        "first-seat": lambda: [first_seats(conditions)],
        "lengths": lambda: [lengths(conditions)],
        "survival": lambda: [survival(conditions)],
        "cards-played": lambda: cards(conditions, "played", names),
        "cards-seen": lambda: cards(conditions, "seen", names),
    }
    plan = ReportPlan() if plan is None else plan
    found = [section for id in known if id in plan.sections for section in known[id]()]
    sections = [*own, *[section for section in found if section], _provenance(conditions, rows, facts or {})]
    title = f"{listed([gloaming.game(game).title for game in games])}: {count(len(rows), 'match', 'matches')}"
    return Report(title, list(notes), sections, (facts or {}).get("experiment", ""), [plan.text] if plan.text else [])


def _provenance(conditions: Sequence[PlayedCondition], rows: Sequence[Row], facts: Mapping[str, str]) -> Section:
    deals = sorted({row["deal_seed"] for row in rows})
    games = dict.fromkeys([condition.game for condition in conditions])
    variants = dict.fromkeys([condition.variant or AS_SOLD for condition in conditions])
    found = [("games", listed([_titled(game) for game in games])), ("variants", ", ".join(variants))]
    found.append(("bots", ", ".join(dict.fromkeys([bot for condition in conditions for bot in condition.bots]))))
    found.append(("options", "; ".join(dict.fromkeys([str(row["options"]) for row in rows]))))
    found.append(("matches", str(len(rows))))
    found.append(("deals", f"{len(deals)}, seeds {deals[0]} to {deals[-1]}"))
    found.append(("this report", f"gloaming {gloaming.__version__}"))
    found += [(name.replace("_", " "), value) for name, value in facts.items()]
    text = ["Each row of the data has the seeds of its match. The same run with the same versions gives the same rows."]
    return Section("Provenance", text, ReportTable(("what", "value"), found))


def _titled(game: str) -> str:
    return f"{gloaming.game(game).title} ({game})"
