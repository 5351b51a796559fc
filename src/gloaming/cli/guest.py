"""A person at a terminal, playing or watching at a served table."""

from __future__ import annotations

import select
import sys
from collections.abc import Coroutine
from concurrent.futures import Future
from concurrent.futures import TimeoutError as Late
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import gloaming
from gloaming import Game, Shelf
from gloaming.cli.guest_words import WORDS, Left
from gloaming.cli.line import GLANCE, Line
from gloaming.cli.numbers import offered, option_typed
from gloaming.cli.screen import Refused, agreed, clock_time, say_error
from gloaming.cli.showing import aside, fared, print_question, print_scores
from gloaming.cli.tables import draw, legend
from gloaming.client.errors import RefusedByServer
from gloaming.engine.errors import GloamingError
from gloaming.engine.phrases import listed
from gloaming.server.protocol.messages import Answer, Ended, Prompt, Sitting


class Guest:
    """A served table and the person at the keyboard. ended: whether the input ran out;
    moved_on: whether a word has just changed more than the screen."""

    def __init__(self, console: Console, line: Line, table: str, shelf: Shelf) -> None:
        self.console = console
        self.line = line
        self.table = table
        self.shelf = shelf
        self.ended = False
        self.moved_on = False
        self._undone = 0
        self._dice_told = False
        self._waits_for: tuple[int, bool] | None = None

    @property
    def sitting(self) -> Sitting:
        """What is on the screen."""
        sitting = self.line.seat.sitting
        assert sitting is not None
        return sitting

    @property
    def game(self) -> Game:
        """The game that is played, with the cards that the table has."""
        return self.shelf.game(self.sitting.game) if self.sitting.packs else gloaming.game(self.sitting.game)

    def play(self) -> None:
        """Play or watch until the match is over or the person leaves."""
        self.line.sit(self.table)
        try:
            first = True
            while (sitting := self._next()) is not None:
                if first:
                    self._welcome(sitting)
                    self._undone = sitting.undone
                    first = False
                self._go_on(sitting)
            self._conclude()
        except (Left, KeyboardInterrupt):
            self.console.print(f"\nCome back with: gloaming join {self._address()}", soft_wrap=True)

    def name(self, seat: int) -> str:
        """A player, as the person at the keyboard would say."""
        info = self.sitting.seats[seat]
        return f"{info.name}{' (you)' if info.you else ''}"

    def show_table(self) -> None:
        """The table, as the person may see it."""
        self.console.print()
        self.console.print(draw(self.game, self.sitting.view))

    def show_question(self, prompt: Prompt) -> None:
        """The question and its options, by number."""
        seat = self.sitting.seat
        assert seat is not None
        labels = [f"{option.label}{aside(option.likely)}" for option in prompt.options]
        goes_on = [option.goes_on for option in prompt.options]
        beside = [option.beside for option in prompt.options]
        print_question(self.console, f"{self.name(seat)}: {prompt.prompt}", prompt.topic, labels, goes_on, beside)

    def read(self, prompt: str) -> str:
        """A line from the keyboard. At the end of the input the table is left."""
        try:
            line = input(prompt).strip()
        except EOFError:
            self.console.print()
            self.ended = not sys.stdin.isatty()
            if self.ended:
                self.console.print("The input ended before the match did.")
            raise Left from None
        if not sys.stdin.isatty():
            self.console.print(line, soft_wrap=True)
        return line

    def agree(self, question: str) -> bool:
        """A yes or no."""
        return agreed(self.read, question)

    def do(self, line: str) -> bool:
        """A word that is no choice. Returns whether there is such a word; what cannot be done is said."""
        word, _, rest = line.partition(" ")
        if word.lower() not in WORDS:
            return False
        try:
            WORDS[word.lower()].act(self, rest.strip())
        except GloamingError as error:
            say_error(self.console, error)
        return True

    def _address(self) -> str:
        return f"{self.line.client.address}/table/{self.table}"

    def _next(self) -> Sitting | None:
        """The next Sitting. While others choose, a person at a real terminal may type words."""
        future: Future[Sitting | None] = self.line.begin(self.line.next())
        while True:
            try:
                return future.result(GLANCE)
            except Late:
                if self._waits_for is not None and _typed():
                    line = self.read("")
                    if line and not self.do(line):
                        self.console.print(f"It is not your turn. There are the words: {', '.join(WORDS)}.")
            except KeyboardInterrupt:
                future.cancel()
                raise

    def _welcome(self, sitting: Sitting) -> None:
        game = self.game
        packs = sitting.packs
        if packs is not None and (game.packs is None or game.packs.fingerprint != packs.fingerprint):
            raise Refused(f"this table plays {game.title} with {', '.join(packs.titles)}: join with the same --pack")
        console = self.console
        console.print(Text(game.title, style="bold"))
        console.print(game.summary)
        console.print(", ".join([self.name(seat) for seat in range(len(sitting.seats))]) + ".\n")
        told = legend(game, sitting.view)
        if told is not None:
            console.print(told)
            console.print()
        if sitting.commitment:
            console.print(f"The dice are promised by {sitting.commitment}", soft_wrap=True)
        if sitting.seat is None:
            console.print("You are watching: no seat here is yours. An invite gives you one.")
        else:
            console.print(f"Answer by number, or with a word (`help` tells what each does): {', '.join(WORDS)}.")

    def _go_on(self, sitting: Sitting) -> None:
        self._show_dice(sitting)
        self._show_news(sitting)
        undo, offer = sitting.undo, sitting.offer
        mine = None if sitting.seat is None else sitting.seats[sitting.seat]
        if undo is not None and undo.asked and sitting.seat in undo.needed:
            self._consent(undo.seat)
        elif offer is not None and sitting.seat in offer.needed:
            agree = self.agree(f"{self.name(offer.seat)} offers to end the match without a result. Do you agree?")
            self._say_refusal(self.line.seat.answer_end(agree))
        elif mine is not None and mine.stand_in:
            self.read("A bot plays for you. Enter takes your seat back. ")
            self._say_refusal(self.line.seat.come_back())
        elif sitting.prompt is not None:
            self._waits_for = None
            self.show_table()
            self.show_question(sitting.prompt)
            self._say_clock(sitting)
            self._ask(sitting.prompt)
        elif sitting.waiting_for is not None and (sitting.waiting_for, sitting.question != "") != self._waits_for:
            self._waits_for = (sitting.waiting_for, sitting.question != "")
            if sitting.seat is None:
                self.show_table()
            waited = self.name(sitting.waiting_for)
            if sitting.dice is not None and sitting.dice.mixing:
                self.console.print(f"The match begins when {waited} has added to the dice, in some seconds at most.")
            elif sitting.question:
                self.console.print(f'{waited} is asked: "{sitting.question}"')
            else:
                self.console.print(f"The match begins when {waited} has sat down.")

    def _show_dice(self, sitting: Sitting) -> None:
        """Say, once, whose shares the dice come from."""
        dice = sitting.dice
        if dice is None or not (dice.taken or dice.left_out) or self._dice_told:
            return
        self._dice_told = True
        if dice.taken:
            whose = listed(["the server", *[self.name(seat) for seat in dice.taken]])
            self.console.print(f"The dice are mixed from shares of {whose}: none of them chose the key alone.")
        for seat in dice.left_out:
            self.console.print(f"{self.name(seat)} promised a share of the dice and did not show it: it is left out.")

    def _say_clock(self, sitting: Sitting) -> None:
        """How long one has."""
        clock, seat = sitting.clock, sitting.seat
        if clock is None or seat is None:
            return
        left = [] if clock.choice_left is None else [f"{clock_time(clock.choice_left)} for this choice"]
        left += [f"{clock_time(clock.left[seat])} in all"] if clock.left else []
        self.console.print(f"Your clock: {', '.join(left)}. When it is over, a bot chooses.")

    def _show_news(self, sitting: Sitting) -> None:
        seat = self.line.seat
        if sitting.undone > self._undone:
            self.console.print("A choice has been taken back, with all that followed.")
        self._undone = sitting.undone
        for event in seat.events[seat.kept :]:
            self.console.print(Padding(Text(event.text), (0, 0, 0, 2)))

    def _ask(self, prompt: Prompt) -> None:
        """Let the person choose, until the question is answered or another."""
        seat = self.line.seat
        goes_on = [option.goes_on for option in prompt.options]
        numbers = offered(goes_on)
        self.moved_on = False
        while True:
            line = self.read(f"\nChoose {numbers}, or a word: ")
            if seat.newest is not None and (seat.newest.prompt is None or seat.newest.prompt.rqid != prompt.rqid):
                self.console.print("The table has changed meanwhile: nothing was chosen.")
                return
            option = option_typed(line, goes_on)
            if option is not None:
                answer = self._say_refusal(seat.choose(option))
                if answer is not None:
                    return
            elif not self.do(line):
                known = ", ".join(WORDS)
                self.console.print(f"No choice and no word: {line!r}. Choose {numbers}, or one of: {known}.")
            elif self.moved_on:
                return

    def _consent(self, asker: int) -> None:
        agree = self.agree(f"{self.name(asker)} asks to take back the last choice. Do you agree?")
        self._say_refusal(self.line.seat.consent(agree))

    def _say_refusal(self, work: Coroutine[Any, Any, Answer]) -> Answer | None:
        """What the server answers; None: it refused, which is said."""
        try:
            answer = self.line.wait(work)
        except RefusedByServer as error:
            say_error(self.console, error)
            return None
        if answer.status == "stale":
            self.console.print(answer.reason)
        return answer

    def _conclude(self) -> None:
        result = self.sitting.view["result"]
        self._waits_for = None
        self.show_table()
        if self.sitting.ended is not None:
            self._say_ended(self.sitting.ended)
            return
        rows = [
            (self.name(seat), str(score), ", ".join(fared(seat, result["winners"], result.get("sides", ()))))
            for seat, score in enumerate(result["scores"])
        ]
        print_scores(self.console, rows, self.sitting.reason)
        if self.sitting.undone:
            self.console.print(f"Choices taken back: {self.sitting.undone}.")
        if any(self.sitting.hints):
            self.console.print(f"Hints taken: {sum(self.sitting.hints)}.")
        if self.sitting.key:
            self.console.print(f"The key of the dice was {self.sitting.key}", soft_wrap=True)
        self._show_campaign(self.sitting)

    def _say_ended(self, ended: Ended) -> None:
        """How the match has ended that its rules did not end."""
        if ended.why == "agreed":
            self.console.print("You have agreed to end the match: it has no result.")
        elif ended.why == "closed":
            self.console.print("This table was closed before the match began.")
        elif ended.why == "server":
            self.console.print("Whoever runs this server has ended the match. It has no result.")
        else:
            for seat, info in enumerate(self.sitting.seats):
                if info.resigned:
                    self.console.print(f"{self.name(seat)} has resigned.")
            for seat in ended.winners:
                self.console.print(f"{self.name(seat)} wins.")
        if self.sitting.key:
            self.console.print(f"The key of the dice was {self.sitting.key}", soft_wrap=True)

    def _show_campaign(self, sitting: Sitting) -> None:
        """How it stands with the party, and how to play on."""
        if not sitting.sequels:
            return
        self.console.print()
        for told in sitting.party:
            self.console.print(told)
        names = ["Go on with the campaign"] if sitting.sequel else sitting.sequels
        for number, name in enumerate(names, 1):
            self.console.print(f"  gloaming join {self._address()} --next {number}    {name}", soft_wrap=True)


def _typed() -> bool:
    """Whether a line waits at a real terminal."""
    if not sys.stdin.isatty() or sys.platform == "win32":
        return False
    return bool(select.select([sys.stdin], [], [], 0)[0])
