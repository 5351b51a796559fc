"""The lock that keeps two runs from writing into the same folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from gloaming.lab.lab_error import LabError

LOCK: Final = ".running"
"""The file that is locked while a run writes into its folder."""


@contextmanager
def folder_lock(folder: Path) -> Iterator[None]:
    """Lock a folder until the end of the block, or of this process. There are no locks on Windows.

    Raises LabError if another process has locked it, and OSError if the folder cannot be written.
    """
    path = folder / LOCK
    with path.open("w") as file:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise LabError(
                    f"another command is playing in {folder}: wait for its end, or use another folder"
                ) from None
        try:
            yield
        finally:
            path.unlink(missing_ok=True)
