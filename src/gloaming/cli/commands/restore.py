"""`gloaming restore`: put a backup of a server's data into a new folder."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import make_console


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by `gloaming backup`.")],
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A new or empty folder.")],
) -> None:
    """Restore a backup into a folder that no server uses.

    Nothing is written unless the backup is complete and undamaged.
    """
    from gloaming.server.store.backups import restore as put_back
    from gloaming.server.store.database import StoreFault

    try:
        restored = put_back(file, folder)
    except StoreFault as error:
        raise CommandError(str(error)) from None
    make_console().print(
        f"{folder}: {restored.tables} tables, as they were on {restored.at}. Now: gloaming serve --data {folder}",
        soft_wrap=True,
    )
