"""`gloaming lab query`: query the recorded data of a run with SQL."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import make_console
from gloaming.engine.phrases import count
from gloaming.extras import MissingExtra
from gloaming.lab.reports.query import Answer, run_query


def query(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of a run.")],
    sql: Annotated[str, typer.Argument(metavar="SQL", help="A query over matches, seats, cards and deaths.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print only JSON.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print only CSV.")] = False,
) -> None:
    """Query the matches of a run with SQL (DuckDB).

    `DESCRIBE matches` lists the columns. The table `seats` has a row per match and seat, `cards` one per match, seat
    and card, and `deaths` one per death.
    """
    if as_json and as_csv:
        raise CommandError("--json and --csv: choose one")
    try:
        answer = run_query(folder, sql)
    except MissingExtra as error:
        raise CommandError(str(error)) from None
    if as_json:
        rows = [dict(zip(answer.columns, row, strict=True)) for row in answer.rows]
        print(json.dumps(rows, indent=1, default=str))
    elif as_csv:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerow(answer.columns)
        writer.writerows(answer.rows)
    else:
        _show(answer)


def _show(answer: Answer) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, name in enumerate(answer.columns):
        numeric = all([isinstance(row[number], (int, float)) for row in answer.rows])
        table.add_column(name, justify="right" if numeric and answer.rows else "left", overflow="fold")
    for row in answer.rows:
        table.add_row(*map(_cell, row))
    console = make_console()
    console.print(table)
    console.print(f"{count(len(answer.rows), 'row')}.")


def _cell(value: Any) -> str:
    if value is None:
        return ""
    return f"{value:.4g}" if isinstance(value, float) else str(value)
