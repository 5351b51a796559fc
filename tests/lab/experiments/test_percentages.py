from __future__ import annotations

import pytest

from gloaming.lab.experiments.percentages import parse_share
from gloaming.lab.lab_error import LabError


@pytest.mark.parametrize("value", ["2%", "2 %", "0.02", 0.02, " 2.0% "])
def test_a_percentage_is_a_share(value: object) -> None:
    assert parse_share(value) == pytest.approx(0.02)


@pytest.mark.parametrize("value", ["0%", "50%", "-2%", "two", "", 1, 2.5, "1e-2"])
def test_anything_else_is_an_error(value: object) -> None:
    with pytest.raises(LabError, match="write a percentage above 0% and below 50%"):
        parse_share(value)
