"""A match in progress, with prepared views, prompts and events.

If the rules fail on a choice, the match stays unchanged.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

from gloaming import Game, Match
from gloaming.engine.content.clauses import topics
from gloaming.engine.phrases import addressed_to, called, linked
from gloaming.server.monitoring import metrics
from gloaming.server.protocol.game_info import PacksInfo
from gloaming.server.protocol.prompt_info import EventInfo, LinkInfo, OptionInfo, Prompt
from gloaming.server.protocol.table_update import Scene

log = logging.getLogger(__name__)

MOST_SCENES: Final = 24
"""The number of earlier positions kept, so that the page can show the table as it was at recent events and prompts."""

MOST_EVENTS_SENT: Final = 300
"""The maximum number of events in one message, because composing their texts takes some milliseconds."""

EVENT_BLOCK: Final = 64
"""The number of events whose texts are composed together when an earlier event is requested."""


class FailedChoice(Exception):
    """An error raised when the rules fail on a choice. The choice was not made."""


def packs_info(game: Game) -> PacksInfo | None:
    """Return the content packs with which a game is played, None for the game as published."""
    packs = game.packs
    if packs is None:
        return None
    workshop = [name.partition("#")[0] for name in packs.contents]
    return PacksInfo(titles=list(packs.titles), fingerprint=packs.fingerprint, workshop=workshop)


def workshop_contents(game: Game) -> tuple[str, ...]:
    """Return the names of the contents of a game's packs of the workshop, () for none."""
    return () if game.packs is None else game.packs.contents


def campaign_title(match: Match) -> str:
    """Return what a match plays in its campaign, "" for a match outside a campaign."""
    campaign = match.game.campaign
    return "" if campaign is None or match.settings[campaign.carried] is None else campaign.title(match.settings)


def party_lines(match: Match) -> list[str]:
    """Return the state of a campaign's party as lines of text, an empty list if there is no party."""
    campaign, party = match.game.campaign, match.party()
    return [] if campaign is None or party is None else list(campaign.told(party))


