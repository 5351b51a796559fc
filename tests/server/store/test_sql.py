"""All SQL of the program is in the store."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import gloaming

SOURCE = Path(gloaming.__file__).parent

STORE = SOURCE / "server" / "store"

STATEMENT = re.compile(
    r"\s*(SELECT\s|INSERT\s+(OR\s+\w+\s+)?INTO\s|UPDATE\s+\w+\s+SET\s|DELETE\s+FROM\s|WITH\s+(RECURSIVE\s+)?\w+\W.*\sAS\s"
    r"|(CREATE|DROP|ALTER)\s+(UNIQUE\s+)?(TABLE|INDEX|SCHEMA)\s|PRAGMA\s|(BEGIN|COMMIT|ROLLBACK)\b(?!:))"
)

RESULTS = SOURCE / "lab/reports/query.py"
"""Queries of the results of experiments, which are files outside any store."""

DRIVERS = {"sqlite3", "psycopg", "psycopg_pool"}


def sql_in(source: str) -> list[str]:
    """Return the SQL statements, database drivers and calls of `execute` in the source of a module."""
    statements = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and STATEMENT.match(node.value):
            statements.append(node.value)
        elif isinstance(node, ast.Import):
            statements += [name.name for name in node.names if name.name.partition(".")[0] in DRIVERS]
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.partition(".")[0] in DRIVERS:
            statements.append(node.module)
        elif isinstance(node, ast.Attribute) and node.attr in ("execute", "executemany"):
            statements.append(node.attr)
    return statements


def test_no_module_outside_the_store_contains_sql() -> None:
    modules = [file for file in SOURCE.rglob("*.py") if STORE not in file.parents and file != RESULTS]
    assert len(modules) > 100
    offenders = {str(file.relative_to(SOURCE)): sql for file in modules if (sql := sql_in(file.read_text("utf-8")))}
    assert offenders == {}


def test_sql_is_recognised() -> None:
    stored = [file for file in STORE.rglob("*_store.py") if sql_in(file.read_text("utf-8"))]
    assert len(stored) >= 7
    assert sql_in('query = f"DELETE FROM {table} WHERE id = ?"')
    assert sql_in('query = "UPDATE tables SET due = NULL"')
    assert sql_in("import sqlite3")
    assert sql_in("connection.execute(query)")
    assert not sql_in('label = "Select a card. Update the map."')
