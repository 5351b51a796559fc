"""Experiments as JSON data, which is kept with the results of a run: with it, reports know what the rows compare."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from pathlib import PurePath
from typing import Any

import msgspec

from gloaming.engine.decoding import convert
from gloaming.lab.content.game_files import GameFiles, PackFiles
from gloaming.lab.content.variants import Variant
from gloaming.lab.experiments.experiment import Condition, Experiment, GamePlan
from gloaming.lab.experiments.report_plan import ReportPlan
from gloaming.lab.lab_error import LabError


def describe(experiment: Experiment) -> dict[str, Any]:
    """Return an experiment as JSON data, with the content of its packs.

    Conditions have the columns "variant" and "options" of their matches; "variants" has the name, overrides and packs
    of each variant, by game and id; "packs" has each pack once, by its hash.
    """
    packs: dict[str, Any] = {}
    variants: dict[str, dict[str, Any]] = {}
    for condition in [condition for plan in experiment.plans for condition in plan.conditions]:
        variant = condition.variant
        if variant.id in variants.setdefault(condition.game, {}):
            continue
        hashes = [blake2b(msgspec.json.encode(pack), digest_size=8).hexdigest() for pack in variant.files.packs]
        packs.update(zip(hashes, map(msgspec.to_builtins, variant.files.packs), strict=True))
        overrides = dict(variant.overrides)
        variants[condition.game][variant.id] = {"name": variant.name, "overrides": overrides, "packs": hashes}
    plans = [_described(plan) for plan in experiment.plans]
    report = experiment.report.describe()
    return {"title": experiment.title, "plans": plans, "variants": variants, "packs": packs, "report": report}


def described_plans(data: Mapping[str, Any]) -> list[GamePlan]:
    """Return the plans of an experiment from its description. Raises LabError if it is not valid."""
    try:
        packs = {hash: convert(pack, PackFiles) for hash, pack in data["packs"].items()}
        for name in [name for pack in packs.values() for name in (pack.name, *[file for file, _ in pack.files])]:
            if PurePath(name).name != name:
                raise LabError(f"{name!r} is no name of a file")
        return [_plan(plan, data["variants"], packs) for plan in data["plans"]]
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise LabError(f"{type(error).__name__}: {error}") from None


def described_report(data: Mapping[str, Any]) -> ReportPlan:
    """Return what an experiment wants in its report from its description. Raises LabError if it is not valid."""
    try:
        return convert(data.get("report", {}), ReportPlan)
    except ValueError as error:
        raise LabError(str(error)) from None


def _described(plan: GamePlan) -> dict[str, Any]:
    return {
        "game": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "rotate": plan.rotate,
        "matches": plan.matches,
        "until": plan.until,
        "decide": plan.decide,
        "measure": plan.measure,
        "baseline": plan.baseline,
        "conditions": [
            {
                "variant": condition.variant.id,
                "options": msgspec.json.encode(condition.options, order="sorted").decode(),
                "bots": list(condition.bots),
            }
            for condition in plan.conditions
        ],
    }


def _plan(data: Mapping[str, Any], variants: Mapping[str, Any], packs: Mapping[str, PackFiles]) -> GamePlan:
    game = data["game"]
    conditions = []
    for entry in data["conditions"]:
        known = variants[game][entry["variant"]]
        files = GameFiles(game, tuple([packs[hash] for hash in known["packs"]]))
        variant = Variant(known["name"], files, tuple(known["overrides"].items()))
        conditions.append(Condition(game, variant, tuple(entry["bots"]), msgspec.json.decode(entry["options"])))
    settings = [data[key] for key in ("seed", "rotate", "matches", "baseline", "until", "measure", "decide")]
    return GamePlan(conditions, *settings)
