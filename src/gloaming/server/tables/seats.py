"""The seats of a table: which people and bots sit there, and which bots substitute for people."""

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
"""A function that returns the profile of an identity; for None, it returns an empty profile."""

SUBSTITUTE: Final = "medium"
"""The spec of the bot that substitutes for people."""


class Seats:
    """The seats of a table.

    kinds: HUMAN or the spec of a bot for each seat.
    opener: the identity of the person who opened the table. If `sitters` is None, this person gets the first human
    seat.
    spectators: whether people without a seat may watch.
    sitters: the identity of the person in each seat, None for a bot or an empty seat.
    substitutes: the seats for which a substitute bot plays.
    resigned: the seats of people who have resigned.
    asking: the seats of people who have turned their standing answer off.
    unwelcome: the identities of people who may not sit down at the table again.
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
        self.asking: set[int] = set()
        self.unwelcome: set[str] = set()

    def of(self, identity: str | None) -> int | None:
        """Return the seat of a person, None for a spectator."""
        return self.sitters.index(identity) if identity is not None and identity in self.sitters else None

    def belongs_to(self, identity: str) -> bool:
        """Return whether a person opened the table or sits at it."""
        return identity == self.opener or identity in self.sitters

    def may_see(self, identity: str | None) -> bool:
        """Return whether a person may watch the table."""
        return self.spectators or (identity is not None and self.belongs_to(identity))

    def free(self) -> list[int]:
        """Return the human seats that are not taken."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN and self.sitters[seat] is None]

    def owned(self) -> set[int]:
        """Return the seats of people who have not resigned, including seats for which a substitute bot plays.

        These people have to agree to an undo or an early end.
        """
        return {seat for seat, sitter in enumerate(self.sitters) if sitter is not None} - self.resigned

    def people(self) -> set[int]:
        """Return the seats that people play themselves, without a substitute bot."""
        return self.owned() - self.substitutes

    def bot(self, seat: int) -> str | None:
        """Return the spec of the bot that plays a seat, None if a person plays it."""
        if seat in self.substitutes or seat in self.resigned:
            return SUBSTITUTE
        return None if self.kinds[seat] == HUMAN else self.kinds[seat]

    def replace_identity(self, identity: str, nobody: str) -> None:
        """Replace a person's identity by `nobody`, because the person's data is deleted."""
        self.sitters = [nobody if sitter == identity else sitter for sitter in self.sitters]
        self.opener = nobody if self.opener == identity else self.opener

    def names(self, called: Called) -> tuple[str, ...]:
        """Return the name of the person in each seat, "" for an empty seat, a bot or a person without a name."""
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
        """Return all seats in the form that clients receive.

        you: the seat of the person who receives the seats, None for a spectator.
        present: the identities of the people who have the table open.
        called: returns the profile of a person.
        replaceable: the seat for which a bot may substitute, None if there is none.
        game: the game, whose styles describe how bots play.
        table: the id of the table, from which the ids of people are computed; "" once the match has begun, to leave
        them out.
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
    """Return the id of a person at one table. It does not reveal the person's identity or their other tables."""
    return sha256(f"{table} {identity}".encode()).hexdigest()[:16]


def seat_name(seat: int, kind: str) -> str:
    """Return the default name of a seat, such as "Player 1"."""
    if kind == HUMAN:
        return f"Player {seat + 1}"
    return f"Player {seat + 1} ({called_bot(kind)})"
