"""The commands that a person at a server's table may type instead of a choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gloaming.cli.command_errors import CommandError
from gloaming.cli.option_numbers import parse_whole_number
from gloaming.cli.play_sessions.base_session import PlayerLeft, TypedCommand
from gloaming.cli.play_sessions.remote_session import RemoteSession
from gloaming.cli.play_sessions.typed_commands import HELP, HINT, LOG, LOOKING_UP, WHY


def _undo(session: RemoteSession, _: str) -> None:
    newest = session.client.seat.newest
    undo = None if newest is None else newest.undo
    if undo is None or undo.seat != session.update.seat:
        raise CommandError("no choice of yours can be undone now")
    session.client.wait(session.client.seat.undo())
    session.changed = True
    if not undo.free:
        session.console.print("The others are asked whether they agree.")


def _resign(session: RemoteSession, _: str) -> None:
    if session.agree("Resign? A bot plays on in your seat, and the match counts as lost for you."):
        session.client.wait(session.client.seat.resign())
        session.changed = True


def _end(session: RemoteSession, _: str) -> None:
    session.client.wait(session.client.seat.offer_end())
    newest = session.client.seat.newest
    if newest is None or newest.ended is None:
        session.console.print("The others are asked whether they agree to end the match.")
    session.changed = True


def _leave(session: RemoteSession, _: str) -> None:
    session.client.wait(session.client.seat.leave())
    raise PlayerLeft


def _send(session: RemoteSession, argument: str) -> None:
    word, _, seat = argument.partition(" ")
    number = parse_whole_number(seat)
    if word != "away" or not number:
        raise CommandError("name the seat: `send away 2` frees the seat of Player 2 before the match begins")
    answer = session.client.wait(session.client.seat.remove(number - 1))
    if answer.status == "stale":
        raise CommandError(answer.reason)


def _quit(session: RemoteSession, _: str) -> None:
    session.quit()


REMOTE_COMMANDS: Final[Mapping[str, TypedCommand[RemoteSession]]] = {
    "why": WHY,
    "hint": HINT,
    "log": LOG,
    **LOOKING_UP,
    "undo": TypedCommand("undo", "undo your last choice; where it is not free, the others are asked", _undo),
    "resign": TypedCommand("resign", "give up your seat: a bot plays on, and the match counts as lost", _resign),
    "end": TypedCommand("end", "offer to end the match without a result; the others are asked", _end),
    "leave": TypedCommand("leave", "leave before the match begins; a table that you opened is closed", _leave),
    "send": TypedCommand("send away N", "free the seat of Player N at your table, before the match begins", _send),
    "help": HELP,
    "quit": TypedCommand("quit", "leave; the table stays, and you may come back", _quit),
}
