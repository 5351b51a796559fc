"""What packs of each game may say, as a page of Markdown: tables, fields, verbs, made from the classes and docstrings.

A docstring says what a thing is; `field: what it says` in it, up to the next field or the end of the sentence, is about
a field, and `field: what it says: "word" what that means, "other" what that does` about one that may be one of some
words, too. Clauses in brackets become links by name. An example is the shortest use in the box as it is sold, with what
it says on a card.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from importlib import import_module
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Meta

from gloaming.engine.content.clauses import ID
from gloaming.engine.content.packs import Packs
from gloaming.engine.content.schema import Names, Schema, hints, inside, word
from gloaming.engine.match.match import Game
from gloaming.engine.phrases import either_of
from gloaming.engine.rules.effects import Verb
from gloaming.games.ghost_hunter.catalogue import POWERS

DOCS: Final = Path(__file__).parent.parent / "docs/packs"

LAW_WORDS: Final = {
    "open-house": "every side between two tiles is a passage, whatever is printed there; no door leads elsewhere",
    "traitor": "each hunter is dealt a card that only they see, and one may be the Guest, who wins if the others fail",
    "reveal": "the Guest shows the card and plays for the Enemy from now on",
    "fate": "used Judge cards stay out until a hunter, or the Enemy, has used all ten",
    "fold": "no more doors are opened, and tiles may be taken away",
    "redrawn": "who falls is back after a round out, once, next door to the Enemy",
    "awake": "nothing by itself: rounds may be counted `after` it, as after each law that is proclaimed",
    "monsters-only": "in the Event pile there are Monsters alone",
    "siege": "Items lie face down on the tiles from the beginning, two on the first; bots stand their ground",
}
"""What a law says."""

ACT_WORDS: Final = {
    "battle": "fight a battle round with a hunter on the same tile",
    "haunt": "a hunter on the same tile draws 1 Insanity card",
    "lure": "beside a hunter, the Enemy that roams goes 1 tile more at once",
    "open": "break the shutter of the tile",
    "advance": "without moving, the count of rounds goes up by 1, once a round for all together",
    "rearrange": "two tiles without hunters change places",
}
"""What somebody on the Enemy side may do."""

WHO_WORDS: Final = {
    "me": "the hunter concerned",
    "here": "each hunter on the same tile",
    "near": "each there and next door",
    "floor": "each on the same floor",
    "all": "every hunter",
    "one": "one of choice, on whom an Item is used",
}
"""Whom an effect reaches."""

CHOICES: Final[Sequence[Mapping[str, str]]] = (
    POWERS,
    LAW_WORDS,
    ACT_WORDS,
    WHO_WORDS,
)
"""What words mean that a field may have."""

EVERYWHERE: Final = {
    "id": "of its own: small letters, digits and hyphens; one that exists replaces that entry",
    "name": "what people read",
    "title": "what people read",
    "source": "where its numbers come from: the rulebook, a publication, or us; of a pack's own it is `ours`",
    "naming": "where its name comes from",
    "rule": "the clause of RULES.md that says what stands on it; a pack's own entry has none",
    "text": "words that people read on it, besides what it does",
    "line": "a sentence for the mood",
    "copies": "how many there are",
}
"""What fields mean of which a class says nothing."""

OF_A_PART: Final = {"id": "its own: small letters, digits and hyphens"}
"""What fields of a part of an entry mean, where that is another thing."""

INTRODUCTION: Final = (
    "Made by `make generate` from the classes that read the files: do not edit. A pack is a folder with a "
    '`pack.toml` (`game = "{id}"`, `title = "..."`) and files as below; each entry is a table `[[...]]`. A field '
    "without a default must be given. `gloaming content {id}` lists the entries that there are, with the table of "
    "each, and its id where it is listed under another: to replace one write that id. What is wrong with an entry "
    "`gloaming content {id} --pack FOLDER` tells, with file, entry and field. The clauses named here are those of "
    "RULES.md: `gloaming rules {id} ID` prints one."
)

_CLAUSES: Final = re.compile(r"\s*\((?:[A-Z]{2}-[A-Z]+-\d+(?:,\s*)?)+\)")


class FieldDocs:
    """What a docstring says. about: the thing itself; of: each field; clauses: those that it names."""

    def __init__(self, cls: type) -> None:
        self.about = ""
        self.of: dict[str, str] = {}
        self.clauses: list[str] = []
        for base in cls.__mro__:
            doc = base.__dict__.get("__doc__")
            if base is object or not doc or not is_dataclass(base):
                continue
            about, of = parted(doc, list(hints(base)))
            if base is cls:
                self.about = about
                self.clauses = ID.findall(doc)
            self.of = of | self.of


def parted(doc: str, names: Sequence[str]) -> tuple[str, dict[str, str]]:
    """What a docstring says of the thing itself, and of its fields."""
    text = " ".join(_CLAUSES.sub("", doc).split())
    if not names:
        return text, {}
    alternatives = "|".join(sorted(names, key=len, reverse=True))
    begins = list(re.finditer(rf"(?:^|(?<=[.;] ))((?:{alternatives})(?:(?:,| and) (?:{alternatives}))*): ", text))
    about, of = (text[: begins[0].start()] if begins else text), {}
    for place, begin in enumerate(begins):
        end = begins[place + 1].start() if place + 1 < len(begins) else len(text)
        meaning, _, rest = text[begin.end() : end].partition(". ")
        about += rest + (" " if rest else "")
        for name in re.split(r", | and ", begin[1]):
            of[name] = meaning.rstrip(" .;")
    return about.strip(), of


def chosen(meaning: str, words: Sequence[str]) -> tuple[str, dict[str, str]]:
    """What is said of a field that may be one of some words, and what each of them means, where that is said of all."""
    alternatives = "|".join(sorted(words, key=len, reverse=True))
    begins = list(re.finditer(rf'(?<=[:,] )"({alternatives})" ', meaning)) if words else []
    if sorted([begin[1] for begin in begins]) != sorted(words) or not words:
        return meaning, {}
    ends = [begin.start() for begin in begins[1:]] + [len(meaning)]
    meanings = {begin[1]: meaning[begin.end() : end].rstrip(", ") for begin, end in zip(begins, ends, strict=True)}
    return meaning[: begins[0].start()].rstrip(": "), meanings


class Page:
    """The page of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.module = import_module(f"gloaming.games.{game.folder.name}.packs")
        self.catalogue = import_module(f"gloaming.games.{game.folder.name}.catalogue")
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
                entries = super().read(table, cls)
                tables[table] = cls, entries
                return entries

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
            for type_ in _types(hint):
                if type_ in self.schema.kinds:
                    if type_ not in self.bases:
                        self.bases.append(type_)
                        for verb in self.schema.kinds[type_]:
                            self._reach(verb)
                elif isinstance(type_, type) and is_dataclass(type_) and type_ not in self.parts:
                    self.parts.append(type_)
                    self._reach(type_)

    def lines(self) -> Iterator[str]:
        """The page."""
        yield f"# What a pack of {self.game.title} may say"
        yield INTRODUCTION.format(id=self.game.id)
        for table, (cls, _) in sorted(self.tables.items(), key=lambda item: list(self.module.TABLES).index(item[0])):
            yield f"## `[[{table}]]` in `{self.module.TABLES[table]}`"
            yield from self._thing(cls)
        if self.parts:
            yield "## Parts of entries"
            for part in self.parts:
                yield f"### {_heading(part)}"
                yield from self._thing(part, EVERYWHERE | OF_A_PART)
                if issubclass(part, Verb):
                    yield from self._example(part)
        for base in self.bases:
            yield f"## {base.__name__}"
            about = re.sub(
                r": an? \w+ a subclass[^.]*", "", parted(base.__doc__ or "", [])[0].split(". ")[0].rstrip(".")
            )
            yield f"{about}. A table with `verb`, and the fields of the verb."
            for cls in sorted(self.schema.kinds[base], key=word):
                yield f"### `{word(cls)}`"
                yield from self._thing(cls)
                yield from self._example(cls)

    def _thing(self, cls: type, common: Mapping[str, str] = EVERYWHERE) -> Iterator[str]:
        docs = FieldDocs(cls)
        lists: list[str] = []
        clauses = f" ({', '.join(docs.clauses)})" if docs.clauses else ""
        if docs.about:
            yield f"{docs.about[0].upper()}{docs.about[1:]}{clauses}"
        if hints(cls):
            rows = ["| Field | Value | Meaning |", "|---|---|---|"]
            defaults = {field.name: field.default for field in fields(cls)}
            for name, hint in hints(cls).items():
                value = self._value(hint)
                if defaults[name] is not MISSING:
                    value += _default(defaults[name])
                words = [choice for choice in _words(hint) if choice]
                meaning, meanings = chosen(docs.of.get(name) or common.get(name, ""), words)
                rows.append(f"| `{name}` | {value} | {meaning} |")
                meanings = meanings or next((dict(of) for of in CHOICES if words and set(words) <= {*of}), {})
                if meanings:
                    what = [f"- `{choice}`: {meanings[choice]}" for choice in words]
                    lists.append("\n".join([f"What `{name}` may be:", "", *what]))
            yield "\n".join(rows)
        yield from lists

    def _example(self, cls: type) -> Iterator[str]:
        used = [
            thing
            for _, entries in self.tables.values()
            for entry in entries
            for _, thing in inside(entry)
            if type(thing) is cls
        ]
        if not used:
            return
        shortest = min(used, key=lambda thing: len(written(self.schema.plain(thing))))
        yield f"    {written(self.schema.plain(shortest))}"
        says = getattr(shortest, "words", None)
        on_a_card = vars(self.catalogue).get("in_words")
        if on_a_card is not None:
            yield f"says: *{on_a_card(self.game.box, shortest)}*"
        elif callable(says):
            try:
                yield f"says: *{says()}*".replace("{name}", "Card").replace("{plural}", "Cards")
            except TypeError:
                return

    def _value(self, hint: Any) -> str:
        """What may stand in a field, in words."""
        if hint in self.schema.kinds:
            return f"a verb of {_link(hint)}"
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._bounded(args[0], hint.__metadata__, self._value, "")
        if origin is Literal:
            return either_of([f'`"{arg}"`' if isinstance(arg, str) else f"`{arg}`" for arg in args])
        if origin in (Union, UnionType):
            given = [arg for arg in args if arg is not type(None)]
            if all([get_origin(option) is Literal for option in given]):
                return self._value(Literal[tuple([word for option in given for word in get_args(option)])])
            if len(given) > 1 and all([_is_verb(option) for option in given]):
                return f"a verb: {either_of([_link(option) for option in given])}"
            return either_of([self._value(option) for option in given])
        if origin is tuple and args[-1] is not Ellipsis:
            many = "pair" if len(args) == 2 else f"list of {len(args)}"
            if len(set(args)) == 1:
                return f"a {many}{' of' * (many == 'pair')} {self._many(args[0])}"
            return f"a {many}: {', then '.join([self._value(arg) for arg in args])}"
        if origin in (list, tuple):
            return f"a list of {self._many(args[0])}"
        if origin is dict:
            return f"a table from {self._many(args[0])} to {self._many(args[1])}"
        if isinstance(hint, type) and is_dataclass(hint):
            return f"a verb: {_link(hint)}" if _is_verb(hint) else f"a table as {_link(hint)}"
        return {str: "a text", int: "a whole number", bool: "`true` or `false`", float: "a number"}[hint]

    def _many(self, hint: Any) -> str:
        """What several of them are."""
        if hint in self.schema.kinds:
            return f"verbs of {_link(hint)}"
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._bounded(args[0], hint.__metadata__, self._many, "s")
        if origin is Literal:
            return f"words: {self._value(hint)}"
        if origin in (Union, UnionType):
            return either_of([self._many(arg) for arg in args if arg is not type(None)])
        if origin in (list, tuple, dict):
            plural = re.sub(r"^a (pair|list|table)", r"\1s", self._value(hint))
            return plural.replace(":", ", each", 1) if origin is tuple and args[-1] is not Ellipsis else plural
        if isinstance(hint, type) and is_dataclass(hint):
            return f"tables as {_link(hint)}"
        return {str: "texts", int: "whole numbers", float: "numbers"}[hint]

    def _bounded(self, hint: Any, metadata: Sequence[Any], words: Callable[[Any], str], s: str) -> str:
        """The same within bounds, by the words for one of them or for several."""
        value = words(hint)
        for bound in metadata:
            if isinstance(bound, Names):
                what = f"name{s}" if bound.kind in _CALLED else f"id{s}"
                kind = _KINDS.get(bound.kind, bound.kind)
                value = f"{what} of {_many_of(kind)}" if s else f"the {what} of {_a(kind)}"
                value = either_of([value, *[f'`"{also}"`' for also in bound.also]])
            elif isinstance(bound, Meta):
                if bound.ge is not None and bound.le is not None:
                    value = f"{value} from {bound.ge} to {bound.le}"
                if get_origin(hint) in (list, tuple):
                    value = value.replace(
                        f"list{s} of ", f"list{s} of {_how_many(bound.min_length, bound.max_length)}", 1
                    )
                elif bound.min_length is not None and hint is str:
                    value = f"{value} that {'are' if s else 'is'} not empty"
        return value


