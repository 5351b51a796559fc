"""`gloaming analyse`: win probabilities in a finished match, its turning points, and better choices."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from gloaming import Shelf
from gloaming.bots import adviser, bot
from gloaming.bots.match_analysis import Analysis, Better, analysed, before, better, narrate
from gloaming.cli.arguments import Packs
from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import make_console
from gloaming.cli.files import load_file
from gloaming.cli.play_sessions.rewind import is_replayable
from gloaming.cli.rendering.score_table import describe_outcome
from gloaming.cli.rendering.text_graph import render_graph
from gloaming.engine.match.match import Match
from gloaming.engine.odds import percent
from gloaming.engine.phrases import count, listed, player

OFF: Final = "off"

NOTICED: Final = 0.02
"""The smallest change of a win probability that is shown."""


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record or save of a finished match.")],
    search: Annotated[
        str | None,
        typer.Option(metavar="SPEC", help=f"The bot that searches for better choices, as in search:400, or {OFF}."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print only JSON.")] = False,
    pack: Packs = None,
) -> None:
    """Analyze a finished match: turning points and better choices.

    Draws a graph of each seat's win probability after each choice. The same file gives the same output, unless SPEC is
    a bot with a time limit in milliseconds.
    """
    if search is not None and search != OFF:
        bot(search)
    match = load_file(file, lambda data: _finished(data, Shelf(pack or ())))
    spec = adviser(match.game) if search is None else search
    analysis = analysed(match)
    with make_console(stderr=True).status("Searching for better choices"):
        improvements = [] if spec == OFF else list(_find_improvements(match, analysis, spec))
    if as_json:
        print(json.dumps(_to_json(match, analysis, improvements, spec), indent=1))
    else:
        _show(make_console(), match, analysis, improvements, spec)


def _finished(data: dict[str, Any], shelf: Shelf) -> Match:
    """Return the finished match in a record or a save.

    Raises CommandError if the match is not over, and DamagedRecord, DamagedSave or other errors of loading it.
    """
    if data.get("format") == "gloaming-save-1":
        match = shelf.load(data)
        if not is_replayable(match):
            raise CommandError("the choices in this save do not lead to its position, so it cannot be analysed")
    else:
        match = shelf.replay(data)
    if not match.over:
        made = count(len(match.choices or []), "choice")
        raise CommandError(f"after {made} the match is not over: only a finished match can be analysed")
    return match


Improvements = Sequence[tuple[int, Better]]
"""Choices that could have been better: pairs of a choice's index and the better option."""


def _find_improvements(match: Match, analysis: Analysis, spec: str) -> Iterator[tuple[int, Better]]:
    choices = match.choices or []
    for seat in range(match.seats):
        for number in sorted(analysis.doubts(seat)):
            improvement = better(before(match, number), choices[number], spec)
            if improvement is not None:
                yield number, improvement


def _to_json(match: Match, analysis: Analysis, improvements: Improvements, spec: str) -> dict[str, Any]:
    """Return an analysis as JSON data. Choices are numbered from 1, players from 0; probabilities are 0 to 1.

    spec: the bot that searched for better choices.
    """
    result = match.result
    assert result is not None
    return {
        "format": "gloaming-analysis-1",
        "game": match.game.id,
        "seats": match.seats,
        "winners": list(result.winners),
        "chances": [
            [round(probability, 4) for probability in probabilities] for probabilities in analysis.win_probabilities
        ],
        "choices": [
            {
                "choice": choice.number + 1,
                "seat": choice.seat,
                "options": choice.options,
                "where": choice.where,
                "question": choice.question,
                "label": choice.label,
            }
            for choice in analysis.choices
        ],
        "turning_points": [number + 1 for number in analysis.turning_points()],
        "search": spec,
        "better": [
            {
                "choice": number + 1,
                "seat": improvement.seat,
                "option": improvement.option,
                "label": improvement.label,
                "gain": round(improvement.gain, 4),
                "standard_error": round(improvement.error, 4),
            }
            for number, improvement in improvements
        ],
    }


def _show(console: Console, match: Match, analysis: Analysis, improvements: Improvements, spec: str) -> None:
    result = match.result
    assert result is not None
    made = count(len(analysis.choices), "choice")
    console.print(f"{match.game.title}, {count(match.seats, 'seat')}, {made}. {result.reason}", soft_wrap=True)
    console.print("Win probability after each choice, calculated with all cards face up:")
    encoding = (console.encoding or "").lower()
    for seats, probabilities in _group_seats(analysis):
        names = [", ".join([player(seat), *describe_outcome(seat, result.winners, result.sides)]) for seat in seats]
        console.print()
        console.print(Text("; ".join(names), style="bold"))
        for line in render_graph(probabilities, blocks=encoding.startswith("utf")):
            console.print(line, no_wrap=True, overflow="ignore", crop=False)
    _show_turns(console, match, analysis)
    if spec != OFF:
        _show_better(console, analysis, improvements, spec)


def _group_seats(analysis: Analysis) -> list[tuple[list[int], list[float]]]:
    """Group the seats that had the same win probabilities after every choice; return each group with these."""
    lines: dict[tuple[float, ...], list[int]] = {}
    for seat in range(len(analysis.win_probabilities[0])):
        lines.setdefault(tuple([probabilities[seat] for probabilities in analysis.win_probabilities]), []).append(seat)
    return [(seats, list(probabilities)) for probabilities, seats in lines.items()]


def _show_turns(console: Console, match: Match, analysis: Analysis) -> None:
    turns = analysis.turning_points()
    console.print()
    console.print(Text("Turning points" if turns else "No single choice turned this match.", style="bold"))
    for number in turns:
        _show_choice(console, analysis, number, narrate(match, analysis.choices[number], None))
        changes: dict[str, list[str]] = {}
        for seat in range(len(analysis.win_probabilities[0])):
            if abs(analysis.change(number, seat)) >= NOTICED:
                then, now = (percent(analysis.win_probabilities[turn][seat]) for turn in (number, number + 1))
                changes.setdefault(f"from {then} to {now}", []).append(player(seat))
        text = "; ".join([f"{listed(seats)} {change}" for change, seats in changes.items()])
        console.print(Padding(f"{text}.", (0, 0, 0, 4)))


def _show_better(console: Console, analysis: Analysis, improvements: Improvements, spec: str) -> None:
    console.print()
    if not improvements:
        console.print(f"Better choices: {spec} found none among the choices with the largest losses.")
        return
    console.print(Text("Better choices", style="bold"))
    console.print(f"Found by {spec}, which knew only what the player knew:")
    for number, improvement in improvements:
        _show_choice(console, analysis, number)
        gain = f"{100 * improvement.gain:.0f} (+/- {max(100 * improvement.error, 1):.0f}) more of 100 matches"
        console.print(Padding(f"Better: {improvement.label}. It wins about {gain}.", (0, 0, 0, 4)))


def _show_choice(console: Console, analysis: Analysis, number: int, told: str = "") -> None:
    """Print a choice of a finished match. told: what it led to, "" for the question and the chosen option."""
    choice = analysis.choices[number]
    where = f" ({choice.where})" if choice.where else ""
    text = f"Choice {number + 1}, {player(choice.seat)}{where}: {told or f'{choice.said}.'}"
    console.print(Padding(text, (0, 0, 0, 2)))
