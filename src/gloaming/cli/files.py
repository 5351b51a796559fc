"""Read JSON files with errors that name the file, and write files completely or not at all."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from gloaming.cli.command_errors import CommandError
from gloaming.engine.errors import GloamingError

T = TypeVar("T")


def read_json(path: Path) -> dict[str, Any]:
    """Return the JSON object in a file. Raises CommandError if the file cannot be read, or is not a JSON object."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CommandError(f"{path}: {_reason(error)}") from None
    except UnicodeDecodeError:
        raise CommandError(f"{path}: not JSON: it is not text in UTF-8") from None
    except (ValueError, RecursionError) as error:
        raise CommandError(f"{path}: not JSON: {error}") from None
    if not isinstance(data, dict):
        raise CommandError(f"{path}: neither a save nor a record: it must be a JSON object, not {type(data).__name__}")
    return data


def load_file(path: Path, open_data: Callable[[dict[str, Any]], T]) -> T:
    """Return the result of calling `open_data` with the JSON object in a file. Errors name the file."""
    data = read_json(path)
    try:
        return open_data(data)
    except GloamingError as error:
        raise type(error)(f"{path}: {error}") from None


def parse_path(text: str) -> Path:
    """Return a typed path, with ~ replaced by the home folder. Raises CommandError if there is no home folder."""
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise CommandError(f"{text}: {error}") from None


def check_writable(*paths: Path | None) -> None:
    """Raise CommandError if one of the files cannot be written.

    Call it before long work whose results would be lost.
    """
    for path in paths:
        if path is None:
            continue
        folder = path.parent
        if not folder.is_dir():
            raise CommandError(f"{path}: there is no folder {folder}")
        if path.is_dir():
            raise CommandError(f"{path}: this is a folder, not a file")
        if not os.access(folder, os.W_OK):
            raise CommandError(f"{path}: no permission to write in {folder}")


def write_json(path: Path, data: Mapping[str, Any]) -> None:
    """Replace a JSON file atomically, as `replace_text` does. Raises CommandError."""
    replace_text(path, json.dumps(data, ensure_ascii=False) + "\n")


def replace_text(path: Path, text: str) -> None:
    """Replace a file atomically: other programs see the old content or the new content. Raises CommandError."""
    try:
        target = Path(os.path.realpath(path))
        draft = target.with_name(f".{target.name}.{os.getpid()}.part")
        if target.exists() and not target.is_file():
            raise CommandError(f"{path}: this is not a regular file")
        try:
            with draft.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(draft, target)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise CommandError(f"{path}: {_reason(error)}") from None


def _reason(error: OSError | ValueError) -> str:
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)
