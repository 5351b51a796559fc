"""`gloaming lab`: experiments with many matches."""

from __future__ import annotations

import typer

from gloaming.cli.commands.lab_query import query
from gloaming.cli.commands.lab_report import report
from gloaming.cli.commands.lab_run import run
from gloaming.cli.console import ErrorReportingGroup
from gloaming.cli.engine_option import EngineCommand

lab = typer.Typer(cls=ErrorReportingGroup, no_args_is_help=True, add_completion=False, rich_markup_mode=None)
lab.command(cls=EngineCommand)(run)
lab.command()(query)
lab.command()(report)


@lab.callback()
def _lab() -> None:
    """Run experiments with many matches."""
