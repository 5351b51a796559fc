"""Create the state of new tables: the match, the seats and the clocks."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from gloaming import BadSetup, Match, UnknownSeat
from gloaming.bots import BOT_KINDS
from gloaming.engine.match.match import Game
from gloaming.server.protocol.replay_info import StartBranch
from gloaming.server.protocol.table_info import CreateTable
from gloaming.server.tables.bot_checks import check_bots
from gloaming.server.tables.clock import LEAST_CHOICE, LEAST_TOTAL, Clock
from gloaming.server.tables.history import History
from gloaming.server.tables.journal_entries import ChatEntry, JournalEntry, PromiseEntry, ReadyEntry, TermsEntry
from gloaming.server.tables.seats import HUMAN, Seats
from gloaming.server.tables.table_state import TableState


def new_table(game: Game, opener: str, wanted: CreateTable, dealt: int | None = None) -> History:
    """Return the state of the table that a person wants to open. Raises Refusal or BadSetup.

    dealt: the seed of a deal that the server has looked for, None for a random one.
    """
    check_bots(game, wanted.seats)
    people = wanted.seats.count(HUMAN)
    if wanted.seed is not None and people > 1:
        raise BadSetup(
            f"seed: a chosen seed reveals all hidden cards, and {people} people can sit here. Leave it out, or give "
            f"all seats but one to bots."
        )
    seed = dealt if dealt is not None else secrets.token_hex(32) if wanted.seed is None else wanted.seed
    match = game.new(seats=len(wanted.seats), seed=seed, options=wanted.options)
    past = History.of(match, Seats(wanted.seats, opener, spectators=wanted.spectators))
    if people and wanted.seed is None and dealt is None:
        past.promised[wanted.seats.index(HUMAN)] = wanted.promise
    past.clock, past.listed = clock_of(wanted), wanted.listed and people > 1
    past.lobby, past.chat_on = wanted.lobby and people > 1, wanted.chat
    return past


def following_table(table: TableState, options: Mapping[str, Any], seat: int, promise: str) -> History:
    """Return the state of a table for the next match of a campaign, with the same people and bots.

    seat: the seat of the person who asks for the match.
    promise: the hash of that person's share of the dice key, "" for none.
    """
    match, seats = table.play.match, table.seating
    following = match.game.new(seats=match.seats, seed=secrets.token_hex(32), options=options)
    seated = Seats([*seats.kinds], seats.opener, spectators=seats.spectators, sitters=[*seats.sitters])
    past = History.of(following, seated)
    past.follows = table.id
    past.promised[seat] = promise
    past.clock = table.fresh_clock()
    past.chat_on, past.silenced = table.session.chat_on, {*table.session.silenced}
    return past


def rematch_table(table: TableState, opener: str, promise: str) -> History:
    """Return the state of a table for another match with the same people and bots, each one seat further on.

    opener: the identity of the person who asks for it, and who is ready.
    promise: the hash of that person's share of the dice key, "" for none.
    """
    match, seats = table.play.match, table.seating
    kinds = [*seats.kinds[-1:], *seats.kinds[:-1]]
    sitters = [*seats.sitters[-1:], *seats.sitters[:-1]]
    again = match.game.new(seats=match.seats, seed=secrets.token_hex(32), options=match.settings)
    past = History.of(again, Seats(kinds, opener, spectators=seats.spectators, sitters=sitters))
    seat = sitters.index(opener)
    past.follows, past.clock, past.chat_on = table.id, table.fresh_clock(), table.session.chat_on
    past.silenced = {(silenced + 1) % match.seats for silenced in table.session.silenced}
    past.lobby, past.ready = True, {seat}
    past.promised[seat] = promise
    return past


def branched_table(opener: str, then: Match, wanted: StartBranch) -> History:
    """Return the state of a table for a match that branches off a position. Raises BadSetup, UnknownSeat or Refusal.

    then: the match at that position.
    """
    if wanted.seat >= then.seats:
        raise UnknownSeat(f"seat: there is no seat {wanted.seat}. Seats are numbered from 0 to {then.seats - 1}.")
    if wanted.level == HUMAN:
        raise BadSetup(f"level: must be a bot for the other seats, one of: {', '.join(BOT_KINDS)}")
    kinds = [wanted.level] * then.seats
    kinds[wanted.seat] = HUMAN
    check_bots(then.game, kinds)
    past = History.of(then.branch(wanted.seat, secrets.token_hex(32)), Seats(kinds, opener))
    past.promised[wanted.seat] = wanted.promise
    return past


def clock_of(wanted: CreateTable) -> Clock | None:
    """Return the clocks of a new table, None without time limits. Raises BadSetup if a limit is too short."""
    terms = wanted.clock
    if terms is None or not (terms.choice or terms.total):
        return None
    for name, seconds, least in (("choice", terms.choice, LEAST_CHOICE), ("total", terms.total, LEAST_TOTAL)):
        if 0 < seconds < least:
            raise BadSetup(f"clock.{name}: must be 0 (no limit) or at least {least} seconds, not {seconds}")
    return Clock(terms, len(wanted.seats))


def first_entries(past: History) -> list[JournalEntry]:
    """Return the entries with which the journal of a new table begins: what its snapshot does not contain."""
    entries: list[JournalEntry] = [
        PromiseEntry(seat=seat, promise=promise) for seat, promise in enumerate(past.promised) if promise
    ]
    if past.clock is not None or past.listed or past.lobby or not past.chat_on:
        clock = None if past.clock is None else past.clock.terms
        entries.append(TermsEntry(clock=clock, listed=past.listed, lobby=past.lobby, chat=past.chat_on))
    entries += [ReadyEntry(seat=seat, id="", ready=True) for seat in sorted(past.ready)]
    entries += [ChatEntry(seat=seat, id="", on=False, writer=seat) for seat in sorted(past.silenced)]
    return entries
