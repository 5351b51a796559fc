"""Every code block of the documentation runs, page by page, from the first block to the last."""

from __future__ import annotations

import ast
import asyncio
import inspect
import json
import os
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from gloaming.server.http.app import create_app
from tests.server.house import House

from .blocks import ROOT, Block, blocks, commands, inline_commands, pages
from .shell import Shell, check_usage, insert_after, matches

SERVER = "http://127.0.0.1:8000"
"""The server of the examples: a block that names it gets a running one."""

PREPARED = "prepared: a server's folder ./data"

SHELLS = ("console", "bash", "sh")
IN_CHECKOUT = (
    "tutorials/add-a-verb.md",
    "tutorials/add-a-game.md",
    "how-to/write-a-film.md",
    "how-to/write-a-lesson.md",
    "how-to/write-tests.md",
)
"""Pages whose commands run in a copy of the checkout."""


class Reader:
    """Does what a page says, in an empty folder or a copy of the checkout."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.shell = Shell(folder)
        self._stack = stack
        self._names: dict[str, Any] = {"__name__": "__main__"}
        self._server = ""

    def follow(self, block: Block) -> None:
        """Run a block, or check it where it is not to be run."""
        text = block.text if not block.is_run else self._served(block.text)
        if block.comment == PREPARED:
            with closing(House(create_app(data=self.shell.folder / "data"))) as house:
                house.person().http.get("/api/games")
        if block.language in SHELLS:
            self._type(block, text)
        elif block.title and block.is_run:
            self._write(block, text)
        elif block.language in ("python", "pycon"):
            code = compile(text, block.place, "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
            if block.is_run:
                self._execute(code)
        elif block.language == "toml" and "..." not in text:
            tomllib.loads(text)
        elif block.language == "json":
            json.loads(text)

    def _type(self, block: Block, text: str) -> None:
        for number, command in enumerate(commands(Block(**{**vars(block), "text": text}))):
            check_usage(command.words)
            if block.is_run:
                printed = self.shell.run(command.words, block.typed if number == 0 else "", block.comment == "fails")
                if command.output:
                    assert matches(command.output, printed), f"{block.place}: $ {command.words}\n{printed}"

    def _write(self, block: Block, text: str) -> None:
        path = self.shell.folder / block.title
        path.parent.mkdir(parents=True, exist_ok=True)
        if block.comment.startswith("insert after:"):
            insert_after(path, block.comment.removeprefix("insert after:").strip(), text)
        elif block.comment == "append":
            path.write_text(f"{path.read_text(encoding='utf-8')}\n\n{text}", encoding="utf-8")
        else:
            path.write_text(text, encoding="utf-8")

    def _execute(self, code: Any) -> None:
        before = Path.cwd()
        os.chdir(self.shell.folder)
        try:
            done = eval(code, self._names)
            if inspect.iscoroutine(done):
                self._loop.run_until_complete(done)
        finally:
            os.chdir(before)

    @property
    def _loop(self) -> asyncio.AbstractEventLoop:
        if not hasattr(self, "_kept_loop"):
            self._kept_loop = asyncio.new_event_loop()
            self._stack.callback(self._kept_loop.close)
        return self._kept_loop

    def _served(self, text: str) -> str:
        if SERVER in text:
            if not self._server:
                house = self._stack.enter_context(closing(House(create_app(pause=0))))
                self._server = house.address.rstrip("/")
            text = text.replace(SERVER, self._server)
        return text


def id_of(page: Path) -> str:
    return str(page.relative_to(ROOT)).removeprefix("docs/")


def cases() -> Iterator[Any]:
    """Every page with blocks; `slow` where it says so."""
    for page in pages():
        found = list(blocks(page))
        if found:
            is_slow = any(block.comment == "slow" for block in found)
            yield pytest.param(page, id=id_of(page), marks=[pytest.mark.slow] if is_slow else [])


@pytest.mark.parametrize("page", list(cases()))
def test_the_blocks_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "own-data"))
    (folder := tmp_path / "work").mkdir()
    with ExitStack() as stack:
        reader = Reader(folder, stack)
        if id_of(page) in IN_CHECKOUT:
            reader.shell.use_checkout()
        for block in blocks(page):
            try:
                reader.follow(block)
            except Exception as error:
                raise AssertionError(f"{block.place}: {type(error).__name__}: {error}") from error


@pytest.mark.parametrize("page", pages(), ids=id_of)
def test_a_block_that_is_not_run_gives_a_reason(page: Path) -> None:
    for block in blocks(page):
        assert block.is_run or len(block.comment.split()) > 3, f"{block.place}: {block.comment}"
        assert block.language, f"{block.place} names no language"


@pytest.mark.parametrize("page", pages(), ids=id_of)
def test_commands_in_sentences_exist(page: Path) -> None:
    for command in inline_commands(page):
        check_usage(command)
