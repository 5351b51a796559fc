"""Check that no text uses the words that the style guide avoids. `make check` runs it.

Python is searched in comments and strings, other files as a whole. Identifiers are not searched.
"""

from __future__ import annotations

import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]

PHRASES: Final = (
    "anew",
    "as often",
    "beside",
    "by lot",
    "come to the end",
    "comes to the end",
    "for good",
    "goes on",
    "hang on",
    "hangs on",
    "in thought",
    "is spoken of",
    "is to be",
    "is told",
    "once more",
    "one's own",
    "reckon",
    "reckoned",
    "reckoning",
    "reckons",
    "so many",
    "somebody",
    "tells of",
    "thus",
    "what becomes of",
    "whatever",
    "wherever",
    "whoever",
)
"""The phrases to avoid. What to write in their place depends on the sentence."""

EXCEPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "scripts/wording.py": PHRASES,
    "tests/test_wording.py": PHRASES,
}
"""Phrases that a file may use: names of cards, and quotations from a rulebook."""

TEXT: Final = (tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING))
"""The tokens of Python that are searched; since Python 3.12, the text of an f-string is a token of its own."""

SUFFIXES: Final = (".py", ".md", ".toml", ".svelte", ".ts", ".css", ".html")

BANNED: Final = re.compile(rf"(?<![\w-])({'|'.join(PHRASES)})(?![\w-])", re.IGNORECASE)


def files() -> list[Path]:
    """Return the files that git knows and that hold text."""
    names = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    return [ROOT / name for name in names if name.endswith(SUFFIXES) and (ROOT / name).is_file()]


def lines(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the lines of text in a file, with their numbers from 1."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        yield from enumerate(text.splitlines(), 1)
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in TEXT:
            yield from enumerate(token.string.splitlines(), token.start[0])


def violations(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line number and phrase of each banned phrase in a file."""
    allowed = EXCEPTIONS.get(path.relative_to(ROOT).as_posix(), ())
    for number, line in lines(path):
        for match in BANNED.finditer(line.replace("\u2019", "'")):
            if match[1].lower() not in allowed:
                yield number, match[1]


def main() -> int:
    """Print each banned phrase with file and line. Return 1 where there are any."""
    wanted = [Path(name).resolve() for name in sys.argv[1:]]
    found = 0
    for path in files():
        if wanted and not any(path.is_relative_to(folder) for folder in wanted):
            continue
        for number, phrase in violations(path):
            print(f"{path.relative_to(ROOT)}:{number}: avoid '{phrase}'")
            found += 1
    print(f"{found} phrases to avoid" if found else "No phrase to avoid.")
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(main())
