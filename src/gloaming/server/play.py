"""The match on a table: a choice on which the rules fail leaves it as it was."""

from __future__ import annotations

from typing import Any

from gloaming import Match
from gloaming.server.protocol import EventInfo, OptionInfo, Prompt


class Fault(Exception):
    """The rules failed on a choice, which has been undone."""


class Play:
    """A match, and what is shown of it.

    rqid: the number of the open question, counted up with every choice; happened: how many events there were;
    asked: the seat that has to choose; prompt: what it is asked.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rqid = 0
        self.happened = 0
        self.asked: int | None = None
        self.prompt: Prompt | None = None
        self._views: dict[int | None, dict[str, Any]] = {}
        self._show(1)

    def choose(self, option: int) -> None:
        """Take an option of the open question. Raises Fault."""
        before = self.match.copy()
        try:
            self.match.pick(option)
            self._show(self.rqid + 1)
        except Exception as error:
            self.match = before
            raise Fault(str(error)) from error

    def _show(self, rqid: int) -> None:
        """Show the position whole or, where the rules fail on that, not at all."""
        match = self.match
        views: dict[int | None, dict[str, Any]] = {}
        for seat in (None, *range(match.seats)):
            views[seat] = match.view(seat)
            news = match.events(seat, self.happened)
        decision = match.decision
        prompt = None
        if decision is not None:
            options = []
            for i, option in enumerate(decision.options):
                described = match.describe(i)
                options.append(OptionInfo(option=list(option), label=described.label, pieces=list(described.pieces)))
            prompt = Prompt(rqid=rqid, prompt=decision.prompt, rule=decision.rule, options=options)
        self.rqid = rqid
        self.happened += len(news)
        self.asked = None if decision is None else decision.seat
        self.prompt = prompt
        self._views = views

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that the seat may know; None: an onlooker."""
        return self._views[seat]

    def events(self, seat: int | None, since: int) -> list[EventInfo]:
        """What happened from event number `since`, as the seat knows it."""
        return [EventInfo(**event) for event in self.match.events(seat, since)]
