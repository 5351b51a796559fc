"""A match: the face of the engine that players, servers, bots and researchers use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from operator import index
from typing import Any, Final, SupportsIndex

from mypy_extensions import mypyc_attr

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
from gloaming.engine.match.branch import FIELD, MOST, Origin, origin_of
from gloaming.engine.match.campaign_definition import Sequel
from gloaming.engine.match.game import Description, Game, Result, check_cards, check_game, whole
from gloaming.engine.match.save import restored, saved
from gloaming.engine.phrases import begun_small, count
from gloaming.engine.rules.machine import advance, cause, endless, open_options, prompt, take, walk
from gloaming.engine.state.determinization import Unseen, unseen
from gloaming.engine.state.dice import Dice, is_key, keyed, seeded
from gloaming.engine.state.invariants import unsound
from gloaming.engine.state.log import Event, Log
from gloaming.engine.state.state import Option, State
from gloaming.engine.state.zones import censored, disclosed

MOST_PLAYED_ON: Final = 2_000
"""So many choices a match is played on in thought at most, several times as many as a long one has."""

Pause = Callable[[], None]

PAUSE_EVERY: Final = 32
"""Choices from one pause of a replay to the next."""

MOST_TRIES: Final = 100_000
"""So many worlds are dealt at most until one leaves a seat its choice: only one in thousands may keep a door shut."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """What one seat has to decide. options: plain tuples of a verb and whole numbers; rule: the clause's id."""

    __slots__ = ("seat", "prompt", "rule", "options")

    def __init__(self, seat: int, prompt: str, rule: str, options: tuple[Option, ...]) -> None:
        self.seat: int = seat
        self.prompt: str = prompt
        self.rule: str = rule
        self.options: tuple[Option, ...] = options

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, rule={self.rule!r}, options={self.options!r})"


