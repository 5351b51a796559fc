"""The lock of a folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gloaming.lab.lab_error import LabError
from gloaming.lab.runs.folder_lock import LOCK, folder_lock

HOLD = """
import pathlib, sys
from gloaming.lab.runs.folder_lock import folder_lock
with folder_lock(pathlib.Path(sys.argv[1])):
    print("locked", flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such locks")
def test_a_folder_is_used_by_one_process_at_a_time(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdin is not None and other.stdout is not None
        assert other.stdout.readline() == "locked\n"
        with pytest.raises(LabError, match="another command is playing in"), folder_lock(tmp_path):
            pass
        other.kill()
    assert (tmp_path / LOCK).exists()
    with folder_lock(tmp_path):
        assert (tmp_path / LOCK).exists()
    assert list(tmp_path.iterdir()) == []
