"""`gloaming bench`: how fast the engine is here."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Annotated

import typer

from gloaming.cli.screen import Refused, screen


def bench(as_json: Annotated[bool, typer.Option("--json", help="JSON and nothing else.")] = False) -> None:
    """Measure how fast matches, copies and search run on this machine."""
    try:
        measuring = import_module("gloaming.bench")
    except ModuleNotFoundError as error:
        if error.name != "gloaming.bench":
            raise
        raise Refused("this installation has no benchmarks: gloaming.bench is missing") from None
    measured = measuring.measure()
    if as_json:
        print(json.dumps(measured, indent=1))
    else:
        screen().print(measuring.report(measured))
