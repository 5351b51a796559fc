"""Agents: players that users write in a Python file, named FILE.py:FUNCTION.

The function returns the agent: a function of a `SeatView` that returns the index of an option, an object with such a
method `choose`, or a PettingZoo policy: an object with a method `act(observation, agent)`. It may take a parameter
`seed`. It is called once per match and seat.

`make_agent` is the place for further kinds of agents: it only has to return a `Bot`.
"""

from __future__ import annotations

import inspect
import re
import sys
import traceback
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from gloaming.bots.seat_view import Bot, SeatView
from gloaming.engine.errors import GloamingError
from gloaming.engine.integers import as_integer
from gloaming.engine.phrases import count, listed
from gloaming.lab.lab_error import LabError

DEFAULT_FUNCTION: Final = "make"

PROGRAM: Final = "program:"
"""The beginning of the spec of a program that plays at a table; see `table_programs`."""

_AGENT: Final = re.compile(rf"(?!{PROGRAM})(?P<file>.+\.py)(?::(?P<function>[^:/\\]*))?")


class BadAgent(LabError):
    """Raised when an agent's file or function cannot be used. The message names them and says what to fix."""


class AgentFailed(GloamingError):
    """Raised when an agent raises an error or returns an illegal option. spec: the agent's spec; seat: its seat."""

    def __init__(self, message: str, spec: str = "", seat: int = 0) -> None:
        super().__init__(message)
        self.spec = spec
        self.seat = seat

    def __reduce__(self) -> tuple[type[AgentFailed], tuple[str, str, int], dict[str, Any]]:
        return AgentFailed, (str(self), self.spec, self.seat), self.__dict__


class AgentBot:
    """A bot that asks an agent, and raises AgentFailed if the agent fails.

    decide: a function of a SeatView that returns the index of an option.
    """

    def __init__(self, spec: str, decide: Callable[[SeatView], Any]) -> None:
        self.spec = spec
        self._decide = decide

    def choose(self, view: SeatView) -> int:
        """Return the index of the option that the agent chooses. Raises AgentFailed."""
        try:
            chosen = self._decide(view)
        except Exception as error:
            raise AgentFailed(f"{self.spec} {_raised(self.spec, error)}", self.spec, view.seat) from error
        number = _integer(chosen)
        option = None if number is None else self._option(view, number)
        if option is None:
            raise AgentFailed(f"{self.spec} returned {_short(chosen)} {self._remedy(view)}", self.spec, view.seat)
        return option

    def _option(self, view: SeatView, number: int) -> int | None:
        """Return the index of the option that a number of the agent stands for, or None."""
        decision = view.decision
        assert decision is not None
        return number if 0 <= number < len(decision.options) else None

    def _remedy(self, view: SeatView) -> str:
        """Return what the open question is and what the agent must return."""
        decision = view.decision
        assert decision is not None
        options = len(decision.options)
        return (
            f"for a question with {count(options, 'option')}; "
            f"return an index into `view.decision.options`, from 0 to {options - 1}"
        )


class PolicyAgent(AgentBot):
    """A bot that asks a PettingZoo policy.

    act: a function of an observation and the name of the agent, as in `gloaming.envs.pettingzoo`, that returns the
    number of an action. numpy: the module.
    """

    def __init__(self, spec: str, act: Callable[[dict[str, Any], str], Any], numpy: Any) -> None:
        def decide(view: SeatView) -> Any:
            vector = view.observe(numpy.empty(view.game.observation.size, dtype=numpy.uint8))
            mask = numpy.zeros(view.game.actions.size, dtype=numpy.int8)
            mask[view.legal_actions()] = 1
            return act({"observation": vector, "action_mask": mask}, f"seat_{view.seat}")

        super().__init__(spec, decide)

    def _option(self, view: SeatView, number: int) -> int | None:
        legal = view.legal_actions()
        return legal.index(number) if number in legal else None

    def _remedy(self, view: SeatView) -> str:
        legal = len(set(view.legal_actions()))
        return (
            f"for a question with {count(legal, 'legal action')}; "
            'return a number whose place in `observation["action_mask"]` is 1'
        )


def is_agent(spec: str) -> bool:
    """Return whether a spec names an agent's file, rather than a bot or a weights file."""
    return _AGENT.fullmatch(spec) is not None


def is_program(spec: str) -> bool:
    """Return whether a spec names a program that plays at a table."""
    return spec.startswith(PROGRAM)


def agent_file(spec: str) -> Path:
    """Return the file of an agent."""
    return Path(_parts(spec)[0])


