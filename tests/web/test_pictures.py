"""Pictures kept for people, in build/pictures/: every screen at the sizes of a desktop and a phone, from fixed seeds.

Every screen that is pictured is also given to axe-core, at both sizes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

import gloaming
from tests.games.fatal_frame import photographer
from tests.games.final_girl.contract import wish

from . import test_fatal_frame
from .test_final_girl import open_table
from .visitor import GAME, Visitor, play_unseen

Come = Callable[..., Visitor]

TYPES = ["tome", "mask", "cat", "portrait", "mirror", "ring"]

MATCHES = tuple({"seed": 5, "options": {"board-2": room, "types": TYPES}} for room in ("hallway", "basement"))
"""Prefer Tomes, so that a type has to be named."""


CURIOUS = 45
"""The number of choices of Final Girl that are checked."""


def question(heads: frozenset[str]) -> str:
    """A kind of question: what its options begin with."""
    return "-or-".join(sorted(heads))


def kinds() -> Iterator[str]:
    """Return every kind of question in 40 random matches."""
    for seed in range(40):
        match = gloaming.game(GAME).new(seats=2, seed=seed)
        while match.decision is not None:
            yield question(frozenset(str(option[0]) for option in match.decision.options))
            match.pick(seed % len(match.decision.options))


def verbs(update: dict[str, Any]) -> frozenset[str]:
    """What the options of the question that is open to this person begin with."""
    return frozenset(str(option["option"][0]) for option in update["prompt"]["options"])


def asked(update: dict[str, Any]) -> str:
    """The kind of the question that is open to this person."""
    return question(verbs(update))


def labels(update: dict[str, Any]) -> list[str]:
    """The options of the question that is open to this person."""
    return [option["label"] for option in update["prompt"]["options"]]


def moments(
    person: Visitor,
    address: str,
    wanted: Callable[[dict[str, Any]], bool],
    choose: Callable[[dict[str, Any]], int],
) -> Iterator[dict[str, Any]]:
    """Yield every wanted position of a match at the page; between them, play without the page."""
    while play_unseen([person], address, lambda update: None if wanted(update) else choose(update)):
        person.page.goto(address)
        assert person.await_question()
        person.legal()
        yield person.update
    person.page.goto(address)
    assert not person.await_question()


def test_every_kind_of_question_is_pictured_and_read_by_axe(visitor: Come) -> None:
    me = visitor(motion="reduce")
    wanted = {f"question-{kind}" for kind in kinds()}
    assert len(wanted) >= 5
    seen: set[str] = set()

    def choose(update: dict[str, Any]) -> int:
        liked = ("Take Tome", "Hallway", "Basement")
        offered = labels(update)
        return next((at for at, label in enumerate(offered) if label.startswith(liked)), len(offered) - 1)

    def name(update: dict[str, Any]) -> str:
        return "match" if update["view"]["turn"] > 1 and "match" not in seen else f"question-{asked(update)}"

    for match in MATCHES:
        address = me.request_table("human", "random", "random", **match)
        for update in moments(me, address, lambda update: name(update) not in seen, choose):
            shown = name(update)
            seen.add(shown)
            me.photograph(shown, accessible=shown in wanted)
    assert wanted <= seen, wanted - seen


def asked_in(seed: int) -> set[str]:
    """The phases in which such a player is asked anything, in the first choices of a match."""
    match = gloaming.game("final-girl").new(seats=1, seed=seed, options={"setup": "bonfire"})
    phases: set[str] = set()
    for step in range(CURIOUS):
        if match.decision is None:
            break
        phases.add(str(match.view(0)["phase"]))
        offered = [match.describe(at).label for at in range(len(match.decision.options))]
        match.pick(wish(offered, step))
    return phases


def test_the_phases_and_kinds_of_question_of_final_girl_are_pictured_and_read_by_axe(visitor: Come) -> None:
    me = visitor(motion="reduce")
    wanted = {"Action phase", "Planning phase", "Killer phase", "Upkeep phase"}
    seed = next(seed for seed in range(1000) if wanted <= asked_in(seed))
    seen: set[str] = set()
    phases: set[str] = set()
    steps = count()

    def new(update: dict[str, Any]) -> bool:
        return not wanted <= phases and (not verbs(update) <= seen or update["view"]["phase"] not in phases)

    def choose(update: dict[str, Any]) -> int:
        return len(labels(update)) - 1 if wanted <= phases else wish(labels(update), next(steps))

    for update in moments(me, open_table(me, seed, setup="bonfire"), new, choose):
        phase = update["view"]["phase"]
        me.photograph(f"final-girl-{asked(update)}", accessible=phase not in phases or len(seen) < 4)
        seen.update(verbs(update))
        phases.add(phase)
    assert wanted <= phases
    assert len(seen) >= 12
    me.photograph("final-girl-result", accessible=True)


SCENES: dict[str, Callable[[dict[str, Any]], object]] = {
    "village": lambda update: update["round"] > 3,
    "corridor": lambda update: len(update["players"][0]["path"]) > 1,
    "fight": lambda update: update["combat"],
    "targets": lambda update: update["phase"] == "play" and update["round"] > 5,
    "boss": lambda update: update["players"][0]["boss"],
}
"""Moments of a match of Fatal Frame, in which some question is asked."""


@pytest.mark.parametrize("scene", SCENES)
def test_the_scenes_of_fatal_frame_are_pictured_and_read_by_axe(visitor: Come, scene: str) -> None:
    me = visitor(motion="reduce")
    test_fatal_frame.reach(me, SCENES[scene], "human", "greedy", "greedy")
    me.photograph(f"fatal-frame-{scene}", accessible=True)


def test_the_kinds_of_question_of_fatal_frame_and_its_result_are_pictured(visitor: Come) -> None:
    me = visitor(motion="reduce")
    seen: set[str] = set()

    def choose(update: dict[str, Any]) -> int:
        return photographer.wish(update["view"], update["prompt"]["options"])

    def new(update: dict[str, Any]) -> bool:
        return not verbs(update) <= seen

    for seed in (4, 11, 14, 22, 2, 19):  # no single match asks everything
        address = test_fatal_frame.open_table(me, "human", "greedy", "greedy", seed=seed)
        for update in moments(me, address, new, choose):
            seen.update(verbs(update))
            me.photograph(f"fatal-frame-question-{asked(update)}")
        if len(seen) >= 24:
            break
    assert len(seen) >= 24
    me.photograph("fatal-frame-result", accessible=True)


def test_the_front_page_and_all_that_opens_over_a_table_are_pictured_and_read_by_axe(visitor: Come) -> None:
    me = visitor(motion="reduce")
    page = me.page
    page.goto("/")
    page.get_by_role("button", name="Play Don't Go In There").wait_for()
    me.photograph("front", accessible=True)
    page.get_by_role("button", name="Open a saved match").click()
    page.get_by_text("Paste text instead").click()
    me.photograph("look-at-a-record", accessible=True)
    page.keyboard.press("Escape")
    me.set_the_table("Don't Go In There").get_by_text("Setup options").click()
    me.photograph("set-the-table", accessible=True)
    me.open_table("human", "random", "random", seed=3)
    me.await_question()
    for name in ("How to play", "Rules", "Shortcuts", "Report a problem", "Settings"):
        page.get_by_role("button", name=name, exact=True).click()
        me.photograph(name.lower().replace(" ", "-"), accessible=True)
        page.keyboard.press("Escape")
    page.wait_for_function("() => !history.state?.dialogs")  # a dialog that closes goes back in the history
    page.goto("/join")
    me.photograph("join", accessible=True)
    page.goto("/nowhere")
    me.photograph("no-such-page", accessible=True)


def test_the_result_and_a_moment_of_the_past_are_pictured_and_read_by_axe(visitor: Come) -> None:
    me = visitor(motion="reduce")
    page = me.page
    page.goto("/")
    page.get_by_role("button", name="Open a saved match").click()
    page.get_by_text("Paste text instead").click()
    page.get_by_label("Text of the file").fill(json.dumps(record()))
    page.get_by_role("button", name="Open", exact=True).click()
    page.locator(".result").wait_for()
    page.get_by_role("slider", name="Position in the match").wait_for()
    me.photograph("result", accessible=True)
    page.get_by_role("slider", name="Position in the match").press("ArrowLeft")
    page.get_by_role("heading", name="You are watching a replay").wait_for()
    me.photograph("past", accessible=True)


def record(seed: int = 2, seats: int = 4) -> dict[str, object]:
    """The record of a whole match."""
    match = gloaming.game(GAME).new(seats=seats, seed=seed)
    turn = 0
    while match.decision is not None:
        match.pick(turn * 7 % len(match.decision.options))
        turn += 1
    return match.record()
