"""What packs of each game may say, as a page of Markdown: tables, fields, verbs, made from the classes and docstrings.

A docstring says what a thing is; `field: what it says` in it, up to a semicolon or the end of the sentence, is about a
field. Clauses in brackets become links by name. An example is the shortest use in the box as it is sold, with what it
says on a card.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from importlib import import_module
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Meta

from gloaming.engine.effects import Verb
from gloaming.engine.game import Game
from gloaming.engine.packs import Packs
from gloaming.engine.rulebook import ID
from gloaming.engine.schema import Names, Schema, hints, inside, word
from gloaming.games.ghost_hunter import box as ghost_hunter
from gloaming.games.ghost_hunter.catalogue import POWERS

DOCS: Final = Path(__file__).parent.parent / "docs/packs"

CHOICES: Final[Sequence[Mapping[str, str]]] = (
    POWERS,
    ghost_hunter.LAW_WORDS,
    ghost_hunter.ACT_WORDS,
    ghost_hunter.WHO_WORDS,
)
"""What words mean that a field may have."""

EVERYWHERE: Final = {
    "id": "of its own: small letters, digits and hyphens; one that exists replaces that entry",
    "name": "what people read",
    "title": "what people read",
    "source": "where it comes from; of a pack's own it is `ours`",
    "naming": "where its name comes from",
    "rule": "the clause of RULES.md that says what stands on it; a pack's own entry has none",
    "text": "in words, besides what it does",
    "line": "a sentence for the mood",
    "copies": "how many there are",
}
"""What fields mean of which a class says nothing."""

INTRODUCTION: Final = (
    "Made by `make generate` from the classes that read the files: do not edit. A pack is a folder with a `pack.toml` "
    '(`game = "{id}"`, `title = "..."`) and files as below; each entry is a table `[[...]]`. A field without a default '
    "must be given. What is wrong with an entry `gloaming content {id} --pack FOLDER` tells, with file, entry and "
    "field. The clauses named here are those of RULES.md: `gloaming rules {id} ID` prints one."
)

_CLAUSES: Final = re.compile(r"\s*\((?:[A-Z]{2}-[A-Z]+-\d+(?:,\s*)?)+\)")


class Said:
    """What a docstring says. about: the thing itself; of: each field; clauses: those that it names."""

    def __init__(self, cls: type) -> None:
        self.about = ""
        self.of: dict[str, str] = {}
        self.clauses: list[str] = []
        for one in cls.__mro__:
            doc = one.__dict__.get("__doc__")
            if one is object or not doc or not is_dataclass(one):
                continue
            about, of = parted(doc, list(hints(one)))
            if one is cls:
                self.about = about
                self.clauses = ID.findall(doc)
            self.of = of | self.of


def parted(doc: str, names: Sequence[str]) -> tuple[str, dict[str, str]]:
    """What a docstring says of the thing itself, and of its fields."""
    text = " ".join(_CLAUSES.sub("", doc).split())
    if not names:
        return text, {}
    one = "|".join(sorted(names, key=len, reverse=True))
    begins = list(re.finditer(rf"(?:^|(?<=[.;] ))((?:{one})(?:(?:,| and) (?:{one}))*): ", text))
    about, of = (text[: begins[0].start()] if begins else text), {}
    for place, begin in enumerate(begins):
        end = begins[place + 1].start() if place + 1 < len(begins) else len(text)
        told, _, rest = text[begin.end() : end].partition(". ")
        about += rest + (" " if rest else "")
        for name in re.split(r", | and ", begin[1]):
            of[name] = told.rstrip(" .;")
    return about.strip(), of


class Page:
    """The page of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.module = import_module(f"gloaming.games.{game.folder.name}.packs")
        self.tables: dict[str, tuple[type, Sequence[Any]]] = {}
        self.schema: Schema = self._read()
        self.parts: list[type] = []
        self.bases: list[type] = []
        for cls, _ in self.tables.values():
            self._reach(cls)

    def _read(self) -> Schema:
        """Read the box anew, and note the class and the entries of each table."""
        tables = self.tables
        schemas: list[Schema] = []

        class Noted(Packs):
            def __init__(self, *args: Any) -> None:
                super().__init__(*args)
                schemas.append(self._schema)

            def read(self, table: str, cls: type[Any]) -> tuple[Any, ...]:
                found = super().read(table, cls)
                tables[table] = cls, found
                return found

        before = vars(self.module)["Packs"]
        vars(self.module)["Packs"] = Noted
        try:
            self.module.read_box()
        finally:
            vars(self.module)["Packs"] = before
        return schemas[0]

    def _reach(self, cls: type) -> None:
        """Note what an entry may hold: parts, and the bases of verbs."""
        for hint in hints(cls).values():
            for one in _types(hint):
                if one in self.schema.kinds:
                    if one not in self.bases:
                        self.bases.append(one)
                        for verb in self.schema.kinds[one]:
                            self._reach(verb)
                elif isinstance(one, type) and is_dataclass(one) and one not in self.parts:
                    self.parts.append(one)
                    self._reach(one)

    def lines(self) -> Iterator[str]:
        """The page."""
        yield f"# What a pack of {self.game.title} may say"
        yield INTRODUCTION.format(id=self.game.id)
        for table, (cls, _) in sorted(self.tables.items(), key=lambda one: list(self.module.TABLES).index(one[0])):
            yield f"## `[[{table}]]` in `{self.module.TABLES[table]}`"
            yield from self._thing(cls)
        if self.parts:
            yield "## Parts of entries"
            for part in self.parts:
                yield f"### {_heading(part)}"
                yield from self._thing(part)
                if issubclass(part, Verb):
                    yield from self._example(part)
        for base in self.bases:
            yield f"## {base.__name__}"
            about = re.sub(
                r": a verb a subclass[^.]*", "", parted(base.__doc__ or "", [])[0].split(". ")[0].rstrip(".")
            )
            yield f"{about}. A table with `verb`, and the fields of the verb."
            for cls in sorted(self.schema.kinds[base], key=word):
                yield f"### `{word(cls)}`"
                yield from self._thing(cls)
                yield from self._example(cls)

    def _thing(self, cls: type) -> Iterator[str]:
        said = Said(cls)
        clauses = f" ({', '.join(said.clauses)})" if said.clauses else ""
        if said.about:
            yield f"{said.about[0].upper()}{said.about[1:]}{clauses}"
        if hints(cls):
            rows = ["| Field | Value | |", "|---|---|---|"]
            defaults = {field.name: field.default for field in fields(cls)}
            for name, hint in hints(cls).items():
                value = self._value(hint)
                if defaults[name] is not MISSING:
                    value += _default(defaults[name])
                told = said.of.get(name) or EVERYWHERE.get(name, "")
                rows.append(f"| `{name}` | {value} | {told} |")
            yield "\n".join(rows)
        for name, hint in hints(cls).items():
            words = next((one for one in CHOICES if set(_words(hint)) - {""} and set(_words(hint)) <= {*one, ""}), None)
            if words is not None:
                yield "\n".join(
                    [f"What `{name}` may be:", "", *[f"- `{one}`: {words[one]}" for one in _words(hint) if one]]
                )

    def _example(self, cls: type) -> Iterator[str]:
        used = [
            one
            for _, entries in self.tables.values()
            for entry in entries
            for _, one in inside(entry)
            if type(one) is cls
        ]
        if not used:
            return
        shortest = min(used, key=lambda one: len(written(self.schema.plain(one))))
        yield f"    {written(self.schema.plain(shortest))}"
        says = getattr(shortest, "words", None)
        if callable(says):
            try:
                yield f"says: *{says()}*".replace("{one}", "Card").replace("{many}", "Cards")
            except TypeError:
                return

    def _value(self, hint: Any) -> str:
        """What may stand in a field, in words."""
        if hint in self.schema.kinds:
            return f"a verb of [{hint.__name__}](#{hint.__name__.lower()})"
        origin = get_origin(hint)
        if origin is Annotated:
            return self._bounded(get_args(hint)[0], hint.__metadata__)
        if origin is Literal:
            return " or ".join([f'`"{one}"`' if isinstance(one, str) else f"`{one}`" for one in get_args(hint)])
        if origin in (Union, UnionType):
            return " or ".join([self._value(one) for one in get_args(hint) if one is not type(None)])
        if origin in (list, tuple):
            args = get_args(hint)
            if args[-1] is Ellipsis or origin is list:
                return f"a list, each {self._value(args[0])}"
            return f"a list of {len(args)}: {'; '.join([self._value(one) for one in args])}"
        if origin is dict:
            key, value = get_args(hint)
            return f"a table, from {self._value(key)} to {self._value(value)}"
        if isinstance(hint, type) and is_dataclass(hint):
            return f"a table as [{_heading(hint)}](#{_heading(hint).strip('`').lower()})"
        return {str: "a text", int: "a whole number", bool: "`true` or `false`", float: "a number"}[hint]

    def _bounded(self, hint: Any, metadata: Sequence[Any]) -> str:
        value = self._value(hint)
        for one in metadata:
            if isinstance(one, Names):
                value = " or ".join(
                    [f"the id of {_a(one.kind)}" if one.kind not in _CALLED else f"the name of {_a(one.kind)}"]
                    + [f'`"{also}"`' for also in one.also]
                )
            elif isinstance(one, Meta):
                if one.ge is not None and one.le is not None:
                    value = f"{value} from {one.ge} to {one.le}"
                if one.min_length is not None and one.min_length == one.max_length:
                    value = f"{value}, {one.min_length} of them"
                elif one.min_length is not None and get_origin(hint) in (list, tuple):
                    value = f"{value}, {one.min_length} at least"
                elif one.min_length is not None and hint is str:
                    value = f"{value}, not an empty one"
        return value


