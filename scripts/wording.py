"""Check that no text uses the phrases that the style guide bans: `python scripts/wording.py [FOLDER...]`.

Python files are searched in comments and strings, other files completely. Property accesses (`option.beside`), keys
(`beside: true`) and quoted single words ("beside") count as identifiers, which are not searched.
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
"""The banned phrases. Rewrite the sentence instead of replacing the phrase."""

EXCEPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "scripts/wording.py": PHRASES,
    "tests/test_wording.py": PHRASES,
    # "beside" is the name of an option of Ghost Hunter 13, kept in records.
    "src/gloaming/games/ghost_hunter/options.py": ("beside",),
    "src/gloaming/games/ghost_hunter/policy.py": ("beside",),
    "src/gloaming/games/ghost_hunter/rules/doors.py": ("beside",),
    "src/gloaming/games/ghost_hunter/rules/verbs/lay_tiles.py": ("beside",),
    "tests/games/ghost_hunter/test_doors.py": ("beside",),
    "tests/games/ghost_hunter/test_items.py": ("beside",),
    "tests/games/ghost_hunter/test_special_tiles.py": ("beside",),
    "tests/games/ghost_hunter/test_turns_and_movement.py": ("beside",),
    "web/src/games/ghost_hunter/Spot.svelte": ("beside",),
    "web/src/games/ghost_hunter/map.ts": ("beside",),
    "web/src/games/ghost_hunter/types.ts": ("beside",),
}
"""Phrases that a file may use: names of cards and options, and quotations from a rulebook."""

TEXT: Final = (tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING))
"""The tokens of Python that are searched; since Python 3.12, the text of an f-string is a token of its own."""

SUFFIXES: Final = (".py", ".md", ".toml", ".svelte", ".ts", ".css", ".html")

BANNED: Final = re.compile(
    rf"""(?<![\w.-])(?!(?<=["'`])\w+["'`])({"|".join(PHRASES)})(?![\w-]|: (?:true|false|boolean)\b)""", re.IGNORECASE
)


def files() -> list[Path]:
    """Return the tracked text files."""
    names = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    return [ROOT / name for name in names if name.endswith(SUFFIXES) and (ROOT / name).is_file()]


def lines(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the searched lines of a file, with their numbers from 1."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        yield from enumerate(text.splitlines(), 1)
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in TEXT:
            yield from enumerate(token.string.splitlines(), token.start[0])


def violations(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line number and text of each banned phrase in a file."""
    allowed = EXCEPTIONS.get(path.relative_to(ROOT).as_posix(), ())
    for number, line in lines(path):
        for match in BANNED.finditer(line.replace("\u2019", "'")):
            if match[1].lower() not in allowed:
                yield number, match[1]


def main() -> int:
    """Print each banned phrase with file and line. Return 1 if there are any."""
    wanted = [Path(name).resolve() for name in sys.argv[1:]]
    count = 0
    for path in files():
        if wanted and not any(path.is_relative_to(folder) for folder in wanted):
            continue
        for number, phrase in violations(path):
            print(f"{path.relative_to(ROOT)}:{number}: avoid '{phrase}'")
            count += 1
    print(f"{count} phrases to avoid" if count else "No phrase to avoid.")
    return int(count > 0)


if __name__ == "__main__":
    sys.exit(main())
