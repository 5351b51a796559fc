"""The Parquet store: a folder of Parquet files with one row per unit, in the order of the units.

Finished matches are in files of PART_ROWS rows. While a run is going on, its newest rows are in small files, which are
joined when a part is full and when the run ends. The bytes of a finished folder depend only on the rows.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, Final

from gloaming.extras import require
from gloaming.lab.lab_error import LabError
from gloaming.lab.runs.row_store import check_row
from gloaming.lab.runs.rows import Columns, Row
from gloaming.lab.runs.work_units import Unit

PART_ROWS: Final = 100_000
"""The number of rows in a file of finished matches; the last file may have fewer."""

GROUP_ROWS: Final = 2_000
"""The number of rows in a row group of such a file, which is also the most that are in memory at a time."""

SAVE_SECONDS: Final = 1.0
"""Seconds after which new rows are written."""

MOST_NEW_ROWS: Final = 1_000
"""The number of new rows after which they are written, even if that is sooner."""

MOST_NEW_FILES: Final = 128
"""The number of small files after which they are joined."""

CHECKED_ROWS: Final = 1_000
"""The number of rows at the end of each file whose units are checked when a run continues."""

_NAME: Final = re.compile(r"(matches|new)-(?P<first>\d{12})\.(parquet|writing)")
"""The name of a file: the kind, and the number of its first row."""


def parquet_files(folder: Path) -> list[Path]:
    """Return the files of a store in the order of their rows, each row in one of them. The run may be unfinished.

    Raises LabError if a file is damaged or missing, and FileNotFoundError if a running experiment has joined files.
    """
    files: list[Path] = []
    count = 0
    own = [path for path in _own_files(folder) if path.suffix == ".parquet"]
    for first, path in sorted([(_first_row(path), path) for path in own]):
        if first == count:
            files.append(path)
            count += _row_count(path)
        elif first > count:
            raise LabError(
                f"{folder} lacks the matches from number {count} to {first - 1}: restore their file, or delete "
                f"{path.name} and the files after it, whose matches are then played again"
            )
    return files


class ParquetStore:
    """A store in a folder, which is created if necessary.

    columns: the columns of the rows, beginning with UNIT_COLUMNS; facts: what else the rows depend on, such as the
    versions of the rules, kept as metadata of the files. Only one process may use a folder at a time (`folder_lock`).
    Raises MissingExtra without PyArrow, and LabError if the folder has rows with other columns or facts, or if a file
    is damaged. A store that cannot be written raises OSError, and keeps the rows that it has written.
    """

    def __init__(self, folder: Path, columns: Columns, facts: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self._arrow: Any = require("pyarrow", "lab")
        self._parquet: Any = require("pyarrow.parquet", "lab")
        # PyArrow's own allocator keeps up to 80 MB that are free.
        self._arrow.set_memory_pool(self._arrow.system_memory_pool())
        fields = [(name, _arrow_type(self._arrow, kind)) for name, kind in columns.items()]
        self._names = set(columns)
        self._schema = self._arrow.schema(fields, metadata=dict(facts or {}))
        self._buffer: list[Row] = []
        self._saved = monotonic()
        folder.mkdir(parents=True, exist_ok=True)
        self._files = parquet_files(folder)
        self._count = sum(map(_row_count, self._files))
        for path in self._files[:1]:
            self._check_schema(path)
        for path in _own_files(folder):
            if path not in self._files:
                path.unlink()
        if self._count and self._count % PART_ROWS == 0:
            self.finish()

    def resume(self, units: Sequence[Unit]) -> int:
        """Return the number of the first units whose rows are kept. Raises LabError if rows are of other units."""
        self.flush()
        first = 0
        for path in self._files:
            keys = self._parquet.read_table(path, columns=["unit"])["unit"]
            end = min(len(keys), len(units) - first)
            for number in range(max(0, end - CHECKED_ROWS), end):
                check_row({"unit": keys[number].as_py()}, units[first + number], first + number, str(self.folder))
            first += len(keys)
        return min(self._count, len(units))

    def rows(self, count: int) -> Iterator[Row]:
        """Yield the first `count` rows."""
        self.flush()
        left = count
        for table in self._tables(self._files):
            rows: list[Row] = table.slice(0, left).to_pylist()
            yield from rows
            left -= len(rows)
            if not left:
                return

    def append(self, rows: Iterable[Row]) -> None:
        """Add the rows of the next units. Raises LabError if their columns are not those of the store."""
        for row in rows:
            if row.keys() != self._names:
                different = ", ".join(sorted(row.keys() ^ self._names))
                raise LabError(f"a row does not have the columns of the store: {different}")
            self._buffer.append(row)
            if (self._count + len(self._buffer)) % PART_ROWS == 0:
                self.finish()
            elif len(self._buffer) == MOST_NEW_ROWS:
                self.flush()
        if monotonic() - self._saved >= SAVE_SECONDS:
            self.flush()

    def flush(self) -> None:
        """Write all rows that have been added."""
        self._saved = monotonic()
        if not self._buffer:
            return
        self._write(self.folder / f"new-{self._count:012}.parquet", [self._buffered()])
        new = [path for path in self._files if path.name.startswith("new-")]
        if len(new) >= MOST_NEW_FILES:
            self._join(new[0])

    def finish(self) -> None:
        """Write all rows that have been added, and join the small files to a part."""
        self.flush()
        if any(path.name.startswith("new-") for path in self._files):
            part = self.folder / f"matches-{self._finished_parts() * PART_ROWS:012}.parquet"
            self._join(part)

    def _finished_parts(self) -> int:
        """Return the number of files that are full."""
        return sum([path.name.startswith("matches-") and _row_count(path) == PART_ROWS for path in self._files])

    def _buffered(self) -> Any:
        return self._arrow.Table.from_pylist(self._buffer, self._schema)

    def _join(self, path: Path) -> None:
        """Join the files from the first row of `path` into this file."""
        joined = [file for file in self._files if _first_row(file) >= _first_row(path)]
        self._files = [file for file in self._files if file not in joined]
        self._replace(path, self._tables(joined))
        self._files.append(path)
        for file in joined:
            if file != path:
                file.unlink()

    def _write(self, path: Path, tables: Iterable[Any]) -> None:
        self._replace(path, tables)
        self._files.append(path)
        self._count += len(self._buffer)
        self._buffer.clear()

    def _replace(self, path: Path, tables: Iterable[Any]) -> None:
        """Write a file, so that it has either its old or its new content if this process is killed."""
        spare = path.with_suffix(".writing")
        try:
            with spare.open("wb") as file:
                with self._parquet.ParquetWriter(file, self._schema, compression="zstd") as writer:
                    for group in self._groups(tables):
                        writer.write_table(group, row_group_size=GROUP_ROWS)
                file.flush()
                os.fsync(file.fileno())
            os.replace(spare, path)
        except BaseException:
            spare.unlink(missing_ok=True)
            raise

    def _tables(self, files: Iterable[Path]) -> Iterator[Any]:
        """Yield the rows of files, in tables of at most GROUP_ROWS rows."""
        for path in files:
            with self._parquet.ParquetFile(path, pre_buffer=False) as file:
                for batch in file.iter_batches(batch_size=GROUP_ROWS):
                    yield self._arrow.Table.from_batches([batch]).cast(self._schema)

    def _groups(self, tables: Iterable[Any]) -> Iterator[Any]:
        """Yield the rows of tables in tables of GROUP_ROWS rows, the last of which may have fewer."""
        held = self._schema.empty_table()
        for table in tables:
            held = self._arrow.concat_tables([held, table])
            while held.num_rows >= GROUP_ROWS:
                yield held.slice(0, GROUP_ROWS).combine_chunks()
                held = held.slice(GROUP_ROWS)
        if held.num_rows:
            yield held.combine_chunks()

    def _check_schema(self, path: Path) -> None:
        """Raise LabError if a file has other columns or facts."""
        there = self._parquet.read_schema(path)
        if not there.equals(self._schema):
            names = sorted({*there.names} ^ self._names) or sorted(self._names)
            raise LabError(f"{self.folder} has results with other columns ({', '.join(names)}): use another folder")
        facts, own = (
            {k.decode(): v.decode() for k, v in (each.metadata or {}).items()} for each in (there, self._schema)
        )
        for name in sorted(facts.keys() | own.keys()):
            if facts.get(name) != own.get(name):
                raise LabError(
                    f"{self.folder} has results with {name} {facts.get(name, 'unknown')}, not "
                    f"{own.get(name, 'unknown')}: use another folder"
                )


def _own_files(folder: Path) -> list[Path]:
    """Return the files that a store has written or begun to write."""
    return [path for path in folder.iterdir() if _NAME.fullmatch(path.name)]


def _first_row(path: Path) -> int:
    """Return the number of the first row of a file."""
    found = _NAME.fullmatch(path.name)
    assert found is not None
    return int(found["first"])


def _row_count(path: Path) -> int:
    parquet: Any = require("pyarrow.parquet", "lab")
    try:
        count: int = parquet.read_metadata(path).num_rows
    except FileNotFoundError:
        raise
    except (OSError, ValueError) as error:
        raise LabError(
            f"{path} is damaged ({error}): restore it, or delete it and the files after it, whose matches are then "
            "played again"
        ) from None
    return count


def _arrow_type(arrow: Any, kind: str) -> Any:
    if kind.startswith("list["):
        return arrow.list_(_arrow_type(arrow, kind.removeprefix("list[").removesuffix("]")))
    return {"str": arrow.string, "int": arrow.int64, "float": arrow.float64, "bool": arrow.bool_}[kind]()
