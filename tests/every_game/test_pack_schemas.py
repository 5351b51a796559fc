"""The JSON Schema of packs allows every entry of the box, and refuses what the reader of packs refuses in a field."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from gloaming import BadContent, Game, game
from gloaming.engine.content.pack_entries import decode_entry
from gloaming.engine.content.packs import Manifest
from gloaming.games import ids
from gloaming.lab.content.overrides import printed_entries

GAMES = [game(id) for id in ids()]

CHANGES: tuple[Any, ...] = (
    True,
    10**6,
    -(10**6),
    0.5,
    "\u00a0",
    "x",
    "x" * 81,
    "x" * 2001,
    [],
    ["x"],
    {},
    {"verb": "x"},
    {"x": 1},
)

CHANGED = 60
"""The number of entries of each table that are changed, once each."""


def single(schema: dict[str, Any], table: str) -> Draft202012Validator:
    """Return the validator of one entry of a table."""
    return Draft202012Validator({**schema["properties"][table]["items"], "$defs": schema["$defs"]})


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place in a value: its container, and its key or position."""
    for key in list(value) if isinstance(value, dict) else range(len(value)):
        yield value, key
        if isinstance(value[key], (dict, list)):
            yield from places(value[key])


def change(entry: dict[str, Any], dice: random.Random) -> None:
    """Change one value of an entry, leave it out, or add a field next to it."""
    container, key = dice.choice(list(places(entry)))
    kind = dice.randrange(6)
    if kind == 0:
        del container[key]
    elif kind == 1 and isinstance(container, dict):
        container["added"] = 1
    elif kind == 2 and isinstance(container[key], list):
        container[key] = container[key] * 9
    else:
        container[key] = dice.choice(CHANGES)


@pytest.mark.parametrize("game", GAMES, ids=ids())
def test_the_schema_of_packs_allows_every_entry_of_the_box(game: Game) -> None:
    schema = game.pack_schema()
    Draft202012Validator.check_schema(schema)
    assert json.loads(json.dumps(schema)) == schema
    box = {table: list(entries.values()) for table, entries in printed_entries(game.id).items()}
    assert [f"{error.json_path}: {error.message}" for error in Draft202012Validator(schema).iter_errors(box)] == []


@pytest.mark.parametrize("game", GAMES, ids=ids())
def test_the_schema_refuses_what_is_refused_in_one_entry_on_its_own(game: Game) -> None:
    schema, format, dice = game.pack_schema(), game.box.added.format, random.Random(7)
    refused, differing = 0, []
    for table, entries in printed_entries(game.id).items():
        allows = single(schema, table)
        for printed in dice.choices(list(entries.values()), k=CHANGED):
            entry = deepcopy(printed)
            change(entry, dice)
            fault = ""
            try:
                decode_entry(format.schema, "here", 1, entry, format.classes[table])
            except BadContent as error:
                fault = str(error)
            refused += bool(fault)
            complaints = [complaint.message for complaint in allows.iter_errors(entry)]
            if bool(complaints) != bool(fault):
                differing.append(f"{table}: {entry}: {fault or complaints}")
    assert differing == []
    assert refused > CHANGED


@pytest.mark.parametrize("game", GAMES, ids=ids())
def test_every_field_and_verb_is_described(game: Game) -> None:
    definitions = game.pack_schema()["$defs"]
    missing = [
        f"{name}.{field}"
        for name, definition in definitions.items()
        for field, schema in definition.get("properties", {}).items()
        if field != "verb" and not schema.get("description")
    ]
    assert missing == []
    assert [name for name, definition in definitions.items() if not definition["description"]] == []
    texts = [definition["description"] for definition in definitions.values()]
    assert not [text for text in texts if "subclass" in text or "rules/" in text or "(GH-" in text]


def test_the_schema_names_references_bounds_defaults_and_meanings() -> None:
    definitions = game("ghost-hunter").pack_schema()["$defs"]
    enemy = definitions["EnemySide"]["properties"]
    assert enemy["back"]["enum"] == ["cure", "ransom", "never"]
    assert definitions["Aim"]["properties"]["go"]["x-names"] == "tile"
    assert definitions["Aim"]["properties"]["go"]["x-any-case"] is True
    assert definitions["Acted"]["properties"]["at"]["x-also"] == ["outer", "any"]
    assert definitions["Acted"]["properties"]["deed"]["x-gives"] == "deed"
    laws = definitions["Scenario"]["properties"]["laws"]["items"]
    assert set(laws["x-meanings"]) == set(laws["enum"])
    assert definitions["Hurt"]["properties"]["who"]["x-meanings"]["here"] == "each hunter on the same tile"
    room = game("dont-go-in-there").pack_schema()["$defs"]["Room"]["properties"]
    assert (room["board"]["minimum"], room["board"]["maximum"]) == (1, 6)
    assert (room["flashlights"]["minItems"], room["flashlights"]["maxItems"]) == (4, 4)
    assert room["rule"]["default"] == ""
    event = game("final-girl").pack_schema()["$defs"]["Event"]["properties"]
    assert set(event["until"]["x-meanings"]) == {"end", "upkeep", "saved", "killed"}


def test_the_manifest_of_a_pack_is_described() -> None:
    manifest = game("fatal-frame").pack_schema()["$defs"]["Manifest"]
    assert set(manifest["properties"]) == set(Manifest.__struct_fields__)
    allows = Draft202012Validator(manifest)
    assert allows.is_valid({"game": "fatal-frame", "title": "More Ghosts"})
    assert not allows.is_valid({"game": "ghost-hunter"})
