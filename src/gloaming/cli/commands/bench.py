"""`gloaming bench`: measure the speed of the engine."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from gloaming.cli.console import make_console


def bench(as_json: Annotated[bool, typer.Option("--json", help="Print only JSON.")] = False) -> None:
    """Measure how fast matches, copies and search run on this machine."""
    from gloaming.benchmark import measure, report

    figures = measure()
    if as_json:
        print(json.dumps(figures, indent=1))
    else:
        make_console().print(report(figures))
