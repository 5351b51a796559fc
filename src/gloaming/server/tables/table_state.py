"""The state of a table: its match, who sits there, and who watches."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from typing import Any

from gloaming import Match
from gloaming.engine.match.campaign_definition import NextMatch
from gloaming.server.accounts.profiles import Profiles
from gloaming.server.protocol.table_info import SeatInfo, TableInfo
from gloaming.server.protocol.table_messages import EntropyTimeout, TableMessage, Watcher
from gloaming.server.tables.clock import Clock
from gloaming.server.tables.dice_entropy import DiceEntropy
from gloaming.server.tables.disconnects import Disconnects
from gloaming.server.tables.history import History
from gloaming.server.tables.journal import Journal
from gloaming.server.tables.live_match import LiveMatch, campaign_title, packs_info
from gloaming.server.tables.match_session import MatchSession
from gloaming.server.tables.resignation import Resignation

MOST_SENT_AWAY = 3
"""People of an address whom the opener may remove before others from there need an invite."""

EVENTS_OF_ONE = 2_000
"""Events that take as much memory as a few tables: a table counts as one more for each such number."""


def weight(match: Match) -> int:
    """Return as how many tables a match counts in memory: a long one takes more."""
    return 1 + match.event_count // EVENTS_OF_ONE


class TableState:
    """The state of a table. past: its state so far; away: seconds until a bot may substitute for an absent person.

    chosen: when a person last chose, by `time.monotonic`; minus infinity if nobody has since the table was loaded.
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
        self._sent_away: Counter[str] = Counter()

    @property
    def play(self) -> LiveMatch:
        """The match, and what is shown of it."""
        return self.session.play

    def record(self) -> dict[str, Any]:
        """Return the record of the match, including hints. It contains every secret."""
        return self.session.record()

    @property
    def commitment(self) -> str:
        """The commitment to the key or, if players contribute, to the server's share; "" for a chosen seed."""
        return self.session.commitment()

    @property
    def begun(self) -> bool:
        """Whether the match has begun: until everyone has sat down and the dice are mixed, nobody sees a hand."""
        if self.over or self.session.choices.count > 0:
            return True
        return not self.seating.free() and not self.dealing.waits

    @property
    def over(self) -> bool:
        """Whether the match is over, by its rules or earlier."""
        return self.session.over

    @property
    def is_secret(self) -> bool:
        """Whether others still play the same deal, so that the record is not public yet."""
        return self.session.is_secret()

    @property
    def seq(self) -> int:
        """The number of changes."""
        return self.session.seq

    @property
    def weight(self) -> int:
        """As how many tables it counts in memory."""
        return weight(self.play.match)

    def next_matches(self) -> list[NextMatch]:
        """Return the matches that can follow; none for a lesson, a challenge or a daily challenge."""
        return [] if self.session.daily or self.session.learning is not None else self.play.match.next_matches()

    def followed_by(self, id: str) -> None:
        """Note the table of the next match, and notify everyone here."""
        self.next_match = id
        self.session.change()

    def renamed(self, identity: str) -> None:
        """Notify everyone here that a player's profile has changed."""
        if identity in self.seating.sitters:
            self.session.change()

    def free_seats(self) -> list[int]:
        """Return the seats to which people can be invited."""
        return [] if self.over or self.session.is_full else self.seating.free()

    def info(self, identity: str | None) -> TableInfo:
        """Return the table in short."""
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
        )

    @property
    def listed(self) -> bool:
        """Whether the table is public and waits for players."""
        return self.session.listed and not self.begun and bool(self.free_seats())

    def has_enough_of(self, address: str) -> bool:
        """Return whether others from an address need an invite, as several people from there were removed."""
        return self._sent_away[address] >= MOST_SENT_AWAY

    def fresh_clock(self) -> Clock | None:
        """Return new clocks with the same time limits, if any."""
        clock = self.session.clock
        return None if clock is None else Clock(clock.terms, self.play.match.seats)

    def waits(self) -> bool:
        """Return whether it is in the list of public tables: it waits for players, and one of its people is there."""
        return self.listed and self.attended()

    def held_from(self) -> str:
        """Return the address of one of the table's people who have it open; "" for none."""
        return min([watcher.address for watcher in self.watchers if self.is_of(watcher.identity)], default="")

    def names(self) -> tuple[str, ...]:
        """Return the names of the people here, by seat."""
        return self.seating.names(self.profiles.known)

    @property
    def event_count(self) -> int:
        """The number of events that may be shown: none before the dice are mixed."""
        return 0 if self.dealing.waits else self.play.event_count

    def seats(self, you: int | None = None) -> list[SeatInfo]:
        """Return the seats as a seat's player sees them, or a spectator."""
        game, table = self.session.play.match.game, "" if self.begun else self.id
        return self.seating.infos(you, self.present(), self.profiles.known, self.absence.replaceable, game, table)

    def is_of(self, identity: str | None) -> bool:
        """Return whether a person opened the table or sits at it."""
        return identity is not None and self.seating.belongs_to(identity)

    def attended(self) -> bool:
        """Return whether one of the table's people has it open."""
        return any(self.is_of(watcher.identity) for watcher in self.watchers)

    def _notify_all(self) -> None:
        """Notify all watchers, the table's people first."""
        self.touched = time.time()
        for watcher in sorted(self.watchers, key=lambda watcher: not self.is_of(watcher.identity)):
            watcher.behind = True
            watcher.wake.set()

    def present(self) -> set[str]:
        """Return the identities of those who have the table open."""
        return {watcher.identity for watcher in self.watchers if watcher.identity is not None}
