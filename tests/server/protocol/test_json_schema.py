"""The JSON schema for the page's types."""

from __future__ import annotations

import json
import subprocess
import sys

from gloaming.server.protocol.json_schema import wire_structs


def test_the_schema_holds_every_wire_struct() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "gloaming.server.protocol.json_schema"], capture_output=True, check=True
    ).stdout
    schema = json.loads(printed)
    structs = {struct.__name__ for struct in wire_structs()}
    assert set(schema["$defs"]) == structs | {"FromServer", "ToServer"}
    assert schema["$defs"]["TableUpdate"]["properties"]["type"] == {"enum": ["table-update"]}
    assert {"$ref": "#/$defs/Sync"} in schema["$defs"]["ToServer"]["anyOf"]
