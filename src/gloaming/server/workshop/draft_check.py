"""Check a draft of the workshop: its faults, and the cards, texts and changes of the entries that are valid.

The functions are synchronous and can take a second or more; the server runs them in a process that it can kill.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from gloaming.engine.content.pack_entries import check_line, check_shown, decode_entry
from gloaming.engine.content.pack_format import PackFormat
from gloaming.engine.content.pack_limits import MANIFEST, MOST_ENTRIES
from gloaming.engine.content.schema import inside
from gloaming.engine.decoding import convert
from gloaming.engine.errors import BadContent, GloamingError
from gloaming.engine.match.match import Game
from gloaming.engine.rules.effects import Verb
from gloaming.games import game, ids
from gloaming.lab.content.overrides import NOT_IN_PACKS, printed_entries
from gloaming.server.protocol.game_info import ContentEntry
from gloaming.server.protocol.workshop_info import Draft, DraftFault, DraftReport, EntryChange, FieldWords
from gloaming.server.workshop.draft_files import fault_as_toml, files_of, folder_name, no_table
from gloaming.server.workshop.field_repairs import repaired

MOST_ROUNDS: Final = 12
"""The maximum number of times that the pack is read, each time without the entries found faulty before."""

MOST_FAULTS: Final = 200
"""The maximum number of faults in a report. A draft can have tens of thousands, each with a message."""

MOST_OF_ENTRY: Final = 8
"""The maximum number of faults of one entry that are searched for, because each needs the entry to be read again."""

NOT_COMPARED: Final = NOT_IN_PACKS | {"source"}
"""Fields that the editor sets or that packs leave out; they are not shown as changes."""

FIELD: Final = re.compile(r"field (?P<quote>['\"])(?P<path>.*?)(?P=quote)(?::|(?= appears)) ?", re.DOTALL)
"""Matches the field at the beginning of an error message about an entry."""

ALREADY_USED: Final = " is already used by "
"""Part of the message of an entry of the box whose id an entry of the draft has as well."""

BAD_TEXT: Final = re.compile(
    r"a text has \d+ characters|.* is not a printable character|more than \d+ accents on", re.DOTALL
)


class DraftEntry:
    """An entry of a draft that is valid on its own: its table, position, data and decoded object."""

    def __init__(self, table: str, number: int, data: dict[str, Any], decoded: Any) -> None:
        self.table = table
        self.number = number
        self.data = data
        self.decoded = decoded

    @property
    def id(self) -> str:
        """The id of the entry."""
        id: str = self.decoded.id
        return id


def check_draft(draft: Draft) -> DraftReport:
    """Return the report on a draft. It never raises an error: a draft that cannot be read has a fault."""
    if draft.game not in ids():
        message = f"there is no game {draft.game!r}; there are: {', '.join(ids())}"
        return DraftReport(faults=[DraftFault(table="", number=-1, field="game", reason=message, message=message)])
    try:
        return _DraftCheck(draft).report()
    except Exception as error:  # A fault of a check must not stop the editor: the author can undo the last change.
        message = f"the pack cannot be read ({type(error).__name__}); undo the last change"
        return DraftReport(faults=[DraftFault(table="", number=-1, field="", reason=message, message=message)])


def load_draft(draft: Draft) -> Game:
    """Return the game with a draft's pack. Raises BadContent or UnknownGame."""
    files = files_of(draft)
    with TemporaryDirectory(prefix="gloaming-draft-") as name:
        return game(draft.game).with_packs(files.write(Path(name)))