_CALLED: Final = ("token", "companion", "token or companion", "counter", "suspect", "deed")
"""What has no entry of its own."""


def _heading(cls: type) -> str:
    """What a part of an entry is called: one of several that may stand there by its `verb`."""
    return f"`{word(cls)}`" if issubclass(cls, Verb) else cls.__name__


def _a(what: str) -> str:
    return f"{'an' if what[0] in 'AEIOUaeiou' else 'a'} {what}"


def _default(value: Any) -> str:
    if value is None or value == ():
        return "; none if not given"
    return f"; `{msgspec.json.encode(value).decode()}` if not given"


def _types(hint: Any) -> Iterator[Any]:
    """Every class in an annotation."""
    if get_origin(hint) is Annotated:
        yield from _types(get_args(hint)[0])
    elif get_origin(hint) in (Union, UnionType, list, tuple, dict):
        for one in get_args(hint):
            yield from _types(one)
    elif isinstance(hint, type):
        yield hint


def _words(hint: Any) -> list[str]:
    """The words that an annotation lets a text be."""
    if get_origin(hint) is Literal:
        return [one for one in get_args(hint) if isinstance(one, str)]
    if get_origin(hint) is Annotated:
        return _words(get_args(hint)[0])
    return [one for inner in get_args(hint) for one in _words(inner)]


def written(data: Any) -> str:
    """Plain data as TOML has it within a line."""
    if isinstance(data, dict):
        return "{ " + ", ".join([f"{name} = {written(one)}" for name, one in data.items()]) + " }"
    if isinstance(data, (list, tuple)):
        return "[" + ", ".join([written(one) for one in data]) + "]"
    return msgspec.json.encode(data).decode()


def references(games: Sequence[Game]) -> dict[Path, str]:
    """The page of each game."""
    return {DOCS / f"{game.id}.md": "\n\n".join(Page(game).lines()) + "\n" for game in games}
