"""A small shell for the commands of the documentation, in a folder of its own."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from typer.main import get_command
from typer.testing import CliRunner

from gloaming.cli import app
from gloaming.cli.engine_option import complete_ray

from .blocks import ROOT

PLAIN = {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}
SECONDS = 240.0
"""Seconds that a busy machine may need for a command that runs as a process."""

CHECKOUT = ("src", "tests", "scripts", "docs", "bench", "pyproject.toml", "Makefile", "README.md", "CONTRIBUTING.md")
"""What a copy of the checkout holds."""

LEFT_OUT = shutil.ignore_patterns("__pycache__", "page", "*.so", "golden", "previous_release")


class Shell:
    """Runs commands in a folder, which is empty or, for pages on development, a copy of the checkout."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.is_checkout = False

    def use_checkout(self) -> None:
        """Copy the checkout into the folder."""
        if not self.is_checkout:
            for name in CHECKOUT:
                if (ROOT / name).is_dir():
                    shutil.copytree(ROOT / name, self.folder / name, ignore=LEFT_OUT)
                else:
                    shutil.copy(ROOT / name, self.folder)
            self.is_checkout = True

    def run(self, command: str, typed: str = "", fails: bool = False) -> str:
        """Run a command; return what it prints. It must succeed, or fail as wrong usage does."""
        name, *words = shlex.split(command, comments=True)
        if name == "gloaming" and not self.is_checkout:
            return self._gloaming(words, typed, 2 if fails else 0)
        if name == "mkdir":
            for word in words:
                if not word.startswith("-"):
                    (self.folder / word).mkdir(parents=True, exist_ok=True)
            return ""
        if name == "gloaming":
            return self._process(["-m", "gloaming", *words], typed)
        if name in ("python", "pytest"):
            return self._process(words if name == "python" else ["-m", "pytest", *words], typed)
        if name == "make":
            check_target(words[0])
            scripts = {"generate": "scripts/generate.py"}
            return self._process([scripts[words[0]]], typed)
        raise AssertionError(f"the tests cannot run {name!r}: mark the block <!-- not run: REASON -->")

    def _gloaming(self, words: Sequence[str], typed: str, code: int) -> str:
        before = Path.cwd()
        os.chdir(self.folder)
        try:
            result = CliRunner(env=PLAIN).invoke(app, list(words), input=typed, catch_exceptions=False)
        finally:
            os.chdir(before)
        assert result.exit_code == code, f"gloaming {shlex.join(words)}:\n{result.output}"
        return result.output

    def _process(self, words: Sequence[str], typed: str) -> str:
        source = self.folder if self.is_checkout else ROOT
        env = {**os.environ, **PLAIN, "PYTHONPATH": f"{source / 'src'}{os.pathsep}{self.folder}"}
        done = subprocess.run(
            [sys.executable, *words],
            input=typed,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=env,
            timeout=SECONDS,
            check=False,
        )
        assert done.returncode == 0, f"python {shlex.join(words)}:\n{done.stdout}{done.stderr}"
        return done.stdout


def insert_after(path: Path, start: str, lines: str) -> None:
    """Insert lines into a file after the only line that begins with a text, at any indentation."""
    text = path.read_text(encoding="utf-8")
    places = list(re.finditer(rf"(?m)^ *{re.escape(start)}.*\n", text))
    assert len(places) == 1, f"{len(places)} lines of {path.name} begin with {start!r}"
    end = places[0].end()
    path.write_text(text[:end] + lines + text[end:], encoding="utf-8")


def matches(shown: str, printed: str) -> bool:
    """Return whether the output on a page is what was printed; `...` stands for anything, line breaks do not count."""
    parts = [" ".join(part.split()) for part in re.split(r"(?m)^ *\.\.\. *$|\.\.\.", shown)]
    return re.fullmatch(".*".join(map(re.escape, parts)), " ".join(printed.split()), re.DOTALL) is not None


def check_usage(command: str) -> None:
    """Check the subcommand, the names of options and the number of arguments, without running the command."""
    words = [word for word in shlex.split(command, comments=True) if not re.fullmatch(r"[A-Z_]+=.*|sudo", word)]
    if words[0] == "make":
        check_target(words[1])
    if words[0] != "gloaming":
        return
    program: Any = get_command(app)
    command_name, *rest = words[1:]
    found = program.commands[command_name]
    while rest and hasattr(found, "commands"):
        found = found.commands[rest.pop(0)]
    context = found.make_context(command_name, [], resilient_parsing=True)
    _, extra, _ = found.make_parser(context).parse_args(complete_ray(rest))
    assert not extra, f"{command}: there are no arguments {extra}"


def check_target(target: str) -> None:
    """Check that the Makefile has a target."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(rf"(?m)^{re.escape(target)}:", text), f"make {target}: there is no such target"