class Match:
    """One match of one game. Made by `new`, `load` and `replay`; `game.new(seats=3, seed=7)` is the usual way.

    >>> import gloaming
    >>> match = gloaming.game("dont-go-in-there").new(seats=2, seed=7)
    >>> while not match.over:
    ...     match.pick(0)
    >>> match.result.winners
    (0,)
    """

    __slots__ = ("game", "settings", "seed", "origin", "_choices", "_state", "_options", "_decision", "_unseen")

    def __init__(
        self,
        game: Game,
        settings: Mapping[str, Any],
        seed: int | str | None,
        choices: Log | None,
        state: State,
        options: list[Option],
        origin: Origin | None = None,
    ) -> None:
        self.game: Game = game
        self.settings: Mapping[str, Any] = settings
        self.seed: int | str | None = seed
        self.origin: Origin | None = origin
        """The moment of another match at which this one begins; None: it begins at the start of the game."""
        self._choices: Log | None = choices
        self._state: State = state
        self._options: list[Option] = options
        self._decision: Decision | None = None
        self._unseen: dict[int | None, Unseen] | None = None
        """What seats that have imagined worlds of this position cannot see of it."""

    @property
    def seats(self) -> int:
        """How many seats the match has; they are numbered from 0."""
        return self._state.seats

    @property
    def choices(self) -> list[int] | None:
        """The number of the option taken at every decision so far; None in an imagined world.

        In a match that was played on from another those made in it alone.
        """
        return None if self._choices is None else self._choices.since(0)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self._options

    @property
    def decision(self) -> Decision | None:
        """The open question; None when the match is over."""
        decision = self._decision
        if decision is None and self._options:
            state = self._state
            step = state.program.steps[state.step]
            by = step.by
            seat = state.turn if by is None else by(state)
            decision = Decision(seat, prompt(state), step.rule, tuple(self._options))
            self._decision = decision
        return decision

    @property
    def cause(self) -> Description | None:
        """The card or place that makes the rules ask the open question; None where they do so by themselves."""
        found = cause(self._state) if self._options else None
        return None if found is None else Description(found[0], found[1], [found])

    @property
    def question(self) -> str:
        """The open question and what asks it: `Luck: which card?`; "" when the match is over."""
        decision = self.decision
        if decision is None:
            return ""
        found = self.cause
        return decision.prompt if found is None else f"{found.label}: {begun_small(decision.prompt)}"

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it goes on."""
        return None if self._options else self.game.rules.result(self._state)

    def sequels(self) -> list[Sequel]:
        """The matches that may follow this one in its campaign; none while it goes on, or where its game has none.

        None follow a match that was played on from another.
        """
        campaign = self.game.campaign
        ends = not self._options and self.origin is None
        return [] if campaign is None or not ends else campaign.sequels(self._state, self.settings)

    def party(self) -> dict[str, Any] | None:
        """What a campaign carries on: from this match once it is over, till then from those before; None: nothing."""
        campaign = self.game.campaign
        if campaign is None:
            return None
        if self._options or self.origin is not None:
            carried: dict[str, Any] | None = self.settings[campaign.carried]
            return carried
        return campaign.party(self._state, self.settings)

    def pick(self, i: SupportsIndex) -> None:
        """Take option `i` of the decision. Raises IllegalChoice, and changes nothing, if there is no such option."""
        options = self._options
        number = i if type(i) is int else whole(i)
        if number is None or number < 0 or number >= len(options):
            raise IllegalChoice(self._why_illegal(i))
        choices = self._choices
        if choices is not None:
            choices.last.append(number)
        self._decision = None
        self._unseen = None
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
        told = len(state.events)
        found: list[Match] = []
        take(state, option)
        options: list[Option] | None = None
        while options is None:
            if len(state.events) > told:
                news = state.events.since(told)
                told += len(news)
                if any([events.of(event).scene for event in news]):
                    found.append(Match(self.game, self.settings, None, None, state.copy(), self._options))
            options = walk(state, 1)
        return [one for one in found if one.happened < len(state.events)]

    @property
    def happened(self) -> int:
        """How many events there were."""
        return len(self._state.events)

    def _why_illegal(self, i: object) -> str:
        if not self._options:
            return f"the match is over: there is nothing to choose, not even {i!r}"
        return f"no option {i!r}: pick a whole number from 0 to {len(self._options) - 1}"

    def describe(self, i: SupportsIndex) -> Description:
        """Option `i` in words, with the ids of the pieces and places it points at. Raises IllegalChoice."""
        return self.game.rules.actions.describe(self._state, self._open(i))

    def odds(self, i: SupportsIndex) -> str:
        """The odds of the dice that option `i` calls for, as the asked seat can reckon them; "" where none decide.

        Raises IllegalChoice.
        """
        return self.game.rules.odds(self._state, self._open(i))

    def likely(self, i: SupportsIndex) -> str:
        """The price and likely result of option `i` in a few words, as far as its label does not say them; or "".

        Raises IllegalChoice.
        """
        return self.game.rules.likely(self._state, self._open(i))

    def _open(self, i: SupportsIndex) -> Option:
        number = whole(i)
        options = self._options
        if number is None or number < 0 or number >= len(options):
            raise IllegalChoice(self._why_illegal(i))
        return options[number]

    def actions(self) -> list[int]:
        """The number in `game.actions` of each open option, in their order; none when the match is over."""
        number = self.game.actions.number
        return [number(option) for option in self._options]

    def mask(self) -> bytearray:
        """A byte for each number of `game.actions`: 1 where that option may be picked now, 0 elsewhere."""
        mask = bytearray(self.game.actions.size)
        for number in self.actions():
            mask[number] = 1
        return mask

    def why_not(self, seat: SupportsIndex, piece: str) -> tuple[str, str] | None:
        """Why the seat may not choose a piece or place: a sentence, a clause's id; None: it may, or none is known."""
        sitting = self._sit(seat)
        if sitting is None or self._offers(sitting, piece):
            return None
        return self.game.rules.why_not(self._state, sitting, piece)

    def _offers(self, seat: int, piece: str) -> bool:
        """Whether an open option of a seat points at a piece."""
        decision = self.decision
        if decision is None or decision.seat != seat:
            return False
        return any([piece in self.describe(number).pieces for number in range(len(decision.options))])

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """All that the seat may know of the table, as JSON data; None: an onlooker. Raises UnknownSeat."""
        seat = self._sit(seat)
        rules = self.game.rules
        state = self._state
        seen = censored(state, rules.fields, seat, rules.piece)
        seen["game"] = self.game.id
        seen["seat"] = seat
        seen["seats"] = state.seats
        seen["turn"] = state.turn
        seen["over"] = not self._options
        seen["result"] = None if self._options else rules.result(state).as_json()
        return dict(rules.dress(seen))

    def events(self, seat: SupportsIndex | None, since: int = 0, before: int | None = None) -> list[dict[str, Any]]:
        """What happened, as the seat knows it, from event number `since`; None: an onlooker.

        before: the number of the first event that is left out, None: none is. Each event is JSON data: number, event (a
        verb and whole numbers), text, pieces. Raises UnknownSeat.
        """
        seat = self._sit(seat)
        state = self._state
        since = max(since, state.events.lost)
        known = state.events.since(since) if before is None else state.events.between(since, before)
        if seat is not None:
            for number, secret in state.secrets_of(seat, since):
                if number - since < len(known):
                    known[number - since] = secret
        told = []
        for number, event in enumerate(known, since):
            words = self.game.rules.events.narrate(event)
            told.append({"number": number, "event": list(event), "text": words.label, "pieces": list(words.pieces)})
        return told

    def said(self, event: Event, seat: SupportsIndex | None) -> str:
        """An event as it is told to a seat: "you" to its player; None: to an onlooker. Raises UnknownSeat."""
        rules = self.game.rules
        return rules.events.said(event, self._sit(seat), rules.character(self._state))

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
            self.origin,
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

        Hidden cards are dealt anew, and so that the seat, if it is asked, may choose what it may choose here; of the
        past it holds only what the seat knows: it can be played on, copied and saved, but has no record. Raises
        UnknownSeat or BadSetup.
        """
        sitting = self._sit(seat)
        number = whole(seed)
        if number is None:
            raise BadSetup(f"the seed of an imagined world is a whole number; not {seed!r}")
        return self._world(sitting, seeded(number, "imagine"))

    def _world(self, seat: int | None, dice: Dice) -> Match:
        state = self._state
        known = self._unseen
        if known is None:
            known = self._unseen = {}
        hidden = known.get(seat)
        if hidden is None:
            hidden = known[seat] = unseen(state, self.game.rules.hiding, seat)
        world = hidden.world(state, dice)
        options: list[Option] = []
        if self._options:
            options = open_options(world)
            decision = self.decision
            asked = decision is not None and decision.seat == seat
            tries = 1
            while not options or (asked and options != self._options):
                if tries == MOST_TRIES:
                    raise RulesFault(f"no world imagined for seat {seat} leaves the open choice")
                world = hidden.world(state, dice)
                options = open_options(world)
                tries += 1
        return Match(self.game, self.settings, None, None, world, options)

    def onward(self, seat: SupportsIndex, seed: SupportsIndex | str) -> Match:
        """A new match, with dice of its own, that begins here as the seat knows it. seed: as for `Game.new`.

        What is hidden from the seat is dealt anew by the seed, as in `imagine`; the record says where it began. Raises
        BadSetup, UnknownSeat, or NoRecord for an imagined world.
        """
        sitting = self._sit(seat)
        if sitting is None:
            raise UnknownSeat("a match is played on by what one seat knows, and an onlooker has none")
        choices = self.choices
        if choices is None or self.seed is None:
            raise NoRecord("an imagined world has no record of its past: no other match can begin there")
        if not self._options:
            raise BadSetup("the match is over here: there is nothing to play on")
        origin = Origin(self.seed, choices, sitting, self.origin, self.copy())
        if origin.depth > MOST:
            raise BadSetup(f"this match goes back through {MOST} others: play on from one of those")
        return _begun(self.game, self.settings, self.seats, origin, _seed_of(seed))

    def begun(self, seed: SupportsIndex | str | None = None, pause: Pause | None = None) -> Match:
        """The match as it was before its first choice. seed: of other dice, as for `Game.new`; None: with its own.

        pause: as for `replay`. Raises BadSetup, or NoRecord for an imagined world.
        """
        own = self.seed
        if self._choices is None or own is None:
            raise NoRecord("an imagined world has no record of its past")
        wanted = own if seed is None else seed
        if self.origin is None:
            return new(self.game, seats=self.seats, seed=wanted, options=self.settings)
        return _begun(self.game, self.settings, self.seats, self.origin, _seed_of(wanted), pause)

    def disclosed_since(self, before: Match) -> bool:
        """Whether, since an earlier position of this match, dice were rolled or anything hidden was shown to anyone."""
        return disclosed(before._state, self._state, self.game.rules.fields)

    def evaluate(self) -> list[float]:
        """The game's own guess of how well each seat stands: 0 (lost) to 1 (won); exact when the match is over."""
        return self.game.rules.evaluate(self._state)

    def hopes(self) -> list[float]:
        """The chance of each seat to win, 0 to 1, as often as it comes true where bots play by what they have learned.

        Or as the bot plays that `Learned.judged_by` names. Where nothing is learned of the game it is `evaluate()`;
        exact when the match is over. It reads the whole table, as `evaluate` does: a seat may ask it of worlds that it
        imagines. Raises BadWeights.
        """
        learned = self.game.rules.learned
        evaluated = self.game.rules.evaluate(self._state)
        return evaluated if learned is None or not self._options else learned.hopes(self._state, evaluated)

    def outlook(self, past: bool = False) -> list[float]:
        """How well each seat stands, from 0 to 1, as a search judges it.

        By the game's own evaluation; or by its mean with the chances to win, where the game says so (`Learned.guides`).
        past: with those chances that were learned before the ones of now. Raises BadWeights.
        """
        learned = self.game.rules.learned
        evaluated = self.game.rules.evaluate(self._state)
        if learned is None or not learned.guides or not self._options:
            return evaluated
        hopes = learned.hopes(self._state, evaluated, past)
        return [(evaluated[seat] + hopes[seat]) / 2.0 for seat in range(len(evaluated))]

    def camps(self) -> list[int]:
        """The side that each seat is on now, 0 or 1, in games where one may go over to the other; else no two alike."""
        camps = self.game.rules.camps
        return list(range(self.seats)) if camps is None else camps(self._state)

    def kept(self, values: list[float], camps: list[int]) -> list[float]:
        """How well each seat stands, from 0 to 1, for the side that it was on before, whichever it is on now.

        values: as by `evaluate` or `outlook`; camps: those of before. In games where nobody changes sides, the values.
        """
        rules = self.game.rules
        if rules.camps is None:
            return values
        now = rules.camps(self._state)
        if self._options:
            return [values[seat] if now[seat] == camps[seat] else 1.0 - values[seat] for seat in range(len(values))]
        winning = [now[seat] for seat in rules.result(self._state).winners]
        return [1.0 if (0 in winning) == (camp == 0) else 0.0 for camp in camps]

    def taste(self, style: str, seat: int) -> float:
        """How much of what a style of the game likes a seat has, from 0 to 1. Raises UnknownStyle."""
        return self.game.style(style).taste(self._state, seat)

    def policy(self) -> list[int]:
        """How readily a player would take each open option, as the game guesses; none where it has no playout."""
        playout = self.game.rules.playout
        return [] if playout is None or not self._options else playout.policy(self._state, self._options)

    def chances(self) -> list[float]:
        """How readily the learned policy takes each open option, adding up to 1; none where no policy is learned.

        Raises BadWeights.
        """
        learned = self.game.rules.learned
        if learned is None or not learned.plays or not self._options:
            return []
        return learned.chances(self._state, self._options)

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
        self._unseen = None

    def horizon(self) -> int:
        """A number that stays as it is until a playout from here would end; 0 where the game has no playout."""
        playout = self.game.rules.playout
        return 0 if playout is None else playout.horizon(self._state)

    def play_out(self, horizon: int, dice: Dice) -> None:
        """Play on by the game's policy while its horizon is this number; not at all where it has no playout.

        For imagined worlds: what is chosen goes into no record.
        """
        playout = self.game.rules.playout
        if playout is not None:
            self._options = playout.run(self._state, self._options, horizon, dice)
            self._decision = None
            self._unseen = None

    def check(self) -> list[str]:
        """The invariants of the game that do not hold, in words: none in a sound match."""
        return unsound(self._state, self.game.rules.fields) + self.game.rules.check(self._state)

    def save(self) -> dict[str, Any]:
        """The match as JSON data, for `gloaming.load`. It holds every secret: keep it from the players."""
        return saved(self.game, self.settings, self.seed, self.choices, self._state, self.origin)

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
            **({} if self.origin is None else {FIELD: self.origin.as_json()}),
        }

    def _sit(self, seat: SupportsIndex | None) -> int | None:
        if seat is None:
            return None
        number = whole(seat)
        if number is None or number < 0 or number >= self._state.seats:
            raise UnknownSeat(f"no seat {seat!r}: the seats are 0 to {self._state.seats - 1}, or None for an onlooker")
        return number

    def __repr__(self) -> str:
        where = "over" if not self._options else f"at '{self._state.program.names[self._state.step]}'"
        return f"<Match of {self.game.title}, {count(self._state.seats, 'seat')}, {where}>"


