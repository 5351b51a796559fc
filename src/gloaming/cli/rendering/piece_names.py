"""Find pieces by the names that a person or a program types."""

from __future__ import annotations

import re


def matching_pieces(named: list[tuple[str, str]], query: str) -> list[tuple[str, str]]:
    """Return the pieces whose id or name is the query; otherwise, those whose names contain all words of the query.

    named: the ids and names of all pieces.
    """
    word = query.lower()
    for matching in (
        [(piece, name) for piece, name in named if word in (piece, name.lower())],
        [(piece, name) for piece, name in named if set(_words(word)) <= set(_words(name))] if _words(word) else [],
    ):
        if matching:
            return matching
    return []


def _words(name: str) -> list[str]:
    return re.findall(r"[^\s,.:;!?]+", name.lower())
