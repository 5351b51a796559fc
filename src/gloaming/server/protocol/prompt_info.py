"""Prompts with their options, and events."""

from __future__ import annotations

from typing import Any

from gloaming.server.protocol.wire import Wire


class OptionInfo(Wire, frozen=True, omit_defaults=True):
    """An option of a prompt.

    option: the data of the option; label: its text; pieces: ids of the pieces and places that it points at.
    odds: of its dice, "" if it rolls none; likely: its price and likely result in a few words, as far as the label does
    not name them. detail: the part in brackets at the end of the label; short: the label without it, "" if it has none.
    group: the name of the place that it concerns, if the prompt may have several options for one place; within: its
    label below that heading, or below the prompt if it has no group; folded: a heading under which it stays hidden
    until that is opened, "" for none. goes_on: whether it does nothing but continue.
    """

    option: list[Any]
    label: str
    pieces: list[str]
    odds: str = ""
    likely: str = ""
    goes_on: bool = False
    beside: bool = False
    """Whether the prompt stays open after this option."""
    detail: str = ""
    short: str = ""
    group: str = ""
    within: str = ""
    folded: str = ""


class LinkInfo(Wire, frozen=True):
    """A part of a text that names pieces: the characters from `at` up to `end`."""

    at: int
    end: int
    pieces: list[str]


class Prompt(Wire, frozen=True):
    """A question to you. rqid: its number, to be sent back with the choice.

    rule: the id of a clause; topic: what the clause is about; links: names of pieces in the text.
    """

    rqid: int
    prompt: str
    rule: str
    options: list[OptionInfo]
    topic: str = ""
    links: list[LinkInfo] = []


class EventInfo(Wire, frozen=True, omit_defaults=True):
    """An event, as far as you may know it. seat: the one that acts; links: the names of pieces in the text.

    begins: whether a turn or phase begins with it; scene: the title under which the page stages it, "" for none.
    """

    number: int
    event: list[Any]
    text: str
    pieces: list[str]
    seat: int | None = None
    links: list[LinkInfo] = []
    begins: bool = False
    scene: str = ""
