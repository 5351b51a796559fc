"""The JSON schema of the wire, for the page's types: `python -m gloaming.server.protocol.json_schema` prints it."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec

from gloaming.server.protocol import messages


def schema() -> dict[str, Any]:
    """One JSON schema with every wire struct under $defs, and the unions FromServer and ToServer."""
    _, components = msgspec.json.schema_components(messages.Wire.__subclasses__(), ref_template="#/$defs/{name}")
    for name, union in (("FromServer", messages.FromServer), ("ToServer", messages.ToServer)):
        components[name] = {
            "title": name,
            "anyOf": [{"$ref": f"#/$defs/{struct.__name__}"} for struct in get_args(union)],
        }
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Protocol", "$defs": components}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
