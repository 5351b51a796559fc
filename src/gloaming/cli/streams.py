"""Handle standard streams that are closed, are broken pipes, or lead to a full disk."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from typing import Any, Final

from gloaming.cli.console import make_console, print_error

NAMES: Final = ("stdin", "stdout", "stderr")

CANNOT_WRITE: Final = (errno.EPIPE, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
"""The error numbers of failed writes. Such errors concern a stream only if they name no file."""


def open_missing_streams() -> None:
    """Open the null device in place of each standard stream that was closed before the program started.

    Each opened file takes the file descriptor of the missing stream, as that is the lowest free one. Otherwise a later
    file or socket would get it, and with it the program's output.
    """
    for name in NAMES:
        if getattr(sys, name) is None:
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def flush_output() -> None:
    """Flush standard output and standard error while errors can still be reported."""
    sys.stdout.flush()
    sys.stderr.flush()


def report_failed_output(error: OSError) -> bool:
    """Report that a standard stream could not be written, drop the rest of the output, and return True.

    Return False for any other error. A reader that has closed the pipe is not reported as an error.
    """
    if error.errno not in CANNOT_WRITE or error.filename is not None:
        return False
    _drop_unwritable(sys.stdout)
    _drop_unwritable(sys.stderr)
    if error.errno != errno.EPIPE:
        with suppress(OSError):
            print_error(make_console(stderr=True), f"the output cannot be written: {error.strerror}")
        _drop_unwritable(sys.stderr)
    return True


def _drop_unwritable(stream: Any) -> None:
    """Redirect a standard stream to the null device if it cannot be written."""
    try:
        stream.flush()
    except OSError:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, stream.fileno())
        os.close(null)
