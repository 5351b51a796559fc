"""What the tests of every game must know of this one."""

from __future__ import annotations

from gloaming.engine.words import either_of, in_words
from gloaming.games.follow_your_fear.box import LETTERS, TYPES, Box
from tests.games.contract import HOW_TO_PLAY, Contract, Said, Told, any_option


def curious(told: Told, step: int) -> int:
    """The option that captures, heals, swaps or looks, where there is one; else any."""
    labels = [one["label"] for one in told["prompt"]["options"]]
    for wanted in ("capture", "Heal", "Swap", "Exchange", "Peek"):
        found = [at for at, label in enumerate(labels) if wanted in label]
        if found:
            return found[step % len(found)]
    return any_option(told, step)


def numbers(box: Box) -> Said:
    """The sentences that say numbers of its entries."""
    rows = [row.split() for row in box.board.rows]
    void = in_words(sum([row.count("V") for row in rows]))
    types = either_of([one.capitalize() for one in TYPES])
    return {
        "FY-BOARD-1": [
            f"The board has {len(rows)} rows of {len(row)} tiles. A tile shows {types}, "
            f"{sum([one.count(letter) for one in rows])} of each; only the {void} in the centre are Void."
            for row in rows
            for letter in LETTERS[: len(TYPES)]
        ],
        HOW_TO_PLAY: [f"The {void} tiles in the middle count as any type."],
    }


CONTRACT = Contract(
    adviser="policy",
    great=("fear", "captured", "vanished", "respawned", "banished", "healed", "won"),
    staged=False,
    short={"rounds": 7},
    tracks=frozenset({"fear-reserve"}),
    of_a_style=4,
    thought=40,
    album=140,
    curious=curious,
    numbers=numbers,
)
