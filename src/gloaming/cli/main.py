"""The command-line program `gloaming`: find a command's module, run the command, and report failed output."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.main import get_command

import gloaming
from gloaming.cli.console import ErrorReportingGroup, replace_unencodable_characters
from gloaming.cli.engine_option import EngineCommand
from gloaming.cli.streams import flush_output, open_missing_streams, report_failed_output

COMMAND_MODULES = {
    "games": "list_games",
    "learn": "learn",
    "play": "play",
    "join": "join",
    "scrapbook": "scrapbook",
    "sim": "sim",
    "compare": "compare",
    "ladder": "ladder",
    "lab": "lab",
    "evaluate": "evaluate",
    "replay": "replay",
    "analyse": "analyse",
    "verify": "verify",
    "content": "show_content",
    "rules": "show_rules",
    "serve": "serve",
    "mcp": "serve_mcp",
    "admin": "admin",
    "backup": "backup",
    "restore": "restore",
    "bench": "bench",
    "train": "train",
    "campaign": "campaign",
}
"""The module of each command in `gloaming.cli.commands`.

Modules are imported on first use, as importing all is slow.
"""


@cache
def _load_command(name: str) -> Any:
    function = getattr(import_module(f"gloaming.cli.commands.{COMMAND_MODULES[name]}"), name)
    if isinstance(function, typer.Typer):
        return get_command(function)
    program = typer.Typer(add_completion=False, rich_markup_mode=None)
    program.command(name, cls=EngineCommand)(function)
    return get_command(program)


class _LazyCommands(Mapping[str, Any]):
    """Maps the name of each command to the command, whose module is imported on first use."""

    def __getitem__(self, name: str) -> Any:
        return _load_command(name)

    def __iter__(self) -> Iterator[str]:
        return iter(COMMAND_MODULES)

    def __len__(self) -> int:
        return len(COMMAND_MODULES)


class _Gloaming(ErrorReportingGroup):
    """The command `gloaming`, the group of all commands."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{**settings, "commands": _LazyCommands()})

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run the command line; exit with code 1 if the output cannot be written."""
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
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


FIRST_STEPS = """Gloaming: five horror tabletop games. First steps:

  gloaming serve --open    Play in the browser, alone, with bots or with friends
  gloaming play            Play in the terminal
  gloaming learn GAME      Learn a game, or take on a challenge
  gloaming games           List the games and their options
  gloaming sim GAME        Simulate bot matches and report win rates

  gloaming --help          List every command
  gloaming COMMAND --help  Explain a command
  gloaming --install-completion  Complete commands with Tab in your shell"""


def _print_version(requested: bool) -> None:
    if requested:
        print(f"gloaming {gloaming.__version__}")
        raise typer.Exit()


@app.callback()
def gloaming_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Horror tabletop games: play and simulate them, and look up their rules and content."""
    replace_unencodable_characters()
    if context.invoked_subcommand is None:
        print(FIRST_STEPS)
