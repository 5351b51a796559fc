"""What the tests of every game must know of this one."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.engine.phrases import either_of, in_words, listed, ordinal
from gloaming.games.follow_your_fear.box import Box
from gloaming.games.follow_your_fear.constants import LETTERS, PILES, TYPES
from tests.games.contract import HOW_TO_PLAY, Contract, Said, Told, Use, any_option
from tests.games.follow_your_fear.observed import PUBLIC, UNOBSERVED


def curious(update: Told, step: int) -> int:
    """The option that captures, heals, swaps or looks, where there is one; else any."""
    labels = [option["label"] for option in update["prompt"]["options"]]
    for wanted in ("capture", "Heal", "Swap", "Exchange", "Peek"):
        matching = [at for at, label in enumerate(labels) if wanted in label]
        if matching:
            return matching[step % len(matching)]
    return any_option(update, step)


def numbers(box: Box) -> Said:
    """Return the sentences with numbers that come from the entries."""
    rows = [row.split() for row in box.board.rows]
    void = in_words(sum([row.count("V") for row in rows]))
    types = either_of([kind.capitalize() for kind in TYPES])
    orders = {tuple([box.tiles[tile] for tile in home]) for home in box.home}
    tokens = sum([token.copies for token in box.fears[0].tokens])
    last = "sixth" if tokens == 6 else ordinal(tokens)
    two_looks = [fear for fear in box.fears if len(fear.tokens) > 1]
    cards = sum(map(len, box.deck))
    spirits = sum(map(len, box.of_type))
    free = [needs for of, needs in zip(box.fear, box.needs, strict=True) if of >= 0 and not needs]
    return {
        "FY-GOAL-1": [f"the last of its {tokens} tokens", f"asks for the {last} token alone"],
        "FY-COMP-2": [
            f"There are {len(box.fears)} Fears with {tokens} tokens and {each_of(box.deck)} Fear cards each: "
            f"{tokens * len(box.fears)} tokens and {cards} cards.",
            f"a Fear has {in_words(tokens)} tokens",
        ],
        "FY-COMP-3": [
            f"There are {spirits + len(box.starting)} Spirits: {spirits} for the decks, {each_of(box.of_type)} of each "
            f"type, and {len(box.starting)} Starting Spirits with yellow backs, of which {len(box.guides)} are Spirit "
            "Guides.",
            f"each of {in_words(PILES)} decks has {each_of([of[::2] for of in box.of_type])} cards",
        ],
        "FY-BOARD-1": [
            f"The board has {len(rows)} rows of {len(row)} tiles. A tile shows {types}, "
            f"{sum([row.count(letter) for row in rows])} of each; only the {void} in the centre are Void."
            for row in rows
            for letter in LETTERS[: len(TYPES)]
        ]
        + [f"a Void of {void} tiles in the centre needs an even side"],
        "FY-BOARD-2": [
            f"in an order of types that {'no other side' if len(orders) == len(box.home) else 'another side'} has."
        ],
        "FY-FEAR-6": [f"{'Most' if 2 * len(free) > cards else 'Some'} Fear cards have no requirement."],
        "FY-LONELY-1": [
            f"{fear.name} has up to {len(fear.tokens)} tokens on the board, a red and a blue dragon, with "
            f"{listed(sorted({str(token.copies) for token in fear.tokens}))} tokens of each colour in total."
            for fear in two_looks
        ]
        + [f"the book says {in_words(tokens)} in total"],
        HOW_TO_PLAY: [
            f"The {void} tiles in the middle count as any type.",
            f"The player who captures the last of its {in_words(tokens)} tokens wins",
        ],
    }


def each_of(decks: Sequence[Sequence[int]]) -> str:
    """Return the number of cards in each deck: a single number if they are equal."""
    return listed([str(size) for size in sorted({len(deck) for deck in decks})])


CONTRACT = Contract(
    unobserved=UNOBSERVED,
    public=PUBLIC,
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
    uses={
        "summon": Use(frozenset({"hands", "drawn", "slots"})),
        "steal": Use(frozenset()),
    },
)