_CALLED: Final = ("token", "companion", "token or companion", "counter", "suspect", "deed")
"""What has no entry of its own."""

_KINDS: Final = {"exterior": "Exterior Location", "interior": "Interior Location", "ghost": "Ghost", "fear": "Fear"}
"""What people call those whose table is called otherwise."""


def _heading(cls: type) -> str:
    """What a part of an entry is called: one of several that may stand there by its `verb`."""
    return f"`{word(cls)}`" if issubclass(cls, Verb) else cls.__name__


def _is_verb(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Verb)


def _link(cls: type) -> str:
    """A heading of the page, as a link to it."""
    heading = _heading(cls) if is_dataclass(cls) else cls.__name__
    return f"[{heading}](#{heading.strip('`').lower()})"


def _many_of(what: str) -> str:
    """Several of what has a name."""
    return " or ".join([re.sub(r"y$", "ie", re.sub(r"s$", "se", noun)) + "s" for noun in what.split(" or ")])


def _how_many(least: int | None, most: int | None) -> str:
    """How many there may be, before the word for them."""
    if most is None:
        return f"{least} or more " if least else ""
    return f"{least} " if least == most else f"{least} to {most} " if least else f"up to {most} "


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
        for argument in get_args(hint):
            yield from _types(argument)
    elif isinstance(hint, type):
        yield hint


def _words(hint: Any) -> list[str]:
    """The words that an annotation lets a text be."""
    if get_origin(hint) is Literal:
        return [argument for argument in get_args(hint) if isinstance(argument, str)]
    if get_origin(hint) is Annotated:
        return _words(get_args(hint)[0])
    return [choice for inner in get_args(hint) for choice in _words(inner)]


def written(data: Any) -> str:
    """Plain data as TOML has it within a line."""
    if isinstance(data, dict):
        return "{ " + ", ".join([f"{name} = {written(value)}" for name, value in data.items()]) + " }"
    if isinstance(data, (list, tuple)):
        return "[" + ", ".join([written(entry) for entry in data]) + "]"
    return msgspec.json.encode(data).decode()


def references(games: Sequence[Game]) -> dict[Path, str]:
    """The page of each game."""
    return {DOCS / f"{game.id}.md": "\n\n".join(Page(game).lines()) + "\n" for game in games}
