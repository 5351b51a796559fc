"""Options of every game have names that lessons and golden records can use."""

from __future__ import annotations

import random

import pytest

import gloaming


@pytest.mark.parametrize("name", gloaming.games())
def test_a_name_finds_its_option_or_one_that_reads_the_same(name: str) -> None:
    game = gloaming.game(name)
    match = game.new(seats=max(game.seats), seed=1)
    chance = random.Random(1)
    for _ in range(250):
        if match.decision is None:
            break
        names = [match.spell(number) for number in range(len(match.decision.options))]
        assert not any([" " in str(word) or word == "" for spelling in names for word in spelling.split(" ")])
        for number, spelled in enumerate(names):
            try:
                index = match.find(spelled)
            except gloaming.IllegalChoice:
                labels = {match.describe(other).label for other, also in enumerate(names) if also == spelled}
                assert len(labels) > 1
            else:
                assert match.describe(index).label == match.describe(number).label
        match.pick(chance.randrange(len(names)))
