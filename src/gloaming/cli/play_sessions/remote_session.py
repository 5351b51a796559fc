"""A match at a server, played or watched in the terminal."""

from __future__ import annotations

import select
import sys
from collections.abc import Coroutine, Mapping, Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as FutureTimeout
from typing import Any

from rich.console import Console

import gloaming
from gloaming import Game, Shelf
from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import format_clock, print_error
from gloaming.cli.play_sessions.base_session import PlayerLeft, PlaySession, TypedCommand
from gloaming.cli.play_sessions.blocking_client import INTERRUPT_INTERVAL, BlockingClient
from gloaming.cli.rendering.event_log import print_events
from gloaming.cli.rendering.question import OpenQuestion, QuestionOption, print_question
from gloaming.cli.rendering.score_table import describe_outcome, print_scores
from gloaming.client import RefusedByServer
from gloaming.engine.phrases import listed
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.protocol.table_update import EarlyEnd, TableUpdate


class RemoteSession(PlaySession):
    """A session at a server's table, for a person who has a seat there or watches as a spectator."""

    def __init__(
        self,
        console: Console,
        client: BlockingClient,
        table: str,
        shelf: Shelf,
        commands: Mapping[str, TypedCommand[RemoteSession]],
    ) -> None:
        super().__init__(console, shelf, commands)
        self.client = client
        self.table = table
        self._undo_count = 0
        self._dice_shown = False
        self._waiting_for: tuple[int, bool] | None = None

    @property
    def update(self) -> TableUpdate:
        """The state of the table that is shown on the screen."""
        update = self.client.seat.update
        assert update is not None
        return update

    @property
    def game(self) -> Game:
        """The game of the match, with the packs of the table."""
        return self.shelf.game(self.update.game) if self.update.packs else gloaming.game(self.update.game)

    @property
    def view(self) -> dict[str, Any]:
        """The view of the match for the person at the keyboard."""
        return self.update.view

    @property
    def question(self) -> OpenQuestion | None:
        """The open question to the person at the keyboard; None if another player or nobody is to move."""
        prompt, seat = self.update.prompt, self.update.seat
        if prompt is None or seat is None:
            return None
        options = [
            QuestionOption(option.label, option.likely, option.pieces, option.goes_on, option.beside)
            for option in prompt.options
        ]
        return OpenQuestion(self.player_name(seat), prompt.prompt, prompt.rule, prompt.topic, options, prompt.rqid)

    def play(self) -> None:
        """Play or watch until the match is over or the person leaves."""
        self.client.connect(self.table)
        try:
            introduced = False
            while (update := self._next_update()) is not None:
                if not introduced:
                    self._introduce(update)
                    self._undo_count = update.undone
                    introduced = True
                self._handle(update)
            self._conclude()
        except (PlayerLeft, KeyboardInterrupt):
            self.console.print(f"\nCome back with: gloaming join {self._address()}", soft_wrap=True)

    def player_name(self, seat: int) -> str:
        """Return the displayed name of the player at a seat."""
        info = self.update.seats[seat]
        return f"{info.name}{' (you)' if info.you else ''}"

    def player_names(self) -> list[str]:
        """Return the displayed names of all players, in seat order."""
        return [self.player_name(seat) for seat in range(len(self.update.seats))]

    def latest_events(self, count: int) -> Sequence[tuple[int, str]]:
        """Return the newest `count` events as numbers and texts, the oldest first.

        Missing events are fetched from the server.
        """
        seat = self.client.seat
        while len(seat.events) < count and self.client.wait(seat.request_earlier_events()):
            pass
        return [(event.number, event.text) for event in seat.events[-count:]]

    def why_not(self, piece: str) -> tuple[str, str] | None:
        """Return why a piece cannot be chosen now, and the id of the rule's clause; None if the game has no reason."""
        answer = self.client.wait(self.client.seat.why_not(piece))
        return (answer.reason, answer.rule) if answer.reason else None

    def take_hint(self) -> tuple[int, str, str]:
        """Let the server count a hint, and return the option that a bot would choose, with its label and the reason."""
        hint = self.client.wait(self.client.seat.hint())
        return hint.option, hint.label, hint.reason

    def choose(self, option: int) -> None:
        """Choose an option of the open question, or print why the server refuses it."""
        self.changed = self._report_refusal(self.client.seat.choose(option)) is not None

    def quit(self) -> None:
        """Leave the table by raising PlayerLeft. The person keeps their seat."""
        raise PlayerLeft

    def _handle_end_of_input(self) -> str:
        self.ended = not sys.stdin.isatty()
        if self.ended:
            self.console.print("The input ended before the match did.")
        raise PlayerLeft from None

    def _is_outdated(self, question: OpenQuestion) -> bool:
        newest = self.client.seat.newest
        return newest is not None and (newest.prompt is None or newest.prompt.rqid != question.id)

    def _address(self) -> str:
        return f"{self.client.client.address}/table/{self.table}"

    def _next_update(self) -> TableUpdate | None:
        """Return the table's next update, or None at the end. Run the commands that the person types meanwhile.

        Commands can be typed only at a real terminal, while the table waits for another player.
        """
        future: Future[TableUpdate | None] = self.client.start(self.client.next_update())
        while True:
            try:
                return future.result(INTERRUPT_INTERVAL)
            except FutureTimeout:
                if self._waiting_for is not None and _has_typed_line():
                    line = self.read("")
                    if line and not self.run_command(line):
                        self.console.print(f"It is not your turn. The commands are: {', '.join(self.commands)}.")
            except KeyboardInterrupt:
                future.cancel()
                raise

    def _introduce(self, update: TableUpdate) -> None:
        packs, game = update.packs, self.game
        if packs is not None and (game.packs is None or game.packs.fingerprint != packs.fingerprint):
            raise CommandError(
                f"this table plays {game.title} with {', '.join(packs.titles)}: join with the same --pack"
            )
        self.show_introduction()
        if update.commitment:
            self.console.print(f"Commitment to the dice: {update.commitment}", soft_wrap=True)
        if update.seat is None:
            self.console.print("You are a spectator. Hidden cards stay hidden. To play, ask the host for an invite.")
        else:
            self.show_commands()

    def _handle(self, update: TableUpdate) -> None:
        """Show what is new in an update; if the table waits for the person at the keyboard, ask them."""
        self._show_dice(update)
        self._show_news(update)
        undo, offer = update.undo, update.offer
        own_seat = None if update.seat is None else update.seats[update.seat]
        if undo is not None and undo.asked and update.seat in undo.needed:
            agree = self.agree(f"{self.player_name(undo.seat)} asks to undo the last choice. Do you agree?")
            self._report_refusal(self.client.seat.answer_undo(agree))
        elif offer is not None and update.seat in offer.needed:
            agree = self.agree(
                f"{self.player_name(offer.seat)} offers to end the match without a result. Do you agree?"
            )
            self._report_refusal(self.client.seat.answer_end(agree))
        elif own_seat is not None and own_seat.substitute:
            self.read("A substitute bot is playing for you. Press Enter to take your seat back. ")
            self._report_refusal(self.client.seat.return_to_seat())
        elif (question := self.question) is not None:
            self._waiting_for = None
            self.show_table()
            print_question(self.console, question)
            self._show_clock(update)
            self.ask(question)
        elif update.waiting_for is not None and (update.waiting_for, update.question != "") != self._waiting_for:
            self._waiting_for = (update.waiting_for, update.question != "")
            self._show_waiting(update, self.player_name(update.waiting_for))

    def _show_waiting(self, update: TableUpdate, player: str) -> None:
        """Print which player is to move, with the question, or what the start of the match waits for."""
        if update.seat is None and update.lobby is None:
            self.show_table()
        if update.lobby is not None and not update.lobby.free and update.lobby.unready:
            self.console.print(f"Waiting for {player} to be ready.")
        elif update.dice is not None and update.dice.mixing:
            self.console.print(f"Waiting for {player}'s share of the dice. The match starts in a few seconds.")
        elif update.question:
            self.console.print(f'{player} to move: "{update.question}"')
        else:
            self.console.print(f"Waiting for {player} to join.")

    def _show_dice(self, update: TableUpdate) -> None:
        """Print whose shares form the key of the dice, only the first time that they are known."""
        dice = update.dice
        if dice is None or not (dice.taken or dice.left_out) or self._dice_shown:
            return
        self._dice_shown = True
        if dice.taken:
            whose = listed(["the server", *[self.player_name(seat) for seat in dice.taken]])
            self.console.print(f"The dice combine shares of {whose}: nobody chose them alone.")
        for seat in dice.left_out:
            self.console.print(
                f"{self.player_name(seat)} did not reveal a share of the dice in time, so it is left out."
            )

    def _show_clock(self, update: TableUpdate) -> None:
        """Print the time left for the person at the keyboard."""
        clock, seat = update.clock, update.seat
        if clock is None or seat is None:
            return
        left = [] if clock.choice_left is None else [f"{format_clock(clock.choice_left)} for this choice"]
        left += [f"{format_clock(clock.left[seat])} in total"] if clock.left else []
        self.console.print(f"Your clock: {', '.join(left)}. When the time runs out, a bot chooses.")

    def _show_news(self, update: TableUpdate) -> None:
        seat = self.client.seat
        if update.undone > self._undo_count:
            self.console.print("A choice and everything after it has been undone.")
        self._undo_count = update.undone
        print_events(self.console, [event.text for event in seat.events[seat.kept :]])

    def _report_refusal(self, work: Coroutine[Any, Any, ChoiceResult]) -> ChoiceResult | None:
        """Wait for the server's answer and return it. If the server refuses, print the reason and return None."""
        try:
            answer = self.client.wait(work)
        except RefusedByServer as error:
            print_error(self.console, error)
            return None
        if answer.status == "stale":
            self.console.print(answer.reason)
        return answer

    # The end of the match

    def _conclude(self) -> None:
        self._waiting_for = None
        if self.update.lobby is None:
            self.show_table()
        if self.update.ended is not None:
            self._show_early_end(self.update.ended)
        else:
            self._show_result()
        if self.update.key:
            self.console.print(f"The key of the dice was {self.update.key}", soft_wrap=True)
        if self.update.ended is None:
            self._show_campaign(self.update)

    def _show_result(self) -> None:
        """Print the score of each player, the winners, and the numbers of undone choices and hints."""
        result = self.view["result"]
        sides = result.get("sides", ())
        rows = [
            (self.player_name(seat), str(score), ", ".join(describe_outcome(seat, result["winners"], sides)))
            for seat, score in enumerate(result["scores"])
        ]
        print_scores(self.console, rows, self.update.reason)
        if self.update.undone:
            self.console.print(f"Choices undone: {self.update.undone}.")
        if any(self.update.hints):
            self.console.print(f"Hints used: {sum(self.update.hints)}.")

    def _show_early_end(self, ended: EarlyEnd) -> None:
        """Print how a match ended before it had a result."""
        if ended.why == "agreed":
            self.console.print("All players agreed to end the match. It has no result.")
        elif ended.why == "closed":
            self.console.print("This table was closed before the match began.")
        elif ended.why == "server":
            self.console.print("The server's operator ended the match. It has no result.")
        elif ended.why == "pack":
            self.console.print(
                "A pack of this match broke the rules of the game, so the match ended. It has no result."
            )
        elif ended.why == "removed":
            self.console.print(
                "The server's operator removed a pack of this match, so the match ended. It has no result."
            )
        else:
            for seat, info in enumerate(self.update.seats):
                if info.resigned:
                    self.console.print(f"{self.player_name(seat)} has resigned.")
            for seat in ended.winners:
                self.console.print(f"{self.player_name(seat)} wins.")

    def _show_campaign(self, update: TableUpdate) -> None:
        """Print the state of the campaign, and the commands that start its next match."""
        if not update.next_matches:
            return
        self.console.print()
        for line in update.party:
            self.console.print(line)
        names = ["Continue the campaign"] if update.next_match else update.next_matches
        for number, name in enumerate(names, 1):
            self.console.print(f"  gloaming join {self._address()} --next {number}    {name}", soft_wrap=True)


def _has_typed_line() -> bool:
    """Return whether a typed line is waiting on standard input, which must be a real terminal."""
    if not sys.stdin.isatty() or sys.platform == "win32":
        return False
    return bool(select.select([sys.stdin], [], [], 0)[0])
