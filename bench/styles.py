"""Whether bots play by their styles, and what that costs them: `python bench/styles.py medium 60`.

A bot of each style plays the given number of two-seat matches, and one of the same level without it plays the same
deals, both against the level; each deal twice, in either seat. Prints a Markdown table: the difference that the style
makes in its score and in what it does by its words, both the mean over all questions with a choice that the seat was
asked, with 95 % intervals over deals, and the share won, which is shared where a game for each against all has several
winners; in Ghost Hunter 13 it is how often the hunters win. The level may be a search, as in `search:100`. `--only
careful,raider` leaves the other styles out; `--jobs 2` plays in two processes.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Any

import gloaming
from gloaming import Match
from gloaming.bots import Bot, SeatView, bot
from gloaming.bots.search_bot import SearchBot
from gloaming.engine.match.match import Game
from gloaming.games.follow_your_fear.rules.mats import player_defense
from gloaming.games.follow_your_fear.tokens import TOKEN_KINDS
from gloaming.lab.runs.engines.engine import Engine
from gloaming.lab.runs.engines.local import LocalEngine
from gloaming.lab.runs.runner import map_items
from gloaming.lab.statistics.intervals import Z

FIRST = 1000
"""The seed of the first deal."""


def _curses_a_card(s: Any, seat: int) -> float:
    cards = s.tableau[seat] + s.dispelled[seat]
    return float(sum([s.box.curses[card] for card in cards])) / max(1, len(cards))


DEEDS: dict[tuple[str, str], tuple[str, Callable[[Any, int], float]]] = {
    ("dont-go-in-there", "careful"): ("ghosts", lambda s, seat: s.ghosts[seat]),
    ("dont-go-in-there", "reckless"): ("Curses a card", _curses_a_card),
    ("fatal-frame", "fighter"): ("Album Points", lambda s, seat: s.points(seat)),
    ("fatal-frame", "collector"): (
        "Upgrades, Items and cards",
        lambda s, seat: len(s.camera[seat]) + len(s.items[seat]) + len(s.hand[seat]),
    ),
    ("follow-your-fear", "raider"): (
        "others' tokens captured",
        lambda s, seat: sum(s.taken[seat * TOKEN_KINDS : seat * TOKEN_KINDS + s.seats]),
    ),
    ("follow-your-fear", "guardian"): ("Defense", lambda s, seat: player_defense(s, seat)),
    ("ghost-hunter", "gatherer"): ("Items held", lambda s, seat: len(s.held[seat])),
    ("ghost-hunter", "careful"): ("share in battle", lambda s, seat: s.battle >= 0 and s.fighters >> seat & 1),
}
"""What each style does more or less of by its words, at a table of a hunter a seat."""


def made(level: str, style: str, seed: int) -> Bot:
    """The bot of a level or a search, with a style or, for "", without."""
    kind, _, budget = level.partition(":")
    if kind == "search":
        return SearchBot(seed, iterations=int(budget), style=style)
    return bot(f"{level}:{style}" if style else level, seed)


def played(match: Match, bots: Sequence[Bot], style: str, seat: int) -> tuple[float, float, float]:
    """The mean score and deeds of a seat in a match that bots play, and its share of the victory.

    Where the fallen go over to the other side, the victory is that of the side that all begin on.
    """
    scores: list[float] = []
    deeds: list[float] = []
    deed = DEEDS[match.game.id, style][1]
    while match.decision is not None:
        decision = match.decision
        if decision.seat == seat and len(decision.options) > 1:
            scores.append(match.style_score(style, seat))
            deeds.append(float(deed(match._state, seat)))
        match.pick(bots[decision.seat].choose(SeatView(match, decision.seat)))
    assert match.result is not None
    if match.game.rules.teams is not None:
        return mean(scores), mean(deeds), match.value_for_team(match.evaluate(), [0] * match.seats)[0]
    winners = match.result.winners
    return mean(scores), mean(deeds), 1.0 / len(winners) if seat in winners else 0.0


def mean_with_interval(differences: Sequence[float]) -> str:
    """Their mean with its 95 % interval."""
    error = Z * stdev(differences) / sqrt(len(differences))
    return f"{mean(differences):+.3f} ({mean(differences) - error:+.3f} to {mean(differences) + error:+.3f})"


def play_deal(game: str, style: str, level: str, deal: int) -> list[list[float]]:
    """The mean score, deeds and share of the victory in a deal, without the style and with it."""
    both = []
    for worn in ("", style):
        sums = [0.0, 0.0, 0.0]
        for seat in (0, 1):
            bots = [made(level, worn if place == seat else "", 2 * deal + place) for place in (0, 1)]
            ended = played(gloaming.game(game).new(seats=2, seed=FIRST + deal), bots, style, seat)
            sums = [old + new / 2.0 for old, new in zip(sums, ended, strict=True)]
        both.append(sums)
    return both


def measure(game: Game, style: str, level: str, count: int, engine: Engine) -> None:
    """Play with the style and without, and print a row."""
    deals = list(map_items(partial(play_deal, game.id, style, level), range(count // 2), engine))
    won = [sum([2.0 * deal[worn][2] for deal in deals]) for worn in (0, 1)]
    named = DEEDS[game.id, style][0]
    score, deed, shares = (
        mean_with_interval([worn[column] - without[column] for without, worn in deals]) for column in range(3)
    )
    row(game.title, style, level, score, f"{named} {deed}", f"{won[0]:g} and {won[1]:g} of {count}: {shares}")


def row(*cells: str) -> None:
    """Print a row of the table."""
    print("| " + " | ".join(cells) + " |", flush=True)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("level")
    parser.add_argument("matches", type=int, help="with each style and without it, an even number of 4 or more")
    parser.add_argument("--only", help="styles, with commas between them")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes")
    asked = parser.parse_args()
    row("Game", "Style", "Level", "Taste, with the style less without", "What it does", "Won without and with it")
    row(*["---"] * 6)
    with LocalEngine(asked.jobs) as engine:
        for game in gloaming.games().values():
            for style in game.rules.styles:
                if asked.only is None or style in asked.only.split(","):
                    measure(game, style, asked.level, asked.matches, engine)


if __name__ == "__main__":
    main()
