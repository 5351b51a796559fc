"""The commands that a person can type only during a local match."""

from __future__ import annotations

from collections.abc import Mapping
from os.path import lexists
from pathlib import Path
from typing import Final

from gloaming.cli.command_errors import CommandError
from gloaming.cli.files import parse_path, write_json
from gloaming.cli.play_sessions.base_session import TypedCommand
from gloaming.cli.play_sessions.local_session import LocalSession
from gloaming.cli.play_sessions.rewind import rewind_before_last_choice
from gloaming.cli.play_sessions.saved_match import TerminalSeats, load_save
from gloaming.cli.play_sessions.typed_commands import HELP, HINT, LOG, LOOKING_UP, WHY
from gloaming.cli.rendering.how_to_play import render_how_to_play
from gloaming.engine.match.record_hints import hinted, hints_left
from gloaming.teaching import teaching


def _require_path(command: str, file: str) -> Path:
    if not file:
        raise CommandError(f"{command} takes the name of a file, as in: {command} evening.json")
    return parse_path(file)


def _save(session: LocalSession, file: str) -> None:
    session.save(_require_path("save", file))


def _load(session: LocalSession, file: str) -> None:
    match, players = load_save(_require_path("load", file), session.shelf)
    if (
        session.unsaved
        and not session.match.over
        and not session.agree("The current match is not saved. Leave it anyway?")
    ):
        return
    if players is None:
        if match.seats != session.match.seats:
            raise CommandError(
                f"{file}: the save does not name the players of its {match.seats} seats: use play --load --seats"
            )
        players = TerminalSeats.joining(session.players.specs, match)
    session.console.print(f"{match.game.title}, resumed from {file}.", soft_wrap=True)
    session.replace_match(match, players, unsaved=False)


def _record(session: LocalSession, file: str) -> None:
    path = _require_path("record", file)
    record = hinted(session.match.record(), session.players.hinted_choices)
    if not lexists(path) or session.agree(f"{path} exists. Replace it?"):
        write_json(path, record)
        session.console.print(f"{len(record['choices'])} choices recorded in {path}.", soft_wrap=True)


def _undo(session: LocalSession, _: str) -> None:
    seat = session.present
    if session.match.over or seat is None:
        raise CommandError("the match is over: nothing can be undone now")
    earlier = rewind_before_last_choice(session.match, seat)
    others = [other for other in session.human_seats() if other != seat]
    if others:
        session.hide()
        session.present = None
        session.changed = True
    for other in others:
        if not session.agree(f"Player {other + 1}: may Player {seat + 1} undo the last choice?"):
            session.console.print(f"Player {other + 1} does not agree. Nothing was undone.")
            return
    players = session.players
    event_count = len(earlier.events(None))
    players.events_read = [min(read, event_count) for read in players.events_read]
    players.hinted_choices = hints_left(players.hinted_choices, len(earlier.choices or []))
    players.undone[seat] += 1
    session.console.print("Undone: your last choice and everything after it. The result shows the number of undos.")
    session.replace_match(earlier, players, unsaved=True)


def _how(session: LocalSession, _: str) -> None:
    session.console.print(render_how_to_play(session.game, teaching(session.game).how_to_play))


def _leave(session: LocalSession, _: str) -> None:
    if session.guide is None or session.guide.expected(session.match) is None:
        raise CommandError("there is no guide here; use `quit` to leave the match")
    session.guide.leave()
    session.console.print("You now play without the guide.")


def _quit(session: LocalSession, _: str) -> None:
    session.quit()


LOCAL_COMMANDS: Final[Mapping[str, TypedCommand[LocalSession]]] = {
    "why": WHY,
    "hint": HINT,
    "log": LOG,
    "how": TypedCommand("how", "show how to play", _how),
    "leave": TypedCommand("leave", "leave the guide of a lesson and continue alone", _leave),
    **LOOKING_UP,
    "undo": TypedCommand("undo", "undo your last choice and everything after it; other people must agree", _undo),
    "save": TypedCommand("save FILE", "save the match; resume it with `load` or `play --load`", _save),
    "load": TypedCommand("load FILE", "leave this match and resume a saved one", _load),
    "record": TypedCommand("record FILE", "write the choices so far to a file for `gloaming replay`", _record),
    "help": HELP,
    "quit": TypedCommand("quit", "leave; you can save the match first", _quit),
}
