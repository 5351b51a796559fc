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
"""People of an address whom the opener sends away; after that nobody from there sits down without an invite."""

EVENTS_OF_ONE = 2_000
"""Events of a match that take as much memory as a few tables, so that a table counts as one more for each so many."""


def weight(match: Match) -> int:
    """As how many tables a match counts in memory: a long one takes more."""
    return 1 + match.event_count // EVENTS_OF_ONE


class TableState:
    """The state of a table. past: how it was left, or begins; away: seconds until a bot may be asked in for the absent.

    chosen: when a person chose last since it is in memory, by `time.monotonic`.
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
        self.session = MatchSession(id, past, journal, self._tell_all, self.seats, lambda: self.begun)
        self.dealing = DiceEntropy(past.promised, past.dealt, lambda: self.inbox.put_nowait(EntropyTimeout()))
        self.exits = Resignation(self.session)
        self.absence = Disconnects(away, self.session.change)
        self._sent_away: Counter[str] = Counter()

    @property
    def play(self) -> LiveMatch:
        """The match as it is, and what is shown of it."""
        return self.session.play

    def record(self) -> dict[str, Any]:
        """The record of the match, with the hints that were given. It holds every secret."""
        return self.session.record()

    @property
    def commitment(self) -> str:
        """To the key of the dice or, where people add to it, to the server's share; "" for a chosen seed."""
        return self.session.commitment()

    @property
    def begun(self) -> bool:
        """Whether the match has: until all have sat down and the dice are mixed, nobody sees a hand or chooses."""
        if self.over or self.session.choices.count > 0:
            return True
        return not self.seating.free() and not self.dealing.waits

    @property
    def over(self) -> bool:
        """Whether the match is, by its rules or before."""
        return self.session.over

    @property
    def is_secret(self) -> bool:
        """Whether others still play the same deal, so that its record is not given yet."""
        return self.session.is_secret()

    @property
    def seq(self) -> int:
        """How often something has changed."""
        return self.session.seq

    @property
    def weight(self) -> int:
        """As how many tables it counts in memory."""
        return weight(self.play.match)

    def next_matches(self) -> list[NextMatch]:
        """The matches that may follow this one; none for a lesson, a challenge or a daily challenge."""
        return [] if self.session.daily or self.session.learning is not None else self.play.match.next_matches()

    def followed_by(self, id: str) -> None:
        """The match that follows this one is played at that table: all here are told."""
        self.next_match = id
        self.session.change()

    def renamed(self, identity: str) -> None:
        """Somebody is called otherwise now: the others are told, where it is one who sits here."""
        if identity in self.seating.sitters:
            self.session.change()

    def free_seats(self) -> list[int]:
        """The seats that people can be invited to."""
        return [] if self.over or self.session.is_full else self.seating.free()

    def info(self, identity: str | None) -> TableInfo:
        """The table in short."""
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
        """Whether anybody may sit down here, now."""
        return self.session.listed and not self.begun and bool(self.free_seats())

    def has_enough_of(self, address: str) -> bool:
        """Whether the opener has sent so many people of an address away that nobody from there sits down unasked."""
        return self._sent_away[address] >= MOST_SENT_AWAY

    def fresh_clock(self) -> Clock | None:
        """Clocks as these, with nothing spent."""
        clock = self.session.clock
        return None if clock is None else Clock(clock.terms, self.play.match.seats)

    def waits(self) -> bool:
        """Whether it stands in the list of open tables: somebody of it is there and waits for others."""
        return self.listed and self.attended()

    def held_from(self) -> str:
        """The address from which somebody of it is there."""
        return min([watcher.address for watcher in self.watchers if self.is_of(watcher.identity)], default="")

    def names(self) -> tuple[str, ...]:
        """Return what people are called here, by seat."""
        return self.seating.names(self.profiles.known)

    @property
    def event_count(self) -> int:
        """How many events can be told: none of a deal that is still to be mixed."""
        return 0 if self.dealing.waits else self.play.event_count

    def seats(self, you: int | None = None) -> list[SeatInfo]:
        """The seats, as the sitter of one, or a spectator, is told of them."""
        game, table = self.session.play.match.game, "" if self.begun else self.id
        return self.seating.infos(you, self.present(), self.profiles.known, self.absence.replaceable, game, table)

    def is_of(self, identity: str | None) -> bool:
        """Whether someone opened the table or sits at it."""
        return identity is not None and self.seating.belongs_to(identity)

    def attended(self) -> bool:
        """Whether anyone whose table it is has it open."""
        return any(self.is_of(watcher.identity) for watcher in self.watchers)

    def _tell_all(self) -> None:
        """Have everybody told, those first whose table it is."""
        self.touched = time.time()
        for watcher in sorted(self.watchers, key=lambda watcher: not self.is_of(watcher.identity)):
            watcher.behind = True
            watcher.wake.set()

    def present(self) -> set[str]:
        """The identities of those who have the table open."""
        return {watcher.identity for watcher in self.watchers if watcher.identity is not None}
