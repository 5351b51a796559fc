"""The tools at tables: open, join, read, choose, ask why not, wait, leave.

The docstrings of the tools are their descriptions for language models.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from gloaming import Game
from gloaming.engine.errors import GloamingError
from gloaming.mcp.game_tools import GameId
from gloaming.mcp.open_matches import OpenMatches
from gloaming.mcp.seat_table import SeatTable, TableQuestion, TableRefusal
from gloaming.mcp.table_report import describe_question, header, report, state
from gloaming.mcp.text_renderer import TextRenderer

TableName = Annotated[
    str,
    Field(description="The name of the table, as open_table or join_table returned it. May be empty for the only one."),
]

LONGEST_WAIT = 120
"""The longest time in seconds that wait_for_turn waits."""

MOST_EVENTS = 300
"""The maximum number of events that read_log returns."""


class TableTools:
    """The tools at a player's tables. A failed call raises GloamingError and changes nothing."""

    def __init__(self, matches: OpenMatches, renderer: TextRenderer) -> None:
        self._matches = matches
        self._renderer = renderer

    async def open_table(
        self,
        game: GameId,
        bots: Annotated[
            list[str] | None,
            Field(
                description='One bot for each other seat, such as ["medium", "hard"]; [] plays alone where the game '
                "allows it. Omitted: medium bots, three players if the game allows that many."
            ),
        ] = None,
        seat: Annotated[int, Field(ge=1, le=8, description="Your place at the table: 1 for Player 1.")] = 1,
        options: Annotated[
            dict[str, Any] | None, Field(description="Setup options by id, as describe_game lists them.")
        ] = None,
        seed: Annotated[int | None, Field(ge=0, description="The same seed deals the same match.")] = None,
    ) -> str:
        """Open a table on this machine, where you play against bots. Returns the table and your first question.

        You take one seat and see only what this seat may see. The bots play at once when they are to move.
        """
        played = self._matches.shelf.game(game)
        opponents = ["medium"] * (_default_seats(played) - 1) if bots is None else bots
        table = await self._matches.open(played, seat - 1, opponents, seed, options or {})
        return await report(table, self._renderer)

    async def join_table(
        self,
        address: Annotated[
            str,
            Field(
                description="An invite (http://HOST/join#CODE), which takes its seat, or the address of a table where "
                "you already have a seat (http://HOST/table/ID)."
            ),
        ],
    ) -> str:
        """Join a table at a Gloaming server by an invite link, to play with people and bots there.

        An invite is good for one seat and one player. Use only addresses that your user gave you. You are ready at
        once; the match begins when all players are there. Then call wait_for_turn.
        """
        return await report(await self._matches.join(address), self._renderer)

    async def list_tables(self) -> str:
        """List the tables that you have opened or joined, with whose turn it is."""
        if not self._matches.tables:
            return "No table is open. Use open_table to play against bots, or join_table with an invite."
        return "\n\n".join([_summary(table) for table in self._matches.tables])

    async def read_table(
        self,
        table: TableName = "",
        legend: Annotated[bool, Field(description="Whether to explain the cards and pieces in play, too.")] = False,
    ) -> str:
        """Read the whole table as text: new events, the board, your hand, and the open question with its options."""
        found = self._matches.find(table)
        text = await report(found, self._renderer)
        explained = self._renderer.legend(found.game, found.view) if legend and found.view else ""
        return "\n\n".join([part for part in (text, explained) if part])

    async def list_options(self, table: TableName = "") -> str:
        """List the options of your open question, each with its wording, likely outcome and odds of its dice.

        The outcomes and odds come from what your seat knows.
        """
        return describe_question(_open_question(self._matches.find(table)))

    async def choose(
        self,
        question: Annotated[int, Field(description="The number of the question, as in `Question 12`.")],
        option: Annotated[int, Field(description="The number of the option in the list, from 1.")],
        table: TableName = "",
    ) -> str:
        """Choose an option of your open question. Returns what happened and your next question.

        The choice is final. A question that is no longer open is refused, so that a repeated call cannot choose twice.
        """
        found = self._matches.find(table)
        asked = _open_question(found)
        if question != asked.id:
            raise TableRefusal(
                f"question {question} is not open, question {asked.id} is: {asked.text!r}. Nothing was chosen. "
                f"Read its options with list_options"
            )
        if not 1 <= option <= len(asked.options):
            raise TableRefusal(
                f"question {asked.id} has no option {option}: its options are 1 to {len(asked.options)}. "
                "Nothing was chosen. Read them with list_options"
            )
        await found.choose(asked, option - 1)
        return await report(found)

    async def why_not(
        self,
        piece: Annotated[str, Field(description="The name or id of a card, piece or place, as the table shows it.")],
        table: TableName = "",
    ) -> str:
        """Ask why a card, piece or place cannot be chosen now. Returns the reason with the rule behind it."""
        found = self._matches.find(table)
        question = _open_question(found)
        known = self._renderer.find_pieces(found.game, found.view, piece)
        word = piece.strip().lower()
        lines = []
        for id, name in known or [(word, word)]:
            numbers = [str(number) for number, option in enumerate(question.options, 1) if id in option.pieces]
            reason = None if numbers else await found.why_not(id)
            if not (known or numbers or reason):
                names = ", ".join(self._renderer.piece_names(found.game, found.view)) or "the ids that the table shows"
                raise TableRefusal(f"there is no piece {piece!r} on the table; the pieces are: {names}")
            lines.append(_answer(f"{name} [{id}]", numbers, reason))
        return "\n".join(lines)

    async def wait_for_turn(
        self,
        table: TableName = "",
        seconds: Annotated[float, Field(ge=0, le=LONGEST_WAIT, description="The longest time to wait.")] = 30,
    ) -> str:
        """Wait until you are to move, must answer a request, or the match ends. Returns what happened meanwhile.

        If another player is still thinking when the time is up, call it again. At a table against bots it returns at
        once.
        """
        found = self._matches.find(table)
        await found.wait(seconds)
        return await report(found)

    async def read_log(
        self,
        table: TableName = "",
        count: Annotated[int, Field(ge=1, le=MOST_EVENTS, description="How many of the newest events.")] = 30,
    ) -> str:
        """Read the newest events of the match again, with their numbers, the oldest first."""
        events = await self._matches.find(table).latest_events(count)
        return "\n".join([f"{number + 1}. {text}" for number, text in events]) or "Nothing has happened yet."

    async def answer_request(
        self,
        agree: Annotated[bool, Field(description="Whether you agree.")],
        table: TableName = "",
    ) -> str:
        """Answer another player who asks to undo a choice or to end the match without a result."""
        return await self._matches.find(table).answer_request(agree)

    async def leave_table(
        self, table: Annotated[str, Field(description="The name of the table, as list_tables returns it.")]
    ) -> str:
        """Leave a table. A match against bots is discarded. At a server, your seat stays yours once the match began."""
        return await self._matches.leave(table)


def _open_question(table: SeatTable) -> TableQuestion:
    """Return the open question to the seat. Raises TableRefusal, which says what to call instead."""
    if table.over:
        raise TableRefusal(f"the match at table {table.id} is over; open_table starts another one")
    question = table.question
    if question is None:
        raise TableRefusal(f"it is not your turn at table {table.id}: call wait_for_turn")
    return question


def _answer(name: str, numbers: list[str], reason: tuple[str, str] | None) -> str:
    if numbers:
        return f"{name}: can be chosen now, with option {', '.join(numbers)}."
    if reason is None:
        return f"{name}: not an option of this question; the game gives no reason."
    return f"{name}: {reason[0]} (rule {reason[1]})"


def _summary(table: SeatTable) -> str:
    """Return the name of a table, and whose turn it is or why it cannot be read."""
    try:
        question = table.question
        now = state(table) if question is None else f"Your turn. Question {question.id}: {question.text}"
        return f"{header(table)}\n{now}"
    except GloamingError as error:
        return f"Table {table.id}: {error}"


def _default_seats(game: Game) -> int:
    """Return three seats, or the nearest number that the game allows."""
    return min(max(3, game.seats.start), game.seats.stop - 1)
