"""Group the rows of a run by condition: game, variant, number of seats, options and set of bots."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from statistics import fmean
from typing import Any

import gloaming
from gloaming.engine.errors import GloamingError
from gloaming.engine.phrases import count
from gloaming.lab.content.overrides import printed_entries, printed_value
from gloaming.lab.content.variants import AS_SOLD, variant_name
from gloaming.lab.experiments.measures import ROUNDS, MatchMeasure, measures_of
from gloaming.lab.runs.rows import Row


@dataclass(frozen=True)
class PlayedCondition:
    """A condition of an experiment as it was played: matches that differ only in their deals, seeds and order of bots.

    bots: in the order of the first match; factors: the values that set the condition apart, by name: `game`, `variant`,
    `seats`, `bots`, an option, or an override.
    """

    game: str
    variant: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    rows: list[Row] = field(repr=False)
    factors: dict[str, Any] = field(default_factory=dict)

    @cached_property
    def label(self) -> str:
        """The factors as text."""
        text = ", ".join([format_factor(name, value) for name, value in self.factors.items()])
        return text or variant_name(self.variant)

    @property
    def measures(self) -> list[MatchMeasure]:
        """The measures of the matches, the most important first."""
        found = measures_of(gloaming.game(self.game), self.bots)
        return [*found, ROUNDS] if "rounds" in self.rows[0] else found

    @property
    def rivals(self) -> bool:
        """Whether the players of a match compete, rather than win or lose together."""
        return self.seats > 1 and gloaming.game(self.game).rivals

    @property
    def side(self) -> str:
        """The side whose wins are counted in a game without rivals."""
        return gloaming.game(self.game).side or ("the player" if self.seats == 1 else "the players")


Overrides = Mapping[str, Mapping[str, Any]]
"""The overrides of variants, by the ids of the variants."""


def group_by_condition(rows: Iterable[Row], overrides: Overrides | None = None) -> list[PlayedCondition]:
    """Return the conditions of a run, in the order of their first rows.

    overrides: those of variants whose names do not contain them.
    """
    groups: dict[tuple[str, str, int, str, tuple[str, ...]], list[Row]] = defaultdict(list)
    for row in rows:
        key = (row["game"], row["variant"], row["seats"], row["options"], tuple(sorted(row["bots"])))
        groups[key].append(row)
    facts: list[dict[str, Any]] = []
    for game, variant, seats, options, bots in groups:
        facts.append(_facts(game, variant, seats, json.loads(options), bots))
        facts[-1].update((overrides or {}).get(variant, {}))
    _fill_in_printed_values(facts, {key for fact in facts for key in fact if "." in key})
    names = [name for name in dict.fromkeys([name for fact in facts for name in fact]) if _differs(name, facts)]
    if "variant" in names and any(["." in name for name in names]):
        names = _without_redundant_variant(names, facts)
    conditions = []
    for (game, variant, seats, options, bots), fact in zip(groups, facts, strict=True):
        factors = {name: fact[name] for name in names if name in fact}
        own = groups[game, variant, seats, options, bots]
        conditions.append(
            PlayedCondition(game, variant, seats, json.loads(options), tuple(own[0]["bots"]), own, factors)
        )
    return conditions


def deal_of(row: Row) -> tuple[int, int]:
    """Return what matches with common random numbers share: the seeds of the deal and of the bots."""
    return row["deal_seed"], row["bot_seed"]


def mean_by_deal(rows: Iterable[Row], value: Callable[[Row], float | None]) -> dict[tuple[int, int], float]:
    """Return the mean value of the matches of each deal. Matches for which the value is None are left out."""
    values: dict[tuple[int, int], list[float]] = defaultdict(list)
    for row in rows:
        found = value(row)
        if found is not None:
            values[deal_of(row)].append(found)
    return {deal: fmean(those) for deal, those in values.items()}


def compared_conditions(
    conditions: Sequence[PlayedCondition], baseline: str | None = None
) -> list[tuple[PlayedCondition, PlayedCondition]]:
    """Return the pairs to compare: conditions that differ in one factor, where the first has the baseline's value.

    A condition without such a partner is compared with the baseline itself. baseline: the id of its variant; by default
    that of the first condition.
    """
    pairs = []
    for condition in conditions:
        same = [other for other in conditions if other.game == condition.game and other.seats == condition.seats]
        base = next((other for other in same if other.variant == baseline), same[0])
        partners = [
            other
            for other in same
            for name in condition.factors
            if condition.factors[name] != base.factors.get(name)
            and other.factors == {**condition.factors, name: base.factors.get(name)}
        ]
        if not partners and condition is not base:
            partners = [base]
        pairs += [(partner, condition) for partner in partners]
    return pairs


def numeric_factors(conditions: Sequence[PlayedCondition]) -> list[str]:
    """Return the names of the factors that are numbers in all conditions that have them, with two or more values."""
    names = dict.fromkeys([name for condition in conditions for name in condition.factors])
    found = []
    for name in names:
        values = [
            condition.factors[name]
            for condition in conditions
            if name in condition.factors and name not in ("game", "variant", "bots")
        ]
        numbers = [value for value in values if isinstance(value, (int, float)) and not isinstance(value, bool)]
        if len(numbers) == len(values) and len(set(numbers)) > 1:
            found.append(name)
    return found


def format_factor(name: str, value: Any) -> str:
    """Return a factor as text."""
    if name == "seats":
        return count(value, "seat")
    return str(value) if name in ("game", "variant", "bots") else f"{name} = {value}"


def _facts(game: str, variant: str, seats: int, options: Mapping[str, Any], bots: Sequence[str]) -> dict[str, Any]:
    name = variant_name(variant)
    facts: dict[str, Any] = {"game": game, "variant": name, "seats": seats}
    for part in name.split(", "):
        key, sign, value = part.partition("=")
        if sign and not value.startswith(("[", "{")):
            facts[key] = _parsed(value)
    facts.update(options)
    facts["bots"] = ", ".join(dict.fromkeys(bots)) if len(set(bots)) == 1 else ", ".join(bots)
    return facts


def _fill_in_printed_values(facts: Sequence[dict[str, Any]], keys: Iterable[str]) -> None:
    """Add what is printed to the facts of the games as sold, for each override of another condition."""
    for fact in facts:
        if fact["variant"] == AS_SOLD:
            for key in keys:
                try:
                    fact[key] = printed_value(key, printed_entries(fact["game"]))
                except GloamingError:
                    continue


def _differs(name: str, facts: Sequence[Mapping[str, Any]]) -> bool:
    return len({json.dumps(fact.get(name), sort_keys=True) for fact in facts}) > 1


def _without_redundant_variant(names: list[str], facts: Sequence[Mapping[str, Any]]) -> list[str]:
    """Leave out the variant if the overrides in its name say the same."""
    others = [name for name in names if name != "variant"]
    kept = {json.dumps({name: fact.get(name) for name in others}, sort_keys=True) for fact in facts}
    return others if len(kept) == len(facts) else names


def _parsed(value: str) -> Any:
    try:
        return json.loads(value)
    except ValueError:
        return value
