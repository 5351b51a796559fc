"""`gloaming lab report`: write the report of a run as an HTML page, and print it as text or Markdown."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated, Final

import typer

from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import make_console
from gloaming.extras import MissingExtra
from gloaming.lab.experiments.perception import perception_notes
from gloaming.lab.reports.report import make_report
from gloaming.lab.reports.report_changes import changed_by_variant
from gloaming.lab.reports.report_markdown import report_markdown
from gloaming.lab.reports.report_page import report_page
from gloaming.lab.reports.report_tables import own_sections
from gloaming.lab.reports.report_text import report_text
from gloaming.lab.reports.run_folder import MOST_MATCHES, read_run

PAGE: Final = "report.html"
"""The default name of the page, in the folder of the run."""


def report(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of a run.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help=f"The page to write (default: {PAGE} in the folder).")
    ] = None,
    text_only: Annotated[bool, typer.Option("--text", help="Only print the text; write no page.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Only print Markdown; write no page.")] = False,
    matches: Annotated[
        int, typer.Option(metavar="N", min=1, help="Read the first N matches, with 5 to 15 KB of memory each.")
    ] = MOST_MATCHES,
) -> None:
    """Report on the matches of a run, as text and as a page.

    The page is one HTML file with charts, which needs no other file and no network.
    """
    if markdown and (text_only or out is not None):
        raise CommandError("--markdown prints the whole report; leave out --text and --out")
    page = folder / PAGE if out is None else out
    try:
        run = read_run(folder, matches)
        notes, changed = perception_notes(run.plans), changed_by_variant(run.plans)
        if len(run.rows) < run.total:
            notes.append(
                f"This report is about the first {len(run.rows):,} of {run.total:,} matches; --matches reads more."
            )
        own = own_sections(folder, run.report.tables)
        made = make_report(run.rows, run.facts, notes, run.overrides, run.baseline, changed, run.report, own)
        html = "" if text_only or markdown else report_page(made)
    except MissingExtra as error:
        raise CommandError(str(error)) from None
    if markdown:
        command = shlex.join(["gloaming", "lab", "report", folder.as_posix(), "--markdown"])
        print(report_markdown(made, command), end="")
        return
    print(report_text(made, make_console().width))
    if html:
        try:
            page.write_text(html, encoding="utf-8")
        except OSError as error:
            raise CommandError(f"{page} cannot be written: {error.strerror}") from None
        make_console(stderr=True).print(f"The page is in {page}.")
