"""Limits of TOML text, checked before it is parsed: Python's parser needs quadratic time for keys of many parts."""

from __future__ import annotations

import re
from typing import Final

MOST_PARTS: Final = 16
"""The most parts of a dotted key, as `a.b.c` has 3, and of a table's name."""

MOST_NESTED: Final = 32
"""The most arrays and tables in { } inside one another."""

TELLING: Final = re.compile(r"""["'#.,=\n\[\]{}]""")
"""The characters that begin a text or comment, divide keys, or nest."""

TEXT_ENDS: Final = {
    '"': re.compile(r'(?:[^"\\\n]|\\.)*+"'),
    "'": re.compile(r"[^'\n]*+'"),
    '"""': re.compile(r'(?:[^"\\]|\\.|"{1,2}(?!"))*+"{3,5}', re.DOTALL),
    "'''": re.compile(r"(?:[^']|'{1,2}(?!'))*+'{3,5}"),
}
"""What comes after the opening quotes of a text. Possessive: none of them backtracks."""


def excess(text: str) -> str:
    """Return what exceeds a limit, as the end of an error message; "" if nothing does.

    It takes linear time. The text need not be TOML: what follows a text without an end is not read, nor would a parser.
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
                    return f"line {_line(text, at)}: more than {MOST_NESTED} arrays and tables inside one another"
            elif sign in "]}":
                nested -= 1
    return ""


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1