class _DraftCheck:
    """The check of one draft."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.name = folder_name(draft)
        self.sold = game(draft.game)
        self.format: PackFormat = self.sold.box.added.format
        self.faults: list[DraftFault] = []
        self.valid: list[DraftEntry] = []
        self.dropped: list[str] = []

    def report(self) -> DraftReport:
        """Return the report."""
        self._check_manifest()
        for table, entries in self.draft.entries.items():
            if len(self.faults) < MOST_FAULTS:
                self._decode_table(table, entries)
        single = list(self.valid)
        loaded = self._load()
        content: list[ContentEntry] = []
        pieces: dict[str, dict[str, list[str]]] = {}
        options: list[dict[str, Any]] = []
        if loaded is not None:
            known = self.sold.content()
            changed = [entry for entry in loaded.content() if entry not in known]
            content = convert(changed, list[ContentEntry])
            pieces = self._pieces(loaded)
            options = [setting.describe() for setting in loaded.form_settings]
        return DraftReport(
            faults=self.faults[:MOST_FAULTS],
            content=content,
            words=[words for entry in single for words in _words(entry)],
            changes=self._changes(single),
            pieces=pieces,
            options=options,
        )

    def _check_manifest(self) -> None:
        where = f"{self.name}/{MANIFEST}"
        if self.draft.title:
            self._try("", -1, f"{where}: ", lambda: check_line(self.draft.title, f"{where}: field 'title'"))

    def _try(self, table: str, number: int, before: str, check: Any) -> Any:
        """Return the result of a check. If it raises BadContent, add a fault and return None.

        before: the beginning of the error message, which is left out of the reason.
        """
        try:
            return check()
        except BadContent as error:
            self._add(table, number, before, str(error))
            return None

    def _add(self, table: str, number: int, before: str, message: str, data: object = None) -> None:
        reason = message.removeprefix(before)
        found = FIELD.match(reason)
        field = ""
        if found is not None:
            field, reason = found["path"], reason[found.end() :]
        elif ALREADY_USED in reason:
            field = "id"
        elif BAD_TEXT.match(reason):
            field = _bad_text(data) if data is not None else ""
        self.faults.append(DraftFault(table=table[:64], number=number, field=field, reason=reason, message=message))

    def _decode_table(self, table: str, entries: Sequence[object]) -> None:
        if table not in self.format.files:
            message = no_table(table, self.format.files)
            self.faults.append(DraftFault(table=table[:64], number=-1, field="", reason=message, message=message))
            return
        where = f"{self.name}/{self.format.files[table]}: {table}"
        if len(entries) > MOST_ENTRIES:
            self._add(table, -1, f"{where}: ", f"{where}: a list of at most {MOST_ENTRIES} entries, each [[{table}]]")
            return
        seen: set[str] = set()
        for number, entry in enumerate(entries):
            decoded = self._decode(table, where, number, entry)
            if decoded is None:
                continue
            if decoded.id in seen:
                before = f"{where} {decoded.id}: "
                self._add(table, number, before, f"{before}field 'id' appears twice")
                continue
            seen.add(decoded.id)
            self.valid.append(DraftEntry(table, number, dict(entry), decoded))  # type: ignore[call-overload]

    def _decode(self, table: str, where: str, number: int, entry: object) -> Any:
        """Return the object of an entry, or None if it is faulty."""
        id = entry.get("id") if isinstance(entry, dict) else None
        name = id if isinstance(id, str) and id else f"number {number + 1}"
        found = fault_as_toml(entry)
        if found is not None:
            self._add(table, number, f"{where} {name}: ", f"{where} {name}: field {found[0]!r}: {found[1]}")
            return None
        try:
            return decode_entry(self.format.schema, where, number + 1, entry, self.format.classes[table])
        except BadContent as error:
            message = str(error)
            known = [part for part in (name, name[:40]) if message.startswith(f"{where} {part}: ")]
            before = f"{where} {known[0] if known else name}: "
            self._add(table, number, before, message, entry)
            self.dropped.append(name)
            if isinstance(entry, dict) and known:
                self._add_further(table, where, number, entry, before)
            return None

    def _add_further(self, table: str, where: str, number: int, entry: dict[str, Any], before: str) -> None:
        """Add the faults of other fields of an entry. The last fault is the first one of the entry."""
        cls = self.format.classes[table]
        box = printed_entries(self.draft.game).get(table, {})
        printed = box.get(str(entry.get("id", "")), next(iter(box.values()), {}))
        known = [self.faults[-1].field]
        while known[-1] and len(known) < MOST_OF_ENTRY:
            for tried in repaired(entry, known[-1], printed):
                try:
                    decode_entry(self.format.schema, where, number + 1, tried, cls)
                    return
                except BadContent as error:
                    message = str(error)
                found = FIELD.match(message.removeprefix(before))
                if found is not None and not any([_overlap(found["path"], field) for field in known]):
                    entry = tried
                    self._add(table, number, before, message, entry)
                    known.append(found["path"])
                    break
            else:
                return

    def _load(self) -> Game | None:
        """Return the game with the entries that are valid, without those that do not fit with others; None if none fit.

        Faults are added.
        """
        for _ in range(MOST_ROUNDS):
            if not self.valid:
                if not self.faults:
                    files = ", ".join(sorted({*self.format.files.values()}))
                    message = f"{self.name}: nothing but {MANIFEST}; a pack of this game may have {files}"
                    self._add("", -1, f"{self.name}: ", message)
                return None
            entries: dict[str, list[dict[str, Any]]] = {}
            for entry in self.valid:
                entries.setdefault(entry.table, []).append(entry.data)
            try:
                return load_draft(msgspec.structs.replace(self.draft, entries=entries))
            except GloamingError as error:
                message = str(error)
            wrong = self._entry_of(message)
            if wrong is None:
                if not self.dropped:
                    self._add("", -1, "", message)
                return None
            if not self._follows(message, wrong):
                where = f"{self.name}/{self.format.files[wrong.table]}: {wrong.table} {wrong.id}: "
                self._add(wrong.table, wrong.number, where, message, wrong.data)
            self.valid.remove(wrong)
            self.dropped.append(wrong.id)
        return None

    def _entry_of(self, message: str) -> DraftEntry | None:
        """Return the entry of the draft that a message is about, None if it is about the box or the whole pack."""
        by_place = {(entry.table, entry.id): entry for entry in self.valid}
        file, entry_name = rf"{re.escape(self.name)}/[\w.-]+\.toml", "([\\w-]+) ([a-z0-9-]+)"
        for pattern in (f"{file}: {entry_name}", f"{entry_name}, in {file}"):
            for place in re.finditer(pattern, message):
                if (place[1], place[2]) in by_place:
                    return by_place[place[1], place[2]]
        return None

    def _follows(self, message: str, wrong: DraftEntry) -> bool:
        """Return whether a fault may only be there because a faulty entry was left out, so that it is not shown."""
        if any([f"'{id}'" in message for id in self.dropped]):
            return True
        faulty = [
            entry
            for entries in self.draft.entries.values()
            for entry in entries
            if isinstance(entry, dict) and entry.get("id") in self.dropped
        ]
        return any([value == wrong.id for entry in faulty for value in entry.values()])

    def _pieces(self, loaded: Game) -> dict[str, dict[str, list[str]]]:
        own = {(entry.table, entry.id) for entry in self.valid}
        pieces: dict[str, dict[str, list[str]]] = {}
        for piece, (table, id) in loaded.box.added.entries.items():
            if (table, id) in own:
                pieces.setdefault(table, {}).setdefault(id, []).append(piece)
        return pieces

    def _changes(self, entries: Sequence[DraftEntry]) -> list[EntryChange]:
        if not entries:
            return []
        box = printed_entries(self.draft.game)
        changes: list[EntryChange] = []
        for entry in entries:
            printed = box.get(entry.table, {}).get(entry.id)
            if printed is None:
                changes.append(EntryChange(table=entry.table, id=entry.id, kind="new"))
                continue
            schema = self.format.schema
            before = schema.plain(schema.read(printed, self.format.classes[entry.table]))
            fields = list(_differences(before, schema.plain(entry.decoded), ""))
            if fields:
                changes.append(EntryChange(table=entry.table, id=entry.id, kind="changed", fields=fields))
        return changes


def _overlap(path: str, other: str) -> bool:
    """Return whether two paths name the same field, or one a part of the other."""
    shorter, longer = sorted((path, other), key=len)
    return longer == shorter or longer.startswith((f"{shorter}.", f"{shorter}["))


def _differences(before: Any, after: Any, path: str) -> Iterator[tuple[str, Any, Any]]:
    """Yield the fields that differ: path, value before and value after, None for a value that is not there."""
    if isinstance(before, dict) and isinstance(after, dict) and before.get("verb") == after.get("verb"):
        for field in dict.fromkeys([*before, *after]):
            if field not in NOT_COMPARED:
                inner = f"{path}.{field}" if path else field
                yield from _differences(before.get(field), after.get(field), inner)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, (first, second) in enumerate(zip(before, after, strict=True)):
            yield from _differences(first, second, f"{path}[{number}]")
    elif before != after:
        yield path, before, after


def _words(entry: DraftEntry) -> Iterator[FieldWords]:
    """Yield the rules text of each verb of an entry that has one."""
    decoded = entry.decoded
    for path, part in inside(decoded):
        if not path or not isinstance(part, Verb) or not hasattr(part, "words"):
            continue
        try:
            words = str(part.words()) if callable(part.words) else ""
            if "{" in words:
                words = words.format(name=getattr(decoded, "name", ""), plural=getattr(decoded, "many", ""))
        except Exception:  # A verb whose fields do not fit together may have no words; its fault is reported.
            continue
        if words:
            yield FieldWords(table=entry.table, number=entry.number, field=path, words=words)


def _bad_text(data: object) -> str:
    """Return the path of the longest text, or of the first one that cannot be shown; "" if there is none."""
    texts = list(_texts(data, ""))
    for path, text in texts:
        try:
            check_shown(text.replace("\n", " "), "")
        except BadContent:
            return path
    return max(texts, key=lambda one: len(one[1]), default=("", ""))[0]


def _texts(data: object, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(data, str):
        yield path, data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from _texts(value, f"{path}.{key}" if path else key)
    elif isinstance(data, (list, tuple)):
        for number, value in enumerate(data):
            yield from _texts(value, f"{path}[{number}]")