def new(
    game: Game, *, seats: SupportsIndex, seed: SupportsIndex | str, options: Mapping[str, Any] | None = None
) -> Match:
    """A new match. Raises BadSetup, which says which value is wrong and what is allowed."""
    kept = _seed_of(seed)
    settings = game.settings(seats, options)
    players = index(seats)
    rules = game.rules
    dice = keyed(kept) if isinstance(kept, str) else seeded(kept)
    state = rules.table(players, dice, settings)
    state.begin(rules.program, players, dice)
    return Match(game, settings, kept, Log(), state, advance(state))


def _seed_of(seed: SupportsIndex | str) -> int | str:
    kept = seed if isinstance(seed, str) and is_key(seed) else whole(seed)
    if kept is None:
        raise BadSetup(f"the seed is a whole number, or a key of 64 hexadecimal digits; not {seed!r}")
    return kept


def _begun(
    game: Game, settings: Mapping[str, Any], seats: int, origin: Origin, seed: int | str, pause: Pause | None = None
) -> Match:
    """The match that begins at a moment of another. Raises DamagedRecord where no choices lead there, or BadSetup."""
    then = origin.position
    if then is None:
        if origin.before is None:
            then = new(game, seats=seats, seed=origin.seed, options=settings)
        else:
            then = _begun(game, settings, seats, origin.before, origin.seed, pause)
        _pick_all(then, origin.choices, f"the record's '{FIELD}'", pause)
        if then.over:
            raise DamagedRecord(f"the match of the record's '{FIELD}' is over after its choices: none begins there")
        origin.position = then
    dice = keyed(seed) if isinstance(seed, str) else seeded(seed, "onward")
    world = then._world(origin.seat, dice)
    return Match(game, settings, seed, Log(), world._state, world._options, origin)


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
    return from_save(game, data)


