"""The options of commands that play many matches: how many processes play them, or which Ray cluster."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand

from gloaming.cli.command_errors import CommandError
from gloaming.extras import MissingExtra
from gloaming.lab.matches.agents import agent_file, is_agent
from gloaming.lab.runs.engines.engine import Engine
from gloaming.lab.runs.engines.local import LocalEngine

LOCAL: Final = "local"
"""The address that `--ray` without an address stands for: an instance on this machine."""

Jobs = Annotated[int, typer.Option(min=1, max=64, help="Number of processes; the result is the same.")]

Ray = Annotated[
    str | None,
    typer.Option(
        "--ray", metavar="[ADDRESS]", help="Play on a Ray cluster, or without an address on Ray on this machine."
    ),
]


def check_nodes(specs: Iterable[str], ray: str | None) -> None:
    """Raise CommandError if the nodes of a Ray cluster would not find the file of an agent.

    specs: the bots; ray: the value of the option `--ray`.
    """
    for spec in specs:
        if ray not in (None, LOCAL) and is_agent(spec) and not agent_file(spec).is_absolute():
            raise CommandError(
                f"{spec}: files of agents are not sent to the nodes of a cluster; copy the file to every node and give "
                "its absolute path, or use --jobs"
            )


def make_engine(jobs: int, ray: str | None) -> Engine:
    """Return the engine for the values of the options. Raises CommandError if there is no Ray, and LabError."""
    if ray is None:
        return LocalEngine(jobs)
    from gloaming.lab.runs.engines.ray_engine import RayEngine

    try:
        return RayEngine("" if ray == LOCAL else ray, jobs if jobs > 1 else None)
    except MissingExtra as error:
        raise CommandError(str(error)) from None


class EngineCommand(TyperCommand):
    """A command whose option `--ray` may have no value."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the words of a command line."""
        return super().parse_args(ctx, complete_ray(args))


def complete_ray(words: Sequence[str]) -> list[str]:
    """Return the words of a command line with LOCAL as the value of `--ray` if it has none."""
    return [
        f"--ray={LOCAL}" if word == "--ray" and (not after or after.startswith("-")) else word
        for word, after in zip(words, [*words[1:], ""])
    ]
