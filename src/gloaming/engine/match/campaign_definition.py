"""Define a game's campaign: what a match passes on to the next match, and which matches can be next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any


class NextMatch:
    """A match that can follow another in a campaign.

    name: a label, such as `Try it again`; options: the set-up options of the match; again: whether it repeats a match
    that was lost.
    """

    __slots__ = ("name", "options", "again")

    def __init__(self, name: str, options: Mapping[str, Any], *, again: bool = False) -> None:
        self.name: str = name
        self.options: dict[str, Any] = dict(options)
        self.again: bool = again


class Campaign:
    """How the matches of a game follow one another. The party is the JSON data that one match passes on to the next.

    carried: the id of the setting that holds the party; its value is None in a match outside a campaign.
    begin(seats, settings): return the party before the first match.
    party(state, settings): return the party after a finished match.
    next_matches(state, settings): return the matches that can follow a finished match, the default first.
    title(settings): return a short name of a match.
    told(party): return a summary of the party, in lines.
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
