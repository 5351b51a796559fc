"""Rate bots: play deals between pairs of bots, decide which bot of a pair is stronger, and compute ratings.

A deal is one seed. In competitive games two bots take alternate seats of a table, and then swap; their score is the
share of the wins, so 0.5 is even. In games for one person, each bot plays the same deal alone at all seats, and the
shares of winning seats are compared. In games whose seats may change sides, the result of the starting side counts.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import combinations
from math import inf, log
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from gloaming.bots import Endless, check_style
from gloaming.bots import play as play_out
from gloaming.cli.command_errors import CommandError
from gloaming.cli.experiments.table_programs import command_of, play_at_table
from gloaming.cli.files import replace_text
from gloaming.engine.decoding import decode
from gloaming.engine.learning.policy_model import Weights, read
from gloaming.engine.match.match import Game, Match
from gloaming.lab.content.game_files import GameFiles
from gloaming.lab.matches.agents import AgentFailed, is_agent, is_program
from gloaming.lab.matches.players import Players
from gloaming.lab.runs.engines.engine import Engine
from gloaming.lab.runs.runner import map_items
from gloaming.lab.runs.seeds import derive_seed, seat_seed

Outcome = TypeVar("Outcome")
"""The result of playing a deal."""

FORMAT: Final = "gloaming-ladder-1"

ROUND: Final = 4
"""The number of deals that each pair plays before it is checked again whether the pair is settled."""

LEAST: Final = 8
"""The minimum number of deals after which a pair can be settled."""

SURE: Final = log(0.95 / 0.05)
"""The log-likelihood ratio at which a pair is settled: the error probability is 5 % in each direction."""

EVEN: Final = "even"


@dataclass(frozen=True)
class LadderPlan:
    """The settings of a ladder.

    specs: the bots, as specs or as weights files that end in .json; settings: the setup options; lessons: whether deals
    rotate the settings on which the game's bots train; packs: the folders of packs; content: the game with the contents
    of its packs, for other processes; players: creates the bots.
    """

    game: str
    seats: int
    settings: dict[str, Any]
    seed: int
    specs: tuple[str, ...]
    lessons: bool = False
    packs: tuple[Path, ...] = ()
    content: GameFiles = field(init=False, repr=False)
    players: Players = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "content", GameFiles.read(self.game, self.packs))
        object.__setattr__(self, "players", _players(self.specs))

    @property
    def rules(self) -> Game:
        """The game of the ladder, with its packs."""
        return self.content.load()

    def settings_for(self, deal: int) -> dict[str, Any]:
        """Return the setup options of a deal by its number."""
        learned = self.rules.rules.learned
        if not self.lessons or learned is None:
            return self.settings
        return {**learned.lessons[deal % len(learned.lessons)], **self.settings}

    @property
    def alone(self) -> bool:
        """Whether each bot plays a deal by itself, as in games for one person."""
        return 1 in self.rules.seats


Task = tuple[int, ...]
"""A deal to be played: its number, then the indices of its bots, which are one that plays alone or two opponents."""


class PlayedDeal(msgspec.Struct, frozen=True, rename={"specs": "rungs"}):
    """A deal that has been played, as stored in a ladder file.

    specs: its bots, called "rungs" in files; score: the first bot's score, 0 to 1.
    """

    deal: int
    specs: tuple[str, ...]
    score: float


class LadderFile(msgspec.Struct, frozen=True):
    """The content of a ladder file. set: the setup options; lessons: as in `LadderPlan`; packs: as in a record."""

    format: str
    game: str
    version: int
    seats: int
    seed: int
    set: dict[str, Any]
    played: list[PlayedDeal]
    lessons: bool = False
    packs: dict[str, Any] | None = None


@dataclass
class Ladder:
    """The deals of a ladder that have been played, with their scores."""

    plan: LadderPlan
    played: dict[tuple[int, tuple[str, ...]], float] = field(default_factory=dict)

    def scores(self, spec: str, other: str) -> list[float]:
        """Return the scores of one bot against another, deal by deal: 0 to 1, where 0.5 is even."""
        if not self.plan.alone:
            known = [(deal, score) for (deal, specs), score in self.played.items() if specs == (spec, other)]
            known += [(deal, 1.0 - score) for (deal, specs), score in self.played.items() if specs == (other, spec)]
            return [score for _, score in sorted(known)]
        first_scores, second_scores = self.scores_alone(spec), self.scores_alone(other)
        return [
            0.5 + (first_scores[deal] - second_scores[deal]) / 2
            for deal in sorted(first_scores.keys() & second_scores.keys())
        ]

    def scores_alone(self, spec: str) -> dict[int, float]:
        """Return the score of a bot in each deal that it has played alone, by the number of the deal."""
        return {deal: score for (deal, specs), score in self.played.items() if specs == (spec,)}

    def round(self, deals: int, margin: float) -> list[Task]:
        """Return the next deals to play: for each pair of bots that is not settled, up to ROUND more deals.

        deals: the maximum number of deals per pair; margin: as for `compare`.
        """
        tasks: set[Task] = set()
        specs = self.plan.specs
        for i, j in combinations(range(len(specs)), 2):
            scores = self.scores(specs[i], specs[j])
            if compare(scores, margin):
                continue
            for deal in range(len(scores), min((len(scores) // ROUND + 1) * ROUND, deals)):
                tasks |= {(deal, i), (deal, j)} if self.plan.alone else {(deal, i, j)}
        return sorted(task for task in tasks if (task[0], tuple(specs[i] for i in task[1:])) not in self.played)

    def add(self, task: Task, score: float) -> None:
        """Add the first bot's score in a deal."""
        self.played[task[0], tuple(self.plan.specs[i] for i in task[1:])] = score

    def write(self, path: Path) -> None:
        """Write the plan and the played deals to a file."""
        plan = self.plan
        played = [PlayedDeal(deal, specs, score) for (deal, specs), score in sorted(self.played.items())]
        packs = _packs(plan)
        saved = LadderFile(
            FORMAT, plan.game, plan.rules.version, plan.seats, plan.seed, plan.settings, played, plan.lessons, packs
        )
        replace_text(path, msgspec.json.format(msgspec.json.encode(saved), indent=0).decode())

    def read(self, path: Path) -> None:
        """Read the played deals from a file. Raises CommandError if the file is not a ladder, or has another plan."""
        try:
            saved = decode(path.read_bytes(), LadderFile)
        except (OSError, msgspec.DecodeError) as error:
            raise CommandError(f"{path} is not a ladder: {error}") from None
        plan = self.plan
        wanted = {
            "format": FORMAT,
            "game": plan.game,
            "version": plan.rules.version,
            "seats": plan.seats,
            "seed": plan.seed,
            "set": plan.settings,
            "lessons": plan.lessons,
            "packs": _packs(plan),
        }
        for name, value in wanted.items():
            value_there = getattr(saved, name)
            if value_there != value:
                raise CommandError(f"{path} is a ladder with {name} {json.dumps(value_there)}, not {json.dumps(value)}")
        self.played = {(deal.deal, deal.specs): deal.score for deal in saved.played}


