"""Find changes of the content that a bot cannot perceive, because the features of its policy ignore them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from gloaming.bots import BOT_KINDS
from gloaming.engine.content.content_checks import shortened
from gloaming.engine.errors import GloamingError
from gloaming.engine.match.match import Game, Match
from gloaming.engine.phrases import listed
from gloaming.lab.content.content_changes import ContentChange, apply_change, content_changes
from gloaming.lab.content.game_files import GameFiles
from gloaming.lab.experiments.experiment import GamePlan

TRIES: Final = 40
"""The number of random matches in which the features are compared."""

MOST_DECISIONS: Final = 150
"""The number of decisions of each of these matches in which they are compared."""

FEWEST_POSITIONS: Final = 200
"""The number of compared positions below which a change gets no note."""

MOST_CHANGES: Final = 10
"""The number of changes of a variant that are examined."""

NOT_PLAYED: Final = frozenset({"name", "line", "text", "source", "rule", "grade", "naming"})
"""Fields that are printed, but do not matter in a match."""

_ADVICE: Final = "Compare with a bot that looks ahead, such as search:200."

_LEVELS: Final = {"easy": "policy", "medium": "policy", "hard": "policy"}
"""What the levels below the hardest play in games whose learned policy plays and that name no bot for the level."""


def perception_notes(plans: Sequence[GamePlan]) -> list[str]:
    """Return a note for each bot that does not perceive a change of the content, or has not been trained with it.

    The variants of each plan are compared with that of its baseline. Bots that look ahead meet a change in the matches
    that they imagine, so they get no note.
    """
    ignored: dict[str, dict[str, None]] = {}
    unknown: dict[str, dict[str, None]] = {}
    examined: dict[tuple[str, int], bool] = {}
    for plan, condition in [(each, condition) for each in plans for condition in each.conditions]:
        before, after = plan.conditions[plan.baseline].variant.files, condition.variant.files
        bots = [bot for bot in dict.fromkeys(condition.bots) if decides_by_features(bot, before.load())]
        if not bots or before == after:
            continue
        changes = [change for change in content_changes(before, after) if change.field not in NOT_PLAYED]
        for change in changes[:MOST_CHANGES]:
            place = (change.key, plan.seats)
            if change.field and place not in examined:
                changed = _changed(before, change) or after.load()
                examined[place] = ignores(before.load(), changed, plan.seats, condition.options)
            for bot in bots:
                if not change.field:
                    unknown.setdefault(bot, {})[change.key] = None
                elif examined[place]:
                    ignored.setdefault(bot, {})[change.key] = None
    return [
        *[_ignorance(bots, keys) for bots, keys in _by_keys(ignored)],
        *[_novelty(bots, keys) for bots, keys in _by_keys(unknown)],
    ]


def ignores(base: Game, changed: Game, seats: int, options: Mapping[str, Any]) -> bool:
    """Return whether the features of a game's policy are the same before and after a change of the content.

    They are compared in the positions of TRIES random matches, from the beginning until the positions differ; a field
    that matters only in rare positions may be missed.
    """
    compared = 0
    for seed in range(TRIES):
        differ, positions = _compare(base, changed, seats, options, seed)
        if differ:
            return False
        compared += positions
    return compared >= FEWEST_POSITIONS


def decides_by_features(spec: str, game: Game) -> bool:
    """Return whether a bot chooses by the features of the policy, without looking ahead."""
    learned = game.rules.learned
    if learned is None:
        return False
    kind = spec.partition(":")[0]
    if kind in BOT_KINDS and BOT_KINDS[kind].level:
        kind = learned.levels.get(kind, _LEVELS.get(kind, "") if learned.plays else "").partition(":")[0]
    return kind == "policy" or spec.endswith(".json")


def _by_keys(found: Mapping[str, Mapping[str, None]]) -> list[tuple[str, str]]:
    """Return the bots and the keys that concern them, as text, with one pair for all bots with the same keys."""
    bots: dict[tuple[str, ...], list[str]] = {}
    for bot, keys in found.items():
        bots.setdefault(tuple(keys), []).append(bot)
    return [(listed(names), shortened(keys)) for keys, names in bots.items()]


def _ignorance(bots: str, keys: str) -> str:
    return (
        f"A change of {keys} is invisible to {bots}: in {TRIES} random matches, everything that the learned policy "
        "perceives was the same with and without it. Such bots play as if nothing had changed, so the result holds for "
        f"players who do not adapt. {_ADVICE}"
    )


def _novelty(bots: str, keys: str) -> str:
    return (
        f"New to {bots}: {keys}. The learned policy has never played with new entries, and knows only what they share "
        f"with printed ones. {_ADVICE}"
    )


def _changed(files: GameFiles, change: ContentChange) -> Game | None:
    """Return the game with a single change, or None if it is only valid together with others."""
    try:
        return apply_change(files, change).load()
    except (GloamingError, TypeError):
        return None


def _compare(base: Game, changed: Game, seats: int, options: Mapping[str, Any], seed: int) -> tuple[bool, int]:
    """Return whether the features or options differ in a position of a random match, and the number of positions."""
    first, second = [game.new(seats=seats, seed=seed, options=options) for game in (base, changed)]
    dice = random.Random(seed)
    for number in range(MOST_DECISIONS):
        if first.over or second.over:
            return False, number
        if first._options != second._options or _features(first) != _features(second):
            return _position(first) == _position(second), number
        choice = dice.randrange(len(first._options))
        first.pick(choice)
        second.pick(choice)
    return False, MOST_DECISIONS


def _features(match: Match) -> Any:
    learned = match.game.rules.learned
    decision = match.decision
    assert learned is not None
    assert decision is not None
    question = learned.features.question(match._state, decision.seat, match._options)
    return question.seen, question.own


def _position(match: Match) -> Any:
    """Return the position, without the packs of the game."""
    position = match.position()
    position.pop("packs", None)
    return position
