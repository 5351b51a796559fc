"""The match of a table. A choice on which the rules fail leaves it unchanged."""

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

MOST_SCENES: Final = 8
"""Earlier positions that are kept, so that a page can show the table as it was at scenes and prompts."""

MOST_EVENTS_SENT: Final = 300
"""Events in one message: their texts take some milliseconds."""

EVENT_BLOCK: Final = 64
"""Earlier events whose texts are made together when one of them is requested."""


class FailedChoice(Exception):
    """The rules failed on a choice, which was not taken."""


def packs_info(game: Game) -> PacksInfo | None:
    """Return the packs that a game is played with."""
    packs = game.packs
    return None if packs is None else PacksInfo(titles=list(packs.titles), fingerprint=packs.fingerprint)


def campaign_title(match: Match) -> str:
    """Return what a match plays in a campaign; "" for a single match."""
    campaign = match.game.campaign
    return "" if campaign is None or match.settings[campaign.carried] is None else campaign.title(match.settings)


def party_lines(match: Match) -> list[str]:
    """Return the state of a campaign's party, in lines; none if there is no party."""
    campaign, party = match.game.campaign, match.party()
    return [] if campaign is None or party is None else list(campaign.told(party))


class LiveMatch:
    """A match, and what is shown of it.

    rqid: the number of the open question, which each choice increases; event_count: the number of events; asked: the
    seat to move; prompt: its question.
    """

    def __init__(self, match: Match, rqid: int = 1, known: int | None = None, past: Sequence[Match] = ()) -> None:
        """Prepare all views; raise if the rules fail on one. known: events that were shown before, None: all.

        past: the match at its last scenes and prompts.
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
        """Return the match after an option of the open question; this one does not change. Raises FailedChoice."""
        try:
            match = self.match.copy()
            match.pick(option)
            past = [*self._past, self.match, *self.match.scenes(option)]
            return LiveMatch(match, self.rqid + 1, self.event_count, past[-MOST_SCENES:])
        except Exception as error:
            raise FailedChoice(str(error)) from error

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return all that a seat may know; None: a spectator."""
        return self._views[seat]

    def reason(self, seat: int | None, names: Sequence[str]) -> str:
        """Return the reason of the result, addressed to a seat's player, None: to a spectator; "" while the match is
        running.

        names: of the players, "" for those who are called by their seats.
        """
        result = self.match.result
        return "" if result is None else called(addressed_to(result.reason, seat), names)

    def scenes(self, seat: int | None, since: int) -> list[Scene]:
        """Return the table at scenes and prompts after event `since`, as a seat knew it; None: a spectator."""
        passed = [match for match in self._past if since < match.event_count < self.event_count]
        try:
            return [Scene(event_count=match.event_count, view=match.view(seat)) for match in passed]
        except Exception:
            log.exception("a scene cannot be shown")
            metrics.failed("rules")
            return []

    def events(self, seat: int | None, since: int, names: Sequence[str] = ()) -> list[EventInfo]:
        """Return the events from number `since`, addressed to a seat's player; None: to a spectator.

        At most MOST_EVENTS_SENT events. names: of the players, "" for those who are called by their seats. The texts of
        the latest request are cached, so that each text is made once per seat, no matter which numbers are requested.
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
        """Return the events from `since` up to `before`, with texts."""
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
