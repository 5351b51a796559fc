"""Records of earlier rules versions still load, or name the choice that the rules no longer offer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import gloaming

FOLDER = Path(__file__).parent / "earlier_records"


@pytest.mark.parametrize("name", ["fatal-frame-4", "final-girl-6", "ghost-hunter-8"])
def test_a_match_that_no_changed_rule_concerns_replays_to_the_same_end(name: str) -> None:
    data = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    match = gloaming.replay(data["record"])
    assert match.result is not None
    assert match.result.as_json() == data["result"]
    assert match.choices == data["record"]["choices"]
    assert match.record()["version"] > data["record"]["version"]


@pytest.mark.parametrize(
    ("name", "choice"),
    [("follow-your-fear-4-other", 52), ("ghost-hunter-8-other", 18)],
)
def test_a_match_that_a_changed_rule_concerns_names_the_first_choice_that_is_no_longer_offered(
    name: str, choice: int
) -> None:
    data = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    version = data["record"]["version"]
    with pytest.raises(gloaming.WrongVersion, match=rf"of version {version} of .*: choice {choice} of the record: "):
        gloaming.replay(data["record"])
