"""Reports of a run: what its rows say about the games, variants, bots and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import gloaming
from gloaming.engine.phrases import count, listed
from gloaming.lab.arms import Arm, Overrides, Row, compared_arms, group_arms, variant_label
from gloaming.lab.report_changes import ChangedCards, changes
from gloaming.lab.report_curves import cards, responses, survival
from gloaming.lab.report_parts import ReportTable, Section
from gloaming.lab.report_results import differences, first_seats, lengths, win_rates

MOST_LINES: Final = 24
"""The number of rows of a table that the text shows: half of them from each end."""


@dataclass(frozen=True)
class Report:
    """A report.

    title: the games; notes: warnings, shown first; sections: in the order in which they are shown; question: the title
    of the experiment, or "".
    """

    title: str
    notes: list[str]
    sections: list[Section]
    question: str = ""


def make_report(
    rows: Sequence[Row],
    facts: Mapping[str, str] | None = None,
    notes: Sequence[str] = (),
    overrides: Overrides | None = None,
    baseline: str | None = None,
    changed: ChangedCards | None = None,
) -> Report:
    """Return the report of a run. Raises ValueError if there are no rows.

    facts: what is known of the run besides its rows, such as its command; notes: warnings, such as those of
    `perception.perception_notes`; overrides: as for `group_arms`; baseline: as for
    `compared_arms`; changed: as for `changes`.
    """
    if not rows:
        raise ValueError("a report needs at least one match")
    arms = group_arms(rows, overrides)
    comparisons = compared_arms(arms, baseline)
    names = {card: name for cards in (changed or {}).values() for card, name in cards.items()}
    games = list(dict.fromkeys([arm.game for arm in arms]))
    sections: list[Section | None] = [
        win_rates(arms),
        differences(comparisons),
        changes(comparisons, changed or {}),
        *responses(arms),
        first_seats(arms),
        lengths(arms),
        survival(arms),
        *cards(arms, "played", names),
        *cards(arms, "seen", names),
        _provenance(arms, rows, facts or {}),
    ]
    title = listed([gloaming.game(game).title for game in games])
    title = f"{title}: {count(len(rows), 'match', 'matches')}"
    return Report(title, list(notes), [each for each in sections if each], (facts or {}).get("experiment", ""))


def report_text(report: Report) -> str:
    """Return a report as plain text: its notes, and the text and table of each section."""
    lines = [report.title, "=" * len(report.title), ""]
    for note in report.notes:
        lines += [f"Note: {note}", ""]
    for section in report.sections:
        lines += [section.title, "-" * len(section.title), *section.text]
        if section.table is not None:
            lines += ["", *_table_lines(section.table)] if section.text else _table_lines(section.table)
        lines.append("")
    return "\n".join(lines)


def _table_lines(table: ReportTable) -> list[str]:
    half = MOST_LINES // 2
    left_out = len(table.rows) - 2 * half
    shown: Sequence[tuple[str, ...]] = table.rows if left_out <= 0 else [*table.rows[:half], *table.rows[-half:]]
    widths = [max(map(len, column)) for column in zip(table.head, *shown)]
    lines = []
    for cells in (table.head, *shown):
        padded = [cell.ljust(width) for cell, width in zip(cells, widths, strict=True)]
        lines.append("  ".join(padded).rstrip())
    if left_out > 0:
        lines.insert(half + 1, f"({left_out} more in the page)")
    return lines


def _provenance(arms: Sequence[Arm], rows: Sequence[Row], facts: Mapping[str, str]) -> Section:
    deals = sorted({row["deal_seed"] for row in rows})
    found = [("games", listed([_with_version(game) for game in dict.fromkeys([arm.game for arm in arms])]))]
    found.append(("variants", ", ".join([_with_id(id) for id in dict.fromkeys([arm.variant for arm in arms])])))
    found.append(("bots", ", ".join(dict.fromkeys([bot for arm in arms for bot in arm.bots]))))
    found.append(("options", "; ".join(dict.fromkeys([str(row["options"]) for row in rows]))))
    found.append(("matches", str(len(rows))))
    found.append(("deals", f"{len(deals)}, seeds {deals[0]} to {deals[-1]}"))
    found.append(("this report", f"gloaming {gloaming.__version__}"))
    found += [(name.replace("_", " "), value) for name, value in facts.items()]
    text = ["Each row of the data has the seeds of its match. The same run with the same versions gives the same rows."]
    return Section("Provenance", text, ReportTable(("what", "value"), found))


def _with_version(game: str) -> str:
    return f"{gloaming.game(game).title} ({game})"


def _with_id(variant: str) -> str:
    return variant or variant_label(variant)
