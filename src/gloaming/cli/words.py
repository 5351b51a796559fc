"""The words that a person may type instead of a choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from os.path import lexists
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from gloaming.cli.files import named, write_json
from gloaming.cli.hints import hint, hint_line
from gloaming.cli.how_to_play import how_to_play
from gloaming.cli.numbers import going_on, numbered
from gloaming.cli.rulebook import contents, drawn, found
from gloaming.cli.saves import from_file, seated
from gloaming.cli.screen import Refused
from gloaming.cli.showing import how_many, print_log, print_words, show_legend, show_question, show_table
from gloaming.cli.undo import before_last_choice
from gloaming.cli.why import reasons
from gloaming.engine.match.record_hints import hinted, hints_left, with_hint
from gloaming.teaching import teaching

if TYPE_CHECKING:
    from gloaming.cli.session import Session


class Word(NamedTuple):
    """usage: as one types it; act(session, the rest of the line)."""

    usage: str
    help: str
    act: Callable[[Session, str], None]


def _why(session: Session, piece: str) -> None:
    match = session.match
    if match.decision is None:
        raise Refused("the match is over: nothing is asked")
    if piece:
        for line in reasons(match, match.decision.seat, piece):
            session.console.print(line)
    else:
        session.console.print(drawn(found(match.game, match.decision.rule)))


def _hint(session: Session, _: str) -> None:
    match = session.match
    if match.decision is None or session.present is None:
        raise Refused("the match is over: nothing is asked")
    option = hint(session)
    session.seating.hints[session.present] += 1
    session.seating.hinted = with_hint(session.seating.hinted, len(match.choices or []))
    session.console.print(
        hint_line(numbered(going_on(match))[option], match.describe(option).label, match.odds(option))
    )


def _log(session: Session, count: str) -> None:
    match, eyes = session.match, session.eyes()
    shown = match.events(eyes)[-how_many(count) :]
    print_log(session.console, [(event["number"], match.narrate(tuple(event["event"]), eyes)) for event in shown])


def _rules(session: Session, wanted: str) -> None:
    game = session.match.game
    session.console.print(drawn(found(game, wanted)) if wanted else contents(game))


def _legend(session: Session, _: str) -> None:
    if not show_legend(session):
        raise Refused("this game has no legend; `rules` looks up a word")


def _table(session: Session, _: str) -> None:
    show_table(session)
    if session.match.decision is not None:
        show_question(session, session.match.decision)


def _path(session: Session, word: str, file: str) -> Path:
    if not file:
        raise Refused(f"{word} takes the name of a file, as in: {word} evening.json")
    return named(file)


def _save(session: Session, file: str) -> None:
    session.store(_path(session, "save", file))


def _load(session: Session, file: str) -> None:
    match, seating = from_file(_path(session, "load", file), session.shelf)
    if session.unsaved and not session.match.over and not session.agree("The present match is not saved. Leave it?"):
        return
    if seating is None:
        if match.seats != session.match.seats:
            raise Refused(f"{file}: the save does not say who plays its {match.seats} seats: use play --load --seats")
        seating = seated(session.seating.seats, match)
    session.console.print(f"{match.game.title}, resumed from {file}.", soft_wrap=True)
    session.become(match, seating, unsaved=False)


def _record(session: Session, file: str) -> None:
    path = _path(session, "record", file)
    record = hinted(session.match.record(), session.seating.hinted)
    if not lexists(path) or session.agree(f"{path} exists. Replace it?"):
        write_json(path, record)
        session.console.print(f"{len(record['choices'])} choices recorded in {path}.", soft_wrap=True)


def _undo(session: Session, _: str) -> None:
    match = session.match
    seat = session.present
    if match.over or seat is None:
        raise Refused("the match is over: nothing is taken back now")
    earlier = before_last_choice(match, seat)
    others = [other for other in session.people() if other != seat]
    if others:
        session.hide()
        session.present = None
    for other in others:
        if not session.agree(f"Player {other + 1}: may Player {seat + 1} take back the last choice?"):
            session.console.print(f"Player {other + 1} does not agree: the match stays as it is.")
            return
    seating = session.seating
    known = len(earlier.events(None))
    seating.told = [min(told, known) for told in seating.told]
    seating.hinted = hints_left(seating.hinted, len(earlier.choices or []))
    seating.taken_back[seat] += 1
    session.console.print("Taken back, with all that followed. The result will say so.")
    session.become(earlier, seating, unsaved=True)


def _help(session: Session, _: str) -> None:
    print_words(session.console, [(word.usage, word.help) for word in WORDS.values()])


def _how(session: Session, _: str) -> None:
    game = session.match.game
    session.console.print(how_to_play(game, teaching(game).how_to_play))


def _leave(session: Session, _: str) -> None:
    teacher = session.teacher
    if teacher is None or teacher.progress.expected(session.match) is None:
        raise Refused("no guide leads you here; `quit` leaves the match")
    teacher.progress.left = True
    session.console.print("The guide is gone: play as you like.")


def _quit(session: Session, _: str) -> None:
    session.leave()


WORDS: Final[Mapping[str, Word]] = {
    "why": Word(
        "why [PIECE]", "the rule behind the question; with the name of a piece, why it may not be chosen now", _why
    ),
    "hint": Word(
        "hint", "what a bot would do, and the odds of the dice; the result tells how many hints you took", _hint
    ),
    "log": Word("log [N]", "the last 12 events, or the last N", _log),
    "how": Word("how", "how the game is played, on one screen", _how),
    "leave": Word("leave", "leave the guide of a lesson, and play as you like", _leave),
    "rules": Word(
        "rules [WORD]", "the chapters of the rules; with a chapter, a card or a word, the rules on it", _rules
    ),
    "legend": Word("legend", "what the cards and pieces in play do", _legend),
    "table": Word("table", "draw the table and the question again", _table),
    "undo": Word("undo", "take back your last choice and all that followed; other people must agree", _undo),
    "save": Word("save FILE", "save the match, to go on with `load` or `play --load`", _save),
    "load": Word("load FILE", "leave this match and resume a saved one", _load),
    "record": Word("record FILE", "write down the choices so far, for `gloaming replay`", _record),
    "help": Word("help", "this list", _help),
    "quit": Word("quit", "leave, after an offer to save", _quit),
}
