"""Campaigns: what a match passes on to the next, and which matches can be next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any


class NextMatch:
    """A match that can follow another in a campaign. name: a label, such as `Try it again`; options: its set-up
    options.

    again: whether it repeats a match that was lost.
    """

    __slots__ = ("name", "options", "again")

    def __init__(self, name: str, options: Mapping[str, Any], *, again: bool = False) -> None:
        self.name: str = name
        self.options: dict[str, Any] = dict(options)
        self.again: bool = again


class Campaign:
    """How the matches of a game follow one another. A party is the JSON data that one match passes on to the next.

    carried: the id of the setting that holds the party, None in a match outside a campaign. begin(seats, settings):
    return the party before the first match; party(state, settings): the party after a finished match;
    next_matches(state, settings): the matches that can follow, the default first. title(settings): a short name of a
    match; told(party): a summary of the party, in lines.
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
