"""The Ray engine: the processes of a Ray cluster, or of a Ray instance on this machine.

The function of a run, with its packs and weights, travels once per process through Ray's object store. If a node is
lost, Ray repeats its unfinished chunks on other nodes. Every node needs the same version of Gloaming.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from time import monotonic
from types import TracebackType
from typing import Any, Final, Self
from uuid import uuid4

from gloaming.extras import require
from gloaming.lab.lab_error import LabError
from gloaming.lab.runs.engines.engine import Chunk, Outcome
from gloaming.lab.runs.engines.ordered import in_order

WORKERS_SECONDS: Final = 1.0
"""Seconds for which the number of the cluster's processors is remembered."""


REACH_SECONDS: Final = 5.0
"""Seconds within which a cluster must accept a connection."""


class RayEngine:
    """Plays chunks on a Ray cluster.

    address: the cluster, as HOST:PORT or "auto"; "" starts an instance on this machine that ends with the engine. jobs:
    the number of processes of that instance; by default, one per processor. A connection that the program has already
    made with `ray.init` is used as it is. Raises MissingExtra without Ray, and LabError if there is no cluster.
    """

    def __init__(self, address: str = "", jobs: int | None = None) -> None:
        self._ray: Any = require("ray", "ray")
        self.chunk_seconds = 1.0
        self._counted = -WORKERS_SECONDS
        self._workers = 1
        self._owned = not self._ray.is_initialized()
        if not self._owned:
            return
        try:
            if address:
                _reach(address)
                self._ray.init(address=address, log_to_driver=False, logging_level="ERROR")
            else:
                self._ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        except OSError as error:
            raise LabError(f"no Ray cluster answers at {address}: start one with `ray start --head`") from error

    @property
    def workers(self) -> int:
        """The number of chunks that are played at the same time: the cluster's processors, which may change."""
        if monotonic() - self._counted >= WORKERS_SECONDS:
            self._workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            self._counted = monotonic()
        return self._workers

    def map(self, function: Callable[[Chunk], Outcome], chunks: Iterator[Chunk]) -> Iterator[Outcome]:
        """Yield the outcome of each chunk, in the order of the chunks.

        Raises what the function raises, and LabError if the cluster fails.
        """
        ray = self._ray
        apply = ray.remote(_apply).options(num_cpus=1, max_retries=-1)
        run, held = uuid4().hex, [ray.put(function)]
        unfinished: dict[Any, None] = {}

        def submit(chunk: Chunk) -> Any:
            handle = apply.remote(run, held, chunk)
            unfinished[handle] = None
            return handle

        def wait(handles: list[Any]) -> list[Any]:
            done: list[Any] = ray.wait(handles, num_returns=1)[0]
            return done

        try:
            for handle in in_order(chunks, submit, wait, lambda: self.workers):
                del unfinished[handle]
                yield ray.get(handle)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            raise LabError(f"the Ray cluster failed: {error}; repeat the command to continue") from error
        finally:
            for handle in unfinished:
                ray.cancel(handle, force=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._owned:
            self._ray.shutdown()


def _reach(address: str) -> None:
    """Raise OSError if nothing listens at an address HOST:PORT, as Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), REACH_SECONDS).close()


_functions: dict[str, Callable[[Any], Any]] = {}
"""In a process of Ray: the function that it applies, by its run."""


def _apply(run: str, held: list[Any], chunk: Any) -> Any:
    """Apply a function to a chunk. held: the reference of the function, in a list so that Ray does not resolve it."""
    if run not in _functions:
        _functions.clear()
        _functions[run] = require("ray", "ray").get(held[0])
    return _functions[run](chunk)
