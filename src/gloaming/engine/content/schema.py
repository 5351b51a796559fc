"""Native classes and msgspec: the schema of a class is what its annotations say.

A compiled class has forgotten that, and msgspec would let anything through. So the struct that decodes an entry is made
here: of a compiled class from the source file beside the library, where every annotation still stands. What is decoded
becomes an object of the class itself.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache, reduce
from importlib import import_module
from operator import or_
from pathlib import Path
from pkgutil import iter_modules
from types import UnionType
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Meta

from gloaming.engine.content.validation_messages import LETTER, validation_message
from gloaming.engine.decoding import convert
from gloaming.engine.rules.effects import Verb

T = TypeVar("T")


@cache
def _annotations(module: str) -> dict[str, dict[str, str]]:
    """The annotations of the classes of a compiled module, as its source has them: by class and field.

    As words: trees kept for good would be most of what the garbage collector goes through.
    """
    here = Path(str(sys.modules[module].__file__))
    source = here.with_name(here.name.split(".")[0] + ".py").read_text(encoding="utf-8")
    return {
        cls.name: {
            node.target.id: ast.unparse(node.annotation)
            for node in cls.body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        }
        for cls in ast.parse(source).body
        if isinstance(cls, ast.ClassDef)
    }


@cache
def hints(cls: type) -> dict[str, Any]:
    """The annotations of a class and what it stands on, with every constraint and element type."""
    evaluated: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        if is_dataclass(base):
            module = sys.modules[base.__module__]
            interpreted = str(module.__file__).endswith(".py")
            declared = base.__annotations__ if interpreted else _annotations(base.__module__)[base.__name__]
            for field, annotation in declared.items():
                evaluated[field] = eval(annotation, vars(module))
    return {field.name: evaluated[field.name] for field in fields(cls)}


PLAIN: Final = (str, int, float, bool, type(None))
"""What holds nothing that has a name."""


@dataclass(frozen=True)
class Names:
    """What a text names. kind: of what it is the id; also: words that stand for themselves there.

    any_case: whether it may be written as people write it, as T-4 for t-4.
    """

    kind: str
    also: tuple[str, ...] = ()
    any_case: bool = False


def classes_in(folder: str, kind: type[T]) -> tuple[type[T], ...]:
    """Every class of a kind that the modules of a package declare, in order of module: a verb needs no other line."""
    classes: list[type[T]] = []
    for name in sorted([module.name for module in iter_modules(import_module(folder).__path__)]):
        inside = f"{folder}.{name}"
        for var in vars(import_module(inside)).values():
            if isinstance(var, type) and issubclass(var, kind) and var.__module__ == inside:
                classes.append(var)
    return tuple(classes)


def names(kind: str, *also: str, any_case: bool = False) -> Names:
    """Of a text in an annotation: it is the id of something, as `Annotated[str, names("space")]`."""
    return Names(kind, also, any_case)


@dataclass(frozen=True)
class Gives:
    """What a text gives its name to. kind: of what it is a name from then on."""

    kind: str


def gives(kind: str) -> Gives:
    """Of a text in an annotation: it is a name of one's own for something, as `Annotated[Text, gives("counter")]`.

    What is named there by `names` of the same kind is one of these.
    """
    return Gives(kind)


Naming = Names | Gives
"""What an annotation tells of an id or name."""


Text = Annotated[str, Meta(min_length=1, pattern=LETTER)]
"""What people read, and so no blank text."""


def inside(thing: object, path: str = "") -> Sequence[tuple[str, object]]:
    """Every object of a class with annotations that an entry holds, itself first, and by which fields."""
    if not path and id(thing) in _OBJECTS:
        return _OBJECTS[id(thing)]
    return [(at, value) for at, _, value in _parts(thing, path) if is_dataclass(value)]


def named(thing: object) -> Iterator[tuple[str, Names, str]]:
    """Every id that an entry names, at any depth: by which fields, of what, and the id itself."""
    for at, namings, value in _parts(thing):
        for what in namings:
            if isinstance(what, Names) and isinstance(value, str):
                yield at, what, value


def given(thing: object) -> Iterator[tuple[str, str]]:
    """Every name that an entry gives, at any depth: of what, and the name itself; not a blank one."""
    for _, namings, value in _parts(thing):
        for what in namings:
            if isinstance(what, Gives) and isinstance(value, str) and value.strip():
                yield what.kind, value


Part = tuple[str, tuple[Naming, ...], Any]
"""A value in an entry: by which fields, what it names or gives, and the value itself."""


class _Reading:
    """What an annotation says of a value.

    namings: what it names or gives; among: what it may be, where that is several; of: what
    those in it are, one for each, or one for all.
    """

    __slots__ = ("namings", "among", "of", "alike")

    def __init__(self, hint: Any, namings: tuple[Naming, ...] = ()) -> None:
        if get_origin(hint) is Annotated:
            namings = tuple([meta for meta in hint.__metadata__ if isinstance(meta, Naming)])
            hint = get_args(hint)[0]
        args = get_args(hint)
        self.namings = namings
        self.among: tuple[tuple[Any, _Reading], ...] = ()
        self.of: tuple[_Reading, ...] = ()
        self.alike = len(args) == 1 or Ellipsis in args
        if get_origin(hint) in (Union, UnionType):
            self.among = tuple([(arg, _Reading(arg, namings)) for arg in args])
        elif get_origin(hint) is not Literal:
            self.of = tuple([_Reading(arg) for arg in args if arg is not Ellipsis])


NOTHING_SAID: Final = _Reading(None)


_KEPT: dict[int, list[Part]] = {}
_OBJECTS: dict[int, Sequence[tuple[str, object]]] = {}


def keep_parts(thing: object) -> None:
    """Look through a thing once for all, as it is there for as long as the program runs."""
    _KEPT[id(thing)] = _parts(thing)
    _OBJECTS[id(thing)] = inside(thing)


def _parts(thing: object, path: str = "") -> list[Part]:
    """What is in a thing, itself first: all that could be an object or an id."""
    if not path and id(thing) in _KEPT:
        return _KEPT[id(thing)]
    parts: list[Part] = []
    _add_parts(parts, NOTHING_SAID, thing, path)
    return parts


def _add_parts(parts: list[Part], reading: _Reading, value: Any, path: str) -> None:
    namings = reading.namings
    if reading.among:
        fitting = [alternative for hint, alternative in reading.among if _fits(hint, value)]
        reading = fitting[0] if fitting else NOTHING_SAID
        namings = reading.namings if fitting else namings
    parts.append((path, namings, value))
    if isinstance(value, (list, tuple)):
        of = reading.of
        for number, item in enumerate(value):
            inner = of[0 if reading.alike else number] if of else NOTHING_SAID
            _add_parts(parts, inner, item, f"{path}[{number}]")
    elif isinstance(value, dict):
        key, inner = reading.of
        for name, item in value.items():
            _add_parts(parts, key, name, path)
            _add_parts(parts, inner, item, f"{path}.{name}")
    else:
        cls: type = type(value)
        for field, default, inner in _holding(cls):
            item = getattr(value, field)
            if item != default:
                _add_parts(parts, inner, item, f"{path}.{field}" if path else field)


def _fits(hint: Any, value: object) -> bool:
    """Whether a value could be one of an annotation that stands for several."""
    if get_origin(hint) is Annotated:
        return _fits(get_args(hint)[0], value)
    if get_origin(hint) is Literal:
        return value in get_args(hint)
    cls = type(None) if hint is None else get_origin(hint) or hint
    return isinstance(cls, type) and isinstance(value, cls)


@cache
def _holding(cls: type) -> tuple[tuple[str, Any, _Reading], ...]:
    """The fields of a class that can hold an object or an id: name, default and what is said; none of another class."""
    if not is_dataclass(cls):
        return ()
    types = hints(cls)
    return tuple(
        [(field.name, field.default, _Reading(types[field.name])) for field in fields(cls) if _holds(types[field.name])]
    )


def _holds(hint: Any) -> bool:
    """Whether a value can hold a part or an id."""
    if get_origin(hint) is Annotated and any([isinstance(meta, Naming) for meta in hint.__metadata__]):
        return True
    if get_origin(hint) is Literal:
        return False
    args = get_args(hint)
    return any([_holds(arg) for arg in args]) if args else isinstance(hint, type) and hint not in PLAIN


def word(cls: type) -> str:
    """A class's name as the files have it: SkipTurn is skip-turn."""
    return "".join(["-" + letter.lower() if letter.isupper() else letter for letter in cls.__name__])[1:]


