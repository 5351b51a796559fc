"""A seat at a local match against bots."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from gloaming import Game
from gloaming.bots import SeatView, bot, called, check_style, seed_of
from gloaming.engine.content.clauses import topics
from gloaming.engine.errors import IllegalChoice
from gloaming.engine.match.match import Match
from gloaming.mcp.seat_table import SeatTable, TableOption, TableQuestion, TableRefusal


class LocalTable(SeatTable):
    """A seat at a local match. Bots play the other seats as soon as they are to move.

    Only this module holds the match. Everything that leaves it comes from the seat's SeatView.
    """

    def __init__(self, id: str, match: Match, seat: int, bots: Mapping[int, str]) -> None:
        super().__init__(id)
        self._match = match
        self._seat = seat
        self._bots = bots
        self._asked = 0
        self._read = 0

    @classmethod
    async def open(
        cls, id: str, game: Game, seat: int, bots: Sequence[str], seed: int | str, options: Mapping[str, Any]
    ) -> LocalTable:
        """Start a match, and let the bots play until the seat is to move.

        seat: the seat of the table, from 0; bots: the specs of the bots on the other seats, in order. Raises BadSetup,
        UnknownBot, UnknownStyle or TableRefusal.
        """
        seats = len(bots) + 1
        for spec in bots:
            bot(spec)
            check_style(game, spec)
        game.check_form_settings(options)
        match = game.new(seats=seats, seed=seed, options=options)
        if not 0 <= seat < seats:
            raise TableRefusal(f"there is no Player {seat + 1} at a table of {seats}: use 1 to {seats}")
        others = [other for other in range(seats) if other != seat]
        table = cls(id, match, seat, dict(zip(others, bots)))
        table._continue_with(await asyncio.to_thread(_let_bots_play, match, seat, table._bots))
        return table

    @property
    def game(self) -> Game:
        """The game of the match, with its packs."""
        return self._known.game

    @property
    def seat(self) -> int:
        """The number of the seat, from 0."""
        return self._seat

    @property
    def players(self) -> list[str]:
        """The names of all players, in seat order."""
        return [
            f"Player {seat + 1} ({called(self._bots[seat]) if seat in self._bots else 'you'})"
            for seat in range(self._known.seats)
        ]

    @property
    def view(self) -> dict[str, Any]:
        """The view of the seat."""
        return self._known.view()

    @property
    def question(self) -> TableQuestion | None:
        """The open question to the seat; None when the match is over."""
        known, decision = self._known, self._known.decision
        if decision is None:
            return None
        options = []
        for i, option in enumerate(decision.options):
            described = known.describe(i)
            continues = known.game.actions.of(option).goes_on
            options.append(TableOption(described.label, known.likely(i), known.odds(i), described.pieces, continues))
        topic = topics(known.game.folder).get(decision.rule, decision.rule)
        return TableQuestion(self._asked, known.question, decision.rule, topic, options)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._known.view()["result"] is not None

    @property
    def notices(self) -> list[str]:
        """The reason for the end of the match, once it is over."""
        result = self.view["result"]
        return [] if result is None else [result["reason"]]

    async def read_news(self) -> list[str]:
        """Return the texts of the events since the previous call, and mark them as read."""
        events = self._known.events(self._read)
        self._read += len(events)
        return [self._known.narrate(tuple(event["event"])) for event in events]

    async def latest_events(self, count: int) -> list[tuple[int, str]]:
        """Return the newest `count` events as numbers and texts, the oldest first."""
        events = self._known.events()[-count:]
        return [(event["number"], self._known.narrate(tuple(event["event"]))) for event in events]

    async def choose(self, question: TableQuestion, option: int) -> None:
        """Choose an option, and let the bots play until the seat is to move again. Raises IllegalChoice.

        The match changes only once the bots have played.
        """
        trial = self._match.copy()
        trial.pick(option)
        before = self._match
        played = await asyncio.to_thread(_let_bots_play, trial, self._seat, self._bots)
        if self._match is not before:
            raise IllegalChoice("another call has answered this question meanwhile; nothing was chosen")
        self._continue_with(played)

    async def why_not(self, piece: str) -> tuple[str, str] | None:
        """Return why a piece cannot be chosen now, and the id of the clause; None if the game has no reason."""
        return self._known.why_not(piece)

    async def wait(self, seconds: float) -> None:
        """Return at once: the bots have already played."""

    async def answer_request(self, agree: bool) -> str:
        """Raise TableRefusal: bots request nothing."""
        raise TableRefusal("there is no request to answer: bots never ask to undo a choice or to end a match")

    async def leave(self) -> str:
        """Discard the match."""
        return "The match was discarded."

    async def close(self) -> None:
        """Do nothing: a local match uses nothing but memory."""

    @property
    def _known(self) -> SeatView:
        """The match as the seat knows it."""
        return SeatView(self._match, self._seat)

    def _continue_with(self, match: Match) -> None:
        self._match = match
        self._asked += 1


def _let_bots_play(match: Match, seat: int, bots: Mapping[int, str]) -> Match:
    """Return the match at the next question to a seat, or at its end. bots: their specs, by seat."""
    played = match.copy()
    while (decision := played.decision) is not None and decision.seat != seat:
        chooser = bot(bots[decision.seat], seed_of(played, decision.seat))
        played.pick(chooser.choose(SeatView(played, decision.seat)))
    return played
