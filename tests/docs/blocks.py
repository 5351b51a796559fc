"""The fenced code blocks of a page, and the comments that say how to run them.

A block with a title is the content of that file. A comment on the line before a block changes what is done with it:

    <!-- not run: REASON -->      its commands are only checked against `--help`, its Python is only compiled
    <!-- input: 1 | hint | quit -->   lines that are typed into its first command, and Enter
    <!-- fails -->                its command reports an error
    <!-- prepared: a server's folder ./data -->   there is one
    <!-- append -->, <!-- insert after: TEXT -->   where it belongs in the file of its title
    <!-- slow -->                 the page is run by `make test-slow` only
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"

FENCE = re.compile(r"^( *)(`{3,}) *(\S*) *(.*)$")
COMMENT = re.compile(r"^ *<!-- *(.*?) *-->$")
TITLE = re.compile(r'title="([^"]*)"')


@dataclass(frozen=True)
class Block:
    """A code block. title: the file that it is the content of, "" for none; comment: the one before it."""

    page: Path
    line: int
    language: str
    title: str
    comment: str
    text: str

    @property
    def place(self) -> str:
        """Return page and line, for messages."""
        return f"{self.page.relative_to(ROOT)}:{self.line}"

    @property
    def is_run(self) -> bool:
        """Return whether the block is executed."""
        return not self.comment.startswith("not run:")

    @property
    def typed(self) -> str:
        """Return the lines that are typed; the empty one at the end leaves without saving."""
        lines = self.comment.removeprefix("input:") if self.comment.startswith("input:") else ""
        return "".join(f"{line.strip()}\n" for line in [*lines.split("|"), ""]) if lines else ""


@dataclass(frozen=True)
class Command:
    """A command line in a block, and the output that the page shows for it."""

    words: str
    output: str


def pages() -> list[Path]:
    """Return the pages that people have written; those of `docs/packs` are generated."""
    written = [path for path in sorted(DOCS.rglob("*.md")) if "packs" not in path.relative_to(DOCS).parts]
    return [*written, *[path for path in sorted(ROOT.glob("*.md")) if path.name != "CHANGELOG.md"]]


def blocks(page: Path) -> Iterator[Block]:
    """Yield the fenced blocks of a page."""
    lines = page.read_text(encoding="utf-8").splitlines()
    number, comment = 0, ""
    while number < len(lines):
        fence = FENCE.match(lines[number])
        if fence is None:
            if lines[number].strip():
                note = COMMENT.match(lines[number])
                comment = note[1] if note else ""
            number += 1
            continue
        start = number
        number += 1
        content = []
        while lines[number].strip() != fence[2]:
            content.append(lines[number].removeprefix(fence[1]))
            number += 1
        number += 1
        title = TITLE.search(fence[4])
        text = "".join(f"{line}\n" for line in content)
        yield Block(page, start + 1, fence[3], title[1] if title else "", comment, text)
        comment = ""


def inline_commands(page: Path) -> list[str]:
    """Return the commands in the sentences of a page."""
    text = re.sub(r"(?ms)^ *```.*?^ *```$", "", page.read_text(encoding="utf-8"))
    found = re.findall(r"`((?:gloaming|make) [^`]+)`", text)
    return [" ".join(command.split()) for command in found if "COMMAND" not in command and "..." not in command]


def commands(block: Block) -> list[Command]:
    """Return the commands of a block of a shell: all lines, or those after `$ ` with the output that follows them."""
    text = block.text.replace("\\\n", " ")
    if block.language != "console":
        return [Command(line, "") for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    found = []
    for part in re.split(r"(?m)^\$ ", text)[1:]:
        words, _, output = part.partition("\n")
        found.append(Command(words, output.strip("\n")))
    return found
