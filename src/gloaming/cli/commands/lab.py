"""`gloaming lab`: experiments with many matches."""

from __future__ import annotations

import typer

from gloaming.cli.commands.lab_run import run
from gloaming.cli.console import ErrorReportingGroup

lab = typer.Typer(cls=ErrorReportingGroup, no_args_is_help=True, add_completion=False, rich_markup_mode=None)
lab.command()(run)


@lab.callback()
def _lab() -> None:
    """Run experiments with many matches."""
