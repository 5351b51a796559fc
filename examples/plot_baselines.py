"""Draw the curves of the learning baselines as SVG, and print what the learners reach as rows of a table.

    pip install "gloaming[learn]"
    python examples/plot_baselines.py docs/baselines

It draws every JSON file of the folder that `maskable_ppo.py` or `fatal_frame_self_play.py` has written.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("svg")

import matplotlib.pyplot as plt

import gloaming

FORMAT = "gloaming-learning-curve-1"

COLORS = {"random": "#777777", "easy": "#1b7f5c", "medium": "#b3541e", "hard": "#5b3a8c"}
OWN = "#3355aa"

STYLE = {"svg.hashsalt": "gloaming", "svg.fonttype": "none", "font.family": "sans-serif", "font.size": 11}
"""A constant salt keeps the ids in the file, so that drawing the same curve again changes nothing."""


def draw(result: dict[str, Any], file: Path) -> None:
    """Draw the curve of a learner."""
    with plt.rc_context(STYLE):
        figure, axes = plt.subplots(figsize=(7, 4))
        minutes = [point["minutes"] for point in result["points"]]
        against = [point["against"] for point in result["points"]]
        if is_alone(result):
            bots = list(against[0])
            line(axes, minutes, [point[bots[0]] for point in against], "agent_won", "agent_interval", "learner", OWN)
            for bot in bots:
                won = against[-1][bot]["bot_won"]
                axes.axhline(100 * won, color=COLORS[bot], linestyle="--", label=f"{bot} on the same deals")
            axes.set_ylabel("matches won, %")
            axes.set_ylim(bottom=-1)
        else:
            for bot in against[0]:
                rows = [point[bot] for point in against]
                line(axes, minutes, rows, "score", "interval", f"against {bot}", COLORS[bot])
            axes.axhline(50, color="#bbbbbb", linewidth=1)
            axes.set_ylabel("share of the wins, %")
            axes.set_ylim(0, 100)
        axes.set_xlabel("minutes of training")
        axes.set_title(f"{gloaming.game(result['game']).title}: {result['learner']}", fontsize=11)
        axes.legend(frameon=False)
        axes.spines[["top", "right"]].set_visible(False)
        figure.tight_layout()
        figure.savefig(file, metadata={"Date": None})
        plt.close(figure)


def line(axes: Any, minutes: list[float], rows: list[Any], key: str, interval: str, label: str, color: str) -> None:
    """Draw a line with its 95 % intervals."""
    axes.plot(minutes, [100 * row[key] for row in rows], color=color, marker="o", markersize=3, label=label)
    least, most = ([100 * row[interval][end] for row in rows] for end in (0, 1))
    axes.fill_between(minutes, least, most, color=color, alpha=0.15, linewidth=0)


def is_alone(result: dict[str, Any]) -> bool:
    """Return whether the learner and the bots play the same deals alone."""
    return "agent_won" in result["final"]["against"][0]


def row(result: dict[str, Any]) -> str:
    """Return what a learner reaches as a row of a Markdown table."""
    final, last = result["final"], result["points"][-1]
    if is_alone(result):
        first = final["against"][0]
        reached = [f"won {share(first['agent_won'], first['agent_interval'])}"]
        reached += [f"{entry['bot']} {share(entry['bot_won'], entry['bot_interval'])}" for entry in final["against"]]
    else:
        reached = [f"{share(entry['score'], entry['interval'])} against {entry['bot']}" for entry in final["against"]]
    cells = [
        gloaming.game(result["game"]).title,
        result["learner"],
        f"{last['minutes']:.1f}",
        f"{last['decisions']:,}",
        f"{last['matches']:,}",
        "; ".join(reached),
        str(final["deals"]),
    ]
    return f"| {' | '.join(cells)} |"


def share(mean: float, interval: list[float]) -> str:
    """Return a share and its interval in percent."""
    return f"{mean:.0%} ({100 * interval[0]:.0f}-{100 * interval[1]:.0f})"


def main() -> None:
    """Draw the curves of a folder."""
    parser = argparse.ArgumentParser(description="Draw the curves of learning baselines.")
    parser.add_argument("folder", type=Path, help="the folder with curves in JSON files")
    parser.add_argument("--out", type=Path, help="the folder for the pictures; the same by default")
    given = parser.parse_args()
    for file in sorted(given.folder.glob("*.json")):
        result = json.loads(file.read_text(encoding="utf-8"))
        if result["format"] == FORMAT:
            draw(result, (given.out or given.folder) / f"{file.stem}.svg")
            print(row(result))


if __name__ == "__main__":
    main()
