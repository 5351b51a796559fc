"""The kinds of bots, their specs, and a function that plays a match with bots."""

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
    """Error: a spec names no bot. The message says which specs are valid."""


MOST_CHOICES: Final = 100_000
"""The number of choices after which a match of bots is abandoned."""


class Endless(GloamingError):
    """Error: bots did not finish a match within `MOST_CHOICES` choices. The message names the match."""

    def __init__(self, match: Match) -> None:
        seats = count(match.seats, "seat")
        super().__init__(
            f"{match.game.title}, {seats}, seed {match.seed}: bots did not finish it in {MOST_CHOICES} choices"
        )


class BotKind:
    """A kind of bot.

    spec: the name of the kind in specs; name: the name shown to players, one word; help: how the bot plays, for
    players; make: creates the bot from the text after the colon of a spec and a seed; level: 1 (easy) to 4 (hardest),
    or 0 for a kind that is not a level.

    A level can have a style of the game, as in `hard:fighter`. Other kinds can have a budget: `greedy:8` imagines 8
    worlds; `policy:3` samples from the policy raised to the power 3, `policy:0.5` from its square root; `rollout:64`
    plays out 64 imagined worlds, and `rollout:64:2` leaves the favorite only for an option that is better by two
    standard errors; `search:500` runs 500 iterations of a tree search, `search:200ms` runs for 200 milliseconds,
    `search:4x500` runs 500 iterations in each of four trees and adds up their visits, and `search:500:unlearned` uses
    only the game's own evaluation.
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
            "'policy' takes a power for its probabilities, from 0.1 to 99.9 with at most one decimal, as in 'policy:3' "
            f"or 'policy:0.5'; without one it takes the most probable option; not {argument!r}"
        )
    return PolicyBot(seed, drawn=float(argument or "0"), style=style)


def _greedy(argument: str, seed: int, style: str = "") -> Bot:
    worlds = argument or "4"
    if not _WORLDS.fullmatch(worlds) or not 1 <= int(worlds) <= 1000:
        raise UnknownBot(f"'greedy' takes 1 to 1000 worlds, as in 'greedy:8'; not {argument!r}")
    return GreedyBot(int(worlds), seed, style)


SURE: Final = ("1", "2", "3")
"""The numbers of standard errors that a rollout bot can require."""

_BUDGET: Final = re.compile(r"(?:([1-9][0-9]?)x)?([0-9]{1,7})(ms)?")


def _search(argument: str, seed: int, deadline: int = 0, style: str = "") -> SearchBot:
    budget, colon, by = (argument or "500").partition(":")
    parts = _BUDGET.fullmatch(budget)
    if parts is None or not 1 <= int(parts[2]) <= 1_000_000 or (colon and by != UNLEARNED):
        raise UnknownBot(
            "'search' takes 1 to 1000000 iterations or milliseconds, as in 'search:500' or 'search:200ms', "
            "optionally with a number of trees before them, as in 'search:4x500', "
            f"and '{UNLEARNED}' after them, as in 'search:500:{UNLEARNED}'; not {argument!r}"
        )
    trees, number = int(parts[1] or 1), int(parts[2])
    if parts[3]:
        return SearchBot(seed, milliseconds=number, by=by, style=style, trees=trees)
    return SearchBot(seed, iterations=number, milliseconds=deadline, by=by, style=style, trees=trees)


def _rollout(argument: str, seed: int, deadline: int = 0, style: str = "") -> RolloutBot:
    worlds, _, sure = (argument or "64").partition(":")
    if not _WORLDS.fullmatch(worlds) or not 1 <= int(worlds) <= 100_000 or (":" in argument and sure not in SURE):
        raise UnknownBot(
            "'rollout' takes 1 to 100000 worlds, as in 'rollout:64', optionally with the number of standard errors, "
            f"{either_of(SURE)}, by which an option must beat the favorite, as in 'rollout:64:2'; not {argument!r}"
        )
    return RolloutBot(seed, worlds=int(worlds), milliseconds=deadline, sure=float(sure or "1"), style=style)


HARDEST: Final = 24
"""The number of worlds that the hardest level plays out, so low that it fits the time limit even without the compiled
build.
"""


def _easy(argument: str, seed: int) -> Bot:
    style = _style("easy", argument)
    own = EasyBot(seed, style)
    return LevelBot("easy", own, own, partial(_erring, seed, style))


def _erring(seed: int, style: str, spec: str) -> Bot:
    """Create the easy level for a game that names the bot on which the level is based. spec: that bot's spec."""
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
    """Return a function that creates the bot that a game names for a level. milliseconds: the bot's time limit."""
    return partial(_within, milliseconds, seed, style)


