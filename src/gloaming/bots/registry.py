"""Which bots there are, and how they play a match out."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from typing import Final

from gloaming.bots.easy_bot import EasyBot
from gloaming.bots.greedy_bot import GreedyBot
from gloaming.bots.policy_bot import LevelBot, PolicyBot
from gloaming.bots.random_bot import RandomBot
from gloaming.bots.rollout_bot import RolloutBot
from gloaming.bots.search_bot import UNLEARNED, SearchBot
from gloaming.bots.seat_view import Bot, SeatView
from gloaming.engine.errors import BadSetup, GloamingError
from gloaming.engine.match.match import Game, Match
from gloaming.engine.phrases import count, either_of


class UnknownBot(GloamingError):
    """No bot has this spec; the message lists what there is."""


MOST_CHOICES: Final = 100_000
"""After so many choices a match of bots is given up."""


class Endless(GloamingError):
    """Bots do not come to the end of a match; the message says of which."""

    def __init__(self, match: Match) -> None:
        seats = count(match.seats, "seat")
        super().__init__(
            f"{match.game.title}, {seats}, seed {match.seed}: bots do not end it in {MOST_CHOICES} choices"
        )


class BotKind:
    """A kind of bot. spec: how it is asked for; name: one word, as its level, after the name of its seat.

    help: how it plays, in a player's words; make(argument, seed): the bot itself; level: 1 (easy) to 4 (hardest), which
    may have a style of the game, as in `hard:fighter`; 0 for a kind with a budget of its own: `greedy:8` imagines 8
    worlds, `policy:3` draws what it takes by its readiness to the third power and `policy:0.5` by the root of it,
    `rollout:64` plays on in 64 imagined worlds and `rollout:64:2` leaves the readiest only for what is better by two
    standard errors, `search:500` does 500 iterations of a tree search, `search:200ms` takes 200 milliseconds,
    `search:4x500` does 500 iterations of each of four trees and adds up what they tried, and `search:500:unlearned`
    goes by the game's own evaluation alone, not by what was learned.
    """

    __slots__ = ("spec", "name", "help", "make", "level")

    def __init__(self, spec: str, name: str, help: str, make: Callable[[str, int], Bot], level: int = 0) -> None:
        self.spec: str = spec
        self.name: str = name
        self.help: str = help
        self.make: Callable[[str, int], Bot] = make
        self.level: int = level


_WORLDS: Final = re.compile("[0-9]{1,6}")
_POWER: Final = re.compile("0\\.[1-9]|[1-9][0-9]?(?:\\.[0-9])?")


def _random(argument: str, seed: int) -> Bot:
    _no_budget("random", argument)
    return RandomBot(seed)


def _policy(argument: str, seed: int, style: str = "") -> Bot:
    if argument and not _POWER.fullmatch(argument):
        raise UnknownBot(
            "'policy' takes by which power of its readiness options are drawn, from 0.1 to 99.9 with one digit after "
            f"the point, as in 'policy:3' or 'policy:0.5', and without one it takes the readiest; not {argument!r}"
        )
    return PolicyBot(seed, drawn=float(argument or "0"), style=style)


def _greedy(argument: str, seed: int, style: str = "") -> Bot:
    worlds = argument or "4"
    if not _WORLDS.fullmatch(worlds) or not 1 <= int(worlds) <= 1000:
        raise UnknownBot(f"'greedy' takes 1 to 1000 worlds, as in 'greedy:8'; not {argument!r}")
    return GreedyBot(int(worlds), seed, style)


SURE: Final = ("1", "2", "3")
"""By how many standard errors rollouts may be told to be sure."""

_BUDGET: Final = re.compile(r"(?:([1-9][0-9]?)x)?([0-9]{1,7})(ms)?")


def _search(argument: str, seed: int, deadline: int = 0, style: str = "") -> SearchBot:
    budget, colon, by = (argument or "500").partition(":")
    parts = _BUDGET.fullmatch(budget)
    if parts is None or not 1 <= int(parts[2]) <= 1_000_000 or (colon and by != UNLEARNED):
        raise UnknownBot(
            "'search' takes 1 to 1000000 iterations or milliseconds, as in 'search:500' or 'search:200ms', "
            "and before them in how many trees they are done, as in 'search:4x500', "
            f"and no more than '{UNLEARNED}' after them, as in 'search:500:{UNLEARNED}'; not {argument!r}"
        )
    trees, number = int(parts[1] or 1), int(parts[2])
    if parts[3]:
        return SearchBot(seed, milliseconds=number, by=by, style=style, trees=trees)
    return SearchBot(seed, iterations=number, milliseconds=deadline, by=by, style=style, trees=trees)


def _rollout(argument: str, seed: int, deadline: int = 0, style: str = "") -> RolloutBot:
    worlds, _, sure = (argument or "64").partition(":")
    if not _WORLDS.fullmatch(worlds) or not 1 <= int(worlds) <= 100_000 or (":" in argument and sure not in SURE):
        raise UnknownBot(
            "'rollout' takes 1 to 100000 worlds, as in 'rollout:64', and after them by how many standard errors, "
            f"{either_of(SURE)}, an option has to be better than the readiest, as in 'rollout:64:2'; not {argument!r}"
        )
    return RolloutBot(seed, worlds=int(worlds), milliseconds=deadline, sure=float(sure or "1"), style=style)


HARDEST: Final = 24
"""So many worlds the hardest level plays on in: as many as it has the time for without the compiled build, too."""


def _easy(argument: str, seed: int) -> Bot:
    style = _style("easy", argument)
    own = EasyBot(seed, style)
    return LevelBot("easy", own, own, partial(_erring, seed, style))


def _erring(seed: int, style: str, spec: str) -> Bot:
    """The level easy in a game that names how it plays where it does not err."""
    return EasyBot(seed, style, plays=_within(0, seed, style, spec))


def _medium(argument: str, seed: int) -> Bot:
    style = _style("medium", argument)
    learned = PolicyBot(seed, drawn=1, style=style)
    return LevelBot("medium", learned, GreedyBot(4, seed, style), _named(0, seed, style))


def _hard(argument: str, seed: int) -> Bot:
    style = _style("hard", argument)
    other = SearchBot(seed, milliseconds=120, style=style)
    return LevelBot("hard", PolicyBot(seed, style=style), other, _named(1000, seed, style))


def _hardest(argument: str, seed: int) -> Bot:
    style = _style("hardest", argument)
    learned = RolloutBot(seed, worlds=HARDEST, milliseconds=2500, style=style)
    other = SearchBot(seed, milliseconds=600, style=style)
    return LevelBot("hardest", learned, other, _named(2500, seed, style))


def _named(milliseconds: int, seed: int, style: str) -> Callable[[str], Bot]:
    """Makes the bot that a game names for a level."""
    return partial(_within, milliseconds, seed, style)


def _within(milliseconds: int, seed: int, style: str, spec: str) -> Bot:
    """The bot of a spec, which stops after so long even if its budget is not spent."""
    kind, _, budget = spec.partition(":")
    if kind == "search":
        return _search(budget, seed, milliseconds, style)
    if kind == "rollout":
        return _rollout(budget, seed, milliseconds, style)
    if kind == "policy":
        return _policy(budget, seed, style)
    if kind == "greedy":
        return _greedy(budget, seed, style)
    return bot(spec, seed)


def _no_budget(kind: str, argument: str) -> None:
    if argument:
        raise UnknownBot(f"{kind!r} takes no budget, not {argument!r}")


def _style(level: str, argument: str) -> str:
    if argument and not argument.isalpha():
        raise UnknownBot(
            f"{level!r} takes no budget, but may have a style of the game, as in '{level}:fighter'; not {argument!r}"
        )
    return argument


BOT_KINDS: Mapping[str, BotKind] = {
    "easy": BotKind("easy", "Easy", "often takes something that only looks nearly as good as the best", _easy, 1),
    "medium": BotKind("medium", "Medium", "plays fairly well, and errs now and then", _medium, 2),
    "hard": BotKind("hard", "Hard", "plays well, and errs seldom", _hard, 3),
    "hardest": BotKind("hardest", "Hardest", "plays as well as it can", _hardest, 4),
    "random": BotKind("random", "Random", "takes any option, each as likely as the next", _random),
    "policy": BotKind("policy", "Habit", "plays by rules of thumb, without a thought ahead", _policy),
    "greedy": BotKind("greedy", "Hasty", "takes what looks best now, not thinking of what comes after", _greedy),
    "rollout": BotKind("rollout", "Planner", "plays each option on in thought, to the end of the match", _rollout),
    "search": BotKind("search", "Thinker", "thinks ahead: tries what could come of each option", _search),
}


def called(spec: str) -> str:
    """What a bot is called, by its spec: in one word, and its style in another."""
    kind, _, argument = spec.partition(":")
    known = BOT_KINDS[kind]
    return f"{known.name} {argument}" if known.level and argument else known.name


def style_of(spec: str) -> str:
    """The style in a bot's spec, "" for none."""
    kind, _, argument = spec.partition(":")
    return argument if kind in BOT_KINDS and BOT_KINDS[kind].level else ""


