"""`gloaming backup`: copy a server's data to one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import make_console


def backup(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The data folder of the server (`serve --data`).")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file outside the folder.")],
) -> None:
    """Copy a server's data to one file, even while it runs.

    The file contains every secret of the server; only its owner can read it.
    """
    from gloaming.server.store.backups import back_up
    from gloaming.server.store.database import StoreFault

    try:
        backed_up = back_up(folder, file)
    except StoreFault as error:
        raise CommandError(str(error)) from None
    make_console().print(f"{file}: {backed_up.tables} tables, {file.stat().st_size:,} bytes, checked.", soft_wrap=True)
