"""What an engine does: apply a function to chunks, in as many processes or on as many machines as it has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Protocol, Self, TypeVar

Chunk = TypeVar("Chunk")
Outcome = TypeVar("Outcome")


class Engine(Protocol):
    """Applies functions to chunks. Use it as a context manager; one engine can serve several runs, one at a time.

    chunk_seconds: how long a chunk should take; 0 for chunks of one unit, where handing out chunks costs nothing.
    """

    chunk_seconds: float

    @property
    def workers(self) -> int:
        """The number of chunks that are played at the same time."""

    def map(self, function: Callable[[Chunk], Outcome], chunks: Iterator[Chunk]) -> Iterator[Outcome]:
        """Yield the outcome of each chunk, in the order of the chunks. Chunks are drawn as late as possible.

        function: can be pickled, and gives the same outcome if it is called again. It is sent to each worker once per
        call. An error that it raises ends the iteration; LabError says that a worker was lost.
        """

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...
