"""`gloaming backup` and `gloaming restore`: what a server keeps, as one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gloaming.cli.screen import Refused, screen


def backup(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder that `serve --data` is given.")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file, outside of the folder.")],
) -> None:
    """Copy all that a server keeps to one file, also while it runs.

    The file holds every secret of the server: its owner alone can read it.
    """
    from gloaming.server.store.backups import back_up
    from gloaming.server.store.database import StoreFault

    try:
        made = back_up(folder, file)
    except StoreFault as error:
        raise Refused(str(error)) from None
    screen().print(f"{file}: {made.tables} tables, {file.stat().st_size:,} bytes, checked.", soft_wrap=True)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `gloaming backup` has written.")],
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A new or empty folder.")],
) -> None:
    """Put a backup into a folder that no server uses.

    Nothing is put there unless all of it is found whole.
    """
    from gloaming.server.store.backups import restore as put_back
    from gloaming.server.store.database import StoreFault

    try:
        found = put_back(file, folder)
    except StoreFault as error:
        raise Refused(str(error)) from None
    screen().print(
        f"{folder}: {found.tables} tables, as they were on {found.at}. Now: gloaming serve --data {folder}",
        soft_wrap=True,
    )
