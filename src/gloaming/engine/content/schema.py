"""Decode TOML and JSON data into native classes with msgspec, by the annotations of each class.

A class that mypyc compiled has lost its annotations, so msgspec would accept any value. This module reads the
annotations from the source file next to the compiled library, builds a struct for each class, decodes with the struct,
and converts the result to the class.
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
    """Return the annotations in the source of a compiled module as text, by class and field.

    They are cached as text, because cached syntax trees would be most of what the garbage collector has to traverse.
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
    """Return the evaluated annotations of a dataclass and its bases, by field, with constraints and element types."""
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
"""Types whose values cannot contain an object or an id."""


@dataclass(frozen=True)
class Names:
    """Marks a string in an annotation as a reference to an id.

    kind: the kind of the id, such as "space"; also: special words that are allowed as well; any_case: whether the
    reference may use capitals, such as T-4 for t-4.
    """

    kind: str
    also: tuple[str, ...] = ()
    any_case: bool = False


def classes_in(folder: str, kind: type[T]) -> tuple[type[T], ...]:
    """Return the subclasses of `kind` that the modules of a package define, sorted by module name.

    A new verb therefore needs no registration besides its file.
    """
    classes: list[type[T]] = []
    for name in sorted([module.name for module in iter_modules(import_module(folder).__path__)]):
        inside = f"{folder}.{name}"
        for var in vars(import_module(inside)).values():
            if isinstance(var, type) and issubclass(var, kind) and var.__module__ == inside:
                classes.append(var)
    return tuple(classes)


def names(kind: str, *also: str, any_case: bool = False) -> Names:
    """Mark a string in an annotation as a reference to an id of this kind: `Annotated[str, names("space")]`."""
    return Names(kind, also, any_case)


@dataclass(frozen=True)
class Gives:
    """Marks a string in an annotation as the definition of a name. kind: the kind of name, such as "counter"."""

    kind: str


def gives(kind: str) -> Gives:
    """Mark a string in an annotation as the definition of a name: `Annotated[Text, gives("counter")]`.

    Strings marked with `names` of the same kind refer to the defined name.
    """
    return Gives(kind)


Naming = Names | Gives
"""The marker of a string in an annotation: a reference to an id (Names), or the definition of a name (Gives)."""


Text = Annotated[str, Meta(min_length=1, pattern=LETTER)]
"""A text shown to people, which cannot be blank."""


def inside(thing: object, path: str = "") -> Sequence[tuple[str, object]]:
    """Return an entry and all dataclass objects nested in it, each with its field path."""
    if not path and id(thing) in _OBJECTS:
        return _OBJECTS[id(thing)]
    return [(at, value) for at, _, value in _parts(thing, path) if is_dataclass(value)]


def named(thing: object) -> Iterator[tuple[str, Names, str]]:
    """Yield every reference to an id in an entry, at any depth: its field path, its marker and the id."""
    for at, namings, value in _parts(thing):
        for what in namings:
            if isinstance(what, Names) and isinstance(value, str):
                yield at, what, value


def given(thing: object) -> Iterator[tuple[str, str]]:
    """Yield every name that an entry defines, at any depth, except blank ones: the kind of the name, and the name."""
    for _, namings, value in _parts(thing):
        for what in namings:
            if isinstance(what, Gives) and isinstance(value, str) and value.strip():
                yield what.kind, value


Part = tuple[str, tuple[Naming, ...], Any]
"""A value nested in an entry: its field path, the markers of its annotation, and the value."""


class _Reading:
    """An annotation, prepared for finding the objects and ids in a value of its type.

    namings: the markers of the annotation; among: the alternatives of a union, each with its own `_Reading`; of: a
    `_Reading` for each type argument; alike: whether the first of these applies to all elements of the value.
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
    """Cache the nested values of an object for the life of the process."""
    _KEPT[id(thing)] = _parts(thing)
    _OBJECTS[id(thing)] = inside(thing)


def _parts(thing: object, path: str = "") -> list[Part]:
    """Return an object and all values nested in it that could be an object or an id."""
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
    """Return whether a value has the type of one alternative of a union."""
    if get_origin(hint) is Annotated:
        return _fits(get_args(hint)[0], value)
    if get_origin(hint) is Literal:
        return value in get_args(hint)
    cls = type(None) if hint is None else get_origin(hint) or hint
    return isinstance(cls, type) and isinstance(value, cls)


@cache
def _holding(cls: type) -> tuple[tuple[str, Any, _Reading], ...]:
    """Return the name, default and `_Reading` of each field of a class that can hold an object or an id.

    Returns () for a class that is not a dataclass.
    """
    if not is_dataclass(cls):
        return ()
    types = hints(cls)
    return tuple(
        [(field.name, field.default, _Reading(types[field.name])) for field in fields(cls) if _holds(types[field.name])]
    )


def _holds(hint: Any) -> bool:
    """Return whether a value of this annotation can contain an object or an id."""
    if get_origin(hint) is Annotated and any([isinstance(meta, Naming) for meta in hint.__metadata__]):
        return True
    if get_origin(hint) is Literal:
        return False
    args = get_args(hint)
    return any([_holds(arg) for arg in args]) if args else isinstance(hint, type) and hint not in PLAIN


def word(cls: type) -> str:
    """Return the name of a class in content files: `skip-turn` for SkipTurn."""
    return "".join(["-" + letter.lower() if letter.isupper() else letter for letter in cls.__name__])[1:]


class Schema:
    """Decodes data of content files and saves into objects, and encodes the objects again.

    kinds: for each base class that annotations use, its concrete classes; meanings: the meanings of the words of
    `Literal` annotations, one mapping for each of these.
    """

    def __init__(self, kinds: Mapping[type, Sequence[type]], meanings: Sequence[Mapping[str, str]] = ()) -> None:
        self._kinds = kinds
        self._meanings = meanings
        self._structs: dict[type, type[msgspec.Struct]] = {}
        self._classes: dict[type, type] = {}
        self._making: list[type] = []

    @property
    def kinds(self) -> Mapping[type, Sequence[type]]:
        """For each base class that annotations use, its concrete classes."""
        return self._kinds

    def meanings(self, words: Sequence[str]) -> dict[str, str]:
        """Return the meanings of the words of a `Literal` annotation, {} if they are not known."""
        for known in self._meanings:
            if words and known.keys() >= {*words}:
                return {word: known[word] for word in words}
        return {}

    def struct(self, cls: type) -> type[msgspec.Struct]:
        """Return the msgspec struct for a class, built on first use."""
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

    def native_class(self, struct: type[msgspec.Struct]) -> type:
        """Return the class for which `struct` returned a struct."""
        return self._classes[struct]

    def hint(self, hint: Any) -> Any:
        """Return an annotation in which structs replace the native classes.

        The struct of an effect does not allow another effect of the same verb inside.
        """
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
        """Return the object of the class `cls` that JSON-like data describe.

        Raises msgspec.ValidationError, which names the field.
        """
        made: T = self._native(convert(data, self.hint(cls)))
        return made

    def explained(self, error: msgspec.ValidationError, cls: type, data: object) -> str:
        """Return the message for a validation error of `read`: the field, the reason, and the allowed words, if any."""
        verbs = {word(verb_class) for classes in self._kinds.values() for verb_class in classes}
        return validation_message(error, self.hint(cls), data, verbs)

    def plain(self, thing: object) -> Any:
        """Return an object as JSON-like data that `read` accepts.

        The data contain the verb of the object, if any, and all fields whose values differ from their defaults.
        """
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
