"""A local match in one terminal, for one person, several people who share the keyboard, or only bots."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from os.path import lexists
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.control import Control
from rich.padding import Padding
from rich.text import Text

from gloaming import Game, Shelf
from gloaming.bots import SeatView, bot, called, seed_of
from gloaming.bots.hints import advise
from gloaming.cli.arguments import HUMAN
from gloaming.cli.console import print_error
from gloaming.cli.files import parse_path, write_json
from gloaming.cli.play_sessions.base_session import PlayerLeft, PlaySession, TypedCommand
from gloaming.cli.play_sessions.lesson_guide import LessonGuide
from gloaming.cli.play_sessions.saved_match import TerminalSeats, save_data
from gloaming.cli.rendering.event_log import print_events
from gloaming.cli.rendering.question import OpenQuestion, QuestionOption, print_question
from gloaming.cli.rendering.score_table import describe_outcome, print_scores
from gloaming.engine.content.clauses import topics
from gloaming.engine.errors import GloamingError
from gloaming.engine.match.decision import Decision
from gloaming.engine.match.match import Match
from gloaming.engine.match.record_hints import with_hint
from gloaming.engine.phrases import count
from gloaming.teaching import Challenge, Lesson


class LocalSession(PlaySession):
    """A session in which a local match is played at one keyboard.

    players: the player of each seat; present: the seat of the person at the keyboard, None while the keyboard changes
    hands; unsaved: whether leaving would lose a choice; kept: whether the caller stores the match, so that leaving
    loses nothing; file: the file to which this session last saved the match; guide: the guide of a lesson or challenge,
    None for other matches.
    """

    def __init__(
        self,
        console: Console,
        match: Match,
        players: TerminalSeats,
        shelf: Shelf,
        commands: Mapping[str, TypedCommand[LocalSession]],
        course: Lesson | Challenge | None = None,
        *,
        kept: bool = False,
    ) -> None:
        super().__init__(console, shelf, commands)
        self.match: Match = match
        self.players: TerminalSeats = players
        self.present: int | None = None
        self.unsaved: bool = False
        self.kept: bool = kept
        self.file: Path | None = None
        self.guide: LessonGuide | None = None if course is None else LessonGuide(match.game, course)

    @property
    def game(self) -> Game:
        """The game of the match, with its packs."""
        return self.match.game

    @property
    def view(self) -> dict[str, Any]:
        """The view of the match for the person at the keyboard."""
        return self.match.view(self.viewer())

    @property
    def question(self) -> OpenQuestion | None:
        """The open question of the match; None when the match is over."""
        match, decision = self.match, self.match.decision
        if decision is None:
            return None
        options = []
        for i, option in enumerate(decision.options):
            action = match.game.actions.of(option)
            described = match.describe(i)
            options.append(
                QuestionOption(described.label, match.likely(i), described.pieces, action.goes_on, action.keeps_open)
            )
        topic = topics(match.game.folder).get(decision.rule, decision.rule)
        return OpenQuestion(self.player_name(decision.seat), match.question, decision.rule, topic, options)

    def play(self) -> None:
        """Play until the match is over or a person leaves it."""
        try:
            self.show_introduction()
            self.show_commands()
            while (decision := self.match.decision) is not None:
                try:
                    self._advance(decision)
                except KeyboardInterrupt:
                    self.quit()
            self._conclude()
        except (PlayerLeft, KeyboardInterrupt):
            return

    def _advance(self, decision: Decision) -> None:
        """Let the bot to move choose an option, or ask the person to move for one."""
        seat = decision.seat
        if self.players.specs[seat] != HUMAN:
            self._let_bot_choose(seat)
            return
        self._pass_keyboard(seat)
        self.console.print()
        self.console.rule(characters="-")
        self._show_news(seat)
        self.show_table()
        self._show_guide()
        question = self.question
        assert question is not None
        print_question(self.console, question)
        self.ask(question)

    # Players

    def human_seats(self) -> list[int]:
        """Return the seats that people play."""
        return [seat for seat, spec in enumerate(self.players.specs) if spec == HUMAN]

    def player_name(self, seat: int) -> str:
        """Return the displayed name of the player at a seat."""
        spec = self.players.specs[seat]
        if spec != HUMAN:
            return f"Player {seat + 1} ({called(spec)})"
        return f"Player {seat + 1}{' (you)' if len(self.human_seats()) == 1 else ''}"

    def player_names(self) -> list[str]:
        """Return the displayed names of all players, in seat order."""
        return [self.player_name(seat) for seat in range(self.match.seats)]

    def viewer(self) -> int | None:
        """Return the seat whose view is shown: that of the only person, or else of the person at the keyboard.

        Return None for a spectator's view.
        """
        seats = self.human_seats()
        return seats[0] if len(seats) == 1 else self.present

    def hide(self) -> None:
        """Clear the screen and its scrollback, so that the next person does not see the previous person's cards."""
        console = self.console
        if console.is_terminal and not console.is_dumb_terminal and not console.legacy_windows:
            console.control(Control.home(), Control.clear())
            console.file.write("\x1b[3J")
            console.file.flush()
        else:
            console.print("\n" * 60)

    def _pass_keyboard(self, seat: int) -> None:
        if seat == self.present:
            return
        if len(self.human_seats()) > 1:
            if self.present is not None:
                self.console.print()
                self._show_news(self.present)
                self.read("Your turn is over. Press Enter to hide the table. ")
                self.hide()
                self.present = None
            self.read(f"Pass the keyboard to Player {seat + 1}, then press Enter. ")
        self.present = seat

    # Output

    def latest_events(self, count: int) -> Sequence[tuple[int, str]]:
        """Return the newest `count` events as numbers and texts, the oldest first."""
        viewer = self.viewer()
        events = self.match.events(viewer)[-count:]
        return [(event["number"], self.match.narrate(tuple(event["event"]), viewer)) for event in events]

    def why_not(self, piece: str) -> tuple[str, str] | None:
        """Return why a piece cannot be chosen now, and the id of the rule's clause; None if the game has no reason."""
        decision = self.match.decision
        return None if decision is None else self.match.why_not(decision.seat, piece)

    def _show_news(self, seat: int) -> None:
        """Print the events that the person at a seat has not read yet."""
        self.players.events_read[seat] = self._show_events(seat, self.players.events_read[seat])

    def _show_events(self, viewer: int | None, since: int) -> int:
        """Print the events from number `since` on, as the viewer sees them. Return the total number of events."""
        events = self.match.events(viewer, since)
        print_events(self.console, [self.match.narrate(tuple(event["event"]), viewer) for event in events])
        return since + len(events)

    def _show_guide(self) -> None:
        """Print the guide's new texts, before the open question is shown."""
        for text in [] if self.guide is None else self.guide.comment(self.match):
            self.console.print()
            self.console.print(Padding(Text(text, style="italic"), (0, 4)))

    # Choices

    def choose(self, option: int) -> None:
        """Choose an option of the open question, or print why it is refused."""
        refusal = None if self.guide is None else self.guide.refusal(self.match, option)
        if refusal is not None:
            self.console.print(refusal)
            return
        trial = self.match.copy()
        try:
            trial.pick(option)
        except GloamingError as error:
            print_error(self.console, f"{error} The choice is undone.")
        else:
            self.match = trial
            self.unsaved = not self.kept
            self.changed = True

    def take_hint(self) -> tuple[int, str, str]:
        """Count a hint, and return an option to choose, with its label and the reason for it.

        The option is the guide's in the guided part of a lesson, otherwise the one that a bot would choose.
        """
        match, seat = self.match, self.present
        assert match.decision is not None and seat is not None
        choices = len(match.choices or [])
        expected = None if self.guide is None else self.guide.expected(match)
        advice = advise(match, match.decision.seat, choices, expected)
        self.players.hints[seat] += 1
        self.players.hinted_choices = with_hint(self.players.hinted_choices, choices)
        return advice.best.option, advice.best.label, advice.reason

    def _let_bot_choose(self, seat: int) -> None:
        match = self.match.copy()
        expected = None if self.guide is None else self.guide.expected(match)
        if expected is not None:
            match.pick(expected)
            self.match = match
            return
        chooser = bot(self.players.specs[seat], seed_of(match, seat))
        if self.console.is_terminal:
            with self.console.status(f"{self.player_name(seat)} is thinking", spinner="line"):
                match.pick(chooser.choose(SeatView(match, seat)))
        else:
            match.pick(chooser.choose(SeatView(match, seat)))
        self.match = match

    def replace_match(self, match: Match, players: TerminalSeats, *, unsaved: bool) -> None:
        """Continue the session with another match, or with an earlier position of the same match."""
        if self.guide is not None and match.seed != self.match.seed:
            self.guide = None
        self.match = match
        self.players = players
        self.unsaved = unsaved
        self.present = None
        self.changed = True

    # Saving and leaving

    def save(self, path: Path) -> bool:
        """Save the match to a file. Return False if the file exists and the person does not want to replace it."""
        if lexists(path) and path != self.file and not self.agree(f"{path} exists. Replace it?"):
            return False
        write_json(path, save_data(self.match, self.players))
        self.unsaved = False
        self.file = path
        self.console.print(f"Saved to {path}. The file contains all hidden information of the match.", soft_wrap=True)
        return True

    def quit(self) -> None:
        """Offer to save the match, then leave it by raising PlayerLeft. Return if the person decides to stay."""
        try:
            while self.unsaved and not self.match.over:
                file = self.read("\nSave to which file? (Enter: leave without saving; 'back': continue) ")
                if file == "back":
                    return
                if not file:
                    break
                try:
                    if self.save(parse_path(file)):
                        break
                except GloamingError as error:
                    print_error(self.console, error)
        except KeyboardInterrupt:
            self.console.print(self._loss())
        raise PlayerLeft

    def _handle_end_of_input(self) -> str:
        if self.ended or not sys.stdin.isatty():
            self.ended = True
            self.console.print(f"The input ended before the match did.{self._loss()}")
            raise PlayerLeft from None
        self.ended = True
        self.quit()
        return ""

    def _loss(self) -> str:
        return " It was not saved." if self.unsaved else ""

    # The end of the match

    def _conclude(self) -> None:
        self.console.print()
        self.console.rule(characters="-")
        last = self.human_seats()[0] if len(self.human_seats()) == 1 else self.present
        self.present = None
        self._show_events(self.viewer(), 0 if last is None else self.players.events_read[last])
        self.show_table()
        self._show_result()
        self._show_guide()
        while sys.stdin.isatty() and (line := self.read("\nPress Enter to leave, or type a command: ")):
            if not self.run_command(line):
                self.console.print(f"The match is over. The commands are: {', '.join(self.commands)}.")
            if not self.match.over:
                self.play()
                return

    def _show_result(self) -> None:
        """Print the score of each player, the winners, and the seed of the match."""
        result = self.match.result
        assert result is not None
        rows = []
        for seat, score in enumerate(result.scores):
            undone, hints = self.players.undone[seat], self.players.hints[seat]
            remarks = describe_outcome(seat, result.winners, result.sides)
            remarks += [f"undid {count(undone, 'choice')}"] * (undone > 0)
            remarks += [f"took {count(hints, 'hint')}"] * (hints > 0)
            rows.append((self.player_name(seat), str(score), ", ".join(remarks)))
        print_scores(self.console, rows, result.reason)
        if self.match.seed is not None:
            self.console.print(f"The seed was {self.match.seed}.")
