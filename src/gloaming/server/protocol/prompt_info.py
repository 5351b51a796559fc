"""Questions with their options, and events."""

from __future__ import annotations

from typing import Any

from gloaming.server.protocol.wire import Wire


class OptionInfo(Wire, frozen=True, omit_defaults=True):
    """An option: its label, and the ids of the pieces and places it points at. odds: of its dice, "" without any.

    detail: what stands in brackets at the label's end; short: the label without that, "" where there is no detail;
    group: the name of the place it is about, where a question may have several of a place; within: what it is called
    beside that name, or beside the question where it has none; folded: the heading under which it waits until one opens
    that, "" for none.

    likely: its price and likely result in a few words, as far as the label does not say them; goes_on: whether it does
    nothing but go on; beside: whether it answers nothing, and the question stays open.
    """

    option: list[Any]
    label: str
    pieces: list[str]
    odds: str = ""
    likely: str = ""
    goes_on: bool = False
    beside: bool = False
    detail: str = ""
    short: str = ""
    group: str = ""
    within: str = ""
    folded: str = ""


class LinkInfo(Wire, frozen=True):
    """Words of a text that name pieces: from letter `at` up to `end`."""

    at: int
    end: int
    pieces: list[str]


class Prompt(Wire, frozen=True):
    """A question to you, and what asks it. rqid: to be given back with the choice; links: the name of what asks.

    rule: a clause's id; topic: what that clause is about.
    """

    rqid: int
    prompt: str
    rule: str
    options: list[OptionInfo]
    topic: str = ""
    links: list[LinkInfo] = []


class EventInfo(Wire, frozen=True, omit_defaults=True):
    """What happened, as you know it. seat: who acts; links: the names of pieces in the text.

    begins: whether a turn or phase begins with it; scene: the title under which it is staged, "" for what is told in
    passing.
    """

    number: int
    event: list[Any]
    text: str
    pieces: list[str]
    seat: int | None = None
    links: list[LinkInfo] = []
    begins: bool = False
    scene: str = ""
