"""Make the memories of the observations of matches, with the code that was generated for a game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from gloaming.engine.observation.memory import Memory, MemoryClass
from gloaming.engine.observation.observation import NOT_ASKED, Observation
from gloaming.engine.observation.source import CLASS, memory_source
from gloaming.engine.state.state import State


class Memories:
    """Makes the memories of all matches of a game."""

    __slots__ = ("observation", "_class", "_begun")

    def __init__(self, observation: Observation, generated: str = "") -> None:
        """generated: the name of the module that was generated for the game; "" to generate the code now."""
        self.observation: Observation = observation
        self._class: MemoryClass = _memory_class(observation, generated)
        self._begun: dict[int, list[Memory]] = {}

    def memory(self, state: State, seat: int) -> Memory:
        """Return a memory of the observations of one match by one seat, which writes only what has changed.

        Matches begin much alike: a memory starts from what the first one of the same seat among as many seats wrote.
        """
        memory = self._class(self.observation, seat)
        orders = self.observation.orders(state, seat)
        earlier = self._begun.get(seat, [])
        for begun in earlier:
            if all([one is other for one, other in zip(begun.orders, orders)]):
                memory.take(begun)
                return memory
        memory.restart(state)
        memory.update(state, NOT_ASKED)
        first = self._class(self.observation, seat)
        first.take(memory)
        self._begun[seat] = [*earlier, first]
        return memory


def _memory_class(observation: Observation, generated: str) -> MemoryClass:
    """Return the class that was generated, or generate it, as for games with packs."""
    if generated:
        try:
            module = import_module(generated)
        except ModuleNotFoundError:
            pass
        else:
            if observation.version == module.VERSION:
                there: MemoryClass = getattr(module, CLASS)
                return there
    names: dict[str, Any] = {}
    exec(compile(memory_source(observation), "<places of observations>", "exec"), names)
    made: MemoryClass = names[CLASS]
    return made
