"""Turn msgspec's validation errors into messages for content authors that name the field and the allowed values."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec

LETTER: Final = r"\S"
"""The regular expression of a text that is not blank."""

VERB: Final = "verb"
"""The name of the field that selects one of several structs in a union."""

KINDS: Final = {
    "object": "a table",
    "array": "a list",
    "str": "a text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "datetime": "a date",
    "date": "a date",
    "time": "a time",
}
"""msgspec's type names in plain words. "null" is missing, because TOML has no null."""

_MESSAGE: Final = re.compile(r"(.*?)(?: - at (`key` in )?`\$([^`]*)`)?", re.DOTALL)
_BOUND: Final = re.compile(r"(of length )?(>=|<=|>|<) (\S+)")


def validation_message(error: msgspec.ValidationError, hint: Any, data: object, verbs: Collection[str] = ()) -> str:
    """Return an error message for invalid data: `field 'light': a whole number, not a text`, with the allowed values.

    hint: the expected type; data: the invalid data; verbs: all known verbs, including those that are not allowed at
    this place. If a table names its verb, the message lists only the fields of that verb.
    """
    parts = _MESSAGE.fullmatch(str(error))
    assert parts is not None
    message, key, path = parts[1], parts[2], parts[3] or ""
    hints, value = _at(hint, data, path)
    why = _why(message)
    about = re.search(r"(missing required|contains unknown) field `(.*)`", message, re.DOTALL)
    choices: list[str] = []
    if about is not None:
        path = f"{path}.{about[2]}"
        if about[1] == "contains unknown":
            choices = _fields(hints)
            why = "there is no such field"
            if isinstance(value, dict) and isinstance(value.get(VERB), str) and _tags(hints):
                why += f" of {value[VERB]!r}"
                choices = [choice for choice in choices if choice != VERB]
                if not choices:
                    why += ", which has none"
        else:
            why = "required but missing"
            choices = _tags(hints) if about[2] == VERB else _words(_lacking(hints, about[2]))
    elif "Invalid value" in message:
        choices = _tags(hints)
        if isinstance(value, dict) and value.get(VERB) in verbs:
            why = f"{value[VERB]!r} is not allowed here"
    else:
        choices = _words(hints)
    if "[...]" in path:
        why, path = f"one of its values: {why}", path.partition("[...]")[0]
    if key:
        why = f"one of its names: {why}"
    if choices:
        why = f"{why}; it may be {' or '.join(dict.fromkeys(choices))}"
    field = path.lstrip(".")
    return f"field {field!r}: {why}" if field else why


def _why(message: str) -> str:
    """Return the reason in msgspec's message, in plain words and without the field."""
    wanted = re.match(r"Expected `([^`]*)`(.*)", message, re.DOTALL)
    if wanted is None:
        invalid = re.fullmatch(r"Invalid (?:enum )?value (.*)", message, re.DOTALL)
        return message if invalid is None else f"there is no {invalid[1]}"
    kinds, rest = wanted[1].split(" | "), wanted[2]
    expected = " or ".join([KINDS.get(kind, kind) for kind in kinds if kind != "null"])
    got = re.fullmatch(r", got `(.*)`", rest)
    if got is not None:
        other = "a number with a point" if got[1] == "float" else KINDS.get(got[1], got[1])
        return f"{expected}, not {other}"
    if f"matching regex {LETTER!r}" in rest:
        return f"{expected} with at least one letter, digit or sign"
    rest = rest.replace(" matching regex ", " that matches ")
    rest = re.sub(r" of length (\d+), got (\d+)", rf" of \1, not \2{_unit(kinds)}", rest)
    return expected + _BOUND.sub(lambda bound: _bound(bound, _unit(kinds)), rest).replace(" , ", ", ")


def _unit(kinds: Sequence[str]) -> str:
    """Return the unit of a length limit: " letters" for texts, otherwise ""."""
    return " letters" if kinds == ["str"] else ""


def _bound(bound: re.Match[str], unit: str) -> str:
    length, sign, number = bound[1], bound[2], bound[3]
    words = {">=": "{} or more", "<=": "{} at most", ">": "more than {}", "<": "less than {}"}[sign]
    return (
        f"of {words.format(number + (unit[:-1] if number == '1' else unit))}" if length else f", {words.format(number)}"
    )


def _at(hint: Any, data: object, path: str) -> tuple[list[Any], object]:
    """Return the types allowed at a field path, as far as they are known, and the value at that path."""
    hints = [hint]
    value: Any = data
    for name in re.findall(r"\[\.\.\.\]|[\w-]+", path):
        if name == VERB:
            break
        hints = [inner for outer in hints for inner in _inner(_meant(outer, value), name)]
        if isinstance(value, dict):
            value = value.get(name)
        elif isinstance(value, (list, tuple)) and name.isdigit() and int(name) < len(value):
            value = value[int(name)]
        else:
            value = None
    return [meant for hint in hints for meant in _meant(hint, value)], value


def _meant(hint: Any, value: object) -> list[Any]:
    """Return the types that a value may have. If the value names a known verb, return only the struct of that verb."""
    those = _alternatives(hint)
    if isinstance(value, dict):
        named = [
            alternative
            for alternative in those
            if _is_struct(alternative) and alternative.__struct_config__.tag == value.get(VERB, "")
        ]
        return named or those
    return those


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def _alternatives(hint: Any) -> list[Any]:
    """Return the alternatives of a union type, without annotations; for another type, only the type itself."""
    if get_origin(hint) is Annotated:
        return _alternatives(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        return [alternative for inner in get_args(hint) for alternative in _alternatives(inner)]
    return [hint]


def _inner(those: Sequence[Any], name: str) -> list[Any]:
    """Return the types of the field `name` in structs, or of the elements of lists and the values of mappings.

    those: the types to search.
    """
    hints: list[Any] = []
    for hint in those:
        if _is_struct(hint):
            hints += [field.type for field in msgspec.structs.fields(hint) if field.encode_name == name]
        elif get_origin(hint) in (list, tuple):
            hints += [inner for inner in get_args(hint) if inner is not Ellipsis]
        elif get_origin(hint) is dict:
            hints.append(get_args(hint)[1])
    return hints


def _lacking(hints: Sequence[Any], name: str) -> list[Any]:
    """Return the types that a missing field may have. hints: the types that the table without the field may have."""
    return [alternative for inner in _inner(hints, name) for alternative in _alternatives(inner)]


def _words(hints: Sequence[Any]) -> list[str]:
    """Return the literal words that the types allow, followed by "a list" if a list is allowed as well."""
    words = [repr(word) for hint in hints if get_origin(hint) is Literal for word in get_args(hint)]
    return [*words, "a list"] if words and any([get_origin(hint) in (list, tuple) for hint in hints]) else words


def _fields(hints: Sequence[Any]) -> list[str]:
    """Return the names of all fields of the structs among the types."""
    return [field.encode_name for hint in hints if _is_struct(hint) for field in msgspec.structs.fields(hint)]


def _tags(hints: Sequence[Any]) -> list[str]:
    """Return the verbs of the structs among the types, in quotes."""
    tags = [hint.__struct_config__.tag for hint in hints if _is_struct(hint)]
    return [repr(tag) for tag in tags if tag is not None]
