"""A game and its matches: what players, servers, bots and researchers use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from operator import index
from os import PathLike
from pathlib import Path
from typing import Any, Final, SupportsIndex

from gloaming.engine.errors import (
    BadSetup,
    DamagedRecord,
    GloamingError,
    IllegalChoice,
    NoRecord,
    RulesFault,
    UnknownSeat,
    WrongVersion,
)
from gloaming.engine.integers import as_integer
from gloaming.engine.match.arrangement import arrange
from gloaming.engine.match.branch import FIELD, MOST, Branch, branch_of
from gloaming.engine.match.compatibility import check_cards, check_game
from gloaming.engine.match.game_definition import GameDefinition
from gloaming.engine.match.save import restored, saved
from gloaming.engine.match.settings import POSITION, seed_of
from gloaming.engine.match.snapshot import Snapshot
from gloaming.engine.phrases import count
from gloaming.engine.rules.machine import advance, endless, open_options, take, walk
from gloaming.engine.state.determinization import information_set
from gloaming.engine.state.dice import Dice, keyed, seeded
from gloaming.engine.state.log import Log
from gloaming.engine.state.state import Option, State

MOST_PLAYED_ON: Final = 2_000
"""Choices after which a playout stops, several times as many as a long match has."""

Pause = Callable[[], None]

PAUSE_EVERY: Final = 32
"""Choices from one pause of a replay to the next."""

MOST_TRIES: Final = 100_000
"""Worlds that are sampled at most to find one with the open options: only one in thousands may have them."""


class Game(GameDefinition):
    """One game, from which matches start: `gloaming.game("final-girl")`."""

    __slots__ = ()

    def with_packs(self, *folders: str | PathLike[str]) -> Game:
        """This game with the cards of packs added; this one stays as it is.

        folders: of TOML files, of which a later one has the last word. Raises BadContent, which names file, entry and
        field, and BadSetup for a game that takes no packs.
        """
        if self._with_packs is None:
            raise BadSetup(f"{self.title} takes no packs")
        game: Game = self._with_packs(*[Path(folder) for folder in folders])
        return game

    def new(
        self, *, seats: SupportsIndex, seed: SupportsIndex | str, options: Mapping[str, Any] | None = None
    ) -> Match:
        """A new match. seats: how many play; seed: any whole number, or a key of 64 hexadecimal digits for keyed dice;
        options: values by the id of a setting.

        Raises BadSetup, which says which value is wrong and what is allowed.
        """
        kept = seed_of(seed)
        settings = self.settings(seats, options)
        players = index(seats)
        rules = self.rules
        dice = keyed(kept) if isinstance(kept, str) else seeded(kept)
        state = rules.table(players, dice, settings)
        state.begin(rules.program, players, dice)
        position = settings.get(POSITION)
        start = advance(state) if position is None else arrange(self, state, position)
        return Match(self, settings, kept, Log(), state, start)

    def load(self, save: Mapping[str, Any]) -> Match:
        """The match that `match.save()` gave, of this game and these cards. Raises DamagedSave or WrongVersion."""
        check_game(self, save, "save")
        check_cards(self, save, "save")
        settings, seed, choices, state, options, branch = restored(self, save)
        return Match(self, settings, seed, None if choices is None else Log(choices), state, options, branch)

    def replay(self, record: Mapping[str, Any], pause: Pause | None = None) -> Match:
        """Replay the match that `match.record()` gave, of this game and these cards. Its choices are numbers or names.

        A record of an earlier rules version is replayed under the current rules. pause: called every few choices, for
        callers that must let other threads run. Raises DamagedRecord; or WrongVersion, which names the first choice
        that the current rules no longer offer.
        """
        check_game(self, record, "record")
        given = record.get("version")
        version = as_integer(given)
        if version is None or version > self.version:
            raise WrongVersion(
                f"the record is of version {given!r} of {self.title}; the rules here are of {self.version}"
            )
        check_cards(self, record, "record")
        try:
            return _replayed(self, record, pause)
        except DamagedRecord as error:
            if version == self.version:
                raise
            raise WrongVersion(
                f"the record is of version {version} of {self.title}, and the rules here, of version {self.version}, "
                f"play it differently: {error}"
            ) from None


class Match(Snapshot):
    """One match of one game. Made by `new`, `load` and `replay`; `game.new(seats=3, seed=7)` is the usual way.

    >>> import gloaming
    >>> match = gloaming.game("dont-go-in-there").new(seats=2, seed=7)
    >>> while not match.over:
    ...     match.pick(0)
    >>> match.result.winners
    (0,)
    """

    __slots__ = ("game",)

    def __init__(
        self,
        game: Game,
        settings: Mapping[str, Any],
        seed: int | str | None,
        choices: Log | None,
        state: State,
        options: list[Option],
        branched_from: Branch | None = None,
    ) -> None:
        # All fields are set here, without a call of the base class: copies are made by the million.
        self.game: Game = game
        self.definition = game
        self.settings = settings
        self.seed = seed
        self.branched_from = branched_from
        self._choices = choices
        self._state = state
        self._options = options
        self._decision = None
        self._information_sets = None

    def pick(self, i: SupportsIndex | str) -> None:
        """Take option `i` of the decision, by its number or by the name that `spell` gives.

        Raises IllegalChoice, and changes nothing, if there is no such option.
        """
        options = self._options
        number = i if type(i) is int else self.find(i) if isinstance(i, str) else as_integer(i)
        if number is None or number < 0 or number >= len(options):
            raise IllegalChoice(self._why_illegal(i))
        choices = self._choices
        if choices is not None:
            choices.last.append(number)
        self._decision = None
        self._information_sets = None
        state = self._state
        take(state, options[number])
        asked = walk(state, state.program.limit)
        if asked is None:
            raise endless(state)
        self._options = asked

    def scenes(self, i: SupportsIndex) -> list[Match]:
        """The table at each scene on the way from option `i` to the next question, only to be looked at.

        That is after the step of the rules that tells of the scene; a last scene that is followed by nothing is left
        out, as the next question shows it. The match itself stays as it is. Raises IllegalChoice.
        """
        option = self._open(i)
        events = self.game.rules.events
        state = self._state.copy()
        seen = len(state.events)
        starts: list[Match] = []
        take(state, option)
        options: list[Option] | None = None
        while options is None:
            if len(state.events) > seen:
                news = state.events.since(seen)
                seen += len(news)
                if any([events.of(event).scene for event in news]):
                    starts.append(Match(self.game, self.settings, None, None, state.copy(), self._options))
            options = walk(state, 1)
        return [start for start in starts if start.event_count < len(state.events)]

    def copy(self) -> Match:
        """The same match, going its own way from here."""
        choices = self._choices
        copied = Match(
            self.game,
            self.settings,
            self.seed,
            None if choices is None else choices.copy(),
            self._state.copy(),
            self._options,
            self.branched_from,
        )
        copied._decision = self._decision
        return copied

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[Game, Mapping[str, Any]], Match], tuple[Game, dict[str, Any]]]:
        return load, (self.game, self.save())

    def imagine(self, seat: SupportsIndex | None, seed: SupportsIndex) -> Match:
        """A world that the seat cannot tell from the real one, with fresh dice: the same for the same whole number.

        Hidden cards are dealt again so that the seat to move keeps the same options. The world remembers only what the
        seat knows of the past: it can be played, copied and saved, but has no record. Raises UnknownSeat or BadSetup.
        """
        checked_seat = self._checked_seat(seat)
        number = as_integer(seed)
        if number is None:
            raise BadSetup(f"the seed of an imagined world is a whole number; not {seed!r}")
        return self._world(checked_seat, seeded(number, "imagine"))

    def _world(self, seat: int | None, dice: Dice) -> Match:
        state = self._state
        known = self._information_sets
        if known is None:
            known = self._information_sets = {}
        hidden = known.get(seat)
        if hidden is None:
            hidden = known[seat] = information_set(state, self.game.rules.hiding, seat)
        world = hidden.sample(state, dice)
        options: list[Option] = []
        if self._options:
            options = open_options(world)
            decision = self.decision
            asked = decision is not None and decision.seat == seat
            tries = 1
            while not options or (asked and options != self._options):
                if tries == MOST_TRIES:
                    raise RulesFault(f"no world imagined for seat {seat} leaves the open choice")
                world = hidden.sample(state, dice)
                options = open_options(world)
                tries += 1
        return Match(self.game, self.settings, None, None, world, options)

    def branch(self, seat: SupportsIndex, seed: SupportsIndex | str) -> Match:
        """Start a new match from this position, as the seat knows it. seed: as for `Game.new`.

        The seed deals what is hidden from the seat, as in `imagine`; the record says where the branch began. Raises
        BadSetup, UnknownSeat, or NoRecord for an imagined world.
        """
        checked_seat = self._checked_seat(seat)
        if checked_seat is None:
            raise UnknownSeat("a match is played on by what one seat knows, and a spectator has none")
        choices = self.choices
        if choices is None or self.seed is None:
            raise NoRecord("an imagined world has no record of its past: no other match can begin there")
        if not self._options:
            raise BadSetup("the match is over here: there is nothing to play on")
        branch = Branch(self.seed, choices, checked_seat, self.branched_from, (self._state.copy(), self._options))
        if branch.depth > MOST:
            raise BadSetup(f"this match goes back through {MOST} others: play on from one of those")
        return _begin_branch(self.game, self.settings, self.seats, branch, seed_of(seed))

    def begun(self, seed: SupportsIndex | str | None = None, pause: Pause | None = None) -> Match:
        """The match as it was before its first choice. seed: of other dice, as for `Game.new`; None: with its own.

        pause: as for `replay`. Raises BadSetup, or NoRecord for an imagined world.
        """
        own = self.seed
        if self._choices is None or own is None:
            raise NoRecord("an imagined world has no record of its past")
        wanted = own if seed is None else seed
        if self.branched_from is None:
            return self.game.new(seats=self.seats, seed=wanted, options=self.settings)
        return _begin_branch(self.game, self.settings, self.seats, self.branched_from, seed_of(wanted), pause)

    def play_on(self) -> None:
        """Play to the end by what the learned policy takes most readily. For imagined worlds. Raises BadWeights.

        After MOST_PLAYED_ON choices it is left as it is: who always takes the readiest may go round and round.
        """
        learned = self.game.rules.learned
        assert learned is not None
        state = self._state
        options = self._options
        for _ in range(MOST_PLAYED_ON):
            if not options:
                break
            take(state, options[learned.readiest(state, options)])
            options = advance(state)
        self._options = options
        self._decision = None
        self._information_sets = None

    def play_out(self, horizon: int, dice: Dice) -> None:
        """Play on by the game's policy while its horizon is this number; not at all where it has no playout.

        For imagined worlds: what is chosen goes into no record.
        """
        playout = self.game.rules.playout
        if playout is not None:
            self._options = playout.run(self._state, self._options, horizon, dice)
            self._decision = None
            self._information_sets = None

    def save(self) -> dict[str, Any]:
        """The match as JSON data, for `gloaming.load`. It holds every secret: keep it from the players."""
        return saved(self.game, self.settings, self.seed, self.choices, self._state, self.branched_from)

    def position(self) -> dict[str, Any]:
        """A save without the past, for bots: no seed, choices or events, only how many events there were.

        Its size does not grow with the match. A match loaded from it knows the events that come later.
        """
        return saved(self.game, self.settings, None, None, self._state, None, past=False)

    def record(self) -> dict[str, Any]:
        """Game, rules version, seats, options, seed and choices as JSON data: `gloaming.replay` gives the same match.

        The record of a branch also says where it began (`engine/match/branch.py`). Raises NoRecord for an imagined
        world.
        """
        choices = self.choices
        if choices is None:
            raise NoRecord("an imagined world has no record of its past; save() keeps it")
        return {
            "format": "gloaming-record-1",
            "game": self.game.id,
            "version": self.game.version,
            **({} if self.game.packs is None else {"packs": self.game.packs.as_json()}),
            "seats": self._state.seats,
            "options": deepcopy(dict(self.settings)),
            "seed": self.seed,
            "choices": choices,
            **({} if self.branched_from is None else {FIELD: self.branched_from.as_json()}),
        }

    def __repr__(self) -> str:
        where = "over" if not self._options else f"at '{self._state.program.names[self._state.step]}'"
        return f"<Match of {self.game.title}, {count(self._state.seats, 'seat')}, {where}>"


def _begin_branch(
    game: Game, settings: Mapping[str, Any], seats: int, branch: Branch, seed: int | str, pause: Pause | None = None
) -> Match:
    """The match that begins at a moment of another. Raises DamagedRecord where no choices lead there, or BadSetup."""
    if branch.position is None:
        if branch.before is None:
            then = game.new(seats=seats, seed=branch.seed, options=settings)
        else:
            then = _begin_branch(game, settings, seats, branch.before, branch.seed, pause)
        _pick_all(then, branch.choices, f"the record's '{FIELD}'", pause)
        if then.over:
            raise DamagedRecord(f"the match of the record's '{FIELD}' is over after its choices: none begins there")
        branch.position = then._state, then._options
    state, options = branch.position
    dice = keyed(seed) if isinstance(seed, str) else seeded(seed, "onward")
    world = Match(game, settings, None, None, state, options)._world(branch.seat, dice)
    return Match(game, settings, seed, Log(), world._state, world._options, branch)


def _pick_all(match: Match, choices: list[Any], where: str, pause: Pause | None) -> None:
    for number, choice in enumerate(choices):
        if number % PAUSE_EVERY == 0:
            match._state.events.turn()
            if pause is not None:
                pause()
        try:
            match.pick(choice)
        except GloamingError as refusal:
            raise DamagedRecord(f"choice {number} of {where}: {refusal}") from None


def load(game: Game, data: Mapping[str, Any]) -> Match:
    """Return the match of a pickle, which names this function. Raises WrongVersion where it was made by other rules."""
    version = data.get("version")
    if version != game.version:
        raise WrongVersion(
            f"the pickled match is of version {version!r} of {game.title}; the rules here are of {game.version}: keep "
            "matches as `match.save()` or `match.record()`, which name their version, and pickles within one release"
        )
    return game.load(data)


def _replayed(game: Game, record: Mapping[str, Any], pause: Pause | None) -> Match:
    for field in ("seats", "options", "seed", "choices"):
        if field not in record:
            raise DamagedRecord(f"the record has no '{field}'")
    choices = record["choices"]
    if not isinstance(choices, list):
        raise DamagedRecord(f"the record's 'choices' are a list of whole numbers or names, not {choices!r}")
    try:
        match = game.new(seats=record["seats"], seed=record["seed"], options=record["options"])
        branch = branch_of(record, match.seats)
        if branch is not None:
            match = _begin_branch(game, match.settings, match.seats, branch, seed_of(record["seed"]), pause)
    except BadSetup as error:
        raise DamagedRecord(f"the record cannot be set up: {error}") from None
    _pick_all(match, choices, "the record", pause)
    return match
