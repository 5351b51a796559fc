"""Replace ids of spaces and cards in composed rules texts by their printed names.

Verbs compose their texts from ids: `Old Mill` for `old-mill`. A pack may print another name for an id of its own, such
as `Attic` for the space `attic-2`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from gloaming.engine.content.schema import named
from gloaming.games.final_girl.entry import Part, Printed
from gloaming.games.final_girl.map import Space
from gloaming.games.final_girl.sentences import titled

Names = Mapping[tuple[str, str], str]
"""Printed names by kind of id and id."""

SPACE_KINDS: Final = ("space", "space or start")


def unlike_ids(spaces: Iterable[Space], entries: Mapping[str, Iterable[Printed]]) -> Names:
    """Return the printed names that differ from the names that belong to their ids.

    entries: the entries other than spaces that texts name, by the kind of their ids.
    """
    names = {(kind, space.id): space.name for space in spaces for kind in SPACE_KINDS}
    names |= {(kind, entry.id): entry.name for kind, all in entries.items() for entry in all}
    return {(kind, id): name for (kind, id), name in names.items() if name != titled(id)}


def with_names(text: str, part: Part, names: Names) -> str:
    """Return a text with printed names in place of the names that belong to ids.

    part: the card that the text describes; only what it names by id is replaced.
    """
    if not names:
        return text
    found = {titled(id): names[what.kind, id] for _, what, id in named(part) if (what.kind, id) in names}
    if not found:
        return text
    longest_first = sorted(found, key=len, reverse=True)
    pattern = rf"\b(?:{'|'.join([re.escape(name) for name in longest_first])})\b"
    return re.sub(pattern, lambda match: found[match[0]], text)
