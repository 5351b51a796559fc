"""Games and matches: the public API for players, servers, bots and researchers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
from gloaming.engine.match.recorded_snapshot import RecordedSnapshot
from gloaming.engine.match.save import restored
from gloaming.engine.match.settings import POSITION, seed_of
from gloaming.engine.phrases import count
from gloaming.engine.rules.machine import advance, endless, open_options, take, walk
from gloaming.engine.state.determinization import information_set
from gloaming.engine.state.dice import Dice, keyed, seeded
from gloaming.engine.state.log import Log
from gloaming.engine.state.state import Option, State

MOST_PLAYED_ON: Final = 2_000
"""The number of choices after which `Match.play_on` stops: several times those of a long match."""

Pause = Callable[[], None]

PAUSE_EVERY: Final = 32
"""The number of choices between two pauses of a replay."""

MOST_TRIES: Final = 100_000
"""The maximum number of worlds sampled to find one with the same options. Only one in thousands may have them."""


class Game(GameDefinition):
    """A game, with methods that start, load and replay matches: `gloaming.game("final-girl")`."""

    __slots__ = ()

    def with_packs(self, *folders: str | PathLike[str]) -> Game:
        """Return a copy of this game with the cards of packs added. The game itself stays unchanged.

        folders: folders of TOML files; later packs override earlier ones. Raises BadContent, which names the file,
        entry and field, or BadSetup for a game without pack support.
        """
        if self._with_packs is None:
            raise BadSetup(f"{self.title} takes no packs")
        game: Game = self._with_packs(*[Path(folder) for folder in folders])
        return game

    def new(
        self, *, seats: SupportsIndex, seed: SupportsIndex | str, options: Mapping[str, Any] | None = None
    ) -> Match:
        """Start a new match.

        seats: the number of seats; seed: any whole number, or a key of 64 hexadecimal digits for keyed dice; options:
        values by setting id. Raises BadSetup, which says which value is wrong and what is allowed.
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
        """Return the match in a save of this game with the same packs. Raises DamagedSave or WrongVersion."""
        check_game(self, save, "save")
        check_cards(self, save, "save")
        settings, seed, choices, state, options, branch = restored(self, save)
        return Match(self, settings, seed, None if choices is None else Log(choices), state, options, branch)

    def replay(self, record: Mapping[str, Any], pause: Pause | None = None) -> Match:
        """Replay a record of this game with the same packs, and return the match.

        Choices may be indexes or names of options. A record of an earlier rules version is replayed under the current
        rules.
        pause: called every few choices, for callers that must let other threads run. Raises DamagedRecord; or
        WrongVersion, which names the first choice that the current rules no longer offer.
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


class Match(RecordedSnapshot):
    """One match of one game, created by `new`, `load` or `replay`.

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
        """Choose option `i` of the open question, by its index or by its name as `spell` returns it.

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
        following = walk(state, state.program.limit)
        if following is None:
            raise endless(state)
        self._options = following

    def act(self, number: SupportsIndex) -> None:
        """Choose the open option with this number of `legal_actions()`.

        Raises IllegalChoice, which names the number, and changes nothing, if no open option has it.
        """
        self.pick(self._index_of(number))

    def scenes(self, i: SupportsIndex) -> list[Match]:
        """Return a copy of the match at each scene from the choice of option `i` to the next question, for animation.

        A scene is the state after a step that logs events. A last scene equal to the state at the next question is left
        out. The match itself stays unchanged. Raises IllegalChoice.
        """
        option = self._open(i)
        state = self._state.copy()
        seen = len(state.events)
        starts: list[Match] = []
        take(state, option)
        options: list[Option] | None = None
        while options is None:
            if len(state.events) > seen:
                seen = len(state.events)
                starts.append(Match(self.game, self.settings, None, None, state.copy(), self._options))
            options = walk(state, 1)
        return [start for start in starts if start.event_count < len(state.events)]

    def copy(self) -> Match:
        """Return an independent copy of the match."""
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
        """Return a random world that is consistent with what a seat knows, with new dice.

        The same seed gives the same world. Hidden cards are dealt again; if the seat is to move, it keeps the same
        options. The world contains only what the seat knows of the past: it can be played, copied and saved, but has no
        record.
        seat: None for a spectator. Raises UnknownSeat or BadSetup.
        """
        checked_seat = self._checked_seat(seat)
        number = as_integer(seed)
        if number is None:
            raise BadSetup(f"the seed of an imagined world must be a whole number, not {seed!r}")
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
            to_move = decision is not None and decision.seat == seat
            tries = 1
            while not options or (to_move and options != self._options):
                if tries == MOST_TRIES:
                    raise RulesFault(f"no world imagined for seat {seat} leaves the open choice")
                world = hidden.sample(state, dice)
                options = open_options(world)
                tries += 1
        return Match(self.game, self.settings, None, None, world, options)

    def branch(self, seat: SupportsIndex, seed: SupportsIndex | str) -> Match:
        """Start a new match from this position, as the seat knows it. seed: a seed as for `Game.new`.

        The seed decides the cards that are hidden from the seat, as in `imagine`. The record of the new match contains
        the starting point of the branch. Raises BadSetup, UnknownSeat, or NoRecord for an imagined world.
        """
        checked_seat = self._checked_seat(seat)
        if checked_seat is None:
            raise UnknownSeat("a branch starts from what one seat knows: give a seat, not None")
        choices = self.choices
        if choices is None or self.seed is None:
            raise NoRecord("an imagined world has no record of its past, so no match can branch from it")
        if not self._options:
            raise BadSetup("the match is over: no match can branch from here")
        branch = Branch(self.seed, choices, checked_seat, self.branched_from, (self._state.copy(), self._options))
        if branch.depth > MOST:
            raise BadSetup(f"this match already has {MOST} branches behind it: branch from an earlier one")
        return _begin_branch(self.game, self.settings, self.seats, branch, seed_of(seed))

    def begun(self, seed: SupportsIndex | str | None = None, pause: Pause | None = None) -> Match:
        """Return the match before its first choice.

        seed: a seed for different dice, as for `Game.new`; None for the same dice. pause: as for `replay`. Raises
        BadSetup, or NoRecord for an imagined world.
        """
        own = self.seed
        if self._choices is None or own is None:
            raise NoRecord("an imagined world has no record of its past")
        wanted = own if seed is None else seed
        if self.branched_from is None:
            return self.game.new(seats=self.seats, seed=wanted, options=self.settings)
        return _begin_branch(self.game, self.settings, self.seats, self.branched_from, seed_of(wanted), pause)

    def play_on(self) -> None:
        """Play to the end, always choosing the most probable option of the learned policy. Raises BadWeights.

        Use this only for imagined worlds: the choices are not recorded. Stops after MOST_PLAYED_ON choices, because
        always choosing the best option may go in circles.
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
        """Play on with the game's playout policy until the horizon changes.

        This does nothing if the game has no playout policy.
        horizon: the value of `horizon()` at the start of the search. Use this only for imagined worlds: the choices are
        not recorded.
        """
        playout = self.game.rules.playout
        if playout is not None:
            self._options = playout.run(self._state, self._options, horizon, dice)
            self._decision = None
            self._information_sets = None

    def __repr__(self) -> str:
        where = "over" if not self._options else f"at '{self._state.program.names[self._state.step]}'"
        return f"<Match of {self.game.title}, {count(self._state.seats, 'seat')}, {where}>"


