"""Play OpenSpiel's ISMCTS bot against bots of Gloaming, and print its share of the wins as JSON.

    pip install "gloaming[openspiel]"
    python examples/openspiel_ismcts.py --against easy medium --simulations 300 --deals 30 --out ismcts.json

The matches are those of `gloaming evaluate`: the same deals, each played twice with seats swapped, so that 0.5 is even.
The bot is used as OpenSpiel ships it: random rollouts, nothing learned, no setting tuned.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import gloaming
import gloaming.envs.openspiel  # registers the games
from gloaming.cli.experiments.evaluation import SEED
from gloaming.envs.openspiel_bots import GloamingBot
from gloaming.lab.runs.seeds import derive_seed
from gloaming.lab.statistics.intervals import wilson

UCT_C = 1.0
"""The exploration constant. Returns are from 0 to 1."""


class TimedBot:
    """OpenSpiel's ISMCTS bot, which samples worlds with reproducible dice and counts its decisions and their time."""

    def __init__(self, game: Any, simulations: int, seed: int) -> None:
        self.seconds = 0.0
        self.decisions = 0
        random = np.random.RandomState(seed)
        self._bot = ISMCTSBot(game, RandomRolloutEvaluator(1, random), UCT_C, simulations, random_state=random)
        self._bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.random_sample))

    def step(self, state: Any) -> int:
        """Choose an action. Decisions with one legal action are not counted."""
        began = time.process_time()
        action = int(self._bot.step(state))
        if len(state.legal_actions()) > 1:
            self.seconds += time.process_time() - began
            self.decisions += 1
        return action


def play(game: Any, deal: int, rival: str, bot: TimedBot, turned: int) -> float:
    """Play a match in which the bot has every second seat, and return its share of the wins; 0.5 without winners."""
    seed = derive_seed(f"{SEED} deal {deal}")
    state = game.new_initial_state(str(seed))
    players = range(game.num_players())
    bots = [
        bot if (player + turned) % 2 == 0 else GloamingBot(game, player, rival, derive_seed(f"{seed} seat {player}"))
        for player in players
    ]
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    returns = state.returns()
    won = sum(returns[player] for player in players if bots[player] is bot)
    return won / sum(returns) if any(returns) else 0.5


def evaluate(game: Any, rival: str, simulations: int, deals: int) -> Iterator[dict[str, Any]]:
    """Yield the bot's score against a bot of Gloaming after each deal, as JSON data."""
    bot = TimedBot(game, simulations, seed=1)
    scores: list[float] = []
    for deal in range(deals):
        scores.append(sum(play(game, deal, rival, bot, turned) for turned in (0, 1)) / 2)
        least, most = wilson(sum(scores), len(scores))
        yield {
            "bot": rival,
            "deals": len(scores),
            "matches": 2 * len(scores),
            "score": round(sum(scores) / len(scores), 4),
            "interval": [round(least, 4), round(most, 4)],
            "seconds_per_decision": round(bot.seconds / max(bot.decisions, 1), 4),
        }


def main() -> None:
    """Read the command line, play the matches, and write the results after each deal."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="gloaming_dont_go_in_there(seats=2)", help="an OpenSpiel game string")
    parser.add_argument("--against", nargs="+", default=["easy", "medium"], help="bots of Gloaming")
    parser.add_argument("--simulations", type=int, default=300, help="simulations per decision")
    parser.add_argument("--deals", type=int, default=30, help="deals per bot; each is played twice")
    parser.add_argument("--out", type=Path, help="output file")
    given = parser.parse_args()
    game = pyspiel.load_game(given.game)
    if game.num_players() < 2:
        parser.error(f"{given.game} has one seat, so there is no bot to play against")
    against: dict[str, dict[str, Any]] = {}
    result = {
        "format": "gloaming-openspiel-ismcts-1",
        "gloaming": gloaming.__version__,
        "version": game.definition.version,
        "game": str(game),
        "seed": SEED,
        "simulations": given.simulations,
        "uct_c": UCT_C,
        "evaluator": "1 random rollout to the end of the match",
    }
    text = ""
    for rival in given.against:
        for entry in evaluate(game, rival, given.simulations, given.deals):
            against[rival] = entry
            print(f"{rival}, deal {entry['deals']}: {entry['score']:.1%}", file=sys.stderr, flush=True)
            text = json.dumps({**result, "against": list(against.values())}, indent=2) + "\n"
            if given.out is not None:
                given.out.write_text(text)
    print(text, end="")


if __name__ == "__main__":
    main()
