"""The messages that a table sends to its watchers: updates, and batches of earlier events."""

from __future__ import annotations

import msgspec

from gloaming.server.protocol.client_messages import RequestEarlierEvents
from gloaming.server.protocol.server_messages import EventBatch
from gloaming.server.protocol.table_messages import Watcher
from gloaming.server.protocol.table_update import TableUpdate
from gloaming.server.tables.automatic_choices import is_answered, standing_answer
from gloaming.server.tables.live_match import MOST_EVENTS_SENT, campaign_title, packs_info, party_lines
from gloaming.server.tables.table_lesson import lesson_progress
from gloaming.server.tables.table_state import TableState
from gloaming.server.tables.text_cache import TextCache, UpdateCache

FEW_EVENTS = 50
"""The number of events whose texts can be composed without a noticeable delay."""


class TableUpdates:
    """The updates of a table, which are cached because several watchers may get the same update.

    run: an id that changes with each start of the server.
    texts: the cache that limits the size of the cached updates of all tables.
    """

    def __init__(self, table: TableState, run: str, texts: TextCache | None) -> None:
        self._table = table
        self._run = run
        self._shown = UpdateCache(texts)
        self._shown_at = 0

    def __len__(self) -> int:
        """Return the number of cached updates."""
        return len(self._shown)

    def clear(self) -> None:
        """Remove all updates of the table from the cache."""
        self._shown.clear()

    def update(self, watcher: Watcher) -> TableUpdate:
        """Return the update for a watcher, with the events that the watcher has not received yet."""
        play = self._table.play
        choices = self._table.session.choices
        seat = self._table.seating.of(watcher.identity)
        begun, over = self._table.begun, self._table.over
        eyes = seat if begun else None
        if (eyes, choices.undone) != (watcher.eyes, watcher.undone):
            watcher.eyes, watcher.undone = eyes, choices.undone
            watcher.next_event = None
        player = eyes if eyes in self._table.seating.people() else None
        asked = player is not None and player == play.asked and not over and not is_answered(self._table)
        key = (self._table.session.key() or "") if over and not self._table.session.is_secret() else ""
        since = self._since(watcher)
        names = self._table.names()
        session, lobby = self._table.session, self._table.lobby.info() if self._table.in_lobby else None
        awaited = [*self._table.seating.free(), *session.unready(), *self._table.dealing.missing()]
        events = [] if self._table.dealing.waits or lobby else play.events(eyes, since, names)
        watcher.next_event = since + len(events)
        watcher.behind = False
        return TableUpdate(
            seq=self._table.seq,
            table=self._table.id,
            game=play.match.game.id,
            seat=seat,
            seats=self._table.seats(seat),
            view={} if lobby else play.view(eyes),
            since=since,
            events=events,
            waiting_for=None if over else play.asked if begun else next(iter(awaited), None),
            rqid=0 if over else play.rqid,
            question="" if play.prompt is None or not begun or over else play.prompt.prompt,
            prompt=play.prompt if asked else None,
            run=self._run,
            undo=None if over or self._table.session.daily else choices.shown(player, self._table.seating.owned()),
            undone=choices.undone,
            hints=self._table.session.hints,
            commitment=self._table.session.commitment(),
            key=key,
            dice=self._table.dealing.info(seat, begins=not self._table.gathers and not over, over=key != ""),
            packs=packs_info(play.match.game),
            lesson=None
            if self._table.session.learning is None
            else lesson_progress(self._table.session.learning, play.match),
            daily=self._table.session.daily,
            scenes=[] if lobby else play.scenes(eyes, since),
            campaign=campaign_title(play.match),
            reason=play.reason(eyes, names),
            next_matches=[] if seat is None else [next_match.name for next_match in self._table.next_matches()],
            next_match=self._table.next_match,
            party=party_lines(play.match) if play.match.over and seat is not None else [],
            ended=self._table.session.ended,
            offer=self._table.exits.shown(),
            clock=None if self._table.session.clock is None else self._table.session.clock.info(),
            listed=self._table.listed,
            branch_point=None if play.match.branched_from is None else len(play.match.branched_from.choices),
            event_count=self._table.event_count,
            standing=standing_answer(self._table, player),
            lobby=lobby,
            chat=self._table.chat.may_write(seat),
            chat_on=session.chat_on,
        )

    def _since(self, watcher: Watcher) -> int:
        """Return the number of the next event to send to a watcher.

        A new watcher gets the newest MOST_EVENTS_SENT events.
        """
        newest = max(0, self._table.event_count - MOST_EVENTS_SENT)
        return newest if watcher.next_event is None else min(watcher.next_event, self._table.event_count)

    def earlier(self, watcher: Watcher, request: RequestEarlierEvents) -> EventBatch:
        """Return the batch of earlier events that a watcher has requested."""
        seat = self._table.seating.of(watcher.identity)
        before = min(request.before, self._table.event_count)
        since = max(0, before - MOST_EVENTS_SENT)
        events = self._table.play.events(seat if self._table.begun else None, since, self._table.names())[
            : before - since
        ]
        return EventBatch(id=request.id, since=since, undone=self._table.session.choices.undone, events=events)

    def text(self, watcher: Watcher) -> str:
        """Return the update for a watcher as JSON, from the cache if the same update was sent to another watcher."""
        known = self._known(watcher)
        text = self._shown.get(known)
        if text is None:
            text = msgspec.json.encode(self.update(watcher)).decode()
            self._shown.keep(known, text)
        else:
            watcher.next_event, watcher.behind = (
                min(self._since(watcher) + MOST_EVENTS_SENT, self._table.event_count),
                False,
            )
        return text

    def is_long(self, watcher: Watcher) -> bool:
        """Return whether composing the next message to a watcher blocks the event loop for some milliseconds."""
        if watcher.earlier is not None:
            return True
        if not watcher.behind or watcher.answers:
            return False
        known = self._known(watcher)
        return self._table.event_count - self._since(watcher) > FEW_EVENTS and self._shown.get(known) is None

    def _known(self, watcher: Watcher) -> tuple[int | None, int | None, int, int, bool]:
        """Return the cache key of the update for a watcher. Watchers with equal keys get the same update."""
        seat = self._table.seating.of(watcher.identity)
        if self._table.seq != self._shown_at:
            self._shown_at = self._table.seq
            self._shown.clear()
        eyes = seat if self._table.begun else None
        if (eyes, self._table.session.choices.undone) != (watcher.eyes, watcher.undone):
            watcher.eyes, watcher.undone, watcher.next_event = eyes, self._table.session.choices.undone, None
        clock = self._table.session.clock
        at = 0 if clock is None else int(clock.spent().thought)
        return seat, eyes, self._since(watcher), at, self._table.is_secret
