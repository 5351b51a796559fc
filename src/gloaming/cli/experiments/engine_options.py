"""Choose from the command line where matches are played: in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from gloaming.cli.command_errors import CommandError
from gloaming.extras import MissingExtra
from gloaming.lab.engines.engine import Engine
from gloaming.lab.engines.local import LocalEngine

LOCAL: Final = "local"
"""The address that starts a Ray instance on this machine."""

Jobs = Annotated[int, typer.Option(min=1, max=64, help="Number of processes; the result is the same.")]

RayAddress = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help=f"Play on a Ray cluster: HOST:PORT, auto, or {LOCAL} to start Ray on this machine.",
    ),
]


def make_engine(jobs: int, ray: str | None = None) -> Engine:
    """Return the engine for the options --jobs and --ray. Raises CommandError without Ray, LabError without a cluster.

    A Ray instance on this machine has as many processes as `jobs` says, or one per processor if that is 1.
    """
    if ray is None:
        return LocalEngine(jobs)
    from gloaming.lab.engines.ray_engine import RayEngine

    try:
        return RayEngine("" if ray == LOCAL else ray, jobs if jobs > 1 else None)
    except MissingExtra as error:
        raise CommandError(str(error)) from None
