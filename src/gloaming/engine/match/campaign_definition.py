"""Matches that follow one another: what one hands on to the next, and which may be the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any


class NextMatch:
    """A match that may follow another in a campaign. name: on a button: `Try it again`; options: of its set-up.

    again: whether it is another try of what has been lost.
    """

    __slots__ = ("name", "options", "again")

    def __init__(self, name: str, options: Mapping[str, Any], *, again: bool = False) -> None:
        self.name: str = name
        self.options: dict[str, Any] = dict(options)
        self.again: bool = again


class Campaign:
    """How the matches of a game follow one another. A party is what they hand on, as JSON data.

    carried: the id of the setting that holds it, None in a match that stands for itself. begin(seats, settings): the
    party before its first match; party(state, settings): after a match that is over; next_matches(state, settings): the
    matches that may come next, the usual one first. title(settings): what a match plays, in a few words; told(party):
    how it stands with the party, in lines.
    """

    __slots__ = ("carried", "begin", "party", "next_matches", "title", "told")

    def __init__(
        self,
        *,
        carried: str,
        begin: Callable[[int, Mapping[str, Any]], dict[str, Any]],
        party: Callable[[Any, Mapping[str, Any]], dict[str, Any]],
        next_matches: Callable[[Any, Mapping[str, Any]], list[NextMatch]],
        title: Callable[[Mapping[str, Any]], str],
        told: Callable[[Mapping[str, Any]], Sequence[str]],
    ) -> None:
        self.carried: str = carried
        self.begin: Callable[[int, Mapping[str, Any]], dict[str, Any]] = begin
        self.party: Callable[[Any, Mapping[str, Any]], dict[str, Any]] = party
        self.next_matches: Callable[[Any, Mapping[str, Any]], list[NextMatch]] = next_matches
        self.title: Callable[[Mapping[str, Any]], str] = title
        self.told: Callable[[Mapping[str, Any]], Sequence[str]] = told
