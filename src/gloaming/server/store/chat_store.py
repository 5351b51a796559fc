"""The SQL for the chat at tables, and for reports of its lines."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from gloaming.server.store.database import Transaction

MOST_LINES: Final = 200
"""The maximum number of lines that are kept of the chat at a table."""

MOST_REPORTS: Final = 1000
"""The maximum number of reports of lines. Beyond it, the oldest report is deleted."""


class StoredLine(NamedTuple):
    """A line of the chat at a table.

    identity: the person who wrote it.
    name: the name of that person at the time, or the name of the seat.
    message: the id of the client's message, which may arrive again.
    """

    number: int
    at: float
    seat: int
    identity: str
    name: str
    text: str
    message: str


class ChatReport(NamedTuple):
    """A report of a line of the chat.

    reporter, reported: the identities of the people who sent the report and wrote the line.
    lines: the line with those of these two people before it, each with the name of its writer. Other people's lines are
    left out, so that the report is deleted with everybody whose words it holds.
    """

    id: str
    at: float
    table: str
    reporter: str
    reported: str
    lines: str


def add_line(transaction: Transaction, table: str, line: StoredLine) -> None:
    """Store a line of the chat at a table, and delete the oldest lines beyond MOST_LINES."""
    transaction.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (table, *line))
    transaction.execute("DELETE FROM chat WHERE table_id = ? AND number <= ?", (table, line.number - MOST_LINES))


def lines_of(transaction: Transaction, table: str) -> Sequence[StoredLine]:
    """Return the lines of the chat at a table, the oldest first."""
    query = "SELECT number, at, seat, identity, name, line, message FROM chat WHERE table_id = ? ORDER BY number"
    return [StoredLine(*row) for row in transaction.execute(query, (table,)).fetchall()]


def add_report(transaction: Transaction, report: ChatReport) -> None:
    """Store a report unless it is stored already, and delete the oldest report if there are too many."""
    stored = "INSERT INTO chat_reports VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"
    transaction.execute(stored, tuple(report))
    (count,) = transaction.execute("SELECT count(*) FROM chat_reports").fetchone()
    if count > MOST_REPORTS:
        oldest = "SELECT id FROM chat_reports ORDER BY at LIMIT ?"
        transaction.execute(f"DELETE FROM chat_reports WHERE id IN ({oldest})", (count - MOST_REPORTS,))


def reports(transaction: Transaction) -> Sequence[ChatReport]:
    """Return all reports, the newest first."""
    query = "SELECT id, at, table_id, reporter, reported, lines FROM chat_reports ORDER BY at DESC"
    return [ChatReport(*row) for row in transaction.execute(query).fetchall()]


def delete_report(transaction: Transaction, id: str) -> bool:
    """Delete a report. Return whether there was one with this id."""
    return transaction.execute("DELETE FROM chat_reports WHERE id = ?", (id,)).rowcount > 0


def new_report(id: str, table: str, reporter: str, line: StoredLine, before: Sequence[StoredLine]) -> ChatReport:
    """Return a report of a line, with the lines of the two people before it."""
    people = (reporter, line.identity)
    lines = "\n".join([f"{said.name}: {said.text}" for said in (*before, line) if said.identity in people])
    return ChatReport(id, time.time(), table, reporter, line.identity, lines)
