"""Import a library that an extra of the package installs, and say which extra is missing."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


class MissingExtra(ImportError):
    """Raised when the library behind a module is not installed. The message names the extra that installs it."""


def require(library: str, extra: str) -> ModuleType:
    """Return an imported library. Raises MissingExtra, which names the extra, if it is not installed.

    library: the name to import, such as "pyspiel"; extra: the extra of the package `gloaming` that installs it.
    """
    try:
        return import_module(library)
    except ModuleNotFoundError as error:
        if error.name != library.partition(".")[0]:
            raise
        raise MissingExtra(
            f'this module of Gloaming needs {library}: pip install "gloaming[{extra}]"', name=library
        ) from None
