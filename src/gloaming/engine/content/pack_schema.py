"""Describe the packs of a game as a JSON Schema (draft 2020-12), for editors and forms.

The schema is made from the structs that read packs, so that it allows what they allow. Descriptions come from
docstrings. Two rules need more than one entry and are not in it: that references name an existing id, and that fields
fit together; `gloaming content GAME --pack FOLDER` checks them.

Keywords of our own: `x-names`, the kind of id to which a text refers, such as "space"; `x-also`, words that are allowed
instead of an id; `x-any-case`, whether the reference may use capitals; `x-gives`, the kind of name that a text defines;
`x-meanings`, the meaning of each word of an `enum`; `x-file`, the TOML file of a table.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from operator import itemgetter
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec

from gloaming.engine.content.field_descriptions import (
    COMMON_FIELDS,
    FIELDS_OF_PARTS,
    FieldDescriptions,
    describe_class,
    word_meanings,
)
from gloaming.engine.content.pack_entries import ID, LONGEST_ID, MOST_LETTERS, MOST_OF_NAME, NAMES
from gloaming.engine.content.pack_format import PackFormat
from gloaming.engine.content.pack_limits import MANIFEST, MOST_ENTRIES
from gloaming.engine.content.packs import Manifest
from gloaming.engine.content.schema import Gives, Names
from gloaming.engine.content.validation_messages import LETTER, VERB
from gloaming.engine.rules.effects import Verb

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

PLAIN_TYPES: Final = {bool: "boolean", int: "integer", float: "number"}

BOUNDS: Final = {
    "ge": "minimum",
    "gt": "exclusiveMinimum",
    "le": "maximum",
    "lt": "exclusiveMaximum",
    "multiple_of": "multipleOf",
    "pattern": "pattern",
}
"""The keywords of JSON Schema for the constraints of `msgspec.Meta`, except lengths."""

LENGTHS: Final = {"string": ("minLength", "maxLength"), "array": ("minItems", "maxItems")}

FEW: Final = 3
"""A union of more verbs gets its own definition."""


def pack_schema(title: str, format: PackFormat) -> dict[str, Any]:
    """Return the JSON Schema of the TOML files of a game's packs, all of them taken together.

    title: the title of the game; format: what its packs may contain. Each file is valid on its own, too, because no
    table is required. `$defs` also has Manifest, for `pack.toml`.
    """
    definitions = _Definitions(format)
    tables = {}
    for table, file in format.files.items():
        entry = definitions.reference(format.schema.struct(format.classes[table]))
        definitions.restrict_id(format.classes[table])
        tables[table] = {
            "type": "array",
            "items": entry,
            "maxItems": MOST_ENTRIES,
            "description": definitions.summary(format.classes[table]),
            "x-file": file,
        }
    return {
        "$schema": DIALECT,
        "title": f"Packs of {title}",
        "description": f"The tables of the TOML files of a pack of {title}, other than {MANIFEST}.",
        "type": "object",
        "properties": tables,
        "additionalProperties": False,
        "$defs": {"Manifest": _manifest(format.game), **definitions.all()},
    }


def _manifest(game: str) -> dict[str, Any]:
    _, components = msgspec.json.schema_components([Manifest], ref_template="#/$defs/{name}")
    described = describe_class(Manifest)
    manifest: dict[str, Any] = components["Manifest"]
    manifest["description"] = described.summary
    manifest["properties"]["game"] = {"const": game}
    manifest["properties"]["replaces"]["default"] = []
    manifest["properties"]["title"]["maxLength"] = MOST_OF_NAME
    for field, description in described.fields.items():
        manifest["properties"][field]["description"] = description
    return manifest


class _Definitions:
    """The definitions of a schema: one for each class of entries, parts and verbs, and for each union of verbs."""

    def __init__(self, format: PackFormat) -> None:
        self._schema = format.schema
        self._entries = set(format.classes.values())
        self._names: dict[type, str] = {}
        self._definitions: dict[str, dict[str, Any]] = {}
        self._described: dict[type, FieldDescriptions] = {}
        self._unions: dict[tuple[str, ...], str] = {}

    def all(self) -> dict[str, dict[str, Any]]:
        """Return the definitions, by name."""
        return dict(sorted(self._definitions.items()))

    def summary(self, cls: type) -> str:
        """Return the description of a class."""
        if cls not in self._described:
            self._described[cls] = describe_class(cls)
        return self._described[cls].summary

    def reference(self, struct: type[msgspec.Struct]) -> dict[str, Any]:
        """Return a reference to the definition of a struct, which is added."""
        cls = self._schema.native_class(struct)
        if cls not in self._names:
            name = cls.__name__
            if name in self._definitions:
                name = f"{name}-{cls.__module__.rpartition('.')[2]}"
            self._names[cls] = name
            self._definitions[name] = {}
            self._definitions[name] = self._of_struct(struct, cls)
        return {"$ref": f"#/$defs/{self._names[cls]}"}

    def restrict_id(self, cls: type) -> None:
        """Add the limits of the ids and names of entries to the definition of an entry."""
        fields = self._definitions[self._names[cls]]["properties"]
        fields["id"] |= {"pattern": f"^{ID.pattern}$", "maxLength": LONGEST_ID}
        for name in NAMES & fields.keys():
            fields[name] |= {"pattern": LETTER, "maxLength": MOST_OF_NAME}

    def _of_struct(self, struct: type[msgspec.Struct], cls: type) -> dict[str, Any]:
        summary = self.summary(cls)
        described = self._described[cls].fields
        common = COMMON_FIELDS if cls in self._entries else FIELDS_OF_PARTS
        properties: dict[str, Any] = {}
        required: list[str] = []
        tag = struct.__struct_config__.tag
        if tag is not None:
            properties[VERB] = {"const": tag}
            required.append(VERB)
        for field in msgspec.structs.fields(struct):
            made = self._of(field.type)
            description = described.get(field.name) or common.get(field.name, "")
            listed = made.get("items")
            worded = listed if isinstance(listed, dict) else made
            if words := [word for word in worded.get("enum", ()) if isinstance(word, str) and word]:
                description, meanings = word_meanings(description, words)
                meanings = meanings or self._schema.meanings(words)
                worded.update({"x-meanings": meanings} if meanings else {})
            if description:
                made["description"] = description
            if field.required:
                required.append(field.name)
            elif field.default is not None:
                made["default"] = self._schema.plain(field.default)
            properties[field.name] = made
        return {
            "title": tag or re.sub("(?<=[a-z])[A-Z]", lambda capital: f" {capital[0].lower()}", cls.__name__),
            "description": summary,
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": False,
        }

    def _of(self, hint: Any) -> dict[str, Any]:
        """Return the schema of an annotation."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            made = self._of(args[0])
            for meta in hint.__metadata__:
                made |= _restricted(meta, made)
            return made
        if origin is Literal:
            return {"enum": list(args)}
        if origin in (Union, UnionType):
            return self._of_union([arg for arg in args if arg is not type(None)])
        if origin is tuple and Ellipsis not in args:
            parts = [self._of(arg) for arg in args]
            size = {"minItems": len(parts), "maxItems": len(parts)}
            return {"type": "array", "prefixItems": parts, "items": False, **size} if parts else {"type": "array"}
        if origin in (tuple, list):
            return {"type": "array", "items": self._of(args[0])}
        if origin is dict:
            named = self._of(args[0])
            keys = {key: value for key, value in named.items() if key != "type"}
            return {"type": "object", "additionalProperties": self._of(args[1])} | (
                {"propertyNames": keys} if keys else {}
            )
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.reference(hint)
        if hint is str:
            return {"type": "string", "maxLength": MOST_LETTERS}
        return {"type": PLAIN_TYPES[hint]} if hint in PLAIN_TYPES else {}

    def _of_union(self, alternatives: Sequence[Any]) -> dict[str, Any]:
        if len(alternatives) == 1:
            return self._of(alternatives[0])
        schemas = [self._of(alternative) for alternative in alternatives]
        if not all([isinstance(one, type) and issubclass(one, msgspec.Struct) for one in alternatives]):
            return {"anyOf": schemas}
        tags = {one.__struct_config__.tag: schema["$ref"] for one, schema in zip(alternatives, schemas, strict=True)}
        union = {"oneOf": schemas, "discriminator": {"propertyName": VERB, "mapping": tags}}
        if len(alternatives) <= FEW:
            return union
        key = tuple([schema["$ref"] for schema in schemas])
        if key not in self._unions:
            kind = self._kind_of({self._schema.native_class(one) for one in alternatives})
            self._unions[key] = name = self._free_name(kind.__name__)
            self._definitions[name] = {"description": self.summary(kind).split(". ")[0].rstrip("."), **union}
        return {"$ref": f"#/$defs/{self._unions[key]}"}

    def _kind_of(self, classes: set[type]) -> type:
        """Return the base class of a union of verbs: the one with the fewest other verbs."""
        kinds = [(len(own), kind) for kind, own in self._schema.kinds.items() if classes <= set(own)]
        return min(kinds, key=itemgetter(0))[1] if kinds else Verb

    def _free_name(self, name: str) -> str:
        """Return a name for a definition: with a number if several unions are of the same kind."""
        free = name
        number = 2
        while free in self._definitions:
            free = f"{name}-{number}"
            number += 1
        return free


def _restricted(meta: object, made: Mapping[str, Any]) -> dict[str, Any]:
    """Return the keywords for the marker or constraint of an annotation. made: the schema of the annotated type."""
    if isinstance(meta, Names):
        also = {"x-also": list(meta.also)} if meta.also else {}
        return {"x-names": meta.kind, **also, **({"x-any-case": True} if meta.any_case else {})}
    if isinstance(meta, Gives):
        return {"x-gives": meta.kind}
    if not isinstance(meta, msgspec.Meta):
        return {}
    keywords = {word: getattr(meta, name) for name, word in BOUNDS.items() if getattr(meta, name) is not None}
    least, most = LENGTHS.get(made.get("type", ""), ("minProperties", "maxProperties"))
    lengths = {least: meta.min_length, most: meta.max_length}
    return keywords | {word: length for word, length in lengths.items() if length is not None}
