"""Keep the assets of earlier builds for pages that stay open in browsers during an upgrade."""

from __future__ import annotations

import hashlib
import logging
import os
import shutil
import time
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

FOLDER: Final = "page-builds"
"""Name of the folder in the data folder that contains the builds."""

KEPT_SECONDS: Final = 86400.0
"""Seconds for which an earlier build is served, counted from the first start of a server with another build."""

MOST_BUILDS: Final = 5
"""The maximum number of earlier builds that are kept; it matters for servers that are upgraded many times a day."""


def keep_build(page: Path, data: Path) -> list[Path]:
    """Store the assets of the built page in the data folder. Return the folders of all stored builds.

    Each returned folder has a subfolder `assets`. Errors are only logged: the server works without stored assets.
    """
    builds = data / FOLDER
    if not (page / "assets").is_dir():  # a checkout whose page has not been built
        return []
    try:
        current = _keep(page / "assets", builds)
        return [current, *_earlier(builds, current)]
    except OSError as error:
        log.warning("the page's assets are not kept for pages that stay open during an upgrade: %s", error)
        return []


def _keep(assets: Path, builds: Path) -> Path:
    """Store the assets of a build, unless they are stored already. Return the build's folder.

    Builds are compared by the names of their assets, which contain hashes of the contents.
    """
    names = sorted(path.name for path in assets.iterdir())
    builds.mkdir(mode=0o700, exist_ok=True)
    kept = builds / hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]
    if not kept.is_dir():
        unfinished = builds / "unfinished"
        shutil.rmtree(unfinished, ignore_errors=True)
        shutil.copytree(assets, unfinished / "assets", copy_function=_link_or_copy)
        unfinished.rename(kept)
    _replaced(kept).unlink(missing_ok=True)
    return kept


def _earlier(builds: Path, current: Path) -> list[Path]:
    """Return the folders of the earlier builds that are recent enough, the latest first; delete the others."""
    now = time.time()
    earlier = [path for path in builds.iterdir() if path.is_dir() and path != current]
    for build in earlier:
        if not _replaced(build).exists():
            _replaced(build).touch()
            os.utime(_replaced(build), (now, now))
    ages = {build: now - _replaced(build).stat().st_mtime for build in earlier}
    earlier.sort(key=lambda build: ages[build])
    young = [build for build in earlier if ages[build] <= KEPT_SECONDS][:MOST_BUILDS]
    for build in earlier:
        if build not in young:
            shutil.rmtree(build)
            _replaced(build).unlink()
    return young


def _replaced(build: Path) -> Path:
    """Return the marker file whose modification time is the first start of a server with another build."""
    return build.with_suffix(".replaced")


def _link_or_copy(source: str, target: str) -> None:
    """Link an asset, which takes no disk space while its build is the current one; copy it if linking fails."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy(source, target)
