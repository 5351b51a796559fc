"""The base class of terminal sessions, at a local match or at a server's table."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rich.console import Console
from rich.text import Text

from gloaming import Game, Shelf
from gloaming.cli.console import ask_yes_or_no, print_error
from gloaming.cli.option_numbers import describe_numbers, parse_option
from gloaming.cli.rendering.boards import draw, legend
from gloaming.cli.rendering.question import OpenQuestion
from gloaming.engine.errors import GloamingError


class PlayerLeft(Exception):
    """Raised when the person at the keyboard leaves the match."""


SessionKind = TypeVar("SessionKind", bound="PlaySession", contravariant=True)


@dataclass(frozen=True)
class TypedCommand(Generic[SessionKind]):
    """A command that a person may type instead of the number of an option.

    usage: how the command is typed; run: called with the session and the rest of the line.
    """

    usage: str
    help: str
    run: Callable[[SessionKind, str], None]


class PlaySession(ABC):
    """A session in which a person plays or watches a match in the terminal.

    shelf: the games, with the packs given on the command line; commands: the commands that the person can type instead
    of the number of an option; ended: whether the input has ended; changed: whether a choice or a command has changed
    the match since the question was shown.
    """

    def __init__(self, console: Console, shelf: Shelf, commands: Mapping[str, TypedCommand[Any]]) -> None:
        self.console: Console = console
        self.shelf: Shelf = shelf
        self.commands: Mapping[str, TypedCommand[Any]] = commands
        self.ended: bool = False
        self.changed: bool = False

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game of the match, with its packs."""

    @property
    @abstractmethod
    def view(self) -> dict[str, Any]:
        """The view of the match for the person at the keyboard."""

    @property
    @abstractmethod
    def question(self) -> OpenQuestion | None:
        """The open question to the person at the keyboard, or None."""

    @abstractmethod
    def player_names(self) -> list[str]:
        """Return the displayed names of all players, in seat order."""

    @abstractmethod
    def latest_events(self, count: int) -> Sequence[tuple[int, str]]:
        """Return the newest `count` events as numbers and texts, the oldest first."""

    @abstractmethod
    def why_not(self, piece: str) -> tuple[str, str] | None:
        """Return why a piece cannot be chosen now, and the id of the rule's clause; None if the game has no reason."""

    @abstractmethod
    def take_hint(self) -> tuple[int, str, str]:
        """Count a hint, and return the option that a bot would choose, with its label and the reason."""

    @abstractmethod
    def choose(self, option: int) -> None:
        """Choose an option of the open question, or print why it is refused."""

    @abstractmethod
    def quit(self) -> None:
        """Leave the match by raising PlayerLeft. Return if the person decides to stay."""

    @abstractmethod
    def _handle_end_of_input(self) -> str:
        """Handle the end of the input: return a line to continue with, or raise PlayerLeft."""

    def _is_outdated(self, question: OpenQuestion) -> bool:
        """Return whether a question is no longer open, which can happen while the person types an answer to it."""
        return False

    def show_introduction(self) -> None:
        """Print the game's title and summary, the names of the players, and the legend."""
        self.console.print(Text(self.game.title, style="bold"))
        self.console.print(self.game.summary)
        self.console.print(", ".join(self.player_names()) + ".\n")
        if self.show_legend():
            self.console.print()

    def show_commands(self) -> None:
        """Print how to choose an option, and the names of the commands."""
        names = ", ".join(self.commands)
        self.console.print(f"Type the number of an option, or a command (`help` explains them): {names}.")

    def show_legend(self) -> bool:
        """Print the legend of the pieces in play. Return False if the game has no legend."""
        drawn = legend(self.game, self.view)
        if drawn is not None:
            self.console.print(drawn)
        return drawn is not None

    def show_table(self) -> None:
        """Print the table in the view of the person at the keyboard."""
        self.console.print()
        self.console.print(draw(self.game, self.view))

    def read(self, prompt: str) -> str:
        """Return a line that the person types after a prompt. Raises PlayerLeft at the end of the input."""
        try:
            line = input(prompt).strip()
        except EOFError:
            self.console.print()
            return self._handle_end_of_input()
        self.ended = False
        if not sys.stdin.isatty():
            self.console.print(line, soft_wrap=True)
        return line

    def agree(self, question: str) -> bool:
        """Ask the person a yes-or-no question. Return whether the answer is yes."""
        return ask_yes_or_no(self.read, question)

    def run_command(self, line: str) -> bool:
        """Run the command in a typed line and print its errors. Return False if the line contains no command."""
        name, _, argument = line.partition(" ")
        command = self.commands.get(name.lower())
        if command is None:
            return False
        try:
            command.run(self, argument.strip())
        except GloamingError as error:
            print_error(self.console, error)
        return True

    def ask(self, question: OpenQuestion) -> None:
        """Ask the person a question, and handle their choices and commands until the match has changed."""
        numbers = describe_numbers(question.goes_on)
        self.changed = False
        while not self.changed:
            line = self.read(f"\nChoose {numbers}, or a command: ")
            if self._is_outdated(question):
                self.console.print("The table changed while you were typing. Nothing was chosen.")
                return
            option = parse_option(line, question.goes_on)
            if option is not None:
                self.choose(option)
            elif not self.run_command(line):
                names = ", ".join(self.commands)
                self.console.print(f"Not an option or command: {line!r}. Choose {numbers}, or one of: {names}.")
