"""`gloaming ladder`: which bots are stronger at a game, and how sure that is."""

from __future__ import annotations

import json
from itertools import combinations, pairwise
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.table import Table

from gloaming.cli.arguments import SET_HELP, Packs, settings_of, shelf_of
from gloaming.cli.catalogue import GameId
from gloaming.cli.files import check_places
from gloaming.cli.laddering import EVEN, Ladder, Plan, Standing, check, played, settled, standings
from gloaming.cli.plot import whiskers
from gloaming.cli.screen import Refused, screen
from gloaming.cli.wilson import Z, wilson
from gloaming.engine.phrases import count

LEVELS: Final = "easy,medium,hard,hardest"


def ladder(
    game: GameId,
    bots: Annotated[str, typer.Option(help="Two or more with commas; a file of weights is one too.")] = LEVELS,
    deals: Annotated[int, typer.Option(min=1, help="Of each pair at most.")] = 200,
    seats: Annotated[int | None, typer.Option(help="How many; the fewest of the game unless told.")] = None,
    margin: Annotated[float, typer.Option(min=0.01, max=0.4, help="What counts as better, above 0.5.")] = 0.1,
    jobs: Annotated[int, typer.Option(min=1, max=64, help="How many processes. The outcome is the same.")] = 1,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same deals.")] = 0,
    chosen: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=SET_HELP)] = None,
    lessons: Annotated[
        bool, typer.Option("--lessons", help="Deals have in turns what bots learn from, as each scenario.")
    ] = False,
    out: Annotated[Path | None, typer.Option(help="Keep what was played in this file.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from that file; bots may be added.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Draw the ratings, too.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="JSON and nothing else.")] = False,
    pack: Packs = None,
) -> None:
    """Let bots play one another by pairs; who is stronger.

    How sure that is stands beside it.
    """
    packs = tuple(pack or ())
    rules = shelf_of(packs, game).game(game)
    rungs = tuple(one.strip() for one in bots.split(","))
    check(rungs, rules)
    settings = settings_of(rules, chosen or [])
    players = rules.seats.start if seats is None else seats
    rules.settings(players, settings)
    plan = Plan(game, players, settings, seed, rungs, lessons, packs)
    if not plan.alone and players < 2:
        raise Refused("two bots need two seats")
    check_places(out, plot)
    found = Ladder(plan)
    _open(found, out, resume)
    standings(found)
    try:
        with screen(stderr=True).status("Playing") as status:
            while tasks := found.round(deals, margin):
                for task, score in played(plan, tasks, jobs):
                    found.add(task, score)
                    status.update(f"Playing: {len(found.played)} deals")
                if out is not None:
                    found.write(out)
    except KeyboardInterrupt:
        if out is not None:
            found.write(out)
        kept = f": --resume goes on from {out}" if out is not None else ""
        screen(stderr=True).print(f"Stopped after {len(found.played)} deals{kept}.")
    order = standings(found)
    if plot is not None:
        rows = [(one.rung, one.rating, one.rating - Z * one.error, one.rating + Z * one.error) for one in order]
        plot.write_text(whiskers(f"{rules.title}: strength of bots", rows, "OpenSkill rating, 95 %"))
    if as_json:
        print(json.dumps(as_data(found, order, margin), indent=1))
    else:
        _show(found, order, margin)


def _open(found: Ladder, out: Path | None, resume: bool) -> None:
    if resume and (out is None or not out.exists()):
        raise Refused("there is nothing to go on from: name with --out the file that was kept")
    if resume and out is not None:
        found.read(out)
    elif out is not None and out.exists():
        raise Refused(f"{out} is there already: go on from it with --resume, or name another file with --out")


def _compared(found: Ladder, one: str, other: str, margin: float) -> dict[str, Any]:
    scores = found.scores(one, other)
    least, most = wilson(sum(scores), len(scores))
    verdict = settled(scores, margin)
    ahead = sum(score > 0.5 for score in scores)
    behind = sum(score < 0.5 for score in scores)
    return {
        "bot": one,
        "against": other,
        "deals": len(scores),
        "score": round(sum(scores) / len(scores), 4) if scores else None,
        "interval": [round(least, 4), round(most, 4)],
        "ahead": ahead,
        "behind": behind,
        "better": {"first": one, "second": other, EVEN: EVEN}.get(verdict),
    }


def as_data(found: Ladder, order: list[Standing], margin: float) -> dict[str, Any]:
    """The ladder as JSON data, the strongest first.

    score: of `bot`, 0 to 1; ahead, behind: in how many deals it did better than the other, or worse; better: None where
    it is not settled; won: of a bot that plays each deal alone, its mean score.
    """
    plan = found.plan
    return {
        "game": plan.game,
        "version": plan.rules.version,
        "seats": plan.seats,
        "set": plan.settings,
        "packs": list(map(str, plan.packs)),
        "lessons": plan.lessons,
        "seed": plan.seed,
        "margin": margin,
        "ladder": [
            {
                "bot": one.rung,
                "rating": round(one.rating, 2),
                "interval": [round(one.rating - Z * one.error, 2), round(one.rating + Z * one.error, 2)],
                "deals": one.deals,
                **_won(found, one.rung),
            }
            for one in order
        ],
        "pairs": [_compared(found, one.rung, other.rung, margin) for one, other in combinations(order, 2)],
    }


def _won(found: Ladder, rung: str) -> dict[str, Any]:
    """Of a bot that plays each deal alone how many it has played, and its mean score with an interval."""
    own = [score for (_, rungs), score in found.played.items() if rungs == (rung,)]
    if not own:
        return {}
    least, most = wilson(sum(own), len(own))
    return {"played": len(own), "won": round(sum(own) / len(own), 4), "within": [round(least, 4), round(most, 4)]}


def _show(found: Ladder, order: list[Standing], margin: float) -> None:
    plan, console = found.plan, screen()
    title = f"{plan.rules.title}, {count(plan.seats, 'seat')}, seed {plan.seed}"
    table = Table(box=box.SIMPLE_HEAD, title=title)
    for name in ("Bot", "Rating (95 %)", "Against the next (95 %)", "Deals", "Stronger?"):
        table.add_column(name, justify="left" if name in ("Bot", "Stronger?") else "right", no_wrap=name == "Bot")
    below = [_compared(found, one.rung, other.rung, margin) for one, other in pairwise(order)]
    told = {None: "not settled", EVEN: f"not by {margin:.0%}"}
    for one, next_ in zip(order, [*below, None]):
        reach = Z * one.error
        row = [one.rung, f"{one.rating:.1f} ({one.rating - reach:.1f} to {one.rating + reach:.1f})"]
        if next_ is not None and next_["score"] is not None:
            least, most = next_["interval"]
            verdict = "yes" if next_["better"] == one.rung else told.get(next_["better"], "no")
            share = f"{next_['score']:.1%} ({least:.1%} to {most:.1%})"
            row += [share, str(next_["deals"]), verdict]
        table.add_row(*row)
    console.print(table)
