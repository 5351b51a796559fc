"""A real server, a real browser, and visitors whose console must stay silent."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal, Protocol

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from gloaming.server.http.app import create_app
from tests.server.house import House

from .visitor import PATIENCE, Visitor

ROOT = Path(__file__).parents[2]

expect.set_options(timeout=PATIENCE)


class Served(Protocol):
    """A running server."""

    address: str


SPARED = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "OptimizationHints", "MediaRouter", "HttpsUpgrades"]
"""Chromium features without visible effect that take half of the time of an empty window."""

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(SPARED)}",
]


KEPT = """try {
  const kept = JSON.parse(localStorage.getItem("gloaming-settings") ?? "{}");
  localStorage.setItem("gloaming-settings", JSON.stringify({ pace: "%s", soundOffered: %s, nameOffered: %s, ...kept }));
} catch {}"""
"""Stores animation speed, and whether sound and name were asked for, unless the page has stored settings."""


UNDRAWN = """globalThis.undrawn = new CSSStyleSheet();
undrawn.replaceSync("html { opacity: 0 !important }");
document.adoptedStyleSheets.push(undrawn);"""
"""Skips painting, a third of Chromium's work; layout, text and clicks still work."""


def chromium() -> str | None:
    """Return the path of Chromium, preferably the faster headless shell."""
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    return None


def _builder() -> ModuleType:
    spec = spec_from_file_location("gloaming_web_build", ROOT / "web" / "build.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def page() -> None:
    """Build the page and install the packages for its tests, in one test process at a time."""
    with (ROOT / "web" / "build.py").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        builder = _builder()
        builder.install(builder.Node())
        if builder.is_stale():
            subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)


@pytest.fixture(scope="session")
def house(page: None) -> Iterator[House]:
    """A server with the built page and bots without delay."""
    with closing(House(create_app(pause=0, most_tables=1000))) as opened:
        yield opened


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium. Without it, local runs skip and CI runs fail."""
    path = chromium()
    if path is None:
        said = "no chromium-headless-shell, chromium, chromium-browser or google-chrome on PATH"
        if os.environ.get("CI"):
            pytest.fail(said)
        pytest.skip(said)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield opened
        opened.close()


@pytest.fixture
def visitor(browser: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Opens browser contexts, each a person of its own; at the end nobody's console may hold an error.

    motion: without it most of the time goes into drawing the candle, so it is left to the tests that are about it; as
    the pace is at which what others do is shown. offered: whether they were asked before if they want sound; asked:
    whether they are asked what they are called. touch: whether they point with a finger, as on a phone. drawn: whether
    the page is drawn all the time, as it is with motion; else where axe-core looks at it and for pictures.
    """
    visitors: list[Visitor] = []

    def come(
        width: int = 1280,
        height: int = 800,
        *,
        motion: Literal["no-preference", "reduce"] = "reduce",
        pace: Literal["slow", "normal", "brisk", "none"] = "none",
        offered: bool = True,
        asked: bool = False,
        touch: bool = False,
        drawn: bool = False,
        at: Served = house,
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": width, "height": height}, base_url=at.address, reduced_motion=motion, has_touch=touch
        )
        context.add_init_script(KEPT % (pace, str(offered).lower(), str(not asked).lower()))
        if motion == "reduce" and not drawn:
            context.add_init_script(UNDRAWN)
        context.set_default_timeout(PATIENCE)
        visitors.append(Visitor(context.new_page(), at.address))
        return visitors[-1]

    yield come
    for visitor in visitors:
        with suppress(Error):  # closed, or on its way to another page
            print(
                f"{visitor.page.url} showed:\n{visitor.page.content()[-3000:]}"
            )  # pytest tells it where the test has failed
    # Closing a page that is about to connect is reported in its console.
    complaints = [list(visitor.complaints) for visitor in visitors]
    for visitor in visitors:
        visitor.page.context.close()
    assert complaints == [[]] * len(visitors)
