"""Structs for prompts with their options, and for events."""

from __future__ import annotations

from typing import Any

from gloaming.server.protocol.wire import Wire


class OptionInfo(Wire, frozen=True, omit_defaults=True):
    """An option of a prompt.

    option: the verb and the arguments of the option.
    label: the text of the option.
    pieces: the ids of the pieces and places that the option concerns.
    odds: the odds of the dice that the option rolls, "" if it rolls none.
    likely: the cost and the likely outcome in a few words, if the label does not contain them.
    goes_on: whether the option does nothing except continue.
    detail: the part of the label in brackets at its end, "" if there is none.
    short: the label without `detail`, "" if there is no `detail`.
    group: the name of the place that the option concerns, used as a heading if a prompt may have several options for
    one place.
    within: the label of the option below the heading `group`, or below the prompt if there is no `group`.
    folded: the heading of a collapsed section that contains the option, "" for none.
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
    """A part of a text that names pieces.

    at: the index of the first character of the part.
    end: the index after the last character of the part.
    pieces: the ids of the named pieces.
    """

    at: int
    end: int
    pieces: list[str]


class Prompt(Wire, frozen=True):
    """A question for you to answer.

    rqid: the number of the question, to be sent back with your choice.
    prompt: the text of the question.
    rule: the id of the clause behind the question.
    topic: what that clause is about.
    links: the parts of the text that name pieces.
    """

    rqid: int
    prompt: str
    rule: str
    options: list[OptionInfo]
    topic: str = ""
    links: list[LinkInfo] = []


class EventInfo(Wire, frozen=True, omit_defaults=True):
    """An event, without what is hidden from you.

    event: the verb and the arguments of the event.
    text: the event as a sentence.
    pieces: the ids of the pieces that the event concerns.
    seat: the seat that acts, None if no seat does.
    links: the parts of the text that name pieces.
    begins: whether a turn or phase begins with the event.
    scene: the title under which the page animates the event, "" if it does not animate the event.
    """

    number: int
    event: list[Any]
    text: str
    pieces: list[str]
    seat: int | None = None
    links: list[LinkInfo] = []
    begins: bool = False
    scene: str = ""
