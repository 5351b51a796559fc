"""Deals in which an entry of a pack is in sight from the start, for "Start with this card"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from gloaming.engine.errors import GloamingError
from gloaming.engine.match.match import Game, Match
from gloaming.engine.match.settings import OneOf, Setting, SomeOf, WholeNumber

TRIES: Final = 160
"""The maximum number of deals that are tried, unless the caller says otherwise."""

LONGEST_WAIT: Final = 200
"""The maximum number of choices after which an entry must come into sight, if it never is from the start."""

OWNERS: Final = ("of", "owner", "fear")
"""The fields of entries that name the entry to which they belong."""

SEED_BITS: Final = 63
"""The bits of the seed of a deal: too many for anyone to find a deal, and with it the hidden cards, by trying all."""

SHARE_FOR_SIGHT: Final = 0.7
"""The share of the tries in which the entry must be in sight from the start; the others look for the earliest deal."""


@dataclass(frozen=True)
class OpeningDeal:
    """A deal that shows an entry.

    settings: the settings of the match, those of the caller among them; seed: its seed; choices: the number of choices
    after which the entry came into sight when bots chose at random, 0 if it is in sight from the start.
    """

    settings: dict[str, Any]
    seed: int
    choices: int = 0


def deal_with(
    game: Game,
    table: str,
    entry: Mapping[str, Any],
    *,
    seats: int,
    settings: Mapping[str, Any] | None = None,
    tries: int = TRIES,
    seed: int = 0,
) -> OpeningDeal | None:
    """Return a deal in which seat 0 sees a piece of an entry at the start, or as early as possible; None without one.

    game: the game with the pack; table, entry: the table and data of the entry in the draft; settings: settings that
    the caller chose and that stay; tries: the maximum number of deals to try; seed: of the search, so that the same
    search finds the same deal. Raises BadSetup for settings or seats that the game does not allow.
    """
    chosen = dict(settings or {})
    game.settings(seats, chosen)
    id = entry.get("id")
    pieces = {piece for piece, owner in game.box.added.entries.items() if owner == (table, id)}
    named = _settings_with(game, entry, seats, chosen, seed)
    if any([named[setting] == id for setting in named if setting not in chosen]):
        return OpeningDeal(named, seed)
    if not pieces:
        return None
    ways = [named, *_other_settings(game, named)]
    dice = Random(seed)
    for way, number in _deals(ways, int(tries * SHARE_FOR_SIGHT) or 1, dice):
        match = _begun(game, seats, way, number)
        if match is not None and _shown(match) & pieces:
            return OpeningDeal(way, number)
    best: OpeningDeal | None = None
    for way, number in _deals(ways, tries - int(tries * SHARE_FOR_SIGHT), dice):
        match = _begun(game, seats, way, number)
        wait = LONGEST_WAIT if best is None else best.choices - 1
        found = None if match is None else _choices_until(match, pieces, wait, Random(number))
        if found is not None:
            best = OpeningDeal(way, number, found)
            if found <= 1:
                break
    return best


def _deals(ways: list[dict[str, Any]], tries: int, dice: Random) -> Iterator[tuple[dict[str, Any], int]]:
    """Yield settings and seeds: the first settings in half of the tries, then all in turn."""
    for number in range(tries):
        way = 0 if number < tries // 2 else number % len(ways)
        yield ways[way], dice.getrandbits(SEED_BITS)


def _begun(game: Game, seats: int, settings: Mapping[str, Any], seed: int) -> Match | None:
    try:
        return game.new(seats=seats, seed=seed, options=settings)
    except GloamingError:
        return None


def _choices_until(match: Match, pieces: set[str], most: int, dice: Random) -> int | None:
    """Return the number of random choices until a piece is in sight, None if that takes more than `most`."""
    for number in range(1, most + 1):
        decision = match.decision
        if decision is None:
            return None
        match.pick(dice.randrange(len(decision.options)))
        if _shown(match) & pieces:
            return number
    return None


def _shown(match: Match) -> set[str]:
    """Return all texts in the view of seat 0, the ids of the pieces in sight among them."""
    texts: set[str] = set()
    left: list[Any] = [match.view(0)]
    while left:
        value = left.pop()
        if isinstance(value, str):
            texts.add(value)
        elif isinstance(value, dict):
            left += value.values()
        elif isinstance(value, (list, tuple)):
            left += value
    return texts


def _settings_with(
    game: Game, entry: Mapping[str, Any], seats: int, chosen: Mapping[str, Any], seed: int
) -> dict[str, Any]:
    """Return the chosen settings and those that bring an entry into play.

    A setting brings an entry into play if it names the entry, or an entry to which this one belongs, such as the
    Location of an Event.
    """
    called = str(entry.get("name") or entry.get("title") or "")
    wanted = [str(entry.get("id")), *[entry[field] for field in OWNERS if isinstance(entry.get(field), str)]]
    added: dict[str, Any] = {}
    for setting in game.form_settings:
        value = None if setting.id in chosen else _value_with(setting, wanted, called, seats, seed)
        if value is not None:
            added[setting.id] = value
    return {**chosen, **added}


def _other_settings(game: Game, named: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the settings with one more setting each, in all ways: some entries are only in certain matches."""
    ways: list[dict[str, Any]] = []
    for setting in game.form_settings:
        values: list[Any] = []
        if isinstance(setting, OneOf):
            values = setting.choices
        elif isinstance(setting, WholeNumber) and setting.names:
            values = list(range(setting.least, setting.most + 1))
        if setting.id not in named:
            ways += [{**named, setting.id: value} for value in values if value != setting.default]
    return ways


def _value_with(setting: Setting, wanted: list[str], called: str, seats: int, seed: int) -> Any:
    """Return the value of a setting that names one of the wanted ids, or None."""
    if isinstance(setting, OneOf):
        return next((id for id in wanted if id in setting.choices), None)
    if isinstance(setting, SomeOf) and wanted[0] in setting.choices:
        others = [choice for choice in setting.choices if choice != wanted[0]]
        return [wanted[0], *Random(seed).sample(others, setting.counts[seats] - 1)]
    if isinstance(setting, WholeNumber) and called and called in setting.names:
        return setting.least + setting.names.index(called)
    return None
