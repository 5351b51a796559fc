"""A table as text for a language model: what happened, the board, the question with its options."""

from __future__ import annotations

from gloaming.engine.phrases import listed
from gloaming.mcp.seat_table import SeatTable, TableOption, TableQuestion
from gloaming.mcp.text_renderer import TextRenderer

MOST_NEWS = 60
"""The maximum number of new events that a report shows. `read_log` returns earlier ones."""


async def report(table: SeatTable, renderer: TextRenderer | None = None) -> str:
    """Return what the seat can read now. renderer: draws the board, None to leave it out."""
    parts = [header(table), _news(await table.read_news())]
    if renderer is not None and table.view:
        parts.append(renderer.draw(table.game, table.view))
    parts.append(state(table))
    return "\n\n".join([part for part in parts if part])


def header(table: SeatTable) -> str:
    """Return the name of the table, its game and its players."""
    return f"Table {table.id}: {table.game.title}. {', '.join(table.players)}. You are Player {table.seat + 1}."


def state(table: SeatTable) -> str:
    """Return the question to the seat, what the table waits for, or the result."""
    lines = [*table.notices]
    question = table.question
    if table.over:
        lines = ["The match is over.", *lines, *_scores(table)]
    elif question is not None:
        lines += [
            describe_question(question),
            f'Answer with choose(question={question.id}, option=NUMBER, table="{table.id}").',
        ]
    else:
        lines.append("It is not your turn. Call wait_for_turn.")
    return "\n".join(lines)


def describe_question(question: TableQuestion) -> str:
    """Return a question with its options by number, from 1 on, each with its likely outcome and odds."""
    lines = [f"Question {question.id}: {question.text} (rule {question.rule}: {question.topic})"]
    lines += [f"{number:>4}. {_describe(option)}" for number, option in enumerate(question.options, 1)]
    return "\n".join(lines)


def _describe(option: TableOption) -> str:
    likely = f" [{option.likely}]" if option.likely else ""
    odds = f" (odds: {option.odds})" if option.odds else ""
    return f"{option.label}{likely}{odds}"


def _news(texts: list[str]) -> str:
    """Return the new events; if there are many, only the newest."""
    if not texts:
        return ""
    left_out = len(texts) - MOST_NEWS
    earlier = [f"  ({left_out} earlier events: read_log shows them)"] if left_out > 0 else []
    return "\n".join(["New events:", *earlier, *[f"  - {text}" for text in texts[-MOST_NEWS:]]])


def _scores(table: SeatTable) -> list[str]:
    """Return the score of each player and the winners; [] for a match that ended without a result."""
    result = table.view.get("result")
    if result is None:
        return []
    players, sides = table.players, result.get("sides", ())
    lines = [
        f"  {player}: {score}{f', with {sides[seat]}' if sides else ''}"
        for seat, (player, score) in enumerate(zip(players, result["scores"]))
    ]
    winners = [players[seat] for seat in result["winners"]]
    won = "You won." if table.seat in result["winners"] else "You lost."
    return ["Scores:", *lines, f"Winners: {listed(winners) if winners else 'nobody'}. {won}"]
