"""JSON Schemas (draft 2020-12) of a game's views, events and options, derived from the game's declarations.

The view's schema comes from the TypedDicts of the game's `view.py`, through msgspec; the schemas of events and options
come from the declarations of their numbers.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, get_type_hints, is_typeddict

import msgspec

from gloaming.engine.rules.declarations import HIDDEN, Declared
from gloaming.engine.state.views import CommonView

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

JsonSchema = dict[str, Any]

_KEYS: Final = re.compile(r"(?:^|(?<=[.;:] ))((?:\w+, )*\w+): ")
"""The keys that the next words of a TypedDict's docstring describe: `deck, removed: the number of cards`."""


def view_schema(title: str, id: str, seats: range, dress: Callable[..., Any]) -> JsonSchema:
    """Return the schema of `match.view(seat)`.

    title, id, seats: of the game; dress: the function that builds its view.

    It allows no other keys than the declared ones. A game whose `dress` function declares no TypedDict as its return
    type gets the schema of the common part, which allows other keys.
    """
    shape = _view_type(dress)
    declared = CommonView if shape is None else shape
    (root,), definitions = msgspec.json.schema_components((declared,), ref_template="#/$defs/{name}")
    module = vars(sys.modules[declared.__module__])
    for schema in definitions.values():
        name = str(schema.get("title", ""))
        own = declared if name == declared.__name__ else module.get(name)
        inherited = [module.get("Seen"), CommonView] if own is declared else [module.get(f"{name}Seen")]
        _describe(schema, [entry for entry in (own, *inherited) if is_typeddict(entry)])
        if "properties" in schema and shape is not None:
            schema["additionalProperties"] = False
    properties = definitions[declared.__name__]["properties"]
    properties["game"] = {**properties["game"], "const": id}
    properties["seats"] = {**properties["seats"], "minimum": seats[0], "maximum": seats[-1]}
    return _document(f"View of {title}", root, definitions)


def event_schema(title: str, declared: Sequence[Declared[Any]], box: Any) -> JsonSchema:
    """Return the schema of one event, as `match.events(seat)` lists them.

    title: of the game; declared: its events; box: everything printed in it.
    The array `event` is the verb and its numbers; a secret number is -1 for a seat that does not know it.
    """
    entry: JsonSchema = {
        "type": "object",
        "description": "An event as a seat knows it.",
        "properties": {
            "number": {"type": "integer", "minimum": 0, "description": "its number in the match, from 0"},
            "event": {"$ref": "#/$defs/Event"},
            "text": {"type": "string", "description": "the event in words"},
            "pieces": {
                "type": "array",
                "items": {"type": "string"},
                "description": "the ids of the cards and places that it refers to",
            },
        },
        "required": ["number", "event", "text", "pieces"],
        "additionalProperties": False,
    }
    verbs = [_tuple_schema(event, box) for event in declared]
    return _document(f"Event of {title}", entry, {"Event": {"oneOf": verbs}})


def option_schema(title: str, declared: Sequence[Declared[Any]], box: Any) -> JsonSchema:
    """Return the schema of one option, a verb and its numbers, as an array: `list(match.decision.options[0])`.

    Arguments as for `event_schema`.
    """
    verbs = [_tuple_schema(option, box) for option in declared]
    return _document(f"Option of {title}", {"oneOf": verbs}, {})


def _document(title: str, root: JsonSchema, definitions: Mapping[str, JsonSchema]) -> JsonSchema:
    document: JsonSchema = {"$schema": DIALECT, "title": title, **root}
    if definitions:
        document["$defs"] = dict(definitions)
    return document


def _view_type(dress: Callable[..., Any]) -> type | None:
    """Return the TypedDict that a `dress` function returns, None if it declares none."""
    function = dress
    while isinstance(function, partial):
        function = function.func
    declared = get_type_hints(function).get("return")
    return declared if is_typeddict(declared) and isinstance(declared, type) else None


def _describe(schema: JsonSchema, shapes: Sequence[Any]) -> None:
    """Move what the docstrings of TypedDicts say about their keys to the descriptions of the properties.

    shapes: the TypedDict of the schema, then those from which it inherits keys.
    """
    properties = schema.get("properties", {})
    for number, shape in enumerate(shapes):
        about, keys = _documented(str(shape.__doc__ or ""), shape.__annotations__)
        if number == 0 and about:
            schema["description"] = about
        for key, text in keys.items():
            if key in properties and "description" not in properties[key]:
                properties[key] = {**properties[key], "description": text}


def _documented(docstring: str, keys: Mapping[str, Any]) -> tuple[str, dict[str, str]]:
    """Return the summary in the docstring of a TypedDict, and the description of each key that it names."""
    text = " ".join(docstring.split())
    found = [match for match in _KEYS.finditer(text) if all([name in keys for name in match[1].split(", ")])]
    ends = [match.start() for match in found[1:]] + [len(text)]
    described: dict[str, str] = {}
    for match, end in zip(found, ends):
        for name in match[1].split(", "):
            described.setdefault(name, text[match.end() : end].strip().rstrip(".;"))
    return (text[: found[0].start()] if found else text).strip(), described


def _tuple_schema(declared: Declared[Any], box: Any) -> JsonSchema:
    """Return the schema of an event or option: an array of its verb and its numbers."""
    schema: JsonSchema = {"type": "array", "title": declared.verb}
    if isinstance(declared.words, str) and declared.words:
        schema["description"] = declared.words
    parts: list[JsonSchema] = [{"const": declared.verb}]
    least = 1
    rest: JsonSchema | bool = False
    for name, number in declared.numbers.items():
        values = _values_schema(name, number.values(box), name in declared.secret)
        if number.many:
            rest = values
        else:
            parts.append(values)
            least += 1
    return {**schema, "prefixItems": parts, "items": rest, "minItems": least}


def _values_schema(name: str, values: Sequence[int], secret: bool) -> JsonSchema:
    """Return the schema of a number of an event or option. secret: whether it may also be HIDDEN."""
    allowed = sorted({*values, HIDDEN}) if secret else sorted(values)
    schema: JsonSchema = {"title": name, "type": "integer"}
    if secret:
        schema["description"] = f"{HIDDEN} if the seat does not know it"
    if allowed and allowed[-1] - allowed[0] == len(allowed) - 1:
        return {**schema, "minimum": allowed[0], "maximum": allowed[-1]}
    return {**schema, "enum": allowed}