class LiveMatch:
    """A position of a match, with what is shown of it. A choice leads to a new LiveMatch.

    rqid: the number of the open question, which increases with each choice.
    event_count: the number of events so far.
    asked: the seat to move, None if the match is over.
    prompt: the question to the seat to move, None if the match is over.
    """

    def __init__(self, match: Match, rqid: int = 1, known: int | None = None, past: Sequence[Match] = ()) -> None:
        """Prepare the views and the prompt. If the rules fail on one of them, their error is raised.

        known: the number of events that were shown before; the later events are computed for each seat, so that an
        error of the rules shows now. None: do not compute any events.
        past: the positions at the latest scenes and prompts.
        """
        views: dict[int | None, dict[str, Any]] = {}
        for seat in (None, *range(match.seats)):
            views[seat] = match.view(seat)
            if known is not None:
                match.events(seat, known)
        decision = match.decision
        rules = match.game.rules
        prompt = None
        if decision is not None:
            options = []
            for i, option in enumerate(decision.options):
                described = match.describe(i)
                pieces = list(described.pieces)
                declared = rules.actions.of(option)
                options.append(
                    OptionInfo(
                        option=list(option),
                        label=described.label,
                        pieces=pieces,
                        odds=match.odds(i),
                        likely=match.likely(i),
                        goes_on=declared.goes_on,
                        beside=declared.keeps_open,
                        detail=described.detail,
                        short=described.short if described.detail else "",
                        group=described.group,
                        within=described.within,
                        folded=described.folded,
                    )
                )
            question, asking = match.question, match.cause
            names = [] if asking is None else asking.names
            links = [LinkInfo(at=at, end=end, pieces=list(ids)) for at, end, ids in linked(question, names)]
            topic = topics(match.game.folder).get(decision.rule, "")
            prompt = Prompt(rqid=rqid, prompt=question, rule=decision.rule, options=options, topic=topic, links=links)
        self.match = match
        self.rqid = rqid
        self.event_count = match.event_count
        self.asked: int | None = None if decision is None else decision.seat
        self.prompt: Prompt | None = prompt
        self._views = views
        self._past = past
        self._names: tuple[str, ...] = ()
        self._events: dict[int | None, tuple[int, list[EventInfo]]] = {}

    def after(self, option: int) -> LiveMatch:
        """Return the position after an option of the open question is taken. This position stays unchanged.

        Raises FailedChoice.
        """
        try:
            match = self.match.copy()
            match.pick(option)
            if workshop_contents(match.game):
                self._check(match)
            past = [*self._past, self.match, *self.match.scenes(option)]
            return LiveMatch(match, self.rqid + 1, self.event_count, past[-MOST_SCENES:])
        except Exception as error:
            raise FailedChoice(str(error)) from error

    def _check(self, match: Match) -> None:
        """Check a later position of a match with packs of the workshop, as these have not been tested.

        Raises FailedChoice for a broken invariant; an error of the rules is raised if a text of an event fails.
        """
        broken = match.check()
        if broken:
            raise FailedChoice("; ".join(broken))
        for seat in (None, *range(match.seats)):
            for event in match.events(seat, self.event_count):
                match.narrate(tuple(event["event"]), seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the view of a seat, None for that of a spectator."""
        return self._views[seat]

    def reason(self, seat: int | None, names: Sequence[str]) -> str:
        """Return the reason for the result, addressed to the player of a seat, or to a spectator if `seat` is None.

        Return "" while the match is running.

        names: the name of each player, "" for players who are called by the numbers of their seats.
        """
        result = self.match.result
        return "" if result is None else called(addressed_to(result.reason, seat), names)

    def scenes(self, seat: int | None, since: int) -> list[Scene]:
        """Return the views of a seat, or of a spectator if `seat` is None, at the kept scenes and prompts after event
        `since`.
        """
        passed = [match for match in self._past if since < match.event_count < self.event_count]
        try:
            return [Scene(event_count=match.event_count, view=match.view(seat)) for match in passed]
        except Exception:
            log.exception("a scene cannot be shown")
            metrics.failed("rules")
            return []

    def events(self, seat: int | None, since: int, names: Sequence[str] = ()) -> list[EventInfo]:
        """Return events with texts addressed to the player of a seat, or to a spectator if `seat` is None.

        Return at most MOST_EVENTS_SENT events, beginning with number `since`. The texts of the latest request are
        cached, so that a text is composed only once per seat even if different events are requested.

        names: the name of each player, "" for players who are called by the numbers of their seats.
        """
        if self._names != tuple(names):
            self._names, self._events = tuple(names), {}
        end = min(since + MOST_EVENTS_SENT, self.event_count)
        first, events = self._events.get(seat, (end, []))
        last = first + len(events)
        if end < first or since > last or max(last, end) - min(since, first) > 2 * MOST_EVENTS_SENT:
            first = last = end
            events = []
        if since < first:
            start = since - since % EVENT_BLOCK if events else since
            first, events = start, self._words(seat, start, first, names) + events
        if last < end:
            events = events + self._words(seat, last, end, names)
        self._events[seat] = first, events
        return events[since - first : end - first]

    def _words(self, seat: int | None, since: int, before: int, names: Sequence[str]) -> list[EventInfo]:
        """Return the events from number `since` up to, but not including, number `before`, with texts."""
        return [self._event_info(event, seat, names) for event in self.match.events(seat, since, before)]

    def _event_info(self, event: dict[str, Any], seat: int | None, names: Sequence[str]) -> EventInfo:
        happened = tuple(event["event"])
        events = self.match.game.rules.events
        declared = events.of(happened)
        text = called(self.match.narrate(happened, seat), names)
        known = [(called(name, names), pieces) for name, pieces in events.describe(happened).names]
        return EventInfo(
            number=event["number"],
            event=event["event"],
            text=text,
            pieces=event["pieces"],
            seat=declared.seat(happened[1:]),
            links=[LinkInfo(at=start, end=end, pieces=list(pieces)) for start, end, pieces in linked(text, known)],
            begins=declared.begins,
            scene=declared.scene,
        )
