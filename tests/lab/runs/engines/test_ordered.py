from __future__ import annotations

from collections.abc import Iterator

from gloaming.lab.runs.engines.ordered import AHEAD, WAITING, in_order


def test_handles_are_yielded_in_order_although_the_last_is_done_first() -> None:
    waited: list[int] = []

    def wait(running: list[int]) -> list[int]:
        waited.append(len(running))
        return [running[-1]]

    assert list(in_order(iter(range(20)), lambda chunk: chunk, wait, lambda: 3)) == list(range(20))
    assert max(waited) == AHEAD * 3


def test_chunks_are_drawn_late_and_few_wait_for_a_slow_one() -> None:
    drawn = 0

    def chunks() -> Iterator[int]:
        nonlocal drawn
        for chunk in range(1000):
            drawn += 1
            yield chunk

    def wait(running: list[int]) -> list[int]:
        return [handle for handle in running if handle] or running

    first = next(in_order(chunks(), lambda chunk: chunk, wait, lambda: 1))
    assert first == 0
    assert drawn == WAITING
