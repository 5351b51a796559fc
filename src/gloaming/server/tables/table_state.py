"""The state of a table in memory: the match, the people at the seats, and the watchers."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from typing import Any

import msgspec

from gloaming import Match
from gloaming.engine.match.campaign_definition import NextMatch
from gloaming.server.accounts.profiles import Profiles
from gloaming.server.protocol.table_info import SeatInfo, TableInfo
from gloaming.server.protocol.table_messages import EntropyTimeout, TableMessage, Watcher
from gloaming.server.tables.automatic_choices import is_answered
from gloaming.server.tables.chat import Chat
from gloaming.server.tables.clock import Clock
from gloaming.server.tables.dice_entropy import DiceEntropy
from gloaming.server.tables.disconnects import Disconnects
from gloaming.server.tables.history import History
from gloaming.server.tables.journal import Journal
from gloaming.server.tables.live_match import LiveMatch, campaign_title, packs_info
from gloaming.server.tables.lobby import Lobby
from gloaming.server.tables.match_session import MatchSession
from gloaming.server.tables.resignation import Resignation

MOST_SENT_AWAY = 3
"""Once this number of people from one network address have been removed, others from there need an invite to the table.
"""

EVENTS_OF_ONE = 2_000
"""A match counts for one more table in memory per this number of events.