def manner(spec: str, game: Game | None = None) -> str:
    """How a bot plays, in a player's words, by its spec; with what its style likes, where the game is given."""
    help = BOT_KINDS[spec.partition(":")[0]].help
    style = None if game is None else game.rules.styles.get(style_of(spec))
    return help if style is None else f"{style.help}; {help}"


def check_style(game: Game, spec: str) -> None:
    """Whether the game has the style in a bot's spec. Raises UnknownStyle."""
    style = style_of(spec)
    if style:
        game.style(style)


def bot(spec: str, seed: int = 0) -> Bot:
    """The bot of a spec: its kind, and after a colon its budget, as in `search:500` or `search:200ms`.

    Raises UnknownBot.
    """
    kind, colon, argument = spec.partition(":")
    if kind not in BOT_KINDS or (colon and not argument):
        raise UnknownBot(f"no bot {spec!r}; there are: {', '.join(BOT_KINDS)}")
    return BOT_KINDS[kind].make(argument, seed)


def search_of(game: Game, spec: str, seed: int) -> SearchBot | None:
    """The bot of a spec as it plays a game, where it is a search of several trees; None where it is anything else."""
    made = bot(spec, seed)
    if isinstance(made, LevelBot):
        made = made.of(game)
    return made if isinstance(made, SearchBot) and made.trees > 1 else None


