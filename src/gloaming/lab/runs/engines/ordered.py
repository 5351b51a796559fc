"""Keep workers busy while outcomes are taken in the order of the chunks."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final, TypeVar

from gloaming.lab.runs.engines.engine import Chunk

Handle = TypeVar("Handle")

AHEAD: Final = 2
"""The number of chunks per worker that are submitted at the same time, so that no worker waits for its next chunk."""

WAITING: Final = 64
"""The number of chunks per worker that may be done before an earlier chunk is."""


def in_order(
    chunks: Iterator[Chunk],
    submit: Callable[[Chunk], Handle],
    wait: Callable[[list[Handle]], list[Handle]],
    workers: Callable[[], int],
) -> Iterator[Handle]:
    """Submit chunks, and yield the handle of each when it is done, in the order of the chunks.

    submit: starts a chunk and returns its handle; wait: waits until one of some handles is done, and returns those
    that are done; workers: returns the number of chunks that are played at the same time.
    """
    submitted: deque[Handle] = deque()
    running: list[Handle] = []
    while True:
        free = min(AHEAD * workers() - len(running), WAITING * workers() - len(submitted))
        for chunk in islice(chunks, max(0, free)):
            handle = submit(chunk)
            submitted.append(handle)
            running.append(handle)
        if not submitted:
            return
        done = set(wait(running)) if running else set()
        running = [handle for handle in running if handle not in done]
        unfinished = set(running)
        while submitted and submitted[0] not in unfinished:
            yield submitted.popleft()
