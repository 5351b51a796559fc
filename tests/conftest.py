"""Fixtures for all tests."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from .ports import port_of_its_own

settings.register_profile("no deadline", deadline=None)  # a busy machine is no failure
settings.load_profile("no deadline")


def pytest_collection_finish() -> None:
    """Exclude tests and games from Python's garbage collection, and collect new objects rarely.

    Collection otherwise takes a fifth of the processor time where thousands of matches are played.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5000, 10, 10)


@pytest.fixture
def own_port() -> Iterator[int]:
    """Reserve a port during a test."""
    with port_of_its_own() as port:
        yield port


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Start a Ray cluster of two nodes with one processor each, and connect to it."""
    ray = pytest.importorskip("ray")
    nodes = pytest.importorskip("ray.cluster_utils")
    cluster = nodes.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False)
    yield cluster
    ray.shutdown()
    cluster.shutdown()