class Schema:
    """How some classes stand in files and saves. kinds: the classes that a base class in an annotation stands for."""

    def __init__(self, kinds: Mapping[type, Sequence[type]]) -> None:
        self._kinds = kinds
        self._structs: dict[type, type[msgspec.Struct]] = {}
        self._classes: dict[type, type] = {}
        self._making: list[type] = []

    @property
    def kinds(self) -> Mapping[type, Sequence[type]]:
        """The classes that each base class in an annotation stands for."""
        return self._kinds

    def struct(self, cls: type) -> type[msgspec.Struct]:
        """The struct that decodes a class."""
        if cls not in self._structs:
            self._making.append(cls)
            defaults = {field.name: field.default for field in fields(cls)}
            members: list[Any] = []
            for name, hint in hints(cls).items():
                default = defaults[name]
                members.append((name, self.hint(hint)) if default is MISSING else (name, self.hint(hint), default))
            verb = issubclass(cls, Verb)
            made = msgspec.defstruct(
                cls.__name__,
                members,
                frozen=True,
                forbid_unknown_fields=True,
                kw_only=True,
                tag_field="verb" if verb else None,
                tag=word(cls) if verb else None,
            )
            self._making.remove(cls)
            self._structs[cls] = made
            self._classes[made] = cls
        return self._structs[cls]

    def hint(self, hint: Any) -> Any:
        """An annotation with structs in place of classes. A verb that holds effects holds none of its own kind."""
        if hint in self._kinds:
            return reduce(or_, [self.struct(cls) for cls in self._kinds[hint] if cls not in self._making])
        if isinstance(hint, type) and is_dataclass(hint):
            return self.struct(hint)
        origin = get_origin(hint)
        if origin is Annotated:
            return Annotated[(self.hint(get_args(hint)[0]), *hint.__metadata__)]
        if origin in (Union, UnionType):
            return reduce(or_, [self.hint(argument) for argument in get_args(hint)])
        if origin in (list, tuple):
            return origin[
                tuple([argument if argument is Ellipsis else self.hint(argument) for argument in get_args(hint)])
            ]
        return hint

    def read(self, data: object, cls: type[T]) -> T:
        """An object from plain data. Raises msgspec.ValidationError, which names the field."""
        made: T = self._native(convert(data, self.hint(cls)))
        return made

    def explained(self, error: msgspec.ValidationError, cls: type, data: object) -> str:
        """What is wrong with the data of a class: the field, why, and what may stand there where there is a choice."""
        verbs = {word(verb_class) for classes in self._kinds.values() for verb_class in classes}
        return validation_message(error, self.hint(cls), data, verbs)

    def plain(self, thing: object) -> Any:
        """Plain data that `read` takes: what is not a default, and the verb."""
        if isinstance(thing, (list, tuple)):
            return [self.plain(item) for item in thing]
        if not is_dataclass(thing) or isinstance(thing, type):
            return thing
        data = {"verb": word(type(thing))} if isinstance(thing, Verb) else {}
        for field in fields(thing):
            value = getattr(thing, field.name)
            if value != field.default:
                data[field.name] = self.plain(value)
        return data

    def _native(self, made: Any) -> Any:
        if isinstance(made, msgspec.Struct):
            names = made.__struct_fields__
            return self._classes[type(made)](**{name: self._native(getattr(made, name)) for name in names})
        if isinstance(made, (list, tuple)):
            return tuple([self._native(item) for item in made])
        return made
