"""The command `gloaming`."""

from __future__ import annotations

from typing import Annotated

import typer

import gloaming
from gloaming.cli.admin import admin
from gloaming.cli.analyse import analyse
from gloaming.cli.bench import bench
from gloaming.cli.campaign import campaign
from gloaming.cli.catalogue import content, games, rules
from gloaming.cli.join import join
from gloaming.cli.keeping import backup, restore
from gloaming.cli.ladder import ladder
from gloaming.cli.learn import learn
from gloaming.cli.play import play
from gloaming.cli.replay import replay
from gloaming.cli.screen import Commands, never_choke_on_a_letter
from gloaming.cli.serve import serve
from gloaming.cli.sim import sim
from gloaming.cli.train import train
from gloaming.cli.verify import verify

app = typer.Typer(
    cls=Commands,
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


app.add_typer(campaign, name="campaign")
for command in (
    games,
    learn,
    play,
    join,
    sim,
    ladder,
    replay,
    analyse,
    verify,
    content,
    rules,
    serve,
    admin,
    backup,
    restore,
    bench,
    train,
):
    app.command()(command)
