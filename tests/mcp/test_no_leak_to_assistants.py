"""An assistant sees only what its seat sees: no text differs in worlds that the seat cannot tell apart."""

from __future__ import annotations

import asyncio

import pytest

import gloaming
from gloaming import Match
from gloaming.bots import SeatView, bot
from gloaming.cli.rendering.plain_text import PlainTextRenderer
from gloaming.mcp.local_table import LocalTable
from gloaming.mcp.table_report import report
from tests.mcp.assistant import GAME

EVERY = 12
"""The texts are compared at one question in this many."""


async def everything_read(match: Match, seat: int) -> list[str]:
    """Return all that the tools show of a match to a seat."""
    renderer = PlainTextRenderer()
    table = LocalTable("local-1", match, seat, {other: "random" for other in range(match.seats) if other != seat})
    texts = [await report(table, renderer), renderer.legend(table.game, table.view)]
    for piece in renderer.piece_names(table.game, table.view):
        for id, _ in renderer.find_pieces(table.game, table.view, piece):
            texts.append(f"{id}: {await table.why_not(id)}")
    return texts + [text for _, text in await table.latest_events(500)]


@pytest.mark.parametrize("id", list(gloaming.games()))
def test_worlds_that_a_seat_cannot_tell_apart_read_alike(id: str) -> None:
    game = gloaming.game(id)
    match = game.new(seats=min(3, game.seats.stop - 1), seed=6)
    chooser, number, compared = bot("random", 1), 0, 0
    while match.decision is not None and compared < 8:
        seat = match.decision.seat
        number += 1
        if number % EVERY == 0:
            compared += 1
            for viewer in range(match.seats):
                world = match.imagine(viewer, number)
                assert asyncio.run(everything_read(world, viewer)) == asyncio.run(everything_read(match, viewer))
        match.pick(chooser.choose(SeatView(match, seat)))
    assert compared > 2


def test_the_ghosts_of_others_stay_hidden_until_the_end() -> None:
    match = gloaming.game(GAME).new(seats=2, seed=2)
    texts = asyncio.run(everything_read(match, 0))
    assert any("hidden" in text for text in texts)
