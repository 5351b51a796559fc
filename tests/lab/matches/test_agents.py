"""Agents in Python files: how they are loaded, and what an error says."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path

import pytest

import gloaming
from gloaming.bots import SeatView
from gloaming.lab.matches.agents import AgentFailed, BadAgent, is_agent, make_agent

MATCH = gloaming.game("dont-go-in-there").new(seats=2, seed=1)


def agent(folder: Path, text: str, function: str = "make") -> str:
    """Write an agent's file, and return its spec. Each file has its own name, because files are loaded once."""
    path = folder / f"agent{len(list(folder.glob('*.py')))}.py"
    path.write_text(text)
    return f"{path}:{function}"


def choose(spec: str, seed: int = 0) -> int:
    decision = MATCH.decision
    assert decision is not None
    return make_agent(spec, seed).choose(SeatView(MATCH, decision.seat))


def test_an_agent_is_a_function_of_what_its_seat_sees(tmp_path: Path) -> None:
    spec = agent(tmp_path, "def make():\n    return lambda view: len(view.decision.options) - 1\n")
    assert MATCH.decision is not None
    assert choose(spec) == len(MATCH.decision.options) - 1
    assert choose(spec.removesuffix(":make")) == choose(spec)


def test_an_agent_may_be_a_bot_of_a_class_with_a_seed(tmp_path: Path) -> None:
    text = """
class Steady:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view):
        return self.seed
"""
    assert choose(agent(tmp_path, text, "Steady"), seed=2) == 2


def test_an_agent_imports_the_modules_next_to_it(tmp_path: Path) -> None:
    (tmp_path / "helper_of_an_agent.py").write_text("CHOICE = 1\n")
    text = "import helper_of_an_agent\n\ndef make():\n    return lambda view: helper_of_an_agent.CHOICE\n"
    assert choose(agent(tmp_path, text)) == 1


def test_a_policy_without_numpy_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    text = "class Policy:\n    def act(self, observation, agent): ...\n"
    with pytest.raises(BadAgent, match=r'observations need numpy: pip install "gloaming\[pettingzoo\]"'):
        make_agent(agent(tmp_path, text, "Policy"), 0)


@pytest.mark.parametrize(
    ("text", "function", "message"),
    [
        ("def build(): ...\n", "make", "has no function 'make'; it has build: name one, as in"),
        ("make = 3\n", "make", "'make' is not a function but 3"),
        ("def act(view): ...\n", "act", "takes view, but is called without arguments .* `def make\\(\\): return act`"),
        ("def make(): return 7\n", "make", "returned 7; return a function that takes a SeatView"),
        (
            "def make():\n    raise KeyError('model')\n",
            "make",
            r"raised KeyError: 'model' \(agent0.py, line 2, in make",
        ),
        ("import no_such_package\n", "make", "imports 'no_such_package', which is not installed: install it"),
        ("def make(:\n", "make", "line 1: "),
        ("1 / 0\n", "make", r"cannot be imported: it raised ZeroDivisionError: division by zero \(agent0.py, line 1"),
    ],
)
def test_an_agent_that_cannot_be_made_is_refused_with_file_and_remedy(
    tmp_path: Path, text: str, function: str, message: str
) -> None:
    spec = agent(tmp_path, text, function)
    with pytest.raises(BadAgent, match=message) as refused:
        make_agent(spec, 0)
    assert "agent0.py" in str(refused.value)


def test_a_file_that_is_missing_is_named() -> None:
    with pytest.raises(BadAgent, match=r"lost.py: there is no such file; an agent is FILE.py:FUNCTION"):
        make_agent("lost.py:make", 0)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("return 99", "returned 99 for a question with .* from 0 to"),
        ("return None", "returned None for a question"),
        ("return True", "returned True for a question"),
        ("return [0] * 100", r"returned \[0, 0.*\.\.\. for a question"),
        ("return view.nothing", r"raised AttributeError: .* \(agent0.py, line 3, in choose\)"),
    ],
)
def test_what_an_agent_does_wrong_is_told_with_the_line(tmp_path: Path, body: str, message: str) -> None:
    spec = agent(tmp_path, f"def make():\n    def choose(view):\n        {body}\n    return choose\n")
    with pytest.raises(AgentFailed, match=message) as failed:
        choose(spec)
    failed.value.add_note("in match 5")
    copied = pickle.loads(pickle.dumps(failed.value))
    assert copied.__notes__ == ["in match 5"]
    assert (str(copied), copied.spec, copied.seat) == (str(failed.value), spec, failed.value.seat)


@pytest.mark.parametrize(
    ("spec", "known"),
    [("agent.py", True), ("a/b.py:make", True), ("C:\\a.py:make", True), ("hard", False), ("search:200", False)],
)
def test_an_agent_is_known_by_its_file(spec: str, known: bool) -> None:
    assert is_agent(spec) is known
