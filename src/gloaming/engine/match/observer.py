"""Observe one match for one seat again and again."""

from __future__ import annotations

from typing import Any

from gloaming.engine.match.snapshot import Snapshot
from gloaming.engine.observation.memory import Memory
from gloaming.engine.observation.observation import NOT_ASKED


class Observer:
    """Observes one match for one seat, and writes only what has changed since its last observation."""

    __slots__ = ("match", "seat", "_memory")

    def __init__(self, match: Snapshot, seat: int) -> None:
        self.match: Snapshot = match
        self.seat: int = seat
        self._memory: Memory = match.definition.memories.memory(match._state, seat)

    def __reduce__(self) -> tuple[type[Observer], tuple[Snapshot, int]]:
        """Pickle match and seat: what was written last is computed again."""
        return Observer, (self.match, self.seat)

    def observe(self, out: Any = None) -> Any:
        """Return what `Match.observe` returns. The parameter is that of `Match.observe`."""
        match = self.match
        memory = self._memory
        state = match._state
        asked = NOT_ASKED
        if match._options:
            by = state.program.steps[state.step].by
            asked = state.turn if by is None else by(state)
        memory.update(state, asked)
        kept = memory.out
        if out is None:
            return kept[:]
        if type(out) is bytearray and len(out) == len(kept):
            out[:] = kept
            return out
        return memory.observation.copied(kept, out)
