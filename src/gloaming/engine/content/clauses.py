"""Parse the clauses of a game's RULES.md, and regenerate the clauses that describe cards."""

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
    """One clause of RULES.md: a rule with an id.

    chapter: the heading above the clause; text: the rule, with any ruling and the reason for the ruling.
    """

    id: str
    chapter: str
    text: str

    @property
    def rule(self) -> str:
        """The text of the clause without its ruling (our decision where the rulebook is ambiguous)."""
        return _RULING.sub("", self.text)


def clauses(folder: Path) -> list[Clause]:
    """Return the clauses of RULES.md in a game's folder, then those of RULES.md in the folders of its films.

    Raises BadContent for a malformed or duplicate clause.
    """
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
    """Return the next free clause id of a topic: one above the highest in use."""
    numbers = [int(number) for text in texts.values() for number in re.findall(rf"(?m)^- \*\*{topic}-(\d+)\*\*", text)]
    return f"{topic}-{max(numbers) + 1}"


@cache
def topics(folder: Path) -> dict[str, str]:
    """Map each clause id to its topic, such as `Take Cursed cards`: the chapter heading without prefix and number.

    Raises BadContent.
    """
    return {clause.id: _NUMBERED.sub("", clause.chapter) for clause in clauses(folder)}


class Made(msgspec.Struct, frozen=True):
    """A clause of RULES.md generated from the entry of a card, or from several entries.

    words: the verbs, triggers and other keywords in the card's entry. A generated clause needs no test of its own if
    tested clauses cover all its words; a clause about several entries has its own id as its only word, so it always
    needs one.
    """

    id: str
    text: str
    words: frozenset[str] = frozenset()


def rulebooks(folder: Path, made: Mapping[str, Sequence[Made]]) -> dict[Path, str]:
    """Return the texts of RULES.md of a game and of its films, by path, with the clauses about cards regenerated.

    made: the generated clauses, as in `with_made`. Raises BadContent.
    """
    left = dict(made)
    texts: dict[Path, str] = {}
    for path in (*sorted(folder.glob("films/*/RULES.md")), folder / "RULES.md"):
        text = path.read_text(encoding="utf-8")
        own = [match[1] for match in _STRETCH.finditer(text) if match[1] in left]
        texts[path] = with_made(text, left if path.parent == folder else {name: left.pop(name) for name in own})
    _read(folder, texts)
    return texts


def with_made(text: str, made: Mapping[str, Sequence[Made]]) -> str:
    """Return the text of a RULES.md with the clauses about cards regenerated.

    made: the generated clauses, by the name in the markers around them: from `<!-- cards: ghosts -->` to `<!-- end
    -->`. Raises BadContent if the names in the markers differ from the names in `made`.
    """
    marked = [match[1] for match in _STRETCH.finditer(text)]
    if sorted(marked) != sorted(made):
        raise BadContent(f"RULES.md has markers for the cards {marked}, but clauses were generated for {list(made)}")

    def regenerated(match: re.Match[str]) -> str:
        lines = "".join([f"- **{clause.id}** {clause.text}\n" for clause in made[match[1]]])
        return f"<!-- cards: {match[1]} -->\n\n{lines}\n<!-- end -->\n"

    return _STRETCH.sub(regenerated, text)


def look_up(folder: Path, wanted: str) -> list[Clause]:
    """Return the clauses that match an id or a text. Raises UnknownRule if there are none.

    These are the clause with the id `wanted`, otherwise the clauses whose id starts with it, otherwise those whose
    chapter or text contains it. Case is ignored.
    """
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