def _within(milliseconds: int, seed: int, style: str, spec: str) -> Bot:
    """Create the bot of a spec with a time limit in addition to the budget in the spec."""
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
    "easy": BotKind("easy", "Easy", "often makes small mistakes", _easy, 1),
    "medium": BotKind("medium", "Medium", "plays fairly well, with occasional mistakes", _medium, 2),
    "hard": BotKind("hard", "Hard", "plays well, with few mistakes", _hard, 3),
    "hardest": BotKind("hardest", "Hardest", "plays as well as it can", _hardest, 4),
    "random": BotKind("random", "Random", "takes a random option", _random),
    "policy": BotKind("policy", "Habit", "plays by learned habits, without looking ahead", _policy),
    "greedy": BotKind("greedy", "Hasty", "takes what looks best now, without looking further ahead", _greedy),
    "rollout": BotKind("rollout", "Planner", "plays out each option to the end in imagined matches", _rollout),
    "search": BotKind("search", "Thinker", "thinks ahead: tries what could follow each option", _search),
}


def called(spec: str) -> str:
    """Return the display name of a bot: one word for its kind, and one for its style if it has one."""
    kind, _, argument = spec.partition(":")
    known = BOT_KINDS[kind]
    return f"{known.name} {argument}" if known.level and argument else known.name


def style_of(spec: str) -> str:
    """Return the style in a bot's spec, "" for none."""
    kind, _, argument = spec.partition(":")
    return argument if kind in BOT_KINDS and BOT_KINDS[kind].level else ""


def manner(spec: str, game: Game | None = None) -> str:
    """Describe for players how a bot plays, with the goal of its style if the game is given."""
    help = BOT_KINDS[spec.partition(":")[0]].help
    style = None if game is None else game.rules.styles.get(style_of(spec))
    return help if style is None else f"{style.help}; {help}"


def check_style(game: Game, spec: str) -> None:
    """Check that the game has the style in a bot's spec. Raises UnknownStyle."""
    style = style_of(spec)
    if style:
        game.style(style)


def bot(spec: str, seed: int = 0) -> Bot:
    """Create a bot from a spec: its kind, and after a colon its budget, as in `search:500` or `search:200ms`.

    Raises UnknownBot.
    """
    kind, colon, argument = spec.partition(":")
    if kind not in BOT_KINDS or (colon and not argument):
        raise UnknownBot(f"no bot {spec!r}; there are: {', '.join(BOT_KINDS)}")
    return BOT_KINDS[kind].make(argument, seed)


def search_of(game: Game, spec: str, seed: int) -> SearchBot | None:
    """Return the search bot that plays a spec in a game, if the bot grows several trees; otherwise None."""
    made = bot(spec, seed)
    if isinstance(made, LevelBot):
        made = made.of(game)
    return made if isinstance(made, SearchBot) and made.trees > 1 else None


def adviser(game: Game) -> str:
    """Return the spec of the bot that gives hints in a game, the same on every machine: the policy, or a long search.

    The bot is a search in games without a learned policy, and in games whose hardest level is a search, because their
    learned policy is weaker.
    """
    learned = game.rules.learned
    if learned is None or not learned.plays:
        return "search:1000"
    return "search:1000" if learned.levels.get("hardest", "").startswith("search") else "policy"


def play(match: Match, bots: Sequence[Bot]) -> Match:
    """Play a match to its end with one bot per seat, and return it. Raises BadSetup or Endless."""
    if len(bots) != match.seats:
        raise BadSetup(f"a match of {count(match.seats, 'seat')} needs one bot per seat, not {len(bots)}")
    sights = [SeatView(match, seat) for seat in range(match.seats)]
    for _ in range(MOST_CHOICES):
        decision = match.decision
        if decision is None:
            return match
        match.pick(bots[decision.seat].choose(sights[decision.seat]))
    raise Endless(match)


def seed_of(match: Match, seat: int) -> int:
    """Return the seed for a bot's next choice: different at every choice, and the same when the match is replayed.

    Use this in matches whose seed was chosen: a player who knows the match's seed can predict the bots.
    """
    position = f"{match.seed} {seat} {len(match.choices or [])}"
    return int.from_bytes(blake2b(position.encode(), digest_size=7, person=b"bot").digest(), "big")
