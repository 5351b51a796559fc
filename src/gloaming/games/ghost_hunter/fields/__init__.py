"""All fields of the table of one match.

They are declared with their types, visibility and meaning.
Hunters are numbered from 0 in turn order. The number of a tile is the number of its card. A cell is a position in the
grid of a floor. A field with a value for each hunter, tile or Monster is a list indexed by that number.
"""

from __future__ import annotations

from typing import Final

from gloaming.games.ghost_hunter.fields.board import BoardFields
from gloaming.games.ghost_hunter.fields.hunters import HunterFields
from gloaming.games.ghost_hunter.fields.scenario import ScenarioFields

FIELDS: Final = (BoardFields, HunterFields, ScenarioFields)
"""The declarations of all fields, in the order of saves and observations."""
