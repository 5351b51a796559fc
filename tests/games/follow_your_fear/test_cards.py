"""Cards as they are sold, in play. Their clauses are made from their entries."""

from __future__ import annotations

import pytest

from tests.games.follow_your_fear.table import SOLD, given

PEEK = "Peek at which card?"
LET_GO = "Let go of a card"
MOVE = "Move a token"


def clause(id: str) -> str:
    """The text of a clause made from a card."""
    return next(clause.text for made in SOLD.clauses().values() for clause in made if clause.id == id)


@pytest.mark.rule(
    "FY-SPIRITCARD-1",
    "FY-SPIRITCARD-2",
    "FY-SPIRITCARD-4",
    "FY-SPIRITCARD-7",
    "FY-SPIRITCARD-15",
    "FY-SPIRITCARD-16",
    "FY-SPIRITCARD-17",
    "FY-SPIRITCARD-20",
    "FY-SPIRITCARD-21",
    "FY-SPIRITCARD-23",
    "FY-SPIRITCARD-24",
    "FY-SPIRITCARD-25",
    "FY-SPIRITCARD-26",
    "FY-SPIRITCARD-31",
    "FY-SPIRITCARD-35",
    "FY-SPIRITCARD-40",
    "FY-SPIRITCARD-41",
    "FY-SPIRITCARD-42",
    "FY-SPIRITCARD-48",
)
@pytest.mark.parametrize(
    ("id", "card", "strength", "defense", "expected"),
    [
        ("FY-SPIRITCARD-1", "ember-fox", 2, 0, [PEEK]),
        ("FY-SPIRITCARD-2", "bramble-boar", 2, -1, []),
        ("FY-SPIRITCARD-4", "upstream-salmon", 0, 0, [MOVE, PEEK]),
        ("FY-SPIRITCARD-7", "war-drum-grouse", 0, 0, []),
        ("FY-SPIRITCARD-15", "horn-blower-elk", 1, 0, []),
        ("FY-SPIRITCARD-16", "moth-to-the-flame", 2, 0, []),
        ("FY-SPIRITCARD-17", "cinder-crane", 1, 0, ["Remove a Corrupt tile (2 left)", "Remove a Corrupt tile"]),
        ("FY-SPIRITCARD-20", "gadfly", 0, 0, ["Push which token?", "Push Player 2's token from h8 to which tile?"]),
        ("FY-SPIRITCARD-21", "turncoat-ram", 0, 0, [MOVE, PEEK]),
        ("FY-SPIRITCARD-23", "bargaining-bull", 4, 3, [f"{LET_GO} (up to 3)", f"{LET_GO} (up to 2)", LET_GO]),
        ("FY-SPIRITCARD-24", "owl-of-the-third-question", 0, 0, ["Harvest a card", PEEK]),
        ("FY-SPIRITCARD-25", "magpie-clerk", 0, 0, ["Steal from whom?"]),
        ("FY-SPIRITCARD-26", "mirror-carp", 0, 2, ["Copy whose Defense?"]),
        (
            "FY-SPIRITCARD-31",
            "chess-board-crow",
            0,
            2,
            ["Swap which token?", "Swap Player 2's token on h8 with which?", PEEK],
        ),
        (
            "FY-SPIRITCARD-35",
            "doorway-cat",
            0,
            0,
            ["Teleport which token?", "Teleport a token from d5 to which tile?", PEEK],
        ),
        ("FY-SPIRITCARD-40", "lynx-of-the-unlit-shelf", 0, 0, ["Hide which token?", MOVE]),
        ("FY-SPIRITCARD-41", "trapdoor-weaver", 0, 1, []),
        ("FY-SPIRITCARD-42", "barometer-frog", 0, 1, []),
        ("FY-SPIRITCARD-48", "mending-wren", 0, 0, ["Which token returns?", "Where does it return?"]),
    ],
)
def test_a_spirit_does_what_its_clause_says_in_the_order_that_it_says(
    id: str, card: str, strength: int, defense: int, expected: list[str]
) -> None:
    entry = next(spirit for spirit in SOLD.box.spirits if spirit.id == card)
    assert clause(id).startswith(entry.name)
    table = given(
        seats=3,
        hand={0: [card, "step", "pace", "vault"], 1: ["step", "pace"], 2: ["vault", "lunge"]},
        mat={1: ["defense-2"], 2: ["defense-2"]},
        tokens={0: "d5 e5 d4", 1: "h8 h7", 2: "g1 h1"},
        fear_at="h4",
        corrupt="h8 b1 b2 b3",
        taken={1: {0: 1}, 2: {0: 1}},
        slots=5,
    )
    void = table.defense(0)
    table.summon(card)
    prompts: list[str] = []
    while not table.asks_to_summon:
        if table.prompt not in prompts:
            prompts.append(table.prompt)
        table.match.pick(0)
        table.sound()
    assert prompts == expected
    if card != "chess-board-crow":
        assert (table.strength, table.defense(0) - void) == (strength, defense)


def test_every_card_that_is_sold_can_be_summoned() -> None:
    box = SOLD.box
    spirits = {spirit.id for spirit in box.spirits}
    for card in dict.fromkeys(box.entry):
        deck = "test" if card.id in spirits else card.fear
        table = given(hand=[card.id], fear=deck, tokens="d5 e5 d4", fear_at="e4", corrupt="a8", slots=6)
        table.summon(card.id)
        for _ in range(40):
            if table.over or table.asks_to_summon:
                break
            table.match.pick(0)
        table.sound()
        assert table.over or table.asks_to_summon, card.id