def _packs(plan: LadderPlan) -> dict[str, Any] | None:
    packs = plan.rules.packs
    return None if packs is None else packs.as_json()


@dataclass(frozen=True)
class Forfeit:
    """A match that an agent lost because it failed.

    deal: the number of the deal; seed: the seed of the match; seat: the agent's seat; reason: what the agent did wrong.
    """

    deal: int
    seed: int
    seat: int
    reason: str


def play_deal(plan: LadderPlan, task: Task, forfeits: list[Forfeit] | None = None) -> float:
    """Play a deal, and return the score of its first bot, 0 to 1.

    forfeits: the list to which matches that an agent loses by failing are added; with None, such a match raises
    AgentFailed.
    """
    game = plan.rules
    deal, *bots = task
    if len(bots) == 1:
        try:
            match = _play_match(plan, game, deal, bots * plan.seats)
        except AgentFailed as failure:
            _forfeit(plan, deal, failure, forfeits)
            return 0.0
        if game.rules.teams is not None:
            return match.value_for_team(match.evaluate(), [0] * plan.seats)[0]
        return len(_winners(match)) / plan.seats
    won = 0.0
    decided = 0
    for turned in (0, 1):
        bot_at = [bots[(seat + turned) % 2] for seat in range(plan.seats)]
        try:
            winners = _winners(_play_match(plan, game, deal, bot_at))
        except AgentFailed as failure:
            _forfeit(plan, deal, failure, forfeits)
            winners = [seat for seat, bot_there in enumerate(bot_at) if bot_there != bot_at[failure.seat]]
        won += sum(bot_at[seat] == bots[0] for seat in winners) / max(len(winners), 1)
        decided += bool(winners)
    return (won + (2 - decided) / 2) / 2


def _forfeit(plan: LadderPlan, deal: int, failure: AgentFailed, forfeits: list[Forfeit] | None) -> None:
    seed = deal_seed(plan, deal)
    if forfeits is None:
        place = f"deal {deal + 1}, of seed {seed}, seat {failure.seat + 1}"
        raise AgentFailed(f"{place}: {failure}", failure.spec, failure.seat) from failure
    forfeits.append(Forfeit(deal, seed, failure.seat, str(failure)))


def deal_seed(plan: LadderPlan, deal: int) -> int:
    """Return the seed of a deal by its number. `gloaming play --seed` deals the same match."""
    return derive_seed(f"{plan.seed} deal {deal}")


