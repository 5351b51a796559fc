"""The command `gloaming`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.main import get_command

import gloaming
from gloaming.cli.screen import Commands, never_choke_on_a_letter
from gloaming.cli.streams import flush_output, open_missing_streams, report_failed_output

_MODULES = {
    "games": "catalogue",
    "learn": "learn",
    "play": "play",
    "join": "join",
    "sim": "sim",
    "ladder": "ladder",
    "replay": "replay",
    "analyse": "analyse",
    "verify": "verify",
    "content": "catalogue",
    "rules": "catalogue",
    "serve": "serve",
    "admin": "admin",
    "backup": "keeping",
    "restore": "keeping",
    "bench": "bench",
    "train": "train",
    "campaign": "campaign",
}
"""The module of each command, imported when it is asked for: to import them all takes longer than most need."""


@cache
def _command(name: str) -> Any:
    found = getattr(import_module(f"gloaming.cli.{_MODULES[name]}"), name)
    if isinstance(found, typer.Typer):
        return get_command(found)
    alone = typer.Typer(add_completion=False, rich_markup_mode=None)
    alone.command(name)(found)
    return get_command(alone)


class _ByName(Mapping[str, Any]):
    """Every command by its name."""

    def __getitem__(self, name: str) -> Any:
        return _command(name)

    def __iter__(self) -> Iterator[str]:
        return iter(_MODULES)

    def __len__(self) -> int:
        return len(_MODULES)


class _Gloaming(Commands):
    """The command `gloaming` itself."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{**settings, "commands": _ByName()})

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run the command line; exit with code 1 where its output cannot be written."""
        open_missing_streams()
        try:
            try:
                return super().main(*args, **extra)
            finally:
                flush_output()
        except OSError as error:
            if not report_failed_output(error):
                raise
            raise SystemExit(1) from None


app = typer.Typer(
    cls=_Gloaming,
    name="gloaming",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"gloaming {gloaming.__version__}")
        raise typer.Exit()


@app.callback()
def gloaming_command(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Horror tabletop games on one table: play them, simulate them, look into their rules and content."""
    never_choke_on_a_letter()
