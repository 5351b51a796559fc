"""The JSON schema of the protocol.

`python -m gloaming.server.protocol.json_schema` prints the schema, from which the TypeScript types of the web page are
generated.
"""

from __future__ import annotations

import json
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, get_args

import msgspec

from gloaming.server import protocol
from gloaming.server.protocol.client_messages import ToServer
from gloaming.server.protocol.server_messages import FromServer
from gloaming.server.protocol.wire import Wire


def schema() -> dict[str, Any]:
    """Return a JSON schema that defines each struct of the protocol, and the unions FromServer and ToServer, under
    $defs.
    """
    _, components = msgspec.json.schema_components(wire_structs(), ref_template="#/$defs/{name}")
    for name, union in (("FromServer", FromServer), ("ToServer", ToServer)):
        components[name] = {
            "title": name,
            "anyOf": [{"$ref": f"#/$defs/{struct.__name__}"} for struct in get_args(union)],
        }
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Protocol", "$defs": components}


def wire_structs() -> list[type[Wire]]:
    """Import all modules of the protocol and return the structs that they define."""
    for module in iter_modules(protocol.__path__):
        import_module(f"{protocol.__name__}.{module.name}")
    return Wire.__subclasses__()


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
