"""`gloaming backup` and `gloaming restore`."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from gloaming.cli import app
from gloaming.server.store.sqlite import Store


def run(*words: object) -> tuple[int, str]:
    result = CliRunner().invoke(app, [str(word) for word in words])
    return result.exit_code, " ".join(result.output.split())


def test_a_folder_goes_into_a_file_and_comes_back_elsewhere(tmp_path: Path) -> None:
    Store(tmp_path / "data").close()
    code, output = run("backup", tmp_path / "data", tmp_path / "file")
    assert (code, output[-8:]) == (0, "checked.")
    assert f"{tmp_path / 'file'}: 0 tables" in output
    code, output = run("restore", tmp_path / "file", tmp_path / "new")
    assert code == 0
    assert output.endswith(f"Now: gloaming serve --data {tmp_path / 'new'}")
    Store(tmp_path / "new").close()


def test_what_cannot_be_done_is_one_line(tmp_path: Path) -> None:
    code, output = run("backup", tmp_path, tmp_path / "file")
    assert code == 2
    assert "holds no tables. Name the folder that was given to `gloaming serve --data`." in output
    code, output = run("restore", tmp_path / "file", tmp_path / "new")
    assert code == 2
    assert "No such file" in output
