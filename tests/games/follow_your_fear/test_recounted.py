"""Random play, recounted from what is printed: bonuses of tokens, the duty of Corrupt cards, multiplied Moves."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from gloaming.engine.match.match import Match
from gloaming.games.follow_your_fear.constants import CORRUPT, TYPES, VOID
from gloaming.games.follow_your_fear.rules.board import occupant
from gloaming.games.follow_your_fear.rules.verbs.defense import Defense
from gloaming.games.follow_your_fear.rules.verbs.hide import Hide
from gloaming.games.follow_your_fear.rules.verbs.multiply import Multiply
from gloaming.games.follow_your_fear.rules.verbs.plus_card import PlusCard
from gloaming.games.follow_your_fear.rules.verbs.strength import Strength
from gloaming.games.follow_your_fear.rules.verbs.strength_defense import StrengthDefense
from gloaming.games.follow_your_fear.tokens import (
    BLUE,
    DEFENSE,
    DEFENSE_TIMES,
    FLIPPED,
    LAID,
    RED,
    STRENGTH,
    STRENGTH_TIMES,
    SWAPS,
    WIDTH,
)
from tests.games.follow_your_fear.table import SOLD, given

FEARS = [fear.id for fear in SOLD.box.fears]
LIKED = {"heal-off": 40, "heal": 20, "lay": 10, "summon": 3}
COUNTED = (Defense, Hide, Multiply, Strength, StrengthDefense)


def played(seed: int, moments: Any) -> None:
    """A match in which captures, Heals and captured tokens are liked; each question is shown to `moments`."""
    chance = random.Random(seed)
    options = {"fear": FEARS[seed % len(FEARS)], "rounds": 12}
    match = SOLD.new(seats=2 + seed % 3, seed=seed, options=options)
    while match.decision:
        moments(match)
        s: Any = match._state
        weights = [
            60 if option[0] == "move" and occupant(s, option[2]) >= 0 else LIKED.get(option[0], 1)
            for option in match.decision.options
        ]
        match.pick(chance.choices(range(len(weights)), weights)[0])


class Bonuses:
    """What each face-up card must have come to, by what it prints and the captured tokens on it."""

    def __init__(self) -> None:
        self.seen = 0
        self.healed_off = 0

    def __call__(self, match: Match) -> None:
        s: Any = match._state
        assert match.decision is not None
        self.healed_off += match.decision.options[0][0] == "heal-off"
        if not s.program.flow_of[s.step].startswith("summon a"):
            return
        for mat, cards in enumerate(s.mats):
            for place, card in enumerate(cards):
                marks = s.marks[mat][place * WIDTH : (place + 1) * WIDTH]
                powers = s.box.powers[card]
                if not marks[FLIPPED] and all(isinstance(power, COUNTED) for power in powers):
                    self.recount(s, card, powers, marks, sum(marks[LAID:]))

    def recount(self, s: Any, card: int, powers: Any, marks: list[int], laid: int) -> None:
        """Compare one card."""
        uses = 2 if laid else 1
        counts = Counter({STRENGTH_TIMES: 1, DEFENSE_TIMES: 1})
        hides = 0
        for power in powers:
            if isinstance(power, Strength | Defense):
                counts[STRENGTH if isinstance(power, Strength) else DEFENSE] += power.n + laid
            elif isinstance(power, Multiply) and power.what in ("strength", "defense"):
                counts[STRENGTH_TIMES if power.what == "strength" else DEFENSE_TIMES] *= power.n**uses
            elif isinstance(power, StrengthDefense):
                counts[SWAPS] += uses
            elif isinstance(power, Hide):
                hides += uses
        assert [counts[what] for what in range(SWAPS + 1)] == marks[: SWAPS + 1], s.box.ids[card]
        assert s.hidden[1::2].count(card) == hides, s.box.ids[card]
        self.seen += laid > 0


@pytest.mark.slow
@pytest.mark.rule("FY-BONUS-4", "FY-BONUS-8", "FY-BONUS-10")
def test_cards_come_to_what_they_print_and_the_tokens_left_on_them_give() -> None:
    bonuses = Bonuses()
    for seed in range(90):
        played(seed, bonuses)
    assert bonuses.seen > 50
    assert bonuses.healed_off > 1


class Duty:
    """What may be summoned in a Fear Phase: all that leaves as many slots for Corrupt cards as they need."""

    def __init__(self) -> None:
        self.bound = 0
        self.slots_given_back = 0

    def __call__(self, match: Match) -> None:
        s: Any = match._state
        if s.program.flow_of[s.step] != "summon a Fear card":
            return
        assert match.decision is not None
        cards = s.drawn[s.turn]
        met = {card for card in cards if s.box.fear[card] < 0 or fulfilled(s, s.box.needs[card])}
        owed = {card for card in met if s.box.fear[card] >= 0 and s.box.corrupts[card]}

        def keeps(slots: int) -> bool:
            return bool(min(len(owed), slots) >= min(len(owed), s.slots))

        design = s.box.design
        gives = {card: sum(power.n for power in s.box.powers[card] if isinstance(power, PlusCard)) for card in cards}
        expected: set[tuple[Any, ...]] = {
            ("summon", design[card]) for card in met if card in owed or keeps(s.slots - 1 + gives[card])
        }
        backs = [card for card in cards if s.box.fear[card] >= 0 and card not in owed]
        expected |= {("flip", design[card]) for card in backs if keeps(s.slots - 1)}
        expected |= {("end-phase",)} if not owed else set()
        assert expected == {(option[0], *[design[card] for card in option[1:]]) for option in match.decision.options}
        if len(owed) >= s.slots:
            self.bound += 1
            self.slots_given_back += any(gives[card] for card in met)


def fulfilled(s: Any, needs: tuple[int, ...]) -> bool:
    """Whether the Fear tokens, symbols and the Void fulfil a requirement in some order."""
    have: list[int] = [kind for kind in range(len(TYPES)) for _ in range(s.symbols[kind])]
    for tile in s.standing[RED] + s.standing[BLUE]:
        have.append(CORRUPT if tile in s.corrupt else -1 if s.box.tiles[tile] == VOID else s.box.tiles[tile])
    return any(
        all(symbol in (-1, wanted) for symbol, wanted in zip(order, needs, strict=True))
        for order in permutations(have, len(needs))
    )


@pytest.mark.slow
@pytest.mark.rule("FY-CORRUPT-3", "FY-CORRUPT-4", "FY-CORRUPT-5")
def test_a_fear_phase_offers_whatever_leaves_corrupt_cards_the_slots_they_need() -> None:
    duty = Duty()
    for seed in range(90):
        played(seed, duty)
    assert duty.bound > 25


@pytest.mark.rule("FY-CORRUPT-3", "FY-CORRUPT-4", "FY-CARD-1")
def test_so_does_one_with_cards_that_give_slots_in_any_mixture() -> None:
    corrupt = ["fear-corrupt-1", "fear-corrupt-1", "fear-corrupt-2", "fear-corrupt-in-reason"]
    others = ["fear-one-card", "two-cards", "fear-hide", "step", "fear-needs-hope", "fear-let-go-3"]
    duty = Duty()
    for seed in range(120):
        chance = random.Random(seed)
        drawn = chance.sample([*corrupt, *others], 5)
        table = given("fear", drawn=drawn, fear_at=chance.choice(["b6", "c6", "d4"]), slots=chance.randint(1, 4))
        while (table.turn, table.phase) == (0, "fear"):
            duty(table.match)
            table.match.pick(chance.randrange(len(table.options)))
    assert duty.bound > 50
    assert duty.slots_given_back > 25


@pytest.mark.rule("FY-TIMES-3", "FY-TIMES-7", "FY-HEAL-5")
@pytest.mark.parametrize("seed", range(40))
def test_each_move_of_a_phase_is_made_as_often_as_all_multipliers_of_the_phase_say(seed: int) -> None:
    chance = random.Random(seed)
    moving = chance.choices(["healing-step", "step", "pace"], k=3)
    times = chance.randint(0, 3)
    table = given(
        "fear" if seed % 2 else "spirit",
        **{"drawn" if seed % 2 else "hand": [*moving, *["double-move"] * times]},  # type: ignore[arg-type]
        tokens={0: "c6 b7 b1 c1", 1: "h8 g8 f8"}, fear_at="e3", taken={1: {0: 2, "fear": 2}}, slots=7,
    )  # fmt: skip
    phase, questions = table.phase, Counter[str]()
    while table.phase == phase and table.turn == 0:
        if table.prompt == "Move a token":
            questions[table.question] += 1
        can = [i for i, option in enumerate(table.options) if option != ("end-phase",) and "Spare" not in table.said[i]]
        table.match.pick(chance.choice(can or [table.options.index(("end-phase",))]))
        if not can:
            break
    assert sum(questions.values()) == len(moving) * 2**times, questions
