"""What the tests of every game must know of this one."""

from __future__ import annotations

from tests.games.contract import Contract, Told, any_option


def curious(told: Told, step: int) -> int:
    """The option that captures, heals, swaps or looks, where there is one; else any."""
    labels = [one["label"] for one in told["prompt"]["options"]]
    for wanted in ("capture", "Heal", "Swap", "Exchange", "Peek"):
        found = [at for at, label in enumerate(labels) if wanted in label]
        if found:
            return found[step % len(found)]
    return any_option(told, step)


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
)
