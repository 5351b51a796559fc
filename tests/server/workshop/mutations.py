"""Packs with random mutations: what people could upload by mistake or on purpose."""

from __future__ import annotations

import io
import random
import zipfile
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

from gloaming.games import ids
from gloaming.lab.content.game_files import PackFiles
from gloaming.lab.content.overrides import as_in_pack, printed_entries
from gloaming.server.protocol.workshop_info import Draft
from gloaming.server.workshop.draft_files import files_of

Path = list[str | int]

NUMBERS: Final = (-1, 0, 1, 2, 3, 7, 40, 999, 10**9, 2**63, -(2**63), 0.5, 1e300)

TEXTS: Final = (
    "",
    " ",
    "x",
    "x" * 79,
    "x" * 3000,
    "\u202ebell",
    "\u2028bell",
    "\u3164",
    "\x1b[2J",
    "<img src=x>",
    "{0}",
    "{name.__class__}",
    "a" + "\u0301" * 20,
)


def mutated(chance: random.Random) -> Draft:
    """Return a draft of some entries of a random game's box, some of them as new entries, with up to two mutations.

    One draft in four also has a verb where the box has another one.
    """
    game = chance.choice(ids())
    box = printed_entries(game)
    known = [id for entries in box.values() for id in entries]
    entries: dict[str, list[dict[str, Any]]] = {}
    for table in chance.sample(sorted(box), min(len(box), chance.choice((1, 1, 2)))):
        if box[table]:
            some = chance.sample(list(box[table].values()), min(len(box[table]), chance.choice((1, 1, 2, 4))))
            entries[table] = [deepcopy(as_in_pack(entry)) for entry in some]
    every = [entry for own in entries.values() for entry in own]
    if chance.randrange(3) == 0:
        chance.choice(every)["id"] = "mutant"
    if chance.randrange(4) == 0:
        graft(chance.choice(every), [entry for own in box.values() for entry in own.values()], chance)
    for _ in range(chance.choice((0, 1, 1, 1, 2))):
        table = chance.choice(sorted(entries))
        entry = chance.choice(entries[table])
        if entry:
            mutate(entry, chance, known)
    return Draft(game=game, title=f"Mutant {chance.randrange(10**6)}", entries=entries)


def mutate(entry: dict[str, Any], chance: random.Random, known: list[str]) -> None:
    """Change one value at a random place in an entry. known: the ids of the box."""
    path = chance.choice(list(places(entry)))
    parent: Any = entry
    for part in path[:-1]:
        parent = parent[part]
    key, value = path[-1], parent[path[-1]]
    kind = chance.randrange(16)
    if kind == 0:
        del parent[key]
    elif kind == 1:
        parent[key] = chance.choice((None, True, [], {}, "", [value], {"verb": value}, [[[[value]]]]))
    elif kind == 2 and isinstance(parent, list):
        parent += [deepcopy(value) for _ in range(chance.choice((1, 5, 60)))]
    elif kind == 3 and isinstance(parent, dict):
        parent[chance.choice(("power", "copies", "text", "nonsense", "verb", "when", "x" * 500))] = value
    elif isinstance(value, bool):
        parent[key] = not value
    elif isinstance(value, int | float):
        parent[key] = chance.choice((*NUMBERS, *[value + 1, value - 1, value * 2] * 4))
    elif isinstance(value, str):
        parent[key] = chance.choice((*TEXTS, *chance.sample(known, 6)))
    else:
        parent[key] = chance.choice(([], {}, 3))


def graft(entry: dict[str, Any], box: list[dict[str, Any]], chance: random.Random) -> None:
    """Replace a verb of an entry, if it has one, by a verb from somewhere in the box."""
    verbs = [verb for other in box for _, _, verb in verbs_in(other)]
    own = list(verbs_in(entry))
    if own and verbs:
        parent, key, _ = chance.choice(own)
        parent[key] = deepcopy(as_in_pack(chance.choice(verbs)))


def verbs_in(value: Any) -> Iterator[tuple[Any, str | int, dict[str, Any]]]:
    """Yield the verbs inside a value, each with the list or dictionary that holds it, and its place there."""
    for key, item in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        if isinstance(item, dict) and "verb" in item:
            yield value, key, item
        yield from verbs_in(item)


def places(value: Any, path: Path | None = None) -> list[Path]:
    """Return the paths of all values inside a value."""
    path = path or []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found: list[Path] = []
    for key, item in inner:
        found += [[*path, key], *places(item, [*path, key])]
    return found


def zipped(files: PackFiles, chance: random.Random) -> bytes:
    """Return files of a pack as a zip file, some of them damaged."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.files:
            folder = chance.choice((files.name,) * 20 + ("..", "/etc", "a/b", ""))
            if chance.randrange(20) == 0:
                at = chance.randrange(len(text) + 1)
                text = text[:at] + chance.choice(('"', "[[", "\x00", "x = 1e9999", "# \u2028", "[" * 300)) + text[at:]
            archive.writestr(f"{folder}/{name}", text)
    data = bytearray(written.getvalue())
    if chance.randrange(40) == 0:
        data[chance.randrange(len(data))] ^= 255
    return bytes(data)


def archive_of(draft: Draft, chance: random.Random) -> bytes:
    """Return a mutated draft as a zip file, also where TOML could not express it."""
    try:
        files = files_of(draft)
    except Exception:
        files = PackFiles("mutant", (("pack.toml", f'game = "{draft.game}"\n'), ("cards.toml", "x = {}\n")))
    return zipped(files, chance)
