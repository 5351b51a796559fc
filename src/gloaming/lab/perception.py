"""Find changes of printed values that a bot cannot perceive, because the features of its policy ignore them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from gloaming.bots import BOT_KINDS
from gloaming.engine.match.match import Game, Match

TRIES: Final = 40
"""The number of random matches in which the features are compared."""

MOST_DECISIONS: Final = 150
"""The number of decisions of each of these matches in which they are compared."""

_LEVELS: Final = {"easy": "policy", "medium": "policy", "hard": "policy"}
"""What the levels below the hardest play in games whose learned policy plays and that name no bot for the level."""


def ignored_by(spec: str, base: Game, changed: Game, seats: int, options: Mapping[str, Any]) -> bool:
    """Return whether a bot that decides by features alone has the same features before and after a change of the game.

    False for bots that look ahead: they meet the change in the matches that they imagine. Also False if the games have
    different cards. The features are compared in the positions of TRIES random matches, from the beginning until the
    positions differ; a field that matters only in rare positions may be missed.
    """
    if not decides_by_features(spec, base) or _ids(base) != _ids(changed):
        return False
    return not any([_differ(base, changed, seats, options, seed) for seed in range(TRIES)])


def decides_by_features(spec: str, game: Game) -> bool:
    """Return whether a bot chooses by the features of the policy, without looking ahead."""
    learned = game.rules.learned
    if learned is None:
        return False
    kind = spec.partition(":")[0]
    if kind in BOT_KINDS and BOT_KINDS[kind].level:
        kind = learned.levels.get(kind, _LEVELS.get(kind, "") if learned.plays else "").partition(":")[0]
    return kind == "policy" or spec.endswith(".json")


def unseen_changes(
    base: Game, variants: Mapping[str, Game], bots: Sequence[str], seats: int, options: Mapping[str, Any]
) -> list[str]:
    """Return a note for each bot and variant whose change the bot cannot perceive.

    variants: the changed games, by their label.
    """
    return [
        f"{bot} does not perceive the change of {label}: its features ignore the changed fields, so it plays as if "
        "nothing had changed. The result shows the change for such players only; compare with a search bot."
        for label, changed in variants.items()
        for bot in dict.fromkeys(bots)
        if ignored_by(bot, base, changed, seats, options)
    ]


def _differ(base: Game, changed: Game, seats: int, options: Mapping[str, Any], seed: int) -> bool:
    """Return whether the features differ in a random match before its positions differ."""
    first, second = [game.new(seats=seats, seed=seed, options=options) for game in (base, changed)]
    dice = random.Random(seed)
    for number in range(MOST_DECISIONS):
        if first.over or second.over or first._options != second._options:
            return False
        if number and _position(first) != _position(second):
            return False
        if _features(first) != _features(second):
            return True
        choice = dice.randrange(len(first._options))
        first.pick(choice)
        second.pick(choice)
    return False


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


def _ids(game: Game) -> list[str]:
    return [str(entry["id"]) for entry in game.content()]