That number of events takes as much memory as a few tables.
"""


def weight(match: Match) -> int:
    """Return how many tables a match counts for in memory: 1, or more for a long match."""
    return 1 + match.event_count // EVENTS_OF_ONE


class TableState:
    """The state of a table in memory.

    past: the state from which the table starts.
    away: the seconds until a bot may substitute for an absent person.
    touched: Unix time of the last change or visit.
    chosen: the time at which a person last chose, by `time.monotonic`; minus infinity if no person has chosen since the
    table was loaded.
    sent_away: how many people of a network address were removed.
    sat_from: the network address from which a seat was taken since the table was loaded.
    """

    def __init__(self, id: str, past: History, profiles: Profiles, away: float, journal: Journal) -> None:
        self.id = id
        self.seating = past.seating
        self.profiles = profiles
        self.watchers: set[Watcher] = set()
        self.touched = time.time()
        self.chosen = -math.inf
        self.closed = False
        self.inbox: asyncio.Queue[TableMessage] = asyncio.Queue()
        self.next_match = past.next_match
        self.session = MatchSession(id, past, journal, self._notify_all, self.seats, lambda: self.begun)
        self.dealing = DiceEntropy(past.promised, past.dealt, lambda: self.inbox.put_nowait(EntropyTimeout()))
        self.exits = Resignation(self.session)
        self.absence = Disconnects(away, self.session.change)
        self.lobby = Lobby(self.session)
        self.chat = Chat(self.session)
        self.sent_away: Counter[str] = Counter()
        self.sat_from: dict[int, str] = {}

    @property
    def play(self) -> LiveMatch:
        """The current position of the match, with what is shown of it."""
        return self.session.play

    def record(self) -> dict[str, Any]:
        """Return the record of the match, including hints. The record contains all secrets of the match."""
        return self.session.record()

    @property
    def commitment(self) -> str:
        """The commitment to the dice key or, if players contribute, to the server's share; "" for a chosen seed."""
        return self.session.commitment()

    @property
    def begun(self) -> bool:
        """Whether the match has begun.

        Before that, some people are missing or not ready, or the dice key is incomplete, and players see no hands.
        """
        if self.over or self.session.choices.count > 0:
            return True
        return not self.gathers and not self.dealing.waits

    @property
    def gathers(self) -> bool:
        """Whether the match waits for people who are missing or not ready, unless it has begun."""
        return self.lobby.gathers

    def owes_share(self, seat: int) -> bool:
        """Return whether everybody is ready and the match waits for this seat's share of the dice key."""
        return not self.gathers and seat in self.dealing.missing()

    @property
    def in_lobby(self) -> bool:
        """Whether nothing is dealt because the match has not begun, or was ended before it began.

        A table for one person has no lobby.
        """
        session = self.session
        if not self.lobby.exists or session.choices.count > 0 or session.play.match.over:
            return False
        ended = session.ended is not None and session.ended.why in ("closed", "server", "pack", "removed")
        return (ended or not self.over) and (self.gathers or self.dealing.waits)

    @property
    def over(self) -> bool:
        """Whether the match is over, by its rules or by an early end."""
        return self.session.over

    @property
    def was_closed(self) -> bool:
        """Whether the table was closed before the match began."""
        return self.session.ended is not None and self.session.ended.why == "closed"

    @property
    def is_secret(self) -> bool:
        """Whether the record and the dice key stay secret, because others may still play the same daily challenge."""
        return self.session.is_secret()

    @property
    def seq(self) -> int:
        """The number of changes of the table."""
        return self.session.seq

    @property
    def weight(self) -> int:
        """How many tables the table counts for in memory: 1, or more for a long match."""
        return weight(self.play.match)

    def next_matches(self) -> list[NextMatch]:
        """Return the matches with which the campaign can continue; none for a lesson, challenge or daily challenge."""
        return [] if self.session.daily or self.session.learning is not None else self.play.match.next_matches()

    def followed_by(self, id: str) -> None:
        """Store the id of the table of the campaign's next match, and notify the watchers."""
        self.next_match = id
        self.session.change()

    def renamed(self, identity: str) -> None:
        """Notify the watchers if the person whose profile has changed sits at the table."""
        if identity in self.seating.sitters:
            self.session.change()

    def free_seats(self) -> list[int]:
        """Return the empty seats that people can take."""
        return [] if self.over or self.session.is_full else self.seating.free()

    def info(self, identity: str | None) -> TableInfo:
        """Return the summary of the table as the person with `identity` sees it."""
        seats = self.seating
        seat = seats.of(identity)
        return TableInfo(
            id=self.id,
            game=self.play.match.game.id,
            seat=seat,
            seats=self.seats(seat),
            over=self.over,
            opener=identity == seats.opener,
            spectators=seats.spectators,
            touched=self.touched,
            yours=seat is not None and self.begun and seat == self.session.awaited(self.play),
            packs=packs_info(self.play.match.game),
            campaign=campaign_title(self.play.match),
            next_match=self.next_match,
            clock=None if self.session.clock is None else self.session.clock.terms,
            listed=self.listed,
            waits=self.in_lobby and not self.over,
        )

    @property
    def listed(self) -> bool:
        """Whether the table is public and waits for players."""
        return self.session.listed and not self.begun and bool(self.free_seats())

    def has_enough_of(self, address: str) -> bool:
        """Return whether people from a network address need an invite, as several people from there were removed."""
        return self.sent_away[address] >= MOST_SENT_AWAY

    def fresh_clock(self) -> Clock | None:
        """Return new clocks with the time limits of this table, None if there are no limits."""
        clock = self.session.clock
        return None if clock is None else Clock(clock.terms, self.play.match.seats)

    def waits(self) -> bool:
        """Return whether the lobby lists the table: it waits for players, and one of its people has the table open."""
        return self.listed and self.attended()

    def held_from(self) -> str:
        """Return the network address of one of the table's people who have it open, "" if there is none."""
        return min([watcher.address for watcher in self.watchers if self.is_of(watcher.identity)], default="")

    def names(self) -> tuple[str, ...]:
        """Return the name of the person in each seat, "" for an empty seat, a bot or a person without a name."""
        return self.seating.names(self.profiles.known)

    @property
    def event_count(self) -> int:
        """The number of events that may be shown: 0 until the match is dealt."""
        return 0 if self.dealing.waits or self.in_lobby else self.play.event_count

    def seats(self, you: int | None = None) -> list[SeatInfo]:
        """Return all seats in the form that clients receive.

        you: the seat of the person who receives the seats, None for a spectator.
        """
        game, begun, session = self.session.play.match.game, self.begun, self.session
        table, unready, activities = "" if begun else self.id, session.unready(), self.lobby.activities
        infos = self.seating.infos(you, self.present(), self.profiles.known, self.absence.replaceable, game, table)
        return [
            msgspec.structs.replace(
                info,
                host=self.seating.sitters[seat] == self.seating.opener,
                ready=info.taken and seat not in unready,
                activity=activities.get(seat, "") if info.taken and not begun else "",
                silenced=seat in session.silenced,
            )
            for seat, info in enumerate(infos)
        ]

    def is_of(self, identity: str | None) -> bool:
        """Return whether a person opened the table or sits at it."""
        return identity is not None and self.seating.belongs_to(identity)

    def attended(self) -> bool:
        """Return whether a person who opened the table or sits at it has it open."""
        return any(self.is_of(watcher.identity) for watcher in self.watchers)

    def _notify_all(self) -> None:
        """Request an update for each watcher, for the people who opened the table or sit at it first.

        A position whose question the server answers at once is left out.
        """
        self.touched = time.time()
        if is_answered(self.session):
            return
        for watcher in sorted(self.watchers, key=lambda watcher: not self.is_of(watcher.identity)):
            watcher.behind = True
            watcher.wake.set()

    def present(self) -> set[str]:
        """Return the identities of the people who have the table open, including spectators."""
        return {watcher.identity for watcher in self.watchers if watcher.identity is not None}
