"""Who sits where: people by identity, bots by spec, and substitute bots."""

from __future__ import annotations

from collections.abc import Callable, Collection
from hashlib import sha256
from typing import Final

from gloaming.bots import called as called_bot
from gloaming.bots import manner, style_of
from gloaming.engine.match.match import Game
from gloaming.server.accounts.names import distinguished
from gloaming.server.protocol.account_info import Profile
from gloaming.server.protocol.table_info import SeatInfo

HUMAN: Final = "human"

Called = Callable[[str | None], Profile]
"""Returns the profile of an identity."""

SUBSTITUTE: Final = "medium"
"""The bot that substitutes for people."""


class Seats:
    """The seats of a table. kinds: a bot's spec or HUMAN for each; sitters: identities of people, None for nobody or a
    bot.

    The opener has the first human seat, unless `sitters` is given. substitutes: seats of people for whom a bot plays;
    resigned: seats of people who have resigned; unwelcome: people who may not sit down again.
    """

    def __init__(
        self, kinds: list[str], opener: str, *, spectators: bool = True, sitters: list[str | None] | None = None
    ) -> None:
        first = kinds.index(HUMAN) if HUMAN in kinds else None
        self.kinds = kinds
        self.opener = opener
        self.spectators = spectators
        self.sitters = [opener if seat == first else None for seat in range(len(kinds))] if sitters is None else sitters
        self.substitutes: set[int] = set()
        self.resigned: set[int] = set()
        self.unwelcome: set[str] = set()

    def of(self, identity: str | None) -> int | None:
        """Return a person's seat; None for a spectator."""
        return self.sitters.index(identity) if identity is not None and identity in self.sitters else None

    def belongs_to(self, identity: str) -> bool:
        """Return whether a person opened the table or sits at it."""
        return identity == self.opener or identity in self.sitters

    def may_see(self, identity: str | None) -> bool:
        """Return whether a person may watch the table."""
        return self.spectators or (identity is not None and self.belongs_to(identity))

    def free(self) -> list[int]:
        """Return the human seats that are empty."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN and self.sitters[seat] is None]

    def owned(self) -> set[int]:
        """Return the seats of people who have not resigned, including those with a substitute.

        Undo and an early end need the consent of these.
        """
        return {seat for seat, sitter in enumerate(self.sitters) if sitter is not None} - self.resigned

    def people(self) -> set[int]:
        """Return the seats whose people play themselves."""
        return self.owned() - self.substitutes

    def bot(self, seat: int) -> str | None:
        """Return the spec of the bot that plays a seat; None: a person does."""
        if seat in self.substitutes or seat in self.resigned:
            return SUBSTITUTE
        return None if self.kinds[seat] == HUMAN else self.kinds[seat]

    def replace_identity(self, identity: str, nobody: str) -> None:
        """Replace a person's identity."""
        self.sitters = [nobody if sitter == identity else sitter for sitter in self.sitters]
        self.opener = nobody if self.opener == identity else self.opener

    def names(self, called: Called) -> tuple[str, ...]:
        """Return the names of the people here, "" for an empty seat or no name. called: as in `infos`."""
        return distinguished(tuple([called(sitter).name for sitter in self.sitters]))

    def infos(
        self,
        you: int | None,
        present: Collection[str],
        called: Called,
        replaceable: int | None = None,
        game: Game | None = None,
        table: str = "",
    ) -> list[SeatInfo]:
        """Return the seats as a seat's player sees them, or a spectator. present: identities of those who have the
        table open.

        called: returns a person's profile; replaceable: the seat that may get a substitute; game: for the bots' styles;
        table: the id, if its opener may remove people, "" once the match has begun.
        """
        names = self.names(called)
        return [
            SeatInfo(
                kind=kind,
                name=names[seat] or seat_name(seat, kind),
                plays="" if kind == HUMAN else called_bot(kind),
                manner="" if kind == HUMAN else manner(kind, game),
                style="" if kind == HUMAN else style_of(kind),
                called=names[seat],
                mark=called(sitter).mark,
                taken=kind != HUMAN or sitter is not None,
                you=seat == you,
                present=kind != HUMAN or sitter in present,
                replaceable=seat == replaceable,
                substitute=seat in self.substitutes,
                resigned=seat in self.resigned,
                person=pseudonym(sitter, table) if sitter is not None and table else "",
            )
            for seat, (kind, sitter) in enumerate(zip(self.kinds, self.sitters))
        ]


def pseudonym(identity: str, table: str) -> str:
    """Return a person's id at one table. It reveals neither their identity nor their other tables."""
    return sha256(f"{table} {identity}".encode()).hexdigest()[:16]


def seat_name(seat: int, kind: str) -> str:
    """Return the name of a seat."""
    if kind == HUMAN:
        return f"Player {seat + 1}"
    return f"Player {seat + 1} ({called_bot(kind)})"
