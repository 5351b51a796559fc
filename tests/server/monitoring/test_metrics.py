"""The metrics show each limit and each kind of failure from the start, so that alerts see the first increase."""

from __future__ import annotations

import re
from pathlib import Path

import gloaming.server
from gloaming.server.monitoring import metrics

SOURCE = "".join([path.read_text("utf-8") for path in Path(gloaming.server.__path__[0]).rglob("*.py")])


def test_each_limit_and_failure_is_shown_before_it_has_been_counted() -> None:
    shown = metrics.exposition(0, 0, 0, 0, None).decode()
    limits = {*re.findall(r'metrics\.limited\("([a-z-]+)"', SOURCE), *re.findall(r'RateLimit\(.*, "([a-z-]+)"', SOURCE)}
    assert len(limits) > 30
    assert [name for name in sorted(limits) if f'gloaming_limited_total{{limit="{name}"}}' not in shown] == []
    failures = set(re.findall(r'metrics\.failed\("([a-z]+)"', SOURCE))
    assert len(failures) > 5
    assert [name for name in sorted(failures) if f'gloaming_faults_total{{where="{name}"}}' not in shown] == []
