"""Experiments as JSON data, and back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gloaming.lab.content.variants import make_variant
from gloaming.lab.experiments.experiment import Condition, Experiment, GamePlan
from gloaming.lab.experiments.experiment_description import describe, described_plans
from gloaming.lab.lab_error import LabError


def description() -> dict[str, Any]:
    variants = [make_variant("final-girl"), make_variant("final-girl", (), {"killer.hans.health": 10})]
    conditions = [Condition("final-girl", variant, ("easy",), {"girl": "laurie"}) for variant in variants]
    plan = GamePlan(conditions, 7, True, 20, 1, 0.02, "win", True)
    data: dict[str, Any] = json.loads(json.dumps(describe(Experiment("Hans", (plan,)))))
    return data


def test_a_description_gives_the_plans_back_with_their_packs() -> None:
    (plan,) = described_plans(description())
    assert (plan.seed, plan.matches, plan.baseline, plan.until, plan.measure, plan.decide) == (
        7,
        20,
        1,
        0.02,
        "win",
        True,
    )
    assert [condition.variant for condition in plan.conditions] == [
        make_variant("final-girl"),
        make_variant("final-girl", (), {"killer.hans.health": 10}),
    ]
    assert plan.conditions[0].options == {"girl": "laurie"}


def test_a_damaged_description_is_reported() -> None:
    for key in ("plans", "variants", "packs"):
        with pytest.raises(LabError, match="KeyError"):
            described_plans({name: value for name, value in description().items() if name != key})


def test_packs_cannot_have_the_names_of_other_folders() -> None:
    data = description()
    for pack in data["packs"].values():
        pack["name"] = "../../overrides"
    with pytest.raises(LabError, match="is no name of a file"):
        described_plans(data)
