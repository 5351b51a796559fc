"""What the tests of every game must know of this one."""

from __future__ import annotations

from tests.games.contract import Contract, Told


def wish(offered: list[str], step: int) -> int:
    """What a curious player takes."""
    liked = ("Save", "Take the reward", "Give up two cards", "Play Search", "Play Sprint", "Play Walk", "To ", "Buy")
    wanted = (at for at, label in enumerate(offered) if label.startswith(liked) and "Critical" not in label)
    return next(wanted, (step * 7) % len(offered))


def curious(told: Told, step: int) -> int:
    """The same, from what is told."""
    return wish([one["label"] for one in told["prompt"]["options"]], step)


CONTRACT = Contract(
    adviser="policy",
    great=(
        *("killed", "saved", "girl-token", "girl-dead", "killer-token", "killer-dead", "ultimate"),
        *("terror", "event", "power", "bloodlust", "bloodlust-full", "finale", "attack"),
    ),
    of_the_whole=("girl-dead", "killer-dead", "girl-token", "killer-token", "hurt", "ultimate"),
    tracks=frozenset({"bloodlust"}),
    album=250,
    curious=curious,
)