def relocated(spec: str, folder: Path) -> str:
    """Return the spec of an agent with the whole path of its file. folder: the one to which its path is relative.

    Raises BadAgent.
    """
    file, function = _parts(spec)
    try:
        return f"{(folder / file).resolve()}:{function}"
    except ValueError as error:
        raise BadAgent(f"{file!r} is no name of a file: {error}") from None


def make_agent(spec: str, seed: int) -> Bot:
    """Create the agent that a spec names. Raises BadAgent, which names the file and function and says what to fix.

    seed: passed to the function if it has a parameter of this name.
    """
    function = _load_function(spec)
    try:
        made = function(seed=seed) if _takes_seed(spec, function) else function()
    except BadAgent:
        raise
    except Exception as error:
        raise BadAgent(f"{spec} {_raised(spec, error)}") from error
    if callable(choose := getattr(made, "choose", None)):
        return AgentBot(spec, choose)
    if callable(act := getattr(made, "act", None)):
        return PolicyAgent(spec, act, _numpy(spec))
    if not callable(made):
        raise BadAgent(
            f"{spec} returned {_short(made)}; return a function that takes a SeatView and returns the index of an "
            "option, an object with such a method 'choose', or a PettingZoo policy with a method 'act'"
        )
    return AgentBot(spec, made)


def _numpy(spec: str) -> Any:
    try:
        return import_module("numpy")
    except ModuleNotFoundError as error:
        raise BadAgent(
            f'{spec} is a PettingZoo policy, whose observations need numpy: pip install "gloaming[pettingzoo]"'
        ) from error


def _parts(spec: str) -> tuple[str, str]:
    match = _AGENT.fullmatch(spec)
    assert match is not None
    return match["file"], match["function"] or DEFAULT_FUNCTION


@cache
def _load_function(spec: str) -> Callable[..., Any]:
    file, name = _parts(spec)
    module = _load_module(Path(file))
    function = getattr(module, name, None)
    if function is None:
        there = [key for key, value in vars(module).items() if inspect.isfunction(value) and not key.startswith("_")]
        has = f"it has {listed(there)}" if there else "it has no functions"
        raise BadAgent(f"{file} has no function '{name}'; {has}: name one, as in {file}:{(there or [name])[0]}")
    if not callable(function):
        raise BadAgent(f"{file}: '{name}' is not a function but {_short(function)}; name a function")
    checked: Callable[..., Any] = function
    return checked


def _load_module(path: Path) -> ModuleType:
    if not path.is_file():
        raise BadAgent(f"{path}: there is no such file; an agent is FILE.py:FUNCTION, as in agent.py:make")
    found = spec_from_file_location(f"gloaming_agent_{path.stem}", path)
    assert found is not None and found.loader is not None
    module = module_from_spec(found)
    sys.modules[found.name] = module
    folder = str(path.parent.resolve())
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        found.loader.exec_module(module)
    except ModuleNotFoundError as error:
        raise BadAgent(
            f"{path} imports {error.name!r}, which is not installed: install it, or put the module next to the file"
        ) from error
    except SyntaxError as error:
        raise BadAgent(f"{path}, line {error.lineno}: {error.msg}") from error
    except Exception as error:
        raise BadAgent(f"{path} cannot be imported: it {_raised(str(path), error)}") from error
    return module


def _takes_seed(spec: str, function: Callable[..., Any]) -> bool:
    """Return whether a function has a parameter `seed`. Raises BadAgent if it needs other arguments."""
    try:
        parameters = inspect.signature(function).parameters
    except (TypeError, ValueError):
        return False
    needed = [
        name
        for name, parameter in parameters.items()
        if parameter.default is parameter.empty
        and parameter.kind not in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD)
        and name != "seed"
    ]
    if needed:
        name = _parts(spec)[1]
        raise BadAgent(
            f"{spec} takes {listed(needed)}, but is called without arguments or with `seed`; "
            f"if it is the agent itself, add `def make(): return {name}` and name that function"
        )
    return "seed" in parameters


def _raised(spec: str, error: Exception) -> str:
    """Describe an error of an agent, with the last line of the agent's file that was running."""
    file = Path(_parts(spec)[0]).resolve()
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).resolve() == file]
    at = f" ({file.name}, line {frames[-1].lineno}, in {frames[-1].name})" if frames else ""
    return f"raised {type(error).__name__}: {error}{at}"


def _integer(value: object) -> int | None:
    """Return a whole number as an int, also from an array or tensor with a single one; None for anything else."""
    try:
        return as_integer(value)
    except (TypeError, ValueError):
        return None


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
