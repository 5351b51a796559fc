"""The living rulebook: the clauses of a game's RULES.md."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path

import msgspec

from gloaming.engine.errors import BadContent, UnknownRule

ID = re.compile(r"[A-Z]{2}-[A-Z]+-\d+")

_CLAUSE = re.compile(r"- \*\*([A-Z]{2}-[A-Z]+-\d+)\*\* (.+)")
_STRETCH = re.compile(r"^<!-- cards: ([^\n]+) -->\n.*?^<!-- end -->\n", re.MULTILINE | re.DOTALL)
_NUMBERED = re.compile(r".*: (?:\d+\. )?")
_CHAPTER = re.compile(r"##+ (.+)")
_RULING = re.compile(r" \*\(Ruling: [^*]+\)\*$")


class Clause(msgspec.Struct, frozen=True):
    """One clause of the rules. chapter: the heading above it; text: the rule, with any ruling and its reason."""

    id: str
    chapter: str
    text: str

    @property
    def rule(self) -> str:
        """The rule without a ruling (our decision where the rulebook is ambiguous)."""
        return _RULING.sub("", self.text)


def clauses(folder: Path) -> list[Clause]:
    """Return the clauses of a game's RULES.md, then those of its films' folders. Raises BadContent."""
    paths = (folder / "RULES.md", *sorted(folder.glob("films/*/RULES.md")))
    return _read(folder, {path: path.read_text(encoding="utf-8") for path in paths})


def _read(folder: Path, texts: Mapping[Path, str]) -> list[Clause]:
    """Parse the clauses in the texts of RULES.md files. Raises BadContent."""
    clauses_by_id: dict[str, Clause] = {}
    for path, text in texts.items():
        chapter = ""
        where = path.relative_to(folder)
        for number, line in enumerate(text.splitlines(), 1):
            if heading := _CHAPTER.fullmatch(line):
                chapter = heading[1]
            elif clause := _CLAUSE.fullmatch(line):
                if clause[1] in clauses_by_id:
                    free = _next_free(clause[1].rpartition("-")[0], texts)
                    raise BadContent(f"{where}: the clause {clause[1]} appears twice; the next free id is {free}")
                clauses_by_id[clause[1]] = Clause(clause[1], chapter, clause[2])
            elif line.startswith("- **"):
                raise BadContent(f"{where}, line {number}: a clause must have the form '- **XX-TOPIC-1** text'")
    return list(clauses_by_id.values())


def _next_free(topic: str, texts: Mapping[Path, str]) -> str:
    """Return the id after the highest one of a topic."""
    numbers = [int(number) for text in texts.values() for number in re.findall(rf"(?m)^- \*\*{topic}-(\d+)\*\*", text)]
    return f"{topic}-{max(numbers) + 1}"


@cache
def topics(folder: Path) -> dict[str, str]:
    """Map each clause id to its topic, from the chapter heading: `Take Cursed cards`. Raises BadContent."""
    return {clause.id: _NUMBERED.sub("", clause.chapter) for clause in clauses(folder)}


class Made(msgspec.Struct, frozen=True):
    """A clause generated from the entry of a card, or from several entries.

    words: the vocabulary that the card uses, as in pack files: verbs, triggers and so on. A clause about several
    entries lists its own id, so it needs a test of its own.
    """

    id: str
    text: str
    words: frozenset[str] = frozenset()


def rulebooks(folder: Path, made: Mapping[str, Sequence[Made]]) -> dict[Path, str]:
    """Return the RULES.md of a game and of its films, with the clauses of cards regenerated. Raises BadContent."""
    left = dict(made)
    texts: dict[Path, str] = {}
    for path in (*sorted(folder.glob("films/*/RULES.md")), folder / "RULES.md"):
        text = path.read_text(encoding="utf-8")
        own = [match[1] for match in _STRETCH.finditer(text) if match[1] in left]
        texts[path] = with_made(text, left if path.parent == folder else {name: left.pop(name) for name in own})
    _read(folder, texts)
    return texts


def with_made(text: str, made: Mapping[str, Sequence[Made]]) -> str:
    """Return a RULES.md text with the clauses of cards regenerated.

    made: the clauses, by the name in the markers around them: from `<!-- cards: ghosts -->` to `<!-- end -->`. Raises
    BadContent if markers and names differ.
    """
    marked = [match[1] for match in _STRETCH.finditer(text)]
    if sorted(marked) != sorted(made):
        raise BadContent(f"RULES.md has markers for the cards {marked}, but clauses were generated for {list(made)}")

    def regenerated(match: re.Match[str]) -> str:
        lines = "".join([f"- **{clause.id}** {clause.text}\n" for clause in made[match[1]]])
        return f"<!-- cards: {match[1]} -->\n\n{lines}\n<!-- end -->\n"

    return _STRETCH.sub(regenerated, text)


def look_up(folder: Path, wanted: str) -> list[Clause]:
    """Return the clauses whose id starts with `wanted`, otherwise those whose text contains it. Raises UnknownRule."""
    every = clauses(folder)
    name = wanted.strip().upper()
    matching = [clause for clause in every if clause.id == name]
    matching = matching or [clause for clause in every if clause.id.startswith(name)]
    matching = matching or [
        clause for clause in every if wanted.strip().lower() in f"{clause.chapter} {clause.text}".lower()
    ]
    if not matching:
        near = get_close_matches(name, [clause.id for clause in every], n=3, cutoff=0.3)
        there = near or [clause.id for clause in every[:1]]
        raise UnknownRule(f"no clause {wanted!r}; the nearest are: {', '.join(there) or 'none'}")
    return matching
