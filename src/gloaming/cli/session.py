"""A match at one terminal, played by one person, by several who pass the keyboard, or by bots alone."""

from __future__ import annotations

import sys
from os.path import lexists
from pathlib import Path

from rich.console import Console
from rich.control import Control

from gloaming import Shelf
from gloaming.bots import SeatView, bot, called, seed_of
from gloaming.cli.arguments import HUMAN
from gloaming.cli.files import named, write_json
from gloaming.cli.numbers import going_on, offered, option_typed
from gloaming.cli.saves import Seating, to_data
from gloaming.cli.screen import agreed, say_error
from gloaming.cli.showing import show_game, show_news, show_question, show_result, show_table
from gloaming.cli.teacher import Teacher
from gloaming.cli.words import WORDS
from gloaming.engine.errors import GloamingError
from gloaming.engine.match.match import Match
from gloaming.engine.match.snapshot import Decision
from gloaming.teaching import Challenge, Lesson


class Left(Exception):
    """The person at the keyboard leaves the match."""


class Session:
    """A match, its players, and the person at the keyboard.

    shelf: the games of which saves may be loaded; present: the seat of that person, None while the keyboard is passed
    on; unsaved: whether leaving would lose a choice; file: where this session saved last; ended: whether the input ran
    out; teacher: who guides through a lesson or watches over a challenge, if it is one; kept: whether nothing is lost
    by leaving, as the match is kept in any case.
    """

    __slots__ = ("console", "ended", "file", "kept", "match", "present", "seating", "shelf", "teacher", "unsaved")

    def __init__(
        self,
        console: Console,
        match: Match,
        seating: Seating,
        shelf: Shelf,
        course: Lesson | Challenge | None = None,
        *,
        kept: bool = False,
    ) -> None:
        self.console: Console = console
        self.match: Match = match
        self.seating: Seating = seating
        self.shelf: Shelf = shelf
        self.present: int | None = None
        self.unsaved: bool = False
        self.kept: bool = kept
        self.file: Path | None = None
        self.ended: bool = False
        self.teacher: Teacher | None = None if course is None else Teacher(match.game, course)

    def play(self) -> None:
        """Play until the match is over or a person leaves it."""
        try:
            show_game(self, ", ".join(WORDS))
            while (decision := self.match.decision) is not None:
                try:
                    self._go_on(decision)
                except KeyboardInterrupt:
                    self.leave()
            self._conclude()
        except (Left, KeyboardInterrupt):
            return

    def _go_on(self, decision: Decision) -> None:
        seat = decision.seat
        if self.seating.seats[seat] != HUMAN:
            self._let_bot_choose(seat)
            return
        self._hand_over(seat)
        self.console.print()
        self.console.rule(characters="-")
        self.seating.told[seat] = show_news(self, seat, self.seating.told[seat])
        show_table(self)
        if self.teacher is not None:
            self.teacher.speak(self)
        show_question(self, decision)
        self._ask(decision)

    # Who sits at the keyboard

    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, spec in enumerate(self.seating.seats) if spec == HUMAN]

    def name(self, seat: int) -> str:
        """A player, as the person at the keyboard would say."""
        spec = self.seating.seats[seat]
        if spec != HUMAN:
            return f"Player {seat + 1} ({called(spec)})"
        return f"Player {seat + 1}{' (you)' if len(self.people()) == 1 else ''}"

    def eyes(self) -> int | None:
        """The seat through whose eyes things are shown; None: an onlooker's."""
        people = self.people()
        return people[0] if len(people) == 1 else self.present

    def hide(self) -> None:
        """Take everything off the screen, and out of what can be scrolled back to."""
        console = self.console
        if console.is_terminal and not console.is_dumb_terminal and not console.legacy_windows:
            console.control(Control.home(), Control.clear())
            console.file.write("\x1b[3J")
            console.file.flush()
        else:
            console.print("\n" * 60)

    def _hand_over(self, seat: int) -> None:
        if seat == self.present:
            return
        if len(self.people()) > 1:
            if self.present is not None:
                self.console.print()
                self.seating.told[self.present] = show_news(self, self.present, self.seating.told[self.present])
                self.read("Your turn is over: Enter hides the table. ")
                self.hide()
                self.present = None
            self.read(f"Pass the keyboard to Player {seat + 1}, who presses Enter. ")
        self.present = seat

    # What is typed

    def read(self, prompt: str) -> str:
        """A line from the keyboard. At the end of the input the match is left."""
        try:
            line = input(prompt).strip()
        except EOFError:
            self.console.print()
            if self.ended or not sys.stdin.isatty():
                self.ended = True
                self.console.print(f"The input ended before the match did.{self._lost()}")
                raise Left from None
            self.ended = True
            self.leave()
            return ""
        self.ended = False
        if not sys.stdin.isatty():
            self.console.print(line, soft_wrap=True)
        return line

    def agree(self, question: str) -> bool:
        """A yes or no."""
        return agreed(self.read, question)

    def _ask(self, decision: Decision) -> None:
        match = self.match
        goes_on = going_on(match)
        numbers = offered(goes_on)
        while self.match is match and self.present is not None:
            line = self.read(f"\nChoose {numbers}, or a word: ")
            word, _, rest = line.partition(" ")
            option = option_typed(line, goes_on)
            if option is not None:
                self._pick(option)
            elif word.lower() in WORDS:
                self.do(word.lower(), rest.strip())
            else:
                self.console.print(f"No choice and no word: {line!r}. Choose {numbers}, or one of: {', '.join(WORDS)}.")

    def do(self, word: str, argument: str) -> None:
        """One of the words that are no choice. What cannot be done is said, and changes nothing."""
        try:
            WORDS[word].act(self, argument)
        except GloamingError as error:
            say_error(self.console, error)

    # What is chosen

    def _pick(self, i: int) -> None:
        refusal = None if self.teacher is None else self.teacher.refusal(self.match, i)
        if refusal is not None:
            self.console.print(refusal)
            return
        trial = self.match.copy()
        try:
            trial.pick(i)
        except GloamingError as error:
            say_error(self.console, f"{error} The choice is undone.")
        else:
            self.match = trial
            self.unsaved = not self.kept

    def _let_bot_choose(self, seat: int) -> None:
        match = self.match.copy()
        known = None if self.teacher is None else self.teacher.progress.expected(match)
        if known is not None:
            match.pick(known)
            self.match = match
            return
        chooser = bot(self.seating.seats[seat], seed_of(match, seat))
        if self.console.is_terminal:
            with self.console.status(f"{self.name(seat)} thinks", spinner="line"):
                match.pick(chooser.choose(SeatView(match, seat)))
        else:
            match.pick(chooser.choose(SeatView(match, seat)))
        self.match = match

    def become(self, match: Match, seating: Seating, *, unsaved: bool) -> None:
        """Go on with another match, or with this one from an earlier moment."""
        if self.teacher is not None and match.seed != self.match.seed:
            self.teacher = None
        self.match = match
        self.seating = seating
        self.unsaved = unsaved
        self.present = None

    # What is kept

    def store(self, path: Path) -> bool:
        """Save the match, unless another file stands there and is to stay."""
        if not self.may_write(path):
            return False
        write_json(path, to_data(self.match, self.seating))
        self.unsaved = False
        self.file = path
        self.console.print(f"Saved to {path}. It holds every secret of the match: do not look into it.", soft_wrap=True)
        return True

    def may_write(self, path: Path) -> bool:
        """Whether the file is new, or was saved by this session, or may be replaced."""
        return not lexists(path) or path == self.file or self.agree(f"{path} exists. Replace it?")

    def leave(self) -> None:
        """Leave the match, after an offer to save what would be lost. Comes back if the person wants to play on."""
        try:
            while self.unsaved and not self.match.over:
                file = self.read("\nSave to which file? (Enter: leave without saving; 'back': play on) ")
                if file == "back":
                    return
                if not file:
                    break
                try:
                    if self.store(named(file)):
                        break
                except GloamingError as error:
                    say_error(self.console, error)
        except KeyboardInterrupt:
            self.console.print(self._lost())
        raise Left

    def _lost(self) -> str:
        return " It was not saved." if self.unsaved else ""

    # How it ends

    def _conclude(self) -> None:
        self.console.print()
        self.console.rule(characters="-")
        last = self.people()[0] if len(self.people()) == 1 else self.present
        self.present = None
        show_news(self, self.eyes(), 0 if last is None else self.seating.told[last])
        show_table(self)
        show_result(self)
        if self.teacher is not None:
            self.teacher.speak(self)
        while sys.stdin.isatty() and (line := self.read("\nEnter leaves; or a word: ")):
            word, _, rest = line.partition(" ")
            if word.lower() in WORDS:
                self.do(word.lower(), rest.strip())
            else:
                self.console.print(f"The match is over. There are the words: {', '.join(WORDS)}.")
            if not self.match.over:
                self.play()
                return
