"""Handle standard streams that are closed, full or broken pipes."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from typing import Any, Final

from gloaming.cli.console import make_console, print_error

NAMES: Final = ("stdin", "stdout", "stderr")

CANNOT_WRITE: Final = (errno.EPIPE, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
"""Errors of writing to a stream; unlike errors of opening a file, they have no file name."""


def open_missing_streams() -> None:
    """Open the null device in place of each standard stream that was closed before the program started.

    Each takes the lowest free file descriptor, which is that of the stream, so that no later file or socket gets it.
    """
    for name in NAMES:
        if getattr(sys, name) is None:
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def flush_output() -> None:
    """Flush the buffers while errors can still be reported."""
    sys.stdout.flush()
    sys.stderr.flush()


def report_failed_output(error: OSError) -> bool:
    """Report that output could not be written and drop the rest of it; False for any other error.

    A reader that closed the pipe is not reported as an error.
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
    """Redirect a stream that cannot be written to the null device."""
    try:
        stream.flush()
    except OSError:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, stream.fileno())
        os.close(null)