def adviser(game: Game) -> str:
    """The spec of the bot that gives hints, the same on any machine: what was learned, or a long search.

    The search also where what was learned is weaker, so that the game names a search for its hardest level.
    """
    learned = game.rules.learned
    if learned is None or not learned.plays:
        return "search:1000"
    return "search:1000" if learned.levels.get("hardest", "").startswith("search") else "policy"


def play(match: Match, bots: Sequence[Bot]) -> Match:
    """Let bots, one a seat, play the match to its end. Returns the match. Raises BadSetup or Endless."""
    if len(bots) != match.seats:
        raise BadSetup(f"a match of {count(match.seats, 'seat')} needs as many bots, one a seat, not {len(bots)}")
    sights = [SeatView(match, seat) for seat in range(match.seats)]
    for _ in range(MOST_CHOICES):
        decision = match.decision
        if decision is None:
            return match
        match.pick(bots[decision.seat].choose(sights[decision.seat]))
    raise Endless(match)


def seed_of(match: Match, seat: int) -> int:
    """A seed for the bot of a seat at this moment: another at every choice, the same when the match is played again.

    For matches with a chosen seed: with it one knows what every bot will choose.
    """
    position = f"{match.seed} {seat} {len(match.choices or [])}"
    return int.from_bytes(blake2b(position.encode(), digest_size=7, person=b"bot").digest(), "big")
