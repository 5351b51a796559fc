"""The words that a person at a served table may type instead of a choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from gloaming.cli.hints import hint_line
from gloaming.cli.numbers import numbered, whole
from gloaming.cli.rulebook import contents, drawn, found
from gloaming.cli.screen import Refused
from gloaming.cli.showing import how_many, print_log, print_words
from gloaming.cli.tables import legend, pieces
from gloaming.cli.why import fitting, no_piece, reason_lines

if TYPE_CHECKING:
    from gloaming.cli.guest import Guest


class Left(Exception):
    """The person at the keyboard leaves the table."""


class Word(NamedTuple):
    """usage: as one types it; act(guest, the rest of the line)."""

    usage: str
    help: str
    act: Callable[[Guest, str], None]


def _why(guest: Guest, wanted: str) -> None:
    prompt = guest.sitting.prompt
    if prompt is None:
        raise Refused("nothing is asked of you now")
    if not wanted:
        guest.console.print(drawn(found(guest.game, prompt.rule)))
        return
    named = pieces(guest.game, guest.sitting.view)
    known = fitting(named, wanted)
    asked = []
    for piece, name in known or [(wanted.lower(), wanted.lower())]:
        numbers = numbered([option.goes_on for option in prompt.options])
        options = [str(i) for i, option in zip(numbers, prompt.options) if piece in option.pieces]
        told = None
        if not options:
            because = guest.line.wait(guest.line.seat.why(piece))
            told = (because.reason, because.rule) if because.reason else None
        if not (known or options or told):
            raise no_piece(named, wanted)
        asked.append((piece, name, options, told))
    for line in reason_lines(asked):
        guest.console.print(line)


def _hint(guest: Guest, _: str) -> None:
    prompt = guest.sitting.prompt
    if prompt is None:
        raise Refused("nothing is asked of you now")
    hinted = guest.line.wait(guest.line.seat.hint())
    number = numbered([option.goes_on for option in prompt.options])[hinted.option]
    guest.console.print(hint_line(number, hinted.label, hinted.odds))


def _log(guest: Guest, count: str) -> None:
    seat, wanted = guest.line.seat, how_many(count)
    while len(seat.events) < wanted and guest.line.wait(seat.earlier()):
        pass
    shown = seat.events[-wanted:]
    print_log(guest.console, [(event.number, event.text) for event in shown])


def _rules(guest: Guest, wanted: str) -> None:
    guest.console.print(drawn(found(guest.game, wanted)) if wanted else contents(guest.game))


def _legend(guest: Guest, _: str) -> None:
    told = legend(guest.game, guest.sitting.view)
    if told is None:
        raise Refused("this game has no legend; `rules` looks up a word")
    guest.console.print(told)


def _table(guest: Guest, _: str) -> None:
    guest.show_table()
    if guest.sitting.prompt is not None:
        guest.show_question(guest.sitting.prompt)


def _undo(guest: Guest, _: str) -> None:
    newest = guest.line.seat.newest
    undo = None if newest is None else newest.undo
    if undo is None or undo.seat != guest.sitting.seat:
        raise Refused("no choice of yours can be taken back now")
    guest.line.wait(guest.line.seat.take_back())
    guest.moved_on = True
    if not undo.free:
        guest.console.print("The others are asked whether they agree.")


def _resign(guest: Guest, _: str) -> None:
    if guest.agree("Give your seat up for good? A bot plays on, and the match counts as lost for you."):
        guest.line.wait(guest.line.seat.resign())
        guest.moved_on = True


def _end(guest: Guest, _: str) -> None:
    guest.line.wait(guest.line.seat.offer_end())
    newest = guest.line.seat.newest
    if newest is None or newest.ended is None:
        guest.console.print("The others are asked whether they agree to end the match.")
    guest.moved_on = True


def _leave(guest: Guest, _: str) -> None:
    guest.line.wait(guest.line.seat.leave())
    raise Left


def _send(guest: Guest, wanted: str) -> None:
    word, _, seat = wanted.partition(" ")
    number = whole(seat)
    if word != "away" or not number:
        raise Refused("say whom: `send away 2` frees the seat of Player 2 before the match begins")
    answer = guest.line.wait(guest.line.seat.remove(number - 1))
    if answer.status == "stale":
        raise Refused(answer.reason)


def _help(guest: Guest, _: str) -> None:
    print_words(guest.console, [(word.usage, word.help) for word in WORDS.values()])


def _quit(guest: Guest, _: str) -> None:
    raise Left


WORDS: Final[Mapping[str, Word]] = {
    "why": Word(
        "why [PIECE]", "the rule behind the question; with the name of a piece, why it may not be chosen now", _why
    ),
    "hint": Word("hint", "what a bot would do, and the odds of the dice; it is counted", _hint),
    "log": Word("log [N]", "the last 12 events, or the last N", _log),
    "rules": Word(
        "rules [WORD]", "the chapters of the rules; with a chapter, a card or a word, the rules on it", _rules
    ),
    "legend": Word("legend", "what the cards and pieces in play do", _legend),
    "table": Word("table", "draw the table and the question again", _table),
    "undo": Word("undo", "take back your last choice; where it is not free, the others are asked", _undo),
    "resign": Word("resign", "give your seat up for good: a bot plays on, and it counts as lost", _resign),
    "end": Word("end", "offer to end the match without a result; the others are asked", _end),
    "leave": Word("leave", "get up before the match begins; a table that you opened is closed", _leave),
    "send": Word("send away N", "free the seat of Player N at your table, before the match begins", _send),
    "help": Word("help", "this list", _help),
    "quit": Word("quit", "leave; the table stays, and you may come back", _quit),
}
