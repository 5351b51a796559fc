"""Check the limits of a TOML text before parsing: Python's parser needs quadratic time for keys with many parts."""

from __future__ import annotations

import re
from typing import Final

MOST_PARTS: Final = 16
"""The maximum number of parts of a dotted key or table name; `a.b.c` has 3."""

MOST_NESTED: Final = 32
"""The maximum nesting depth of arrays and inline tables."""

TELLING: Final = re.compile(r"""["'#.,=\n\[\]{}]""")
"""Matches the characters that the check must notice: starts of strings and comments, separators, and brackets."""

TEXT_ENDS: Final = {
    '"': re.compile(r'(?:[^"\\\n]|\\.)*+"'),
    "'": re.compile(r"[^'\n]*+'"),
    '"""': re.compile(r'(?:[^"\\]|\\.|"{1,2}(?!"))*+"{3,5}', re.DOTALL),
    "'''": re.compile(r"(?:[^']|'{1,2}(?!'))*+'{3,5}"),
}
"""Matches the rest of a string, by its opening quotes.

The quantifiers are possessive, so that no pattern backtracks.
"""


def excess(text: str) -> str:
    """Return a message about the first limit that a TOML text exceeds, or "" if there is none.

    Takes linear time. The text need not be valid TOML: nothing after an unterminated string is read, as in a parser.
    """
    parts, nested, at = 1, 0, 0
    while match := TELLING.search(text, at):
        sign, at = match[0], match.end()
        if sign == ".":
            parts += 1
            if parts > MOST_PARTS:
                return f"line {_line(text, at)}: a key of more than {MOST_PARTS} parts"
        elif sign in "\"'":
            quotes = sign * 3 if text.startswith(sign * 2, at) else sign
            end = TEXT_ENDS[quotes].match(text, at + len(quotes) - 1)
            if end is None:
                return ""
            at = end.end()
        elif sign == "#":
            at = text.find("\n", at)
            if at < 0:
                return ""
        else:
            parts = 1
            if sign in "[{":
                nested += 1
                if nested > MOST_NESTED:
                    return f"line {_line(text, at)}: arrays and tables nested more than {MOST_NESTED} deep"
            elif sign in "]}":
                nested -= 1
    return ""


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1