def _begin_branch(
    game: Game, settings: Mapping[str, Any], seats: int, branch: Branch, seed: int | str, pause: Pause | None = None
) -> Match:
    """Return the match at the start of a branch.

    Raises BadSetup, or DamagedRecord if the choices in the branch do not lead to an open question.
    """
    if branch.position is None:
        if branch.before is None:
            then = game.new(seats=seats, seed=branch.seed, options=settings)
        else:
            then = _begin_branch(game, settings, seats, branch.before, branch.seed, pause)
        _pick_all(then, branch.choices, f"the record's '{FIELD}'", pause)
        if then.over:
            raise DamagedRecord(f"the match in the record's '{FIELD}' is over: none can branch from it")
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
    """Return the match in a pickle: pickles of matches call this function.

    Raises WrongVersion for another rules version.
    """
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
        raise DamagedRecord(f"the record's 'choices' must be a list of whole numbers or names, not {choices!r}")
    try:
        match = game.new(seats=record["seats"], seed=record["seed"], options=record["options"])
        branch = branch_of(record, match.seats)
        if branch is not None:
            match = _begin_branch(game, match.settings, match.seats, branch, seed_of(record["seed"]), pause)
    except BadSetup as error:
        raise DamagedRecord(f"the record cannot be set up: {error}") from None
    _pick_all(match, choices, "the record", pause)
    return match