def from_save(game: Game, data: Mapping[str, Any]) -> Match:
    """A match from what `save` gave. Raises DamagedSave, which says where it is wrong, or WrongVersion."""
    check_game(game, data, "save")
    check_cards(game, data, "save")
    settings, seed, choices, state, options, origin = restored(game, data)
    return Match(game, settings, seed, None if choices is None else Log(choices), state, options, origin)


def replay(game: Game, record: Mapping[str, Any], pause: Pause | None = None) -> Match:
    """Return the match of a record, after its last choice. Raises DamagedRecord or WrongVersion.

    A record of an earlier rules version is replayed under the current rules. WrongVersion names the first choice that
    they no longer offer. pause: called every few choices, for callers that must let other threads run.
    """
    check_game(game, record, "record")
    version = whole(record.get("version"))
    if version is None or version > game.version:
        raise WrongVersion(
            f"the record is of version {record.get('version')!r} of {game.title}; the rules here are of {game.version}"
        )
    check_cards(game, record, "record")
    try:
        return _replayed(game, record, pause)
    except DamagedRecord as error:
        if version == game.version:
            raise
        raise WrongVersion(
            f"the record is of version {version} of {game.title}, and the rules here, of version {game.version}, "
            f"play it differently: {error}"
        ) from None


def _replayed(game: Game, record: Mapping[str, Any], pause: Pause | None) -> Match:
    for field in ("seats", "options", "seed", "choices"):
        if field not in record:
            raise DamagedRecord(f"the record has no '{field}'")
    choices = record["choices"]
    if not isinstance(choices, list):
        raise DamagedRecord(f"the record's 'choices' are a list of whole numbers, not {choices!r}")
    try:
        match = new(game, seats=record["seats"], seed=record["seed"], options=record["options"])
        origin = origin_of(record, match.seats)
        if origin is not None:
            match = _begun(game, match.settings, match.seats, origin, _seed_of(record["seed"]), pause)
    except BadSetup as error:
        raise DamagedRecord(f"the record cannot be set up: {error}") from None
    _pick_all(match, choices, "the record", pause)
    return match