def _play_match(plan: LadderPlan, game: Game, deal: int, bot_at: Sequence[int]) -> Match:
    """Play a deal to its end. Raises AgentFailed, also if an agent takes part in a match that does not end."""
    seed = deal_seed(plan, deal)
    match = game.new(seats=plan.seats, seed=seed, options=plan.settings_for(deal))
    specs = [plan.specs[player] for player in bot_at]
    if any(map(is_program, specs)):
        return play_at_table(game, specs, seed, plan.settings_for(deal))
    bots = [plan.players.make(spec, seat_seed(seed, seat)) for seat, spec in enumerate(specs)]
    try:
        return play_out(match, bots)
    except Endless as error:
        agents = [seat for seat, player in enumerate(bot_at) if is_agent(plan.specs[player])]
        if not agents:
            raise
        raise AgentFailed(str(error), plan.specs[bot_at[agents[0]]], agents[0]) from error


def _winners(match: Match) -> Sequence[int]:
    result = match.result
    assert result is not None
    return result.winners


def _players(specs: Sequence[str]) -> Players:
    """Return the players with these specs. The files of agents and weights are relative to the working directory."""
    weights = {spec: _weights(spec) for spec in specs if spec.endswith(".json")}
    return Players(weights, {spec: spec for spec in specs if is_agent(spec)})


@cache
def _weights(path: str) -> Weights:
    return read(Path(path))


def check_bots(specs: Sequence[str], game: Game) -> None:
    """Raise UnknownBot, UnknownStyle, BadWeights or CommandError if one of the bots cannot play the game."""
    if len(set(specs)) != len(specs) or len(specs) < 2:
        raise CommandError("a ladder needs at least two different bots, as in --bots medium,hard,search:200")
    check_players(specs, game)


def check_players(specs: Sequence[str], game: Game) -> None:
    """Raise UnknownBot, UnknownStyle, BadWeights or CommandError if a bot or agent cannot play the game."""
    for spec in specs:
        if is_program(spec):
            command_of(spec)
            continue
        _players([spec]).make(spec, 0)
        if is_agent(spec):
            continue
        check_style(game, spec)
        if spec.endswith(".json") and (game.rules.learned is None or not game.rules.learned.plays):
            raise CommandError(f"{game.title} has no trainable policy yet, so {spec} cannot play it: name a bot")


def play_deals(
    plan: LadderPlan, tasks: Sequence[Task], engine: Engine, play: Callable[[LadderPlan, Task], Outcome]
) -> Iterator[tuple[Task, Outcome]]:
    """Play deals with an engine, and yield each with its outcome.

    play: plays one deal; a function that other processes can import, such as `play_deal`.
    """
    yield from zip(tasks, map_items(partial(play, plan), tasks, engine))


def compare(scores: Sequence[float], margin: float) -> str:
    """Return which of two bots is better: "first", "second" or EVEN; "" if that is not settled yet.

    scores: the first bot's scores against the second; margin: EVEN means that neither bot scores better than 0.5 by
    more than the margin. The method is a sequential probability ratio test (A. Wald 1945), in the generalized form for
    chess engines (M. Van den Bergh): a normal distribution with the observed variance. Two virtual deals are added, one
    won and one lost, so that a short lucky run does not settle the pair.
    """
    count = len(scores)
    if count < LEAST:
        return ""
    mean = (sum(scores) + 1.0) / (count + 2)
    variance = (sum((score - mean) ** 2 for score in scores) + (1.0 - mean) ** 2 + mean**2) / (count + 2)
    verdicts = []
    for better in (margin, -margin):
        likelier = count * better * (2.0 * mean - 1.0 - better) / (2.0 * variance) if variance else inf
        verdicts.append(1 if likelier >= SURE else -1 if likelier <= -SURE else 0)
    if verdicts[0] > 0:
        return "first"
    if verdicts[1] > 0:
        return "second"
    return EVEN if verdicts == [-1, -1] else ""


@dataclass(frozen=True)
class RatedBot:
    """A bot with its OpenSkill rating. error: the rating's standard deviation; deals: the number of deals played."""

    spec: str
    rating: float
    error: float
    deals: int


def rate_bots(ladder: Ladder) -> list[RatedBot]:
    """Return the bots with their ratings, the strongest first."""
    from openskill.models import BradleyTerryFull

    specs = ladder.plan.specs
    model = BradleyTerryFull(tau=0.0)
    ratings = {spec: model.rating() for spec in specs}
    deals = dict.fromkeys(specs, 0)
    pairs = {pair: ladder.scores(*pair) for pair in combinations(specs, 2)}
    for number in range(max(map(len, pairs.values()), default=0)):
        for (spec, other), scores in pairs.items():
            if number < len(scores):
                score = scores[number]
                rated = model.rate([[ratings[spec]], [ratings[other]]], scores=[score, 1.0 - score])
                (ratings[spec],), (ratings[other],) = rated
                deals[spec] += 1
                deals[other] += 1
    bots = [RatedBot(spec, ratings[spec].mu, ratings[spec].sigma, deals[spec]) for spec in specs]
    return sorted(bots, key=lambda rated: -rated.rating)
