"""Questions name the card or place that causes them."""

from __future__ import annotations

import json
import re

import pytest

from gloaming import Game, Match
from gloaming.engine.content.clauses import topics
from gloaming.engine.rules.machine import cause
from tests.games.contract import contract

from .conftest import walk


def said_by_a_card(match: Match) -> bool:
    """Return whether the open question comes from a card, or from the flow of a verb."""
    state = match._state
    program = state.program
    running = [program.flow_of[step] for step, _ in state.places()]
    offer = program.steps[state.step].offer
    return "effects" in running or ".verbs." in getattr(offer, "__module__", "")


def test_every_question_of_a_card_names_the_card(game: Game, seats: int) -> None:
    for seed in (1, 2):
        for match, _ in walk(game, seats, seed):
            if said_by_a_card(match):
                assert match.cause is not None, match
                assert match.question.startswith(f"{match.cause.label}: "), match.question


def test_what_asks_lies_on_the_table(game: Game, seats: int) -> None:
    for match, _ in walk(game, seats, 3):
        if match.cause is not None:
            seen = json.dumps(match.view(None))
            assert all(f'"{piece}' in seen or piece in game_pieces(match) for piece in match.cause.pieces), match


def game_pieces(match: Match) -> set[str]:
    """Return the pieces that events have named."""
    return {piece for event in match.events(None) for piece in event["pieces"]}


def test_a_question_that_no_card_asks_stands_alone(game: Game, seats: int) -> None:
    match = game.new(seats=seats, seed=1)
    assert match.decision is not None
    if cause(match._state) is None:
        assert (match.cause, match.question) == (None, match.decision.prompt)


def test_no_two_buttons_of_a_question_say_the_same(game: Game, seats: int) -> None:
    """Within a group, a button shows less than the option's label, as on the page."""
    for match, _ in walk(game, seats, 4):
        assert match.decision is not None
        buttons = []
        for i in range(len(match.decision.options)):
            option = match.describe(i)
            within = (option.within or option.label, "")
            alone = ((option.short if option.detail else option.within) or option.label, option.detail)
            buttons.append((option.folded, option.group, *(within if option.group or option.folded else alone)))
        assert len({*buttons}) == len(buttons), buttons


def test_one_option_of_a_question_goes_on(game: Game, seats: int) -> None:
    count = 0
    for match, _ in walk(game, seats, 4):
        assert match.decision is not None
        going = [option for option in match.decision.options if game.actions.of(option).goes_on]
        assert len(going) <= 1, going
        count += len(going)
    assert count > 0 or not contract(game).going_on


def test_every_question_has_a_topic_in_words(game: Game, seats: int) -> None:
    if game.id == "lanterns":
        pytest.skip("the toy has no rulebook")
    topic_of = topics(game.folder)
    for step in game.rules.program.steps:
        if step.prompt:
            assert topic_of[step.rule]
            assert not re.search(r"[A-Z]{2}-|\d", topic_of[step.rule]), topic_of[step.rule]
